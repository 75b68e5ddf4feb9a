"""Analyses of finished games: started, watched and cancelled by people, done by the worker processes in small slices, kept with the table."""

import asyncio
import zlib
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

import orjson
from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.analysis.plan import Slice, second, slices
from roundhouse.analysis.report import VERSION
from roundhouse.server import ledger, schema
from roundhouse.server.archive import LOG, Tale
from roundhouse.server.hub import moment
from roundhouse.server.limits import Buckets
from roundhouse.server.notes import NOTES
from roundhouse.server.problems import Problem
from roundhouse.server.store import Taken

if TYPE_CHECKING:
    from roundhouse.server.desk import Desk
    from roundhouse.server.room import Room

RATE, BURST = 1 / 120, 6.0  # analyses of one person a second, and at once
FIRST: Final = 0.62  # of the work: what is known at its beginning
RUNNING: Final = 4  # analyses of a process at once
KEPT: Final = 200  # that have failed, and are remembered


class Study:
    """One analysis under way."""

    def __init__(self, table: str, who: str) -> None:
        self.table = table
        self.who = who
        self.done = 0.0
        self.failed = False
        self.task: asyncio.Task[None] | None = None
        self.watchers = 0
        self._news = asyncio.Event()

    def tell(self) -> None:
        """Wake all who watch: it has come further, or to its end."""
        self._news.set()
        self._news = asyncio.Event()

    def news(self) -> asyncio.Event:
        """What is set with the next change."""
        return self._news


class Studies:
    """The analyses of this process."""

    def __init__(self, desk: "Desk") -> None:
        self._desk = desk
        self._studies: dict[str, Study] = {}
        self._rates = Buckets(RATE, BURST)

    async def report(self, table: str) -> bytes | None:
        """The analysis that is kept with a table, as JSON; None if there is none, or an older version's."""
        kept = schema.analyses.c
        async with self._desk.store.read() as connection:
            found = (await connection.execute(select(kept.data).where(kept.table_id == table, kept.version == VERSION))).first()
        return zlib.decompress(bytes(found[0])) if found is not None else None

    def of(self, table: str) -> Study | None:
        """The analysis of a table that is under way, or has failed."""
        return self._studies.get(table)

    async def start(self, room: "Room", who: str) -> None:
        """Begin, unless it is under way; one at a time of each person."""
        if self._under_way(room.id) or await self.report(room.id) is not None:
            return
        for one in [one for one in self._studies.values() if one.who == who and one.table != room.id and not one.failed]:
            if await self._there(one.table):
                raise Problem("state", "you have another analysis under way; it comes first")
            self.cancel(one.table, who)  # its table was deleted meanwhile
        if self._under_way(room.id):  # somebody was quicker
            return
        working = [one for one in self._studies.values() if not one.failed]
        if len(working) >= RUNNING:
            raise Problem("busy", "other games are being analysed; try again a little later", wait=20.0)
        wait = self._rates.take(who) if self._desk.settings.limits else 0.0
        if wait:
            raise Problem("slow", "you have had several games analysed; wait a little", wait=round(wait, 1))
        study = self._studies[room.id] = Study(room.id, who)
        study.task = asyncio.create_task(self._run(study, room))

    def _under_way(self, table: str) -> bool:
        study = self._studies.get(table)
        return study is not None and not study.failed

    async def _there(self, table: str) -> bool:
        """True if there is such a table."""
        async with self._desk.store.read() as connection:
            return (await connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table))).first() is not None

    def cancel(self, table: str, who: str) -> None:
        """End it; only whoever began it may."""
        study = self._studies.get(table)
        if study is None:
            return
        if study.who != who:
            raise Problem("forbidden", "somebody else has begun this analysis")
        del self._studies[table]
        if study.task is not None:
            study.task.cancel()
        study.tell()

    async def close(self) -> None:
        """End all of them."""
        studies = list(self._studies.values())
        tasks = [one.task for one in studies if one.task is not None]
        self._studies.clear()
        for study in studies:
            study.tell()
        for task in tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task

    async def _run(self, study: Study, room: "Room") -> None:
        try:
            tale, plies = await self._tale(study, room)
            parts = slices(plies)
            results = await self._all(study, tale, parts, 0.0, FIRST)
            results += await self._all(study, tale, second(results), FIRST, 1.0)
            report = await self._desk.pool.ask("study", {"tale": tale, "results": results}, study.who, study.table)
            await self._keep(study.table, report)
            self._studies.pop(study.table, None)
            study.tell()
        except asyncio.CancelledError:
            raise
        except Exception as problem:
            NOTES.error("the analysis of %s: %s", study.table, getattr(problem, "reason", problem))
            study.failed = True
            study.tell()
            for old in [one.table for one in self._studies.values() if one.failed][:-KEPT]:
                del self._studies[old]

    async def _tale(self, study: Study, room: "Room") -> tuple[Tale, int]:
        """The game as the database tells it, and how many plies it has; from the whole log if the snapshot is of no use."""
        for snapshot in (True, False):
            async with self._desk.store.read() as connection:
                tale = Tale(room.row, *await ledger.told(connection, room.id, snapshot))
            try:
                found = await self._desk.pool.read("study", {"tale": tale, "slice": None}, study.who, study.table)
            except Problem as problem:
                if problem.code != LOG:
                    raise
                continue
            if not found["plies"]:
                raise Problem("state", "nothing was played at this table")
            return tale, int(found["plies"])
        raise Problem.fault()

    async def _all(self, study: Study, tale: Tale, parts: Sequence[Slice], low: float, high: float) -> list[dict[str, Any]]:
        """The results of slices, so many at once as there are workers for long work; whatever is more urgent comes between."""
        results: list[dict[str, Any]] = []
        left = iter(parts)

        async def hand() -> None:
            for part in left:
                question = {"tale": tale, "slice": part, "effort": self._desk.settings.analysis}
                results.append(orjson.loads(await self._desk.pool.ask("study", question, study.who, study.table)))
                study.done = low + (high - low) * len(results) / len(parts)
                study.tell()

        async with asyncio.TaskGroup() as group:
            for _ in range(max(1, self._desk.settings.thinkers - 1)):
                group.create_task(hand())
        return results

    async def _keep(self, table: str, report: bytes) -> None:
        row = {"table_id": table, "version": VERSION, "data": zlib.compress(report, 9), "made": moment()}

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(delete(schema.analyses).where(schema.analyses.c.table_id == table))
            await connection.execute(insert(schema.analyses).values(**row))

        with suppress(Taken):  # another process has kept the same
            await self._desk.store.write(work)
