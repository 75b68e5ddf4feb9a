"""A real server process for the tests, and clients that talk to it."""

import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import websockets

from .exact import check_answer, check_granted, check_message

GAME = "workshop_of_the_world"
ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0  # seconds that anything may take on a busy machine before a test gives up


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@cache
def nursery() -> subprocess.Popen[str]:
    """The process that bears the servers; it ends with this one, as its input does."""
    return subprocess.Popen([sys.executable, "-m", "tests.server.nursery"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT)


def born(wish: dict[str, Any]) -> int:
    """A new server process; its id."""
    process = nursery()
    assert process.stdin is not None and process.stdout is not None
    print(json.dumps(wish), file=process.stdin, flush=True)
    return int(process.stdout.readline())


class House:
    """A server in a process of its own; its database stays when it is killed and started again."""

    def __init__(self, folder: Path, workers: int = 1, port: int = 0, **env: str) -> None:
        self.folder = folder
        self.port = port or free_port()
        self.workers = workers
        self.env = {
            "ROUNDHOUSE_DATABASE": str(folder / "tables.sqlite"),
            "ROUNDHOUSE_BOT_DELAY": "0",
            "ROUNDHOUSE_LIMITS": "off",
            "ROUNDHOUSE_THINKERS": "1",
            **env,
        }
        self.process = 0
        self.log = folder / "server.log"
        self.client = httpx.Client(timeout=PATIENCE, trust_env=False)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> "House":
        """Start, and wait until it answers."""
        self.client = httpx.Client(timeout=PATIENCE, trust_env=False)  # without connections to a process that is gone
        arguments = ["serve", "--port", str(self.port), "--workers", str(self.workers)]
        self.process = born({"arguments": arguments, "env": self.env, "folder": str(self.folder), "log": str(self.log)})
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.alive(), f"the server ended: {self.log.read_text()}"
            try:
                self.client.get(f"{self.url}/healthz")
                return self
            except httpx.TransportError:
                time.sleep(0.02)
        raise AssertionError(f"the server does not answer: {self.log.read_text()}")

    def alive(self) -> bool:
        """True while its process is there."""
        try:
            os.kill(self.process, 0)
        except ProcessLookupError:
            return False
        return True

    def kill(self) -> None:
        """kill -9, all of its processes at once."""
        os.killpg(self.process, signal.SIGKILL)
        self._gone()

    def stop(self) -> None:
        """Ask it to end; it must do so in an orderly way."""
        if self.process and self.alive():
            os.kill(self.process, signal.SIGTERM)
            self._gone()

    def _gone(self) -> None:
        end = time.monotonic() + PATIENCE
        while self.alive():
            if time.monotonic() > end:
                os.killpg(self.process, signal.SIGKILL)
                raise AssertionError("the server did not end when asked to")
            time.sleep(0.01)

    def __enter__(self) -> "House":
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    # REST

    def ask(self, method: str, path: str, body: Any = None, token: str = "", status: int | None = None, **more: Any) -> Any:
        """One request; its JSON, after checking the status."""
        response = self.raw(method, path, body, token, **more)
        wanted = (200, 201) if status is None else (status,)
        assert response.status_code in wanted, f"{method} {path}: {response.status_code} {response.text}"
        return response.json()

    def raw(self, method: str, path: str, body: Any = None, token: str = "", **more: Any) -> httpx.Response:
        """One request, whatever comes, as long as it is of the shape that the API declares."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        response = self.client.request(method, self.url + path, json=body, headers={**headers, **more.pop("headers", {})}, **more)
        check_answer(response)
        return response

    def get(self, path: str, token: str = "", status: int | None = None) -> Any:
        return self.ask("GET", path, None, token, status)

    def post(self, path: str, body: Any = None, token: str = "", status: int | None = None) -> Any:
        return self.ask("POST", path, {} if body is None else body, token, status)

    def table(self, *kinds: str, status: int | None = None, **more: Any) -> Any:
        """A new table: "here", "open", or a bot's name for each seat."""
        seats = [_wish(number, kind) for number, kind in enumerate(kinds)]
        return self.post("/api/tables", {"game": GAME, "seats": seats, **more}, status=status)


def _wish(number: int, kind: str) -> dict[str, str]:
    if kind == "here":
        return {"kind": "here", "name": f"P{number}"}
    return {"kind": "open"} if kind == "open" else {"kind": "bot", "bot": kind}


class Player:
    """A client with a socket: keeps the newest state for each pair of eyes, and every byte that it was sent."""

    def __init__(self, house: House, table: str, tokens: list[str], spectate: bool = False, port: int = 0) -> None:
        self.address = f"ws://127.0.0.1:{port or house.port}/api/tables/{table}/socket"
        self.tokens = tokens
        self.spectate = spectate
        self.states: dict[int | None, dict[str, Any]] = {}
        self.logs: dict[int | None, list[dict[str, Any]]] = {}
        self.table: dict[str, Any] = {}
        self.chat: list[dict[str, Any]] = []
        self.messages: list[str] = []
        self.answers: dict[int, dict[str, Any]] = {}
        self.clocks: dict[int | None, list[dict[str, Any]]] = {}
        self.number = 0
        self.news = asyncio.Condition()
        self.socket: Any = None
        self.reader: asyncio.Task[None] | None = None
        self.closed: tuple[int, str] | None = None

    async def __aenter__(self) -> "Player":
        await self.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def connect(self, since: bool = False) -> None:
        """Open the socket and say hello; `since`: go on from what is known."""
        self.closed = None
        self.socket = await websockets.connect(self.address, max_size=None, open_timeout=PATIENCE, compression=None)
        known = {"null" if seat is None else str(seat): state["at"] for seat, state in self.states.items()} if since else {}
        await self.socket.send(json.dumps({"type": "hello", "tokens": self.tokens, "spectate": self.spectate, "since": known}))
        self.reader = asyncio.create_task(self._read())

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await self.reader

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                self.messages.append(text)
                check_message(text)
                self._take(json.loads(text))
                async with self.news:
                    self.news.notify_all()
        except websockets.ConnectionClosed:
            pass
        finally:
            self.closed = (self.socket.close_code, self.socket.close_reason)
            async with self.news:
                self.news.notify_all()

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "state":
            seat = message["seat"]
            log = self.logs.setdefault(seat, [])
            assert message["first"] <= len(log), "events are missing"
            del log[message["first"] :]
            log += message["events"]
            self.states[seat] = message
            self.clocks[seat] = message["clocks"]
        elif kind == "table":
            self.table = message["table"]
        elif kind == "chat":
            self.chat += message["chat"]
        elif kind == "clocks":
            self.clocks[message["seat"]] = message["clocks"]
        elif kind == "answer":
            if "state" in message:
                self._take(message["state"])
            self.answers[message["id"]] = message

    async def until(self, claim: Callable[[], Any], what: str = "") -> None:
        """Wait for a claim to become true."""
        async with self.news:
            await asyncio.wait_for(self.news.wait_for(lambda: claim() or self.closed), PATIENCE)
        if not claim():
            raise ConnectionError(f"the socket closed {self.closed} before {what or 'what was awaited'}")

    async def send(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Ask for something; the answer."""
        self.number += 1
        number = self.number
        await self.socket.send(json.dumps({"type": kind, "id": number, **fields}))
        await self.until(lambda: number in self.answers, f"the answer to {kind}")
        check_granted(kind, self.answers[number])
        return self.answers[number]

    async def move(self, notation: str, seat: int | None = None, at: str | None = None) -> dict[str, Any]:
        """Play."""
        state = self.state(seat)
        return await self.send("move", seat=state["seat"], move=notation, at=state["at"] if at is None else at)

    def state(self, seat: int | None = None) -> dict[str, Any]:
        """The newest state of a seat, or of the only pair of eyes."""
        return self.states[seat] if seat is not None else next(iter(self.states.values()))
