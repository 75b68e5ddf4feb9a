"""Who is connected, and telling them what changed: each client exactly what its eyes may know, and only when that changed.

All clients of a table are here, wherever they came in. By Redis the processes tell each other who is connected at their tables, for the lists of
tables; nothing waits for it, and nothing else depends on it.
"""

import asyncio
import json
import secrets
import time
from collections import defaultdict
from contextlib import suppress
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from roundhouse.kernel.state import SPECTATOR
from roundhouse.server import calls
from roundhouse.server.eyes import encoded
from roundhouse.server.limits import Buckets
from roundhouse.server.notes import NOTES
from roundhouse.server.room import Room
from roundhouse.server.weather import QUIET

if TYPE_CHECKING:
    from redis.asyncio import Redis

BACKLOG = 200  # messages that may wait for a slow client before it is cut off; it will catch up when it comes back
BEAT = 5.0  # seconds between two words of a process about who is connected to it
STALE = 3 * BEAT
PATIENCE = 1.0  # seconds that Redis has for one word
PRESENCE = (4.0, 24.0)  # words to everybody at a table about who is there, a second and at once
WORDS = 1000  # that may wait for Redis; what is more is forgotten, and said with the next beat


def moment() -> int:
    """Now, in milliseconds."""
    return time.time_ns() // 1_000_000


