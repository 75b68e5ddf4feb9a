"""Reading a position's data field by field, and saying which field is wrong and why."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from roundhouse.kernel.errors import PositionError

T = TypeVar("T")


def as_number(value: Any, where: str, low: int, high: int) -> int:
    """`value` as a whole number from `low` to `high`; the field `where` is wrong if it is none."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise PositionError(where, f"must be a whole number from {low} to {high}, not {shown(value)}")
    return value


def as_flag(value: Any, where: str) -> bool:
    """`value` as true or false."""
    if not isinstance(value, bool):
        raise PositionError(where, f"must be bool, not {shown(value)}")
    return value


def as_choice(value: Any, where: str, names: Sequence[str]) -> int:
    """The place of `value` among `names`."""
    if not isinstance(value, str) or value not in names:
        known = ", ".join(names) if len(names) <= 12 else f"{', '.join(names[:8])} and {len(names) - 8} more"
        raise PositionError(where, f"{shown(value)} is not one of {known}")
    return names.index(value)


def as_list(value: Any, where: str, length: int | None) -> list[tuple[Any, str]]:
    """The entries of a list, each with its full name; `length` None: of any length."""
    if not isinstance(value, list | tuple):
        raise PositionError(where, f"must be a list, not {shown(value)}")
    if length is not None and len(value) != length:
        raise PositionError(where, f"must have {length} entries, not {len(value)}")
    return [(one, f"{where}[{place}]") for place, one in enumerate(value)]


def as_by_name(value: Any, where: str, names: Sequence[str], low: int, high: int) -> list[int]:
    """A table of numbers under some of `names`, as a list over all of them; 0 where a name is not there."""
    if not isinstance(value, Mapping):
        raise PositionError(where, f"must be a table of numbers, not {shown(value)}")
    numbers = [0] * len(names)
    for name, number in value.items():
        place = f"{where}.{name}"
        numbers[as_choice(name, place, names)] = as_number(number, place, low, high)
    return numbers


def shown(value: Any) -> str:
    """A value in a message, cut short."""
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


class Fields:
    """A mapping of a position, read once; `done` complains about what nobody asked for."""

    def __init__(self, data: Any, path: str = "") -> None:
        if not isinstance(data, Mapping):
            raise PositionError(path or "the whole", f"must be a table of fields, not {shown(data)}")
        self._left: dict[str, Any] = dict(data)
        self._path = path
        self._written: dict[str, str] = {}  # what a renamed field is called in the data

    def where(self, name: str) -> str:
        """The full name of a field, for messages."""
        written = self._written.get(name, name)
        return f"{self._path}.{written}" if self._path else written

    def wrong(self, name: str, reason: str) -> PositionError:
        """The error to raise about field `name`."""
        return PositionError(self.where(name), reason)

    def take(self, name: str) -> Any:
        """The raw value of a field that must be there."""
        if name not in self._left:
            raise self.wrong(name, "is missing")
        return self._left.pop(name)

    def plain(self, name: str, kind: type[T]) -> T:
        """A value of one Python type."""
        value = self.take(name)
        if not isinstance(value, kind):
            raise self.wrong(name, f"must be {kind.__name__}, not {shown(value)}")
        return value

    def text(self, name: str) -> str:
        """A text."""
        return self.plain(name, str)

    def flag(self, name: str) -> bool:
        """True or false."""
        return self.plain(name, bool)

    def number(self, name: str, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        return as_number(self.take(name), self.where(name), low, high)

    def numbers(self, name: str, length: int | None, low: int, high: int) -> list[int]:
        """A list of whole numbers; `length` None: of any length."""
        return [as_number(value, place, low, high) for value, place in as_list(self.take(name), self.where(name), length)]

    def choice(self, name: str, names: Sequence[str]) -> int:
        """The place of a name among `names`."""
        return as_choice(self.take(name), self.where(name), names)

    def choices(self, name: str, length: int | None, names: Sequence[str]) -> list[int]:
        """The places of a list of names among `names`."""
        return [as_choice(value, place, names) for value, place in as_list(self.take(name), self.where(name), length)]

    def maybe_choice(self, name: str, names: Sequence[str]) -> int:
        """As `choice`, with -1 for null."""
        value = self.take(name)
        return -1 if value is None else as_choice(value, self.where(name), names)

    def maybe_choices(self, name: str, length: int | None, names: Sequence[str]) -> list[int]:
        """As `choices`, with -1 for null."""
        return [-1 if value is None else as_choice(value, place, names) for value, place in as_list(self.take(name), self.where(name), length)]

    def by_name(self, name: str, names: Sequence[str], low: int, high: int) -> list[int]:
        """A table of numbers under some of `names`, as a list over all of them; 0 where a name is not there."""
        return as_by_name(self.take(name), self.where(name), names, low, high)

    def has(self, name: str) -> bool:
        """True if the field is there and not yet read."""
        return name in self._left

    def peek(self, name: str) -> Any:
        """The raw value of a field that is still to be read; None if it is not there."""
        return self._left.get(name)

    def rename(self, old: str, name: str) -> None:
        """Read the field `old` of an older position as `name`; what is wrong with it is still said of `old`."""
        value = self.take(old)
        self.supply(name, value)
        self._written[name] = old

    def supply(self, name: str, value: Any) -> None:
        """Add a field that an older position does not have."""
        if name in self._left:
            raise self.wrong(name, "stands beside an older name of the same field")
        self._left[name] = value

    def null(self, name: str) -> bool:
        """True if the field is null, which then counts as read."""
        if self._left.get(name, 0) is not None:
            return False
        self._left.pop(name)
        return True

    def inner(self, name: str) -> "Fields":
        """A table inside this one."""
        return Fields(self.take(name), self.where(name))

    def rows(self, name: str, length: int | None) -> list["Fields"]:
        """A list of tables."""
        return [Fields(value, place) for value, place in as_list(self.take(name), self.where(name), length)]

    def done(self) -> None:
        """Complain about a field that is not known."""
        for name in self._left:
            raise self.wrong(name, "is not a field of this position")
