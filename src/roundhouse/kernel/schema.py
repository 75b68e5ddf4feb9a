"""The JSON schemas of views, events and drawings, made from the shapes that a game declares."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import TypeAdapter
from pydantic.json_schema import GenerateJsonSchema

from roundhouse.kernel.errors import BadOption
from roundhouse.kernel.event import NOBODY, Kind
from roundhouse.kernel.shapes import KNOWN, View

DIALECT = "https://json-schema.org/draft/2020-12/schema"
DEFS = "#/$defs/"
SCHEMAS = "#/components/schemas/"


class AtLeast(GenerateJsonSchema):
    """A shape has all its fields, and perhaps others that nobody reads; a field's name is title enough."""

    def typed_dict_schema(self, schema: Any) -> dict[str, Any]:
        made = super().typed_dict_schema(schema)
        made.pop("title", None)
        return made

    def field_title_should_be_set(self, schema: Any) -> bool:
        return False


class Exact(AtLeast):
    """A shape has all its fields and no others."""

    def typed_dict_schema(self, schema: Any) -> dict[str, Any]:
        return {**super().typed_dict_schema(schema), "additionalProperties": False}


def shape_schema(shape: Any, refs: str = DEFS) -> dict[str, Any]:
    """The JSON schema of one shape."""
    return TypeAdapter(shape).json_schema(ref_template=refs + "{model}", schema_generator=Exact)


def view_schema(table: Any) -> dict[str, Any]:
    """The JSON schema of a view with this shape of table."""
    return shape_schema(View[table])


def game_schema(table: Any, game: str, seats: Sequence[int], options: Mapping[str, Sequence[Any]], phases: Sequence[str]) -> dict[str, Any]:
    """The JSON schema of a view with this shape of table, within the game's own seats, options (name -> choices) and phases."""
    made = view_schema(table)
    choices = {name: {"enum": list(some)} for name, some in options.items()}
    made["properties"] |= {
        "game": {"const": game},
        "players": {"enum": list(seats)},
        "options": {"type": "object", "additionalProperties": False, "required": list(choices), "properties": choices},
        "phase": {"enum": list(phases)},
    }
    return made


def drawing_schema(drawing: Any, refs: str = DEFS) -> dict[str, Any]:
    """The JSON schema of a board's drawing; a board file may hold more than is declared."""
    if drawing is None:
        return {"type": "object"}
    return TypeAdapter(drawing).json_schema(ref_template=refs + "{model}", schema_generator=AtLeast)


def drawn(drawing: Any, data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Of a board's drawing what is declared: a board file holds more, which no client reads."""
    return data if drawing is None else _kept(data, TypeAdapter(drawing).validate_python(data))


def _kept(data: Any, declared: Any) -> Any:
    if isinstance(declared, dict):
        return {key: _kept(data[key], inner) for key, inner in declared.items()}
    if isinstance(declared, list | tuple):
        return [_kept(one, inner) for one, inner in zip(data, declared, strict=True)]
    return data


def events_schema(kinds: Sequence[Kind[Any]], refs: str = DEFS) -> dict[str, Any]:
    """The JSON schema of events of these kinds."""
    if not kinds:
        return {"not": {}}
    inputs: list[Any] = [(kind.name, "validation", TypeAdapter(kind.facts)) for kind in kinds]
    facts, shared = TypeAdapter.json_schemas(inputs, ref_template=refs + "{model}", schema_generator=Exact)
    found = []
    for kind in kinds:
        fields = {
            "kind": {"const": kind.name},
            "seat": {"const": NOBODY} if kind.nobody else {"type": "integer", "minimum": 0},
            "facts": facts[(kind.name, "validation")],
        }
        found.append({"type": "object", "additionalProperties": False, "required": list(fields), "properties": fields})
    return {"anyOf": found, "$defs": shared.get("$defs", {})}


def document(title: str, schemas: Mapping[str, Any]) -> dict[str, Any]:
    """Schemas by name as an OpenAPI document, of which tools such as openapi-typescript make types."""
    return {"openapi": "3.1.0", "info": {"title": title, "version": "1"}, "paths": {}, "components": {"schemas": dict(schemas)}}


def shapes(table: Any, kinds: Sequence[Kind[Any]], drawing: Any) -> dict[str, Any]:
    """The table of a game, its events, the drawings of its boards, and every shape within them, by name, as in an OpenAPI document."""
    whole = {"Table": shape_schema(table, SCHEMAS), "Happening": events_schema(kinds, SCHEMAS), "Drawing": drawing_schema(drawing, SCHEMAS)}
    inner: dict[str, Any] = {}
    for part in whole.values():
        for name, shape in part.pop("$defs", {}).items():
            if name in whole or inner.setdefault(name, shape) != shape:
                raise BadOption(f"two shapes have the name {name}: one of them needs another")
    return {"Table": whole["Table"], **inner, "Happening": whole["Happening"], "Drawing": whole["Drawing"]}


def apart(schema: Mapping[str, Any], one: Any, other: Any) -> str:
    """Where two views of the same moment differ in what everybody may know; empty where they agree."""
    return _apart(schema, one, other, schema.get("$defs", {}), "")


def _apart(schema: Mapping[str, Any], one: Any, other: Any, shapes: Mapping[str, Any], path: str) -> str:
    known = schema.get(KNOWN)
    if known == "own" or one == other:
        return ""
    if known == "each":
        hidden = all(mine is None or yours is None or mine == yours for mine, yours in zip(one, other, strict=True))
        return "" if hidden else path
    schema = resolved(schema, one, shapes)
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        fields = schema.get("properties", {})
        rest = schema.get("additionalProperties", {})
        found = [_apart(fields.get(name, rest), one[name], other[name], shapes, f"{path}/{name}") for name in one]
        return next((place for place in found if place), "")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        found = [_apart(schema.get("items", {}), mine, yours, shapes, f"{path}/{i}") for i, (mine, yours) in enumerate(zip(one, other, strict=True))]
        return next((place for place in found if place), "")
    return path


def resolved(schema: Mapping[str, Any], value: Any, shapes: Mapping[str, Any]) -> Mapping[str, Any]:
    """The part of a schema that speaks of `value`; what is said of a field stands before what is said of its type."""
    said = {key: one for key, one in schema.items() if key not in ("$ref", "anyOf")}
    if "$ref" in schema:
        return {**resolved(shapes[schema["$ref"].removeprefix(DEFS)], value, shapes), **said}
    choices = [resolved(choice, value, shapes) for choice in schema.get("anyOf", ())]
    return {**next((one for one in choices if _speaks(one, value)), {}), **said}


def _speaks(schema: Mapping[str, Any], value: Any) -> bool:
    if "const" in schema:
        return bool(schema["const"] == value)
    return bool(schema.get("type") == _type(value))


def _type(value: Any) -> str:
    names = {bool: "boolean", int: "integer", float: "number", str: "string", type(None): "null", list: "array", tuple: "array"}
    return "object" if isinstance(value, Mapping) else names.get(type(value), "")
