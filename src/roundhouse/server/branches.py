"""Tables that play on from a moment of a finished game."""

from dataclasses import replace
from typing import Any

from roundhouse.server import seating
from roundhouse.server.accounts import Account
from roundhouse.server.api.bodies import Branch
from roundhouse.server.desk import Desk
from roundhouse.server.problems import Problem
from roundhouse.server.room import Room


async def create(desk: Desk, room: Room, position: str, wish: Branch, language: str, account: Account | None) -> dict[str, Any]:
    """A new table of the same game, board, options and rules that starts from a position; practice, as it counts for nothing."""
    if len(wish.seats) != room.row.players:
        raise Problem("bad", f"seats: the game has {room.row.players}")
    for seat, one in enumerate(wish.seats):
        if one.kind == "here" and not one.name:
            raise Problem("bad", f"seats[{seat}].name: a person needs a name")
    table = {"title": wish.title, "public": False, "practice": True, "visitors": None, "start": "full", "clock": None}
    seats = [one.model_dump() for one in wish.seats]
    made = {**table, "game": room.game.id, "board": room.row.board, "options": {}, "seats": seats}
    return await seating.create(desk, made, language, account, lambda row: replace(row, position=position, rules=room.row.rules, options=room.row.options))
