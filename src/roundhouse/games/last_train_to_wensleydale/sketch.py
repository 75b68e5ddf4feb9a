"""Where the areas and borders of a board lie, and whose links stand there."""

from typing import Any

from roundhouse.games.last_train_to_wensleydale.moves import Board
from roundhouse.games.last_train_to_wensleydale.state import State
from roundhouse.kernel.sketch import Sketch


def sketch(board: Board, data: dict[str, Any]) -> Sketch:
    """The map of a board file's drawing, without the panel beside it."""
    canvas = data["canvas"]
    spots = {f"area:{area['id']}": (area["x"], area["y"]) for area in data["areas"]}
    spots |= {f"border:{border['a']}-{border['b']}": (border["x"], border["y"]) for border in data["borders"]}
    land = tuple(tuple((x, y) for x, y in area["polygon"]) for area in data["areas"])
    return Sketch(canvas["map_x"] + canvas["map_width"], canvas["map_y"] + canvas["map_height"], land, spots)


def standing(state: State) -> list[tuple[str, int]]:
    """Place and seat of every link of a player."""
    return [(f"border:{state.board.border_names[border]}", seat) for seat, row in enumerate(state.own) for border in row]
