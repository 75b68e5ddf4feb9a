"""The turn order auction with closed fists. [WW-5, WW-12.4 to WW-12.6]"""

from typing import Final

from roundhouse.games.workshop_of_the_world import shapes
from roundhouse.games.workshop_of_the_world.constants import BIDS, CARD, NONE
from roundhouse.games.workshop_of_the_world.moves import Bid, Colour
from roundhouse.games.workshop_of_the_world.state import State
from roundhouse.kernel.dice import Dice
from roundhouse.kernel.move import Move
from roundhouse.kernel.phase import Phase
from roundhouse.kernel.refusal import Refusal
from roundhouse.parts.ranking import ranked

BID_FIRST: Final = Refusal("WW-5.8", "refused-bid-first")
ABOVE_MEANS: Final = Refusal("WW-5.6", "refused-bid-above-means")
COLOUR_FIRST: Final = Refusal("WW-12.4", "refused-colour-first")
NOT_YOUR_COLOUR: Final = Refusal("WW-12.4", "refused-not-your-colour")
COLOUR_FORCED: Final = Refusal("WW-12.5", "refused-colour-forced")
ONE_COLOUR: Final = Refusal("WW-2.1", "refused-one-colour")


class Auction(Phase[State]):
    """All bid at the same time; the higher the bid, the earlier the turn. [WW-5.2, WW-5.3]"""

    def to_act(self, state: State) -> list[int]:
        return [seat for seat in range(state.players) if state.bids[seat] == NONE]

    def first(self, state: State) -> int:
        return state.bids.index(NONE)

    def owes(self, state: State, seat: int) -> bool:
        return 0 <= seat < state.players and state.bids[seat] == NONE

    def candidates(self, state: State, seat: int) -> list[Move]:
        if must_pick(state, seat):
            return [state.board.colour[state.hues[one]] for one in range(state.sets) if state.owners[one] == seat]
        return state.board.bid[: state.means(seat) + 1]

    def moves(self, state: State, seat: int) -> list[Move]:
        return self.candidates(state, seat)  # exactly the bids within the means, or the two colours

    def pick(self, state: State, seat: int, dice: Dice) -> Move:
        if must_pick(state, seat):
            return super().pick(state, seat, dice)
        return state.board.bid[dice.below(min(state.means(seat) + 1, len(state.board.bid)))]

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Bid):
            if must_pick(state, seat):
                return COLOUR_FIRST
            return ABOVE_MEANS if move.pounds > state.means(seat) else None
        if isinstance(move, Colour):
            if state.players > 2:
                return ONE_COLOUR
            if not must_pick(state, seat):
                return COLOUR_FORCED
            return None if set_of(state, seat, move.hue) != NONE else NOT_YOUR_COLOUR
        return BID_FIRST

    def apply(self, state: State, seat: int, move: Move) -> None:
        if isinstance(move, Colour):
            state.change_picked()[seat] = set_of(state, seat, move.hue)
        elif isinstance(move, Bid):
            state.change_bids()[seat] = move.pounds
            if NONE not in state.bids:
                reveal(state)


def must_pick(state: State, seat: int) -> bool:
    """True in auction (1) of two players, before the colour is chosen. [WW-12.4, WW-12.14]"""
    return state.players == 2 and not state.order and state.picked[seat] == NONE


def set_of(state: State, seat: int, hue: int) -> int:
    """The set of `seat` in a colour, or NONE."""
    for one in range(state.sets):
        if state.owners[one] == seat and state.hues[one] == hue:
            return one
    return NONE


def reveal(state: State) -> None:
    """The fists open: the new order, and everybody pays. [WW-5.3 to WW-5.5, WW-5.9]"""
    state.revealed()
    state.shown = state.bids[:]  # copies may hold the list of bids
    state.bids = [NONE] * state.players
    if state.players == 2:
        bidding = _two_sets(state)
    else:
        bidding = state.order
    highest_first = ranked(bidding, [state.shown[seat] for seat in state.owners])  # `bidding` is the order that breaks ties [WW-5.4]
    if state.heard is not None:
        for one in highest_first:
            seat = state.owners[one]
            state.tell(shapes.BID_SHOWN.of(seat, {"pounds": state.shown[seat], "colour": state.board.hues[state.hues[one]]}))
    for seat in range(state.players):
        state.pay(seat, state.shown[seat])
        state.change_tally()[BIDS] += state.shown[seat]
    if state.players == 2:
        for one in highest_first:
            state.change_stock()[one] -= 1
        state.order = state.order + highest_first
        state.picked = [NONE] * state.players
    else:
        state.order = highest_first
    if state.heard is not None:
        state.tell(shapes.ORDER.of(NONE, {"colour": [state.board.hues[state.hues[one]] for one in state.order]}))
    state.go(CARD)


def _two_sets(state: State) -> list[int]:
    """Two players: the two sets that bid, the one that wins a tie first. [WW-12.6]"""
    sets = [_bidding_set(state, seat) for seat in range(2)]
    places = [state.before.index(one) if one in state.before else NONE for one in sets]
    if places[0] != NONE and places[1] != NONE:
        ahead = 0 if places[0] < places[1] else 1
    elif state.order:
        ahead = state.owners[state.order[0]]
    elif state.shown[0] == state.shown[1]:
        ahead = state.chance.below(2)
    else:
        ahead = 0
    return [sets[ahead], sets[1 - ahead]]


def _bidding_set(state: State, seat: int) -> int:
    """The set in the fist; in auction (2) the one that has not been used. [WW-12.5]"""
    if state.picked[seat] != NONE:
        return state.picked[seat]
    for one in range(state.sets):
        if state.owners[one] == seat and one not in state.order:
            return one
    raise AssertionError("both colours are on the track")
