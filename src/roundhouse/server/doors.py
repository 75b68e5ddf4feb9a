"""Connections: how many there may be, and how long one may keep a request, or an answer, half done.

uvicorn has limits for idle time between requests, but none for a connection that never says anything, sends its request a byte at a time, or
stops reading its answer. Each of these would keep an open file for ever, and with all of them taken nobody else comes in.
"""

import asyncio
import resource
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any, ClassVar, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from roundhouse.server.limits import ARRIVING, Bucket, Buckets
from roundhouse.server.places import place

HEAD: Final = 10.0  # seconds in which a request's heading must be there, from its first byte or from the opening of the connection
BODY: Final = 30.0  # and its body
STUCK: Final = 20.0  # seconds in which some of an answer must be read
CLOSING: Final = 5.0  # seconds that a connection has to take leave
HEADING: Final = 64 * 1024  # bytes
EACH: Final = 200  # connections of one address, sockets included
SPARE: Final = 160  # open files that are kept for the database, the worker processes and files
FEWEST: Final = 64
FRAMES: Final = (200.0, 600.0)  # of a socket, a second and at once
SLOWLY: Final = b"HTTP/1.1 429 Too Many Requests\r\nRetry-After: 1\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"
SLICE: Final = 1024  # bytes that are looked at before somebody asks whether it is too much


def most() -> int:
    """How many connections this process may have: what the system lets it open, less what it needs itself."""
    files = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return max(FEWEST, files - SPARE) if files != resource.RLIM_INFINITY else 100_000


def proxies(text: str) -> list[Any]:
    """The addresses and networks of a setting, parted by commas; a ValueError says which is none."""
    return [ip_network(part.strip(), strict=False) for part in text.split(",") if part.strip()]


class Door(HttpToolsProtocol):
    """A connection with a watch in its hand."""

    limits: ClassVar[bool] = True
    trusted: ClassVar[list[Any]] = []  # proxies, which bring the connections of many
    arriving: ClassVar[Buckets] = Buckets(*ARRIVING)
    _by_address: ClassVar[Counter[str]] = Counter()
    _silent: ClassVar[dict["Door", None]] = {}  # those in whose hands nothing is, the longest waiting first

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self._watch: asyncio.TimerHandle | None = None
        self._reading = False  # a request has begun and is not yet whole
        self._in_head = False  # its heading is not yet whole
        self._heading = 0  # bytes of it
        self._stuck: asyncio.TimerHandle | None = None
        self._address = ""

    # From the opening to the end

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        if self.limits and host and not self._is_proxy(host):
            self._address = place(host)
            self._by_address[self._address] += 1
            if self._by_address[self._address] > EACH:
                transport.abort()
                return
        if len(self.connections) > most():
            self._make_room()
        self._silent[self] = None
        self._until(HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        self._released()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """A socket has limits of its own (`limits.py`, `api/socket.py`). Whoever comes again and again is sent away before anything is made for it."""
        slowly = bool(self._address) and self.arriving.take(self._address) > 0
        self._released()
        if slowly:
            self.transport.write(SLOWLY)
            self.transport.close()
            return
        super().handle_websocket_upgrade()

    def _released(self) -> None:
        self._until(None)
        self.resume_writing()
        self._silent.pop(self, None)
        if self._address:
            self._by_address[self._address] -= 1
            if not self._by_address[self._address]:
                del self._by_address[self._address]
            self._address = ""

    def _make_room(self) -> None:
        """Too many are here: whoever has held a connection longest without asking anything has to go; if nobody has, the newest."""
        other = next(iter(self._silent), self)
        other.transport.abort()

    def _is_proxy(self, host: str) -> bool:
        return bool(self.trusted) and any(ip_address(host) in network for network in self.trusted)

    # Requests

    def data_received(self, data: bytes) -> None:
        if not self._reading:
            self._reading = self._in_head = True
            self._heading = 0
            self._silent.pop(self, None)
            self._until(HEAD)
        self._heading += len(data)
        super().data_received(data)
        if self._in_head and self._heading > HEADING:
            self.transport.abort()

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._until(BODY)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._reading = False
        self._until(None)
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._reading and not self.transport.is_closing():
            self._silent[self] = None

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.loop.call_later(CLOSING, self.transport.abort)  # should it not have read its last answer

    def _until(self, seconds: float | None) -> None:
        """Be cut off after so many seconds, unless something happens before."""
        if self._watch is not None:
            self._watch.cancel()
        self._watch = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)

    # Answers

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None


class Wire(WebSocketsSansIOProtocol):
    """A socket that is cut off when its client stops reading, or sends far more frames than anybody needs.

    A frame may have six bytes, and what comes in at once is a quarter of a megabyte: all of it would be answered before anybody else is.
    Each message is packed by itself, lightly: a state is five times smaller then, for some twenty microseconds, and nothing is kept in between.
    """

    _stuck: asyncio.TimerHandle | None = None

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn.available_extensions = [
            ServerPerMessageDeflateFactory(
                server_no_context_takeover=True,
                client_no_context_takeover=True,
                server_max_window_bits=12,
                client_max_window_bits=12,
                compress_settings={"memLevel": 5, "level": 1},
            )
        ]
        self._frames = Bucket(*FRAMES)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])

    def handle_events(self) -> None:
        before = len(self.conn.events)
        super().handle_events()
        if before and self._frames.owe(before) > 0:
            self.transport.abort()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._stuck is None:
            self._stuck = self.loop.call_later(STUCK, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._go_on()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go_on()
        super().connection_lost(exc)

    def _go_on(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
            self._stuck = None
