"""Waiting for people: nudges, votes, and giving up."""

from fastapi import APIRouter, Response

from roundhouse.server import waiting
from roundhouse.server.api import answers
from roundhouse.server.api.bodies import Nudged, Proposal, Resign, VoteAnswer
from roundhouse.server.api.common import ERRORS, TheDesk, TheRoom, TheToken, seat_for, sent

router = APIRouter(prefix="/api/tables/{table}", tags=["tables"], responses=ERRORS)


@router.post("/nudge", response_model=answers.Table)
async def nudge(desk: TheDesk, room: TheRoom, token: TheToken, wish: Nudged) -> Response:
    """Remind somebody that the table waits for them."""
    await waiting.nudge(desk, room, seat_for(desk, room, token), wish.seat)
    return sent(desk.hub.table_data(room))


@router.post("/vote", response_model=answers.Table)
async def vote(desk: TheDesk, room: TheRoom, token: TheToken, wish: Proposal) -> Response:
    """Propose that a bot plays for somebody who does not answer, which the host decides alone, or that the game ends now."""
    by = None if wish.about == "bot" and token and desk.is_host(room, token) else seat_for(desk, room, token)
    await waiting.vote(desk, room, by, wish.about, wish.seat, wish.bot)
    return sent(desk.hub.table_data(room))


@router.post("/vote/answer", response_model=answers.Table)
async def answer(desk: TheDesk, room: TheRoom, token: TheToken, wish: VoteAnswer) -> Response:
    """Agree to what is proposed, or not."""
    await waiting.answer(desk, room, seat_for(desk, room, token), wish.agree)
    return sent(desk.hub.table_data(room))


@router.post("/resign", response_model=answers.Table)
async def resign(desk: TheDesk, room: TheRoom, token: TheToken, wish: Resign | None = None) -> Response:
    """Give up for good."""
    await waiting.resign(desk, room, seat_for(desk, room, token), (wish or Resign()).bot)
    return sent(desk.hub.table_data(room))
