"""Connections that say nothing, say half, or do not read are cut; a proxy's word counts only if it is named; all processes count together."""

import asyncio
import logging
import resource
import socket
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from roundhouse.kernel.errors import BadOption
from roundhouse.server import doors, shared
from roundhouse.server.doors import Door, Wire
from roundhouse.server.limits import BURST, HEAVY, PERSON_BURST, Guard
from roundhouse.server.logs import QUIET, Seldom
from roundhouse.server.serve import MESSAGE
from roundhouse.server.settings import Settings
from roundhouse.server.shared import Shared

from .house import PATIENCE, House, free_port


class Hall:
    """A small server with our doors, in this process, and raw clients."""

    def __init__(self) -> None:
        import uvicorn

        self.port = free_port()
        more: dict[str, Any] = {"lifespan": "off", "log_level": "error", "interface": "asgi3", "timeout_keep_alive": 60, "ws_max_size": MESSAGE}
        config = uvicorn.Config(self.application, host="127.0.0.1", port=self.port, http=Door, ws=Wire, **more)
        self.server = uvicorn.Server(config)
        self.heard: list[int] = []  # by socket

    async def application(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.accept"})
            while (message := await receive())["type"] != "websocket.disconnect":
                self.heard.append(len(message.get("bytes") or message.get("text") or ""))
            return
        while (await receive()).get("more_body"):
            pass
        body = b"x" * (32 << 20 if scope["path"] == "/large" else 2)
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", str(len(body)).encode())]})
        await send({"type": "http.response.body", "body": body})

    async def __aenter__(self) -> "Hall":
        self.task = asyncio.create_task(self.server.serve())
        while not self.server.started:
            await asyncio.sleep(0.01)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.server.should_exit = True
        self.server.force_exit = True
        await self.task

    async def open(self, first: bytes = b"") -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1 << 10)
        writer.write(first)
        return reader, writer


async def cut(reader: asyncio.StreamReader) -> bytes:
    """All that comes until the server ends the connection."""
    found = b""
    with suppress(ConnectionResetError):
        async with asyncio.timeout(PATIENCE):
            while part := await reader.read(1 << 16):
                found += part
    return found


def in_the_hall(work: Callable[[Hall], Any]) -> None:
    async def run() -> None:
        async with Hall() as hall:
            await work(hall)

    asyncio.run(run())


GET = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


def framed(kind: int, data: bytes = b"") -> bytes:
    """A short frame of a socket, as a client sends it."""
    return bytes([0x80 | kind, 0x80 | len(data)]) + b"\0\0\0\0" + data


@pytest.mark.parametrize("frame", [framed(9), framed(10), framed(1), framed(2)], ids=["pings", "pongs", "texts", "bytes"])
def test_a_flood_of_frames_is_cut_before_anybody_waits_for_it(frame: bytes) -> None:
    async def work(hall: Hall) -> None:
        upgrade = b"GET /socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        reader, writer = await hall.open(upgrade + b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
        assert b"101" in await reader.readuntil(b"\r\n\r\n")
        for _ in range(20):
            writer.write(frame)
        other, asking = await hall.open(GET)
        assert (await other.read(100)).startswith(b"HTTP/1.1 200"), "a few are nothing"
        assert not reader.at_eof()
        used = time.thread_time()
        writer.write(frame * 100_000)
        await cut(reader)
        assert time.thread_time() - used < 2.0, "nobody looked at most of them"
        asking.close()

    in_the_hall(work)


@pytest.mark.parametrize("pieces", [[b"x" * 200_000], [b"x" * 40_000] * 5, [b"\0" * 20_000_000]], ids=["one frame", "fragments", "packed"])
def test_a_message_has_a_largest_size_however_it_is_sent(pieces: list[bytes]) -> None:
    """In one frame, in fragments of which none is too large, or packed a thousand times smaller than it is: it is cut off before it is put together."""

    async def work(hall: Hall) -> None:
        async with websockets.connect(f"ws://127.0.0.1:{hall.port}/", max_size=None) as line:
            with suppress(websockets.ConnectionClosed):
                await line.send(iter(pieces) if len(pieces) > 1 else pieces[0])
            async with asyncio.timeout(PATIENCE):
                with pytest.raises(websockets.ConnectionClosedError) as told:
                    await line.recv()
            assert told.value.rcvd is not None and told.value.rcvd.code == 1009
        assert hall.heard == [], "nothing of it reached the application"

    in_the_hall(work)


