"""The work of an analysis in small slices, each a question of its own: done one after the other, by several processes, or between people's moves."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from dataclasses import dataclass
from typing import Any, Final

from roundhouse.analysis.course import marks, points
from roundhouse.analysis.decisions import Effort, glance, measured
from roundhouse.analysis.report import assembled
from roundhouse.analysis.story import Story
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.record import Record

COURSE, GLANCE, MEASURE = "course", "glance", "measure"
MOMENTS: Final = 24  # of a slice of the course
DECISIONS: Final = 8  # of a slice of first looks
SUSPECTS: Final = 40  # decisions that are looked at a second time, at most
FEWEST: Final = 0.012  # lost chance from which a second look is worth while
SEED: Final = 20261118  # the worlds are the same whenever a game is analysed


@dataclass(frozen=True)
class Slice:
    """A part of the work: what is done, and with which plies."""

    kind: str
    plies: tuple[int, ...]
    ranked: tuple[tuple[str, ...], ...] = ()  # the finalists of each ply, for the second look


def slices(plies: int) -> list[Slice]:
    """The first part of the work on a game of so many plies: its course, and a first look at every decision."""
    found = [Slice(COURSE, tuple(range(start, min(start + MOMENTS, plies + 1)))) for start in range(0, plies + 1, MOMENTS)]
    return found + [Slice(GLANCE, tuple(range(start, min(start + DECISIONS, plies)))) for start in range(0, plies, DECISIONS)]


def second(results: Sequence[dict[str, Any]]) -> list[Slice]:
    """The second part: the decisions that seem to have cost something, one in each slice."""
    seen = [one for result in results for one in result.get("glances", [])]
    suspects = [one for one in seen if one["guess"] >= FEWEST and one["ranked"]]
    suspects.sort(key=lambda one: (-one["guess"], one["ply"]))
    return [Slice(MEASURE, (one["ply"],), (tuple(one["ranked"]),)) for one in suspects[:SUSPECTS]]


def work(story: Story, part: Slice, effort: Effort | None = None) -> dict[str, Any]:
    """One slice of the work, as JSON data."""
    tried = (effort or Effort()).paced(story.first.pace())
    if part.kind == COURSE:
        made: dict[str, Any] = {"points": points(story, part.plies[0], part.plies[-1] + 1, SEED)}
        if part.plies[0] == 0:
            made["marks"] = marks(story)
        return made
    found: list[dict[str, Any]] = []
    for ply, state in story.walk(part.plies[0], part.plies[-1] + 1):
        if ply not in part.plies:
            continue
        seat, move = story.plies[ply]
        if part.kind == GLANCE:
            seen = glance(state, seat, move, story.plan(ply), tried, SEED + ply)
            if seen is not None:
                found.append({"ply": ply, **seen})
        else:
            ranked = list(part.ranked[part.plies.index(ply)])
            found.append({"ply": ply, **measured(state, seat, move, story.plan(ply), ranked, tried, SEED - ply)})
    return {"glances" if part.kind == GLANCE else "measured": found}


def analyse(record: Record, jobs: int = 1, told: Callable[[float], None] | None = None, effort: Effort | None = None) -> dict[str, Any]:
    """The whole analysis of a record's game; `told` hears which part of the work is done, from 0 to 1, and may raise something to stop."""
    story = Story.of(record)
    if not story.plies:
        raise RoundhouseError("there is no move to analyse in this record")
    report = told or _nothing
    first = slices(len(story))
    results = []
    total = len(first) * 1.6  # the second part is not known yet, and about as long
    for result in _done(record, story, first, jobs, effort):
        results.append(result)
        report(len(results) / total)
    rest = second(results)
    start = len(first) / total
    for number, result in enumerate(_done(record, story, rest, jobs, effort), 1):
        results.append(result)
        report(start + (1.0 - start) * number / len(rest))
    report(1.0)
    return assembled(story, results)


def _done(record: Record, story: Story, parts: Sequence[Slice], jobs: int, effort: Effort | None) -> Iterator[dict[str, Any]]:
    """The results of slices, as they come."""
    jobs = min(jobs or os.cpu_count() or 1, len(parts))
    if jobs <= 1:
        for part in parts:
            yield work(story, part, effort)
        return
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), _begin, (record.text, effort))
    try:
        waiting = {pool.submit(_part, part) for part in parts}
        while waiting:
            ready, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for one in ready:
                yield one.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


_HERE: dict[str, Any] = {}


def _begin(text: str, effort: Effort | None) -> None:
    """What a process of its own needs: the game, once."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _HERE["story"], _HERE["effort"] = Story.of(Record.parse(text)), effort


def _part(part: Slice) -> dict[str, Any]:
    return work(_HERE["story"], part, _HERE["effort"])


def _nothing(_: float) -> None:
    """Nobody listens."""
