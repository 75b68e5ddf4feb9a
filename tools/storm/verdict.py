"""The verdict: the log as it stands in the database, read and replayed without any code of the server, against what every client was told and shown."""

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import asyncpg

from roundhouse.kernel.game import game
from roundhouse.kernel.move import ply_of
from roundhouse.kernel.state import State
from roundhouse.kernel.undo import replayed
from storm.clients import Eyes, Step

Line = dict[str, Any]


class Truth:
    """The database itself."""

    def __init__(self, url: str) -> None:
        self.url = url

    async def read(self, tables: Sequence[str]) -> dict[str, tuple[Line, list[Line]]]:
        """By table: its row, and its log in order."""
        rows, lines = await (self._postgres(tables) if self.url.startswith("postgresql") else self._sqlite(tables))
        logs: dict[str, list[Line]] = {table: [] for table in tables}
        for line in lines:
            logs[line["table_id"]].append(line)
        return {row["id"]: (row, logs[row["id"]]) for row in rows}

    async def _postgres(self, tables: Sequence[str]) -> tuple[list[Line], list[Line]]:
        connection = await asyncpg.connect(self.url, timeout=10, command_timeout=20)
        try:
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                rows = await connection.fetch("SELECT * FROM tables WHERE id = ANY($1::text[])", list(tables))
                lines = await connection.fetch("SELECT * FROM log WHERE table_id = ANY($1::text[]) ORDER BY table_id, number", list(tables))
        finally:
            await connection.close(timeout=5)
        return [dict(row) for row in rows], [dict(line) for line in lines]

    async def _sqlite(self, tables: Sequence[str]) -> tuple[list[Line], list[Line]]:
        connection = sqlite3.connect(f"file:{self.url}?mode=ro", uri=True, timeout=20, isolation_level=None)
        try:
            connection.row_factory = sqlite3.Row
            connection.execute("BEGIN")
            marks = ",".join("?" * len(tables))
            rows = [dict(row) for row in connection.execute(f"SELECT * FROM tables WHERE id IN ({marks})", tables)]
            lines = [dict(row) for row in connection.execute(f"SELECT * FROM log WHERE table_id IN ({marks}) ORDER BY table_id, number", tables)]
        finally:
            connection.close()
        return rows, lines

    @staticmethod
    def at(path: Path) -> "Truth":
        """An SQLite file."""
        return Truth(str(path))


def replay(row: Line, log: list[Line]) -> State:
    """The game that the log tells; a ValueError if its numbers have a gap, an IllegalMove if the rules do not allow it."""
    if [line["number"] for line in log] != list(range(1, len(log) + 1)):
        raise ValueError(f"the log of {row['id']} has a gap")
    found = game(row["game"])
    start = found.new(row["players"], int(row["seed"] or 0), row["board"], json.loads(row["options"]), row["rules"])
    plies: list[int] = []
    for line in log:
        if line["kind"] == "move":
            if line["ply"] != len(plies):
                raise ValueError(f"line {line['number']} of {row['id']} is ply {line['ply']}, after {len(plies)}")
            plies.append(ply_of(line["seat"], found.move(line["move"], start.setting.board)))
        elif line["kind"] == "undo":
            del plies[line["ply"]]
        else:
            del plies[line["ply"] :]
    return replayed(start, plies)


def steps_of(log: Iterable[Line]) -> list[Step]:
    """What persons did, as the log has it."""
    kept = [line for line in log if line["who"] == "person" or line["kind"] != "move"]
    return [("move", line["seat"], line["move"]) if line["kind"] == "move" else ("undo", line["seat"], "") for line in kept]


@dataclass(frozen=True)
class Judged:
    """What is wrong with one table."""

    lost: int
    doubled: int


def judged(sure: Sequence[Step], unsure: Sequence[Step], log: Sequence[Step]) -> Judged:
    """Acknowledged steps that the log does not have in their order, and steps of the log that nobody sent or that count twice."""
    lost, place = 0, 0
    matched = []
    for step in sure:
        found = next((number for number in range(place, len(log)) if log[number] == step), None)
        if found is None:
            lost += 1
        else:
            matched.append(found)
            place = found + 1
    rest = Counter(step for number, step in enumerate(log) if number not in set(matched))
    return Judged(lost, sum((rest - Counter(unsure)).values()))


def stale(one: Eyes, state: State) -> list[str]:
    """The pairs of eyes of a client that are shown something else than the log tells."""
    wrong = []
    seats: list[int | None] = [key for key in one.states if key is not None]
    for seat in seats or [None]:
        shown = one.states.get(seat)
        turn = seat is not None and seat in state.to_act()
        if shown is None or shown["turn"] != turn or shown["view"] != json.loads(json.dumps(state.view(seat))):
            wrong.append("a spectator" if seat is None else f"seat {seat}")
    return wrong
