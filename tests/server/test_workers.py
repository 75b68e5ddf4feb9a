"""Several processes with PostgreSQL and Redis: the clients of one table are on all of them."""

import asyncio
import secrets
from pathlib import Path

import pytest

from roundhouse.kernel.errors import BadOption
from roundhouse.server.serve import serve

from .house import House, Player
from .test_play import seated

Twins = tuple[House, House]


async def opened(house: House, table: str, tokens: list[str]) -> Player:
    player = Player(house, table, tokens)
    await player.connect()
    await player.until(lambda: player.states)
    return player


def test_a_whole_game_with_its_clients_on_both_processes(twins: Twins) -> None:
    one, two = twins
    table, tokens = seated(one, "here", "here", "here", "random")

    async def scenario() -> None:
        players = [await opened(twins[number % 2], table, [token]) for number, token in enumerate(tokens)]
        watchers = [await opened(house, table, []) for house in twins]
        everybody = [*players, *watchers]
        for one_of in everybody:
            await one_of.until(lambda one_of=one_of: one_of.table["spectators"] == 2 and all(seat["connected"] for seat in one_of.table["seats"][:3]))  # type: ignore[misc]
        assert (await players[0].send("chat", text="from one to the other"))["ok"]
        for one_of in everybody:
            await one_of.until(lambda one_of=one_of: [line["text"] for line in one_of.chat] == ["from one to the other"])  # type: ignore[misc]
        while not watchers[0].state()["view"]["over"]:
            for player in players:
                state = player.state()
                if state["turn"]:
                    answer = await player.move(secrets.choice(state["moves"])["move"])
                    assert answer["ok"] or answer["error"]["code"] == "late"
            await asyncio.sleep(0.002)
        for one_of in everybody:
            await one_of.until(lambda one_of=one_of: one_of.state()["view"]["over"] and one_of.table["status"] == "over")  # type: ignore[misc]
            seat = one_of.state()["seat"]
            for house in twins:
                fresh = await asyncio.to_thread(house.get, f"/api/tables/{table}/state", one_of.tokens[0] if one_of.tokens else "")
                assert fresh["view"] == one_of.state()["view"]
                assert fresh["events"] == one_of.logs[seat]
            await one_of.close()

    asyncio.run(scenario())
    assert one.raw("GET", f"/api/tables/{table}/record").text == two.raw("GET", f"/api/tables/{table}/record").text


def test_two_processes_cannot_both_win(twins: Twins) -> None:
    """Tabs of one seat on both processes move at the same moment, again and again; always one wins and the other is told."""
    table, tokens = seated(twins[0], "here", "here", "here")

    async def scenario() -> None:
        tabs = [await opened(house, table, tokens) for house in twins for _ in range(2)]
        for _ in range(25):
            for tab in tabs:
                await tab.until(lambda tab=tab: len(tab.states) == 3)  # type: ignore[misc]
                await tab.until(lambda tab=tab: [tab.state(s)["at"] for s in range(3)] == [tabs[0].state(s)["at"] for s in range(3)])  # type: ignore[misc]
            if tabs[0].state(0)["view"]["over"]:
                break
            seat = next(seat for seat in range(3) if tabs[0].state(seat)["turn"])
            moves = [move["move"] for move in tabs[0].state(seat)["moves"]]
            answers = await asyncio.gather(*(tab.move(moves[number % len(moves)], seat) for number, tab in enumerate(tabs)))
            assert sorted(answer["ok"] for answer in answers) == [False, False, False, True], answers
            assert {answer["error"]["code"] for answer in answers if not answer["ok"]} == {"late"}
            winner = next(tab for tab, answer in zip(tabs, answers, strict=True) if answer["ok"])
            for tab in tabs:
                await tab.until(lambda tab=tab, winner=winner, seat=seat: tab.state(seat)["at"] == winner.state(seat)["at"])  # type: ignore[misc]
            await asyncio.sleep(0.05)
        for tab in tabs:
            await tab.close()

    asyncio.run(scenario())


def test_sealed_answers_at_the_same_moment_on_both_processes_all_count(twins: Twins) -> None:
    for _ in range(5):
        table, tokens = seated(twins[0], "here", "here", "here", "here", "here")

        async def scenario(table: str = table, tokens: list[str] = tokens) -> None:
            players = [await opened(twins[number % 2], table, [token]) for number, token in enumerate(tokens)]
            answers = await asyncio.gather(*(player.move(player.state()["moves"][0]["move"]) for player in players))
            assert all(answer["ok"] for answer in answers), answers
            for player in players:
                await player.until(lambda player=player: player.state()["view"]["phase"] == "auction")  # type: ignore[misc]
                await player.close()

        asyncio.run(scenario())


def test_a_step_is_taken_back_by_consent_across_processes(twins: Twins) -> None:
    table, tokens = seated(twins[0], "here", "here", "here")

    async def scenario() -> None:
        players = [await opened(twins[number % 2], table, [token]) for number, token in enumerate(tokens)]
        for player in players:
            assert (await player.move(player.state()["moves"][0]["move"]))["ok"]
        for player in players:
            await player.until(lambda player=player: player.state()["view"]["phase"] == "auction")  # type: ignore[misc]
        ann, bo, cy = players
        assert (await ann.send("undo", at=ann.state()["at"]))["done"] is False
        for player in (bo, cy):
            await player.until(lambda player=player: player.table["takeback"])  # type: ignore[misc]
        assert (await bo.send("undo-answer", agree=True))["done"] is False
        await cy.until(lambda: cy.table["takeback"]["agreed"] == [0, 1])
        assert (await cy.send("undo-answer", agree=True))["done"] is True
        for player in players:
            await player.until(lambda player=player: player.state()["view"]["phase"] == "demand")  # type: ignore[misc]
            await player.close()

    asyncio.run(scenario())


def test_joining_at_one_process_is_seen_at_the_other(twins: Twins) -> None:
    one, two = twins
    made = one.table("here", "open", public=True)
    table = made["table"]["id"]

    async def scenario() -> None:
        ann = await opened(one, table, [made["tokens"]["0"]])
        assert ann.state()["view"] is None
        taken = await asyncio.to_thread(two.post, f"/api/tables/{table}/seats/1", {"name": "Bo"})
        await ann.until(lambda: ann.table["status"] == "playing" and ann.state()["view"])
        assert two.get(f"/api/tables/{table}/state", taken["token"])["turn"]
        await ann.close()

    asyncio.run(scenario())
    assert two.post("/api/mine", {"tokens": [made["tokens"]["0"]]})["tables"][0]["waits"]


def test_one_command_with_two_workers(tmp_path: Path, database: str) -> None:
    with House(tmp_path, workers=2, ROUNDHOUSE_DATABASE=database, ROUNDHOUSE_SILENCE="30000") as house:
        table, tokens = seated(house, "here", "random")

        async def scenario() -> None:
            sockets = [await opened(house, table, tokens) for _ in range(10)]
            assert (await sockets[0].move(sockets[0].state()["moves"][0]["move"]))["ok"]
            for one in sockets:
                await one.until(lambda one=one: one.state()["at"] == sockets[0].state()["at"] and not one.closed)  # type: ignore[misc]
                await one.close()

        asyncio.run(scenario())


def test_several_workers_need_postgresql(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ROUNDHOUSE_DATABASE", str(tmp_path / "tables.sqlite"))
    with pytest.raises(BadOption, match="PostgreSQL"):
        serve("127.0.0.1", 8800, 2, False)
