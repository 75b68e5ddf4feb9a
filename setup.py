"""Builds what pip cannot know about: the engine, compiled by mypyc where a C compiler is found, and the browser client.

ROUNDHOUSE_COMPILE=0 leaves the engine interpreted; ROUNDHOUSE_COMPILE=1 insists on compiling and fails if it cannot.
ROUNDHOUSE_CLIENT=0 leaves the browser client out. ROUNDHOUSE_ENGINES names a folder where compiled engines are kept for
the next build from the same sources. `pip install -v .` shows what was done.
"""

import hashlib
import os
import platform
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from setuptools import Distribution

PACKAGE = Path("src/roundhouse")
KERNEL = ["refusal", "chance", "dice", "event", "foresight", "move", "model", "phase", "state", "many", "places"]
BOTS = ["seat", "random", "greedy", "quick", "playouts", "search", "levels"]
# Of a game's folder these are left as they are; the rest is compiled.
INTERPRETED = {
    "__init__",
    "about",
    "board",
    "check",
    "drawing",
    "fields",
    "levels",
    "old_names",
    "position",
    "reasons",
    "shapes",
    "sketch",
    "tensor",
    "terminal",
}
ROOMS = ["kernel", "parts", "bots", "games"]  # what is compiled imports from these alone, and its code follows from them

# Calls between the compiled functions of one library need not go through its table of public names, and can be inlined.
PRIVATE_CALLS = ["-fvisibility=hidden", "-fno-semantic-interposition", "-fno-plt", "-finline-functions"]

WEB = Path("web")
STATIC = PACKAGE / "server" / "static"
STAMP = STATIC / ".sources"  # the sources that the client was built from
MODULES = WEB / "node_modules"
NOT_THE_CLIENT = {"node_modules", "tests", "e2e", "bench", "text", "test-results", "__pycache__"}  # folders that it is not built from


def say(sentence: str) -> None:
    print(f"roundhouse: {sentence}", flush=True)


# The engine


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
    if shutil.which(_compiler().split()[0]) is None:
        return f"C compiler ({_compiler().split()[0]})"
    header = Path(sysconfig.get_path("include"), "Python.h")
    return "" if header.exists() else f"header of Python ({header}; Debian: apt-get install python3-dev)"


def why_interpreted() -> str:
    """Why the engine is not compiled; empty if it is."""
    wish = os.environ.get("ROUNDHOUSE_COMPILE", "")
    if wish == "0":
        return "ROUNDHOUSE_COMPILE=0 asks for it"
    return f"there is no {missing()}" if missing() and wish != "1" else ""


def engine_fingerprint() -> str:
    """Stands for all that the compiled engine follows from: sources, compilers, and how they are called."""
    settings = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))
    told = [_compiler(), _option(), str(sysconfig.get_config_var("CFLAGS")), os.environ.get("CFLAGS", ""), platform.platform()]
    told += [sys.version, str(sysconfig.get_config_var("EXT_SUFFIX")), version("mypy"), version("setuptools")]
    told += [subprocess.run([*_compiler().split(), "--version"], capture_output=True, text=True, check=False).stdout]
    told += [repr(settings["build-system"]), repr(settings["tool"]["mypy"])]
    sources = [Path("setup.py"), PACKAGE / "__init__.py"]
    sources += [path for room in ROOMS for path in (PACKAGE / room).rglob("*.py")]
    return _fingerprint(sources, told)


def _compiler() -> str:
    return os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"


def _option() -> str:
    return os.environ.get("ROUNDHOUSE_OPT", "1")  # as fast at play as 3, which takes twice as long to compile


def _mypycify() -> list[Any]:
    """The extension modules, largest first, so that no compiler is left with a long one at the end."""
    from mypyc.build import mypycify

    separate: list[tuple[list[str], str | None]] = [(files, name) for name, files in groups().items()]
    # What is not compiled is checked by `make check`; here it only lends its types, and the packages that it imports need not be there.
    options = ["--config-file=pyproject.toml", "--follow-imports=silent"]
    found = mypycify([*options, *modules()], opt_level=_option(), debug_level="0", separate=separate)
    if sys.platform != "win32":
        for one in found:
            one.extra_compile_args = [*one.extra_compile_args, *PRIVATE_CALLS]  # the list is one for all of them
    return sorted(found, key=lambda one: -sum(Path(source).stat().st_size for source in one.sources))


# The browser client


