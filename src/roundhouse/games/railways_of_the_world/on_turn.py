"""Whose decision it is, in every phase but one: the seat that has its turn. [RW-5.2, RW-5.6]"""

from roundhouse.games.railways_of_the_world.state import State
from roundhouse.kernel.phase import Phase


class OnTurn(Phase[State]):
    """A phase in which one seat decides."""

    def to_act(self, state: State) -> list[int]:
        return [state.turn]

    def first(self, state: State) -> int:
        return state.turn

    def owes(self, state: State, seat: int) -> bool:
        return seat == state.turn
