"""What a server keeps in memory: tables that are over do not stay."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from roundhouse.server import desk as desks
from roundhouse.server import ledger, seating
from roundhouse.server.desk import Desk
from roundhouse.server.settings import Settings

WISH: dict[str, Any] = {
    "game": "workshop_of_the_world",
    "board": None,
    "options": {},
    "title": "",
    "public": False,
    "practice": False,
    "visitors": None,
    "start": "host",
    "clock": None,
    "seats": [{"kind": "open", "name": "", "bot": "", "colour": ""}] * 2,
}


def test_games_that_are_over_leave_the_memory_and_others_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desks, "OVER", 2)

    async def scenario() -> None:
        desk = Desk(Settings(database=f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite"))
        await desk.open("")
        try:
            made = [(await seating.create(desk, WISH))["table"]["id"] for _ in range(5)]
            for table in made[:3]:
                room = await desk.room(table)
                await desk.store.write(lambda connection, name=table: ledger.set_row(connection, name, status="ended", seed="1"))
                await desk.look(room)
            made.append((await seating.create(desk, WISH))["table"]["id"])
            assert desk.census() == {"open": 3}
            assert (await desk.room(made[0])).status == "ended"  # and is there when somebody asks
        finally:
            await desk.close()

    asyncio.run(scenario())
