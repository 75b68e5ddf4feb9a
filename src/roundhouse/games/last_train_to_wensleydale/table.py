"""Every piece of Last Train to Wensleydale: how it is laid out, copied and compared.

Written by `python -m roundhouse.kernel.tablecode` from fields.py; change that file, not this one.
"""

from typing import Final

from roundhouse.games.last_train_to_wensleydale.constants import GOODS, NOBODY, PIECES
from roundhouse.games.last_train_to_wensleydale.moves import KINDS, Board
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.state import Setting
from roundhouse.kernel.state import State as KernelState
from roundhouse.parts.stacked_track import StackedTrack


class Table(KernelState):
    """All that lies on the table. The game's own State adds what can be read from it and done with it."""

    __slots__ = (  # looked up faster than in a dictionary where the game is not compiled
        "acting", "bid", "bill", "board", "build_order", "buying", "claims", "company_links", "cost", "counter", "delivered", "goods_room", "hand", "heads",
        "holder", "loaded", "opposition", "order", "owed", "own", "owned", "owner", "paid", "passed", "passenger_room", "piles", "players", "profit", "reach",
        "removed", "rows", "series", "sold_to", "touch", "towns", "tracks", "train_order", "train_owner", "turn",
    )  # fmt: skip

    def __init__(self, setting: Setting, chance: Chance, board: Board, like: "Table | None" = None) -> None:
        """The table before the set-up, or as it is in the state `like`."""
        super().__init__(setting, chance, like)
        players = setting.players
        self.board: Final = board
        self.players: Final = players
        if like is None:
            areas = len(board.areas)
            boxes = len(board.points)
            seats = list(range(players))
            self.turn: int = 1
            self.acting: int = 0  # the seat that decides
            self.order: list[int] = seats[:]  # the displays: seats from first to last
            self.build_order: list[int] = []
            self.train_order: list[int] = []
            # of influence [LW-2.3]
            self.tracks: list[StackedTrack] = [StackedTrack(0, high, [first] * players, seats[:]) for high, first in zip(board.limit, board.first, strict=True)]
            self.profit: StackedTrack = StackedTrack(board.profit_low, board.profit_high, [board.profit_first] * players, seats[:])
            self.hand: list[int] = [0] * players  # investment cubes; the rest of the 15 is on boxes or in reserve
            self.owner: list[int] = [NOBODY] * len(board.ends)  # by border: a seat, COMPANY_OWNER + company, or NOBODY
            self.own: list[list[int]] = [[] for _ in range(players)]  # borders with links of a seat, in order
            self.touch: list[int] = [0] * (players * areas)  # by seat * areas + area: own links in the area
            self.passed: list[bool] = [False] * players
            self.loaded: list[int] = [0] * (players * KINDS)  # by seat * KINDS + kind: pieces on trains
            self.delivered: list[int] = [0] * (players * KINDS)  # the same: pieces in front of their owners
            self.counter: list[int] = [NOBODY] * boxes  # the track of the counter drawn, or NOBODY
            self.holder: list[int] = [NOBODY] * boxes  # the seat with the standing bid, or NOBODY
            self.bid: list[int] = [0] * boxes  # its cubes
            self.company_links: list[int] = [0, 0]  # on the board, by company
            self.towns: list[int] = board.printed[:]  # by area with a town: the set of its companies (MR 1, NER 2)
            self.heads: list[int] = board.heads[:]  # the areas with a company town, in order
            self.train_owner: list[int] = [NOBODY] * len(board.trains)
            self.rows: list[int] = [0] * players  # the set of rows in which a seat owns a train
            self.goods_room: list[int] = [0] * players  # free slots
            self.passenger_room: list[int] = [0] * players
            self.piles: list[int] = [0] * len(board.pile_kind)  # pieces, by pile
            self.opposition: list[int] = [0] * areas  # by area
            self.removed: list[int] = [GOODS, GOODS, PIECES, PIECES, PIECES]  # pieces in the box, by kind
            self.series: list[int] = []  # the series in hand, built or sold: areas, S0 first
            self.sold_to: int = NOBODY  # the company that takes over the series in hand
            self.cost: int = 0  # construction points of the series
            self.owed: list[int] = [0, 0, 0, 0]  # influence that it must pay, by track
            self.bill: int = 0  # points still to be paid
            self.paid: list[int] = [0, 0, 0, 0, 0]  # by purse, chosen so far
            self.buying: int = NOBODY  # the train that is paid for; NOBODY: a series
            self.reach: list[list[int]] = []  # by seat: the piles that its links reach, once Phase 6 has begun
            self.claims: list[int] = []  # by pile: the set of seats that reach it
            self.owned: int = 33554431  # the lists that no copy shares, one bit for each
        else:
            self.turn = like.turn
            self.acting = like.acting
            self.order = like.order
            self.build_order = like.build_order
            self.train_order = like.train_order
            self.tracks = like.tracks
            self.profit = like.profit
            self.hand = like.hand
            self.owner = like.owner
            self.own = like.own
            self.touch = like.touch
            self.passed = like.passed
            self.loaded = like.loaded
            self.delivered = like.delivered
            self.counter = like.counter
            self.holder = like.holder
            self.bid = like.bid
            self.company_links = like.company_links
            self.towns = like.towns
            self.heads = like.heads
            self.train_owner = like.train_owner
            self.rows = like.rows
            self.goods_room = like.goods_room
            self.passenger_room = like.passenger_room
            self.piles = like.piles
            self.opposition = like.opposition
            self.removed = like.removed
            self.series = like.series
            self.sold_to = like.sold_to
            self.cost = like.cost
            self.owed = like.owed
            self.bill = like.bill
            self.paid = like.paid
            self.buying = like.buying
            self.reach = like.reach
            self.claims = like.claims
            self.owned = 0
            like.owned = 0

    def pieces(self) -> tuple[object, ...]:
        """All that makes positions equal."""
        return (
            self.turn, self.acting, tuple(self.order), tuple(self.build_order), tuple(self.train_order),
            tuple([tuple(track.space) for track in self.tracks]), tuple([tuple(track.rank) for track in self.tracks]),
            tuple(self.profit.space), tuple(self.profit.rank), tuple(self.hand), tuple(self.counter), tuple(self.holder), tuple(self.bid), tuple(self.owner),
            tuple(self.piles), tuple(self.opposition), tuple(self.removed), tuple(self.series), self.cost, tuple(self.owed), self.sold_to, self.bill,
            tuple(self.paid), self.buying, tuple(self.train_owner), tuple(self.passed), tuple(self.loaded), tuple(self.delivered),
        )  # fmt: skip

    def change_tracks(self) -> list[StackedTrack]:
        """`tracks` to be changed: from now on this state has a list of its own."""
        if not self.owned & 1:
            self.tracks = [one.copy() for one in self.tracks]
            self.owned |= 1
        return self.tracks

    def change_profit(self) -> StackedTrack:
        """`profit` to be changed: from now on this state has a list of its own."""
        if not self.owned & 2:
            self.profit = self.profit.copy()
            self.owned |= 2
        return self.profit

    def change_hand(self) -> list[int]:
        """`hand` to be changed: from now on this state has a list of its own."""
        if not self.owned & 4:
            self.hand = self.hand[:]
            self.owned |= 4
        return self.hand

    def change_owner(self) -> list[int]:
        """`owner` to be changed: from now on this state has a list of its own."""
        if not self.owned & 8:
            self.owner = self.owner[:]
            self.owned |= 8
        return self.owner

    def change_own(self) -> list[list[int]]:
        """`own` to be changed: from now on this state has a list of its own."""
        if not self.owned & 16:
            self.own = [row[:] for row in self.own]
            self.owned |= 16
        return self.own

    def change_touch(self) -> list[int]:
        """`touch` to be changed: from now on this state has a list of its own."""
        if not self.owned & 32:
            self.touch = self.touch[:]
            self.owned |= 32
        return self.touch

    def change_passed(self) -> list[bool]:
        """`passed` to be changed: from now on this state has a list of its own."""
        if not self.owned & 64:
            self.passed = self.passed[:]
            self.owned |= 64
        return self.passed

    def change_loaded(self) -> list[int]:
        """`loaded` to be changed: from now on this state has a list of its own."""
        if not self.owned & 128:
            self.loaded = self.loaded[:]
            self.owned |= 128
        return self.loaded

    def change_delivered(self) -> list[int]:
        """`delivered` to be changed: from now on this state has a list of its own."""
        if not self.owned & 256:
            self.delivered = self.delivered[:]
            self.owned |= 256
        return self.delivered

    def change_counter(self) -> list[int]:
        """`counter` to be changed: from now on this state has a list of its own."""
        if not self.owned & 512:
            self.counter = self.counter[:]
            self.owned |= 512
        return self.counter

    def change_holder(self) -> list[int]:
        """`holder` to be changed: from now on this state has a list of its own."""
        if not self.owned & 1024:
            self.holder = self.holder[:]
            self.owned |= 1024
        return self.holder

    def change_bid(self) -> list[int]:
        """`bid` to be changed: from now on this state has a list of its own."""
        if not self.owned & 2048:
            self.bid = self.bid[:]
            self.owned |= 2048
        return self.bid

    def change_company_links(self) -> list[int]:
        """`company_links` to be changed: from now on this state has a list of its own."""
        if not self.owned & 4096:
            self.company_links = self.company_links[:]
            self.owned |= 4096
        return self.company_links

    def change_towns(self) -> list[int]:
        """`towns` to be changed: from now on this state has a list of its own."""
        if not self.owned & 8192:
            self.towns = self.towns[:]
            self.owned |= 8192
        return self.towns

    def change_heads(self) -> list[int]:
        """`heads` to be changed: from now on this state has a list of its own."""
        if not self.owned & 16384:
            self.heads = self.heads[:]
            self.owned |= 16384
        return self.heads

    def change_train_owner(self) -> list[int]:
        """`train_owner` to be changed: from now on this state has a list of its own."""
        if not self.owned & 32768:
            self.train_owner = self.train_owner[:]
            self.owned |= 32768
        return self.train_owner

    def change_rows(self) -> list[int]:
        """`rows` to be changed: from now on this state has a list of its own."""
        if not self.owned & 65536:
            self.rows = self.rows[:]
            self.owned |= 65536
        return self.rows

    def change_goods_room(self) -> list[int]:
        """`goods_room` to be changed: from now on this state has a list of its own."""
        if not self.owned & 131072:
            self.goods_room = self.goods_room[:]
            self.owned |= 131072
        return self.goods_room

    def change_passenger_room(self) -> list[int]:
        """`passenger_room` to be changed: from now on this state has a list of its own."""
        if not self.owned & 262144:
            self.passenger_room = self.passenger_room[:]
            self.owned |= 262144
        return self.passenger_room

    def change_piles(self) -> list[int]:
        """`piles` to be changed: from now on this state has a list of its own."""
        if not self.owned & 524288:
            self.piles = self.piles[:]
            self.owned |= 524288
        return self.piles

    def change_opposition(self) -> list[int]:
        """`opposition` to be changed: from now on this state has a list of its own."""
        if not self.owned & 1048576:
            self.opposition = self.opposition[:]
            self.owned |= 1048576
        return self.opposition

    def change_removed(self) -> list[int]:
        """`removed` to be changed: from now on this state has a list of its own."""
        if not self.owned & 2097152:
            self.removed = self.removed[:]
            self.owned |= 2097152
        return self.removed

    def change_series(self) -> list[int]:
        """`series` to be changed: from now on this state has a list of its own."""
        if not self.owned & 4194304:
            self.series = self.series[:]
            self.owned |= 4194304
        return self.series

    def change_owed(self) -> list[int]:
        """`owed` to be changed: from now on this state has a list of its own."""
        if not self.owned & 8388608:
            self.owed = self.owed[:]
            self.owned |= 8388608
        return self.owed

    def change_paid(self) -> list[int]:
        """`paid` to be changed: from now on this state has a list of its own."""
        if not self.owned & 16777216:
            self.paid = self.paid[:]
            self.owned |= 16777216
        return self.paid
