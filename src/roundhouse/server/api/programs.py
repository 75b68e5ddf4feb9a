"""Programs that play here: the messages of `exec:` bots (docs/bot_protocol.md) by socket, for a seat's token or the token of a bot's account."""

import asyncio
import json
from contextlib import suppress
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from roundhouse.bots import protocol
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.server import accounts, seating, watch
from roundhouse.server.api.socket import GONE, HELLO, NO_SEAT, POLICY, STRIKES, STUCK, room_of, text_of
from roundhouse.server.callers import Caller
from roundhouse.server.desk import Desk
from roundhouse.server.hub import Client, moment
from roundhouse.server.leases import Elsewhere
from roundhouse.server.limits import Bucket
from roundhouse.server.notes import NOTES
from roundhouse.server.problems import Problem, kernel_problem
from roundhouse.server.room import Room

router = APIRouter()
RATE: Final = 20.0  # messages a second
BURST: Final = 60.0
DONE: Final = 1000
DAY: Final = 86_400_000  # milliseconds to answer where no clock runs
LONGEST: Final = 120  # letters of a reason for closing


@router.websocket("/api/tables/{table}/program")
async def program(websocket: WebSocket, table: str) -> None:
    """One program at one table, from hello to goodbye."""
    await websocket.accept()
    with suppress(WebSocketDisconnect, RuntimeError):
        room = await room_of(websocket, table)
        if room is not None:
            await Talk(websocket.app.state.desk, room, websocket).run()


