"""State: every piece on the table."""

from bisect import insort
from typing import Final

from roundhouse.games.last_train_to_wensleydale import judge as judging
from roundhouse.games.last_train_to_wensleydale import scoring
from roundhouse.games.last_train_to_wensleydale.constants import COMPANY_OWNER, GOODS, NOBODY, PIECES, TURNS_FOR_FOUR, TURNS_FOR_THREE
from roundhouse.games.last_train_to_wensleydale.moves import KINDS, Board
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.state import Setting
from roundhouse.kernel.state import State as KernelState
from roundhouse.parts.stacked_track import StackedTrack


class State(KernelState):
    """A position. Seats, areas, borders, boxes, trains and piles are ints, and index the lists below."""

    def __init__(self, setting: Setting, chance: Chance, board: Board, like: "State | None" = None) -> None:
        super().__init__(setting, chance)
        players = setting.players
        areas = len(board.areas)
        boxes = len(board.points)
        self.board: Final = board
        self.players: Final = players
        self.turn: int = 1 if like is None else like.turn
        self.acting: int = 0 if like is None else like.acting  # the seat that decides
        # the three displays: seats from first to last
        self.order: list[int] = list(range(players)) if like is None else like.order[:]
        self.build_order: list[int] = [] if like is None else like.build_order[:]
        self.train_order: list[int] = [] if like is None else like.train_order[:]
        self.tracks: list[StackedTrack] = influence_tracks(board, players) if like is None else [track.copy() for track in like.tracks]
        self.profit: StackedTrack = profit_track(board, players) if like is None else like.profit.copy()
        self.hand: list[int] = [0] * players if like is None else like.hand[:]  # investment cubes; the rest of the 15 is on boxes or in reserve
        # auction, by box
        self.counter: list[int] = [NOBODY] * boxes if like is None else like.counter[:]  # the track of the counter drawn, or NOBODY
        self.holder: list[int] = [NOBODY] * boxes if like is None else like.holder[:]  # the seat with the standing bid, or NOBODY
        self.bid: list[int] = [0] * boxes if like is None else like.bid[:]  # its cubes
        # map
        self.owner: list[int] = [NOBODY] * len(board.ends) if like is None else like.owner[:]  # by border: a seat, COMPANY_OWNER + company, or NOBODY
        self.own: list[list[int]] = [[] for _ in range(players)] if like is None else [links[:] for links in like.own]  # borders with links of a seat, in order
        self.touch: list[int] = [0] * (players * areas) if like is None else like.touch[:]  # by seat * areas + area: own links in the area
        self.company_links: list[int] = [0, 0] if like is None else like.company_links[:]  # on the board, by company
        self.towns: list[int] = board.printed[:] if like is None else like.towns[:]  # by area with a town: the set of its companies (MR 1, NER 2)
        self.heads: list[int] = board.heads[:] if like is None else like.heads[:]  # the areas with a company town, in order
        self.piles: list[int] = [0] * len(board.pile_kind) if like is None else like.piles[:]  # pieces, by pile
        self.opposition: list[int] = [0] * areas if like is None else like.opposition[:]  # by area
        self.removed: list[int] = [GOODS, GOODS, PIECES, PIECES, PIECES] if like is None else like.removed[:]  # pieces in the box, by kind
        # the series in hand, built or sold
        self.series: list[int] = [] if like is None else like.series[:]  # areas, S0 first
        self.cost: int = 0 if like is None else like.cost  # construction points of the series
        self.owed: list[int] = [0, 0, 0, 0] if like is None else like.owed[:]  # influence that it must pay, by track
        self.sold_to: int = NOBODY if like is None else like.sold_to  # the company that takes over the series in hand
        # the payment in hand
        self.bill: int = 0 if like is None else like.bill  # points still to be paid
        self.paid: list[int] = [0, 0, 0, 0, 0] if like is None else like.paid[:]  # by purse, chosen so far
        self.buying: int = NOBODY if like is None else like.buying  # the train that is paid for; NOBODY: a series
        # trains and movement
        self.train_owner: list[int] = [NOBODY] * len(board.trains) if like is None else like.train_owner[:]
        self.rows: list[int] = [0] * players if like is None else like.rows[:]  # the set of rows in which a seat owns a train
        self.goods_room: list[int] = [0] * players if like is None else like.goods_room[:]  # free slots
        self.passenger_room: list[int] = [0] * players if like is None else like.passenger_room[:]
        self.passed: list[bool] = [False] * players if like is None else like.passed[:]
        self.loaded: list[int] = [0] * (players * KINDS) if like is None else like.loaded[:]  # by seat * KINDS + kind: pieces on trains
        self.delivered: list[int] = [0] * (players * KINDS) if like is None else like.delivered[:]  # the same: pieces in front of their owners
        # what links reach; both tables are made when Phase 6 begins and are never changed, so that copies share them
        self.reach: list[list[int]] = [] if like is None else like.reach  # by seat: piles
        self.claims: list[int] = [] if like is None else like.claims  # by pile: the set of seats that reach it

    def copy(self) -> "State":
        """The same position, sharing nothing that changes."""
        other = State(self.setting, self.chance, self.board, self)
        self.share(other)
        return other

    def pieces(self) -> tuple[object, ...]:
        """Everything that changes; what follows from the rest is left out."""
        return (
            self.turn, self.acting, tuple(self.order), tuple(self.build_order), tuple(self.train_order),
            tuple([tuple(track.space) for track in self.tracks]), tuple([tuple(track.rank) for track in self.tracks]),
            tuple(self.profit.space), tuple(self.profit.rank), tuple(self.hand), tuple(self.counter), tuple(self.holder), tuple(self.bid),
            tuple(self.owner), tuple(self.piles), tuple(self.opposition), tuple(self.removed), tuple(self.series), self.cost,
            tuple(self.owed), self.sold_to, self.bill, tuple(self.paid), self.buying, tuple(self.train_owner), tuple(self.passed),
            tuple(self.loaded), tuple(self.delivered),
        )  # fmt: skip

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


def influence_tracks(board: Board, players: int) -> list[StackedTrack]:
    """The four tracks with every disc on its first space. [LW-2.3]"""
    return [StackedTrack(0, board.limit[track], [board.first[track]] * players, list(range(players))) for track in range(len(board.limit))]


def profit_track(board: Board, players: int) -> StackedTrack:
    """The profit/loss track with every disc on 0. [LW-2.3]"""
    return StackedTrack(board.profit_low, board.profit_high, [board.profit_first] * players, list(range(players)))
