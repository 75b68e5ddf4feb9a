"""Taking back: a step of the turn in hand at once; later only if all persons agree. Undone moves stay in the log."""

import asyncio
import sqlite3
from typing import Any

import pytest

from .house import House, Player
from .test_play import pass_sealed, seated


def lines(house: House, table: str) -> list[tuple[str, int]]:
    """Kind and ply of every line of the log."""
    with sqlite3.connect(house.folder / "tables.sqlite") as database:
        return list(database.execute("SELECT kind, ply FROM log WHERE table_id = ? ORDER BY number", (table,)))


async def opened(house: House, table: str, tokens: list[str]) -> list[Player]:
    """Players at a table whose first open phase has come."""
    players = [Player(house, table, [token]) for token in tokens]
    for player in players:
        await player.connect()
    await pass_sealed(players)
    acting = players[0].state()["view"]["to_act"][0]
    for player in players:
        await player.until(lambda player=player: player.state()["turn"] == (player.state()["seat"] == acting))  # type: ignore[misc]
    return players


async def play(player: Player, kind: str) -> dict[str, Any]:
    """A move of this kind, once it is this player's turn; the state before it."""
    await player.until(lambda: player.state()["turn"])
    before = player.state()
    wish = next(move for move in before["moves"] if move["kind"] == kind)
    assert (await player.move(wish["move"]))["ok"]
    await player.until(lambda: player.state()["at"] != before["at"])
    return before


def test_a_step_of_the_turn_in_hand_is_taken_back_at_once(house: House) -> None:
    table, tokens = seated(house, "here", "here", "here")

    async def scenario() -> None:
        players = await opened(house, table, tokens)
        mover = next(player for player in players if player.state()["turn"])
        other = next(player for player in players if not player.state()["turn"])
        await play(mover, "card")
        while not any(move["kind"] == "link" for move in mover.state()["moves"]):
            await play(mover, mover.state()["moves"][0]["kind"])
        before = await play(mover, "link")
        length = len(lines(house, table))
        await other.until(lambda: other.state()["view"]["table"]["built"])
        assert mover.state()["undo"]["can"] == "step"
        stale = await mover.send("undo", at=before["at"])
        assert stale["error"]["code"] == "late"
        assert (await mover.send("undo", at=mover.state()["at"]))["done"] is True
        await mover.until(lambda: mover.state()["at"] == before["at"])
        assert mover.state()["view"] == before["view"] and mover.state()["moves"] == before["moves"]
        await other.until(lambda: not other.state()["view"]["table"]["built"])
        fresh = await asyncio.to_thread(house.get, f"/api/tables/{table}/state", other.tokens[0])
        assert other.logs[other.state()["seat"]] == fresh["events"], "the log of the others was cut too"
        log = lines(house, table)
        assert log[length - 1][0] == "move" and log[length] == ("undo", log[length - 1][1]), "what was undone stays in the log"
        for player in players:
            await player.close()

    asyncio.run(scenario())


def test_what_was_shown_is_taken_back_only_if_all_persons_agree(house: House) -> None:
    table, tokens = seated(house, "here", "here", "here")

    async def scenario() -> None:
        ann, bo, cy = await opened(house, table, tokens)
        state = ann.state()
        assert state["undo"]["can"] == "ask" and state["undo"]["key"] == "refused-undo-shown"
        assert (await ann.send("undo", at=state["at"]))["done"] is False
        await cy.until(lambda: cy.table["takeback"] == {"seat": 0, "agreed": [0], "missing": [1, 2]})
        assert (await bo.send("undo-answer", agree=True))["done"] is False
        await cy.until(lambda: cy.table["takeback"] and cy.table["takeback"]["missing"] == [2])
        assert (await cy.send("undo-answer", agree=False))["done"] is False
        await ann.until(lambda: ann.table["takeback"] is None)
        assert ann.state()["at"] == state["at"]
        assert (await cy.send("undo-answer", agree=True))["error"]["code"] == "state"
        assert (await ann.send("undo", at=state["at"]))["done"] is False
        assert (await bo.send("undo-answer", agree=True))["done"] is False
        assert (await cy.send("undo-answer", agree=True))["done"] is True
        await ann.until(lambda: ann.state()["view"]["phase"] == "auction" and ann.state()["turn"])
        assert ann.state()["view"]["table"]["bids"] == [None] * 3, "the reveal is undone too"
        assert lines(house, table)[-1][0] == "back"
        for player in (ann, bo, cy):
            await player.close()

    asyncio.run(scenario())


