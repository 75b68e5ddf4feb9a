"""The course of a storm: fault after fault, a look at everything after each, and the table at the end."""

import asyncio
import json
import random
import statistics
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from storm.faults import FAULTS, Fault, possible
from storm.house import House

BEGIN, END = "<!-- the last run -->", "<!-- end of the last run -->"
CALM = 2.0  # seconds between two faults
GROWTH = 1.15  # by which the memory of the last third of a soak may exceed that of the second
PESTS = ("garbage", "half-sent requests", "ghost sockets", "slow readers", "flood within the limits", "uploads")


@dataclass(frozen=True)
class Wish:
    """What is asked for."""

    seconds: float
    database: str
    processes: int
    hands: int
    seed: int
    only: str = ""
    soak: bool = False
    report: Path | None = None
    faults: tuple[str, ...] = ()  # by name and in this order, instead of by chance


@dataclass
class Course:
    """What happened."""

    tried: dict[str, int] = field(default_factory=dict)
    survived: dict[str, int] = field(default_factory=dict)
    slowest: dict[str, float] = field(default_factory=dict)  # seconds from the mending to everything being well
    memory: list[tuple[float, list[int]]] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    wants: list[str] = field(default_factory=list)  # what could not be tried


async def run(wish: Wish, folder: Path) -> int:
    """A whole storm; 0 if everything was survived."""
    house = House(folder, wish.database, wish.processes, wish.hands, wish.seed)
    course = Course()
    start = time.monotonic()
    try:
        await house.open()
        await rage(house, wish, course)
        if not await house.holds():
            course.failures.append("at the end somebody is shown something else than the log says")
        house.stop.set()
        await asyncio.wait(house.playing, timeout=60)
        found = await house.verdict()
    finally:
        await house.close()
    text = report(house, wish, course, found, time.monotonic() - start)
    print(text)
    for line in [*course.failures, *house.stale[:20], *house.tally.oddities[:20]]:
        print(f"  ! {line}", file=sys.stderr)
    traces = sum(server.log.read_text(encoding="utf-8", errors="replace").count("Traceback") for server in house.servers if server.log.exists())
    print(f"tracebacks in the server's log: {traces}", file=sys.stderr)
    if wish.report is not None:
        into(wish.report, text)
    good = not course.failures and not house.stale and not house.tally.oddities and not found["lost"] and not found["doubled"] and not found["behind"]
    return 0 if good else 1


async def rage(house: House, wish: Wish, course: Course) -> None:
    """Fault after fault until the time is up, each kind in turn before any comes again."""
    dice = random.Random(wish.seed)
    could = possible(house)
    course.wants = [fault.name for fault in FAULTS if fault.needs == "disk" and fault not in could]
    named = {fault.name: fault for fault in could}
    wanted = [fault for fault in could if wish.only in fault.name and (not wish.soak or fault.name in PESTS)]
    queue = [named[name] for name in wish.faults if name in named]
    end = time.monotonic() + wish.seconds
    while time.monotonic() < end and (queue or not wish.faults):
        if not queue:
            queue = dice.sample(wanted, len(wanted))
        await asyncio.sleep(dice.uniform(CALM, 2 * CALM))
        await one(house, queue.pop(0), dice, course)
        course.memory.append((time.monotonic(), [server.memory() for server in house.servers]))
        print(f"  memory: {', '.join(f'{size / 1e6:.0f}' for size in course.memory[-1][1])} MB", file=sys.stderr, flush=True)


async def one(house: House, fault: Fault, dice: random.Random, course: Course) -> None:
    """One fault: break, mend, and see whether everything is well."""
    odd, wrong = len(house.tally.oddities), len(house.stale)
    house.tally.broken = True
    course.tried[fault.name] = course.tried.get(fault.name, 0) + 1
    await fault.blow(house, dice)
    mended = time.monotonic()
    well = await house.goes_on(house.acknowledged())
    house.tally.broken = False
    held = await house.holds()
    passed = time.monotonic() - mended
    course.slowest[fault.name] = max(course.slowest.get(fault.name, 0.0), passed)
    if well and held and len(house.tally.oddities) == odd:
        course.survived[fault.name] = course.survived.get(fault.name, 0) + 1
    else:
        reason = "some table does not go on" if not well else ", ".join(house.stale[wrong:][:3]) or "; ".join(house.tally.oddities[odd:][:3])
        course.failures.append(f"{fault.name}: {reason}")
    print(f"{fault.name}: {'survived' if well and held else 'NOT survived'}, well after {passed:.1f} s", file=sys.stderr, flush=True)


