"""What a view of the table holds and what the game tells, each field once, and who may know it. [WW-14]"""

from typing import Annotated, Final, Literal

from roundhouse.kernel.shapes import EACH, OWN, REVEALED, BySeat, Count, Doc, Name, NoFacts, OneOf, SeatNumber, TypedDict, event

Era = Literal["canal", "rail"]
Hue = Annotated[str, Doc("the colour of a set of pieces")]
Tokens = Annotated[dict[str, Count], Doc("demand tokens by type")]


class Set(TypedDict):
    """A set of pieces. With two players each has two. [WW-1.6]"""

    colour: Name
    seat: SeatNumber
    industries: Annotated[Count, Doc("left in stock")]
    links: Annotated[Count, Doc("left in stock")]
    built: Annotated[Count, Doc("link spaces of its links on the map")]
    network: Annotated[Count, Doc("link spaces of its largest network")]


class Lot(TypedDict):
    """The town card under the hammer, in the auction card by card. [WW-13.2]"""

    card: Name
    price: Annotated[Count | None, Doc("the highest bid")]
    leader: SeatNumber | None


class Purse(TypedDict):
    """What is left when a bid is paid. [WW-8.4]"""

    cash: Annotated[Count, Doc("pounds")]
    income: Annotated[Count, Doc("the space of the marker")]


class Own(TypedDict):
    """What only the seat itself knows. [WW-14.9 to WW-14.11]"""

    tokens: Annotated[Tokens, Doc("in the hand")]
    fist: Annotated[Tokens, Doc("those of the hand that are about to be placed")]
    ready: Annotated[bool, Doc("the fist is closed")]
    bid: Annotated[Count | None, Doc("the sealed bid")]
    picked: Annotated[Hue | None, Doc("the set that a sealed bid is for")]
    means: Annotated[Count, Doc("pounds that could be paid, with all income recouped")]
    bidding: Annotated[list[Purse], Doc("what a bid of 0, 1, 2 ... pounds leaves, while one is owed")]
    recouping: Annotated[list[Count], Doc("where the income marker stands when 0, 1, 2 ... pounds are recouped")]


class Table(TypedDict):
    """The table as a seat sees it."""

    era: Era
    round: Count
    rounds: Annotated[Count, Doc("in an era")]
    creation: Annotated[int, OneOf((1, 2, 3, 4)), Doc("which creation of demand is next, or under way")]
    link_cost: Annotated[Count, Doc("pounds for a link of this era")]
    prices: Annotated[list[Count], Doc("pounds for a connection of 1, 2 ... link spaces in this era")]
    sets: list[Set]
    cash: Annotated[
        BySeat[Count | None],
        EACH,
        Doc("pounds; shown to all with open money, and at the end; else it follows from the incomes, bids and prices that all were told, and bots count on it"),
    ]
    income: BySeat[Count]
    order: Annotated[list[Hue], Doc("of play in this round")]
    before: Annotated[list[Hue], Doc("the order of the last round")]
    active: Annotated[Hue | None, Doc("whose turn it is")]
    turn: Annotated[Count, Doc("turns taken in this round")]
    industries: Annotated[dict[str, dict[str, Count]], Doc("by town and colour; only where there are some")]
    links: Annotated[list[Hue | None], Doc("who has built each connection of the board")]
    display: Annotated[Tokens, Doc("demand")]
    undrawn: Annotated[Count, Doc("demand tokens that nobody has drawn")]
    tokens: Annotated[BySeat[Count], Doc("demand tokens in each hand")]
    deck: Annotated[Count, Doc("town cards in the deck")]
    set_aside: Annotated[Count, Doc("town cards that a gamble may draw")]
    offer: Annotated[list[str], Doc("town cards on offer")]
    discard: Annotated[list[str], Doc("town cards out of play in this era")]
    bids: Annotated[BySeat[Count | None], Doc("bids that are open")]
    won: Annotated[BySeat[str | None], Doc("the card that a seat has won or leads on")]
    lot: Lot | None
    still_in: Annotated[BySeat[bool], Doc("who may still bid on the lot")]
    next_order: Annotated[list[Hue], Doc("boxes of the turn order that are already taken")]
    card: Annotated[str | None, Doc("the town card of the turn in hand")]
    gambled: Annotated[bool, Doc("that card was drawn from those set aside")]
    town: Annotated[str | None, Doc("where an industry was placed in the turn in hand")]
    built: Annotated[list[str], Doc("links of the turn in hand")]
    own: Annotated[Own | None, OWN]


class Drew(TypedDict):
    """Demand tokens from the bag. [WW-14.9]"""

    type: Annotated[list[str], OWN]


class PlacedTokens(TypedDict):
    """A fist is opened."""

    type: Annotated[list[str], REVEALED]
    n: Annotated[Count, REVEALED]


class Round(TypedDict):
    """A round begins, with new town cards."""

    round: Count
    card: Annotated[list[str], REVEALED]


class BidShown(TypedDict):
    """A sealed bid is opened."""

    pounds: Annotated[Count, REVEALED]
    colour: Annotated[Hue, REVEALED]


class Order(TypedDict):
    """The order of play."""

    colour: list[Hue]


class Card(TypedDict):
    """A town card on offer."""

    card: str


class Bid(TypedDict):
    """An open bid on a town card."""

    pounds: Count
    card: str


class Sold(TypedDict):
    """A town card is won, and with it a box of the turn order."""

    pounds: Count
    card: str
    box: Count


class Gamble(TypedDict):
    """A card is given up for one of those set aside."""

    card: str
    drawn: Annotated[str, REVEALED]


class Industry(TypedDict):
    """An industry is placed."""

    town: str
    colour: Hue


class Removed(TypedDict):
    """An industry is removed."""

    town: str
    colour: Hue
    owner_seat: SeatNumber


class Connection(TypedDict):
    """A connection, as a message of its own."""

    say: str
    a: str
    b: str


class Part(TypedDict):
    """The income of one town, as a message of its own."""

    say: str
    n: Count
    town: str


class Built(TypedDict):
    """Links are built, and their towns bring income."""

    links: list[Connection]
    n: Count
    cost: Count
    sum: list[Part]
    towns: Count
    total: Count
    era: Era


class Recouped(TypedDict):
    """Income is given up for money."""

    pounds: Count
    spaces: Count


class Collected(TypedDict):
    """The money of a round."""

    income: Count
    links: Count
    industries: Count
    total: Count


class Money(TypedDict):
    """The winner's money."""

    money: Annotated[Count, REVEALED]


DREW: Final = event("drew", Drew)
PLACED_TOKENS: Final = event("placed-tokens", PlacedTokens)
KEPT_TOKENS: Final = event("kept-tokens", NoFacts)
ROUND: Final = event("round", Round, nobody=True)
BID_SHOWN: Final = event("bid-shown", BidShown)
ORDER: Final = event("order", Order, nobody=True)
LOT: Final = event("lot", Card)
BID: Final = event("bid", Bid)
DROP: Final = event("drop", Card)
OUTBID: Final = event("outbid", NoFacts)
SOLD: Final = event("sold", Sold)
CARD: Final = event("card", Card)
GAMBLE: Final = event("gamble", Gamble)
PLACED: Final = event("placed", Industry)
REMOVED: Final = event("removed", Removed)
BUILT: Final = event("built", Built)
NO_LINKS: Final = event("no-links", NoFacts)
RECOUPED: Final = event("recouped", Recouped)
COLLECTED: Final = event("collected", Collected)
RESET: Final = event("reset", NoFacts, nobody=True)
GAME_OVER: Final = event("game-over", Money)
