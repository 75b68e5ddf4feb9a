"""Small promises that a change of one word would break: what is said, what is passed on, what is kept."""

import asyncio
import json
import logging
import threading
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import text

import roundhouse
from roundhouse.server import accounts, archive, faces, health, ledger, press, seating, serve, studies, tournaments
from roundhouse.server import desk as desks
from roundhouse.server import leases as beats
from roundhouse.server.api.socket import Talk
from roundhouse.server.desk import Desk
from roundhouse.server.forward import INNER, Switch
from roundhouse.server.heads import Heads
from roundhouse.server.leases import Elsewhere
from roundhouse.server.outward import Public
from roundhouse.server.problems import Problem
from roundhouse.server.room import Room
from roundhouse.server.shelf import Shelf
from roundhouse.server.studies import Study
from roundhouse.server.telling import Teller
from roundhouse.server.workers import Broken

from .house import GAME, House
from .test_foresight import QUIET
from .test_whole import WISH, Line, indoors, watching

# Looking ahead


def test_a_preview_goes_on_with_what_may_follow(house: House) -> None:
    made = house.table("here", "here", game="railways_of_the_world", options=QUIET)
    path, token = f"/api/tables/{made['table']['id']}/preview", next(iter(made["tokens"].values()))
    begun = house.post(path, {"moves": ["build Baltimore"]}, token)
    laid = house.post(path, {"moves": ["build Baltimore"], "then": ["lay 24,12 W-NE"]}, token)
    assert "lay" not in [event["kind"] for event in begun["events"]] and "lay" in [event["kind"] for event in laid["events"]]


def test_a_preview_of_the_whole_ends_nothing_that_has_ended_by_itself(house: House) -> None:
    """The track reaches Philadelphia, so there is nothing left to stop."""
    made = house.table("here", "here", game="railways_of_the_world", options=QUIET)
    path, token = f"/api/tables/{made['table']['id']}/preview", next(iter(made["tokens"].values()))
    asked = {"moves": ["build Baltimore", "lay 24,12 W-NE"]}
    assert house.post(path, {**asked, "whole": True}, token)["view"] == house.post(path, asked, token)["view"]


# What is said


def test_before_a_game_begins_it_is_said_so(house: House) -> None:
    made = house.table("here", "open", start="host")
    table, token = made["table"]["id"], made["tokens"]["0"]
    assert house.get(f"/api/tables/{table}/about/0", token, 409)["error"] == {"code": "state", "text": "the game has not started"}
    assert house.post(f"/api/tables/{table}/resign", {}, token, 409)["error"] == {"code": "state", "text": "the game has not started"}


def test_who_seeks_a_rated_game_has_to_sign_in(house: House) -> None:
    wish = {"game": GAME, "players": 3, "pace": "day", "rated": True, "name": "Visitor"}
    assert house.post("/api/seek", wish, status=401)["error"]["code"] == "token"


def test_a_record_with_an_endless_seed_is_refused() -> None:
    made = roundhouse.game(GAME)
    record = made.record(made.new(2, seed=10**76)).text
    assert archive.lay_out({"text": record, "every": 50})
    with pytest.raises(Problem) as told:
        archive.lay_out({"text": record.replace(str(10**76), "1" + "0" * 77), "every": 50})
    assert (told.value.status, told.value.text) == (400, "the record's seed is too long")


def test_a_database_that_does_not_answer_is_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(desk: Desk, _: Room) -> None:
        def read() -> Any:
            raise ConnectionError("gone")

        monkeypatch.setattr(desk.store, "read", read)
        found = await health.checks(desk)
        assert (found["database"], found["migrations"]) == ("away", "unknown") and not health.ready(found)

    indoors(tmp_path, scenario)


def test_the_log_tells_which_page_was_not_made_by_a_worker_and_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario(desk: Desk, _: Room) -> None:
        async def broken(*_: object) -> bytes:
            raise Broken("no process can be started")

        monkeypatch.setattr(desk.pool, "ask", broken)
        await press.Press(desk.pool).get("people-texts", "en")

    monkeypatch.setattr(press.NOTES, "propagate", True)
    indoors(tmp_path, scenario)
    assert "the page people-texts en is made here: no process can be started" in caplog.messages


def test_the_log_tells_of_a_beat_that_failed_and_the_next_one_comes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    beaten = 0

    async def scenario(desk: Desk, _: Room) -> None:
        async def broken() -> None:
            nonlocal beaten
            beaten += 1
            raise ValueError("a heart that skips")

        monkeypatch.setattr(desk.leases, "_beat", broken)
        living = asyncio.create_task(desk.leases._live())
        while beaten < 2:
            await asyncio.sleep(0.01)
        living.cancel()

    monkeypatch.setattr(beats, "BEAT", 0.01)
    monkeypatch.setattr(beats.NOTES, "propagate", True)
    indoors(tmp_path, scenario)
    assert [one.message for one in caplog.records if one.exc_info and one.levelno == logging.ERROR][:1] == ["the beat of this process"]


