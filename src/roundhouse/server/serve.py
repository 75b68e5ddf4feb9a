"""Starting the server: a free port, the worker processes, and the browser."""

import asyncio
import os
import socket
import sys
import tempfile
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.request import urlopen

import uvicorn

from roundhouse.kernel.errors import BadOption, RoundhouseError
from roundhouse.server import logs, metrics
from roundhouse.server.doors import Door, Wire
from roundhouse.server.hub import connected
from roundhouse.server.settings import PORT, Settings, whole
from roundhouse.server.sole import Sole, file_of
from roundhouse.server.store import Store

TRIES = 100  # ports above the wanted one
KEEP_ALIVE = 15  # seconds that a connection may wait between two requests
MESSAGE = 64 * 1024  # bytes of the longest message that is read from a socket


def wanted_port() -> int:
    """The port of ROUNDHOUSE_PORT, or the usual one."""
    return whole(dict(os.environ), "ROUNDHOUSE_PORT", PORT, 65_535)


def free_port(host: str, port: int) -> int:
    """The first free port from `port` on."""
    for number in range(port, min(port + TRIES, 65_536)):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.socket(family) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((host, number))
            except OSError as problem:
                if problem.errno is not None and number == port and isinstance(problem, PermissionError):
                    raise RoundhouseError(f"port {port} may not be opened by you; choose one above 1023") from None
                if isinstance(problem, socket.gaierror) or problem.errno == 99:
                    raise RoundhouseError(f"{host} is not an address of this machine") from None
                continue
            return number
    raise RoundhouseError(f"no port from {port} to {min(port + TRIES, 65_536) - 1} is free")


def serve(host: str, port: int, workers: int, browse: bool, inherited: int | None = None, exact: bool = False) -> None:
    """Serve until stopped. `exact`: at this port or not at all; else at the next that is free.

    `inherited`: the number of an open file, a socket that somebody else listens at and keeps open when we end.
    """
    settings = Settings.read()
    if inherited is not None:
        asyncio.run(_prepare(settings))
        uvicorn.Server(uvicorn.Config(**_wishes(settings))).run(sockets=[_inherited(inherited)])
        return
    if workers > 1 and settings.database.startswith("sqlite"):
        raise BadOption("several workers need PostgreSQL: set ROUNDHOUSE_DATABASE to postgresql://..., or use one worker")
    asyncio.run(_prepare(settings))
    found = free_port(host, port)
    if found != port and exact:
        raise RoundhouseError(f"port {port} is in use; choose another, or leave --port out and the next free one is taken")
    if found != port:
        print(f"Port {port} is in use; taking {found}.", flush=True)
    shown = "localhost" if host in ("127.0.0.1", "0.0.0.0", "::", "::1") else host
    address = f"http://{shown}:{found}/"
    os.environ["ROUNDHOUSE_ADDRESS"] = address
    print(f"Roundhouse: {address}  (stop with Ctrl+C)", flush=True)
    if browse:
        threading.Thread(target=open_browser, args=(address,), daemon=True).start()
    with shared_figures(workers):
        uvicorn.run(host=host, port=found, workers=workers, **_wishes(settings))


@contextmanager
def shared_figures(workers: int) -> Iterator[None]:
    """A folder in which several workers put their figures together, so that whichever is asked tells those of all."""
    if workers == 1 or metrics.SHARED in os.environ:
        yield
        return
    with tempfile.TemporaryDirectory(prefix="roundhouse-metrics-") as folder:
        os.environ[metrics.SHARED] = folder
        try:
            yield
        finally:
            del os.environ[metrics.SHARED]


def _wishes(settings: Settings) -> dict[str, Any]:
    """How uvicorn is to run."""
    return {
        "app": "roundhouse.server.app:make_app",
        "factory": True,
        "log_config": logs.config(settings.log, settings.log_level),
        "access_log": False,
        "server_header": False,
        "http": Door,
        "ws": Wire,
        "timeout_keep_alive": KEEP_ALIVE,
        "backlog": 1024,
        "proxy_headers": bool(settings.proxies),
        "forwarded_allow_ips": settings.proxies,
        "ws_max_size": MESSAGE,
        "ws_per_message_deflate": False,  # `Wire` packs
        "timeout_graceful_shutdown": 3,
    }


def _inherited(number: int) -> socket.socket:
    try:
        found = socket.socket(fileno=number)
        found.getsockname()
    except OSError:
        raise BadOption(f"--fd {number} is not an open socket") from None
    return found


async def _prepare(settings: Settings) -> None:
    """Bring the database up to date before the workers start, so that what is wrong with it is said once and plainly."""
    store = Store(settings.database)
    file = file_of(settings.database)
    sole = Sole(file) if file is not None and file.parent.is_dir() else None
    if sole is not None:
        sole.take(settings.address)
    try:
        await store.open(settings.wait / 1000)
    finally:
        await store.close()
        if sole is not None:
            sole.release()
    if settings.redis:
        try:
            redis = connected(settings.redis)
        except ValueError as problem:
            raise RoundhouseError(f"ROUNDHOUSE_REDIS: {problem}") from None
        try:
            await redis.ping()
        except Exception as problem:
            print(f"Redis does not answer ({problem}); going on without it until it does.", file=sys.stderr, flush=True)
        finally:
            await redis.aclose()


def open_browser(address: str) -> None:
    """Open the browser once the server answers; on a machine without one nothing happens."""
    if sys.platform.startswith("linux") and not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY") or os.environ.get("BROWSER")):
        return
    for _ in range(100):
        try:
            with urlopen(f"{address}api/games", timeout=1):
                webbrowser.open(address)
                return
        except OSError:
            time.sleep(0.1)
