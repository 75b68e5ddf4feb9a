"""Where the towns and connections of a board lie, and whose pieces stand there."""

from typing import Any

from roundhouse.games.workshop_of_the_world.constants import NOBODY, SETS
from roundhouse.games.workshop_of_the_world.moves import Board
from roundhouse.games.workshop_of_the_world.state import State
from roundhouse.kernel.sketch import Sketch


def sketch(board: Board, data: dict[str, Any]) -> Sketch:
    """The map of a board file's drawing."""
    spots = {f"town:{town['name']}": (town["x"], town["y"]) for town in data["towns"].values()}
    for move, connection in zip(board.link, data["connections"], strict=True):
        spaces = connection["spaces"]
        middle = (sum(space[0] for space in spaces) / len(spaces), sum(space[1] for space in spaces) / len(spaces))
        spots["connection:" + move.text.removeprefix("link ")] = middle
    land = tuple(tuple((x, y) for x, y in coast["points"]) for coast in data["coast"])
    return Sketch(data["canvas"]["width"], data["canvas"]["height"], land, spots)


def standing(state: State) -> list[tuple[str, int]]:
    """Place and seat of every industry and every link."""
    board = state.board
    found = []
    for town, name in enumerate(board.towns):
        for one in range(state.sets):
            found += [(f"town:{name}", state.owners[one])] * state.industry[town * SETS + one]
    for connection, one in enumerate(state.link):
        if one != NOBODY:
            found.append(("connection:" + board.link[connection].text.removeprefix("link "), state.owners[one]))
    return found
