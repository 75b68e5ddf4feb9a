"""Who does the work: this process, several of them, or the machines of a Ray cluster. The same tasks give the same results wherever they are done.

A task is a function of what all tasks share and of a number. Tasks are handed out in portions of about two seconds, never more than can be done soon, and
what they give comes back as it is ready. A portion whose worker died is handed out again.
"""

import importlib
import multiprocessing
import os
import signal
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from multiprocessing import connection
from pathlib import Path
from tempfile import mkdtemp
from threading import Thread
from typing import Any

from roundhouse.arena.match import Broke
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.game import MODELS, game

PORTION = 2.0  # seconds that a portion should take
LARGEST = 250  # tasks of a portion
AHEAD = 2  # portions that are handed out for each worker: one in hand, one waiting
LOOK = 0.1  # seconds, at most, until the caller gets a word again
DEATHS = 3  # workers that may die one after the other with nothing finished between

Task = Callable[[Any, int], Any]
Done = list[tuple[int, Any]]  # number and result


@dataclass(frozen=True)
class Cargo:
    """What every worker needs, sent once: the task, what all tasks share, and the files of this machine that they read."""

    module: str  # where the task is found
    name: str
    shared: Any
    game: str
    boards: tuple[tuple[str, str], ...] = ()  # board files that are not part of the game: name and text
    models: tuple[tuple[str, str], ...] = ()  # models of the folder that ROUNDHOUSE_MODELS names: file and text
    folder: str = ""  # that folder

    @staticmethod
    def of(task: Task, shared: Any, name: str, boards: Iterable[str] = ()) -> "Cargo":
        """The cargo of a task of this game, with those of the boards that are files of their own."""
        found = game(name)
        own = tuple((board, found.board_text(board)[0]) for board in boards if board not in found.boards)
        folder = os.environ.get(MODELS, "")
        files = sorted(Path(folder).glob("*.json")) if folder and folder != "none" else []
        models = tuple((file.name, file.read_text(encoding="utf-8")) for file in files)
        return Cargo(task.__module__, task.__qualname__, shared, name, own, models, folder)

    def task(self) -> Task:
        """The task."""
        found: Task = getattr(importlib.import_module(self.module), self.name)
        return found

    def unload(self, elsewhere: bool) -> None:
        """Make the boards known, and on another machine the models too."""
        found = game(self.game)
        for board, text in self.boards:
            found.lend(board, text)
        if elsewhere:
            os.environ[MODELS] = _models(self.models) if self.models else self.folder if self.folder == "none" else ""


@cache
def _models(files: tuple[tuple[str, str], ...]) -> str:
    folder = mkdtemp(prefix="roundhouse-models-")
    for name, text in files:
        Path(folder, name).write_text(text, encoding="utf-8")
    return folder


@dataclass(frozen=True)
class Portion:
    """What came of a portion: results, what went wrong with the next task if anything did, and how long it took."""

    done: Done
    problem: str
    seconds: float


def portion(cargo: Cargo, numbers: list[int]) -> Portion:
    """Do some tasks. A sentence travels between processes where an exception may not."""
    task = cargo.task()
    began = time.perf_counter()
    done: Done = []
    problem = ""
    for number in numbers:
        try:
            done.append((number, task(cargo.shared, number)))
        except RoundhouseError as found:
            problem = str(found)
            break
    return Portion(done, problem, time.perf_counter() - began)


class Heap:
    """The numbers that are still to be done, and how many of them make a portion."""

    def __init__(self, numbers: Iterable[int]) -> None:
        self._left = deque(numbers)
        self._each = 0.0  # seconds of a task, as far as is known

    def __bool__(self) -> bool:
        return bool(self._left)

    def take(self, workers: int) -> list[int]:
        """The next portion: one task while nothing is known, less towards the end, so that nobody works alone for long."""
        size = 1 if self._each <= 0 else max(1, min(LARGEST, int(PORTION / self._each), len(self._left) // (2 * AHEAD * workers)))
        return [self._left.popleft() for _ in range(min(size, len(self._left)))]

    def back(self, numbers: list[int]) -> None:
        """These were not done."""
        self._left.extendleft(reversed(numbers))

    def learn(self, found: Portion) -> None:
        """How long a portion took."""
        if found.done:
            each = max(found.seconds / len(found.done), 1e-6)
            self._each = each if self._each <= 0 else 0.7 * self._each + 0.3 * each


class Crew(ABC):
    """Somebody who does tasks."""

    @abstractmethod
    def work(self, cargo: Cargo, numbers: Iterable[int]) -> Generator[Done, None, None]:
        """Do the tasks with these numbers, in any order: what is ready, every moment, often nothing. Closing it ends the work."""


class Alone(Crew):
    """This process."""

    def work(self, cargo: Cargo, numbers: Iterable[int]) -> Generator[Done, None, None]:
        cargo.unload(False)
        task = cargo.task()
        for number in numbers:
            yield [(number, task(cargo.shared, number))]


class Processes(Crew):
    """Several processes of this machine."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs

    def work(self, cargo: Cargo, numbers: Iterable[int]) -> Generator[Done, None, None]:
        heap = Heap(numbers)
        deaths = 0
        while heap:
            before = set(multiprocessing.active_children())
            pool = ProcessPoolExecutor(self.jobs, multiprocessing.get_context(), _ready, (cargo,))
            waiting: dict[Future[Portion], list[int]] = {}
            try:
                while heap or waiting:
                    while heap and len(waiting) < AHEAD * self.jobs:
                        taken = heap.take(self.jobs)
                        waiting[pool.submit(_work, taken)] = taken
                    for future in wait(waiting, LOOK, FIRST_COMPLETED).done:
                        found = future.result()
                        del waiting[future]
                        heap.learn(found)
                        deaths = 0
                        yield found.done
                        good(found)
                    yield []
            except BrokenProcessPool:
                deaths += 1
                for taken in waiting.values():
                    heap.back(taken)
                if deaths >= DEATHS:
                    raise RoundhouseError("processes ended before their games did, again and again (out of memory?); what was finished is kept") from None
            finally:
                pool.shutdown(wait=False, cancel_futures=True)
                for child in set(multiprocessing.active_children()) - before:
                    child.terminate()


_cargo: Cargo | None = None  # of a worker process


def _ready(cargo: Cargo) -> None:
    """Leave Ctrl-C to the process that people talk to, and end when that one says so, or is gone."""
    global _cargo
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    Thread(target=_follow, daemon=True).start()
    cargo.unload(False)
    _cargo = cargo


def _follow() -> None:
    """End with the process that started this one: if that was killed, nobody hands out work any more."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)


def _work(numbers: list[int]) -> Portion:
    assert _cargo is not None
    return portion(_cargo, numbers)


def good(found: Portion) -> None:
    """Say what went wrong, if anything did."""
    if found.problem:
        raise Broke(found.problem)
