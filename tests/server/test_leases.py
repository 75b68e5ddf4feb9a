"""One owner for each table at a time: what an owner that was struck off may still do, which is nothing."""

import asyncio
import socket
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy import select, update

from roundhouse.server import leases, ledger, schema, seating, takeback
from roundhouse.server.desk import Desk
from roundhouse.server.leases import Elsewhere
from roundhouse.server.room import Room
from roundhouse.server.settings import Settings, database_url

from .test_whole import HERE, WISH, first, watching


def both(database: str, scenario: Callable[[Desk, Desk, Room], Awaitable[None]]) -> None:
    """Two processes' desks on one PostgreSQL; the first has a table of two persons that has started."""

    async def whole() -> None:
        one, two = (Desk(Settings(database=database_url(database), silence=30_000)) for _ in range(2))
        doors = [socket.create_server(("127.0.0.1", 0)) for _ in range(2)]
        for desk, door in zip((one, two), doors, strict=True):
            await desk.open(f"127.0.0.1:{door.getsockname()[1]}")
        try:
            made = await seating.create(one, {**WISH, "seats": HERE})
            await scenario(one, two, await one.room(made["table"]["id"]))
        finally:
            await one.close()
            await two.close()
            for door in doors:
                door.close()

    asyncio.run(whole())


async def strike_off(desk: Desk, other: Desk) -> None:
    """`desk` finds that the beat of `other` stands still, while `other` is frozen and does not know."""
    assert other.leases._task is not None
    other.leases._task.cancel()
    gone = update(schema.servers).where(schema.servers.c.id == other.leases.me).values(alive=False)
    await desk.store.write(lambda connection: connection.execute(gone))
    await desk.leases._beat()


async def numbers(desk: Desk, room: Room) -> int:
    return (await ledger.numbers(desk.store, [room.id]))[room.id]


def test_a_table_belongs_to_one_process_and_the_other_is_told_whose_it_is(database: str) -> None:
    async def scenario(one: Desk, two: Desk, room: Room) -> None:
        with pytest.raises(Elsewhere) as other:
            await two.room(room.id)
        assert other.value.server is not None and other.value.server.address == one.leases.address
        assert (await two.glimpse(room.id)).number == 0
        await one.move(room, 0, first(room, 0), room.packet(0).at)
        assert (await two.glimpse(room.id)).number == 1, "a look is up to date"

    both(database, scenario)


def test_an_owner_that_was_struck_off_cannot_write_and_lets_its_clients_go(database: str) -> None:
    async def scenario(one: Desk, two: Desk, room: Room) -> None:
        client = await watching(one, room, 0)
        await strike_off(two, one)
        taken = await two.room(room.id)
        assert taken.fence == room.fence + 1
        with pytest.raises(Elsewhere):
            await one.move(room, 0, first(room, 0), room.packet(0).at)
        assert await numbers(two, room) == 0 and client.gone
        with pytest.raises(Elsewhere):
            await takeback.ask_for(one, room, None)
        await two.move(taken, 0, first(taken, 0), taken.packet(0).at)
        assert await numbers(two, room) == 1

    both(database, scenario)


def test_a_process_at_whose_address_nobody_listens_is_gone_at_once(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its machine says so. One that listens and is silent may only be slow: it has its whole term."""
    monkeypatch.setattr(leases, "DOUBT", 0.1)

    async def scenario(one: Desk, two: Desk, room: Room) -> None:
        assert one.leases._task is not None
        one.leases._task.cancel()
        await two.leases._beat()
        await asyncio.sleep(0.2)
        await two.leases._beat()
        assert one.leases.me in two.leases.others, "it listens"
        with socket.create_server(("127.0.0.1", 0)) as door:
            nobody = f"127.0.0.1:{door.getsockname()[1]}"
        two.leases.others[one.leases.me].address = nobody
        await two.leases._beat()
        assert one.leases.me not in two.leases.others and (await two.room(room.id)).fence == room.fence + 1

    both(database, scenario)


def test_whoever_starts_again_at_the_same_address_does_not_wait_for_its_former_self(database: str) -> None:
    async def scenario(one: Desk, two: Desk, room: Room) -> None:
        assert one.leases._task is not None
        one.leases._task.cancel()  # killed
        again = Desk(Settings(database=database_url(database), silence=30_000))
        await again.open(one.leases.address)
        try:
            assert (await again.room(room.id)).fence == room.fence + 1
            with pytest.raises(Elsewhere):
                await one.move(room, 0, first(room, 0), room.packet(0).at)
        finally:
            await again.close()

    both(database, scenario)


def test_a_process_that_was_struck_off_signs_on_once_whoever_notices(database: str) -> None:
    """The beat, a claim and a clock may find out in the same moment: two that signed on at once took each other's name."""

    async def scenario(one: Desk, two: Desk, room: Room) -> None:
        await strike_off(two, one)
        name = one.leases.me
        await asyncio.gather(*(one.leases.pulse() for _ in range(5)))
        assert one.leases.me != name and one.leases.sure and not one.leases.holds(room.id)
        async with two.store.read() as connection:
            ours = schema.servers.c.address.in_([one.leases.address, two.leases.address])  # other tests left rows of theirs
            living = (await connection.execute(select(schema.servers.c.id).where(schema.servers.c.alive, ours))).scalars().all()
        assert sorted(living) == sorted([one.leases.me, two.leases.me])

    both(database, scenario)


def test_a_step_that_was_under_way_when_the_table_changed_hands_counts_once_or_not_at_all(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The old owner commits and the new one takes over in the same moment: the new one always knows what the log says."""

    async def scenario(one: Desk, two: Desk, room: Room) -> None:
        for _ in range(6):
            here, there = (one, two) if one.leases.holds(room.id) else (two, one)
            mine = await here.room(room.id)
            seat = mine.state.to_act()[0] if mine.state is not None else 0
            step = asyncio.create_task(here.move(mine, seat, first(mine, seat), mine.packet(seat).at))
            await strike_off(there, here)
            theirs = await there.room(room.id)
            stands = (await asyncio.gather(step, return_exceptions=True))[0]
            assert isinstance(stands, str | Elsewhere), stands
            assert theirs.number == await numbers(there, room)
            await here.leases._beat()  # wakes up, finds that it was struck off, and begins anew
            here.leases._task = asyncio.create_task(here.leases._live())
            assert not here.leases.holds(room.id)
            await there.leases._beat()

    both(database, scenario)


def test_nobody_is_served_before_the_process_has_made_sure_of_itself(database: str) -> None:
    async def scenario(one: Desk, two: Desk, room: Room) -> None:
        await strike_off(two, one)
        await two.room(room.id)
        one.leases._good = 0.0  # time has passed
        asking: Any = asyncio.create_task(one.room(room.id))
        await asyncio.sleep(0.1)
        assert not asking.done(), "it does not trust its memory"
        await one.leases._beat()
        await two.leases._beat()
        with pytest.raises(Elsewhere):
            await asking

    both(database, scenario)


def test_a_process_that_signs_off_leaves_its_tables_to_the_others_at_once(database: str) -> None:
    async def scenario(one: Desk, two: Desk, room: Room) -> None:
        await one.leases.close()
        assert (await two.room(room.id)).fence == room.fence + 1

    both(database, scenario)
