"""What a seat sees and what everybody hears, each field once."""

from typing import Annotated, Final

from roundhouse import OWN, REVEALED, BySeat, Count, Doc, Name, SeatNumber, TypedDict, event


class Halt(TypedDict):
    """A halt of the line."""

    name: Name
    waiting: Annotated[Count, Doc("passengers")]
    flag: Annotated[SeatNumber | None, Doc("who stopped there last")]


class Secret(TypedDict):
    """What only one player knows."""

    ticket: Annotated[str, Doc("a halt")]


class Table(TypedDict):
    """The table as a seat sees it."""

    car: Annotated[str, Doc("the halt where the railcar stands")]
    homeward: Annotated[bool, Doc("on its way back to the junction")]
    carried: Annotated[BySeat[Count], Doc("passengers")]
    posted: Annotated[BySeat[bool], Doc("advertised on the last turn")]
    halts: list[Halt]
    tickets: Annotated[BySeat[str] | None, Doc("at the end: the halts of all tickets")]
    own: Annotated[Secret | None, OWN]


class Sign(TypedDict):
    """Where a halt is drawn."""

    name: str
    x: int
    y: int


class Drawing(TypedDict):
    """The board as it is drawn."""

    halts: list[Sign]


class Stopped(TypedDict):
    """The railcar stops, and passengers get in."""

    halt: str
    n: Count


class Advertised(TypedDict):
    """A bill at a halt."""

    halt: str


class Ticket(TypedDict):
    """A ticket is shown at the end."""

    halt: Annotated[str, REVEALED]
    points: Count


STOPPED: Final = event("stopped", Stopped)
ADVERTISED: Final = event("advertised", Advertised)
TICKET: Final = event("ticket", Ticket)
