"""How observations are brought up to date: where each number of a position goes in the array, and which of them have changed."""

from typing import Any, Final

from roundhouse.kernel.move import Move
from roundhouse.kernel.state import State

NOBODY: Final = -2  # no eye has looked yet


class Place:
    """Where the numbers of a column go in the array, and how: counts are multiplied, choices light one of several, sets light some."""

    def __init__(self, at: int, width: int, lowest: int, factor: float, is_set: bool, shown: list[int]) -> None:
        self.at: Final = at
        self.width: Final = width  # features of each number
        self.shift: Final = at - lowest
        self.factor: Final = factor  # 0: not a count
        self.is_set: Final = is_set
        self.shown: Final = shown  # of a list of which only a part is in the array: which number each becomes, -1: none; empty: all in order

    def fill(self, array: Any, row: list[int]) -> None:
        """Write all numbers into an array of zeros."""
        for number in range(len(row)):
            if self.factor == 0.0 and not self.is_set:
                array[self.shift + number * self.width + row[number]] = 1
            else:
                self.write(array, number, 0, row[number])

    def change(self, array: Any, old: list[int], new: list[int]) -> None:
        """Write the numbers that have changed."""
        shown = self.shown
        for number in range(len(new)):
            if old[number] != new[number]:
                if not shown:
                    self.write(array, number, old[number], new[number])
                elif shown[number] >= 0:
                    self.write(array, shown[number], old[number], new[number])

    def write(self, array: Any, number: int, old: int, new: int) -> None:
        """Write one number that has changed."""
        if self.factor != 0.0:
            array[self.at + number] = new * self.factor
        elif self.is_set:
            changed = old ^ new
            start = self.at + number * self.width - 1
            while changed:
                lowest = changed & -changed
                array[start + lowest.bit_length()] = 1 if new & lowest else 0
                changed ^= lowest
        else:
            start = self.shift + number * self.width
            array[start + old] = 0
            array[start + new] = 1


class Source:
    """An attribute of a table: the place where it goes itself, if it does, and the columns that are made from it."""

    def __init__(self, place: Place | None, makes: list[int]) -> None:
        self.place: Final = place
        self.makes: Final = makes


class Maker:
    """A column that a function makes. `alike`: it is the same for all eyes; `always`: nobody says what it follows from, so that it is made each time."""

    def __init__(self, read: Any, place: Place, alike: bool, always: bool) -> None:
        self.read: Final = read
        self.place: Final = place
        self.alike: Final = alike
        self.always: Final = always


class Layout:
    """What an observation is made from: attributes that are one number, attributes that are lists, and columns that are made."""

    def __init__(
        self, size: int, phase_at: int, owing_at: int, alone: Any, alone_sources: list[Source], lists: Any, list_sources: list[Source], makers: list[Maker]
    ) -> None:
        self.size: Final = size
        self.phase_at: Final = phase_at
        self.owing_at: Final = owing_at
        self.alone: Final = alone  # state -> the attributes that are one number each, as a tuple
        self.alone_sources: Final = alone_sources
        self.lists: Final = lists  # state -> the attributes that are lists, as a tuple
        self.list_sources: Final = list_sources
        self.makers: Final = makers


class Memory:
    """The last observation of a table, and what it was made from: most of a position stays as it is from one decision to the next, and from eye to eye."""

    def __init__(self, layout: Layout, array: Any, alone: Any, lists: list[Any], made: list[list[int]]) -> None:
        self.layout: Final = layout
        self.array: Final = array
        self.alone = alone
        self.lists: Final = lists
        self.made: Final = made
        self.stale: Final = [False] * len(made)
        self.eye = NOBODY
        self.phase = -1
        self.owing: list[int] = []

    def update(self, state: State, eye: int) -> None:
        """Bring the observation up to date: this table or any other of the same setting, seen by this eye (-1: a spectator)."""
        array, layout, stale = self.array, self.layout, self.stale
        alone: Any = layout.alone(state)
        if alone != self.alone:
            for number in range(len(layout.alone_sources)):
                was: Any = self.alone[number]
                now: Any = alone[number]
                if was != now:
                    source = layout.alone_sources[number]
                    if source.place is not None:
                        source.place.write(array, 0, was, now)
                    for maker in source.makes:
                        stale[maker] = True
            self.alone = alone
        lists: Any = layout.lists(state)
        for number in range(len(layout.list_sources)):
            row: Any = lists[number]
            if row != self.lists[number]:
                source = layout.list_sources[number]
                if source.place is not None:
                    source.place.change(array, self.lists[number], row)
                for maker in source.makes:
                    stale[maker] = True
                self.lists[number] = kept(row)
        self._make(state, eye)
        self._head(state, eye)

    def _make(self, state: State, eye: int) -> None:
        """Make the columns anew that may have changed."""
        makers, stale = self.layout.makers, self.stale
        turned = eye != self.eye
        for number in range(len(makers)):
            maker = makers[number]
            if stale[number] or maker.always or (turned and not maker.alike):
                stale[number] = False
                row: list[int] = list(maker.read(state, eye))
                if row != self.made[number]:
                    maker.place.change(self.array, self.made[number], row)
                    self.made[number] = row

    def _head(self, state: State, eye: int) -> None:
        """Whose observation it is, the phase, and who owes a decision as far as the eye may know."""
        array, layout = self.array, self.layout
        if eye != self.eye:
            if self.eye >= 0:
                array[self.eye] = 0
            if eye >= 0:
                array[eye] = 1
            self.eye = eye
        if self.phase != state.at:
            if self.phase >= 0:
                array[layout.phase_at + self.phase] = 0
            self.phase = state.at
            array[layout.phase_at + state.at] = 1
        owing: list[int] = [] if state.over else state.phases[state.at].owing(state, eye)
        if owing != self.owing:
            for other in self.owing:
                array[layout.owing_at + other] = 0
            for other in owing:
                array[layout.owing_at + other] = 1
            self.owing = owing[:]


def kept(row: list[Any]) -> list[Any]:
    """A list as it is now; its members may be lists of numbers."""
    if row and isinstance(row[0], list):
        return [inner[:] for inner in row]
    return row[:]


def lit(moves: list[Move], width: int) -> bytearray:
    """A mask of so many moves: 1 for each of these."""
    found = bytearray(width)
    for move in moves:
        found[move.index] = 1
    return found
