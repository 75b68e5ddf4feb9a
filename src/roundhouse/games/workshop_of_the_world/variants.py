"""The auctions of 2012: card by card (A), and standing bids (B). [WW-13.2, WW-13.3]"""

from typing import Final

from roundhouse.games.workshop_of_the_world import shapes
from roundhouse.games.workshop_of_the_world.constants import BIDS, CARD, NOBODY, NONE
from roundhouse.games.workshop_of_the_world.moves import Bid, Drop, Lot
from roundhouse.games.workshop_of_the_world.state import State
from roundhouse.kernel.move import Move
from roundhouse.kernel.phase import Phase
from roundhouse.kernel.refusal import Refusal
from roundhouse.parts.ranking import ranked

LOT_FIRST: Final = Refusal("WW-13.2a", "refused-lot-first")
LOT_TAKEN: Final = Refusal("WW-13.2a", "refused-lot-chosen")
NOT_ON_OFFER: Final = Refusal("WW-13.2a", "refused-not-on-offer")
BELOW_VALUE: Final = Refusal("WW-13.2a", "refused-below-value")
ALL_YOU_HAVE: Final = Refusal("WW-13.2e", "refused-all-you-have")
MUST_OPEN: Final = Refusal("WW-13.2e", "refused-must-open")
RAISE_OR_DROP: Final = Refusal("WW-13.2b", "refused-raise-or-drop")
NOT_HIGHER: Final = Refusal("WW-13.2b", "refused-not-higher")
BELOW_MINIMUM: Final = Refusal("WW-13.2b", "refused-below-standing")
ABOVE_MEANS: Final = Refusal("WW-13.2f", "refused-bid-above-means")

LOT_FIRST_B: Final = Refusal("WW-13.3a", "refused-lot-first")
LOT_TAKEN_B: Final = Refusal("WW-13.3a", "refused-lot-chosen")
NOT_ON_OFFER_B: Final = Refusal("WW-13.3a", "refused-not-on-offer")
TOO_DEAR_B: Final = Refusal("WW-13.3b", "refused-lot-too-dear")
BELOW_B: Final = Refusal("WW-13.3b", "refused-below-standing")
NO_MINIMUM_B: Final = Refusal("WW-13.3d", "refused-lot-without-bid")
ALL_YOU_HAVE_B: Final = Refusal("WW-13.3d", "refused-all-you-have")
ABOVE_MEANS_B: Final = Refusal("WW-13.3e", "refused-bid-above-means")
NO_DROP_B: Final = Refusal("WW-13.3a", "refused-no-drop")


class Calling(Phase[State]):
    """One player after the other bids, or says that he does not."""

    def to_act(self, state: State) -> list[int]:
        return [state.caller]

    def first(self, state: State) -> int:
        return state.caller

    def owes(self, state: State, seat: int) -> bool:
        return seat == state.caller


class Lots(Calling):
    """Variant A: one card after the other is auctioned. [WW-13.2]"""

    def enter(self, state: State) -> None:
        state.next_order = []
        state.shown = [NONE] * state.players
        open_lot(state)

    def candidates(self, state: State, seat: int) -> list[Move]:
        if state.lot == NONE:
            return _lots(state)
        if state.leader == NOBODY:
            return state.board.bid[: state.means(seat) + 1]
        moves = state.board.bid[_least_raise(state) : state.means(seat) + 1]
        moves.append(state.board.drop)
        return moves

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Lot):
            if state.lot != NONE:
                return LOT_TAKEN
            return None if move.face in state.offer else NOT_ON_OFFER
        if state.lot == NONE:
            return LOT_FIRST
        if isinstance(move, Drop):
            return MUST_OPEN if state.leader == NOBODY else None
        if not isinstance(move, Bid):
            return RAISE_OR_DROP
        means = state.means(seat)
        if move.pounds > means:
            return ABOVE_MEANS
        if state.leader != NOBODY:
            if move.pounds <= state.price:
                return NOT_HIGHER
            return BELOW_MINIMUM if move.pounds < _least_raise(state) else None
        if means < state.board.face_value[state.lot]:
            return ALL_YOU_HAVE if move.pounds != means else None
        return BELOW_VALUE if move.pounds < state.board.face_value[state.lot] else None

    def apply(self, state: State, seat: int, move: Move) -> None:
        if isinstance(move, Lot):
            state.lot = move.face
            if state.heard is not None:
                state.tell(shapes.LOT.of(seat, {"card": state.board.faces[move.face]}))
            if state.rules >= 2 and state.still_in.count(True) == 1:  # WW-13.2e: until version 2 the last player chose a bid too
                state.leader = seat
                state.price = min(state.board.face_value[move.face], state.means(seat))
                _sell(state)
            return
        if isinstance(move, Bid):
            state.price = move.pounds
            state.leader = seat
            if state.heard is not None:
                state.tell(shapes.BID.of(seat, {"pounds": move.pounds, "card": state.board.faces[state.lot]}))
        else:
            state.change_still_in()[seat] = False
            if state.heard is not None:
                state.tell(shapes.DROP.of(seat, {"card": state.board.faces[state.lot]}))
        _pass_on(state, seat)


def open_lot(state: State) -> None:
    """The first in turn order without a card names the next one; all others without a card may raise. [WW-13.2a, WW-13.2d]"""
    state.lot = NONE
    state.price = NONE
    state.leader = NOBODY
    state.still_in = [card == NONE for card in state.won]
    for seat in state.seats_in_order():
        if state.won[seat] == NONE:
            state.caller = seat
            return


def _least_raise(state: State) -> int:
    """The least bid that beats the standing one, and reaches the value of the card. [WW-13.2b]"""
    if state.rules < 2:
        return state.price + 1  # WW-13.2b: an opening below the value was beaten by £1, so that London could go for £1
    return max(state.price + 1, state.board.face_value[state.lot])


