"""Games a second of the arena: one process, two, and Ray on this machine, in alternating rounds of the same tournament.

    PYTHONPATH=build/compiled python bench/arena.py [--game G] [--games N] [--rounds R]

Ray is started before the first round and has as many cores as there are processes, so that the difference is what it costs to hand out and fetch the games.
Processor time is that of all processes together, Ray's own among them: on a busy machine it tells more than the clock does.
"""

import argparse
import multiprocessing
import os
import time
from statistics import median

import psutil
from rich.console import Console
from rich.table import Table

from roundhouse.arena.cluster import Cluster
from roundhouse.arena.contest import play
from roundhouse.arena.crew import Alone, Cargo, Crew, Processes
from roundhouse.arena.design import Tournament
from roundhouse.kernel.game import game


def seconds(crew: Crew, cargo: Cargo, numbers: range) -> tuple[float, float]:
    """How long the games take, from the first to the last, by the clock and by the processor."""
    began, used = time.perf_counter(), worked()
    done = sum(len(some) for some in crew.work(cargo, numbers))
    assert done == len(numbers)
    took = time.perf_counter() - began
    while any(child.name.startswith(("Fork", "Spawn")) for child in multiprocessing.active_children()):
        time.sleep(0.05)  # until all have ended, and are counted
    return took, worked() - used


def worked() -> float:
    """Seconds of the processor that this process and all below it have had."""
    found = sum(os.times()[:4])
    for child in psutil.Process().children(recursive=True):
        try:
            spent = child.cpu_times()
        except psutil.Error:
            continue
        found += spent.user + spent.system + spent.children_user + spent.children_system
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description="Games a second of the arena.")
    parser.add_argument("--game", default="workshop_of_the_world")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--cores", type=int, default=2)
    given = parser.parse_args()
    import ray

    ray.init(num_cpus=given.cores, include_dashboard=False, log_to_driver=False)
    plan = Tournament.of(game(given.game), 3, ["greedy", "easy", "random"], given.games, 0)
    cargo = Cargo.of(play, plan, plan.game)
    crews: dict[str, Crew] = {"1 process": Alone(), f"{given.cores} processes": Processes(given.cores), f"Ray, {given.cores} cores": Cluster()}
    for crew in crews.values():
        seconds(crew, cargo, range(2 * given.cores))  # all are warm
    took: dict[str, list[tuple[float, float]]] = {name: [] for name in crews}
    for _ in range(given.rounds):
        for name, crew in crews.items():
            took[name].append(seconds(crew, cargo, range(plan.games)))
    table = Table(title=f"{game(given.game).title}, {plan.games} games, {os.cpu_count()} cores")
    table.add_column("")
    for heading in ("games/s", "to 1 process", "processor ms/game", "more than 1 process"):
        table.add_column(heading, justify="right")
    base = [median(one[kind] for one in next(iter(took.values()))) for kind in (0, 1)]
    for name, rounds in took.items():
        clock, processor = (median(one[kind] for one in rounds) for kind in (0, 1))
        cells = [f"{plan.games / clock:.1f}", f"{base[0] / clock:.2f}", f"{1000 * processor / plan.games:.1f}", f"{100 * (processor / base[1] - 1):.0f} %"]
        table.add_row(name, *cells)
    Console(width=90).print(table)


if __name__ == "__main__":
    main()
