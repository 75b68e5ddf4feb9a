"""Starts servers quickly: a process that has loaded everything once, and forks a server for each line that it reads."""

import asyncio
import ctypes
import json
import os
import resource
import signal
import sys
import tempfile
from importlib import import_module
from typing import Any


def main() -> None:
    """Fork as asked, print the process id; end when the input ends."""
    from roundhouse.cli.app import main as command

    warm()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who are gone
    for line in sys.stdin:
        wish = json.loads(line)
        child = os.fork()
        if child == 0:
            _become(wish)
            command(wish["arguments"])
            os._exit(0)
        print(child, flush=True)


def warm() -> None:
    """Load everything that a server needs, so that those to come start at once."""
    import uvicorn

    from roundhouse.kernel.game import game, games
    from roundhouse.server.serve import _prepare
    from roundhouse.server.settings import Settings

    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(_prepare(Settings(database=f"sqlite+aiosqlite:///{folder}/warm.sqlite")))
    uvicorn.Config(import_module("roundhouse.server.app").make_app, factory=True, log_level="warning").load()
    import_module("uvloop")
    for name in games():
        game(name).board()


def _become(wish: dict[str, Any]) -> None:
    """A process of its own: session, folder, output, environment."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # should the tests be killed, their servers do not live on
    os.setsid()
    os.chdir(wish["folder"])
    os.environ.update(wish["env"])
    if "FILES" in wish["env"]:
        resource.setrlimit(resource.RLIMIT_NOFILE, (int(wish["env"]["FILES"]), int(wish["env"]["FILES"])))
    log = os.open(wish["log"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(log, 1)
    os.dup2(log, 2)
    sys.stdin = os.fdopen(0, closefd=False)


if __name__ == "__main__":
    main()
