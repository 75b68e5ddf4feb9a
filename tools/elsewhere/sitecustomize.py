"""For `tools/mutants.py`: a server that a test starts is a process of its own, so it notes here what its functions are called, for mutmut to know.

Python imports this module by itself in every process that has its folder in PYTHONPATH.
"""

import os
from pathlib import Path

if os.environ.get("MUTANT_UNDER_TEST") == "stats":
    import mutmut.stats

    FOLDER = Path(os.environ["ROUNDHOUSE_HITS"])

    def note(name: str, caller: str | None = None) -> None:
        """A function was called."""
        (FOLDER / name).touch()

    mutmut.stats.record_trampoline_hit = note
