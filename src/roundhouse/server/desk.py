"""The desk: the rooms in memory, and the one way in which a game goes on: judge, commit, tell."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hmac import compare_digest
from typing import Any, TypeVar

from sqlalchemy import select

from roundhouse.kernel.errors import IllegalMove, UnknownName
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import GAME_OVER
from roundhouse.kernel.state import State
from roundhouse.kernel.undo import NOTHING
from roundhouse.server import ledger, schema
from roundhouse.server.eyes import encoded
from roundhouse.server.hub import Hub, moment
from roundhouse.server.problems import Problem, refused
from roundhouse.server.room import Change, Room
from roundhouse.server.settings import Settings
from roundhouse.server.store import Store, Taken
from roundhouse.server.tending import Tender
from roundhouse.server.thinking import Thinkers
from roundhouse.server.tokens import hashed

T = TypeVar("T")
ROOMS = 1000  # tables kept in memory
TRIES = 50  # that a step may lose against other processes


class Desk:
    """All tables of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        self.hub = Hub(settings.redis, settings.database)
        self.thinkers = Thinkers(settings.thinkers)
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self.tender = Tender(self)
        self._tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Open the database, listen to the others, and go on with every game that waits for the server."""
        await self.store.open()
        await self.hub.open(self._heard)
        self._later(self.tender.sweep())

    async def close(self) -> None:
        """Stop; whatever was acknowledged is in the database."""
        await self.tender.close()
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task
        await self.hub.close()
        await self.thinkers.close()
        await self.store.close()

    # Rooms

    async def room(self, table: str) -> Room:
        """A table, loaded if need be; up to date with what other processes did."""
        room = self._rooms.get(table)
        if room is not None:
            self._rooms.move_to_end(table)
            if self.hub.shared:
                async with self.lock(table):
                    await ledger.refresh(self.store, room)
            return room
        task = self._loading.get(table)
        if task is None:
            task = asyncio.create_task(self._load(table))
            self._loading[table] = task
        return await asyncio.shield(task)

    async def _load(self, table: str) -> Room:
        try:
            room = await ledger.load(self.store, table)
            self._rooms[table] = room
            self._forget()
            return room
        finally:
            del self._loading[table]

    def _forget(self) -> None:
        """Let go of the tables that nobody looks at, the longest unused first."""
        for table in list(self._rooms):
            if len(self._rooms) <= ROOMS:
                return
            if not self.hub.clients(table) and not self.tender.busy(table) and not self.lock(table).locked():
                del self._rooms[table]
                self._locks.pop(table, None)

    def lock(self, table: str) -> asyncio.Lock:
        """Held while a table changes in this process."""
        return self._locks.setdefault(table, asyncio.Lock())

    def seat_of(self, room: Room, token: str) -> int | None:
        """The seat that a token opens; None if it opens none here."""
        mark = hashed(token)
        for chair in room.chairs:
            if chair.token and compare_digest(chair.token, mark):
                return chair.seat
        return None

    def is_host(self, room: Room, token: str) -> bool:
        """True if the token is the host's."""
        return bool(room.row["host"]) and compare_digest(room.row["host"], hashed(token))

    # The one way in which a game goes on

    async def move(self, room: Room, seat: int, notation: str, at: str, language: str = "en") -> str:
        """Play a move that was decided on at `at`; the new `at` once it is committed."""

        async def step() -> Change:
            state = self._ready(room, seat, at)
            return self._legal(room, state, seat, notation, language)

        await self.commit(room, step)
        return room.packet(seat).at

    def _ready(self, room: Room, seat: int, at: str) -> State:
        state = room.playing()
        if room.chairs[seat].standin:
            raise Problem("state", "a bot plays for you: come back first")
        if room.packet(seat).at != at:
            raise Problem("late", "the table has moved on since; look again")
        return state

    def _legal(self, room: Room, state: State, seat: int, notation: str, language: str) -> Change:
        move = find_move(room, notation)
        try:
            return room.try_move(seat, move, "person")
        except IllegalMove as problem:
            raise refused(room.game, problem.refusal, language) from None

    async def commit(self, room: Room, step: Callable[[], Awaitable[Change | None]]) -> Change | None:
        """Work out a step on the newest state and commit it; again if another process was first. Then tell everybody."""
        for _ in range(TRIES):
            async with self.lock(room.id):
                change = await step()
                if change is None:
                    return None
                if await self._write(room, change):
                    break
                await ledger.refresh(self.store, room)
        else:
            raise Problem("late", "too many others moved at this table at the same moment; look again")
        await self.announce(room, "moves")
        if room.status == "over" or room.number % self.settings.snapshot_every == 0:
            self._later(self._keep(room))
        return change

    async def _write(self, room: Room, change: Change) -> bool:
        now = moment()
        state = change.state
        running = room.clocks_after(change, now)
        asked = room.takeback
        kept = asked is not None and change.kind != "back" and room.stands(asked, state, change.phase_start, room.number + 1)
        values: dict[str, Any] = {"running": running.text if running else "", "takeback": room.row["takeback"] if kept else ""}
        if state.over:
            values |= {"status": "over", "ended": now, "due": None}
        else:
            values["due"] = self.tender.due(room, state, running, now)
        values = {key: value for key, value in values.items() if room.row[key] != value}
        try:
            await self.store.append(ledger.line_of(room, change, now), values)
        except Taken:
            return False
        room.row |= values
        room.adopt(change)
        if state.over or (asked is not None and not kept):
            self.hub.tell_table(room)
        return True

    async def announce(self, room: Room, what: str) -> None:
        """Tell the clients here and the other processes, and see who has to act."""
        if what == "table":
            self.hub.tell_table(room)
        self.hub.tell_states(room)
        await self.hub.publish(room.id, what)
        self.tender.schedule(room)

    async def _keep(self, room: Room) -> None:
        if room.status == "over":
            await ledger.save_album(self.store, room, self.settings.snapshot_every)
        elif room.state is not None:
            await ledger.save_snapshot(self.store, room)

    # Taking back

    async def undo(self, room: Room, seat: int, at: str, language: str = "en") -> bool:
        """Take back a step of `seat`; False if the other persons have to agree first."""

        async def step() -> Change | None:
            self._ready(room, seat, at)
            refusal = room.undo_refusal(seat)
            if refusal is None:
                return room.try_undo(seat)
            if refusal is NOTHING or refusal is GAME_OVER:
                raise refused(room.game, refusal, language)
            return room.try_back(seat, room.last_ply(seat)) if room.alone(seat) else None

        if await self.commit(room, step) is not None:
            return True
        await self.change_row(room, takeback=encoded(room.asks(seat)))
        return False

    async def answer_undo(self, room: Room, seat: int, agree: bool) -> bool:
        """A person agrees, or not; True when it has been taken back."""
        asked = room.takeback
        if asked is None or not room.stands(asked, room.state, room.phase_start, room.number):
            raise Problem("state", "nobody asks to take anything back")
        agreed = sorted({*asked["agreed"], seat})
        if not agree:
            await self.change_row(room, takeback="")
            return False
        if any(person not in agreed for person in room.persons()):
            await self.change_row(room, takeback=encoded({**asked, "agreed": agreed}))
            return False

        async def step() -> Change | None:
            still = room.status == "playing" and room.stands(asked, room.state, room.phase_start, room.number)
            return room.try_back(asked["seat"], asked["ply"]) if still else None

        if await self.commit(room, step) is None:
            raise Problem("late", "somebody has moved meanwhile, so nothing is taken back")
        return True

    async def change_row(self, room: Room, **values: Any) -> None:
        """Change the table's row and tell everybody."""
        async with self.lock(room.id):
            await self.store.write(lambda connection: ledger.set_row(connection, room.id, **values))
            room.row |= values
        await self.announce(room, "table")

    # News

    async def _heard(self, table: str, what: str) -> None:
        """Another process has changed a table."""
        room = self._rooms.get(table)
        if room is None:
            return
        if what == "chat":
            await self.tell_chat(room)
            return
        if what != "presence":
            async with self.lock(table):
                await ledger.refresh(self.store, room)
            self.hub.tell_states(room)
        if what in ("presence", "table") or room.status == "over":
            self.hub.tell_table(room)

    async def tell_chat(self, room: Room) -> None:
        """The new lines of the chat to the clients here."""
        clients = self.hub.clients(room.id)
        if clients:
            self.hub.tell_chat(room.id, await self.chat(room.id, min(client.chat for client in clients)))

    async def chat(self, table: str, since: int, most: int = 100) -> list[dict[str, Any]]:
        """The last lines of the chat after number `since`."""
        lines = schema.chat
        query = select(lines).where(lines.c.table_id == table, lines.c.number > since).order_by(lines.c.number.desc()).limit(most)
        async with self.store.read() as connection:
            rows = (await connection.execute(query)).mappings().all()
        return [{"number": row["number"], "seat": row["seat"], "name": row["name"], "text": row["text"], "time": row["time"]} for row in reversed(rows)]

    def _later(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def find_move(room: Room, notation: str) -> Move:
    """The move of this table's board that `notation` names."""
    assert room.state is not None
    try:
        return room.game.move(notation, room.state.setting.board)
    except UnknownName as problem:
        raise Problem("bad", str(problem)) from None
