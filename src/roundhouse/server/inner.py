"""Where the other processes reach this one: an address that only they know, on which the same application answers."""

import asyncio
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from hmac import compare_digest
from typing import Any

import uvicorn

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.server.forward import INNER, KEY, WHOSE
from roundhouse.server.limits import App, Receive, Scope, Send


class Inner:
    """A second listener of this process."""

    def __init__(self, app: App, place: str, key: str) -> None:
        self._app = app
        self._key = key.encode()
        host, _, port = place.rpartition(":") if place.rpartition(":")[2].isdecimal() else (place, "", "0")
        try:
            self._socket = socket.create_server((host.strip("[]"), int(port)), family=socket.AF_INET6 if ":" in host else socket.AF_INET, backlog=1024)
        except OSError as problem:
            raise RoundhouseError(f"ROUNDHOUSE_INNER: the other processes cannot reach this one at {place}: {problem.strerror}") from None
        self.address = f"{host}:{self._socket.getsockname()[1]}"
        self._server = _Quiet(
            uvicorn.Config(
                self._enter, interface="asgi3", lifespan="off", log_config=None, access_log=False, server_header=False, proxy_headers=False,
                ws_per_message_deflate=False, timeout_keep_alive=60, timeout_graceful_shutdown=1,
            )
        )  # fmt: skip
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Start to listen."""
        self._task = asyncio.create_task(self._server.serve(sockets=[self._socket]))

    async def close(self) -> None:
        """Stop."""
        self._server.should_exit = True
        if self._task is not None:
            await self._task
        self._socket.close()

    async def _enter(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers: dict[bytes, bytes] = dict(scope["headers"])
        if not compare_digest(headers.get(KEY.encode(), b""), self._key):
            await _shut(scope, receive, send)
            return
        scope[INNER] = True
        scope["client"] = (headers.get(WHOSE.encode(), b"").decode("latin-1"), 0)
        scope["headers"] = [(name, value) for name, value in scope["headers"] if name not in (KEY.encode(), WHOSE.encode())]
        await self._app(scope, receive, send)


class _Quiet(uvicorn.Server):
    """A server that leaves signals to the one that people see."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Nothing is caught here."""
        yield


async def _shut(scope: Scope, receive: Receive, send: Send) -> None:
    """Nobody is let in without the key."""
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008})
        return
    headers: list[Any] = [(b"content-length", b"0")]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": b""})
