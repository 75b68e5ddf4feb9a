"""The steps of the database: a released one is never edited again, and every database of the past can be opened."""

import asyncio
import sqlite3
import subprocess
from hashlib import sha256
from pathlib import Path

import pytest
from sqlalchemy import Connection, create_engine, inspect

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.server import migrations, schema
from roundhouse.server.checkup import looked_at, read, tables
from roundhouse.server.store import Store

from .house import House
from .services import fresh_database, postgres_programs

STEPS = Path(str(migrations.__file__)).parent / "versions"
PAST = Path(__file__).parent / "databases"
RELEASED = {  # a line is added for a new step; none is ever changed
    "v0001_tables.py": "badb581729465266",
    "v0002_practice.py": "54e2ea0d294862e7",
    "v0003_first_tables.py": "afe3227a1a4eb325",
    "v0004_servers.py": "9017ca7832ffd023",
    "v0005_calls.py": "d5845f7ecb014e39",
    "v0006_visitors.py": "198389feeeecd978",
    "v0007_accounts.py": "985ebf00b330fde5",
    "v0008_company.py": "36e75e27c1ec1ddb",
    "v0010_analyses.py": "9aa0fe6d9ba9339d",
    "v0011_own_things.py": "ca4bfa27495c3319",
    "v0012_acting.py": "3e20d0602771a5ed",
}


def test_a_step_is_never_edited_again() -> None:
    assert {file.name: sha256(file.read_bytes()).hexdigest()[:16] for file in STEPS.glob("v*.py")} == RELEASED


def opened(file: Path) -> None:
    """Bring a database up to date."""

    async def scenario() -> None:
        store = Store(f"sqlite+aiosqlite:///{file}")
        try:
            await store.open()
        finally:
            await store.close()

    asyncio.run(scenario())


def made(file: Path, dump: Path) -> None:
    """A database of the past."""
    with sqlite3.connect(file) as database:
        database.executescript(dump.read_text(encoding="utf-8"))
    database.close()


@pytest.mark.parametrize("dump", sorted(PAST.glob("*.sql")), ids=lambda dump: str(dump.stem))
def test_a_database_of_every_released_step_opens_and_goes_on(dump: Path, tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    made(file, dump)
    opened(file)
    engine = create_engine(f"sqlite:///{file}")
    there = {name: {column["name"] for column in inspect(engine).get_columns(name)} for name in schema.metadata.tables}
    engine.dispose()
    assert there == {name: {column.name for column in table.columns} for name, table in schema.metadata.tables.items()}
    with House(tmp_path) as house:
        table = house.table("here", "random")
        assert house.get(f"/api/tables/{table['table']['id']}/state", table["tokens"]["0"])["turn"]
        assert house.table("here", "random", practice=True)["table"]["practice"] is True


def test_a_newer_database_is_refused_with_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    opened(file)
    with sqlite3.connect(file) as database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    database.close()
    with pytest.raises(RoundhouseError, match=r"newer Roundhouse \(revision 9999\): update this program"):
        opened(file)


def columns(connection: Connection) -> dict[str, set[str]]:
    """The fields that a database has, by table."""
    return {name: {column["name"] for column in inspect(connection).get_columns(name)} for name in schema.metadata.tables}


def test_there_is_a_database_of_every_released_step_for_both() -> None:
    """`python tools/keep_databases.py` writes the missing ones."""
    steps = {name[1:5] for name in RELEASED} | {"0001-first-form"}
    for folder in (PAST, PAST / "postgresql"):
        assert {dump.stem for dump in folder.glob("*.sql")} == steps, folder


@pytest.mark.parametrize("dump", sorted((PAST / "postgresql").glob("*.sql")), ids=lambda dump: str(dump.stem))
def test_a_database_of_every_released_step_opens_with_postgresql_and_its_game_goes_on(dump: Path, database: str, tmp_path: Path) -> None:
    own = fresh_database(database, f"past_{dump.stem.replace('-', '_')}")
    load = [str(postgres_programs() / "psql"), "-qX", "-v", "ON_ERROR_STOP=1", "-f", str(dump), own]
    loaded = subprocess.run(load, capture_output=True, text=True, check=False)
    assert loaded.returncode == 0, loaded.stderr
    url = own.replace("postgresql://", "postgresql+asyncpg://")

    async def scenario() -> tuple[dict[str, set[str]], list[str]]:
        store = Store(url)
        try:
            await store.open()
            async with store.read() as connection:
                there = await connection.run_sync(columns)
                found = [looked_at(*await read(connection, table)) for table in await tables(connection)]
                return there, [f"{one.lines} {one.problem}" for one in found]
        finally:
            await store.close()

    there, games = asyncio.run(scenario())
    assert there == {name: {column.name for column in table.columns} for name, table in schema.metadata.tables.items()}
    assert games == ["12 "]
    if dump.stem == "0001-first-form":
        with House(tmp_path, ROUNDHOUSE_DATABASE=own) as house:
            assert house.get("/api/tables/a-table-of-the-past")["status"] == "playing"
            table = house.table("here", "random")
            assert house.get(f"/api/tables/{table['table']['id']}/state", table["tokens"]["0"])["turn"]
