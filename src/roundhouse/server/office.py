"""The database from outside the server, for whoever runs it: beside a running server, one transaction for each thing that is done."""

from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, and_, delete, event, func, or_, select, update
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from roundhouse.kernel.errors import BadOption, RoundhouseError, UnknownName
from roundhouse.server import company, ratings, schema
from roundhouse.server.hub import moment
from roundhouse.server.lines import set_up
from roundhouse.server.names import forms, proper
from roundhouse.server.store import newest, revision
from roundhouse.server.tokens import hashed, table_id

GUEST = "Guest"  # who sat where somebody's name was deleted
STANDIN = "normal"  # who plays on for somebody who is gone from a game that counts


class Office:
    """A database that a server may be using at the same time; nothing in it is brought up to date from here."""

    def __init__(self, url: str) -> None:
        self.url = make_url(url)
        self.sqlite = url.startswith("sqlite")
        self.engine: AsyncEngine = create_async_engine(self.url, pool_size=1, max_overflow=0)
        if self.sqlite:
            _as_we_want_it(self.engine)

    @property
    def file(self) -> Path:
        """The file of an SQLite database."""
        return Path(str(self.url.database))

    @property
    def shown(self) -> str:
        """Its address without the password."""
        return str(self.file) if self.sqlite else self.url.set(drivername="postgresql").render_as_string(hide_password=True)

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Office"]:
        """For as long as it is needed; a RoundhouseError if it cannot be used by this program."""
        if self.sqlite and not self.file.is_file():
            raise RoundhouseError(f"there is no database {self.shown}")
        try:
            async with self.read() as connection:
                found = await connection.run_sync(revision)
            if found != newest():
                raise RoundhouseError(f"the database {self.shown} is of revision {found or 'none'}, this program of {newest()}: {_advice(found)}")
            yield self
        except (DBAPIError, OSError) as problem:
            reason = (str(getattr(problem, "orig", problem)).splitlines() or [""])[0] or type(problem).__name__
            raise RoundhouseError(f"the database {self.shown}: {reason}") from None
        finally:
            await self.engine.dispose()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        """The database of one moment, only to be read: nobody waits for it."""
        async with self.engine.execution_options(reading=True).begin() as connection:
            yield connection

    @asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction: all of it, or nothing."""
        async with self.engine.begin() as connection:
            yield connection


def _advice(found: str | None) -> str:
    return "start the server once to bring it up to date" if found is None or found < newest() else "update this program"


def _as_we_want_it(engine: AsyncEngine) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA secure_delete=ON")  # what is deleted is overwritten
        set_up(connection.cursor())

    @event.listens_for(engine.sync_engine, "begin")
    def start(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN" if connection.get_execution_options().get("reading") else "BEGIN IMMEDIATE")


# How it stands


async def status(connection: AsyncConnection) -> dict[str, Any]:
    """Figures of everything that is kept."""
    table = schema.tables.c
    tables = {str(row[0]): int(row[1]) for row in await connection.execute(select(table.status, func.count()).group_by(table.status))}
    uploads = select(func.count()).select_from(schema.tables).where(table.origin == "record")
    people = select(func.count(schema.seats.c.token.distinct())).where(schema.seats.c.token != "")
    alive = select(func.count()).select_from(schema.servers).where(schema.servers.c.alive)
    counts = {"uploads": uploads, "people": people, "processes": alive}
    counts |= {name: select(func.count()).select_from(schema.metadata.tables[name]) for name in ("log", "chat", "snapshots")}
    found = {name: int((await connection.execute(query)).scalar_one()) for name, query in counts.items()}
    last = (await connection.execute(select(func.max(schema.log.c.time)))).scalar_one()
    return {"tables": tables, **found, "last": last}


@dataclass(frozen=True)
class Erased:
    """What was deleted of a person."""

    seats: int
    hosted: int
    lines: int  # of chat


# People with a name of their own


async def people(connection: AsyncConnection, like: str = "") -> list[dict[str, Any]]:
    """Accounts whose name holds this text, by name."""
    account = schema.accounts.c
    seats = select(func.count()).select_from(schema.seats).where(schema.seats.c.account == account.id).scalar_subquery()
    seen = select(func.max(schema.sessions.c.seen)).where(schema.sessions.c.account == account.id).scalar_subquery()
    query = select(account.id, account.name, account.created, account.suspended, seats.label("seats"), seen.label("seen"))
    query = query.where(func.lower(account.name).contains(like.lower(), autoescape=True)).order_by(account.name)
    return [dict(row) for row in (await connection.execute(query)).mappings()]


async def account_of(connection: AsyncConnection, name: str) -> str:
    """The id of the account with exactly this name or id; UnknownName if there is none."""
    account = schema.accounts.c
    found = (await connection.execute(select(account.id).where(or_(account.name == name, account.id == name)))).scalar_one_or_none()
    if found is None:
        raise UnknownName(f"there is no account {name!r}")
    return str(found)


async def suspend(connection: AsyncConnection, name: str, suspended: bool) -> None:
    """Nobody signs in to the account, and all of its sessions end; or it is as it was before."""
    account = await account_of(connection, name)
    await connection.execute(update(schema.accounts).where(schema.accounts.c.id == account).values(suspended=suspended))
    if suspended:
        await connection.execute(delete(schema.sessions).where(schema.sessions.c.account == account))


async def rename(connection: AsyncConnection, name: str, other: str) -> None:
    """The account has another name from now on; BadOption if that is none, or somebody's."""
    try:
        fresh = proper(other)
    except ValueError as problem:
        raise BadOption(f"the name {other!r} {problem}") from None
    account, (look, small) = await account_of(connection, name), forms(fresh)
    try:
        await connection.execute(update(schema.accounts).where(schema.accounts.c.id == account).values(name=fresh, look=look, small_look=small))
    except IntegrityError:
        raise BadOption(f"somebody has the name {other!r} already, or one that looks like it") from None


