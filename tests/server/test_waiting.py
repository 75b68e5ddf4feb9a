"""Nobody holds a table for ever: nudges, votes for a bot or for the end, and giving up."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from .house import House, Player


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where nobody is waited for after a nudge."""
    with House(tmp_path_factory.mktemp("hasty"), ROUNDHOUSE_PATIENCE="0") as one:
        yield one


class Table:
    """A table of persons, and their tokens."""

    def __init__(self, house: House, *kinds: str, **more: Any) -> None:
        self.house = house
        made = house.table(*kinds, **more)
        self.id, self.host, self.tokens = made["table"]["id"], made["host"], made["tokens"]

    def post(self, what: str, who: int | None, status: int | None = None, **body: Any) -> Any:
        token = self.host if who is None else self.tokens[str(who)]
        return self.house.post(f"/api/tables/{self.id}/{what}", body, token, status)

    def state(self, seat: int) -> Any:
        return self.house.get(f"/api/tables/{self.id}/state", self.tokens[str(seat)])

    def answer(self, seat: int) -> None:
        """Decide something."""
        state = self.state(seat)
        self.post("moves", seat, move=state["moves"][0]["move"], at=state["at"])


def nudged(table: dict[str, Any]) -> list[int]:
    return [one["seat"] for one in table["calls"]["nudges"]]


def test_a_nudge_reaches_the_player_and_is_gone_with_the_next_phase(house: House) -> None:
    table = Table(house, "here", "here")

    async def scenario() -> None:
        async with Player(house, table.id, [table.tokens["1"]]) as ben:
            await ben.until(lambda: ben.table)
            await asyncio.to_thread(table.post, "nudge", 0, seat=1)
            await ben.until(lambda: nudged(ben.table) == [1], "the nudge")
            assert ben.table["calls"]["nudges"][0]["by"] == 0

    asyncio.run(scenario())
    again = table.post("nudge", 0, 429, seat=1)["error"]
    assert again["code"] == "slow" and 0 < again["wait"] <= 30
    assert "themselves" in table.post("nudge", 0, 400, seat=0)["error"]["text"]
    assert table.post("nudge", 0, 404, seat=5)["error"]["code"] == "unknown"
    assert table.post("nudge", 0, 422, seat=-1)
    assert house.post(f"/api/tables/{table.id}/nudge", {"seat": 1}, "nobody", 401)


def test_a_nudge_tells_nobody_who_has_answered_in_secret(house: House) -> None:
    table = Table(house, "here", "here", "here")
    assert table.state(0)["view"]["to_act"] == [0, 1, 2], "sealed bids come first"
    table.answer(1)
    assert nudged(table.post("nudge", 0, seat=1)) == [1]
    assert nudged(table.post("nudge", 0, seat=2)) == [1, 2]


def test_a_bot_is_only_proposed_for_a_player_who_was_reminded_and_had_time(house: House) -> None:
    table = Table(house, "here", "here", "here")
    assert "first" in table.post("vote", 0, 409, about="bot", seat=1)["error"]["text"]
    table.post("nudge", 0, seat=1)
    early = table.post("vote", 0, 429, about="bot", seat=1)["error"]
    assert early["code"] == "slow" and 0 < early["wait"] <= 300
    assert table.post("vote", None, 429, about="bot", seat=1)["error"]["code"] == "slow", "the host waits as well"
    assert table.post("vote", 0, 400, about="bot")["error"]["code"] == "bad"


def test_all_others_together_let_a_bot_play_and_the_person_may_come_back(hasty: House) -> None:
    table = Table(hasty, "here", "here", "here")
    table.post("nudge", 0, seat=1)
    vote = table.post("vote", 0, about="bot", seat=1, bot="random")["calls"]["vote"]
    assert (vote["about"], vote["seat"], vote["by"], vote["missing"]) == ("bot", 1, 0, [2])
    assert table.post("vote/answer", 1, 409, agree=True), "who it is about has no voice"
    seats = table.post("vote/answer", 2, agree=True)["seats"]
    assert (seats[1]["standin"], seats[1]["left"], seats[1]["resigned"]) == ("random", True, False)
    assert table.post("return", 1)["seats"][1]["standin"] is None


