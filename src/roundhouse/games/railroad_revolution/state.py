"""A position of Railroad Revolution: what can be read from the table, and what several phases do to it."""

from typing import Final

from roundhouse.games.railroad_revolution import shapes
from roundhouse.games.railroad_revolution.features import features, left
from roundhouse.games.railroad_revolution.judge import standing, terms, time_left
from roundhouse.games.railroad_revolution.levels import foresight
from roundhouse.games.railroad_revolution.moves import SellShares
from roundhouse.games.railroad_revolution.scoring import total
from roundhouse.games.railroad_revolution.table import Table
from roundhouse.games.railroad_revolution.tiles import COLOURS, NOBODY, PILES
from roundhouse.kernel.foresight import Foresight
from roundhouse.kernel.move import Aside, Move
from roundhouse.kernel.refusal import NOT_NOW, Refusal

SALE_CLOSED: Final = Refusal("RR-R25", "refused-set-up")
NOT_SO_MANY: Final = Refusal("RR-5.3", "refused-no-shares")
SHARES_NEEDED: Final = Refusal("RR-R5", "refused-no-way-on")

SETUP: Final = 0  # the phases
SETUP_REWARD: Final = 1
WORKER: Final = 2
ACTION: Final = 3
CONTRACT: Final = 4
REWARD: Final = 5
OBJECTIVES: Final = 6