def test_a_game_without_moves_is_not_analysed(tmp_path: Path) -> None:
    async def scenario(desk: Desk, room: Room) -> None:
        with pytest.raises(Problem, match=r"^nothing was played at this table$") as told:
            await studies.Studies(desk)._tale(Study(room.id, "ann"), room)
        assert told.value.code == "state"

    indoors(tmp_path, scenario)


# What is passed on


class Nothing:
    """The leases of a process that knows another one to look after every table."""

    async def hold(self, table: str) -> None:
        raise Elsewhere(table)


def test_what_was_passed_on_once_is_not_passed_on_again() -> None:
    """The process that asks has to look again who the owner is."""
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b""}

    async def send(message: Any) -> None:
        sent.append(message)

    leases: Any = Nothing()
    scope = {"type": "http", "method": "GET", "path": "/api/tables/some", INNER: True}
    asyncio.run(Switch(lambda *_: None)._request(leases, "some", scope, receive, send))  # type: ignore[arg-type, return-value]
    assert sent[0]["status"] == 421 and json.loads(sent[1]["body"]) == {"error": {"code": "elsewhere", "text": "another process looks after this table"}}


def test_a_heading_is_sent_to_its_end_without_the_body() -> None:
    sent: list[dict[str, Any]] = []

    async def send(message: Any) -> None:
        sent.append(message)

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b""}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        assert scope["method"] == "GET"
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"one", "more_body": True})
        await send({"type": "http.response.body", "body": b"two"})

    asyncio.run(Heads(app)({"type": "http", "method": "HEAD"}, receive, send))
    assert sent == [{"type": "http.response.start", "status": 200, "headers": []}, {"type": "http.response.body", "body": b""}]


def test_a_table_of_which_nothing_is_known_may_be_asked_for_again(tmp_path: Path) -> None:
    async def scenario(desk: Desk, _: Room) -> None:
        for known in ({"some": "another"}, {}):
            desk.leases._where = known
            desk.leases.mistaken("some")
            assert "some" not in desk.leases._where

    indoors(tmp_path, scenario)


def test_all_that_a_connection_wants_is_passed_on() -> None:
    asked: list[Any] = []

    class Net:
        async def connect_tcp(self, *words: Any, **more: Any) -> Any:
            asked.append((words, more))

    backend = Public(["127.0.0.1:9"])
    backend._real = Net()  # type: ignore[assignment]
    asyncio.run(backend.connect_tcp("127.0.0.1", 9, 2.5, "127.0.0.2", [(1, 2, 3)]))
    assert asked == [(("127.0.0.1", 9), {"timeout": 2.5, "local_address": "127.0.0.2", "socket_options": [(1, 2, 3)]})]


@pytest.mark.parametrize("kind", ["hook", "slack", "discord"])
def test_a_webhook_gets_json_and_is_told_so(kind: str) -> None:
    posted: list[Any] = []

    async def post(channel: Any, body: bytes, headers: dict[str, str]) -> None:
        posted.append((json.loads(body), headers))

    row = SimpleNamespace(kind="turn", id="n1", table_id="t1", seat=0, made=5)
    notice = SimpleNamespace(row=row, title="Your turn", text="", url="https://play.example.org/table/t1", game=GAME)
    ours, channel, ann = SimpleNamespace(_post=post), SimpleNamespace(kind=kind, secrets={}), SimpleNamespace(name="Ann")
    some: Any = [notice]
    asyncio.run(Teller._hook(ours, channel, ann, some))
    ((body, headers),) = posted
    assert headers == {"Content-Type": "application/json", "X-Roundhouse-Id": "n1"} and body


def test_the_browser_is_opened_at_the_address_of_the_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened, there = [], threading.Event()

    def open_browser(address: str) -> None:
        opened.append(address)
        there.set()

    async def prepared(_: object) -> None:
        return None

    monkeypatch.setenv("ROUNDHOUSE_DATABASE", str(tmp_path / "tables.sqlite"))
    monkeypatch.setenv("ROUNDHOUSE_ADDRESS", "")
    monkeypatch.setattr(serve, "_prepare", prepared)
    monkeypatch.setattr(serve, "open_browser", open_browser)
    monkeypatch.setattr(serve, "free_port", lambda host, port: port)
    monkeypatch.setattr(serve.uvicorn, "run", lambda **_: None)
    serve.serve("127.0.0.1", 8899, 1, browse=False)
    assert not opened
    serve.serve("127.0.0.1", 8899, 1, browse=True)
    assert there.wait(10) and opened == ["http://localhost:8899/"]


