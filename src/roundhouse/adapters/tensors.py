"""Positions as arrays: the observation of a seat, from the columns that its game declares, and the mask of its moves.

Action `n` is the move `board.moves[n]`: every legal move of every position has its number in this list, which follows from the board alone.
"""

from collections.abc import Iterator, Sequence
from functools import cache
from operator import attrgetter
from threading import Lock
from typing import Any

import numpy as np
from numpy.typing import NDArray

from roundhouse.kernel.columns import Column
from roundhouse.kernel.errors import BadOption
from roundhouse.kernel.move import Move
from roundhouse.kernel.places import Layout, Maker, Memory, Place, Source, kept, lit
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
        phases = [phase.name for phase in setting.phases]
        self.names: list[str] = [f"seat={seat + 1}" for seat in range(setting.players)]
        self.names += [f"phase={name}" for name in phases]
        self.names += [f"to_act[{seat + 1}]" for seat in range(setting.players)]
        self._columns: list[tuple[Column, Place]] = []
        for one in columns:
            self._columns.append((one, Place(len(self.names), one.width, one.lowest, 0.0 if one.options else 1 / one.top, one.is_set, _shown(one, sample))))
            self.names += one.features()
        self.size = len(self.names)
        self._layout = self._plan(sample, setting.players, setting.players + len(phases))
        self._memory: Memory | None = None
        self._lock = Lock()
        self.whole(sample, 0)  # a declaration that does not fit its table is found now

    def _plan(self, sample: State, phase_at: int, owing_at: int) -> Layout:
        """What the kernel needs to know to bring observations up to date."""
        makers: list[Maker] = []
        follow: dict[str, list[int]] = {}
        for one, place in self._columns:
            if one.read is not None:
                for name in one.of:
                    follow.setdefault(name, []).append(len(makers))
                makers.append(Maker(one.read, place, one.alike, not one.of))
        direct = [(one.name, place) for one, place in self._columns if one.read is None]
        named = {name for name, _ in direct}
        sources = [(name, Source(place, follow.get(name, []))) for name, place in direct]
        sources += [(name, Source(None, makes)) for name, makes in follow.items() if name not in named]
        values = {name: attrgetter(name)(sample) for name, _ in sources}
        for name, value in values.items():
            if not isinstance(value, int | list):
                raise BadOption(f"{name} of {self.setting.game.title} is neither a number nor a list, so that no column can be said to follow from it")
        lists = [(name, source) for name, source in sources if isinstance(values[name], list)]
        alone = [(name, source) for name, source in sources if not isinstance(values[name], list)]
        getters = [_getter([name for name, _ in some]) for some in (alone, lists)]
        return Layout(self.size, phase_at, owing_at, getters[0], [one for _, one in alone], getters[1], [one for _, one in lists], makers)

    def encode(self, state: State, seat: int | None) -> Floats:
        """What `seat` (None: a spectator) may know, as one array."""
        with self._lock:
            if self._memory is None:
                self._memory = self.remember(state, seat)
            else:
                self._memory.update(state, SPECTATOR if seat is None else int(seat))
            found: Floats = self._memory.array.copy()
            return found

    def whole(self, state: State, seat: int | None) -> Floats:
        """The same, made from nothing."""
        found: Floats = self.remember(state, seat).array
        return found

    def remember(self, state: State, seat: int | None, array: Floats | None = None) -> Memory:
        """The observation, made from nothing into `array`, or into one of its own; `update` of it brings it up to date."""
        eye = SPECTATOR if seat is None else int(seat)  # seats of many tables come as numbers of numpy
        array = np.zeros(self.size, np.float32) if array is None else array
        array.fill(0)
        made = []
        for (column, place), row in zip(self._columns, self._rows(state, eye), strict=True):
            if len(row) != len(column.names):
                raise BadOption(f"the column {column.name} of {self.setting.game.title} has {len(row)} numbers instead of {len(column.names)}")
            place.fill(array, row)
            if column.read is not None:
                made.append(row)
        memory = Memory(self._layout, array, self._layout.alone(state), [kept(row) for row in self._layout.lists(state)], made)
        memory.update(state, eye)
        return memory

    def _rows(self, state: State, eye: int) -> Iterator[list[int]]:
        """The numbers of each column."""
        for one, _ in self._columns:
            if one.read is not None:
                yield list(one.read(state, eye))
            else:
                found = getattr(state, one.name)
                row = list(found) if isinstance(found, list) else [found]
                yield [row[place] for place in one.at] if one.at else row

    def wrong(self, state: State, seat: int | None) -> str:
        """The first number that its column does not allow, in words; empty if there is none. For tests of a declaration."""
        for (one, _), row in zip(self._columns, self._rows(state, SPECTATOR if seat is None else int(seat)), strict=True):
            for name, number in zip(one.names, row, strict=True):
                if one.options and not one.is_set and not one.lowest <= number < len(one.options):
                    return f"{one.name}[{name}] is {number}"
                if one.is_set and not 0 <= number < 1 << len(one.options):
                    return f"{one.name}[{name}] is {number}"
        return ""


def _shown(column: Column, sample: State) -> list[int]:
    """Which number each place of a list becomes, -1: none; empty where the whole list is shown."""
    if not column.at:
        return []
    found = [-1] * len(getattr(sample, column.name))
    for number, place in enumerate(column.at):
        found[place] = number
    return found


def _getter(names: Sequence[str]) -> Any:
    """All attributes of these names at once, as a tuple."""
    if len(names) < 2:
        return lambda state: tuple(attrgetter(name)(state) for name in names)
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
    seat = int(seat)
    moves = state.moves(seat)
    return moves + state.asides(seat) if asides and moves else moves


def mask(setting: Setting, moves: list[Move]) -> Bytes:
    """1 for each of the moves, by their numbers."""
    return np.frombuffer(lit(moves, len(setting.board.moves)), np.int8)


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
