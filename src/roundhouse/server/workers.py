"""The server's side of the worker processes: whatever is heavy is asked of them, so that the loop that answers people never stands still.

A question waits in a fair queue until a worker is free. It has a limit of time and of memory; whoever asked may go away, and the work is
stopped. A worker that dies or hangs is replaced, and its question is answered: by another worker if it died, by a problem if it hung.
"""

import asyncio
import os
import pickle
import signal
import struct
import sys
import time
from collections import Counter
from contextlib import suppress
from typing import Any, Final

import orjson

from roundhouse.server.fair import Fair
from roundhouse.server.kinds import BOT, KINDS, RANKS, Kind
from roundhouse.server.notes import NOTES
from roundhouse.server.problems import Problem

MOST: Final = 256  # questions that may wait, besides the server's own
FEWEST: Final = 2  # worker processes besides the quick one: whatever takes long, one is left for the bots that people wait for
EACH: Final = 16  # of one asker
GRACE: Final = 1.0  # seconds that a worker has to stop when it is asked to; then it is killed
HOPELESS: Final = 3  # failures in a row after which a server without workers is not ready
MEMORY: Final = 2048  # MiB of one worker
MODULE = "roundhouse.server.worker"
LINE: Final = 1 << 16  # bytes that are read at once
HEAD: Final = struct.Struct(">BI")  # of an answer: what it is, and its length
DONE, PROBLEM, FAILED, STOPPED = range(4)


class Broken(Problem):
    """A worker failed: its process died twice over this question, or the program has a fault there."""

    def __init__(self, reason: str) -> None:
        super().__init__("fault", Problem.fault().text)
        self.reason = reason


class TooLong(Broken):
    """A question took more than its time."""

    def __init__(self, limit: float) -> None:
        super().__init__(f"it took more than {limit:g} seconds")
        self.code, self.text, self.more = "busy", f"this takes more than the {limit:g} seconds that the server gives it", {"wait": 10.0}


def answer_of(what: int, body: bytes, limit: float) -> bytes:
    """What a worker said, or the problem that it had."""
    if what == DONE:
        return body
    if what == STOPPED:
        raise TooLong(limit)
    told: dict[str, Any] = orjson.loads(body)
    raise Problem(**told) if what == PROBLEM else Broken(told["text"])


class Job:
    """One question, from the asking to the answer."""

    def __init__(self, name: str, payload: Any, asker: str, table: str, limit: float | None) -> None:
        self.name = name
        self.kind: Kind = KINDS[name]
        self.payload = payload
        self.asker = asker
        self.table = table
        self.limit = self.kind.limit if limit is None else min(limit, self.kind.limit)
        self.since = time.monotonic()
        self.tries = 0
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()  # done when nobody waits for it any more
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def succeed(self, answer: bytes) -> None:
        """Answer it."""
        if not self.answer.done():
            self.answer.set_result(answer)

    def fail(self, problem: Exception) -> None:
        """Say why there is no answer."""
        if not self.answer.done():
            self.answer.set_exception(problem)


