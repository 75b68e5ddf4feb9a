"""Everything that stands on the machine during a storm: PostgreSQL, Redis, the server's processes and the proxy, each of which can be hurt."""

import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import psutil

ROOT = Path(__file__).parent.parent.parent
PATIENCE = 60.0  # seconds that anything may take to start or to end
HERE = "127.0.0.1"  # everything is sent to this machine, to nobody else


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind((HERE, 0))
        return int(probe.getsockname()[1])


class Service:
    """A process that we start, and only we."""

    name = ""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.frozen = False

    def command(self) -> list[str]:
        """What is run."""
        raise NotImplementedError

    def options(self) -> dict[str, Any]:
        """How it is run."""
        return {}

    @property
    def log(self) -> Path:
        """What it says."""
        return self.folder / f"{self.name}-{self.port}.log"

    def start(self) -> None:
        """Start it, and wait until somebody answers at its port."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with self.log.open("ab") as out:
                self.process = subprocess.Popen(self.command(), stdout=out, stderr=out, cwd=self.folder, start_new_session=True, **self.options())
            while self.process.poll() is None and time.monotonic() < end:
                if self.answers():
                    return
                time.sleep(0.05)
            self.end(signal.SIGKILL)
            time.sleep(0.3)  # what it needs may not be there yet: a service that is looked after is started again
        raise AssertionError(f"{self.name} does not start: {self.log.read_text()[-2000:]}")

    def answers(self) -> bool:
        """True if somebody answers at its port."""
        with socket.socket() as probe:
            probe.settimeout(1)
            return probe.connect_ex((HERE, self.port)) == 0

    @property
    def alive(self) -> bool:
        """True while its process is there."""
        return self.process is not None and self.process.poll() is None

    def family(self) -> list[psutil.Process]:
        """Its process and those that it started."""
        if not self.alive or self.process is None:
            return []
        try:
            one = psutil.Process(self.process.pid)
            return [one, *one.children(recursive=True)]
        except psutil.NoSuchProcess:
            return []

    def send(self, what: int) -> None:
        """A signal to all of it."""
        for one in self.family():
            try:
                one.send_signal(what)
            except psutil.NoSuchProcess:
                continue

    def freeze(self) -> None:
        """Stop it where it stands."""
        self.frozen = True
        self.send(signal.SIGSTOP)

    def thaw(self) -> None:
        """Let it go on."""
        self.send(signal.SIGCONT)
        self.frozen = False

    def end(self, how: int) -> None:
        """End it, in an orderly way or not, and wait for it."""
        process = self.process
        if process is None:
            return
        family = self.family()
        if process.poll() is None:
            if how == signal.SIGKILL:
                self.send(how)
            else:
                process.send_signal(how)
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                self.send(signal.SIGKILL)
                process.wait()
        for one in family:
            if one.is_running():
                try:
                    one.wait(5)
                except (psutil.TimeoutExpired, psutil.NoSuchProcess):
                    continue
        self.process = None


class Postgres(Service):
    """A PostgreSQL of our own, on a small disk of its own if there is one."""

    name = "postgres"

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parent.parent.name))
        named = shutil.which("initdb")
        if not found and not named:
            raise SystemExit("PostgreSQL is not installed; tools/debian.sh installs it")
        self.programs = found[-1].parent if found else Path(str(named)).parent
        self.user = pwd.getpwnam("postgres") if os.geteuid() == 0 else None
        if self.user is not None:
            os.chown(folder, self.user.pw_uid, self.user.pw_gid)
        wish = ["--auth=trust", "--username=roundhouse", "--no-sync", "--encoding=UTF8", "--locale=C", "-D", str(folder / "data")]
        made = subprocess.run([str(self.programs / "initdb"), *wish], capture_output=True, text=True, cwd=folder, **self.options())
        if made.returncode:
            raise SystemExit(made.stderr)

    def options(self) -> dict[str, Any]:
        """It refuses to run as root."""
        return {"user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []} if self.user is not None else {}

    def command(self) -> list[str]:
        """Small, so that a small disk can be full of it, and safe, so that what is committed is on disk."""
        settings = {"listen_addresses": HERE, "max_connections": "90", "max_wal_size": "64MB", "min_wal_size": "32MB", "wal_recycle": "off"}
        wishes = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return [str(self.programs / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port), "-k", str(self.folder), *wishes]

    def answers(self) -> bool:
        """True if it takes connections."""
        return subprocess.run([str(self.programs / "pg_isready"), "-q", "-h", HERE, "-p", str(self.port)], check=False, timeout=10).returncode == 0

    @property
    def url(self) -> str:
        """Its address."""
        return f"postgresql://roundhouse@{HERE}:{self.port}/postgres"


class Redis(Service):
    """A Redis of our own."""

    name = "redis"

    def command(self) -> list[str]:
        """Nothing is kept: nothing that is promised depends on it."""
        program = shutil.which("redis-server")
        if program is None:
            raise SystemExit("Redis is not installed; tools/debian.sh installs it")
        return [program, "--port", str(self.port), "--bind", HERE, "--save", "", "--appendonly", "no", "--dir", str(self.folder)]

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://{HERE}:{self.port}/0"


class Server(Service):
    """One process of the server, as a supervisor runs it."""

    name = "server"

    def __init__(self, folder: Path, env: Mapping[str, str]) -> None:
        super().__init__(folder)
        self.env = env

    def command(self) -> list[str]:
        """As the systemd unit of docs/operating.md."""
        return [sys.executable, "-m", "roundhouse", "serve", "--port", str(self.port)]

    def options(self) -> dict[str, Any]:
        """Its settings."""
        return {"env": {**os.environ, **self.env}}

    def memory(self) -> int:
        """Resident bytes of the process itself, without its workers."""
        family = self.family()
        return int(family[0].memory_info().rss) if family else 0


class Proxy(Service):
    """nginx, with the very text of docs/operating.md."""

    name = "nginx"

    def __init__(self, folder: Path, servers: list[int]) -> None:
        super().__init__(folder)
        self.servers = servers

    def command(self) -> list[str]:
        """In the foreground, in a folder of its own."""
        program = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin:/usr/local/sbin")
        if program is None:
            raise SystemExit("nginx is not installed; tools/debian.sh installs it")
        file = self.folder / "nginx.conf"
        file.write_text(proxy_config(self.folder, self.port, self.servers), encoding="utf-8")
        return [program, "-p", str(self.folder), "-c", str(file)]


def snippet(language: str, page: Path = ROOT / "docs" / "operating.md") -> str:
    """The block of a page that is written in this language."""
    found = re.search(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None, f"{page.name} has no block of {language}"
    return found[1]


def proxy_config(folder: Path, port: int, servers: list[int]) -> str:
    """The documented text for nginx, with our ports, without a certificate, and within a whole configuration."""
    text = snippet("nginx")
    upstream = "\n".join(f"    server {HERE}:{one} max_fails=1 fail_timeout=2s;" for one in servers)
    text, count = re.subn(r"(?m)^(    server 127\.0\.0\.1:\d+.*\n)+", upstream + "\n", text)
    assert count == 1, "the servers of the upstream"
    text, count = re.subn(r"(?m)^    listen 443 ssl;\n", f"    listen {HERE}:{port};\n", text)
    assert count == 1, "where it listens"
    text = re.sub(r"(?m)^    (ssl_certificate|ssl_certificate_key) .*\n", "", text)
    temporary = "\n".join(f"  {kind}_temp_path {folder}/{kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    events = "worker_processes 1;\nevents { worker_connections 4096; }"
    user = "user root;" if os.geteuid() == 0 else ""
    return f"{user}\ndaemon off;\npid {folder}/nginx.pid;\nerror_log {folder}/nginx-error.log;\n{events}\nhttp {{\n  access_log off;\n{temporary}\n{text}\n}}\n"


class Disk:
    """A small disk that can be full: a tmpfs, which only root may mount. Without it `there` is false."""

    def __init__(self, folder: Path, megabytes: int) -> None:
        self.folder = folder
        folder.mkdir()
        done = subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={megabytes}m,mode=755", "tmpfs", str(folder)], capture_output=True, check=False)
        self.there = done.returncode == 0

    def fill(self) -> None:
        """Leave no byte."""
        with (self.folder / "filler").open("wb", buffering=0) as filler:
            for size in (1 << 20, 1 << 12):
                try:
                    while True:
                        filler.write(b"\0" * size)
                except OSError:
                    continue

    def clear(self) -> None:
        """Make room again."""
        (self.folder / "filler").unlink(missing_ok=True)

    def close(self) -> None:
        """Take the disk away."""
        if self.there:
            subprocess.run(["umount", "-l", str(self.folder)], check=False)
