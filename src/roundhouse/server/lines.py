"""Lines of the logs into the database, many tables in one commit: by far the most frequent change, and always the same two statements."""

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import orjson
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from roundhouse.server import schema
from roundhouse.server.outbox import INSERT, NOTHING, SETTLE, News

FIELDS: Final = ("status", "running", "takeback", "due", "ended", "result", "acting")  # of a table's row that may change with a line of its log
LINE: Final = tuple(column.name for column in schema.log.columns)


class Taken(Exception):
    """Somebody else wrote this number of the log first."""


class Lost(Exception):
    """Another process looks after this table now: nothing was written."""


class Waiting:
    """One change that waits for the writer."""

    def __init__(self) -> None:
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.problem: BaseException | None = None

    def finish(self) -> None:
        """Tell whoever waits; somebody who went away is not told."""
        if self.done.done():
            return
        if self.problem is not None:
            self.done.set_exception(self.problem)
        else:
            self.done.set_result(self.result)


class Line(Waiting):
    """The next line of a log, what it changes in the table's row, who is to be told of it, and the lease by which it is written."""

    def __init__(self, line: dict[str, Any], values: dict[str, Any], owner: str, fence: int, news: News = NOTHING) -> None:
        super().__init__()
        self.news = news
        self.line = line
        self.values = values
        self.owner = owner
        self.fence = fence


class LineWriter(ABC):
    """Writes lines together: each is written whole or not at all, and one that cannot be fails alone."""

    @abstractmethod
    async def write(self, lines: Sequence[Line]) -> None:
        """Commit these lines; the problem of one is noted in it."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of the database."""


class SqliteLines(LineWriter):
    """A whole transaction in one visit to a thread of its own. One process has the file, so there are no leases."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "log")
        self._database: sqlite3.Connection | None = None
        self._insert = f"INSERT INTO log ({', '.join(LINE)}) VALUES ({', '.join(f':{name}' for name in LINE)})"

    async def write(self, lines: Sequence[Line]) -> None:
        """One transaction."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, lines)

    def _write(self, lines: Sequence[Line]) -> None:
        if self._database is None:
            self._database = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
            set_up(self._database.cursor())
        database = self._database
        database.execute("BEGIN IMMEDIATE")
        try:
            for job in lines:
                try:
                    database.execute(self._insert, job.line)  # if it fails nothing of it is left
                except sqlite3.IntegrityError:
                    job.problem = Taken()
                    continue
                if job.values:
                    fields = ", ".join(f"{name} = :{name}" for name in job.values)
                    database.execute(f"UPDATE tables SET {fields} WHERE id = :table_id", {**job.values, "table_id": job.line["table_id"]})
                for seat in job.news.settled:
                    database.execute(SETTLE, {**job.line, "seat": seat})
                for turn in job.news.turns:
                    database.execute(INSERT, {**job.line, **turn})
            database.execute("COMMIT")
        except BaseException:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise

    async def close(self) -> None:
        """Close the file in its thread."""
        database = self._database
        if database is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, database.close)
        self._thread.shutdown()


def set_up(cursor: Any) -> None:
    """SQLite as we want it: write-ahead log, every commit on disk."""
    for line in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


class PostgresLines(LineWriter):
    """One statement, which is its own transaction: a process that freezes leaves none open.

    A line counts only while its table's lease names its owner and its fence; the lease's row is locked until the commit, so that whoever
    takes the table over reads a log to which nothing is added any more.
    """

    STATEMENT: Final = f"""
        WITH given AS (
            SELECT * FROM jsonb_to_recordset($1::jsonb) AS g(
                table_id text, number int, kind text, seat int, move text, ply int, who text, time bigint, owner text, fence bigint, changes bool,
                status text, running text, takeback text, due bigint, due_set bool, ended bigint, result text, acting text, turns jsonb, settled jsonb)
        ), held AS (
            SELECT g.table_id, g.number FROM leases l JOIN given g ON l.table_id = g.table_id AND l.owner = g.owner AND l.fence = g.fence
            ORDER BY g.table_id FOR SHARE OF l
        ), line AS (
            INSERT INTO log ({", ".join(LINE)}) SELECT {", ".join(f"g.{name}" for name in LINE)}
            FROM given g JOIN held h ON h.table_id = g.table_id AND h.number = g.number
            ON CONFLICT DO NOTHING RETURNING table_id, number
        ), changed AS (
            UPDATE tables t SET status = coalesce(g.status, t.status), running = coalesce(g.running, t.running),
                takeback = coalesce(g.takeback, t.takeback), due = CASE WHEN g.due_set THEN g.due ELSE t.due END, ended = coalesce(g.ended, t.ended),
                result = coalesce(g.result, t.result), acting = coalesce(g.acting, t.acting)
            FROM given g JOIN line w ON w.table_id = g.table_id AND w.number = g.number WHERE t.id = g.table_id AND g.changes
        ), told AS (
            INSERT INTO outbox (table_id, seat, number, channel, account, kind, made, due)
            SELECT g.table_id, n.seat, g.number, c.id, c.account, n.kind, g.time, g.time + a.quiet
            FROM given g JOIN line w ON w.table_id = g.table_id AND w.number = g.number
            CROSS JOIN LATERAL jsonb_to_recordset(g.turns) AS n(seat int, account text, kind text)
            JOIN channels c ON c.account = n.account JOIN accounts a ON a.id = c.account
            ON CONFLICT DO NOTHING
        ), settled AS (
            UPDATE outbox o SET done = s.time, fate = 'stale' FROM (
                SELECT g.table_id, g.number, g.time, x::int AS seat FROM given g JOIN line w ON w.table_id = g.table_id AND w.number = g.number
                CROSS JOIN LATERAL jsonb_array_elements_text(g.settled) AS x
            ) s WHERE o.table_id = s.table_id AND o.seat = s.seat AND o.done IS NULL AND o.number < s.number
        )
        SELECT h.table_id, h.number, w.number IS NOT NULL FROM held h LEFT JOIN line w ON w.table_id = h.table_id AND w.number = h.number"""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def write(self, lines: Sequence[Line]) -> None:
        """One statement."""
        connection = await self._ready()
        try:
            rows = await connection.fetch(self.STATEMENT, orjson.dumps([_given(job) for job in lines]).decode())
        except BaseException:
            await self._drop()
            raise
        written = {(row[0], row[1]): row[2] for row in rows}
        for job in lines:
            stands = written.get((job.line["table_id"], job.line["number"]))
            if not stands:
                job.problem = Lost() if stands is None else Taken()

    async def _ready(self) -> Any:
        """The driver's own connection, which costs a statement less than half."""
        if self._connection is None:
            self._connection = await self._engine.connect()
        return (await self._connection.get_raw_connection()).driver_connection

    async def _drop(self) -> None:
        """A connection that failed is not used again."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.invalidate()
            await connection.close()

    async def close(self) -> None:
        """Give the connection back."""
        if self._connection is not None:
            await self._connection.close()


def _given(job: Line) -> dict[str, Any]:
    assert job.values.keys() <= {*FIELDS}, f"a line of a log cannot change {sorted(job.values)}"
    return {**job.line, "owner": job.owner, "fence": job.fence, **job.values, "changes": bool(job.values), "due_set": "due" in job.values, **job.news._asdict()}
