"""`roundhouse serve`: the port, the address, and what is wrong said in one line."""

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from roundhouse.cli.app import run
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.server.serve import free_port, wanted_port
from roundhouse.server.settings import Settings, database_url
from roundhouse.server.store import Store

from .house import House

COMMAND = [sys.executable, "-c", "from roundhouse.cli import main; main()", "serve"]


def test_a_port_in_use_gets_a_message_and_the_next_free_one(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        env = {**os.environ, "ROUNDHOUSE_PORT": str(port), "ROUNDHOUSE_DATABASE": str(tmp_path / "t.sqlite")}
        process = subprocess.Popen(COMMAND, env=env, cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        assert process.stdout is not None
        try:
            first, second = process.stdout.readline(), process.stdout.readline()
        finally:
            process.terminate()
            process.wait(60)
            process.stdout.close()
    assert f"Port {port} is in use" in first
    found = int(first.rsplit(" ", 1)[1].rstrip(".\n"))
    assert port < found < port + 100 and f"http://localhost:{found}/" in second


@pytest.mark.parametrize(
    ("env", "word"),
    [
        ({"ROUNDHOUSE_DATABASE": "mysql://x/y"}, "ROUNDHOUSE_DATABASE"),
        ({"ROUNDHOUSE_DATABASE": "/nowhere/at/all.sqlite"}, "cannot open the database"),
        ({"ROUNDHOUSE_DATABASE": "postgresql://u:secret@127.0.0.1:1/x", "ROUNDHOUSE_WAIT": "0"}, "cannot open the database"),
        ({"ROUNDHOUSE_REDIS": "rabbit://127.0.0.1:1/0"}, "ROUNDHOUSE_REDIS"),
        ({"ROUNDHOUSE_BOT_DELAY": "soon"}, "ROUNDHOUSE_BOT_DELAY"),
        ({"ROUNDHOUSE_LIMITS": "maybe"}, "ROUNDHOUSE_LIMITS"),
        ({"ROUNDHOUSE_PORT": "harbour"}, "ROUNDHOUSE_PORT"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(
    env: dict[str, str], word: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert run(["serve"]) == 2
    error = capsys.readouterr().err
    assert word in error and error.count("\n") == 1 and "secret" not in error


def test_a_database_that_does_not_answer_yet_is_waited_for(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """PostgreSQL may be starting beside us: that is said once, and given up after the stated time."""
    monkeypatch.setenv("ROUNDHOUSE_DATABASE", "postgresql://u:secret@127.0.0.1:1/x")
    monkeypatch.setenv("ROUNDHOUSE_WAIT", "700")
    tries = []
    whole = Store._bring_up_to_date

    async def counted(store: Store) -> None:
        tries.append(1)
        await whole(store)

    monkeypatch.setattr(Store, "_bring_up_to_date", counted)
    assert run(["serve"]) == 2
    error = capsys.readouterr().err.splitlines()
    assert len(tries) > 1 and len(error) == 2 and "secret" not in "".join(error)
    assert "does not answer yet" in error[0] and "cannot open the database" in error[1]


def test_the_settings_of_the_environment(tmp_path: Path) -> None:
    assert Settings.read({}).database == "sqlite+aiosqlite:///roundhouse.sqlite"
    assert Settings.read({"ROUNDHOUSE_BOT_DELAY": "5", "ROUNDHOUSE_THINKERS": "3", "ROUNDHOUSE_LIMITS": "off"}).bot_delay == 5
    assert database_url("postgres://h/d") == database_url("postgresql://h/d") == "postgresql+asyncpg://h/d"
    assert database_url(str(tmp_path / "x.sqlite")).endswith("/x.sqlite")


def test_the_usual_port(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ROUNDHOUSE_PORT", raising=False)
    assert wanted_port() == 8800
    with pytest.raises(RoundhouseError, match="not an address of this machine"):
        free_port("203.0.113.7", 8800)


def test_a_server_that_is_asked_to_end_does_so_and_starts_again_where_it_was(tmp_path: Path) -> None:
    house = House(tmp_path)
    with house:
        table = house.table("here", "random")
        before = house.get(f"/api/tables/{table['table']['id']}/state", table["tokens"]["0"])
    with house:
        assert house.get(f"/api/tables/{table['table']['id']}/state", table["tokens"]["0"])["at"] == before["at"]
    assert "Traceback" not in house.log.read_text(), house.log.read_text()


def test_a_socket_that_is_not_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("ROUNDHOUSE_DATABASE", str(tmp_path / "t.sqlite"))
    assert run(["serve", "--fd", "987"]) == 2
    assert capsys.readouterr().err == "roundhouse: --fd 987 is not an open socket\n"
