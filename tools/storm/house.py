"""What a storm rages over: one process with SQLite, or three behind nginx with PostgreSQL and Redis, and the people at the tables."""

import asyncio
import signal
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import roundhouse
from storm.clients import Hand, Tally
from storm.pests import Pests
from storm.services import Disk, Postgres, Proxy, Redis, Server, Service
from storm.verdict import Truth, judged, replay, stale, steps_of

SETTLED = 30.0  # seconds after a fault in which everybody must be shown what the log says
GOING = 45.0  # seconds in which every table must go on
DISK = 320  # megabytes of the disk that will be full


class House:
    """The whole of it."""

    def __init__(self, folder: Path, database: str, processes: int, hands: int, seed: int) -> None:
        self.folder = folder
        self.tally = Tally()
        self.disk = Disk(folder / "disk", DISK)
        self.postgres: Postgres | None = None
        self.redis: Redis | None = None
        place = folder / "disk" / "database"
        place.mkdir()
        env = {"ROUNDHOUSE_BOT_DELAY": "20", "ROUNDHOUSE_PROXIES": "127.0.0.1", "ROUNDHOUSE_LOG": "json", "ROUNDHOUSE_METRICS": "on"}
        if database == "postgresql":
            self.postgres = Postgres(place)
            self.redis = Redis(folder)
            env |= {"ROUNDHOUSE_DATABASE": self.postgres.url, "ROUNDHOUSE_REDIS": self.redis.url}
            self.truth = Truth(self.postgres.url)
        else:
            env["ROUNDHOUSE_DATABASE"] = str(place / "tables.sqlite")
            self.truth = Truth.at(place / "tables.sqlite")
        self.servers = [Server(folder, env) for _ in range(processes)]
        self.proxy = Proxy(folder, [server.port for server in self.servers])
        self.go = asyncio.Event()
        self.stop = asyncio.Event()
        self.hands = [Hand(self.proxy.port, number, self.tally, self.go) for number in range(hands)]
        self.pests = Pests(self.proxy.port, self.tally, seed)
        self.playing: list[asyncio.Task[None]] = []
        self.stale: list[str] = []

    @property
    def services(self) -> list[Service]:
        """Everything that runs, in the order in which it starts."""
        return [one for one in (self.postgres, self.redis, *self.servers, self.proxy) if one is not None]

    async def open(self) -> None:
        """Start everything, and let everybody sit down."""
        for one in self.services:
            await asyncio.to_thread(one.start)
        self.go.set()
        self.playing = [asyncio.create_task(hand.play(self.stop)) for hand in self.hands]
        await self.goes_on({})

    async def close(self) -> None:
        """Stop everything that we started."""
        self.stop.set()
        self.go.set()
        _, late = await asyncio.wait(self.playing, timeout=40) if self.playing else (set(), set())
        for task in late:
            task.cancel()
        for hand in self.hands:
            await hand.close()
        for one in reversed(self.services):
            if one.frozen:
                one.thaw()
            await asyncio.to_thread(one.end, signal.SIGQUIT if one is self.proxy else signal.SIGINT if one is self.postgres else signal.SIGTERM)
        self.disk.close()

    # Looking

    def table(self) -> str:
        """A table that is played at now."""
        return next(reversed(self.hands[0].tables))

    def acknowledged(self) -> dict[int, int]:
        """By hand, how many steps were acknowledged."""
        return {hand.number: sum(len(told.sure) for told in hand.tables.values()) for hand in self.hands}

    async def goes_on(self, before: dict[int, int]) -> bool:
        """True once a step of every hand has been acknowledged since `before`."""
        return await _soon(GOING, lambda: all(count > before.get(hand, 0) for hand, count in self.acknowledged().items()))

    async def holds(self) -> bool:
        """Everybody holds still; then each client must be shown what the log says, and the log must hold what each was told."""
        self.go.clear()
        for hand in self.hands:
            if hand.number < len(self.playing) and not self.playing[hand.number].done():
                await asyncio.wait_for(hand.still.wait(), 120)
        wrong: list[str] = []
        end = time.monotonic() + SETTLED
        while True:
            wrong = await self._wrong()
            if not wrong or time.monotonic() > end:
                break
            await asyncio.sleep(0.2)
        self.stale += wrong
        self.go.set()
        return not wrong

    async def _wrong(self) -> list[str]:
        """Who is shown something else than the log says, or not connected."""
        wrong = []
        current = {next(reversed(hand.tables)): hand for hand in self.hands if hand.tables}
        try:
            truth = await self.truth.read(list(current))
        except Exception as problem:
            return [f"the database cannot be read: {problem}"]
        for table, hand in current.items():
            if table not in truth:
                wrong.append(f"{table}: is not in the database")
                continue
            state = replay(*truth[table])
            told = hand.tables[table]
            bad = judged(told.sure, told.unsure, steps_of(truth[table][1]))
            if bad.lost or bad.doubled:
                wrong.append(f"{table}: {bad}")
            wrong += [f"{table}: {who}" for one in hand.eyes for who in ([*stale(one, state)] if one.socket is not None else [f"no line: {one.ended}"])]
        return wrong

    async def verdict(self) -> dict[str, int]:
        """All tables that anybody ever sat at, at the end."""
        told = {table: one for hand in self.hands for table, one in hand.tables.items()}
        truth = await self.truth.read(list(told))
        found = {"acknowledged": 0, "unsure": 0, "lost": 0, "doubled": 0, "behind": 0, "tables": len(told)}
        for table, one in told.items():
            if table not in truth:
                found["lost"] += max(1, len(one.sure))
                continue
            row, log = truth[table]
            state = replay(row, log)
            if (row["status"] == "over") != state.over:
                self.stale.append(f"{table}: is {row['status']}, and the game is {'over' if state.over else 'not over'}")
            bad = judged(one.sure, one.unsure, steps_of(log))
            found["acknowledged"] += len(one.sure)
            found["unsure"] += len(one.unsure)
            found["lost"] += bad.lost
            found["doubled"] += bad.doubled
            found["behind"] += one.behind
        return found

    @staticmethod
    def record() -> str:
        """A record of a whole game, for those who upload."""
        state = roundhouse.game("workshop_of_the_world").new(players=3, seed=7)
        while not state.over:
            seat = state.to_act()[0]
            state.play(seat, state.moves(seat)[0])
        return str(state.setting.game.record(state).text)


async def _soon(seconds: float, claim: Callable[[], Any]) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if claim():
            return True
        await asyncio.sleep(0.05)
    return bool(claim())
