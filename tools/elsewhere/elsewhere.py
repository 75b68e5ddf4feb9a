"""For `tools/mutants.py`, a plugin of pytest: it writes down what every test has called, in this process and in the servers that the test started.

What a fixture calls when it is set up, such as the start of a server for many tests, belongs to all tests that use it. Every run has its own servers:
the process that bears them knows the mutant under which it was started, so it ends with the run.
"""

import builtins
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

called: set[str] = set()  # in this process, since it was last taken
of_test: set[str] = set()  # everywhere, since the last test ended
of_fixture: dict[Any, set[str]] = {}  # when it was set up
seconds: dict[str, float] = {}  # by test

COUNTS = bool(os.environ.get("ROUNDHOUSE_HITS"))
if COUNTS:
    builtins.roundhouse_called = called.add  # type: ignore[attr-defined]
    FOLDER = Path(os.environ["ROUNDHOUSE_HITS"])
    COUNT = FOLDER / "count"
    COUNT.write_bytes(b"\0")


def taken() -> set[str]:
    """What was called since the last time. The servers remember what they have noted as long as the count stands still."""
    with COUNT.open("r+b") as file:
        number = file.read(1)[0]
        for _ in range(2):  # whatever is called between them may count for both
            number = (number + 1) % 256
            file.seek(0)
            file.write(bytes([number]))
            file.flush()
            noted = {one.name for one in FOLDER.iterdir() if one.name.startswith("roundhouse.")}
            for name in noted:
                (FOLDER / name).unlink(missing_ok=True)
            called.update(noted)
    found = called.copy()
    called.clear()
    return found


@pytest.hookimpl(trylast=True)
def pytest_unconfigure() -> None:
    house = sys.modules.get("tests.server.house")
    if house is not None and house.nursery.cache_info().currsize:
        process = house.nursery()
        process.stdin.close()
        process.wait()
        house.nursery.cache_clear()


@pytest.hookimpl(wrapper=True)
def pytest_fixture_setup(fixturedef: pytest.FixtureDef[Any]) -> Iterator[None]:
    if COUNTS:
        of_test.update(taken())
    result = yield
    if COUNTS:
        of_fixture[fixturedef] = taken()
    return result


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> None:
    if call.when == "call":
        seconds[item.nodeid] = call.duration


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown(item: pytest.Function) -> None:
    if COUNTS:
        of_test.update(taken())
        for made in item._fixtureinfo.name2fixturedefs.values():
            of_test.update(*(of_fixture.get(one, ()) for one in made))
        line = {"test": item.nodeid, "seconds": seconds.get(item.nodeid, 0.0), "called": sorted(of_test)}
        of_test.clear()
        with (FOLDER / "calls.jsonl").open("a", encoding="utf-8") as out:
            print(json.dumps(line), file=out)
