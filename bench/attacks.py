"""What one polite client does to everybody else: the time of a person's move, and of a bot's answer to it, with and without each attack.

    python bench/attacks.py [--seconds 4] [--rounds 3] [--tables 4] [--only WORD]

People play at some tables, one move after the other, each by a socket; at two more a person plays with a bot. Beside them one client, from
another address and in a process of its own, does what is heavy, as fast as the server lets it: it waits when it is told to, and is never
impolite otherwise. Each attack has a server of its own, which runs as users run it, with its limits on; the attacker is stopped and goes on
again, so that calm and attack alternate in the same run. Printed are p50 and p99 of a person's move in milliseconds, from sending it to the
answer, calm and under attack, and how they compare; then the p50 of a bot's answer, from the person's move to the bot's; then how much the attacker
asked for, how much of it was denied, and by how much of a processor the workers were busy. It ends by itself.

On a machine that has other work to do, `chrt --rr 1 python bench/attacks.py` (as root) keeps that out of the figures: people and server come
before everything else, workers and attacker do not.
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
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import psutil
import websockets
from attackers import ATTACKS, Attacker

import roundhouse

GAME = "workshop_of_the_world"
START = "import sys; from roundhouse.cli import main; main()"
PAUSE = 0.03  # seconds between two moves of a table
KEEP_ON = ("bots", "strong bots", "analyses")  # attacks that go on by themselves once they have begun: all calm comes first


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
    """Persons at their tables, and how long their moves and the bots' answers took."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.times: list[float] = []
        self.bots: list[float] = []
        self.stopped = False

    async def table(self, number: int, bot: bool) -> None:
        """One game after the other, from an address of one's own."""
        home = f"127.0.1.{number + 1}"
        client = httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=home, retries=1), timeout=60)
        while not self.stopped:
            seats: list[dict[str, str]] = [{"kind": "here", "name": f"Person {number}"} for number in ("A" if bot else "ABC")]
            seats += [{"kind": "bot", "bot": "greedy"}] * (2 if bot else 0)
            made = (await client.post(f"{self.url}/api/tables", json={"game": GAME, "seats": seats})).raise_for_status().json()
            address = f"{self.url.replace('http', 'ws')}/api/tables/{made['table']['id']}/socket"
            async with websockets.connect(address, max_size=None, compression=None, open_timeout=60, local_addr=(home, 0)) as socket:
                await socket.send(json.dumps({"type": "hello", "tokens": list(made["tokens"].values())}))
                await (self.with_bot(socket) if bot else self.game(socket))

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

    async def with_bot(self, socket: Any) -> None:
        """A person who waits for bots: the time from the answer to one's move to the state in which it is one's turn again."""
        state: Any = None
        number = 0
        asked = 0.0
        while not self.stopped:
            message = json.loads(await socket.recv())
            if message["type"] == "answer" and not message["ok"]:
                asked = 0.0
                continue  # the bots were quicker: their news is on its way
            state = message if message["type"] == "state" else message.get("state", state)
            if message["type"] not in ("state", "answer") or state is None:
                continue
            if state["status"] != "playing":
                return
            if state["turn"]:
                if asked:
                    self.bots.append(time.perf_counter() - asked)
                asked = 0.0
                await asyncio.sleep(PAUSE)
                number += 1
                await socket.send(json.dumps({"type": "move", "id": number, "seat": 0, "move": random.choice(state["moves"])["move"], "at": state["at"]}))
            elif not asked:
                asked = time.perf_counter()


class Spells:
    """What was measured, calm or under attack."""

    def __init__(self) -> None:
        self.moves: list[float] = []
        self.bots: list[float] = []

    async def take(self, people: People, seconds: float) -> None:
        """So many seconds more."""
        people.times.clear()
        people.bots.clear()
        await asyncio.sleep(seconds)
        self.moves += people.times
        self.bots += people.bots

    def shown(self) -> tuple[float, float, float]:
        """p50 and p99 of a move, and p50 of a bot's answer, in milliseconds."""
        times = sorted(self.moves) or [float("nan")]
        bots = statistics.median(self.bots) * 1000 if self.bots else float("nan")
        return statistics.median(times) * 1000, times[min(len(times) - 1, int(len(times) * 0.99))] * 1000, bots


async def apart(name: str, url: str, file: Path) -> asyncio.subprocess.Process:
    """The attacker in a process of its own, which gives way to the server as if it ran on another machine."""
    line = ["chrt", "--batch", "0", "nice", "-n", "15", sys.executable, __file__, "--attack", name, "--url", url, "--record", str(file)]
    return await asyncio.create_subprocess_exec(*line, stdout=asyncio.subprocess.PIPE)


