"""Steps of a game that are worked out and not yet committed; and games that are played again."""

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from typing import Final

from roundhouse.kernel.event import Event
from roundhouse.kernel.move import Move, seat_and_move
from roundhouse.kernel.state import State
from roundhouse.server.milestones import Milestones, wanted

PAUSE: Final = 256  # plies that are played in a row


@dataclass
class Change:
    """A step that is legal and not yet committed: the line of the log, and the table after it."""

    kind: str
    seat: int
    move: str
    ply: int
    who: str
    state: State
    events: list[list[Event]]
    phase_start: int


Again = Generator[None, None, Change]  # a game that is played again, and pauses now and then


def playing_on(change: Change, plies: Sequence[int], passed: Milestones, same: int) -> Again:
    """Play on to the end of `plies`, and keep milestones as far as the first `same` plies."""
    board = change.state.setting.board
    for at in range(len(change.events), len(plies)):
        if at % PAUSE == 0:
            yield
        if at <= same and wanted(at, len(plies)):
            passed.add(change.state.copy(), change.phase_start)
        play_on(change, *seat_and_move(plies[at], board))
    return change


def play_on(change: Change, seat: int, move: Move) -> None:
    """Play on in `change`, and keep the events and the start of the phase."""
    state = change.state
    before = state.at
    heard = state.listen()
    state.play(seat, move)
    change.events.append(heard)
    if state.at != before:
        change.phase_start = len(state.plies)
