"""Every game of the registry is played to its end over the server, by bots and a person, without the server knowing any of them."""

import asyncio

import pytest

import roundhouse
from roundhouse import Record
from roundhouse.kernel.game import games

from .house import House, Player


@pytest.mark.parametrize("name", games())
def test_a_person_plays_with_a_bot(house: House, name: str) -> None:
    """Twenty decisions of a person; then a bot takes over, and the record of the finished game replays."""
    players = min(roundhouse.game(name).seats)
    made = house.post("/api/play", {"game": name, "name": "Ann", "bot": "random", "players": players})
    table, token = made["table"]["id"], made["tokens"]["0"]

    async def scenario() -> None:
        async with Player(house, table, [token]) as ann:
            await ann.until(lambda: ann.states)
            for _ in range(20):
                await ann.until(lambda: ann.state()["turn"] or ann.state()["view"]["over"])
                if ann.state()["view"]["over"]:
                    break
                at = ann.state()["at"]
                assert (await ann.move(ann.state()["moves"][0]["move"]))["ok"]
                await ann.until(lambda at=at: ann.state()["at"] != at)  # type: ignore[misc]
            await asyncio.to_thread(house.raw, "POST", f"/api/tables/{table}/leave", {"bot": "random"}, token)
            while not ann.state()["view"]["over"]:  # as long as something happens
                at = ann.state()["at"]
                await ann.until(lambda at=at: ann.state()["at"] != at)  # type: ignore[misc]
            await ann.until(lambda: ann.table["status"] == "over")
            fresh = await asyncio.to_thread(house.get, f"/api/tables/{table}/state", token)
            assert ann.logs[0] == fresh["events"]

    asyncio.run(scenario())
    record = Record.parse(house.raw("GET", f"/api/tables/{table}/record").text)
    assert record.state().over and record.heading["game"] == name