async def attack(name: str, url: str, file: Path) -> None:
    """One attack, until it is ended; then how much was asked and refused."""
    attacker = Attacker(url, file.read_text())

    async def on() -> None:
        while True:
            try:
                await ATTACKS[name](attacker)
            except Exception as problem:
                print(f"the attacker: {problem!r}", file=sys.stderr)
            await asyncio.sleep(0.2)

    task = asyncio.create_task(on())
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    with suppress(asyncio.CancelledError):
        await task
    print(attacker.asked, attacker.refused, flush=True)


def workers_time(server: int) -> float:
    """Seconds of processor time that the server's workers have used."""
    return sum(sum(one.cpu_times()[:2]) for one in psutil.Process(server).children(recursive=True))


async def measure(name: str, server: int, url: str, wish: argparse.Namespace, file: Path) -> None:
    """One attack on one server."""
    people = People(url)
    calm, hot = Spells(), Spells()
    playing = [asyncio.create_task(people.table(number, bot=number < 2)) for number in range(wish.tables + 2)]
    await asyncio.sleep(2)
    await calm.take(people, wish.seconds)
    attacker = await apart(name, url, file)
    await asyncio.sleep(2.5)
    busy, start = 0.0, 0.0
    for number in range(wish.rounds):
        if number and name not in KEEP_ON:
            os.kill(attacker.pid, signal.SIGSTOP)
            await asyncio.sleep(1.0)
            await calm.take(people, wish.seconds)
            os.kill(attacker.pid, signal.SIGCONT)
            await asyncio.sleep(0.5)
        before, began = workers_time(server), time.monotonic()
        await hot.take(people, wish.seconds)
        busy += workers_time(server) - before
        start += time.monotonic() - began
    attacker.terminate()
    told = (await attacker.communicate())[0].decode().split() or ["none", "none"]  # it never came to anything
    people.stopped = True
    await asyncio.wait(playing, timeout=5)
    for task in playing:
        if task.done() and not task.cancelled() and task.exception() is not None:
            print("a table failed:", repr(task.exception()))
        task.cancel()
    one, two = calm.shown(), hot.shown()
    row = f"{name:<12}{len(hot.moves):7}{one[0]:8.1f}{one[1]:8.1f}{two[0]:9.1f}{two[1]:8.1f}{two[0] / one[0]:9.2f}{two[1] / one[1]:9.2f}"
    print(f"{row}{one[2]:10.0f}{two[2]:8.0f}{told[0]:>9}{told[1]:>9}{100 * busy / start:8.0f}%", flush=True)


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--only", default="")
    parser.add_argument("--attack", help=argparse.SUPPRESS)
    parser.add_argument("--url", help=argparse.SUPPRESS)
    parser.add_argument("--record", type=Path, help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.attack:
        await attack(wish.attack, wish.url, wish.record)
        return
    heads = (
        f"{'moves':>7}{'p50':>8}{'p99':>8}{'p50 then':>9}{'p99':>8}{'ratio 50':>9}{'ratio 99':>9}{'bot':>10}{'then':>8}{'asked':>9}{'denied':>9}{'workers':>9}"
    )
    print(f"{'attack':<12}{heads}", flush=True)
    with tempfile.TemporaryDirectory(prefix="roundhouse-attacks-") as folder:
        file = Path(folder) / "record.txt"
        file.write_text(long_record())
        for name in [name for name in ATTACKS if wish.only in name]:
            port = free_port()
            server = await serve(Path(folder) / f"{name.replace(' ', '-')}.sqlite", port)
            try:
                await answering(f"http://127.0.0.1:{port}/api/games")
                await measure(name, server.pid, f"http://127.0.0.1:{port}", wish, file)
            finally:
                server.terminate()
                await server.wait()


async def answering(url: str) -> None:
    """Wait until the server answers."""
    async with httpx.AsyncClient() as client:
        for _ in range(600):
            with suppress(httpx.TransportError):
                await client.get(url)
                return
            await asyncio.sleep(0.1)


async def serve(database: Path, port: int) -> asyncio.subprocess.Process:
    """A server of its own."""
    env = {**os.environ, "ROUNDHOUSE_DATABASE": str(database)}
    return await asyncio.create_subprocess_exec(sys.executable, "-c", START, "serve", "--port", str(port), env=env, stdout=asyncio.subprocess.DEVNULL)


if __name__ == "__main__":
    asyncio.run(main())
