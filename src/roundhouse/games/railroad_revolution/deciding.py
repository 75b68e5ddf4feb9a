"""The phases in which one player decides at a time."""

from roundhouse.games.railroad_revolution.state import RailState
from roundhouse.kernel.move import Move
from roundhouse.kernel.phase import Phase


class Deciding(Phase[RailState]):
    """The player of the turn decides, or one who is asked meanwhile. [RR-3.1, RR-D17]"""

    def to_act(self, state: RailState) -> list[int]:
        return [state.actor]

    def first(self, state: RailState) -> int:
        return state.actor

    def owes(self, state: RailState, seat: int) -> bool:
        return seat == state.actor

    def candidates(self, state: RailState, seat: int) -> list[Move]:
        return state.board.moves
