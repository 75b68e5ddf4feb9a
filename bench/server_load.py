"""The server under load: many tables of four clients on this machine, against the rate of single-row commits of SQLite in the same run.

    python bench/server_load.py [--tables 200] [--seconds 20]

Prints moves committed and delivered per second, the time from sending a move to the last client's view (p50, p99), and both as ratios to
SQLite's own commits. It ends by itself after the stated seconds.
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
from pathlib import Path
from typing import Any

import httpx
import websockets

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

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.end = 0.0
        self.times: list[float] = []  # from sending to the last view
        self.views = 0  # states delivered
        self.processor = 0.0  # seconds of the server
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
                if text.startswith('{"type":"state"'):
                    self.text = text
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


async def table(url: str, client: httpx.AsyncClient, load: Load, go: asyncio.Event) -> None:
    """One table, four sockets, random legal moves until the time is up."""
    connections: list[Any] = []
    tasks = []
    try:
        seats = await sit(url, client, load, connections)
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
            seats = await sit(url, client, load, connections)
            tasks += [asyncio.create_task(seat.read()) for seat in seats]
    finally:
        for connection in connections:
            await connection.close()
        for task in tasks:
            task.cancel()


async def sit(url: str, client: httpx.AsyncClient, load: Load, connections: list[Any]) -> list[Seat]:
    wish = {"game": GAME, "seats": [{"kind": "here", "name": f"P{number}"} for number in range(CLIENTS)]}
    made = (await client.post(f"{url}/api/tables", json=wish)).json()
    address = f"{url.replace('http', 'ws')}/api/tables/{made['table']['id']}/socket"
    for token in made["tokens"].values():
        connection = await websockets.connect(address, max_size=None, compression=None, open_timeout=60)
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


async def run(url: str, tables: int, seconds: float, server: int) -> Load:
    load = Load(seconds)
    go = asyncio.Event()
    async with httpx.AsyncClient(timeout=120, trust_env=False, limits=httpx.Limits(max_connections=20)) as client:
        playing = [asyncio.create_task(table(url, client, load, go)) for _ in range(tables)]
        while load.ready < tables and not any(task.done() for task in playing):
            await asyncio.sleep(0.05)
        load.views = 0
        load.end = time.perf_counter() + seconds
        start = used(server)
        go.set()
        await asyncio.gather(*playing)
        load.processor = used(server) - start
    return load


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def main() -> None:
    parser = argparse.ArgumentParser(description="The server under load.")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=20.0)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="roundhouse-load-") as name:
        folder = Path(name)
        before = commits(folder, 3.0)
        port = free_port()
        env = {**os.environ, "ROUNDHOUSE_DATABASE": str(folder / "tables.sqlite"), "ROUNDHOUSE_LIMITS": "off"}
        server = subprocess.Popen([sys.executable, "-c", START, "serve", "--port", str(port)], env=env, stdout=subprocess.DEVNULL)
        try:
            wait(port)
            load = asyncio.run(run(f"http://127.0.0.1:{port}", wish.tables, wish.seconds, server.pid))
        finally:
            server.terminate()
            server.wait(60)
        after = commits(folder, 3.0)
    report(load, wish.tables, (before + after) / 2)


def wait(port: int) -> None:
    for _ in range(1200):
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise SystemExit("the server does not answer")


def report(load: Load, tables: int, commit: float) -> None:
    moves, views = len(load.times) / load.seconds, load.views / load.seconds
    cuts = statistics.quantiles(load.times, n=100)
    print(f"{tables} tables of {CLIENTS} clients, {load.seconds:.0f} s, one server process, SQLite on disk at every commit")
    print(f"single-row commits of SQLite  {commit:10.0f} /s     1.00")
    print(f"moves committed and delivered {moves:10.0f} /s  {moves / commit:7.2f} of a commit rate")
    print(f"views delivered               {views:10.0f} /s  {views / commit:7.2f}")
    print(f"processor time of the server  {load.processor / len(load.times) * 1000:10.2f} ms a move; {load.processor / load.seconds:.2f} of one core")
    print(f"send to the last view, p50    {cuts[49] * 1000:10.1f} ms {cuts[49] * commit:7.1f} commits")
    print(f"send to the last view, p99    {cuts[98] * 1000:10.1f} ms {cuts[98] * commit:7.1f} commits")


if __name__ == "__main__":
    main()
