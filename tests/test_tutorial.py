"""The tutorial, docs/adding_a_game.md: its snippets are the code of the example game, and its commands run."""

import os
import re
import subprocess
import sys
from pathlib import Path
from textwrap import indent

from setup import INTERPRETED

ROOT = Path(__file__).parent.parent
PAGE = (ROOT / "docs" / "adding_a_game.md").read_text(encoding="utf-8")
SNIPPET = re.compile(r'^```\w+ title="([^"]+)"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
SHELL = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def lines(text: str) -> str:
    """A text without its empty lines."""
    return "\n".join(line for line in text.splitlines() if line.strip())


def test_the_snippets_of_the_tutorial_are_the_code_of_the_game() -> None:
    found = SNIPPET.findall(PAGE)
    files = {name for name, _ in found}
    assert len(found) > 12 and {"pyproject.toml", "src/halt/state.py", "src/halt/running.py", "src/halt/game.py", "src/halt/face/index.js"} <= files
    for name, text in found:
        source = lines((ROOT / "examples" / "halt" / name).read_text(encoding="utf-8"))
        shifted = [lines(indent(text, " " * columns)) for columns in (0, 4)]  # a method may stand alone on the page
        assert any(one in source for one in shifted), f"{name} does not hold:\n{text}"


def test_every_file_of_the_game_is_in_the_tutorial() -> None:
    shown = {name for name, _ in SNIPPET.findall(PAGE)}
    source = ROOT / "examples" / "halt"
    files = {
        str(file.relative_to(source)) for file in source.rglob("*") if file.suffix in {".py", ".toml", ".ftl", ".md", ".js", ".css"} and "e2e" not in file.parts
    }
    assert {file for file in files if f"`{file}`" not in PAGE and file not in shown} == set()


def test_the_modules_that_are_not_compiled_are_those_of_the_build() -> None:
    (listed,) = re.findall(r"compiles every module of a game's folder except (.*)\.$", PAGE, re.MULTILINE)
    assert set(re.findall(r"`(\w+)`", listed)) == INTERPRETED


def test_the_commands_of_the_tutorial_run(tmp_path: Path) -> None:
    site = subprocess.check_output([sys.executable, ROOT / "tools" / "examples.py"], text=True).strip()
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([site, os.environ.get("PYTHONPATH", "")])}
    commands = [line[2:].partition(" > ")[0] for block in SHELL.findall(PAGE) for line in block.splitlines() if line.startswith("$ ")]
    run = [command for command in commands if command.startswith("roundhouse ") and " serve" not in command]
    assert len(run) >= 3
    for command in run:
        done = subprocess.run(
            [sys.executable, "-m", *command.split()],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
            env=env,
        )
        assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"


def test_the_test_of_the_tutorial_passes(tmp_path: Path) -> None:
    site = subprocess.check_output([sys.executable, ROOT / "tools" / "examples.py"], text=True).strip()
    (block,) = re.findall(r"^```python\n(from halt import GAME\n.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    (tmp_path / "test_halt.py").write_text(block, encoding="utf-8")
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([site, os.environ.get("PYTHONPATH", "")])}
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "test_halt.py"], cwd=tmp_path, capture_output=True, text=True, timeout=300, check=False, env=env
    )
    assert done.returncode == 0 and "1 passed" in done.stdout, done.stdout + done.stderr
