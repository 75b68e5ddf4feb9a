"""A short part of `make storm`, and the storm's judge itself, which must find what is wrong."""

import asyncio
import sqlite3
import tempfile
from pathlib import Path
from typing import Any

import pytest
from storm.clients import Eyes, Tally
from storm.faults import SHORT
from storm.services import proxy_config
from storm.verdict import Judged, Truth, judged, replay, stale, steps_of
from storm.weather import BEGIN, END, Course, Wish, into, memory, run

import roundhouse
from roundhouse.kernel.errors import IllegalMove

from .house import House
from .test_play import seated

A, B, BACK = ("move", 0, "bid 1"), ("move", 1, "bid 2"), ("undo", 0, "")


def test_a_short_storm(capfd: pytest.CaptureFixture[str]) -> None:
    with tempfile.TemporaryDirectory(prefix="roundhouse-storm-") as name:
        Path(name).chmod(0o755)  # PostgreSQL runs as somebody else
        bad = asyncio.run(run(Wish(seconds=600, database="postgresql", processes=3, hands=4, seed=11, faults=SHORT), Path(name)))
    told = capfd.readouterr()
    assert not bad, told.out + told.err
    assert f"| **all** | **{len(SHORT)}** | **{len(SHORT)}** |" in told.out or "not tried" in told.out, told.out


@pytest.mark.parametrize(
    ("sure", "unsure", "log", "found"),
    [
        ([A, B], [], [A, B], Judged(0, 0)),
        ([A, B], [], [A], Judged(1, 0)),
        ([A, B], [], [B, A], Judged(1, 1)),  # in another order
        ([A], [], [A, A], Judged(0, 1)),
        ([A], [A], [A, A], Judged(0, 0)),  # the answer to one of them never came
        ([A], [B], [A], Judged(0, 0)),
        ([A], [B], [A, B, B], Judged(0, 1)),
        ([A, BACK, A], [], [A, BACK, A], Judged(0, 0)),
        ([A, BACK, A], [], [A, A], Judged(1, 0)),
        ([A, A, B], [], [B], Judged(2, 0)),
    ],
)
def test_lost_and_doubled_steps_are_found(sure: Any, unsure: Any, log: Any, found: Judged) -> None:
    assert judged(sure, unsure, log) == found


def test_what_the_log_tells_is_held_against_what_is_shown(house: House) -> None:
    table, tokens = seated(house, "here", "here")
    path = house.folder / "tables.sqlite"
    for seat in (0, 1):
        state = house.get(f"/api/tables/{table}/state", tokens[seat])
        house.post(f"/api/tables/{table}/moves", {"move": state["moves"][0]["move"], "at": state["at"]}, tokens[seat])
    row, log = asyncio.run(Truth.at(path).read([table]))[table]
    position = replay(row, log)
    assert len(steps_of(log)) == 2 and not position.over

    eyes = Eyes(house.port, table, [tokens[0]], Tally(), "127.0.0.1")
    assert stale(eyes, position) == ["a spectator"]  # nothing was shown
    eyes.states = {0: house.get(f"/api/tables/{table}/state", tokens[0])}
    assert stale(eyes, position) == []
    assert stale(eyes, replay(row, [])) == ["seat 0"]
    eyes.states[0]["turn"] = not eyes.states[0]["turn"]
    assert stale(eyes, position) == ["seat 0"]

    with pytest.raises(ValueError, match="gap"):
        replay(row, log[1:])
    with pytest.raises(ValueError, match="ply 1, after 0"):
        replay(row, [{**log[1], "number": 1}])
    with pytest.raises(IllegalMove):
        replay(row, [*log, {**log[0], "number": 3, "ply": 2, "move": "link Reading-Oxford"}])


def test_a_file_is_only_read(tmp_path: Path) -> None:
    with pytest.raises(sqlite3.OperationalError):
        asyncio.run(Truth.at(tmp_path / "none.sqlite").read(["x"]))
    assert not (tmp_path / "none.sqlite").exists()


def test_memory_that_grows_is_found() -> None:
    flat, grows = Course(), Course()
    for number in range(30):
        flat.memory.append((number, [100_000_000]))
        grows.memory.append((number, [100_000_000, 100_000_000 + number * 5_000_000]))
    assert memory(flat) == "100, 100 and 100 MB" and not flat.failures
    memory(grows)
    assert len(grows.failures) == 1 and "process 1 grows" in grows.failures[0]
    assert memory(Course()) == "too short to say"


def test_the_table_goes_into_the_page_between_its_marks(tmp_path: Path) -> None:
    page = tmp_path / "storm.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n")
    into(page, "new")
    into(page, "newer")
    assert page.read_text() == f"before\n{BEGIN}\nnewer\n{END}\nafter\n"
    assert (Path(__file__).parent.parent.parent / "docs" / "storm.md").read_text().count(BEGIN) == 1


def test_the_proxy_is_the_documented_one(tmp_path: Path) -> None:
    text = proxy_config(tmp_path, 9, [1, 2])
    assert "server 127.0.0.1:1 " in text and "server 127.0.0.1:2 " in text and "8801" not in text and "listen 127.0.0.1:9;" in text and "ssl" not in text


def test_the_games_of_the_storm_are_whole() -> None:
    from storm.house import House as Storm

    text = Storm.record()
    assert roundhouse.Record.parse(text, "the record").state().over
