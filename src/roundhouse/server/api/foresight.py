"""Looking ahead: what would come of moves, for prices and effects on the board before anything is sent."""

import secrets
from typing import Any

from fastapi import APIRouter, Response

from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import IllegalMove
from roundhouse.kernel.event import EVERYBODY
from roundhouse.server.api import answers
from roundhouse.server.api.bodies import Steps, WayTo
from roundhouse.server.api.common import ERRORS, Language, TheDesk, TheRoom, TheToken, seat_for, sent
from roundhouse.server.desk import Desk, find_move
from roundhouse.server.eyes import move_data, moves_data
from roundhouse.server.problems import refused
from roundhouse.server.room import Room

router = APIRouter(prefix="/api/tables/{table}", tags=["play"], responses=ERRORS)


@router.post("/preview", response_model=answers.Preview)
async def preview(desk: TheDesk, room: TheRoom, token: TheToken, steps: Steps, language: Language) -> Response:
    """The view of a seat after moves of its own, in a state imagined from what it knows: nothing is committed, nothing hidden is told.

    `hidden`: something would be drawn or shown, so that what the others hold and what comes next is only imagined.
    """
    return sent(await look_ahead(desk, room, seat_for(desk, room, token), steps, language))


async def look_ahead(desk: Desk, room: Room, seat: int, steps: Steps, language: str) -> dict[str, Any]:
    """What a preview shows."""
    after = room.playing().imagine(seat, Chance(secrets.randbits(63)))  # dice that nobody knows: known ones would tell what was shuffled
    events = after.listen()
    for notation in steps.moves:
        try:
            after.play(seat, find_move(room, notation))
        except IllegalMove as problem:
            raise refused(room.game, problem.refusal, language) from None
    for notation in steps.then:
        move = find_move(room, notation)
        if after.refusal(seat, move) is not None:
            break
        after.play(seat, move)
    return {
        "view": after.view(seat),
        "events": [event.data() for event in events if event.only in (EVERYBODY, seat)],
        "moves": moves_data(after, seat),
        "hidden": after.fence > 0,
    }


@router.post("/ways", response_model=answers.Ways)
async def ways(desk: TheDesk, room: TheRoom, token: TheToken, first: WayTo, language: Language) -> Response:
    """The rows of small moves that begin with one, or that follow places which a hand was drawn over, as the game offers them.

    Each comes with what would happen, played on imagined states, as a preview is.
    """
    return sent(await find_ways(desk, room, seat_for(desk, room, token), first, language))


async def find_ways(desk: Desk, room: Room, seat: int, first: WayTo, language: str) -> dict[str, Any]:
    """The rows of small moves that a game offers."""
    imagined = room.playing().imagine(seat, Chance(secrets.randbits(63)))
    try:
        if first.move is None:
            rows = [row] if (row := room.game.along(imagined, seat, first.places)) else []
        else:
            rows = room.game.ways(imagined, seat, find_move(room, first.move))
    except IllegalMove as problem:
        raise refused(room.game, problem.refusal, language) from None
    found = []
    for row in rows:
        after = imagined.copy()
        events = after.listen()
        for move in row:
            after.play(seat, move)
        told = [event.data() for event in events if event.only in (EVERYBODY, seat)]
        found.append({"moves": [move_data(room.game, imagined, move) for move in row], "events": told, "hidden": after.fence > 0})
    return {"ways": found}
