"""A turn: run the railcar on, or advertise. [HT-2]"""

from typing import Final

from halt import shapes
from halt.board import MOST, Advertise, Stop
from halt.state import Table
from roundhouse import NOT_NOW, Move, Phase, Refusal

FARTHEST: Final = 3  # halts that the railcar runs in one turn [HT-2.2]

WRONG_WAY: Final = Refusal("HT-2.1", "refused-wrong-way")
TOO_FAR: Final = Refusal("HT-2.2", "refused-too-far")
CAR_IS_HERE: Final = Refusal("HT-2.4", "refused-car-is-here")
FULL: Final = Refusal("HT-2.5", "refused-full")
POSTED: Final = Refusal("HT-2.6", "refused-posted")


class Running(Phase[Table]):
    """Each seat in turn runs the railcar on or advertises, until it is back at the junction. [HT-2]"""

    def to_act(self, state: Table) -> list[int]:
        return [state.turn]

    def candidates(self, state: Table, seat: int) -> list[Move]:
        return state.line.moves

    def refusal(self, state: Table, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Stop):
            ahead = (move.halt - state.car) * state.way
            if ahead <= 0:
                return WRONG_WAY
            return TOO_FAR if ahead > FARTHEST else None
        if not isinstance(move, Advertise):
            return NOT_NOW
        if state.posted[seat]:
            return POSTED
        if move.halt == state.car:
            return CAR_IS_HERE
        return FULL if state.waiting[move.halt] == MOST else None

    def apply(self, state: Table, seat: int, move: Move) -> None:
        if isinstance(move, Advertise):
            state.waiting[move.halt] += 1
            if state.heard is not None:
                state.tell(shapes.ADVERTISED.of(seat, {"halt": state.line.halts[move.halt]}))
        elif isinstance(move, Stop):
            self.stop(state, seat, move.halt)
        state.posted[seat] = isinstance(move, Advertise)
        state.turn = (seat + 1) % state.setting.players

    def stop(self, state: Table, seat: int, halt: int) -> None:
        """The railcar stops: who waits gets in, and the flag of `seat` goes up. [HT-2.3]"""
        boarding = state.waiting[halt]
        state.carried[seat] += boarding
        state.waiting[halt] = 0
        state.flag[halt] = seat
        state.car = halt
        if state.heard is not None:
            state.tell(shapes.STOPPED.of(seat, {"halt": state.line.halts[halt], "n": boarding}))
        if halt == len(state.line.halts) - 1:
            state.way = -1
        elif halt == 0:
            self.end(state)

    def end(self, state: Table) -> None:
        """The railcar is back: tickets are shown. [HT-3.1]"""
        state.over = True
        if state.heard is not None:
            for seat, ticket in enumerate(state.tickets):
                state.tell(shapes.TICKET.of(seat, {"halt": state.line.halts[ticket], "points": state.bonus(seat)}))
