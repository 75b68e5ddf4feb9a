"""For `tools/mutants.py`, a plugin of pytest: it writes down what every test has called, in this process and in the servers that the test started.

Every run has its own servers: the process that bears them knows the mutant under which it was started, so it ends with the run.
"""

import json
import os
import sys
from pathlib import Path

import pytest

called: set[str] = set()  # in this process, since the last test ended
seconds: dict[str, float] = {}  # by test

COUNTS = os.environ.get("MUTANT_UNDER_TEST") == "stats"
if COUNTS:
    import mutmut.stats

    def note(name: str, caller: str | None = None) -> None:
        """A function was called."""
        called.add(name)

    mutmut.stats.record_trampoline_hit = note
    # each worker of xdist has a folder of its own, which the servers that it starts write into
    FOLDER = Path(os.environ["ROUNDHOUSE_HITS"]) / os.environ.get("PYTEST_XDIST_WORKER", "alone")
    FOLDER.mkdir(parents=True, exist_ok=True)
    os.environ["ROUNDHOUSE_HITS"] = str(FOLDER)


@pytest.hookimpl(trylast=True)
def pytest_unconfigure() -> None:
    house = sys.modules.get("tests.server.house")
    if house is not None and house.nursery.cache_info().currsize:
        process = house.nursery()
        process.stdin.close()
        process.wait()
        house.nursery.cache_clear()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> None:
    if call.when == "call":
        seconds[item.nodeid] = call.duration


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Item) -> None:
    if COUNTS:
        files = [file for file in FOLDER.iterdir() if file.is_file() and file.suffix != ".jsonl"]
        line = {"test": item.nodeid, "seconds": seconds.get(item.nodeid, 0.0), "called": sorted(called | {file.name for file in files})}
        called.clear()
        for file in files:
            file.unlink(missing_ok=True)
        with (FOLDER / "calls.jsonl").open("a", encoding="utf-8") as out:
            print(json.dumps(line), file=out)