def test_whoever_says_nothing_or_half_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "HEAD", 0.3)
    monkeypatch.setattr(doors, "BODY", 0.3)

    async def work(hall: Hall) -> None:
        halves = [b"", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\n", b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\nabc"]
        for first in halves:
            reader, writer = await hall.open(first)
            assert await cut(reader) == b"", first
            writer.close()
        reader, writer = await hall.open(GET)
        assert (await reader.read(100)).startswith(b"HTTP/1.1 200"), "a whole request is answered"
        await asyncio.sleep(0.5)
        writer.write(GET)
        assert (await reader.read(1000)).count(b"200 OK") == 1, "and waiting between two is allowed"
        writer.write(GET[:8])
        assert b"200" not in await cut(reader), "but not in the middle of the second"

        async def trickle() -> None:
            reader, writer = await hall.open()
            for byte in b"GET / HTTP/1.1\r\nX: " + b"x" * 10_000:
                if reader.at_eof() or reader.exception() is not None:  # cut in the middle of what is sent, it is reset
                    return
                writer.write(bytes([byte]))
                await asyncio.sleep(0.02)
            raise AssertionError("a byte at a time goes on for ever")

        with suppress(ConnectionError):
            await asyncio.wait_for(trickle(), PATIENCE)

    in_the_hall(work)


def test_a_heading_has_a_largest_size() -> None:
    async def work(hall: Hall) -> None:
        reader, writer = await hall.open(b"GET / HTTP/1.1\r\nX: " + b"x" * 200_000)
        assert b"200 OK" not in await cut(reader)
        writer.close()

    in_the_hall(work)


def test_whoever_stops_reading_is_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "STUCK", 0.3)

    async def work(hall: Hall) -> None:
        client = socket.socket()
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.connect(("127.0.0.1", hall.port))
        client.sendall(GET.replace(b"/ ", b"/large ", 1))
        end = time.monotonic() + PATIENCE
        while not hall.server.server_state.connections and time.monotonic() < end:
            await asyncio.sleep(0.01)
        while hall.server.server_state.connections and time.monotonic() < end:
            await asyncio.sleep(0.01)
        assert not hall.server.server_state.connections
        client.close()

    in_the_hall(work)


def test_one_address_cannot_take_all_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "EACH", 5)

    async def work(hall: Hall) -> None:
        held = [await hall.open() for _ in range(5)]
        reader, _ = await hall.open(GET)
        assert await cut(reader) == b""
        for _, writer in held[:2]:
            writer.close()
        end = time.monotonic() + PATIENCE
        answer = b""
        while b"200 OK" not in answer and time.monotonic() < end:
            reader, writer = await hall.open(GET.replace(b"Host", b"Connection: close\r\nHost"))
            answer = await cut(reader)
        assert b"200 OK" in answer, "who goes makes room"
        for _, writer in held:
            writer.close()

    in_the_hall(work)
    assert not Door._by_address and not Door._silent, "nothing is kept of those who have gone"


def test_when_all_connections_are_taken_the_longest_silent_goes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "most", lambda: 4)

    async def work(hall: Hall) -> None:
        held = [await hall.open() for _ in range(4)]
        while len(hall.server.server_state.connections) < 4:
            await asyncio.sleep(0.01)
        reader, _ = await hall.open(GET)
        assert (await reader.read(100)).startswith(b"HTTP/1.1 200")
        assert await cut(held[0][0]) == b""

    in_the_hall(work)


def test_a_thousand_silent_connections_shut_nobody_out(tmp_path: Path) -> None:
    """With 1,024 files for the server: more than those from one address, and as many from others."""
    mine = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(4096, mine[1]), mine[1]))
    held = []
    try:
        with House(tmp_path, ROUNDHOUSE_LIMITS="on", FILES="1024") as house:
            for number in range(1100):
                one = socket.socket()
                one.settimeout(PATIENCE)
                one.bind((f"127.0.0.{2 + number % 8}", 0))
                one.connect(("127.0.0.1", house.port))
                held.append(one)
            assert house.client.get(f"{house.url}/api/games").status_code == 200
            assert house.table("here", "random")["table"]["status"] == "playing"
    finally:
        for one in held:
            one.close()
        resource.setrlimit(resource.RLIMIT_NOFILE, mine)


