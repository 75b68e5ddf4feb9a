"""Tournaments of real games: joined by link, played by bots that stand in, with drop-outs, to a winner."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, update

from roundhouse.server import company, leagues, schema, tournaments
from roundhouse.server.accounts import Account
from roundhouse.server.store import Store

from .browser import Browser
from .house import PATIENCE, House
from .services import fresh_database

GAME = "workshop_of_the_world"
CLOCK = {"turn": 600_000, "reserve": 0, "bot": "random"}


@pytest.fixture(scope="module")
def crowd(house: House) -> list[Browser]:
    people = [Browser(house) for _ in range(6)]
    for one in people:
        one.claim()
    return people


def made(host: Browser, crowd: list[Browser], **more: Any) -> str:
    cup = str(host.post("/api/tournaments", {"title": "Cup", "game": GAME, "size": 3, "clock": CLOCK, **more})["id"])
    for one in crowd:
        assert one.post(f"/api/tournaments/{cup}/join")["joined"]
    host.post(f"/api/tournaments/{cup}/start")
    return cup


def played(crowd: list[Browser], cup: str, number: int) -> Any:
    """Everybody leaves the tables of a round to bots, which play them to the end."""
    end = time.monotonic() + 3 * PATIENCE
    left: set[tuple[str, str]] = set()
    while time.monotonic() < end:
        found = crowd[0].get(f"/api/tournaments/{cup}")
        if found["status"] == "over" or found["round"] > number:
            return found
        for game in found["pairings"][-1]["games"] if found["pairings"] else []:
            for seat, who in enumerate(game["seats"]):
                browser = next((one for one in crowd if one.me["id"] == who["id"]), None)
                if game["status"] == "playing" and browser is not None and (game["table"], who["id"]) not in left:
                    answer = browser.raw("POST", f"/api/tables/{game['table']}/leave", {"bot": "random"}, f"account:{seat}")
                    if answer.status_code == 200:
                        left.add((game["table"], who["id"]))
        time.sleep(0.3)
    raise AssertionError("the round does not end")


def test_a_swiss_tournament_goes_from_round_to_round_with_somebody_who_drops_out(crowd: list[Browser]) -> None:
    cup = made(crowd[0], crowd, kind="swiss", rounds=2)
    outsider = Browser(crowd[0].house)
    outsider.claim()
    assert outsider.post(f"/api/tournaments/{cup}/join", status=409), "it has begun"
    assert crowd[1].post(f"/api/tournaments/{cup}/leave", {"person": crowd[2].me["id"]}, status=403), "only the host"
    first = played(crowd, cup, 1)
    assert [len(game["seats"]) for game in first["pairings"][0]["games"]] == [3, 3]
    assert sum(one["points"] for one in first["standings"]) == pytest.approx(3.0)
    gone = crowd[5].me["id"]
    crowd[5].post(f"/api/tournaments/{cup}/leave")
    last = played(crowd, cup, 2)
    assert last["status"] == "over" and [one["place"] for one in last["standings"]] == [1, 2, 3, 4, 5, 6]
    assert next(one for one in last["standings"] if one["id"] == gone)["dropped"]
    assert all(seat["place"] is not None for one in last["pairings"] for game in one["games"] for seat in game["seats"])
    points = [one["points"] for one in last["standings"]]
    assert points == sorted(points, reverse=True)


def test_a_tournament_is_refused_where_it_makes_no_sense(house: House, crowd: list[Browser]) -> None:
    host = crowd[0]
    assert Browser(house).post("/api/tournaments", {"title": "Cup", "kind": "swiss", "game": GAME, "size": 3}, status=401)
    assert host.post("/api/tournaments", {"title": "Cup", "kind": "swiss", "game": GAME, "size": 6}, status=400)
    assert host.post("/api/tournaments", {"title": "Cup", "kind": "knock-out", "game": GAME, "size": 3, "best": 3}, status=400)
    cup = host.post("/api/tournaments", {"title": "Cup", "kind": "swiss", "game": GAME, "size": 3})["id"]
    assert host.post(f"/api/tournaments/{cup}/start", status=409), "nobody takes part"
    assert crowd[1].post(f"/api/tournaments/{cup}/start", status=403)
    assert host.get("/api/tournaments/nothing", status=404)


def test_a_round_that_was_laid_before_a_crash_is_played_after_it(tmp_path: Path) -> None:
    house = House(tmp_path)
    with house:
        crowd = [Browser(house) for _ in range(3)]
        for one in crowd:
            one.claim()
        cup = made(crowd[0], crowd, kind="knock-out", best=1)
        house.kill()
        house.start()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            found = crowd[0].get(f"/api/tournaments/{cup}")
            if found["pairings"] and found["pairings"][0]["games"][0]["status"] == "playing":
                break
            time.sleep(0.2)
        assert len(found["pairings"]) == 1 and found["pairings"][0]["games"][0]["status"] == "playing"
        assert played(crowd, cup, 1)["status"] == "over"


# A league, without its games


class Leases:
    """Nobody else is there."""

    async def made(self, connection: Any, table: str) -> None:
        return


def a_league(url: str) -> None:
    """Two seasons of three divisions: the best of each rise, the last fall, a newcomer begins at the bottom, and whoever left is gone."""

    async def scenario() -> None:
        class Desk:
            store = Store(url)
            leases = Leases()

        desk: Any = Desk()
        await desk.store.open()
        names = [f"p{number:02}" for number in range(12)]

        async def people(connection: Any) -> None:
            for name in [*names, "new"]:
                more = {"look": name, "small_look": name, "password": "", "settings": "{}", "created": 1}
                await connection.execute(insert(schema.accounts).values(id=name, name=name, **more))

        async def played() -> None:
            """Every table of every division: whoever has the lower number is better."""
            for _ in range(60):
                async with desk.store.read() as connection:
                    row = company.tournaments.c
                    running = [
                        str(one[0]) for one in await connection.execute(company.tournaments.select().with_only_columns(row.id).where(row.status == "running"))
                    ]
                if not running:
                    return
                for cup in running:
                    for table in await desk.store.write(lambda connection, cup=cup: tournaments.advance(connection, desk, cup)):
                        async with desk.store.read() as connection:
                            chair = schema.seats
                            found = (await connection.execute(chair.select().where(chair.c.table_id == table).order_by(chair.c.seat))).mappings().all()
                        who = [one["account"] for one in found]
                        places = [sorted(who).index(name) + 1 for name in who]
                        result = json.dumps({"scores": [10 - place for place in places], "places": places, "winners": [places.index(1)]})
                        over = update(schema.tables).where(schema.tables.c.id == table).values(status="over", result=result, ended=1)
                        await desk.store.write(lambda connection, over=over: connection.execute(over))
            raise AssertionError("it does not end")

        def account(name: str) -> Account:
            return Account(name, name, "", "{}", False, 1)

        async def divisions(league: str) -> list[list[str]]:
            async with desk.store.read() as connection:
                found = await leagues.page(connection, league, "p00")
            return [sorted(one["id"] for one in division["standings"]) for division in found["divisions"]]

        try:
            await desk.store.write(people)
            clock = {"turn": 1000, "reserve": 0, "out": "move", "bot": "random"}
            wish = {"title": "L", "kind": "round-robin", "game": GAME, "board": None, "options": {}, "size": 2, "rounds": 1, "best": 1, "public": True}
            league = await leagues.create(desk, account("p00"), {**wish, "rated": False, "clock": clock, "division": 4, "up": 1})
            async with desk.store.read() as connection:
                waiting = (await leagues.season(connection, league, 0))[0]["id"]
            for name in reversed(names):  # the strongest come last, and begin at the bottom
                await tournaments.join(desk, account(name), waiting)
            await leagues.next_season(desk, account("p00"), league)
            assert await divisions(league) == [names[8:], names[4:8], names[:4]]
            with pytest.raises(Exception, match="not over"):
                await leagues.next_season(desk, account("p00"), league)
            await played()
            await tournaments.join(desk, account("new"), waiting)
            with pytest.raises(Exception, match="only the host"):
                await leagues.next_season(desk, account("p01"), league)
            await leagues.next_season(desk, account("p00"), league)
            found = await divisions(league)
            assert sorted(who for one in found for who in one) == sorted([*names, "new"])
            assert "p04" in found[0] and "p00" in found[1] and "p11" in found[1] and "p07" in found[2] and "new" in found[2]
            await played()
        finally:
            await desk.store.close()

    asyncio.run(scenario())


def test_a_league_has_seasons_with_promotion(tmp_path: Path) -> None:
    a_league(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")


def test_a_league_has_seasons_with_promotion_on_postgresql(database: str) -> None:
    a_league(fresh_database(database, "league").replace("postgresql://", "postgresql+asyncpg://"))
