"""The socket of a table: the client says who it is, then hears of everything that changes for its eyes, and may play."""

import asyncio
from contextlib import suppress
from typing import Any

from fastapi import APIRouter, WebSocket, WebSocketDisconnect

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.state import SPECTATOR
from roundhouse.server import takeback, watch
from roundhouse.server.api import about, foresight, play
from roundhouse.server.api.common import asker_of, key_of, session_of
from roundhouse.server.api.messages import (
    LARGEST,
    AskAbout,
    AskChat,
    AskHint,
    AskMove,
    AskPreview,
    AskUndo,
    AskUndoAnswer,
    AskWays,
    AskWhy,
    Cancel,
    Hello,
    Ping,
    Request,
    number_of,
    read_hello,
    read_message,
)
from roundhouse.server.callers import Caller
from roundhouse.server.desk import Desk
from roundhouse.server.eyes import encoded
from roundhouse.server.hub import Client, moment
from roundhouse.server.leases import Elsewhere
from roundhouse.server.limits import Bucket
from roundhouse.server.notes import NOTES
from roundhouse.server.problems import Problem, kernel_problem, language_of
from roundhouse.server.room import Room
from roundhouse.server.tokens import hashed
from roundhouse.server.weather import Away

router = APIRouter()
STRIKES = 20  # messages that make no sense before the socket is closed
RATE, BURST = 30.0, 90.0  # messages a second
HELLO = 10.0  # seconds in which a client must say who it is
SILENCE = 60.0  # seconds without a word before the socket is closed
STUCK = 20.0  # seconds that a client may take to read one message
SPECTATORS = 200  # of one table
WAITING = 16  # requests of one socket that may wait for their answers
POLICY, GONE, NO_TABLE, NO_SEAT = 1008, 1012, 4404, 4401


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    """One connection, from hello to goodbye."""
    await websocket.accept()
    with suppress(WebSocketDisconnect, RuntimeError):
        room = await room_of(websocket, table)
        if room is not None:
            try:
                await Talk(websocket.app.state.desk, room, websocket).run()
            except (Away, Problem):  # bad weather, or too many come at once
                await websocket.close(GONE, "reconnect and catch up")


async def room_of(websocket: WebSocket, table: str) -> Room | None:
    """The table that a new connection asks for; None, and the connection is closed with a reason, if it cannot be had."""
    desk: Desk = websocket.app.state.desk
    try:
        room = await desk.room(table) if len(table) <= 32 and table.isascii() else None
    except (Elsewhere, Away):
        await websocket.close(GONE, "reconnect and catch up")
        return None
    except Problem:
        room = None
    if room is None:
        await websocket.close(NO_TABLE, "there is no such table")
    return room


