"""People among people: ratings, whom one does not play with, and whom others should hear about."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from roundhouse.server import ladder, peace
from roundhouse.server.api import account_answers
from roundhouse.server.api.account_bodies import Block, Complaint
from roundhouse.server.api.common import ERRORS, TheAccount, TheDesk, sent
from roundhouse.server.api.me import AccountId, attempts_of, mine

router = APIRouter(prefix="/api", tags=["people"], responses=ERRORS)


@router.get("/ratings", response_model=account_answers.Ladder)
async def ratings(
    desk: TheDesk, game: Annotated[str | None, Query(max_length=100)] = None, players: Annotated[int | None, Query(ge=1, le=16)] = None
) -> Response:
    """The ratings of people and bots at a game with a number of players, the strongest first; without both named, of the largest such pool."""

    async def read() -> dict[str, Any]:
        async with desk.store.read() as connection:
            return await ladder.ladder(connection, game, players)

    return sent(await desk.lists.together(("ratings", game, players), read))


@router.post("/people/{person}/block", response_model=account_answers.Blocked)
async def block(desk: TheDesk, account: TheAccount, person: AccountId, wish: Block) -> Response:
    """Do not play with somebody: neither sits down where the other is, and no seek brings them together; or do again."""
    who = mine(account)
    await peace.block(desk.store, who.id, person, wish.block)
    async with desk.store.read() as connection:
        return sent({"blocked": await peace.blocked(connection, who.id)})


@router.post("/people/{person}/report", response_model=account_answers.Done)
async def report(request: Request, desk: TheDesk, account: TheAccount, person: AccountId, wish: Complaint) -> Response:
    """Tell the people who run this server about somebody."""
    who = mine(account)
    await attempts_of(request).count("report", who.id)
    await peace.report(desk.store, who.id, person, wish.table, wish.text)
    return sent({"done": True})
