"""Notices that wait to be sent: written in the same commit as the move that gave somebody the turn, and taken from it by exactly one process.

A row is one turn of one person on one channel. It waits for as long as the person wants to be left in peace, and is stale as soon as the turn is
over: the commit that ends the turn says so. Whoever takes a row has it alone for a while; should that process die, another takes it after that.
"""

from typing import Any, Final, NamedTuple

from sqlalchemy import and_, delete, insert, or_, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.kernel.state import State
from roundhouse.server import company, schema
from roundhouse.server.chairs import PERSON, Chair
from roundhouse.server.company import outbox

TURN, BEGUN = "turn", "begun"
LEASE: Final = 60_000  # ms that a process has a row for itself; it has to be done with it well before that
SOME: Final = 50  # rows that a process takes at once
KEPT: Final = 30 * 86_400_000  # ms that a row is kept after it was sent
KEY: Final = (outbox.c.table_id, outbox.c.seat, outbox.c.number, outbox.c.channel)

INSERT: Final = """
    INSERT INTO outbox (table_id, seat, number, channel, account, kind, made, due)
    SELECT CAST(:table_id AS varchar), CAST(:seat AS integer), CAST(:number AS integer), c.id, c.account, CAST(:kind AS varchar),
        CAST(:time AS bigint), CAST(:time AS bigint) + a.quiet
    FROM channels c JOIN accounts a ON a.id = c.account WHERE c.account = CAST(:account AS varchar)
    ON CONFLICT DO NOTHING"""
SETTLE: Final = """
    UPDATE outbox SET done = :time, fate = 'stale' WHERE table_id = :table_id AND seat = :seat AND done IS NULL AND number < :number"""


class News(NamedTuple):
    """What a step means for those who are told: whose turn it is now, and whose it is no longer."""

    turns: list[dict[str, Any]]  # seat, account, kind
    settled: list[int]  # seats


NOTHING: Final = News([], [])


def news(before: State | None, after: State, chairs: list[Chair]) -> News:
    """What has changed for the persons with an account between two states."""
    persons = [chair for chair in chairs if chair.account and chair.kind == PERSON]
    if not persons:
        return NOTHING
    owed = [] if before is None or before.over else before.to_act()
    owing = [] if after.over else after.to_act()
    turns = [chair for chair in persons if chair.seat in owing and chair.seat not in owed and not chair.played_by]
    return News(
        [{"seat": chair.seat, "account": chair.account, "kind": TURN} for chair in turns],
        [chair.seat for chair in persons if (chair.seat in owed) != (chair.seat in owing)],  # what was told of before is no news beside a new turn
    )


async def begin(connection: AsyncConnection, table: str, state: State, chairs: list[Chair], now: int) -> None:
    """A game has begun: those whose turn it is are told so, the others that it has begun."""
    owing = state.to_act()
    for chair in chairs:
        if chair.account and chair.kind == PERSON:
            facts = {"seat": chair.seat, "account": chair.account, "kind": TURN if chair.seat in owing else BEGUN}
            await connection.execute(text(INSERT), {"table_id": table, "number": 0, "time": now, **facts})


# Sending


class Taken(NamedTuple):
    """A row that this process has for itself."""

    table_id: str
    seat: int
    number: int
    channel: str
    account: str
    kind: str
    made: int
    tries: int

    @property
    def id(self) -> str:
        """The same however often it is tried: whoever is told can see that it is the same notice."""
        return f"{self.table_id}-{self.seat}-{self.number}"


async def take(connection: AsyncConnection, me: str, now: int) -> list[Taken]:
    """Take the rows that are due; those whose turn is over by another way than a move are stale."""
    row, table, chair = outbox.c, schema.tables.c, schema.seats.c
    due = select(*KEY).where(row.done.is_(None), row.due <= now, row.lease <= now).order_by(row.due).limit(SOME).with_for_update(skip_locked=True)
    keys = [tuple(one) for one in await connection.execute(due)]
    if not keys:
        return []
    here = or_(*(and_(*(column == value for column, value in zip(KEY, key, strict=True))) for key in keys))
    query = select(outbox, table.status, chair.account.label("whose"), chair.standin)
    query = query.join(schema.tables, table.id == row.table_id).join(schema.seats, and_(chair.table_id == row.table_id, chair.seat == row.seat))
    found = []
    for one in (await connection.execute(query.where(here))).mappings().all():
        key = and_(*(column == one[column.name] for column in KEY))
        if one["status"] != "playing" or one["whose"] != one["account"] or one["standin"]:
            await connection.execute(update(outbox).where(key).values(done=now, fate="stale"))
            continue
        await connection.execute(update(outbox).where(key).values(owner=me, lease=now + LEASE, tries=one["tries"] + 1))
        found.append(Taken(**{**{name: one[name] for name in Taken._fields}, "tries": one["tries"] + 1}))
    return found


def _mine(one: Taken, me: str) -> Any:
    key = (one.table_id, one.seat, one.number, one.channel)
    return and_(*(column == value for column, value in zip(KEY, key, strict=True)), outbox.c.owner == me, outbox.c.done.is_(None))


async def still_mine(connection: AsyncConnection, rows: list[Taken], me: str, until: int) -> list[Taken]:
    """Those of the rows that this process still has for itself until then, and whose turn is not over meanwhile."""
    found = []
    for one in rows:
        query = select(outbox.c.number).where(_mine(one, me), outbox.c.lease > until)
        if (await connection.execute(query)).first() is not None:
            found.append(one)
    return found


async def finish(connection: AsyncConnection, rows: list[Taken], me: str, fate: str, now: int) -> None:
    """It was sent, or never will be."""
    for one in rows:
        await connection.execute(update(outbox).where(_mine(one, me)).values(done=now, fate=fate, lease=0))


async def put_off(connection: AsyncConnection, rows: list[Taken], me: str, until: int, failed: bool) -> None:
    """Try again later; `failed`: it counts as a try."""
    for one in rows:
        await connection.execute(update(outbox).where(_mine(one, me)).values(due=until, lease=0, owner="", tries=one.tries if failed else one.tries - 1))


async def drop_channel(connection: AsyncConnection, channel: str) -> None:
    """A channel is gone, with all that waits for it."""
    await connection.execute(delete(outbox).where(outbox.c.channel == channel))
    await connection.execute(delete(company.channels).where(company.channels.c.id == channel))


async def tidy(connection: AsyncConnection, now: int) -> None:
    """What was sent long ago is forgotten."""
    await connection.execute(delete(outbox).where(outbox.c.done < now - KEPT))


async def kept(connection: AsyncConnection, name: str, make: Any) -> str:
    """What the server keeps for itself under a name; made now if it is not there."""
    house = company.house
    found = (await connection.execute(select(house.c.value).where(house.c.name == name))).scalar_one_or_none()
    if found is not None:
        return str(found)
    value = str(make())
    await connection.execute(insert(house).values(name=name, value=value))
    return value
