"""What the client reads of a board to draw it, each field once."""

from typing import Annotated, NotRequired

from roundhouse.games.railways_of_the_world.moves import SYMBOL_NAMES, TERRAIN_NAMES
from roundhouse.kernel.shapes import Count, Doc, OneOf, TypedDict

Words = Annotated[dict[str, str | int], Doc("what fills in its message")]


class CityData(TypedDict):
    """A city."""

    id: str
    name: str
    word: Annotated[str, Doc("as texts know it")]
    col: Count
    row: Count


class CardData(TypedDict):
    """A kind of Railroad Operations card."""

    id: str
    name: str
    symbol: Annotated[str, OneOf(tuple(SYMBOL_NAMES))]
    words: Words


class BaronData(TypedDict):
    """A Railroad Baron."""

    id: str
    name: str
    words: Words


class Canvas(TypedDict):
    """The sheet, and the size of a hex."""

    hex_width: float
    row_height: float
    margin: float
    width: float
    height: float


class Outline(TypedDict):
    """A coast, the shore of a lake, or a river."""

    points: list[tuple[float, float]]


class Scenery(TypedDict):
    """What is drawn below the hexes."""

    land: list[Outline]
    lake: NotRequired[list[Outline]]
    river: NotRequired[list[Outline]]


class Drawing(TypedDict):
    """The board as it is drawn."""

    columns: Count
    rows: Count
    terrain: Annotated[list[Annotated[str, OneOf(tuple(TERRAIN_NAMES))]], Doc("by hex, row after row")]
    ridges: Annotated[list[tuple[int, int, int]], Doc("column, row and side")]
    cities: list[CityData]
    western: Annotated[list[str], Doc("cities of the Western Link")]
    cards: list[CardData]
    barons: list[BaronData]
    income: Annotated[list[int], Doc("thousands of dollars, by space of the track")]
    engines: Annotated[list[int], Doc("prices, by level")]
    title: str
    drawing: Canvas
    cosmetic: Scenery
    labels: Annotated[dict[str, tuple[float, float]], Doc("where the name of a city stands, from its hex")]
