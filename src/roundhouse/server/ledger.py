"""Rooms to rows and back: loading a table from its log, committing a change, keeping snapshots."""

import json
import zlib
from collections.abc import Sequence
from dataclasses import asdict, replace
from typing import Any

from sqlalchemy import RowMapping, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.event import Event
from roundhouse.kernel.move import ply_of, seat_and_move
from roundhouse.kernel.state import State
from roundhouse.server import schema
from roundhouse.server.chairs import Chair
from roundhouse.server.eyes import encoded
from roundhouse.server.problems import Problem
from roundhouse.server.room import Change, Room, play_on
from roundhouse.server.row import Row
from roundhouse.server.store import Store, Taken

LATEST = -1  # the snapshot of a game in progress


async def find(connection: AsyncConnection, table: str, lock: bool = False) -> tuple[Row, list[Chair]]:
    """The row of a table and its chairs; `lock`: nobody else may change them before the transaction ends."""
    query = select(schema.tables).where(schema.tables.c.id == table)
    row = (await connection.execute(query.with_for_update() if lock else query)).mappings().first()
    if row is None:
        raise Problem("unknown", "there is no such table")
    return Row(**row), (await chairs_of(connection, [table]))[table]


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
    async with store.read() as connection:
        row, chairs = await find(connection, table)
        room = Room(row, chairs)
        if room.started:
            snapshot = await _snapshot(connection, room)
            if snapshot is None:
                room.place(room.begin(), [], 0, 0, [])
            await catch_up(connection, room)
    return room


async def refresh(store: Store, room: Room) -> None:
    """Bring a room up to what other processes have committed."""
    async with store.read() as connection:
        row, chairs = await find(connection, room.id)
        room.update(row, chairs)
        if room.started:
            if room.state is None:
                room.place(room.begin(), [], 0, 0, [])
            await catch_up(connection, room)
    room.doubtful = False


async def catch_up(connection: AsyncConnection, room: Room) -> None:
    """Play on with the lines of the log that are new."""
    query = select(schema.log).where(schema.log.c.table_id == room.id, schema.log.c.number > room.number).order_by(schema.log.c.number)
    for line in (await connection.execute(query)).mappings().all():
        room.adopt(_again(room, line))


def _again(room: Room, line: RowMapping) -> Change:
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
    return replace(room.replay(kept), kind=line["kind"], seat=line["seat"], ply=line["ply"])


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


# Snapshots


async def _snapshot(connection: AsyncConnection, room: Room) -> bool | None:
    """Put the latest snapshot on the table; None if there is none that can be used."""
    query = select(schema.snapshots).where(schema.snapshots.c.table_id == room.id).order_by(schema.snapshots.c.number.desc(), schema.snapshots.c.ply.desc())
    row = (await connection.execute(query.limit(1))).mappings().first()
    if row is None:
        return None
    data = unpacked(row["data"])
    if data.get("rules") != room.row.rules or "events" not in data or len(data.get("hands", [])) != len(data.get("plies", [])):
        return None
    try:
        state = restored(room, data)
        events = [[Event(kind, seat, facts, only) for kind, seat, facts, only in ply] for ply in data["events"]]
    except (RoundhouseError, KeyError, ValueError, TypeError):
        return None  # the log is the truth; a snapshot that makes no sense is not used
    room.place(state, events, data["phase_start"], row["number"], data["hands"])
    return True


def restored(room: Room, data: dict[str, Any]) -> State:
    """The state of a snapshot, as if it had been played."""
    state = room.game.position(data["position"])
    state.origin = room.row.position
    moves = room.game.board(room.row.board).by_text
    state.plies = [ply_of(seat, moves[text]) for seat, text in data["plies"]]
    state.fence = data["fence"]
    return state


def packed(version: int, state: State, more: dict[str, Any]) -> bytes:
    """A snapshot of a state, zipped."""
    plies = [[seat, move.text] for seat, move in state.history()]
    data = {"rules": version, "position": state.dump(), "plies": plies, "fence": state.fence, **more}
    return zlib.compress(encoded(data).encode(), 6)


def unpacked(data: bytes) -> dict[str, Any]:
    """What `packed` packed; nothing if it is damaged."""
    try:
        found: dict[str, Any] = json.loads(zlib.decompress(data))
    except (zlib.error, ValueError):
        return {}
    return found


async def save_snapshot(store: Store, room: Room) -> None:
    """Keep the game as it stands."""
    assert room.state is not None
    row = {"table_id": room.id, "ply": LATEST, "number": room.number, "data": packed(room.row.rules, room.state, _extra(room))}

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == room.id))
        await connection.execute(insert(schema.snapshots).values(**row))

    await _kept(store, work)


async def save_album(store: Store, room: Room, every: int) -> None:
    """Of a finished game: a position every so many plies, and the end with the whole log."""
    assert room.state is not None
    rows = []
    state = room.begin()
    version = room.row.rules
    for number, ply in enumerate(room.state.plies):
        if number % every == 0:
            rows.append({"table_id": room.id, "ply": number, "number": 0, "data": packed(version, state, {})})
        state.play(*seat_and_move(ply, state.setting.board))
    end = len(room.state.plies)
    rows.append({"table_id": room.id, "ply": end, "number": room.number, "data": packed(version, room.state, _extra(room))})

    async def work(connection: AsyncConnection) -> None:
        await connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table_id == room.id))
        await connection.execute(insert(schema.snapshots), rows)

    await _kept(store, work)


async def position_at(store: Store, room: Room, ply: int) -> State:
    """The position after `ply` plies of a finished game, from the nearest snapshot before it."""
    assert room.state is not None
    table = schema.snapshots
    query = select(table).where(table.c.table_id == room.id, table.c.ply >= 0, table.c.ply <= ply).order_by(table.c.ply.desc()).limit(1)
    async with store.read() as connection:
        row = (await connection.execute(query)).mappings().first()
    data = unpacked(row["data"]) if row is not None else {}
    if row is not None and data.get("rules") == room.row.rules:
        state, start = restored(room, data), int(row["ply"])
    else:
        state, start = room.begin(), 0
    for played in room.state.plies[start:ply]:
        state.play(*seat_and_move(played, state.setting.board))
    return state


async def undone(store: Store, table: str) -> int:
    """How many times something was taken back."""
    async with store.read() as connection:
        query = select(func.count()).select_from(schema.log).where(schema.log.c.table_id == table, schema.log.c.kind != "move")
        return int((await connection.execute(query)).scalar_one())


def _extra(room: Room) -> dict[str, Any]:
    events = [[[event.kind, event.seat, event.facts, event.only] for event in ply] for ply in room.events]
    return {"events": events, "phase_start": room.phase_start, "hands": room.hands}


async def _kept(store: Store, work: Any) -> None:
    try:
        await store.write(work)
    except Taken:
        return  # another process keeps the same one
