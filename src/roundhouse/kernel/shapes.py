"""How a game declares the shape of its view and of its events, once: JSON schemas, TypeScript, the plain board and the kit follow from it.

class Seat(TypedDict):
    cash: Annotated[Count, Doc("pounds in hand")]
    bid: Annotated[Count | None, OWN]
class Table(TypedDict):
    seats: BySeat[Seat]
class Bid(TypedDict):
    pounds: Count
BID: Final = event("bid", Bid)

At play these are plain dicts, checked by mypy and by the conformance kit, so they cost nothing.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Annotated, Any, Final, Generic, TypeVar, get_type_hints

from typing_extensions import TypeAliasType
from typing_extensions import TypedDict as TypedDict  # games take it from here; before Python 3.12 pydantic reads no other

from roundhouse.kernel.event import F, Kind

T = TypeVar("T")


@dataclass(frozen=True)
class Mark:
    """What is said of a field besides its type; in the JSON schema it stands under `key`."""

    key: str
    value: Any

    def __get_pydantic_json_schema__(self, core: Any, schema_of: Any) -> dict[str, Any]:
        return {**schema_of(core), self.key: self.value}


def Doc(text: str) -> Mark:  # noqa: N802 - reads as the annotation that it is
    """A word on a field, for whoever reads the schema or the TypeScript."""
    return Mark("description", text)


# Who may know a field. Without a mark: everybody, at any time.
KNOWN: Final = "x-known"
OWN: Final = Mark(KNOWN, "own")  # of a view: each seat sees its own; of an event: only the seat that acts may know
EACH: Final = Mark(KNOWN, "each")  # of a list by seat: an entry is null to the other seats until the rules show it
REVEALED: Final = Mark(KNOWN, "revealed")  # of an event: nobody knew before, everybody knows now

# What a value means, where its type does not say it.
SEAT: Final = "x-seat"
BY_SEAT: Final = "x-by-seat"
NAME: Final = "x-name"
LEAST: Final = Mark("minimum", 0)
Name = Annotated[str, Mark(NAME, True)]  # the field by which people know an entry of a list
Number = Annotated[int, Mark(NAME, True)]  # so, where entries are numbered
Count = Annotated[int, LEAST]
SeatNumber = Annotated[int, LEAST, Mark(SEAT, True)]
BySeat = Annotated[list[T], Mark(BY_SEAT, True)]  # one entry for each seat, in their order


@dataclass(frozen=True)
class Keys:
    """Exactly these keys of a dict, in names that the game knows anyway; with `some`, those of them that are there."""

    names: tuple[str, ...]
    some: bool = False

    def __get_pydantic_json_schema__(self, core: Any, schema_of: Any) -> dict[str, Any]:
        plain = schema_of(core)
        inner = plain.pop("additionalProperties", {})
        required = {} if self.some else {"required": list(self.names)}
        return {**plain, "properties": dict.fromkeys(self.names, inner), **required, "additionalProperties": False}


@dataclass(frozen=True)
class OneOf:
    """One of these values, in names that the game knows anyway."""

    values: tuple[Any, ...]

    def __get_pydantic_json_schema__(self, core: Any, schema_of: Any) -> dict[str, Any]:
        return {**schema_of(core), "enum": list(self.values)}


@dataclass(frozen=True)
class _Sentence:
    def __get_pydantic_json_schema__(self, core: Any, schema_of: Any) -> dict[str, Any]:
        return {**schema_of(core), "properties": {"say": {"type": "string"}}, "required": ["say"]}


# A value that fills in a message: a word, a number, another message with facts of its own, or a list of such.
Fact = TypeAliasType("Fact", "str | int | bool | list[Fact] | dict[str, Fact] | None")
Facts = dict[str, Fact]
Phrase = Annotated[dict[str, Any], _Sentence()]  # a fact that is a message itself: {"say": its key, and what fills it in}


class NoFacts(TypedDict):
    """Nothing but that it happened."""


class View(TypedDict, Generic[T]):
    """What `seat` may know of a game; `table` is of the shape that the game declares."""

    game: str
    board: str
    players: Count
    options: dict[str, str | int | bool]
    seat: Annotated[SeatNumber | None, OWN, Doc("whose view this is; null: a spectator's")]
    phase: str
    to_act: Annotated[list[SeatNumber], OWN, Doc("the seats that owe a decision, as far as this seat may know")]
    over: bool
    scores: Annotated[BySeat[int] | None, Doc("at the end of the game")]
    ranking: Annotated[list[SeatNumber] | None, Doc("at the end: the seats from first to last")]
    winners: Annotated[list[SeatNumber] | None, Doc("at the end: several where the rules let them share the victory")]
    colours: Annotated[BySeat[list[str]], Doc("in which the pieces of the seats are drawn")]
    table: T


def event(name: str, facts: type[F], nobody: bool = False) -> Kind[F]:
    """Declare a kind of event; its sentence is the message `log-<name>`. An event is heard by those who may know all of its facts."""
    marks = [mark for hint in hints(facts).values() for mark in getattr(hint, "__metadata__", ())]
    return Kind(name, facts, OWN in marks, nobody)


def events_of(module: ModuleType) -> tuple[Kind[Any], ...]:
    """All events that a module declares."""
    return tuple(value for value in vars(module).values() if isinstance(value, Kind))


def hints(shape: Any) -> Mapping[str, Any]:
    """The fields of a shape with their types and marks."""
    return get_type_hints(shape, include_extras=True)
