"""What one polite client does to everybody else: the time of a person's move, with and without each attack.

    python bench/attacks.py [--seconds 8] [--tables 4]

People play at some tables, one move after the other, each by a socket. Beside them one client, from another address and in a process of its
own, does within the limits of the server what is heavy: looks at a record of 6,000 moves again and again, uploads such records, asks for
hints, or lets bots play among themselves. Each attack stands between two calm spells of the same length; printed are p50 and p99 of a move in
milliseconds, from sending it to the answer, and how they compare with the calm before and after. The server runs as users run it, with its
limits on. It ends by itself.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import socket as network
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import websockets

import roundhouse

GAME = "workshop_of_the_world"
START = "import sys; from roundhouse.cli import main; main()"
PAUSE = 0.03  # seconds between two moves of a table


def long_record() -> str:
    """A game of Railways of the World as long as can be: low bids, and track laid a tile at a time."""
    game = roundhouse.game("railways_of_the_world")
    state = game.new(6, seed=1, options={"max_turns": 40})
    dice = random.Random(1)
    while not state.over:
        seat = state.to_act()[0]
        moves = state.moves(seat)
        bids = [move for move in moves if move.text.startswith("bid")]
        tiles = [move for move in moves if move.text.split()[0] in ("lay", "build")]
        state.play(seat, bids[0] if bids else dice.choice(tiles if tiles and dice.random() < 0.9 else moves))
    return game.record(state, [f"Player {seat}" for seat in range(6)]).text


def free_port() -> int:
    """A port that nobody uses now."""
    with network.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class People:
    """Persons at their tables, and how long their moves took."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.times: list[float] = []
        self.stopped = False

    async def table(self, client: httpx.AsyncClient) -> None:
        """One game after the other."""
        while not self.stopped:
            seats = [{"kind": "here", "name": f"Person {number}"} for number in "ABC"]
            made = (await client.post(f"{self.url}/api/tables", json={"game": GAME, "seats": seats})).raise_for_status().json()
            address = f"{self.url.replace('http', 'ws')}/api/tables/{made['table']['id']}/socket"
            async with websockets.connect(address, max_size=None, compression=None, open_timeout=60) as socket:
                await socket.send(json.dumps({"type": "hello", "tokens": list(made["tokens"].values())}))
                await self.game(socket)

    async def game(self, socket: Any) -> None:
        states: dict[int, Any] = {}
        number = 0
        while len(states) < 3:
            message = json.loads(await socket.recv())
            if message["type"] == "state":
                states[message["seat"]] = message
        while not self.stopped:
            turn = next((state for state in states.values() if state["turn"]), None)
            if turn is None:
                return
            number += 1
            wish = {"type": "move", "id": number, "seat": turn["seat"], "move": random.choice(turn["moves"])["move"], "at": turn["at"]}
            start = time.perf_counter()
            await socket.send(json.dumps(wish))
            while True:
                message = json.loads(await socket.recv())
                if message["type"] == "state":
                    states[message["seat"]] = message
                if message["type"] == "answer" and message["id"] == number:
                    break
            self.times.append(time.perf_counter() - start)
            states[turn["seat"]] = message["state"]
            with suppress(TimeoutError):  # news for the other seats of this device
                async with asyncio.timeout(PAUSE):
                    while True:
                        message = json.loads(await socket.recv())
                        if message["type"] == "state":
                            states[message["seat"]] = message


