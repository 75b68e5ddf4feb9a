"""The profit of a turn, and final scoring. [LW-11.1, LW-15]"""

from typing import TYPE_CHECKING, Final

from roundhouse.games.last_train_to_wensleydale.moves import CHEESE, GREEN, KINDS, RED, STONE
from roundhouse.parts.ranking import ranked

if TYPE_CHECKING:
    from roundhouse.games.last_train_to_wensleydale.state import State

STONE_PROFIT: Final = 2  # LW-11.1
SET_POINTS: Final = 2  # LW-15.2


def profit(state: "State", seat: int) -> int:
    """Two for each stone, one for each other piece moved this turn, less one for each own link on the board. [LW-11.1]"""
    first = seat * KINDS
    loaded = state.loaded
    return STONE_PROFIT * loaded[first + STONE] + loaded[first + CHEESE] + loaded[first + RED] + loaded[first + GREEN] - len(state.own[seat])


def sets(state: "State", seat: int) -> int:
    """Complete sets of one stone, one cheese, one red and one green passenger. [LW-15.2]"""
    return min(min(state.moved(seat, STONE), state.moved(seat, CHEESE)), min(state.moved(seat, RED), state.moved(seat, GREEN)))


def parts(state: "State", seat: int) -> list[int]:
    """Pieces moved, sets, profit or loss, less own links on the board. [LW-15.1 to LW-15.4]"""
    moved = 0
    for kind in range(KINDS):
        moved += state.moved(seat, kind)
    return [moved, SET_POINTS * sets(state, seat), state.profit.space[seat], -len(state.own[seat])]


def score(state: "State", seat: int) -> int:
    """The points of all parts. [LW-15.1]"""
    return sum(parts(state, seat))


def ranking(state: "State") -> list[int]:
    """Most points first; ties by the profit/loss track, where there are none. [LW-15.5]"""
    return ranked(state.profit.rank, state.scores())
