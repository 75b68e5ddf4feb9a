"""What `roundhouse admin` changes beside a running server, the server finds out by itself."""

import asyncio
from typing import TYPE_CHECKING, Final

from roundhouse.server import accounts, ledger
from roundhouse.server.notes import NOTES
from roundhouse.server.weather import Away

if TYPE_CHECKING:
    from roundhouse.server.desk import Desk

EVERY: Final = 10.0  # seconds between two looks
SOME: Final = 200  # tables of one look


async def auditing(desk: "Desk") -> None:
    """Look again and again, while the server runs."""
    while True:
        await asyncio.sleep(EVERY)
        try:
            await audit(desk)
        except Away:
            continue  # it has been noted
        except Exception:
            NOTES.exception("what was changed from outside")


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
    rooms = desk.at_rest()
    for some in (rooms[start : start + SOME] for start in range(0, len(rooms), SOME)):
        async with desk.store.read() as connection:
            chairs = await ledger.chairs_of(connection, [room.id for room in some])
        for room in some:
            if not chairs[room.id]:
                desk.leases.dropped(room.id)
            elif chairs[room.id] != room.chairs:
                await desk.look(room)
