"""Everything that is kept about a person, as a zip."""

import asyncio
import json
from io import BytesIO
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile

from sqlalchemy import select

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.server import accounts, ledger, persons, schema
from roundhouse.server.accounts import Account
from roundhouse.server.api.replay import ask
from roundhouse.server.desk import Desk
from roundhouse.server.problems import Problem
from roundhouse.server.room import Room

RECORDS: Final = 100  # of the newest games
README: Final = """What Roundhouse keeps about you.

account.json   your name, when it was claimed, your settings, and what opens the account (never the secrets themselves)
tables.json    the tables where you sit or sat, with your seat
games.json     the games that you have played to an end, with their results
chat.json      what you said at those tables
records/       the records of the newest of these games; `roundhouse replay FILE` shows one
"""


async def everything(desk: Desk, account: Account, asker: str) -> bytes:
    """The zip."""
    chair, line = schema.seats.c, schema.chat.c
    async with desk.store.read() as connection:
        opened = await accounts.about(connection, account.id)
        places = [tuple(row) for row in await connection.execute(select(chair.table_id, chair.seat, chair.name).where(chair.account == account.id))]
        played = await persons.games(connection, account.id, private=True)
        said = select(line.table_id, line.text, line.time).join(schema.seats, (chair.table_id == line.table_id) & (chair.seat == line.seat))
        lines = [dict(row) for row in (await connection.execute(said.where(chair.account == account.id).order_by(line.time))).mappings()]
    for one in opened["sessions"]:
        del one["mark"]
    about = {"id": account.id, "name": account.name, "created": account.created, "settings": json.loads(account.settings), **opened}
    parts: dict[str, Any] = {
        "account": about,
        "tables": [{"table": table, "seat": seat, "name": name} for table, seat, name in places],
        "games": played,
        "chat": lines,
    }
    records = {f"records/{one['game']}-{one['table']}.txt": await _record(desk, one["table"], asker) for one in played[:RECORDS]}
    return await asyncio.to_thread(_bundled, parts, records)


def _bundled(parts: dict[str, Any], records: dict[str, bytes]) -> bytes:
    """All of it in one zip; in a thread, as that may be much."""
    memory = BytesIO()
    with ZipFile(memory, "w", ZIP_DEFLATED) as bundle:
        bundle.writestr("README.txt", README)
        for name, part in parts.items():
            bundle.writestr(f"{name}.json", json.dumps(part, ensure_ascii=False, indent=1))
        for name, text in records.items():
            if text:
                bundle.writestr(name, text)
    return memory.getvalue()


async def _record(desk: Desk, table: str, asker: str) -> bytes:
    """The record of a finished game; nothing where this server has not the game any more."""
    try:
        async with desk.store.read() as connection:
            room = Room(*await ledger.find(connection, table))
        return await ask(desk, room, "record", asker, {"names": room.names, "undone": await ledger.undone(desk.store, table)})
    except RoundhouseError:
        return b""
    except Problem as problem:
        if problem.code in ("busy", "away", "slow"):
            raise
        return b""
