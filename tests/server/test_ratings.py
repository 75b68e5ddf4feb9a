"""Ratings: from results alone, the same whenever they are worked out; and tables whose result counts."""

import asyncio
import json
import time
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.cli.app import run as main
from roundhouse.server import company, ladder, ratings, schema
from roundhouse.server.store import Store

from .browser import Browser
from .house import PATIENCE, House
from .services import fresh_database
from .test_tables import over

CLOCK = {"turn": 600_000, "reserve": 0}


# The model


def test_a_newcomer_has_1500_and_a_win_against_equals_is_worth_the_more_the_less_is_known() -> None:
    assert ratings.shown(ratings.MU, ratings.SIGMA) == {"number": 1500, "spread": 1000, "provisional": True}
    known: dict[str, ratings.Standing] = {}
    ratings.merged(ratings.Counted("t", 1, ["person:a", "person:b"], [1, 2]), known)
    first = known["person:a"].mu - ratings.MU
    for number in range(30):
        ratings.merged(ratings.Counted("t", number, ["person:a", "person:b"], [1 + number % 2, 2 - number % 2]), known)
    before = known["person:a"]
    ratings.merged(ratings.Counted("t", 99, ["person:a", "person:b"], [1, 2]), known)
    assert 0 < known["person:a"].mu - before.mu < first
    assert known["person:a"].sigma < ratings.SIGMA


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 6).flatmap(lambda n: st.lists(st.integers(1, n), min_size=n, max_size=n)), st.data())
def test_whoever_left_is_last_and_nobody_else_is_harmed(places: list[int], data: st.DataObject) -> None:
    left = data.draw(st.lists(st.booleans(), min_size=len(places), max_size=len(places)))
    found = ratings.ranks(places, left)
    if all(left):
        assert found == places
        return
    stayed = [rank for rank, gone in zip(found, left, strict=True) if not gone]
    assert stayed == [place for place, gone in zip(places, left, strict=True) if not gone]
    assert all(rank >= max(stayed) for rank, gone in zip(found, left, strict=True) if gone)


def test_a_stronger_player_rises_above_a_weaker_one_in_games_of_two_to_six() -> None:
    chance = Random(5)
    for players in range(2, 7):
        known: dict[str, ratings.Standing] = {}
        names = [f"person:{number}" for number in range(8)]  # the lower the number, the stronger
        for number in range(250):
            seats = chance.sample(names, players)
            strength = {who: chance.gauss(-float(who.partition(":")[2]), 2.0) for who in seats}
            order = sorted(seats, key=lambda who: -strength[who])
            ratings.merged(ratings.Counted("t", number, seats, [order.index(who) + 1 for who in seats]), known)
        found = sorted(names, key=lambda who: -known[who].mu)
        assert found[0] in names[:2] and found[-1] in names[-2:], players


# The log


def laid(number: int, ended: int, who: list[str], places: list[int], gone: int | None = None) -> list[tuple[Any, dict[str, Any]]]:
    """The rows of a rated game that is over."""
    table = f"t{number:04}"
    texts = {"title": "", "position": "", "host": "", "seed": "1", "salt": "", "clock": "", "running": "", "takeback": "", "options": "{}"}
    result = json.dumps({"scores": [0] * len(who), "places": places, "winners": [places.index(1)]})
    row = {**texts, "id": table, "game": "g", "rules": 1, "board": "b", "players": len(who), "status": "over", "public": True, "start": "full"}
    rows: list[tuple[Any, dict[str, Any]]] = [(schema.tables, {**row, "origin": "table", "created": 1, "ended": ended, "rated": True, "result": result})]
    for seat, name in enumerate(who):
        kind = "bot" if name.startswith("bot:") else "person"
        chair = {"kind": kind, "name": name, "bot": "", "token": "", "away": seat == gone, "given": False, "standin": "random" if seat == gone else ""}
        rows += [(schema.seats, {"table_id": table, "seat": seat, **chair}), (company.entrants, {"table_id": table, "seat": seat, "who": name})]
    return rows


async def written(connection: AsyncConnection, rows: list[tuple[Any, dict[str, Any]]]) -> None:
    for table, row in rows:
        await connection.execute(insert(table).values(**row))


async def numbers(store: Store) -> tuple[list[Any], list[Any]]:
    async with store.read() as connection:
        one = (await connection.execute(select(company.ratings).order_by(*company.ratings.primary_key))).all()
        two = (await connection.execute(select(company.rated).order_by(*company.rated.primary_key))).all()
    return [tuple(row) for row in one], [tuple(row) for row in two]


def by_and_by(url: str) -> None:
    """Games that are counted as they end, a few of them late, give the numbers that the log gives; twice over."""
    chance = Random(8)
    names = [*(f"person:{number}" for number in range(6)), "bot:easy", "bot:hard"]

    async def scenario() -> None:
        store = Store(url)
        await store.open()
        try:
            for number in range(40):
                players = 2 + number % 3
                who = chance.choices(names, k=players)
                ended = 1000 + number * 10 - (55 if number % 7 == 6 else 0)  # it ended before some that were counted already
                rows = laid(number, ended, who, chance.sample(range(1, players + 1), players), gone=0 if number % 5 == 0 else None)
                await store.write(lambda connection, rows=rows: written(connection, rows))
                if number % 3 != 1:
                    await store.write(ratings.settle)
            assert await store.write(ratings.settle) == 0 or await store.write(ratings.settle) == 0
            counted = await numbers(store)
            assert len(counted[1]) == sum(2 + number % 3 for number in range(40))
            for _ in range(2):
                assert await store.write(ratings.recompute) == 40
                assert await numbers(store) == counted
            async with store.read() as connection:
                found = await ladder.ladder(connection, "g", 3)
            assert [one["number"] for one in found["ratings"]] == sorted((one["number"] for one in found["ratings"]), reverse=True)
            await store.write(lambda connection: ratings.forget(connection, "3", "x"))  # an account that is deleted
            before = {row[2]: row[3:] for row in (await numbers(store))[0]}
            assert await store.write(ratings.recompute) == 40
            assert {row[2]: row[3:] for row in (await numbers(store))[0]} == before and "person:3" not in before
        finally:
            await store.close()

    asyncio.run(scenario())


