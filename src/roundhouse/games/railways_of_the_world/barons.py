"""The Rail Barons: the secret choice at the start. [RW-2.9]"""

from typing import Final

from roundhouse.games.railways_of_the_world import shapes
from roundhouse.games.railways_of_the_world.constants import NONE
from roundhouse.games.railways_of_the_world.moves import Keep
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.games.railways_of_the_world.turn import begin_turn
from roundhouse.kernel.move import Move
from roundhouse.kernel.phase import Phase
from roundhouse.kernel.refusal import Refusal

CHOOSE_BARON: Final = Refusal("RW-2.9", "refused-choose-baron")
NOT_DEALT: Final = Refusal("RW-2.9", "refused-not-dealt")


class ChooseBaron(Phase[State]):
    """Everybody secretly keeps one of two Barons. [RW-2.9]"""

    def to_act(self, state: State) -> list[int]:
        return [seat for seat in range(state.players) if state.baron[seat] == NONE]

    def candidates(self, state: State, seat: int) -> list[Move]:
        keep = state.board.keep
        return [keep[state.dealt[2 * seat]], keep[state.dealt[2 * seat + 1]]]

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, Keep):
            return CHOOSE_BARON
        if move.baron != state.dealt[2 * seat] and move.baron != state.dealt[2 * seat + 1]:
            return NOT_DEALT
        return None

    def apply(self, state: State, seat: int, move: Move) -> None:
        assert isinstance(move, Keep)
        state.change_baron()[seat] = move.baron
        if state.heard is not None:
            state.tell(shapes.KEEP.of(seat, {"baron": state.board.goals.baron_names[move.baron]}))
        if NONE not in state.baron:
            begin_turn(state)
