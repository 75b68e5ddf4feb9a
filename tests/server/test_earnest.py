"""Games that count, for a rating or in a tournament: what somebody might try who would rather not lose one."""

import sqlite3
import time
from pathlib import Path
from typing import Any

from .browser import Browser
from .house import PATIENCE, House
from .test_ratings import rated
from .test_tournaments import CLOCK, made

LATE = "last_train_to_wensleydale"


def until(claim: Any, what: str) -> Any:
    end = time.monotonic() + PATIENCE
    while not (found := claim()):
        assert time.monotonic() < end, what
        time.sleep(0.1)
    return found


def test_a_rated_game_against_bots_alone_cannot_be_called_off_nor_taken_back(house: House) -> None:
    """Dodging a loss: the only person would agree with themselves to end it, or go back until it looks better."""
    ann = Browser(house)
    ann.claim()
    wish = {**rated(ann, "random", "random"), "game": LATE}
    table = f"/api/tables/{ann.post('/api/tables', wish)['table']['id']}"
    for about in ("end", "bot"):
        answer = ann.raw("POST", f"{table}/vote", {"about": about, "seat": 1}, "account:0")
        assert answer.status_code == 409 and "played to its end" in answer.text
    passed = False
    for _ in range(60):
        state = until(lambda: (one := ann.get(f"{table}/state", "account:0"))["turn"] and one, "my turn")
        if state["undo"]["can"] == "no" and state["undo"]["key"] not in ("", "refused-undo-nothing"):
            refused = ann.raw("POST", f"{table}/undo", {"at": state["at"]}, "account:0")
            assert refused.status_code == 409 and ann.get(f"{table}/state", "account:0")["at"] == state["at"]
            passed = True
            break
        assert state["undo"]["can"] != "ask"
        ann.post(f"{table}/moves", {"move": state["moves"][0]["move"], "at": state["at"]}, "account:0")
    assert passed, "bots have moved since"


def test_a_game_of_a_tournament_has_no_hints_no_votes_and_no_substitutes(house: House) -> None:
    """Manipulating a tournament: help by the server, a friend who plays on for somebody, a table that agrees to end."""
    crowd = [Browser(house) for _ in range(3)]
    for one in crowd:
        one.claim()
    cup = made(crowd[0], crowd, kind="swiss", rounds=1)
    games = until(lambda: [one for one in crowd[0].get(f"/api/tournaments/{cup}")["pairings"][-1:] if one["games"][0]["status"] == "playing"], "it begins")
    game = games[0]["games"][0]
    table = f"/api/tables/{game['table']}"
    assert not crowd[0].get(table)["rated"]
    people = {one.me["id"]: one for one in crowd}
    state = crowd[0].get(f"{table}/state")
    seat = state["view"]["to_act"][0]
    acting = people[game["seats"][seat]["id"]]
    assert "no hints" in acting.raw("GET", f"{table}/hint?bot=random", token=f"account:{seat}").json()["error"]["text"]
    assert acting.post(f"{table}/vote", {"about": "end"}, f"account:{seat}", status=409)
    assert acting.post(f"{table}/leave", {"give": True}, f"account:{seat}", status=409)
    friend = Browser(house)
    friend.claim()
    acting.post(f"{table}/leave", {"bot": None}, f"account:{seat}")
    assert friend.post(f"{table}/seats/{seat}", {"name": "x"}, status=409)
    assert friend.post(f"{table}/claim", {}, f"account:{seat}", status=401)
    stranger = friend.raw("POST", f"/api/tournaments/{cup}/leave", {"person": game["seats"][0]["id"]})
    assert stranger.status_code == 403, "nobody but the host sends others home"


def test_a_leagues_list_does_not_begin_by_itself_and_a_season_needs_people(house: House) -> None:
    host = Browser(house)
    host.claim()
    wish = {"title": "League", "kind": "swiss", "game": LATE, "size": 3, "clock": CLOCK, "public": True}
    league = host.post("/api/leagues", wish)
    waiting = league["waiting"]["id"]
    assert league["id"] in [one["id"] for one in Browser(house).get("/api/leagues")["leagues"]]
    assert waiting not in [one["id"] for one in host.get("/api/tournaments")["tournaments"]], "it is no tournament"
    for deed in ("start", "close"):
        assert host.post(f"/api/tournaments/{waiting}/{deed}", status=409)
    assert "at least 3" in host.post(f"/api/leagues/{league['id']}/season", status=409)["error"]["text"], "nobody waits"
    people = [Browser(house) for _ in range(3)]
    for one in people:
        one.claim()
        one.post(f"/api/tournaments/{waiting}/join")
    assert people[0].post(f"/api/leagues/{league['id']}/season", status=403)
    begun = host.post(f"/api/leagues/{league['id']}/season")
    assert begun["season"] == begun["shown"] == 1 and begun["divisions"][0]["division"] == 1 and begun["waiting"]["people"] == 0
    assert host.post(f"/api/leagues/{league['id']}/season", status=409), "the first is not over"
    assert host.get(f"/api/leagues/{league['id']}?season=2", status=404)
    assert host.get(f"/api/leagues/{league['id']}?season=1")["shown"] == 1


def test_nobody_floods_the_lists_with_tournaments(house: House) -> None:
    host = Browser(house)
    host.claim()
    wish = {"title": "Cup", "kind": "swiss", "game": LATE, "size": 3, "clock": CLOCK, "public": True}
    cups = [host.post("/api/tournaments", wish)["id"] for _ in range(20)]
    assert host.post("/api/tournaments", wish, status=409) and host.post("/api/leagues", wish, status=409)
    other = Browser(house)
    other.claim()
    assert other.post(f"/api/tournaments/{cups[0]}/close", status=403)
    for cup in cups:
        assert host.post(f"/api/tournaments/{cup}/close") == {"done": True}
    assert host.get(f"/api/tournaments/{cups[0]}", status=404)


def test_whoever_deletes_the_account_is_paired_no_more_and_a_table_that_is_gone_keeps_nobody_waiting(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        crowd = [Browser(house) for _ in range(4)]
        for one in crowd:
            one.claim()
        later = crowd[0].post("/api/tournaments", {"title": "Later", "kind": "swiss", "game": LATE, "size": 3, "clock": CLOCK})["id"]
        crowd[3].post(f"/api/tournaments/{later}/join")
        cup = made(crowd[0], crowd, kind="swiss", rounds=2)
        found = until(lambda: (one := crowd[0].get(f"/api/tournaments/{cup}"))["pairings"] and one, "the first round")
        gone = crowd[3].me
        crowd[3].post("/api/me/delete", {"name": gone["name"]})
        assert crowd[0].get(f"/api/tournaments/{later}")["people"] == 0
        with sqlite3.connect(tmp_path / "tables.sqlite", timeout=PATIENCE) as database:
            database.execute("PRAGMA foreign_keys=ON")
            for game in found["pairings"][0]["games"]:
                database.execute("DELETE FROM tables WHERE id = ?", (game["table"],))
        database.close()
        found = until(lambda: (one := crowd[0].get(f"/api/tournaments/{cup}"))["round"] == 2 and one, "the second round")
        assert [one["name"] for one in found["standings"] if one["dropped"]] == ["Former player"]
        assert "Former player" not in [seat["name"] for game in found["pairings"][1]["games"] for seat in game["seats"]]