def test_a_move_ends_the_request_but_a_sealed_answer_does_not_show(house: House) -> None:
    table, tokens = seated(house, "here", "here", "here")

    async def scenario() -> None:
        players = await opened(house, table, tokens)
        mover = next(player for player in players if player.state()["turn"])
        other = next(player for player in players if not player.state()["turn"])
        assert (await other.send("undo", at=other.state()["at"]))["done"] is False
        await mover.until(lambda: mover.table["takeback"])
        await play(mover, "card")
        await other.until(lambda: other.table["takeback"] is None)
        for player in players:
            await player.close()

    asyncio.run(scenario())
    table, tokens = seated(house, "here", "here", "here")

    async def sealed() -> None:
        players = [Player(house, table, [token]) for token in tokens]
        for player in players:
            await player.connect()
            await player.until(lambda player=player: player.states)  # type: ignore[misc]
        for player in players:
            assert (await player.move(player.state()["moves"][0]["move"]))["ok"]
        ann, bo, cy = players
        for player in players:
            await player.until(lambda player=player: player.state()["view"]["phase"] == "auction" and player.state()["turn"])  # type: ignore[misc]
        assert ann.state()["undo"]["can"] == "ask"
        assert (await ann.send("undo", at=ann.state()["at"]))["done"] is False
        await cy.until(lambda: cy.table["takeback"])
        heard = len(cy.messages)
        await play(bo, "bid")
        assert (await cy.send("why", move="bid 1"))["ok"]
        assert len(cy.messages) == heard + 1, "a request that vanished would tell that somebody has bid"
        assert (await bo.send("undo-answer", agree=True))["done"] is False
        assert (await cy.send("undo-answer", agree=True))["done"] is True
        await bo.until(lambda: bo.state()["view"]["phase"] == "demand")
        for player in players:
            await player.close()

    asyncio.run(sealed())


def test_alone_against_bots_what_was_drawn_or_shown_stays(house: House) -> None:
    table, tokens = seated(house, "here", "random", "random")

    async def scenario() -> None:
        async with Player(house, table, tokens) as ann:
            await ann.until(lambda: ann.states)
            assert ann.state()["undo"]["can"] == "no" and ann.state()["undo"]["key"] == "refused-nothing-to-undo"
            assert (await ann.send("undo", at=ann.state()["at"]))["error"]["rule"] == "RH-4"
            await pass_sealed([ann])
            await ann.until(lambda: ann.state()["turn"])  # the bots have had their turns, or it is ours first
            assert ann.state()["undo"] == {"can": "no", "rule": "RH-5", "key": "refused-undo-shown"}, "the bids were shown"
            before = ann.state()["at"]
            assert (await ann.send("undo", at=before))["error"]["rule"] == "RH-5"
            assert ann.state()["at"] == before

    asyncio.run(scenario())


def test_at_a_table_for_practice_everything_can_be_taken_back(house: House) -> None:
    table, tokens = seated(house, "here", "random", "random", practice=True)
    assert house.get(f"/api/tables/{table}")["practice"] is True

    async def scenario() -> None:
        async with Player(house, table, tokens) as ann:
            await ann.until(lambda: ann.states)
            await pass_sealed([ann])
            await ann.until(lambda: ann.state()["turn"])
            assert ann.state()["undo"]["can"] == "step"
            assert (await ann.send("undo", at=ann.state()["at"]))["done"] is True
            await ann.until(lambda: ann.state()["view"]["phase"] == "auction")

    asyncio.run(scenario())


@pytest.mark.parametrize("leave", [{}, {"bot": "random"}, {"give": True}])
def test_nobody_is_rewound_while_away(house: House, leave: dict[str, Any]) -> None:
    """A person who has left, replaced by a bot or not, is asked about every step back past a move of their own."""
    table, tokens = seated(house, "here", "here", practice=True)

    async def scenario() -> None:
        ann, bo = await opened(house, table, tokens)
        await bo.close()
        await asyncio.to_thread(house.post, f"/api/tables/{table}/leave", leave, tokens[1])
        await ann.until(lambda: ann.table["seats"][1]["left"])
        await asyncio.sleep(0.3)  # a bot may move once
        length = len(lines(house, table))
        assert ann.state()["undo"]["can"] == "ask", "the bids, his among them, were shown since her last step"
        assert (await ann.send("undo", at=ann.state()["at"]))["done"] is False
        await ann.until(lambda: ann.table["takeback"] == {"seat": 0, "agreed": [0], "missing": [1]})
        assert (await ann.send("undo-answer", agree=True))["done"] is False
        assert len(lines(house, table)) >= length and all(kind == "move" for kind, _ in lines(house, table))
        await ann.close()

    asyncio.run(scenario())


def test_what_a_stand_in_played_is_not_the_absent_persons_own(house: House) -> None:
    """Back past the moves of a bot that stands in, but not past those of the person."""
    table, tokens = seated(house, "here", "here", practice=True)

    async def scenario() -> None:
        async with Player(house, table, tokens[:1]) as ann:
            await ann.until(lambda: ann.states)
            await asyncio.to_thread(house.post, f"/api/tables/{table}/leave", {"bot": "random"}, tokens[1])
            while ann.state()["view"]["phase"] == "demand":
                await play(ann, "token")
                await ann.until(lambda: ann.state()["turn"])
            assert ann.state()["undo"]["can"] == "ask", "while answers are sealed everybody who is away counts"
            await pass_sealed([ann])
            await ann.until(lambda: ann.state()["turn"])
            assert ann.state()["undo"]["can"] == "step", "Bo has not made one move himself"
            assert (await ann.send("undo", at=ann.state()["at"]))["done"] is True

    asyncio.run(scenario())
