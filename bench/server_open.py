"""Opening a finished game of the most players: the server's work from the database to the answer, with snapshots and without.

    python bench/server_open.py

For every game of the registry, processor time in milliseconds of the process that answers people: the state with its whole log, the list of all
plies, and a position in the middle (which the worker processes make).
"""

import asyncio
import random
import tempfile
import time

from sqlalchemy import delete

import roundhouse
from roundhouse.kernel.game import games
from roundhouse.server import schema, uploads
from roundhouse.server.api.replay import ask, position_of
from roundhouse.server.desk import Desk
from roundhouse.server.eyes import encoded
from roundhouse.server.settings import Settings

ROUNDS = 5  # of which the quickest counts


def played(name: str) -> str:
    """The record of a random game of the most players."""
    game = roundhouse.game(name)
    state = game.new(max(game.seats), seed=1)
    dice = random.Random(1)
    while not state.over:
        seat = state.to_act()[0]
        state.play(seat, dice.choice(state.moves(seat)))
    return game.record(state).text


async def measure(settings: Settings, table: str) -> tuple[int, list[float]]:
    """The number of plies, and milliseconds: state, plies, a position in the middle."""
    plies, best = 0, [float("inf")] * 3
    for _ in range(ROUNDS):
        desk = Desk(settings)
        await desk.open()
        start = time.process_time()
        room = await desk.room(table)
        encoded(room.message(-1, 0, 0))
        opened = time.process_time()
        await ask(desk, room, "replay", "")
        listed = time.process_time()
        plies = room.playable().played()
        await position_of(desk, room, plies // 2, "0", None, "")
        seen = time.process_time()
        best = [min(old, new) for old, new in zip(best, (opened - start, listed - opened, seen - listed), strict=True)]
        await desk.close()
    return plies, [seconds * 1000 for seconds in best]


async def main() -> None:
    with tempfile.TemporaryDirectory(prefix="roundhouse-open-") as folder:
        settings = Settings(database=f"sqlite+aiosqlite:///{folder}/tables.sqlite")
        desk = Desk(settings)
        await desk.open()
        tables = {name: (await uploads.lay_out(desk, played(name), ""))[0] for name in games()}
        await desk.close()
        print(f"{'':30}{'players':>8}{'plies':>7}{'open':>8}{'list':>8}{'middle':>8}   ms of processor time")
        for how in ("snapshots", "log alone"):
            for name, room in tables.items():
                plies, times = await measure(settings, room.id)
                print(f"{name[:28]:30}{room.row.players:8}{plies:7}" + "".join(f"{one:8.1f}" for one in times) + f"   {how}")
            store = Desk(settings)
            await store.open()
            await store.store.write(lambda connection: connection.execute(delete(schema.snapshots)))
            await store.close()


if __name__ == "__main__":
    asyncio.run(main())
