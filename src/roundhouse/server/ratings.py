"""Ratings: how strong people and bots are, by game and number of players, worked out from the results of rated games alone.

The model is Plackett-Luce as `openskill` has it (Weng and Lin), with its usual figures: a newcomer has mu 25 and sigma 25/3, beta is 25/6, and
tau, by which sigma grows before each game, 25/300. What is shown is one number, 1500 + 60 (mu - 25), and its uncertainty, 2 sigma on the same
scale, so that the true strength lies within it in about 95 of 100 cases.

Games count in the order in which they ended. A game that turns out to have ended before one that was counted already has its pool worked out
anew, so that the numbers are always those that the log gives.
"""

import json
from collections.abc import Iterable, Sequence
from typing import Any, Final, NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import delete, exists, insert, select, text, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.server import company, schema

MU, SIGMA = 25.0, 25.0 / 3
MODEL: Final = PlackettLuce(mu=MU, sigma=SIGMA, beta=25.0 / 6, tau=25.0 / 300)
MIDDLE, SCALE = 1500, 60  # of the number that is shown
PROVISIONAL: Final = 400  # an uncertainty from which on a number says little
COUNTING: Final = 8_800_003  # the number of PostgreSQL's lock while games are counted
SOME: Final = 200  # games that are counted in one go
Pool = tuple[str, int]  # a game, and a number of players


class Standing(NamedTuple):
    """How strong somebody is, and after how many games."""

    mu: float = MU
    sigma: float = SIGMA
    games: int = 0
    wins: int = 0
    last: int = 0


class Counted(NamedTuple):
    """A rated game that is over: who played on which seat, and in which rank they count."""

    table: str
    ended: int
    who: list[str]
    ranks: list[int]


def person(account: str) -> str:
    """Somebody with an account, as ratings know them."""
    return f"person:{account}"


def shown(mu: float, sigma: float) -> dict[str, Any]:
    """The number and its uncertainty, as people see them."""
    spread = round(2 * sigma * SCALE)
    return {"number": round(MIDDLE + (mu - MU) * SCALE), "spread": spread, "provisional": spread > PROVISIONAL}


def ranks(places: Sequence[int], left: Sequence[bool]) -> list[int]:
    """In which rank each seat counts: whoever left the game is last, together with all others who did; if nobody stayed, as they were placed."""
    if all(left):
        return list(places)
    return [len(places) + 1 if gone else place for place, gone in zip(places, left, strict=True)]


def after(game: Counted, before: Sequence[Standing]) -> list[Standing]:
    """How strong everybody at a table is after a game."""
    teams = [[MODEL.rating(mu=one.mu, sigma=one.sigma)] for one in before]
    best = min(game.ranks)
    return [
        Standing(float(team[0].mu), float(team[0].sigma), one.games + 1, one.wins + (rank == best), game.ended)
        for team, one, rank in zip(MODEL.rate(teams, ranks=[float(rank) for rank in game.ranks]), before, game.ranks, strict=True)
    ]


def merged(game: Counted, known: dict[str, Standing]) -> list[Standing]:
    """The standings after a game, by seat, taken over into `known`. A bot that sits on several seats plays each with the strength it had before.

    It then has the mean of what came of its seats, and one game more for each.
    """
    fresh = after(game, [known.get(who, Standing()) for who in game.who])
    for who in dict.fromkeys(game.who):
        seats = [one for one, name in zip(fresh, game.who, strict=True) if name == who]
        old = known.get(who, Standing())
        mu, sigma = (sum(one[field] for one in seats) / len(seats) for field in (0, 1))
        known[who] = Standing(mu, sigma, old.games + len(seats), old.wins + sum(one.wins - old.wins for one in seats), game.ended)
    return [known[who] for who in game.who]


# The log


async def lock(connection: AsyncConnection) -> None:
    """Nobody else counts before this transaction ends."""
    if connection.dialect.name == "postgresql":
        await connection.execute(text(f"SELECT pg_advisory_xact_lock({COUNTING})"))


