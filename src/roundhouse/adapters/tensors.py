"""Positions as arrays: the observation of a seat, from the columns that its game declares, and the mask of its moves.

Action `n` is the move `board.moves[n]`: every legal move of every position has its number in this list, which follows from the board alone.
"""

from functools import cache
from operator import attrgetter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from roundhouse.kernel.columns import Column
from roundhouse.kernel.errors import BadOption
from roundhouse.kernel.move import Move
from roundhouse.kernel.state import SPECTATOR, Setting, State

Floats = NDArray[np.float32]
Bytes = NDArray[np.int8]


class Encoder:
    """Makes observations of tables with one setting. The features have names, in the order of the array.

    An observation begins with the heading: whose it is, the phase, who owes a decision as far as the seat may know. Then come the game's columns.
    """

    def __init__(self, sample: State) -> None:
        setting = sample.setting
        columns = list(setting.game.columns(sample))
        if not columns:
            raise BadOption(f"{setting.game.title} declares no columns, so there are no observations of it as arrays")
        self.setting = setting
        self._phases = [phase.name for phase in setting.phases]
        self.names: list[str] = [f"seat={seat + 1}" for seat in range(setting.players)]
        self.names += [f"phase={name}" for name in self._phases]
        self.names += [f"to_act[{seat + 1}]" for seat in range(setting.players)]
        self._phase_at = setting.players
        self._owing_at = self._phase_at + len(self._phases)
        alone = [one for one in columns if one.read is None and one.names == ("",)]
        lists = [one for one in columns if one.read is None and one.names != ("",)]
        self._made = [one for one in columns if one.read is not None]
        self._alone = _getter(alone)
        self._lists = _getter(lists)
        place = {}
        raw = 0
        for one in (*alone, *lists, *self._made):  # the order in which numbers are read
            place[id(one)] = raw
            raw += len(one.names)
        self._raw = raw
        self._lay_out(columns, place)
        self.encode(sample, 0)  # a declaration that does not fit its table is found now

    def _lay_out(self, columns: list[Column], place: dict[int, int]) -> None:
        """Where each number goes in the array, and how."""
        counted: list[tuple[int, int, float]] = []  # source, feature, factor
        chosen: list[tuple[int, int]] = []  # source, feature of the number 0
        bits: list[tuple[int, int, int]] = []  # source, feature, bit
        self._limits: list[tuple[Column, int]] = []
        for one in columns:
            at = len(self.names)
            for number in range(len(one.names)):
                source = place[id(one)] + number
                if not one.options:
                    counted.append((source, at + number, 1 / one.top))
                elif one.is_set:
                    bits += [(source, at + number * one.width + bit, bit) for bit in range(one.width)]
                else:
                    chosen.append((source, at + number * one.width - one.lowest))
            self._limits.append((one, place[id(one)]))
            self.names += one.features()
        self.size = len(self.names)
        self._count_from, self._count_to = np.array([one[0] for one in counted], np.intp), np.array([one[1] for one in counted], np.intp)
        self._factor = np.array([one[2] for one in counted], np.float32)
        self._choice_from, self._choice_to = np.array([one[0] for one in chosen], np.intp), np.array([one[1] for one in chosen], np.intp)
        self._bit_from, self._bit_to = np.array([one[0] for one in bits], np.intp), np.array([one[1] for one in bits], np.intp)
        self._bit = np.array([one[2] for one in bits], np.int64)

    def encode(self, state: State, seat: int | None) -> Floats:
        """What `seat` (None: a spectator) may know, as one array."""
        eye = SPECTATOR if seat is None else seat
        raw = np.array(self._numbers(state, eye), np.int64)
        if len(raw) != self._raw:
            raise BadOption(f"the columns of {self.setting.game.title} do not fit this table: {len(raw)} numbers instead of {self._raw}")
        found = np.zeros(self.size, np.float32)
        found[self._count_to] = raw[self._count_from] * self._factor
        found[raw[self._choice_from] + self._choice_to] = 1
        found[self._bit_to] = raw[self._bit_from] >> self._bit & 1
        if eye != SPECTATOR:
            found[eye] = 1
        found[self._phase_at + state.at] = 1
        if not state.over:
            for other in state.phases[state.at].owing(state, eye):
                found[self._owing_at + other] = 1
        return found

    def _numbers(self, state: State, eye: int) -> list[int]:
        found = list(self._alone(state))
        for row in self._lists(state):
            found += row
        for one in self._made:
            assert one.read is not None
            found += one.read(state, eye)
        return found

    def wrong(self, state: State, seat: int | None) -> str:
        """The first number that its column does not allow, in words; empty if there is none. For tests of a declaration."""
        raw = self._numbers(state, SPECTATOR if seat is None else seat)
        for one, at in self._limits:
            for name, number in zip(one.names, raw[at : at + len(one.names)], strict=True):
                if one.options and not one.is_set and not one.lowest <= number < len(one.options):
                    return f"{one.name}[{name}] is {number}"
                if one.is_set and not 0 <= number < 1 << len(one.options):
                    return f"{one.name}[{name}] is {number}"
        return ""


def _getter(columns: list[Column]) -> Any:
    """All attributes of the columns at once, as a tuple."""
    names = [one.name for one in columns]
    if len(names) < 2:
        return lambda state: tuple(getattr(state, name) for name in names)
    return attrgetter(*names)


def encoder(state: State) -> Encoder:
    """The encoder of tables like this one, made once."""
    setting = state.setting
    return _encoder(setting.game.id, setting.board.name, setting.players, tuple(setting.options.items()), setting.rules)


@cache
def _encoder(game: str, board: str, players: int, options: tuple[tuple[str, Any], ...], rules: int) -> Encoder:
    from roundhouse.kernel.game import game as find

    return Encoder(find(game).new(players, 0, board, dict(options), rules))


def legal(state: State, seat: int, asides: bool = True) -> list[Move]:
    """What `seat` may play when it is asked: its moves, and what it may do besides."""
    moves = state.moves(seat)
    return moves + state.asides(seat) if asides and moves else moves


def mask(setting: Setting, moves: list[Move]) -> Bytes:
    """1 for each of the moves, by their numbers."""
    found = np.zeros(len(setting.board.moves), np.int8)
    found[[move.index for move in moves]] = 1
    return found


def utilities(state: State) -> list[float]:
    """What the end is worth to each seat: 1 for a victory alone, the same loss for all others together; their sum is 0, and 0 before the end."""
    players = state.setting.players
    if not state.over:
        return [0.0] * players
    winners = state.winners()
    if players == 1 or len(winners) == players:
        return [0.0] * players
    share = players / len(winners)
    return [((share if seat in winners else 0.0) - 1) / (players - 1) for seat in range(players)]
