"""What one polite client may ask for costs the others little: answers are made once, and what is asked by many lines counts together."""

import asyncio
import gzip
import json
import os
import threading
import time
from pathlib import Path
from typing import Any

import brotli  # type: ignore[import-untyped]
import pytest
import websockets
from starlette.requests import Request

from roundhouse.server import accounts, press, seating
from roundhouse.server.api import faces as api_faces
from roundhouse.server.api import pages
from roundhouse.server.app import make_app
from roundhouse.server.desk import Desk
from roundhouse.server.eyes import digest
from roundhouse.server.faces import Face
from roundhouse.server.limits import SOCKETS, Bucket
from roundhouse.server.places import place
from roundhouse.server.room import Room
from roundhouse.server.tending import ALONE, NOBODY
from roundhouse.server.workers import Broken

from .house import GAME, House
from .test_guard import Site
from .test_whole import HERE, WISH, heard, indoors, watching

STRANGER = Request({"type": "http", "headers": []})


def test_what_never_changes_is_printed_once_by_a_worker(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks, and however many at once: nothing of it is put together by the process that answers people."""

    def never(*_: object) -> None:
        raise AssertionError("made here")

    for maker in press.PAGES.keys() - {*press.LIGHT}:
        monkeypatch.setitem(press.PAGES, maker, never)
    names = [("shell-texts", "en"), ("people-texts", "fr"), ("insight-texts", "it"), ("drawing", GAME, "england")]
    names += [(what, GAME) for what in ("schema", "events-schema", "drawing-schema")] + [(what, GAME, "it") for what in ("game-texts", "rules")]

    async def scenario(desk: Desk, _: Room) -> None:
        shop = press.Press(desk.pool)
        first = await asyncio.gather(*(shop.get(*name) for name in names for _ in range(3)))
        again = await asyncio.gather(*(shop.get(*name) for name in names for _ in range(3)))
        assert desk.pool.asked["page"] == len(names) and [one is other for one, other in zip(first, again, strict=True)] == [True] * len(first)
        for one in first:
            assert brotli.decompress(one.packed["br"]) == gzip.decompress(one.packed["gzip"]) == one.packed[""]
            assert json.loads(one.packed[""]) and one.mark == digest(one.packed[""].decode())

    indoors(tmp_path, scenario)


def test_the_games_are_told_also_while_no_worker_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever opens the page asks for them first."""

    async def scenario(desk: Desk, _: Room) -> None:
        monkeypatch.setattr(desk.pool, "_serve", lambda: None)
        assert len(json.loads((await press.Press(desk.pool).get("catalogue")).packed[""])["games"]) >= 4

    indoors(tmp_path, scenario)


def test_a_page_is_made_here_where_workers_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(desk: Desk, _: Room) -> None:
        async def broken(*_: object) -> bytes:
            raise Broken("no process can be started")

        monkeypatch.setattr(desk.pool, "ask", broken)
        assert json.loads((await press.Press(desk.pool).get("people-texts", "en")).packed[""])["language"] == "en"

    indoors(tmp_path, scenario)


def test_the_description_is_not_put_together_by_the_loop_that_answers_people(house: House) -> None:
    """It takes two seconds: while a worker makes it others are answered."""
    assert make_app().openapi_url is None and {"openapi", "docs"} == {*press.SLOW}
    described = house.raw("GET", "/openapi.json", headers={"Accept-Encoding": "gzip"})
    assert described.headers["content-encoding"] == "gzip" and described.json() == make_app().openapi()
    page = house.raw("GET", "/docs")
    assert page.headers["content-type"].startswith("text/html") and "/api/tables" in page.text and "<script" not in page.text


def test_files_of_the_page_are_kept_at_hand(house: House) -> None:
    """No thread is asked for them, and a browser that has one is told so; a file that has changed is read again."""
    first = house.client.get(f"{house.url}/favicon.svg")
    again = house.client.get(f"{house.url}/favicon.svg", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"") and asyncio.iscoroutinefunction(pages.page)
    part = house.client.get(f"{house.url}/favicon.svg", headers={"Range": "bytes=0-3", "Accept-Encoding": "identity"})
    assert part.status_code == 206 and part.content == first.content[:4]


def test_a_file_that_has_changed_is_read_again(tmp_path: Path) -> None:
    file = tmp_path / "page.js"
    for text in ("one", "three"):
        file.write_text(text)
        assert pages._sent(STRANGER, file, "text/javascript", {}).body == text.encode()


@pytest.mark.parametrize("coding", ["br", "gzip", ""])
def test_a_file_of_a_face_is_sent_as_it_is_whatever_it_is_written_in(coding: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The package of a game may bring what is no UTF-8; it was served before files were packed."""
    (tmp_path / "index.js").write_bytes("// caf\u00e9".encode("latin-1"))
    face = Face("some", {"index.js": tmp_path / "index.js"}, "mark")
    monkeypatch.setattr(api_faces, "face_of", lambda _: face)
    monkeypatch.setattr(api_faces, "find_game", lambda name: name)
    asking = Request({"type": "http", "headers": [(b"accept-encoding", coding.encode())]})
    answer = api_faces.face_file(asking, "some", "mark", "index.js")
    unpacked = {"br": brotli.decompress, "gzip": gzip.decompress, "": bytes}[coding](bytes(answer.body))
    assert unpacked == b"// caf\xe9" and answer.headers.get("content-encoding", "") == coding


def test_addresses_of_one_house_count_together() -> None:
    assert place("2001:db8:1:2:3:4:5:6") == place("2001:db8:1:2::1") != place("2001:db8:1:3::1")
    assert place("::ffff:192.0.2.7") == place("192.0.2.7") == "192.0.2.7" and place("fe80::1%eth0") == place("fe80::2")
    assert place("testclient") == "testclient"
    site = Site()
    answers = [site.ask("GET", "/api/games", f"2001:db8::{number:x}")[0] for number in range(1, 140)]
    assert 429 in answers and site.ask("GET", "/api/games", "2001:db9::1")[0] == 200


@pytest.mark.parametrize("path", ["/openapi.json", "/docs", "/readyz"])
def test_whatever_costs_more_than_a_file_is_counted(path: str) -> None:
    site = Site()
    assert 429 in [site.ask("GET", path)[0] for _ in range(140)]


def test_files_are_counted_too_but_a_club_may_open_the_page_at_once() -> None:
    site = Site()
    assert {site.ask("GET", "/assets/board.js")[0] for _ in range(1500)} == {200}
    assert 429 in [site.ask("GET", "/assets/board.js")[0] for _ in range(2000)]


def test_a_session_counts_as_a_person_from_whatever_address() -> None:
    site = Site()
    asked = [site.ask("GET", "/api/me", f"10.0.0.{number}", [(b"cookie", b"a=b; roundhouse=SESSION; c=d")])[0] for number in range(200)]
    assert asked[:80] == [200] * 80 and 429 in asked
    assert site.ask("GET", "/api/me", "10.0.1.1", [(b"cookie", b"roundhouse=ANOTHER")])[0] == 200


def test_whoever_owes_waits_in_line(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("roundhouse.server.limits.time.monotonic", lambda: now)
    bucket = Bucket(rate=10.0, burst=2.0)
    assert [round(bucket.owe(), 2) for _ in range(5)] == [0, 0, 0.1, 0.2, 0.3], "many that ask at once wait one after the other"
    now = 101.0
    assert bucket.owe() == 0


def test_lines_that_come_again_and_again_are_counted(tmp_path_factory: pytest.TempPathFactory) -> None:
    with House(tmp_path_factory.mktemp("knock"), ROUNDHOUSE_LIMITS="on") as house:
        table = house.ask("POST", "/api/tables", {"game": GAME, "seats": [{"kind": "open"}, {"kind": "open"}]})["table"]["id"]

        async def knock() -> str:
            try:
                async with websockets.connect(f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket", compression=None) as socket:
                    await socket.send(json.dumps({"type": "hello", "tokens": []}))
                    await socket.recv()
                return "in"
            except websockets.InvalidStatus as problem:
                return str(problem.response.status_code)

        async def many() -> list[str]:
            found: list[str] = []
            end = time.monotonic() + 30
            while "429" not in found and time.monotonic() < end:
                found += await asyncio.gather(*(knock() for _ in range(30)))
            return found

        found = asyncio.run(many())
        assert found.count("in") >= SOCKETS and {*found} == {"in", "429"}


def test_bots_take_turns_by_whoever_waits_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []

    async def scenario(desk: Desk, _: Room) -> None:
        async def choose(state: Any, seat: int, bot: str, kind: str, asker: str, table: str) -> str:
            asked.append((kind, asker))
            await asyncio.sleep(3600)
            return ""

        monkeypatch.setattr(desk.thinkers, "choose", choose)
        bot = {"kind": "bot", "name": "", "bot": "greedy"}
        for seats, asker in (([HERE[0], bot], "192.0.2.1"), ([HERE[0], bot], ""), ([bot, bot], "192.0.2.1")):
            await seating.create(desk, {**WISH, "seats": seats}, asker=asker)
        async with asyncio.timeout(60):
            while len(asked) < 3:
                await asyncio.sleep(0.01)

    indoors(tmp_path, scenario)
    assert sorted(asked) == sorted([("bot", "192.0.2.1"), ("bot", NOBODY), ("alone", ALONE)])


def test_a_person_who_goes_or_comes_back_ends_what_a_bot_thinks_for_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, int]] = []
    ended: list[tuple[str, int]] = []

    async def scenario(desk: Desk, _: Room) -> None:
        async def choose(state: Any, seat: int, bot: str, kind: str, asker: str, table: str) -> str:
            asked.append((kind, seat))
            try:
                await asyncio.sleep(3600)
            finally:
                ended.append((kind, seat))
            return ""

        async def until(number: int, ends: int) -> None:
            async with asyncio.timeout(60):
                while len(asked) < number or len(ended) < ends:
                    await asyncio.sleep(0.01)
            assert (len(asked), len(ended)) == (number, ends)

        monkeypatch.setattr(desk.thinkers, "choose", choose)
        made = await seating.create(desk, {**WISH, "seats": HERE})
        room = await desk.room(made["table"]["id"])
        assert room.state is not None
        acting = room.state.to_act()[0]
        await seating.leave(desk, room, acting, "greedy", False)
        await until(1, 0)
        await seating.come_back(desk, room, acting)
        await until(1, 1)
        await seating.leave(desk, room, acting, "greedy", False)
        await until(2, 1)
        await seating.leave(desk, room, 1 - acting, "greedy", False)
        await until(3, 2)
        assert [kind for kind, _ in asked] == ["bot", "bot", "alone"], "nobody is at the table any more: others come first"

    indoors(tmp_path, scenario)


def test_who_comes_and_goes_again_and_again_is_not_told_to_everybody_each_time(tmp_path: Path) -> None:
    async def scenario(desk: Desk, room: Room) -> None:
        ann = await watching(desk, room, 0)
        heard(ann)
        for _ in range(200):
            one = await watching(desk, room, -1)
            desk.hub.tell_presence(room, one)
            assert [json.loads(text)["type"] for text in [one.queue.get_nowait()]] == ["table"], "whoever comes is told at once"
            desk.hub.leave(room, one)
        told = [one for one in heard(ann) if one["type"] == "table"]
        assert 1 <= len(told) < 60, "not four hundred times"
        async with asyncio.timeout(30):
            while not (later := [one for one in heard(ann) if one["type"] == "table"]):
                await asyncio.sleep(0.05)
        assert later[-1]["table"]["spectators"] == 0, "but in the end how it is"

    indoors(tmp_path, scenario)


def test_passwords_give_way_to_people() -> None:
    if not hasattr(os, "getpriority"):
        pytest.skip("this system has no priorities of threads")
    accounts._CROWD.submit(threading.get_native_id).result()  # the thread is there
    mine = os.getpriority(os.PRIO_PROCESS, threading.get_native_id())
    theirs = accounts._CROWD.submit(lambda: os.getpriority(os.PRIO_PROCESS, threading.get_native_id())).result()
    assert theirs >= min(19, mine + 1)


def test_spectators_do_not_shut_out_whoever_plays(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    made = house.table("here", "here")
    address = f"ws://127.0.0.1:{house.port}/api/tables/{made['table']['id']}/socket"

    async def enter(tokens: list[str]) -> Any:
        socket = await websockets.connect(address, compression=None, max_size=None)
        await socket.send(json.dumps({"type": "hello", "tokens": tokens}))
        try:
            await socket.recv()
            return socket
        except websockets.ConnectionClosed:
            return socket.close_code

    async def scenario() -> None:
        crowd = []
        for _ in range(8):
            crowd += await asyncio.gather(*(enter([]) for _ in range(25)))
        assert not any(isinstance(one, int) for one in crowd)
        assert await enter([]) == 1008, "there is no room for more who look on"
        ann = await enter([made["tokens"]["0"]])
        assert not isinstance(ann, int), "but for those who play"
        await asyncio.gather(*(one.close() for one in [*crowd, ann]))

    asyncio.run(scenario())
