"""Moves: a fixed list, made once with the board."""

from importlib import import_module
from typing import Any, Final

from mypy_extensions import mypyc_attr

SEATS: Final = 16  # more than sit at any table


def reviver(name: str) -> Any:
    """A function that reads a pickle back. It knows the games, so it stands above this file and is found by its name."""
    return getattr(import_module("roundhouse.kernel.pickling"), name)


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One decision: its place in the move space, its notation, and in subclasses its own named ints."""

    def __init__(self, index: int, text: str) -> None:
        self.index: Final = index
        self.text: Final = text
        self.home: Board | None = None  # the board whose move it is
        self.is_aside: Final = isinstance(self, Aside)  # asked at every move, so it is known beforehand

    def __copy__(self) -> "Move":
        return self

    def __deepcopy__(self, memo: object) -> "Move":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled by game, board and index, so that it is the same move of the board when it is read back."""
        if self.home is None or not self.home.game:
            raise TypeError(f"{self.text!r} is not a move of a game's board and cannot be pickled")
        return reviver("move_at"), (self.home.game, self.home.name, self.index)

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return "<" + self.text + ">"


@mypyc_attr(allow_interpreted_subclasses=True)
class Aside(Move):
    """A move that a seat may make at any moment, in its turn or not. It is legal but never among `moves()`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Board:
    """What never changes during play: the map and the move space. Past this a place is an int."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.game = ""  # the id of the game that read it
        self.moves: Final[list[Move]] = []  # the move space, by index
        self.by_text: Final[dict[str, Move]] = {}

    def __copy__(self) -> "Board":
        return self

    def __deepcopy__(self, memo: object) -> "Board":
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """Pickled by game and name: it is read once in every process."""
        if not self.game:
            raise TypeError(f"the board {self.name!r} was not read by a game and cannot be pickled")
        return reviver("board_of"), (self.game, self.name)

    def add(self, move: Move) -> None:
        """Put `move` at the end of the move space; its index must be the next one and its notation new."""
        assert move.index == len(self.moves), "the moves of a board are numbered as they are added"
        assert move.text not in self.by_text, move.text
        move.home = self
        self.moves.append(move)
        self.by_text[move.text] = move


def ply_of(seat: int, move: Move) -> int:
    """A ply, `move` played by `seat`, as one int."""
    return move.index * SEATS + seat


def seat_of(ply: int) -> int:
    """Who played: reads what `ply_of` wrote."""
    return ply % SEATS


def seat_and_move(ply: int, board: Board) -> tuple[int, Move]:
    """Who played what: reads what `ply_of` wrote."""
    return seat_of(ply), board.moves[ply // SEATS]
