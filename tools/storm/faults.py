"""The faults: each breaks something, waits, and mends it as a supervisor or an operator would."""

import asyncio
import random
import signal
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import asyncpg

from storm.house import House
from storm.services import Service

Blow = Callable[[House, random.Random], Awaitable[None]]


@dataclass(frozen=True)
class Fault:
    """One kind of fault, and what it needs."""

    name: str
    blow: Blow
    needs: str = ""  # postgresql, disk, several


async def _killed(*services: Service) -> None:
    for one in services:
        one.send(signal.SIGKILL)
    await asyncio.sleep(0.3)
    for one in services:
        await asyncio.to_thread(one.end, signal.SIGKILL)
        await asyncio.to_thread(one.start)


async def _frozen(one: Service, seconds: float) -> None:
    one.freeze()
    try:
        await asyncio.sleep(seconds)
    finally:
        one.thaw()


async def kill_server(house: House, dice: random.Random) -> None:
    """kill -9 of one process, with its workers."""
    await _killed(dice.choice(house.servers))


async def kill_all(house: House, dice: random.Random) -> None:
    """kill -9 of all of them at once."""
    await _killed(*house.servers)


async def restart_server(house: House, dice: random.Random) -> None:
    """An orderly stop and start, as for an update."""
    one = dice.choice(house.servers)
    await asyncio.to_thread(one.end, signal.SIGTERM)
    await asyncio.to_thread(one.start)


async def freeze_server(house: House, dice: random.Random) -> None:
    """A process that stands still for longer than the others wait for it, and then goes on as if nothing had been."""
    await _frozen(dice.choice(house.servers), dice.uniform(1.0, 8.0))


async def kill_workers(house: House, dice: random.Random) -> None:
    """The processes in which bots think."""
    for server in house.servers:
        for one in server.family()[1:]:
            one.send_signal(signal.SIGKILL)
    await asyncio.sleep(1)


async def freeze_workers(house: House, dice: random.Random) -> None:
    """The processes in which bots think stand still, and nobody wakes them: they are given up and replaced."""
    for server in house.servers:
        for one in server.family()[1:]:
            one.send_signal(signal.SIGSTOP)
    await asyncio.sleep(1)


async def cut_lines(house: House, dice: random.Random) -> None:
    """The proxy is gone, and every line with it."""
    await _killed(house.proxy)


async def kill_postgres(house: House, dice: random.Random) -> None:
    """kill -9 of PostgreSQL, which then recovers."""
    assert house.postgres is not None
    await _killed(house.postgres)


async def stop_postgres(house: House, dice: random.Random) -> None:
    """PostgreSQL is stopped for some seconds."""
    assert house.postgres is not None
    await asyncio.to_thread(house.postgres.end, signal.SIGINT)
    await asyncio.sleep(dice.uniform(1.0, 5.0))
    await asyncio.to_thread(house.postgres.start)


async def freeze_postgres(house: House, dice: random.Random) -> None:
    """PostgreSQL stands still."""
    assert house.postgres is not None
    await _frozen(house.postgres, dice.uniform(1.0, 6.0))


async def cut_postgres(house: House, dice: random.Random) -> None:
    """Every connection to PostgreSQL is ended, again and again."""
    assert house.postgres is not None
    for _ in range(5):
        connection = await asyncpg.connect(house.postgres.url)
        await connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'")
        await connection.close()
        await asyncio.sleep(0.5)


async def stop_redis(house: House, dice: random.Random) -> None:
    """Redis is gone for some seconds, with all that it knew."""
    assert house.redis is not None
    await asyncio.to_thread(house.redis.end, signal.SIGKILL)
    await asyncio.sleep(dice.uniform(1.0, 6.0))
    await asyncio.to_thread(house.redis.start)


async def freeze_redis(house: House, dice: random.Random) -> None:
    """Redis takes connections and does not answer."""
    assert house.redis is not None
    await _frozen(house.redis, dice.uniform(2.0, 8.0))


async def full_disk(house: House, dice: random.Random) -> None:
    """No byte is left where the database lies; then somebody makes room."""
    try:
        await asyncio.to_thread(house.disk.fill)
        await asyncio.sleep(dice.uniform(2.0, 5.0))
    finally:
        house.disk.clear()
    if house.postgres is not None and not await _lives(house.postgres):
        await asyncio.to_thread(house.postgres.end, signal.SIGKILL)
        await asyncio.to_thread(house.postgres.start)  # it gives up when it cannot write its own log


async def _lives(one: Service) -> bool:
    for _ in range(20):
        if one.alive and await asyncio.to_thread(one.answers):
            return True
        await asyncio.sleep(0.25)
    return False


async def garbage(house: House, dice: random.Random) -> None:
    """Messages that make no sense."""
    await asyncio.gather(*(house.pests.garbage(house.table(), 4) for _ in range(3)))


async def half_sent(house: House, dice: random.Random) -> None:
    """Half-sent requests."""
    await house.pests.half_sent(house.table(), 5)


async def ghosts(house: House, dice: random.Random) -> None:
    """Sockets that vanish."""
    await asyncio.gather(*(house.pests.ghosts(house.table(), 4) for _ in range(3)))


async def slow_readers(house: House, dice: random.Random) -> None:
    """Readers that stop."""
    await house.pests.slow_readers(house.table(), 5)


async def flood(house: House, dice: random.Random) -> None:
    """Requests as fast as the limits allow."""
    await asyncio.gather(*(house.pests.flood(house.table(), 5) for _ in range(3)))


async def uploads(house: House, dice: random.Random) -> None:
    """Records from elsewhere."""
    await house.pests.uploads(house.record(), 5)


FAULTS = (
    Fault("kill -9 of a server process", kill_server),
    Fault("a server process frozen", freeze_server),
    Fault("PostgreSQL killed", kill_postgres, "postgresql"),
    Fault("Redis killed", stop_redis, "postgresql"),
    Fault("disk full", full_disk, "disk"),
    Fault("garbage", garbage),
    Fault("all server processes killed", kill_all),
    Fault("PostgreSQL frozen", freeze_postgres, "postgresql"),
    Fault("ghost sockets", ghosts),
    Fault("Redis frozen", freeze_redis, "postgresql"),
    Fault("a server process restarted", restart_server),
    Fault("slow readers", slow_readers),
    Fault("PostgreSQL stopped", stop_postgres, "postgresql"),
    Fault("worker processes killed", kill_workers),
    Fault("worker processes frozen for good", freeze_workers),
    Fault("half-sent requests", half_sent),
    Fault("proxy killed, every line cut", cut_lines),
    Fault("flood within the limits", flood),
    Fault("connections to PostgreSQL cut", cut_postgres, "postgresql"),
    Fault("uploads", uploads),
)
SHORT = (
    "kill -9 of a server process",
    "a server process frozen",
    "PostgreSQL killed",
    "Redis frozen",
    "disk full",
    "ghost sockets",
    "proxy killed, every line cut",
)


def possible(house: House) -> list[Fault]:
    """The faults that can be tried here."""
    has = {"": True, "postgresql": house.postgres is not None, "disk": house.disk.there}
    return [fault for fault in FAULTS if has[fault.needs]]
