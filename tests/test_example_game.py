"""Halt, the game of the tutorial: a package of its own, built, installed, conformed, served; its rules one by one."""

import io
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import Any

import httpx
import pytest
from rich.console import Console

from roundhouse import Game
from roundhouse.kernel import registry
from roundhouse.server.limits import DATA_POLICY
from roundhouse.testing import conform, rule
from tests.server.house import PATIENCE, free_port

ROOT = Path(__file__).parent.parent


def installed() -> Path:
    """The folder into which the examples are installed, from their wheels."""
    return Path(subprocess.check_output([sys.executable, ROOT / "tools" / "examples.py"], text=True).strip())


@pytest.fixture
def site(monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder with the installed package, for this process and those that it starts."""
    folder = installed()
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.syspath_prepend(str(folder))
    return folder


@pytest.fixture
def halt(site: Path) -> Iterator[Game]:
    """The game, from the registry."""
    registry.find.cache_clear()
    found = registry.find("halt")
    assert Path(import_module("halt").__file__ or "").is_relative_to(site), "it comes from the wheel, not from the sources"
    yield found
    registry.find.cache_clear()
    for name in [name for name in sys.modules if name == "halt" or name.startswith("halt.")]:
        del sys.modules[name]


def at(halt: Game, **table: Any) -> Any:
    """A position of two players, from the start but for what is given."""
    data = halt.new(players=2, seed=1).dump()
    return halt.position({**data, "table": {**data["table"], "tickets": ["Weir", "Fair Oak"], **table}})


def refused(halt: Game, state: Any, notation: str) -> str:
    """The rule by which the seat to act may not play a move; empty if it may."""
    found = halt.refusal(state, state.to_act()[0], halt.move(notation))
    return found.rule if found else ""


def test_it_conforms(halt: Game) -> None:
    conform(halt)


@rule("HT-1.1", "HT-1.2", "HT-1.3")
def test_the_start(halt: Game) -> None:
    table = halt.new(players=4, seed=5).dump()["table"]
    assert table["car"] == "Elm Junction" and table["waiting"]["Weir"] == 3
    assert len(set(table["tickets"])) == 4 and "Elm Junction" not in table["tickets"]


@rule("HT-2.1", "HT-2.2")
def test_the_railcar_runs_one_two_or_three_halts_on(halt: Game) -> None:
    state = at(halt, car="Weir")
    assert [str(move) for move in state.moves(0) if str(move).startswith("stop")] == ["stop Brickfield", "stop Fair Oak", "stop Sheepwash"]
    assert refused(halt, state, "stop Moor Gate") == "HT-2.2"
    assert refused(halt, state, "stop Chapel Lane") == "HT-2.1" and refused(halt, state, "stop Weir") == "HT-2.1"
    back = at(halt, car="Weir", way=-1)
    assert refused(halt, back, "stop Brickfield") == "HT-2.1" and refused(halt, back, "stop Elm Junction") == ""


@rule("HT-2.3")
def test_who_waits_gets_in_and_the_flag_goes_up(halt: Game) -> None:
    state = at(halt, flag=[-1, -1, -1, 1, -1, -1, -1, -1, -1])
    state.play(0, halt.move("stop Weir"))
    table = state.view(None)["table"]
    assert table["carried"] == [3, 0] and table["halts"][3] == {"name": "Weir", "waiting": 0, "flag": 0}


@rule("HT-2.4", "HT-2.5", "HT-2.6")
def test_advertising(halt: Game) -> None:
    state = at(halt, car="Weir", waiting={"Weir": 1, "Fair Oak": 4})
    assert refused(halt, state, "advertise Weir") == "HT-2.4" and refused(halt, state, "advertise Fair Oak") == "HT-2.5"
    state.play(0, halt.move("advertise Elm Junction"))
    state.play(1, halt.move("advertise Elm Junction"))
    assert state.view(None)["table"]["halts"][0]["waiting"] == 2
    assert refused(halt, state, "advertise Elm Junction") == "HT-2.6" and refused(halt, state, "stop Brickfield") == ""


@rule("HT-3.1", "HT-3.2")
def test_the_end_shows_the_tickets(halt: Game) -> None:
    flags = [-1, -1, -1, 0, -1, 0, -1, -1, -1]  # Weir and Fair Oak, both of seat 1: its ticket is Weir
    state = at(halt, car="Lower Mill", way=-1, carried=[4, 6], flag=flags)
    events = state.listen()
    assert state.view(1)["table"]["tickets"] is None and state.view(None)["table"]["own"] is None
    state.play(0, halt.move("stop Elm Junction"))
    assert state.over and state.scores() == [9, 6] and state.winners() == [0]
    assert [(event.kind, event.facts["points"]) for event in events[1:]] == [("ticket", 5), ("ticket", 0)]


@rule("HT-3.3")
def test_ties(halt: Game) -> None:
    none = [-1] * 9
    end = {"car": "Elm Junction", "way": -1, "carried": [4, 4]}
    assert _over(halt, **end, flag=[0, *none[1:]]).ranking() == [0, 1]
    assert _over(halt, **end, flag=none).ranking() == [1, 0]


def _over(halt: Game, **table: Any) -> Any:
    data = halt.new(players=2, seed=1).dump()
    return halt.position({**data, "over": True, "table": {**data["table"], "tickets": ["Weir", "Fair Oak"], **table}})


def test_the_terminal_shows_a_table(halt: Game) -> None:
    paper = io.StringIO()
    state = halt.new(players=2, seed=3)
    Console(file=paper, width=100).print(halt.terminal(state.view(0), halt.texts("fr"), ["Ann", "Bo"]))
    text = paper.getvalue()
    assert "Railcar at Elm Junction" in text and "Passengers" in text and "{" not in text


@contextmanager
def served(folder: Path) -> Iterator[httpx.Client]:
    """`roundhouse serve` as anybody would start it who has the package installed."""
    port = free_port()
    env = {**os.environ, "ROUNDHOUSE_DATABASE": str(folder / "tables.sqlite"), "ROUNDHOUSE_LIMITS": "off"}
    process = subprocess.Popen([sys.executable, "-m", "roundhouse", "serve", "--port", str(port)], cwd=folder, env=env)
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False) as client:
            end = time.monotonic() + PATIENCE
            while True:
                try:
                    client.get("/api/games")
                    break
                except httpx.TransportError:
                    assert process.poll() is None and time.monotonic() < end, "the server does not answer"
                    time.sleep(0.05)
            yield client
    finally:
        process.terminate()
        process.wait(PATIENCE)


def test_it_is_served_with_its_face_and_its_words(site: Path, tmp_path: Path) -> None:
    with served(tmp_path) as house:
        games = house.get("/api/games").json()["games"]
        face = next(one["face"] for one in games if one["id"] == "halt")
        for name, kind, start in (("module", "text/javascript", "/**"), ("style", "text/css", ".halt"), ("poster", "image/svg+xml", "<svg")):
            answer = house.get(face[name])
            assert answer.status_code == 200 and answer.headers["content-type"].startswith(kind) and answer.text.startswith(start)
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers.get("content-security-policy") == (DATA_POLICY if name == "poster" else None), (
                "a picture that is opened as a page runs nothing"
            )
            assert answer.headers["x-content-type-options"] == "nosniff"
        base = face["module"].removesuffix("index.js")
        wrong = ["text/en.ftl", "../game.py", "..%2fgame.py", "%2e%2e/game.py", "/etc/passwd", "index.ts", "text", "__init__.py", "%00.js"]
        assert [house.get(base + path).status_code for path in wrong] == [404] * len(wrong)
        assert house.get(face["module"].replace("/halt/", "/chess/")).status_code == 404
        assert house.get(re.sub(r"[0-9a-f]{16}", "0" * 16, face["module"])).status_code == 404
        assert [one["face"] for one in games if one["id"] != "halt"] == [None] * 4
        for language in ("en", "it", "fr"):
            words = house.get(f"/api/games/halt/texts/{language}").json()["game"]
            assert "about = The last railcar" in words and "refused-full" in words and "halt-your-ticket" in words
            assert house.get(f"/api/texts/{language}").json()["about"]["halt"] == "The last railcar of a branch line"
            assert house.get(f"/api/games/halt/rules/{language}").json()["rules"][0]["rule"] == "HT-1.1"
        made = house.post("/api/play", json={"game": "halt", "bot": "greedy", "players": 2}).json()
        ((_, token),) = made["tokens"].items()
        asked = {"place": "halt:High Quarry", "piece": "stop", "language": "fr"}
        why = house.get(f"/api/tables/{made['table']['id']}/why", params=asked, headers={"Authorization": f"Bearer {token}"}).json()
        assert (why["rule"], why["text"]) == ("HT-2.2", "The railcar runs three halts in a turn at most.")
