"""Games, boards, words and rules over the API."""

from typing import Any

import jsonschema
import pytest
from fluent.runtime import FluentResource
from pydantic import TypeAdapter

import roundhouse
from roundhouse.kernel.game import games
from roundhouse.kernel.schema import Exact
from roundhouse.kernel.texts import LANGUAGES, SHELL, keys

from .house import GAME, House


def test_every_game_of_the_registry_is_offered(house: House) -> None:
    found = house.get("/api/games")
    assert [game["id"] for game in found["games"]] == games()
    for data in found["games"]:
        game = roundhouse.game(data["id"])
        assert data["players"] == list(game.seats)
        assert data["boards"] == list(game.boards)
        assert [option["name"] for option in data["options"]] == [option.name for option in game.options]
        for option, given in zip(game.options, data["options"], strict=True):
            assert (option.default, list(option.choices), list(option.players)) == (given["default"], given["choices"], given["players"])
    assert {"random", "greedy"} <= {bot["name"] for bot in found["bots"]}


def test_boards_schemas_words_and_rules(house: House) -> None:
    for name in games():
        game = roundhouse.game(name)
        for board in game.boards:
            drawn = house.get(f"/api/games/{name}/boards/{board}")["data"]
            whole = game.board_data(game.board(board))
            assert drawn.keys() <= whole.keys() and all(part_of(drawn[key], whole[key]) for key in drawn)
            jsonschema.validate(drawn, house.get(f"/api/games/{name}/drawing-schema"))
            if game.drawing is not None:
                declared = TypeAdapter(game.drawing).json_schema(schema_generator=Exact)
                jsonschema.validate(drawn, declared)  # and nothing that nobody reads
        for address, schema in (("schema", game.schema()), ("events-schema", game.events_schema()), ("drawing-schema", game.drawing_schema())):
            found = house.get(f"/api/games/{name}/{address}")
            jsonschema.Draft202012Validator.check_schema(found)
            assert found == schema
        for language in LANGUAGES:
            texts = house.get(f"/api/games/{name}/texts/{language}")
            said = {entry.id.name for entry in FluentResource(texts["game"]).body}
            assert {key for key in keys(language, game.home) if not key.startswith("table-")} <= said
            assert {key for key in said if key.startswith("table-")} == set() and "#" not in texts["game"].replace("#{", "")
            rules = house.get(f"/api/games/{name}/rules/{language}")["rules"]
            assert {one["rule"]: one["text"] for one in rules} == game.rules(language)


def part_of(some: Any, whole: Any) -> bool:
    """True if `some` is `whole`, without some fields."""
    if isinstance(some, dict):
        return all(key in whole and part_of(value, whole[key]) for key, value in some.items())
    if isinstance(some, list):
        return len(some) == len(whole) and all(part_of(*both) for both in zip(some, whole, strict=True))
    return bool(some == whole)


def test_what_does_not_change_is_sent_once(house: House) -> None:
    first = house.raw("GET", f"/api/games/{GAME}/boards/england")
    again = house.raw("GET", f"/api/games/{GAME}/boards/england", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/api/games/chess/schema",
        "/api/games/chess/events-schema",
        "/api/games/chess/drawing-schema",
        f"/api/games/{GAME}/boards/atlantis",
        f"/api/games/{GAME}/boards/..%2Fboards%2Fengland.toml",
        f"/api/games/{GAME}/texts/xx",
        f"/api/games/{GAME}/rules/..",
        "/api/texts/de",
        "/api/nothing",
        "/api/tables/AAAAAAAAAAAAAAAAAAAAAA",
        "/missing.js",
    ],
)
def test_unknown_names_are_not_found(house: House, path: str) -> None:
    error = house.get(path, status=404)["error"]
    assert error["code"] == "unknown" and error["text"]


def test_the_api_describes_itself_without_scripts(house: House) -> None:
    page = house.raw("GET", "/docs")
    assert page.status_code == 200 and "<script" not in page.text
    assert "/api/tables/{table}/moves" in page.text
    assert "/api/tables/{table}/moves" in house.get("/openapi.json")["paths"]


def test_the_browser_is_not_sent_the_words_of_the_command_line(house: House) -> None:
    for language in LANGUAGES:
        sent = {entry.id.name for entry in FluentResource(house.get(f"/api/texts/{language}")["shell"]).body if hasattr(entry, "id")}
        terminal = {key for key in keys(language, SHELL) if key.startswith(("cli-", "admin-", "arena-", "balance-", "dataset-"))}
        assert sent == (keys(language, SHELL) | keys(f"web.{language}", SHELL)) - terminal and terminal
