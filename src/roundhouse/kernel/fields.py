"""The fields of a game's state, declared once.

A game's `fields.py` names every field with its type, what it holds on a fresh table, and how it is written in a position:

    TABLE = Table(
        "Highland",
        board="roundhouse.games.highland.moves.Board",
        imports={"roundhouse.games.highland.constants": ("NOBODY",)},
        entries=(
            Field("round", "int", "1", Number(1, 9)),
            Rows(
                "seats",
                players,
                Field("cash", "list[int]", "[0] * players", Number(0, 99), "pounds, by seat"),
                Field("hand", "list[int]", "[0] * (players * CARDS)", ByName(CARD_NAMES, 9), "cards: seat * CARDS + card"),
            ),
            ByHand("links", Field("owner", "list[int]", "[NOBODY] * len(board.links)", about="a seat or NOBODY, by link")),
            Derived("free", "list[int]", "[4] * len(board.towns)", "free links, by town"),
        ),
    )

Two things are made of it.

- `table.py`, flat typed Python that mypyc compiles, is written by `python -m roundhouse.kernel.tablecode PACKAGE` and checked in. It holds the
  class `Table`, from which the game's own State inherits: its constructor `(setting, chance, board, like=None)` lays the fields out, or copies
  them from the state `like`, and its `pieces` gives all that makes positions equal. A game's `copy` is then one line:
  `return State(self.setting, self.chance, self.board, self)`. `stale(PACKAGE)` in a test keeps the file fresh.
- `Position(TABLE, links=Hand(dump_links, restore_links))` in `position.py` writes and reads the position. What the declaration says by a
  `Form` needs no code; a `ByHand` entry has two functions: `dump(state)` gives its data, `restore(state, fields)` reads it from `fields` and
  puts it on the table; inside `Rows` both take the number of the row as well. Entries are read in the order in which they are declared.

How a field is copied is said by `kept`:

- "own" (as a rule): each copy has its own list. A list of lists is copied with its rows, unless `rows_shared` says that a row is never changed.
- "shared": the list is replaced, never changed, so all copies hold the same one.
- "late": copies hold the same list until one of them changes it, through `change_<name>()`, which gives the state a list of its own.
  Never keep such a list to put it back later: another state may hold it by then. Undo the change instead.

Expressions (`start`, `Fixed`, `let`) are Python text for `table.py`, which knows `setting`, `board`, `players`, the `let` names and the imports.
Where names or bounds depend on the table, a form takes a function of the state.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

from roundhouse.kernel.forms import ByName, Flag, Form, Int, Many, Members, Name, Names, Null, Number, Word, last_seat, listed, players, whole
from roundhouse.kernel.position import Fields

__all__ = [
    "ByHand",
    "ByName",
    "Derived",
    "Entry",
    "Field",
    "Fixed",
    "Flag",
    "Form",
    "Hand",
    "Inside",
    "Many",
    "Members",
    "Name",
    "Named",
    "Null",
    "Number",
    "Position",
    "Rows",
    "Table",
    "Word",
    "last_seat",
    "players",
]

# What a table is made of


class Entry:
    """A part of the declaration: fields, and their place in a position."""

    def fields(self) -> Iterator["Field"]:
        """The fields of the state that it declares."""
        raise NotImplementedError

    def entries(self) -> Iterator["Entry"]:
        """Itself and the entries within."""
        yield self

    def dump(self, hands: "Hands", state: Any, row: int | None, data: dict[str, Any]) -> None:
        """Add to the data of a position."""

    def restore(self, hands: "Hands", state: Any, row: int | None, fields: Fields) -> None:
        """Read from a position what `dump` wrote, onto the table."""


@dataclass(frozen=True)
class Field(Entry):
    """One attribute of the state."""

    name: str
    type: str
    start: str  # what it holds on a fresh table, as Python text
    form: Form | None = None  # how it is written; None: it is restored by hand, with others
    about: str = ""  # units and meaning, for the reader of table.py
    called: str = ""  # its name in a position, if that is another
    key: bool | str = True  # part of what makes positions equal; Python text where that is not simply its value
    kept: Literal["own", "shared", "late"] = "own"
    rows_shared: bool = False  # of a list of lists: no row is ever changed
    since: int = 0  # the version of the rules that brought it: positions of older versions do not have it

    def fields(self) -> Iterator["Field"]:
        yield self

    def dump(self, hands: "Hands", state: Any, row: int | None, data: dict[str, Any]) -> None:
        if self.form is not None and state.rules >= self.since:
            data[self.called or self.name] = self.form.dump(state, self._part(state, row))

    def restore(self, hands: "Hands", state: Any, row: int | None, fields: Fields) -> None:
        if self.form is None or state.rules < self.since:
            return
        name = self.called or self.name
        value = self.form.read(state, fields.take(name), fields.where(name))
        width = self.form.width(state)
        if row is None:
            setattr(state, self.name, value)
        elif width:
            getattr(state, self.name)[row * width : row * width + width] = value
        else:
            getattr(state, self.name)[row] = value

    def _part(self, state: Any, row: int | None) -> Any:
        """The whole value, or what belongs to one row."""
        value = getattr(state, self.name)
        if row is None:
            return value
        width = self.form.width(state) if self.form is not None else 0
        return value[row * width : row * width + width] if width else value[row]


def Derived(name: str, type: str, start: str, about: str = "", kept: Literal["own", "shared", "late"] = "own", rows_shared: bool = False) -> Field:  # noqa: N802 - it reads as one of the entries
    """A field that follows from the others: not part of the key, not written, kept up to date by the game."""
    return Field(name, type, start, about=about, key=False, kept=kept, rows_shared=rows_shared)


class Group(Entry):
    """Entries under one name of the position."""

    def __init__(self, name: str, *inner: Entry) -> None:
        self.name = name
        self.inner = inner

    def fields(self) -> Iterator[Field]:
        for entry in self.inner:
            yield from entry.fields()

    def entries(self) -> Iterator[Entry]:
        yield self
        for entry in self.inner:
            yield from entry.entries()

    def _dump(self, hands: "Hands", state: Any, row: int | None) -> dict[str, Any]:
        data: dict[str, Any] = {}
        for entry in self.inner:
            entry.dump(hands, state, row, data)
        return data

    def _restore(self, hands: "Hands", state: Any, row: int | None, fields: Fields) -> None:
        for entry in self.inner:
            entry.restore(hands, state, row, fields)
        fields.done()


class Inside(Group):
    """A table inside the position."""

    def dump(self, hands: "Hands", state: Any, row: int | None, data: dict[str, Any]) -> None:
        data[self.name] = self._dump(hands, state, row)

    def restore(self, hands: "Hands", state: Any, row: int | None, fields: Fields) -> None:
        self._restore(hands, state, row, fields.inner(self.name))


class Rows(Group):
    """A list of tables, one for each of `count`; its fields are lists, of which each row has its part."""

    def __init__(self, name: str, count: Int, *inner: Entry) -> None:
        super().__init__(name, *inner)
        self.count = count

    def dump(self, hands: "Hands", state: Any, row: int | None, data: dict[str, Any]) -> None:
        count = whole(self.count, state)
        data[self.name] = [self._dump(hands, state, (row or 0) * count + one) for one in range(count)]

    def restore(self, hands: "Hands", state: Any, row: int | None, fields: Fields) -> None:
        count = whole(self.count, state)
        for one, inner in enumerate(fields.rows(self.name, count)):
            self._restore(hands, state, (row or 0) * count + one, inner)


class Named(Group):
    """A table of tables, one under each of `names`; its fields are lists, of which each name has its part."""

    def __init__(self, name: str, names: Names, *inner: Entry) -> None:
        super().__init__(name, *inner)
        self.names = names

    def dump(self, hands: "Hands", state: Any, row: int | None, data: dict[str, Any]) -> None:
        names = listed(self.names, state)
        data[self.name] = {name: self._dump(hands, state, (row or 0) * len(names) + place) for place, name in enumerate(names)}

    def restore(self, hands: "Hands", state: Any, row: int | None, fields: Fields) -> None:
        names = listed(self.names, state)
        tables = fields.inner(self.name)
        for place, name in enumerate(names):
            self._restore(hands, state, (row or 0) * len(names) + place, tables.inner(name))
        tables.done()


class ByHand(Group):
    """What the functions given to `Position` under `name` write and read: one entry of the position, made of some fields or of none."""

    def dump(self, hands: "Hands", state: Any, row: int | None, data: dict[str, Any]) -> None:
        data[self.name] = hands[self.name].dump(state) if row is None else hands[self.name].dump(state, row)

    def restore(self, hands: "Hands", state: Any, row: int | None, fields: Fields) -> None:
        if row is None:
            hands[self.name].restore(state, fields)
        else:
            hands[self.name].restore(state, fields, row)


@dataclass(frozen=True)
class Fixed:
    """What is known from the start and never changes: an option, a size."""

    name: str
    type: str
    value: str  # as Python text
    about: str = ""


@dataclass(frozen=True)
class Table:
    """All fields of one game's state."""

    title: str  # of the game
    board: str  # the class of its boards, by its full name
    entries: tuple[Entry, ...]
    imports: Mapping[str, Sequence[str]] = field(default_factory=dict)  # what the expressions need: names by module
    let: Mapping[str, str] = field(default_factory=dict)  # names for what several expressions use
    fixed: Sequence[Fixed] = ()
    key: Sequence[str] = ()  # the order of the key, where old digests know another one than that of the entries

    def fields(self) -> list[Field]:
        """Every field, in the order of the declaration."""
        return [one for entry in self.entries for one in entry.fields()]


# Positions


@dataclass(frozen=True)
class Hand:
    """The two functions of a `ByHand` entry."""

    dump: Callable[..., Any]
    restore: Callable[..., None]


Hands = Mapping[str, Hand]


class Position:
    """How a declared table is written as a position and read back."""

    def __init__(self, table: Table, **hands: Hand) -> None:
        self._table = table
        self._hands = hands
        asked = {entry.name for top in table.entries for entry in top.entries() if isinstance(entry, ByHand)}
        assert asked == set(hands), f"written by hand: {sorted(asked)}, not {sorted(hands)}"

    def dump(self, state: Any) -> dict[str, Any]:
        """Every piece, secrets included."""
        data: dict[str, Any] = {}
        for entry in self._table.entries:
            entry.dump(self._hands, state, None, data)
        return data

    def restore(self, state: Any, fields: Fields) -> None:
        """Put the pieces of a dump on a fresh table."""
        for entry in self._table.entries:
            entry.restore(self._hands, state, None, fields)
