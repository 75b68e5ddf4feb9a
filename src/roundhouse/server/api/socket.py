"""The socket of a table: the client says who it is, then hears of everything that changes for its eyes, and may play."""

import asyncio
import json
from contextlib import suppress
from typing import Any, TypeVar

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import BaseModel, ValidationError

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.state import SPECTATOR
from roundhouse.server.api.bodies import Say, Step, Undo, UndoAnswer
from roundhouse.server.api.play import reason, speak
from roundhouse.server.desk import Desk
from roundhouse.server.eyes import encoded
from roundhouse.server.hub import Client, moment
from roundhouse.server.limits import Bucket
from roundhouse.server.problems import Problem, kernel_problem, language_of
from roundhouse.server.room import Room

router = APIRouter()
T = TypeVar("T", bound=BaseModel)
LARGEST = 16 * 1024
STRIKES = 20  # messages that make no sense before the socket is closed
RATE, BURST = 30.0, 90.0  # messages a second
SILENCE = 60.0  # seconds without a word before the socket is closed
SOCKETS = 200  # of one table in one process
POLICY, GONE, NO_TABLE, NO_SEAT = 1008, 1012, 4404, 4401


@router.websocket("/api/tables/{table}/socket")
async def socket(websocket: WebSocket, table: str) -> None:
    """One connection, from hello to goodbye."""
    await websocket.accept()
    desk: Desk = websocket.app.state.desk
    with suppress(WebSocketDisconnect, RuntimeError):
        try:
            room = await desk.room(table) if len(table) <= 32 and table.isascii() else None
        except Problem:
            room = None
        if room is None:
            await websocket.close(NO_TABLE, "there is no such table")
            return
        if len(desk.hub.clients(room.id)) >= SOCKETS:
            await websocket.close(POLICY, "too many sockets at this table")
            return
        await Talk(desk, room, websocket).run()


