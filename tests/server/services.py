"""PostgreSQL and Redis, started for the tests in folders of their own, and stopped with them."""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from .house import PATIENCE, free_port

INSTALL = "is not installed; tools/debian.sh installs it"


def postgres_programs() -> Path:
    """The folder of PostgreSQL's programs: Debian keeps them out of the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parent.parent.name))
    named = shutil.which("initdb")
    assert found or named, f"PostgreSQL {INSTALL}"
    return found[-1].parent if found else Path(str(named)).parent


def listening(port: int, process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until somebody answers at a port."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        assert process.poll() is None, f"it ended: {log.read_text()}"
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise AssertionError(f"nobody answers at port {port}: {log.read_text()}")


def ended(process: subprocess.Popen[bytes], how: int) -> None:
    """Stop a process that we started, and wait for it."""
    if process.poll() is None:
        process.send_signal(how)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()


@contextmanager
def postgres() -> Iterator[str]:
    """A PostgreSQL of our own; its address. It refuses to run as root, so then it runs as the user that Debian made for it."""
    programs = postgres_programs()
    user = pwd.getpwnam("postgres") if os.geteuid() == 0 else None
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="roundhouse-postgres-") as name:
        folder = Path(name)
        if user is not None:
            os.chown(folder, user.pw_uid, user.pw_gid)
        identity = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []} if user is not None else {}
        options = ["--auth=trust", "--username=roundhouse", "--no-sync", "--encoding=UTF8", "--locale=C"]
        made = subprocess.run([programs / "initdb", *options, "-D", folder / "data"], capture_output=True, text=True, cwd=folder, **identity)  # type: ignore[call-overload]
        assert made.returncode == 0, made.stderr
        log = folder / "postgres.log"
        with log.open("wb") as out:
            options = ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=60"]
            command = [programs / "postgres", "-D", folder / "data", "-p", str(port), "-k", str(folder), *options]
            process = subprocess.Popen(command, stdout=out, stderr=out, cwd=folder, **identity)  # type: ignore[call-overload]
        try:
            listening(port, process, log)
            yield f"postgresql://roundhouse@127.0.0.1:{port}/postgres"
        finally:
            ended(process, signal.SIGINT)


@contextmanager
def redis() -> Iterator[str]:
    """A Redis of our own; its address."""
    program = shutil.which("redis-server")
    assert program, f"Redis {INSTALL}"
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="roundhouse-redis-") as name:
        log = Path(name) / "redis.log"
        with log.open("wb") as out:
            command = [program, "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", name]
            process = subprocess.Popen(command, stdout=out, stderr=out)
        try:
            listening(port, process, log)
            yield f"redis://127.0.0.1:{port}/0"
        finally:
            ended(process, signal.SIGTERM)
