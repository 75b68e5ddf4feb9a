"""What people who wait for people have called for: nudges, and a vote for a bot or for the end. Read from a table's row; `waiting` writes it."""

import json
from typing import Any

from roundhouse.kernel.state import SPECTATOR
from roundhouse.server.chairs import PERSON, Chair
from roundhouse.server.room import Room
from roundhouse.server.row import Row

BOT, END = "bot", "end"  # what a vote is about


def playing_persons(chairs: list[Chair]) -> list[int]:
    """The seats of the persons who are still in the game."""
    return [chair.seat for chair in chairs if chair.kind == PERSON and not chair.away]


def voters(chairs: list[Chair], vote: dict[str, Any]) -> list[int]:
    """The seats that have to agree: everybody who is still in the game, but for the one it is about."""
    return [seat for seat in playing_persons(chairs) if vote["about"] == END or seat != vote["seat"]]


def missing(chairs: list[Chair], vote: dict[str, Any]) -> list[int]:
    """The seats that have not yet agreed."""
    return [seat for seat in voters(chairs, vote) if seat not in vote["agreed"]]


def waited_for(room: Room, seat: int) -> bool:
    """True if, for all that everybody may know, the table waits for the person on `seat`."""
    state = room.playing()
    chair = room.chairs[seat]
    return chair.kind == PERSON and not chair.played_by and seat in state.phases[state.at].owing(state, SPECTATOR)


def still_nudged(room: Room, nudge: dict[str, Any]) -> bool:
    """True if a nudge was not answered: the table waits for the same decision.

    While answers are sealed nobody may learn who has answered, so then the nudge stands until all have.
    """
    state = room.playing()
    if not waited_for(room, nudge["seat"]) or nudge["phase_start"] != room.phase_start or nudge["fence"] != state.fence:
        return False
    return state.phases[state.at].sealed or nudge["last"] == room.last_ply(nudge["seat"])


def of(row: Row) -> dict[str, Any]:
    """The calls of a table as they were written."""
    calls: dict[str, Any] = json.loads(row.calls) if row.calls else {"nudges": [], "vote": None}
    return calls


def shown(room: Room) -> dict[str, Any]:
    """What everybody may know of them; nudges that were answered are left out, as is a vote about somebody who has moved."""
    calls = of(room.row) if room.status == "playing" and room.state is not None else {"nudges": [], "vote": None}
    nudges = [one for one in calls["nudges"] if still_nudged(room, one)]
    asked = calls["vote"]
    if asked is not None and asked["about"] == BOT and asked["seat"] not in [one["seat"] for one in nudges]:
        asked = None
    return {
        "nudges": [{"seat": one["seat"], "by": one["by"], "time": one["time"], "ripe": one["ripe"]} for one in nudges],
        "vote": asked and {"about": asked["about"], "seat": asked["seat"], "by": asked["by"], "missing": missing(room.chairs, asked)},
    }
