"""Everything that is kept about a person, as a zip."""

import asyncio
import json
from io import BytesIO
from typing import Any, Final
from zipfile import ZIP_DEFLATED, ZipFile

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.server import accounts, channels, company, jottings, ladder, ledger, peace, persons, schema
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
ratings.json   your ratings, with how each game changed them
tournaments.json  the tournaments and leagues that you made or took part in, with your games there
notices.json   how and when you are told that it is your turn (never the secrets themselves)
people.json    whom you have blocked, and what you have reported
notes.json     your notes about tables
chat.json      what you said, at your tables and at those of others
records/       the records of the newest of these games; `roundhouse replay FILE` shows one
"""


async def everything(desk: Desk, account: Account, asker: str) -> bytes:
    """The zip."""
    chair, line = schema.seats.c, schema.chat.c
    async with desk.store.read() as connection:
        opened = await accounts.about(connection, account.id)
        places = [tuple(row) for row in await connection.execute(select(chair.table_id, chair.seat, chair.name).where(chair.account == account.id))]
        played = await persons.games(connection, account.id, private=True)
        sat = select(chair.seat).where(chair.table_id == line.table_id, chair.seat == line.seat, chair.account == account.id).exists()
        said = select(line.table_id, line.text, line.time).where((line.account == account.id) | ((line.account == "") & sat)).order_by(line.time)
        lines = [dict(row) for row in (await connection.execute(said)).mappings()]
        strength = await ladder.of(connection, account.id, every=True)
        cups = await _tournaments(connection, account.id)
        ways = [channels.told(one) for one in await channels.of(connection, account.id)]
        jotted = await jottings.every(connection, account.id)
        company_of = await _people(connection, account.id)
    for one in opened["sessions"]:
        del one["mark"]
    about = {"id": account.id, "name": account.name, "created": account.created, "mail": account.mail, "settings": json.loads(account.settings), **opened}
    parts: dict[str, Any] = {
        "account": about,
        "tables": [{"table": table, "seat": seat, "name": name} for table, seat, name in places],
        "games": played,
        "ratings": strength,
        "tournaments": cups,
        "notices": {"quiet": account.quiet, "hours": json.loads(account.hours) if account.hours else None, "ways": ways},
        "people": company_of,
        "notes": jotted,
        "chat": lines,
    }
    records = {f"records/{one['game']}-{one['table']}.txt": await _record(desk, one["table"], asker) for one in played[:RECORDS]}
    return await asyncio.to_thread(_bundled, parts, records)


async def _tournaments(connection: AsyncConnection, account: str) -> dict[str, Any]:
    """The tournaments and leagues of somebody: those that they made, and those that they took part in, with their places."""
    cup, entry, pair, league = company.tournaments.c, company.entries.c, company.pairings.c, company.leagues.c
    fields = (cup.id, cup.title, cup.kind, cup.status, cup.league, cup.season, cup.division, cup.created)
    made = select(*fields).where(cup.host == account).order_by(cup.created)
    joined = select(*fields, entry.name, entry.joined, entry.dropped).join(company.entries, entry.tournament == cup.id)
    joined = joined.where(entry.account == account).order_by(entry.joined)
    played = select(pair.tournament, pair.round, pair.board, pair.table_id, pair.place).where(pair.account == account).order_by(pair.tournament, pair.round)
    leagues = select(league.id, league.title, league.season, league.created).where(league.host == account).order_by(league.created)
    questions = {"made": made, "joined": joined, "games": played, "leagues": leagues}
    return {name: [dict(row) for row in (await connection.execute(query)).mappings()] for name, query in questions.items()}


async def _people(connection: AsyncConnection, account: str) -> dict[str, Any]:
    """Whom somebody has blocked, and what they have reported."""
    row = company.reports.c
    told = select(row.about, row.table_id, row.text, row.created).where(row.by == account).order_by(row.created)
    return {"blocked": await peace.blocked(connection, account), "reported": [dict(one) for one in (await connection.execute(told)).mappings()]}


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
        return await ask(desk, room, "record", asker, {"names": room.signed, "undone": await ledger.undone(desk.store, table)})
    except RoundhouseError:
        return b""
    except Problem as problem:
        if problem.code in ("busy", "away", "slow"):
            raise
        return b""
