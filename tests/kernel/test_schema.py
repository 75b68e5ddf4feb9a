"""Schemas of views and events, and where two views of one moment differ."""

from types import ModuleType
from typing import Annotated, Any

import pytest

from roundhouse.kernel.schema import DEFS, apart, events_schema, resolved, shape_schema
from roundhouse.kernel.shapes import EACH, OWN, BySeat, Count, Doc, Keys, NoFacts, OneOf, Phrase, TypedDict, event, events_of, hints


class Hand(TypedDict):
    """What is held."""

    cards: Annotated[list[str] | None, OWN]
    size: Count


class Table(TypedDict):
    """A table."""

    hands: BySeat[Hand]
    bids: Annotated[BySeat[Count | None], EACH]
    stock: dict[str, Count]
    note: str | None


class Drawn(TypedDict):
    """What was drawn."""

    card: Annotated[str, OWN]


class Paid(TypedDict):
    """What was paid."""

    n: Annotated[Count, Doc("pounds")]


DRAWN = event("drawn", Drawn)
PAID = event("paid", Paid)
RAIN = event("rain", NoFacts, nobody=True)


def _table(**change: Any) -> dict[str, Any]:
    plain = {"hands": [{"cards": ["a"], "size": 1}, {"cards": None, "size": 2}], "bids": [4, None], "stock": {"rye": 3}, "note": None}
    return {**plain, **change}


@pytest.mark.parametrize(
    ("change", "where"),
    [
        ({}, ""),
        ({"hands": [{"cards": None, "size": 1}, {"cards": ["b"], "size": 2}]}, ""),  # what each knows of its own
        ({"hands": [{"cards": ["a"], "size": 1}, {"cards": None, "size": 3}]}, "/hands/1/size"),
        ({"hands": [{"cards": ["a"], "size": 1}]}, "/hands"),
        ({"hands": None}, "/hands"),
        ({"bids": [None, 7]}, ""),
        ({"bids": [5, None]}, "/bids"),
        ({"bids": [4, 4]}, ""),
        ({"stock": {"rye": 4}}, "/stock/rye"),
        ({"stock": {"oats": 3}}, "/stock"),
        ({"note": "here"}, "/note"),
    ],
)
def test_where_two_views_differ_in_what_everybody_may_know(change: dict[str, Any], where: str) -> None:
    schema = shape_schema(Table)
    assert apart(schema, _table(), _table(**change)) == where
    assert apart(schema, _table(**change), _table()) == where


def test_the_part_of_a_schema_that_speaks_of_a_value() -> None:
    shapes = {"Purse": {"type": "object", "title": "its own"}}
    kinds: list[dict[str, Any]] = [{"type": name} for name in ("null", "string", "array", "boolean", "number")]
    choice = {"anyOf": [*kinds, {"const": 7}, {"$ref": f"{DEFS}Purse"}], "x-known": "own"}
    assert resolved(choice, None, shapes) == {"type": "null", "x-known": "own"}
    assert resolved(choice, "a", shapes) == {"type": "string", "x-known": "own"}
    assert resolved(choice, 7, shapes) == {"const": 7, "x-known": "own"}
    assert resolved(choice, 8, shapes) == {"x-known": "own"}
    assert resolved(choice, {}, shapes) == {"type": "object", "title": "its own", "x-known": "own"}
    assert resolved(choice, [], shapes)["type"] == resolved(choice, (), shapes)["type"] == "array"
    assert resolved(choice, True, shapes)["type"] == "boolean" and resolved(choice, 0.5, shapes)["type"] == "number"
    assert resolved({"anyOf": [{"type": "integer"}]}, 3, {}) == {"type": "integer"}
    assert resolved({"$ref": f"{DEFS}Purse", "title": "the field's"}, {}, shapes)["title"] == "the field's"
    assert resolved({"$ref": f"{DEFS}Box"}, {}, {**shapes, "Box": {"$ref": f"{DEFS}Purse"}})["title"] == "its own"


def test_the_schema_of_events_names_kinds_seats_and_facts() -> None:
    schema = events_schema([DRAWN, PAID, RAIN])
    assert [one["properties"]["kind"] for one in schema["anyOf"]] == [{"const": "drawn"}, {"const": "paid"}, {"const": "rain"}]
    assert [one["properties"]["seat"] for one in schema["anyOf"]] == [{"type": "integer", "minimum": 0}] * 2 + [{"const": -1}]
    assert schema["anyOf"][1]["required"] == ["kind", "seat", "facts"]
    assert schema["anyOf"][1]["type"] == "object" and schema["anyOf"][1]["additionalProperties"] is False
    assert schema["$defs"]["Paid"]["properties"]["n"] == {"type": "integer", "minimum": 0, "description": "pounds"}
    assert schema["$defs"]["Paid"]["additionalProperties"] is False and "title" not in schema["$defs"]["Paid"]
    assert events_schema([]) == {"not": {}}
    assert events_schema([RAIN], refs="#/elsewhere/")["anyOf"][0]["properties"]["facts"]["$ref"] == "#/elsewhere/NoFacts"


def test_what_is_declared_of_an_event_is_kept() -> None:
    drawn, paid = event("drawn", Drawn), event("paid", Paid, nobody=True)
    assert (drawn.name, drawn.facts, drawn.own, drawn.nobody) == ("drawn", Drawn, True, False)
    assert (paid.name, paid.facts, paid.own, paid.nobody) == ("paid", Paid, False, True)
    assert hints(Paid)["n"].__metadata__[-1] == Doc("pounds") and (Doc("pounds").key, Doc("pounds").value) == ("description", "pounds")


def test_an_event_is_heard_by_those_who_may_know_all_of_its_facts() -> None:
    assert (DRAWN.name, DRAWN.facts, DRAWN.own, DRAWN.nobody) == ("drawn", Drawn, True, False)
    assert (PAID.own, RAIN.own, RAIN.nobody) == (False, False, True)
    assert DRAWN.of(2, {"card": "a"}).only == 2 and PAID.of(2, {"n": 1}).only == -1
    assert PAID.of(2, {"n": 1}).data() == {"kind": "paid", "seat": 2, "facts": {"n": 1}}
    module = ModuleType("some")
    module.__dict__.update(A=PAID, b=3, C=RAIN)
    assert events_of(module) == (PAID, RAIN)


def test_marks_of_keys_and_values() -> None:
    class Marked(TypedDict):
        kinds: Annotated[dict[str, Count], Keys(("rye", "oats"))]
        some: Annotated[dict[str, Count], Keys(("rye", "oats"), some=True)]
        era: Annotated[str, OneOf(("canal", "rail"))]
        words: Phrase

    fields = shape_schema(Marked)["properties"]
    count = {"type": "integer", "minimum": 0}
    assert fields["kinds"] == {"type": "object", "properties": {"rye": count, "oats": count}, "required": ["rye", "oats"], "additionalProperties": False}
    assert fields["some"] == {"type": "object", "properties": {"rye": count, "oats": count}, "additionalProperties": False}
    assert fields["era"] == {"type": "string", "enum": ["canal", "rail"]}
    assert fields["words"]["required"] == ["say"] and fields["words"]["properties"] == {"say": {"type": "string"}}
