"""What the server itself has to do at its tables: bots that move, clocks that run out, and whatever a crash left undone."""

import asyncio
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.state import State
from roundhouse.server import ledger, schema, watch
from roundhouse.server.chairs import PERSON
from roundhouse.server.clocks import Running
from roundhouse.server.hub import moment
from roundhouse.server.leases import LAPSE, Elsewhere
from roundhouse.server.notes import NOTES
from roundhouse.server.problems import Problem
from roundhouse.server.room import Room
from roundhouse.server.steps import Change
from roundhouse.server.weather import AGAIN, Away

if TYPE_CHECKING:
    from roundhouse.server.desk import Desk

GRACE = 20_000  # ms after which another process may do the work of a bot that should have moved
SOON, LATE = 1_000, 600_000  # ms until a table that failed is tried again: after the first time, and at most; each time in a row it is twice as long
PASS = "pass"  # the notation of passing, in games that have it
NOBODY, ALONE = "nobody", "alone"  # who asks for the bots of tables at which nobody has been seen, and of those where only bots sit: they share one turn
SWEEP = 2.0  # seconds between two looks for work that was left undone


def _passes(room: Room, state: State, seat: int) -> bool:
    """True if the game lets this seat pass now."""
    try:
        return state.refusal(seat, room.game.move(PASS, state.setting.board)) is None
    except RoundhouseError:
        return False


@dataclass(frozen=True)
class Thought:
    """What a bot thinks about."""

    seen: State
    seat: int
    played_by: str  # the bot in that seat; empty: a clock has run out
    waited_for: bool  # there were people at the table
    task: asyncio.Task[str]


