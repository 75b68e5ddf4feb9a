"""Phases 1 and 2: investment cubes and influence points. Nobody decides anything. [LW-5, LW-6]"""

from typing import Final

from roundhouse.games.last_train_to_wensleydale import shapes
from roundhouse.games.last_train_to_wensleydale.constants import AUCTION, INFLUENCE_POINTS
from roundhouse.games.last_train_to_wensleydale.moves import CUBES_MAX, TRACK_NAMES
from roundhouse.games.last_train_to_wensleydale.setup import draw
from roundhouse.games.last_train_to_wensleydale.state import State
from roundhouse.kernel.phase import Phase

CUBES_A_TURN: Final = 12  # LW-5.1
COUNTERS: Final = 5  # of each of the four colours [LW-1.3]


def cubes_to_take(hand: int) -> int:
    """The cubes that come to so many in hand at the beginning of a turn. [LW-5.1]"""
    return min(CUBES_A_TURN, CUBES_MAX - hand)


class InvestmentCubes(Phase[State]):
    """Each player moves twelve cubes from reserve to hand, or all that are there. [LW-5.1]"""

    def enter(self, state: State) -> None:
        for seat in state.order:
            cubes = cubes_to_take(state.hand[seat])
            state.change_hand()[seat] += cubes
            if state.heard is not None:
                state.tell(shapes.CUBES.of(seat, {"n": cubes}))
        state.go(INFLUENCE_POINTS)

    def to_act(self, state: State) -> list[int]:
        return []


class InfluencePoints(Phase[State]):
    """One counter out of twenty for each influence box. [LW-6.1, LW-6.2]"""

    def enter(self, state: State) -> None:
        bag = [COUNTERS, COUNTERS, COUNTERS, COUNTERS]
        for box in range(len(state.counter)):
            state.change_counter()[box] = draw(state.chance, bag)
        if state.heard is not None:
            state.tell(shapes.COUNTERS.of(-1, {"influence": [TRACK_NAMES[track] for track in state.counter]}))
        state.go(AUCTION)

    def to_act(self, state: State) -> list[int]:
        return []