def test_ratings_are_what_the_log_gives(tmp_path: Path) -> None:
    by_and_by(f"sqlite+aiosqlite:///{tmp_path / 'tables.sqlite'}")


def test_ratings_are_what_the_log_gives_with_postgresql(database: str) -> None:
    by_and_by(fresh_database(database, "ratings").replace("postgresql://", "postgresql+asyncpg://"))


# Tables whose result counts


def rated(browser: Browser, *others: str, **more: Any) -> Any:
    seats = [{"kind": "here", "name": browser.me["name"]}] + [{"kind": "open"} if one == "open" else {"kind": "bot", "bot": one} for one in others]
    return {"game": "workshop_of_the_world", "seats": seats, "rated": True, "clock": CLOCK, "public": True, **more}


def test_a_rated_table_wants_names_clocks_and_no_practice(house: House) -> None:
    ann, guest = Browser(house), Browser(house)
    ann.claim()
    seats = [{"kind": "here", "name": "Guest"}, {"kind": "open"}]
    assert guest.post("/api/tables", {"game": "workshop_of_the_world", "seats": seats, "rated": True, "clock": CLOCK}, status=401)
    assert "no practice" in ann.post("/api/tables", rated(ann, "random", practice=True), status=400)["error"]["text"]
    assert "needs one" in ann.post("/api/tables", rated(ann, "random", clock=None), status=400)["error"]["text"]
    two = rated(ann, "open")
    two["seats"][1] = {"kind": "here", "name": "Beside"}
    assert "device of their own" in ann.post("/api/tables", two, status=400)["error"]["text"]
    wrong = rated(ann, "open")
    wrong["seats"][0]["name"] = "Somebody"
    assert "you sit as" in ann.post("/api/tables", wrong, status=400)["error"]["text"]
    made = ann.post("/api/tables", rated(ann, "open"))
    assert made["table"]["rated"]
    assert guest.post(f"/api/tables/{made['table']['id']}/seats/1", {"name": "Guest"}, status=401)


def test_a_rated_game_gives_no_hints_nobody_takes_over_and_leaving_counts(house: House) -> None:
    ann, bo = Browser(house), Browser(house)
    ann.claim()
    bo.claim()
    lots = set()
    for _ in range(8):
        made = ann.post("/api/tables", rated(ann, "open", "random"))
        table = f"/api/tables/{made['table']['id']}"
        bo.post(f"{table}/seats/1", {"name": "any"})
        seats = [one["name"] for one in ann.get(table)["seats"]]
        lots.add(tuple(name in (ann.me["name"], bo.me["name"]) for name in seats))
        mine = seats.index(ann.me["name"])
        # the token of the chair on which one sat down still opens one's seat, wherever the lot has put it
        assert ann.get(f"{table}/state", "account:0")["seat"] == mine == ann.get(f"{table}/state", f"account:{mine}")["seat"]
        assert bo.get(f"{table}/state", "account:1")["seat"] == seats.index(bo.me["name"])
        if len(lots) > 1:
            break
    assert len(lots) > 1, "seats are drawn by lot"
    assert "no hints" in ann.raw("GET", f"{table}/hint?bot=random", token="account:0").json()["error"]["text"]
    assert ann.post(f"{table}/leave", {"give": True}, "account:0", status=409)
    bo.post(f"{table}/leave", {"bot": "random"}, "account:1")
    ann.post(f"{table}/resign", {"bot": "random"}, "account:0")  # and the bots play it to its end, so that it counts
    over(house, made["table"]["id"])
    end = time.monotonic() + PATIENCE
    while not (found := ann.get(f"/api/people/{ann.me['id']}")["ratings"]) and time.monotonic() < end:
        time.sleep(0.1)
    assert found[0]["game"] == "workshop_of_the_world" and found[0]["players"] == 3 and found[0]["games"] == 1
    assert found[0]["number"] < 1500 and found[0]["history"][0]["number"] == found[0]["number"]
    pool = house.get("/api/ratings?game=workshop_of_the_world&players=3")
    assert pool["ratings"][0]["bot"] == "random" and pool["ratings"][0]["number"] > 1500, "the bot that stayed has won"
    assert ann.get(f"/api/people/{ann.me['id']}")["games"][0]["rated"]


def test_ratings_are_worked_out_anew_from_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "tables.sqlite"

    async def scenario() -> tuple[list[Any], list[Any]]:
        store = Store(f"sqlite+aiosqlite:///{file}")
        await store.open()
        try:
            for number in range(5):
                rows = laid(number, number, ["person:a", "bot:hard"], [1 + number % 2, 2 - number % 2])
                await store.write(lambda connection, rows=rows: written(connection, rows))
            await store.write(ratings.settle)
            return await numbers(store)
        finally:
            await store.close()

    async def after() -> tuple[list[Any], list[Any]]:
        store = Store(f"sqlite+aiosqlite:///{file}")
        try:
            return await numbers(store)
        finally:
            await store.close()

    before = asyncio.run(scenario())
    assert main(["admin", "ratings", "--recompute", "--database", str(file)]) == 0
    assert "5 games" in capsys.readouterr().out
    assert asyncio.run(after()) == before
    assert main(["admin", "audit", "--database", str(file)]) == 0
    assert "recompute ratings" in capsys.readouterr().out
