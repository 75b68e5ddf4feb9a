"""The server in a storm.

    python -m storm [--seconds 600] [--database postgresql|sqlite] [--processes 3] [--hands 8] [--seed 1] [--only WORD] [--report FILE]
    python -m storm --soak [--seconds 3600]     no fault but bad clients; is the memory of the processes flat?

Everything runs on this machine and is sent to 127.0.0.1; it stops by itself. Exit code 1 if the verdict is bad.
"""

import argparse
import asyncio
import signal
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from storm.weather import Wish, run


def main() -> int:
    """One storm."""
    parser = argparse.ArgumentParser(prog="storm", description="The server in a storm.")
    parser.add_argument("--seconds", type=float, default=0.0, help="how long; 600, or 3600 for a soak")
    parser.add_argument("--database", choices=("postgresql", "sqlite"), default="postgresql")
    parser.add_argument("--processes", type=int, default=3)
    parser.add_argument("--hands", type=int, default=8, help="tables that are played at")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="only faults whose name has this word")
    parser.add_argument("--soak", action="store_true", help="no fault but bad clients; the memory must stay flat")
    parser.add_argument("--report", type=Path, default=None, help="also write the table into this page, between its marks")
    parser.add_argument("--keep", type=Path, default=None, help="a new folder for the logs of all processes, which stays")
    said = parser.parse_args()
    if said.database == "sqlite" and said.processes != 1:
        said.processes = 1
    seconds = said.seconds or (3600.0 if said.soak else 600.0)
    wish = Wish(seconds, said.database, said.processes, said.hands, said.seed, said.only, said.soak, said.report)
    signal.signal(signal.SIGTERM, lambda *_: signal.raise_signal(signal.SIGINT))  # so that everything is stopped
    if said.keep is not None:
        said.keep.mkdir(parents=True)
        return asyncio.run(run(wish, said.keep.resolve()))
    with tempfile.TemporaryDirectory(prefix="roundhouse-storm-") as name:
        Path(name).chmod(0o755)
        return asyncio.run(run(wish, Path(name)))


if __name__ == "__main__":
    sys.exit(main())
