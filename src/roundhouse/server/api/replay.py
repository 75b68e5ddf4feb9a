"""Finished games: the record, every position, and records from elsewhere to look at."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Response

from roundhouse.kernel.event import EVERYBODY, Event
from roundhouse.kernel.record import commitment
from roundhouse.server import ledger, seating
from roundhouse.server.api import answers
from roundhouse.server.api.bodies import RecordText
from roundhouse.server.api.common import ERRORS, TheDesk, TheRoom, sent
from roundhouse.server.eyes import move_data
from roundhouse.server.problems import Problem
from roundhouse.server.room import Room

router = APIRouter(prefix="/api", tags=["replay"], responses=ERRORS)


@router.get("/tables/{table}/record", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def record(desk: TheDesk, room: TheRoom) -> Response:
    """The record of a finished game."""
    finished(room)
    assert room.state is not None
    made = room.game.record(room.state, room.names)
    if room.row.salt and not room.row.position:
        made.heading["salt"] = room.row.salt
        made.heading["commitment"] = commitment(int(room.row.seed), room.row.salt)
    undone = await ledger.undone(desk.store, room.id)
    if undone:
        made.heading["undone"] = str(undone)
    headers = {"Content-Disposition": f'attachment; filename="{room.game.id}-{room.id}.txt"'}
    return Response(made.text, media_type="text/plain; charset=utf-8", headers=headers)


@router.post("/records", status_code=201, response_model=answers.LaidOut)
async def upload(desk: TheDesk, wish: RecordText) -> Response:
    """Look at a record from elsewhere."""
    return sent({"table": desk.hub.table_data(await seating.lay_out(desk, wish.record))}, 201)


@router.get("/tables/{table}/replay", response_model=answers.Replay)
async def replay(desk: TheDesk, room: TheRoom) -> Response:
    """Every ply of a finished game, with all that happened."""
    finished(room)
    assert room.state is not None
    plies = []
    for number, (seat, move) in enumerate(room.state.history()):
        data = move_data(room.game, room.state, move)
        plies.append({"ply": number + 1, "seat": seat, **data, "events": [_event(event) for event in room.events[number]]})
    return sent({"table": desk.hub.table_data(room), "plies": plies})


@router.get("/tables/{table}/replay/{ply}", response_model=answers.Position)
async def position(
    desk: TheDesk,
    room: TheRoom,
    ply: Annotated[int, Path(ge=0, le=1_000_000)],
    eyes: Annotated[str, Query(pattern=r"^(all|spectator|[0-9]|1[0-5])$")] = "spectator",
) -> Response:
    """A position of a finished game, for any eyes."""
    finished(room)
    assert room.state is not None
    if ply > len(room.state.plies):
        raise Problem("unknown", f"the game has {len(room.state.plies)} plies")
    state = await ledger.position_at(desk.store, room, ply)
    if eyes == "spectator":
        return sent({"ply": ply, "eyes": eyes, "view": state.view(None)})
    if eyes == "all":
        return sent({"ply": ply, "eyes": eyes, "views": [state.view(seat) for seat in range(state.setting.players)], "view": state.view(None)})
    if int(eyes) >= state.setting.players:
        raise Problem("unknown", f"there is no seat {eyes}; seats are 0 to {state.setting.players - 1}")
    return sent({"ply": ply, "eyes": eyes, "view": state.view(int(eyes))})


def finished(room: Room) -> None:
    """Complain unless the game has ended: before that, most of this is secret."""
    if not room.finished:
        raise Problem("state", "the game is not over")


def _event(event: Event) -> dict[str, Any]:
    return event.data() if event.only == EVERYBODY else {**event.data(), "only": event.only}
