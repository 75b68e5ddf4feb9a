"""Change the code in small ways, one at a time, and count the changes that some test notices: `make mutants`, or `python tools/mutants.py kernel`.

Each area is run by mutmut in a copy of the tree (build/mutants/<area>), so that nothing here is touched; a second run goes on where the first stopped.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
AREAS = {  # what is changed, and the tests that should notice
    "kernel": ("src/roundhouse/kernel/*.py", ["tests/kernel", "tests/test_kit.py"]),
    "server": ("src/roundhouse/server/**/*.py", ["tests/server"]),
    "workshop": ("src/roundhouse/games/workshop_of_the_world/*.py", ["tests/games/workshop_of_the_world", "tests/test_golden.py"]),
}
GOAL = 90  # percent
NOTICED = ("killed", "timeout", "segfault")


def settings(area: str) -> str:
    """What mutmut reads in pyproject.toml."""
    mutated, tests = AREAS[area]
    also = ["README.md", "LICENSE", "NOTICE", "setup.py", "tests", "tools", "docs", "examples"]
    return (
        "\n[tool.mutmut]\n"
        'source_paths = ["src"]\n'
        f"only_mutate = {json.dumps([mutated])}\n"
        f"also_copy = {json.dumps(also)}\n"
        'pytest_add_cli_args = ["-p", "no:cacheprovider", "-n", "0"]\n'
        f"pytest_add_cli_args_test_selection = {json.dumps(tests)}\n"
    )


def copied(area: str) -> Path:
    """The files of the tree under version control, in a folder of their own."""
    folder = ROOT / "build" / "mutants" / area
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    for name in listed:
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    with (folder / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write(settings(area))
    return folder


def summary(area: str, counts: dict[str, int]) -> str:
    """One line: how many changes there were, and the share that was noticed."""
    noticed = sum(counts.get(name, 0) for name in NOTICED)
    share = 100 * noticed / max(1, counts["total"])
    return f"{area}: {counts['total']} mutants, {noticed} killed ({share:.0f} %), {counts['survived']} survived, {counts['no_tests']} without a test"


def run(area: str) -> str:
    """Try every mutant of an area."""
    folder = copied(area)
    mutmut = [sys.executable, "-m", "mutmut"]
    subprocess.run([*mutmut, "run"], cwd=folder, check=True)
    subprocess.run([*mutmut, "export-cicd-stats"], cwd=folder, check=True)
    return summary(area, json.loads((folder / "mutants" / "mutmut-cicd-stats.json").read_text(encoding="utf-8")))


if __name__ == "__main__":
    unknown = [name for name in sys.argv[1:] if name not in AREAS]
    if unknown:
        sys.exit(f"mutants: there is no area {unknown[0]}; there are {', '.join(AREAS)}")
    lines = [run(area) for area in sys.argv[1:] or AREAS]
    print(*lines, f"The goal is {GOAL} % of those that change anything.", sep="\n")