def test_one_who_says_no_ends_a_vote(hasty: House) -> None:
    table = Table(hasty, "here", "here", "here")
    table.post("nudge", 0, seat=1)
    table.post("vote", 0, about="bot", seat=1)
    assert "another" in table.post("vote", 2, 409, about="end")["error"]["text"]
    after = table.post("vote/answer", 2, agree=False)
    assert after["calls"]["vote"] is None and after["seats"][1]["standin"] is None
    assert table.post("vote/answer", 2, 409, agree=True)["error"]["code"] == "state"


def test_the_host_decides_alone(hasty: House) -> None:
    table = Table(hasty, "here", "here", "here")
    table.post("nudge", 2, seat=1)
    assert table.post("vote", None, about="bot", seat=1, bot="random")["seats"][1]["standin"] == "random"
    assert table.post("vote", None, 401, about="end")["error"]["code"] == "token", "the end is for the players to agree on"


def test_a_vote_about_a_player_who_has_decided_is_void(hasty: House) -> None:
    table = Table(hasty, "here", "here", "here")
    table.post("nudge", 0, seat=1)
    table.post("vote", 0, about="bot", seat=1)
    for seat in range(3):
        table.answer(seat)  # the sealed bids are all in: the next phase
    assert hasty.get(f"/api/tables/{table.id}")["calls"] == {"nudges": [], "vote": None}
    assert table.post("vote/answer", 2, 409, agree=True)["error"]["code"] == "state"
    assert hasty.get(f"/api/tables/{table.id}")["seats"][1]["standin"] is None


def test_a_game_ends_when_all_who_play_agree(house: House) -> None:
    table = Table(house, "here", "here", "random")
    table.answer(0)
    assert table.post("vote", 0, about="end")["calls"]["vote"]["missing"] == [1]
    after = table.post("vote/answer", 1, agree=True)
    assert (after["status"], after["calls"]) == ("ended", {"nudges": [], "vote": None})
    assert after["seed"] is not None and after["salt"] is not None
    state = table.state(1)
    assert (state["status"], state["turn"], state["moves"], state["undo"]["can"]) == ("ended", False, [], "no")
    assert table.post("moves", 1, 409, move="bid 0", at=state["at"])["error"]["code"] == "state"
    assert table.post("resign", 1, 409)["error"]["code"] == "state"
    text = house.raw("GET", f"/api/tables/{table.id}/record").text
    assert text.startswith("roundhouse") or "workshop" in text
    assert len(house.get(f"/api/tables/{table.id}/replay")["plies"]) == len(house.get(f"/api/tables/{table.id}/replay")["plies"])
    assert house.get(f"/api/tables/{table.id}/replay/0")["ply"] == 0


def test_an_ended_game_is_still_there_after_a_restart(tmp_path: Any) -> None:
    with House(tmp_path) as house:
        table = Table(house, "here", "here")
        table.answer(0)
        table.post("vote", 0, about="end")
        table.post("vote/answer", 1, agree=True)
    with House(tmp_path) as house:
        assert house.get(f"/api/tables/{table.id}")["status"] == "ended"
        assert len(house.get(f"/api/tables/{table.id}/replay")["plies"]) == 1


def test_who_resigns_is_played_by_a_bot_to_the_end_and_does_not_come_back(house: House) -> None:
    table = Table(house, "here", "here", "random")
    seat = table.post("resign", 0, bot="random")["seats"][0]
    assert (seat["resigned"], seat["standin"], seat["left"]) == (True, "random", True)
    for what in ("return", "leave", "resign"):
        assert "resigned" in table.post(what, 0, 409)["error"]["text"]
    assert table.post("vote", 0, 409, about="end")["error"]["code"] == "state", "and has no voice"
    assert table.post("vote", 1, about="end")["status"] == "ended", "who is left decides alone"


def test_the_last_person_who_resigns_ends_the_game(house: House) -> None:
    table = Table(house, "here", "random", "random")
    assert table.post("resign", 0)["status"] == "ended"


def test_a_vote_for_the_end_is_settled_when_the_last_who_had_not_agreed_resigns(house: House) -> None:
    table = Table(house, "here", "here", "random")
    table.post("vote", 0, about="end")
    assert table.post("resign", 1)["status"] == "ended"
