"""`make play`: serves the tables at once, and goes over to the compiled engine as soon as it is built.

The socket stays open here while the server behind it changes: whoever calls in between waits a moment, the browsers come
back by themselves, and every table goes on from its log.
"""

import argparse
import os
import shutil
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import FrameType

import engine

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.server.serve import free_port, open_browser, wanted_port
from roundhouse.server.settings import Settings
from roundhouse.server.sole import Sole, file_of

HOST = "127.0.0.1"
LOG = engine.BUILD / "compile.log"
# What the compiled engine must be able to do before it is taken.
TRIAL = """
import roundhouse.server.app
from roundhouse.kernel.game import game, games
for name in games():
    game(name).new(min(game(name).seats), seed=1)
"""


class Supervisor:
    """One server process at a time, behind one socket."""

    def __init__(self, compiled: Path, command: list[str]) -> None:
        self.compiled = compiled
        self.command = command
        self.port = free_port(HOST, wanted_port())
        self.socket = socket.create_server((HOST, self.port), backlog=1024)
        self.server: subprocess.Popen[bytes] | None = None
        self.build: subprocess.Popen[bytes] | None = None
        self.stopping = False

    @property
    def address(self) -> str:
        return f"http://localhost:{self.port}/"

    def run(self, missing: str, is_fresh: bool) -> int:
        """Serve until stopped; the exit code."""
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self._signalled)
        self.start(self.compiled if is_fresh else None)
        print(f"Roundhouse: {self.address}  (stop with Ctrl+C)", flush=True)
        threading.Thread(target=open_browser, args=(self.address,), daemon=True).start()
        if is_fresh:
            print("Playing on the compiled engine.", flush=True)
        elif missing:
            print(f"Playing on the interpreted engine: there is no {missing} to compile it.", flush=True)
        else:
            print("Playing on the interpreted engine; the compiled one is being built and will be used as soon as it is ready.", flush=True)
            self._compile()
        try:
            return self._wait()
        finally:
            self._end()

    def start(self, folder: Path | None) -> None:
        """A server with the package of `folder`, or of the sources."""
        command = [sys.executable, "-c", "from roundhouse.cli import main; main()", "serve", "--fd", str(self.socket.fileno())]
        env = {**_with(folder), "ROUNDHOUSE_ADDRESS": self.address}
        self.server = subprocess.Popen(command, env=env, pass_fds=[self.socket.fileno()], start_new_session=True)

    def _compile(self) -> None:
        LOG.parent.mkdir(parents=True, exist_ok=True)
        command = self.command if shutil.which("nice") is None else ["nice", "-n", "10", *self.command]
        with LOG.open("wb") as log:
            self.build = subprocess.Popen(command, stdout=log, stderr=subprocess.STDOUT, start_new_session=True)

    def _wait(self) -> int:
        while self.server is not None:
            code = self.server.poll()
            if code is not None:
                return 0 if self.stopping else code
            if self.stopping:
                return 0
            if self.build is not None and self.build.poll() is not None:
                self._take(self.build.returncode == 0)
                self.build = None
            time.sleep(0.2)
        return 0

    def _take(self, is_built: bool) -> None:
        """Go over to the compiled engine, if it was built and works."""
        if not is_built:
            print(f"The engine could not be compiled (see {LOG}); the interpreted one stays.", flush=True)
        elif not self._works():
            print(f"The compiled engine does not start (see {LOG}); the interpreted one stays.", flush=True)
        elif not self.stopping:
            self._stop_server()
            self.start(self.compiled)
            print("The compiled engine is ready and in use; all tables go on where they were.", flush=True)

    def _works(self) -> bool:
        with LOG.open("ab") as log:
            return subprocess.run([sys.executable, "-c", TRIAL], env=_with(self.compiled), stdout=log, stderr=log, check=False).returncode == 0

    def _stop_server(self) -> None:
        if self.server is not None and self.server.poll() is None:
            self.server.terminate()
            self.server.wait()

    def _end(self) -> None:
        self._stop_server()
        if self.build is not None and self.build.poll() is None:
            os.killpg(self.build.pid, signal.SIGTERM)  # with the compilers that it has started
            self.build.wait()

    def _signalled(self, number: int, frame: FrameType | None) -> None:
        self.stopping = True


def _with(folder: Path | None) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": str(folder)} if folder else dict(os.environ)


def already() -> str | None:
    """The address of a server that has these tables open; None if there is none."""
    file = file_of(Settings.read().database)
    return Sole(file).holder() if file is not None and file.parent.is_dir() else None


def main() -> int:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--compiled", type=Path, default=engine.COMPILED, help="where the compiled engine is, or will be")
    arguments.add_argument("--missing", default="", help="what compiling needs and is not there")
    arguments.add_argument("command", nargs="+", help="what builds the compiled engine")
    chosen = arguments.parse_args()
    try:
        running = already()
        if running:
            print(f"Roundhouse runs already: {running}", flush=True)
            open_browser(running)
            return 0
        return Supervisor(chosen.compiled, chosen.command).run(chosen.missing, engine.is_fresh(chosen.compiled))
    except RoundhouseError as problem:
        print(f"roundhouse: {problem}", file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
