"""Taking back in a long game starts from a position on the way; and it comes to the same as from the beginning."""

import json
import random

import pytest

import roundhouse
from roundhouse.kernel.event import Event
from roundhouse.kernel.move import SEATS
from roundhouse.kernel.state import State
from roundhouse.server import room as room_module
from roundhouse.server.chairs import Chair
from roundhouse.server.eyes import Told
from roundhouse.server.milestones import EVERY, KEPT
from roundhouse.server.room import Room
from roundhouse.server.row import Row
from roundhouse.server.steps import Again, Change

GAME = "railways_of_the_world"


def end(work: Again) -> Change:
    """What comes of it, without the pauses."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            change: Change = done.value
            return change


def room_of(plies: int) -> Room:
    """A table so many plies into a game."""
    new = roundhouse.game(GAME).new(3, 1)
    row = Row("t", GAME, new.rules, new.setting.board.name, json.dumps(dict(new.setting.options)), 3, 0, status="playing", seed="1")
    room = Room(row, [Chair(seat, "person", f"P{seat}") for seat in range(3)])
    room.place(room.begin(), [], 0, 0, [])
    dice = random.Random(1)
    for _ in range(plies):
        assert room.state is not None
        seat = room.state.to_act()[0]
        room.adopt(room.try_move(seat, dice.choice(room.state.moves(seat)), "person"))
    return room


@pytest.mark.parametrize("keep", [0, 1, EVERY - 1, EVERY, EVERY + 1, 2 * EVERY + 5, 3 * EVERY - 1])
def test_going_back_comes_to_the_same_from_a_milestone(keep: int, monkeypatch: pytest.MonkeyPatch) -> None:
    room = room_of(3 * EVERY)
    state = room.playing()
    begun: list[int] = []
    begin = Room.begin

    def counted(table: Room) -> State:
        begun.append(1)
        return begin(table)

    monkeypatch.setattr(Room, "begin", counted)
    change = end(room.try_back(0, keep))
    assert bool(begun) == (keep < EVERY), "from the last milestone, and from the beginning only if there is none"
    alone = Room(room.row, room.chairs)
    whole = end(alone.replay(state.plies[:keep]))
    assert change.state.key() == whole.state.key() and change.state.plies == whole.state.plies == state.plies[:keep]
    assert change.phase_start == whole.phase_start and change.state.fence == whole.state.fence
    assert [[event.data() for event in ply] for ply in change.events] == [[event.data() for event in ply] for ply in whole.events]
    room.adopt(change)
    for _ in range(2 * EVERY):
        seat = room.playing().to_act()[0]
        room.adopt(room.try_move(seat, room.playing().moves(seat)[0], "person"))
    again = end(room.try_back(0, room.playing().played() - 1))
    assert again.state.key() == end(Room(room.row, room.chairs).replay(room.playing().plies[:-1])).state.key(), "milestones of what was taken back are gone"
    assert len(room._milestones._passed) <= KEPT


def test_what_was_told_before_is_not_told_again_when_something_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    room = room_of(3 * EVERY)
    state, eyes = room.playing(), (-1, 0, 1, 2)
    for eye in eyes:
        room.log(eye)
    told: list[int] = []
    honest = room_module.told

    def counted(events: list[Event]) -> list[Told]:
        told.append(1)
        return honest(events)

    monkeypatch.setattr(room_module, "told", counted)
    keep = 3 * EVERY - 5
    known = {eye: (room.log(eye).marks, len(room.log(eye).marks)) for eye in eyes}
    room.adopt(end(room.try_back(0, keep)))
    logs = {eye: room.log(eye) for eye in eyes}
    assert not told, "nothing is new"
    room.adopt(end(room.try_undo(room.playing().plies[-1] % SEATS)))
    assert len(told) <= 1
    whole = Room(room.row, room.chairs)
    again = end(whole.replay(state.plies[:keep]))
    whole.place(again.state, again.events, again.phase_start, keep, ["person"] * keep)
    for eye in eyes:
        assert (logs[eye].texts, logs[eye].marks, logs[eye].ends) == (whole.log(eye).texts, whole.log(eye).marks, whole.log(eye).ends)
        assert logs[eye].common(*known[eye]) == len(logs[eye].events), "whoever knew more goes back that far"
