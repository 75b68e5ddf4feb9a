"""Running the command: inside this process, or as a real one."""

import io
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from roundhouse.cli import run as run_command


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def is_refused_on_one_line(self) -> bool:
        """True for exit code 2 with exactly one line on the error output."""
        return self.code == 2 and self.err.startswith("roundhouse: ") and self.err.count("\n") == 1 and "Traceback" not in self.err


Run = Callable[..., Ran]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, and no home to fall back on but an empty one."""
    folder, home = tmp_path / "here", tmp_path / "home"
    folder.mkdir()
    home.mkdir()
    monkeypatch.chdir(folder)
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("ROUNDHOUSE_LANG", "FORCE_COLOR", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    return folder


@pytest.fixture
def run(valley: str, here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """Run a command in this process with these lines as its input."""

    def runner(*arguments: str, lines: str = "") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO(lines))
        capsys.readouterr()
        code = run_command(list(arguments))
        output = capsys.readouterr()
        return Ran(code, output.out, output.err)

    return runner


@pytest.fixture
def start(valley: str, here: Path) -> Callable[..., subprocess.Popen[str]]:
    """Start the command as a process of its own."""

    def starter(*arguments: str, **more: Any) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", "from roundhouse.cli import main; main()", *arguments]
        return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, **more)

    return starter
