"""The database: SQLite or PostgreSQL, brought up to date by Alembic; every change is one transaction."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, insert, text, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.server import schema

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]
BATCH = 64  # changes of different tables that share one commit of SQLite
MIGRATING = 8_800_001  # the number of PostgreSQL's lock while the database is brought up to date


class Taken(Exception):
    """Somebody else wrote this number of the log first."""


class Store:
    """The database. SQLite has one writer, so there the changes that wait are committed together."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = url.startswith("sqlite")
        if self.sqlite:
            self._engine = create_async_engine(url, pool_size=4, max_overflow=0)
            self._writing = create_async_engine(url, pool_size=1, max_overflow=0)
            _prepare(self._engine, "BEGIN")
            _prepare(self._writing, "BEGIN IMMEDIATE")
        else:
            self._engine = create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
            self._writing = self._engine
        self._queue: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None
        self._lines: _LineWriter | None = None

    @property
    def waiting(self) -> int:
        """Changes that wait to be written."""
        return self._queue.qsize()

    async def open(self) -> None:
        """Bring the database up to date and start writing."""
        folder = Path(self.url.partition("///")[2]).parent
        if self.sqlite and not folder.is_dir():
            raise RoundhouseError(f"cannot open the database {_shown(self.url)}: there is no folder {folder}")
        try:
            async with self._writing.begin() as connection:
                if not self.sqlite:
                    await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
                await connection.run_sync(_migrate)
        except (DBAPIError, OSError) as problem:
            reason = str(getattr(problem, "orig", problem)).splitlines()[0]
            raise RoundhouseError(f"cannot open the database {_shown(self.url)}: {reason}") from None
        if self.sqlite:
            self._lines = _LineWriter(str(make_url(self.url).database))
            self._writer = asyncio.create_task(self._write_batches())

    async def close(self) -> None:
        """Finish what waits and let go."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
        if self._lines is not None:
            await self._lines.close()
        await self._engine.dispose()
        await self._writing.dispose()

    def read(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """A connection that only reads."""
        return self._engine.connect()

    async def write(self, work: "Work[T]") -> T:
        """Do `work` in a transaction; returns when it is committed, or raises and nothing has happened."""
        if self._writer is None:
            try:
                async with self._writing.begin() as connection:
                    return await work(connection)
            except IntegrityError as problem:
                raise Taken from problem
        job = _Job(work)
        self._queue.put_nowait(job)
        result: T = await job.done
        return result

    async def append(self, line: dict[str, Any], values: dict[str, Any]) -> None:
        """The next line of a table's log, and what it changes in the table's row; raises Taken if that number is written already."""
        if self._writer is None:
            await self.write(lambda connection: _append(connection, line, values))
            return
        job = _Line(line, values)
        self._queue.put_nowait(job)
        await job.done

    async def _write_batches(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            for lines, some in groupby(batch, lambda job: isinstance(job, _Line)):
                await self._write_some(list(some), lines)

    async def _write_some(self, batch: "Sequence[_Waiting]", lines: bool) -> None:
        """One transaction; everybody is told once it is committed."""
        assert self._lines is not None
        try:
            if lines:
                await self._lines.write([job for job in batch if isinstance(job, _Line)])
            else:
                await self._write_together([job for job in batch if isinstance(job, _Job)])
        except Exception as problem:
            for job in batch:
                job.fail(problem)
        for job in batch:
            job.finish()
            self._queue.task_done()

    async def _write_together(self, batch: "list[_Job]") -> None:
        """One transaction; with several changes each in a savepoint, so that its failure is its own."""
        async with self._writing.begin() as connection:
            if len(batch) == 1:
                batch[0].result = await batch[0].work(connection)
            else:
                for job in batch:
                    await job.run(connection)


class _Waiting:
    """One change that waits for the writer."""

    def __init__(self) -> None:
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.problem: BaseException | None = None

    def fail(self, problem: BaseException) -> None:
        """The transaction itself failed."""
        self.problem = Taken() if isinstance(problem, IntegrityError) else problem

    def finish(self) -> None:
        """Tell whoever waits; somebody who went away is not told."""
        if self.done.done():
            return
        if self.problem is not None:
            self.done.set_exception(self.problem)
        else:
            self.done.set_result(self.result)


class _Job(_Waiting):
    """Any change."""

    def __init__(self, work: Work[Any]) -> None:
        super().__init__()
        self.work = work

    async def run(self, connection: AsyncConnection) -> None:
        """Do the work in a savepoint."""
        try:
            async with connection.begin_nested():
                self.result = await self.work(connection)
        except IntegrityError:
            self.problem = Taken()
        except Exception as problem:
            self.problem = problem


class _Line(_Waiting):
    """A line of a log: by far the most frequent change, and always the same two statements."""

    def __init__(self, line: dict[str, Any], values: dict[str, Any]) -> None:
        super().__init__()
        self.line = line
        self.values = values


class _LineWriter:
    """Lines of logs into SQLite: a whole transaction in one visit to a thread of its own."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._thread = ThreadPoolExecutor(1, "log")
        self._database: sqlite3.Connection | None = None
        columns = [column.name for column in schema.log.columns]
        self._insert = f"INSERT INTO log ({', '.join(columns)}) VALUES ({', '.join(f':{name}' for name in columns)})"

    async def write(self, lines: list[_Line]) -> None:
        """Commit these lines together; one whose number is taken fails alone."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._write, lines)

    def _write(self, lines: list[_Line]) -> None:
        if self._database is None:
            self._database = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
            _set_up(self._database.cursor())
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
            database.execute("COMMIT")
        except BaseException:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise

    async def close(self) -> None:
        """Let go of the database."""
        database = self._database
        if database is not None:
            await asyncio.get_running_loop().run_in_executor(self._thread, database.close)
        self._thread.shutdown()


async def _append(connection: AsyncConnection, line: dict[str, Any], values: dict[str, Any]) -> None:
    await connection.execute(insert(schema.log).values(**line))
    if values:
        await connection.execute(update(schema.tables).where(schema.tables.c.id == line["table_id"]).values(**values))


def _prepare(engine: AsyncEngine, begin: str) -> None:
    """SQLite as we want it: write-ahead log, every commit on disk, transactions begun by us."""

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        _set_up(connection.cursor())

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def _set_up(cursor: Any) -> None:
    for line in ("busy_timeout=15000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {line}")
    cursor.close()


def _steps() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def revision(connection: Connection) -> str | None:
    """The step that a database has been brought to; None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def newest() -> str:
    """The last step that this program knows."""
    return str(ScriptDirectory.from_config(_steps()).get_current_head())


def _migrate(connection: Connection) -> None:
    config = _steps()
    config.attributes["connection"] = connection
    found = revision(connection)
    if found is not None and found not in {one.revision for one in ScriptDirectory.from_config(config).walk_revisions()}:
        raise RoundhouseError(f"the database was made by a newer Roundhouse (revision {found}): update this program")
    command.upgrade(config, "head")


def _shown(url: str) -> str:
    """The address of a database without its password."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
