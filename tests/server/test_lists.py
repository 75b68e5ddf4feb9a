"""Lists of many tables, pages of people, and newcomers: no game is loaded for them, nothing is read twice, and they come one after the other."""

import asyncio
import json
import random
import threading
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from fastapi.routing import APIRoute, APIWebSocketRoute
from sqlalchemy import event
from starlette.routing import Mount, Route

from roundhouse.kernel.game import games
from roundhouse.kernel.state import SPECTATOR
from roundhouse.kernel.texts import Texts
from roundhouse.server import glances, ledger, openings, persons, schema, seating, takeback, turnstile
from roundhouse.server.api import play, tables
from roundhouse.server.api.messages import AskChat, Hello
from roundhouse.server.api.socket import Talk
from roundhouse.server.app import make_app
from roundhouse.server.desk import Desk
from roundhouse.server.hub import Client
from roundhouse.server.problems import Problem
from roundhouse.server.room import Room
from roundhouse.server.settings import Settings

from .test_whole import HERE, WISH, heard, indoors


async def looked(desk: Desk, places: list[tuple[str, int | None]]) -> list[dict[str, Any]]:
    """These tables at a glance."""
    async with desk.store.read() as connection:
        return await glances.glances(desk, connection, places)


def test_a_hundred_tables_of_ones_own_are_read_in_a_few_questions(tmp_path: Path) -> None:
    async def scenario(desk: Desk, room: Room) -> None:
        made = [(await seating.create(desk, {**WISH, "seats": HERE}))["table"]["id"] for _ in range(30)]
        asked: list[str] = []
        event.listen(desk.store._engine.sync_engine, "before_cursor_execute", lambda *args: asked.append(args[2]))
        told = await looked(desk, [(table, seat) for table in made for seat in (0, 1, None)])
        assert len(told) == 90 and sum(one["waits"] for one in told) == 60 and not any(one["problem"] for one in told)
        assert len(asked) <= 4, "however many tables there are"
        assert await looked(desk, [("nothing", 0)]) == []

    indoors(tmp_path, scenario)


def test_ones_own_tables_are_told_without_loading_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whose turn it is stands in the row, and is right after moves, after a step that was taken back, and at the end."""
    wide = {"board": None, "options": {}}

    async def scenario(desk: Desk, room: Room) -> None:
        rooms = {room.id: room}
        for name in games():
            made = await seating.create(desk, {**WISH, **wide, "game": name, "seats": [{**HERE[0], "name": f"P{seat}"} for seat in range(3)]})
            rooms[made["table"]["id"]] = await desk.room(made["table"]["id"])
        places = [(table, chair.seat) for table, one in rooms.items() for chair in one.chairs]
        dice = random.Random(3)
        for number in range(40):
            for one in rooms.values():
                if one.status == "playing":
                    state = one.playing()
                    seat = dice.choice(state.to_act())
                    last = one.last_ply(seat)
                    if number % 7 == 6 and last >= 0 and one.undo_refusal(seat) is None:
                        await takeback.undo(desk, one, seat, one.packet(seat).at, "en")
                    else:
                        await desk.move(one, seat, dice.choice(state.moves(seat)).text, one.packet(seat).at)
            if number % 10 == 9:
                truth = {(table, seat) for table, one in rooms.items() if one.status == "playing" for seat in one.playing().to_act()}
                kept, desk._rooms = desk._rooms, type(desk._rooms)()
                monkeypatch.setattr(ledger, "load", None)
                told = await looked(desk, places)
                monkeypatch.undo()
                desk._rooms = kept
                assert {(one["table"]["id"], one["seat"]) for one in told if one["waits"]} == truth and len(told) == len(places)

    indoors(tmp_path, scenario)


def test_a_table_of_before_is_looked_at_once_for_whose_turn_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario(desk: Desk, room: Room) -> None:
        await desk.store.write(lambda connection: ledger.set_row(connection, room.id, acting=None))
        for load in (ledger.load, None):
            desk._rooms.clear()
            monkeypatch.setattr(ledger, "load", load)
            told = await looked(desk, [(room.id, 0), (room.id, None)])
            assert [(one["waits"], one["host"], one["problem"]) for one in told] == [(True, False, None), (False, True, None)]

    indoors(tmp_path, scenario)


def test_a_row_that_makes_no_sense_hides_no_other(tmp_path: Path) -> None:
    async def scenario(desk: Desk, room: Room) -> None:
        made = [(await seating.create(desk, {**WISH, "seats": HERE}))["table"]["id"] for _ in range(3)]
        for table, acting in zip(made, ("7", "x,,-1,0", "0,1"), strict=True):
            await desk.store.write(lambda connection, table=table, acting=acting: ledger.set_row(connection, table, acting=acting))
        told = await looked(desk, [(table, 0) for table in made])
        assert [one["waits"] for one in told] == [False, True, True]

    indoors(tmp_path, scenario)


def test_the_lobby_is_read_once_for_all_who_wait_for_it(tmp_path: Path) -> None:
    """And nobody is told what was read before they asked."""

    async def scenario(desk: Desk, _: Room) -> None:
        asked: list[str] = []
        event.listen(desk.store._engine.sync_engine, "before_cursor_execute", lambda *args: asked.append(args[2]))
        many = [asyncio.create_task(tables.public_tables(desk, "playing")) for _ in range(50)]
        await asyncio.sleep(0)
        made = await seating.create(desk, {**WISH, "public": True, "seats": HERE})
        asked.clear()
        late = await asyncio.gather(*(tables.public_tables(desk, "playing") for _ in range(50)))
        await asyncio.gather(*many)
        assert len(asked) <= 6, "one reading for those before, if it was late, and one for all of these"
        assert all(json.loads(bytes(one.body))["tables"][0]["id"] == made["table"]["id"] for one in late)

    indoors(tmp_path, scenario)


def test_lists_and_newcomers_come_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever waits too long is told so, whoever goes away does not stand in the way, and a failure is that of its own."""

    async def scenario() -> None:
        gate, inside, seen = turnstile.Turnstile(), 0, 0

        async def work() -> int:
            nonlocal inside, seen
            inside += 1
            seen = max(seen, inside)
            await asyncio.sleep(0.001)
            inside -= 1
            return inside

        async def one(number: int) -> None:
            if number % 2:
                async with gate:
                    await work()
            else:
                assert await gate.together(number, work) == 0

        waiting = [asyncio.create_task(one(number)) for number in range(40)]
        await asyncio.sleep(0.003)
        for task in waiting[10:20]:
            task.cancel()
        done = await asyncio.gather(*waiting, return_exceptions=True)
        assert seen == 1 and [one for one in done if one is not None and not isinstance(one, asyncio.CancelledError)] == []

        async def failing() -> None:
            raise Problem("bad", "no")

        with pytest.raises(Problem, match="no"):
            await gate.together("x", failing)
        monkeypatch.setattr(turnstile, "PATIENCE", 0.01)
        async with gate:
            for late in (gate.__aenter__(), gate.together("x", work)):
                with pytest.raises(Problem) as told:
                    await late
                assert told.value.code == "busy" and told.value.more["wait"] == 1.0
        monkeypatch.setattr(turnstile, "PATIENCE", 5.0)
        assert await gate.together("x", work) == 0

    asyncio.run(scenario())


