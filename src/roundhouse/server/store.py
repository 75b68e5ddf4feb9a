"""The database: SQLite or PostgreSQL, brought up to date by Alembic; every change is one transaction."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from roundhouse.kernel.errors import RoundhouseError

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
        self._queue: asyncio.Queue[_Job] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

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
            self._writer = asyncio.create_task(self._write_batches())

    async def close(self) -> None:
        """Finish what waits and let go."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
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

    async def _write_batches(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            try:
                await self._write_together(batch)
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


class _Job:
    """One change that waits for the writer."""

    def __init__(self, work: Work[Any]) -> None:
        self.work = work
        self.done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.result: Any = None
        self.problem: BaseException | None = None

    async def run(self, connection: AsyncConnection) -> None:
        """Do the work in a savepoint."""
        try:
            async with connection.begin_nested():
                self.result = await self.work(connection)
        except IntegrityError:
            self.problem = Taken()
        except Exception as problem:
            self.problem = problem

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


def _prepare(engine: AsyncEngine, begin: str) -> None:
    """SQLite as we want it: write-ahead log, every commit on disk, transactions begun by us."""

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for line in ("busy_timeout=15000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {line}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)


def _migrate(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _shown(url: str) -> str:
    """The address of a database without its password."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"
