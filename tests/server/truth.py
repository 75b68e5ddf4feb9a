"""The log of a table, read from the database and replayed by the rules alone, without any code of the server."""

import asyncio
import json
import sqlite3
from pathlib import Path
from typing import Any

import asyncpg

import roundhouse
from roundhouse.kernel.move import ply_of
from roundhouse.kernel.state import State
from roundhouse.kernel.undo import replayed


def log_of(database: Path | str, table: str) -> list[dict[str, Any]]:
    """All lines, in the order of their numbers, which have no gap."""
    rows = rows_of(database, f"SELECT * FROM log WHERE table_id = '{table}' ORDER BY number")
    assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
    return rows


def tables_of(database: Path | str) -> list[dict[str, Any]]:
    """The rows of all tables."""
    return rows_of(database, "SELECT * FROM tables ORDER BY created")


def rows_of(database: Path | str, query: str) -> list[dict[str, Any]]:
    """What stands in a database."""
    if isinstance(database, str):
        return asyncio.run(_postgres_rows(database, query))
    with sqlite3.connect(database) as connection:
        connection.row_factory = sqlite3.Row
        rows = [dict(row) for row in connection.execute(query)]
    connection.close()
    return rows


async def _postgres_rows(address: str, query: str) -> list[dict[str, Any]]:
    connection = await asyncpg.connect(address)
    try:
        return [dict(row) for row in await connection.fetch(query)]
    finally:
        await connection.close()


def replay(table: dict[str, Any], log: list[dict[str, Any]]) -> State:
    """The game that the log tells; every line must be legal."""
    game = roundhouse.game(table["game"])
    start = game.new(table["players"], int(table["seed"]), table["board"], json.loads(table["options"]))
    plies: list[int] = []
    for line in log:
        if line["kind"] == "move":
            assert line["ply"] == len(plies)
            plies.append(ply_of(line["seat"], game.move(line["move"], start.setting.board)))
        elif line["kind"] == "undo":
            del plies[line["ply"]]
        else:
            del plies[line["ply"] :]
    return replayed(start, plies)
