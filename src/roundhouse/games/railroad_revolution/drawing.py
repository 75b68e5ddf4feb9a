"""What the client reads of a board to draw it, each field once."""

from typing import Annotated, Final, NotRequired

from roundhouse.games.railroad_revolution.movespace import ACTIONS
from roundhouse.kernel.shapes import Count, Doc, Fact, Keys, OneOf, TypedDict

WORKERS: Final = ("white", "purple", "orange", "grey", "turquoise")  # those that have a colour in the drawing
TRACKS: Final = ("telegraph", "stations", "network")
Point = tuple[float, float]
Action = Annotated[str, OneOf(ACTIONS)]


class EffectData(TypedDict):
    """What a tile, a contract or a worker's ability does."""

    effect: str
    n: NotRequired[Count]
    amount: NotRequired[int]
    times: NotRequired[Count]
    max: NotRequired[Count]
    pay_each: NotRequired[Count]
    base: NotRequired[Count]
    per_triangle: NotRequired[Count]
    shares: NotRequired[Count]
    colours: NotRequired[list[str]]
    choose: NotRequired[Count]
    where: NotRequired[str]
    pay: NotRequired[Count]


class CityData(TypedDict):
    """A city."""

    id: str
    name: str
    level: Count
    cost: Count
    x: float
    y: float


class Junction(TypedDict):
    """Where lines meet outside a city."""

    id: str
    x: float
    y: float


class SpaceData(TypedDict):
    """A space for track."""

    id: str
    link: str
    ends: tuple[str, str]
    icon: Annotated[str, OneOf(("start", "plain", "difficult"))]
    triangles: Count
    contract: bool
    x: float
    y: float


class CityTile(TypedDict):
    """A tile that lies in a city."""

    id: str
    main: list[EffectData]
    first_station: list[EffectData]


class BonusTile(TypedDict):
    """A telegraph tile or a type of train."""

    id: str
    bonus: list[EffectData]


class SectionData(TypedDict):
    """A section of the telegraph."""

    index: Count
    shares: Count
    first_office_shares: Count
    contract: bool


class TelegraphLink(TypedDict):
    """Two sections that bring points together."""

    between: tuple[int, int]
    vp: Count


class Half(TypedDict):
    """One side of a contract tile."""

    cost_shares: Count
    reward: list[EffectData]


class ContractTile(TypedDict):
    """A contract tile."""

    id: str
    left: Half
    right: Half


class SetupTile(TypedDict):
    """A setup tile."""

    id: str
    side_a: list[EffectData]
    side_b: list[EffectData]


class ObjectiveTile(TypedDict):
    """An objective."""

    id: str
    group: str
    vp: int
    managers: list[str]


class Toll(TypedDict):
    """What a step on a progress track costs."""

    position: Count
    kind: Annotated[str, OneOf(("share", "money", "worker"))]
    amount: Count


class ProgressTrack(TypedDict):
    """A progress track."""

    id: Annotated[str, OneOf(TRACKS)]
    vp: list[int]
    tolls: list[Toll]


class BoardSection(TypedDict):
    """A section of a player board."""

    index: Count
    money: Count
    buildings: Count
    tracks: Count
    left_of_logo: bool


class Ability(TypedDict):
    """What a worker can do besides an action."""

    action: Action
    worker: Annotated[str, OneOf(WORKERS)]
    ability: EffectData


class Land(TypedDict):
    """The coast."""

    rings: list[list[Point]]


class States(TypedDict):
    """Lines between states."""

    lines: list[list[Point]]


class Range(TypedDict):
    """Mountains."""

    line: list[Point]


class River(TypedDict):
    """A river."""

    name: str
    line: list[Point]


class Art(TypedDict):
    """What is drawn below the spaces."""

    land: Land
    states: States
    ranges: list[Range]
    rivers: list[River]


class CityTileWords(TypedDict):
    """A city tile in words."""

    main: list[Fact]
    first_station: list[Fact]


class ContractWords(TypedDict):
    """A contract tile in words."""

    left: Fact
    right: Fact


class ObjectiveWords(TypedDict):
    """An objective in words."""

    conditions: list[Fact]
    managers: list[str]


class TileWords(TypedDict):
    """Every tile in words, by its name."""

    city_tiles: dict[str, CityTileWords]
    telegraph_tiles: dict[str, list[Fact]]
    trains: dict[str, list[Fact]]
    setup: dict[str, list[Fact]]
    contracts: dict[str, ContractWords]
    objectives: dict[str, ObjectiveWords]
    abilities: Annotated[dict[str, dict[str, Fact]], Keys(ACTIONS), Doc("by action and worker")]


class Figures(TypedDict):
    """Figures of the rules that the drawing tells."""

    railroad_base_cost: Count
    railroad_cost_per_triangle: Count
    train_vp: int
    min_available_workers: Count
    extra_hire_price: Count


class Drawing(TypedDict):
    """The board as it is drawn."""

    rules: Figures
    cities: list[CityData]
    junctions: list[Junction]
    track_spaces: list[SpaceData]
    city_tiles: list[CityTile]
    telegraph_tiles: list[BonusTile]
    telegraph_sections: list[SectionData]
    telegraph_links: list[TelegraphLink]
    train_types: list[BonusTile]
    contract_tiles: list[ContractTile]
    setup_tiles: list[SetupTile]
    objectives: list[ObjectiveTile]
    progress_tracks: list[ProgressTrack]
    player_board_sections: list[BoardSection]
    worker_abilities: list[Ability]
    art: Art
    words: TileWords
