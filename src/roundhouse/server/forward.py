"""What is asked of a table goes to the process that looks after it, over HTTP and WebSocket as it came; the client notices nothing."""

import asyncio
import re
import time
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from roundhouse.server.leases import Elsewhere, Leases, Server
from roundhouse.server.limits import App, Message, Receive, Scope, Send, answer
from roundhouse.server.problems import Problem
from roundhouse.server.weather import Away

if TYPE_CHECKING:
    from roundhouse.server.desk import Desk

TABLE = re.compile(r"^/api/tables/([A-Za-z0-9_-]{1,32})(?:/|$)")
KEY, WHOSE = "x-roundhouse-key", "x-roundhouse-client"  # what a process says to another: its key, and for whom it asks
INNER = "roundhouse.inner"  # set in the scope of a request that another process has passed on
CONNECT = 1.0  # seconds
PATIENCE = 6.0  # seconds in which a request must find the process that answers it
PAUSE = 0.1
ELSEWHERE, GONE = 421, 1012
HOP = {"connection", "keep-alive", "transfer-encoding", "upgrade", "te", "trailer", "proxy-connection", KEY, WHOSE}
SOCKET = re.compile("sec-websocket-.*|content-length")


class Switch:
    """Stands before the application and passes on what is not for this process."""

    def __init__(self, app: App) -> None:
        self.app = app
        self._client: httpx.AsyncClient | None = None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        named = TABLE.match(scope["path"]) if scope["type"] in ("http", "websocket") else None
        desk: Desk | None = getattr(scope["app"].state, "desk", None) if named else None
        if named is None or desk is None or not desk.leases.shared:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(desk.leases, named[1], scope, receive, send)
        else:
            await self._socket(desk.leases, named[1], scope, receive, send)

    # Requests

    async def _request(self, leases: Leases, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        body = await _body(receive)
        end = time.monotonic() + PATIENCE
        while True:
            try:
                await leases.hold(table)
                if await self._here(scope, _again(body, receive), send):
                    return
                leases.mistaken(table)
            except Elsewhere as other:
                if scope.get(INNER):
                    await answer(send, Problem("elsewhere", "another process looks after this table"))
                    return
                assert other.server is not None
                if await self._there(leases, table, other.server, scope, body, send):
                    return
            except Problem as problem:
                await answer(send, problem)
                return
            if time.monotonic() > end or scope.get(INNER):
                await answer(send, Away())
                return
            await asyncio.sleep(PAUSE)

    async def _here(self, scope: Scope, receive: Receive, send: Send) -> bool:
        """Answer it in this process; False if the table was taken over before anything was done, so that it can be tried again."""
        taken = False

        async def sending(message: Message) -> None:
            nonlocal taken
            taken = taken or (message["type"] == "http.response.start" and message["status"] == ELSEWHERE)
            if not taken or scope.get(INNER):
                await send(message)

        await self.app(scope, receive, sending)
        return not taken or bool(scope.get(INNER))

    async def _there(self, leases: Leases, table: str, server: Server, scope: Scope, body: bytes, send: Send) -> bool:
        """Let another process answer it; False if it has done nothing."""
        if self._client is None:
            limits = httpx.Limits(max_connections=200, max_keepalive_connections=50, keepalive_expiry=2.0)
            self._client = httpx.AsyncClient(timeout=httpx.Timeout(None, connect=CONNECT), limits=limits, trust_env=False)
        query = scope["query_string"].decode()
        url = f"http://{server.address}{scope['raw_path'].decode()}" + (f"?{query}" if query else "")
        headers = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in _headers(scope, server) if name != "content-length"]
        request = self._client.build_request(scope["method"], url, headers=headers, content=body)
        try:
            status, fields, content = await _while_there(server, _fetched(self._client, request))
        except (httpx.ConnectError, httpx.ConnectTimeout):
            return False
        except (httpx.HTTPError, _Gone):
            if scope["method"] in ("GET", "HEAD"):
                return False
            raise Away from None  # whether it was done only the log knows
        if status == ELSEWHERE:
            leases.mistaken(table)
            return False
        await send({"type": "http.response.start", "status": status, "headers": fields})
        await send({"type": "http.response.body", "body": content})
        return True

    # Sockets

    async def _socket(self, leases: Leases, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                await leases.hold(table)
            except Elsewhere as other:
                assert other.server is not None
                if not scope.get(INNER) and await self._relay(leases, table, other.server, scope, receive, send):
                    return
            except Problem as problem:
                if problem.code == "unknown":
                    await self.app(scope, receive, send)  # which says so
                    return
            else:
                await self.app(scope, receive, send)
                return
            if time.monotonic() > end or scope.get(INNER):
                await receive()
                await send({"type": "websocket.close", "code": GONE})
                return
            await asyncio.sleep(PAUSE)

    async def _relay(self, leases: Leases, table: str, server: Server, scope: Scope, receive: Receive, send: Send) -> bool:
        """Pass on whatever both sides say until one ends; False if the other process did not let us in."""
        url = f"ws://{server.address}{scope['raw_path'].decode()}"
        headers = [(name, value) for name, value in _headers(scope, server) if not SOCKET.fullmatch(name)]
        try:
            opening = connect(
                url, additional_headers=headers, open_timeout=CONNECT, close_timeout=CONNECT, max_size=None, compression=None, ping_interval=None, proxy=None
            )
            upstream = await _while_there(server, opening.__aenter__())
        except (OSError, TimeoutError, WebSocketException, _Gone):
            leases.mistaken(table)
            return False
        await receive()
        await send({"type": "websocket.accept"})
        tasks = [asyncio.create_task(work) for work in (_up(receive, upstream), _down(upstream, send), server.gone.wait())]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await upstream.close()
        with suppress(RuntimeError):  # the client may have gone first
            code = upstream.close_code if not server.gone.is_set() else GONE
            shown = {"code": code if code in (1000, 1008) or (code is not None and code >= 4000) else GONE, "reason": upstream.close_reason or ""}
            await send({"type": "websocket.close", **shown})
        return True


class _Gone(Exception):
    """The process that was asked is gone."""


async def _while_there(server: Server, work: Any) -> Any:
    """Wait for another process as long as it lives."""
    asked, gone = asyncio.ensure_future(work), asyncio.ensure_future(server.gone.wait())
    try:
        await asyncio.wait([asked, gone], return_when=asyncio.FIRST_COMPLETED)
        if not asked.done():
            raise _Gone
        return asked.result()
    finally:
        for task in (asked, gone):
            task.cancel()


async def _fetched(client: httpx.AsyncClient, request: httpx.Request) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    response = await client.send(request, stream=True)
    try:
        content = b"".join([part async for part in response.aiter_raw()])
    finally:
        await response.aclose()
    return response.status_code, [(name.lower(), value) for name, value in response.headers.raw if name.decode().lower() not in HOP], content


async def _up(receive: Receive, upstream: ClientConnection) -> None:
    with suppress(ConnectionClosed):
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            text = message.get("text")
            await upstream.send(text if text is not None else message.get("bytes") or b"")


async def _down(upstream: ClientConnection, send: Send) -> None:
    with suppress(ConnectionClosed, RuntimeError):
        while True:
            await send({"type": "websocket.send", "text": str(await upstream.recv())})


def _headers(scope: Scope, server: Server) -> Iterable[tuple[str, str]]:
    client = scope.get("client")
    for name, value in scope["headers"]:
        if name.decode("latin-1").lower() not in HOP:
            yield name.decode("latin-1"), value.decode("latin-1")
    yield KEY, server.key
    yield WHOSE, str(client[0]) if client else ""


async def _body(receive: Receive) -> bytes:
    parts = []
    while True:
        message = await receive()
        parts.append(message.get("body", b""))
        if not message.get("more_body"):
            return b"".join(parts)


def _again(body: bytes, receive: Receive) -> Receive:
    given = False

    async def reading() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return reading
