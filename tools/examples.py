"""Builds the example games as wheels and installs them into build/examples, as a person would who has them from elsewhere.

`python tools/examples.py` prints that folder; on PYTHONPATH it adds the games to the registry. Nothing is built while the sources are as they were.
"""

import fcntl
import os
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).parent.parent
EXAMPLES = ROOT / "examples"
BUILD = ROOT / "build"
IGNORED = {"__pycache__", "build"}


def installed() -> Path:
    """The folder into which the examples are installed, fresh."""
    BUILD.mkdir(exist_ok=True)
    target = BUILD / "examples"
    stamp = target / "sources.sha256"
    with (BUILD / "examples.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        now = fingerprint()
        if not stamp.is_file() or stamp.read_text() != now:
            shutil.rmtree(target, ignore_errors=True)
            for project in sorted(EXAMPLES.glob("*/pyproject.toml")):
                _install(project.parent, target)
            stamp.write_text(now)
    return target


def fingerprint() -> str:
    """What the sources of the examples are."""
    digest = sha256()
    for file in sorted(EXAMPLES.rglob("*")):
        inside = file.relative_to(EXAMPLES)
        if file.is_file() and not IGNORED & set(inside.parts) and not any(part.endswith(".egg-info") for part in inside.parts):
            digest.update(str(inside).encode() + b"\0" + file.read_bytes())
    return digest.hexdigest()


def _install(project: Path, target: Path) -> None:
    """The wheel of a project, and what is in it; its sources are copied first, so that nothing is left among them."""
    sources = BUILD / "examples-sources" / project.name
    wheels = BUILD / "examples-wheels"
    shutil.rmtree(sources, ignore_errors=True)
    shutil.copytree(project, sources, ignore=shutil.ignore_patterns(*IGNORED, "*.egg-info"))
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    free = {**os.environ, "PYTHONPATH": ""}
    subprocess.run([*pip, "wheel", "--no-deps", "--wheel-dir", str(wheels), str(sources)], check=True, env=free)
    wheel = max(wheels.glob(f"*{project.name}*.whl"), key=lambda file: file.stat().st_mtime)
    subprocess.run([*pip, "install", "--no-deps", "--target", str(target), str(wheel)], check=True, env=free)


if __name__ == "__main__":
    print(installed())
