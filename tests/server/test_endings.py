"""What becomes of tournaments, leagues and seeks when people go: leave, delete their account, close, block, or are not there."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from roundhouse.server import company, leagues, office, peace, schema, seeks, tournaments
from roundhouse.server.accounts import Account
from roundhouse.server.problems import Problem
from roundhouse.server.store import Store

GAME = "last_train_to_wensleydale"
CLOCK = {"turn": 1000, "reserve": 0, "out": "move", "bot": "random"}
WISH = {"title": "Cup", "kind": "swiss", "game": GAME, "board": None, "options": {}, "size": 3, "rounds": 3, "best": 1, "public": True, "rated": True}
CUP = {**WISH, "clock": CLOCK}
PEOPLE = ["ann", "bo", "cy", "dora", "emil"]


class Leases:
    """Nobody else is there."""

    async def made(self, connection: Any, table: str) -> None:
        return


def account(name: str) -> Account:
    return Account(name, name.title(), "", "{}", False, 1)


@asynccontextmanager
async def desk_of(tmp_path: Path) -> AsyncIterator[Any]:
    """As much of a server as tournaments need, with five people."""

    class Desk:
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")
        leases = Leases()

    desk: Any = Desk()
    await desk.store.open()
    try:
        for name in PEOPLE:
            row = {"id": name, "name": name.title(), "look": name, "small_look": name, "password": "", "settings": "{}", "created": 1}
            await desk.store.write(lambda connection, row=row: connection.execute(insert(schema.accounts).values(**row)))
        yield desk
    finally:
        await desk.store.close()


async def begun(desk: Any, people: list[str], **more: Any) -> str:
    cup = await tournaments.create(desk, account("ann"), {**CUP, **more})
    for name in people:
        await tournaments.join(desk, account(name), cup)
    await tournaments.start(desk, account("ann"), cup)
    return cup


async def laid(desk: Any, cup: str) -> list[str]:
    """The next round: its tables, which have not begun."""
    return list(await desk.store.write(lambda connection: tournaments.advance(connection, desk, cup)))


async def over(desk: Any, tables: list[str], better: list[str]) -> None:
    """These tables are played: whoever comes first in `better` wins; who is not in it is last."""
    for table in tables:
        found = await chairs(desk, table)
        order = sorted(range(len(found)), key=lambda seat: better.index(found[seat]["account"]) if found[seat]["account"] in better else 99)
        places = [order.index(seat) + 1 for seat in range(len(found))]
        result = json.dumps({"scores": [10 - place for place in places], "places": places, "winners": [places.index(1)]})
        done = update(schema.tables).where(schema.tables.c.id == table).values(status="over", result=result, ended=1)
        await desk.store.write(lambda connection, done=done: connection.execute(done))


async def chairs(desk: Any, table: str) -> list[Any]:
    async with desk.store.read() as connection:
        chair = schema.seats
        return list((await connection.execute(select(chair).where(chair.c.table_id == table).order_by(chair.c.seat))).mappings())


async def page(desk: Any, cup: str) -> Any:
    async with desk.store.read() as connection:
        return await tournaments.page(connection, cup, "ann")


def test_whoever_drops_out_of_a_table_that_was_laid_and_has_not_begun_keeps_nobody_waiting(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with desk_of(tmp_path) as desk:
            cup = await begun(desk, PEOPLE[:3])
            (table,) = await laid(desk, cup)
            await tournaments.leave(desk, account("bo"), cup, "bo")
            gone = next(one for one in await chairs(desk, table) if one["account"] == "bo")
            assert gone["resigned"] and gone["standin"] and gone["kind"] == "person", "a bot plays from the first move on"
            await desk.store.write(lambda connection: office.delete_account(connection, "cy", "Former player"))
            found = await chairs(desk, table)
            assert [one["kind"] for one in found] == ["person"] * 3, "it can still begin"
            assert sum(one["resigned"] and bool(one["standin"]) for one in found) == 2 and "cy" not in [one["account"] for one in found]

    asyncio.run(scenario())


@pytest.mark.parametrize("kind", ["swiss", "knock-out", "round-robin"])
def test_a_tournament_that_everybody_leaves_is_over_and_has_a_result(kind: str, tmp_path: Path) -> None:
    async def scenario() -> None:
        async with desk_of(tmp_path) as desk:
            cup = await begun(desk, PEOPLE, kind=kind)
            tables = await laid(desk, cup)
            for name in PEOPLE:
                await tournaments.leave(desk, account(name), cup, name)
            await over(desk, tables, [])
            assert await laid(desk, cup) == []
            found = await page(desk, cup)
            assert found["status"] == "over" and len(found["standings"]) == 5 and all(one["dropped"] for one in found["standings"])
            with pytest.raises(Problem, match="is over"):
                await tournaments.leave(desk, account("ann"), cup, "ann")

    asyncio.run(scenario())


def test_swiss_of_five_at_tables_of_three_and_four_lets_everybody_sit_out_in_turn(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with desk_of(tmp_path) as desk:
            cup = await begun(desk, PEOPLE, rounds=5)
            for number in range(1, 6):
                tables = await laid(desk, cup)
                assert len(tables) == 1 and len(await chairs(desk, tables[0])) == 4, number
                await over(desk, tables, PEOPLE)
            assert await laid(desk, cup) == []
            found = await page(desk, cup)
            assert sorted(one["id"] for each in found["pairings"] for one in each["out"]) == sorted(PEOPLE), "each of them once"
            assert found["status"] == "over" and found["standings"][0]["id"] == "ann"

    asyncio.run(scenario())


def test_whoever_played_a_tournament_to_its_end_and_then_deletes_the_account_has_not_left_it(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with desk_of(tmp_path) as desk:
            done, running = await begun(desk, PEOPLE[:3], rounds=1), await begun(desk, PEOPLE[:3], rounds=1)
            await over(desk, await laid(desk, done), ["bo", "ann", "cy"])
            await laid(desk, done)
            await laid(desk, running)
            await desk.store.write(lambda connection: office.delete_account(connection, "bo", "Former player"))
            finished = (await page(desk, done))["standings"]
            assert [(one["name"], one["dropped"]) for one in finished] == [("Former player", False), ("Ann", False), ("Cy", False)]
            assert [one["dropped"] for one in (await page(desk, running))["standings"] if one["name"] == "Former player"] == [True]

    asyncio.run(scenario())


def test_when_the_host_is_gone_what_nobody_can_begin_is_closed_and_the_rest_goes_on(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with desk_of(tmp_path) as desk:
            waits = await tournaments.create(desk, account("ann"), CUP)
            runs = await begun(desk, PEOPLE[1:4])
            empty, lively = [await leagues.create(desk, account("ann"), {**CUP, "division": 4, "up": 1}) for _ in range(2)]
            async with desk.store.read() as connection:
                waiting = (await leagues.season(connection, lively, 0))[0]["id"]
            for name in PEOPLE[1:4]:
                await tournaments.join(desk, account(name), waiting)
            await leagues.next_season(desk, account("ann"), lively)
            await tournaments.join(desk, account("emil"), waiting)
            await desk.store.write(lambda connection: office.delete_account(connection, "ann"))
            async with desk.store.read() as connection:
                with pytest.raises(Problem, match="there is no such"):
                    await tournaments.find(connection, waits)
                with pytest.raises(Problem, match="there is no such"):
                    await leagues.find(connection, empty)
                found = await leagues.page(connection, lively, "")
            assert found["closed"] and found["waiting"]["people"] == 0 and found["divisions"][0]["status"] == "running"
            assert len(await laid(desk, runs)) == 1
            with pytest.raises(Problem, match="league is closed"):
                await tournaments.join(desk, account("emil"), waiting)

    asyncio.run(scenario())


def test_a_league_is_closed_by_its_host_and_counts_no_more(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with desk_of(tmp_path) as desk:
            host = account("ann")
            many = [await leagues.create(desk, host, {**CUP, "division": 4, "up": 1}) for _ in range(tournaments.HOSTED)]
            with pytest.raises(Problem, match="close one"):
                await leagues.create(desk, host, {**CUP, "division": 4, "up": 1})
            with pytest.raises(Problem, match="only the host"):
                await leagues.close(desk, account("bo"), many[0])
            await leagues.close(desk, host, many[0])
            async with desk.store.read() as connection:
                with pytest.raises(Problem, match="no such league"):
                    await leagues.find(connection, many[0])  # nothing had been played: nothing of it remains
                waiting = (await leagues.season(connection, many[1], 0))[0]["id"]
            for name in PEOPLE[:3]:
                await tournaments.join(desk, account(name), waiting)
            await leagues.next_season(desk, host, many[1])
            await leagues.create(desk, host, {**CUP, "division": 4, "up": 1})
            with pytest.raises(Problem, match="close one"):
                await tournaments.create(desk, host, CUP)
            await leagues.close(desk, host, many[1])
            await tournaments.create(desk, host, CUP)
            async with desk.store.read() as connection:
                found = await leagues.page(connection, many[1], "bo")
                listed = {one["id"]: one["closed"] for one in await leagues.listed(connection, "bo")}
            assert found["closed"] and [one["status"] for one in found["divisions"]] == ["running"], "what has begun is played"
            assert listed[many[1]] and not listed[many[2]]
            with pytest.raises(Problem, match="league is closed"):
                await leagues.close(desk, host, many[1])
            with pytest.raises(Problem, match="league is closed"):
                await tournaments.join(desk, account("emil"), waiting)
            with pytest.raises(Problem, match="season is not over"):
                await leagues.next_season(desk, host, many[1])

    asyncio.run(scenario())


def test_a_season_that_everybody_left_is_followed_by_none_until_others_wait(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with desk_of(tmp_path) as desk:
            host = account("ann")
            league = await leagues.create(desk, host, {**CUP, "rounds": 1, "division": 4, "up": 1})
            async with desk.store.read() as connection:
                waiting = (await leagues.season(connection, league, 0))[0]["id"]
            with pytest.raises(Problem, match="at least 3"):
                await leagues.next_season(desk, host, league)
            for name in PEOPLE[:3]:
                await tournaments.join(desk, account(name), waiting)
            await leagues.next_season(desk, host, league)
            async with desk.store.read() as connection:
                cup = (await leagues.season(connection, league, 1))[0]["id"]
            tables = await laid(desk, cup)
            for name in PEOPLE[:3]:
                await tournaments.leave(desk, account(name), cup, name)
            await over(desk, tables, [])
            await laid(desk, cup)
            with pytest.raises(Problem, match="at least 3"):
                await leagues.next_season(desk, host, league)
            for name in PEOPLE[2:]:  # one of those who left comes again
                await tournaments.join(desk, account(name), waiting)
            with pytest.raises(Problem, match="at least 3"):
                await leagues.next_season(desk, host, league)

    asyncio.run(scenario())


def test_whom_the_host_has_blocked_does_not_take_part_and_the_others_meet_as_the_pairing_wants(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with desk_of(tmp_path) as desk:
            cup = await tournaments.create(desk, account("ann"), CUP)
            await peace.block(desk.store, "ann", "bo", True)
            await peace.block(desk.store, "cy", "dora", True)
            with pytest.raises(Problem, match="would rather not") as refused:
                await tournaments.join(desk, account("bo"), cup)
            assert refused.value.code == "forbidden"
            for name in ("cy", "dora", "emil"):
                await tournaments.join(desk, account(name), cup)
            await tournaments.start(desk, account("ann"), cup)
            (table,) = await laid(desk, cup)
            assert {one["account"] for one in await chairs(desk, table)} == {"cy", "dora", "emil"}

    asyncio.run(scenario())


class Hub:
    """Who is connected."""

    def __init__(self) -> None:
        self.there: dict[str, list[int]] = {}

    def present(self, table: str) -> tuple[list[int], int]:
        return self.there.get(table, []), 0


@pytest.mark.parametrize(
    ("pace", "age", "there", "ours", "redis", "leads"),
    [
        ("live", 60_000, [], True, "", False),  # closed the page: nobody is led into a game against an empty chair
        ("live", 60_000, [0], True, "", True),
        ("live", 1_000, [], True, "", True),  # the page of whoever has made it is still opening
        ("live", 60_000, [], False, "", True),  # of another process, which tells us nothing
        ("live", 60_000, [], False, "redis://x", False),
        ("day", 9_000_000, [], True, "", True),  # over days nobody waits in front of it
    ],
)
def test_a_seek_does_not_lead_to_a_live_table_that_was_left(pace: str, age: int, there: list[int], ours: bool, redis: str, leads: bool) -> None:
    class Desk:
        hub = Hub()

        class leases:  # noqa: N801
            @staticmethod
            def holds(_: str) -> bool:
                return ours

        class settings:  # noqa: N801
            pass

    desk: Any = Desk()
    desk.settings.redis = redis
    desk.hub.there["t"] = there
    assert seeks.waits(desk, {"id": "t", "created": int(time.time() * 1000) - age}, pace) is leads


def test_every_kind_of_deletion_leaves_the_tables_of_people_whole(tmp_path: Path) -> None:
    """Rows that name an account which is gone would be found here."""

    async def scenario() -> None:
        async with desk_of(tmp_path) as desk:
            cup = await begun(desk, PEOPLE)
            await laid(desk, cup)
            for name in PEOPLE:
                await desk.store.write(lambda connection, name=name: office.delete_account(connection, name))
            async with desk.store.read() as connection:
                for column in (schema.seats.c.account, company.entries.c.account, company.pairings.c.account, company.tournaments.c.host):
                    kept = {str(row[0]) for row in await connection.execute(select(column))}
                    assert not kept & set(PEOPLE), column

    asyncio.run(scenario())
