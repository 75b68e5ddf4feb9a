"""What a view of Valley Line holds and what the game tells, each field once, and who may know it."""

from typing import Annotated, Final

from roundhouse.kernel.shapes import OWN, REVEALED, BySeat, Count, NoFacts, TypedDict, event


class Table(TypedDict):
    """The table as a seat sees it."""

    round: Count
    money: BySeat[Count]
    points: BySeat[Count]
    cards: BySeat[Count]
    hand: Annotated[list[Count], OWN]
    bid: Annotated[int, OWN]
    links: dict[str, int]


class Reveal(TypedDict):
    """All bids are shown."""

    bids: Annotated[list[str], REVEALED]
    amount: Annotated[Count, REVEALED]


class Laid(TypedDict):
    """A link is laid."""

    link: str
    points: Count


class Drew(TypedDict):
    """A card is drawn."""

    card: Annotated[Count, OWN]


REVEAL: Final = event("reveal", Reveal)
LINK: Final = event("link", Laid)
DRAW: Final = event("draw", NoFacts)
DREW: Final = event("drew", Drew)
