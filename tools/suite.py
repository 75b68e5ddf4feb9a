"""All checks and all tests, as `make test` runs them: parts that need little run beside those that need both cores.

    python3 tools/suite.py [--cores 2]

Each part is a target of the Makefile. What it says is shown when it ends, whole, so that two parts never mix their lines. When a part fails, those that run are
let finish, no other is begun, and the exit code is 1. Only the standard library is used here, as this starts before anything is installed.
"""

import argparse
import os
import subprocess
import sys
import time
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent


class Part(NamedTuple):
    """A target of the Makefile, the parts that must have ended well before it, and how many cores it keeps busy."""

    target: str
    after: tuple[str, ...] = ()
    cores: int = 1


# In the order in which they are begun, as far as what they wait for has ended and a core is free.
PARTS = (
    Part("install"),
    Part("services"),
    Part("web-build"),
    Part("engine", ("install", "web-build")),
    Part("web-browser", ("services", "engine"), cores=2),
    Part("test-server", ("services", "engine")),  # two workers that mostly wait
    Part("test-interpreted", ("services", "install", "web-build"), cores=2),
    Part("check", ("install",)),
    Part("web-check", ("install", "web-build")),
    Part("test-install", ("engine",)),
    Part("test-compiled", ("engine",), cores=2),
)


class Ended(NamedTuple):
    """A part that was run: whether it ended well, how long it took, and what it said."""

    part: Part
    good: bool
    seconds: float
    said: str


def run(part: Part) -> Ended:
    """Run a part to its end."""
    begun = time.monotonic()
    # MAKEFLAGS of the make above would hand on its own jobs and targets
    settings = {key: value for key, value in os.environ.items() if key not in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL")}
    command = [settings.get("MAKE", "make"), "--no-print-directory", part.target]
    done = subprocess.run(command, cwd=ROOT, env=settings, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    return Ended(part, done.returncode == 0, time.monotonic() - begun, done.stdout.decode("utf-8", "replace"))


def next_parts(waiting: list[Part], good: set[str], busy: int, cores: int) -> list[Part]:
    """The parts that can be begun now. One core more than there are is given out, as a part with two workers often waits for one of them."""
    found: list[Part] = []
    for part in waiting:
        if set(part.after) <= good and busy + part.cores <= cores + 1:
            found.append(part)
            busy += part.cores
    return found


def suite(parts: tuple[Part, ...], cores: int) -> int:
    """Run all parts; the exit code."""
    begun = time.monotonic()
    waiting = list(parts)
    good: set[str] = set()
    bad: list[str] = []
    running: dict[Future[Ended], Part] = {}
    with ThreadPoolExecutor() as pool:
        while True:
            if not bad:
                for part in next_parts(waiting, good, sum(one.cores for one in running.values()), cores):
                    waiting.remove(part)
                    print(f"roundhouse: {part.target} begins", flush=True)
                    running[pool.submit(run, part)] = part
            if not running:
                break
            for one in wait(running, return_when=FIRST_COMPLETED).done:
                del running[one]
                ended = one.result()
                print(f"\n===== {ended.part.target}: {'passed' if ended.good else 'FAILED'} after {ended.seconds:.0f} s\n{ended.said.rstrip()}\n", flush=True)
                if ended.good:
                    good.add(ended.part.target)
                else:
                    bad.append(ended.part.target)
    minutes, seconds = divmod(round(time.monotonic() - begun), 60)
    if bad:
        unrun = f"; not begun: {', '.join(part.target for part in waiting)}" if waiting else ""
        print(f"roundhouse: FAILED: {', '.join(bad)} (see above){unrun}; {minutes} min {seconds} s")
        return 1
    print(f"roundhouse: all {len(parts)} parts passed in {minutes} min {seconds} s")
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="All checks and all tests.")
    parser.add_argument("--cores", type=int, default=2)
    sys.exit(suite(PARTS, parser.parse_args().cores))
