"""Who is connected, and telling them what changed: each client exactly what its eyes may know, and only when that changed."""

import asyncio
import json
import secrets
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from roundhouse.kernel.state import SPECTATOR
from roundhouse.server import calls
from roundhouse.server.eyes import encoded
from roundhouse.server.notes import NOTES
from roundhouse.server.room import Room

if TYPE_CHECKING:
    from redis.asyncio import Redis

BACKLOG = 200  # messages that may wait for a slow client before it is cut off; it will catch up when it comes back
BEAT = 20.0  # seconds between two words of a process about who is connected to it
STALE = 3 * BEAT
PATIENCE = 2.0  # seconds that Redis has for one word
Listener = Callable[[str, str], Awaitable[None]]  # a table, and what changed there: "table", "chat", "moves"


def moment() -> int:
    """Now, in milliseconds."""
    return time.time_ns() // 1_000_000


def connected(url: str) -> "Redis":
    """A client of Redis, which is loaded only where it is used."""
    from redis.asyncio import Redis

    return Redis.from_url(url)


class Client:
    """One socket: the eyes that look through it, and what it has been sent."""

    def __init__(self, eyes: list[int], language: str, keys: dict[int, str]) -> None:
        self.eyes = eyes
        self.keys = keys  # by seat, the hash of the token that opened it
        self.language = language
        self.queue: asyncio.Queue[str | None] = asyncio.Queue()
        self.known: dict[int, tuple[str, list[str], int]] = {}  # by eye: `at`, the marks of its log, and how many of them count
        self.clocks: dict[int, str] = {}
        self.held: set[int] = set()  # eyes whose news goes into the answer that is being made
        self.chat = 0
        self.ready = False
        self.gone = False

    def send(self, text: str) -> None:
        """Put a message on its way; a client that does not read is cut off."""
        if self.queue.qsize() >= BACKLOG:
            self.cut()
        else:
            self.queue.put_nowait(text)

    def cut(self) -> None:
        """Send nothing more but a goodbye; whoever is cut off may come back and catch up."""
        if not self.gone:
            self.gone = True
            self.ready = False
            self.queue.put_nowait(None)


