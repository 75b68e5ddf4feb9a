"""Why nothing can be done at a place, or with a piece: the most telling refusal of all moves that it could mean.

The judge says of each move why it is refused. Of these answers one is told, in this order:

1. of moves that are being decided on now (the candidates of the phase, which come nearest to being allowed);
2. of other moves of the same kinds (the first words of their notations);
3. of moves of other kinds that a rule of the game refuses;
4. the kernel's own "not now".

Within each, the refusal that most moves share; of equals the one of the first move in the move space.
"""

from collections import Counter, defaultdict
from collections.abc import Hashable, Sequence
from functools import cache
from typing import Any, Protocol

from roundhouse.kernel.move import Aside, Board, Move
from roundhouse.kernel.refusal import NOT_NOW, Refusal
from roundhouse.kernel.state import State


class Naming(Hashable, Protocol):
    """What is asked of a game here: the places and the words of its moves."""

    def places(self, board: Any, move: Move) -> list[str]:
        """The places that a move touches."""

    def words(self, board: Any, move: Move) -> dict[str, str | int]:
        """The facts of a move's sentence."""


def kind_of(move: Move) -> str:
    """The first word of a move's notation."""
    return move.text.split(" ", 1)[0]


@cache
def by_place(game: Naming, board: Board) -> dict[str, list[Move]]:
    """The moves that touch each place, in the order of the move space."""
    found: dict[str, list[Move]] = defaultdict(list)
    for move in board.moves:
        for place in game.places(board, move):
            found[place].append(move)
    return dict(found)


@cache
def by_kind(board: Board) -> dict[str, list[Move]]:
    """The moves of each kind, in the order of the move space."""
    found: dict[str, list[Move]] = defaultdict(list)
    for move in board.moves:
        found[kind_of(move)].append(move)
    return dict(found)


def meant(game: Naming, board: Board, place: str, piece: str) -> list[Move]:
    """The moves that a question about a place and a piece can mean.

    A piece is a kind of move ("deliver"), a word of it (a worker's colour, a company), or another place that it touches.
    """
    if not place:
        return by_kind(board).get(piece, [])
    moves = by_place(game, board).get(place, [])
    if not piece:
        return moves
    return [move for move in moves if piece in (kind_of(move), *game.places(board, move), *map(str, game.words(board, move).values()))]


def telling(state: State, seat: int, moves: Sequence[Move]) -> Refusal | None:
    """The most telling refusal of these moves; None if one of them is allowed."""
    if state.over or not state.phases[state.at].owes(state, seat):
        return next((state.refusal(seat, move) for move in moves), None)
    candidates = {move.index for move in state.phases[state.at].candidates(state, seat)}
    kinds = {kind_of(state.setting.board.moves[index]) for index in candidates}
    ranks: list[Counter[Refusal]] = [Counter(), Counter(), Counter(), Counter()]
    for move in moves:
        refusal = state.refusal(seat, move)
        if refusal is None:
            return None
        if refusal is NOT_NOW:
            rank = 3
        elif move.index in candidates:
            rank = 0
        else:
            rank = 1 if kind_of(move) in kinds and not isinstance(move, Aside) else 2
        ranks[rank][refusal] += 1
    return next((rank.most_common(1)[0][0] for rank in ranks if rank), None)