async def games(connection: AsyncConnection, tables: Iterable[str]) -> list[Counted]:
    """These games, in the order in which they ended."""
    table, entrant = schema.tables.c, company.entrants.c
    wanted = list(tables)
    found = []
    for some in (wanted[start : start + SOME] for start in range(0, len(wanted), SOME)):
        rows = (await connection.execute(select(table.id, table.ended, table.result).where(table.id.in_(some)))).all()
        who: dict[str, dict[int, str]] = {}
        left: dict[str, dict[int, bool]] = {}
        for one in await connection.execute(select(entrant.table_id, entrant.seat, entrant.who).where(entrant.table_id.in_(some))):
            who.setdefault(one[0], {})[one[1]] = one[2]
        chair = schema.seats.c
        gone = select(chair.table_id, chair.seat, chair.resigned, chair.away, chair.standin, chair.kind).where(chair.table_id.in_(some))
        for name, seat, resigned, away, standin, kind in (await connection.execute(gone)).all():
            left.setdefault(name, {})[seat] = kind == "person" and bool(resigned or (away and standin))
        for name, ended, result in rows:
            places = json.loads(result)["places"]
            here = range(len(places))
            found.append(Counted(name, ended, [who[name][seat] for seat in here], ranks(places, [left[name][seat] for seat in here])))
    return sorted(found, key=lambda one: (one.ended, one.table))


async def settle(connection: AsyncConnection, since: int = 0) -> int:
    """Count the rated games that ended since a moment and are not yet counted; how many that were."""
    await lock(connection)
    table, done = schema.tables.c, company.rated.c
    query = select(table.id, table.game, table.players).where(table.rated.is_(True), table.ended >= since, table.status == "over", table.result != "")
    query = query.where(~exists().where(done.table_id == table.id)).order_by(table.ended, table.id).limit(SOME)
    pools: dict[Pool, list[str]] = {}
    for row in await connection.execute(query):
        pools.setdefault((row[1], row[2]), []).append(row[0])
    for pool, names in pools.items():
        fresh = await games(connection, names)
        later = select(done.table_id).where(done.game == pool[0], done.players == pool[1])
        later = later.where(tuple_(done.ended, done.table_id) > tuple_(fresh[0].ended, fresh[0].table)).limit(1)
        if (await connection.execute(later)).first() is not None:
            await recompute(connection, pool)
        else:
            await _count(connection, pool, fresh)
    return sum(len(names) for names in pools.values())


async def recompute(connection: AsyncConnection, only: Pool | None = None) -> int:
    """Forget all ratings, or those of one pool, and work them out from the log; how many games that were."""
    await lock(connection)
    table, standing, done = schema.tables.c, company.ratings, company.rated
    query = select(table.game, table.players, table.id).where(table.rated.is_(True), table.status == "over", table.result != "")
    if only is not None:
        query = query.where(table.game == only[0], table.players == only[1])
    pools: dict[Pool, list[str]] = {}
    for row in await connection.execute(query.order_by(table.ended, table.id)):
        pools.setdefault((row[0], row[1]), []).append(row[2])
    for rows in (standing, done):
        gone = delete(rows)
        await connection.execute(gone if only is None else gone.where(rows.c.game == only[0], rows.c.players == only[1]))
    for pool, names in pools.items():
        await _count(connection, pool, await games(connection, names))
    return sum(len(names) for names in pools.values())


async def _count(connection: AsyncConnection, pool: Pool, fresh: Sequence[Counted]) -> None:
    """Count games of a pool that ended after all that were counted."""
    standing = company.ratings
    here = (standing.c.game == pool[0], standing.c.players == pool[1])
    names = sorted({who for game in fresh for who in game.who})
    query = select(standing.c.who, *(standing.c[field] for field in Standing._fields)).where(*here)
    known = {row[0]: Standing(*row[1:]) for row in await connection.execute(query) if row[0] in names}
    old = set(known)
    rows = []
    for game in fresh:
        for seat, one in enumerate(merged(game, known)):
            where = {"table_id": game.table, "seat": seat, "game": pool[0], "players": pool[1], "who": game.who[seat]}
            rows.append({**where, "rank": game.ranks[seat], "mu": one.mu, "sigma": one.sigma, "ended": game.ended})
    if rows:
        await connection.execute(insert(company.rated), rows)
    for who in names:
        values = known[who]._asdict()
        if who in old:
            await connection.execute(update(standing).where(*here, standing.c.who == who).values(**values))
        else:
            await connection.execute(insert(standing).values(game=pool[0], players=pool[1], who=who, **values))


async def forget(connection: AsyncConnection, account: str, called: str) -> None:
    """An account is deleted: the games it played go on to count for the others, under a name that says nothing."""
    for rows in (company.entrants, company.ratings, company.rated):
        await connection.execute(update(rows).where(rows.c.who == person(account)).values(who=f"former:{called}"))