# What is kept


def test_who_signs_up_without_mail_has_none(tmp_path: Path) -> None:
    async def scenario(desk: Desk, _: Room) -> None:
        made = await desk.store.write(lambda connection: accounts.add(connection, "Ann", "", {}))
        async with desk.store.read() as connection:
            found = await accounts.find(connection, made)
        assert found is not None and (found.name, found.mail) == ("Ann", "")

    indoors(tmp_path, scenario)


def test_a_finished_table_stays_in_memory_while_somebody_looks_at_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "OVER", 0)

    async def scenario(desk: Desk, room: Room) -> None:
        client = await watching(desk, room, 0)
        await desk.store.write(lambda connection: ledger.set_row(connection, room.id, status="ended", seed="1"))
        await desk.look(room)
        desk._forget()
        assert desk.census() == {"ended": 1}
        desk.hub.leave(room, client)
        async with desk.lock(room.id):
            desk._forget()
            assert desk.census() == {"ended": 1}, "nor while something is done there"
        desk._forget()
        assert desk.census() == {}

    indoors(tmp_path, scenario)


def test_what_is_overdue_longest_comes_first(tmp_path: Path) -> None:
    """Also if the database would tell it in another order by itself."""

    async def scenario(desk: Desk, room: Room) -> None:
        seats = [{"kind": "here", "name": name, "bot": "", "colour": ""} for name in ("Ann", "Bo")]
        tables = [room.id, *[(await seating.create(desk, {**WISH, "seats": seats}))["table"]["id"] for _ in range(2)]]
        await desk.store.write(lambda connection: connection.execute(text("DROP INDEX tables_due")))
        for table, due in zip(tables, (20, 30, 10), strict=True):
            await desk.store.write(lambda connection, table=table, due=due: ledger.set_row(connection, table, due=due))
        assert await desk.tender._overdue(40) == [tables[2], tables[0], tables[1]]
        assert await desk.tender._overdue(30) == [tables[2], tables[0]]

    indoors(tmp_path, scenario)


def test_a_cancelled_question_does_not_take_its_successor_along(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same number may be used again at once, and the new question can be cancelled too."""

    async def scenario(desk: Desk, room: Room) -> None:
        line: Any = Line()
        talk = Talk(desk, room, line)

        async def for_ever(_: object) -> None:
            await asyncio.sleep(3600)

        monkeypatch.setattr(talk, "_answer", for_ever)
        ask, cancel = '{"type": "hint", "id": 7, "seat": 0}', '{"type": "cancel", "id": 7}'
        await talk._listen(ask)
        await asyncio.sleep(0)
        first = talk.waiting[7]
        await talk._listen(cancel)
        await talk._listen(ask)
        second = talk.waiting[7]
        while not first.done():
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert first is not second and talk.waiting == {7: second}
        await talk._listen(cancel)
        with pytest.raises(asyncio.CancelledError):
            await second
        assert not talk.waiting

    indoors(tmp_path, scenario)


def test_a_full_shelf_lets_go_of_what_was_asked_for_longest_ago() -> None:
    shelf = Shelf(most=10)
    for name in "abc":
        shelf.put(name, b"333")
    assert shelf.get("a") == b"333"
    shelf.put("d", b"4444")
    assert [shelf.get(name) for name in "abcd"] == [b"333", None, b"333", b"4444"]
    shelf.put("e", b"55555")
    assert [shelf.get(name) for name in "acde"] == [None, None, b"4444", b"55555"]
    shelf.put("f", b"666666")
    assert shelf.get("f") is None, "it would fill more than half of it alone"


def test_files_of_a_face_are_found_behind_hidden_ones(tmp_path: Path) -> None:
    """Whatever the order in which the folder tells them."""
    for name in (".git", "_draft.js", "index.js", "icons/train.svg", "notes.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("")

    class Folder:
        def iterdir(self) -> Any:
            return sorted(tmp_path.iterdir())

    folder: Any = Folder()
    assert [path for path, _ in faces._served(folder, "")] == ["icons/train.svg", "index.js"]


def test_a_table_of_a_tournament_may_have_one_seat_more_than_wished_for() -> None:
    game = roundhouse.game(GAME)  # for two to five
    assert [tournaments.allowed(game, size) for size in (2, 3, 4, 5)] == [[2, 3], [3, 4], [3, 4, 5], [3, 4, 5]]
