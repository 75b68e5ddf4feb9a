"""One contestant of the bench in a process of its own: it answers every line on its input with one figure.

    python bench/contest.py CORE ours|peers NAME

"play 0.5" answers decisions, games and seconds of half a second of random play; "copy 0.5" answers copies and seconds; "inside 0.5" answers decisions
and seconds of random play in the engine's own loop; "greedy 0.5" and the like answer decisions or simulations and seconds of a bot.
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

    def inside(self) -> int:
        """Random play without a step through Python, some whole games of it; returns the number of decisions, 0 if the engine has no such thing."""
        return 0

    def thinkers(self) -> dict[str, Callable[[], int]]:
        """By name, what thinks: each call does some of it and returns how many decisions or simulations that was."""
        return {}

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


def repeat(what: Callable[[], int], seconds: float) -> list[float]:
    """The sum of what is returned, and seconds, of at least so many seconds of it."""
    done = 0
    start = now = time.process_time()
    while now - start < seconds:
        done += what()
        now = time.process_time()
    return [done, now - start]


def main(core: int, module: str, name: str) -> None:
    os.sched_setaffinity(0, {core})
    contestant: Contestant = importlib.import_module(module).contestant(name)
    contestant.game()
    copies = contestant.snapshots(SNAPSHOTS)
    thinkers = contestant.thinkers()
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        what, seconds = line.split()
        if what == "play":
            answer = play(contestant, float(seconds))
        elif what == "copy":
            answer = copy(copies, float(seconds))
        elif what == "inside":
            answer = repeat(contestant.inside, float(seconds))
        else:
            answer = repeat(thinkers[what], float(seconds))
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3])
