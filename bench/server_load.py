"""The server under load: many tables of four clients on this machine, beside the rate of single-row commits of the same database in the same run.

    python bench/server_load.py [--tables 200] [--seconds 20] [--processes 1] [--together] [--database sqlite|postgresql]

What is counted: a **move** is sent by socket, judged, committed to disk, and delivered as a new state to all eyes that may know of it, the mover's
answer included; moves a second are those of all tables together. A **commit** is one INSERT of one row in a transaction of its own, on disk
before the next begins, by one connection, measured for three seconds before and after the load. The first figure divided by the second is the
"rate of commits"; above 1 only because the moves of several tables share a commit. Times are from sending a move to the last of its views.

With several processes (PostgreSQL alone) the clients of every table are spread over all of them, so that most of what they say is passed on: the
worst case; `--together`: each table has its clients at the process where it was made, so that nothing is. Where the machine has not the cores to
show more, the processor time of a move tells what they could do: one process makes 1 / t moves a second on a core of its own, and n processes
n / t', where t and t' are the seconds that all server processes use for one move.

Start it with the compiled engine: PYTHONPATH=build/compiled. It ends by itself after the stated seconds.
"""

import argparse
import asyncio
import json
import os
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import websockets

from roundhouse import kernel

GAME = "workshop_of_the_world"
CLIENTS = 4
START = "import sys; from roundhouse.cli import main; main()"


def commits(folder: Path, seconds: float) -> float:
    """Single-row commits of SQLite per second, written as the server writes them: write-ahead log, on disk at every commit."""
    database = sqlite3.connect(folder / "commits.sqlite", isolation_level=None)
    database.execute("PRAGMA journal_mode=WAL")
    database.execute("PRAGMA synchronous=FULL")
    database.execute("CREATE TABLE IF NOT EXISTS log (number INTEGER PRIMARY KEY, move TEXT)")
    count, start = 0, time.perf_counter()
    while time.perf_counter() < start + seconds:
        database.execute("INSERT INTO log (move) VALUES ('link Reading-Oxford')")
        count += 1
    database.close()
    return count / seconds


class Load:
    """What was measured."""

    def __init__(self, seconds: float, together: bool) -> None:
        self.seconds = seconds
        self.together = together
        self.end = 0.0
        self.times: list[float] = []  # from sending to the last view
        self.views = 0  # states delivered
        self.processor = 0.0  # seconds of the server
        self.made = 0  # tables
        self.ready = 0  # tables whose clients are all connected


class Seat:
    """One client: reads everything, and keeps the newest state unread until somebody wants to know."""

    def __init__(self, connection: Any, load: Load) -> None:
        self.connection = connection
        self.load = load
        self.text = ""
        self.count = 0
        self.news = asyncio.Event()

    async def read(self) -> None:
        try:
            async for text in self.connection:
                own = text.startswith('{"type":"answer"')
                if own or text.startswith('{"type":"state"'):
                    self.text = text[text.index('"state":') + 8 : -1] if own else text
                    self.count += 1
                    self.load.views += 1
                    self.news.set()
        except websockets.ConnectionClosed:
            return

    async def beyond(self, count: int) -> None:
        """Until more than `count` states have come."""
        while self.count <= count:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 30)


async def table(urls: list[str], client: httpx.AsyncClient, load: Load, go: asyncio.Event) -> None:
    """One table, four sockets, random legal moves until the time is up."""
    connections: list[Any] = []
    tasks = []
    try:
        seats = await sit(urls, client, load, connections)
        tasks = [asyncio.create_task(seat.read()) for seat in seats]
        load.ready += 1
        await go.wait()
        while time.perf_counter() < load.end:
            for seat in seats:
                await seat.beyond(0)
            if not await game(seats, load):
                break
            for connection in connections:
                await connection.close()
            connections.clear()
            seats = await sit(urls, client, load, connections)
            tasks += [asyncio.create_task(seat.read()) for seat in seats]
    finally:
        for connection in connections:
            await connection.close()
        for task in tasks:
            task.cancel()


async def sit(urls: list[str], client: httpx.AsyncClient, load: Load, connections: list[Any]) -> list[Seat]:
    """A new table, made at one process, with its clients at all of them."""
    wish = {"game": GAME, "seats": [{"kind": "here", "name": f"P{number}"} for number in range(CLIENTS)]}
    load.made += 1
    if load.together:
        urls = [urls[load.made % len(urls)]]
    made = (await client.post(f"{urls[load.made % len(urls)]}/api/tables", json=wish)).json()
    for number, token in enumerate(made["tokens"].values()):
        url = urls[number % len(urls)].replace("http", "ws")
        connection = await websockets.connect(f"{url}/api/tables/{made['table']['id']}/socket", max_size=None, compression=None, open_timeout=60)
        await connection.send(json.dumps({"type": "hello", "tokens": [token]}))
        connections.append(connection)
    return [Seat(connection, load) for connection in connections]


