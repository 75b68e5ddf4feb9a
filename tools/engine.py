"""The compiled engine in build/compiled: a whole installed package, made again when anything that it follows from has changed.

It is built as `pip install .` builds it, in an environment that holds nothing but the build's own tools. Compiled modules
are kept in build/engines, so that a change elsewhere does not compile them again.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build"
COMPILED = BUILD / "compiled"
ENGINES = BUILD / "engines"
KEPT = 3  # compiled engines, the newest ones
STAMP = ".made-from"
LOCK = ROOT / "requirements" / "dev.txt"  # the versions of the build's own tools, among others
BESIDE = ["setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE", "requirements/dev.txt"]


def fingerprint() -> str:
    """Stands for everything that the installed package follows from."""
    files = [path for path in (ROOT / "src" / "roundhouse").rglob("*") if path.is_file() and path.suffix not in (".pyc", ".so")]
    files += [ROOT / name for name in BESIDE]
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()} {path.relative_to(ROOT).as_posix()}" for path in sorted(files)]
    return hashlib.sha256("\n".join([sys.version, *sums]).encode()).hexdigest()


def is_fresh(folder: Path = COMPILED) -> bool:
    """True if `folder` holds the package as it is now, compiled."""
    stamp = folder / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == fingerprint()


def build_settings() -> dict[str, str]:
    """The environment of a build: compiled modules are kept, and the build's tools have the versions of the lock."""
    return {**os.environ, "ROUNDHOUSE_ENGINES": str(ENGINES), "PIP_CONSTRAINT": str(LOCK), "PIP_BUILD_CONSTRAINT": str(LOCK)}


def build() -> None:
    """Build and install beside what is there, and put it in its place at the end."""
    wanted = fingerprint()
    new = BUILD / "compiled.new"
    old = BUILD / "compiled.old"
    for folder in (new, old):
        shutil.rmtree(folder, ignore_errors=True)
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps", "--target", str(new), str(ROOT)]
    subprocess.run(command, env={**build_settings(), "ROUNDHOUSE_COMPILE": "1"}, check=True)
    (new / STAMP).write_text(wanted, encoding="utf-8")
    if COMPILED.exists():
        COMPILED.rename(old)
    new.rename(COMPILED)
    shutil.rmtree(old, ignore_errors=True)
    engines = sorted(ENGINES.iterdir(), key=lambda path: -path.stat().st_mtime)
    for folder in engines[KEPT:]:
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    if not is_fresh():
        build()
