"""What one pair of eyes may know about a player, put together for people to read: parts of lines, each with its words and its figure.

    return [
        part("holds", [line("about-links", 7), line("about-card", card="Express service")]),
        summed("score", [line("about-track", 12), line("about-bonds", -3, mark="warning")]),
    ]

A game that says nothing of its own has the figures of its declared view.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Annotated, Any, Final, Literal

from roundhouse.kernel.errors import BadOption
from roundhouse.kernel.shapes import BY_SEAT, KNOWN, SEAT, Doc, Facts, SeatNumber, TypedDict
from roundhouse.kernel.state import SPECTATOR, State

SCORE: Final = "score"  # the part that adds up to what the seat would have if the game ended now
HOLDS: Final = "holds"
INCOME: Final = "income"  # what the next income phase brings
Mark = Literal["plain", "warning", "secret"]


class Line(TypedDict):
    """One thing about a player."""

    say: Annotated[str, Doc("the Fluent message")]
    facts: Annotated[Facts, Doc("what fills it in; `..._seat` is the number of a seat and stands for its name")]
    figure: int | None
    unit: Annotated[str, Doc("the message that writes the figure, as $n; empty: the number alone")]
    mark: Annotated[Mark, Doc("warning: this costs the player more than it can bring; secret: there is a figure, which these eyes may not know")]


class Part(TypedDict):
    """Lines that belong together."""

    name: Annotated[str, Doc("`holds`, `income`, `score` or a word of the game; its title is the message `about-<name>`")]
    lines: list[Line]
    total: Annotated[int | None, Doc("the sum of the figures, where the part is a sum and all of them are known")]
    unit: Annotated[str, Doc("the message that writes the total")]


class About(TypedDict):
    """Everything that these eyes may know about a player."""

    of: SeatNumber
    parts: list[Part]


def line(say: str, figure: int | None = None, unit: str = "", mark: Mark = "plain", **facts: Any) -> Line:
    """A line; without a figure it is words alone."""
    return {"say": say, "facts": facts, "figure": figure, "unit": unit, "mark": mark}


def secret(say: str, **facts: Any) -> Line:
    """A line whose figure these eyes may not know."""
    return line(say, mark="secret", **facts)


def part(name: str, lines: Sequence[Line]) -> Part:
    """Lines under a title."""
    return {"name": name, "lines": list(lines), "total": None, "unit": ""}


def summed(name: str, lines: Sequence[Line], unit: str = "") -> Part:
    """Lines that add up to a total, which is known if all of them are."""
    figures = [one["figure"] for one in lines if one["figure"] is not None]
    hidden = any(one["mark"] == "secret" for one in lines)
    return {"name": name, "lines": list(lines), "total": None if hidden else sum(figures), "unit": unit}


def about_player(state: State, seat: int, eye: int | None) -> About:
    """What `eye` (None: a spectator) may know about the player of `seat`, as plain JSON data."""
    if not 0 <= seat < state.setting.players:
        raise BadOption(f"there is no seat {seat}; seats are 0 to {state.setting.players - 1}")
    return {"of": seat, "parts": state.setting.game.about(state, seat, SPECTATOR if eye is None else eye)}


def declared(state: State, seat: int, eye: int) -> list[Part]:
    """What the view of `eye` says of a seat, by its declared shape; at the end of the game also the score."""
    view = state.view(None if eye == SPECTATOR else eye)
    schema = schema_of(state.setting.game)
    found = [part(HOLDS, list(_Reader(schema).lines(schema["properties"]["table"], view["table"], seat, "")))]
    if view["scores"] is not None:
        found.append(summed(SCORE, [line("about-points", view["scores"][seat])]))
    return found


@cache
def schema_of(game: Any) -> Mapping[str, Any]:
    """What a game declares of its views, put together once: that takes longer than to read a view by it."""
    schema: Mapping[str, Any] = game.schema()
    return schema


class _Reader:
    """Reads a view by its schema."""

    def __init__(self, schema: Mapping[str, Any]) -> None:
        self.shapes: Mapping[str, Any] = schema.get("$defs", {})

    def of(self, schema: Mapping[str, Any], value: Any) -> Mapping[str, Any]:
        """The part of a schema that speaks of `value`."""
        from roundhouse.kernel.schema import resolved  # brings pydantic, which play does not need

        return resolved(schema, value, self.shapes)

    def lines(self, schema: Mapping[str, Any], value: Any, seat: int, name: str) -> Iterator[Line]:
        """The figures of a seat within a value: in lists by seat, at whatever depth."""
        found = self.of(schema, value)
        if found.get(BY_SEAT) and isinstance(value, list):
            yield from self.figures(found.get("items", {}), value[seat], name, bool(found.get(KNOWN)))
        elif isinstance(value, Mapping):
            for key, inner in value.items():
                yield from self.lines(_field(found, key), inner, seat, str(key))

    def figures(self, schema: Mapping[str, Any], value: Any, name: str, hidden: bool) -> Iterator[Line]:
        """What a seat has: a number, words, or a line for each field of a record."""
        found = self.of(schema, value)
        field = name.replace("_", " ")
        if isinstance(value, Mapping):
            for key, inner in value.items():
                yield from self.figures(_field(found, key), inner, str(key), bool(_field(found, key).get(KNOWN)))
        elif value is None and hidden:
            yield secret("about-field", field=field)
        elif value is True:
            yield line("about-field", field=field)
        elif value is None or value is False or value == [] or value == "":
            return
        elif found.get(SEAT):
            yield line("about-field-player", field=field, other_seat=value)
        elif isinstance(value, int):
            yield line("about-field", value, field=field)
        elif isinstance(value, str) or all(isinstance(one, str) for one in value):
            yield line("about-field-words", field=field, words=value)
        else:
            yield line("about-field", len(value), field=field)


def _field(schema: Mapping[str, Any], name: Any) -> Mapping[str, Any]:
    """What is declared of a field, or of what a dict holds under any key."""
    rest = schema.get("additionalProperties")
    found: Mapping[str, Any] = schema.get("properties", {}).get(name, rest if isinstance(rest, Mapping) else {})
    return found
