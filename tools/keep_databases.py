"""Databases of the past, for the tests: of every released step one for SQLite and one for PostgreSQL, with a game in progress where the step was kept so.

    python tools/keep_databases.py     writes those of tests/server/databases/NAME.sql and databases/postgresql/NAME.sql that are not there yet

A dump that was written is never written again: it is what a release of that time left behind. NAME is the step; `0001-first-form` is the very
first form of step 0001, which had a field more.
"""

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, MetaData, create_engine, insert, text
from sqlalchemy.ext.asyncio import create_async_engine

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from tests.server.services import fresh_database, postgres, postgres_programs  # noqa: E402

import roundhouse  # noqa: E402
from roundhouse.server import migrations  # noqa: E402

PAST = ROOT / "tests" / "server" / "databases"
FIRST = "0001-first-form"
GAME, SEED, PLIES = roundhouse.games()[0], 7, 12


def config() -> Config:
    """Alembic's, for our steps."""
    made = Config()
    made.set_main_option("script_location", str(Path(str(migrations.__file__)).parent))
    return made


def names() -> list[str]:
    """Of every step, and of the first form."""
    return [FIRST, *sorted(str(one.revision) for one in ScriptDirectory.from_config(config()).walk_revisions())]


def game() -> dict[str, list[dict[str, Any]]]:
    """The rows of a game in progress, with every field that there ever was."""
    state = roundhouse.game(GAME).new(players=3, seed=SEED)
    same = {"table_id": "a-table-of-the-past"}
    log = []
    for number in range(PLIES):
        seat = state.to_act()[0]
        move = state.moves(seat)[0]
        log.append(
            {**same, "number": number + 1, "kind": "move", "seat": seat, "move": move.text, "ply": number, "who": "person", "time": 1_700_000_000_000 + number}
        )
        state.play(seat, move)
    texts = dict.fromkeys(("title", "position", "host", "salt", "clock", "running", "takeback", "calls"), "")
    agreed = {"game": GAME, "rules": state.rules, "board": state.setting.board.name, "options": "{}", "players": 3, "seed": str(SEED)}
    course = {
        "status": "playing",
        "public": True,
        "start": "full",
        "practice": False,
        "origin": "table",
        "created": 1_700_000_000_000,
        "started": 1_700_000_000_000,
    }
    blank = {"kind": "person", "bot": "", "away": False, "given": False, "standin": "", "resigned": False}
    return {
        "tables": [{"id": same["table_id"], **texts, **agreed, **course, "number": PLIES}],
        "seats": [{**same, "seat": seat, **blank, "name": f"P{seat}", "token": f"{seat}" * 64} for seat in range(3)],
        "log": log,
        "chat": [{**same, "number": 1, "seat": 0, "name": "P0", "text": "è l’ora del tè", "time": 1_700_000_000_000}],
    }


def fill(connection: Connection, name: str) -> None:
    """Bring an empty database to a step, and put the game into it."""
    steps = config()
    steps.attributes["connection"] = connection
    command.upgrade(steps, name[:4])
    if name == FIRST:
        connection.execute(text("ALTER TABLE tables ADD COLUMN number INTEGER NOT NULL DEFAULT 0"))
    metadata = MetaData()
    metadata.reflect(connection)
    for table in metadata.sorted_tables:
        for row in game().get(table.name, []):
            connection.execute(insert(table).values({field: value for field, value in row.items() if field in table.columns}))


def sqlite(name: str) -> str:
    """The dump for SQLite."""
    engine = create_engine("sqlite://")
    with engine.connect() as connection:
        fill(connection, name)
        connection.commit()
        raw: Any = connection.connection.driver_connection
        return "\n".join(raw.iterdump()) + "\n"


def postgresql(address: str, name: str) -> str:
    """The dump for PostgreSQL."""
    own = fresh_database(address, f"past_{name.replace('-', '_')}")

    async def filled() -> None:
        engine = create_async_engine(own.replace("postgresql://", "postgresql+asyncpg://"))
        async with engine.begin() as connection:
            await connection.run_sync(fill, name)
        await engine.dispose()

    asyncio.run(filled())
    wish = [str(postgres_programs() / "pg_dump"), "--no-owner", "--no-privileges", "--inserts", "--no-comments", own]
    done = subprocess.run(wish, capture_output=True, text=True, check=True)
    return "\n".join(line for line in done.stdout.splitlines() if line and not line.startswith(("--", "\\restrict", "\\unrestrict"))) + "\n"


def main() -> None:
    """Write what is missing."""
    (PAST / "postgresql").mkdir(exist_ok=True)
    with postgres() as address:
        for name in names():
            for file in (PAST / f"{name}.sql", PAST / "postgresql" / f"{name}.sql"):
                if not file.exists():
                    file.write_text(postgresql(address, name) if file.parent != PAST else sqlite(name), encoding="utf-8")
                    print(file.relative_to(ROOT))


if __name__ == "__main__":
    main()
