"""The worker processes: fair, bounded, stopped when nobody waits, replaced when they die."""

import asyncio
import os
import signal
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from roundhouse.server import worker, workers
from roundhouse.server.fair import Fair
from roundhouse.server.kinds import BOT, HINT, KINDS, LATER, MOVE, Kind
from roundhouse.server.problems import Problem
from roundhouse.server.workers import Broken, Pool, TooLong

ASK = 60.0  # seconds that a worker may take on a busy machine before a test gives up


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has these limits")
@pytest.mark.parametrize("problem", [PermissionError(1, "not permitted"), OSError(38, "not implemented")])
def test_a_worker_serves_also_where_it_may_not_choose_how_it_is_scheduled(problem: OSError, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in a container that does not allow it, or with a C library that does not know it."""
    import resource

    def denied(*_: object) -> None:
        raise problem

    taken: list[int] = []
    monkeypatch.setattr(os, "nice", lambda _: 0)
    monkeypatch.setattr(os, "sched_setscheduler", denied)
    monkeypatch.setattr(resource, "setrlimit", lambda what, much: taken.append(what))
    worker.modest(100)
    assert taken == [resource.RLIMIT_DATA]


def test_everybody_has_a_turn_and_every_table_of_one_too() -> None:
    queue: Fair[str] = Fair(4)
    for number in range(40):
        queue.put(HINT, "ann", f"table {number % 2}", f"ann {number % 2}.{number // 2}")
    queue.put(HINT, "bo", "table 9", "bo")
    queue.put(LATER, "cy", "table 9", "cy")
    queue.put(BOT, "table 7", "table 7", "bot")
    taken = [queue.take(lambda _: True) for _ in range(5)]
    assert taken == ["bot", "ann 0.0", "bo", "ann 1.0", "ann 0.1"]
    assert queue.of("ann") == 37 and queue.of("bo") == 0 and len(queue) == 38
    assert queue.take(lambda one: one == "cy") == "cy", "what does not fit is passed over"


def test_whoever_waits_no_longer_leaves_the_queue() -> None:
    queue: Fair[str] = Fair(4)
    queue.put(MOVE, "ann", "t", "one")
    queue.put(MOVE, "ann", "t", "two")
    assert queue.drop(MOVE, "ann", "t", "one") and not queue.drop(MOVE, "ann", "t", "one")
    assert queue.drop(MOVE, "ann", "t", "two") and len(queue) == 0 and queue.of("ann") == 0
    assert queue.take(lambda _: True) is None


PLUGIN = """
import os, time
from roundhouse.server import jobs, worker
from roundhouse.server.problems import Problem

def test(payload):
    what = payload["what"]
    if what == "die":
        os._exit(3)
    if what == "die once" and not os.path.exists(payload["mark"]):
        open(payload["mark"], "w").close()
        os._exit(3)
    if what == "sleep":
        time.sleep(payload["seconds"])
    if what == "hang":
        import signal
        signal.signal(signal.SIGUSR1, signal.SIG_IGN)
        time.sleep(600)
    if what == "memory":
        return bytes(3 << 30)
    if what == "wrong":
        raise Problem("bad", "this makes no sense", rule="X")
    if what == "fault":
        raise KeyError(what)
    return b'{"pid": %d}' % os.getpid()

for name in ("test", "later", "bots", "quick"):
    jobs.JOBS[name] = test
if __name__ == "__main__":
    worker.main()
"""


@pytest.fixture
def house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Workers that do what the tests want."""
    (tmp_path / "worker_of_tests.py").write_text(PLUGIN)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(workers, "MODULE", "worker_of_tests")
    kinds = {"test": Kind(HINT, ASK), "later": Kind(LATER, ASK), "bots": Kind(BOT, ASK, own=True), "quick": Kind(HINT, ASK, quick=True)}
    for name, kind in kinds.items():
        monkeypatch.setitem(KINDS, name, kind)
    return tmp_path


def played(work: Callable[[Pool], Awaitable[None]], count: int = 1) -> None:
    """Do something with a pool, and close it."""

    async def run() -> None:
        pool = Pool(count)
        try:
            async with asyncio.timeout(3 * ASK):
                await work(pool)
        finally:
            await pool.close()
        assert pool.running == 0

    asyncio.run(run())


async def pid(pool: Pool, kind: str = "test", what: str = "", **more: Any) -> int:
    return int((await pool.read(kind, {"what": what, **more}))["pid"])


async def settled(claim: Callable[[], bool]) -> None:
    async with asyncio.timeout(ASK):
        while not claim():
            await asyncio.sleep(0.01)


def test_a_worker_that_dies_is_replaced_and_its_question_answered(house: Path) -> None:
    async def work(pool: Pool) -> None:
        first = await pid(pool)
        os.kill(first, signal.SIGKILL)
        second = await pid(pool)
        assert second != first, "a worker that died while it had nothing to do"
        third = await pid(pool, what="die once", mark=str(house / "mark"))
        assert third != second and pool.restarts == 2, "one that died over its question: another answers"
        with pytest.raises(Broken):
            await pid(pool, what="die")
        assert pool.failed["test"] == 1 and await pid(pool) != third

    played(work)


def test_a_question_has_a_limit_of_time_and_of_memory(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "GRACE", ASK)

    async def work(pool: Pool) -> None:
        first = await pid(pool)
        with pytest.raises(TooLong) as told:
            await pool.ask("test", {"what": "sleep", "seconds": 600}, limit=0.2)
        assert told.value.code == "busy" and "0.2 seconds" in told.value.text
        assert await pid(pool) == first and pool.restarts == 0, "it stopped when asked to"
        monkeypatch.setattr(workers, "GRACE", 0.2)
        with pytest.raises(TooLong):
            await pool.ask("test", {"what": "hang"}, limit=0.2)
        second = await pid(pool)
        assert second != first and pool.restarts == 1, "one that does not stop is killed"
        with pytest.raises(Broken):
            await pid(pool, what="memory")
        assert await pid(pool) == second

    played(work)


def test_a_worker_tells_problems_as_they_are_and_faults_as_faults(house: Path) -> None:
    async def work(pool: Pool) -> None:
        with pytest.raises(Problem, match="this makes no sense") as told:
            await pid(pool, what="wrong")
        assert told.value.code == "bad" and told.value.more == {"rule": "X"}
        with pytest.raises(Problem) as fault:
            await pid(pool, what="fault")
        assert fault.value.data() == Problem.fault().data(), "nothing of the inside is told"

    played(work)


def test_what_nobody_waits_for_is_not_done(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "GRACE", ASK)

    async def work(pool: Pool) -> None:
        first = await pid(pool)
        long = asyncio.create_task(pool.ask("test", {"what": "sleep", "seconds": 600}))
        behind = asyncio.create_task(pool.ask("test", {"what": "sleep", "seconds": 600}))
        await settled(lambda: pool.running == 1 and pool.waiting == 1)
        behind.cancel()
        await settled(lambda: pool.waiting == 0)
        long.cancel()
        assert await pid(pool) == first, "a worker is stopped, not killed, and free at once"
        assert pool.cancelled["test"] == 2 and pool.failed["test"] == 0

    played(work)


def test_what_waits_has_a_bound_for_all_and_for_each(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "MOST", 6)
    monkeypatch.setattr(workers, "EACH", 4)

    async def work(pool: Pool) -> None:
        tasks = [asyncio.create_task(pool.ask("test", {"what": "sleep", "seconds": 600}, "ann")) for _ in range(5)]
        await settled(lambda: pool.running == 1)
        with pytest.raises(Problem) as told:
            await pool.ask("test", {"what": ""}, "ann")
        assert told.value.code == "busy" and told.value.status == 503 and told.value.more["wait"] > 0
        tasks += [asyncio.create_task(pool.ask("test", {"what": ""}, "bo")) for _ in range(2)]
        await settled(lambda: pool.waiting == 6)
        with pytest.raises(Problem):
            await pool.ask("test", {"what": ""}, "cy")
        tasks += [asyncio.create_task(pool.ask("bots", {"what": ""}, table="t")) for _ in range(9)]
        await settled(lambda: pool.waiting == 15)
        assert pool.refused == {"test": 2}, "the server's own questions are never turned away"
        for task in tasks:
            task.cancel()

    played(work)


def test_long_work_leaves_a_worker_for_bots_and_one_for_what_is_quick(house: Path) -> None:
    async def work(pool: Pool) -> None:
        tasks = [asyncio.create_task(pool.ask("later", {"what": "sleep", "seconds": 600}, f"asker {number}")) for number in range(5)]
        await settled(lambda: pool.running == 1 and pool.waiting == 4)
        assert await pid(pool, "bots") and await pid(pool, "quick"), "answered while long work goes on"
        tasks += [asyncio.create_task(pool.ask("bots", {"what": "sleep", "seconds": 600}, table=f"t{number}")) for number in range(2)]
        await settled(lambda: pool.running == 2)
        assert await pid(pool, "quick"), "answered while every other worker is busy"
        for task in tasks:
            task.cancel()

    played(work, 2)


def test_nobody_has_all_the_workers(house: Path) -> None:
    async def work(pool: Pool) -> None:
        tasks = [asyncio.create_task(pool.ask("bots", {"what": "sleep", "seconds": 600}, "ann", f"t{number}")) for number in range(3)]
        await settled(lambda: pool.running == 1)
        assert await pool.ask("bots", {"what": ""}, "bo", "t9"), "answered at once, however long the others' bots think"
        await settled(lambda: pool.running == 1 and pool.waiting == 2)
        for task in tasks:
            task.cancel()

    played(work, 2)


def test_a_worker_that_is_frozen_is_replaced_when_its_time_is_up(house: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "GRACE", 0.2)

    async def work(pool: Pool) -> None:
        first = await pid(pool)
        os.kill(first, signal.SIGSTOP)
        with pytest.raises(TooLong):
            await pool.ask("test", {"what": ""}, limit=0.3)
        assert await pid(pool) != first

    played(work)
    assert KINDS["bot"].limit <= 20 and KINDS["alone"].limit <= 20, "no table waits longer for a bot"


def test_a_bot_that_nobody_waits_for_is_asked_to_stop_and_not_interrupted() -> None:
    from roundhouse.bots import bot
    from roundhouse.kernel.chance import Chance
    from roundhouse.server import jobs
    from roundhouse.server.worker import Hand, Stopped

    hand = Hand()
    hand.busy = True
    thinker: Any = bot("search:800", Chance(1))
    with jobs._patience(thinker):
        hand._stop(signal.SIGUSR1, None)
        assert thinker.stopped and hand.busy, "it answers by itself, soon"
    with pytest.raises(Stopped):
        hand._stop(signal.SIGUSR1, None)


def test_a_worker_runs_the_program_that_the_server_runs(house: Path) -> None:
    (house / "worker_of_tests.py").write_text(PLUGIN.replace("""b'{"pid": %d}' % os.getpid()""", "repr(__import__('roundhouse').__file__).encode()"))

    async def work(pool: Pool) -> None:
        import roundhouse

        assert (await pool.ask("test", {"what": ""})).decode() == repr(roundhouse.__file__)

    played(work)


def test_every_kind_has_its_work() -> None:
    from roundhouse.server.jobs import JOBS

    assert set(JOBS) == set(KINDS)


def test_nobody_makes_the_server_think_for_ever() -> None:
    from roundhouse.server.seating import known_bot

    assert known_bot("search:4s") == "search:4s"
    for name in ("search:11s", "search:3600s", "search:10001"):
        with pytest.raises(Problem, match="too strong"):
            known_bot(name)
