"""Phase 6: buying trains, moving goods and passengers. [LW-10]"""

from typing import Final

from roundhouse.games.last_train_to_wensleydale import shapes
from roundhouse.games.last_train_to_wensleydale.acting import Acting
from roundhouse.games.last_train_to_wensleydale.building import OTHER_PHASE
from roundhouse.games.last_train_to_wensleydale.constants import NOBODY
from roundhouse.games.last_train_to_wensleydale.moves import KIND_NAMES, KINDS, RED, Buy, Pass, Take, TakeAll
from roundhouse.games.last_train_to_wensleydale.payment import pay_for_train
from roundhouse.games.last_train_to_wensleydale.reaching import joined, look_round, reach_refusal
from roundhouse.games.last_train_to_wensleydale.state import State
from roundhouse.games.last_train_to_wensleydale.whose_turn import next_action, train_means
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

TRAIN_TAKEN: Final = Refusal("LW-10.4", "refused-train-taken")
ROW_OWNED: Final = Refusal("LW-10.5", "refused-train-row")
TRAIN_TOO_DEAR: Final = Refusal("LW-10.6", "refused-train-too-dear")
NO_SLOT: Final = Refusal("LW-10.8", "refused-no-slot")
NOTHING_THERE: Final = Refusal("LW-10.8", "refused-nothing-there")
NONE_TO_TAKE: Final = Refusal("LW-10.16", "refused-none-to-take")
NO_ROOM_FOR_ALL: Final = Refusal("LW-10.16", "refused-no-room-for-all")
CONTESTED: Final = Refusal("LW-10.16", "refused-contested")


class Trains(Acting):
    """Action by action, in train order, each player buys a train, moves a piece or passes. [LW-10.1]"""

    def enter(self, state: State) -> None:
        look_round(state)
        for seat in range(state.players):
            state.change_passed()[seat] = False
        state.acting = state.train_order[-1]
        next_action(state)

    def candidates(self, state: State, seat: int) -> list[Move]:
        board = state.board
        return [board.passing, board.take_all] + board.buys + [board.takes[pile] for pile in state.reach[seat]]

    def moves(self, state: State, seat: int) -> list[Move]:
        """As the judge would have it, with trains asked by rows and pieces from the table of reach."""
        board = state.board
        found: list[Move] = [board.passing]
        means = train_means(state, seat)
        for row in range(len(board.rows)):
            if board.row_cost[row] <= means and not state.rows[seat] >> row & 1:
                for train in board.rows[row]:
                    if state.train_owner[train] == NOBODY:
                        found.append(board.buys[train])
        goods = state.goods_room[seat]
        passengers = state.passenger_room[seat]
        if goods == 0 and passengers == 0:
            return found
        piles = state.piles
        kinds = board.pile_kind
        for pile in state.reach[seat]:
            if piles[pile] and (passengers if kinds[pile] >= RED else goods):
                found.append(board.takes[pile])
        if take_all_refusal(state, seat) is None:
            found.append(board.take_all)
        return found

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Take):
            return take_refusal(state, seat, move.pile)
        if isinstance(move, Buy):
            return buy_refusal(state, seat, move.train)
        if isinstance(move, Pass):
            return None
        if isinstance(move, TakeAll):
            return take_all_refusal(state, seat)
        return OTHER_PHASE

    def apply(self, state: State, seat: int, move: Move) -> None:
        if isinstance(move, Buy):
            pay_for_train(state, seat, move.train)
            return
        if isinstance(move, Take):
            load(state, seat, move.pile)
        else:
            if isinstance(move, TakeAll):
                for pile in state.reach[seat]:
                    while state.piles[pile]:
                        load(state, seat, pile)
            state.change_passed()[seat] = True
            if state.heard is not None:
                state.tell(shapes.PASS.of(seat, {}))
        next_action(state)


def buy_refusal(state: State, seat: int, train: int) -> Refusal | None:
    """Why `seat` may not buy this train. [LW-10.4 to LW-10.6]"""
    row = state.board.row[train]
    if state.train_owner[train] != NOBODY:
        return TRAIN_TAKEN
    if state.rows[seat] >> row & 1:
        return ROW_OWNED
    if state.board.row_cost[row] > train_means(state, seat):
        return TRAIN_TOO_DEAR
    return None


def take_refusal(state: State, seat: int, pile: int) -> Refusal | None:
    """Why `seat` may not move a piece of this pile. [LW-10.8 to LW-10.11]"""
    if state.piles[pile] == 0:
        return NOTHING_THERE
    if not state.claims[pile] >> seat & 1:
        return reach_refusal(state, seat, pile, joined(state, seat))
    if (state.passenger_room[seat] if state.board.pile_kind[pile] >= RED else state.goods_room[seat]) == 0:
        return NO_SLOT
    return None


def take_all_refusal(state: State, seat: int) -> Refusal | None:
    """Why taking everything at once could change something. [LW-10.16]"""
    goods = 0
    passengers = 0
    rivals = 0
    kinds = state.board.pile_kind
    for pile in state.reach[seat]:
        pieces = state.piles[pile]
        if pieces:
            rivals |= state.claims[pile]
            if kinds[pile] >= RED:
                passengers += pieces
            else:
                goods += pieces
    if goods + passengers == 0:
        return NONE_TO_TAKE
    if goods > state.goods_room[seat] or passengers > state.passenger_room[seat]:
        return NO_ROOM_FOR_ALL
    for other in range(state.players):
        if other != seat and rivals >> other & 1 and not state.passed[other]:
            return CONTESTED
    return None


def load(state: State, seat: int, pile: int) -> None:
    """One piece leaves the map and takes a slot. [LW-10.8]"""
    kind = state.board.pile_kind[pile]
    state.change_piles()[pile] -= 1
    state.change_loaded()[seat * KINDS + kind] += 1
    if kind >= RED:
        state.change_passenger_room()[seat] -= 1
    else:
        state.change_goods_room()[seat] -= 1
    if state.heard is not None:
        state.tell(shapes.TAKE.of(seat, {"piece": KIND_NAMES[kind], "area": state.board.names[state.board.pile_area[pile]]}))
