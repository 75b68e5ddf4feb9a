"""A step is one thing: once it is written, memory knows it and everybody is told, whatever becomes of whoever asked for it."""

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from roundhouse.server import ledger, seating
from roundhouse.server.api.socket import Talk
from roundhouse.server.desk import Desk
from roundhouse.server.hub import Client
from roundhouse.server.room import Room
from roundhouse.server.settings import Settings
from roundhouse.server.tokens import hashed

from .house import GAME, House, Player
from .test_play import seated
from .truth import log_of, replay, tables_of

WISH = {"game": GAME, "board": None, "options": {}, "title": "", "public": False, "practice": False, "visitors": None, "start": "full", "clock": None}
HERE = [{"kind": "here", "name": "Ann", "bot": "", "colour": ""}, {"kind": "here", "name": "Bo", "bot": "", "colour": ""}]


def indoors(folder: Path, scenario: Callable[[Desk, Room], Awaitable[None]], **wish: Any) -> None:
    """A desk in this process with one table of two persons that has started."""

    async def whole() -> None:
        desk = Desk(Settings(database=f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"))
        await desk.store.open()
        try:
            made = await seating.create(desk, {**WISH, "seats": HERE, **wish})
            await scenario(desk, await desk.room(made["table"]["id"]))
        finally:
            await desk.close()

    asyncio.run(whole())


async def watching(desk: Desk, room: Room, eye: int) -> Client:
    """A client that has seen everything so far."""
    client = Client([eye], "en", {eye: room.chairs[eye].token})
    client.ready = True
    desk.hub.join(room, client)
    desk.hub.tell_states(room)
    heard(client)
    return client


def heard(client: Client) -> list[dict[str, Any]]:
    """What it was sent since."""
    found = []
    while not client.queue.empty():
        text = client.queue.get_nowait()
        assert text is not None, "it was cut off"
        found.append(json.loads(text))
    return found


def first(room: Room, seat: int) -> str:
    assert room.state is not None
    return room.state.moves(seat)[0].text


def lines(folder: Path) -> int:
    with sqlite3.connect(folder / "tables.sqlite") as database:
        return int(database.execute("SELECT count(*) FROM log").fetchone()[0])


def test_a_mover_who_goes_away_during_the_commit_does_not_part_it_from_the_news(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(desk: Desk, room: Room) -> None:
        client = await watching(desk, room, 0)
        queued, append = asyncio.Event(), desk.store.append

        async def slowly(*line: Any) -> None:
            writing = asyncio.ensure_future(append(*line))
            queued.set()
            await asyncio.sleep(0.05)
            await writing

        monkeypatch.setattr(desk.store, "append", slowly)
        asking = asyncio.create_task(desk.move(room, 0, first(room, 0), room.packet(0).at))
        await queued.wait()
        asking.cancel()
        with pytest.raises(asyncio.CancelledError):
            await asking
        while lines(tmp_path) == 0:
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.1)
        assert room.number == 1 and room.state is not None and len(room.state.plies) == 1
        assert [message["type"] for message in heard(client)] == ["state"]

    indoors(tmp_path, scenario)


def test_a_commit_whose_answer_was_lost_is_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(desk: Desk, room: Room) -> None:
        client = await watching(desk, room, 0)
        append = desk.store.append

        async def deafly(*line: Any) -> None:
            await append(*line)
            raise ConnectionError("the line went dead")

        monkeypatch.setattr(desk.store, "append", deafly)
        with pytest.raises(ConnectionError):
            await desk.move(room, 0, first(room, 0), room.packet(0).at)
        monkeypatch.setattr(desk.store, "append", append)
        assert room.number == 0 and lines(tmp_path) == 1
        assert (await desk.room(room.id)).number == 1, "the next look finds it"
        assert [message["type"] for message in heard(client)] == ["state"]

    indoors(tmp_path, scenario)


async def elsewhere(folder: Path, table: str, seat: int) -> None:
    """Another process moves, of which this one is not told."""
    other = Desk(Settings(database=f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"))
    await other.store.open()
    room = await other.room(table)
    await other.move(room, seat, first(room, seat), room.packet(seat).at)
    await other.close()


def test_a_room_that_is_behind_its_log_is_found_by_the_sweep_and_everybody_is_told(tmp_path: Path) -> None:
    async def scenario(desk: Desk, room: Room) -> None:
        client = await watching(desk, room, 0)
        await elsewhere(tmp_path, room.id, 0)
        assert room.number == 0 and not heard(client)
        await desk.look_at_all()
        assert room.number == 1
        assert [message["type"] for message in heard(client)] == ["state"]
        await desk.look_at_all()
        assert not heard(client), "and only once"

    indoors(tmp_path, scenario)


def test_a_late_mover_at_a_room_that_is_behind_wakes_it_for_the_others(tmp_path: Path) -> None:
    async def scenario(desk: Desk, room: Room) -> None:
        client = await watching(desk, room, 0)
        await elsewhere(tmp_path, room.id, 0)
        with pytest.raises(Exception, match="moved on"):
            await desk.move(room, 0, first(room, 0), room.packet(0).at)
        assert room.number == 1
        assert "state" in [message["type"] for message in heard(client)]

    indoors(tmp_path, scenario)


def test_the_clock_does_not_take_the_seat_of_somebody_who_moved_in_time(tmp_path: Path) -> None:
    async def scenario(desk: Desk, room: Room) -> None:
        await elsewhere(tmp_path, room.id, 0)
        await desk.tender.stand_in(room, 0, "random", 0)
        assert room.number == 1 and not room.chairs[0].away and not room.chairs[0].standin
        await desk.tender.stand_in(room, 1, "random", 1)
        assert room.chairs[1].standin == "random"

    indoors(tmp_path, scenario, clock={"turn": 60_000, "reserve": 0, "out": "takeover", "bot": "random"})


def test_somebody_who_sits_down_and_goes_away_at_once_sits_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(desk: Desk, room: Room) -> None:
        begun, write = asyncio.Event(), desk.store.write

        async def slowly(work: Any) -> Any:
            begun.set()
            result = await write(work)
            await asyncio.sleep(0.05)
            return result

        monkeypatch.setattr(desk.store, "write", slowly)
        asking = asyncio.create_task(seating.sit(desk, room, 1, "Cy"))
        await begun.wait()
        asking.cancel()
        with suppress(asyncio.CancelledError):
            await asking
        await asyncio.sleep(0.2)
        assert room.chairs[1].name == "Cy"
        fresh = await ledger.load(desk.store, room.id)
        assert fresh.chairs == room.chairs and fresh.chairs[1].token != hashed("")

    indoors(tmp_path, scenario, seats=[HERE[0], {"kind": "open", "name": "", "bot": "", "colour": ""}, {"kind": "open", "name": "", "bot": "", "colour": ""}])


def test_all_sockets_cut_at_once_leave_no_table_behind_its_log(tmp_path: Path) -> None:
    """Every player sends a move and is gone before the answer; then every table is what its log says."""
    with House(tmp_path) as house:
        tables = [seated(house, "here", "here") for _ in range(24)]

        async def scenario() -> None:
            for _ in range(4):
                players = [Player(house, table, tokens) for table, tokens in tables]
                await asyncio.gather(*(player.connect() for player in players))
                for player in players:
                    await player.until(lambda player=player: len(player.states) == 2)  # type: ignore[misc]
                for player in players:
                    for state in player.states.values():
                        if state["turn"]:
                            wish = {"type": "move", "id": 1, "seat": state["seat"], "move": state["moves"][0]["move"], "at": state["at"]}
                            await player.socket.send(json.dumps(wish))
                for player in players:
                    player.socket.transport.abort()
                await asyncio.gather(*(player.close() for player in players))
            await asyncio.sleep(0.5)

        asyncio.run(scenario())
        rows = {row["id"]: row for row in tables_of(tmp_path / "tables.sqlite")}
        moved = 0
        for table, tokens in tables:
            log = log_of(tmp_path / "tables.sqlite", table)
            truth = replay(rows[table], log)
            moved += len(log)
            for seat, token in enumerate(tokens):
                assert house.get(f"/api/tables/{table}/state", token)["view"] == truth.view(seat)
        assert moved >= len(tables), "hardly anything was written: this shows nothing"
    assert "Traceback" not in house.log.read_text(), house.log.read_text()[-3000:]


class Line:
    """The server's end of a socket, of which the other end says `words` and is then silent."""

    client = None

    def __init__(self, *words: str) -> None:
        self.words = list(words)
        self.cookies: dict[str, str] = {}
        self.sent: list[str] = []

    async def receive(self) -> dict[str, Any]:
        if self.words:
            return {"type": "websocket.receive", "text": self.words.pop(0)}
        await asyncio.sleep(3600)
        raise AssertionError

    async def send_text(self, text: str) -> None:
        self.sent.append(text)

    async def close(self, code: int, reason: str) -> None:
        self.words.clear()


@pytest.mark.parametrize("broken", ["chat", "table_data"])
def test_a_welcome_that_fails_leaves_no_ghost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    async def scenario(desk: Desk, room: Room) -> None:
        async def no_chat(*_: object) -> None:
            raise ConnectionError("the database is away")

        def no_table(*_: object) -> None:
            raise ValueError("no table")

        if broken == "chat":
            monkeypatch.setattr(desk, "chat", no_chat)
        else:
            monkeypatch.setattr(desk.hub, "table_data", no_table)
        line: Any = Line('{"type": "hello"}')
        with suppress(ConnectionError, ValueError):
            await Talk(desk, room, line).run()
        assert not desk.hub.clients(room.id)

    indoors(tmp_path, scenario)


def test_a_failure_inside_an_answer_is_told_and_the_socket_lives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(desk: Desk, room: Room) -> None:
        async def broken(*_: object) -> None:
            raise TypeError("list indices must be integers")

        monkeypatch.setattr(seating, "say", broken)
        room.row = replace(room.row, visitors=True)
        line: Any = Line('{"type": "hello"}', '{"type": "chat", "id": 5, "text": "hello", "name": "Cy"}', '{"type": "ping"}')
        talk = asyncio.create_task(Talk(desk, room, line).run())
        while not any('"pong"' in text for text in line.sent):
            assert not talk.done(), talk.exception()
            await asyncio.sleep(0.01)
        (answer,) = [json.loads(text) for text in line.sent if '"answer"' in text]
        assert (answer["id"], answer["error"]["code"]) == (5, "fault")
        talk.cancel()
        with suppress(asyncio.CancelledError):
            await talk
        assert not desk.hub.clients(room.id)

    indoors(tmp_path, scenario)
