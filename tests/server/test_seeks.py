"""Looking for opponents, and the table of the moment."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from .browser import Browser
from .house import House

GAME = "last_train_to_wensleydale"


def sit(browser: Browser, wish: dict[str, Any]) -> tuple[str, int | None]:
    """Seek until one sits, as a browser does: a seat may be gone in the same moment."""
    for _ in range(20):
        found = browser.post("/api/seek", wish)
        if found["made"] or found["seat"] is None:
            return found["table"]["id"], found["seat"]
        answer = browser.raw("POST", f"/api/tables/{found['table']['id']}/seats/{found['seat']}", {"name": "x"})
        if answer.status_code == 201:
            return found["table"]["id"], answer.json()["seat"]
    raise AssertionError("no seat")


def test_those_who_seek_the_same_meet_and_the_game_begins_when_the_seats_are_full(house: House) -> None:
    people = [Browser(house) for _ in range(6)]
    for one in people:
        one.claim()
    wish = {"game": GAME, "players": 3, "pace": "day", "rated": True}
    with ThreadPoolExecutor(6) as crowd:
        tables = [found[0] for found in crowd.map(lambda one: sit(one, wish), people)]
    full = [table for table in set(tables) if house.get(f"/api/tables/{table}")["status"] == "playing"]
    assert all(tables.count(table) == 3 for table in full)
    late = Browser(house)
    late.claim()
    while True:  # those who came in the same moment may have opened several: they fill up one after the other
        table = sit(late, wish)[0]
        if house.get(f"/api/tables/{table}")["status"] == "playing":
            break
        late = Browser(house)
        late.claim()
    found = house.get(f"/api/tables/{table}")
    assert found["rated"] and found["sought"] and found["clock"]["turn"] == 86_400_000 and len({one["account"] for one in found["seats"]}) == 3


def test_other_wishes_do_not_meet_nor_do_people_who_blocked_each_other(house: House) -> None:
    ann, bo, guest = Browser(house), Browser(house), Browser(house)
    ann.claim()
    bo.claim()
    ann.post(f"/api/people/{bo.me['id']}/block", {})
    wish = {"game": GAME, "players": 4, "pace": "live", "rated": True}
    table, _ = sit(ann, wish)
    assert sit(ann, wish) == (table, None), "whoever seeks twice waits where they are"
    assert sit(bo, wish)[0] != table
    assert sit(bo, {**wish, "rated": False})[0] != table and sit(bo, {**wish, "players": 3})[0] != table
    assert guest.post("/api/seek", wish, status=401)
    assert guest.post("/api/seek", {**wish, "players": 9}, status=401) and ann.post("/api/seek", {**wish, "players": 9}, status=400)
    table, seat = sit(guest, {**wish, "rated": False, "name": "Visitor", "pace": "day"})
    assert seat == 0, "a guest seeks too, where nothing counts"


def test_the_table_of_the_moment_is_a_public_game_with_people(house: House) -> None:
    seats = [{"kind": "here", "name": "A"}, {"kind": "here", "name": "B"}]
    public = house.post("/api/tables", {"game": "workshop_of_the_world", "seats": seats, "public": True})
    private = house.post("/api/tables", {"game": "workshop_of_the_world", "seats": seats})
    for made in (public, private):
        for seat in ("0", "1"):
            state = house.get(f"/api/tables/{made['table']['id']}/state", made["tokens"][seat])
            if state["turn"]:
                house.post(f"/api/tables/{made['table']['id']}/moves", {"move": state["moves"][0]["move"], "at": state["at"]}, made["tokens"][seat])
    found = house.get("/api/moment")["table"]
    assert found is not None and found["public"] and found["status"] == "playing" and found["id"] != private["table"]["id"]
