"""Phase 3: the auction of influence points. [LW-7]"""

from typing import Final

from roundhouse.games.last_train_to_wensleydale import shapes
from roundhouse.games.last_train_to_wensleydale.acting import Acting
from roundhouse.games.last_train_to_wensleydale.constants import NOBODY, TURN_ORDER
from roundhouse.games.last_train_to_wensleydale.moves import CUBES, TRACK_NAMES, Bid
from roundhouse.games.last_train_to_wensleydale.state import State
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

BIDS: Final = 2  # standing bids of each player [LW-7.2]
MUST_BID: Final = Refusal("LW-7.1", "refused-must-bid")
OWN_BID: Final = Refusal("LW-7.5", "refused-own-bid")
BELOW_PRINTED: Final = Refusal("LW-7.3", "refused-below-printed")
NOT_MORE: Final = Refusal("LW-7.2", "refused-not-more")
TOO_FEW_CUBES: Final = Refusal("LW-7.13", "refused-too-few-cubes")


class Auction(Acting):
    """In player order, over and over, each player who can bid must, until all have two standing bids. [LW-7.1]"""

    def enter(self, state: State) -> None:
        state.acting = state.order[-1]
        go_on(state)

    def candidates(self, state: State, seat: int) -> list[Move]:
        return [move for moves in state.board.bids for move in moves]

    def moves(self, state: State, seat: int) -> list[Move]:
        found: list[Move] = []
        hand = state.hand[seat]
        for box in range(len(state.holder)):
            least = least_bid(state, seat, box)
            if 0 < least <= hand:
                found += state.board.bids[box][least - 1 : hand]
        return found

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, Bid):
            return MUST_BID
        holder = state.holder[move.box]
        if holder == seat:
            return OWN_BID
        if move.cubes < state.board.minimum[move.box]:
            return BELOW_PRINTED
        if holder != NOBODY and move.cubes <= state.bid[move.box]:
            return NOT_MORE
        if move.cubes > state.hand[seat]:
            return TOO_FEW_CUBES
        return None

    def apply(self, state: State, seat: int, move: Move) -> None:
        assert isinstance(move, Bid)
        holder = state.holder[move.box]
        if holder != NOBODY:
            state.change_hand()[holder] += state.bid[move.box]  # an outbid player takes his cubes back at once [LW-7.4]
        state.change_holder()[move.box] = seat
        state.change_bid()[move.box] = move.cubes
        state.change_hand()[seat] -= move.cubes
        if state.heard is not None:
            if holder == NOBODY:
                state.tell(shapes.BID.of(seat, {"n": move.cubes, "box": move.box + 1}))
            else:
                state.tell(shapes.OUTBID.of(seat, {"n": move.cubes, "box": move.box + 1, "other_seat": holder}))
        go_on(state)


def least_bid(state: State, seat: int, box: int) -> int:
    """The least legal number of cubes on a box; 0 if `seat` holds it. [LW-7.13]"""
    holder = state.holder[box]
    if holder == NOBODY:
        return state.board.minimum[box]
    if holder == seat:
        return 0
    return state.bid[box] + 1


def can_bid(state: State, seat: int) -> bool:
    """True if `seat` has fewer than two standing bids and a legal one. [LW-7.7]"""
    hand = state.hand[seat]
    bids = 0
    possible = False
    for box in range(len(state.holder)):
        holder = state.holder[box]
        if holder == seat:
            bids += 1
        elif (state.board.minimum[box] if holder == NOBODY else state.bid[box] + 1) <= hand:
            possible = True
    return possible and bids < BIDS


def go_on(state: State) -> None:
    """The next player in order who can bid; if there is none the auction is over. [LW-7.16]"""
    order = state.order
    place = order.index(state.acting)
    for step in range(1, len(order) + 1):
        seat = order[(place + step) % len(order)]
        if can_bid(state, seat):
            state.acting = seat
            return
        if state.heard is not None and state.holder.count(seat) < BIDS:
            state.tell(shapes.NO_BID.of(seat, {}))
    settle(state)
    state.go(TURN_ORDER)


def settle(state: State) -> None:
    """The boxes in the order of their numbers; each standing bid brings all points of its box. [LW-7.9 to LW-7.11]"""
    for box in range(len(state.holder)):
        seat = state.holder[box]
        if seat != NOBODY:
            gain(state, seat, box)
        state.change_holder()[box] = NOBODY
        state.change_bid()[box] = 0  # the cubes are back in the reserve
        state.change_counter()[box] = NOBODY


def gain(state: State, seat: int, box: int) -> None:
    """Printed points and counter of a box, each colour as one move of the disc. [LW-7.10, LW-3.4, LW-3.10]"""
    points: list[dict[str, object]] = []
    for track in range(CUBES):
        count = state.board.points[box][track]
        if state.counter[box] == track:
            count += 1
        if count > 0:
            state.change_tracks()[track].move(seat, state.tracks[track].space[seat] + count)
            if state.heard is not None:
                points.append({"say": "points-" + TRACK_NAMES[track], "n": count})
    if state.heard is not None:
        state.tell(shapes.GAIN.of(seat, {"box": box + 1, "points": points}))
