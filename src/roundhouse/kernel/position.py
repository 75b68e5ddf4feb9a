"""Reading a position's data field by field, and saying which field is wrong and why."""

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from roundhouse.kernel.errors import PositionError

T = TypeVar("T")


class Fields:
    """A mapping of a position, read once; `done` complains about what nobody asked for."""

    def __init__(self, data: Any, path: str = "") -> None:
        if not isinstance(data, Mapping):
            raise PositionError(path or "the whole", f"must be a table of fields, not {_shown(data)}")
        self._left: dict[str, Any] = dict(data)
        self._path = path

    def where(self, name: str) -> str:
        """The full name of a field, for messages."""
        return f"{self._path}.{name}" if self._path else name

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
            raise self.wrong(name, f"must be {kind.__name__}, not {_shown(value)}")
        return value

    def text(self, name: str) -> str:
        """A text."""
        return self.plain(name, str)

    def flag(self, name: str) -> bool:
        """True or false."""
        return self.plain(name, bool)

    def number(self, name: str, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        return self._number(self.take(name), self.where(name), low, high)

    def numbers(self, name: str, length: int | None, low: int, high: int) -> list[int]:
        """A list of whole numbers; `length` None: of any length."""
        return [self._number(value, place, low, high) for value, place in self._list(name, length)]

    def choice(self, name: str, names: Sequence[str]) -> int:
        """The place of a name among `names`."""
        return self._choice(self.take(name), self.where(name), names)

    def choices(self, name: str, length: int | None, names: Sequence[str]) -> list[int]:
        """The places of a list of names among `names`."""
        return [self._choice(value, place, names) for value, place in self._list(name, length)]

    def maybe_choice(self, name: str, names: Sequence[str]) -> int:
        """As `choice`, with -1 for null."""
        value = self.take(name)
        return -1 if value is None else self._choice(value, self.where(name), names)

    def maybe_choices(self, name: str, length: int | None, names: Sequence[str]) -> list[int]:
        """As `choices`, with -1 for null."""
        return [-1 if value is None else self._choice(value, place, names) for value, place in self._list(name, length)]

    def by_name(self, name: str, names: Sequence[str], low: int, high: int) -> list[int]:
        """A table of numbers under some of `names`, as a list over all of them; 0 where a name is not there."""
        given = self.take(name)
        if not isinstance(given, Mapping):
            raise self.wrong(name, f"must be a table of numbers, not {_shown(given)}")
        numbers = [0] * len(names)
        for key, value in given.items():
            place = self.where(f"{name}.{key}")
            numbers[self._choice(key, place, names)] = self._number(value, place, low, high)
        return numbers

    def has(self, name: str) -> bool:
        """True if the field is there and not yet read."""
        return name in self._left

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
        return [Fields(value, place) for value, place in self._list(name, length)]

    def done(self) -> None:
        """Complain about a field that is not known."""
        for name in self._left:
            raise self.wrong(name, "is not a field of this position")

    def _list(self, name: str, length: int | None) -> list[tuple[Any, str]]:
        values = self.take(name)
        if not isinstance(values, list | tuple):
            raise self.wrong(name, f"must be a list, not {_shown(values)}")
        if length is not None and len(values) != length:
            raise self.wrong(name, f"must have {length} entries, not {len(values)}")
        return [(value, f"{self.where(name)}[{place}]") for place, value in enumerate(values)]

    @staticmethod
    def _number(value: Any, place: str, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            raise PositionError(place, f"must be a whole number from {low} to {high}, not {_shown(value)}")
        return value

    @staticmethod
    def _choice(value: Any, place: str, names: Sequence[str]) -> int:
        if not isinstance(value, str) or value not in names:
            known = ", ".join(names) if len(names) <= 12 else f"{', '.join(names[:8])} and {len(names) - 8} more"
            raise PositionError(place, f"{_shown(value)} is not one of {known}")
        return names.index(value)


def _shown(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:57] + "..."
