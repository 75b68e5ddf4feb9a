"""Positions that are kept to save time: a state, the plies that led to it, and the events, zipped. The log is the truth."""

import json
import zlib
from collections.abc import Generator, Sequence
from typing import Any

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.event import Event
from roundhouse.kernel.move import Board, ply_of, seat_and_move
from roundhouse.kernel.state import State
from roundhouse.server.eyes import encoded
from roundhouse.server.milestones import Milestones
from roundhouse.server.room import Room
from roundhouse.server.steps import PAUSE, Change, playing_on

Line = tuple[int, str, int, str, int, str]  # of the log: number, kind, seat, move, ply, who


def packed(version: int, state: State, more: dict[str, Any], plies: bool = True) -> bytes:
    """A snapshot of a state, zipped; without its plies where only the position counts."""
    return zipped(held(version, state), state.plies if plies else [], state.setting.board, more)


def held(version: int, state: State) -> dict[str, Any]:
    """What a snapshot takes from the state itself."""
    return {"rules": version, "position": state.dump(), "fence": state.fence}


def zipped(position: dict[str, Any], plies: Sequence[int], board: Board, more: dict[str, Any]) -> bytes:
    """The rest of the work, which needs nothing that changes: of a long game it takes milliseconds, so that it is done in a thread."""
    history = [[seat, move.text] for seat, move in (seat_and_move(ply, board) for ply in plies)]
    return zlib.compress(encoded({**position, "plies": history, **more}).encode(), 6)


def unpacked(data: bytes) -> dict[str, Any]:
    """What `packed` packed; nothing if it is damaged."""
    try:
        found: dict[str, Any] = json.loads(zlib.decompress(data))
    except (zlib.error, ValueError):
        return {}
    return found


def restored(room: Room, data: dict[str, Any]) -> State:
    """The state of a snapshot, as if it had been played."""
    state = room.game.position(data["position"])
    state.origin = room.row.position
    moves = room.game.board(room.row.board).by_text
    state.plies = [ply_of(seat, moves[text]) for seat, text in data["plies"]]
    state.fence = data["fence"]
    return state


def story(events: Sequence[Sequence[Event]], phase_start: int, hands: Sequence[str]) -> dict[str, Any]:
    """What a snapshot of the end, or of now, holds besides the position."""
    told = [[[event.kind, event.seat, event.facts, event.only] for event in ply] for ply in events]
    return {"events": told, "phase_start": phase_start, "hands": hands}


def events_of(data: dict[str, Any]) -> list[list[Event]]:
    """The events of a snapshot, by ply."""
    return [[Event(kind, seat, facts, only) for kind, seat, facts, only in ply] for ply in data["events"]]


class Unusable(Exception):
    """A snapshot that is damaged, of other rules, or makes no sense: the game has to be made from its whole log."""


def rebuilding(room: Room, data: bytes, number: int, lines: Sequence[Line]) -> Generator[None, None, None]:
    """Put a game on the table: from a snapshot (empty: none) that holds so many lines of the log, and the lines after it.

    What was taken back is left out, so that nothing is played more than once; and it pauses now and then, for whoever has other things to do.
    """
    _lay(room, data, number)
    state = room.playable()
    board, before = state.setting.board, state.plies
    plies, hands = before[:], room.hands[:]
    for at, (_, kind, seat, move, ply, who) in enumerate(lines):
        if at % PAUSE == 0:
            yield
        if kind == "move":
            plies.append(ply_of(seat, room.game.move(move, board)))
            hands.append(who)
        else:
            end = ply + 1 if kind == "undo" else len(plies)
            del plies[ply:end], hands[ply:end]
    again = plies[: len(before)] != before
    change = Change("", 0, "", 0, "", room.begin() if again else state, [] if again else room.events, 0 if again else room.phase_start)
    passed = Milestones()
    yield from playing_on(change, plies, passed, len(plies))
    room.place(change.state, change.events, change.phase_start, lines[-1][0] if lines else number, hands, passed)


def _lay(room: Room, data: bytes, number: int) -> None:
    """What the snapshot says, or the beginning."""
    if not data:
        room.place(room.begin(), [], 0, 0, [])
        return
    found = unpacked(data)
    if found.get("rules") != room.row.rules or "events" not in found or len(found.get("hands", [])) != len(found.get("plies", [])):
        raise Unusable
    try:
        room.place(restored(room, found), events_of(found), found["phase_start"], number, found["hands"])
    except (RoundhouseError, KeyError, ValueError, TypeError):
        raise Unusable from None
