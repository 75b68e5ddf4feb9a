"""Phases 4 and 8: turn order and player order. Nobody decides anything. [LW-8, LW-12]"""

from roundhouse.games.last_train_to_wensleydale import shapes
from roundhouse.games.last_train_to_wensleydale.constants import TAKEOVERS, TRACK_BUILDING
from roundhouse.games.last_train_to_wensleydale.moves import GOVERNMENT, TRAIN
from roundhouse.games.last_train_to_wensleydale.state import State
from roundhouse.kernel.phase import Phase


class TurnOrder(Phase[State]):
    """Track-building order and train order, which hold for this turn. [LW-8]"""

    def enter(self, state: State) -> None:
        state.build_order = state.tracks[GOVERNMENT].rank[:]
        state.train_order = state.tracks[TRAIN].rank[:]
        if state.heard is not None:
            state.tell(shapes.BUILD_ORDER.of(-1, {"order_seats": state.build_order[:]}))
            state.tell(shapes.TRAIN_ORDER.of(-1, {"order_seats": state.train_order[:]}))
        state.go(TRACK_BUILDING)

    def to_act(self, state: State) -> list[int]:
        return []


class PlayerOrder(Phase[State]):
    """The new player order: the ranking on the profit/loss track. [LW-12.1]"""

    def enter(self, state: State) -> None:
        state.order = state.profit.rank[:]
        if state.heard is not None:
            state.tell(shapes.PLAYER_ORDER.of(-1, {"order_seats": state.order[:]}))
        state.go(TAKEOVERS)

    def to_act(self, state: State) -> list[int]:
        return []
