"""What a view of the table holds and what the game tells, each field once, and who may know it. [RW-3.1, RW-3.2]"""

from typing import Annotated, Final

from roundhouse.games.railways_of_the_world.moves import COLOUR_NAMES, COLOURS
from roundhouse.kernel.shapes import OWN, REVEALED, BySeat, Count, Doc, Keys, NoFacts, OneOf, SeatNumber, TypedDict, event

GOODS = COLOUR_NAMES[:COLOURS]
GAINED = ["links", "depots", "hotels", "goals", "lines"]  # where points come from

Colour = Annotated[str, OneOf(tuple(COLOUR_NAMES))]
Good = Annotated[str, OneOf(tuple(GOODS))]
Goods = Annotated[dict[str, Count], Keys(tuple(GOODS)), Doc("by colour")]
Cubes = Annotated[dict[str, Count], Doc("goods cubes by colour; only what is there")]


class Seat(TypedDict):
    """A player. All but the Baron is public. [RW-3.1]"""

    cash: Count
    bonds: Count
    position: Annotated[Count, Doc("on the income track")]
    gained: Annotated[dict[str, Count], Keys(tuple(GAINED)), Doc("points so far, by where they come from")]
    income: Annotated[Count, Doc("dollars a turn, before dividends")]
    net: Annotated[int, Doc("dollars a turn, after dividends")]
    forced: Annotated[Count, Doc("bonds that the dividends would force on the player if the turn ended now")]
    score: Annotated[int, Doc("points less bonds; at the end of the game with the Baron")]
    level: Annotated[int, OneOf(tuple(range(1, 9))), Doc("of the locomotive")]
    markers: Annotated[Count, Doc("left")]
    links: Annotated[Count, Doc("completed")]
    cities: Annotated[Count, Doc("that the network serves")]
    cards: Annotated[dict[str, Count], Doc("Operations cards")]
    used: Annotated[list[str], Doc("cards used this turn")]
    colours: Annotated[list[Good], Doc("of cubes delivered")]
    bid: Annotated[Count, Doc("in the auction for first player")]
    baron: Annotated[str | None, Doc("at the end of the game")]
    baron_score: Annotated[Count | None, Doc("at the end of the game")]


class City(TypedDict):
    """A city with its cubes."""

    colour: Colour
    new_city: Annotated[bool, Doc("a New City tile lies there")]
    cubes: Cubes


Link = TypedDict(
    "Link",
    {
        "owner": SeatNumber,
        "from": Annotated[str, Doc("city and side")],
        "to": Annotated[str, Doc("city and side")],
        "tiles": Annotated[list[str], Doc("hex and sides")],
        "depot": Annotated[SeatNumber | None, Doc("whose Trading Depot stands on it")],
    },
)
Stub = TypedDict("Stub", {"owner": SeatNumber, "from": str, "tiles": list[str]})


class Chain(TypedDict):
    """The track that is being laid now."""

    owner: SeatNumber
    city: Annotated[str, Doc("where it begins")]
    tiles: list[str]
    laid: Annotated[Count, Doc("tiles this action")]
    allowed: Annotated[Count, Doc("tiles that may still be laid")]
    price: Annotated[Count, Doc("dollars so far")]
    next: Annotated[dict[str, Count], Doc("the price of every tile that may be laid now, by move")]


class Line(TypedDict):
    """A Major Line on offer, or connected. [RW-12]"""

    a: str
    b: str
    points: Count
    seat: SeatNumber | None


class Auction(TypedDict):
    """The auction for first player."""

    high: Count
    leader: SeatNumber | None
    out: Annotated[list[SeatNumber], Doc("who has withdrawn, in this order")]
    bonds: Annotated[dict[str, Count], Doc("the bonds that the seat to bid would have to issue to pay, by move")]


Cube = TypedDict(
    "Cube",
    {
        "from": str,
        "colour": Good,
        "at": Annotated[str, Doc("the city where it is now")],
        "links": Annotated[Count, Doc("travelled")],
        "allowed": Annotated[Count, Doc("links in all")],
    },
)


class Payment(TypedDict):
    """What has to be paid now."""

    due: Count
    bonds: Annotated[Count, Doc("that have to be issued for it")]


class Loan(TypedDict):
    """What one more bond brings now, and what it costs until the end of the game. [RW-4.2, RW-4.6]"""

    brings: Annotated[Count, Doc("dollars")]
    turns: Annotated[Count, Doc("about how many times its dividend will be paid")]
    dividends: Annotated[Count, Doc("dollars, over these turns")]
    points: Annotated[Count, Doc("that it takes at the end")]
    dear: Annotated[bool, Doc("it costs more than it brings, or comes too late for its money to bring anything")]


class Own(TypedDict):
    """What only the seat itself knows. [RW-3.2]"""

    dealt: Annotated[list[str], Doc("Barons to choose from")]
    baron: str | None


