"""What a view of the table holds and what the game tells, each field once, and who may know it. [RR-19]"""

from typing import Annotated, Final, Literal

from roundhouse.games.railroad_revolution.movespace import ACTIONS, CHAINS
from roundhouse.kernel.shapes import OWN, REVEALED, BySeat, Count, Doc, Keys, NoFacts, OneOf, Phrase, SeatNumber, TypedDict, event

Colour = Annotated[str, Doc("the colour of a worker")]
Workers = Annotated[dict[str, Count], Doc("workers by colour")]
Trains = Annotated[dict[str, Count], Doc("trains by name")]
Owner = SeatNumber | Literal["neutral"] | None
Must = Literal["main", "pay", "workers", "crew"]


class Condition(TypedDict):
    """How far a condition of an objective is met."""

    n: Count
    of: Count


class Objective(TypedDict):
    """An objective before a seat, with its managers."""

    tile: str
    managers: list[Colour | None]
    conditions: list[Condition]


class Seat(TypedDict):
    """A player's company."""

    money: Count
    shares: Count
    tracks: Annotated[Count, Doc("on the company board")]
    buildings: Annotated[Count, Doc("on the company board")]
    sale: Annotated[Count | None, Doc("dollars for the next piece sold")]
    supply: Annotated[Workers, Doc("that are free")]
    board: Annotated[dict[str, Workers], Keys(ACTIONS), Doc("workers by action")]
    available: Annotated[Count, Doc("workers that are not managers")]
    trains_up: Annotated[Trains, Doc("face up")]
    trains_down: Annotated[Trains, Doc("face down")]
    objectives: list[Objective | None]
    completed: Annotated[list[str], Doc("objectives")]
    progress: Annotated[dict[str, Count], Doc("the space on each progress track")]
    multiplied: Annotated[dict[str, Count], Doc("what each progress track multiplies")]
    connected: Annotated[list[str], Doc("cities of the network")]
    points: Annotated[dict[str, Count], Doc("where they come from, if the game ended now [RR-15]")]


class City(TypedDict):
    """A city, with its tile and stations."""

    tile: str
    first: Annotated[Owner, Doc("of the first station")]
    stations: list[SeatNumber]


class Section(TypedDict):
    """A section of the telegraph line."""

    tile: str | None
    first: Annotated[Owner, Doc("of the first office")]
    offices: list[SeatNumber]


class SetupSide(TypedDict):
    """A side of a set-up tile that is on offer."""

    side: str
    worker: Colour | None


class Action(TypedDict):
    """The action that is being carried out."""

    action: Annotated[str, OneOf(ACTIONS)]
    worker: Colour
    worker_used: Annotated[bool, Doc("the worker's ability is spent")]
    to_place: Annotated[Count, Doc("pieces that the action still asks for")]
    due: Annotated[Count, Doc("dollars")]
    city: str | None
    section: Annotated[Count | None, Doc("from 1")]
    triangles: Count
    bonus: Annotated[bool, Doc("a bonus of the first building can be taken")]
    tile: Annotated[bool, Doc("a tile can be used")]
    contract_follows: bool
    accepted: Annotated[list[str], Doc("sides of the contract tile")]


class Waiting(TypedDict):
    """The effects that wait to be carried out."""

    must: Annotated[list[Must], Doc("what cannot be declined")]
    steps: Annotated[Count, Doc("on the progress tracks")]
    flips: Annotated[Count, Doc("of trains")]
    promotions: Count
    fees: Annotated[list[Count], Doc("dollars for each of the promotions that cost some")]
    trains: Count
    tracks: Count
    stations: Count
    offices: Count
    hires: Count
    swaps: Count
    workers: Annotated[list[list[Colour]], Doc("for each worker to be gained the colours to choose from")]
    offers: Annotated[list[str], Doc("effects that may be bought")]


class Replacing(TypedDict):
    """A seat that will draw a new objective."""

    seat: SeatNumber
    chain: Annotated[str, OneOf(CHAINS)]


class Own(TypedDict):
    """What only the seat itself knows. [RR-19.3]"""

    drawn: Annotated[list[str], Doc("objectives to choose from")]
    known: Annotated[dict[str, list[str | None]], Doc("the objective piles, as far as the seat has put tiles back")]


