"""The moves, one class per decision, and the board with its tables of ints."""

from typing import Final

from roundhouse.kernel.move import Board as KernelBoard
from roundhouse.kernel.move import Move

# terrain [LW-1.8]
PLAIN: Final = 0
DALE: Final = 1
HILL: Final = 2
# towns [LW-1.9]
NO_TOWN: Final = 0
MINOR: Final = 1
MAJOR: Final = 2
COMPANY: Final = 3
NO_BORDER: Final = -1  # between areas that do not touch
# companies; as a set of companies, MR is 1 and NER is 2
MR: Final = 0
NER: Final = 1
# influence tracks, and the investment cubes as a fifth purse to pay from
GOVERNMENT: Final = 0
TRAIN: Final = 1
MR_INFLUENCE: Final = 2  # MR_INFLUENCE + company is the company's track
NER_INFLUENCE: Final = 3
CUBES: Final = 4
# kinds of pieces
STONE: Final = 0
CHEESE: Final = 1
RED: Final = 2  # RED + company is the passenger who travels to that company's towns
GREEN: Final = 3
OPPOSITION: Final = 4
KINDS: Final = 4  # that can be moved
CUBES_MAX: Final = 15  # LW-1.1
# words of the board's file, of notation, positions and events
COMPANY_NAMES: Final[list[str]] = ["MR", "NER"]
TRACK_NAMES: Final[list[str]] = ["government", "train", "mr", "ner"]
PURSE_NAMES: Final[list[str]] = ["government", "train", "mr", "ner", "cube"]
KIND_NAMES: Final[list[str]] = ["stone", "cheese", "red", "green", "opposition"]


class Bid(Move):
    """Put cubes on an influence box. [LW-7.2]"""

    def __init__(self, index: int, text: str, box: int, cubes: int) -> None:
        super().__init__(index, text)
        self.box: Final = box
        self.cubes: Final = cubes


class Build(Move):
    """Lay the next link of the series, from `start` across a border to `end`. [LW-9.2]"""

    def __init__(self, index: int, text: str, border: int, start: int, end: int) -> None:
        super().__init__(index, text)
        self.border: Final = border
        self.start: Final = start
        self.end: Final = end


class Finish(Move):
    """End the series and pay for it. [LW-9.15]"""


class Nothing(Move):
    """Build nothing. [LW-9.25]"""


class Pay(Move):
    """Pay one point from an influence track, or one cube. [LW-9.15, LW-10.6]"""

    def __init__(self, index: int, text: str, purse: int) -> None:
        super().__init__(index, text)
        self.purse: Final = purse


class Buy(Move):
    """Buy a train. [LW-10.3]"""

    def __init__(self, index: int, text: str, train: int) -> None:
        super().__init__(index, text)
        self.train: Final = train


class Take(Move):
    """Move one piece from the map onto a train. [LW-10.8]"""

    def __init__(self, index: int, text: str, pile: int) -> None:
        super().__init__(index, text)
        self.pile: Final = pile


class TakeAll(Move):
    """Take every piece within reach, which nobody contests, and pass. [LW-10.16]"""


class Pass(Move):
    """Take no further action in this phase. [LW-10.1]"""


class Sell(Move):
    """Name the next link, from `start` to `end`, of the series that a company takes over. [LW-13.2]"""

    def __init__(self, index: int, text: str, company: int, border: int, start: int, end: int) -> None:
        super().__init__(index, text)
        self.company: Final = company
        self.border: Final = border
        self.start: Final = start
        self.end: Final = end


class Complete(Move):
    """Have the named links taken over. [LW-13.6]"""


class Keep(Move):
    """Have nothing taken over. [LW-13.1]"""


class Board(KernelBoard):
    """The map, boxes, trains and tracks. Areas, borders, boxes, trains and piles are ints, and index the lists below."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        # areas
        self.areas: list[str] = []  # ids
        self.names: list[str] = []
        self.terrain: list[int] = []
        self.town: list[int] = []
        self.printed: list[int] = []  # the set of companies printed there
        self.heads: list[int] = []  # the areas with a printed company town
        self.start_only: list[bool] = []  # The South: no link may lead into it [LW-9.9]
        self.borders_of: list[list[int]] = []
        self.hills_near: list[list[int]] = []  # of a town: the neighbouring hills
        self.towns_near: list[list[int]] = []  # of a hill: the neighbouring towns
        # borders
        self.border_names: list[str] = []  # ids of both areas, as in the board file
        self.low_end: list[int] = []
        self.high_end: list[int] = []
        self.ends: list[int] = []  # the sum of both: ends - area is the area beyond
        self.between: list[int] = []  # the border between two areas, by area * areas + area; NO_BORDER where they do not touch
        self.cost: list[int] = []  # construction points; 0 where no link may lie [LW-9.11]
        # influence boxes and tracks
        self.points: list[list[int]] = []  # printed points, by box and track
        self.minimum: list[int] = []  # LW-7.3
        self.limit: list[int] = []  # the top space, by track
        self.first: list[int] = []  # the space at set-up, by track
        self.profit_low: int = 0
        self.profit_high: int = 0
        self.profit_first: int = 0
        # trains
        self.trains: list[str] = []
        self.row: list[int] = []
        self.rows: list[list[int]] = []  # the trains of each row
        self.row_cost: list[int] = []  # LW-10.3
        self.passengers: list[int] = []  # slots
        self.goods: list[int] = []  # slots
        # piles: every place where pieces of one kind can lie
        self.pile_kind: list[int] = []
        self.pile_area: list[int] = []
        self.pile: list[list[int]] = []  # by kind and area; -1 where no such piece can lie
        self.piles_at: list[list[int]] = []  # by area
        # moves
        self.bids: list[list[Move]] = []  # by box; one cube first
        self.builds: list[list[Build]] = []  # by area: the links out of it that may ever be built
        self.sells: list[list[Sell]] = []  # by company * areas + start
        self.takes: list[Move] = []  # by pile
        self.buys: list[Move] = []  # by train
        self.pays: list[Move] = []  # by purse
        self.finish: Move = Finish(0, "finish")
        self.nothing: Move = Nothing(0, "nothing")
        self.take_all: Move = TakeAll(0, "take-all")
        self.passing: Move = Pass(0, "pass")
        self.complete: Move = Complete(0, "complete")
        self.keep: Move = Keep(0, "keep")

    def border(self, here: int, there: int) -> int:
        """The border between two areas; NO_BORDER where they do not touch."""
        return self.between[here * len(self.areas) + there]

    def beyond(self, border: int, area: int) -> int:
        """The area on the other side of `border`."""
        return self.ends[border] - area
