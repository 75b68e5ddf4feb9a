"""How a value of the state is written in a position, and read back; see `roundhouse.kernel.fields`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from roundhouse.kernel.position import as_by_name, as_choice, as_flag, as_list, as_number

Int = int | Callable[[Any], int]
Names = Sequence[str] | Callable[[Any], Sequence[str]]


def players(state: Any) -> int:
    """The number of seats: as many rows as players."""
    count: int = state.setting.players
    return count


def last_seat(state: Any) -> int:
    """The highest number of a seat."""
    return players(state) - 1


def whole(value: Int, state: Any) -> int:
    """A number that may depend on the table."""
    return value if isinstance(value, int) else value(state)


def listed(value: Names, state: Any) -> Sequence[str]:
    """Names that may depend on the table."""
    return value(state) if callable(value) else value


class Form:
    """How one value of the state is written in a position, and read back."""

    def width(self, state: Any) -> int:
        """How many numbers of a list belong to one row of `Rows`; 0: one, which stands by itself."""
        return 0

    def dump(self, state: Any, value: Any) -> Any:
        """`value` as JSON data."""
        raise NotImplementedError

    def read(self, state: Any, data: Any, where: str) -> Any:
        """The value that `data` stands for, or a PositionError about the field `where`."""
        raise NotImplementedError


@dataclass(frozen=True)
class Number(Form):
    """A whole number within bounds."""

    low: Int
    high: Int

    def dump(self, state: Any, value: Any) -> Any:
        return value

    def read(self, state: Any, data: Any, where: str) -> Any:
        return as_number(data, where, whole(self.low, state), whole(self.high, state))


@dataclass(frozen=True)
class Flag(Form):
    """True or false; `number` where the state has 1 or 0."""

    number: bool = False

    def dump(self, state: Any, value: Any) -> Any:
        return bool(value)

    def read(self, state: Any, data: Any, where: str) -> Any:
        found = as_flag(data, where)
        return int(found) if self.number else found


@dataclass(frozen=True)
class Name(Form):
    """A place among names."""

    names: Names

    def dump(self, state: Any, value: Any) -> Any:
        return listed(self.names, state)[value]

    def read(self, state: Any, data: Any, where: str) -> Any:
        return as_choice(data, where, listed(self.names, state))


@dataclass(frozen=True)
class Null(Form):
    """Null for one value (as a rule -1: nobody, nothing), another form for all others."""

    form: Form
    nothing: int = -1

    def dump(self, state: Any, value: Any) -> Any:
        return None if value == self.nothing else self.form.dump(state, value)

    def read(self, state: Any, data: Any, where: str) -> Any:
        return self.nothing if data is None else self.form.read(state, data, where)


@dataclass(frozen=True)
class Word(Form):
    """A word for one value ("deck", "neutral"), another form for all others."""

    word: str
    value: int
    form: Form

    def dump(self, state: Any, value: Any) -> Any:
        return self.word if value == self.value else self.form.dump(state, value)

    def read(self, state: Any, data: Any, where: str) -> Any:
        return self.value if data == self.word else self.form.read(state, data, where)


@dataclass(frozen=True)
class Many(Form):
    """A list of values; `length` None: of any length."""

    form: Form
    length: Int | None = None

    def dump(self, state: Any, value: Any) -> Any:
        return [self.form.dump(state, one) for one in value]

    def read(self, state: Any, data: Any, where: str) -> Any:
        length = None if self.length is None else whole(self.length, state)
        return [self.form.read(state, one, place) for one, place in as_list(data, where, length)]


@dataclass(frozen=True)
class ByName(Form):
    """Numbers as a table under names; `sparse`: without those that are 0."""

    names: Names
    high: Int
    sparse: bool = False

    def width(self, state: Any) -> int:
        return len(listed(self.names, state))

    def dump(self, state: Any, value: Any) -> Any:
        return {name: number for name, number in zip(listed(self.names, state), value, strict=True) if number or not self.sparse}

    def read(self, state: Any, data: Any, where: str) -> Any:
        return as_by_name(data, where, listed(self.names, state), 0, whole(self.high, state))


@dataclass(frozen=True)
class Members(Form):
    """A set, an int with one bit for each member, as the list of their names."""

    names: Names

    def dump(self, state: Any, value: Any) -> Any:
        return [name for place, name in enumerate(listed(self.names, state)) if value >> place & 1]

    def read(self, state: Any, data: Any, where: str) -> Any:
        names = listed(self.names, state)
        return sum({1 << as_choice(name, place, names) for name, place in as_list(data, where, None)})
