"""Paying for a series of links or for a train, point by point where there is a choice. [LW-9.15, LW-10.6]"""

from typing import Final

from roundhouse.games.last_train_to_wensleydale import shapes
from roundhouse.games.last_train_to_wensleydale.acting import Acting
from roundhouse.games.last_train_to_wensleydale.constants import NOBODY, PAYMENT, TRACK_BUILDING, TRAINS
from roundhouse.games.last_train_to_wensleydale.moves import CUBES, PURSE_NAMES, TRAIN, Pay
from roundhouse.games.last_train_to_wensleydale.state import State
from roundhouse.games.last_train_to_wensleydale.whose_turn import RATE, next_action, next_builder
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

PAY_FIRST: Final = Refusal("LW-9.15", "refused-pay-first")
PAY_TRAIN_FIRST: Final = Refusal("LW-10.6", "refused-pay-first")
CUBES_SPENT: Final = Refusal("LW-9.15", "refused-cubes-spent")
TRAIN_POINTS: Final = Refusal("LW-10.6", "refused-train-points")
NOTHING_LEFT: Final = Refusal("LW-3.7", "refused-nothing-left")


class Payment(Acting):
    """The player chooses from which tracks, or with which cubes, he pays. [LW-D3, LW-D6]"""

    def candidates(self, state: State, seat: int) -> list[Move]:
        return state.board.pays[:]

    def moves(self, state: State, seat: int) -> list[Move]:
        """As the judge would have it: every purse with something left."""
        found: list[Move] = []
        for purse in range(CUBES + 1):
            if left(state, seat, purse) > 0:
                found.append(state.board.pays[purse])
        return found

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, Pay):
            return PAY_FIRST if state.buying == NOBODY else PAY_TRAIN_FIRST
        if state.buying == NOBODY and move.purse == CUBES:
            return CUBES_SPENT
        if state.buying != NOBODY and move.purse == TRAIN:
            return TRAIN_POINTS
        if left(state, seat, move.purse) == 0:
            return NOTHING_LEFT
        return None

    def apply(self, state: State, seat: int, move: Move) -> None:
        assert isinstance(move, Pay)
        state.change_paid()[move.purse] += 1
        state.bill -= 1
        pay_without_choice(state, seat)
        if state.bill == 0:
            if state.buying == NOBODY:
                settle_series(state, seat)
            else:
                settle_train(state, seat)


def left(state: State, seat: int, purse: int) -> int:
    """Points that `seat` may still pay from a purse, beyond what the payment in hand has taken and what is set aside. [LW-9.23]"""
    if state.buying == NOBODY:
        if purse == CUBES:
            return 0  # they went first [LW-9.15]
        return state.tracks[purse].space[seat] - state.owed[purse] - state.paid[purse]
    if purse == CUBES:
        return state.hand[seat] - state.paid[CUBES]
    if purse == TRAIN:
        return 0
    return state.tracks[purse].space[seat] - state.paid[purse]


def pay_without_choice(state: State, seat: int) -> None:
    """Where only one purse is left, or all points that are left are needed, the rest is paid at once."""
    if state.bill == 0:
        return
    total = 0
    purses = 0
    for purse in range(CUBES + 1):
        rest = left(state, seat, purse)
        if rest > 0:
            total += rest
            purses += 1
            if purses > 1 and total > state.bill:
                return
    for purse in range(CUBES + 1):
        part = min(left(state, seat, purse), state.bill)
        if part > 0:
            state.change_paid()[purse] += part
            state.bill -= part


def pay_for_series(state: State, seat: int) -> None:
    """Cubes as far as the hand goes; the rest in influence, by choice if there is one. [LW-9.15]"""
    state.bill = max(0, state.cost - state.hand[seat])
    pay_without_choice(state, seat)
    if state.bill == 0:
        settle_series(state, seat)
    else:
        state.at = PAYMENT


def settle_series(state: State, seat: int) -> None:
    """Move the discs, once on each track, and give back the cubes; then the next builder. [LW-9.23]"""
    state.change_paid()[CUBES] = min(state.cost, state.hand[seat])
    for track in range(CUBES):
        if state.owed[track] > 0:
            state.change_paid()[track] += state.owed[track]
            state.change_owed()[track] = 0
    hand_over(state, seat)
    state.series = []
    state.cost = 0
    state.at = TRACK_BUILDING
    next_builder(state)


def pay_for_train(state: State, seat: int, train: int) -> None:
    """Train points as far as they go; three other points for each that is missing. [LW-10.6]"""
    state.buying = train
    cost = state.board.row_cost[state.board.row[train]]
    own = min(cost, state.tracks[TRAIN].space[seat])
    state.change_paid()[TRAIN] = own
    state.bill = RATE * (cost - own)
    pay_without_choice(state, seat)
    if state.bill == 0:
        settle_train(state, seat)
    else:
        state.at = PAYMENT


def settle_train(state: State, seat: int) -> None:
    """Move the discs, put a train piece on the train; then the next player acts. [LW-10.3, LW-10.7]"""
    board = state.board
    train = state.buying
    hand_over(state, seat)
    state.buying = NOBODY
    state.change_train_owner()[train] = seat
    state.change_rows()[seat] |= 1 << board.row[train]
    state.change_goods_room()[seat] += board.goods[train]
    state.change_passenger_room()[seat] += board.passengers[train]
    if state.heard is not None:
        state.tell(shapes.BUY.of(seat, {"train": board.trains[train], "passengers": board.passengers[train], "goods": board.goods[train]}))
    state.at = TRAINS
    next_action(state)


def hand_over(state: State, seat: int) -> None:
    """Everything that was paid leaves hand and tracks. [LW-3.4, LW-3.9]"""
    if state.heard is not None:
        points: list[dict[str, object]] = []
        for purse in range(CUBES + 1):
            if state.paid[purse] > 0:
                points.append({"say": "paid-" + PURSE_NAMES[purse], "n": state.paid[purse]})
        state.tell(shapes.PAY.of(seat, {"points": points}))
    for track in range(CUBES):
        if state.paid[track] > 0:
            state.change_tracks()[track].move(seat, state.tracks[track].space[seat] - state.paid[track])
    state.change_hand()[seat] -= state.paid[CUBES]
    state.paid = [0, 0, 0, 0, 0]
