"""What every address needs: the desk, the table, and who asks."""

import asyncio
from collections.abc import Coroutine
from typing import Annotated, Any, TypeVar

from fastapi import Depends, Header, Path, Query, Request, Response
from starlette.requests import HTTPConnection

from roundhouse.server import accounts, ledger
from roundhouse.server.api.answers import Failure
from roundhouse.server.callers import Caller
from roundhouse.server.desk import Desk
from roundhouse.server.eyes import encoded
from roundhouse.server.places import place
from roundhouse.server.press import CODINGS, Press
from roundhouse.server.problems import Problem, language_of
from roundhouse.server.room import Room

T = TypeVar("T")
COOKIES = ("__Host-roundhouse", "roundhouse")  # of a session: behind TLS, and without
TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
SeatNumber = Annotated[int, Path(ge=0, le=15)]
ERRORS: dict[int | str, dict[str, Any]] = {
    400: {"description": "makes no sense", "model": Failure},
    401: {"description": "a token that opens nothing here", "model": Failure},
    403: {"description": "not allowed", "model": Failure},
    404: {"description": "unknown", "model": Failure},
    409: {"description": "late, refused by the rules, or not in this state of the table", "model": Failure},
    413: {"description": "too large", "model": Failure},
    422: {"description": "a body or a parameter that does not fit", "model": Failure},
    429: {"description": "too many requests", "model": Failure},
    500: {"description": "the server's own fault", "model": Failure},
    503: {"description": "too busy at the moment", "model": Failure},
}


def desk_of(request: Request) -> Desk:
    """The desk of this process."""
    desk: Desk = request.app.state.desk
    return desk


async def room_of(request: Request, table: TableId) -> Room:
    """The table that the address names."""
    return await desk_of(request).room(table)


async def finished_of(request: Request, table: TableId) -> Room:
    """A table whose game has ended, by its row and its chairs alone; before that, most of what can be asked about it is secret."""
    async with desk_of(request).store.read() as connection:
        room = Room(*await ledger.find(connection, table))
    finished(room)
    return room


def finished(room: Room) -> None:
    """Complain unless the game has ended."""
    if not room.finished:
        raise Problem("state", "the game is not over")


def asker_of(request: HTTPConnection) -> str:
    """Who asks, as far as it can be told without an account: the address."""
    return place(request.client.host) if request.client else "local"


def token_of(authorization: Annotated[str | None, Header(max_length=200)] = None) -> str:
    """The token of the request; empty without one."""
    if authorization is None:
        return ""
    kind, _, token = authorization.partition(" ")
    if kind.lower() != "bearer" or not token.strip():
        raise Problem("token", 'the header must be "Authorization: Bearer TOKEN"')
    return token.strip()


def key_of(request: HTTPConnection) -> str:
    """The session's key that came with a request; empty without one."""
    return next((request.cookies[name][:100] for name in COOKIES if request.cookies.get(name)), "")


async def session_of(request: HTTPConnection) -> accounts.Account | None:
    """The account that the browser is signed in to."""
    key = key_of(request)
    return await accounts.session_of(request.app.state.desk.store, key) if key else None


async def caller_of(request: Request, authorization: Annotated[str | None, Header(max_length=200)] = None) -> Caller:
    """Who asks: the token of the request, and the account of the session."""
    token = token_of(authorization)
    account = await session_of(request)
    return Caller(token, account.id if account is not None else "")


def language(language: Annotated[str | None, Query(max_length=10)] = None) -> str:
    """The language of sentences in the answer."""
    return language_of(language)


TheDesk = Annotated[Desk, Depends(desk_of)]
TheRoom = Annotated[Room, Depends(room_of)]
FinishedRoom = Annotated[Room, Depends(finished_of)]
TheToken = Annotated[Caller, Depends(caller_of)]
TheAccount = Annotated[accounts.Account | None, Depends(session_of)]
Language = Annotated[str, Depends(language)]
Asker = Annotated[str, Depends(asker_of)]


def seat_for(desk: Desk, room: Room, caller: Caller) -> int:
    """The seat of whoever asks."""
    if not caller:
        raise Problem("token", "this needs the token of a seat")
    seat = desk.seat_of(room, caller)
    if seat is None:
        raise Problem("token", "this token opens no seat of this table")
    return seat


def host_only(desk: Desk, room: Room, caller: Caller) -> None:
    """Only the host may do this."""
    if not caller:
        raise Problem("token", "this needs the token of the host")
    if not desk.is_host(room, caller):
        raise Problem("forbidden", "only the host of the table may do this")


async def while_here(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Do work as long as whoever asked is there: when they go away it is stopped."""
    task = asyncio.create_task(work)
    gone = asyncio.create_task(_gone(request))
    try:
        await asyncio.wait({task, gone}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise Problem("late", "whoever asked has gone")
        return task.result()
    finally:
        task.cancel()
        gone.cancel()


async def written(request: Request, work: Coroutine[Any, Any, bytes], status: int = 200) -> Response:
    """An answer that a worker process writes, as long as whoever asked is there."""
    return Response(await while_here(request, work), status, media_type="application/json")


async def _gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def sent(data: Any, status: int = 200) -> Response:
    """An answer as it is: the address declares its shape, and nothing is checked or copied on the way."""
    return Response(encoded(data), status, media_type="application/json")


async def printed(request: Request, what: str, *about: str, media: str = "application/json") -> Response:
    """An answer that does not change while the server runs, packed as the client wants it; 304 if the client has it."""
    press: Press = request.app.state.press
    one = await press.get(what, *about)
    tag = f'"{one.mark}"'
    headers = {"ETag": tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    accepted = request.headers.get("accept-encoding", "")
    coding = next(coding for coding in CODINGS if coding in accepted)
    if coding:
        headers["Content-Encoding"] = coding
    return Response(one.packed[coding], media_type=media, headers=headers)