async def delete_account(connection: AsyncConnection, account: str, called: str = GUEST) -> Erased:
    """An account with everything that opens it, and what was said; at its tables somebody without a name remains."""
    seat = schema.seats.c
    places = [(str(row[0]), int(row[1])) for row in await connection.execute(select(seat.table_id, seat.seat).where(seat.account == account))]
    said = await silence(connection, places, "", account)
    said += (await connection.execute(delete(schema.chat).where(schema.chat.c.account == account))).rowcount  # as a visitor, or before a seat was left
    await anonymous(connection, places, leaving=True, called=called)
    hosted = (await connection.execute(update(schema.tables).where(schema.tables.c.account == account).values(account="", host=""))).rowcount
    former = table_id()
    await ratings.forget(connection, account, former)
    await tournaments_without(connection, account)
    await without_host(connection, account)
    for rows in (company.entries, company.pairings):
        await connection.execute(update(rows).where(rows.c.account == account).values(account=former))
    await connection.execute(update(company.entries).where(company.entries.c.account == former).values(name=called))
    await connection.execute(delete(company.reports).where(or_(company.reports.c.by == account, company.reports.c.about == account)))
    await connection.execute(delete(schema.accounts).where(schema.accounts.c.id == account))
    return Erased(len(places), hosted, said)


async def tournaments_without(connection: AsyncConnection, account: str) -> None:
    """Somebody is gone: from tournaments that have not begun, and out of all further rounds of those that have."""
    cup, entry = company.tournaments.c, company.entries
    mine = entry.c.account == account
    await connection.execute(delete(entry).where(mine, entry.c.tournament.in_(select(cup.id).where(cup.status == "open"))))
    now = select(cup.round).where(cup.id == entry.c.tournament).scalar_subquery()
    running = entry.c.tournament.in_(select(cup.id).where(cup.status == "running"))  # whoever played one to its end has not left it
    await connection.execute(update(entry).where(mine, running, entry.c.dropped.is_(None)).values(dropped=now))


async def without_host(connection: AsyncConnection, account: str) -> None:
    """The host is gone: what nobody can begin any more is closed, what has begun goes on."""
    cups, cup, league = company.tournaments, company.tournaments.c, company.leagues
    mine = (cup.host == account, cup.status == "open")
    begun = select(league.c.id).where(league.c.host == account, league.c.season > 0)
    lists = select(cup.id).where(*mine, cup.league.in_(begun))  # of those who wait for a league
    await connection.execute(delete(company.entries).where(company.entries.c.tournament.in_(lists)))
    await connection.execute(update(cups).where(*mine, cup.league.in_(begun)).values(status="over", ended=moment()))
    await connection.execute(delete(cups).where(*mine))
    await connection.execute(delete(league).where(league.c.host == account, league.c.season == 0))
    for rows in (cups, league):
        await connection.execute(update(rows).where(rows.c.host == account).values(host=""))


# Deleting