def connected(url: str) -> "Redis":
    """A client of Redis, which is loaded only where it is used."""
    from redis.asyncio import Redis

    return Redis.from_url(url, socket_timeout=PATIENCE, socket_connect_timeout=PATIENCE)


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
        self.missed = False  # something was said before it was ready
        self.session = ""  # the hash of the session's key, where the account opened a seat
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
    """The clients of this process, by table; with Redis, word of those of the other processes."""

    def __init__(self, redis: str, name: str) -> None:
        self._clients: dict[str, set[Client]] = defaultdict(set)
        self._redis: Redis | None = connected(redis) if redis else None
        self._channel = f"roundhouse:{sha256(name.encode()).hexdigest()[:16]}"
        self._me = secrets.token_hex(8)
        self._elsewhere: dict[str, dict[str, tuple[float, list[int], int]]] = defaultdict(dict)  # table -> process -> when, seats, spectators
        self._words: asyncio.Queue[dict[str, Any]] = asyncio.Queue(WORDS)
        self._tasks: list[asyncio.Task[None]] = []
        self._presence = Buckets(*PRESENCE)
        self._restless: set[str] = set()  # tables at which everybody will be told soon who is there
        self._noted = -QUIET
        self.heard = False  # whether Redis is there, as far as we know

    @property
    def shared(self) -> bool:
        """True if other processes are told who is connected."""
        return self._redis is not None

    async def open(self) -> None:
        """Start to talk with the other processes."""
        if self._redis is not None:
            self._tasks = [asyncio.create_task(work) for work in (self._listen(), self._beat(), self._talk())]

    async def close(self) -> None:
        """Cut everybody off and stop listening."""
        for clients in self._clients.values():
            for client in clients:
                client.cut()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._redis is not None:
            with suppress(Exception):
                await self._redis.aclose()

    # Clients

    @property
    def sockets(self) -> int:
        """How many clients are here."""
        return sum(len(clients) for clients in self._clients.values())

    def by_session(self) -> dict[str, list[Client]]:
        """The clients in this process that a session has let in."""
        found: dict[str, list[Client]] = defaultdict(list)
        for clients in self._clients.values():
            for client in clients:
                if client.session:
                    found[client.session].append(client)
        return found

    def clients(self, table: str) -> set[Client]:
        """The clients of a table in this process."""
        return self._clients.get(table, set())

    def join(self, room: Room, client: Client) -> None:
        """A client is here."""
        self._clients[room.id].add(client)
        self._say(room.id)

    def leave(self, room: Room, client: Client) -> None:
        """A client has gone: nothing can keep it from going, and one that never came may go too."""
        clients = self._clients.get(room.id, set())
        if client in clients:
            clients.remove(client)
            if not clients:
                del self._clients[room.id]
            self._say(room.id)
            self.tell_presence(room)

    def present(self, table: str) -> tuple[list[int], int]:
        """The seats that are connected somewhere, and the number of spectators."""
        seats, spectators = self._here(table)
        now = time.monotonic()
        if not self.clients(table):  # else they are all here
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

    def tell_presence(self, room: Room, newcomer: Client | None = None) -> None:
        """Who is here has changed: a newcomer is told of the table at once, the others too, but not again and again while people come and go."""
        if newcomer is not None:
            newcomer.send(encoded({"type": "table", "table": self.table_data(room)}))
        wait = self._presence.take(room.id)
        if not wait:
            self.tell_table(room, newcomer)
        elif room.id not in self._restless:
            self._restless.add(room.id)
            asyncio.get_running_loop().call_later(wait, self._settled, room)

    def _settled(self, room: Room) -> None:
        self._restless.discard(room.id)
        self.tell_presence(room)

    def tell_table(self, room: Room, but: Client | None = None) -> None:
        """The table's own data to all of its clients here, or to all but one."""
        clients = [client for client in self.clients(room.id) if client.ready and client is not but]
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

    def tell_weather(self, away: bool) -> None:
        """To everybody, that the database is away, or back."""
        text = encoded({"type": "weather", "away": away})
        for clients in self._clients.values():
            for client in clients:
                if client.ready:
                    client.send(text)

    def tell_chat(self, table: str, lines: list[dict[str, Any]]) -> None:
        """New lines of the chat to the clients here that have not had them."""
        for client in self.clients(table):
            fresh = [line for line in lines if line["number"] > client.chat]
            client.missed = client.missed or not client.ready
            if client.ready and fresh:
                client.chat = fresh[-1]["number"]
                client.send(encoded({"type": "chat", "chat": fresh}))

    # The other processes

    def _say(self, table: str, ask: bool = False) -> None:
        """Tell the other processes who is at a table here, without anybody waiting for it; `ask`: they are to do the same, for all of theirs."""
        if self._redis is not None:
            seats, spectators = self._here(table)
            with suppress(asyncio.QueueFull):
                self._words.put_nowait({"from": self._me, "table": table, "seats": seats, "spectators": spectators, "ask": ask})

    def _say_all(self, ask: bool = False) -> None:
        for table in ["", *self._clients]:
            self._say(table, ask and not table)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            self._say_all()
            now = time.monotonic()
            for table, there in list(self._elsewhere.items()):
                if all(now - when >= STALE for when, _, _ in there.values()):
                    del self._elsewhere[table]

    async def _talk(self) -> None:
        """Say what is to be said, one word after the other."""
        assert self._redis is not None
        while True:
            word = await self._words.get()
            try:
                async with asyncio.timeout(PATIENCE):
                    await self._redis.publish(self._channel, encoded(word))
            except Exception as problem:
                self._trouble(problem)
                await asyncio.sleep(PATIENCE)

    async def _listen(self) -> None:
        """Hear the others; whoever comes, or comes back, tells everything and asks the others to do so too.

        Our own words come back to us, so silence means that Redis is away.
        """
        assert self._redis is not None
        while True:
            try:
                async with self._redis.pubsub() as pubsub:
                    await pubsub.subscribe(self._channel)
                    self._say_all(ask=True)
                    while (message := await pubsub.get_message(timeout=2 * BEAT)) is not None:
                        self.heard = True
                        if message["type"] == "message":
                            self._hear(message["data"])
                    raise TimeoutError("nothing was heard")
            except Exception as problem:
                self._trouble(problem)
            await asyncio.sleep(PATIENCE)

    def _trouble(self, problem: Exception) -> None:
        """Redis is away: said once a minute."""
        self.heard = False
        if time.monotonic() - self._noted >= QUIET:
            self._noted = time.monotonic()
            NOTES.error("Redis is away: %s", str(problem) or type(problem).__name__)

    def _hear(self, text: str | bytes) -> None:
        """Take up one word; what is wrong with it must not keep us from the next."""
        try:
            word = json.loads(text)
            if word["from"] == self._me:
                return
            if word["ask"]:
                self._say_all()
            if word["table"]:
                there = self._elsewhere[word["table"]]
                there[word["from"]] = (time.monotonic(), [int(seat) for seat in word["seats"]], int(word["spectators"]))
                if not word["seats"] and not word["spectators"]:
                    del self._elsewhere[word["table"]]
        except Exception:
            NOTES.exception("a word by Redis: %.200s", text)


def _face(clocks: list[dict[str, Any]]) -> str:
    """What a client shows of the clocks, but for the passing of time."""
    return encoded([[clock["running"], clock["until"], clock["reserve"] if not clock["running"] else 0, clock["away"]] for clock in clocks])
