"""For `tools/mutants.py`, a plugin of pytest: what servers in other processes have called counts for the test that ran; every run has its own servers."""

import os
import sys
from pathlib import Path

import pytest
from mutmut.state import state


@pytest.hookimpl(trylast=True)
def pytest_unconfigure() -> None:
    """The process that bears servers knows the mutant under which it was started, so it ends with the run; mutmut waits for children of its own only."""
    house = sys.modules.get("tests.server.house")
    if house is not None and house.nursery.cache_info().currsize:
        process = house.nursery()
        process.stdin.close()
        process.wait()
        house.nursery.cache_clear()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_teardown() -> None:
    """Before mutmut writes down what a test has called."""
    if os.environ.get("MUTANT_UNDER_TEST") == "stats":
        for file in Path(os.environ["ROUNDHOUSE_HITS"]).iterdir():
            state()._stats.add(file.name)
            file.unlink(missing_ok=True)
