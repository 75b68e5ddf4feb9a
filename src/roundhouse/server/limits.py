"""What a stranger may do: how often, how much, from where. And the headers that every answer carries."""

import asyncio
import json
import re
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from typing import Any

from roundhouse.server.places import place
from roundhouse.server.problems import Problem
from roundhouse.server.shared import Shared
from roundhouse.server.tokens import hashed

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

RATE, BURST = 40.0, 120.0  # requests a second of one address, and at once
PERSON_RATE, PERSON_BURST = 30.0, 90.0  # of one token, or one session
FILE_RATE, FILE_BURST = 200.0, 2000.0  # files of the page; a whole club may open it at once
HEAVY, HEAVY_PATHS = 15.0, ("/replay", "/record", "/hint")  # what counts as so many requests
MAKE_RATE, MAKE_BURST = 1 / 3, 20.0  # tables
SEATED, VISITOR, VISITORS = (1.0, 10.0), (0.2, 4.0), (0.5, 12.0)  # lines of the chat a second, and at once
ENDLESS = (1e9, 1e9)  # a bucket that is never empty
SOCKETS = 64  # of one address
ARRIVING = (10.0, 2.0 * SOCKETS)  # sockets of one address that are opened, a second and at once
MESSAGES = (150.0, 450.0)  # by all sockets of one address, a second and at once
ADDRESSES = 10_000  # that are remembered
BODY, RECORD = 256 * 1024, 1024 * 1024  # bytes
SPILL, SPILLING = 16 * 1024 * 1024, 3.0  # bytes and seconds of a body that is too large
MAKING = ("/api/tables", "/api/play", "/api/seek", "/api/records", "/api/tournaments", "/api/leagues")
COUNTED = ("/api", "/docs", "/openapi.json", "/readyz", "/metrics")  # how addresses begin that cost more than a file
SESSION = re.compile(rb"(?:^|;)\s*(?:__Host-)?roundhouse=([^;]{1,100})")  # the cookie of a session
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
DATA_POLICY = "default-src 'none'; frame-ancestors 'none'"  # data is no page: nothing may be done with it
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]
PARTS = [
    one for one in HEADERS if one[0] in (b"x-content-type-options", b"cross-origin-resource-policy")
]  # a hashed file is no page: the rest says nothing there


DATA = [(b"content-security-policy", DATA_POLICY.encode()), *PARTS]


class Bucket:
    """A bucket with a hole: it holds `burst`, and `rate` a second run in."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.time = time.monotonic()

    def take(self, cost: float = 1.0) -> float:
        """Take so much; the seconds to wait if there is too little, 0 if there is enough."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.time) * self.rate)
        self.time = now
        if self.level < cost:
            return (cost - self.level) / self.rate
        self.level -= cost
        return 0.0

    def owe(self, cost: float = 1.0) -> float:
        """Take so much whether it is there or not; the seconds after which it will be. Whoever waits that long each time stays within the rate."""
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.time) * self.rate) - cost
        self.time = now
        return max(0.0, -self.level / self.rate)


class Buckets:
    """A bucket for each address; the longest unused is forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._by_address: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str, cost: float = 1.0) -> float:
        """As `Bucket.take`, for one address."""
        return self.of(address).take(cost)

    def of(self, address: str) -> Bucket:
        """The bucket of one address."""
        bucket = self._by_address.get(address)
        if bucket is None:
            bucket = self._by_address[address] = Bucket(self.rate, self.burst)
            if len(self._by_address) > ADDRESSES:
                self._by_address.popitem(last=False)
        self._by_address.move_to_end(address)
        return bucket


class Talk:
    """How much is said: by one who sits at a table, by a visitor, and by all visitors of a table together."""

    def __init__(self, limits: bool) -> None:
        self._limits = limits
        self._seats = Buckets(*SEATED)
        self._visitors = Buckets(*VISITOR)
        self._tables = Buckets(*VISITORS)

    def count(self, table: str, seat: int | None, asker: str) -> None:
        """One line more; a problem if it is too much."""
        if not self._limits:
            return
        wait = self._seats.take(f"{table} {seat}") if seat is not None else self._visitors.take(asker) or self._tables.take(table)
        if wait:
            raise Problem("slow", "too much is being said; wait a little", wait=round(wait, 2))


class Entrance:
    """One request begins after the other, each in a round of the loop of its own: however many come in the same moment, moves come in between."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def passed(self) -> None:
        """Wait for one's round."""
        async with self._lock:
            await asyncio.sleep(0)


