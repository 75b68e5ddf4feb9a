"""The people in a storm: they play on through everything, and remember what they were told."""

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import websockets

GAME = "workshop_of_the_world"
ANSWER = 30.0  # seconds after which somebody reloads the page
SURE = ("late", "refused", "state", "bad", "forbidden", "token", "unknown", "slow")  # problems after which nothing has happened
Step = tuple[str, int, str]  # move or undo, the seat, the move


@dataclass
class Tally:
    """What all of them met."""

    statuses: dict[int, int] = field(default_factory=dict)
    problems: dict[str, int] = field(default_factory=dict)
    calm: list[float] = field(default_factory=list)  # seconds from a step to its answer while nothing is broken
    rough: list[float] = field(default_factory=list)
    broken: bool = False  # a fault is under way
    reconnects: int = 0
    oddities: list[str] = field(default_factory=list)

    def status(self, number: int) -> None:
        """An answer came."""
        self.statuses[number] = self.statuses.get(number, 0) + 1

    def problem(self, code: str) -> None:
        """Something was denied."""
        self.problems[code] = self.problems.get(code, 0) + 1

    @property
    def five_hundreds(self) -> dict[int, int]:
        """The answers of 500 and above."""
        return {status: count for status, count in sorted(self.statuses.items()) if status >= 500}


