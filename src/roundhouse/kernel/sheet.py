"""The table of a game that draws none of its own for the terminal: figures of the seats, single facts, and lists, from any view."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.text import Text

from roundhouse.kernel.tabular import FittingTable
from roundhouse.kernel.texts import Texts

NOTHING = "–"
SEATS = ("owner", "holder", "seat", "leader", "active", "first_player")  # fields that hold the number of a seat
NAMES = ("name", "id", "town", "city", "area", "place", "card", "colour", "number")  # fields that name a row of a list


def table(view: Mapping[str, Any], texts: Texts, names: Sequence[str]) -> RenderableType:
    """The whole table."""
    sheet = Sheet(texts, names)
    for name, value in view["table"].items():
        sheet.add(str(name), value)
    return Group(*sheet.parts())


class Sheet:
    """What a view says, put in order: what each seat has, what stands alone, and lists of things."""

    def __init__(self, texts: Texts, names: Sequence[str]) -> None:
        self.texts = texts
        self.names = names
        self.seats: list[tuple[str, list[str]]] = []  # a figure, and its value for each seat
        self.facts: list[tuple[str, str]] = []
        self.lists: list[tuple[str, list[tuple[str, str]]]] = []

    def add(self, name: str, value: Any) -> None:
        """Put a field of the view where it belongs."""
        by_seat = isinstance(value, list) and len(value) == len(self.names) and not name.endswith("order")
        if by_seat and all(isinstance(one, Mapping) and (name == "seats" or not _name(one)) for one in value):
            for key in value[0]:
                self.seats.append((self.title(str(key)), [self.shown(one.get(key), str(key)) for one in value]))
        elif by_seat and not any(isinstance(one, Mapping | list) for one in value):
            self.seats.append((self.title(name), [self.shown(one, name) for one in value]))
        elif isinstance(value, Mapping):
            self.lists.append((self.title(name), [(self.title(str(key)), self.shown(one, str(key))) for key, one in value.items()]))
        elif isinstance(value, list) and any(isinstance(one, Mapping | list) for one in value):
            self.lists.append((self.title(name), [self.entry(one, place) for place, one in enumerate(value)]))
        else:
            self.facts.append((self.title(name), self.shown(value, name)))

    def parts(self) -> list[RenderableType]:
        """The table, piece by piece."""
        found: list[RenderableType] = []
        if self.facts:
            found.append(Text(" · ").join(Text.assemble((f"{name} ", "dim"), text) for name, text in self.facts))
        if self.seats:
            players = FittingTable("", *(name for name, _ in self.seats), box=box.SIMPLE)
            for seat, name in enumerate(self.names):
                players.add_row(Text(name, style="bold"), *(Text(values[seat]) for _, values in self.seats))
            found.append(players)
        for title, entries in self.lists:
            rows = FittingTable(box=None, show_header=False, title=title, title_justify="left")
            for name, text in entries:
                rows.add_row(Text(name, style="dim"), Text(text))
            found.append(rows)
        return found

    def entry(self, value: Any, place: int) -> tuple[str, str]:
        """A row of a list: by its name, if it has one, or its number."""
        if isinstance(value, Mapping):
            key = _name(value)
            if key:
                return self.shown(value[key]), self.shown({name: inner for name, inner in value.items() if name != key})
        return str(place + 1), self.shown(value)

    def title(self, name: str) -> str:
        """A name of the view as words: the message `field-largest-network`, or "Largest network"."""
        key = f"field-{name.replace('_', '-')}"
        if self.texts.has(key):
            return self.texts.say(key)
        words = name.replace("_", " ")
        return words[:1].upper() + words[1:]

    def shown(self, value: Any, field: str = "") -> str:
        """A value as words."""
        if value is None or value is False:
            return NOTHING
        if value is True:
            return "✓"
        if isinstance(value, int) and (field in SEATS or field.endswith("order")) and 0 <= value < len(self.names):
            return self.names[value]
        if isinstance(value, list | tuple):
            return ", ".join(self.shown(one, field) for one in value) or NOTHING
        if isinstance(value, Mapping):
            inner = [(str(name), one) for name, one in value.items() if one is not None and one is not False and one != []]
            return " · ".join(self.title(name) if one is True else f"{self.title(name)} {self.shown(one, name)}" for name, one in inner) or NOTHING
        if isinstance(value, str):
            return str(self.texts.word(field, value)).replace("_", " ")
        return str(value)


def _name(row: Mapping[str, Any]) -> str:
    """The field that names a row of a list; empty if none does."""
    return next((name for name in NAMES if isinstance(row.get(name), str | int)), "")
