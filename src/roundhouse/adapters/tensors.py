"""Positions as arrays: the observation of a seat, from the columns that its game declares, and the mask of its moves.

Action `n` is the move `board.moves[n]`: every legal move of every position has its number in this list, which follows from the board alone.
"""

from collections.abc import Sequence
from functools import cache
from operator import attrgetter
from threading import Lock
from typing import Any

import numpy as np
from numpy.typing import NDArray

from roundhouse.kernel.errors import BadOption
from roundhouse.kernel.move import Move
from roundhouse.kernel.places import Place, change_lists
from roundhouse.kernel.state import SPECTATOR, Setting, State

Floats = NDArray[np.float32]
Bytes = NDArray[np.int8]


class Memory:
    """The last observation of somebody, and what it was made from: most of a position stays as it is from one decision to the next."""

    def __init__(self, array: Floats, alone: tuple[int, ...], lists: list[list[int]], made: list[list[int]], keys: list[Any]) -> None:
        self.array = array
        self.alone = alone
        self.lists = lists
        self.made = made
        self.keys = keys
        self.phase = -1
        self.owing: list[int] = []


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
        places = {}
        for one in columns:
            places[id(one)] = Place(len(self.names), one.width, one.lowest, 0.0 if one.options else 1 / one.top, one.is_set)
            self.names += one.features()
        self.size = len(self.names)
        alone = [one for one in columns if one.read is None and one.names == ("",)]
        lists = [one for one in columns if one.read is None and one.names != ("",)]
        self._made = [one for one in columns if one.read is not None]
        self._columns = [*alone, *lists, *self._made]  # in the order in which numbers are read
        self._alone, self._lists = _getter([one.name for one in alone]), _getter([one.name for one in lists])
        self._keys = [_getter(one.of) if one.of else None for one in self._made]
        self._alone_places, self._list_places, self._made_places = ([places[id(one)] for one in some] for some in (alone, lists, self._made))
        self._memories: dict[int, Memory] = {}
        self._lock = Lock()
        self.whole(sample, 0)  # a declaration that does not fit its table is found now

    def encode(self, state: State, seat: int | None) -> Floats:
        """What `seat` (None: a spectator) may know, as one array."""
        eye = SPECTATOR if seat is None else seat
        with self._lock:
            memory = self._memories.get(eye)
            if memory is None:
                memory = self._memories[eye] = self.remember(state, seat)
            else:
                self.update(memory, state, seat)
            return memory.array.copy()

    def whole(self, state: State, seat: int | None) -> Floats:
        """The same, made from nothing."""
        return self.remember(state, seat).array

    def remember(self, state: State, seat: int | None) -> Memory:
        """The observation, made from nothing, to be brought up to date by `update`."""
        eye = SPECTATOR if seat is None else seat
        alone: tuple[int, ...] = tuple(self._alone(state))
        lists = [list(row) for row in self._lists(state)]
        rows = [list(one.read(state, eye)) for one in self._made if one.read is not None]
        array = np.zeros(self.size, np.float32)
        numbers = [[number] for number in alone] + lists + rows
        places = [*self._alone_places, *self._list_places, *self._made_places]
        for column, place, row in zip(self._columns, places, numbers, strict=True):
            if len(row) != len(column.names):
                raise BadOption(f"the column {column.name} of {self.setting.game.title} has {len(row)} numbers instead of {len(column.names)}")
            place.fill(array, row)
        if eye != SPECTATOR:
            array[eye] = 1
        keys = [None if key is None else _kept(key(state)) for key in self._keys]
        memory = Memory(array, alone, lists, rows, keys)
        self._heading(memory, state, eye)
        return memory

    def update(self, memory: Memory, state: State, seat: int | None) -> None:
        """Bring an observation of the same seat up to date, at this table or at any other."""
        eye = SPECTATOR if seat is None else seat
        array = memory.array
        alone = self._alone(state)
        if alone != memory.alone:
            for place, old, new in zip(self._alone_places, memory.alone, alone, strict=True):
                if old != new:
                    place.write(array, 0, old, new)
            memory.alone = alone
        change_lists(self._list_places, array, memory.lists, self._lists(state))
        for number, column in enumerate(self._made):
            key = self._keys[number]
            if key is not None:
                now = key(state)
                if now == memory.keys[number]:
                    continue
                memory.keys[number] = _kept(now)
            assert column.read is not None
            row = list(column.read(state, eye))
            if row != memory.made[number]:
                self._made_places[number].change(array, memory.made[number], row)
                memory.made[number] = row
        self._heading(memory, state, eye)

    def _heading(self, memory: Memory, state: State, eye: int) -> None:
        array = memory.array
        if memory.phase != state.at:
            if memory.phase >= 0:
                array[self._phase_at + memory.phase] = 0
            memory.phase = state.at
            array[self._phase_at + state.at] = 1
        owing = [] if state.over else state.phases[state.at].owing(state, eye)
        if owing != memory.owing:
            for other in memory.owing:
                array[self._owing_at + other] = 0
            for other in owing:
                array[self._owing_at + other] = 1
            memory.owing = list(owing)

    def wrong(self, state: State, seat: int | None) -> str:
        """The first number that its column does not allow, in words; empty if there is none. For tests of a declaration."""
        eye = SPECTATOR if seat is None else seat
        rows = [[number] for number in self._alone(state)] + list(self._lists(state)) + [one.read(state, eye) for one in self._made if one.read is not None]
        for one, row in zip(self._columns, rows, strict=True):
            for name, number in zip(one.names, row, strict=True):
                if one.options and not one.is_set and not one.lowest <= number < len(one.options):
                    return f"{one.name}[{name}] is {number}"
                if one.is_set and not 0 <= number < 1 << len(one.options):
                    return f"{one.name}[{name}] is {number}"
        return ""


def _getter(names: Sequence[str]) -> Any:
    """All attributes of these names at once, as a tuple."""
    if len(names) < 2:
        return lambda state: tuple(getattr(state, name) for name in names)
    return attrgetter(*names)


def _kept(values: tuple[Any, ...]) -> tuple[Any, ...]:
    """Attributes as they are now."""
    return tuple(value[:] if isinstance(value, list) else value for value in values)


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


def rewards_of(state: State, reward: str) -> list[float]:
    """The reward of the end, by seat; 0 before it. `win`: `utilities`; `score`: points above the mean of all seats."""
    if reward == "win" or not state.over:
        return utilities(state)
    scores = state.scores()
    mean = sum(scores) / len(scores)
    return [score - mean for score in scores]
