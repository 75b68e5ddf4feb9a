"""The desk: the rooms in memory, and the one way in which a game goes on: judge, commit, tell."""

import asyncio
from base64 import b64decode
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from dataclasses import replace
from hmac import compare_digest
from typing import Any, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.kernel.errors import IllegalMove, RoundhouseError, UnknownName
from roundhouse.kernel.move import Move
from roundhouse.kernel.state import State
from roundhouse.server import ledger, outbox, watch
from roundhouse.server.callers import HOST, Caller
from roundhouse.server.eyes import encoded
from roundhouse.server.hub import Hub, moment
from roundhouse.server.leases import Elsewhere, Leases
from roundhouse.server.limits import ENDLESS, MESSAGES, Buckets, Talk
from roundhouse.server.notes import NOTES
from roundhouse.server.problems import Problem, refused
from roundhouse.server.results import result_of
from roundhouse.server.room import Room
from roundhouse.server.row import acting
from roundhouse.server.settings import Settings
from roundhouse.server.shelf import Shelf
from roundhouse.server.sole import Sole, file_of
from roundhouse.server.steps import Change
from roundhouse.server.store import Lost, Store, Taken, Work
from roundhouse.server.studies import Studies
from roundhouse.server.tending import Tender
from roundhouse.server.thinking import Thinkers
from roundhouse.server.tokens import hashed
from roundhouse.server.turnstile import Turnstile
from roundhouse.server.weather import Away
from roundhouse.server.workers import FEWEST, Pool

T = TypeVar("T")
ROOMS = 1000  # tables kept in memory
OVER = 40  # from so many on, those whose game is over do not stay
GLIMPSES = 200  # and of tables that other processes look after
TRIES = 50  # that a step may lose against other processes


