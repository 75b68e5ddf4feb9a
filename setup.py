"""Compiles the engine with mypyc where a C compiler is found; without one everything works interpreted.

ROUNDHOUSE_COMPILE=0 leaves it interpreted; ROUNDHOUSE_COMPILE=1 insists on compiling and fails if it cannot.
`pip install -v .` shows which it did.
"""

import os
import shutil
import sysconfig
from pathlib import Path

PACKAGE = Path("src/roundhouse")
KERNEL = ["refusal", "chance", "event", "move", "phase", "state"]
BOTS = ["seat", "random", "greedy"]
INTERPRETED = {"__init__", "board", "view", "position", "check", "terminal"}  # of a game's folder; the rest is compiled


def groups(package: Path = PACKAGE) -> dict[str, list[str]]:
    """The files that mypyc compiles: what all games share in one library, and one library for each game."""
    shared = [package / "kernel" / f"{name}.py" for name in KERNEL]
    shared += [path for path in (package / "parts").glob("*.py") if path.stem != "__init__"]
    shared += [package / "bots" / f"{name}.py" for name in BOTS]
    found = {"roundhouse": sorted(str(path) for path in shared)}
    for folder in sorted((package / "games").iterdir()):
        files = sorted(str(path) for path in folder.glob("*.py") if path.stem not in INTERPRETED)
        if files:
            found[f"roundhouse_{folder.name}"] = files
    return found


def modules(package: Path = PACKAGE) -> list[str]:
    """All files that mypyc compiles."""
    return [file for files in groups(package).values() for file in files]


def missing() -> str:
    """What compiling needs and is not there; empty if nothing is missing."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return f"C compiler ({compiler})"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return "" if header.exists() else f"header of Python ({header}; Debian: apt-get install python3-dev)"


def extensions() -> list[object]:
    """The compiled modules, or none, with a word on which it is."""
    wish = os.environ.get("ROUNDHOUSE_COMPILE", "")
    if wish == "0":
        print("roundhouse: interpreted, as ROUNDHOUSE_COMPILE=0 asks")
        return []
    if missing() and wish != "1":
        print(f"roundhouse: interpreted, as there is no {missing()}")
        return []
    from mypyc.build import mypycify

    print("roundhouse: compiling the engine with mypyc")
    level = os.environ.get("ROUNDHOUSE_OPT", "3")
    separate: list[tuple[list[str], str | None]] = [(files, name) for name, files in groups().items()]
    return list(mypycify(["--config-file=pyproject.toml", *modules()], opt_level=level, debug_level="0", separate=separate))


if __name__ == "__main__":
    from setuptools import setup

    setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
