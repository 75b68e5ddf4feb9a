"""The socket by which an analysis is watched: how far it has come is told whenever that changes, and in the end the report."""

import asyncio
from contextlib import suppress

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from roundhouse.server import ledger
from roundhouse.server.api.common import asker_of, finished, session_of
from roundhouse.server.api.insight import progress, state_of
from roundhouse.server.api.socket import GONE, NO_TABLE, POLICY, STUCK
from roundhouse.server.desk import Desk
from roundhouse.server.eyes import encoded
from roundhouse.server.leases import Elsewhere
from roundhouse.server.problems import Problem
from roundhouse.server.room import Room
from roundhouse.server.weather import Away

router = APIRouter()
PAUSE = 0.2  # seconds between two messages, at least
WATCHERS = 100  # of one analysis
DONE, NOT_OVER = 1000, 4409


@router.websocket("/api/tables/{table}/analysis/socket")
async def watch(websocket: WebSocket, table: str) -> None:
    """One who watches, until the analysis has come to an end, or they have gone."""
    await websocket.accept()
    with suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
        try:
            room = await _room(websocket, table)
            if room is not None:
                await _watched(websocket, room)
        except (Away, Elsewhere):
            await websocket.close(GONE, "reconnect and catch up")


async def _room(websocket: WebSocket, table: str) -> Room | None:
    """The finished table; None, and the connection is closed with a reason, if there is none."""
    desk: Desk = websocket.app.state.desk
    try:
        if len(table) > 32 or not table.isascii():
            raise Problem("unknown", "there is no such table")
        async with desk.store.read() as connection:
            room = Room(*await ledger.find(connection, table))
        finished(room)
    except Problem as problem:
        await websocket.close(NOT_OVER if problem.code == "state" else NO_TABLE, problem.text)
        return None
    return room


async def _watched(websocket: WebSocket, room: Room) -> None:
    desk: Desk = websocket.app.state.desk
    account = await session_of(websocket)
    who = account.id if account else asker_of(websocket)
    gone = asyncio.create_task(_left(websocket))
    try:
        while (study := desk.studies.of(room.id)) is not None and not study.failed:
            if study.watchers >= WATCHERS:
                await websocket.close(POLICY, "too many watch this analysis")
                return
            study.watchers += 1
            try:
                news = study.news()
                await _tell(websocket, encoded(progress(desk, room, who)))
                await _next(news, gone)
            finally:
                study.watchers -= 1
        await _tell(websocket, (await state_of(desk, room, who)).decode())
        await websocket.close(DONE, "this is all")
    finally:
        gone.cancel()


async def _tell(websocket: WebSocket, text: str) -> None:
    async with asyncio.timeout(STUCK):
        await websocket.send_text(text)


async def _next(news: asyncio.Event, gone: "asyncio.Task[None]") -> None:
    """Wait for something new, and a little; raises when nobody watches any more."""
    waiting = asyncio.create_task(news.wait())
    try:
        await asyncio.wait([waiting, gone], return_when=asyncio.FIRST_COMPLETED)
        if not gone.done():
            await asyncio.wait([gone], timeout=PAUSE)
    finally:
        waiting.cancel()
    if gone.done():
        raise WebSocketDisconnect


async def _left(websocket: WebSocket) -> None:
    """Hear whatever is said, which is nothing, until they go."""
    while (await websocket.receive())["type"] != "websocket.disconnect":
        pass
