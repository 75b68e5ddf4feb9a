"""State: every piece on the table."""

from bisect import insort
from typing import Final

from roundhouse.games.last_train_to_wensleydale import judge as judging
from roundhouse.games.last_train_to_wensleydale import scoring
from roundhouse.games.last_train_to_wensleydale.constants import COMPANY_OWNER, NOBODY, TURNS_FOR_FOUR, TURNS_FOR_THREE
from roundhouse.games.last_train_to_wensleydale.moves import KINDS, Board
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.state import Setting
from roundhouse.kernel.state import State as KernelState
from roundhouse.parts.stacked_track import StackedTrack


class State(KernelState):
    """A position. Seats, areas, borders, boxes, trains and piles are ints, and index the lists below."""

    def __init__(self, setting: Setting, chance: Chance, board: Board) -> None:
        super().__init__(setting, chance)
        self.board: Final = board
        self.players: Final = setting.players
        self.turn = 1
        self.acting = 0  # the seat that decides
        self.order: list[int] = []  # the three displays: seats from first to last
        self.build_order: list[int] = []
        self.train_order: list[int] = []
        self.tracks: list[StackedTrack] = []  # government, train, MR, NER
        self.profit: StackedTrack = StackedTrack(0, 0, [], [])
        self.hand: list[int] = []  # investment cubes, by seat; the rest of the 15 is on boxes or in reserve
        # auction, by box
        self.counter: list[int] = []  # the track of the counter drawn, or NOBODY
        self.holder: list[int] = []  # the seat with the standing bid, or NOBODY
        self.bid: list[int] = []  # its cubes
        # map
        self.owner: list[int] = []  # by border: a seat, COMPANY_OWNER + company, or NOBODY
        self.own: list[list[int]] = []  # by seat: the borders with its links, in order
        self.touch: list[int] = []  # by seat * areas + area: own links in the area
        self.company_links: list[int] = []  # on the board, by company
        self.towns: list[int] = []  # by area with a town: the set of companies it belongs to (MR 1, NER 2)
        self.heads: list[int] = []  # the areas with a company town, in order
        self.piles: list[int] = []  # pieces, by pile
        self.opposition: list[int] = []  # by area
        self.removed: list[int] = []  # by kind, opposition too: pieces in the box
        # the series in hand, built or sold
        self.series: list[int] = []  # areas, S0 first
        self.cost = 0  # construction points of the series
        self.owed: list[int] = [0, 0, 0, 0]  # influence that it must pay, by track
        self.sold_to = NOBODY  # the company that takes over the series in hand
        # the payment in hand
        self.bill = 0  # points still to be paid
        self.paid: list[int] = [0, 0, 0, 0, 0]  # by purse, chosen so far
        self.buying = NOBODY  # the train that is paid for; NOBODY: a series
        # trains and movement
        self.train_owner: list[int] = []  # by train
        self.rows: list[int] = []  # by seat: the set of rows in which it owns a train
        self.goods_room: list[int] = []  # by seat: free slots
        self.passenger_room: list[int] = []
        self.passed: list[bool] = []
        self.loaded: list[int] = []  # by seat * KINDS + kind: pieces on trains
        self.delivered: list[int] = []  # the same: pieces in front of their owners
        self.reach: list[list[int]] = []  # by seat: the piles its links reach; made when the phase begins, never changed
        self.claims: list[int] = []  # by pile: the set of seats that reach it; likewise

    def copy(self) -> "State":
        """The same position, sharing nothing that changes."""
        other = State(self.setting, self.chance, self.board)
        self.share(other)
        other.turn = self.turn
        other.acting = self.acting
        other.order = self.order[:]
        other.build_order = self.build_order[:]
        other.train_order = self.train_order[:]
        other.tracks = [track.copy() for track in self.tracks]
        other.profit = self.profit.copy()
        other.hand = self.hand[:]
        other.counter = self.counter[:]
        other.holder = self.holder[:]
        other.bid = self.bid[:]
        other.owner = self.owner[:]
        other.own = [links[:] for links in self.own]
        other.touch = self.touch[:]
        other.company_links = self.company_links[:]
        other.towns = self.towns[:]
        other.heads = self.heads[:]
        other.piles = self.piles[:]
        other.opposition = self.opposition[:]
        other.removed = self.removed[:]
        other.series = self.series[:]
        other.cost = self.cost
        other.owed = self.owed[:]
        other.sold_to = self.sold_to
        other.bill = self.bill
        other.paid = self.paid[:]
        other.buying = self.buying
        other.train_owner = self.train_owner[:]
        other.rows = self.rows[:]
        other.goods_room = self.goods_room[:]
        other.passenger_room = self.passenger_room[:]
        other.passed = self.passed[:]
        other.loaded = self.loaded[:]
        other.delivered = self.delivered[:]
        other.reach = self.reach
        other.claims = self.claims
        return other

    def pieces(self) -> tuple[object, ...]:
        """Everything that changes."""
        return (
            self.turn,
            self.acting,
            tuple(self.order),
            tuple(self.build_order),
            tuple(self.train_order),
            tuple([tuple(track.space) for track in self.tracks]),
            tuple([tuple(track.rank) for track in self.tracks]),
            tuple(self.profit.space),
            tuple(self.profit.rank),
            tuple(self.hand),
            tuple(self.counter),
            tuple(self.holder),
            tuple(self.bid),
            tuple(self.owner),
            tuple(self.piles),
            tuple(self.opposition),
            tuple(self.removed),
            tuple(self.series),
            self.cost,
            tuple(self.owed),
            self.sold_to,
            self.bill,
            tuple(self.paid),
            self.buying,
            tuple(self.train_owner),
            tuple(self.passed),
            tuple(self.loaded),
            tuple(self.delivered),
        )

    def redeal(self, seat: int) -> None:
        """Nothing on the table is hidden; what is still to be drawn comes from the new chance alone. [LW-16.1]"""

    def scores(self) -> list[int]:
        """Points, by seat; during the game, what each would have if it ended now. [LW-15]"""
        return [scoring.score(self, seat) for seat in range(self.players)]

    def ranking(self) -> list[int]:
        """Seats from first to last. [LW-15.5]"""
        return scoring.ranking(self)

    def judge(self, seat: int) -> float:
        """How good the position is for `seat`."""
        return judging.judge(self, seat)

    # What the phases share

    def turns(self) -> int:
        """How many turns the game lasts. [LW-4.1]"""
        return TURNS_FOR_THREE if self.players == 3 else TURNS_FOR_FOUR

    def influence(self, track: int, seat: int) -> int:
        """The influence points of `seat`."""
        return self.tracks[track].space[seat]

    def on_boxes(self, seat: int) -> int:
        """The cubes of the standing bids of `seat`."""
        cubes = 0
        for box in range(len(self.holder)):
            if self.holder[box] == seat:
                cubes += self.bid[box]
        return cubes

    def moved(self, seat: int, kind: int) -> int:
        """Pieces of one kind that `seat` has moved during the game, this turn included."""
        return self.loaded[seat * KINDS + kind] + self.delivered[seat * KINDS + kind]

    def lay(self, border: int, seat: int) -> None:
        """Put a link of `seat` across `border`."""
        board = self.board
        areas = len(board.areas)
        self.owner[border] = seat
        insort(self.own[seat], border)
        self.touch[seat * areas + board.low_end[border]] += 1
        self.touch[seat * areas + board.high_end[border]] += 1

    def lift(self, border: int, company: int) -> None:
        """Put a company link in the place of a player's. [LW-13.6]"""
        board = self.board
        areas = len(board.areas)
        seat = self.owner[border]
        self.own[seat].remove(border)
        self.touch[seat * areas + board.low_end[border]] -= 1
        self.touch[seat * areas + board.high_end[border]] -= 1
        self.give(border, company)

    def give(self, border: int, company: int) -> None:
        """Put a company link across `border`; towns at its ends now belong to the company. [LW-9.17]"""
        self.owner[border] = COMPANY_OWNER + company
        self.company_links[company] += 1
        self.connect(self.board.low_end[border], company)
        self.connect(self.board.high_end[border], company)

    def connect(self, area: int, company: int) -> None:
        """Make a town in `area`, if there is one, a town of the company."""
        if self.board.town[area]:
            if not self.towns[area]:
                insort(self.heads, area)
            self.towns[area] |= company + 1
