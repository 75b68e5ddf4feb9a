"""Reading a board file (TOML), and saying at which line it is wrong."""

import re
import tomllib
from collections.abc import Sequence
from typing import Any, TypeVar

from roundhouse.kernel.errors import BoardError

T = TypeVar("T")
Path = Sequence[str | int]


class BoardFile:
    """The data of a board file, with the line of every table and key."""

    def __init__(self, text: str, file: str) -> None:
        self.file = file
        self._lines = text.splitlines()
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as problem:
            found = re.search(r"\(at line (\d+)", str(problem))
            line = int(found.group(1)) if found else len(self._lines)
            raise BoardError(file, line, f"is not TOML: {str(problem).split(' (at ')[0]}") from None

    def wrong(self, path: Path, reason: str, row: int = 0) -> BoardError:
        """The error to raise about what stands at `path`; `row`: lines further down, for a text of many lines."""
        return BoardError(self.file, self.line(path) + row, reason)

    def get(self, path: Path, kind: type[T]) -> T:
        """What stands at `path`, which must be there and of this type."""
        value: Any = self.data
        for depth, step in enumerate(path):
            try:
                value = value[step]
            except (KeyError, IndexError, TypeError):
                raise self.wrong(path[:depth], f'"{named(path)}" is missing') from None
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.wrong(path, f'"{named(path)}" must be {_TYPES.get(kind, kind.__name__)}, not {value!r}')
        return value

    def number(self, path: Path, low: int, high: int) -> int:
        """A whole number from `low` to `high`."""
        value = self.get(path, int)
        if not low <= value <= high:
            raise self.wrong(path, f'"{named(path)}" must be from {low} to {high}, not {value}')
        return value

    def choice(self, path: Path, names: Sequence[str]) -> int:
        """The place of a name among `names`."""
        value = self.get(path, str)
        if value not in names:
            raise self.wrong(path, f'"{named(path)}": {value!r} is not one of {", ".join(names)}')
        return list(names).index(value)

    def line(self, path: Path) -> int:
        """The line where `path` stands, or the nearest table above it; 1 if nothing is found."""
        for end in range(len(path), 0, -1):
            found = self._find(path[:end])
            if found:
                return found
        return 1

    def _find(self, path: Path) -> int:
        """The line of a table's header, or of a key below its header (an entry of an inline list: near its start)."""
        for split in range(len(path), -1, -1):
            header = self._header(path[:split])
            if header is None:
                continue
            if split == len(path):
                return header + 1
            return self._key(path[split:], header)
        return 0

    def _header(self, path: Path) -> int | None:
        if not path:
            return -1
        names = [step for step in path if isinstance(step, str)]
        wanted = path[-1] if isinstance(path[-1], int) else 0
        pattern = re.compile(r"^\s*\[\[?\s*" + r"\s*\.\s*".join(f'"?{re.escape(name)}"?' for name in names) + r"\s*\]\]?\s*(#.*)?$")
        seen = [number for number, line in enumerate(self._lines) if pattern.match(line)]
        return seen[wanted] if 0 <= wanted < len(seen) else None

    def _key(self, path: Path, header: int) -> int:
        key = re.compile(rf'^\s*"?{re.escape(str(path[0]))}"?\s*(\.|=)')
        for number in range(header + 1, len(self._lines)):
            if re.match(r"^\s*\[\[?[A-Za-z_\"]", self._lines[number]):
                return 0
            if key.match(self._lines[number]):
                return self._entry(path[1:], number) + 1
        return 0

    def _entry(self, path: Path, number: int) -> int:
        """The line of the n-th entry of a list that is written with one entry a line."""
        if path and isinstance(path[0], int) and self._lines[number].rstrip().endswith(("[", '"""', "'''")):
            below = [place for place in range(number + 1, len(self._lines)) if self._lines[place].strip() and not self._lines[place].lstrip().startswith("#")]
            return below[path[0]] if path[0] < len(below) else number
        return number


_TYPES: dict[type, str] = {int: "a whole number", str: "a text", list: "a list", dict: "a table", bool: "true or false", float: "a number"}


def named(path: Path) -> str:
    """A path as it is read aloud: towns.glasgow.value, cards[3].town."""
    return "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")
