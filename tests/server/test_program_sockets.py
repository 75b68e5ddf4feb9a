"""Programs that play at a server's tables by socket: the messages of docs/bot_protocol.md, and what a token opens."""

import asyncio
import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import jsonschema
import pytest
import websockets

from roundhouse.bots import protocol

from .browser import Browser
from .house import GAME, PATIENCE, ROOT, House

EXAMPLES = {"online.py": [sys.executable], "online.mjs": ["node", "--experimental-websocket"]}


@pytest.fixture
def owner(house: House) -> Iterator[Browser]:
    """Somebody who lets a program play."""
    browser = Browser(house)
    browser.claim()
    yield browser
    browser.client.close()


def address(house: House, table: str) -> str:
    return f"ws://127.0.0.1:{house.port}/api/tables/{table}/program"


def table_of(house: House, *kinds: str) -> tuple[str, dict[str, str]]:
    """A new table: a person here, then seats of these kinds; its id and its tokens."""
    seats = [{"kind": "here", "name": "Ann"}] + [{"kind": kind, **({"bot": "random"} if kind == "bot" else {})} for kind in kinds]
    made = house.post("/api/tables", {"game": GAME, "seats": seats})
    return made["table"]["id"], made["tokens"]


class Told:
    """A program's end of the line: every message is checked against the protocol's schema."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message, which must be of this kind."""
        async with asyncio.timeout(PATIENCE):
            message: dict[str, Any] = json.loads(await self.socket.recv())
        names = {"hello": "Hello", "start": "Start", "turn": "Turn", "error": "Error", "end": "End", "pong": "Pong"}
        jsonschema.validate(message, protocol.schemas()["messages"][names[message["type"]]])
        assert message["type"] == kind, message
        return message

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def hello(self, token: str) -> None:
        await self.hear("hello")
        await self.say(type="hello", protocol=1, token=token)


async def closed(house: House, table: str, first: str) -> str:
    """Why a socket is closed whose first message is this."""
    async with websockets.connect(address(house, table)) as socket:
        await socket.recv()
        await socket.send(first)
        with pytest.raises(websockets.ConnectionClosed) as closing:
            async with asyncio.timeout(PATIENCE):
                while True:
                    await socket.recv()
        assert closing.value.rcvd is not None
        return f"{closing.value.rcvd.code} {closing.value.rcvd.reason}"


@pytest.mark.parametrize("file", EXAMPLES)
def test_the_examples_play_a_whole_game_for_an_account(house: House, owner: Browser, file: str) -> None:
    """The program sits down in the open seat and plays; the person's seat is played by a program with the seat's own token."""
    assert len((ROOT / "examples" / "bots" / file).read_text().splitlines()) <= 30
    token = owner.post("/api/me/programs")["token"]
    table, tokens = table_of(house, "open", "bot")
    keys = [token, tokens["0"]]
    programs = [
        subprocess.Popen([*EXAMPLES[file], str(ROOT / "examples" / "bots" / file), address(house, table), key], stderr=subprocess.PIPE, text=True)
        for key in keys
    ]
    said = [program.communicate(timeout=2 * PATIENCE)[1] for program in programs]
    assert [program.returncode for program in programs] == [0, 0], said
    assert "seat 1 of" in said[0] and "seat 0 of" in said[1]
    shown = house.get(f"/api/tables/{table}")
    assert shown["status"] == "over" and shown["seats"][1]["name"] == owner.me["name"]


def test_a_turn_waits_until_it_is_answered_with_a_legal_move(house: House) -> None:
    table, tokens = table_of(house, "bot")

    async def play() -> None:
        async with websockets.connect(address(house, table), max_size=None) as socket:
            line = Told(socket)
            await line.hello(tokens["0"])
            start = await line.hear("start")
            assert (start["table"], start["seat"], start["game"], start["fallback"]) == (table, 0, GAME, "")
            turn = await line.hear("turn")
            for wrong in ({"id": turn["id"], "move": "fly"}, {"id": 99, "move": turn["moves"][0]["move"]}):
                await line.say(type="move", **wrong)
                assert (await line.hear("error"))["id"] == wrong["id"]
            await socket.send("hello?")
            assert "not JSON" in (await line.hear("error"))["text"]
            await line.say(type="ping")
            await line.hear("pong")
            heard: list[Any] = []
            while not heard:
                await line.say(type="move", id=turn["id"], move=turn["moves"][0]["move"])
                after = await line.hear("turn")
                assert after["id"] > turn["id"]
                heard, turn = after["events"], after
            assert {"kind", "seat", "facts"} == set(heard[0])

    asyncio.run(play())


def test_whoever_comes_back_hears_the_turn_again(house: House) -> None:
    table, tokens = table_of(house, "bot")

    async def once() -> dict[str, Any]:
        async with websockets.connect(address(house, table), max_size=None) as socket:
            line = Told(socket)
            await line.hello(tokens["0"])
            await line.hear("start")
            return await line.hear("turn")

    first, second = asyncio.run(once()), asyncio.run(once())
    assert first["view"] == second["view"] and first["moves"] == second["moves"]


def test_what_opens_no_seat_is_told_why(house: House, owner: Browser) -> None:
    table, tokens = table_of(house, "bot")
    token = owner.post("/api/me/programs")["token"]
    hello = {"type": "hello", "protocol": 1}

    async def tried() -> list[str]:
        firsts = [{**hello, "token": "x"}, hello, {**hello, "token": token}, {**hello, "token": tokens["0"], "protocol": 2}]
        return [await closed(house, table, json.dumps(first)) for first in firsts] + [await closed(house, table, "nonsense")]

    wrong, none, full, version, nonsense = asyncio.run(tried())
    assert wrong.startswith("4401") and none.startswith("4401") and "no seat" in wrong
    assert full.startswith("4401") and "no open seat" in full
    assert version.startswith("1008") and "version 2" in version and nonsense.startswith("1008")


def test_a_token_opens_nothing_else_and_can_be_taken_back(house: House, owner: Browser) -> None:
    token = owner.post("/api/me/programs")["token"]
    guest = Browser(house)
    for cookie in ("roundhouse", "__Host-roundhouse"):
        answer = guest.client.get(f"{house.url}/api/me", headers={"Cookie": f"{cookie}={token}", "Authorization": f"Bearer {token}"})
        assert answer.json() == {"account": None}
    assert guest.raw("POST", "/api/me/programs").status_code == 401, "a guest has no account to play for"
    table, _ = table_of(house, "open", "open")

    async def play() -> None:
        async with websockets.connect(address(house, table), max_size=None) as socket:
            line = Told(socket)
            await line.hello(token)
            async with websockets.connect(address(house, table), max_size=None) as other:
                assert owner.raw("DELETE", "/api/me/programs").status_code == 204
                again = Told(other)
                await again.hello(token)
                with pytest.raises(websockets.ConnectionClosed):
                    await again.hear("start")

    asyncio.run(play())


def test_an_account_has_a_few_tokens_only(house: House, owner: Browser) -> None:
    kept = [owner.post("/api/me/programs")["token"] for _ in range(10)]
    assert len(set(kept)) == 10
    assert "at most 10" in owner.post("/api/me/programs", status=409)["error"]["text"]
    assert kept[0] not in json.dumps(owner.me)