class Table(TypedDict):
    """The table as a seat sees it."""

    round: Count
    last_round: Count | None
    first_player: SeatNumber
    active: SeatNumber
    seats: BySeat[Seat]
    common: Annotated[Workers, Doc("the common supply")]
    cities: dict[str, City]
    tracks: Annotated[dict[str, list[SeatNumber]], Doc("whose tracks lie on a space; only where there are some")]
    sections: list[Section]
    trains: Annotated[Trains, Doc("on offer")]
    contract: str
    contract_pile: Count
    discards: Annotated[list[str], Doc("contracts")]
    objective_piles: dict[str, Count]
    setup: list[SetupSide]
    action: Action | None
    waiting: Waiting | None
    replacing: list[Replacing]
    drawing: Annotated[Count, Doc("objectives in the hand of whoever chooses now")]
    own: Annotated[Own | None, OWN]


class Effect(TypedDict):
    """An effect is carried out."""

    effect: Phrase


class Effects(TypedDict):
    """Effects are carried out."""

    effect: list[Phrase]


class Setup(TypedDict):
    """A set-up tile is chosen."""

    effect: list[Phrase]
    worker: Colour


class Place(TypedDict):
    """A worker is placed."""

    worker: Colour
    action: Annotated[str, OneOf(ACTIONS)]


class InCity(TypedDict):
    """A station is built."""

    city: str


class InSection(TypedDict):
    """An office is built."""

    section: Count


class OnSpace(TypedDict):
    """A track is placed without paying for it."""

    space: str


class Track(TypedDict):
    """A track is placed."""

    space: str
    n: Annotated[Count, Doc("dollars")]


class Amount(TypedDict):
    """A number of something."""

    n: Count


class Sale(TypedDict):
    """Shares are sold."""

    n: Count
    amount: Count


class Worker(TypedDict):
    """A worker comes or goes."""

    worker: Colour


class Promote(TypedDict):
    """A worker becomes a manager."""

    worker: Colour
    group: str


class Swap(TypedDict):
    """A worker for another."""

    old: Colour
    new: Colour


class Train(TypedDict):
    """A train is taken or turned over."""

    train: str


class Advance(TypedDict):
    """A step on a progress track."""

    track: str
    n: Count


class Contract(TypedDict):
    """A contract tile."""

    contract: list[Phrase]


class NewContract(TypedDict):
    """A contract tile is turned up."""

    contract: Annotated[list[Phrase], REVEALED]


class Complete(TypedDict):
    """An objective is completed."""

    group: str
    n: Count


class Keep(TypedDict):
    """An objective is kept, and laid open."""

    group: Annotated[str, REVEALED]
    condition: Annotated[list[Phrase], REVEALED]
    n: Annotated[Count, REVEALED]


SETUP: Final = event("setup", Setup)
TAKE_BACK: Final = event("take-back", NoFacts)
PLACE: Final = event("place", Place)
PASS: Final = event("pass", NoFacts)
STATION: Final = event("station", InCity)
FIRST_STATION: Final = event("first-station", InCity)
MAIN_REWARD: Final = event("main-reward", Effects)
BONUS: Final = event("bonus", Effects)
TRACK: Final = event("track", Track)
OFFICE: Final = event("office", InSection)
FIRST_OFFICE: Final = event("first-office", InSection)
TILE: Final = event("tile", Effects)
SELL_TRACK: Final = event("sell-track", Amount)
SELL_BUILDING: Final = event("sell-building", Amount)
PAY: Final = event("pay", Amount)
ABILITY: Final = event("ability", Effect)
PROMOTE: Final = event("promote", Promote)
DISCARD_WORKER: Final = event("discard-worker", Worker)
GAIN_WORKER: Final = event("gain-worker", Worker)
SWAP: Final = event("swap", Swap)
SELL_SHARES: Final = event("sell-shares", Sale)
GAIN_SHARES: Final = event("gain-shares", Amount)
DISCARD_SHARES: Final = event("discard-shares", Amount)
GAIN_MONEY: Final = event("gain-money", Amount)
TAKE_TRAIN: Final = event("take-train", Train)
FLIP_DOWN: Final = event("flip-down", Train)
FLIP_UP: Final = event("flip-up", Train)
ADVANCE: Final = event("advance", Advance)
FREE_TRACK: Final = event("free-track", OnSpace)
FREE_STATION: Final = event("free-station", InCity)
FREE_OFFICE: Final = event("free-office", InSection)
CONTRACT: Final = event("contract", Contract, nobody=True)
NEW_CONTRACT: Final = event("new-contract", NewContract, nobody=True)
ACCEPT: Final = event("accept", Effects)
DECLINE: Final = event("decline", NoFacts)
COMPLETE: Final = event("complete", Complete)
KEEP: Final = event("keep", Keep)
END_TRIGGERED: Final = event("end-triggered", NoFacts)
WIN: Final = event("win", Amount)