class Desk:
    """All tables of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.database)
        file = file_of(settings.database)
        self._sole = Sole(file) if file is not None else None
        self.leases = Leases(self.store, settings.silence / 1000)
        self.leases.dropped = self._drop
        self.leases.paused = self._paused
        self.leases.ticking = lambda: any(room.row.running and room.status == "playing" for room in self._rooms.values())
        self.hub = Hub(settings.redis, settings.database)
        self.pool = Pool(max(FEWEST, settings.thinkers))
        self.shelf = Shelf()
        self.talk = Talk(settings.limits)
        self.lists = Turnstile()
        self.chats = Turnstile()
        self.newcomers = Turnstile()
        self.messages = Buckets(*(MESSAGES if settings.limits else ENDLESS))  # of all sockets of an address
        self.thinkers = Thinkers(self.pool)
        self.studies = Studies(self)
        self.store.weather.tell = self.hub.tell_weather
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._glimpses: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[tuple[str, int], asyncio.Task[Room]] = {}
        self._locks: dict[str, asyncio.Lock] = {}
        self.tender = Tender(self)
        self._tasks: set[asyncio.Task[Any]] = set()  # that may be cancelled when the server stops
        self._owned: set[asyncio.Task[Any]] = set()  # that nobody may cancel

    async def open(self, address: str = "") -> None:
        """Open the database, sign on with the other processes, which reach this one at `address`, and go on with every game that waits for the server."""
        if self._sole is not None:
            self._sole.take(self.settings.address)
        await self.store.open(self.settings.wait / 1000)
        await self.leases.open(address)
        await self.hub.open()
        self.later(self.tender.sweep())

    async def close(self) -> None:
        """Stop; whatever was acknowledged is in the database."""
        await self.tender.close()
        await self.studies.close()
        while self._owned:
            await asyncio.wait(self._owned)
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task
        await self.hub.close()
        await self.leases.close()
        await self.pool.close()
        await self.store.close()
        if self._sole is not None:
            self._sole.release()

    # Rooms

    async def room(self, table: str) -> Room:
        """A table that this process looks after, from now on if it was nobody's; raises Elsewhere if another process does."""
        fence = await self.leases.hold(table)
        room = self._rooms.get(table)
        if room is not None and room.fence == fence:
            self._rooms.move_to_end(table)
            if room.doubtful:
                await self.look(room)
            return room
        task = self._loading.get((table, fence))
        if task is None:
            task = asyncio.create_task(self._load(table, fence))
            self._loading[table, fence] = task
        return await asyncio.shield(task)

    def known(self, table: str) -> Room | None:
        """A table that is in memory because this process looks after it."""
        return self._rooms.get(table)

    async def glimpse(self, table: str) -> Room:
        """A table to look at, whoever looks after it."""
        if self.leases.holds(table):
            return await self.room(table)
        async with self.lock(table):
            room = self._glimpses.get(table)
            if room is None:
                room = self._glimpses[table] = await ledger.load(self.store, table)
                if len(self._glimpses) > GLIMPSES:
                    self._locks.pop(self._glimpses.popitem(last=False)[0], None)
            else:
                self._glimpses.move_to_end(table)
                await ledger.refresh(self.store, room)
        return room

    async def look(self, room: Room) -> None:
        """Bring a room up to its log; whatever it did not know is told to everybody here."""
        async with self.lock(room.id):
            number, seen = room.number, (room.data(), room.row.calls)
            await ledger.refresh(self.store, room)
            table = (room.data(), room.row.calls) != seen
        if table or room.number != number:
            self._tell(room, table)

    async def look_at_all(self) -> None:
        """Look at every game in memory that is behind its log, or may be."""
        rooms = [room for room in self.at_rest() if room.status == "playing"]
        numbers = await ledger.numbers(self.store, [room.id for room in rooms]) if rooms else {}
        for room in rooms:
            if room.doubtful or numbers.get(room.id, 0) > room.number:
                await self.look(room)

    async def _load(self, table: str, fence: int) -> Room:
        try:
            room = await ledger.load(self.store, table)
            room.fence = fence
            if self.leases.fence(table) != fence:
                raise Elsewhere(table)
            self._rooms[table] = room
            self._forget()
            self.tender.schedule(room)  # whoever looked after it before may have gone in the middle of it
            return room
        except Away:
            if self.leases.shared:
                self.tender.again(table)  # it is ours now, and nobody else looks after it
            raise
        finally:
            del self._loading[table, fence]

    def _drop(self, table: str) -> None:
        """Another process looks after a table now: whoever is here has to come again."""
        self._rooms.pop(table, None)
        self.tender.forget(table)
        for client in list(self.hub.clients(table)):
            client.cut()

    def _lost(self, room: Room) -> Elsewhere:
        """A change was refused because the table is no longer ours."""
        self.leases.lose(room.id, room.fence)
        return Elsewhere(room.id)

    def _forget(self) -> None:
        """Let go of the tables that nobody looks at, the longest unused first, and of those at which nothing more can happen before others."""
        for table, room in list(self._rooms.items()):
            if len(self._rooms) <= (OVER if room.finished else ROOMS):
                continue
            if not self.hub.clients(table) and not self.tender.busy(table) and not self.lock(table).locked():
                del self._rooms[table], self._locks[table]

    def census(self) -> Counter[str]:
        """The tables in memory, by status."""
        return Counter(room.status for room in self._rooms.values())

    def at_rest(self) -> list[Room]:
        """The tables in memory that are not being changed."""
        return [room for room in self._rooms.values() if not self.lock(room.id).locked()]

    def lock(self, table: str) -> asyncio.Lock:
        """Held while a table changes in this process."""
        return self._locks.setdefault(table, asyncio.Lock())

    def seat_of(self, room: Room, caller: Caller) -> int | None:
        """The seat of whoever asks; None if it is none here. What belongs to an account is opened by a session of that account alone."""
        named = caller.named
        if named is not None:
            seat = int(named) if named.isdecimal() and len(named) <= 2 else len(room.chairs)
            own = [chair.seat for chair in room.chairs if caller.account and chair.account == caller.account]
            return seat if seat in own else own[0] if len(own) == 1 and named != HOST else None  # seats may have been drawn by lot since
        mark = hashed(caller.token)
        for chair in room.chairs:
            if chair.token and compare_digest(chair.token, mark):
                return chair.seat if chair.account in ("", caller.account) else None
        return None

    def is_host(self, room: Room, caller: Caller) -> bool:
        """True if the host asks."""
        if room.row.account and caller.account != room.row.account:
            return False
        if caller.named is not None:
            return caller.named == HOST and bool(room.row.account)
        return bool(room.row.host) and compare_digest(room.row.host, hashed(caller.token))

    # The one way in which a game goes on

    async def move(self, room: Room, seat: int, notation: str, at: str, language: str = "en") -> str:
        """Play a move that was decided on at `at`; the new `at` once it is committed."""

        async def step() -> Change:
            state = self.ready(room, seat, at)
            return self._legal(room, state, seat, notation, language)

        await self.commit(room, step)
        return room.packet(seat).at

    def ready(self, room: Room, seat: int, at: str) -> State:
        """The state on which a seat decided; raises Problem if it may not, or if the table has moved on."""
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
        """Work out a step on the newest state, commit it (again if another process was first), tell everybody: one thing, also if who asked goes away."""
        await self.leases.timely()
        return await self.owned(self._commit(room, step))

    async def _commit(self, room: Room, step: Callable[[], Awaitable[Change | None]]) -> Change | None:
        news = ""
        try:
            for _ in range(TRIES):
                async with self.lock(room.id):
                    if room.doubtful:
                        await ledger.refresh(self.store, room)
                        news = "table"
                    change = await step()
                    if change is None:
                        return None
                    if await self._write(room, change):
                        news = news or "moves"
                        return change
                    await ledger.refresh(self.store, room)
                    news = "table"
            raise Problem("late", "too many others moved at this table at the same moment; look again")
        finally:
            if news:
                self._tell(room, table=news == "table")

    async def owned(self, work: Coroutine[Any, Any, T]) -> T:
        """Do `work` to its end, whatever becomes of whoever waits for it."""
        task = asyncio.create_task(work)
        self._owned.add(task)
        task.add_done_callback(self._owned.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            task.add_done_callback(_note)
            raise

    async def _write(self, room: Room, change: Change) -> bool:
        now = moment()
        state = change.state
        running = room.clocks_after(change, now)
        asked = room.takeback
        kept = asked is not None and change.kind != "back" and room.stands(asked, state, change.phase_start, room.number + 1)
        values: dict[str, Any] = {"running": running.text if running else "", "takeback": room.row.takeback if kept else "", "acting": acting(state.to_act())}
        if state.over:
            values |= {"status": "over", "ended": now, "due": None, "result": encoded(result_of(state))}
        else:
            values["due"] = self.tender.due(room, state, running, now)
        values = {key: value for key, value in values.items() if getattr(room.row, key) != value}
        try:
            with watch.committing(room.id, change.kind, change.who):
                told = outbox.news(room.state, state, room.chairs)
                await self.store.append(ledger.line_of(room, change, now), values, self.leases.me, room.fence, told)
        except Taken:
            return False
        except Lost:
            raise self._lost(room) from None
        except Exception:
            room.doubtful = True  # a commit whose answer was lost may stand all the same
            raise
        room.row = replace(room.row, **values)
        room.adopt(change)
        if state.over or (asked is not None and not kept):
            self.hub.tell_table(room)
        if room.status == "over" or room.number % self.settings.snapshot_every == 0:
            self.later(self._keep(room))
        return True

    async def change(self, room: Room, work: Work[Any]) -> None:
        """Change a table otherwise than by a step of its game, read it back, and tell everybody: one thing, as a step is."""
        await self.owned(self._change(room, work))

    async def _change(self, room: Room, work: Work[Any]) -> None:
        async def fenced(connection: AsyncConnection) -> Any:
            await self.leases.check(connection, room.id, room.fence)
            return await work(connection)

        async with self.lock(room.id):
            room.doubtful = True  # until it has been read back
            try:
                await self.store.write(fenced)
            except Lost:
                raise self._lost(room) from None
            except Away:
                raise
            except Problem:
                room.doubtful = False  # nothing has happened
                raise
            await ledger.refresh(self.store, room)
        self._tell(room, table=True)

    def _tell(self, room: Room, table: bool) -> None:
        """Tell the clients, and see who has to act."""
        if table:
            self.hub.tell_table(room)
        self.hub.tell_states(room)
        self.tender.schedule(room)

    async def _keep(self, room: Room) -> None:
        if room.status == "over":
            await self._keep_album(room)
        elif room.state is not None:
            await ledger.save_snapshot(self.store, room)

    async def _keep_album(self, room: Room) -> None:
        number, question = room.number, {"row": room.row, "plies": room.playable().plies, "hands": room.hands, "every": self.settings.snapshot_every}
        pages = await self.pool.read("album", question, table=room.id)
        await ledger.save_album(self.store, room.id, number, [(ply, b64decode(data)) for ply, data in pages])

    async def _paused(self, last: int, now: int) -> None:
        """This process could serve nobody from `last` to `now`, so that no clock of its tables has run."""
        for room in [room for room in self._rooms.values() if room.status == "playing" and room.row.running]:

            async def work(connection: AsyncConnection, room: Room = room) -> None:
                row, _ = await ledger.find(connection, room.id, lock=True)
                if row.running:
                    await ledger.set_row(connection, room.id, **ledger.paused(row.running, row.due, last, now))

            with suppress(Elsewhere):
                await self.change(room, work)

    # News

    async def tell_chat(self, room: Room) -> None:
        """The new lines of the chat to the clients here."""
        clients = self.hub.clients(room.id)
        if clients:
            self.hub.tell_chat(room.id, await self.chat(room.id, min(client.chat for client in clients)))

    async def chat(self, table: str, since: int, most: int = 100) -> list[dict[str, Any]]:
        """The last lines of the chat after number `since`."""
        async with self.store.read() as connection:
            return await ledger.chat(connection, table, since, most)

    def later(self, work: Any) -> None:
        """Do something that nobody waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(_note)


def _note(task: asyncio.Task[Any]) -> None:
    """Write down what went wrong in a task that nobody waits for."""
    problem = None if task.cancelled() else task.exception()
    if problem is not None and not isinstance(problem, Problem | RoundhouseError | Elsewhere):
        NOTES.error("a task failed", exc_info=problem)


def find_move(room: Room, notation: str) -> Move:
    """The move of this table's board that `notation` names."""
    assert room.state is not None
    try:
        return room.game.move(notation, room.state.setting.board)
    except UnknownName as problem:
        raise Problem("bad", str(problem)) from None
