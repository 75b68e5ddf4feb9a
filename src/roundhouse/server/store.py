"""The database: SQLite or PostgreSQL, brought up to date by Alembic; every change is one transaction, every call has an end."""

import asyncio
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Any, TypeVar

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.server.lines import Line, LineWriter, Lost, PostgresLines, SqliteLines, Taken, Waiting, set_up
from roundhouse.server.outbox import NOTHING, News
from roundhouse.server.weather import Weather, is_away, shown

__all__ = ["Lost", "Store", "Taken", "Work"]

T = TypeVar("T")
Work = Callable[[AsyncConnection], Awaitable[T]]
BATCH = 64  # changes of different tables that share one commit
MIGRATING = 8_800_001  # the number of PostgreSQL's lock while the database is brought up to date
# Seconds. A process that freezes in the middle of a transaction loses it before others conclude that it is gone.
CONNECT, CALL, FREE, FROZEN = 3.0, 5.0, 3.0, 2.0
PAUSE = 0.3  # between two tries to open a database that does not answer yet
LIMITS = {
    "statement_timeout": str(int(CALL * 1000)),
    "lock_timeout": str(int(FREE * 1000)),
    "idle_in_transaction_session_timeout": str(int(FROZEN * 1000)),
}


class Store:
    """The database. Lines of logs that wait are committed together; SQLite has one writer for all other changes too."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.sqlite = url.startswith("sqlite")
        self.weather = Weather()
        self._lines: LineWriter
        if self.sqlite:
            self._engine = create_async_engine(url, pool_size=4, max_overflow=0, pool_timeout=FREE, skip_autocommit_rollback=True)
            self._writing = create_async_engine(url, pool_size=1, max_overflow=0, pool_timeout=FREE)
            self._reading, self._urgent = self._engine, self._writing
            _prepare(self._engine)
            _prepare(self._writing)
            _begin(self._writing)
            self._lines = SqliteLines(str(make_url(url).database))
        else:
            limits: dict[str, Any] = {"timeout": CONNECT, "command_timeout": CALL + 1, "server_settings": LIMITS}
            self._engine = create_async_engine(url, pool_size=8, max_overflow=8, pool_timeout=FREE, pool_pre_ping=True, connect_args=limits)
            self._writing = self._engine
            self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
            self._urgent = create_async_engine(url, pool_size=2, max_overflow=2, pool_timeout=FREE, isolation_level="AUTOCOMMIT", connect_args=limits)
            self._lines = PostgresLines(self._urgent)
        self.much = asyncio.Lock()  # held by whoever writes much, in many small steps: people's moves never wait for two of them
        self._queue: asyncio.Queue[Waiting] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    @property
    def waiting(self) -> int:
        """Changes that wait to be written."""
        return self._queue.qsize()

    async def open(self, wait: float = 0.0) -> None:
        """Bring the database up to date and start writing; one that does not answer yet is waited for, so many seconds."""
        folder = Path(self.url.partition("///")[2]).parent
        if self.sqlite and not folder.is_dir():
            raise RoundhouseError(f"cannot open the database {_shown(self.url)}: there is no folder {folder}")
        end, told = time.monotonic() + wait, False
        while True:
            try:
                await self._bring_up_to_date()
                break
            except (DBAPIError, OSError, TimeoutError) as problem:
                if self.sqlite or not is_away(problem) or time.monotonic() > end:
                    raise RoundhouseError(f"cannot open the database {_shown(self.url)}: {shown(problem)}") from None
                if not told:
                    print(f"The database {_shown(self.url)} does not answer yet ({shown(problem)}); waiting up to {wait:.0f} s.", file=sys.stderr, flush=True)
                told = True
            await asyncio.sleep(PAUSE)
        self._writer = asyncio.create_task(self._write_batches())

    async def _bring_up_to_date(self) -> None:
        async with self._writing.begin() as connection:
            if not self.sqlite:
                for name in LIMITS:
                    await connection.execute(text(f"SET LOCAL {name} = 0"))  # another process may be bringing it up to date
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
            await connection.run_sync(_migrate)

    async def close(self) -> None:
        """Finish what waits and let go."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
        await self._lines.close()
        for engine in {self._engine, self._writing, self._urgent}:
            await engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """A connection that only reads. That is no transaction: one would show no more, is dear with SQLite, and ended by PostgreSQL when we are slow."""
        async with self._watched(), self._reading.connect() as connection:
            yield connection

    @asynccontextmanager
    async def urgent(self) -> AsyncIterator[AsyncConnection]:
        """A connection that never waits for those of the others: with PostgreSQL each statement is a transaction of its own."""
        async with self._watched():
            if self.sqlite:
                async with self._urgent.begin() as connection:
                    yield connection
            else:
                async with self._urgent.connect() as connection:
                    yield connection

    @asynccontextmanager
    async def _watched(self) -> AsyncIterator[None]:
        """What goes wrong with the database is told as bad weather."""
        try:
            yield
        except Exception as problem:
            if not is_away(problem):
                raise
            raise self.weather.trouble(problem) from None

    async def write(self, work: "Work[T]") -> T:
        """Do `work` in a transaction; returns when it is committed, or raises and nothing has happened (but see Away)."""
        if not self.sqlite:
            try:
                async with self._watched(), self._writing.begin() as connection:
                    return await work(connection)
            except IntegrityError as problem:
                raise Taken from problem
        job = _Job(work)
        self._queue.put_nowait(job)
        result: T = await job.done
        return result

    async def append(self, line: dict[str, Any], values: dict[str, Any], owner: str = "", fence: int = 0, news: News = NOTHING) -> None:
        """The next line of a table's log, what it changes in the table's row, and who is to be told of it.

        Raises Taken if that number is written already, and Lost if the table is no longer `owner`'s by this fence.
        """
        job = Line(line, values, owner, fence, news)
        self._queue.put_nowait(job)
        await job.done

    async def _write_batches(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            for lines, some in groupby(batch, lambda job: isinstance(job, Line)):
                await self._write_some(list(some), lines)

    async def _write_some(self, batch: "Sequence[Waiting]", lines: bool) -> None:
        """One transaction; everybody is told once it is committed."""
        try:
            async with self._watched():
                if lines:
                    await self._lines.write([job for job in batch if isinstance(job, Line)])
                else:
                    await self._write_together([job for job in batch if isinstance(job, _Job)])
        except Exception as problem:
            for job in batch:
                job.problem = Taken() if isinstance(problem, IntegrityError) else problem
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


class _Job(Waiting):
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
            if is_away(problem):
                raise
            self.problem = problem


def _prepare(engine: AsyncEngine) -> None:
    """SQLite as we want it: write-ahead log, every commit on disk, and no transaction that we have not begun."""

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        set_up(connection.cursor())


def _begin(engine: AsyncEngine) -> None:
    """Transactions that write from their beginning."""

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")


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