def cut(times: list[float], share: float) -> str:
    """A quantile in milliseconds."""
    return f"{statistics.quantiles(times, n=1000)[int(share * 1000) - 1] * 1000:.0f} ms" if len(times) > 1 else "none"


def report(house: House, wish: Wish, course: Course, found: dict[str, int], seconds: float) -> str:
    """The one table."""
    tally = house.tally
    what = "a soak" if wish.soak else "a storm"
    where = "PostgreSQL and Redis" if wish.database == "postgresql" else "SQLite"
    lines = [
        f"{what.capitalize()} of {seconds / 60:.1f} minutes over {wish.processes} process{'es' if wish.processes > 1 else ''} behind nginx, {where}; "
        f"{wish.hands} tables at a time, {found['tables']} in all, three or four sockets each; seed {wish.seed}.",
        "",
        "| fault | tried | survived | slowest until all is well |",
        "|---|--:|--:|--:|",
    ]
    lines += [f"| {name} | {count} | {course.survived.get(name, 0)} | {course.slowest[name]:.1f} s |" for name, count in course.tried.items()]
    lines += [f"| {name} | not tried: a disk to fill needs root | | |" for name in course.wants]
    lines.append(f"| **all** | **{sum(course.tried.values())}** | **{sum(course.survived.values())}** | |")
    worse = ", ".join(f"{count} times {status}" for status, count in tally.five_hundreds.items()) or "none"
    lines += [
        "",
        "| | |",
        "|---|--:|",
        f"| acknowledged steps | {found['acknowledged']} |",
        f"| steps whose answer never came, so that both is right | {found['unsure']} |",
        f"| **lost** | **{found['lost']}** |",
        f"| **doubled** | **{found['doubled']}** |",
        f"| **stale** (shown something else than the log, or told less than acknowledged) | **{len(house.stale) + found['behind']}** |",
        f"| answers of 500 and above | {sum(tally.five_hundreds.values())} ({worse}) |",
        f"| a step to its answer, p50 and p99, nothing broken | {cut(tally.calm, 0.5)}, {cut(tally.calm, 0.99)} |",
        f"| the same while something is broken | {cut(tally.rough, 0.5)}, {cut(tally.rough, 0.99)} |",
        f"| lines that broke and came back | {tally.reconnects} |",
        f"| messages and requests of bad clients | {house.pests.sent} |",
    ]
    if wish.soak:
        lines.append(f"| memory of each process at the start, in the second third and in the last third | {memory(course)} |")
    denied = json.dumps(tally.problems)
    print(f"denied by socket: {denied}", file=sys.stderr)
    return "\n".join(lines)


def memory(course: Course) -> str:
    """What the processes hold, at the start, in the middle and at the end; a growth of more than is allowed is a failure."""
    third = len(course.memory) // 3
    if not third:
        return "too short to say"
    told = []
    for number in range(len(course.memory[0][1])):
        start = course.memory[0][1][number]
        middle = statistics.mean(sizes[number] for _, sizes in course.memory[third : 2 * third])
        last = statistics.mean(sizes[number] for _, sizes in course.memory[2 * third :])
        told.append(f"{start / 1e6:.0f}, {middle / 1e6:.0f} and {last / 1e6:.0f} MB")
        if last > middle * GROWTH:
            course.failures.append(f"the memory of process {number} grows: {told[-1]}")
    return "; ".join(told)


def into(page: Path, text: str) -> None:
    """Put the table into a page, between its marks."""
    whole = page.read_text(encoding="utf-8")
    head, rest = whole.split(BEGIN)
    page.write_text(f"{head}{BEGIN}\n{text}\n{END}{rest.split(END)[1]}", encoding="utf-8")
