"""A position as a picture: the board's outlines, its places, and the pieces in the colours of their seats."""

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from roundhouse.kernel.errors import BadOption, RoundhouseError
from roundhouse.kernel.sketch import Sketch
from roundhouse.kernel.state import State

WIDE = 800  # pixels
SEA, LAND, COAST, PLACE, EDGE = "#d6e4ea", "#f3eedd", "#a9a38c", "#8a8674", "#1c1c1c"


def picture(state: State) -> NDArray[np.uint8]:
    """The board as spectators see it, as rows of pixels: height x 800 x 3."""
    try:
        from PIL import Image, ImageDraw
    except ImportError:
        raise RoundhouseError("pictures need Pillow: pip install pillow") from None
    sketch = _sketch(state.setting.game.id, state.setting.board.name)
    scale = WIDE / sketch.width
    image = Image.new("RGB", (WIDE, round(sketch.height * scale)), SEA)
    brush = ImageDraw.Draw(image)
    for outline in sketch.land:
        if len(outline) > 2:
            brush.polygon([(x * scale, y * scale) for x, y in outline], LAND, COAST)
    for x, y in sketch.spots.values():
        brush.circle((x * scale, y * scale), 2, PLACE)
    _pieces(state, sketch, scale, brush)
    return np.asarray(image, np.uint8)


def _pieces(state: State, sketch: Sketch, scale: float, brush: Any) -> None:
    """The pieces; several on one place stand beside each other."""
    game = state.setting.game
    colours = [game.colours_of(state, seat)[0] for seat in range(state.setting.players)]
    there: dict[str, int] = {}
    for place, seat in game.standing(state):
        x, y = sketch.spots[place]
        shift = there.get(place, 0)
        there[place] = shift + 1
        brush.circle((x * scale + 6 * shift, y * scale), 5, colours[seat], EDGE)


@cache
def _sketch(name: str, board: str) -> Sketch:
    from roundhouse.kernel.game import game

    found = game(name)
    sketch: Sketch | None = found.sketch(found.board(board))
    if sketch is None:
        raise BadOption(f"{found.title} does not say where its places lie, so that it cannot be drawn here")
    return sketch
