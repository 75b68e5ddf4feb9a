"""Every table replayed from its log by the rules, and held against what else the database says about it; records of them all."""

import json
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.kernel.errors import RoundhouseError, UnknownName
from roundhouse.kernel.move import ply_of
from roundhouse.kernel.record import Record, commitment
from roundhouse.kernel.state import State
from roundhouse.kernel.undo import replayed
from roundhouse.server import ledger, schema
from roundhouse.server.chairs import Chair
from roundhouse.server.problems import Problem
from roundhouse.server.room import Room
from roundhouse.server.row import Row

Line = dict[str, Any]


@dataclass(frozen=True)
class Finding:
    """What was found at one table: nothing, a difference, or that it cannot be told."""

    table: str
    game: str
    lines: int
    problem: str = ""
    unknown: bool = False  # its game is not installed here


async def tables(connection: AsyncConnection) -> list[str]:
    """All tables, the oldest first."""
    return [str(row[0]) for row in await connection.execute(select(schema.tables.c.id).order_by(schema.tables.c.created, schema.tables.c.id))]


async def read(connection: AsyncConnection, table: str) -> tuple[Row, list[Chair], list[Line], list[Line]]:
    """A table, its chairs, its log and its snapshots, of one moment."""
    row, chairs = await ledger.find(connection, table)
    lines = (await connection.execute(select(schema.log).where(schema.log.c.table_id == table).order_by(schema.log.c.number))).mappings().all()
    kept = (await connection.execute(select(schema.snapshots).where(schema.snapshots.c.table_id == table))).mappings().all()
    return row, chairs, [dict(line) for line in lines], [dict(one) for one in kept]


def replay(start: State, log: Sequence[Line]) -> State:
    """The game that a log tells; a RoundhouseError says at which line it does not."""
    game, board = start.setting.game, start.setting.board
    plies: list[int] = []
    for number, line in enumerate(log, 1):
        where = f"line {line['number']}"
        if line["number"] != number:
            raise RoundhouseError(f"{where} of the log stands where line {number} should")
        if not 0 <= line["ply"] <= len(plies) or (line["ply"] == len(plies)) != (line["kind"] == "move"):
            raise RoundhouseError(f"{where} of the log is about ply {line['ply']}, and there are {len(plies)}")
        if line["kind"] == "move":
            try:
                plies.append(ply_of(line["seat"], game.move(line["move"], board)))
            except UnknownName as problem:
                raise RoundhouseError(f"{where} of the log: {problem}") from None
        elif line["kind"] == "undo":
            del plies[line["ply"]]
        else:
            del plies[line["ply"] :]
    try:
        return replayed(start, plies)
    except RoundhouseError as problem:
        raise RoundhouseError(f"the log does not hold by the rules: {problem}") from None


def looked_at(row: Row, chairs: list[Chair], log: list[Line], kept: list[Line]) -> Finding:
    """One table."""
    about = (row.id, row.game, len(log))
    try:
        room = Room(row, chairs)
        _ = room.game
    except UnknownName as problem:
        return Finding(*about, str(problem), unknown=True)
    try:
        return Finding(*about, _difference(room, log, kept))
    except (RoundhouseError, Problem) as problem:
        return Finding(*about, str(problem))
    except Exception as problem:  # whatever else is wrong with it, the other tables are looked at too
        return Finding(*about, f"{type(problem).__name__}: {problem}")


def _difference(room: Room, log: list[Line], kept: list[Line]) -> str:
    row = room.row
    if [chair.seat for chair in room.chairs] != list(range(row.players)):
        return f"has the seats {[chair.seat for chair in room.chairs]}, and {row.players} players"
    if row.status in ("open", "closed"):
        return f"is {row.status}, and its log has {len(log)} lines" if log else ""
    state = replay(room.begin(), log)
    if row.origin != "record" and state.over != (row.status == "over"):
        return f"is {row.status}, and by its log the game is {'over' if state.over else 'not over'}"
    return next((found for found in (_snapshot(room, log, state, one) for one in kept) if found), "")


def _snapshot(room: Room, log: list[Line], state: State, one: Line) -> str:
    """What is wrong with a snapshot; nothing if it shows the game as the log tells it."""
    what = "the snapshot" if one["ply"] == ledger.LATEST else f"the position at ply {one['ply']}"
    try:
        data = json.loads(zlib.decompress(one["data"]))
    except (zlib.error, ValueError):
        return f"{what} cannot be read"
    if data.get("rules") != room.row.rules:
        return ""  # of other rules: it is not used
    if one["ply"] == ledger.LATEST:
        if one["number"] > len(log):
            return f"{what} is of line {one['number']}, and the log has {len(log)}"
        wanted = replay(room.begin(), log[: one["number"]])
    elif one["ply"] > len(state.plies):
        return f"{what} is beyond the end"
    else:
        wanted = replayed(room.begin(), state.plies[: one["ply"]])
    same = data["position"] == json.loads(json.dumps(wanted.dump()))
    return "" if same else f"{what} shows something else than the log"


def recorded(row: Row, chairs: list[Chair], log: list[Line]) -> Record:
    """The record of a game, finished or not, as the server gives it out."""
    room = Room(row, chairs)
    state = replay(room.begin(), log)
    made = room.game.record(state, room.signed)
    if row.salt and not row.position:
        made.heading["salt"] = row.salt
        made.heading["commitment"] = commitment(int(row.seed), row.salt)
    undone = sum(line["kind"] != "move" for line in log)
    if undone:
        made.heading["undone"] = str(undone)
    return made
