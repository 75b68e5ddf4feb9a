"""Many games, on one core or several; the same results either way."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice

from roundhouse.arena.match import Broke, Outcome, Plan, play_one
from roundhouse.kernel.errors import BadOption, RoundhouseError

SHARE = 16  # each process gets about so many portions of the games, so that none waits long for the last
PORTION = 250  # and none is larger than so many games
LOOK = 0.1  # seconds between two calls of `done`, at most
AHEAD = 3  # portions that wait for each process

Part = Future[tuple[list[Outcome], str]]


def simulate(plan: Plan, jobs: int = 1, done: Callable[[int], None] | None = None) -> list[Outcome]:
    """All games of the plan in their order. `jobs` 0: one a core.

    `done` is told how many more games have ended, several times a second, and may raise something to stop.
    """
    if jobs < 0:
        raise BadOption(f"the number of jobs must be a whole number from 0, not {jobs}")
    jobs = jobs or os.cpu_count() or 1
    if jobs == 1:
        return list(_alone(plan, done))
    return _together(plan, min(jobs, plan.games), done)


def _alone(plan: Plan, done: Callable[[int], None] | None) -> Iterator[Outcome]:
    for number in range(plan.games):
        yield play_one(plan, number)
        if done is not None:
            done(1)


def _together(plan: Plan, jobs: int, done: Callable[[int], None] | None) -> list[Outcome]:
    size = min(PORTION, max(1, plan.games // (jobs * SHARE)))
    portions = iter([range(start, min(start + size, plan.games)) for start in range(0, plan.games, size)])
    outcomes: list[Outcome] = []
    before = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context(), _quiet)
    try:
        waiting: set[Part] = {pool.submit(_portion, plan, portion) for portion in islice(portions, jobs * AHEAD)}
        while waiting:
            ready, waiting = wait(waiting, LOOK, FIRST_COMPLETED)
            if done is not None:
                done(0)
            for future in ready:
                part, problem = future.result()
                if problem:
                    raise Broke(problem)
                outcomes += part
                waiting |= {pool.submit(_portion, plan, portion) for portion in islice(portions, 1)}
                if done is not None:
                    done(len(part))
    except BrokenProcessPool:
        raise RoundhouseError("a process of the simulation ended before its games did (out of memory?)") from None
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in set(multiprocessing.active_children()) - before:
            child.terminate()  # after the last game it has nothing to do; after Ctrl-C or an error what it does is not wanted
    return sorted(outcomes, key=_number)


def _portion(plan: Plan, numbers: range) -> tuple[list[Outcome], str]:
    """Some games, and what went wrong: a sentence travels between processes where an exception may not."""
    outcomes = []
    for number in numbers:
        try:
            outcomes.append(play_one(plan, number))
        except RoundhouseError as problem:
            return outcomes, str(problem)
    return outcomes, ""


def _quiet() -> None:
    """Leave Ctrl-C to the process that people talk to, and end when that one says so."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def _number(outcome: Outcome) -> int:
    return outcome.number
