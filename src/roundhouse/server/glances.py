"""Many tables at a glance, for the lists of one's own: a few questions to the database, however many there are."""

from collections.abc import Sequence
from typing import Any

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.server import ledger
from roundhouse.server.chairs import Chair
from roundhouse.server.desk import Desk
from roundhouse.server.problems import Problem
from roundhouse.server.room import Room
from roundhouse.server.row import Row
from roundhouse.server.weather import Away


async def glances(desk: Desk, places: Sequence[tuple[str, int | None]]) -> list[dict[str, Any]]:
    """The tables of these seats (None: of their host), each with whether it waits for that seat, and what is wrong with it."""
    rooms = await _rooms(desk, list(dict.fromkeys(table for table, _ in places)))
    told = []
    for table, seat in places:
        if table in rooms:
            room, problem = rooms[table]
            waits = seat is not None and room.status == "playing" and room.state is not None and seat in room.state.to_act() and not room.chairs[seat].standin
            told.append({"table": desk.hub.table_data(room), "seat": seat, "host": seat is None, "waits": waits, "problem": problem})
    return told


def in_order(told: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Those that wait first, then the newest."""
    return sorted(told, key=lambda one: (not one["waits"], -one["table"]["created"]))


async def _rooms(desk: Desk, tables: list[str]) -> dict[str, tuple[Room, str | None]]:
    async with desk.store.read() as connection:
        rows = await ledger.rows_of(connection, tables)
        chairs = await ledger.chairs_of(connection, tables)
    elsewhere = [table for table, row in rows.items() if row.status == "playing" and not desk.leases.holds(table)]
    numbers = await ledger.numbers(desk.store, elsewhere) if elsewhere else {}
    return {table: await _room(desk, row, chairs[table], numbers.get(table, 0)) for table, row in rows.items()}


async def _room(desk: Desk, row: Row, chairs: list[Chair], number: int) -> tuple[Room, str | None]:
    """A table, with its game if that goes on; one of a game or of rules that this server has not is shown as its row says."""
    plain = Room(row, chairs)
    try:
        if row.status != "playing":
            if plain.started:
                plain.game.known_rules(row.rules)
            return plain, None
        return desk.at_hand(row, chairs, number) or await desk.glimpse(row.id), None
    except Away:
        raise
    except (Problem, RoundhouseError) as trouble:
        return plain, str(trouble)
