"""Records from elsewhere: a table to look at, kept for a stated time."""

import asyncio
from base64 import b64decode
from dataclasses import replace
from functools import partial
from typing import Any

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.bots.people import who
from roundhouse.kernel.errors import UnknownName
from roundhouse.server import ledger, schema
from roundhouse.server.chairs import Chair
from roundhouse.server.desk import Desk
from roundhouse.server.hub import moment
from roundhouse.server.names import seen
from roundhouse.server.problems import Problem
from roundhouse.server.room import Room
from roundhouse.server.row import Row
from roundhouse.server.seating import known_bot
from roundhouse.server.tokens import table_id
from roundhouse.server.workers import TooLong

NAME = 40  # letters
CHUNK = 100  # lines of the log that are written at once
PAUSE = 0.005  # seconds between two such steps
UNFINISHED = "closed"  # the status of a table until all of its record is written; what a crash leaves of it is deleted as uploads are


async def lay_out(desk: Desk, text: str, asker: str) -> tuple[Room, list[dict[str, Any]]]:
    """A table made from an uploaded record, to be looked at, and the variations that the record holds."""
    try:
        made = await desk.pool.read("upload", {"text": text, "every": desk.settings.snapshot_every}, asker)
    except TooLong as problem:
        raise Problem("large", f"the record takes more work than a server gives it: {problem.text}") from None
    now = moment()
    row = replace(Row(**made["row"]), id=table_id(), created=now, ended=now)
    chairs = [_chair(seat, name) for seat, name in enumerate(made["names"])]
    async with desk.store.much:
        await desk.store.write(lambda connection: ledger.add_table(connection, replace(row, status=UNFINISHED), chairs))
        for start in range(0, len(made["moves"]), CHUNK):
            await desk.store.write(partial(_add, lines=_lines(row.id, now, start, made["moves"][start : start + CHUNK])))
            await asyncio.sleep(PAUSE)  # in small steps, between which others are written too
        await ledger.save_album(desk.store, row.id, len(made["moves"]), [(ply, b64decode(data)) for ply, data in made["pages"]])
        await desk.store.write(lambda connection: ledger.set_row(connection, row.id, status=row.status))
    return Room(row, chairs), made["lines"]


def _chair(seat: int, written: str) -> Chair:
    """Who sat there, by what the record says; a bot that this house does not know is but a name."""
    shown = seen(written)
    name, bot = who(shown)
    try:
        known = known_bot(bot) if bot and len(bot) <= NAME else ""
    except (UnknownName, Problem):
        known = ""
    return Chair(seat, "bot", (name if known else shown)[:NAME] or "?", bot=known)


def _lines(table: str, now: int, start: int, moves: list[tuple[int, str]]) -> list[dict[str, Any]]:
    same = {"table_id": table, "kind": "move", "who": "record", "time": now}
    return [{**same, "number": n + 1, "seat": seat, "move": move, "ply": n} for n, (seat, move) in enumerate(moves, start)]


async def _add(connection: AsyncConnection, lines: list[dict[str, Any]]) -> None:
    await connection.execute(insert(schema.log), lines)
