"""Two worlds that one pair of eyes cannot tell apart, played side by side on a real application with every byte kept that these eyes are sent."""

import asyncio
import itertools
import json
import pickle
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
from fastapi import FastAPI

from roundhouse import Chance
from roundhouse.analysis.advice import advise
from roundhouse.bots import Seat, bot
from roundhouse.kernel.game import Game
from roundhouse.kernel.move import Move
from roundhouse.kernel.state import SPECTATOR, State
from roundhouse.server import ledger
from roundhouse.server.app import make_app
from roundhouse.server.chairs import Chair
from roundhouse.server.clocks import Clock, Running
from roundhouse.server.eyes import encoded
from roundhouse.server.hub import moment
from roundhouse.server.room import Room
from roundhouse.server.seating import blank_row
from roundhouse.server.settings import Settings
from roundhouse.server.tokens import hashed
from roundhouse.server.worker import Hand
from roundhouse.server.workers import answer_of

TABLE = "table-of-these-eyes"  # what stands for the id of either table in the bytes that are compared
SALT = "5a17" * 8
NUMBERS = itertools.count()


class Leak(AssertionError):
    """Something was sent that depends on what these eyes may not know, or names it."""


@dataclass(frozen=True)
class Sent:
    """Something that these eyes were sent, and what they had asked."""

    question: str
    text: str

    @property
    def imagined(self) -> bool:
        """True for what would come of moves that draw or show something: the server says so, and deals it at random."""
        return self.question.startswith("POST /preview") and '"hidden":true' in self.text


