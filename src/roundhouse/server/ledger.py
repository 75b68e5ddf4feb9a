"""Rooms to rows and back: loading a table from its log, committing a change, keeping snapshots."""

import asyncio
from collections.abc import Generator, Sequence
from dataclasses import asdict, replace
from typing import Any, TypeVar, cast

from sqlalchemy import RowMapping, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.server import schema
from roundhouse.server.chairs import Chair
from roundhouse.server.clocks import Running
from roundhouse.server.problems import Problem
from roundhouse.server.room import Room
from roundhouse.server.row import Row
from roundhouse.server.snapshots import Line, Unusable, held, rebuilding, story, zipped
from roundhouse.server.steps import Change, play_on
from roundhouse.server.store import Store, Taken

T = TypeVar("T")
LATEST = -1  # the snapshot of a game in progress


async def find(connection: AsyncConnection, table: str, lock: bool = False) -> tuple[Row, list[Chair]]:
    """The row of a table and its chairs; `lock`: nobody else may change them before the transaction ends."""
    query = select(schema.tables).where(schema.tables.c.id == table)
    row = (await connection.execute(query.with_for_update() if lock else query)).mappings().first()
    if row is None:
        raise Problem("unknown", "there is no such table")
    return Row(**row), (await chairs_of(connection, [table]))[table]


async def rows_of(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, Row]:
    """The rows of several tables, of those that are there."""
    query = select(schema.tables).where(schema.tables.c.id.in_(tables))
    return {row["id"]: Row(**row) for row in (await connection.execute(query)).mappings()}


async def chairs_of(connection: AsyncConnection, tables: Sequence[str]) -> dict[str, list[Chair]]:
    """The chairs of several tables."""
    query = select(schema.seats).where(schema.seats.c.table_id.in_(tables)).order_by(schema.seats.c.table_id, schema.seats.c.seat)
    found: dict[str, list[Chair]] = {table: [] for table in tables}
    for row in (await connection.execute(query)).mappings():
        fields = dict(row)
        found[fields.pop("table_id")].append(Chair(**fields))
    return found


async def add_table(connection: AsyncConnection, row: Row, chairs: Sequence[Chair]) -> None:
    """A new table."""
    await connection.execute(insert(schema.tables).values(**asdict(row)))
    await connection.execute(insert(schema.seats), [{"table_id": row.id, **asdict(chair)} for chair in chairs])


async def set_row(connection: AsyncConnection, table: str, **values: Any) -> None:
    """Change fields of a table."""
    await connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**values))


async def set_chair(connection: AsyncConnection, table: str, chair: Chair) -> None:
    """Change who sits on a chair."""
    values = {key: value for key, value in asdict(chair).items() if key != "seat"}
    await connection.execute(update(schema.seats).where(schema.seats.c.table_id == table, schema.seats.c.seat == chair.seat).values(**values))


def line_of(room: Room, change: Change, now: int) -> dict[str, Any]:
    """The next line of a table's log."""
    fields = {"kind": change.kind, "seat": change.seat, "move": change.move, "ply": change.ply, "who": change.who, "time": now}
    return {"table_id": room.id, "number": room.number + 1, **fields}


async def load(store: Store, table: str) -> Room:
    """A table as its row, its chairs and its log say."""
    for snapshot in (True, False):
        async with store.read() as connection:
            room = Room(*await find(connection, table))
            made_from = await told(connection, table, snapshot) if room.started else None
        try:
            if made_from is not None:
                await paced(rebuilding(room, *made_from))
            break
        except Unusable:
            continue  # the log is the truth
    return room


