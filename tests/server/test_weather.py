"""In bad weather: a database that is away or full is told plainly, sockets are kept, and time in which nobody is served counts for nobody."""

import asyncio
import json
import sqlite3
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from roundhouse.server.api.socket import socket as socket_of
from roundhouse.server.clocks import Clock, Running
from roundhouse.server.desk import Desk
from roundhouse.server.hub import moment
from roundhouse.server.leases import LAPSE
from roundhouse.server.room import Room
from roundhouse.server.store import Store
from roundhouse.server.weather import Away, Weather

from .house import House, Player
from .services import running_postgres
from .test_play import seated
from .test_whole import Line, first, heard, indoors, watching

HOUR = 3_600_000
CLOCK = {"turn": 60_000, "reserve": 5_000, "out": "takeover", "bot": "random"}


def test_a_full_disk_is_told_plainly_and_the_game_goes_on_when_there_is_room_again(tmp_path: Path) -> None:
    async def scenario(desk: Desk, room: Room) -> None:
        client = await watching(desk, room, 0)
        lines: Any = desk.store._lines
        await desk.move(room, 0, first(room, 0), room.packet(0).at)
        await asyncio.get_running_loop().run_in_executor(lines._thread, lambda: lines._database.execute("PRAGMA max_page_count = 1"))
        while not desk.store.weather.bad:
            seat = room.state.to_act()[0] if room.state is not None else 0
            try:
                await desk.move(room, seat, first(room, seat), room.packet(seat).at)
            except Away as problem:
                assert (problem.status, problem.code) == (503, "away")
        heard(client)
        number = room.number
        await asyncio.sleep(1.1)
        assert heard(client) == [{"type": "weather", "away": True}] and not client.gone
        await asyncio.get_running_loop().run_in_executor(lines._thread, lambda: lines._database.execute("PRAGMA max_page_count = 100000"))
        await desk.leases.pulse()
        assert heard(client) == [{"type": "weather", "away": False}]
        seat = room.state.to_act()[0] if room.state is not None else 0
        await desk.move(room, seat, first(room, seat), room.packet(seat).at)
        assert room.number == number + 1

    indoors(tmp_path, scenario)