def test_the_word_of_a_proxy_counts_only_if_it_is_named(tmp_path: Path) -> None:
    def burst(house: House, forwarded: Callable[[int], str]) -> int:
        """How many wishes for a table come through, of which one address has twenty."""

        async def many() -> list[int]:
            async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as client:
                wanted = (client.post(f"{house.url}/api/tables", json={}, headers={"X-Forwarded-For": forwarded(number)}) for number in range(80))
                return [answer.status_code for answer in await asyncio.gather(*wanted)]

        return sum(status != 429 for status in asyncio.run(many()))

    (tmp_path / "named").mkdir()
    (tmp_path / "unnamed").mkdir()
    with House(tmp_path / "unnamed", ROUNDHOUSE_LIMITS="on") as house:
        assert burst(house, lambda number: f"9.9.{number}.1") < 80, "anybody could say so"
    with House(tmp_path / "named", ROUNDHOUSE_LIMITS="on", ROUNDHOUSE_PROXIES="127.0.0.0/8") as house:
        assert burst(house, lambda number: f"9.9.{number}.1") == 80
        assert burst(house, lambda number: "9.9.9.9") < 80
        assert burst(house, lambda number: f"7.7.{number}.1, 8.8.8.8") < 80, "only the last that is no proxy counts"
    with pytest.raises(BadOption, match="ROUNDHOUSE_PROXIES"):
        Settings.read({"ROUNDHOUSE_PROXIES": "everybody"})


def counted(guard: Guard, token: bytes, address: str, path: str = "/api/games", times: int = 400) -> int:
    """How many requests come through at one moment."""
    through = 0

    async def send(message: Any) -> None:
        nonlocal through
        through += message.get("status") == 200

    async def run() -> None:
        headers = [(b"authorization", token)] if token else []
        for _ in range(times):
            await guard({"type": "http", "method": "GET", "path": path, "headers": headers, "client": (address, 1)}, None, send)  # type: ignore[arg-type]

    asyncio.run(run())
    return through


async def yes(scope: Any, receive: Any, send: Any) -> None:
    await send({"type": "http.response.start", "status": 200, "headers": []})


def test_a_person_has_limits_as_an_address_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.server.limits.time.monotonic", lambda: 100.0)
    guard = Guard(yes, limits=True)
    assert counted(guard, b"Bearer a", "1.2.3.4") == PERSON_BURST
    assert counted(guard, b"Bearer a", "1.2.3.5") == 0, "from whatever address"
    assert counted(guard, b"Bearer b", "1.2.3.6", "/api/tables/x/hint") == PERSON_BURST // HEAVY, "what is heavy counts more"
    assert counted(guard, b"", "1.2.3.7") == BURST


def test_all_processes_count_together(fanout: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared, "PATIENCE", PATIENCE)

    async def run() -> None:
        one, two = Shared(fanout, f"test {time.time_ns()}"), Shared(fanout, f"test {time.time_ns()}")
        two._house = one._house
        waits = [await (one if number % 2 else two).take("x", 0.001, 10.0, 1.0) for number in range(14)]
        assert [wait > 0 for wait in waits] == [False] * 10 + [True] * 4 and 900 < waits[-1] <= 1000
        assert await one.take("y", 1.0, 10.0, 1.0) == 0
        await one.close()
        await two.close()

    asyncio.run(run())


def test_without_redis_a_process_counts_by_itself(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        lost = Shared(f"redis://127.0.0.1:{free_port()}/0", "x")
        start = time.monotonic()
        assert [await lost.take("x", 1.0, 1.0, 1.0) for _ in range(50)] == [0.0] * 50
        assert time.monotonic() - start < PATIENCE
        await lost.close()

    asyncio.run(run())
    assert caplog.text.count("counted by this process alone") == 1, "and asks Redis again only after a while"


def test_requests_that_are_none_do_not_fill_the_log(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        for _ in range(50):
            with socket.create_connection(("127.0.0.1", house.port), timeout=PATIENCE) as line:
                line.sendall(b"\x16\x03\x01 no request at all\r\n\r\n")
                assert b"400" in line.recv(100)
        assert house.log.read_text().count("Invalid HTTP request") == 1


def test_after_a_minute_the_log_tells_how_often_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    seldom, now = Seldom(), 1000.0
    monkeypatch.setattr("roundhouse.server.logs.time.monotonic", lambda: now)
    notes = [logging.LogRecord("uvicorn.error", level, "", 0, "the same", None, None) for level in (30, 30, 30, 40, 30)]
    assert [seldom.filter(note) for note in notes[:4]] == [True, False, False, True], "what is our own fault is always written"
    now += QUIET
    assert seldom.filter(notes[4]) and notes[4].getMessage() == "the same (2 times more since the last line)"
