"""Players: all that one pair of eyes may know about one of them, at the table and in a replay."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from roundhouse.kernel.about import about_player
from roundhouse.server import ledger
from roundhouse.server.api import answers
from roundhouse.server.api.common import ERRORS, SeatNumber, TheDesk, TheRoom, TheToken, seat_for, sent
from roundhouse.server.api.replay import finished
from roundhouse.server.problems import Problem
from roundhouse.server.room import Room

router = APIRouter(prefix="/api/tables/{table}", tags=["play"], responses=ERRORS)


@router.get("/about/{of}", response_model=answers.About)
async def about(desk: TheDesk, room: TheRoom, token: TheToken, of: SeatNumber) -> Response:
    """All that the seat of the token may know about a player; without one, what everybody may."""
    return sent(tell(room, of, seat_for(desk, room, token) if token else None))


@router.get("/replay/{ply}/about/{of}", response_model=answers.About)
async def about_then(
    desk: TheDesk,
    room: TheRoom,
    ply: Annotated[int, Path(ge=0, le=1_000_000)],
    of: SeatNumber,
    eyes: Annotated[str, Query(pattern=r"^(all|spectator|[0-9]|1[0-5])$")] = "spectator",
) -> Response:
    """The same at a position of a finished game, for any eyes; those of `all` know what the player knows."""
    finished(room)
    assert room.state is not None
    if ply > len(room.state.plies):
        raise Problem("unknown", f"the game has {len(room.state.plies)} plies")
    eye = of if eyes == "all" else None if eyes == "spectator" else int(eyes)
    _seated(room, of)
    _seated(room, eye or 0)
    return sent(about_player(await ledger.position_at(desk.store, room, ply), of, eye))


def tell(room: Room, of: int, eye: int | None) -> dict[str, Any]:
    """What `eye` (None: a spectator) may know now about the player of a seat."""
    if room.state is None:
        raise Problem("state", "the game has not started")
    _seated(room, of)
    return {**about_player(room.state, of, eye)}


def _seated(room: Room, seat: int) -> None:
    if seat >= len(room.chairs):
        raise Problem("unknown", f"there is no seat {seat}; seats are 0 to {len(room.chairs) - 1}")
