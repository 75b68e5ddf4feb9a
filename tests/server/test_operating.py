"""What whoever runs the server is told: alive, ready, figures, notes and traces."""

import asyncio
import json
import os
import re
import sqlite3
import sys
import time
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from prometheus_client.parser import text_string_to_metric_families

from roundhouse.kernel.errors import BadOption
from roundhouse.server import metrics, tracing
from roundhouse.server.app import make_app
from roundhouse.server.settings import Settings
from roundhouse.server.weather import is_away

from .house import PATIENCE, House, Player

TOKEN = "a-word-that-nobody-guesses"


def figures(house: House) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    """Every figure of /metrics by name and labels."""
    response = house.raw("GET", "/metrics", token=TOKEN)
    assert response.status_code == 200, response.text
    families = text_string_to_metric_families(response.text)
    return {(one.name, tuple(sorted(one.labels.items()))): one.value for family in families for one in family.samples}


def total(found: dict[Any, float], name: str, **labels: str) -> float:
    """The sum of a figure over all labels but these."""
    return sum(value for (one, marks), value in found.items() if one == name and labels.items() <= dict(marks).items())


def test_what_a_server_says_about_itself(tmp_path: Path) -> None:
    with House(tmp_path, ROUNDHOUSE_METRICS=TOKEN, ROUNDHOUSE_LOG="json", ROUNDHOUSE_LOG_LEVEL="info") as house:
        assert house.get("/healthz") == {"ok": True}
        good = {"database": "ok", "migrations": "ok", "sweep": "ok", "workers": "ok", "redis": "unused"}
        assert house.get("/readyz") == {"ok": True, "checks": good}
        table = house.table("here", "here", "random")
        name, tokens = table["table"]["id"], list(table["tokens"].values())
        before = figures(house)

        async def play() -> None:
            async with Player(house, name, tokens) as player:
                await player.until(lambda: len(player.states) == 2)
                during = await asyncio.to_thread(figures, house)
                assert total(during, "roundhouse_sockets") == 1 and total(during, "roundhouse_tables", status="playing") == 1
                for seat in (0, 1):
                    assert (await player.move(player.state(seat)["moves"][0]["move"], seat))["ok"]
                assert not (await player.move("nonsense", 0))["ok"]

        asyncio.run(play())
        house.raw("GET", "/api/tables/nowhere")
        after = figures(house)
        for name_, labels, more in [
            ("roundhouse_moves_total", {"kind": "move", "who": "person"}, 2),
            ("roundhouse_commit_seconds_count", {}, 2),
            ("roundhouse_socket_requests_total", {"type": "move", "result": "ok"}, 2),
            ("roundhouse_socket_requests_total", {"type": "move", "result": "bad"}, 1),
            ("roundhouse_socket_seconds_count", {"type": "move"}, 3),
            ("roundhouse_problems_total", {"code": "unknown"}, 1),
            ("roundhouse_http_requests_total", {"route": "/api/tables/{table}", "status": "404"}, 1),
        ]:
            assert total(after, name_, **labels) - total(before, name_, **labels) >= more, (name_, labels)
        end = time.monotonic() + PATIENCE
        while not total(figures(house), "roundhouse_bot_seconds_count", bot="random"):
            assert time.monotonic() < end, "the bot is not measured"
            time.sleep(0.05)
        assert total(after, "roundhouse_memory_bytes") > 1e7 and total(after, "process_open_fds") > 5
        assert total(after, "roundhouse_http_requests_total", route="/api/tables/nowhere") == 0  # a label for each address would fill the memory

        given = house.raw("GET", "/api/games", headers={"X-Request-ID": "from-my-proxy.7"})
        assert given.headers["x-request-id"] == "from-my-proxy.7"
        house.raw("GET", "/api/%0aWARNING%20forged")
        for bad in ("two words", "x" * 65, 'quo"te', ""):
            made = house.raw("GET", f"/api/tables/{name}", headers={"X-Request-ID": bad}).headers["x-request-id"]
            assert re.fullmatch(r"[0-9a-f]{16}", made)
    assert "\nWARNING" not in house.log.read_text() and "%0AWARNING" in house.log.read_text()
    lines = [json.loads(line) for line in house.log.read_text().splitlines() if line.startswith("{")]
    asked = next(line for line in lines if line.get("request") == "from-my-proxy.7")
    assert asked["event"] == "request" and asked["path"] == "/api/games" and asked["status"] == 200 and asked["level"] == "info"
    assert any(line.get("request") == made and line.get("table") == name for line in lines)
    assert not any(token in house.log.read_text() for token in [*tokens, table["host"], TOKEN])


def test_figures_are_for_nobody_unless_the_settings_say_so(house: House, tmp_path: Path) -> None:
    assert house.raw("GET", "/metrics").status_code == 404
    with House(tmp_path, ROUNDHOUSE_METRICS=TOKEN) as closed:
        assert closed.raw("GET", "/metrics").status_code == 401
        assert closed.raw("GET", "/metrics", token="another-word-altogether").status_code == 401
        assert closed.raw("GET", "/metrics", token=TOKEN).status_code == 200


def test_a_database_that_is_not_of_this_program_is_said(tmp_path: Path) -> None:
    with House(tmp_path) as house:
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            database.execute("UPDATE alembic_version SET version_num = '0001'")
        database.close()
        found = house.raw("GET", "/readyz")
        assert (found.status_code, found.json()["ok"], found.json()["checks"]["migrations"]) == (503, False, "old")
        with sqlite3.connect(tmp_path / "tables.sqlite") as database:
            database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.close()
        assert house.raw("GET", "/readyz").json()["checks"]["migrations"] == "newer"
        assert house.get("/healthz") == {"ok": True}


