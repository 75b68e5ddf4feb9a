"""PostgreSQL, Redis and HAProxy, started for the tests in folders of their own, and stopped with them."""

import asyncio
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, suppress
from pathlib import Path
from typing import Any, TypeVar

import asyncpg

from .house import PATIENCE, free_port

S = TypeVar("S", bound="Service")
INSTALL = "is not installed; tools/debian.sh installs it"


class Service:
    """A program that can be stopped, frozen and started again, at the same port."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.log = folder / "service.log"
        self.process: subprocess.Popen[bytes] | None = None
        self.identity: dict[str, Any] = {}  # of the user that runs it

    def command(self) -> Sequence[Path | str]:
        """What is run."""
        raise NotImplementedError

    def start(self) -> None:
        """Start, and wait until it answers."""
        with self.log.open("ab") as out:
            self.process = subprocess.Popen([*self.command()], stdout=out, stderr=out, cwd=self.folder, **self.identity)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            assert self.process.poll() is None, f"it ended: {self.log.read_text()}"
            if self.answers():
                return
            time.sleep(0.05)
        raise AssertionError(f"nobody answers at port {self.port}: {self.log.read_text()}")

    def answers(self) -> bool:
        """True once it can be used."""
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def send(self, number: int) -> None:
        """To the process and all that it has started."""
        assert self.process is not None
        for one in [self.process.pid, *_children(self.process.pid)]:
            with suppress(ProcessLookupError):
                os.kill(one, number)

    def freeze(self) -> None:
        """It is there and does not answer."""
        self.send(signal.SIGSTOP)

    def thaw(self) -> None:
        """And goes on."""
        self.send(signal.SIGCONT)

    def kill(self) -> None:
        """kill -9."""
        self.send(signal.SIGKILL)
        assert self.process is not None
        self.process.wait()

    def end(self, how: int = signal.SIGTERM) -> None:
        """Stop it, and wait for it."""
        if self.process is not None and self.process.poll() is None:
            self.thaw()
            self.process.send_signal(how)
            try:
                self.process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self.process.kill()
                self.process.wait()


def _children(process: int) -> list[int]:
    with suppress(OSError):
        return [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    return []


def postgres_programs() -> Path:
    """The folder of PostgreSQL's programs: Debian keeps them out of the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parent.parent.name))
    named = shutil.which("initdb")
    assert found or named, f"PostgreSQL {INSTALL}"
    return found[-1].parent if found else Path(str(named)).parent


class Postgres(Service):
    """It refuses to run as root, so then it runs as the user that Debian made for it."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.programs = postgres_programs()
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(folder, user.pw_uid, user.pw_gid)
            self.identity = {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
        options = ["--auth=trust", "--username=roundhouse", "--no-sync", "--encoding=UTF8", "--locale=C"]
        made = subprocess.run([self.programs / "initdb", *options, "-D", folder / "data"], capture_output=True, text=True, cwd=folder, **self.identity)
        assert made.returncode == 0, made.stderr

    @property
    def address(self) -> str:
        return f"postgresql://roundhouse@127.0.0.1:{self.port}/postgres"

    def answers(self) -> bool:
        asked = [self.programs / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port), "-U", "roundhouse"]
        return subprocess.run(asked, check=False).returncode == 0  # it listens a while before that

    def command(self) -> Sequence[Path | str]:
        options = ["-c", "listen_addresses=127.0.0.1", "-c", "max_connections=100"]
        return [self.programs / "postgres", "-D", self.folder / "data", "-p", str(self.port), "-k", str(self.folder), *options]


class Redis(Service):
    """Without anything on disk."""

    @property
    def address(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> Sequence[Path | str]:
        program = shutil.which("redis-server")
        assert program, f"Redis {INSTALL}"
        return [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", str(self.folder)]


class Proxy(Service):
    """HAProxy before several servers: one after the other, whatever the table, so that most of what they are asked is another's.

    It looks at each of them twice a second, and cuts whoever is connected to one that does not answer.
    """

    def __init__(self, folder: Path, ports: Sequence[int]) -> None:
        super().__init__(folder)
        servers = "\n".join(f"    server s{port} 127.0.0.1:{port} check inter 500ms fall 2 rise 1 on-marked-down shutdown-sessions" for port in ports)
        (folder / "haproxy.cfg").write_text(f"""
defaults
    mode http
    timeout connect 1s
    timeout client 75s
    timeout server 75s
    timeout tunnel 75s
    timeout check 1s
    option redispatch 1
    retries 2
frontend people
    bind 127.0.0.1:{self.port}
    default_backend houses
backend houses
    balance roundrobin
    option httpchk GET /healthz
{servers}
""")

    def command(self) -> Sequence[Path | str]:
        program = shutil.which("haproxy") or "/usr/sbin/haproxy"
        assert Path(program).exists(), f"HAProxy {INSTALL}"
        return [program, "-db", "-f", self.folder / "haproxy.cfg"]


@contextmanager
def _running(make: Callable[[Path], S], how: int = signal.SIGTERM) -> Iterator[S]:
    """A service in a folder of its own, until it is no longer needed."""
    with tempfile.TemporaryDirectory(prefix="roundhouse-service-") as name:
        service = make(Path(name))
        service.start()
        try:
            yield service
        finally:
            service.end(how)


def running_postgres() -> AbstractContextManager[Postgres]:
    """A PostgreSQL of our own."""
    return _running(Postgres, signal.SIGINT)


def running_redis() -> AbstractContextManager[Redis]:
    """A Redis of our own."""
    return _running(Redis)


def running_proxy(ports: Sequence[int]) -> AbstractContextManager[Proxy]:
    """A proxy before the servers at these ports."""
    return _running(lambda folder: Proxy(folder, ports))


@contextmanager
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own."""
    with running_postgres() as service:
        yield service.address


@contextmanager
def redis() -> Iterator[str]:
    """The address of a Redis of our own."""
    with running_redis() as service:
        yield service.address


def fresh_database(address: str, name: str) -> str:
    """The address of a new and empty database on a PostgreSQL of ours."""

    async def made() -> None:
        connection = await asyncpg.connect(address)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(made())
    return f"{address.rpartition('/')[0]}/{name}"