class Talk:
    """A conversation with one client."""

    def __init__(self, desk: Desk, room: Room, websocket: WebSocket) -> None:
        self.desk = desk
        self.room = room
        self.websocket = websocket
        self.bucket = Bucket(RATE, BURST)
        self.crowd = desk.messages.of(asker_of(websocket))
        self.strikes = 0
        self.client = Client([], "en", {})
        self.waiting: dict[int, asyncio.Task[None]] = {}  # requests that take their time, by number

    async def run(self) -> None:
        """Hello, then both directions until one ends; whatever happens, the client has left afterwards."""
        tasks: list[asyncio.Task[None]] = []
        try:
            if await self._hello():
                tasks = [asyncio.create_task(self._send()), asyncio.create_task(self._receive())]
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.desk.hub.leave(self.room, self.client)
            for task in [*tasks, *self.waiting.values()]:
                task.cancel()
            for result in await asyncio.gather(*tasks, *self.waiting.values(), return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, WebSocketDisconnect | RuntimeError):
                    NOTES.error("a socket of table %s failed", self.room.id, exc_info=result)

    async def _hello(self) -> bool:
        """The first message: who is there; False if the socket was closed."""
        try:
            async with asyncio.timeout(HELLO):
                hello = read_hello(await text_of(self.websocket))
        except (Problem, TimeoutError):
            await self.websocket.close(POLICY, "the first message must be a hello")
            return False
        account = await session_of(self.websocket)
        who = account.id if account is not None else ""
        seats = [self.desk.seat_of(self.room, Caller(token, who)) for token in hello.tokens]
        if None in seats:
            await self.websocket.close(NO_SEAT, "a token that opens no seat of this table")
            return False
        eyes = sorted({seat for seat in seats if seat is not None})
        if not eyes and self.desk.hub.present(self.room.id)[1] >= SPECTATORS:  # whoever sits at the table always finds room
            await self.websocket.close(POLICY, "too many look on at this table")
            return False
        keys = {seat: self.room.chairs[seat].token for seat in eyes}
        if eyes:
            self.room.asker = asker_of(self.websocket)
        self.client = Client([SPECTATOR, *eyes] if hello.spectate or not eyes else eyes, language_of(hello.language), keys)
        if any(self.room.chairs[seat].account for seat in eyes):
            self.client.session = hashed(key_of(self.websocket))
        self.desk.hub.join(self.room, self.client)
        await self._welcome(hello)
        return True

    async def _welcome(self, hello: Hello) -> None:
        """The table, the chat, and the state for each pair of eyes."""
        try:
            chat = await self.desk.chats.together(self.room.id, lambda: self.desk.chat(self.room.id, 0))
        except (Away, Problem):
            chat = []  # it comes with the next line that is said
        async with self.desk.newcomers:
            self._show(hello, chat)
            await asyncio.sleep(0)  # whoever sits here already comes before the next newcomer

    def _show(self, hello: Hello, chat: list[dict[str, Any]]) -> None:
        now = moment()
        self.client.chat = chat[-1]["number"] if chat else 0
        self.client.ready = True
        self.desk.hub.tell_presence(self.room, self.client)
        self.client.send(encoded({"type": "chat", "chat": chat}))
        if self.desk.store.weather.told:
            self.client.send(encoded({"type": "weather", "away": True}))
        if self.client.missed:  # while its welcome was made
            self.desk.later(self.desk.tell_chat(self.room))
        for eye in self.client.eyes:
            self.desk.hub.show(self.room, self.client, eye, now, {}, hello.since.get("null" if eye == SPECTATOR else str(eye)))

    async def _send(self) -> None:
        while True:
            text = await self.client.queue.get()
            if text is None:
                await self.websocket.close(GONE, "reconnect and catch up")
                return
            async with asyncio.timeout(STUCK):
                await self.websocket.send_text(text)

    async def _receive(self) -> None:
        while True:
            try:
                async with asyncio.timeout(SILENCE):
                    text = await text_of(self.websocket)
            except TimeoutError:
                await self.websocket.close(POLICY, "nothing was heard for a long time")
                return
            except Problem as problem:
                self._strike(None, problem)
                text = ""
            wait = max(self.bucket.owe(), self.crowd.owe())
            if wait > 0:
                await asyncio.sleep(wait)  # whoever is too fast is slowed down, by one socket or by many
            if text:
                await self._listen(text)
            if self.strikes >= STRIKES:
                await self.websocket.close(POLICY, "too many messages that make no sense")
                return

    async def _listen(self, text: str) -> None:
        try:
            message = read_message(text)
        except Problem as problem:
            self._strike(number_of(text), problem)
            return
        if isinstance(message, Ping):
            self.client.send(encoded({"type": "pong", "now": moment()}))
        elif isinstance(message, Cancel):
            task = self.waiting.pop(message.id, None)
            if task is not None:
                task.cancel()
        elif isinstance(message, AskWhy | AskPreview | AskWays | AskHint):
            self._start(message)
        else:
            await self._answer(message)

    def _start(self, message: Request) -> None:
        """Answer a request that takes its time, while others are answered too."""
        if len(self.waiting) >= WAITING or message.id in self.waiting:
            self._deny(message.id, Problem("slow", "too many questions at once; wait for their answers", wait=1.0))
            return
        task = asyncio.create_task(self._answer(message))
        self.waiting[message.id] = task
        task.add_done_callback(lambda done: self.waiting.pop(message.id, None) if self.waiting.get(message.id) is done else None)

    async def _answer(self, message: Request) -> None:
        with watch.asking(message.type, self.room.id) as asked:
            try:
                text = await self._do(message)
                self.client.send(f'{{"type":"answer","id":{message.id},"ok":true,{text[1:]}')
                return
            except Problem as told:
                problem, strikes = told, told.code == "bad"
            except RoundhouseError as told:
                problem, strikes = kernel_problem(told), False
            except Elsewhere:
                asked.result = "elsewhere"
                self.client.cut()
                return
            except Exception:
                NOTES.exception("table %s, a %s by socket", self.room.id, message.type)
                problem, strikes = Problem.fault(), True
            asked.result = problem.code
            self.strikes += strikes
            self._deny(message.id, problem)

    async def _do(self, message: Request) -> str:
        """What the client asks for: the answer as the JSON of an object that is not empty."""
        seat = self._seat(message.seat, needed=not isinstance(message, AskChat | AskAbout))
        language = self.client.language
        if isinstance(message, AskAbout):
            return encoded(about.tell(self.room, message.of, seat))
        if isinstance(message, AskChat):
            visitor = await session_of(self.websocket) if seat is None else None
            return encoded(await play.speak(self.desk, self.room, seat, message, asker_of(self.websocket), visitor))
        assert seat is not None
        if isinstance(message, AskMove | AskUndo | AskUndoAnswer):
            return await self._step(seat, message)
        asker = asker_of(self.websocket)
        if isinstance(message, AskWhy):
            return (await foresight.reason(self.desk, self.room, seat, message, language, asker)).decode()
        if isinstance(message, AskPreview):
            return (await foresight.look_ahead(self.desk, self.room, seat, message, language, asker)).decode()
        if isinstance(message, AskWays):
            return (await foresight.find_ways(self.desk, self.room, seat, message, language, asker)).decode()
        return encoded(await play.advise(self.desk, self.room, seat, message, asker))

    async def _step(self, seat: int, message: AskMove | AskUndo | AskUndoAnswer) -> str:
        """A step of the game: its answer is the new state for the eyes that made it, which are told nothing besides."""
        done = True
        self.client.held.add(seat)
        try:
            if isinstance(message, AskMove):
                await self.desk.move(self.room, seat, message.move, message.at, self.client.language)
            elif isinstance(message, AskUndo):
                done = await takeback.undo(self.desk, self.room, seat, message.at, self.client.language)
            else:
                done = await takeback.answer(self.desk, self.room, seat, message.agree)
            state = self.desk.hub.state_text(self.room, self.client, seat, moment(), {})
        finally:
            self.client.held.discard(seat)
            self.desk.hub.tell_states(self.room, self.client)
        at = encoded(self.room.packet(seat).at)
        return f'{{"done":{"true" if done else "false"},"at":{at},"state":{state}}}'

    def _seat(self, wish: int | None, needed: bool) -> int | None:
        seats = [eye for eye in self.client.eyes if eye != SPECTATOR]
        seat = seats[0] if wish is None and len(seats) == 1 else wish
        if seat is None and not needed:
            return None
        if seat is None or seat not in seats:
            raise Problem("forbidden", "seat: this socket does not hold that seat")
        if self.room.chairs[seat].token != self.client.keys[seat]:
            raise Problem("token", "this seat is no longer yours")
        return seat

    def _strike(self, number: int | None, problem: Problem) -> None:
        self.strikes += 1
        self._deny(number, problem)

    def _deny(self, number: int | None, problem: Problem) -> None:
        watch.denied(problem)
        self.client.send(encoded({"type": "answer", "id": number, "ok": False, "error": problem.data()}))


async def text_of(websocket: WebSocket) -> str:
    """The next message as text; one that is too long, or no text, is a problem."""
    message: Any = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if not isinstance(text, str):
        raise Problem("bad", "messages are texts of JSON")
    if len(text) > LARGEST:
        raise Problem("bad", f"a message has at most {LARGEST} characters")
    return text