def test_bad_weather_is_noted_once_a_minute(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        now = 100.0
        monkeypatch.setattr("roundhouse.server.weather.time.monotonic", lambda: now)
        weather = Weather()
        for _ in range(500):
            weather.trouble(OSError("no route"))
        assert len(caplog.records) == 1 and "no route" in caplog.text
        now += 61
        weather.trouble(OSError("no route"))
        assert len(caplog.records) == 2
        weather.good()
        weather.good()
        assert len(caplog.records) == 3 and "back after 61 s" in caplog.text

    asyncio.run(scenario())


def test_a_mistake_in_a_question_is_not_bad_weather(tmp_path: Path) -> None:
    async def scenario(desk: Desk, room: Room) -> None:
        with pytest.raises(sqlite3.OperationalError):
            await desk.store.append({"table_id": room.id, "number": 1, "kind": "move", "seat": 0, "move": "", "ply": 0, "who": "", "time": 0}, {"no_field": 1})
        assert not desk.store.weather.bad

    indoors(tmp_path, scenario)


def test_a_database_that_goes_away_and_comes_back(tmp_path: Path) -> None:
    """Requests get 503 and when to come again; sockets are told and kept; one line in the log; and then everything goes on."""
    with running_postgres() as postgres, House(tmp_path, ROUNDHOUSE_DATABASE=postgres.address, ROUNDHOUSE_SILENCE="30000") as house:
        table, tokens = seated(house, "here", "here")

        async def scenario() -> None:
            async with Player(house, table, tokens[:1]) as ann, Player(house, table, tokens[1:]) as bo:
                await ann.until(lambda: ann.states)
                await bo.until(lambda: bo.states)
                await asyncio.to_thread(postgres.kill)
                refused = await ann.move(ann.state()["moves"][0]["move"])
                assert refused["error"]["code"] == "away"
                for player in (ann, bo):
                    await player.until(lambda player=player: '{"type":"weather","away":true}' in player.messages)  # type: ignore[misc]
                for path in ("/api/tables", f"/api/tables/{table}/chat"):
                    answer = await asyncio.to_thread(house.raw, "GET", path)
                    assert (answer.status_code, answer.json()["error"]["code"], answer.headers["retry-after"]) == (503, "away", "2")
                await asyncio.to_thread(postgres.start)
                for player in (ann, bo):
                    await player.until(lambda player=player: '{"type":"weather","away":false}' in player.messages)  # type: ignore[misc]
                    assert (await player.move(player.state()["moves"][0]["move"]))["ok"]
                assert (await asyncio.to_thread(house.get, f"/api/tables/{table}/state", tokens[0]))["at"] == ann.state()["at"]

        asyncio.run(scenario())
    log = house.log.read_text()
    assert "Traceback" not in log and log.count("the database is away") == 1 and log.count("the database is back") == 1, log


def test_an_hour_in_which_the_server_was_down_counts_for_nobody(tmp_path: Path) -> None:
    house = House(tmp_path).start()
    table, tokens = seated(house, "here", "here", clock=CLOCK)
    house.kill()
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        (text,) = database.execute("SELECT running FROM tables").fetchone()
        running = json.loads(text)
        running["since"] = [since and since - HOUR for since in running["since"]]
        running["began"] -= HOUR
        database.execute("UPDATE tables SET running = ?, due = due - ?", (json.dumps(running), HOUR))
        database.execute("UPDATE servers SET served = served - ?", (HOUR,))
    database.close()
    with house:
        state = house.get(f"/api/tables/{table}/state", tokens[0])
        assert all(clock["running"] and clock["turn"] > 30_000 and clock["reserve"] == 5_000 for clock in state["clocks"])
        assert all(seat["standin"] is None for seat in house.get(f"/api/tables/{table}")["seats"])


def test_a_process_that_slept_does_not_take_the_seats_of_those_who_could_not_move(tmp_path: Path) -> None:
    """It froze, or the database was away, while a clock ran out: the time is given back before any clock is looked at."""

    async def scenario(desk: Desk, room: Room) -> None:
        def earlier(store: Store) -> str:
            running = Running.read(room.row.running)
            running.since = [since and since - HOUR for since in running.since]
            return running.text

        from roundhouse.server import ledger

        text = earlier(desk.store)
        await desk.change(room, lambda connection: ledger.set_row(connection, room.id, running=text))
        assert room.out_of_time(moment()) == 0
        desk.leases.served = moment() - HOUR
        while await desk.tender._act(room):
            pass
        assert room.out_of_time(moment()) is None and not any(chair.standin for chair in room.chairs)
        assert room.running is not None and all(since and moment() - since < 30_000 for since in room.running.since)

    indoors(tmp_path, scenario, clock=CLOCK)


def test_nobody_is_judged_by_a_clock_before_all_have_been_moved_on(tmp_path: Path) -> None:
    """A process with many tables wakes up: whoever moves while it gives the time back, table by table, waits for that."""

    async def scenario(desk: Desk, room: Room) -> None:
        begun, ready = asyncio.Event(), asyncio.Event()

        async def slow(last: int, now: int) -> None:
            begun.set()
            await ready.wait()

        desk.leases.paused = slow
        desk.leases.served = moment() - HOUR
        beat = asyncio.create_task(desk.leases.pulse())
        await begun.wait()
        step = asyncio.create_task(desk.leases.timely())
        await asyncio.sleep(0.1)
        assert not step.done() and moment() - desk.leases.served > LAPSE
        ready.set()
        await asyncio.gather(beat, step)
        assert moment() - desk.leases.served < LAPSE

    indoors(tmp_path, scenario, clock=CLOCK)


def test_what_a_pause_does_to_the_clocks() -> None:
    clock = Clock(turn=1000, reserve=5000, out="move", bot="random")
    running = Running([5000, 5000, 5000], [8_000, 0, 10_500], 8_000, [5000] * 3)
    running.pause(10_000, 50_000)
    assert running.since == [48_000, 0, 50_000], "used before the pause: 2 s, nothing, nothing"
    assert running.began == 48_000 and running.until(clock, 0) == 48_000 + 6000
    assert LAPSE > 2000, "a late beat is no pause"


def test_a_socket_that_comes_with_a_session_while_the_database_is_away_is_sent_away_politely(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(desk: Desk, room: Room) -> None:
        async def away(*_: object) -> None:
            raise Away

        closed: list[int] = []

        class Signed(Line):
            app = SimpleNamespace(state=SimpleNamespace(desk=desk))

            async def accept(self) -> None:
                pass

            async def close(self, code: int, reason: str) -> None:
                closed.append(code)

        monkeypatch.setattr("roundhouse.server.accounts.session_of", away)
        line: Any = Signed('{"type": "hello"}')
        line.cookies["roundhouse"] = "key"
        await socket_of(line, room.id)
        assert closed == [1012] and not desk.hub.clients(room.id), "so that it comes again"

    indoors(tmp_path, scenario)