class Eyes:
    """One socket, as a browser keeps it: it comes back by itself, and catches up."""

    def __init__(self, port: int, table: str, tokens: list[str], tally: Tally, home: str) -> None:
        self.address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        self.tokens = tokens
        self.tally = tally
        self.home = home
        self.states: dict[int | None, dict[str, Any]] = {}
        self.logs: dict[int | None, list[Any]] = {}
        self.table: dict[str, Any] = {}
        self.answers: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.socket: Any = None
        self.number = 0
        self.ended = ""  # how the last line ended
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin."""
        self.task = asyncio.create_task(self._live())

    async def close(self) -> None:
        """Go away."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _live(self) -> None:
        wait = 0.1
        while True:
            try:
                async with websockets.connect(
                    self.address, max_size=None, open_timeout=5, compression=None, close_timeout=1, ping_interval=5, ping_timeout=10, local_addr=(self.home, 0)
                ) as self.socket:
                    since = {"null" if seat is None else str(seat): state["at"] for seat, state in self.states.items()}
                    hello = {"type": "hello", "tokens": self.tokens, "spectate": not self.tokens, "since": since}
                    await self.socket.send(json.dumps(hello))
                    async for text in self.socket:
                        self._take(json.loads(text))
                        wait = 0.1
                self.ended = f"closed {self.socket.close_code} {self.socket.close_reason}"
            except (OSError, websockets.WebSocketException, TimeoutError) as problem:
                self.ended = f"{type(problem).__name__} {problem}"
            except Exception as problem:
                self.ended = repr(problem)
                self.tally.oddities.append(f"a client cannot go on: {problem!r}")
            finally:
                self.socket = None
                for answer in self.answers.values():
                    if not answer.done():
                        answer.set_exception(ConnectionError("the socket closed"))
                        answer.exception()  # whoever asked may be gone too
                self.answers.clear()
            self.tally.reconnects += 1
            await asyncio.sleep(wait)
            wait = min(2.0, wait * 1.5)

    def _take(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind == "state":
            seat = message["seat"]
            log = self.logs.setdefault(seat, [])
            if message["first"] > len(log):
                self.tally.oddities.append(f"events {len(log)} to {message['first']} were never sent")
            del log[message["first"] :]
            log += message["events"]
            self.states[seat] = message
        elif kind == "table":
            self.table = message["table"]
        elif kind == "answer":
            if "state" in message:
                self._take(message["state"])
            waiting = self.answers.pop(message["id"], None)
            if waiting is not None and not waiting.done():
                waiting.set_result(message)

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Ask for something; the answer, or an error if nobody can tell what became of it."""
        if self.socket is None:
            raise NotSent
        self.number += 1
        number = self.number
        answer = self.answers[number] = asyncio.get_running_loop().create_future()
        try:
            await self.socket.send(json.dumps({"type": kind, "id": number, **fields}))
            return await asyncio.wait_for(answer, ANSWER)
        finally:
            self.answers.pop(number, None)


class NotSent(Exception):
    """There was no line at all."""


class Hand:
    """Whoever plays the persons' seats of a table, each through a socket of its own; a spectator looks on. Table after table."""

    def __init__(self, port: int, number: int, tally: Tally, go: asyncio.Event) -> None:
        self.port = port
        self.number = number
        self.tally = tally
        self.go = go  # cleared while everybody is to hold still
        self.still = asyncio.Event()
        self.dice = random.Random(number)
        self.home = f"127.7.{number // 200}.{number % 200 + 1}"
        self.bots = ["random"] if number % 4 == 3 else []
        self.tables: dict[str, Told] = {}
        self.eyes: list[Eyes] = []
        transport = httpx.AsyncHTTPTransport(local_address=self.home)
        self.client = httpx.AsyncClient(timeout=ANSWER, trust_env=False, base_url=f"http://127.0.0.1:{port}", transport=transport)

    async def play(self, stop: asyncio.Event) -> None:
        """Until told to stop."""
        try:
            while not stop.is_set():
                told = await self._sit(stop)
                if told is None:
                    return
                await self._game(told, stop)
        finally:
            self.still.set()

    async def close(self) -> None:
        """Leave."""
        for one in self.eyes:
            await one.close()
        await self.client.aclose()

    async def _held(self) -> None:
        """Hold still while everybody is to."""
        if not self.go.is_set():
            self.still.set()
            await self.go.wait()
            self.still.clear()

    async def _sit(self, stop: asyncio.Event) -> "Told | None":
        wish = {"game": GAME, "seats": [*({"kind": "here", "name": f"P{n}"} for n in range(2)), *({"kind": "bot", "bot": bot} for bot in self.bots)]}
        while not stop.is_set():
            await self._held()
            try:
                answer = await self.client.post("/api/tables", json=wish)
                self.tally.status(answer.status_code)
                if answer.status_code == 201:
                    made = answer.json()
                    for one in self.eyes:
                        await one.close()
                    table = made["table"]["id"]
                    self.eyes = [Eyes(self.port, table, [token], self.tally, self.home) for token in made["tokens"].values()]
                    self.eyes.append(Eyes(self.port, table, [], self.tally, self.home))
                    for one in self.eyes:
                        one.open()
                    self.tables[table] = Told(table, made["tokens"])
                    return self.tables[table]
            except httpx.HTTPError:
                pass
            await asyncio.sleep(0.3)
        return None

    async def _game(self, told: "Told", stop: asyncio.Event) -> None:
        idle = time.monotonic()
        while not stop.is_set():
            await self._held()
            if any(state["view"] and state["view"]["over"] for one in self.eyes for state in one.states.values()):
                return
            ready = [(one, state) for one in self.eyes for state in one.states.values() if state["turn"] and one.socket is not None]
            if not ready:
                await asyncio.sleep(0.01)
                if time.monotonic() - idle > 300:
                    self.tally.oddities.append(f"table {told.table} stood still for five minutes")
                    return
                continue
            idle = time.monotonic()
            one, state = self.dice.choice(ready)
            await self._step(told, one, state)
            await asyncio.sleep(self.dice.uniform(0.01, 0.12))

    async def _step(self, told: "Told", one: Eyes, state: dict[str, Any]) -> None:
        """A move, or something taken back; some look at the table by HTTP too."""
        asked = one.table.get("takeback")
        luck = self.dice.random()
        if asked is not None and asked["seat"] != state["seat"] and state["seat"] not in asked["agreed"]:
            await self._send(told, one, state, "undo-answer", ("undo", asked["seat"], ""), agree=luck < 0.8)
        elif luck < 0.1 and state["undo"]["can"] != "no":
            await self._send(told, one, state, "undo", ("undo", state["seat"], ""), at=state["at"])
        else:
            move = self.dice.choice(state["moves"])["move"]
            await self._send(told, one, state, "move", ("move", state["seat"], move), at=state["at"], move=move)
        if luck > 0.97:
            await self._look(told, one, state["seat"])

    async def _send(self, told: "Told", one: Eyes, state: dict[str, Any], kind: str, step: Step, **fields: Any) -> None:
        rough = self.tally.broken
        start = time.perf_counter()
        try:
            answer = await one.ask(kind, seat=state["seat"], **fields)
        except NotSent:
            return
        except (OSError, TimeoutError, websockets.WebSocketException):
            told.unsure.append(step)
            if kind == "move":
                await self._again(told, one, state, step, fields)
            return
        (self.tally.rough if rough or self.tally.broken else self.tally.calm).append(time.perf_counter() - start)
        self._note(told, answer, step)

    def _note(self, told: "Told", answer: dict[str, Any], step: Step) -> None:
        if answer["ok"]:
            if answer.get("done"):
                told.sure.append(step)
        else:
            self.tally.problem(answer["error"]["code"])
            if answer["error"]["code"] not in SURE:
                told.unsure.append(step)

    async def _again(self, told: "Told", one: Eyes, state: dict[str, Any], step: Step, fields: dict[str, Any]) -> None:
        """Whoever does not know whether a move counted sends it once more: it must not count twice."""
        end = time.monotonic() + ANSWER
        while time.monotonic() < end and one.socket is None:
            await asyncio.sleep(0.05)
        try:
            answer = await one.ask("move", seat=state["seat"], **fields)
        except (NotSent, OSError, TimeoutError, websockets.WebSocketException):
            told.unsure.append(step)
            return
        if answer["ok"]:
            told.unsure.remove(step)  # nothing had happened, or this would have come too late
        self._note(told, answer, step)

    async def _look(self, told: "Told", one: Eyes, seat: int) -> None:
        """Another process may answer; it must know of everything that this seat was told."""
        known = len(one.logs[seat])
        try:
            answer = await self.client.get(f"/api/tables/{told.table}/state", headers={"Authorization": f"Bearer {told.tokens[str(seat)]}"})
        except httpx.HTTPError:
            return
        self.tally.status(answer.status_code)
        if answer.status_code == 200 and len(one.logs[seat]) == known and len(answer.json()["events"]) < known and one.logs[seat]:
            told.behind += 1


@dataclass
class Told:
    """What the server said of one table: acknowledged steps, and those of which nobody knows."""

    table: str
    tokens: dict[str, str]
    sure: list[Step] = field(default_factory=list)
    unsure: list[Step] = field(default_factory=list)
    behind: int = 0  # answers that knew less than had been acknowledged