async def game(seats: list[Seat], load: Load) -> bool:
    """One whole game; False if the time is up first."""
    acting = 0
    number = 0
    while True:
        if time.perf_counter() >= load.end:
            return False
        state = json.loads(seats[acting].text)
        if state["view"]["over"]:
            return True
        if not state["turn"]:
            acting = (acting + 1) % CLIENTS
            await asyncio.sleep(0)
            continue
        number += 1
        move = state["moves"][number * 7 % len(state["moves"])]["move"]
        before = [seat.count for seat in seats]
        start = time.perf_counter()
        await seats[acting].connection.send(json.dumps({"type": "move", "id": number, "move": move, "at": state["at"]}))
        await seats[acting].beyond(before[acting])
        after = json.loads(seats[acting].text)
        sealed = after["view"]["phase"] in ("demand", "auction") and after["view"]["phase"] == state["view"]["phase"]
        if not sealed:
            for seat, count in zip(seats, before, strict=True):
                await seat.beyond(count)
        load.times.append(time.perf_counter() - start)


def used(process: int) -> float:
    """The seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def run(urls: list[str], wish: argparse.Namespace, servers: list[int]) -> Load:
    tables, seconds = wish.tables, wish.seconds
    load = Load(seconds, wish.together)
    go = asyncio.Event()
    async with httpx.AsyncClient(timeout=120, trust_env=False, limits=httpx.Limits(max_connections=20)) as client:
        playing = [asyncio.create_task(table(urls, client, load, go)) for _ in range(tables)]
        while load.ready < tables and not any(task.done() for task in playing):
            await asyncio.sleep(0.05)
        load.views = 0
        load.end = time.perf_counter() + seconds
        start = sum(used(server) for server in servers)
        go.set()
        await asyncio.gather(*playing)
        load.processor = sum(used(server) for server in servers) - start
    return load


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main() -> None:
    parser = argparse.ArgumentParser(description="The server under load.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--together", action="store_true")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    wish = parser.parse_args()
    if wish.processes > 1 and wish.database == "sqlite":
        parser.error("several processes need PostgreSQL")
    with tempfile.TemporaryDirectory(prefix="roundhouse-load-") as name, database(wish.database, Path(name)) as (address, rate):
        before = rate()
        ports = [free_port() for _ in range(wish.processes)]
        env = {**os.environ, "ROUNDHOUSE_DATABASE": address, "ROUNDHOUSE_LIMITS": "off", "ROUNDHOUSE_SILENCE": "30000", "ROUNDHOUSE_THINKERS": "1"}
        servers = [subprocess.Popen([sys.executable, "-c", START, "serve", "--port", str(port)], env=env, stdout=subprocess.DEVNULL) for port in ports]
        try:
            for port in ports:
                wait(port)
            load = asyncio.run(run([f"http://127.0.0.1:{port}" for port in ports], wish, [server.pid for server in servers]))
        finally:
            for server in servers:
                server.terminate()
            for server in servers:
                server.wait(60)
        after = rate()
    report(load, wish, (before + after) / 2)


@contextmanager
def database(kind: str, folder: Path) -> Iterator[tuple[str, Callable[[], float]]]:
    """A database of our own: its address, and what measures its commits."""
    if kind == "sqlite":
        yield str(folder / "tables.sqlite"), lambda: commits(folder, 3.0)
        return
    sys.path.insert(0, str(Path(__file__).parent.parent))
    from tests.server.services import running_postgres

    with running_postgres() as postgres:
        yield postgres.address, lambda: asyncio.run(postgres_commits(postgres.address, 3.0))


async def postgres_commits(address: str, seconds: float) -> float:
    """Single-row commits of PostgreSQL per second, by one connection."""
    connection = await asyncpg.connect(address)
    await connection.execute("CREATE TABLE IF NOT EXISTS commits (number SERIAL PRIMARY KEY, move TEXT)")
    count, start = 0, time.perf_counter()
    while time.perf_counter() < start + seconds:
        await connection.execute("INSERT INTO commits (move) VALUES ('link Reading-Oxford')")
        count += 1
    await connection.close()
    return count / seconds


def wait(port: int) -> None:
    for _ in range(1200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise SystemExit("the server does not answer")


def report(load: Load, wish: argparse.Namespace, commit: float) -> None:
    moves, views = len(load.times) / load.seconds, load.views / load.seconds
    cuts = statistics.quantiles(load.times, n=100)
    each = load.processor / len(load.times)
    engine = "compiled" if kernel.state.__file__.endswith(".so") else "interpreted"
    print(f"{wish.tables} tables of {CLIENTS} clients, {load.seconds:.0f} s, server processes: {wish.processes}, {wish.database}, {engine} engine")
    print(f"single-row commits            {commit:10.0f} /s     1.00")
    print(f"moves committed and delivered {moves:10.0f} /s  {moves / commit:7.2f} of the rate of commits")
    print(f"views delivered               {views:10.0f} /s  {views / commit:7.2f}")
    print(f"processor time of the servers {each * 1000:10.2f} ms a move: {wish.processes / each:.0f} moves/s on {wish.processes} cores of their own")
    print(f"send to the last view, p50    {cuts[49] * 1000:10.1f} ms {cuts[49] * commit:7.1f} commits")
    print(f"send to the last view, p99    {cuts[98] * 1000:10.1f} ms {cuts[98] / cuts[49]:7.1f} times the p50")


if __name__ == "__main__":
    main()