class Tender:
    """Looks after the tables of this process."""

    def __init__(self, desk: "Desk") -> None:
        self.desk = desk
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tending: dict[str, asyncio.Task[None]] = {}
        self._thoughts: dict[str, Thought] = {}  # by table
        self._failures: Counter[str] = Counter()  # in a row, by table
        self._closed = False
        self.swept = time.monotonic()  # when it last looked for work

    def busy(self, table: str) -> bool:
        """True if something is to be done there, now or at a known time."""
        return table in self._timers or table in self._tending

    def forget(self, table: str) -> None:
        """A table is no longer ours."""
        self._failures.pop(table, None)
        for known in (self._timers.pop(table, None), self._tending.pop(table, None)):
            if known is not None:
                known.cancel()

    async def close(self) -> None:
        """Stop everything."""
        self._closed = True
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tending.values()):
            task.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await task

    def due(self, room: Room, state: State, running: Running | None, now: int) -> int | None:
        """When somebody has to look after this table, should its own process not."""
        if any(room.chairs[seat].played_by for seat in state.to_act()):
            return (now + self.desk.settings.bot_delay + 2 * GRACE) // GRACE * GRACE  # in steps, so that not every move of a bot has to write it
        time = room.next_time(state, running)
        return None if time is None else time + 1500

    def schedule(self, room: Room) -> None:
        """See to it that bots move and clocks are watched."""
        timer = self._timers.pop(room.id, None)
        if timer is not None:
            timer.cancel()
        self._doubt(room)
        if room.status != "playing" or room.id in self._tending or self._closed:
            return
        if room.bot_to_move() is not None:
            self._tend(room.id)
            return
        time = room.next_time(room.state, room.running)
        if time is not None:
            wait = max(0, time - moment()) / 1000 + 0.01
            self._timers[room.id] = asyncio.get_running_loop().call_later(min(wait, 86_400.0), self._tend, room.id)

    def _tend(self, table: str) -> None:
        self._timers.pop(table, None)
        if table not in self._tending:
            task = asyncio.create_task(self._look_after(table))
            self._tending[table] = task

    async def _look_after(self, table: str) -> None:
        """Let the bots of a table move, and those whose time is up, until a person has to decide."""
        room = None
        try:
            room = await self.desk.room(table)
            while await self._act(room):
                self._failures.pop(table, None)
        except Elsewhere:
            room = self.desk.known(table)  # ours again, perhaps, by another lease
        except Away:
            room = None
            self.again(table)
        except asyncio.CancelledError:
            room = None
            raise
        except Exception as problem:
            room = None
            lasting = isinstance(problem, RoundhouseError) or (isinstance(problem, Problem) and problem.code in ("state", "unknown"))
            if lasting:  # a game or rules that are not here: no use in trying again soon
                NOTES.error("table %s: %s", table, problem)
            else:
                NOTES.exception("table %s", table)
            await self._put_off(table, lasting)
        finally:
            if self._tending.get(table) is asyncio.current_task():
                del self._tending[table]
            if room is not None:
                self.schedule(room)

    def again(self, table: str) -> None:
        """The weather is bad: look at this table as soon as it may be better."""
        if table not in self._timers:
            self._timers[table] = asyncio.get_running_loop().call_later(AGAIN, self._tend, table)

    async def _put_off(self, table: str, lasting: bool) -> None:
        """A table that cannot be looked after makes room for the others, and is taken up again: soon at first, then less and less often."""
        wait = LATE if lasting else min(LATE, SOON << min(self._failures[table], 20))
        self._failures[table] += 1
        self._timers[table] = asyncio.get_running_loop().call_later(wait / 1000, self._tend, table)
        with suppress(Exception):  # should this process end meanwhile
            await self.desk.store.write(lambda connection: ledger.set_row(connection, table, due=moment() + wait))

    async def _act(self, room: Room) -> bool:
        """One step that the server itself has to do; False if there is none."""
        seat, who = room.bot_to_move(), "bot"
        if seat is None:
            seat, who = room.out_of_time(moment()), "clock"
        if seat is None or room.state is None or (room.clock is None and who == "clock"):
            return False
        if who == "clock" and moment() - self.desk.leases.served > LAPSE:
            await self.desk.leases.pulse()  # if we could not serve, that time counts for nobody
            return True
        if who == "clock" and room.clock is not None and room.clock.out in ("takeover", "out"):
            await self.stand_in(room, seat, room.clock.bot, room.number, for_good=room.clock.out == "out")
            return True
        bot = room.chairs[seat].played_by if who == "bot" else room.clock.bot if room.clock else ""
        phase = room.state.phases[room.state.at]
        if not phase.sealed and who == "bot":
            await asyncio.sleep(self.desk.settings.bot_delay / 1000)
        seen, number = room.state, room.number
        passed = who == "clock" and room.clock is not None and room.clock.out == "pass" and seat in seen.to_act() and _passes(room, seen, seat)
        with watch.thinking(bot):
            notation = PASS if passed else await self._thought(room, seen, seat, bot) if seat in seen.to_act() else ""

        async def step() -> Change | None:
            state = room.state
            still = state is not None and room.status == "playing" and (seat == room.bot_to_move() or who == "clock" or seat in state.to_act())
            if not still or state is None or not notation or (who == "bot" and not room.chairs[seat].played_by):
                return None
            if room.number != number and not (phase.sealed and state.phases[state.at] is phase):
                return None
            move = room.game.move(notation, state.setting.board)
            return room.try_move(seat, move, who) if state.refusal(seat, move) is None else None

        await self.desk.commit(room, step)
        return True

    async def _thought(self, room: Room, seen: State, seat: int, bot: str) -> str:
        """What a bot decides; nothing if the table has moved on before it came to an end. Where people wait it thinks before others."""
        waited_for = self._waited_for(room)
        kind, asker = ("bot", room.asker or NOBODY) if waited_for else ("alone", ALONE)
        task = asyncio.create_task(self.desk.thinkers.choose(seen, seat, bot, kind, asker, room.id))
        self._thoughts[room.id] = Thought(seen, seat, room.chairs[seat].played_by, waited_for, task)
        try:
            await asyncio.wait({task})
            return "" if task.cancelled() else task.result()
        finally:
            task.cancel()
            del self._thoughts[room.id]

    def _waited_for(self, room: Room) -> bool:
        """True if there are people at this table, or somebody looks on."""
        return bool(self.desk.hub.clients(room.id)) or any(chair.kind == PERSON and not chair.played_by for chair in room.chairs)

    def _doubt(self, room: Room) -> None:
        """Stop a bot that thinks about a position which is no longer on the table, for a person who is back, or before others although all people have gone.

        What others seal meanwhile changes nothing for it.
        """
        thought = self._thoughts.get(room.id)
        if thought is None:
            return
        state, seen = room.state, thought.seen
        sealed = state is not None and seen.phases[seen.at].sealed and state.at == seen.at
        moved_on = room.status != "playing" or (state is not seen and not sealed)
        if moved_on or room.chairs[thought.seat].played_by != thought.played_by or (thought.waited_for and not self._waited_for(room)):
            thought.task.cancel()

    async def stand_in(self, room: Room, seat: int, bot: str, number: int, for_good: bool = False) -> None:
        """A bot plays for a person who is out of time, unless the log has gone on since `number`: then somebody moved in time."""

        async def work(connection: AsyncConnection) -> None:
            row, chairs = await ledger.find(connection, room.id, lock=True)
            if row.status == "playing" and await ledger.last_number(connection, room.id) == number:
                await ledger.set_chair(connection, room.id, replace(chairs[seat], away=True, standin=bot, resigned=for_good))
                await ledger.set_row(connection, room.id, due=moment() + GRACE)

        await self.desk.change(room, work)

    async def sweep(self) -> None:
        """Take up what was left undone: all of it at the start, later what is overdue."""
        limit = 1 << 62
        while True:
            self.swept = time.monotonic()
            try:
                for one in await self._overdue(limit):
                    self._tend(one)
                await self.desk.look_at_all()
                for room in self.desk.at_rest():
                    if room.status == "playing" and not self.busy(room.id):
                        self.schedule(room)  # whatever kept it from going on, nothing does now
            except Away:
                pass  # it has been noted
            except Exception:
                NOTES.exception("looking for work that was left undone")
            with suppress(TimeoutError):
                async with asyncio.timeout(SWEEP):
                    await self.desk.leases.orphans.wait()
            limit = moment()

    async def _overdue(self, limit: int) -> list[str]:
        """The tables at which something should have been done before `limit`; with other processes, of our own tables and of those that are nobody's."""
        table, leases = schema.tables.c, self.desk.leases
        waiting = select(table.id).where(table.status == "playing", table.due.is_not(None)).order_by(table.due).limit(500)
        leases.orphans.clear()
        async with self.desk.store.read() as connection:
            if not leases.shared:
                return [str(row[0]) for row in await connection.execute(waiting.where(table.due < limit))]
            lease = schema.leases.c
            living = select(schema.servers.c.id).where(schema.servers.c.alive)
            owned = waiting.join(schema.leases, lease.table_id == table.id)
            ours = [str(row[0]) for row in await connection.execute(owned.where(lease.owner == leases.me, table.due < limit))]
            left = waiting.join(schema.leases, lease.table_id == table.id, isouter=True)
            nobodys = await connection.execute(left.where(lease.owner.is_(None) | lease.owner.not_in(living)))
            return [*ours, *leases.share([str(row[0]) for row in nobodys])]
