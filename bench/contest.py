"""One contestant of the bench in a process of its own: it answers every line on its input with one figure.

    python bench/contest.py CORE ours|peers NAME

"play 0.5" answers decisions, games and seconds of half a second of random play; "copy 0.5" answers copies and seconds.
Seconds are of the processor's time for this process, so that what else the machine does counts little.
Only the standard library is used here, so that the peers' environment needs nothing of ours.
"""

import importlib
import json
import os
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

SNAPSHOTS = 16  # positions along one random game, which are copied in turn


class Contestant(ABC):
    """An engine and one of its games."""

    @abstractmethod
    def game(self) -> int:
        """Play one whole game with random moves; returns the number of decisions."""

    @abstractmethod
    def snapshots(self, count: int) -> list[Callable[[], Any]]:
        """For `count` positions spread evenly over one random game, the function that copies it."""


def play(contestant: Contestant, seconds: float) -> list[float]:
    """Decisions, games and seconds of at least so many seconds of random play."""
    decisions = games = 0
    start = now = time.process_time()
    while now - start < seconds:
        decisions += contestant.game()
        games += 1
        now = time.process_time()
    return [decisions, games, now - start]


def copy(copies: list[Callable[[], Any]], seconds: float) -> list[float]:
    """Copies and seconds of at least so many seconds of copying."""
    done = 0
    start = now = time.process_time()
    while now - start < seconds:
        for one in copies:
            for _ in range(20):
                one()
        done += 20 * len(copies)
        now = time.process_time()
    return [done, now - start]


def main(core: int, module: str, name: str) -> None:
    os.sched_setaffinity(0, {core})
    contestant: Contestant = importlib.import_module(module).contestant(name)
    contestant.game()
    copies = contestant.snapshots(SNAPSHOTS)
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        what, seconds = line.split()
        answer = play(contestant, float(seconds)) if what == "play" else copy(copies, float(seconds))
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3])
