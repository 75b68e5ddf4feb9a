"""Leagues: seasons of divisions, each a tournament; when all of them are over the first of each rise, the last fall, and a new season can begin.

Whoever joins a league joins its first season, or waits for the next, which they begin in the lowest division.
"""

import json
import secrets
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.kernel.game import game as find_game
from roundhouse.server import company, pairing, tournaments
from roundhouse.server.accounts import Account
from roundhouse.server.eyes import encoded
from roundhouse.server.hub import moment
from roundhouse.server.problems import Problem
from roundhouse.server.tokens import table_id
from roundhouse.server.tournaments import OPEN, OVER

if TYPE_CHECKING:
    from roundhouse.server.desk import Desk

DIVISIONS: Final = 20  # at most
CLOSED: Final = "this league is closed"


async def create(desk: "Desk", account: Account, wish: dict[str, Any]) -> str:
    """A new league; those who join wait in an open list until its host begins the first season."""
    made = await tournaments.create(desk, account, wish)  # the list of those who wait, and what every division is like
    league = table_id()
    agreed = {"division": wish["division"], "up": wish["up"]}

    async def work(connection: AsyncConnection) -> None:
        values = {"id": league, "title": wish["title"], "host": account.id, "wish": encoded(agreed), "season": 0, "created": moment()}
        await connection.execute(insert(company.leagues).values(**values))
        await connection.execute(update(company.tournaments).where(company.tournaments.c.id == made).values(league=league, season=0, division=0))

    await desk.store.write(work)
    return league


async def find(connection: AsyncConnection, league: str, lock: bool = False) -> dict[str, Any]:
    """A league's row."""
    query = select(company.leagues).where(company.leagues.c.id == league)
    row = (await connection.execute(query.with_for_update() if lock else query)).mappings().first()
    if row is None:
        raise Problem("unknown", "there is no such league")
    return {**row, "wish": json.loads(row["wish"])}


async def season(connection: AsyncConnection, league: str, number: int) -> list[dict[str, Any]]:
    """The divisions of a season, the highest first; season 0 is the list of those who wait."""
    row = company.tournaments
    query = select(row).where(row.c.league == league, row.c.season == number).order_by(row.c.division)
    return [{**one, "wish": json.loads(one["wish"])} for one in (await connection.execute(query)).mappings()]


async def next_season(desk: "Desk", account: Account, league: str) -> None:
    """The host begins the next season: with those of the last, promoted and relegated, and with those who wait."""

    async def work(connection: AsyncConnection) -> None:
        row = await find(connection, league, lock=True)
        if row["host"] != account.id:
            raise Problem("forbidden", "only the host may do this")
        divisions = await season(connection, league, row["season"]) if row["season"] else []
        if any(one["status"] != OVER for one in divisions):
            raise Problem("state", "this season is not over")
        waiting = await tournaments.find(connection, (await season(connection, league, 0))[0]["id"], lock=True)  # nobody joins it meanwhile
        if waiting["status"] != OPEN:
            raise Problem("state", CLOSED)
        names: dict[str, str] = {}
        orders: list[list[str]] = []
        for one in divisions:
            there = await tournaments.entries(connection, one["id"])
            names |= {who["account"]: who["name"] for who in there}
            staying = [who["account"] for who in there if who["dropped"] is None]
            made, _ = await tournaments.rounds(connection, one["id"])
            orders.append([who.who for who in tournaments.standings(one, staying, made, {name: place for place, name in enumerate(staying)})])
        fresh = [who for who in await tournaments.entries(connection, waiting["id"]) if who["account"] not in names]
        names |= {who["account"]: who["name"] for who in fresh}
        least = min(tournaments.allowed(find_game(waiting["wish"]["game"]), waiting["wish"]["size"]))
        lists = divided(pairing.promoted(orders, row["wish"]["up"]), [who["account"] for who in fresh], row["wish"]["division"], least)
        if len(lists[0]) < least:
            raise Problem("state", f"at least {least} have to take part")
        await connection.execute(delete(company.entries).where(company.entries.c.tournament == waiting["id"]))
        await _begun(connection, row, waiting, lists, names)

    await desk.store.write(work)


