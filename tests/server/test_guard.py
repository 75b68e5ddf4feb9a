"""What strangers may do: rates, sizes, origins, headers, and no file of the server."""

import asyncio
import json
import socket
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from starlette.testclient import TestClient

from roundhouse.server.api.pages import FOR_EVER
from roundhouse.server.app import make_app
from roundhouse.server.limits import DATA_POLICY, POLICY, Bucket, Buckets, Guard
from roundhouse.server.settings import Settings

from .house import GAME, House, Player
from .test_play import seated


def test_a_bucket_runs_empty_and_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("roundhouse.server.limits.time.monotonic", lambda: now)
    bucket = Bucket(rate=2.0, burst=3.0)
    assert [bucket.take() for _ in range(3)] == [0, 0, 0]
    assert bucket.take() == 0.5
    now = 100.5
    assert bucket.take() == 0 and bucket.take() > 0
    buckets = Buckets(1.0, 1.0)
    assert buckets.take("a") == 0 and buckets.take("a") > 0 and buckets.take("b") == 0


class Site:
    """The guard before an application that always says yes, at a moment that stands still."""

    def __init__(self) -> None:
        self.guard = Guard(self.application, limits=True)

    async def application(self, scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    def ask(self, method: str, path: str, address: str = "1.2.3.4", headers: list[tuple[bytes, bytes]] | None = None) -> tuple[int, dict[bytes, bytes]]:
        """One request; the status and the headers of the answer."""
        sent: list[Any] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message: Any) -> None:
            sent.append(message)

        asyncio.run(self.guard({"type": "http", "method": method, "path": path, "headers": headers or [], "client": (address, 1)}, receive, send))
        return sent[0]["status"], dict(sent[0]["headers"])


def test_too_many_requests_are_told_to_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.server.limits.time.monotonic", lambda: 100.0)
    site = Site()
    assert [site.ask("POST", "/api/play")[0] for _ in range(20)] == [200] * 20
    status, headers = site.ask("POST", "/api/tables")
    assert status == 429 and int(headers[b"retry-after"]) >= 1 and b"content-security-policy" in headers
    assert [site.ask("GET", "/api/games")[0] for _ in range(120 - 21)] == [200] * 99
    assert site.ask("GET", "/api/games")[0] == 429
    assert site.ask("GET", "/assets/board.js")[0] == 200, "pages are not counted"
    assert site.ask("GET", "/api/games", "4.3.2.1")[0] == 200, "nor is anybody else"


def test_the_limits_are_on_unless_they_are_switched_off(tmp_path: Path) -> None:
    with House(tmp_path, ROUNDHOUSE_LIMITS="on") as house:

        async def many() -> list[int]:
            async with httpx.AsyncClient(timeout=60, trust_env=False) as client:
                wish = {"game": GAME, "seats": [{"kind": "open"}, {"kind": "open"}]}
                answers = await asyncio.gather(*(client.post(f"{house.url}/api/tables", json=wish) for _ in range(60)))
            return [answer.status_code for answer in answers]

        assert set(asyncio.run(many())) == {201, 429}


def test_a_body_has_a_largest_size(house: House) -> None:
    large = house.raw("POST", "/api/tables", {"game": "x" * 300_000})
    assert large.status_code == 413 and large.json()["error"]["code"] == "large"
    assert house.raw("POST", "/api/records", {"record": "x" * 300_000}).status_code == 400, "a record may be longer"
    assert house.raw("POST", "/api/records", {"record": "x" * 1_100_000}).status_code == 413

    def endless() -> list[bytes]:
        return [b'{"record": "'] + [b"x" * 65_536] * 20

    assert httpx.post(f"{house.url}/api/records", content=iter(endless()), timeout=60, trust_env=False).status_code == 413, "nor without a stated length"


@pytest.mark.parametrize("path", ["/", "/table/abc", "/api/games", "/api/nothing", "/docs", "/openapi.json"])
def test_every_answer_carries_the_policy(house: House, path: str) -> None:
    headers = house.raw("GET", path).headers
    data = headers["content-type"].startswith("application/json")
    assert headers["content-security-policy"] == (DATA_POLICY if data else POLICY)
    assert "unsafe-inline" not in POLICY.replace("style-src-attr 'unsafe-inline'", "") and "unsafe-eval" not in POLICY
    assert headers["x-content-type-options"] == "nosniff" and headers.get("referrer-policy") == (None if data else "no-referrer")
    assert "server" not in headers


