"""What the client reads of a board file to draw it, each field once."""

from typing import Annotated, Final, NotRequired

from roundhouse.kernel.shapes import Count, Doc, Keys, OneOf, TypedDict

INDUSTRIES: Final = ("heavy", "light", "textile", "craft", "port")  # those that have a sign


class Projection(TypedDict):
    """How degrees become units of the drawing."""

    x0: float
    y0: float
    sx: float
    sy: float


class Canvas(TypedDict):
    """The sheet."""

    width: float
    height: float
    projection: NotRequired[Projection]


class Label(TypedDict):
    """Where the name of a town stands."""

    x: float
    y: float
    anchor: Annotated[str, OneOf(("start", "middle", "end"))]


class TownData(TypedDict):
    """A town."""

    name: str
    value: Count
    type: Annotated[str, OneOf(INDUSTRIES)]
    x: float
    y: float
    label: Label
    trade: NotRequired[Annotated[str, Doc("what it was known for")]]


class IndustryType(TypedDict):
    """A type of industry."""

    name: str
    demand_tokens: Count


class ConnectionData(TypedDict):
    """A connection of two towns."""

    id: str
    a: str
    b: str
    links: Count
    spaces: Annotated[list[tuple[float, float, float]], Doc("x, y and the turn in degrees")]


class Crossing(TypedDict):
    """Where a connection runs over another."""

    connection_1: str
    connection_2: str
    x: float
    y: float


class Outline(TypedDict):
    """A coast or a border."""

    points: list[tuple[float, float]]


class MapLabel(TypedDict):
    """A name on the map."""

    text: str
    x: float
    y: float


class IncomeTrack(TypedDict):
    """The track around the board."""

    max: Count
    lap: Count


class Drawing(TypedDict):
    """The board as it is drawn."""

    canvas: Canvas
    industry_types: Annotated[dict[str, IndustryType], Keys(INDUSTRIES)]
    towns: Annotated[dict[str, TownData], Doc("by id")]
    connections: list[ConnectionData]
    crossings: NotRequired[list[Crossing]]
    coast: list[Outline]
    borders: list[Outline]
    map_labels: list[MapLabel]
    income_track: IncomeTrack
