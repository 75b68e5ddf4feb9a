"""The chore of tournaments: rounds follow each other while the server runs."""

from functools import partial
from typing import TYPE_CHECKING, Final

from sqlalchemy import select

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.server import company, schema, seating, tournaments
from roundhouse.server.leases import Elsewhere
from roundhouse.server.notes import NOTES
from roundhouse.server.problems import Problem
from roundhouse.server.weather import every

if TYPE_CHECKING:
    from roundhouse.server.desk import Desk

EVERY: Final = 2.0  # seconds between two looks


async def turning(desk: "Desk") -> None:
    """Look again and again, while the server runs."""
    await every(EVERY, "tournaments", partial(once, desk))


async def once(desk: "Desk") -> None:
    """Every tournament that runs goes on as far as it can; tables that were laid begin."""
    row, table = company.tournaments.c, schema.tables.c
    async with desk.store.read() as connection:
        running = [str(one[0]) for one in await connection.execute(select(row.id).where(row.status == tournaments.RUNNING))]
    for one in running:
        try:
            for laid in await desk.store.write(partial(tournaments.advance, desk=desk, tournament=one)):
                desk.leases.keep(laid)
        except (Problem, RoundhouseError) as problem:  # one that cannot go on, as when its game is not installed any more, keeps no other waiting
            NOTES.warning("tournament %s cannot go on: %s", one, problem)
    if not running:
        return
    async with desk.store.read() as connection:
        query = select(table.id).where(table.tournament.in_(running), table.status == "open")
        waiting = [str(one[0]) for one in await connection.execute(query)]
    for one in waiting:
        try:
            await seating.start(desk, await desk.room(one))
        except Elsewhere:
            continue  # the process that looks after it does that
        except Problem as problem:
            if problem.code != "state":  # somebody else may have started it in the same moment
                NOTES.warning("table %s of a tournament cannot begin: %s", one, problem)