def test_files_of_the_client_are_packed_for_who_can_read_that(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    for name, text in {"index.html": "page", "assets/a.js": "plain", "assets/a.js.br": "brotli", "assets/a.js.gz": "zipped"}.items():
        (static / name).write_text(text, encoding="utf-8")
    app = make_app(replace(Settings.read({"ROUNDHOUSE_DATABASE": str(tmp_path / "t.sqlite")}), static=static))
    with TestClient(app) as client:
        for accepted, coding in (("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip;q=0.5", "gzip"), ("identity", None)):
            with client.stream("GET", "/assets/a.js", headers={"Accept-Encoding": accepted}) as answer:
                assert answer.status_code == 200 and answer.headers.get("content-encoding") == coding
                assert answer.headers["content-type"].startswith("text/javascript") and answer.headers["vary"] == "Accept-Encoding"
                assert answer.headers["cache-control"] == FOR_EVER and answer.headers["x-content-type-options"] == "nosniff"
                assert b"".join(answer.iter_raw()) == {"br": b"brotli", "gzip": b"zipped", None: b"plain"}[coding]
        texts = {coding: client.get("/api/texts/en", headers={"Accept-Encoding": coding}) for coding in ("gzip", "identity")}
        assert texts["gzip"].headers["content-encoding"] == "gzip" and texts["gzip"].json() == texts["identity"].json()
        assert int(texts["gzip"].headers["content-length"]) * 2 < int(texts["identity"].headers["content-length"])


def test_pages_of_other_sites_are_refused(house: House) -> None:
    own = {"Origin": house.url}
    for origin in ("http://evil.example", "null", f"http://127.0.0.1:{house.port + 1}", f"http://127.0.0.1:{house.port}.evil.example"):
        answer = house.raw("POST", "/api/play", {"game": GAME, "bot": "random"}, headers={"Origin": origin})
        assert answer.status_code == 403 and answer.json()["error"]["code"] == "forbidden"
    assert house.raw("POST", "/api/play", {"game": GAME, "bot": "random"}, headers=own).status_code == 201
    table, _ = seated(house, "here", "here")
    address = f"ws://127.0.0.1:{house.port}/api/tables/{table}/socket"

    async def knock(origin: str) -> bool:
        try:
            async with websockets.connect(address, additional_headers={"Origin": origin}) as connection:
                await connection.send(json.dumps({"type": "hello"}))
                await connection.recv()
                return True
        except websockets.WebSocketException:
            return False

    assert asyncio.run(knock(house.url))
    assert not asyncio.run(knock("http://evil.example"))
    assert not asyncio.run(knock("null"))


def test_no_file_outside_the_client_is_served(tmp_path: Path, house: House) -> None:
    for path in ("/..%2f..%2fapp.py", "/../app.py", "/%2e%2e/app.py", "/assets/..%2f..%2fsettings.py", "/.git/config", "/%00", "//etc/passwd"):
        with socket.create_connection(("127.0.0.1", house.port)) as raw:
            raw.sendall(f"GET {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n".encode())
            answer = b""
            while part := raw.recv(65_536):
                answer += part
        assert b" 404 " in answer.split(b"\r\n")[0] or b"<!doctype html" in answer.lower() or b" 400 " in answer.split(b"\r\n")[0], answer
        assert b"import" not in answer and b"root:" not in answer


def test_the_socket_is_patient_but_not_for_ever(house: House) -> None:
    table, tokens = seated(house, "here", "here")

    async def scenario() -> None:
        async with Player(house, table, tokens[:1]) as player:
            await player.until(lambda: player.states)
            await player.socket.send("{" * 20_000)
            await player.socket.send("[" * 10_000)
            await player.socket.send(b"\x00\xff")
            await player.socket.send(json.dumps({"type": "move", "id": "one"}))
            await player.until(lambda: sum('"ok":false' in text for text in player.messages) == 4)
            assert (await player.send("why", move="done"))["ok"], "it still works"
            for _ in range(20):
                await player.socket.send("nonsense")
            await player.until(lambda: player.closed)
            assert player.closed and player.closed[0] == 1008
        for first in ("nonsense", json.dumps({"type": "move"}), json.dumps({"type": "hello", "tokens": "x"}), json.dumps([1])):
            async with websockets.connect(player.address) as connection:
                await connection.send(first)
                with pytest.raises(websockets.ConnectionClosed):
                    await connection.recv()
                assert connection.close_code == 1008
        async with websockets.connect(player.address.replace(table, "A" * 22)) as connection:
            with pytest.raises(websockets.ConnectionClosed):
                await connection.recv()
            assert connection.close_code == 4404

    asyncio.run(scenario())


WRONG: list[dict[str, Any]] = [
    {"seat": 0.0}, {"seat": True}, {"seat": 2**70}, {"seat": "0"}, {"seat": [0]}, {"seat": -1}, {"seat": 1e300},
    {"id": 1.0}, {"id": True}, {"id": 2**70}, {"id": None}, {"move": 7}, {"move": None}, {"at": ["x"]}, {"at": {}}, {"type": ["move"]}, {"extra": 1},
]  # fmt: skip


def test_a_message_of_wrong_types_is_an_error_and_its_socket_leaves_no_ghost(house: House) -> None:
    """The seat 0.0 is equal to the seat 0 and no seat all the same."""
    table, tokens = seated(house, "here", "here")

    async def scenario() -> None:
        async with Player(house, table, tokens[:1]) as player:
            await player.until(lambda: player.states)
            right = {"type": "move", "id": 1, "seat": 0, "move": "done", "at": player.state()["at"]}
            for wrong in WRONG:
                known = len(player.messages)
                await player.socket.send(json.dumps({**right, **wrong}))
                await player.until(lambda known=known: len(player.messages) > known)  # type: ignore[misc]
                answer = json.loads(player.messages[-1])
                assert answer["type"] == "answer" and answer["error"]["code"] == "bad", wrong
        for _ in range(3):
            async with Player(house, table, []) as watcher:
                await watcher.until(lambda: watcher.table)
                await watcher.socket.send(json.dumps({**right, "seat": 0.0}))
        async with Player(house, table, []) as watcher:
            await watcher.until(lambda: watcher.table and watcher.table["spectators"] == 1 and not watcher.table["seats"][0]["connected"])

    asyncio.run(scenario())
    assert "Traceback" not in house.log.read_text(), house.log.read_text()[-3000:]
