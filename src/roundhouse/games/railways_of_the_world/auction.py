"""The auction for the first player. [RW-5.5 to RW-5.20]"""

from typing import Final

from roundhouse.games.railways_of_the_world import shapes
from roundhouse.games.railways_of_the_world.constants import FOR_FIRST, FOR_PLACE, NOBODY
from roundhouse.games.railways_of_the_world.money import charge
from roundhouse.games.railways_of_the_world.moves import Bid, Withdraw
from roundhouse.games.railways_of_the_world.on_turn import OnTurn
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.games.railways_of_the_world.turn import begin_actions, clockwise, set_order
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

UNIT: Final = 1000  # every amount is a multiple of this [RW-5.6]
AUCTION_FIRST: Final = Refusal("RW-5.1", "refused-auction-first")
BID_TOO_LOW: Final = Refusal("RW-5.6", "refused-bid-too-low")
BID_TOO_HIGH: Final = Refusal("RW-5.11", "refused-bid-too-high")


class Auction(OnTurn):
    """Clockwise from the first player of the turn before: bid more, or be out. [RW-5.5]"""

    def enter(self, state: State) -> None:
        state.high = 0
        state.leader = NOBODY
        state.bids = [0] * state.players
        state.out = []
        state.turn = state.first

    def candidates(self, state: State, seat: int) -> list[Move]:
        return [state.board.withdraw, *state.board.bid[state.high // UNIT : state.max_bid // UNIT]]

    def moves(self, state: State, seat: int) -> list[Move]:
        return self.candidates(state, seat)  # every one of them is legal

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Withdraw):
            return None
        if not isinstance(move, Bid):
            return AUCTION_FIRST
        if move.amount <= state.high:
            return BID_TOO_LOW
        if move.amount > state.max_bid:
            return BID_TOO_HIGH
        return None

    def apply(self, state: State, seat: int, move: Move) -> None:
        if isinstance(move, Bid):
            state.high = move.amount
            state.leader = seat
            state.bids[seat] = move.amount
            if state.heard is not None:
                state.tell(shapes.BID.of(seat, {"n": move.amount}))
            ask_next(state)
            return
        state.out.append(seat)
        if state.heard is not None:
            state.tell(shapes.WITHDRAW.of(seat, {}))
        half = (state.bids[seat] // UNIT + 1) // 2 * UNIT  # rounded up [RW-5.14]
        if not state.full_order or charge(state, seat, half, FOR_PLACE):
            ask_next(state)


def ask_next(state: State) -> None:
    """Ask the next seat that is not out, or end the auction. [RW-5.8, RW-5.15, RW-5.17]"""
    left = state.players - len(state.out)
    if left == 0:
        no_bids(state)
        return
    seat = (state.turn + 1) % state.players
    while seat in state.out:
        seat = (seat + 1) % state.players
    state.turn = seat
    last = left == 1 and (state.leader == seat or state.full_order)
    if last and charge(state, seat, state.bids[seat], FOR_FIRST):
        won(state)


def no_bids(state: State) -> None:
    """Nobody bid: the left neighbour of the first player before is first, free. [RW-5.10]"""
    seat = (state.first + 1) % state.players
    if state.heard is not None:
        state.tell(shapes.FIRST_FREE.of(seat, {}))
    set_order(state, clockwise(state, seat))
    begin_actions(state)


def won(state: State) -> None:
    """The highest bidder has paid and is first player. [RW-5.9, RW-5.13]"""
    seat = state.turn
    if state.heard is not None:
        state.tell(shapes.FIRST.of(seat, {"n": state.bids[seat]}))
    set_order(state, [seat, *reversed(state.out)] if state.full_order else clockwise(state, seat))
    begin_actions(state)
