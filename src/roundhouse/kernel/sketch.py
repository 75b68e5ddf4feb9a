"""A board as a sketch: where its places lie. What pictures outside the browser are made from: heat maps, and frames for programs that learn."""

from dataclasses import dataclass

Point = tuple[float, float]


@dataclass(frozen=True)
class Sketch:
    """The places of a board, in the coordinates of its drawing."""

    width: float
    height: float
    land: tuple[tuple[Point, ...], ...]  # outlines of the land, or of areas
    spots: dict[str, Point]  # by the ids of `Game.places`; what is not on the map has none