@asynccontextmanager
async def application(folder: Path) -> AsyncIterator[FastAPI]:
    """The server in this process, with SQLite; its workers work here, and its bots think with dice that both worlds share."""
    app = make_app(Settings(database=f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}", limits=False))

    async def choose(state: State, seat: int, name: str, *_: str, **__: str) -> str:
        return bot(name, Chance(7)).choose(Seat(state, seat)).text

    async def suggest(state: State, seat: int, name: str, *_: str) -> dict[str, Any]:
        move, best = advise(bot(name, Chance(7)), Seat(state, seat))
        return {"move": move.text, "best": [one.data() for one in best]}

    async def ask(kind: str, payload: Any, *_: str, **__: str) -> bytes:
        what, body = Hand().work(kind, pickle.loads(pickle.dumps(payload)))
        return answer_of(what, body, 60.0)

    async def paused(*_: int) -> None:
        """On a slow machine clocks would be given time back, which everybody hears, in one world and not in the other."""

    async with app.router.lifespan_context(app):
        app.state.desk.pool.ask = ask
        app.state.desk.leases.paused = paused
        app.state.desk.thinkers = SimpleNamespace(choose=choose, suggest=suggest)
        yield app


class Ear:
    """A socket of the application that keeps every byte."""

    def __init__(self, app: FastAPI, table: str, tokens: list[str]) -> None:
        self.heard: list[str] = []
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._pong = asyncio.Event()
        self._asked = 0  # requests, and those that are not yet answered
        self._open: set[int] = set()
        self._inbox.put_nowait({"type": "websocket.connect"})
        self.say({"type": "hello", "tokens": tokens, "spectate": True})
        path = f"/api/tables/{table}/socket"
        scope = {"type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b"", "headers": [(b"host", b"house")], "subprotocols": []}
        self._task = asyncio.create_task(app(scope, self._inbox.get, self._hear))

    def say(self, message: dict[str, Any]) -> None:
        """Send a message to the server."""
        self._inbox.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def ask(self, message: dict[str, Any]) -> None:
        """Send a request."""
        self._asked += 1
        self._open.add(self._asked)
        self.say({**message, "id": self._asked})

    async def _hear(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            if message["text"].startswith('{"type":"pong"'):
                self._pong.set()
            else:
                self.heard.append(message["text"])
            if message["text"].startswith('{"type":"answer"'):
                self._open.discard(json.loads(message["text"])["id"])

    async def all(self) -> list[str]:
        """All that was sent so far: the answers to all requests, and what came before the answer to a ping."""
        async with asyncio.timeout(60):
            while self._open:
                await asyncio.sleep(0)
            self._pong.clear()
            self.say({"type": "ping"})
            await self._pong.wait()
        return self.heard

    async def close(self) -> None:
        """Go away."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._task


class World:
    """A table on which lies a state, and what a pair of eyes is sent of it, over sockets and requests."""

    def __init__(self, app: FastAPI, state: State, eye: int) -> None:
        self.app = app
        self.eye = eye
        self.id = f"world-{next(NUMBERS):08d}"
        self.tokens = [f"token-of-seat-{seat}" for seat in range(state.setting.players)]
        self.room = _room(self.id, state, [hashed(token) for token in self.tokens])
        self.client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house")
        self.answers: list[Sent] = []
        self.told = 0
        self.ear: Ear

    @property
    def state(self) -> State:
        """The truth."""
        assert self.room.state is not None
        return self.room.state

    async def open(self) -> None:
        """Put the table there and listen."""
        desk = self.app.state.desk
        await desk.store.write(lambda connection: ledger.add_table(connection, self.room.row, self.room.chairs))
        desk._rooms[self.id] = self.room
        self.ear = Ear(self.app, self.id, self._own())
        await self.ear.all()

    async def close(self) -> None:
        """Stop listening."""
        await self.ear.close()
        await self.client.aclose()
        self.app.state.desk._rooms.pop(self.id)

    def _own(self) -> list[str]:
        return [] if self.eye == SPECTATOR else [self.tokens[self.eye]]

    async def ask(self, method: str, path: str, body: Any = None, seat: int | None = None) -> httpx.Response:
        """A request; what is answered to other eyes than these is not kept."""
        seat = self.eye if seat is None else seat
        headers = {"X-Request-ID": "these-eyes"}  # one that is given out is new each time
        if seat != SPECTATOR:
            headers["Authorization"] = f"Bearer {self.tokens[seat]}"
        response = await self.client.request(method, f"/api/tables/{self.id}{path}", json=body, headers=headers)
        assert response.status_code < 500, response.text
        if seat in (self.eye, SPECTATOR):
            self.answers.append(Sent(f"{method} {path} {body}", f"{response.status_code} {sorted(response.headers.items())} {response.text}"))
        return response

    async def play(self, seat: int, notation: str) -> None:
        """A move of any seat, as its client sends it."""
        response = await self.ask("POST", "/moves", {"move": notation, "at": self.room.packet(seat).at}, seat)
        assert response.status_code == 200, response.text

    async def news(self) -> list["Sent"]:
        """Every byte that these eyes got since the last time, the same whichever table it is."""
        heard = await self.ear.all()
        asked = " ".join(one.question for one in self.answers)
        fresh = [*self.answers, *(Sent(f"socket, beside {asked}", text) for text in heard[self.told :])]
        self.answers, self.told = [], len(heard)
        return [Sent(one.question, one.text.replace(self.id, TABLE)) for one in fresh]


def _room(table: str, state: State, marks: list[str]) -> Room:
    """A room with persons and clocks, whose game begins with `state`."""
    game: Game = state.setting.game
    players = state.setting.players
    position = state.dump()
    start = game.position(position)
    clock = Clock(600_000, 60_000, "move", "random")
    running = Running.start(clock, players)
    running.step(clock, start.to_act(), moment(), fresh=True)
    row = blank_row(game, state.setting.board.name, dict(state.setting.options), players)
    texts = {"position": encoded(position), "seed": str(state.chance.seed), "salt": SALT, "clock": encoded(clock.data()), "running": running.text}
    chairs = [Chair(seat, "person", f"P{seat}", token=mark) for seat, mark in enumerate(marks)]
    room = Room(replace(row, id=table, status="playing", started=1, **texts), chairs)
    room.place(start, [], 0, 0, [])
    return room


async def look_about(world: World, wishes: list[str], strange: list[str]) -> None:
    """All that a client may ask about a game in progress: the table, the state, replay and record, reasons, hints, what would come of moves."""
    for path in ("", "/state", "/replay", "/replay/0?eyes=all", "/replay/0?eyes=1", "/record", "/chat", "/hint?bot=random"):
        await world.ask("GET", path)
    await world.ask("GET", "/state", seat=SPECTATOR)
    for of in range(len(world.room.chairs)):
        await world.ask("GET", f"/about/{of}")
        world.ear.ask({"type": "about", "of": of})
    for notation in (*wishes, *strange):
        await world.ask("GET", f"/why?move={notation}")
        world.ear.ask({"type": "why", "move": notation})
    for notation in wishes:
        await world.ask("POST", "/preview", {"moves": [notation]})


def same(here: list[Sent], there: list[Sent], where: str) -> None:
    """Byte for byte, save what a preview shows of things that would be drawn: there both must say that it is only imagined."""
    if len(here) != len(there):
        raise Leak(f"{where}: {len(here)} messages in one world, {len(there)} in the other")
    for one, other in zip(here, there, strict=True):
        if one.text == other.text or (one.imagined and other.imagined):
            continue
        place = next((number for number, (a, b) in enumerate(zip(one.text, other.text, strict=False)) if a != b), 0)
        shown = [text[max(0, place - 80) : place + 60] for text in (one.text, other.text)]
        raise Leak(f"{where}: after {one.question} the worlds differ: …{shown[0]}… and …{shown[1]}…")


def silent(sent: list[Sent], words: set[str], where: str) -> None:
    """None of these words is in what was sent, save those of the question itself and what is only imagined."""
    secret = re.compile("|".join(rf"(?<!\w)(?:{re.escape(word)}|{re.escape(json.dumps(word)[1:-1])})(?!\w)" for word in sorted(words)))
    for one in sent:
        if one.imagined:
            continue
        for found in secret.finditer(one.text):
            if found.group() not in one.question:
                raise Leak(f"{where}: after {one.question} {found.group()!r} is in …{one.text[max(0, found.start() - 120) : found.end() + 60]}…")


async def side_by_side(app: FastAPI, state: State, eye: int, chance: Chance, plies: int, words: Any) -> int:
    """Play both worlds on as long as these eyes cannot tell them apart, at most so many plies; how many it were."""
    here = World(app, state, eye)
    there = World(app, state.imagine(None if eye == SPECTATOR else eye, chance), eye)
    await here.open()
    await there.open()
    number = 0
    try:
        for number in range(plies + 1):
            where = f"{state.setting.game.id}, eye {eye}, phase {here.state.phases[here.state.at].name}, ply {number}"
            seat = None if eye == SPECTATOR else eye
            if here.state.view(seat) != there.state.view(seat):
                raise Leak(f"{where}: the view itself tells the worlds apart")
            secret = words(here.state, eye) | {str(state.chance.seed), SALT, *(chair.token for chair in here.room.chairs)}
            wishes, strange = _questions(here.state, eye, chance)
            for world in (here, there):
                await look_about(world, wishes, strange)
            ours, theirs = await here.news(), await there.news()
            same(ours, theirs, where)
            silent(ours, secret, where)
            if number == plies or not await _step(here, there, chance):
                break
    finally:
        await here.close()
        await there.close()
    return number


def _questions(state: State, eye: int, chance: Chance) -> tuple[list[str], list[str]]:
    """Some moves of these eyes, and some others of the whole space."""
    moves = state.setting.board.moves
    legal: list[Move] = [] if eye == SPECTATOR else [*state.moves(eye), *state.asides(eye)]
    wishes = [legal[chance.below(len(legal))].text for _ in range(2)] if legal else []
    return wishes, [moves[chance.below(len(moves))].text for _ in range(2)]


async def _step(here: World, there: World, chance: Chance) -> bool:
    """The next ply of both worlds; False if these eyes may tell them apart from now on, or the game is over."""
    one, other = here.state, there.state
    sealed = one.phases[one.at].sealed
    both = [seat for seat in one.to_act() if seat in other.to_act()]
    if not both:
        return False
    seat = both[chance.below(len(both))]
    ours = [move.text for move in one.moves(seat)]
    theirs = [move.text for move in other.moves(seat)]
    if seat != here.eye and not sealed:
        ours = theirs = [text for text in ours if text in theirs]  # what is done openly is the same in both worlds
    if not ours:
        return False
    pick = chance.below(1 << 16)
    fences = one.fence, other.fence
    await here.play(seat, ours[pick % len(ours)])
    await there.play(seat, theirs[pick % len(theirs)])
    if seat == here.eye:
        await _take_back(here, there, seat, ours[pick % len(ours)])
    shown = (here.state.fence, there.state.fence) != fences or (sealed and here.state.at != one.at) or (sealed and there.state.at != other.at)
    same_view = here.state.view(_seat(here.eye)) == there.state.view(_seat(here.eye))
    return not ((shown and not same_view) or here.state.over or there.state.over)


def _seat(eye: int) -> int | None:
    return None if eye == SPECTATOR else eye


async def _take_back(here: World, there: World, seat: int, notation: str) -> None:
    """Where a step may be taken back in both worlds it is, and played again."""
    can = [world.room.packet(seat).data["undo"]["can"] for world in (here, there)]
    if can == ["ask", "ask"]:  # the others would have to agree: they are asked, and then moves go on
        for world in (here, there):
            await world.ask("POST", "/undo", {"at": world.room.packet(seat).at}, seat)
    if can != ["step", "step"]:
        return
    for world in (here, there):
        answer = await world.ask("POST", "/undo", {"at": world.room.packet(seat).at}, seat)
        assert answer.json()["done"] is True
        await world.play(seat, notation)


def walk(game: Game, players: int, board: str | None, options: dict[str, Any], seed: int) -> Iterator[State]:
    """Every position of a random game, at which somebody decides."""
    state = game.new(players, seed, board, options)
    dice = Chance(seed + 1)
    while not state.over:
        yield state
        acting = state.to_act()
        seat = acting[dice.below(len(acting))]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(len(moves))])