def divided(divisions: list[list[str]], fresh: list[str], size: int, least: int) -> list[list[str]]:
    """The divisions of a season: who is new comes into the last, which is cut where it has grown too large; too small a one joins its neighbour."""
    lists = [one for one in divisions if one]
    last = [*(lists.pop() if lists else []), *fresh]
    count = max(1, min(DIVISIONS - len(lists), round(len(last) / size)))
    few, more = divmod(len(last), count)
    at = 0
    for number in range(count):
        end = at + few + (number < more)
        lists.append(last[at:end])
        at = end
    while len(lists) > 1 and (small := next((at for at, one in enumerate(lists) if len(one) < least), None)) is not None:
        other = small - 1 if small else 1
        lists[min(small, other)] += lists.pop(max(small, other))
    return lists


async def _begun(connection: AsyncConnection, row: dict[str, Any], like: dict[str, Any], lists: list[list[str]], names: dict[str, str]) -> None:
    number, now = row["season"] + 1, moment()
    for division, people in enumerate(lists, 1):
        fields = {name: like[name] for name in ("kind", "host", "public", "rounds")}
        values = {**fields, "id": table_id(), "title": f"{row['title']} {number}.{division}"[:80], "status": OPEN, "wish": encoded(like["wish"])}
        values |= {"seed": secrets.token_hex(16), "round": 0, "created": now, "league": row["id"], "season": number, "division": division}
        await connection.execute(insert(company.tournaments).values(**values))
        same = {"tournament": values["id"], "joined": now}
        rows = [{**same, "account": who, "name": names[who], "number": place} for place, who in enumerate(people, 1)]
        await connection.execute(insert(company.entries), rows)
        await tournaments.begin(connection, {**values, "wish": like["wish"]})
    await connection.execute(update(company.leagues).where(company.leagues.c.id == row["id"]).values(season=number))


async def close(desk: "Desk", account: Account, league: str) -> None:
    """The host ends a league: there is no further season, and nobody waits for one. One that has had none is gone; a season that has begun is played."""

    async def work(connection: AsyncConnection) -> None:
        row = await find(connection, league, lock=True)
        if row["host"] != account.id:
            raise Problem("forbidden", "only the host may do this")
        waiting = await tournaments.find(connection, (await season(connection, league, 0))[0]["id"], lock=True)
        if waiting["status"] != OPEN:
            raise Problem("state", CLOSED)
        cup = company.tournaments
        if not row["season"]:
            await connection.execute(delete(cup).where(cup.c.id == waiting["id"]))
            await connection.execute(delete(company.leagues).where(company.leagues.c.id == league))
            return
        await connection.execute(delete(company.entries).where(company.entries.c.tournament == waiting["id"]))
        await connection.execute(update(cup).where(cup.c.id == waiting["id"]).values(status=OVER, ended=moment()))

    await desk.store.write(work)


async def page(connection: AsyncConnection, league: str, account: str, shown: int | None = None) -> dict[str, Any]:
    """A league: its divisions of this season, or of one before, and the list of those who wait for the next."""
    row = await find(connection, league)
    if shown is not None and not 1 <= shown <= row["season"]:
        raise Problem("unknown", "there was no such season")
    number = shown or row["season"]
    now = [await tournaments.page(connection, one["id"], account) for one in await season(connection, league, number)] if number else []
    waiting = await tournaments.page(connection, (await season(connection, league, 0))[0]["id"], account)
    about = {"id": row["id"], "title": row["title"], "season": row["season"], "up": row["wish"]["up"], "division": row["wish"]["division"]}
    about["closed"] = waiting["status"] != OPEN
    return {**about, "shown": number, "host": bool(account) and row["host"] == account, "divisions": now, "waiting": waiting}


async def listed(connection: AsyncConnection, account: str) -> list[dict[str, Any]]:
    """Public leagues, and those of an account, the newest first."""
    row, cup, entry = company.leagues.c, company.tournaments.c, company.entries.c
    there = select(func.count(entry.account.distinct())).join(company.tournaments, cup.id == entry.tournament)
    people = there.where(cup.league == row.id, cup.season.in_((0, row.season))).scalar_subquery()
    mine = select(cup.league).join(company.entries, entry.tournament == cup.id).where(entry.account == account)
    query = select(company.leagues, cup.wish.label("like"), cup.status.label("state"), people.label("people")).join(
        company.tournaments, (cup.league == row.id) & (cup.season == 0)
    )
    query = query.where(cup.public.is_(True) | (row.host == account) | row.id.in_(mine)).order_by(row.created.desc()).limit(100)
    return [
        {
            **{name: one[name] for name in ("id", "title", "season", "people", "created")},
            "game": json.loads(one["like"])["game"],
            "closed": one["state"] != OPEN,
        }
        for one in (await connection.execute(query)).mappings()
    ]
