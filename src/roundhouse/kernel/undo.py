"""Taking back a step of the turn in hand."""

import json

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.move import seat_and_move, seat_of
from roundhouse.kernel.refusal import Refusal
from roundhouse.kernel.state import State

NOTHING = Refusal("RH-4", "refused-nothing-to-undo")
SHOWN = Refusal("RH-5", "refused-undo-shown")
PASSED = Refusal("RH-6", "refused-undo-passed")


class CannotUndo(RoundhouseError):
    """A step that can no longer be taken back; `refusal` says why."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


def undo_refusal(state: State, seat: int) -> Refusal | None:
    """Why `seat` cannot take back its last step; None if it can."""
    found = _found(state, seat)
    return found if isinstance(found, Refusal) else None


def undone(state: State, seat: int) -> State:
    """The state without the last step of `seat`, replayed through the rules; raises CannotUndo."""
    found = _found(state, seat)
    if isinstance(found, Refusal):
        raise CannotUndo(found)
    return replayed(state, state.plies[:found] + state.plies[found + 1 :])


def replayed(state: State, plies: list[int]) -> State:
    """The game of `state` played again with other plies."""
    setting = state.setting
    game = setting.game
    fresh: State
    if state.origin:
        fresh = game.position(json.loads(state.origin))
    else:
        fresh = game.new(setting.players, state.seed, setting.board.name, setting.options, setting.rules)
    for ply in plies:
        fresh.play(*seat_and_move(ply, setting.board))
    return fresh


def last_ply(state: State, seat: int) -> int:
    """The number of the last ply of `seat`, from 0; -1 if there is none."""
    for start, plies in ((len(state.past), state.recent), (0, state.past)):
        for number in range(len(plies) - 1, -1, -1):
            if seat_of(plies[number]) == seat:
                return start + number
    return -1


def _found(state: State, seat: int) -> int | Refusal:
    """The ply that `seat` can take back: its last one, if nobody has moved since or all answers are still sealed."""
    last = last_ply(state, seat)
    if last < 0:
        return NOTHING
    if last < state.fence:
        return SHOWN
    if last != state.played() - 1 and not state.phases[state.at].sealed:
        return PASSED
    return last
