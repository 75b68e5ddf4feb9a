"""Names of city sides, tiles and cards, for positions, views and the terminal."""

from roundhouse.games.railways_of_the_world.constants import NONE
from roundhouse.games.railways_of_the_world.moves import Board
from roundhouse.parts.hex import SIDE_NAMES, SIDES


def port_name(board: Board, port: int) -> str:
    """A side of a city: "Chicago SW"."""
    return f"{board.land.city_names[port // SIDES]} {SIDE_NAMES[port % SIDES]}"


def port_names(board: Board) -> list[str]:
    """All sides of all cities, by port."""
    return [port_name(board, port) for port in range(board.cities * SIDES)]


def step_name(board: Board, step: int) -> str:
    """A tile of a chain with the side in and the side out: "9,9 NE-SW"."""
    place, sides = divmod(step, SIDES * SIDES)
    return f"{hex_name(board, place)} {SIDE_NAMES[sides // SIDES]}-{SIDE_NAMES[sides % SIDES]}"


def hex_name(board: Board, place: int) -> str:
    """A hex by column and row: "9,9"."""
    return f"{board.land.grid.col(place)},{board.land.grid.row(place)}"


def hex_at(board: Board, place: str) -> int:
    """The hex of an id of the drawing, "hex:9,9"; NONE if it is none."""
    kind, _, name = place.partition(":")
    col, _, row = name.partition(",")
    grid = board.land.grid
    if kind != "hex" or not (col.isdecimal() and row.isdecimal() and len(name) < 9) or int(col) >= grid.columns or int(row) >= grid.rows:
        return NONE
    return int(row) * grid.columns + int(col)


def line_name(board: Board, line: int) -> str:
    """A Major Line: "New York–Chicago"."""
    names = board.land.city_names
    return f"{names[board.goals.line_a[line]]}–{names[board.goals.line_b[line]]}"


def deck_names(board: Board) -> list[str]:
    """Operations cards by kind, then the Major Lines that the older edition has among them."""
    return [*board.cards.names, *(line_name(board, line) for line in range(board.lines))]


def subset(names: list[str], members: int) -> list[str]:
    """The names of a set that is written as a number."""
    return [name for place, name in enumerate(names) if members >> place & 1]
