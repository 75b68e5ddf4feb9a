"""Clocks: a time for each turn, then a reserve; when both are gone a bot moves or takes over, as was agreed."""

import asyncio
import time
from pathlib import Path

import pytest

from roundhouse.server.clocks import Clock, Running
from roundhouse.server.desk import Desk
from roundhouse.server.hub import moment
from roundhouse.server.room import Room

from .house import House, Player
from .test_play import seated
from .test_whole import first, indoors

CLOCK = Clock(turn=1000, reserve=5000, out="move", bot="random")


def test_the_time_of_a_turn_comes_first_then_the_reserve() -> None:
    running = Running.start(CLOCK, 2)
    running.step(CLOCK, [0], now=10_000, fresh=True)
    assert running.until(CLOCK, 0) == 16_000 and running.until(CLOCK, 1) is None
    running.step(CLOCK, [0], now=10_500)
    assert running.since[0] == 10_000, "a second decision of the same turn"
    running.step(CLOCK, [1], now=12_500, fresh=True)
    assert running.reserve == [3500, 5000] and running.since == [0, 12_500]
    running.step(CLOCK, [0, 1], now=13_000)
    assert running.reserve == [3500, 5000], "within the time of the turn nothing is lost"
    running.step(CLOCK, [], now=99_000)
    assert running.reserve == [0, 0]


def test_nobody_gains_time_by_taking_back() -> None:
    running = Running.start(CLOCK, 1)
    running.step(CLOCK, [0], now=10_000, fresh=True)
    running.step(CLOCK, [], now=10_900)
    running.resume(CLOCK, 0, now=11_000)
    assert running.until(CLOCK, 0) == 11_000 + 5000


def test_a_sealed_clock_shows_the_same_whether_or_not_somebody_answered() -> None:
    for answered in (False, True):
        running = Running.start(CLOCK, 2)
        running.step(CLOCK, [0, 1], now=10_000, fresh=True)
        if answered:
            running.step(CLOCK, [0], now=13_000)
        same = {"seat": 1, "turn": 0, "reserve": 2000, "running": True, "until": 16_000, "stands": False, "away": None, "days": 0}
        assert running.shown(CLOCK, 1, True, True, now=14_000) == same
        assert Running.read(running.text).text == running.text


def test_when_time_is_up_a_bot_makes_the_move(house: House) -> None:
    table, tokens = seated(house, "here", "here", clock={"turn": 1000, "reserve": 500, "out": "move", "bot": "random"})

    async def scenario() -> None:
        async with Player(house, table, tokens[:1]) as ann, Player(house, table, tokens[1:]) as bo:
            await ann.until(lambda: ann.states)
            await bo.until(lambda: bo.states)
            clocks = ann.clocks[0]
            assert [clock["running"] for clock in clocks] == [True, True] and clocks[0]["until"] > ann.state()["now"]
            while bo.state()["turn"]:
                at = bo.state()["at"]
                assert (await bo.move(bo.state()["moves"][0]["move"]))["ok"]
                await bo.until(lambda at=at: bo.state()["at"] != at)  # type: ignore[misc]
            await ann.until(lambda: ann.state()["view"]["phase"] == "auction" and ann.state()["turn"])
            assert ann.clocks[0][0]["reserve"] == 0 and ann.table["seats"][0]["standin"] is None, "the seat is still hers"
            assert bo.clocks[1][1]["reserve"] == 500
            assert (await ann.move(ann.state()["moves"][0]["move"]))["ok"]

    asyncio.run(scenario())


def test_when_time_is_up_a_bot_takes_over_until_the_person_is_back(house: House) -> None:
    table, tokens = seated(house, "here", "random", clock={"turn": 1000, "reserve": 0, "out": "takeover", "bot": "random"})

    async def scenario() -> None:
        async with Player(house, table, tokens) as ann:
            await ann.until(lambda: ann.table and ann.table["seats"][0]["standin"] == "random")
            await ann.until(lambda: ann.state()["view"]["over"] or len(ann.logs[0]) > 20)
            if not ann.state()["view"]["over"]:
                await asyncio.to_thread(house.raw, "POST", f"/api/tables/{table}/return", {}, tokens[0])

    asyncio.run(scenario())


@pytest.mark.parametrize("kinds", [("here", "here"), ("here", "random")])
def test_a_table_without_a_clock_shows_none(house: House, kinds: tuple[str, ...]) -> None:
    table, tokens = seated(house, *kinds)
    assert house.get(f"/api/tables/{table}")["clock"] is None
    assert house.get(f"/api/tables/{table}/state", tokens[0])["clocks"] == []


def test_clocks_run_on_over_a_restart(tmp_path_factory: pytest.TempPathFactory) -> None:
    house = House(tmp_path_factory.mktemp("clock")).start()
    table, tokens = seated(house, "here", "here", clock={"turn": 1500, "reserve": 0, "out": "move", "bot": "random"})
    house.kill()
    with house:

        async def scenario() -> None:
            async with Player(house, table, tokens[:1]) as ann:
                await ann.until(lambda: ann.states and ann.state()["view"]["phase"] == "auction")

        asyncio.run(scenario())


@pytest.mark.parametrize("jump", [3_600_000, -3_600_000, 20_000])
def test_when_the_time_of_the_machine_is_set_nobody_loses_or_gains(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jump: int) -> None:
    """Forward, back, or as after a process was frozen: the clock stands where it stood, also for who moves before anything else happens."""
    clock = {"turn": 5_000, "reserve": 60_000, "out": "takeover", "bot": "random"}

    async def scenario(desk: Desk, room: Room) -> None:
        real = time.time_ns
        await desk.leases.open("")
        monkeypatch.setattr(time, "time_ns", lambda: real() + jump * 1_000_000)
        await asyncio.gather(*(desk.move(room, seat, first(room, seat), room.packet(seat).at) for seat in (0, 1)))
        assert room.running is not None and room.clock is not None
        assert min(room.running.reserve) > 55_000 and not any(chair.standin for chair in room.chairs)
        thinking = [room.running.until(room.clock, seat) for seat in range(2) if room.running.since[seat]]
        assert thinking and all(until is not None and 0 < until - moment() <= 65_000 for until in thinking)

    indoors(tmp_path, scenario, clock=clock)
