"""Speed of every game, interpreted and compiled, beside Catanatron and OpenSpiel: random play through the API and in the engine's own loop, copies, bots.

The contestants wait in processes of their own and play in turn, in several short rounds; a figure is the median of its
rounds, so that whatever else the machine does falls on all alike.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
from pathlib import Path
from statistics import median

from ours import typical
from rich.console import Console
from rich.progress import track
from rich.table import Table

import roundhouse
from roundhouse.kernel.game import games

HERE = Path(__file__).parent
BASE = "catanatron"
PEERS = {
    "catanatron": "Catanatron, 4 players",
    "backgammon": "OpenSpiel backgammon",
    "chess": "OpenSpiel chess",
    "gin_rummy": "OpenSpiel gin rummy",
}

OURS = ("interpreted", "compiled")
THINKERS = {"greedy": "greedy, decisions/s", "quick": "quick policy, decisions/s", "search": "search:200, simulations/s"}


class Runner:
    """A contestant's process, and what its rounds gave."""

    def __init__(self, title: str, kind: str, python: str, core: int, module: str, name: str, path: str = "") -> None:
        self.title = title
        self.kind = kind
        self.name = name
        environment = {**os.environ, "PYTHONPATH": path}
        command = [python, str(HERE / "contest.py"), str(core), module, name]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment)
        self.decisions: list[float] = []
        self.games: list[float] = []
        self.copies: list[float] = []
        self.inside: list[float] = []
        self.thinking: dict[str, list[float]] = {what: [] for what in THINKERS}

    def ready(self) -> None:
        """Wait until the contestant has warmed up."""
        self._answer()

    def round(self, seconds: float) -> None:
        """One round of play and one of copying."""
        decisions, games, took = self._ask("play", seconds)
        self.decisions.append(decisions / took)
        self.games.append(games / took)
        copies, took = self._ask("copy", seconds / 3)
        self.copies.append(copies / took)
        if self.kind in OURS:
            decisions, took = self._ask("inside", seconds)
            self.inside.append(decisions / took)

    def think(self, seconds: float) -> None:
        """One round of every bot."""
        for what, found in self.thinking.items():
            done, took = self._ask(what, seconds)
            found.append(done / took)

    def close(self) -> None:
        """Let the process end."""
        if self.process.stdin is not None:
            self.process.stdin.close()
        self.process.wait(timeout=20)

    def _ask(self, what: str, seconds: float) -> list[float]:
        assert self.process.stdin is not None
        self.process.stdin.write(f"{what} {seconds}\n")
        self.process.stdin.flush()
        return self._answer()

    def _answer(self) -> list[float]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            sys.exit(f"bench: {self.title} ({self.kind}) ended with exit code {self.process.wait()}")
        return list(json.loads(line))


def runners(peers: Path, compiled: str, core: int, wanted: list[str]) -> list[Runner]:
    """Every contestant's process, started."""
    started = [Runner(title, "Python" if name == BASE else "C++", str(peers / "bin" / "python"), core, "peers", name) for name, title in PEERS.items()]
    for name in wanted or games():
        game = roundhouse.game(name)
        title = f"{game.title}, {typical(game)} players"
        started.append(Runner(title, "interpreted", sys.executable, core, "ours", name))
        if compiled:
            started.append(Runner(title, "compiled", sys.executable, core, "ours", name, compiled))
    return started


def table(found: list[Runner]) -> Table:
    """The figures, and how many times Catanatron's they are."""
    base = next(one for one in found if one.name == BASE)
    shown = Table(title="Random play, one core", caption=f"Ratios are to Catanatron. {_machine()}")
    shown.add_column("game")
    shown.add_column("")
    for heading in ("decisions/s", "ratio", "in one loop/s", "ratio", "copies/s", "ratio"):
        shown.add_column(heading, justify="right")
    for one in found:
        speed, copies = median(one.decisions), median(one.copies)
        ratio, copy_ratio = speed / median(base.decisions), copies / median(base.copies)
        inside = [f"{median(one.inside):,.0f}", f"{median(one.inside) / median(base.decisions):.1f}"] if one.inside else ["", ""]
        shown.add_row(one.title, one.kind, f"{speed:,.0f}", f"{ratio:.1f}", *inside, f"{copies:,.0f}", f"{copy_ratio:.1f}")
    return shown


def thinking(found: list[Runner]) -> Table:
    """How fast our bots are."""
    shown = Table(title="Bots, one core")
    shown.add_column("game")
    shown.add_column("")
    for heading in THINKERS.values():
        shown.add_column(heading, justify="right")
    for one in found:
        if all(one.thinking.values()):
            shown.add_row(one.title, one.kind, *(f"{median(figures):,.0f}" for figures in one.thinking.values()))
    return shown


def _machine() -> str:
    lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines() if Path("/proc/cpuinfo").exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"Python {platform.python_version()}, {names[0] if names else platform.machine()}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Random play and copies beside Catanatron and OpenSpiel.")
    parser.add_argument("games", nargs="*", help="only these of our games")
    parser.add_argument("--peers", type=Path, default=Path(".venv-peers"), help="the environment with catanatron and open_spiel")
    parser.add_argument("--compiled", default="", help="the folder of the compiled build; without it only interpreted")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.6, help="of play in a round")
    given = parser.parse_args()
    compiled = str(Path(given.compiled).resolve()) if given.compiled else ""
    core = max(os.sched_getaffinity(0))
    found = runners(given.peers, compiled, core, given.games)
    thinks = "compiled" if compiled else "interpreted"  # interpreted, one decision of a search takes seconds
    console = Console(width=130)
    try:
        for one in found:
            one.ready()
        for _ in track(range(given.rounds), "rounds", console=console, transient=True):
            for one in found:
                one.round(given.seconds)
                if one.kind == thinks:
                    one.think(given.seconds)
    finally:
        for one in found:
            one.close()
    console.print(table(found))
    console.print(thinking(found))


if __name__ == "__main__":
    main()