def _pass_on(state: State, seat: int) -> None:
    """The next in turn order, going round, who is still in; the sale if that is the leader. [WW-13.2b]"""
    seats = state.seats_in_order()
    place = seats.index(seat)
    for step in range(1, len(seats) + 1):
        other = seats[(place + step) % len(seats)]
        if state.still_in[other]:
            if other == state.leader:
                _sell(state)
            else:
                state.caller = other
            return


def _sell(state: State) -> None:
    """The leader pays, takes the card and the next box. [WW-13.2c]"""
    seat = state.leader
    if state.heard is not None:
        state.tell(shapes.SOLD.of(seat, {"pounds": state.price, "card": state.board.faces[state.lot], "box": len(state.next_order) + 1}))
    state.pay(seat, state.price)
    state.change_tally()[BIDS] += state.price
    state.change_won()[seat] = state.lot
    state.change_shown()[seat] = state.price
    state.change_offer().remove(state.lot)
    state.next_order = [*state.next_order, _set_of(state, seat)]
    if len(state.next_order) < state.players:
        open_lot(state)
        return
    state.order = state.next_order
    state.next_order = []
    _finish(state)


class Standing(Calling):
    """Variant B: everybody keeps a standing bid on a card of one's own. [WW-13.3]"""

    def enter(self, state: State) -> None:
        state.lot = NONE
        state.shown = [NONE] * state.players
        state.caller = state.seats_in_order()[0]

    def candidates(self, state: State, seat: int) -> list[Move]:
        if state.lot == NONE:
            return _lots(state)
        return state.board.bid[: state.means(seat) + 1]

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Lot):
            return self._lot_refusal(state, seat, move.face)
        if state.lot == NONE:
            return LOT_FIRST_B
        if not isinstance(move, Bid):
            return NO_DROP_B
        means = state.means(seat)
        if move.pounds > means:
            return ABOVE_MEANS_B
        least = _least(state, state.lot)
        if least > means:
            return ALL_YOU_HAVE_B if move.pounds != means else None
        return BELOW_B if move.pounds < least else None

    def _lot_refusal(self, state: State, seat: int, face: int) -> Refusal | None:
        if state.lot != NONE:
            return LOT_TAKEN_B
        if face not in state.offer:
            return NOT_ON_OFFER_B
        means = state.means(seat)
        if _least(state, face) <= means:
            return None
        for other in state.offer:
            if _least(state, other) <= means:
                return TOO_DEAR_B
        return None if _standing(state, face) == NOBODY else NO_MINIMUM_B

    def apply(self, state: State, seat: int, move: Move) -> None:
        if isinstance(move, Lot):
            state.lot = move.face
            return
        if not isinstance(move, Bid):
            return
        if state.heard is not None:
            state.tell(shapes.BID.of(seat, {"pounds": move.pounds, "card": state.board.faces[state.lot]}))
        outbid = _standing(state, state.lot)
        state.change_won()[seat] = state.lot
        state.change_shown()[seat] = move.pounds
        state.lot = NONE
        if outbid != NOBODY:
            state.change_won()[outbid] = NONE
            state.change_shown()[outbid] = NONE
            state.caller = outbid
            if state.heard is not None:
                state.tell(shapes.OUTBID.of(outbid, {}))
            return
        for other in state.seats_in_order():
            if state.won[other] == NONE:
                state.caller = other
                return
        _settle(state)


def _standing(state: State, face: int) -> int:
    """Whose bid must be beaten for a card: nobody's while a copy of it has none, else the lowest, of equal ones the last in turn order. [WW-13.3b]"""
    if state.rules < 2:
        seats = list(range(state.players - 1, -1, -1))  # WW-13.3b: of equal bids that of the lowest seat was outbid
    else:
        seats = state.seats_in_order()
    holders = [seat for seat in seats if state.won[seat] == face]
    if len(holders) < state.offer.count(face):
        return NOBODY
    lowest = holders[0]
    for seat in holders:
        if state.shown[seat] <= state.shown[lowest]:
            lowest = seat
    return lowest


def _least(state: State, face: int) -> int:
    """The least bid that a card takes. [WW-13.3b]"""
    holder = _standing(state, face)
    value = state.board.face_value[face]
    if holder == NOBODY or state.shown[holder] + 1 < value:
        return value
    return state.shown[holder] + 1


def _settle(state: State) -> None:
    """All pay and take their cards; higher bids come first, ties by the current order. [WW-13.3c]"""
    state.order = ranked(state.order, [state.shown[seat] for seat in state.owners])
    for one in state.order:
        seat = state.owners[one]
        if state.heard is not None:
            state.tell(shapes.SOLD.of(seat, {"pounds": state.shown[seat], "card": state.board.faces[state.won[seat]], "box": state.order.index(one) + 1}))
        state.pay(seat, state.shown[seat])
        state.change_tally()[BIDS] += state.shown[seat]
        state.change_offer().remove(state.won[seat])
    _finish(state)


def _finish(state: State) -> None:
    """Turns are taken in the new order, each with the card won. [WW-13.2d]"""
    state.lot = NONE
    state.price = NONE
    state.leader = NOBODY
    state.caller = NOBODY
    state.still_in = [False] * state.players
    if state.heard is not None:
        state.tell(shapes.ORDER.of(NONE, {"colour": [state.board.hues[state.hues[one]] for one in state.order]}))
    state.go(CARD)


def _set_of(state: State, seat: int) -> int:
    return state.owners.index(seat)


def _lots(state: State) -> list[Move]:
    """The cards on offer, each face once."""
    return [state.board.lot[face] for place, face in enumerate(state.offer) if face not in state.offer[:place]]
