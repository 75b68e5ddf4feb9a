"""Bad clients. Each is bounded in count and time, and talks to this machine alone."""

import asyncio
import json
import random
import socket
import struct
import time
from typing import Any

import httpx
import websockets

from storm.clients import ANSWER, GAME, Tally

WORDS: tuple[Any, ...] = (None, True, 0, 0.0, -1, 1 << 70, "", "x" * 500, [], {}, [[[[]]]], "move", "undo", "\u0000", "bid 1")
KINDS = ("move", "undo", "undo-answer", "why", "preview", "ways", "hint", "chat", "cancel", "ping", "hello", "", 7)


class Pests:
    """All kinds of them, at the tables that the others play at."""

    def __init__(self, port: int, tally: Tally, seed: int) -> None:
        self.port = port
        self.tally = tally
        self.dice = random.Random(seed)
        self.sent = 0

    def home(self) -> str:
        """An address of this machine that is theirs alone."""
        return f"127.66.{self.dice.randrange(4)}.{self.dice.randrange(1, 250)}"

    async def _socket(self, table: str, **more: Any) -> Any:
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        return await websockets.connect(address, max_size=None, open_timeout=5, compression=None, close_timeout=1, local_addr=(self.home(), 0), **more)

    async def garbage(self, table: str, seconds: float) -> None:
        """Messages that make no sense, of every wrong type."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                line = await self._socket(table)
                if self.dice.random() < 0.8:
                    await line.send(json.dumps({"type": "hello", "tokens": []}))
                for _ in range(25):
                    pick = self.dice.choice
                    body = {"type": pick(KINDS), "id": pick(WORDS), "seat": pick(WORDS), "move": pick(WORDS), "at": pick(WORDS), "text": pick(WORDS)}
                    text = json.dumps(body)
                    await line.send(pick([text, text[: len(text) // 2], b"\xff\xfe\x00", "[" * 2000, "nan", json.dumps(pick(WORDS))]))
                    self.sent += 1
                await line.close()
            except (OSError, websockets.WebSocketException, TimeoutError):
                await asyncio.sleep(0.1)

    async def half_sent(self, table: str, seconds: float) -> None:
        """Requests that stop in the middle of the head, of the body or of the handshake, and stay."""
        heads = [
            b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Long: ",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{",
            b"GET /api/tables/" + table.encode() + b"/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n",
        ]
        lines = []
        for number in range(60):
            line = socket.socket()
            line.setblocking(False)
            try:
                line.bind((self.home(), 0))
                await asyncio.wait_for(asyncio.get_running_loop().sock_connect(line, ("127.0.0.1", self.port)), 5)
                await asyncio.get_running_loop().sock_sendall(line, heads[number % 3])
                self.sent += 1
            except (OSError, TimeoutError):
                pass
            lines.append(line)
        await asyncio.sleep(seconds)
        for line in lines:
            line.close()

    async def ghosts(self, table: str, seconds: float) -> None:
        """Sockets that say hello and are gone without a word."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                line = await self._socket(table)
                await line.send(json.dumps({"type": "hello", "tokens": []}))
                raw = line.transport.get_extra_info("socket")
                raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                line.transport.abort()
                self.sent += 1
            except (OSError, websockets.WebSocketException, TimeoutError):
                pass
            await asyncio.sleep(0.02)

    async def slow_readers(self, table: str, seconds: float) -> None:
        """Sockets that never read what they are sent, and ask for much."""
        lines = []
        for _ in range(10):
            try:
                line = await self._socket(table)
                line.transport.pause_reading()
                await line.send(json.dumps({"type": "hello", "tokens": []}))
                lines.append(line)
                self.sent += 1
            except (OSError, websockets.WebSocketException, TimeoutError):
                continue
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for line in lines:
                try:
                    await asyncio.wait_for(line.send('{"type":"ping"}'), 1)
                    self.sent += 1
                except (OSError, websockets.WebSocketException, TimeoutError):
                    continue
            await asyncio.sleep(0.2)
        for line in lines:
            line.transport.abort()

    async def flood(self, table: str, seconds: float) -> None:
        """Everything that may be asked for, as fast as the limits allow."""
        home = self.home()
        async with httpx.AsyncClient(
            timeout=ANSWER, trust_env=False, base_url=f"http://127.0.0.1:{self.port}", transport=httpx.AsyncHTTPTransport(local_address=home)
        ) as client:
            paths = [
                "/api/tables",
                f"/api/tables/{table}/state",
                f"/api/tables/{table}",
                "/api/games",
                f"/api/games/{GAME}",
                f"/api/tables/{table}/record",
                "/api/tables/nowhere",
            ]
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                start = time.monotonic()
                answers = await asyncio.gather(*(client.get(self.dice.choice(paths)) for _ in range(8)), return_exceptions=True)
                for answer in answers:
                    self.sent += 1
                    if isinstance(answer, httpx.Response):
                        self.tally.status(answer.status_code)
                await asyncio.sleep(max(0.0, 8 / 35 - (time.monotonic() - start)))

    async def uploads(self, record: str, seconds: float) -> None:
        """Records to be looked at, one after the other, and what is no record."""
        async with httpx.AsyncClient(
            timeout=ANSWER, trust_env=False, base_url=f"http://127.0.0.1:{self.port}", transport=httpx.AsyncHTTPTransport(local_address=self.home())
        ) as client:
            end = time.monotonic() + seconds
            while time.monotonic() < end:
                for text in (record, record[: len(record) // 2], "[" * 50_000, ""):
                    try:
                        answer = await client.post("/api/records", json={"record": text})
                    except httpx.HTTPError:
                        continue
                    self.sent += 1
                    self.tally.status(answer.status_code)
                    if answer.status_code == 201:
                        found = answer.json().get("table", {}).get("id", "")
                        self.tally.status((await client.get(f"/api/tables/{found}/replay/5")).status_code)
                await asyncio.sleep(0.5)
