"""The lines of the log in SQLite: committed together, and one whose number is taken fails alone. And how PostgreSQL is read."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

import roundhouse
from roundhouse.server import ledger
from roundhouse.server.chairs import Chair
from roundhouse.server.seating import blank_row
from roundhouse.server.settings import database_url
from roundhouse.server.store import LIMITS, Store, Taken
from roundhouse.server.weather import Away, shown

from .house import GAME


def line(table: str, number: int, move: str = "link Reading-Oxford") -> dict[str, Any]:
    """A line of a log."""
    return {"table_id": table, "number": number, "kind": "move", "seat": 0, "move": move, "ply": number - 1, "who": "person", "time": 1}


def rows(folder: Path, query: str) -> list[Any]:
    """What stands in the database, as another process sees it."""
    with sqlite3.connect(folder / "tables.sqlite") as database:
        return database.execute(query).fetchall()


def run(folder: Path, scenario: Callable[[Store], Awaitable[None]]) -> None:
    """Two tables, "a" and "b", and then the scenario."""

    async def whole() -> None:
        store = Store(f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}")
        await store.open()
        try:
            for table in "ab":
                row = replace(blank_row(roundhouse.game(GAME), "england", {}, 3), id=table)
                await store.write(lambda connection, row=row: ledger.add_table(connection, row, [Chair(0)]))  # type: ignore[misc]
            await scenario(store)
        finally:
            await store.close()

    asyncio.run(whole())


def test_of_two_lines_with_one_number_the_first_stands_and_the_second_changes_nothing(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        results = await asyncio.gather(
            store.append(line("a", 1, "first"), {"running": "first", "due": 5}),
            store.append(line("a", 1, "second"), {"running": "second"}),
            store.append(line("b", 1), {"status": "over"}),
            store.append(line("a", 2), {}),
            return_exceptions=True,
        )
        assert [type(one) for one in results] == [type(None), Taken, type(None), type(None)]
        assert rows(tmp_path, "SELECT table_id, number, move FROM log ORDER BY table_id, number") == [
            ("a", 1, "first"), ("a", 2, "link Reading-Oxford"), ("b", 1, "link Reading-Oxford"),
        ]  # fmt: skip
        assert rows(tmp_path, "SELECT id, running, due, status FROM tables ORDER BY id") == [("a", "first", 5, "open"), ("b", "", None, "over")]

    run(tmp_path, scenario)


def test_a_line_is_on_disk_before_its_writer_goes_on(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        for number in range(1, 9):
            await store.append(line("a", number), {"running": str(number)})
            assert rows(tmp_path, "SELECT count(*), max(number) FROM log") == [(number, number)]
            assert rows(tmp_path, "SELECT running FROM tables WHERE id = 'a'") == [(str(number),)]

    run(tmp_path, scenario)


def test_lines_and_other_changes_keep_their_order(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        results = await asyncio.gather(
            store.append(line("a", 1), {"running": "line"}),
            store.write(lambda connection: ledger.set_row(connection, "a", running="row")),
            store.append(line("a", 2), {"title": "line"}),
            store.write(lambda connection: ledger.set_row(connection, "a", title="row")),
        )
        assert not any(results)
        assert rows(tmp_path, "SELECT running, title FROM tables WHERE id = 'a'") == [("row", "row")]

    run(tmp_path, scenario)


def test_a_batch_that_cannot_be_written_fails_and_leaves_nothing(tmp_path: Path) -> None:
    async def scenario(store: Store) -> None:
        results = await asyncio.gather(store.append(line("a", 1), {}), store.append(line("b", 1), {"no_such_field": 1}), return_exceptions=True)
        assert [type(one) for one in results] == [sqlite3.OperationalError, sqlite3.OperationalError]
        assert rows(tmp_path, "SELECT * FROM log") == []
        await store.append(line("a", 1), {})
        with pytest.raises(Taken):
            await store.append(line("nowhere", 1), {})
        assert rows(tmp_path, "SELECT table_id FROM log") == [("a",)]

    run(tmp_path, scenario)


@pytest.mark.parametrize("pauses", [0, 1, 2, 20])
def test_a_reader_that_is_slow_is_not_cut_off(database: str, monkeypatch: pytest.MonkeyPatch, pauses: int) -> None:
    """PostgreSQL ends transactions in which nothing happens for a while, as their process may be frozen; what only reads is none.

    On a busy machine a process stood still for so long between two questions; what it was told depended on how much it had read of that
    ("cannot switch to state 11").
    """
    monkeypatch.setitem(LIMITS, "idle_in_transaction_session_timeout", "100")

    async def scenario() -> None:
        store = Store(database_url(database))
        try:
            async with store.read() as connection:
                await connection.execute(text("SELECT 1"))
                time.sleep(0.3)
                for _ in range(pauses):
                    await asyncio.sleep(0)
                assert (await connection.execute(text("SELECT 2"))).scalar_one() == 2
        finally:
            await store.close()

    asyncio.run(scenario())


def test_a_connection_that_was_ended_is_called_that(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "idle_in_transaction_session_timeout", "100")
    told: list[str] = []

    async def scenario() -> None:
        store = Store(database_url(database))

        def trouble(problem: BaseException) -> Away:
            told.append(shown(problem))
            return Away()

        monkeypatch.setattr(store.weather, "trouble", trouble)

        async def slow(connection: Any) -> None:
            await connection.execute(text("SELECT 1"))
            time.sleep(0.3)
            await asyncio.sleep(0)
            await asyncio.sleep(0)
            await connection.execute(text("SELECT 2"))

        try:
            with pytest.raises(Away):
                await store.write(slow)
            assert await store.write(lambda connection: connection.scalar(text("SELECT 3"))) == 3, "the next one has another connection"
        finally:
            await store.close()

    asyncio.run(scenario())
    assert told[0].startswith(("the database had ended the connection", "connection was closed"))