class Hub:
    """The clients of this process, by table; with Redis, news from and to the other processes."""

    def __init__(self, redis: str, name: str) -> None:
        self._clients: dict[str, set[Client]] = defaultdict(set)
        self._redis: Redis | None = connected(redis) if redis else None
        self._channel = f"roundhouse:{sha256(name.encode()).hexdigest()[:16]}"
        self._me = secrets.token_hex(8)
        self._elsewhere: dict[str, dict[str, tuple[float, list[int], int]]] = defaultdict(dict)  # table -> process -> when, seats, spectators
        self._tasks: list[asyncio.Task[None]] = []
        self._telling: set[asyncio.Task[None]] = set()
        self._listener: Listener | None = None
        self.heard = False  # whether Redis is there, as far as we know

    @property
    def shared(self) -> bool:
        """True if other processes may change tables too."""
        return self._redis is not None

    async def open(self, listener: Listener) -> None:
        """Start to listen to the other processes."""
        self._listener = listener
        if self._redis is not None:
            await self._redis.ping()
            self._tasks = [asyncio.create_task(self._listen()), asyncio.create_task(self._beat())]

    async def close(self) -> None:
        """Cut everybody off and stop listening."""
        for clients in self._clients.values():
            for client in clients:
                client.cut()
        for task in [*self._tasks, *self._telling]:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        if self._redis is not None:
            await self._redis.aclose()

    # Clients

    @property
    def sockets(self) -> int:
        """How many clients are here."""
        return sum(len(clients) for clients in self._clients.values())

    def clients(self, table: str) -> set[Client]:
        """The clients of a table in this process."""
        return self._clients.get(table, set())

    def join(self, room: Room, client: Client) -> None:
        """A client is here."""
        self._clients[room.id].add(client)
        self._tell_presence(room.id)

    def leave(self, room: Room, client: Client) -> None:
        """A client has gone: nothing can keep it from going, and one that never came may go too."""
        clients = self._clients.get(room.id, set())
        if client in clients:
            clients.remove(client)
            if not clients:
                del self._clients[room.id]
            self._tell_presence(room.id)
            self.tell_table(room)

    def _tell_presence(self, table: str) -> None:
        """Tell the other processes who is here, without anybody waiting for it."""
        if self._redis is not None:
            task = asyncio.create_task(self._presence(table))
            self._telling.add(task)
            task.add_done_callback(self._telling.discard)

    def present(self, table: str) -> tuple[list[int], int]:
        """The seats that are connected somewhere, and the number of spectators."""
        seats, spectators = self._here(table)
        now = time.monotonic()
        for when, others, watching in self._elsewhere.get(table, {}).values():
            if now - when < STALE:
                seats = sorted({*seats, *others})
                spectators += watching
        return seats, spectators

    def _here(self, table: str) -> tuple[list[int], int]:
        clients = self.clients(table)
        seats = sorted({eye for client in clients for eye in client.eyes if eye != SPECTATOR})
        return seats, sum(client.eyes == [SPECTATOR] for client in clients)

    # Telling

    def table_data(self, room: Room) -> dict[str, Any]:
        """What everybody may know about a table, with who is connected."""
        seats, spectators = self.present(room.id)
        return {**room.data(seats, spectators, moment()), "calls": calls.shown(room)}

    def tell_table(self, room: Room) -> None:
        """The table's own data to all of its clients here."""
        clients = [client for client in self.clients(room.id) if client.ready]
        if clients:
            text = encoded({"type": "table", "table": self.table_data(room)})
            for client in clients:
                client.send(text)

    def tell_states(self, room: Room, only: Client | None = None) -> None:
        """To each client here (or to one) what changed for its eyes; nothing if nothing did."""
        now = moment()
        made: dict[tuple[int, int], str] = {}
        for client in list(self.clients(room.id)) if only is None else [only]:
            if any(room.chairs[seat].token != key for seat, key in client.keys.items()):
                client.cut()  # the seat is somebody else's now
            try:
                for eye in client.eyes if client.ready else []:
                    if eye not in client.held:
                        self.show(room, client, eye, now, made)
            except Exception:
                NOTES.exception("table %s: what a client is to be told", room.id)
                client.cut()

    def show(self, room: Room, client: Client, eye: int, now: int, made: dict[tuple[int, int], str], since: str | None = None) -> None:
        """The state for one pair of eyes, if these have not seen it; `since`: what they knew before they came."""
        clocks = room.clocks(eye, now)
        face = _face(clocks)
        known = client.known.get(eye)
        if known is not None and known[0] == room.packet(eye).at:
            if client.clocks.get(eye) != face:
                client.send(encoded({"type": "clocks", "seat": None if eye == SPECTATOR else eye, "clocks": clocks, "now": now}))
                client.clocks[eye] = face
        else:
            client.send(self.state_text(room, client, eye, now, made, since))

    def state_text(self, room: Room, client: Client, eye: int, now: int, made: dict[tuple[int, int], str], since: str | None = None) -> str:
        """The state for one pair of eyes from what this client knows on; from now on it knows it."""
        log = room.log(eye)
        known = client.known.get(eye)
        first = log.common(known[1], known[2]) if known is not None else log.first_new(since or "")
        if (eye, first) not in made:
            made[eye, first] = room.message_text(eye, first, now)
        client.known[eye] = (room.packet(eye).at, log.marks, len(log.marks))
        client.clocks[eye] = _face(room.clocks(eye, now))
        return made[eye, first]

    def tell_chat(self, table: str, lines: list[dict[str, Any]]) -> None:
        """New lines of the chat to the clients here that have not had them."""
        for client in self.clients(table):
            fresh = [line for line in lines if line["number"] > client.chat]
            if client.ready and fresh:
                client.chat = fresh[-1]["number"]
                client.send(encoded({"type": "chat", "chat": fresh}))

    # The other processes

    async def publish(self, table: str, what: str, **more: Any) -> None:
        """Tell the other processes; without Redis there are none."""
        if self._redis is None:
            return
        from redis.exceptions import RedisError

        try:
            async with asyncio.timeout(PATIENCE):
                await self._redis.publish(self._channel, encoded({"from": self._me, "table": table, "what": what, **more}))
        except (RedisError, OSError) as problem:
            self.heard = False
            NOTES.error("Redis: %s", problem or type(problem).__name__)  # the log is committed; the others find out at their next look

    async def _presence(self, table: str, ask: bool = True) -> None:
        seats, spectators = self._here(table)
        await self.publish(table, "presence", seats=seats, spectators=spectators, ask=ask)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            for table in list(self._clients):
                await self._presence(table, ask=False)

    async def _listen(self) -> None:
        assert self._redis is not None
        from redis.exceptions import RedisError

        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(self._channel)
                    self.heard = True
                    async for message in pubsub.listen():
                        if message["type"] == "message":
                            await self._hear(json.loads(message["data"]))
            except RedisError as problem:
                self.heard = False
                NOTES.error("Redis: %s", problem)
                await asyncio.sleep(1)

    async def _hear(self, news: dict[str, Any]) -> None:
        """Take up one piece of news; what goes wrong with it must not keep us from the next."""
        try:
            await self._heard(news)
        except Exception:
            NOTES.exception("news of table %s", news.get("table"))

    async def _heard(self, news: dict[str, Any]) -> None:
        table, what = news["table"], news["what"]
        if news["from"] == self._me or self._listener is None:
            return
        if what == "presence":
            before = self.present(table)
            self._elsewhere[table][news["from"]] = (time.monotonic(), news["seats"], news["spectators"])
            if not news["seats"] and not news["spectators"]:
                del self._elsewhere[table][news["from"]]
            if news["ask"] and self.clients(table):
                await self._presence(table, ask=False)
            if self.present(table) == before:
                return
            what = "presence"
        if self.clients(table) or what != "presence":
            await self._listener(table, what)


def _face(clocks: list[dict[str, Any]]) -> str:
    """What a client shows of the clocks, but for the passing of time."""
    return encoded([[clock["running"], clock["until"], clock["reserve"] if not clock["running"] else 0] for clock in clocks])
