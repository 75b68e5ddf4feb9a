"""Small promises that once could be broken without a test noticing, and tables that cannot be played here."""

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.server import ledger, takeback
from roundhouse.server.desk import Desk
from roundhouse.server.hub import moment
from roundhouse.server.limits import Bucket
from roundhouse.server.room import Room

from .house import House
from .test_whole import first, indoors, watching


def test_a_bucket_never_holds_more_than_its_burst(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("roundhouse.server.limits.time.monotonic", lambda: now)
    bucket = Bucket(rate=2.0, burst=3.0)
    now = 10_000.0
    assert [bucket.take() > 0 for _ in range(4)] == [False, False, False, True]


async def both_answer(desk: Desk, room: Room, phase: str) -> None:
    """Play on until a phase has come."""
    while room.state is not None and room.state.phases[room.state.at].name != phase:
        seat = room.state.to_act()[0]
        await desk.move(room, seat, first(room, seat), room.packet(seat).at)


def test_the_fence_of_undo_is_kept_in_a_snapshot(tmp_path: Path) -> None:
    async def scenario(desk: Desk, room: Room) -> None:
        await both_answer(desk, room, "auction")
        assert room.state is not None and room.state.fence > 0
        await ledger.save_snapshot(desk.store, room)
        again = await ledger.load(desk.store, room.id)
        assert again.state is not None and again.state.fence == room.state.fence
        assert [again.undo_refusal(seat) for seat in range(2)] == [room.undo_refusal(seat) for seat in range(2)]

    indoors(tmp_path, scenario)


def test_the_socket_of_a_seat_that_somebody_else_took_is_cut(tmp_path: Path) -> None:
    async def scenario(desk: Desk, room: Room) -> None:
        client = await watching(desk, room, 1)
        await desk.store.write(lambda connection: ledger.set_chair(connection, room.id, room.chairs[1].__class__(1, "person", "Cy", token="another")))
        await desk.look(room)
        sent = []
        while not client.queue.empty():
            sent.append(client.queue.get_nowait())
        assert sent[-1] is None and not client.ready
        assert all(json.loads(text)["type"] == "table" for text in sent[:-1] if text), "nothing of the seat is told any more"

    indoors(tmp_path, scenario)


def test_a_request_to_take_back_ends_with_its_phase(tmp_path: Path) -> None:
    async def scenario(desk: Desk, room: Room) -> None:
        await both_answer(desk, room, "auction")
        assert await takeback.undo(desk, room, 0, room.packet(0).at) is False
        assert room.takeback is not None
        await desk.move(room, 1, first(room, 1), room.packet(1).at)
        assert room.takeback is not None, "a sealed bid does not show"
        await both_answer(desk, room, "card")
        assert room.takeback is None and not room.row.takeback

    indoors(tmp_path, scenario)


def test_one_bad_table_does_not_hide_the_rest(tmp_path: Path) -> None:
    """A public table of a game that is not installed, and one of rules that are not known here."""
    with House(tmp_path) as house:
        made = [house.table("here", "open", public=True, start="host") for _ in range(3)]
        playing = house.table("here", "random")
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        database.execute("UPDATE tables SET game = 'halma' WHERE id = ?", (made[0]["table"]["id"],))
        database.execute("UPDATE tables SET rules = 99 WHERE id = ?", (playing["table"]["id"],))
    database.close()
    with house:
        listed = house.get("/api/tables?status=open")["tables"]
        assert {table["game"] for table in listed} == {"halma", made[1]["table"]["game"]} and len(listed) == 3
        tokens = [*(one["tokens"]["0"] for one in made), playing["tokens"]["0"]]
        mine = house.post("/api/mine", {"tokens": tokens})["tables"]
        assert len(mine) == 4
        (bad,) = [one for one in mine if one["problem"]]
        assert bad["table"]["id"] == playing["table"]["id"] and not bad["waits"] and "99" in bad["problem"]


def test_a_table_that_fails_makes_room_for_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(desk: Desk, room: Room) -> None:
        problem: Exception = ValueError(room.id)

        async def broken(table: str) -> Room:
            raise problem

        async def put_off() -> int:
            before = moment()
            await desk.tender._look_after(room.id)
            async with desk.store.read() as connection:
                row, _ = await ledger.find(connection, room.id)
            assert row.due is not None
            return row.due - before

        monkeypatch.setattr(desk, "room", broken)
        assert 1_000 <= await put_off() < await put_off() < 300_000, "soon at first, then less often"
        problem = RoundhouseError("a game that is not here")
        assert await put_off() > 300_000
        await asyncio.sleep(0)

    indoors(tmp_path, scenario)
