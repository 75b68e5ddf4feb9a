"""Change the code in small ways, one at a time, and count the changes that some test notices: `make mutants`, or

    python tools/mutants.py kernel --sample 400        # so many of an area's mutants, drawn by --seed (1)

Each area is run by mutmut in a copy of the tree (build/mutants/<area>), so that nothing here is touched. Without --sample a second run goes on where the first
stopped. Survivors that are the same program in other words are listed in docs/equivalent_mutants.toml, each with its reason, and do not count.
"""

import argparse
import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parent.parent
EQUIVALENT = ROOT / "docs" / "equivalent_mutants.toml"
WORKSHOP = "games/workshop_of_the_world"
LONG = {"test_fuzz", "test_kill", "test_many", "test_storm"}  # tests that take minutes, or draw what they try
SERVER_TESTS = sorted(f"tests/server/{file.name}" for file in (ROOT / "tests/server").glob("test_*.py") if file.stem not in LONG)
AREAS = {  # what is changed, and the tests that should notice
    "kernel": (["src/roundhouse/kernel/*.py"], ["tests/kernel", "tests/test_kit.py", "tests/test_plugin_game.py", "tests/test_why.py"]),
    "workshop": (
        [f"src/roundhouse/{WORKSHOP}/*.py"],
        [
            f"tests/{WORKSHOP}",
            "tests/test_golden.py",
            "tests/test_why.py",
            "tests/kernel/test_game.py",
            "tests/adapters/test_tensors.py",
            "tests/bots/test_values.py",
        ],
    ),
    "server": (["src/roundhouse/server/*.py", "src/roundhouse/server/*/*.py"], SERVER_TESTS),
}
ELSEWHERE = ROOT / "tools" / "elsewhere"  # what lets mutmut look into the servers that tests start
GOAL = 90  # percent
NOTICED = {1, 3, 24, 36, 152, 255, -24, -11, -9}  # exit codes: a test failed, the time was up, the process died
ONLY_GENERATE = "from mutmut import __main__ as m; m.copy_src_dir(); m.copy_also_copy_files(); m.setup_source_paths(); m.create_mutants(1)"


class Change(NamedTuple):
    """What a mutant does: the lines of a function that go and those that come."""

    function: str
    gone: str
    new: str


def settings(area: str) -> str:
    """What mutmut reads in pyproject.toml."""
    mutated, tests = AREAS[area]
    also = ["README.md", "LICENSE", "NOTICE", "CHANGELOG.md", "setup.py", "requirements", "tests", "tools", "docs", "examples", "web/text", "web/src/generated"]
    return (
        "\n[tool.mutmut]\n"
        'source_paths = ["src"]\n'
        f"only_mutate = {json.dumps(mutated)}\n"
        'do_not_mutate = ["*/face/*", "*/migrations/*"]\n'
        f"also_copy = {json.dumps(also)}\n"
        'pytest_add_cli_args = ["-p", "no:cacheprovider", "-p", "elsewhere", "-n", "0", "-x"]\n'
        f"pytest_add_cli_args_test_selection = {json.dumps(tests)}\n"
    )


def copied(area: str) -> Path:
    """The files of the tree under version control, in a folder of their own; one that was made from other files is thrown away with its results."""
    folder = ROOT / "build" / "mutants" / area
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    files = [name for name in listed if (ROOT / name).is_file()]
    made_from = hashlib.sha256("".join(f"{name} {hashlib.sha256((ROOT / name).read_bytes()).hexdigest()}\n" for name in files).encode()).hexdigest()
    stamp = folder / ".made-from"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != made_from:
        shutil.rmtree(folder, ignore_errors=True)
    for name in files:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    stamp.write_text(made_from, encoding="utf-8")
    with (folder / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write(settings(area))
    return folder


def results(folder: Path) -> dict[str, int | None]:
    """What came of every mutant, by its name: the exit code of its tests; None if it was not tried."""
    found: dict[str, int | None] = {}
    for meta in sorted((folder / "mutants" / "src").rglob("*.meta")):
        found |= json.loads(meta.read_text(encoding="utf-8"))["exit_code_by_key"]
    return found


def drawn(names: Iterable[str], size: int, seed: int) -> list[str]:
    """A sample of the mutants, the same for the same seed and code."""
    ordered = sorted(names)
    return sorted(random.Random(seed).sample(ordered, min(size, len(ordered))))


def change(shown: str, name: str) -> Change:
    """What `mutmut show` says about a mutant."""
    lines = [line for line in shown.splitlines() if line[:1] in "+-" and line[:3] not in ("+++", "---")]
    gone, new = (" ".join(line[1:].strip() for line in lines if line[0] == sign) for sign in "-+")
    return Change(name.rpartition("__mutmut_")[0], gone, new)


def known_equivalent() -> dict[Change, str]:
    """The changes that change nothing, and why."""
    if not EQUIVALENT.is_file():
        return {}
    listed = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8")).get("mutant", [])
    return {Change(one["function"], one["gone"], one["new"]): one["why"] for one in listed}


def summary(area: str, tried: int, killed: int, equivalent: int, survivors: int) -> str:
    """One line: how many changes there were, and the share that was noticed."""
    share = 100 * killed / max(1, tried - equivalent)
    return f"{area}: {tried} mutants, {equivalent} equivalent, {killed} killed ({share:.1f} % of the others), {survivors} survived"


def run(area: str, sample: int, seed: int, processes: int) -> str:
    """Try the mutants of an area, or a sample of them, and print the survivors."""
    folder = copied(area)
    mutmut = [sys.executable, "-m", "mutmut"]
    subprocess.run([sys.executable, "-c", ONLY_GENERATE], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    names = list(results(folder))
    chosen = drawn(names, sample, seed) if sample else names
    with tempfile.TemporaryDirectory() as hits:
        env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "mutants" / "src"), str(ELSEWHERE)]), "ROUNDHOUSE_HITS": hits}
        subprocess.run([*mutmut, "run", "--max-children", str(processes), *(chosen if sample else [])], cwd=folder, env=env, check=True)
    codes = results(folder)
    same = known_equivalent()
    killed = equivalent = survivors = 0
    for name in chosen:
        if codes[name] in NOTICED:
            killed += 1
            continue
        shown = subprocess.run([*mutmut, "show", name], cwd=folder, capture_output=True, text=True, check=True).stdout
        what = change(shown, name)
        if what in same:
            equivalent += 1
            continue
        survivors += 1
        print(f"survived: {name} (exit code {codes[name]})\n  - {what.gone}\n  + {what.new}")
    return f"{summary(area, len(chosen), killed, equivalent, survivors)}; {f'sample of {sample} by seed {seed} from' if sample else 'all'} {len(names)}"


def main() -> None:
    parser = argparse.ArgumentParser(description="How many small changes of the code the tests notice.")
    parser.add_argument("areas", nargs="*", metavar="area", help=f"{', '.join(AREAS)}; all without one")
    parser.add_argument("--sample", type=int, default=0, help="try only so many mutants of each area, drawn at random")
    parser.add_argument("--seed", type=int, default=1, help="of the sample")
    parser.add_argument("--processes", type=int, default=2)
    given = parser.parse_args()
    unknown = [name for name in given.areas if name not in AREAS]
    if unknown:
        sys.exit(f"mutants: there is no area {unknown[0]}; there are {', '.join(AREAS)}")
    lines = [run(area, given.sample, given.seed, given.processes) for area in given.areas or AREAS]
    print(*lines, f"The goal is {GOAL} % of those that change anything.", sep="\n")


if __name__ == "__main__":
    main()