def application(folder: Path, **more: Any) -> Any:
    return make_app(Settings(database=f"sqlite+aiosqlite:///{folder / 't.sqlite'}", **more))


def test_what_is_not_ready_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = application(tmp_path)

    async def scenario() -> None:
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
            desk = app.state.desk

            async def checks() -> tuple[int, dict[str, str]]:
                response = await client.get("/readyz")
                return response.status_code, response.json()["checks"]

            assert (await checks())[0] == 200
            monkeypatch.setattr(desk.tender, "swept", desk.tender.swept - 1000)
            assert await checks() == (503, {"database": "ok", "migrations": "ok", "sweep": "silent", "workers": "ok", "redis": "unused"})
            monkeypatch.undo()
            monkeypatch.setattr(type(desk.pool), "alive", False)
            assert (await checks())[1]["workers"] == "gone"
            monkeypatch.undo()

            def broken() -> Any:
                raise OSError("no such host db.internal")

            monkeypatch.setattr(desk.store, "read", broken)
            status, found = await checks()
            assert (status, found["database"], found["migrations"]) == (503, "away", "unknown")
            assert "internal" not in json.dumps(found)
            monkeypatch.undo()
            assert (await checks())[0] == 200

    asyncio.run(scenario())


def test_a_fault_is_noted_with_its_request_and_told_as_json(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    app = application(tmp_path)

    async def scenario() -> httpx.Response:
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:

            async def broken(_: str) -> Any:
                raise ZeroDivisionError("by zero")

            monkeypatch.setattr(app.state.desk, "room", broken)
            return await client.get("/api/tables/x", headers={"X-Request-ID": "mine"})

    response = asyncio.run(scenario())
    assert response.status_code == 500 and response.json()["error"]["code"] == "fault" and "zero" not in response.text
    assert response.headers["x-request-id"] == "mine" and response.headers["x-content-type-options"] == "nosniff"
    assert "a request failed" in caplog.text and "by zero" in caplog.text


def test_spans_of_a_request_and_of_the_commit_below_it(tmp_path: Path) -> None:
    exporter = InMemorySpanExporter()
    app = application(tmp_path, bot_delay=0)

    async def scenario() -> None:
        tracing.start("", exporter)
        async with app.router.lifespan_context(app), httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://here") as client:
            seats = [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bo"}]
            made = (await client.post("/api/tables", json={"game": "workshop_of_the_world", "seats": seats})).json()
            where, key = f"/api/tables/{made['table']['id']}", {"Authorization": f"Bearer {made['tokens']['0']}"}
            state = (await client.get(f"{where}/state", headers=key)).json()
            trace = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"
            step = {"move": state["moves"][0]["move"], "at": state["at"]}
            assert (await client.post(f"{where}/moves", json=step, headers={**key, "traceparent": trace})).status_code == 200

    asyncio.run(scenario())
    assert not tracing.on()
    spans = {span.name: span for span in exporter.get_finished_spans()}
    move, commit = spans["POST /api/tables/{table}/moves"], spans["commit"]
    assert format(move.context.trace_id, "032x") == "0af7651916cd43dd8448eb211c80319c"
    assert commit.parent is not None and commit.parent.span_id == move.context.span_id
    assert move.attributes["http.response.status_code"] == 200 and move.attributes["http.route"] == "/api/tables/{table}/moves"


def test_no_span_is_made_unless_asked_for(house: House) -> None:
    assert not tracing.on()
    with tracing.span("x", {}) as nothing:
        assert nothing is None


def test_traces_without_opentelemetry_are_refused_with_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "opentelemetry.sdk.resources", None)
    with pytest.raises(BadOption, match=r"roundhouse\[tracing\]"):
        tracing.start("http://127.0.0.1:4318/v1/traces")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("ROUNDHOUSE_METRICS", "short"),
        ("ROUNDHOUSE_METRICS", "with spaces in the middle"),
        ("ROUNDHOUSE_LOG", "xml"),
        ("ROUNDHOUSE_LOG_LEVEL", "loud"),
        ("ROUNDHOUSE_TRACES", "here"),
    ],
)
def test_settings_that_make_no_sense(name: str, value: str) -> None:
    with pytest.raises(BadOption, match=name):
        Settings.read({name: value})


def test_the_figures_of_several_workers_are_told_by_any_of_them(tmp_path: Path, database: str, fanout: str) -> None:
    with House(tmp_path, workers=2, ROUNDHOUSE_DATABASE=database, ROUNDHOUSE_REDIS=fanout, ROUNDHOUSE_METRICS=TOKEN) as house:
        for number in range(40):
            with httpx.Client(timeout=60, trust_env=False) as client:  # a connection each, so that both are met
                client.get(f"{house.url}/api/games?{number}")
        for _ in range(6):
            house.client.close()
            house.client = httpx.Client(timeout=60, trust_env=False)
            assert total(figures(house), "roundhouse_http_requests_total", route="/api/games") >= 40
        assert house.get("/readyz")["checks"]["redis"] == "ok"


def test_a_figure_of_a_process_that_is_gone_is_forgotten(tmp_path: Path) -> None:
    gone, here = tmp_path / "gauge_livesum_999999999.db", tmp_path / f"gauge_livesum_{os.getpid()}.db"
    for file in (gone, here):
        file.touch()
    metrics._forget_the_dead(tmp_path)
    assert here.exists() and not gone.exists()


def test_a_connection_that_was_cut_in_the_middle_is_bad_weather_and_no_fault() -> None:
    """asyncpg's word for a question on a line that ended a moment ago; taken for a fault, it put a bot's table off for ten minutes."""
    assert is_away(asyncpg.InternalClientError("cannot switch to state 12; another operation (2) is in progress"))
    assert not is_away(ZeroDivisionError())
