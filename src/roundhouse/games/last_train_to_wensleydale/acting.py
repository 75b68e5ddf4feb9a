"""The phases in which one player after the other acts."""

from roundhouse.games.last_train_to_wensleydale.state import State
from roundhouse.kernel.phase import Phase


class Acting(Phase[State]):
    """The player decides whose turn it is in the order of the phase."""

    def to_act(self, state: State) -> list[int]:
        return [state.acting]

    def first(self, state: State) -> int:
        return state.acting

    def owes(self, state: State, seat: int) -> bool:
        return seat == state.acting
