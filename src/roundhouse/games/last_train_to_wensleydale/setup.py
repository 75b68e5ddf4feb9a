"""The table before the first turn. [LW-2]"""

from typing import Final

from roundhouse.games.last_train_to_wensleydale.constants import GOODS, INVESTMENT_CUBES, PIECES
from roundhouse.games.last_train_to_wensleydale.moves import CHEESE, MAJOR, MINOR, OPPOSITION, RED, STONE, Board
from roundhouse.games.last_train_to_wensleydale.state import State
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.state import Setting

CUBES_DRAWN: Final = 2  # for each marked area [LW-2.5]
DRAWN_FOR_MAJOR: Final = 3  # LW-2.8
DRAWN_FOR_MINOR: Final = 2


def start(setting: Setting, chance: Chance, board: Board) -> State:
    """The table as set up, at the first decision. [LW-2]"""
    state = State(setting, chance, board)
    seat_players(state)
    lay_goods(state)
    lay_pieces(state)
    state.go(INVESTMENT_CUBES)
    return state


def seat_players(state: State) -> None:
    """A first player at random, the others clockwise; the discs of every track in that order, the first player on top. [LW-2.2, LW-2.4]"""
    first = state.chance.below(state.players)
    state.order = [(first + place) % state.players for place in range(state.players)]
    for track in state.tracks:
        track.rank[:] = state.order
    state.profit.rank[:] = state.order


def draw(chance: Chance, bag: list[int]) -> int:
    """Take one piece out of a bag that holds so many of each kind; the kind drawn."""
    total = 0
    for count in bag:
        total += count
    left = chance.below(total)
    kind = 0
    while left >= bag[kind]:
        left -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind


def lay_goods(state: State) -> None:
    """Two cubes for every marked area, of which those in the printed colour stay. [LW-2.5 to LW-2.7, LW-2.12]"""
    board = state.board
    bag = [GOODS, GOODS]
    for pile in range(len(board.pile_kind)):
        printed = board.pile_kind[pile]
        if printed in (STONE, CHEESE):
            for _ in range(CUBES_DRAWN):
                if draw(state.chance, bag) == printed:
                    state.change_piles()[pile] += 1
                    state.change_removed()[printed] -= 1


def lay_pieces(state: State) -> None:
    """Three pieces for every major town and two for every minor one. [LW-2.8]"""
    board = state.board
    bag = [PIECES, PIECES, PIECES]
    for area in range(len(board.areas)):
        drawn = 0
        if board.town[area] == MAJOR:
            drawn = DRAWN_FOR_MAJOR
        elif board.town[area] == MINOR:
            drawn = DRAWN_FOR_MINOR
        for _ in range(drawn):
            kind = RED + draw(state.chance, bag)
            state.change_removed()[kind] -= 1
            if kind == OPPOSITION:
                state.change_opposition()[area] += 1
            else:
                state.change_piles()[board.pile[kind][area]] += 1
