"""The plain view and the plain table name every field of a view in every language."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

from roundhouse.kernel.game import game, games
from roundhouse.kernel.schema import shape_schema
from roundhouse.kernel.texts import LANGUAGES, keys

WITHIN = {  # names that stand as keys in a dict of a view, as the board or the rules have them
    "railroad_revolution": {"links", "network", "progress-network", "progress-stations", "progress-telegraph", "total"},
    "workshop_of_the_world": {"black", "blue", "craft", "heavy", "light", "port", "red", "textile", "white", "yellow"},
}


def fields(schema: Any) -> Iterator[str]:
    """The names of all fields that a schema declares."""
    if isinstance(schema, Mapping):
        yield from schema.get("properties", {})
        for inner in schema.values():
            yield from fields(inner)
    elif isinstance(schema, list):
        for inner in schema:
            yield from fields(inner)


def names(name: str) -> set[str]:
    """The messages that a game needs."""
    declared = {field.replace("_", "-") for field in fields(shape_schema(game(name).table))}
    assert len(declared) > 40
    return {f"field-{field}" for field in declared | WITHIN.get(name, set())}


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_of_a_view_has_its_name(name: str, language: str) -> None:
    texts = game(name).texts(language)
    declared = names(name)
    assert {key for key in declared if not texts.has(key)} == set()


@pytest.mark.parametrize("name", games())
def test_no_name_of_a_field_is_left_over(name: str) -> None:
    assert {key for key in keys("en", game(name).home) if key.startswith("field-")} == names(name)
