"""Change the code in small ways, one at a time, and count the changes that some test notices: `make mutants`, or

    python tools/mutants.py kernel --sample 400        # so many of an area's mutants, drawn by --seed (1)

mutmut makes the mutants, in a copy of the tree (build/mutants/<area>), so that nothing here is touched. All tests of an area run once, to see what each of them
calls; then each mutant, a tree of its own with one changed module, meets the tests that call it, the quickest first, until one fails. What was found is kept: a
second run goes on where the first stopped, and tries survivors with tests that have changed. Survivors that are the same program in other words are listed in
docs/equivalent_mutants.toml, each with its reason, and do not count.
"""

import argparse
import ast
import hashlib
import json
import os
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import tomllib
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import engine

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
ELSEWHERE = ROOT / "tools" / "elsewhere"  # what looks into the servers that tests start
GOAL = 90  # percent
CLASS = "ǁ"  # stands in mutmut's names before and behind that of a class: `xǁClassǁmethod`; a plain function is `x_name`
ONLY_GENERATE = "from mutmut import __main__ as m; m.copy_src_dir(); m.copy_also_copy_files(); m.setup_source_paths(); m.create_mutants(1)"


class Change(NamedTuple):
    """What a mutant does: the lines of a function that go and those that come."""

    function: str
    gone: str
    new: str


def digest(files: Iterable[Path]) -> str:
    """Stands for what is in these files."""
    return hashlib.sha256(b"".join(hashlib.sha256(file.read_bytes()).digest() for file in sorted(files))).hexdigest()


def settings(area: str) -> str:
    """What mutmut reads in pyproject.toml."""
    mutated = AREAS[area][0]
    also = ["README.md", "LICENSE", "NOTICE", "CHANGELOG.md", "setup.py", "requirements", "tests", "tools", "docs", "examples", "web/text", "web/src/generated"]
    return (
        "\n[tool.mutmut]\n"
        'source_paths = ["src"]\n'
        f"only_mutate = {json.dumps(mutated)}\n"
        'do_not_mutate = ["*/face/*", "*/migrations/*"]\n'
        f"also_copy = {json.dumps(also)}\n"
    )


def copied(area: str) -> Path:
    """The files of the tree under version control, in a folder of their own; one that was made from other sources is thrown away."""
    folder = ROOT / "build" / "mutants" / area
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    files = [name for name in listed if (ROOT / name).is_file()]
    made_from = digest(ROOT / name for name in files if name.startswith("src/"))
    stamp = folder / ".made-from"
    if not stamp.is_file() or stamp.read_text(encoding="utf-8") != made_from:
        shutil.rmtree(folder, ignore_errors=True)
    client = Path("src") / "roundhouse" / "server" / "static"  # built, not under version control
    files += [str(file.relative_to(ROOT)) for file in (ROOT / client).rglob("*") if file.is_file()]
    for name in files:
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, folder / name)
    stamp.write_text(made_from, encoding="utf-8")
    with (folder / "pyproject.toml").open("a", encoding="utf-8") as file:
        file.write(settings(area))
    return folder


def take_compiled(folder: Path) -> None:
    """Put the compiled engine, if it is fresh, beside the sources of a copy in which none of its modules is mutated: the tests are quicker."""
    files = list(engine.COMPILED.rglob("*.so")) if engine.is_fresh() else []
    names = [file.relative_to(engine.COMPILED) for file in files]
    if not any((folder / "mutants" / "src" / name.parent / f"{name.name.partition('.')[0]}.py.meta").is_file() for name in names):
        for file, name in zip(files, names, strict=True):
            shutil.copy2(file, folder / "src" / name)


def watched(source: str, name: str, functions: set[str]) -> str:
    """A source in which every function of these tells that it is called."""
    lines = source.splitlines(keepends=True)
    tree = ast.parse(source)
    found = [(f"x_{one.name}", one) for one in tree.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]
    for owner in (one for one in tree.body if isinstance(one, ast.ClassDef)):
        inner = [one for one in owner.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef)]
        found += [(f"x{CLASS}{owner.name}{CLASS}{one.name}", one) for one in inner]
    for mangled, function in sorted(found, key=lambda one: -one[1].lineno):
        if mangled in functions:
            first = function.body[1 if ast.get_docstring(function) is not None and len(function.body) > 1 else 0]
            line = min([first.lineno, *(one.lineno for one in getattr(first, "decorator_list", []))]) - 1
            assert lines[line][: first.col_offset].isspace(), (name, mangled)
            lines.insert(line, f'{lines[line][: first.col_offset]}roundhouse_called("{name}.{mangled}")\n')
    return "".join(lines)


