"""What a view of the table holds and what the game tells, each field once. Nothing is hidden. [LW-16.1]"""

from typing import Annotated, Final

from roundhouse.games.last_train_to_wensleydale.moves import COMPANY_NAMES, KIND_NAMES, KINDS, PURSE_NAMES, TRACK_NAMES
from roundhouse.kernel.shapes import REVEALED, BySeat, Count, Doc, Keys, Name, NoFacts, Number, OneOf, Phrase, SeatNumber, TypedDict, event

Pieces = Annotated[dict[str, Count], Keys(tuple(KIND_NAMES)), Doc("by kind")]
Goods = Annotated[dict[str, Count], Keys(tuple(KIND_NAMES[:KINDS])), Doc("by kind, of those that can be moved")]
Influence = Annotated[dict[str, Count], Keys(tuple(TRACK_NAMES)), Doc("influence points by track")]
Company = Annotated[str, OneOf(tuple(COMPANY_NAMES))]


class Track(TypedDict):
    """The discs on a track: equal ones lie on each other, the last to come on top. [LW-3.4]"""

    space: BySeat[int]
    rank: Annotated[list[SeatNumber], Doc("the seats from first to last")]


class Points(TypedDict):
    """The score if the game ended now, by its parts. [LW-15.1 to LW-15.4]"""

    moved: Annotated[Count, Doc("pieces")]
    sets: Count
    profit: int
    links: Annotated[int, Doc("for own links on the board")]


class Seat(TypedDict):
    """A player."""

    hand: Annotated[Count, Doc("investment cubes")]
    on_boxes: Annotated[Count, Doc("investment cubes")]
    reserve: Annotated[Count, Doc("investment cubes")]
    links: Annotated[list[str], Doc("borders")]
    links_left: Count
    trains: list[str]
    goods_room: Annotated[Count, Doc("free spaces for goods on the trains")]
    passenger_room: Annotated[Count, Doc("free spaces for passengers on the trains")]
    passed: bool
    loaded: Annotated[Goods, Doc("this turn")]
    delivered: Annotated[Goods, Doc("in the turns before")]
    sets: Annotated[Count, Doc("complete sets of what was moved")]
    profit_of_turn: int
    score: Annotated[int, Doc("if the game ended now")]
    points: Points


class Box(TypedDict):
    """An influence box of the auction. [LW-7]"""

    number: Number
    printed: Influence
    counter: Annotated[Annotated[str, OneOf(tuple(TRACK_NAMES))] | None, Doc("the counter that lies in the box")]
    brings: Annotated[Influence, Doc("printed points and the counter's")]
    holder: SeatNumber | None
    bid: Annotated[Count, Doc("cubes")]
    least: Annotated[Count, Doc("cubes that a seat without a box would have to bid")]


class Train(TypedDict):
    """A train tile."""

    id: Name
    owner: SeatNumber | None


class Railway(TypedDict):
    """A railway company."""

    links: Annotated[list[str], Doc("borders")]
    links_left: Count
    towns: list[str]


class Series(TypedDict):
    """The links that are being built, or taken over, now."""

    areas: list[str]
    company: Company | None
    cost: Annotated[Count, Doc("construction points so far")]
    owed: Annotated[Influence, Doc("influence points to pay")]


class Payment(TypedDict):
    """What is being paid now."""

    bill: Count
    paid: Annotated[dict[str, Count], Keys(tuple(PURSE_NAMES))]
    train: Annotated[str | None, Doc("the train that is being bought")]


class Table(TypedDict):
    """The table, the same for all."""

    turn: Annotated[int, OneOf((1, 2, 3, 4, 5))]
    turns: Annotated[int, OneOf((4, 5)), Doc("in the whole game")]
    order: list[SeatNumber]
    build_order: list[SeatNumber]
    train_order: list[SeatNumber]
    influence: Annotated[dict[str, Track], Keys(tuple(TRACK_NAMES))]
    profit: Track
    seats: BySeat[Seat]
    boxes: list[Box]
    trains: list[Train]
    companies: Annotated[dict[str, Railway], Keys(tuple(COMPANY_NAMES))]
    pieces: Annotated[dict[str, Annotated[dict[str, Count], Keys(tuple(KIND_NAMES), some=True)]], Doc("by area; only what is there")]
    removed: Annotated[Pieces, Doc("out of the game")]
    series: Series | None
    payment: Payment | None


class Amount(TypedDict):
    """A number of something."""

    n: int


class Counters(TypedDict):
    """Influence counters are drawn, one for each box."""

    influence: Annotated[list[str], REVEALED]


class Bid(TypedDict):
    """A bid on a box."""

    n: Count
    box: Count


class Outbid(TypedDict):
    """A bid on a box that somebody holds."""

    n: Count
    box: Count
    other_seat: SeatNumber


class Gain(TypedDict):
    """The influence points of a box."""

    box: Count
    points: list[Phrase]


class Order(TypedDict):
    """An order of the seats."""

    order_seats: list[SeatNumber]


class Build(TypedDict):
    """A link is built."""

    a: str
    b: str
    n: Count


class InArea(TypedDict):
    """Opposition is removed."""

    area: str
    n: Count


class Route(TypedDict):
    """A series of links is complete."""

    n: Count
    route: str


class Paid(TypedDict):
    """What was paid with."""

    points: list[Phrase]


class Buy(TypedDict):
    """A train is bought."""

    train: str
    passengers: Annotated[Count, Doc("that it has room for")]
    goods: Annotated[Count, Doc("that it has room for")]


class Take(TypedDict):
    """A piece is moved."""

    piece: Annotated[str, OneOf(tuple(KIND_NAMES[:KINDS]))]
    area: str


class Profit(TypedDict):
    """Profit or loss of a turn, and where the disc is after it."""

    n: int
    stone: Count
    cheese: Count
    red: Count
    green: Count
    links: Count
    space: int


class Takeover(TypedDict):
    """A company takes over links."""

    company: Company
    n: Count
    cost: Count
    route: str


class Town(TypedDict):
    """An area becomes a town of a company."""

    area: str
    company: Company


class Dead(TypedDict):
    """Pieces that nobody can move any more."""

    area: str
    pieces: Phrase


CUBES: Final = event("cubes", Amount)
COUNTERS: Final = event("counters", Counters, nobody=True)
BID: Final = event("bid", Bid)
OUTBID: Final = event("outbid", Outbid)
NO_BID: Final = event("no-bid", NoFacts)
GAIN: Final = event("gain", Gain)
BUILD_ORDER: Final = event("build-order", Order, nobody=True)
TRAIN_ORDER: Final = event("train-order", Order, nobody=True)
PLAYER_ORDER: Final = event("player-order", Order, nobody=True)
BUILD: Final = event("build", Build)
OPPOSITION: Final = event("opposition", InArea)
SERIES: Final = event("series", Route)
NOTHING: Final = event("nothing", NoFacts)
PAY: Final = event("pay", Paid)
BUY: Final = event("buy", Buy)
TAKE: Final = event("take", Take)
PASS: Final = event("pass", NoFacts)
PROFIT: Final = event("profit", Profit)
TAKEOVER: Final = event("takeover", Takeover)
NEW_TOWN: Final = event("new-town", Town, nobody=True)
DEAD: Final = event("dead", Dead, nobody=True)
KEEP: Final = event("keep", NoFacts)
TURN: Final = event("turn", Amount, nobody=True)
WINS: Final = event("wins", Amount)
