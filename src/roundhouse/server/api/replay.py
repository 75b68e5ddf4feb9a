"""Finished games: the record, every position, and records from elsewhere to look at. All of it is made by the worker processes."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from roundhouse.server import ledger, uploads
from roundhouse.server.api import answers
from roundhouse.server.api.bodies import RecordText
from roundhouse.server.api.common import ERRORS, Asker, FinishedRoom, TheDesk, sent, while_here, written
from roundhouse.server.archive import LOG, Tale
from roundhouse.server.desk import Desk
from roundhouse.server.eyes import encoded
from roundhouse.server.problems import Problem
from roundhouse.server.room import Room

router = APIRouter(prefix="/api", tags=["replay"], responses=ERRORS)
Ply = Annotated[int, Path(ge=0, le=1_000_000)]
Eyes = Annotated[str, Query(pattern=r"^(all|spectator|[0-9]|1[0-5])$")]


@router.get("/tables/{table}/record", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def record(request: Request, desk: TheDesk, room: FinishedRoom, asker: Asker) -> Response:
    """The record of a finished game."""
    more = {"names": room.signed, "undone": await ledger.undone(desk.store, room.id)}
    text = await while_here(request, ask(desk, room, "record", asker, more))
    headers = {"Content-Disposition": f'attachment; filename="{room.game.id}-{room.id}.txt"'}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@router.post("/records", status_code=201, response_model=answers.LaidOut)
async def upload(request: Request, desk: TheDesk, wish: RecordText, asker: Asker) -> Response:
    """Look at a record from elsewhere."""
    room, lines = await while_here(request, uploads.lay_out(desk, wish.record, asker))
    return sent({"table": desk.hub.table_data(room), "lines": lines}, 201)


@router.get("/tables/{table}/replay", response_model=answers.Replay)
async def replay(request: Request, desk: TheDesk, room: FinishedRoom, asker: Asker) -> Response:
    """Every ply of a finished game, with all that happened."""
    plies = desk.shelf.get(room.id)
    if plies is None:
        plies = await while_here(request, ask(desk, room, "replay", asker))
        desk.shelf.put(room.id, plies)
    table = encoded(desk.hub.table_data(room)).encode()
    return Response(b'{"table":%b,"plies":%b}' % (table, plies), media_type="application/json")


@router.get("/tables/{table}/replay/{ply}", response_model=answers.Position)
async def position(request: Request, desk: TheDesk, room: FinishedRoom, ply: Ply, asker: Asker, eyes: Eyes = "spectator") -> Response:
    """A position of a finished game, for any eyes."""
    return await written(request, position_of(desk, room, ply, eyes, None, asker))


async def position_of(desk: Desk, room: Room, ply: int, eyes: str, of: int | None, asker: str) -> bytes:
    """A position of a finished game, as JSON; with `of`, what the eyes know there about a player."""
    async with desk.store.read() as connection:
        page, start = await ledger.nearest(connection, room.id, ply)
    return await ask(desk, room, "position", asker, {"ply": ply, "eyes": eyes, "of": of, "page": page, "start": start, "paint": room.paint})


async def ask(desk: Desk, room: Room, kind: str, asker: str, more: dict[str, Any] | None = None) -> bytes:
    """What a worker process finds out about a game; from the whole log if the snapshot is of no use."""
    for snapshot in (True, False):
        async with desk.store.read() as connection:
            tale = Tale(room.row, *await ledger.told(connection, room.id, snapshot))
        try:
            return await desk.pool.ask(kind, tale if more is None else {"tale": tale, **more}, asker, room.id)
        except Problem as problem:
            if problem.code != LOG:
                raise
    raise Problem.fault()
