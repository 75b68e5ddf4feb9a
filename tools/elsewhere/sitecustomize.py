"""For `tools/mutants.py`: a server that a test starts is a process of its own, so it notes here which of its functions are called.

Python imports this module by itself in every process that has its folder in PYTHONPATH.
"""

import builtins
import mmap
import os
from pathlib import Path

if os.environ.get("ROUNDHOUSE_HITS"):
    FOLDER = Path(os.environ["ROUNDHOUSE_HITS"])
    COUNT = FOLDER / "count"  # one byte that changes when what was called is taken away
    noted: set[str] = set()
    last = -1
    if COUNT.is_file():
        with COUNT.open("rb") as file:
            count = mmap.mmap(file.fileno(), 1, access=mmap.ACCESS_READ)

    def note(name: str) -> None:
        """A function was called."""
        global last
        if count[0] != last:
            last = count[0]
            noted.clear()
        if name not in noted:
            (FOLDER / name).touch()
            noted.add(name)

    builtins.roundhouse_called = note  # type: ignore[attr-defined]
