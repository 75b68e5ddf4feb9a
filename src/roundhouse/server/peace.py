"""Keeping the peace: somebody whom one does not want to play with, and somebody whom the people who run the server should hear about."""

from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import and_, delete, func, insert, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.kernel.errors import UnknownName
from roundhouse.server import accounts, company, schema
from roundhouse.server.hub import moment
from roundhouse.server.problems import Problem
from roundhouse.server.store import Store, Taken
from roundhouse.server.tokens import table_id

MOST: Final = 500  # people whom one person can block
NOBODY: Final = "there is nobody of that name any more"


async def block(store: Store, account: str, other: str, wanted: bool) -> None:
    """Do not play with somebody from now on, or do again."""
    rows = company.blocks

    async def work(connection: AsyncConnection) -> None:
        if account == other:
            raise Problem("bad", "nobody can block themselves")
        if await accounts.find(connection, other) is None:
            raise Problem("unknown", NOBODY)
        await connection.execute(delete(rows).where(rows.c.account == account, rows.c.other == other))
        if wanted:
            there = (await connection.execute(select(func.count()).select_from(rows).where(rows.c.account == account))).scalar_one()
            if there >= MOST:
                raise Problem("state", f"you can block at most {MOST} people")
            await connection.execute(insert(rows).values(account=account, other=other, created=moment()))

    try:
        await store.write(work)
    except Taken:
        return  # asked for twice in the same moment


async def blocked(connection: AsyncConnection, account: str) -> list[dict[str, Any]]:
    """Whom somebody has blocked."""
    rows, person = company.blocks.c, schema.accounts.c
    query = select(person.id, person.name).join(company.blocks, rows.other == person.id).where(rows.account == account).order_by(person.name)
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def apart(connection: AsyncConnection, account: str, others: Iterable[str]) -> bool:
    """True if somebody among `others` has blocked `account`, or the other way round."""
    wanted = [other for other in others if other and other != account]
    if not account or not wanted:
        return False
    rows = company.blocks.c
    query = select(rows.account).where(or_(and_(rows.account == account, rows.other.in_(wanted)), and_(rows.other == account, rows.account.in_(wanted))))
    return (await connection.execute(query.limit(1))).first() is not None


async def report(store: Store, by: str, about: str, table: str, text: str) -> None:
    """Tell the people who run the server about somebody."""

    async def work(connection: AsyncConnection) -> None:
        if await accounts.find(connection, about) is None:
            raise Problem("unknown", NOBODY)
        row = {"id": table_id(), "by": by, "about": about, "table_id": table, "text": text, "created": moment(), "closed": None}
        await connection.execute(insert(company.reports).values(**row))

    await store.write(work)


async def reports(connection: AsyncConnection, all_of_them: bool = False) -> list[dict[str, Any]]:
    """What was reported and not yet looked at, the oldest first; or everything."""
    row, person = company.reports.c, schema.accounts
    by, about = person.alias(), person.alias()
    query = select(company.reports, by.c.name.label("by_name"), about.c.name.label("about_name"))
    query = query.join(by, by.c.id == row.by, isouter=True).join(about, about.c.id == row.about, isouter=True).order_by(row.created)
    return [dict(one) for one in (await connection.execute(query if all_of_them else query.where(row.closed.is_(None)))).mappings()]


async def close_report(connection: AsyncConnection, report: str) -> None:
    """It was looked at; UnknownName if there is no such report."""
    done = update(company.reports).where(company.reports.c.id == report).values(closed=moment())
    if not (await connection.execute(done)).rowcount:
        raise UnknownName(f"there is no report {report!r}")
