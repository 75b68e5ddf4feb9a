"""States and moves go through pickle, copy and deepcopy."""

import copy
import pickle

import pytest

from roundhouse.kernel.chance import Chance
from roundhouse.kernel.game import game, games
from roundhouse.kernel.move import Board, Move


@pytest.mark.parametrize("name", games())
def test_a_state_is_read_back_as_it_was(name: str) -> None:
    engine = game(name)
    state = engine.new(engine.seats[0], seed=3)
    chance = Chance(8)
    for _ in range(60):
        for other in (pickle.loads(pickle.dumps(state)), copy.copy(state), copy.deepcopy(state)):
            assert other is not state and other.key() == state.key() and other.plies == state.plies
            assert (other.seed, other.origin, other.fence) == (state.seed, state.origin, state.fence)
            assert engine.record(other).text == engine.record(state).text
        seat = state.to_act()[0]
        moves = state.moves(seat)
        assert pickle.loads(pickle.dumps(state)).moves(seat) == moves
        state.play(seat, moves[chance.below(len(moves))])
    imagined = state.imagine(0, chance)
    assert pickle.loads(pickle.dumps(imagined)).key() == imagined.key()


@pytest.mark.parametrize("name", games())
def test_a_move_and_a_board_are_the_same_ones_again(name: str) -> None:
    board = game(name).board()
    assert pickle.loads(pickle.dumps(board)) is board and copy.deepcopy(board) is board and copy.copy(board) is board
    for move in (board.moves[0], board.moves[-1]):
        assert pickle.loads(pickle.dumps(move)) is move and copy.deepcopy(move) is move and copy.copy(move) is move


def test_what_belongs_to_no_game_says_so() -> None:
    with pytest.raises(TypeError, match="is not a move of a game's board"):
        pickle.dumps(Move(0, "bid 7"))
    with pytest.raises(TypeError, match="not read by a game"):
        pickle.dumps(Board("paper"))
