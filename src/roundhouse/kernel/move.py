"""Moves: a fixed list, made once with the board."""

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Move:
    """One decision: its place in the move space, its notation, and in subclasses its own named ints."""

    def __init__(self, index: int, text: str) -> None:
        self.index: Final = index
        self.text: Final = text

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
        self.moves: Final[list[Move]] = []  # the move space, by index
        self.by_text: Final[dict[str, Move]] = {}

    def add(self, move: Move) -> None:
        """Put `move` at the end of the move space; its index must be the next one and its notation new."""
        assert move.index == len(self.moves), "the moves of a board are numbered as they are added"
        assert move.text not in self.by_text, move.text
        self.moves.append(move)
        self.by_text[move.text] = move
