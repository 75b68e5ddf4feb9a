"""The steps of the database: a released one is never edited again, and every database of the past can be opened."""

import asyncio
import sqlite3
from hashlib import sha256
from pathlib import Path

import pytest
from sqlalchemy import create_engine, inspect

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.server import migrations, schema
from roundhouse.server.store import Store

from .house import House

STEPS = Path(str(migrations.__file__)).parent / "versions"
PAST = Path(__file__).parent / "databases"
RELEASED = {  # a line is added for a new step; none is ever changed
    "v0001_tables.py": "badb581729465266",
    "v0002_practice.py": "54e2ea0d294862e7",
    "v0003_first_tables.py": "afe3227a1a4eb325",
    "v0004_servers.py": "9017ca7832ffd023",
    "v0005_calls.py": "d5845f7ecb014e39",
    "v0006_visitors.py": "198389feeeecd978",
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