def watch(folder: Path, names: Iterable[str]) -> dict[str, Path]:
    """The modules with mutants, by path, as files in which every function that has one tells that it is called."""
    functions: dict[str, set[str]] = {}
    for name in names:
        module, _, function = name.rpartition("__mutmut_")[0].rpartition(".")
        functions.setdefault(module, set()).add(function)
    found = {}
    for module, wanted in functions.items():
        path = Path("src", *module.split("."))
        path = path / "__init__.py" if (folder / path).is_dir() else path.with_suffix(".py")
        target = folder / "watched" / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(watched((folder / path).read_text(encoding="utf-8"), module, wanted), encoding="utf-8")
        found[str(path)] = target
    return found


def tree(folder: Path, name: str, files: dict[str, Path]) -> Path:
    """Sources for PYTHONPATH like those of the copy, but with these files in place of their own; the others are links to them."""
    target = folder / "trees" / name
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(folder / "src", target, copy_function=os.link)
    for path, file in files.items():
        there = target / Path(path).relative_to("src")
        there.unlink()
        shutil.copyfile(file, there)
        for compiled in (there.parent / "__pycache__").glob(f"{there.stem}.*.pyc"):
            compiled.unlink()
    return target


def mutants(folder: Path) -> list[str]:
    """The names of all mutants."""
    return [name for meta in sorted((folder / "mutants" / "src").rglob("*.meta")) for name in json.loads(meta.read_text(encoding="utf-8"))["exit_code_by_key"]]


def test_files(path: Path) -> list[Path]:
    """A file of tests, or those below a folder."""
    return [path] if path.is_file() else sorted(path.rglob("test_*.py"))


def drawn(names: Iterable[str], size: int, seed: int) -> list[str]:
    """A sample of the mutants, the same for the same seed and code."""
    ordered = sorted(names)
    return sorted(random.Random(seed).sample(ordered, min(size, len(ordered))))


def change(shown: str, name: str) -> Change:
    """What mutmut shows of a mutant."""
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


class Test(NamedTuple):
    """A test: how long it takes, and the functions that it calls."""

    name: str
    seconds: float
    called: frozenset[str]


def environment(sources: Path, hits: str = "") -> dict[str, str]:
    """For tests of the sources of a tree; `hits` is the folder in which to write down what is called."""
    paths = os.pathsep.join([str(sources), str(ELSEWHERE)])
    return {**os.environ, "PYTHONPATH": paths, "ROUNDHOUSE_HITS": hits}


def pytest_command(tests: list[str]) -> list[str]:
    return [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "elsewhere", "--tb=line", "-n", "0", *tests]


class Covering:
    """Which tests call a function. A file of tests is run for it once, and again when the file, or anything but other files of tests, has changed."""

    def __init__(self, area: str, folder: Path, names: Iterable[str], processes: int) -> None:
        self.hashes = {str(file.relative_to(ROOT)): digest([file]) for name in AREAS[area][1] for file in test_files(ROOT / name)}
        sources = [file for top in ("src", "tests", "tools/elsewhere") for file in (ROOT / top).rglob("*.py") if not file.name.startswith("test_")]
        self.sources = digest(sources)
        self.kept = folder.parent / f"{area}.calls.json"
        data = json.loads(self.kept.read_text(encoding="utf-8")) if self.kept.is_file() else {}
        files = data.get("files", {}) if data.get("sources") == self.sources else {}
        files = {name: one for name, one in files.items() if self.hashes.get(name) == one["hash"]}
        missing = sorted(set(self.hashes) - set(files))
        seen = tree(folder, "watched", watch(folder, names)) if missing else folder
        lock = threading.Lock()

        def look(name: str) -> None:
            found = self._look(folder, seen, name)
            with lock:
                files[name] = {"hash": self.hashes[name], "tests": found}
                self.kept.write_text(json.dumps({"sources": self.sources, "files": files}), encoding="utf-8")
                print(f"seen: {name}, {len(found)} tests, {sum(one['seconds'] for one in found):.0f} s", flush=True)

        with ThreadPoolExecutor(processes) as pool:
            for _ in pool.map(look, missing):
                pass
        lines = [line for one in files.values() for line in one["tests"]]
        self.tests = sorted((Test(one["test"], one["seconds"], frozenset(one["called"])) for one in lines), key=lambda test: test.seconds)

    def _look(self, folder: Path, sources: Path, name: str) -> list[dict[str, Any]]:
        with tempfile.TemporaryDirectory() as hits:
            done = subprocess.run(pytest_command([name]), cwd=folder, env=environment(sources, hits), capture_output=True, text=True)
            if done.returncode not in (0, 1, 5):  # a test that fails here, as on a busy machine, is passed over later if it fails without a mutant
                raise SystemExit(f"mutants: pytest ended with {done.returncode}\n{done.stdout}")
            if done.returncode == 1:
                print(*(line for line in done.stdout.splitlines() if line.startswith(("FAILED ", "ERROR "))), sep="\n", flush=True)
            return [json.loads(line) for file in Path(hits).rglob("calls.jsonl") for line in file.read_text(encoding="utf-8").splitlines()]

    def of(self, mutant: str) -> list[Test]:
        """The tests that call what a mutant changes, the quickest first."""
        function = mutant.rpartition("__mutmut_")[0]
        return [test for test in self.tests if function in test.called]


