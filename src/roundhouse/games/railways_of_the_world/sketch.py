"""Where the hexes and cities of a board lie, and whose track lies there."""

from typing import Any

from roundhouse.games.railways_of_the_world.moves import Board
from roundhouse.games.railways_of_the_world.names import hex_name
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.kernel.sketch import Point, Sketch
from roundhouse.parts.hex import STEP


def sketch(board: Board, data: dict[str, Any]) -> Sketch:
    """The map of a board file's drawing."""
    drawing, grid = data["drawing"], board.land.grid
    spots = {f"hex:{hex_name(board, place)}": _centre(drawing, grid.col(place), grid.row(place)) for place in range(grid.size)}
    spots |= {f"city:{city['name']}": _centre(drawing, city["col"], city["row"]) for city in data["cities"]}
    land = tuple(tuple((x, y) for x, y in part["points"]) for part in data["cosmetic"]["land"])
    return Sketch(drawing["width"], drawing["height"], land, spots)


def standing(state: State) -> list[tuple[str, int]]:
    """Place and seat of every tile of track, complete links and others."""
    tracks = [*zip(state.link_owner, state.link_steps, strict=True), *zip(state.stub_owner, state.stub_steps, strict=True)]
    return [(f"hex:{hex_name(state.board, step // STEP)}", seat) for seat, steps in tracks for step in steps]


def _centre(drawing: dict[str, Any], col: int, row: int) -> Point:
    """The middle of a hex; every odd row is shifted half a hex to the right."""
    width = drawing["hex_width"]
    return drawing["margin"] + (col + 0.5 * (row % 2)) * width, drawing["margin"] + row * drawing["row_height"]
