"""Paying, and the bonds that a payment needs. [RW-4]"""

from roundhouse.games.railways_of_the_world.constants import BONDS
from roundhouse.games.railways_of_the_world.state import State


def charge(state: State, seat: int, price: int, purpose: int) -> bool:
    """Pay with as few bonds as possible; False where the payer names their number first, and the game goes on after that. [RW-4.3, RW-4.9]"""
    if state.free_bonds and price > 0:
        state.due = price
        state.purpose = purpose
        state.turn = seat
        state.go(BONDS)
        return False
    state.pay(seat, price, state.bonds_needed(seat, price))
    return True
