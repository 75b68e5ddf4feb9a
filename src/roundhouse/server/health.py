"""Whether this process can do its work: what a load balancer and whoever runs the server ask."""

import asyncio
import time
from typing import Final

from roundhouse.server.desk import Desk
from roundhouse.server.store import newest, revision

PATIENCE: Final = 2.0  # seconds that the database has to answer
FELL_SILENT: Final = 30.0  # seconds without a sweep after which the server no longer looks after its tables
NEEDED: Final = ("database", "migrations", "sweep", "workers")


async def checks(desk: Desk) -> dict[str, str]:
    """What is looked at: "ok", or one word for what is wrong. Nothing here tells a stranger more than that."""
    found = await _database(desk)
    found["sweep"] = "ok" if time.monotonic() - desk.tender.swept < FELL_SILENT else "silent"
    found["workers"] = "ok" if desk.pool.alive else "gone"
    found["redis"] = "unused" if not desk.hub.shared else "ok" if desk.hub.heard else "away"
    return found


def ready(found: dict[str, str]) -> bool:
    """True if the process can serve; Redis may be away, as nothing that is promised depends on it."""
    return all(found[name] == "ok" for name in NEEDED)


async def _database(desk: Desk) -> dict[str, str]:
    try:
        async with asyncio.timeout(PATIENCE):
            async with desk.store.read() as connection:
                there = await connection.run_sync(revision)
    except Exception:
        return {"database": "away", "migrations": "unknown"}
    wanted = newest()
    return {"database": "ok", "migrations": "ok" if there == wanted else "old" if there is None or there < wanted else "newer"}