class Pool:
    """Some worker processes, started when they are first needed, and the questions that wait for them.

    One more than `count` is kept for quick work, so that a preview never waits for bots that think; and of the `count`, if there are several,
    one is kept for the bots of people's tables, and one from whoever asks for all of them.
    """

    def __init__(self, count: int, memory: int = MEMORY) -> None:
        self.count = count
        self.asked: Counter[str] = Counter()  # by kind, all of these, for whoever watches the server
        self.answered: Counter[str] = Counter()
        self.failed: Counter[str] = Counter()
        self.refused: Counter[str] = Counter()  # turned away, as too much was waiting
        self.cancelled: Counter[str] = Counter()
        self.waited: Counter[str] = Counter()  # milliseconds in the queue
        self.worked: Counter[str] = Counter()  # milliseconds in a worker
        self._failures = 0  # in a row
        self.restarts = 0  # workers that died or had to be killed
        self._queue: Fair[Job] = Fair(RANKS)
        self._long = 0  # workers busy with what is less urgent than people's bots
        self._of: Counter[str] = Counter()  # workers busy for one asker, but for the quick one
        self._own = 0  # of the server's own that wait
        self._workers = [_Worker(memory, quick=number == count) for number in range(count + 1)]
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many questions wait."""
        return len(self._queue)

    @property
    def running(self) -> int:
        """How many are being answered."""
        return len(self._tasks)

    @property
    def idle(self) -> int:
        """How many workers have nothing to do."""
        return len(self._workers) - len(self._tasks)

    @property
    def alive(self) -> bool:
        """False if workers died, or did not answer, several times in a row."""
        return not self._closed and self._failures < HOPELESS

    async def ask(self, kind: str, payload: Any, asker: str = "", table: str = "", limit: float | None = None) -> bytes:
        """The answer of a worker to a question of a kind in KINDS, which says how urgent it is.

        `asker` and `table`: those who take turns; `limit`: less than the kind's seconds. Raises the Problem that the worker found, `busy` if too
        much waits, Broken or TooLong if there is no answer. To be cancelled by whoever no longer needs it.
        """
        job = Job(kind, payload, asker or table, table, limit)
        self.asked[kind] += 1
        if not job.kind.own and (self.waiting - self._own >= MOST or self._queue.of(job.asker) >= EACH):
            self.refused[kind] += 1
            raise Problem("busy", "too much is being asked at the moment; try again a little later", wait=2.0)
        self._queue.put(job.kind.rank, job.asker, table, job)
        self._own += job.kind.own
        self._serve()
        try:
            return await job.answer
        finally:
            if not job.answer.done() or job.answer.cancelled():
                self._forget(job)

    async def read(self, kind: str, payload: Any, asker: str = "", table: str = "", limit: float | None = None) -> Any:
        """The same, for answers that are JSON."""
        return orjson.loads(await self.ask(kind, payload, asker, table, limit))

    async def close(self) -> None:
        """End the processes."""
        self._closed = True
        for task in list(self._tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for worker in self._workers:
            await worker.end()

    def _forget(self, job: Job) -> None:
        """Nobody waits for this answer any more."""
        self.cancelled[job.name] += 1
        if self._queue.drop(job.kind.rank, job.asker, job.table, job):
            self._own -= job.kind.own
        elif not job.gone.done():
            job.gone.set_result(None)

    def _serve(self) -> None:
        """Give every worker that is free the question whose turn it is."""
        for worker in [] if self._closed else self._workers:
            if worker.free:
                job = self._queue.take(lambda job, worker=worker: self._fits(worker, job))  # type: ignore[misc]
                if job is not None:
                    self._start(worker, job)

    def _fits(self, worker: "_Worker", job: Job) -> bool:
        if worker.quick:
            return job.kind.quick
        return self.count == 1 or (self._of[job.asker] < self.count - 1 and (job.kind.rank <= BOT or self._long < self.count - 1))

    def _start(self, worker: "_Worker", job: Job) -> None:
        worker.free = False
        long = not worker.quick and job.kind.rank > BOT
        self._long += long
        self._of[job.asker] += not worker.quick
        self._own -= job.kind.own
        self.waited[job.name] += round((time.monotonic() - job.since) * 1000)
        task = asyncio.create_task(self._work(worker, job))
        self._tasks.add(task)

        def done(_: object) -> None:
            self._tasks.discard(task)
            self._long -= long
            self._of[job.asker] -= not worker.quick
            if not self._of[job.asker]:
                del self._of[job.asker]
            worker.free = True
            self._serve()

        task.add_done_callback(done)

    async def _work(self, worker: "_Worker", job: Job) -> None:
        """See to it that a question is answered, whatever becomes of the worker."""
        start = time.monotonic()
        job.tries += 1
        try:
            answer = await worker.ask(job)
            self.answered[job.name] += 1
            self._failures = 0
            job.succeed(answer)
        except (Broken, OSError, RuntimeError, asyncio.IncompleteReadError) as problem:  # RuntimeError: uvloop's word for a pipe whose reader is gone
            await self._mend(worker, job, problem)
        except Problem as problem:
            self.answered[job.name] += 1
            job.fail(problem)
        except asyncio.CancelledError:
            await worker.end()
            job.fail(Problem("busy", "the server stops", wait=2.0))
            raise
        except Exception as problem:
            NOTES.exception("a worker, asked for %s", job.name)
            await worker.end()
            job.fail(Broken(str(problem)))
        finally:
            self.worked[job.name] += round((time.monotonic() - start) * 1000)

    async def _mend(self, worker: "_Worker", job: Job, problem: Exception) -> None:
        await worker.mend()
        self.restarts += worker.ended
        worker.ended = False
        broken = problem if isinstance(problem, Broken) else Broken("its process ended")
        if broken is not problem and job.tries == 1 and not job.gone.done():
            self._queue.put(job.kind.rank, job.asker, job.table, job)
            self._own += job.kind.own
            return
        if not job.gone.done():
            self._failures += 1
            self.failed[job.name] += 1
            NOTES.error("a worker, asked for %s: %s", job.name, broken.reason)
        job.fail(broken)


class _Worker:
    """One process, and the talk with it."""

    def __init__(self, memory: int, quick: bool) -> None:
        self.free = True
        self.quick = quick
        self.ended = False  # by us, since somebody last looked
        self._memory = memory
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, job: Job) -> bytes:
        """Write a question, read the answer; stopped if nobody waits for it, or its time is up."""
        if job.gone.done():
            raise Broken("nobody waits for it")
        process = self._process or await self._begin()
        assert process.stdin is not None
        body = pickle.dumps((job.name, job.payload, job.limit), pickle.HIGHEST_PROTOCOL)
        process.stdin.write(struct.pack(">I", len(body)) + body)
        reading = asyncio.create_task(self._read(process))
        try:
            waiting: set[asyncio.Future[Any]] = {reading, job.gone}
            await asyncio.wait(waiting, timeout=job.limit, return_when=asyncio.FIRST_COMPLETED)
            if not reading.done() and not await self._stopped(process, reading):
                await self.end()
                raise TooLong(job.limit)
            what, body = await reading
        finally:
            reading.cancel()
        return answer_of(what, body, job.limit)

    async def _stopped(self, process: asyncio.subprocess.Process, reading: "asyncio.Task[tuple[int, bytes]]") -> bool:
        """Ask it to stop; False if it does not in good time."""
        with suppress(ProcessLookupError):
            process.send_signal(signal.SIGUSR1)
        await asyncio.wait({reading}, timeout=GRACE)
        return reading.done()

    async def _begin(self) -> asyncio.subprocess.Process:
        """The worker runs what we run: the same program, compiled or not, with the same packages."""
        pipe = asyncio.subprocess.PIPE
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
        line = [sys.executable, "-P", "-m", MODULE, str(self._memory)]
        self._process = await asyncio.create_subprocess_exec(*line, stdin=pipe, stdout=pipe, limit=LINE, env=env)
        return self._process

    async def _read(self, process: asyncio.subprocess.Process) -> tuple[int, bytes]:
        assert process.stdin is not None and process.stdout is not None
        await process.stdin.drain()
        what, length = HEAD.unpack(await process.stdout.readexactly(HEAD.size))
        return what, await process.stdout.readexactly(length)

    async def mend(self) -> None:
        """Let go of a process that is dead or dying."""
        process = self._process
        if process is not None and (process.returncode is not None or process.stdout is None or process.stdout.at_eof()):
            await self.end()

    async def end(self) -> None:
        """Stop it; the next question starts another."""
        process, self._process = self._process, None
        if process is not None:
            self.ended = True
            if process.returncode is None:
                with suppress(ProcessLookupError):
                    process.kill()
            await process.wait()
