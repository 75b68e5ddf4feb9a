"""The log of a table, read from the database and replayed by the rules alone, without any code of the server."""

import json
import sqlite3
from pathlib import Path
from typing import Any

import roundhouse
from roundhouse.kernel.move import ply_of
from roundhouse.kernel.state import State
from roundhouse.kernel.undo import replayed


def log_of(database: Path, table: str) -> list[dict[str, Any]]:
    """All lines, in the order of their numbers, which have no gap."""
    with sqlite3.connect(database) as connection:
        connection.row_factory = sqlite3.Row
        rows = [dict(row) for row in connection.execute("SELECT * FROM log WHERE table_id = ? ORDER BY number", (table,))]
    connection.close()
    assert [row["number"] for row in rows] == list(range(1, len(rows) + 1))
    return rows


def tables_of(database: Path) -> list[dict[str, Any]]:
    """The rows of all tables."""
    with sqlite3.connect(database) as connection:
        connection.row_factory = sqlite3.Row
        rows = [dict(row) for row in connection.execute("SELECT * FROM tables ORDER BY created")]
    connection.close()
    return rows


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