class Tried(NamedTuple):
    """What came of a mutant: the test that noticed it, or none; and the files of tests, as they were, that it was tried with."""

    noticed: str
    files: dict[str, str]


def failed_test(said: str, names: list[str]) -> str:
    """The first of these tests that pytest says has failed; empty if none is named."""
    for line in said.splitlines():
        if line.startswith(("FAILED ", "ERROR ")):
            rest = line.split(" ", 1)[1]
            return max((name for name in names if rest.startswith(name)), key=len, default="")
    return ""


def passes(folder: Path, sources: Path, test: str) -> bool:
    """True if a test, run alone, finds nothing wrong with the sources of a tree."""
    return subprocess.run(pytest_command([test]), cwd=folder, env=environment(sources), capture_output=True).returncode == 0


def try_out(folder: Path, sources: Path, tests: list[Test], before: Tried | None, hashes: dict[str, str], sound: set[str]) -> Tried:
    """Run the tests that call a mutant until one fails. It counts if it fails with the mutant again, alone, and passes without it, as machines are busy.

    `sound` are the tests that are known to pass without a mutant.
    """
    known = before.files if before else {}
    left = [test for test in tests if known.get(test.name.partition("::")[0]) != hashes[test.name.partition("::")[0]]]
    while left:
        limit = 300 + 20 * sum(test.seconds for test in left)
        names = [test.name for test in left]
        try:
            done = subprocess.run([*pytest_command(names), "-x"], cwd=folder, env=environment(sources), capture_output=True, text=True, timeout=limit)
        except subprocess.TimeoutExpired:
            return Tried(f"time: {limit:.0f} s were not enough", hashes)
        if done.returncode == 0:
            break
        bad = failed_test(done.stdout, names)
        if not bad:  # the tests could not even be collected, or the process died
            return Tried(done.stdout.strip().rpartition("\n")[2] or f"exit code {done.returncode}", hashes)
        if not passes(folder, sources, bad) and (bad in sound or passes(folder, folder / "src", bad)):
            sound.add(bad)
            return Tried(bad, hashes)
        left = left[names.index(bad) + 1 :]
    return Tried("", hashes)


def run(area: str, sample: int, seed: int, processes: int) -> str:
    """Try the mutants of an area, or a sample of them, and print the survivors. What was found is kept as it is found."""
    folder = copied(area)
    subprocess.run([sys.executable, "-c", ONLY_GENERATE], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    take_compiled(folder)
    subprocess.run([sys.executable, "-m", "compileall", "-q", "src"], cwd=folder, check=True)  # once, for all trees that are made of it
    names = mutants(folder)
    chosen = drawn(names, sample, seed) if sample else names
    subprocess.run([sys.executable, str(ELSEWHERE / "changed.py")], cwd=folder, check=True, input=json.dumps(chosen), text=True)
    covering = Covering(area, folder, names, processes)
    kept = folder.parent / f"{area}.results.json"
    data = json.loads(kept.read_text(encoding="utf-8")) if kept.is_file() else {}
    found = {name: Tried(**one) for name, one in data.get("mutants", {}).items()} if data.get("sources") == covering.sources else {}
    sound: set[str] = set()
    lock = threading.Lock()

    def one(name: str) -> None:
        before = found.get(name)
        if before is None or not before.noticed:
            path = (folder / "changed" / f"{name}.path").read_text(encoding="utf-8")
            sources = tree(folder, name, {path: folder / "changed" / f"{name}.py"})
            tried = try_out(folder, sources, covering.of(name), before, covering.hashes, sound)
            shutil.rmtree(sources)
            with lock:
                found[name] = tried
                kept.write_text(json.dumps({"sources": covering.sources, "mutants": {key: value._asdict() for key, value in found.items()}}), encoding="utf-8")
                print(f"{'noticed' if tried.noticed else 'not noticed'}: {name} {tried.noticed}", flush=True)

    with ThreadPoolExecutor(processes) as pool:
        for _ in pool.map(one, chosen):
            pass
    same = known_equivalent()
    killed = equivalent = survivors = 0
    for name in chosen:
        if found[name].noticed:
            killed += 1
            continue
        what = change((folder / "changed" / f"{name}.diff").read_text(encoding="utf-8"), name)
        if what in same:
            equivalent += 1
            continue
        survivors += 1
        print(f"survived: {name} ({len(covering.of(name))} tests)\n  - {what.gone}\n  + {what.new}")
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