class Talk:
    """A conversation with a program, which plays one seat or several of one account."""

    def __init__(self, desk: Desk, room: Room, websocket: WebSocket) -> None:
        self.desk = desk
        self.room = room
        self.websocket = websocket
        self.bucket = Bucket(RATE, BURST)
        self.strikes = 0
        self.key = ""  # of a bot's account
        self.client = Client([], "en", {})
        self.number = 0  # of the last turn
        self.turns: dict[int, tuple[int, str]] = {}  # that wait for an answer: seat, and what it knew
        self.news: dict[int, list[dict[str, Any]]] = {}  # by seat, since its last turn
        self.begun: set[int] = set()
        self.ended: set[int] = set()

    async def run(self) -> None:
        """Both say hello, then both directions until one ends."""
        tasks: list[asyncio.Task[None]] = []
        try:
            await self._tell(protocol.hello())
            if await self._hello():
                tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._receive())]
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.desk.hub.leave(self.room, self.client)
            for task in tasks:
                task.cancel()
            for result in await asyncio.gather(*tasks, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | RuntimeError | TimeoutError):
                    NOTES.error("a program at table %s failed", self.room.id, exc_info=result)

    async def _hello(self) -> bool:
        """Who is there; False if the socket was closed."""
        try:
            async with asyncio.timeout(HELLO):
                said = protocol.read(await text_of(self.websocket))
            protocol.greeted(said)
            seats = await self._seats(said.get("token", ""))
        except (protocol.Nonsense, TimeoutError) as problem:
            await self.websocket.close(POLICY, (str(problem) or "the first message must be a hello")[:LONGEST])
            return False
        except Problem as problem:
            await self.websocket.close(NO_SEAT, problem.text[:LONGEST])
            return False
        self.client = Client(seats, "en", {seat: self.room.chairs[seat].token for seat in seats})
        self.news = {seat: [] for seat in seats}
        self.desk.hub.join(self.room, self.client)
        for seat in seats:
            chair = self.room.chairs[seat]
            if chair.standin and not chair.resigned:
                await seating.come_back(self.desk, self.room, seat)
        self.client.ready = True
        self.desk.hub.tell_table(self.room)
        self.desk.hub.tell_states(self.room, self.client)
        return True

    async def _seats(self, token: str) -> list[int]:
        """The seats that a token opens. An account's takes the first open seat if it has none here; a Problem if nothing opens."""
        account = await accounts.by_program(self.desk.store, token) if token else None
        if account is None:
            seat = self.desk.seat_of(self.room, Caller(token)) if token else None
            if seat is None:
                raise Problem("token", "this token opens no seat of this table")
            return [seat]
        self.key = token
        mine = [chair.seat for chair in self.room.chairs if chair.account == account.id]
        if mine:
            return mine
        free = [chair.seat for chair in self.room.chairs if chair.kind == "open" or chair.given]
        if not free:
            raise Problem("token", "there is no open seat at this table")
        await seating.sit(self.desk, self.room, free[0], "", account)
        return free[:1]

    # What the program hears

    async def _send(self) -> None:
        while True:
            text = await self.client.queue.get()
            if text is None:
                await self.websocket.close(GONE, "reconnect and catch up")
                return
            message = json.loads(text)
            if message["type"] == "state":
                await self._state(message)
            if len(self.ended) == len(self.client.eyes):
                await self.websocket.close(DONE, "the game is over")
                return

    async def _state(self, message: dict[str, Any]) -> None:
        """A new position: the turn that it brings, or the end."""
        seat: int = message["seat"]
        state = self.room.state
        if state is None or seat in self.ended:
            return
        names = [chair.name for chair in self.room.chairs]
        if seat not in self.begun:
            self.begun.add(seat)
            clock = self.room.clock
            time, fallback = (clock.turn, clock.bot) if clock is not None else (DAY, "")
            await self._tell(protocol.start(state.setting, seat, names, time, fallback, self.room.id))
        self.news[seat] += [{"kind": event["kind"], "seat": event["seat"], "facts": event["facts"]} for event in message["events"]]
        self.turns = {number: turn for number, turn in self.turns.items() if turn[0] != seat}
        if message["status"] != "playing":
            self.ended.add(seat)
            over = message["status"] == "over"
            told: protocol.End = {
                "type": "end",
                "table": self.room.id,
                "seat": seat,
                "over": over,
                "scores": state.scores() if over else [],
                "ranking": state.ranking() if over else [],
                "winners": state.winners() if over else [],
                "events": self.news[seat],  # type: ignore[typeddict-item]
            }
            await self._tell(told)
        elif message["turn"]:
            self.number += 1
            self.turns[self.number] = (seat, message["at"])
            turn: protocol.Turn = {
                "type": "turn",
                "table": self.room.id,
                "seat": seat,
                "id": self.number,
                "view": message["view"],
                "moves": [_choice(move) for move in message["moves"]],
                "asides": [_choice(move) for move in message["asides"]],
                "events": self.news[seat],  # type: ignore[typeddict-item]
                "left": _left(message, seat),
            }
            self.news[seat] = []
            await self._tell(turn)

    async def _tell(self, message: Any) -> None:
        async with asyncio.timeout(STUCK):
            await self.websocket.send_text(protocol.written(message))

    # What it says

    async def _receive(self) -> None:
        while True:
            try:
                said = protocol.read(await text_of(self.websocket))
                if said["type"] == "ping":
                    await self._tell({"type": "pong"})
                elif said["type"] == "move":
                    await self._move(said)
            except (protocol.Nonsense, Problem) as problem:
                await self._complain(None, problem.text if isinstance(problem, Problem) else str(problem))
            wait = self.bucket.take()
            if wait > 0:
                await asyncio.sleep(wait)
            if self.strikes >= STRIKES:
                await self.websocket.close(POLICY, "too many messages that make no sense")
                return

    async def _move(self, said: dict[str, Any]) -> None:
        """Play its move. If that cannot be, it is told why, and the turn still waits for an answer."""
        number: int = said["id"]
        if number not in self.turns:
            await self._complain(number, f"turn {number} waits for no answer")
            return
        seat, at = self.turns[number]
        with watch.asking("program", self.room.id) as asked:
            try:
                if self.key and await accounts.by_program(self.desk.store, self.key) is None:
                    raise Problem("token", "this token opens nothing any more")
                if self.room.chairs[seat].token != self.client.keys[seat]:
                    raise Problem("token", "this seat is no longer yours")
                await self.desk.move(self.room, seat, said["move"], at)
                return
            except Problem as told:
                problem = told
            except RoundhouseError as told:
                problem = kernel_problem(told)
            except Elsewhere:
                asked.result = "elsewhere"
                self.client.cut()
                return
            asked.result = problem.code
        if problem.code == "token":
            await self.websocket.close(NO_SEAT, problem.text[:LONGEST])
        elif problem.code != "late":
            await self._complain(number, problem.text)

    async def _complain(self, number: int | None, text: str) -> None:
        self.strikes += 1
        await self._tell(protocol.error(self.room.id, number, text))


def _choice(move: dict[str, Any]) -> protocol.Choice:
    return {"move": move["move"], "kind": move["kind"], "words": move["words"], "places": move["places"]}


def _left(message: dict[str, Any], seat: int) -> int:
    """Milliseconds until the clock of the seat runs out; a day where none runs."""
    for clock in message["clocks"]:
        if clock["seat"] == seat and clock["until"] is not None:
            return max(0, int(clock["until"]) - moment())
    return DAY
