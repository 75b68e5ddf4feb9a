"""Records from elsewhere: a table to look at, kept for a stated time."""

from base64 import b64decode
from dataclasses import replace
from functools import partial
from typing import Any

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.server import ledger, schema
from roundhouse.server.chairs import Chair
from roundhouse.server.desk import Desk
from roundhouse.server.hub import moment
from roundhouse.server.names import seen
from roundhouse.server.problems import Problem
from roundhouse.server.room import Room
from roundhouse.server.row import Row
from roundhouse.server.tokens import table_id
from roundhouse.server.workers import TooLong

NAME = 40  # letters
CHUNK = 400  # lines of the log that are written at once
UNFINISHED = "closed"  # the status of a table until all of its record is written; what a crash leaves of it is deleted as uploads are


async def lay_out(desk: Desk, text: str, asker: str) -> tuple[Room, list[dict[str, Any]]]:
    """A table made from an uploaded record, to be looked at, and the variations that the record holds."""
    try:
        made = await desk.pool.read("upload", {"text": text, "every": desk.settings.snapshot_every}, asker)
    except TooLong as problem:
        raise Problem("large", f"the record takes more work than a server gives it: {problem.text}") from None
    now = moment()
    row = replace(Row(**made["row"]), id=table_id(), created=now, ended=now)
    chairs = [Chair(seat, "bot", seen(name)[:NAME] or "?") for seat, name in enumerate(made["names"])]
    same = {"table_id": row.id, "kind": "move", "who": "record", "time": now}
    lines = [{**same, "number": n + 1, "seat": seat, "move": move, "ply": n} for n, (seat, move) in enumerate(made["moves"])]

    await desk.store.write(lambda connection: ledger.add_table(connection, replace(row, status=UNFINISHED), chairs))
    for start in range(0, len(lines), CHUNK):
        part = lines[start : start + CHUNK]
        await desk.store.write(partial(_add, lines=part))  # in small steps, between which others are written too
    await ledger.save_album(desk.store, row.id, len(lines), [(ply, b64decode(data)) for ply, data in made["pages"]])
    await desk.store.write(lambda connection: ledger.set_row(connection, row.id, status=row.status))
    return Room(row, chairs), made["lines"]


async def _add(connection: AsyncConnection, lines: list[dict[str, Any]]) -> None:
    await connection.execute(insert(schema.log), lines)