class RailState(Table):
    """A position. What lies on the table is declared in fields.py."""

    def copy(self) -> "RailState":
        """The same position, sharing nothing that changes."""
        return RailState(self.setting, self.chance, self.board, self)

    def redeal(self, seat: int) -> None:
        """Deal again the order of the piles, and of the tiles that another seat is looking at. [RR-19.2, RR-19.3]"""
        contracts = self.change_contract_pile()
        contracts.sort()  # what is imagined follows from what the seat knows alone, not from how things truly lie
        self.chance.shuffle(contracts)
        piles = self.change_piles()
        rank = self.board.objective_rank[self.drawn[0]] - 1 if self.drawn else NOBODY
        looking = rank != NOBODY and self.actor == seat
        for number in range(PILES):
            pile = piles[number]
            hidden = [place for place in range(len(pile)) if seat < 0 or not self.seen[number][place] >> seat & 1]
            tiles = [pile[place] for place in hidden]
            covered: list[int] = []
            if number == rank and not looking:
                covered = [place for place in range(len(self.drawn)) if seat < 0 or not self.drawn_seen[place] >> seat & 1]
                tiles += [self.drawn[place] for place in covered]
            tiles.sort()
            self.chance.shuffle(tiles)
            if covered:
                self.drawn = self.drawn[:]
                for place in covered:
                    self.drawn[place] = tiles.pop()
            for place in hidden:
                pile[place] = tiles.pop()

    def scores(self) -> list[int]:
        return [total(self, seat) for seat in range(self.setting.players)]

    def ranking(self) -> list[int]:
        """Most VP first, then most money with shares at their price; equal seats stay in seat order. [RR-15.6]"""
        order = [(-points, -worth, seat) for seat, (points, worth) in enumerate(self.merits())]
        order.sort()
        return [entry[2] for entry in order]

    def winners(self) -> list[int]:
        """Equal in VP and in money with shares, they share the victory. [RR-15.6]"""
        merits = self.merits()
        return [seat for seat in self.ranking() if merits[seat] == max(merits)]

    def merits(self) -> list[tuple[int, int]]:
        """VP, and money with shares at their price: what decides who wins. [RR-15.6]"""
        scores = self.scores()
        return [(scores[seat], self.money[seat] + self.shares[seat] * self.board.share_price) for seat in range(self.setting.players)]

    def judge(self, seat: int) -> float:
        return standing(self, seat)

    def terms(self, seat: int) -> list[float]:
        return terms(self, seat)

    def features(self, seat: int) -> list[float]:
        return features(self, seat)

    def to_come(self) -> float:
        return left(self)

    def pace(self) -> float:
        return 1.5

    def foresight(self, rank: int) -> Foresight | None:
        return foresight(rank)

    def swing(self) -> float:
        """Victory points."""
        return 12.0 + 28.0 * time_left(self)

    # money, shares and workers

    def funds(self, seat: int) -> int:
        """What `seat` can pay, shares sold if need be; no share is sold during set-up. [RR-5.3, RR-R25]"""
        if self.at <= SETUP_REWARD:
            return self.money[seat]
        return self.money[seat] + self.shares[seat] * self.board.share_price

    def spend(self, seat: int, amount: int) -> None:
        """Pay `amount`; shares are sold for what is missing. [RR-5.3]"""
        self.money[seat] -= amount
        if self.money[seat] < 0:
            price = self.board.share_price
            n = (price - 1 - self.money[seat]) // price
            self.shares[seat] -= n
            self.money[seat] += n * price
            if self.heard is not None:
                self.tell(shapes.SELL_SHARES.of(seat, {"n": n, "amount": n * price}))
        if self.heard is not None and amount:
            self.tell(shapes.PAY.of(seat, {"n": amount}))

    def gain_worker(self, seat: int, colour: int) -> None:
        """A worker of the common supply comes into the personal supply. [RR-4.6]"""
        self.change_common()[colour] -= 1
        self.change_idle()[seat * COLOURS + colour] += 1
        self.crew[seat] += 1
        if self.heard is not None:
            self.tell(shapes.GAIN_WORKER.of(seat, {"worker": self.board.colour_names[colour]}))

    def take_away(self, seat: int, colour: int, busy: bool) -> None:
        """A worker leaves the personal supply or, with `busy`, the player board. [RR-4.6]"""
        self.crew[seat] -= 1
        if not busy:
            self.change_idle()[seat * COLOURS + colour] -= 1
            return
        self.change_busy()[seat * COLOURS + colour] -= 1
        for action in range(3, -1, -1):
            place = (seat * 4 + action) * COLOURS + colour
            if self.placed[place]:
                self.change_placed()[place] -= 1
                return

    def has_worker(self, seat: int, colour: int, busy: bool) -> bool:
        """True if such a worker is there to be given up."""
        return (self.busy[seat * COLOURS + colour] if busy else self.idle[seat * COLOURS + colour]) > 0

    def unemployed(self) -> int:
        """Workers in the common supply."""
        return sum(self.common)

    # pieces on the map

    def lay(self, seat: int, space: int) -> None:
        """A track comes to lie on `space`. [RR-7.2]"""
        board = self.board
        self.change_lines()[seat] |= 1 << space
        self.change_free()[seat] = (self.free[seat] | board.joins[space]) & ~self.lines[seat]
        self.change_reached()[seat] |= board.space_cities[space]

    def put_station(self, seat: int, city: int, first: bool) -> None:
        """A building becomes a station, on the first place if that is free and `first`. [RR-6.4, RR-16.9]"""
        self.change_stations()[seat] |= 1 << city
        if first and self.first_station[city] == NOBODY:
            self.change_first_station()[city] = seat

    def put_office(self, seat: int, section: int, first: bool) -> None:
        """A building becomes an office, on the first place if that is free and `first`. [RR-8.3, RR-16.9]"""
        self.change_offices()[seat] |= 1 << section
        if first and self.first_office[section] == NOBODY:
            self.change_first_office()[section] = seat

    def leftmost(self, seat: int) -> int:
        """The leftmost section of the player board that holds a piece. [RR-9.1]"""
        tracks = self.board.track_section[self.tracks[seat]]
        buildings = self.board.building_section[self.buildings[seat]]
        return tracks if tracks < buildings else buildings

    def clear(self) -> None:
        """Nothing is waiting any more."""
        self.steps = self.flips = self.promotions = self.new_trains = self.free_tracks = self.free_stations = self.start_stations = 0
        self.free_offices = self.contract_offices = self.hires = self.swaps = self.bonus_left = self.tile_left = self.ability_left = self.extras = 0
        if self.fees:
            self.fees = []
        if self.picks:
            self.picks = []
        if self.offers:
            self.offers = []

    def waiting(self) -> bool:
        """True if an effect waits to be carried out."""
        return (
            self.steps
            + self.flips
            + self.promotions
            + self.new_trains
            + self.free_tracks
            + self.free_stations
            + self.start_stations
            + self.free_offices
            + self.contract_offices
            + self.hires
            + self.swaps
            > 0
            or len(self.fees) + len(self.picks) + len(self.offers) > 0
        )

    # selling shares at any time

    def aside_refusal(self, seat: int, move: Aside) -> Refusal | None:
        """Shares can be sold at any moment after set-up, as far as the turn in hand does not need them. [RR-5.3, RR-R25]"""
        if not isinstance(move, SellShares):
            return NOT_NOW
        if self.at <= SETUP_REWARD:
            return SALE_CLOSED
        if self.shares[seat] < move.n:
            return NOT_SO_MANY
        if seat != self.actor:
            return None
        from roundhouse.games.railroad_revolution.outlook import can_sell  # it looks ahead with states

        return None if can_sell(self, seat, move.n) else SHARES_NEEDED

    def apply_aside(self, seat: int, move: Aside) -> None:
        assert isinstance(move, SellShares)
        self.shares[seat] -= move.n
        self.money[seat] += move.n * self.board.share_price
        if self.heard is not None:
            self.tell(shapes.SELL_SHARES.of(seat, {"n": move.n, "amount": move.n * self.board.share_price}))

    def aside_moves(self, seat: int) -> list[Move]:
        return [move for move in self.board.sell_shares if isinstance(move, SellShares) and self.aside_refusal(seat, move) is None]