class Talk:
    """A conversation with one client."""

    def __init__(self, desk: Desk, room: Room, websocket: WebSocket) -> None:
        self.desk = desk
        self.room = room
        self.websocket = websocket
        self.bucket = Bucket(RATE, BURST)
        self.strikes = 0
        self.client = Client([], "en", {})

    async def run(self) -> None:
        """Hello, then both directions until one ends."""
        if not await self._hello():
            return
        sender = asyncio.create_task(self._send())
        receiver = asyncio.create_task(self._receive())
        try:
            await asyncio.wait([sender, receiver], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (sender, receiver):
                task.cancel()
                with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                    await task
            await self.desk.hub.leave(self.room, self.client)

    async def _hello(self) -> bool:
        """The first message: who is there; False if the socket was closed."""
        try:
            hello = parsed(await asyncio.wait_for(text_of(self.websocket), SILENCE))
            tokens, since = hello.get("tokens", []), hello.get("since", {})
            if hello.get("type") != "hello" or not isinstance(tokens, list) or not isinstance(since, dict) or len(tokens) > 16:
                raise Problem("bad", "the first message must be a hello")
        except (Problem, TimeoutError):
            await self.websocket.close(POLICY, "the first message must be a hello")
            return False
        seats = [self.desk.seat_of(self.room, token) if isinstance(token, str) else None for token in tokens]
        if None in seats:
            await self.websocket.close(NO_SEAT, "a token that opens no seat of this table")
            return False
        eyes = sorted({seat for seat in seats if seat is not None})
        keys = {seat: self.room.chairs[seat].token for seat in eyes}
        self.client = Client([SPECTATOR, *eyes] if hello.get("spectate") is True or not eyes else eyes, language_of(_text(hello.get("language"))), keys)
        await self.desk.hub.join(self.room, self.client)
        await self._welcome({str(key): _text(value) or "" for key, value in since.items()})
        return True

    async def _welcome(self, since: dict[str, str]) -> None:
        """The table, the chat, and the state for each pair of eyes."""
        chat = await self.desk.chat(self.room.id, 0)
        now = moment()
        self.client.chat = chat[-1]["number"] if chat else 0
        self.client.ready = True
        self.desk.hub.tell_table(self.room)
        self.client.send(encoded({"type": "chat", "chat": chat}))
        for eye in self.client.eyes:
            self.desk.hub.show(self.room, self.client, eye, now, {}, since.get("null" if eye == SPECTATOR else str(eye)))

    async def _send(self) -> None:
        while True:
            text = await self.client.queue.get()
            if text is None:
                await self.websocket.close(GONE, "reconnect and catch up")
                return
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
            wait = self.bucket.take()
            if wait > 0:
                await asyncio.sleep(wait)  # whoever is too fast is slowed down
            if text:
                await self._listen(text)
            if self.strikes >= STRIKES:
                await self.websocket.close(POLICY, "too many messages that make no sense")
                return

    async def _listen(self, text: str) -> None:
        number: Any = None
        try:
            message = parsed(text)
            number = message.get("id")
            if message.get("type") == "ping":
                self.client.send(encoded({"type": "pong", "now": moment()}))
                return
            if not isinstance(number, int) or isinstance(number, bool) or abs(number) > 1 << 53:
                number = None
                raise Problem("bad", "id: a message needs a number of its own")
            answer = await self._do(message)
            self.client.send(encoded({"type": "answer", "id": number, "ok": True, **answer}))
        except Problem as problem:
            if problem.code == "bad":
                self._strike(number, problem)
            else:
                self._deny(number, problem)
        except RoundhouseError as problem:
            self._deny(number, kernel_problem(problem))

    async def _do(self, message: dict[str, Any]) -> dict[str, Any]:
        """What the client asks for."""
        kind = message.get("type")
        if kind not in ("move", "undo", "undo-answer", "why", "chat"):
            raise Problem("bad", "type: there is move, undo, undo-answer, why, chat and ping")
        seat = self._seat(message, needed=kind != "chat")
        fields = {key: value for key, value in message.items() if key not in ("type", "id", "seat")}
        language = self.client.language
        if kind == "chat":
            return await speak(self.desk, self.room, seat, _body(Say, fields))
        assert seat is not None
        if kind == "move":
            step = _body(Step, fields)
            return {"at": await self.desk.move(self.room, seat, step.move, step.at, language)}
        if kind == "undo":
            return {"done": await self.desk.undo(self.room, seat, _body(Undo, fields).at, language)}
        if kind == "undo-answer":
            return {"done": await self.desk.answer_undo(self.room, seat, _body(UndoAnswer, fields).agree)}
        return reason(self.room, seat, _body(Step, {"at": "any", **fields}).move, language)

    def _seat(self, message: dict[str, Any], needed: bool) -> int | None:
        seats = [eye for eye in self.client.eyes if eye != SPECTATOR]
        seat = message.get("seat", seats[0] if len(seats) == 1 else None)
        if seat is None and not needed:
            return None
        if isinstance(seat, bool) or seat not in seats:
            raise Problem("forbidden", "seat: this socket does not hold that seat")
        if self.room.chairs[seat].token != self.client.keys[seat]:
            raise Problem("token", "this seat is no longer yours")
        return int(seat)

    def _strike(self, number: int | None, problem: Problem) -> None:
        self.strikes += 1
        self._deny(number, problem)

    def _deny(self, number: int | None, problem: Problem) -> None:
        self.client.send(json.dumps({"type": "answer", "id": number, "ok": False, "error": problem.data()}))


async def text_of(websocket: WebSocket) -> str:
    """The next message as text; one that is too long, or no text, is a problem."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    text = message.get("text")
    if not isinstance(text, str):
        raise Problem("bad", "messages are texts of JSON")
    if len(text) > LARGEST:
        raise Problem("bad", f"a message has at most {LARGEST} characters")
    return text


def parsed(text: str) -> dict[str, Any]:
    """The JSON object of a message."""
    try:
        data = json.loads(text)
    except (ValueError, RecursionError):
        raise Problem("bad", "this is no JSON") from None
    if not isinstance(data, dict):
        raise Problem("bad", "a message is a JSON object")
    return data


def _body(kind: type[T], fields: dict[str, Any]) -> T:
    try:
        return kind.model_validate(fields)
    except ValidationError as problem:
        raise Problem("bad", said(problem.errors())) from None


def said(errors: Any) -> str:
    """The first thing that is wrong with a body: the field and the reason."""
    first = errors[0]
    place = ".".join(str(part) for part in first.get("loc", ()) if part != "body")
    return f"{place}: {first.get('msg', 'is wrong')}" if place else str(first.get("msg", "is wrong"))


def _text(value: Any) -> str | None:
    return value if isinstance(value, str) else None