class Guard:
    """Stands before the application: rates, sizes, origins, headers."""

    def __init__(self, app: App, limits: bool, shared: Shared | None = None) -> None:
        self.app = app
        self.limits = limits
        self.shared = shared or Shared("", "")
        self.rates = {"address": Buckets(RATE, BURST), "person": Buckets(PERSON_RATE, PERSON_BURST), "making": Buckets(MAKE_RATE, MAKE_BURST)}
        self.rates["arriving"] = Buckets(*ARRIVING)
        self.files = Buckets(FILE_RATE, FILE_BURST)
        self.entrance = Entrance()
        self.sockets: dict[str, int] = {}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("roundhouse.inner"):  # counted by the process to which it came
            await self.app(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, _with_headers(send))
        else:
            await self.app(scope, receive, send)

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await self._count(scope)
            if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
                if foreign(scope):
                    raise Problem("forbidden", "requests from pages of another site are refused")
                receive = await whole(scope, receive)
            if scope["path"].startswith(COUNTED):
                await self.entrance.passed()
        except Problem as problem:
            if problem.code == "large":
                await spilled(receive)
            await answer(send, problem)
            return
        await self.app(scope, receive, send)

    async def _count(self, scope: Scope) -> None:
        """One request more of an address, and of the person whose token or session it brings; what is heavy counts as several."""
        if not self.limits:
            return
        address, cost = _address(scope), HEAVY if _heavy(scope["path"]) else 1.0
        if not scope["path"].startswith(COUNTED):
            if wait := self.files.take(address):
                raise Problem("slow", "too many requests; wait a little", wait=round(wait, 2))
            return
        counted = [("address", address, cost)]
        headers = dict(scope["headers"])
        session = SESSION.search(headers.get(b"cookie", b""))
        for known in (headers.get(b"authorization", b""), session[1] if session else b""):
            if known:
                counted.append(("person", hashed(known.decode("latin-1")), cost))
        if scope.get("method") == "POST" and scope["path"] in MAKING:
            counted.append(("making", address, 1.0))
        if scope["type"] == "websocket":
            counted.append(("arriving", address, 1.0))
        for kind, who, much in counted:
            buckets = self.rates[kind]
            wait = buckets.take(who, much) or await self.shared.take(f"{kind}:{who}", buckets.rate, buckets.burst, much)
            if wait:
                raise Problem("slow", "too many requests; wait a little", wait=round(wait, 2))

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = _address(scope)
        refused: Problem | None = None
        try:
            await self._count(scope)
            if foreign(scope):
                refused = Problem("forbidden", "requests from pages of another site are refused")
            elif self.limits and self.sockets.get(address, 0) >= SOCKETS:
                refused = Problem("slow", "too many lines are open; close some", wait=1.0)
        except Problem as problem:  # who comes again and again; browsers wait longer each time
            refused = problem
        await self.entrance.passed()
        if refused is not None:
            await receive()
            if "websocket.http.response" in (scope.get("extensions") or {}):
                await answer(send, refused, "websocket.http")
            else:
                await send({"type": "websocket.close", "code": 1008})
            return
        self.sockets[address] = self.sockets.get(address, 0) + 1
        try:
            await self.app(scope, receive, send)
        finally:
            self.sockets[address] -= 1
            if not self.sockets[address]:
                del self.sockets[address]


def _heavy(path: str) -> bool:
    """True for what takes the worker processes long: whole replays, records and hints."""
    return path.endswith(HEAVY_PATHS) and path.startswith("/api/tables/")


def foreign(scope: Scope) -> bool:
    """True if a page of another site asks: its Origin is not this host."""
    headers = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return False
    return bool(origin.partition(b"://")[2].lower() != headers.get(b"host", b"").lower())


async def spilled(receive: Receive) -> None:
    """Read some of what is too large and let it go: whoever is cut off while still sending never reads why."""
    left = SPILL
    with suppress(TimeoutError):
        async with asyncio.timeout(SPILLING):
            while left > 0:
                message = await receive()
                left -= len(message.get("body", b""))
                if message["type"] != "http.request" or not message.get("more_body"):
                    return


async def whole(scope: Scope, receive: Receive) -> Receive:
    """The whole body, read before the application sees it, unless it is too large."""
    most = RECORD if scope["path"] == "/api/records" else BODY
    stated = dict(scope["headers"]).get(b"content-length", b"0")
    if not stated.isdigit() or int(stated[:12]) > most:
        raise Problem("large", f"a body has at most {most} bytes")
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            break
        parts.append(message.get("body", b""))
        size += len(parts[-1])
        if size > most:
            raise Problem("large", f"a body has at most {most} bytes")
        if not message.get("more_body"):
            break
    body = b"".join(parts)
    given = False

    async def again() -> Message:
        nonlocal given
        if given:
            return await receive()
        given = True
        return {"type": "http.request", "body": body, "more_body": False}

    return again


async def answer(send: Send, problem: Problem, way: str = "http") -> None:
    """Send a problem without the application. `way`: how the answer is named where a socket was asked for."""
    body = json.dumps({"error": problem.data()}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if problem.code in ("slow", "away"):
        headers.append((b"retry-after", str(max(1, round(problem.more["wait"]))).encode()))
    if problem.code == "large":
        headers.append((b"connection", b"close"))  # what is left of the body is not read, so nothing else can come by this line
    await send({"type": f"{way}.response.start", "status": problem.status, "headers": headers})
    await send({"type": f"{way}.response.body", "body": body})


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = message.get("headers", [])
            known = dict(headers)
            data = known.get(b"content-type", b"").startswith((b"application/json", b"image/"))
            part = not data and known.get(b"cache-control", b"").endswith(b"immutable")
            message["headers"] = [*headers, *(PARTS if part else DATA if data else HEADERS)]
        await send(message)

    return sending


def _address(scope: Scope) -> str:
    client = scope.get("client")
    return place(str(client[0])) if client else "local"
