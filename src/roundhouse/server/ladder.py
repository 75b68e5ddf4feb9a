"""Ratings as people see them, and the chore of counting the games that have ended."""

import asyncio
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.server import company, ratings, schema
from roundhouse.server.hub import moment
from roundhouse.server.notes import NOTES
from roundhouse.server.weather import Away

if TYPE_CHECKING:
    from roundhouse.server.desk import Desk

EVERY: Final = 2.0  # seconds between two looks for games that have ended
BACK: Final = 600_000  # ms that a look reaches back: the clocks of several machines differ a little
HISTORY: Final = 100  # games of a chart
MEMBERS: Final = 200  # of a pool that are listed


async def counting(desk: "Desk") -> None:
    """Count rated games soon after they have ended, while the server runs; at the start all that are left."""
    since = 0
    while True:
        now = moment()
        try:
            while await waits(desk, since):
                await desk.store.write(partial(ratings.settle, since=since))
            since = now - BACK
        except Away:
            pass  # it has been noted
        except Exception:
            NOTES.exception("counting rated games")
        await asyncio.sleep(EVERY)


async def waits(desk: "Desk", since: int) -> bool:
    """True if a rated game is not yet counted: looked at without a lock, so that most looks cost nothing."""
    table, done = schema.tables.c, company.rated.c
    query = select(table.id).where(table.rated.is_(True), table.ended >= since, table.status == "over", table.result != "")
    async with desk.store.read() as connection:
        return (await connection.execute(query.where(~select(done.table_id).where(done.table_id == table.id).exists()).limit(1))).first() is not None


async def of(connection: AsyncConnection, account: str, every: bool = False) -> list[dict[str, Any]]:
    """The ratings of a person, with how they came about: lately, or by every game."""
    who, standing, done = ratings.person(account), company.ratings.c, company.rated.c
    found = []
    rows = (await connection.execute(select(company.ratings).where(standing.who == who).order_by(standing.games.desc()))).mappings().all()
    for row in rows:
        past = select(done.table_id, done.ended, done.mu, done.sigma).where(done.who == who, done.game == row["game"], done.players == row["players"])
        past = past.order_by(done.ended.desc(), done.table_id.desc()).limit(None if every else HISTORY)
        history = [{"table": one[0], "ended": one[1], **ratings.shown(one[2], one[3])} for one in await connection.execute(past)]
        about = {"game": row["game"], "players": row["players"], "games": row["games"], "wins": row["wins"]}
        found.append({**about, **ratings.shown(row["mu"], row["sigma"]), "history": history[::-1]})
    return found


async def ladder(connection: AsyncConnection, game: str | None, players: int | None) -> dict[str, Any]:
    """The ratings of a pool, the strongest first; without one named, those of the largest."""
    standing, person = company.ratings.c, schema.accounts.c
    counts = select(standing.game, standing.players, func.count()).group_by(standing.game, standing.players).order_by(func.count().desc(), standing.game)
    pools = [{"game": row[0], "players": row[1], "members": row[2]} for row in await connection.execute(counts.order_by(standing.players))]
    fitting = [one for one in pools if (game is None or one["game"] == game) and (players is None or one["players"] == players)]
    if not fitting:
        return {"game": game, "players": players, "pools": pools, "ratings": []}
    chosen = fitting[0]
    query = select(company.ratings, person.id.label("account"), person.name)
    query = query.join(schema.accounts, standing.who == "person:" + person.id, isouter=True)
    query = query.where(standing.game == chosen["game"], standing.players == chosen["players"]).order_by(standing.mu.desc(), standing.who).limit(MEMBERS)
    listed = [
        {
            "account": row["account"],
            "name": row["name"],
            "bot": row["who"].removeprefix("bot:") if row["who"].startswith("bot:") else None,
            "games": row["games"],
            "wins": row["wins"],
            **ratings.shown(row["mu"], row["sigma"]),
        }
        for row in (await connection.execute(query)).mappings()
    ]
    return {"game": chosen["game"], "players": chosen["players"], "pools": pools, "ratings": listed}


async def everything(connection: AsyncConnection) -> list[dict[str, Any]]:
    """The ratings of all pools."""
    pools = (await ladder(connection, None, None))["pools"]
    return [await ladder(connection, pool["game"], pool["players"]) for pool in pools]
