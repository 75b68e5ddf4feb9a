"""A process in which heavy work is done: a question comes in, its answer goes out, one after the other.

It runs beside the loop that answers people, and gives way to it. It ends by itself when its input ends, and is ended by the system when a
question takes far more than its time, so none is left behind whatever happens to the server.
"""

import os
import pickle
import signal
import struct
import sys
from contextlib import suppress
from types import FrameType
from typing import Any

import orjson

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.server import jobs
from roundhouse.server.problems import Problem, kernel_problem
from roundhouse.server.workers import DONE, FAILED, HEAD, PROBLEM, STOPPED

NICE = 10  # how far it gives way
SPARE = 5  # seconds beyond the limit after which the system ends it


class Stopped(BaseException):
    """Whoever asked has gone, or the time is up."""


class Hand:
    """What does the work; it can be stopped while it works, and only then."""

    def __init__(self) -> None:
        self.busy = False

    def listen(self) -> None:
        """Be stopped by a signal from now on."""
        signal.signal(signal.SIGUSR1, self._stop)
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the server, which ends us

    def _stop(self, _: int, __: FrameType | None) -> None:
        if self.busy and not jobs.come_to_an_end():  # compiled code is better asked than interrupted
            self.busy = False
            raise Stopped

    def work(self, name: str, payload: Any) -> tuple[int, bytes]:
        """The answer to one question, whatever comes of it."""
        try:
            self.busy = True
            answer = jobs.JOBS[name](payload)
            self.busy = False
            return DONE, answer
        except Stopped:
            return STOPPED, b"{}"
        except Problem as problem:
            return self._told(PROBLEM, problem)
        except RoundhouseError as problem:
            return self._told(PROBLEM, kernel_problem(problem))
        except MemoryError:
            return self._failed("it took more memory than it may")
        except Exception as problem:
            return self._failed(f"{type(problem).__name__}: {problem}")
        finally:
            self.busy = False

    def _told(self, what: int, problem: Problem) -> tuple[int, bytes]:
        self.busy = False
        return what, orjson.dumps({"code": problem.code, "text": readable(problem.text), **problem.more})

    def _failed(self, text: str) -> tuple[int, bytes]:
        self.busy = False
        return FAILED, orjson.dumps({"text": readable(text)[:500]})


def readable(text: str) -> str:
    """A text that can be written as UTF-8."""
    return text.encode("utf-8", "replace").decode("utf-8")


def modest(memory: int) -> None:
    """Give way to others, and take no more than so many MiB."""
    os.nice(NICE)
    if sys.platform == "linux":
        import resource

        with suppress(OSError):  # some systems do not allow it, or do not know it
            os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))  # it never interrupts others when it wakes up, whatever it was started with
        resource.setrlimit(resource.RLIMIT_DATA, (memory << 20, memory << 20))


def main() -> None:
    """Answer until nobody asks."""
    modest(int(sys.argv[1]))
    questions, answers = os.fdopen(0, "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints by mistake is no answer
    hand = Hand()
    hand.listen()
    while len(head := questions.read(4)) == 4:
        name, payload, limit = pickle.loads(questions.read(struct.unpack(">I", head)[0]))
        signal.alarm(int(limit) + SPARE)
        what, body = hand.work(name, payload)
        signal.alarm(0)
        try:
            answers.write(HEAD.pack(what, len(body)) + body)
            answers.flush()
        except BrokenPipeError:
            os._exit(0)  # the server is gone


if __name__ == "__main__":
    main()
