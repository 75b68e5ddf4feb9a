"""Many tables at a glance, for the lists of one's own: two questions to the database, however many there are, and no game is loaded for it."""

import asyncio
from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.server import ledger, schema
from roundhouse.server.chairs import Chair
from roundhouse.server.desk import Desk
from roundhouse.server.eyes import encoded
from roundhouse.server.problems import Problem
from roundhouse.server.room import Room
from roundhouse.server.row import Row, acting
from roundhouse.server.weather import Away

PAUSE: Final = 8  # tables that are put into words in a row


async def glances(desk: Desk, connection: AsyncConnection, places: Sequence[tuple[str, int | None]]) -> list[dict[str, Any]]:
    """The tables of these seats (None: of their host), each with whether it waits for that seat, and what is wrong with it.

    Whoever asks has passed the turnstile of `desk.lists`.
    """
    tables = list(dict.fromkeys(table for table, _ in places))
    rows = await ledger.rows_of(connection, tables)
    chairs = await ledger.chairs_of(connection, tables)
    seen: dict[str, tuple[dict[str, Any], list[int], str | None]] = {}
    for number, (table, row) in enumerate(rows.items()):
        if number % PAUSE == PAUSE - 1:
            await asyncio.sleep(0)
        seen[table] = await _seen(desk, row, chairs[table])
    told = []
    for table, seat in places:
        if table in seen:
            data, owing, problem = seen[table]
            told.append({"table": data, "seat": seat, "host": seat is None, "waits": seat in owing, "problem": problem})
    return told


def in_order(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Those that wait first, then the newest."""
    return sorted(told, key=lambda one: (not one["waits"], -one["table"]["created"]))


async def public(desk: Desk, status: str, game: str | None, most: int) -> str:
    """The newest public tables, as JSON."""
    table = schema.tables
    query = select(table).where(table.c.public.is_(True), table.c.status == status)
    if game is not None:
        query = query.where(table.c.game == game)
    async with desk.store.read() as connection:
        rows = (await connection.execute(query.order_by(table.c.created.desc()).limit(most))).mappings().all()
        chairs = await ledger.chairs_of(connection, [row["id"] for row in rows])
    told = []
    for number, row in enumerate(rows):
        if number % PAUSE == PAUSE - 1:
            await asyncio.sleep(0)
        told.append(desk.hub.table_data(Room(Row(**row), chairs[row["id"]])))
    return encoded({"tables": told})


async def _seen(desk: Desk, row: Row, chairs: list[Chair]) -> tuple[dict[str, Any], list[int], str | None]:
    """A table, the persons it waits for, and what is wrong with it: one of a game or of rules that this server has not is shown as its row says."""
    plain = Room(row, chairs)
    owing, problem = row.owing, None
    try:
        if plain.started:
            plain.game.known_rules(row.rules)
        if row.status == "playing" and row.acting is None:
            owing = await _found_out(desk, row.id)
    except Away:
        raise
    except (Problem, RoundhouseError) as trouble:
        owing, problem = [], str(trouble)
    known = desk.known(row.id) if row.status == "playing" else None
    waiting = [chair.seat for chair in chairs if chair.seat in owing and not chair.standin] if row.status == "playing" else []
    return desk.hub.table_data(plain if known is None or known.doubtful else known), waiting, problem


async def _found_out(desk: Desk, table: str) -> list[int]:
    """Who owes a decision at a table of which that was not noted yet: one look at its game, which is noted."""
    room = await desk.glimpse(table)
    owing = [] if room.state is None else list(room.state.to_act())

    async def note(connection: AsyncConnection) -> None:
        row = schema.tables
        await connection.execute(update(row).where(row.c.id == table, row.c.acting.is_(None)).values(acting=acting(owing)))

    await desk.store.write(note)
    return owing
