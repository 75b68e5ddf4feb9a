"""Looking ahead: prices and effects before anything is sent, and nothing that a seat may not know."""

import json
from typing import Any

from roundhouse.kernel.texts import LANGUAGES

from .house import House


def first_phase(house: House) -> tuple[str, list[str], Any]:
    """A table of three persons at their first decision; its id, tokens, and the state of the first one."""
    made = house.table("here", "here", "here")
    table, tokens = made["table"]["id"], list(made["tokens"].values())
    return table, tokens, house.get(f"/api/tables/{table}/state?seat=0", tokens[0])


def test_a_preview_changes_nothing(house: House) -> None:
    table, tokens, before = first_phase(house)
    move = before["moves"][0]["move"]
    seen = house.post(f"/api/tables/{table}/preview", {"moves": [move]}, tokens[0])
    assert seen["view"]["seat"] == 0
    assert sum(seen["view"]["table"]["own"]["fist"].values()) == 1 or seen["hidden"]
    after = house.get(f"/api/tables/{table}/state?seat=0", tokens[0])
    assert after["at"] == before["at"]
    assert sum(after["view"]["table"]["own"]["fist"].values()) == 0


def test_a_preview_does_not_depend_on_what_others_have_sealed(house: House) -> None:
    table, tokens, before = first_phase(house)
    move = before["moves"][0]["move"]
    first = house.post(f"/api/tables/{table}/preview", {"moves": [move]}, tokens[0])
    other = house.get(f"/api/tables/{table}/state?seat=1", tokens[1])
    house.post(f"/api/tables/{table}/moves", {"move": other["moves"][0]["move"], "at": other["at"]}, tokens[1])
    second = house.post(f"/api/tables/{table}/preview", {"moves": [move]}, tokens[0])
    assert json.dumps(first, sort_keys=True) == json.dumps(second, sort_keys=True)


def test_a_preview_goes_on_as_long_as_it_may(house: House) -> None:
    table, tokens, before = first_phase(house)
    move = before["moves"][0]["move"]
    alone = house.post(f"/api/tables/{table}/preview", {"moves": [move]}, tokens[0])
    longer = house.post(f"/api/tables/{table}/preview", {"moves": [move], "then": ["bid 5", move]}, tokens[0])
    assert json.dumps(alone["events"]) == json.dumps(longer["events"]) and alone["view"]["phase"] == longer["view"]["phase"]
    house.post(f"/api/tables/{table}/preview", {"moves": [move], "then": ["fly"]}, tokens[0], status=400)


def test_a_preview_of_a_part_shows_the_whole_where_that_is_asked_for(house: House) -> None:
    made = house.table("here", "here", game="railways_of_the_world", options=QUIET)
    table, token = made["table"]["id"], next(iter(made["tokens"].values()))
    asked = {"moves": ["build Baltimore", "lay 24,12 E-W"]}
    part = house.post(f"/api/tables/{table}/preview", asked, token)
    whole = house.post(f"/api/tables/{table}/preview", {**asked, "whole": True}, token)
    assert part["view"]["phase"] == "track" and whole["view"]["phase"] != "track"
    alone = {"moves": ["pass"], "whole": True}  # stands for itself
    assert house.post(f"/api/tables/{table}/preview", alone, token)["view"]["to_act"] == [1]


def test_a_preview_is_refused_with_the_rule(house: House) -> None:
    table, tokens, _ = first_phase(house)
    problem = house.post(f"/api/tables/{table}/preview", {"moves": ["bid 5"]}, tokens[0], status=409)
    assert problem["error"]["code"] == "refused" and problem["error"]["rule"] == "WW-4.2"
    house.post(f"/api/tables/{table}/preview", {"moves": ["bid 5"]}, status=401)
    house.post(f"/api/tables/{table}/preview", {"moves": []}, tokens[0], status=422)
    house.post(f"/api/tables/{table}/preview", {"moves": ["fly"]}, tokens[0], status=400)


def test_the_browser_gets_its_own_words(house: House) -> None:
    for language in LANGUAGES:
        source = house.get(f"/api/texts/{language}")["shell"]
        assert "\nrefused-not-now = " in source and "\nweb-play-now = " in source


QUIET = {"barons": False, "operations_cards": False, "starting_player": "seat_1", "auction": "no_first_auction"}


def with_a_delivery(house: House) -> tuple[str, str, Any]:
    """A table of Railways of the World where the first seat has built Baltimore-Philadelphia and has a cube for it; id, token and state."""
    for _ in range(30):
        made = house.table("here", "here", game="railways_of_the_world", options=QUIET)
        table, tokens = made["table"]["id"], list(made["tokens"].values())
        for seat, move in ((0, "build Baltimore"), (0, "lay 24,12 W-NE"), (1, "pass")):
            at = house.get(f"/api/tables/{table}/state?seat={seat}", tokens[seat])["at"]
            house.post(f"/api/tables/{table}/moves", {"move": move, "at": at}, tokens[seat])
        state = house.get(f"/api/tables/{table}/state?seat=0", tokens[0])
        if any(move["kind"] == "deliver" for move in state["moves"]):
            return table, tokens[0], state
    raise AssertionError("no cube of thirty tables can be delivered")


def test_ways_are_rows_of_small_moves_with_what_comes_of_them(house: House) -> None:
    table, token, before = with_a_delivery(house)
    first = next(move["move"] for move in before["moves"] if move["kind"] == "deliver")
    (way,) = house.post(f"/api/tables/{table}/ways", {"move": first}, token)["ways"]
    assert [step["kind"] for step in way["moves"]] == ["deliver", "rail"]
    points = next(event for event in way["events"] if event["kind"] == "link-points")
    assert (points["seat"], points["facts"]["n"]) == (0, 1)
    assert house.get(f"/api/tables/{table}/state?seat=0", token)["at"] == before["at"]
    assert house.post(f"/api/tables/{table}/ways", {"move": "pass"}, token)["ways"] == []
    assert house.post(f"/api/tables/{table}/ways", {"move": "deliver Boston red"}, token, status=409)["error"]["code"] == "refused"
    house.post(f"/api/tables/{table}/ways", {"move": "pass"}, status=401)
    house.post(f"/api/tables/{table}/ways", {"move": "fly"}, token, status=400)


def test_a_game_without_rows_offers_none(house: House) -> None:
    table, tokens, before = first_phase(house)
    assert house.post(f"/api/tables/{table}/ways", {"move": before["moves"][0]["move"]}, tokens[0]) == {"ways": []}


def test_drawing_over_places_is_answered_with_the_row_that_it_means(house: House) -> None:
    made = house.table("here", "here", game="railways_of_the_world", options=QUIET)
    table, token = made["table"]["id"], next(iter(made["tokens"].values()))
    over = {"places": ["hex:23,12", "hex:24,12", "hex:24,11"]}  # Baltimore to Philadelphia
    (way,) = house.post(f"/api/tables/{table}/ways", over, token)["ways"]
    assert [step["move"] for step in way["moves"]] == ["build Baltimore", "lay 24,12 W-NE"]
    assert [event["kind"] for event in way["events"]][:1] == ["lay"]
    assert house.post(f"/api/tables/{table}/ways", {"places": ["hex:24,12", "?", ""][:2]}, token)["ways"] == []
    for bad in ({}, {"places": []}, {"places": ["hex:1,1"], "move": "pass"}, {"places": ["hex:1,1"] * 41}):
        house.post(f"/api/tables/{table}/ways", bad, token, status=422)