class Attacker:
    """One client from another address, within the limits."""

    def __init__(self, url: str, record: str) -> None:
        self.url = url
        self.record = record
        self.client = httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address="127.0.0.2", retries=1), timeout=120)
        self.asked = 0
        self.refused = 0

    async def ask(self, method: str, path: str, body: Any = None, token: str = "") -> Any:
        """A request; whoever is told to wait, waits."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.asked += 1
        answer = await self.client.request(method, self.url + path, json=body, headers=headers)
        if answer.status_code in (429, 503):
            self.refused += 1
            await asyncio.sleep(min(1.0, float(answer.headers.get("retry-after", 1))))
            return None
        return answer.json() if method == "POST" else None

    async def again(self, many: int, work: Callable[[], Awaitable[Any]]) -> None:
        """So many at once, again and again, until it is stopped."""

        async def one() -> None:
            while True:
                await work()

        async with asyncio.TaskGroup() as group:
            for _ in range(many):
                group.create_task(one())

    async def replays(self) -> None:
        laid = await self.ask("POST", "/api/records", {"record": self.record})
        table = f"/api/tables/{laid['table']['id']}"

        async def look() -> None:
            await self.ask("GET", f"{table}/replay")
            await self.ask("GET", f"{table}/replay/{random.randrange(5000)}?eyes=all")
            await self.ask("GET", f"{table}/record")

        await self.again(8, look)

    async def uploads(self) -> None:
        async with asyncio.TaskGroup() as group:
            for _ in range(24):
                group.create_task(self.ask("POST", "/api/records", {"record": self.record}))
        await asyncio.sleep(3600)

    async def hints(self) -> None:
        made = await self.ask("POST", "/api/play", {"game": "railways_of_the_world"})
        table, token = f"/api/tables/{made['table']['id']}", made["tokens"]["0"]

        async def hint() -> None:
            start = time.perf_counter()
            await self.ask("GET", f"{table}/hint?bot=search:800", None, token)
            await asyncio.sleep(max(0.0, 0.5 - (time.perf_counter() - start)))

        await self.again(20, hint)

    async def bots(self) -> None:
        seats = [{"kind": "bot", "bot": "greedy"}] * 4
        for _ in range(23):
            await self.ask("POST", "/api/tables", {"game": "last_train_to_wensleydale", "seats": seats})
        await asyncio.sleep(3600)


async def spell(people: People, seconds: float) -> list[float]:
    """The times of the moves of so many seconds."""
    await asyncio.sleep(0.5)
    people.times.clear()
    await asyncio.sleep(seconds)
    return sorted(people.times)


def shown(times: list[float]) -> tuple[float, float]:
    """p50 and p99, in milliseconds."""
    return statistics.median(times) * 1000, times[min(len(times) - 1, int(len(times) * 0.99))] * 1000


async def apart(name: str, url: str, file: Path) -> asyncio.subprocess.Process:
    """The attacker in a process of its own, which gives way to the server as if it ran on another machine."""
    line = ["nice", "-n", "15", sys.executable, __file__, "--attack", name, "--url", url, "--record", str(file)]
    return await asyncio.create_subprocess_exec(*line, stdout=asyncio.subprocess.PIPE)


async def attack(name: str, url: str, file: Path) -> None:
    """One attack, until it is ended; then how much was asked and refused."""
    attacker = Attacker(url, file.read_text())
    task = asyncio.create_task(getattr(attacker, name)())
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    with suppress(asyncio.CancelledError, Exception):
        await task
    print(attacker.asked, attacker.refused, flush=True)


async def measure(url: str, tables: int, seconds: float, file: Path) -> None:
    record = long_record()
    file.write_text(record)
    people = People(url)
    print(f"record: {len(record) // 1024} KiB")
    print(f"{'attack':<12}{'moves':>7}{'p50':>8}{'p99':>8}{'calm p50':>10}{'calm p99':>10}{'p50 ratio':>11}{'p99 ratio':>11}{'asked':>8}{'refused':>9}")
    async with httpx.AsyncClient(timeout=60) as client:
        playing = [asyncio.create_task(people.table(client)) for _ in range(tables)]
        await asyncio.sleep(3)
        before = await spell(people, seconds)
        for name in ("replays", "uploads", "hints", "bots"):
            attacker = await apart(name, url, file)
            under = await spell(people, seconds)
            attacker.terminate()
            told = (await attacker.communicate())[0].decode().split()
            await asyncio.sleep(3)
            after = await spell(people, seconds) if name != "bots" else before  # whose games go on
            calm, hot = shown(sorted(before + after)), shown(under)
            ratios = f"{hot[0] / calm[0]:11.2f}{hot[1] / calm[1]:11.2f}"
            print(f"{name:<12}{len(under):7}{hot[0]:8.1f}{hot[1]:8.1f}{calm[0]:10.1f}{calm[1]:10.1f}{ratios}{told[0]:>8}{told[1]:>9}", flush=True)
            before = after
        people.stopped = True
        await asyncio.wait(playing, timeout=20)
        for task in playing:
            if task.done() and not task.cancelled() and task.exception() is not None:
                print("a table failed:", repr(task.exception()))
            task.cancel()


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    parser.add_argument("--url", help=argparse.SUPPRESS)
    parser.add_argument("--record", type=Path, help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.attack:
        await attack(wish.attack, wish.url, wish.record)
        return
    with tempfile.TemporaryDirectory(prefix="roundhouse-attacks-") as folder:
        port = free_port()
        server = await serve(Path(folder), port)
        try:
            async with httpx.AsyncClient() as client:
                for _ in range(600):
                    with suppress(httpx.TransportError):
                        await client.get(f"http://127.0.0.1:{port}/api/games")
                        break
                    await asyncio.sleep(0.1)
            await measure(f"http://127.0.0.1:{port}", wish.tables, wish.seconds, Path(folder) / "record.txt")
        finally:
            server.terminate()
            await server.wait()


async def serve(folder: Path, port: int) -> asyncio.subprocess.Process:
    """A server of its own."""
    env = {**os.environ, "ROUNDHOUSE_DATABASE": str(folder / "tables.sqlite")}
    return await asyncio.create_subprocess_exec(sys.executable, "-c", START, "serve", "--port", str(port), env=env, stdout=asyncio.subprocess.DEVNULL)


if __name__ == "__main__":
    asyncio.run(main())
