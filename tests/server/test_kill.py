"""kill -9 at random moments under load: no acknowledged move is ever lost."""

import asyncio
import os
import random
import signal
import time
from pathlib import Path
from typing import Any

import websockets

from .house import PATIENCE, House, Player
from .truth import log_of, replay, tables_of

KILLS = 55
TABLES = 4


class Hand:
    """Somebody who plays all persons' seats of one table after the other, table after table, and notes what the server acknowledged."""

    def __init__(self, house: House, number: int) -> None:
        self.house = house
        self.dice = random.Random(number)
        self.bots = ["random"] if number == 0 else []
        self.done: dict[str, list[tuple[str, int, str]]] = {}  # by table
        self.unsure: dict[str, int] = {}  # by table: how many steps were under way when the connection broke

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set():
            made = await self._made(stop)
            if made is None:
                return
            table, tokens = made["table"]["id"], list(made["tokens"].values())
            self.done[table], self.unsure[table] = [], 0
            player = Player(self.house, table, tokens)
            while not stop.is_set() and not (player.states and player.state()["view"]["over"]):
                try:
                    await player.connect(since=True)
                    await self._steps(player, table, stop)
                except (OSError, websockets.WebSocketException, TimeoutError):
                    await asyncio.sleep(0.02)
                finally:
                    if player.socket is not None:
                        await player.close()

    async def _made(self, stop: asyncio.Event) -> Any:
        """A new table of two persons, with one hand also a bot, once the server is there."""
        while not stop.is_set():
            try:
                return await asyncio.to_thread(self.house.table, "here", "here", *self.bots)
            except Exception:
                await asyncio.sleep(0.05)
        return None

    async def _steps(self, player: Player, table: str, stop: asyncio.Event) -> None:
        await player.until(lambda: len(player.states) == 2)
        while not stop.is_set() and not player.closed and not player.state()["view"]["over"]:
            ready = [state for state in player.states.values() if state["turn"]]
            if not ready:
                await asyncio.sleep(0.002)
                continue
            state = self.dice.choice(ready)
            back = state["undo"]["can"] == "step" and self.dice.random() < 0.1
            kind, fields = ("undo", {}) if back else ("move", {"move": self.dice.choice(state["moves"])["move"]})
            self.unsure[table] += 1
            answer = await player.send(kind, seat=state["seat"], at=state["at"], **fields)
            self.unsure[table] -= 1  # had the connection broken, nobody would know whether it counted
            if not answer["ok"] and answer["error"]["code"] == "away":
                self.unsure[table] += 1  # nobody knows whether it counted
                await asyncio.sleep(0.1)
            elif answer["ok"]:
                self.done[table].append(("undo" if back else "move", state["seat"], fields.get("move", "")))
            else:
                # the other seat's step came first, and may have ended the game
                assert answer["error"]["code"] == "late" or answer["error"]["text"] == "the game is over", answer
                await asyncio.sleep(0.002)


def test_no_acknowledged_move_is_lost_when_the_server_is_killed_again_and_again(tmp_path: Path) -> None:
    house = House(tmp_path, ROUNDHOUSE_THINKERS="1")
    dice = random.Random(1)
    hands = [Hand(house, number) for number in range(TABLES)]

    async def scenario() -> None:
        stop = asyncio.Event()
        await asyncio.to_thread(house.start)
        playing = [asyncio.create_task(hand.play(stop)) for hand in hands]
        for kill in range(KILLS):
            await asyncio.sleep(dice.uniform(0.0, 0.5))
            os.killpg(house.process, signal.SIGKILL)
            while house.alive():
                await asyncio.sleep(0.002)
            await asyncio.to_thread(house.start)
            if kill % 10 == 9:
                before = sum(len(moves) for hand in hands for moves in hand.done.values())
                end = time.monotonic() + PATIENCE
                while sum(len(moves) for hand in hands for moves in hand.done.values()) < before + 10:
                    assert time.monotonic() < end, "the game does not go on after a restart"
                    await asyncio.sleep(0.02)
        stop.set()
        await asyncio.gather(*playing)

    asyncio.run(scenario())
    house.stop()
    assert check(tmp_path / "tables.sqlite", hands) > 3 * KILLS, "that was no load"
    assert "Traceback" not in house.log.read_text(), house.log.read_text()


def check(database: Path | str, hands: list[Hand]) -> int:
    """Every log replays by the rules, and holds every acknowledged step in its order, and nothing that nobody sent; how many were acknowledged."""
    rows = {row["id"]: row for row in tables_of(database)}
    acknowledged = 0
    for hand in hands:
        for table, steps in hand.done.items():
            log = log_of(database, table)
            state = replay(rows[table], log)
            assert (rows[table]["status"] == "over") == state.over
            sent = [line for line in log if line["who"] == "person" or line["kind"] != "move"]
            persons = [("move" if line["kind"] == "move" else "undo", line["seat"], line["move"]) for line in sent]
            assert subsequence(steps, persons), "an acknowledged step is missing"
            assert len(persons) - len(steps) <= hand.unsure[table]
            acknowledged += len(steps)
    return acknowledged


def subsequence(steps: list[tuple[str, int, str]], log: list[tuple[str, int, str]]) -> bool:
    """True if `steps` stand in `log` in this order."""
    rest = iter(log)
    return all(any(step == line for line in rest) for step in steps)


def test_what_the_check_would_find() -> None:
    """The check itself can fail: a lost step, a swapped one, one that nobody sent."""
    a, b = ("move", 0, "bid 1"), ("move", 1, "bid 2")
    assert subsequence([a, b], [a, b]) and subsequence([a], [a, b])
    assert not subsequence([a, b], [a]) and not subsequence([b, a], [a, b])
