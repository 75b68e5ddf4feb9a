"""People with a name of their own: their tables, their page, and their farewell."""

import asyncio
import json
from collections import defaultdict
from typing import Any, Final

from sqlalchemy import and_, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.server import accounts, audit, glances, ladder, ledger, office, openings, schema
from roundhouse.server.accounts import Account
from roundhouse.server.chairs import Chair
from roundhouse.server.desk import Desk
from roundhouse.server.problems import Problem

FORMER: Final = "Former player"
TABLES: Final = 200  # that are listed at once
GAMES: Final = 100  # of a person's page
COUNTED: Final = 5000  # games of a tally
PLAYED: Final = ("id", "game", "started", "ended", "practice", "rated", "players", "result")  # what is read of each of them
PAUSE: Final = 50  # games in a row


async def tables(desk: Desk, account: str) -> list[dict[str, Any]]:
    """The tables of an account, those that wait first."""
    chair, table = schema.seats.c, schema.tables.c
    there = table.status != "closed"
    async with desk.lists, desk.store.read() as connection:
        seats = select(chair.table_id, chair.seat, table.created).join(schema.tables, table.id == chair.table_id).where(chair.account == account, there)
        hosted = select(table.id, table.created).where(table.account == account, there)
        found = [(str(row[0]), int(row[1]), int(row[2])) for row in await connection.execute(seats.order_by(table.created.desc()).limit(TABLES))]
        hosts = [(str(row[0]), None, int(row[1])) for row in await connection.execute(hosted.order_by(table.created.desc()).limit(TABLES))]
        return glances.in_order(await glances.glances(desk, connection, [(name, seat) for name, seat, _ in [*found, *hosts]]))


async def page(desk: Desk, account: str, mine: bool, language: str = "en") -> dict[str, Any]:
    """Somebody's page: the games that everybody may look at; for themselves all."""
    async with desk.lists, desk.store.read() as connection:
        found = await accounts.find(connection, account)
        if found is None:
            raise Problem("unknown", "there is nobody of that name any more")
        played = await games(connection, account, mine)
        strength = await ladder.of(connection, account)
        begun = await openings.favourites(connection, account, mine, language)
    tallies: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for one in played:
        if one["place"] is not None and not one["practice"]:
            tallies[one["game"]].append(one)
    tally = [
        {
            "game": game,
            "games": len(some),
            "wins": sum(one["place"] == 1 for one in some),
            "score": round(sum(one["score"] for one in some) / len(some), 1),
        }
        for game, some in sorted(tallies.items(), key=lambda pair: -len(pair[1]))
    ]
    about = {"id": found.id, "name": found.name, "created": found.created, "me": mine}
    return {**about, "tally": tally, "ratings": strength, "openings": begun, "games": played[:GAMES]}


async def games(connection: AsyncConnection, account: str, private: bool) -> list[dict[str, Any]]:
    """The games that somebody has played to an end, the newest first."""
    chair, table = schema.seats.c, schema.tables.c
    gone = or_(chair.resigned, and_(chair.away, chair.standin != "")).label("gone")
    query = select(chair.seat, gone, *(table[name] for name in PLAYED)).join(schema.tables, table.id == chair.table_id)
    query = query.where(chair.account == account, table.status.in_(("over", "ended")), table.origin == "table")
    if not private:
        query = query.where(table.public.is_(True))
    rows = (await connection.execute(query.order_by(table.ended.desc()).limit(COUNTED))).all()
    chairs = await ledger.chairs_of(connection, [row.id for row in rows[:GAMES]])
    told = []
    for number, row in enumerate(rows):
        if number % PAUSE == PAUSE - 1:
            await asyncio.sleep(0)
        told.append(_played(row, chairs.get(row.id, [])))
    return told


def _played(row: Any, chairs: list[Chair]) -> dict[str, Any]:
    seat, result = row.seat, json.loads(row.result) if row.result else None

    def at(other: int, what: str) -> int | None:
        return result[what][other] if result is not None else None

    seats = [
        {
            "name": one.name,
            "account": one.account or None,
            "bot": one.played_by or None,
            "place": at(one.seat, "places"),
            "score": at(one.seat, "scores"),
        }
        for one in chairs
    ]
    about = {"table": row.id, "game": row.game, "started": row.started, "ended": row.ended, "practice": row.practice, "rated": row.rated}
    return {**about, "seat": seat, "place": row.players if row.gone and result else at(seat, "places"), "score": at(seat, "scores"), "seats": seats}


async def delete(desk: Desk, account: Account) -> None:
    """Delete an account: the name, what opens it, and what was said; at the tables of others a former player remains."""
    await desk.store.write(lambda connection: office.delete_account(connection, account.id, FORMER))
    await audit.audit(desk)
