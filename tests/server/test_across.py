"""People among people across three processes behind a proxy: whoever is signed in, seeks, plays rated or in a tournament, and is told, is so in all of them."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets

from .browser import Browser
from .ears import Ear
from .house import PATIENCE, House
from .many import Yard, yard
from .test_outbox import played, somebody, table_of
from .truth import rows_of


def until(claim: Callable[[], Any], what: str) -> Any:
    end = time.monotonic() + PATIENCE
    while not (found := claim()):
        assert time.monotonic() < end, what
        time.sleep(0.1)
    return found


@pytest.fixture(scope="module")
def shed(tmp_path_factory: pytest.TempPathFactory, ear: Ear) -> Iterator[Yard]:
    more = {"ROUNDHOUSE_INSIDE": f"127.0.0.1:{ear.port}", "ROUNDHOUSE_PUBLIC": "http://play.example.org", "ROUNDHOUSE_SILENCE": "30000"}
    with yard(tmp_path_factory.mktemp("across"), **more) as all_of:
        yield all_of


def at(house: House, browser: Browser) -> Browser:
    """The same browser, led to another process."""
    other = Browser(house)
    other.client.cookies.update(browser.client.cookies)
    return other


def test_a_session_is_one_in_all_processes_and_signed_out_everywhere_it_is_out_in_all(shed: Yard) -> None:
    one, two, three = shed.houses
    ann = Browser(one)
    ann.claim()
    made = ann.post("/api/play", {"game": "workshop_of_the_world", "name": ann.me["name"], "bot": "random", "players": 3})
    table = made["table"]["id"]
    phone = Browser(two)
    code = at(three, ann).post("/api/me/device")["code"]
    phone.post("/api/me/code", {"code": code})
    assert at(three, phone).me["id"] == ann.me["id"] == at(two, ann).me["id"]
    assert Browser(three).post("/api/me/code", {"code": code}, status=401), "used up in every process"

    async def scenario() -> None:
        address = f"ws://127.0.0.1:{one.port}/api/tables/{table}/socket"
        async with websockets.connect(address, additional_headers={"Cookie": f"roundhouse={phone.key}"}) as socket:
            await socket.send('{"type":"hello","tokens":["account:0"]}')
            await asyncio.wait_for(socket.recv(), PATIENCE)
            await asyncio.to_thread(at(three, ann).post, "/api/me/sign-out", {"everywhere": True})
            with pytest.raises(websockets.ConnectionClosed):
                async with asyncio.timeout(PATIENCE):
                    while True:
                        await socket.recv()

    asyncio.run(scenario())
    for house in shed.houses:
        for browser in (ann, phone):
            assert at(house, browser).me is None
            assert at(house, browser).get(f"/api/tables/{table}/state", "account:0", status=401)


def test_those_who_seek_at_different_processes_meet_at_one_table(shed: Yard) -> None:
    people = [Browser(house) for house in shed.houses]
    tables = []
    for one in people:
        one.claim()
        found = one.post("/api/seek", {"game": "railroad_revolution", "players": 3, "pace": "day"})
        tables.append(found["table"]["id"])
        if found["made"] is None:
            one.post(f"/api/tables/{tables[-1]}/seats/{found['seat']}", {"name": "x"})
    assert len(set(tables)) == 1
    for house in shed.houses:
        assert until(lambda house=house: house.get(f"/api/tables/{tables[0]}")["status"] == "playing", "it begins")  # type: ignore[misc]


def test_no_turn_is_told_twice_however_many_processes_look_for_what_is_due(shed: Yard, ear: Ear) -> None:
    ann, bo = somebody(shed.houses[0]), somebody(shed.houses[1])
    ann.post("/api/me/channels", {"kind": "hook", "address": ear.url("/across-ann")})
    bo.post("/api/me/channels", {"kind": "hook", "address": ear.url("/across-bo")})
    table = table_of(ann, bo)
    ann.post(f"/api/tables/{table}/start", {}, "account:host")
    for turn in range(8):
        house = shed.houses[turn % 3]
        until(lambda house=house: played(at(house, ann), table, 0) or played(at(house, bo), table, 1), "somebody's turn")  # type: ignore[misc]
        # a turn that is over before its notice was sent is told to nobody
        until(lambda: not rows_of(shed.postgres.address, "SELECT 1 FROM outbox WHERE done IS NULL"), "all is sent")
    heard = Counter((path, headers["x-roundhouse-id"]) for path in ("/across-ann", "/across-bo") for _, headers, _ in ear.at(path))
    assert len(heard) >= 4 and set(heard.values()) == {1}, heard
    sent = rows_of(shed.postgres.address, f"SELECT seat, number FROM outbox WHERE table_id = '{table}' AND fate = 'sent'")
    ids = {name for _, name in heard}
    assert sent and all(f"{table}-{one['seat']}-{one['number']}" in ids for one in sent), "and none was lost"


def test_a_rated_game_is_counted_once_and_a_tournaments_round_is_laid_once(shed: Yard) -> None:
    crowd = [Browser(shed.houses[number % 3]) for number in range(6)]
    for one in crowd:
        one.claim()
    clock = {"turn": 600_000, "reserve": 0, "bot": "random"}
    wish = {"title": "Cup", "kind": "knock-out", "game": "workshop_of_the_world", "size": 3, "best": 1, "rated": True, "clock": clock}
    cup = crowd[0].post("/api/tournaments", wish)["id"]
    for one in crowd:
        one.post(f"/api/tournaments/{cup}/join")
    at(shed.houses[2], crowd[0]).post(f"/api/tournaments/{cup}/start")
    found = until(lambda: (one := crowd[0].get(f"/api/tournaments/{cup}"))["pairings"] and one, "the first round")
    games = found["pairings"][0]["games"]
    assert len(games) == 2 and len({seat["id"] for game in games for seat in game["seats"]}) == 6
    laid = rows_of(shed.postgres.address, f"SELECT id FROM tables WHERE tournament = '{cup}'")
    assert {one["id"] for one in laid} == {game["table"] for game in games}, "no table too many"
    by_id = {one.me["id"]: one for one in crowd}
    for number, game in enumerate(games):
        until(lambda game=game: crowd[0].get(f"/api/tables/{game['table']}")["status"] == "playing", "it begins")  # type: ignore[misc]
        for seat, who in enumerate(game["seats"]):
            asked = at(shed.houses[(number + seat) % 3], by_id[who["id"]])
            asked.post(f"/api/tables/{game['table']}/resign", {"bot": "random"}, f"account:{seat}")
    for game in games:
        until(lambda game=game: shed.houses[0].get(f"/api/tables/{game['table']}")["status"] == "over", "it ends")  # type: ignore[misc]
    query = f"SELECT count(*) AS n FROM rated WHERE table_id IN ('{games[0]['table']}', '{games[1]['table']}')"
    until(lambda: rows_of(shed.postgres.address, query)[0]["n"] == 6, "both are counted")
    for house in shed.houses:
        pool = house.get("/api/ratings?game=workshop_of_the_world&players=3")["ratings"]
        assert sorted(one["games"] for one in pool if one["account"] in by_id) == [1] * 6
    for house in shed.houses:
        assert "Traceback" not in house.log.read_text(), house.log.read_text()[-3000:]


def test_the_tries_of_a_stranger_are_counted_together(tmp_path: Path) -> None:
    """Stuffing: a password tried in turn at three processes is tried no more often than at one."""
    with yard(tmp_path, ROUNDHOUSE_LIMITS="on") as all_of:
        owner = Browser(all_of.houses[0])
        name = owner.claim()["name"]
        stranger = [Browser(house) for house in all_of.houses]
        codes = [stranger[turn % 3].raw("POST", "/api/me/sign-in", {"name": name, "password": f"guess {turn}"}).status_code for turn in range(24)]
        assert codes.count(401) <= 12 and codes[-1] == 429, codes
