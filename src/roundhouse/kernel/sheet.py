"""The table of a game that draws none of its own for the terminal, from any view by its declared shape: figures of the seats, single facts, and lists.

What a value means is read from the declaration (kernel/shapes.py), never from how the value looks.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.text import Text

from roundhouse.kernel.schema import resolved
from roundhouse.kernel.shapes import BY_SEAT, KNOWN, NAME, SEAT
from roundhouse.kernel.tabular import FittingTable
from roundhouse.kernel.texts import Texts

NOTHING = "–"
Schema = Mapping[str, Any]


def table(view: Mapping[str, Any], schema: Schema, texts: Texts, names: Sequence[str]) -> RenderableType:
    """The whole table."""
    sheet = Sheet(schema, texts, names)
    inside = sheet.of(schema["properties"]["table"], view["table"])
    for name, value in view["table"].items():
        sheet.add(str(name), _field(inside, name), value)
    return Group(*sheet.parts())


class Sheet:
    """What a view says, put in order: what each seat has, what stands alone, and lists of things."""

    def __init__(self, schema: Schema, texts: Texts, names: Sequence[str]) -> None:
        self.shapes: Mapping[str, Any] = schema.get("$defs", {})
        self.texts = texts
        self.names = names
        self.seats: list[tuple[str, list[str]]] = []  # a figure, and its value for each seat
        self.facts: list[tuple[str, str]] = []
        self.lists: list[tuple[str, list[tuple[str, str]]]] = []

    def of(self, schema: Schema, value: Any) -> Schema:
        """The part of a schema that speaks of `value`."""
        return resolved(schema, value, self.shapes)

    def add(self, name: str, schema: Schema, value: Any) -> None:
        """Put a field of the view where it belongs."""
        found = self.of(schema, value)
        inner = found.get("items", {})
        title = self.title(name)
        if found.get(KNOWN) == "own" and value is None:
            return
        if found.get(BY_SEAT):
            self.figures(name, inner, value)
        elif isinstance(value, Mapping):
            self.lists.append((title, [(self.title(str(key)), self.shown(_field(found, key), one, str(key))) for key, one in value.items()]))
        elif isinstance(value, list) and any(isinstance(one, Mapping | list) for one in value):
            self.lists.append((title, [self.entry(inner, one, place) for place, one in enumerate(value)]))
        else:
            self.facts.append((title, self.shown(found, value, name)))

    def figures(self, name: str, schema: Schema, value: Sequence[Any]) -> None:
        """What each seat has: a figure for each field of a record, or one."""
        some = next((one for one in value if isinstance(one, Mapping)), None)
        if some is None:
            self.seats.append((self.title(name), [self.shown(schema, one, name) for one in value]))
            return
        found = self.of(schema, some)
        for key in some:
            inner = _field(found, key)
            self.seats.append((self.title(str(key)), [self.shown(inner, one and one[key], str(key)) for one in value]))

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

    def entry(self, schema: Schema, value: Any, place: int) -> tuple[str, str]:
        """A row of a list: by the field that is declared to be its name, or its number."""
        if isinstance(value, Mapping):
            found = self.of(schema, value)
            key = next((name for name in value if _field(found, name).get(NAME)), None)
            if key is not None:
                rest = {name: inner for name, inner in value.items() if name != key}
                return self.shown(_field(found, key), value[key], str(key)), self.shown(schema, rest)
        return str(place + 1), self.shown(schema, value)

    def title(self, name: str) -> str:
        """A name of the view as words: the message `field-largest-network`, a word that the game has, or "Largest network"."""
        key = f"field-{name.replace('_', '-')}"
        if self.texts.has(key):
            return self.texts.say(key)
        words = str(self.texts.word("", name)).replace("_", " ")
        return words[:1].upper() + words[1:]

    def shown(self, schema: Schema, value: Any, field: str = "") -> str:
        """A value as words."""
        found = self.of(schema, value)
        if value is None or value is False:
            return NOTHING
        if value is True:
            return "✓"
        if found.get(SEAT):
            return str(self.names[value])
        if found.get(BY_SEAT):
            inner = found.get("items", {})
            return " · ".join(f"{name} {self.shown(inner, one, field)}" for name, one in zip(self.names, value, strict=True))
        if isinstance(value, list | tuple):
            return ", ".join(self.shown(found.get("items", {}), one, field) for one in value) or NOTHING
        if isinstance(value, Mapping):
            there = [(str(name), _field(found, name), one) for name, one in value.items() if one is not None and one is not False and one != []]
            words = [self.title(name) if one is True else f"{self.title(name)} {self.shown(inner, one, name)}" for name, inner, one in there]
            return " · ".join(words) or NOTHING
        if isinstance(value, str):
            return str(self.texts.word(field, value)).replace("_", " ")
        return str(value)


def _field(schema: Schema, name: Any) -> Schema:
    """What is declared of a field, or of what a dict holds under any key."""
    rest = schema.get("additionalProperties")
    found: Schema = schema.get("properties", {}).get(name, rest if isinstance(rest, Mapping) else {})
    return found