def test_how_somebody_begins_is_put_into_words_beside_the_loop_and_read_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The words of a game take a tenth of a second to read, and somebody's page has a dozen openings."""
    made: list[str] = []
    here = threading.current_thread()

    class Counted(Texts):
        def __init__(self, *about: Any) -> None:
            assert threading.current_thread() is not here
            made.append(str(about[0]))
            super().__init__(*about)

    monkeypatch.setattr(openings, "Texts", Counted)
    openings._texts.cache_clear()

    async def scenario(desk: Desk, room: Room) -> None:
        async def played(connection: Any) -> None:
            chairs = [replace(chair, account="ann") for chair in room.chairs[:1]]
            await connection.execute(schema.accounts.insert().values(id="ann", name="Ann", look="ann", small_look="ann", password="", settings="{}", created=1))
            await ledger.set_chair(connection, room.id, chairs[0])
            await ledger.set_row(connection, room.id, status="over", ended=1, result='{"places":[1,2],"scores":[5,4],"winners":[0]}')

        seat = room.playing().to_act()[0]
        assert seat == 0
        await desk.move(room, 0, room.playing().moves(0)[0].text, room.packet(0).at)
        await desk.store.write(played)
        for _ in range(3):
            page = await persons.page(desk, "ann", mine=True, language="it")
            assert len(page["openings"]) == 1 and page["openings"][0]["games"] == 1 and page["games"][0]["place"] == 1
            assert page["games"][0]["seats"][1] == {"name": "Bo", "account": None, "bot": None, "place": 2, "score": 4}
        assert made == ["it"]

    indoors(tmp_path, scenario)
    openings._texts.cache_clear()


def test_what_is_said_while_a_newcomer_is_welcomed_is_told(tmp_path: Path) -> None:
    """Between the reading of the chat and the welcome others may go first."""

    async def scenario(desk: Desk, room: Room) -> None:
        talk = Talk(desk, room, Caller())  # type: ignore[arg-type]
        talk.client = Client([SPECTATOR], "en", {})
        desk.hub.join(room, talk.client)
        async with desk.newcomers:
            welcome = asyncio.create_task(talk._welcome(Hello(type="hello", tokens=[])))
            await asyncio.sleep(0.05)
            await play.speak(desk, room, 0, AskChat(type="chat", id=1, text="Now?"), "192.0.2.1", None)
            assert not talk.client.ready
        await welcome
        async with asyncio.timeout(10):
            while (found := [one for one in heard(talk.client) if one["type"] == "chat" and one["chat"]]) == []:
                await asyncio.sleep(0.01)
        assert [line["text"] for line in found[0]["chat"]] == ["Now?"]

    indoors(tmp_path, scenario)


class Caller:
    """Somebody who connects."""

    client, cookies, headers = None, {}, {}  # type: ignore[var-annotated]


def test_no_address_is_made_again_at_the_first_request() -> None:
    """Routers that are included are made a second time when somebody asks, which stops the house for a second."""
    app = make_app(Settings(database="sqlite+aiosqlite://"))
    assert all(isinstance(route, APIRoute | APIWebSocketRoute | Route | Mount) for route in app.router.routes), "as they were declared"
