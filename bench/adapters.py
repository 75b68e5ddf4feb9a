"""Steps a second of the adapters, with masks and observations, beside PettingZoo's and OpenSpiel's own games: one core, one run, one table.

As in `run.py` the contestants wait in processes of their own and play in turn, in short rounds; a figure is the median of its rounds, by processor time.
"""

import argparse
import os
import sys
from pathlib import Path
from statistics import median

from rich.console import Console
from rich.progress import track
from rich.table import Table
from run import Runner

import roundhouse
from roundhouse.kernel.game import games

BASE = "classic:connect_four_v3"
PEERS = {BASE: "PettingZoo connect four", "classic:chess_v6": "PettingZoo chess", "spiel:backgammon": "OpenSpiel backgammon"}
WAYS = {"pettingzoo": "PettingZoo", "vector": "64 tables at once"}


class Stepper(Runner):
    """A contestant that only steps."""

    def round(self, seconds: float) -> None:
        steps, _, took = self._ask("play", seconds)
        self.decisions.append(steps / took)


def main() -> None:
    parser = argparse.ArgumentParser(description="Steps a second of the adapters beside others' games.")
    parser.add_argument("--peers", type=Path, default=Path(".venv-peers"), help="the environment with pettingzoo, pygame, chess and open_spiel")
    parser.add_argument("--compiled", default="build/compiled", help="the folder of the compiled build")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.6)
    given = parser.parse_args()
    core = max(os.sched_getaffinity(0))
    found: list[Stepper] = [Stepper(title, "", str(given.peers / "bin" / "python"), core, "stepping", name) for name, title in PEERS.items()]
    for way, words in WAYS.items():
        for name in games():
            game = roundhouse.game(name)
            found.append(Stepper(game.title, words, sys.executable, core, "stepping", f"{way}:{name}", str(Path(given.compiled).resolve())))
    console = Console(width=100)
    try:
        for one in found:
            one.ready()
        for _ in track(range(given.rounds), "rounds", console=console, transient=True):
            for one in found:
                one.round(given.seconds)
    finally:
        for one in found:
            one.close()
    base = median(next(one for one in found if one.name == BASE).decisions)
    table = Table(title="Steps with observation and mask, one core", caption="Ratios are to connect four of PettingZoo.")
    table.add_column("game")
    table.add_column("")
    table.add_column("steps/s", justify="right")
    table.add_column("ratio", justify="right")
    for one in found:
        speed = median(one.decisions)
        table.add_row(one.title, one.kind, f"{speed:,.0f}", f"{speed / base:.1f}")
    console.print(table)


if __name__ == "__main__":
    main()
