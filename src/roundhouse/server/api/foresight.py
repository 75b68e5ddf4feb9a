"""Looking ahead: what would come of moves, for prices and effects on the board before anything is sent."""

from typing import Any

from fastapi import APIRouter, Request, Response

from roundhouse.server.api import answers
from roundhouse.server.api.bodies import Steps, WayTo, Why
from roundhouse.server.api.common import ERRORS, Asker, Language, TheDesk, TheRoom, TheToken, seat_for, written
from roundhouse.server.desk import Desk
from roundhouse.server.room import Room

router = APIRouter(prefix="/api/tables/{table}", tags=["play"], responses=ERRORS)


@router.post("/preview", response_model=answers.Preview)
async def preview(request: Request, desk: TheDesk, room: TheRoom, token: TheToken, steps: Steps, language: Language, asker: Asker) -> Response:
    """The view of a seat after moves of its own, in a state imagined from what it knows: nothing is committed, nothing hidden is told.

    `hidden`: something would be drawn or shown, so that what the others hold and what comes next is only imagined.
    """
    return await written(request, look_ahead(desk, room, seat_for(desk, room, token), steps, language, asker))


@router.post("/ways", response_model=answers.Ways)
async def ways(request: Request, desk: TheDesk, room: TheRoom, token: TheToken, first: WayTo, language: Language, asker: Asker) -> Response:
    """The rows of small moves that begin with one, or that follow places which a hand was drawn over, as the game offers them.

    Each comes with what would happen, played on imagined states, as a preview is.
    """
    return await written(request, find_ways(desk, room, seat_for(desk, room, token), first, language, asker))


async def look_ahead(desk: Desk, room: Room, seat: int, steps: Steps, language: str, asker: str) -> bytes:
    """What a preview shows, as JSON."""
    room.playing()
    return await ask(desk, room, "preview", seat, language, asker, moves=steps.moves, then=steps.then, whole=steps.whole)


async def find_ways(desk: Desk, room: Room, seat: int, first: WayTo, language: str, asker: str) -> bytes:
    """The rows of small moves that a game offers, as JSON."""
    room.playing()
    return await ask(desk, room, "ways", seat, language, asker, move=first.move, places=first.places)


async def reason(desk: Desk, room: Room, seat: int, question: Why, language: str, asker: str) -> bytes:
    """The judge's answer about any move, or about what can be done at a place or with a piece, in words, as JSON."""
    return await ask(desk, room, "why", seat, language, asker, move=question.move, place=question.place, piece=question.piece)


async def ask(desk: Desk, room: Room, kind: str, seat: int, language: str, asker: str, **more: Any) -> bytes:
    """What a worker process says about the position on the table."""
    question = {"position": room.playable().dump(), "seat": seat, "language": language, "paint": room.paint, **more}
    return await desk.pool.ask(kind, question, asker, room.id)
