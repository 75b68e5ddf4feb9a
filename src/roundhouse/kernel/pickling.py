"""States, boards and moves read back from pickles: each by its game, so that boards and moves are the ones of this process."""

from typing import Any

from roundhouse.kernel.game import game
from roundhouse.kernel.move import Board, Move
from roundhouse.kernel.state import State


def board_of(name: str, board: str) -> Board:
    """The board of a game."""
    return game(name).board(board)


def move_at(name: str, board: str, index: int) -> Move:
    """A move of a game's board."""
    return board_of(name, board).moves[index]


def revived(position: dict[str, Any], seed: int, origin: str, plies: list[int], fence: int) -> State:
    """The state that was pickled."""
    state = game(position["game"]).position(position)
    state.seed = seed
    state.origin = origin
    state.plies = plies
    state.fence = fence
    return state
