"""What the server counts and measures, as Prometheus reads it. Nothing here names a table, a person or a text."""

import asyncio
import logging
import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.gc_collector import GCCollector
from prometheus_client.multiprocess import MultiProcessCollector
from prometheus_client.process_collector import ProcessCollector

import roundhouse

if TYPE_CHECKING:
    from roundhouse.server.desk import Desk

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"  # the folder in which the worker processes of one command put their figures together
TIMES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60)
EVERY: Final = 1.0  # seconds between two samples
REGISTRY: Final = CollectorRegistry()


def _counter(name: str, text: str, *labels: str) -> Counter:
    return Counter(f"roundhouse_{name}", text, labels, registry=REGISTRY)


def _times(name: str, text: str, *labels: str) -> Histogram:
    return Histogram(f"roundhouse_{name}_seconds", text, labels, buckets=TIMES, registry=REGISTRY)


def _gauge(name: str, text: str, *labels: str) -> Gauge:
    return Gauge(f"roundhouse_{name}", text, labels, registry=REGISTRY, multiprocess_mode="livesum")


REQUESTS: Final = _counter("http_requests", "Requests answered, by the address as it is declared.", "method", "route", "status")
REQUEST_TIME: Final = _times("http", "From a request to its answer.", "route")
ASKED: Final = _counter("socket_requests", "Requests by socket, by what became of them: ok, or the code of the problem.", "type", "result")
ASKED_TIME: Final = _times("socket", "From a request by socket to its answer.", "type")
MOVES: Final = _counter("moves", "Steps committed: move, undo, back; of a person, a bot or the clock.", "kind", "who")
COMMIT_TIME: Final = _times("commit", "From handing a step to the database to its being committed.")
FAILED: Final = _counter("commits_failed", "Steps not committed: taken (another was first), or error.", "reason")
BOT_TIME: Final = _times("bot", "From asking a bot to its move, waiting for a worker included.", "bot")
PROBLEMS: Final = _counter("problems", "Requests denied, by code.", "code")
NOTES: Final = _counter("notes", "Lines written to the log, by level.", "level")
LOOP_TIME: Final = _times("loop_delay", "By how much the event loop was late.")
TABLES: Final = _gauge("tables", "Tables in memory, by status.", "status")
SOCKETS: Final = _gauge("sockets", "Sockets open.")
WRITES: Final = _gauge("writes_waiting", "Changes that wait for the database.")
WORKERS: Final = _gauge("workers", "Worker processes, by what they do: busy or idle.", "state")
WORK: Final = _gauge("work_waiting", "Questions that wait for a worker process.")
MEMORY: Final = _gauge("memory_bytes", "Resident memory of the server's processes, without their workers.")
INFO: Final = Gauge("roundhouse_info", "Always 1; the label says the version.", ["version"], registry=REGISTRY, multiprocess_mode="livemax")

if SHARED not in os.environ:
    ProcessCollector(registry=REGISTRY)
    GCCollector(registry=REGISTRY)


class Counted(logging.Handler):
    """Counts what is written to the log."""

    def emit(self, record: logging.LogRecord) -> None:
        """One line more."""
        NOTES.labels(record.levelname.lower()).inc()


def sample(desk: "Desk") -> None:
    """Take the figures that are not counted as they arise."""
    INFO.labels(roundhouse.__version__).set(1)
    census = desk.census()
    for status in ("open", "playing", "over", "closed"):
        TABLES.labels(status).set(census[status])
    SOCKETS.set(desk.hub.sockets)
    WRITES.set(desk.store.waiting)
    WORKERS.labels("busy").set(desk.pool.running)
    WORKERS.labels("idle").set(desk.pool.idle)
    WORK.set(desk.pool.waiting)
    with suppress(OSError):
        MEMORY.set(int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE"))


async def sampling(desk: "Desk") -> None:
    """Take samples until the server stops, and see how late the loop is."""
    loop = asyncio.get_running_loop()
    while True:
        sample(desk)
        start = loop.time()
        await asyncio.sleep(EVERY)
        LOOP_TIME.observe(max(0.0, loop.time() - start - EVERY))


def exposition() -> bytes:
    """All figures as text; with several worker processes, those of all of them together."""
    folder = os.environ.get(SHARED)
    if folder is None:
        return generate_latest(REGISTRY)
    _forget_the_dead(Path(folder))
    together = CollectorRegistry()
    collector: Any = MultiProcessCollector
    collector(together, path=folder)
    return generate_latest(together)


def _forget_the_dead(folder: Path) -> None:
    """A gauge of a process that is gone says nothing any more; what it counted stays counted."""
    for file in folder.glob("gauge_live*_*.db"):
        number = file.stem.rpartition("_")[2]
        if number.isdecimal() and not Path(f"/proc/{number}").exists() and Path("/proc/self").exists():
            file.unlink(missing_ok=True)
