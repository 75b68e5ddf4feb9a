"""Looking ahead: what would come of moves, for prices and effects on the board before anything is sent."""

import secrets
from typing import Any

from fastapi import APIRouter
from pydantic import Field

from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import IllegalMove
from roundhouse.kernel.event import EVERYBODY
from roundhouse.server.api.bodies import Body, Notation
from roundhouse.server.api.common import ERRORS, Language, TheDesk, TheRoom, TheToken, seat_for
from roundhouse.server.desk import find_move
from roundhouse.server.eyes import moves_data
from roundhouse.server.problems import refused

router = APIRouter(prefix="/api/tables/{table}", tags=["play"], responses=ERRORS)
MOST = 8  # moves in a row


class Steps(Body):
    """Moves of one seat, played one after the other on a copy."""

    moves: list[Notation] = Field(min_length=1, max_length=MOST)


@router.post("/preview")
async def preview(desk: TheDesk, room: TheRoom, token: TheToken, steps: Steps, language: Language) -> dict[str, Any]:
    """The view of a seat after moves of its own, in a state imagined from what it knows: nothing is committed, nothing hidden is told.

    `hidden`: something would be drawn or shown, so that what the others hold and what comes next is only imagined.
    """
    seat = seat_for(desk, room, token)
    after = room.playing().imagine(seat, Chance(secrets.randbits(63)))  # dice that nobody knows: known ones would tell what was shuffled
    events = after.listen()
    for notation in steps.moves:
        try:
            after.play(seat, find_move(room, notation))
        except IllegalMove as problem:
            raise refused(room.game, problem.refusal, language) from None
    return {
        "view": after.view(seat),
        "events": [event.data() for event in events if event.only in (EVERYBODY, seat)],
        "moves": moves_data(after, seat),
        "hidden": after.fence > 0,
    }