def client() -> None:
    """Build the browser client into the package, unless it is there and its sources are unchanged."""
    if os.environ.get("ROUNDHOUSE_CLIENT") == "0":
        say("without the browser client, as ROUNDHOUSE_CLIENT=0 asks")
        return
    if not WEB.is_dir():
        if not (STATIC / "index.html").is_file():
            sys.exit("roundhouse: neither the browser client nor its sources are here; ROUNDHOUSE_CLIENT=0 builds without it")
        return
    wanted = client_fingerprint()
    if (STATIC / "index.html").is_file() and STAMP.is_file() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    node_modules()
    say("building the browser client")
    _npm("run", "--silent", "build", "--", "--logLevel=warn")
    STAMP.write_text(wanted, encoding="utf-8")


def client_fingerprint() -> str:
    """Stands for the sources of the browser client: its own, and the faces of the games."""
    folders = [WEB, *PACKAGE.glob("games/*/face")]
    return _fingerprint([path for folder in folders for path in _below(folder)], [])


def node_modules() -> None:
    """Install what the client is built with, in the versions of its lock file, unless that is done."""
    stamp = MODULES / "installed"
    lock = _fingerprint([WEB / "package-lock.json"], [])
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == lock:
        return
    say("installing what the browser client is built with")
    # `npm ci` would also ask for builds for other systems, which not every registry keeps
    _npm("install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error")
    stamp.write_text(lock, encoding="utf-8")


def _npm(*arguments: str) -> None:
    npm = shutil.which("npm")
    if npm is None:
        sys.exit(
            "roundhouse: building the browser client takes Node.js 20.19 or newer with npm, and there is none "
            "(Debian: apt-get install nodejs npm); ROUNDHOUSE_CLIENT=0 builds without the client"
        )
    if subprocess.run([npm, *arguments], cwd=WEB, check=False).returncode:
        sys.exit(f"roundhouse: the browser client could not be built (npm {arguments[0]} failed, see above); ROUNDHOUSE_CLIENT=0 builds without it")


def _below(folder: Path) -> list[Path]:
    """The files of `folder` that the client is built from."""
    found: list[Path] = []
    for path in folder.iterdir():
        if path.is_dir():
            found += _below(path) if path.name not in NOT_THE_CLIENT else []
        elif path.suffix != ".md":
            found.append(path)
    return found


def _fingerprint(files: list[Path], told: list[str]) -> str:
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()} {path.as_posix()}" for path in sorted(files)]
    return hashlib.sha256("\n".join(sums + told).encode()).hexdigest()[:24]


# How setuptools is told


def commands() -> dict[str, Any]:
    """The steps of setuptools that we add to."""
    from setuptools.command.build_ext import build_ext
    from setuptools.command.build_py import build_py
    from setuptools.command.sdist import sdist

    class Engine(build_ext):
        """Compiles at the one moment when the modules are wanted: pip runs this file several times in one installation."""

        def run(self) -> None:
            kept = Path(os.environ["ROUNDHOUSE_ENGINES"], engine_fingerprint()) if os.environ.get("ROUNDHOUSE_ENGINES") else None
            if kept and kept.is_dir():
                say(f"taking the engine that was compiled from the same sources ({kept.name})")
                shutil.copytree(kept, self.build_lib, dirs_exist_ok=True)
                return
            say("compiling the engine with mypyc")
            self.distribution.ext_modules = _mypycify()
            self.distribution.reinitialize_command(self)  # it has looked at the modules before there were any
            self.ensure_finalized()
            super().run()
            if kept:
                self._keep(kept)

        def _keep(self, kept: Path) -> None:
            kept.parent.mkdir(parents=True, exist_ok=True)
            with tempfile.TemporaryDirectory(dir=kept.parent) as folder:
                for file in map(Path, self.get_outputs()):
                    copy = Path(folder, "new", file.relative_to(self.build_lib))
                    copy.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copy2(file, copy)
                if not kept.exists():
                    Path(folder, "new").rename(kept)

    class Package(build_py):
        """Copies the package, the browser client with it, and nothing that an earlier build has left."""

        def run(self) -> None:
            if not self.editable_mode:
                client()
                shutil.rmtree(self.build_lib, ignore_errors=True)
            super().run()

    class Sources(sdist):
        """The source distribution holds the built client, so that installing from it needs no Node."""

        def run(self) -> None:
            client()
            super().run()

    return {"build_ext": Engine, "build_py": Package, "sdist": Sources}


def distribution() -> "type[Distribution]":
    """A distribution that knows whether it will hold compiled modules before they are made."""
    from setuptools import Distribution

    class Roundhouse(Distribution):
        def has_ext_modules(self) -> bool:
            return not why_interpreted()

    return Roundhouse


if __name__ == "__main__":
    from setuptools import setup

    if why_interpreted():
        say(f"the engine stays interpreted, as {why_interpreted()}")
    setup(cmdclass=commands(), distclass=distribution(), options={"build_ext": {"parallel": os.cpu_count() or 1}})
