"""Records from elsewhere: a table to look at, kept for a stated time."""

from base64 import b64decode
from dataclasses import replace

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


async def lay_out(desk: Desk, text: str, asker: str) -> Room:
    """A table made from an uploaded record, to be looked at."""
    try:
        made = await desk.pool.read("upload", {"text": text, "every": desk.settings.snapshot_every}, asker)
    except TooLong as problem:
        raise Problem("large", f"the record takes more work than a server gives it: {problem.text}") from None
    now = moment()
    row = replace(Row(**made["row"]), id=table_id(), created=now, ended=now)
    chairs = [Chair(seat, "bot", seen(name)[:NAME] or "?") for seat, name in enumerate(made["names"])]
    same = {"table_id": row.id, "kind": "move", "who": "record", "time": now}
    lines = [{**same, "number": n + 1, "seat": seat, "move": move, "ply": n} for n, (seat, move) in enumerate(made["moves"])]

    async def work(connection: AsyncConnection) -> None:
        await ledger.add_table(connection, row, chairs)
        if lines:
            await connection.execute(insert(schema.log), lines)

    await desk.store.write(work)
    await ledger.save_album(desk.store, row.id, len(lines), [(ply, b64decode(data)) for ply, data in made["pages"]])
    return Room(row, chairs)
