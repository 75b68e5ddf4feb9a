"""Tables whose result counts: everybody signs in, a clock runs, nobody is helped, seats are drawn by lot, and whoever leaves has lost."""

import json
from dataclasses import replace
from random import SystemRandom
from typing import Any, Final

from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.server import company, ratings
from roundhouse.server.accounts import Account
from roundhouse.server.chairs import PERSON, Chair
from roundhouse.server.problems import Problem
from roundhouse.server.row import Row

SIGN_IN: Final = "sign in first: at a rated table everybody has a name of their own"


def check_wish(wish: dict[str, Any], account: Account | None) -> None:
    """Complain about a rated table that cannot be one."""
    if not wish.get("rated"):
        return
    if account is None:
        raise Problem("token", SIGN_IN)
    if wish["practice"]:
        raise Problem("bad", "practice: a rated game is no practice")
    if wish["clock"] is None:
        raise Problem("bad", "clock: a rated game needs one, so that it comes to an end")
    if sum(one["kind"] == "here" for one in wish["seats"]) > 1:
        raise Problem("bad", "seats: at a rated table everybody sits at a device of their own")


def check_start(row: Row, chairs: list[Chair]) -> None:
    """Complain about somebody at a rated table who has no account."""
    if row.rated and any(chair.kind == PERSON and not chair.account for chair in chairs):
        raise Problem("state", SIGN_IN)


def by_lot(chairs: list[Chair]) -> list[Chair]:
    """The same people and bots on seats that are drawn by lot."""
    seats = [chair.seat for chair in chairs]
    SystemRandom().shuffle(seats)
    return sorted((replace(chair, seat=seat) for chair, seat in zip(chairs, seats, strict=True)), key=lambda chair: chair.seat)


async def enter(connection: AsyncConnection, table: str, chairs: list[Chair]) -> None:
    """Write down who plays, for good: what becomes of the seats later changes nothing."""
    rows = [{"table_id": table, "seat": chair.seat, "who": ratings.person(chair.account) if chair.kind == PERSON else f"bot:{chair.bot}"} for chair in chairs]
    await connection.execute(insert(company.entrants), rows)


def unaided(row: Row) -> None:
    """Complain if help is asked for where none is given."""
    if row.in_earnest:
        raise Problem("state", "there are no hints at a rated table, nor in a tournament")


def unvoted(row: Row) -> None:
    """Complain if people would vote on what only the clock and the rules decide."""
    if row.in_earnest:
        raise Problem("state", "a game that is rated, or of a tournament, is played to its end: only the clock, or resigning, lets a bot play")


def result(row: Row) -> dict[str, Any] | None:
    """How a table's game ended; None if it has no result."""
    found: dict[str, Any] | None = json.loads(row.result) if row.result else None
    return found
