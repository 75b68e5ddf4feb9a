"""What the client reads of a board file to draw it, each field once."""

from typing import Annotated

from roundhouse.games.last_train_to_wensleydale.moves import COMPANY_NAMES, TRACK_NAMES
from roundhouse.kernel.shapes import Count, Doc, OneOf, TypedDict


class Canvas(TypedDict):
    """The part of the sheet that the map takes."""

    map_x: float
    map_y: float
    map_width: float
    map_height: float


class Area(TypedDict):
    """An area of the map."""

    id: str
    name: str
    terrain: Annotated[str, OneOf(("plain", "dale", "hill"))]
    town: Annotated[str, OneOf(("none", "minor", "major", "company"))]
    company: Annotated[str, OneOf(("none", *COMPANY_NAMES))]
    cube: Annotated[str, OneOf(("none", "stone", "cheese"))]
    x: float
    y: float
    polygon: list[tuple[float, float]]


class BorderData(TypedDict):
    """Where two areas meet."""

    a: str
    b: str
    buildable: bool
    cost: Annotated[Count, Doc("construction points")]
    x: float
    y: float
    angle: Annotated[float, Doc("degrees")]


class InfluenceTrack(TypedDict):
    """A track of influence points."""

    id: Annotated[str, OneOf(tuple(TRACK_NAMES))]
    max: Count


class ProfitTrack(TypedDict):
    """The track of profit and loss."""

    min: int
    max: int


class TrainTile(TypedDict):
    """A train that can be bought."""

    id: str
    cost: Count
    passengers: Count
    goods: Count


class Drawing(TypedDict):
    """The board as it is drawn."""

    canvas: Canvas
    areas: list[Area]
    borders: list[BorderData]
    influence_tracks: list[InfluenceTrack]
    profit_loss_track: ProfitTrack
    trains: list[TrainTile]
