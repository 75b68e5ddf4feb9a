"""Which process looks after which table.

Every process has a row in the database with a beat that goes up while it lives. A process whose beat stood still for a while, as another one
sees it, is struck off, and its tables are free; one at whose address nobody listens any more is struck off at once. A table has one owner at a
time: its lease names the owner and a fence that goes up whenever the owner changes, and every change of the table is committed only while owner
and fence are still those by which it was made. So a process that froze and wakes up cannot write, and it serves nobody before it has made sure
that it was not struck off.

With SQLite there is one process, which has the file to itself: it owns every table, and its beat only tells when it last served.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import delete, func, insert, literal, select, text, update
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.server import ledger, schema
from roundhouse.server.hub import moment
from roundhouse.server.notes import NOTES
from roundhouse.server.problems import Problem
from roundhouse.server.store import Lost, Store
from roundhouse.server.weather import Away

BEAT = 0.25  # seconds between two beats
DOUBT = 0.6  # seconds without a beat after which a process is knocked at: one whose door is no longer there is gone
KNOCK = 0.2  # seconds that it has to open
CONFIRM = 2.5  # seconds that a request waits for the process to make sure that it was not struck off
LAPSE = 3000  # ms without a beat that count as a pause of the house, in which no clock runs
ALONE = 2.0  # seconds between two beats of a process that is alone
PROBE = 0.5  # and while it cannot write
REGISTER = 8_800_002  # the number of PostgreSQL's lock while a process signs on


@dataclass
class Server:
    """A process, as another one sees it."""

    id: str
    address: str
    key: str
    beat: int
    seen: float  # when this beat was first seen
    gone: asyncio.Event = field(default_factory=asyncio.Event)


class Elsewhere(Exception):
    """Another process looks after this table."""

    def __init__(self, table: str, server: Server | None = None) -> None:
        super().__init__(table)
        self.table = table
        self.server = server


class Leases:
    """This process among the others, and the tables that are its own."""

    def __init__(self, store: Store, term: float) -> None:
        self._store = store
        self._term = term  # seconds that a beat is good for: nobody is struck off sooner
        self.shared = not store.sqlite  # whether there may be other processes
        self.me = ""
        self.address = ""  # where the others reach this process
        self.key = secrets.token_hex(32)
        self.others: dict[str, Server] = {}
        self.dropped: Callable[[str], None] = lambda table: None  # told of every table that is no longer ours
        self.paused: Callable[[int, int], Awaitable[None]] = _nothing  # told when this process could serve nobody for a while
        self.ticking: Callable[[], bool] = lambda: False  # whether any clock runs here
        self.served = moment()  # the last moment at which this process is known to have served
        self.orphans = asyncio.Event()  # set when a process has gone
        self._held: dict[str, int] = {}
        self._where: dict[str, str] = {}  # of tables elsewhere: the owner, as far as we know
        self._claims: dict[str, asyncio.Task[int]] = {}
        self._good = 0.0  # until when our last beat is good
        self._beaten = asyncio.Condition()
        self._beating = asyncio.Lock()
        self._counting = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None
        self._pulsing: asyncio.Task[None] | None = None

    async def open(self, address: str) -> None:
        """Sign on."""
        self.address = address
        await self._register()
        if self.shared:
            await self._beat()
        self._task = asyncio.create_task(self._live() if self.shared else self._live_alone())

    async def close(self) -> None:
        """Sign off: our tables are free at once."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            with suppress(Away):
                mine = schema.servers.c.id == self.me
                off = update(schema.servers).where(mine).values(alive=False, served=moment())
                await self._store.write(lambda connection: connection.execute(off))

    # Our tables

    @property
    def sure(self) -> bool:
        """True if we cannot have been struck off."""
        return not self.shared or time.monotonic() < self._good

    def fence(self, table: str) -> int:
        """The fence of a table of ours; raises Elsewhere."""
        if not self.shared:
            return 0
        if table not in self._held:
            raise Elsewhere(table)
        return self._held[table]

    async def hold(self, table: str) -> int:
        """Take a table that is nobody's, or make sure that it is still ours; its fence. Raises Elsewhere if another process has it."""
        if not self.shared:
            return 0
        await self._be_sure()
        fence = self._held.get(table)
        if fence is not None:
            return fence
        server = self.others.get(self._where.get(table, ""))
        if server is not None:
            raise Elsewhere(table, server)
        task = self._claims.get(table)
        if task is None:
            task = self._claims[table] = asyncio.create_task(self._claim(table))
            task.add_done_callback(lambda _: self._claims.pop(table, None))
        return await asyncio.shield(task)

    def mistaken(self, table: str) -> None:
        """Another process says that a table is not its own: ask the database again."""
        self._where.pop(table, None)

    def holds(self, table: str) -> bool:
        """True if a table is ours, as far as we know."""
        return not self.shared or table in self._held

    def lose(self, table: str, fence: int) -> None:
        """A table is no longer ours by this fence."""
        if self._held.get(table) == fence:
            del self._held[table]
            self.dropped(table)

    async def made(self, connection: AsyncConnection, table: str) -> None:
        """A table that is being made in this transaction is ours, once `keep` has been called."""
        if self.shared:
            await connection.execute(insert(schema.leases).values(table_id=table, owner=self.me, fence=1))

    def keep(self, table: str) -> None:
        """The table that we have made is in the database."""
        if self.shared:
            self._held[table] = 1

    async def check(self, connection: AsyncConnection, table: str, fence: int) -> None:
        """In a transaction: raises Lost if the table is no longer ours, and else keeps it so until the commit."""
        if self.shared:
            lease = schema.leases.c
            query = select(lease.fence).where(lease.table_id == table, lease.owner == self.me, lease.fence == fence).with_for_update(read=True)
            if (await connection.execute(query)).first() is None:
                raise Lost

    def share(self, tables: list[str]) -> list[str]:
        """Of tables that are nobody's those that are for us to take, so that the processes do not all take the same."""
        everybody = sorted([self.me, *self.others])
        return [table for table in tables if everybody[sum(table.encode()) % len(everybody)] == self.me]

    async def _claim(self, table: str) -> int:
        """Take a table whose owner, if it had one, is gone."""
        lease = schema.leases
        living = select(schema.servers.c.id).where(schema.servers.c.alive)
        free = select(schema.tables.c.id, literal(self.me), literal(1)).where(schema.tables.c.id == table)
        query = upsert(lease).from_select(["table_id", "owner", "fence"], free)
        gone = lease.c.owner.not_in(living)
        taken = {"owner": self.me, "fence": lease.c.fence + 1}
        query = query.on_conflict_do_update(index_elements=[lease.c.table_id], set_=taken, where=(lease.c.owner == self.me) | gone)
        me = self.me
        async with self._store.urgent() as connection:
            fence = (await connection.execute(query.returning(lease.c.fence))).scalar_one_or_none()
            owner = None if fence else (await connection.execute(select(lease.c.owner).where(lease.c.table_id == table))).scalar_one_or_none()
        if me != self.me:
            raise Away  # struck off meanwhile
        if fence is not None:
            self._held[table] = int(fence)
            self._where.pop(table, None)
            return int(fence)
        if owner is None:
            raise Problem("unknown", "there is no such table")
        if owner not in self.others:
            await self._beat()
        if owner not in self.others:
            raise Away  # it has gone in this very moment
        self._where[table] = str(owner)
        raise Elsewhere(table, self.others[owner])

    # Living among the others

    async def _be_sure(self) -> None:
        if self.sure:
            return
        try:
            async with asyncio.timeout(CONFIRM), self._beaten:
                await self._beaten.wait_for(lambda: self.sure)
        except TimeoutError:
            raise Away from None

    async def _register(self) -> None:
        """A row for this process, under a name that it has never had. If nobody has served for a while, no clock has run meanwhile."""
        self.me = secrets.token_hex(8)
        servers = schema.servers

        async def work(connection: AsyncConnection) -> None:
            if self.shared:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({REGISTER})"))
            now = moment()
            last = (await connection.execute(select(func.max(servers.c.served)))).scalar_one_or_none()
            if last is not None and (now - last > LAPSE or not self.shared):
                await connection.execute(delete(servers))
                await ledger.pause(connection, int(last), now)
            await connection.execute(delete(servers).where(servers.c.alive.is_(False), servers.c.served < now - LAPSE))
            if self.address:  # where we listen now nobody else does: whoever did is gone, and its tables are free at once
                await connection.execute(update(servers).where(servers.c.address == self.address).values(alive=False))
            row = {"id": self.me, "address": self.address, "key": self.key, "beat": 0, "served": now, "alive": True}
            await connection.execute(insert(servers).values(**row))
            self.served = now

        await self._store.write(work)

    async def _live_alone(self) -> None:
        while True:
            await asyncio.sleep(PROBE if self._store.weather.bad else ALONE)
            try:
                await self.pulse()
            except Away:
                continue  # it has been noted
            except Exception:
                NOTES.exception("the beat of this process")

    async def pulse(self) -> None:
        """Make sure that we can serve, and that no time counts in which we could not."""
        if self.shared:
            await self._beat()
            return
        now = moment()
        if self._store.weather.bad or self.ticking():
            beaten = update(schema.servers).where(schema.servers.c.id == self.me).values(beat=schema.servers.c.beat + 1, served=now)
            await self._store.write(lambda connection: connection.execute(beaten))
            self._store.weather.good()
        await self._serve_again(now)

    async def timely(self) -> None:
        """Before a step is judged by the clock: if this process stood still, or the machine's time was set, that counts for nobody."""
        if abs(moment() - self.served) > LAPSE:
            if self._pulsing is None or self._pulsing.done():
                self._pulsing = asyncio.create_task(self.pulse())  # one for all who come now
            with suppress(Away):  # then the step will find out by itself
                await asyncio.shield(self._pulsing)

    async def _serve_again(self, now: int) -> None:
        async with self._counting:  # until all clocks have been moved on, nobody is judged by one
            try:
                if abs(now - self.served) > LAPSE:
                    await self.paused(self.served, now)
            finally:
                self.served = now

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
            except Away:
                continue  # it has been noted
            except Exception:
                NOTES.exception("the beat of this process")

    async def _beat(self) -> None:
        """Tell that we live, see who else does, and strike off whoever does not. One at a time: who comes meanwhile is content with a beat begun since."""
        asked = time.monotonic()
        async with self._beating:
            if self._good - self._term < asked:
                await self._beat_now()

    async def _beat_now(self) -> None:
        start, now = time.monotonic(), moment()
        servers = schema.servers
        async with self._store.urgent() as connection, asyncio.timeout(CONFIRM):
            beaten = update(servers).where(servers.c.id == self.me, servers.c.alive).values(beat=servers.c.beat + 1, served=now)
            alive = (await connection.execute(beaten)).rowcount == 1
            query = select(servers.c.id, servers.c.address, servers.c.key, servers.c.beat).where(servers.c.alive, servers.c.id != self.me)
            rows = (await connection.execute(query)).all()
            if alive:
                for server in [*self._silent(rows, start), *await self._shut(start)]:
                    NOTES.warning("the process at %s is gone: its tables are free", server.address)
                    struck = update(servers).where(servers.c.id == server.id, servers.c.beat == server.beat).values(alive=False)
                    if (await connection.execute(struck)).rowcount:
                        self._gone(server.id)
        self._store.weather.good()
        if not alive:
            await self._struck_off()
            return
        await self._serve_again(now)
        self._good = start + self._term
        async with self._beaten:
            self._beaten.notify_all()

    def _silent(self, rows: Any, start: float) -> list[Server]:
        """Take note of the others; those whose beat has stood still for too long, while we looked."""
        now = time.monotonic()
        blind = start - (self._good - self._term) > self._term / 2  # we have not looked for a while, and cannot tell who was silent meanwhile
        for known in set(self.others) - {row[0] for row in rows}:
            self._gone(known)
        found = []
        for name, address, key, beat in rows:
            server = self.others.get(name)
            if server is None:
                self.others[name] = Server(name, address, key, beat, now)
            elif server.beat != beat or blind:
                server.beat, server.seen = beat, now
            elif start - server.seen >= self._term:
                found.append(server)
        return found

    async def _shut(self, start: float) -> list[Server]:
        """Those of whom nothing was heard for a moment, and at whose address nobody listens: their machine says so, thus they need not be waited for."""
        doubtful = [server for server in self.others.values() if DOUBT <= start - server.seen < self._term]
        shut = await asyncio.gather(*(_refused(server.address) for server in doubtful))
        return [server for server, refused in zip(doubtful, shut, strict=True) if refused]

    def _gone(self, name: str) -> None:
        server = self.others.pop(name, None)
        if server is not None:
            server.gone.set()
        self._where = {table: owner for table, owner in self._where.items() if owner != name}
        self.orphans.set()

    async def _struck_off(self) -> None:
        """The others took us for dead: whatever we had is theirs, and we begin anew."""
        NOTES.warning("this process was silent for too long; it lets its tables go and starts again")
        for table, fence in list(self._held.items()):
            self.lose(table, fence)
        await self._register()
        await self._beat_now()


async def _refused(address: str) -> bool:
    """True if the machine there answers that nobody listens at this address; one that does not answer may be frozen, or far away."""
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(KNOCK):
            _, writer = await asyncio.open_connection(host.strip("[]"), int(port))
    except ConnectionRefusedError:
        return True
    except (OSError, ValueError, TimeoutError):
        return False
    writer.close()
    return False


async def _nothing(last: int, now: int) -> None:
    """Nobody wants to know."""
