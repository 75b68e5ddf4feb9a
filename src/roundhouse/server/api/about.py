"""Players: all that one pair of eyes may know about one of them, at the table and in a replay."""

from typing import Any

from fastapi import APIRouter, Request, Response

from roundhouse.kernel.about import about_player
from roundhouse.server.api import answers
from roundhouse.server.api.common import ERRORS, Asker, FinishedRoom, SeatNumber, TheDesk, TheRoom, TheToken, seat_for, sent, written
from roundhouse.server.api.replay import Eyes, Ply, position_of
from roundhouse.server.problems import Problem
from roundhouse.server.room import Room

router = APIRouter(prefix="/api/tables/{table}", tags=["play"], responses=ERRORS)


@router.get("/about/{of}", response_model=answers.About)
async def about(desk: TheDesk, room: TheRoom, token: TheToken, of: SeatNumber) -> Response:
    """All that the seat of the token may know about a player; without one, what everybody may."""
    return sent(tell(room, of, seat_for(desk, room, token) if token else None))


@router.get("/replay/{ply}/about/{of}", response_model=answers.About)
async def about_then(request: Request, desk: TheDesk, room: FinishedRoom, ply: Ply, of: SeatNumber, asker: Asker, eyes: Eyes = "spectator") -> Response:
    """The same at a position of a finished game, for any eyes; those of `all` know what the player knows."""
    return await written(request, position_of(desk, room, ply, eyes, of, asker))


def tell(room: Room, of: int, eye: int | None) -> dict[str, Any]:
    """What `eye` (None: a spectator) may know now about the player of a seat."""
    if room.state is None:
        raise Problem("state", "the game has not started")
    _seated(room, of)
    return {**about_player(room.state, of, eye)}


def _seated(room: Room, seat: int) -> None:
    if seat >= len(room.chairs):
        raise Problem("unknown", f"there is no seat {seat}; seats are 0 to {len(room.chairs) - 1}")