async def paced(work: Generator[None, None, T]) -> T:
    """Long work on the loop, with a pause wherever it pauses: nobody else is kept waiting."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            return cast(T, end.value)
        await asyncio.sleep(0)


async def refresh(store: Store, room: Room) -> None:
    """Bring a room up to what other processes have committed."""
    async with store.read() as connection:
        row, chairs = await find(connection, room.id)
        query = select(schema.log).where(schema.log.c.table_id == room.id, schema.log.c.number > room.number).order_by(schema.log.c.number)
        lines = (await connection.execute(query)).mappings().all()
    room.update(row, chairs)
    if room.started:
        if room.state is None:
            room.place(room.begin(), [], 0, 0, [])
        for line in lines:  # which may take a while: the connection is for others by now
            room.adopt(await _again(room, line))
    room.doubtful = False


async def _again(room: Room, line: RowMapping) -> Change:
    """The change that a line of the log describes."""
    assert room.state is not None
    if line["kind"] == "move":
        move = room.game.move(line["move"], room.state.setting.board)
        after = room.state.copy()
        change = Change("move", line["seat"], move.text, line["ply"], line["who"], after, room.events[:], room.phase_start)
        play_on(change, line["seat"], move)
        return change
    plies = room.state.plies
    kept = plies[: line["ply"]] + (plies[line["ply"] + 1 :] if line["kind"] == "undo" else [])
    return replace(await paced(room.replay(kept)), kind=line["kind"], seat=line["seat"], ply=line["ply"])


async def last_number(connection: AsyncConnection, table: str) -> int:
    """How far the log of a table has come."""
    query = select(func.max(schema.log.c.number)).where(schema.log.c.table_id == table)
    return (await connection.execute(query)).scalar_one() or 0


async def numbers(store: Store, tables: Sequence[str]) -> dict[str, int]:
    """How far the logs of these tables have come."""
    last = select(func.max(schema.log.c.number)).where(schema.log.c.table_id == schema.tables.c.id).scalar_subquery()
    query = select(schema.tables.c.id, last).where(schema.tables.c.id.in_(tables))
    async with store.read() as connection:
        return {row[0]: row[1] or 0 for row in await connection.execute(query)}


async def chat(connection: AsyncConnection, table: str, since: int, most: int) -> list[dict[str, Any]]:
    """The last lines of the chat after number `since`."""
    line = schema.chat.c
    query = select(line.number, line.seat, line.name, line.text, line.time, line.account).where(line.table_id == table, line.number > since)
    rows = (await connection.execute(query.order_by(line.number.desc()).limit(most))).mappings().all()
    return [{**row, "account": row["account"] or None} for row in reversed(rows)]


async def pause(connection: AsyncConnection, last: int, now: int) -> None:
    """Nobody was served from `last` to `now`: the clocks of all games go on as if that time had not been."""
    table = schema.tables.c
    query = select(table.id, table.running, table.due).where(table.status == "playing", table.running != "")
    for name, text, due in (await connection.execute(query)).all():
        await set_row(connection, name, **paused(text, due, last, now))


def paused(text: str, due: int | None, last: int, now: int) -> dict[str, Any]:
    """The fields of a row once its clocks have been moved on."""
    running = Running.read(text)
    running.pause(last, now)
    return {"running": running.text, "due": None if due is None else due + now - last}


# Snapshots


async def told(connection: AsyncConnection, table: str, snapshot: bool = True) -> tuple[bytes, int, list[Line]]:
    """What a game is made from: its latest snapshot (empty if there is none), how much of the log that holds, and the lines of the log after it."""
    kept, lines = schema.snapshots.c, schema.log.c
    query = select(kept.data, kept.number).where(kept.table_id == table).order_by(kept.number.desc(), kept.ply.desc()).limit(1)
    found = (await connection.execute(query)).first() if snapshot else None
    data, number = (bytes(found[0]), int(found[1])) if found is not None else (b"", 0)
    log = select(lines.number, lines.kind, lines.seat, lines.move, lines.ply, lines.who).where(lines.table_id == table, lines.number > number)
    return data, number, [(line[0], line[1], line[2], line[3], line[4], line[5]) for line in await connection.execute(log.order_by(lines.number))]


async def save_snapshot(store: Store, room: Room) -> None:
    """Keep the game as it stands."""
    state, number = room.state, room.number
    assert state is not None
    position, plies, board = held(room.row.rules, state), state.plies[:], state.setting.board
    events, phase_start, hands = room.events, room.phase_start, room.hands[:]
    data = await asyncio.to_thread(lambda: zipped(position, plies, board, story(events, phase_start, hands)))
    row = {"table_id": room.id, "ply": LATEST, "number": number, "data": data}

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == room.id))
        await connection.execute(insert(schema.snapshots).values(**row))

    await _kept(store, work)


async def save_album(store: Store, table: str, number: int, pages: Sequence[tuple[int, bytes]]) -> None:
    """Of a finished game: a position every so many plies, and the end with the whole log, which has so many lines."""
    end = max(ply for ply, _ in pages)
    rows = [{"table_id": table, "ply": ply, "number": number if ply == end else 0, "data": data} for ply, data in pages]

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == table))
        await connection.execute(insert(schema.snapshots), rows)

    await _kept(store, work)


async def nearest(connection: AsyncConnection, table: str, ply: int) -> tuple[bytes, int]:
    """The page of a finished game's album before a ply, and the ply it shows; empty if there is none."""
    kept = schema.snapshots.c
    query = select(kept.data, kept.ply).where(kept.table_id == table, kept.ply >= 0, kept.ply <= ply).order_by(kept.ply.desc()).limit(1)
    found = (await connection.execute(query)).first()
    return (bytes(found[0]), int(found[1])) if found is not None else (b"", 0)


async def undone(store: Store, table: str) -> int:
    """How many times something was taken back."""
    async with store.read() as connection:
        query = select(func.count()).select_from(schema.log).where(schema.log.c.table_id == table, schema.log.c.kind != "move")
        return int((await connection.execute(query)).scalar_one())


async def _kept(store: Store, work: Any) -> None:
    try:
        await store.write(work)
    except Taken:
        return  # another process keeps the same one
