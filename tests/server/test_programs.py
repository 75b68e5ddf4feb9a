"""A server runs no program, whoever asks for it and wherever."""

import asyncio

import pytest

from roundhouse import Chance, game
from roundhouse.bots import Seat, bot
from roundhouse.kernel.record import Record

from .house import GAME, ROOT, House, Player


def test_no_way_in_runs_a_program(house: House) -> None:
    mark = ROOT / "ran-by-a-stranger"  # the servers of the tests work there
    program = f"exec:touch {mark.name}"
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    made = house.post("/api/tables", {"game": GAME, "seats": seats})
    table, token, host = f"/api/tables/{made['table']['id']}", made["tokens"]["0"], made["host"]
    waiting = house.table("here", "open", start="host")
    ways = [
        ("/api/tables", {"game": GAME, "seats": [seats[0], {"kind": "bot", "bot": program}]}, ""),
        ("/api/tables", {"game": GAME, "seats": seats, "clock": {"bot": program}}, ""),
        ("/api/play", {"game": GAME, "bot": program}, ""),
        (f"/api/tables/{waiting['table']['id']}/seats/1/bot", {"bot": program}, waiting["host"]),
        (f"{table}/leave", {"bot": program}, token),
        (f"{table}/seats/0/bot", {"bot": program}, host),
        (f"{table}/resign", {"bot": program}, token),
        (f"{table}/vote", {"about": "end", "bot": program}, token),
    ]
    for path, body, key in ways:
        answer = house.raw("POST", path, body, key)
        assert 400 <= answer.status_code < 500 and "no programs" in answer.text, (path, answer.text)
    assert "no programs" in house.raw("GET", f"{table}/hint?bot={program}", token=token).text

    async def by_socket() -> None:
        async with Player(house, made["table"]["id"], [token]) as player:
            answer = await player.send("hint", bot=program)
            assert not answer["ok"] and "no programs" in answer["error"]["text"]

    asyncio.run(by_socket())
    state = game(GAME).new(2, 5)
    mind = bot("random", Chance(1))
    while not state.over:
        seat = state.to_act()[0]
        state.play(seat, mind.choose(Seat(state, seat)))
    shown = house.post("/api/records", {"record": Record.of(state, ["Ann", program]).text})
    assert shown["table"]["seats"][1]["bot"] is None, "the name of a seat in a record is only a name"
    assert not mark.exists()


def test_programs_are_not_offered(house: House) -> None:
    assert "exec" not in [one["name"] for one in house.get("/api/games")["bots"]]


@pytest.mark.parametrize("name", ["exec:true", "exec:5s:else=easy:true", "exec"])
def test_a_worker_does_not_know_programs_either(name: str) -> None:
    from roundhouse.kernel.errors import UnknownName
    from roundhouse.server.jobs import think

    position = game(GAME).new(2, 5).dump()
    with pytest.raises(UnknownName):
        think({"position": position, "seat": 0, "bot": name, "chance": 1})
