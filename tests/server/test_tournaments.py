"""Tournaments of real games: joined by link, played by bots that stand in, with drop-outs, to a winner."""

import time
from pathlib import Path
from typing import Any

import pytest

from .browser import Browser
from .house import PATIENCE, House

GAME = "workshop_of_the_world"
CLOCK = {"turn": 600_000, "reserve": 0, "bot": "random"}


@pytest.fixture(scope="module")
def crowd(house: House) -> list[Browser]:
    people = [Browser(house) for _ in range(6)]
    for one in people:
        one.claim()
    return people


def made(host: Browser, crowd: list[Browser], **more: Any) -> str:
    cup = str(host.post("/api/tournaments", {"title": "Cup", "game": GAME, "size": 3, "clock": CLOCK, **more})["id"])
    for one in crowd:
        assert one.post(f"/api/tournaments/{cup}/join")["joined"]
    host.post(f"/api/tournaments/{cup}/start")
    return cup


def played(crowd: list[Browser], cup: str, number: int) -> Any:
    """Everybody leaves the tables of a round to bots, which play them to the end."""
    end = time.monotonic() + 3 * PATIENCE
    left: set[tuple[str, str]] = set()
    while time.monotonic() < end:
        found = crowd[0].get(f"/api/tournaments/{cup}")
        if found["status"] == "over" or found["round"] > number:
            return found
        for game in found["pairings"][-1]["games"] if found["pairings"] else []:
            for seat, who in enumerate(game["seats"]):
                browser = next((one for one in crowd if one.me["id"] == who["id"]), None)
                if game["status"] == "playing" and browser is not None and (game["table"], who["id"]) not in left:
                    answer = browser.raw("POST", f"/api/tables/{game['table']}/leave", {"bot": "random"}, f"account:{seat}")
                    if answer.status_code == 200:
                        left.add((game["table"], who["id"]))
        time.sleep(0.3)
    raise AssertionError("the round does not end")


def test_a_swiss_tournament_goes_from_round_to_round_with_somebody_who_drops_out(crowd: list[Browser]) -> None:
    cup = made(crowd[0], crowd, kind="swiss", rounds=2)
    outsider = Browser(crowd[0].house)
    outsider.claim()
    assert outsider.post(f"/api/tournaments/{cup}/join", status=409), "it has begun"
    assert crowd[1].post(f"/api/tournaments/{cup}/leave", {"person": crowd[2].me["id"]}, status=403), "only the host"
    first = played(crowd, cup, 1)
    assert [len(game["seats"]) for game in first["pairings"][0]["games"]] == [3, 3]
    assert sum(one["points"] for one in first["standings"]) == pytest.approx(3.0)
    gone = crowd[5].me["id"]
    crowd[5].post(f"/api/tournaments/{cup}/leave")
    last = played(crowd, cup, 2)
    assert last["status"] == "over" and [one["place"] for one in last["standings"]] == [1, 2, 3, 4, 5, 6]
    assert next(one for one in last["standings"] if one["id"] == gone)["dropped"]
    assert all(seat["place"] is not None for one in last["pairings"] for game in one["games"] for seat in game["seats"])
    points = [one["points"] for one in last["standings"]]
    assert points == sorted(points, reverse=True)


def test_a_tournament_is_refused_where_it_makes_no_sense(house: House, crowd: list[Browser]) -> None:
    host = crowd[0]
    assert Browser(house).post("/api/tournaments", {"title": "Cup", "kind": "swiss", "game": GAME, "size": 3}, status=401)
    assert host.post("/api/tournaments", {"title": "Cup", "kind": "swiss", "game": GAME, "size": 6}, status=400)
    assert host.post("/api/tournaments", {"title": "Cup", "kind": "knock-out", "game": GAME, "size": 3, "best": 3}, status=400)
    cup = host.post("/api/tournaments", {"title": "Cup", "kind": "swiss", "game": GAME, "size": 3})["id"]
    assert host.post(f"/api/tournaments/{cup}/start", status=409), "nobody takes part"
    assert crowd[1].post(f"/api/tournaments/{cup}/start", status=403)
    assert host.get("/api/tournaments/nothing", status=404)


def test_a_round_that_was_laid_before_a_crash_is_played_after_it(tmp_path: Path) -> None:
    house = House(tmp_path)
    with house:
        crowd = [Browser(house) for _ in range(3)]
        for one in crowd:
            one.claim()
        cup = made(crowd[0], crowd, kind="knock-out", best=1)
        house.kill()
        house.start()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = crowd[0].get(f"/api/tournaments/{cup}")
            if found["pairings"] and found["pairings"][0]["games"][0]["status"] == "playing":
                break
            time.sleep(0.2)
        assert len(found["pairings"]) == 1 and found["pairings"][0]["games"][0]["status"] == "playing"
        assert played(crowd, cup, 1)["status"] == "over"
