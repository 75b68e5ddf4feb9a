"""Naming the number of bonds for a payment, where the option free_bonds allows it. [RW-4.9]"""

from typing import Final

from roundhouse.games.railways_of_the_world.auction import ask_next, won
from roundhouse.games.railways_of_the_world.constants import AUCTION, FOR_CITY, FOR_ENGINE, FOR_FIRST, FOR_PLACE, FOR_TRACK, NONE
from roundhouse.games.railways_of_the_world.engine import open_western, run_engine
from roundhouse.games.railways_of_the_world.moves import Bonds
from roundhouse.games.railways_of_the_world.on_turn import OnTurn
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.games.railways_of_the_world.track import mark_chain
from roundhouse.games.railways_of_the_world.urbanize import place_tile
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

NAME_BONDS: Final = Refusal("RW-4.9", "refused-name-bonds")
TOO_FEW_BONDS: Final = Refusal("RW-4.9", "refused-too-few-bonds")


class NameBonds(OnTurn):
    """The payer issues as many bonds as needed, or more. [RW-4.9]"""

    def candidates(self, state: State, seat: int) -> list[Move]:
        return state.board.bonds[state.bonds_needed(seat, state.due) :]

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, Bonds):
            return NAME_BONDS
        return None if move.number >= state.bonds_needed(seat, state.due) else TOO_FEW_BONDS

    def apply(self, state: State, seat: int, move: Move) -> None:
        assert isinstance(move, Bonds)
        purpose = state.purpose
        state.pay(seat, state.due, move.number)
        state.due = 0
        state.purpose = NONE
        if purpose == FOR_FIRST:
            won(state)
        elif purpose == FOR_PLACE:
            state.at = AUCTION  # the auction goes on where it was
            ask_next(state)
        elif purpose == FOR_TRACK:
            mark_chain(state)
        elif purpose == FOR_CITY:
            place_tile(state)
        elif purpose == FOR_ENGINE:
            run_engine(state)
        else:
            open_western(state)
