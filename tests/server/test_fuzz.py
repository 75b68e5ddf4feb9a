"""Nonsense of every kind: Schemathesis over the API, and a fuzzer over the sockets. No 5xx, no crash, no line in the log."""

import asyncio
import json
import random
from typing import Any

import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error

from .house import House, Player
from .test_play import seated
from .test_tables import over

EXAMPLES = 12  # for each operation


def some_tables(house: House) -> dict[str, Any]:
    """Tables that exist, so that the fuzzer gets past the door: an open one, one in play, one that is over."""
    finished = house.table("random", "random")["table"]["id"]
    over(house, finished)
    waiting = house.table("here", "open", start="host")
    table, tokens = seated(house, "here", "random")
    return {"tables": [finished, waiting["table"]["id"], table], "tokens": [*tokens, waiting["host"], *waiting["tokens"].values()]}


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_request_breaks_the_server(kind: str, house: House, twins: tuple[House, House]) -> None:
    house = house if kind == "sqlite" else twins[0]
    known = some_tables(house)
    schema: Any = schemathesis.openapi.from_url(f"{house.url}/openapi.json", timeout=60)
    tried = 0

    def ask(case: Any) -> None:
        nonlocal tried
        dice = random.Random(repr((case.path_parameters, case.query, case.body)))
        if case.path_parameters and "table" in case.path_parameters and dice.random() < 0.8:
            case.path_parameters["table"] = dice.choice(known["tables"])
        headers = {"Authorization": f"Bearer {dice.choice(known['tokens'])}"} if dice.random() < 0.7 else {}
        case.call_and_validate(base_url=house.url, headers=headers, checks=[not_a_server_error], timeout=60)
        tried += 1

    profile = settings(max_examples=EXAMPLES, deadline=None, derandomize=True, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    operations = [result.ok() for result in schema.get_all_operations()]
    for operation in operations:
        profile(given(case=operation.as_strategy())(ask))()
    assert len(operations) > 25 and tried > 5 * len(operations)
    assert "Traceback" not in house.log.read_text(), house.log.read_text()[-3000:]


def nonsense(dice: random.Random, state: dict[str, Any]) -> str | bytes:
    """A message: broken, strange, or nearly right."""
    right = [state["at"], *(move["move"] for move in state["moves"][:3])]
    values = [None, True, -1, 0, 2**70, 1.5, "", "bid 1", "x" * 300, "\ud800", "\x00", [], {}, [[]], {"a": 1}, *right]
    kind = dice.choice(["hello", "move", "undo", "undo-answer", "why", "chat", "ping", "pong", "", None, 7])
    message = {"type": kind, "id": dice.choice([1, 2, 3, *values])}
    for field in dice.sample(["seat", "move", "at", "agree", "text", "name", "tokens", "extra"], dice.randrange(6)):
        message[field] = dice.choice(values)
    text = json.dumps(message)
    form = dice.randrange(8)
    if form == 0:
        return bytes(dice.randrange(256) for _ in range(dice.randrange(40)))
    if form == 1:
        place = dice.randrange(len(text))
        return text[:place] + dice.choice("{}[]\"',:\\u00é\u2028") + text[place + dice.randrange(3) :]
    if form == 2:
        return text[: dice.randrange(len(text))]
    return text


def test_no_message_breaks_the_socket(house: House) -> None:
    table, tokens = seated(house, "here", "here")
    dice = random.Random(7)

    async def scenario() -> None:
        sent = 0
        async with Player(house, table, []) as watcher:
            await watcher.until(lambda: watcher.states)
            while sent < 600:
                player = Player(house, table, tokens)
                await player.connect()
                await player.until(lambda player=player: player.states)  # type: ignore[misc]
                try:
                    for _ in range(25):
                        await player.socket.send(nonsense(dice, player.state()))
                        sent += 1
                    await asyncio.sleep(0.01)
                except websockets.WebSocketException:
                    pass
                await player.close()
            assert not watcher.closed and (await watcher.send("chat", text="still here", name="Watcher"))["error"]["code"] == "forbidden"
        assert (await asyncio.to_thread(house.get, f"/api/tables/{table}"))["status"] in ("playing", "over")

    asyncio.run(scenario())
    assert "Traceback" not in house.log.read_text(), house.log.read_text()[-3000:]
