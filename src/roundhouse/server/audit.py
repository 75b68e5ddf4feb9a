"""What `roundhouse admin` changes beside a running server, the server finds out by itself."""

from functools import partial
from typing import TYPE_CHECKING, Final

from sqlalchemy import select

from roundhouse.server import accounts, ledger, schema
from roundhouse.server.weather import every

if TYPE_CHECKING:
    from roundhouse.server.desk import Desk

EVERY: Final = 10.0  # seconds between two looks
SOME: Final = 200  # tables of one look


async def auditing(desk: "Desk") -> None:
    """Look again and again, while the server runs."""
    await every(EVERY, "what was changed from outside", partial(audit, desk))


async def sessions(desk: "Desk") -> None:
    """Whoever has signed out, on whichever device and process, plays on no line that is still open."""
    there = desk.hub.by_session()
    marks = list(there)
    for some in (marks[start : start + SOME] for start in range(0, len(marks), SOME)):
        async with desk.store.read() as connection:
            alive = await accounts.alive(connection, some)
        for mark in some:
            for client in there[mark] if mark not in alive else ():
                client.cut()


async def audit(desk: "Desk") -> None:
    """Let go of the tables that somebody deleted, look again at those whose seats were changed, and cut the lines of sessions that have ended."""
    await sessions(desk)
    rooms, table = desk.at_rest(), schema.tables.c
    for some in (rooms[start : start + SOME] for start in range(0, len(rooms), SOME)):
        async with desk.store.read() as connection:
            names = [room.id for room in some]
            chairs = await ledger.chairs_of(connection, names)
            status = {row[0]: row[1] for row in await connection.execute(select(table.id, table.status).where(table.id.in_(names)))}
        for room in some:
            if not chairs[room.id]:
                desk.leases.dropped(room.id)
            elif chairs[room.id] != room.chairs or status.get(room.id, room.status) != room.status:
                await desk.look(room)
