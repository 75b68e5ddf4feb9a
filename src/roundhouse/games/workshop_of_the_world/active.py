"""The phases of a turn, which belong to one player."""

from roundhouse.games.workshop_of_the_world.state import State
from roundhouse.kernel.phase import Phase


class Active(Phase[State]):
    """The player whose marker is next on the turn order track decides. [WW-6.1]"""

    def to_act(self, state: State) -> list[int]:
        return [state.owners[state.order[state.turn]]]

    def first(self, state: State) -> int:
        return state.owners[state.order[state.turn]]

    def owes(self, state: State, seat: int) -> bool:
        return seat == state.owners[state.order[state.turn]]
