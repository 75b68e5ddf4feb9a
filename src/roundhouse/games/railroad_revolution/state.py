"""The table: every piece of a running game. Seats, colours, cities, spaces and sections are ints. [RR-1, RR-2]"""

from typing import Final

from roundhouse.games.railroad_revolution.judge import standing
from roundhouse.games.railroad_revolution.moves import SellShares
from roundhouse.games.railroad_revolution.scoring import total
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import COLOURS, NOBODY
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.move import Aside, Move
from roundhouse.kernel.refusal import NOT_NOW, Refusal
from roundhouse.kernel.state import Setting, State

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

PILES: Final = 3  # B, C, D
SLOTS: Final = 2  # the objectives in progress of a seat


class RailState(State):
    """A position. Lists go by seat unless said otherwise; sets are ints with one bit for each member."""

    def __init__(self, setting: Setting, chance: Chance, board: RailBoard, like: "RailState | None" = None) -> None:
        super().__init__(setting, chance)
        self.board: Final = board
        if like is None:
            n = setting.players
            self.money = [board.start_money] * n
            self.shares = [board.start_shares] * n
            self.tracks = [board.start_tracks] * n  # on the player board
            self.buildings = [board.start_buildings] * n
            self.sold_tracks = [0] * n
            self.sold_buildings = [0] * n
            self.aside_tracks = [board.all_tracks - board.start_tracks - 1] * n  # beside the board, later in the box
            self.aside_buildings = [board.all_buildings - board.start_buildings] * n
            self.lines = [1 << board.start_space] * n  # sets of spaces with a track
            self.free = [board.joins[board.start_space]] * n  # sets of spaces where a track may be placed
            self.reached = [board.start_cities] * n  # sets of cities connected
            self.stations = [0] * n  # sets of cities
            self.offices = [0] * n  # sets of sections
            self.idle = [0] * (n * COLOURS)  # workers in the personal supply
            self.busy = [0] * (n * COLOURS)  # workers on the player board
            self.placed = [0] * (n * 4 * COLOURS)  # the same, by action space
            self.crew = [0] * n  # available workers: idle and busy
            self.common = [0] * COLOURS  # workers in the common supply
            self.objective = [NOBODY] * (n * SLOTS)
            self.manager = [NOBODY] * (n * SLOTS * 2)  # colour, by seat, objective and place
            self.completed: list[list[int]] = [[] for _ in range(n)]
            self.piles: list[list[int]] = [[] for _ in range(PILES)]  # objectives, from the top
            self.seen: list[list[int]] = [[] for _ in range(PILES)]  # who knows them: sets of seats
            self.up = [0] * (n * len(board.trains))  # trains face up
            self.down = [0] * (n * len(board.trains))
            self.stock = [0] * len(board.trains)  # trains in the piles
            self.progress = [0] * (n * 3)
            self.first_station = [NOBODY] * board.cities  # who stands on the first place
            self.first_office = [NOBODY] * board.sections
            self.city_tile = board.printed_tile[:]
            self.section_tile = [NOBODY] * board.sections
            self.contract = 0  # the current contract tile
            self.contract_pile: list[int] = []  # from the top
            self.discards: list[int] = []
            self.sides: list[int] = []  # set-up tiles laid out: their side
            self.helpers: list[int] = []  # the worker beside each; NOBODY once it is taken
            self.first = 0  # the first player
            self.turn = 0  # the active player
            self.actor = 0  # the seat that is asked
            self.round = 0  # 0 during set-up
            self.last_round = 0  # 0 until the end is triggered
            # the action in hand
            self.action = 0
            self.worker = 0
            self.ability_left = 0  # 1 while the worker can be used
            self.todo = 0  # pieces that the main part still asks for
            self.extras = 0  # further tracks that the ability allows
            self.laid = 0  # tracks placed by the action
            self.due = 0  # dollars to pay
            self.place = NOBODY  # the city or section of the action
            self.triangles = 0
            self.taken = 0  # shares from the section
            self.bonus_left = 0  # 1 while the first-station bonus can be taken
            self.tile_left = 0  # 1 while a worker can be discarded for the telegraph tile
            self.trigger = 0  # 1 if a contract tile follows
            # effects waiting to be carried out
            self.steps = 0
            self.flips = 0
            self.promotions = 0
            self.fees: list[int] = []  # promotions that cost so much each, cheapest first
            self.new_trains = 0
            self.free_tracks = 0
            self.free_stations = 0
            self.start_stations = 0  # only in the start cities
            self.free_offices = 0
            self.contract_offices = 0  # only in sections with a contract icon
            self.hires = 0
            self.swaps = 0
            self.picks: list[int] = []  # workers to be taken: sets of colours
            self.offers: list[int] = []  # effects that have a price
            # contracts and objectives in hand
            self.accepted = 0  # a set of sides
            self.queue: list[int] = []  # objectives to replace: seat * SLOTS + slot
            self.drawn: list[int] = []
            self.drawn_seen: list[int] = []
        else:
            self.money = like.money[:]
            self.shares = like.shares[:]
            self.tracks = like.tracks[:]
            self.buildings = like.buildings[:]
            self.sold_tracks = like.sold_tracks[:]
            self.sold_buildings = like.sold_buildings[:]
            self.aside_tracks = like.aside_tracks[:]
            self.aside_buildings = like.aside_buildings[:]
            self.lines = like.lines[:]
            self.free = like.free[:]
            self.reached = like.reached[:]
            self.stations = like.stations[:]
            self.offices = like.offices[:]
            self.idle = like.idle[:]
            self.busy = like.busy[:]
            self.placed = like.placed[:]
            self.crew = like.crew[:]
            self.common = like.common[:]
            self.objective = like.objective[:]
            self.manager = like.manager[:]
            self.completed = like.completed  # these seven are shared: `copy` gives its state its own
            self.piles = like.piles
            self.seen = like.seen
            self.contract_pile = like.contract_pile
            self.discards = like.discards
            self.sides = like.sides
            self.helpers = like.helpers
            self.up = like.up[:]
            self.down = like.down[:]
            self.stock = like.stock[:]
            self.progress = like.progress[:]
            self.first_station = like.first_station[:]
            self.first_office = like.first_office[:]
            self.city_tile = like.city_tile
            self.section_tile = like.section_tile
            self.contract = like.contract
            self.first = like.first
            self.turn = like.turn
            self.actor = like.actor
            self.round = like.round
            self.last_round = like.last_round
            self.action = like.action
            self.worker = like.worker
            self.ability_left = like.ability_left
            self.todo = like.todo
            self.extras = like.extras
            self.laid = like.laid
            self.due = like.due
            self.place = like.place
            self.triangles = like.triangles
            self.taken = like.taken
            self.bonus_left = like.bonus_left
            self.tile_left = like.tile_left
            self.trigger = like.trigger
            self.steps = like.steps
            self.flips = like.flips
            self.promotions = like.promotions
            self.fees = like.fees[:]
            self.new_trains = like.new_trains
            self.free_tracks = like.free_tracks
            self.free_stations = like.free_stations
            self.start_stations = like.start_stations
            self.free_offices = like.free_offices
            self.contract_offices = like.contract_offices
            self.hires = like.hires
            self.swaps = like.swaps
            self.picks = like.picks[:]
            self.offers = like.offers[:]
            self.accepted = like.accepted
            self.queue = like.queue[:]
            self.drawn = like.drawn[:]
            self.drawn_seen = like.drawn_seen[:]

    def sketch(self) -> "RailState":
        """A copy for looking ahead within one action: what no effect changes is shared."""
        other = RailState(self.setting, self.chance, self.board, self)
        other.at = self.at
        return other

    def copy(self) -> "RailState":
        other = RailState(self.setting, self.chance, self.board, self)
        other.completed = [tiles[:] for tiles in self.completed]
        other.piles = [pile[:] for pile in self.piles]
        other.seen = [marks[:] for marks in self.seen]
        other.contract_pile = self.contract_pile[:]
        other.discards = self.discards[:]
        other.sides = self.sides[:]
        other.helpers = self.helpers[:]
        other.city_tile = self.city_tile[:]
        other.section_tile = self.section_tile[:]
        self.share(other)
        return other

    def pieces(self) -> tuple[object, ...]:
        seats: tuple[object, ...] = (
            tuple(self.money), tuple(self.shares), tuple(self.tracks), tuple(self.buildings), tuple(self.sold_tracks), tuple(self.sold_buildings),
            tuple(self.aside_tracks), tuple(self.aside_buildings), tuple(self.lines), tuple(self.stations), tuple(self.offices), tuple(self.idle),
            tuple(self.placed), tuple(self.common), tuple(self.objective), tuple(self.manager), tuple([tuple(tiles) for tiles in self.completed]),
            tuple(self.up), tuple(self.down), tuple(self.progress),
        )
        table: tuple[object, ...] = (
            tuple([tuple(pile) for pile in self.piles]), tuple([tuple(marks) for marks in self.seen]), tuple(self.stock), tuple(self.first_station),
            tuple(self.first_office), tuple(self.city_tile), tuple(self.section_tile), self.contract, tuple(self.contract_pile), tuple(self.discards),
            tuple(self.sides), tuple(self.helpers), self.first, self.turn, self.actor, self.round, self.last_round,
        )
        action: tuple[object, ...] = (
            self.action, self.worker, self.ability_left, self.todo, self.extras, self.laid, self.due, self.place, self.triangles, self.taken, self.bonus_left,
            self.tile_left, self.trigger, self.steps, self.flips, self.promotions, tuple(self.fees), self.new_trains, self.free_tracks, self.free_stations,
            self.start_stations, self.free_offices, self.contract_offices, self.hires, self.swaps, tuple(self.picks), tuple(self.offers), self.accepted,
            tuple(self.queue), tuple(self.drawn), tuple(self.drawn_seen),
        )
        return seats + table + action

    def redeal(self, seat: int) -> None:
        """Deal again the order of the piles, and of the tiles that another seat is looking at. [RR-19.2, RR-19.3]"""
        self.chance.shuffle(self.contract_pile)
        rank = self.board.objective_rank[self.drawn[0]] - 1 if self.drawn else NOBODY
        looking = rank != NOBODY and self.actor == seat
        for number in range(PILES):
            pile = self.piles[number]
            hidden = [place for place in range(len(pile)) if seat < 0 or not self.seen[number][place] >> seat & 1]
            tiles = [pile[place] for place in hidden]
            covered: list[int] = []
            if number == rank and not looking:
                covered = [place for place in range(len(self.drawn)) if seat < 0 or not self.drawn_seen[place] >> seat & 1]
                tiles += [self.drawn[place] for place in covered]
            self.chance.shuffle(tiles)
            for place in covered:
                self.drawn[place] = tiles.pop()
            for place in hidden:
                pile[place] = tiles.pop()

    def scores(self) -> list[int]:
        return [total(self, seat) for seat in range(self.setting.players)]

    def ranking(self) -> list[int]:
        """Most VP first, then most money with shares at their price; equal seats stay in seat order. [RR-15.6]"""
        scores = self.scores()
        worth = [self.money[seat] + self.shares[seat] * self.board.share_price for seat in range(self.setting.players)]
        order = [(-scores[seat], -worth[seat], seat) for seat in range(self.setting.players)]
        order.sort()
        return [entry[2] for entry in order]

    def judge(self, seat: int) -> float:
        return standing(self, seat)

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
                self.tell("sell-shares", seat, {"n": n, "amount": n * price})
        if self.heard is not None and amount:
            self.tell("pay", seat, {"n": amount})

    def gain_worker(self, seat: int, colour: int) -> None:
        """A worker of the common supply comes into the personal supply. [RR-4.6]"""
        self.common[colour] -= 1
        self.idle[seat * COLOURS + colour] += 1
        self.crew[seat] += 1
        if self.heard is not None:
            self.tell("gain-worker", seat, {"worker": self.board.colour_names[colour]})

    def take_away(self, seat: int, colour: int, busy: bool) -> None:
        """A worker leaves the personal supply or, with `busy`, the player board. [RR-4.6]"""
        self.crew[seat] -= 1
        if not busy:
            self.idle[seat * COLOURS + colour] -= 1
            return
        self.busy[seat * COLOURS + colour] -= 1
        for action in range(3, -1, -1):
            place = (seat * 4 + action) * COLOURS + colour
            if self.placed[place]:
                self.placed[place] -= 1
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
        self.lines[seat] |= 1 << space
        self.free[seat] = (self.free[seat] | board.joins[space]) & ~self.lines[seat]
        self.reached[seat] |= board.space_cities[space]

    def put_station(self, seat: int, city: int, first: bool) -> None:
        """A building becomes a station, on the first place if that is free and `first`. [RR-6.4, RR-16.9]"""
        self.stations[seat] |= 1 << city
        if first and self.first_station[city] == NOBODY:
            self.first_station[city] = seat

    def put_office(self, seat: int, section: int, first: bool) -> None:
        """A building becomes an office, on the first place if that is free and `first`. [RR-8.3, RR-16.9]"""
        self.offices[seat] |= 1 << section
        if first and self.first_office[section] == NOBODY:
            self.first_office[section] = seat

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
            self.steps + self.flips + self.promotions + self.new_trains + self.free_tracks + self.free_stations + self.start_stations
            + self.free_offices + self.contract_offices + self.hires + self.swaps > 0
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
            self.tell("sell-shares", seat, {"n": move.n, "amount": move.n * self.board.share_price})

    def aside_moves(self, seat: int) -> list[Move]:
        return [move for move in self.board.sell_shares if isinstance(move, SellShares) and self.aside_refusal(seat, move) is None]
