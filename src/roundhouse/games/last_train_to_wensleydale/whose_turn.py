"""Who decides next in Phases 5 and 6. [LW-9.1, LW-10.1]"""

from typing import Final

from roundhouse.games.last_train_to_wensleydale import shapes
from roundhouse.games.last_train_to_wensleydale.constants import NOBODY, PROFIT_AND_LOSS, TRAINS
from roundhouse.games.last_train_to_wensleydale.moves import GOVERNMENT, MR_INFLUENCE, NER_INFLUENCE, RED, TRAIN
from roundhouse.games.last_train_to_wensleydale.state import State

RATE: Final = 3  # other points for one train point [LW-10.6]


def next_builder(state: State) -> None:
    """The next player in track-building order, or the next phase. [LW-9.1]"""
    place = state.build_order.index(state.acting) + 1
    if place < len(state.build_order):
        state.acting = state.build_order[place]
    else:
        state.go(TRAINS)


def next_action(state: State) -> None:
    """The next player in train order who has not passed; who can neither buy nor move passes. [LW-10.1, LW-10.17]"""
    order = state.train_order
    place = order.index(state.acting)
    for step in range(1, len(order) + 1):
        seat = order[(place + step) % len(order)]
        if state.passed[seat]:
            continue
        if can_move(state, seat) or can_buy(state, seat):
            state.acting = seat
            return
        state.change_passed()[seat] = True
        if state.heard is not None:
            state.tell(shapes.PASS.of(seat, {}))
    state.go(PROFIT_AND_LOSS)


def can_move(state: State, seat: int) -> bool:
    """True if `seat` has a slot for some piece that its links reach. [LW-10.8]"""
    goods = state.goods_room[seat]
    passengers = state.passenger_room[seat]
    if goods == 0 and passengers == 0:
        return False
    kinds = state.board.pile_kind
    for pile in state.reach[seat]:
        if state.piles[pile] and (passengers if kinds[pile] >= RED else goods):
            return True
    return False


def can_buy(state: State, seat: int) -> bool:
    """True if some train is free for `seat` and payable. [LW-10.4 to LW-10.6]"""
    board = state.board
    means = train_means(state, seat)
    for row in range(len(board.rows)):
        if board.row_cost[row] <= means and not state.rows[seat] >> row & 1:
            for train in board.rows[row]:
                if state.train_owner[train] == NOBODY:
                    return True
    return False


def train_means(state: State, seat: int) -> int:
    """The train points that `seat` has, or could make of its other points, three for one. [LW-10.6]"""
    tracks = state.tracks
    others = state.hand[seat] + tracks[GOVERNMENT].space[seat] + tracks[MR_INFLUENCE].space[seat] + tracks[NER_INFLUENCE].space[seat]
    return tracks[TRAIN].space[seat] + others // RATE
