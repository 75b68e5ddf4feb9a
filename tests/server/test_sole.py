"""One server for one SQLite file."""

import subprocess
from pathlib import Path

import pytest

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.server.sole import Sole

from .house import House
from .test_serve import COMMAND


def test_a_second_server_is_told_where_the_first_is(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        second = subprocess.run([*COMMAND], env={**house.env, "PATH": ""}, cwd=tmp_path, capture_output=True, text=True, timeout=60)
        assert second.returncode == 2
        assert second.stderr.count("\n") == 1 and f"http://localhost:{house.port}/" in second.stderr and "tables.sqlite" in second.stderr
        assert house.get("/api/tables")["tables"] == []
        house.kill()
    with house:
        assert house.get("/api/tables")["tables"] == [], "a killed server leaves no lock"


def test_a_port_that_was_asked_for_is_the_one_or_none(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        env = {**house.env, "ROUNDHOUSE_DATABASE": str(tmp_path / "other.sqlite")}
        second = subprocess.run([*COMMAND, "--port", str(house.port)], env=env, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert (second.returncode, second.stderr.count("\n")) == (2, 1)
    assert f"port {house.port} is in use" in second.stderr


def test_the_lock_says_who_has_it(tmp_path: Path) -> None:
    one, two = Sole(tmp_path / "tables.sqlite"), Sole(tmp_path / "tables.sqlite")
    assert two.holder() is None
    one.take("http://localhost:1/")
    assert two.holder() == "http://localhost:1/"
    with pytest.raises(RoundhouseError, match="http://localhost:1/"):
        two.take("http://localhost:2/")
    one.release()
    two.take("http://localhost:2/")
    assert one.holder() == "http://localhost:2/"
    two.release()