class Table(TypedDict):
    """The table as a seat sees it."""

    turn: Count
    round: Annotated[int, OneOf((1, 2, 3))]
    rounds: Annotated[Count, Doc("in a turn")]
    first: Annotated[SeatNumber, Doc("the first player")]
    order: list[SeatNumber]
    place: Annotated[Count, Doc("whose turn it is, as a place in the order")]
    actions_left: Count
    last_turn: Count | None
    empty: Annotated[Count, Doc("empty city markers on the board")]
    empty_limit: Annotated[Count, Doc("empty cities that bring the end")]
    seats: BySeat[Seat]
    cities: dict[str, City]
    links: list[Link]
    stubs: Annotated[list[Stub], Doc("incomplete links")]
    chain: Chain | None
    western: Annotated[dict[str, SeatNumber | None], Doc("who has built the Western Link of a city")]
    bag: Goods
    new_cities: Annotated[Goods, Doc("New City tiles left")]
    tiles: Annotated[dict[str, int] | None, Doc("track tiles left, where they are counted")]
    face_up: Annotated[list[str], Doc("cards on offer")]
    discards: Annotated[list[str], Doc("cards")]
    deck: Annotated[Count, Doc("cards")]
    lines: list[Line]
    auction: Auction | None
    plan: Annotated[list[str], Doc("cards chosen for the action in hand")]
    site: Annotated[str | None, Doc("the city of the action in hand")]
    cube: Cube | None
    loan: Annotated[Loan | None, Doc("while the game lasts")]
    payment: Payment | None
    own: Annotated[Own | None, OWN]


class Amount(TypedDict):
    """A number of something."""

    n: Count


class Score(TypedDict):
    """The points of the winner."""

    n: int


class Order(TypedDict):
    """The order of play."""

    x_seats: list[SeatNumber]


class BaronKept(TypedDict):
    """A Baron is kept, in secret. [RW-3.2]"""

    baron: Annotated[str, OWN]


class BaronShown(TypedDict):
    """A Baron is shown, at the end."""

    baron: Annotated[str, REVEALED]
    n: Annotated[Count, REVEALED]


class Tile(TypedDict):
    """A track tile is laid."""

    hex: str
    sides: str
    n: Annotated[Count, Doc("dollars")]


class Between(TypedDict):
    """Something between two cities."""

    a: str
    b: str


class Route(TypedDict):
    """A link or a line, and what it costs or brings."""

    a: str
    b: str
    n: Count


class LineShown(TypedDict):
    """A Major Line is turned up."""

    a: Annotated[str, REVEALED]
    b: Annotated[str, REVEALED]
    n: Annotated[Count, REVEALED]


class AtCity(TypedDict):
    """A city, and how much."""

    city: str
    n: Count


class CityName(TypedDict):
    """A city."""

    city: str


class Western(TypedDict):
    """A Western Link is built."""

    city: str
    n: Count
    colour: Colour
    price: Count


class NewCity(TypedDict):
    """A New City tile is placed."""

    city: str
    colour: Colour


class Urbanized(TypedDict):
    """A New City tile is placed, with cubes from the bag."""

    city: str
    colour: Colour
    n: Count
    cubes: Annotated[list[Good], REVEALED]


class Grown(TypedDict):
    """Cubes from the bag come to a city."""

    city: str
    n: Count
    cubes: Annotated[list[Good], REVEALED]


class Upgrade(TypedDict):
    """A locomotive is bought."""

    n: Annotated[Count, Doc("the new level")]
    price: Count


class Delivery(TypedDict):
    """A cube is delivered."""

    city: str
    colour: Colour
    to: str
    n: Annotated[Count, Doc("links")]


class Card(TypedDict):
    """A card that lies open."""

    card: str


class CardShown(TypedDict):
    """A card is turned up."""

    card: Annotated[str, REVEALED]


class CardPoints(TypedDict):
    """The points of a card."""

    card: str
    n: Count


class Income(TypedDict):
    """Income and dividends of a turn."""

    n: Count
    dividends: Count


TURN: Final = event("turn", Amount, nobody=True)
KEEP: Final = event("keep", BaronKept)
BID: Final = event("bid", Amount)
WITHDRAW: Final = event("withdraw", NoFacts)
FIRST: Final = event("first", Amount)
FIRST_FREE: Final = event("first-free", NoFacts)
ORDER: Final = event("order", Order, nobody=True)
LAY: Final = event("lay", Tile)
LINK: Final = event("link", Route)
STUB: Final = event("stub", AtCity)
REMOVED: Final = event("removed", AtCity)
WESTERN: Final = event("western", Western)
URBANIZE: Final = event("urbanize", Urbanized)
URBANIZE_BARE: Final = event("urbanize-bare", NewCity)
INDUSTRY: Final = event("industry", NewCity)
UPGRADE: Final = event("upgrade", Upgrade)
DELIVER: Final = event("deliver", Delivery)
LINK_POINTS: Final = event("link-points", Amount)
DEPOT_POINTS: Final = event("depot-points", Amount)
HOTEL_POINTS: Final = event("hotel-points", CardPoints)
ACHIEVE: Final = event("achieve", CardPoints)
LINE: Final = event("line", Route)
LINE_OFFERED: Final = event("line-offered", LineShown, nobody=True)
EMPTY: Final = event("empty", CityName, nobody=True)
END_NEAR: Final = event("end-near", Amount, nobody=True)
TAKE: Final = event("take", Card)
USE: Final = event("use", Card)
GROW: Final = event("grow", Grown)
DEPOT: Final = event("depot", Between)
BONDS: Final = event("bonds", Amount)
PASS: Final = event("pass", NoFacts)
INCOME: Final = event("income", Income)
CARD: Final = event("card", CardShown, nobody=True)
BARON: Final = event("baron", BaronShown)
OVER: Final = event("over", Score)
