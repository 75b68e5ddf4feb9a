"""What is deleted when: uploads, tables that nobody plays at, and who sat at games that are long over. docs/operating.md tells the same."""

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sqlalchemy import and_, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.server import schema
from roundhouse.server.hub import moment
from roundhouse.server.notes import NOTES
from roundhouse.server.office import GUEST
from roundhouse.server.settings import Kept
from roundhouse.server.weather import every

if TYPE_CHECKING:
    from roundhouse.server.desk import Desk

DAY: Final = 86_400_000  # ms
SOME: Final = 4  # tables of one transaction, so that moves never wait long: a table may have ten thousand lines
PAUSE: Final = 0.05  # seconds between two
EVERY: Final = 3600.0  # seconds between two sweeps of a server
DONE: Final = ("over", "ended", "closed")


@dataclass(frozen=True)
class Due:
    """The tables whose time has come, by reason."""

    uploads: list[str]
    abandoned: list[str]
    guests: list[str]

    @property
    def nothing(self) -> bool:
        """True if no table is among them."""
        return not (self.uploads or self.abandoned or self.guests)


async def due(connection: AsyncConnection, kept: Kept, now: int, most: int = 1_000_000) -> Due:
    """What would be deleted now."""
    table, log, chat = schema.tables.c, schema.log.c, schema.chat.c
    moved = select(func.max(log.time)).where(log.table_id == table.id).scalar_subquery()
    said = select(func.max(chat.time)).where(chat.table_id == table.id).scalar_subquery()
    before = {name: now - days * DAY for name, days in vars(kept).items() if days}
    uploads = abandoned = guests = None
    if "uploads" in before:
        uploads = select(table.id).where(table.origin == "record", table.created < before["uploads"])
    if "abandoned" in before:
        silent = [func.coalesce(when, 0) < before["abandoned"] for when in (table.created, table.started, moved, said)]
        abandoned = select(table.id).where(table.origin != "record", table.status.in_(("open", "playing", "closed")), *silent)
    if "guests" in before:
        seat = schema.seats.c
        named = and_(seat.kind == "person", seat.name.not_like(f"{GUEST} %"))
        there = select(seat.table_id).where(seat.table_id == table.id, seat.account == "", or_(seat.token != "", named)).exists()
        talked = select(chat.table_id).where(chat.table_id == table.id, chat.account == "").exists()
        over = table.status.in_(DONE), table.origin != "record", func.coalesce(table.ended, table.created) < before["guests"]
        guests = select(table.id).where(*over, or_(there, talked))
    found = []
    for query in (uploads, abandoned, guests):
        rows = [] if query is None else (await connection.execute(query.order_by(table.created).limit(most))).all()
        found.append([str(row[0]) for row in rows])
    gone = {*found[0], *found[1]}
    return Due(found[0], found[1], [one for one in found[2] if one not in gone])


async def carry_out(connection: AsyncConnection, what: Due) -> None:
    """Delete it, in the transaction at hand."""
    gone = [*what.uploads, *what.abandoned]
    if gone:
        await connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(gone)))
    if what.guests:
        seat = schema.seats.c
        query = select(seat.table_id, seat.seat).where(seat.table_id.in_(what.guests), seat.kind == "person", seat.account == "")
        for table, number in (await connection.execute(query)).all():
            here = update(schema.seats).where(seat.table_id == table, seat.seat == number)
            await connection.execute(here.values(name=f"{GUEST} {number + 1}", token=""))
        await connection.execute(update(schema.tables).where(schema.tables.c.id.in_(what.guests)).values(host=""))
        await connection.execute(delete(schema.chat).where(schema.chat.c.table_id.in_(what.guests), schema.chat.c.account == ""))


async def once(desk: "Desk") -> int:
    """Delete what is due, some at a time; how many tables that were."""
    count = 0
    while True:
        made: list[Due] = []

        async def work(connection: AsyncConnection, made: list[Due] = made) -> None:
            made.append(await due(connection, desk.settings.kept, moment(), SOME))
            await carry_out(connection, made[-1])

        async with desk.store.much:
            await desk.store.write(work)
            await asyncio.sleep(PAUSE)
        if made[-1].nothing:
            return count
        count += len(made[-1].uploads) + len(made[-1].abandoned) + len(made[-1].guests)


async def sweeping(desk: "Desk") -> None:
    """Delete what is due, again and again, while the server runs."""

    async def sweep() -> None:
        count = await once(desk)
        if count:
            NOTES.info("retention: %d tables", count)

    await every(EVERY, "retention", sweep)
