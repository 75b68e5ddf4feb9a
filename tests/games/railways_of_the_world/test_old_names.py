"""Positions that were written when `site`, `cargo` and `limit` stood for whatever was in hand are still read."""

import json
from pathlib import Path
from typing import Any, cast

import pytest

from roundhouse import Chance, Record
from roundhouse.games.railways_of_the_world.constants import NONE
from roundhouse.games.railways_of_the_world.moves import COLOUR_NAMES
from roundhouse.games.railways_of_the_world.old_names import EMPTY, OLD
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.kernel.errors import PositionError

from .table import GAME, city

KEPT: dict[str, Any] = json.loads((Path(__file__).parent / "old_names.json").read_text(encoding="utf-8"))  # each with the moves that were legal in it


def opened(name: str) -> State:
    return cast(State, GAME.position(KEPT[name]["position"]))


@pytest.mark.parametrize("name", KEPT)
def test_an_old_position_is_read_and_played_on(name: str) -> None:
    state = opened(name)
    assert [move.text for move in state.moves(state.to_act()[0])] == KEPT[name]["moves"]
    today = state.dump()
    assert not set(OLD) & set(today["table"]) and set(EMPTY) <= set(today["table"])
    assert GAME.position(json.loads(json.dumps(today))).key() == state.key()
    chance = Chance(4)
    for _ in range(40):
        seat = state.to_act()[0]
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(len(moves))])
        GAME.check(state)


def test_each_old_name_is_read_by_what_was_in_hand() -> None:
    """The others are empty, so nothing is said twice."""
    blank = {name: 0 if value == 0 else NONE for name, value in EMPTY.items()}
    red, black = COLOUR_NAMES.index("red"), KEPT["bonds:city"]["position"]["table"]["cargo"]
    on_the_way, tile = opened("route:on"), opened("bonds:city")
    expected = {
        "colour": {"grey_city": city(tile, "Saltillo")},
        "industry": {},
        "growth": {"growth": 2},
        "route:on": {"cube_from": city(on_the_way, "Zacatecas"), "cube_colour": red, "links_allowed": 2},
        "bonds:city": {"grey_city": city(tile, "Acapulco"), "tile_colour": COLOUR_NAMES.index(black)},
        "bonds:western": {"western_city": city(opened("bonds:western"), "Kansas City")},
    }
    for name, held in expected.items():
        state = opened(name)
        assert {field: getattr(state, field) for field in EMPTY} == {**blank, **held}, name
    assert on_the_way.view(0)["table"]["site"] == "Zacatecas" and on_the_way.stand == city(on_the_way, "San Luis Potosí")


def test_what_is_wrong_is_said_of_the_name_that_stands_there() -> None:
    def wrong(name: str, **changed: object) -> str:
        data = json.loads(json.dumps(KEPT[name]["position"]))
        data["table"] |= changed
        with pytest.raises(PositionError) as problem:
            GAME.position(data)
        return str(problem.value)

    assert "table.site" in wrong("colour", site="Atlantis") and "Atlantis" in wrong("colour", site="Atlantis")
    assert "table.limit" in wrong("route", limit="many")
    assert "table.site" in wrong("growth", site="Saltillo")  # nothing is chosen during City Growth
    assert "table.grey_city" in wrong("colour", grey_city="Saltillo")


def test_a_record_from_an_old_position_stays_as_it_is_written() -> None:
    """Its check line is of the text that stands in the file."""
    state = opened("route")
    record = GAME.record(state)
    record.heading["position"] = json.dumps(KEPT["route"]["position"], ensure_ascii=False, separators=(",", ":"))
    again = Record.parse(record.text).state()
    assert again.key() == state.key() and '"cargo"' in again.origin
    assert GAME.record(again).text == record.text