async def delete_table(connection: AsyncConnection, table: str) -> dict[str, int]:
    """A table with everything that belongs to it; how much that was. UnknownName if there is none."""
    await known(connection, table)
    found = {}
    for name in ("log", "chat", "snapshots", "analyses", "seats"):
        rows = schema.metadata.tables[name]
        found[name] = int((await connection.execute(select(func.count()).select_from(rows).where(rows.c.table_id == table))).scalar_one())
    await connection.execute(delete(schema.tables).where(schema.tables.c.id == table))
    return found


async def close_table(connection: AsyncConnection, table: str) -> str:
    """A table at which nothing more happens: one that was open is closed, a game in progress has ended without a result; what it was before."""
    await known(connection, table)
    row = schema.tables
    before = str((await connection.execute(select(row.c.status).where(row.c.id == table))).scalar_one())
    if before not in ("open", "playing"):
        raise BadOption(f"the table {table!r} is {before} already")
    values = {"status": "closed" if before == "open" else "ended", "ended": moment(), "due": None, "running": "", "takeback": "", "calls": ""}
    await connection.execute(update(row).where(row.c.id == table).values(**values))
    return before


async def known(connection: AsyncConnection, table: str) -> None:
    """UnknownName if there is no such table."""
    if (await connection.execute(select(schema.tables.c.id).where(schema.tables.c.id == table))).first() is None:
        raise UnknownName(f"there is no table {table!r}")


async def delete_person(connection: AsyncConnection, token: str = "", name: str = "") -> Erased:
    """Whoever holds a token, or everybody of this name: tokens, names and what they said are gone; the games stay.

    A seat of a table that has not begun is free again; in a game that goes on others may take it.
    """
    if bool(token) == bool(name):
        raise BadOption("a person is named by a token or by a name, by one of them")
    seat = schema.seats.c
    uploaded = seat.table_id.in_(select(schema.tables.c.id).where(schema.tables.c.origin == "record"))  # where everybody is only a name
    whose = seat.token == hashed(token) if token else and_(seat.name == name, or_(seat.kind == "person", uploaded))
    places = [(str(row[0]), int(row[1])) for row in await connection.execute(select(seat.table_id, seat.seat).where(whose))]
    hosted = 0
    if token:
        mine = schema.tables.c.host == hashed(token)
        hosted = (await connection.execute(update(schema.tables).where(mine).values(host=""))).rowcount
    said = await silence(connection, places, name)
    await anonymous(connection, places, leaving=True)
    return Erased(len(places), hosted, said)


async def silence(connection: AsyncConnection, places: Iterable[tuple[str, int]], name: str, account: str | None = None) -> int:
    """What was said from these seats is gone, by this account or a guest if there is one, and what a spectator of this name said; how many lines."""
    chat = schema.chat.c
    said = 0
    for table, seat in places:
        there = delete(schema.chat).where(chat.table_id == table, chat.seat == seat)  # where others may have sat before
        said += (await connection.execute(there if account is None else there.where(chat.account.in_(("", account))))).rowcount
    if name:  # a spectator has a name and no seat
        said += (await connection.execute(delete(schema.chat).where(chat.name == name, chat.seat.is_(None)))).rowcount
    return said


async def anonymous(connection: AsyncConnection, places: Iterable[tuple[str, int]], leaving: bool, called: str = GUEST) -> None:
    """Names and tokens of these seats are gone; `leaving`: so is the person, where the game is not over."""
    for table, number in places:
        seat = schema.seats.c
        here = and_(seat.table_id == table, seat.seat == number)
        await connection.execute(update(schema.seats).where(here).values(name=f"{called} {number + 1}", token="", account=""))
        if not leaving:
            continue
        row = schema.tables.c
        status, counts, cup = (await connection.execute(select(row.status, row.rated, row.tournament).where(row.id == table))).one()
        if status == "open" and not cup:
            await connection.execute(update(schema.seats).where(here).values(kind="open", name="", away=False, given=False, standin=""))
        elif status in ("open", "playing") and (counts or cup):  # nobody takes over there: they have left, and a bot plays to the end
            gone = {"away": True, "given": False, "standin": STANDIN, "resigned": True}
            await connection.execute(update(schema.seats).where(here, seat.kind == "person").values(**gone))
            await connection.execute(update(schema.tables).where(row.id == table, row.status == "playing").values(due=moment()))
        elif status == "playing":
            await connection.execute(update(schema.seats).where(here, seat.kind == "person").values(away=True, given=True))
