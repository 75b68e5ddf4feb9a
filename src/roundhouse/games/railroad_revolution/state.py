"""The table: every piece of a running game. Seats, colours, cities, spaces and sections are ints. [RR-1, RR-2]"""

from typing import Final

from roundhouse.games.railroad_revolution import shapes
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

    __slots__ = (  # looked up far faster than in a dictionary where the game is not compiled
        "ability_left",
        "accepted",
        "action",
        "actor",
        "aside_buildings",
        "aside_tracks",
        "board",
        "bonus_left",
        "buildings",
        "busy",
        "city_tile",
        "common",
        "completed",
        "contract",
        "contract_offices",
        "contract_pile",
        "crew",
        "discards",
        "down",
        "drawn",
        "drawn_seen",
        "due",
        "extras",
        "fees",
        "first",
        "first_office",
        "first_station",
        "flips",
        "free",
        "free_offices",
        "free_stations",
        "free_tracks",
        "helpers",
        "hires",
        "idle",
        "laid",
        "last_round",
        "lines",
        "manager",
        "money",
        "new_trains",
        "objective",
        "offers",
        "offices",
        "picks",
        "piles",
        "place",
        "placed",
        "progress",
        "promotions",
        "queue",
        "reached",
        "round",
        "section_tile",
        "seen",
        "shares",
        "sides",
        "sold_buildings",
        "sold_tracks",
        "start_stations",
        "stations",
        "steps",
        "stock",
        "swaps",
        "taken",
        "tile_left",
        "to_place",
        "tracks",
        "triangles",
        "trigger",
        "turn",
        "up",
        "worker",
    )

    def __init__(self, setting: Setting, chance: Chance, board: RailBoard, like: "RailState | None" = None) -> None:
        """The table before the set-up, or as it is in the state `like`; see `copy` for the lists that are shared here."""
        super().__init__(setting, chance)
        self.board: Final = board
        n = setting.players
        aside_tracks = board.all_tracks - board.start_tracks - 1  # one more lies on the start space
        self.money: list[int] = [board.start_money] * n if like is None else like.money[:]
        self.shares: list[int] = [board.start_shares] * n if like is None else like.shares[:]
        self.tracks: list[int] = [board.start_tracks] * n if like is None else like.tracks[:]  # on the player board
        self.buildings: list[int] = [board.start_buildings] * n if like is None else like.buildings[:]
        self.sold_tracks: list[int] = [0] * n if like is None else like.sold_tracks[:]
        self.sold_buildings: list[int] = [0] * n if like is None else like.sold_buildings[:]
        self.aside_tracks: list[int] = [aside_tracks] * n if like is None else like.aside_tracks[:]  # beside the board, later in the box
        self.aside_buildings: list[int] = [board.all_buildings - board.start_buildings] * n if like is None else like.aside_buildings[:]
        self.lines: list[int] = [1 << board.start_space] * n if like is None else like.lines[:]  # sets of spaces with a track
        self.free: list[int] = [board.joins[board.start_space]] * n if like is None else like.free[:]  # sets of spaces where a track may be placed
        self.reached: list[int] = [board.start_cities] * n if like is None else like.reached[:]  # sets of cities connected
        self.stations: list[int] = [0] * n if like is None else like.stations[:]  # sets of cities
        self.offices: list[int] = [0] * n if like is None else like.offices[:]  # sets of sections
        self.idle: list[int] = [0] * (n * COLOURS) if like is None else like.idle[:]  # workers in the personal supply
        self.busy: list[int] = [0] * (n * COLOURS) if like is None else like.busy[:]  # workers on the player board
        self.placed: list[int] = [0] * (n * 4 * COLOURS) if like is None else like.placed[:]  # the same, by action space
        self.crew: list[int] = [0] * n if like is None else like.crew[:]  # available workers: idle and busy
        self.common: list[int] = [0] * COLOURS if like is None else like.common[:]  # workers in the common supply
        self.objective: list[int] = [NOBODY] * (n * SLOTS) if like is None else like.objective[:]
        self.manager: list[int] = [NOBODY] * (n * SLOTS * 2) if like is None else like.manager[:]  # colour, by seat, objective and place
        self.completed: list[list[int]] = [[] for _ in range(n)] if like is None else like.completed
        self.piles: list[list[int]] = [[] for _ in range(PILES)] if like is None else like.piles  # objectives, from the top
        self.seen: list[list[int]] = [[] for _ in range(PILES)] if like is None else like.seen  # who knows them: sets of seats
        self.up: list[int] = [0] * (n * len(board.trains)) if like is None else like.up[:]  # trains face up
        self.down: list[int] = [0] * (n * len(board.trains)) if like is None else like.down[:]
        self.stock: list[int] = [0] * len(board.trains) if like is None else like.stock[:]  # trains in the piles
        self.progress: list[int] = [0] * (n * 3) if like is None else like.progress[:]
        self.first_station: list[int] = [NOBODY] * board.cities if like is None else like.first_station[:]  # who stands on the first place
        self.first_office: list[int] = [NOBODY] * board.sections if like is None else like.first_office[:]
        self.city_tile: list[int] = board.printed_tile[:] if like is None else like.city_tile
        self.section_tile: list[int] = [NOBODY] * board.sections if like is None else like.section_tile
        self.contract: int = 0 if like is None else like.contract  # the current contract tile
        self.contract_pile: list[int] = [] if like is None else like.contract_pile  # from the top
        self.discards: list[int] = [] if like is None else like.discards
        self.sides: list[int] = [] if like is None else like.sides  # set-up tiles laid out: their side
        self.helpers: list[int] = [] if like is None else like.helpers  # the worker beside each; NOBODY once it is taken
        self.first: int = 0 if like is None else like.first  # the first player
        self.turn: int = 0 if like is None else like.turn  # the active player
        self.actor: int = 0 if like is None else like.actor  # the seat that is asked
        self.round: int = 0 if like is None else like.round  # 0 during set-up
        self.last_round: int = 0 if like is None else like.last_round  # 0 until the end is triggered
        # the action in hand
        self.action: int = 0 if like is None else like.action
        self.worker: int = 0 if like is None else like.worker
        self.ability_left: int = 0 if like is None else like.ability_left  # 1 while the worker can be used
        self.to_place: int = 0 if like is None else like.to_place  # pieces that the main part still asks for
        self.extras: int = 0 if like is None else like.extras  # further tracks that the ability allows
        self.laid: int = 0 if like is None else like.laid  # tracks placed by the action
        self.due: int = 0 if like is None else like.due  # dollars to pay
        self.place: int = NOBODY if like is None else like.place  # the city or section of the action
        self.triangles: int = 0 if like is None else like.triangles
        self.taken: int = 0 if like is None else like.taken  # shares from the section
        self.bonus_left: int = 0 if like is None else like.bonus_left  # 1 while the first-station bonus can be taken
        self.tile_left: int = 0 if like is None else like.tile_left  # 1 while a worker can be discarded for the telegraph tile
        self.trigger: int = 0 if like is None else like.trigger  # 1 if a contract tile follows
        # effects waiting to be carried out
        self.steps: int = 0 if like is None else like.steps
        self.flips: int = 0 if like is None else like.flips
        self.promotions: int = 0 if like is None else like.promotions
        self.fees: list[int] = [] if like is None else like.fees[:]  # promotions that cost so much each, cheapest first
        self.new_trains: int = 0 if like is None else like.new_trains
        self.free_tracks: int = 0 if like is None else like.free_tracks
        self.free_stations: int = 0 if like is None else like.free_stations
        self.start_stations: int = 0 if like is None else like.start_stations  # only in the start cities
        self.free_offices: int = 0 if like is None else like.free_offices
        self.contract_offices: int = 0 if like is None else like.contract_offices  # only in sections with a contract icon
        self.hires: int = 0 if like is None else like.hires
        self.swaps: int = 0 if like is None else like.swaps
        self.picks: list[int] = [] if like is None else like.picks[:]  # workers to be taken: sets of colours
        self.offers: list[int] = [] if like is None else like.offers[:]  # effects that have a price
        # contracts and objectives in hand
        self.accepted: int = 0 if like is None else like.accepted  # a set of sides
        self.queue: list[int] = [] if like is None else like.queue[:]  # objectives to replace: seat * SLOTS + slot
        self.drawn: list[int] = [] if like is None else like.drawn[:]
        self.drawn_seen: list[int] = [] if like is None else like.drawn_seen[:]

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
            tuple(self.money),
            tuple(self.shares),
            tuple(self.tracks),
            tuple(self.buildings),
            tuple(self.sold_tracks),
            tuple(self.sold_buildings),
            tuple(self.aside_tracks),
            tuple(self.aside_buildings),
            tuple(self.lines),
            tuple(self.stations),
            tuple(self.offices),
            tuple(self.idle),
            tuple(self.placed),
            tuple(self.common),
            tuple(self.objective),
            tuple(self.manager),
            tuple([tuple(tiles) for tiles in self.completed]),
            tuple(self.up),
            tuple(self.down),
            tuple(self.progress),
        )
        table: tuple[object, ...] = (
            tuple([tuple(pile) for pile in self.piles]),
            tuple([tuple(marks) for marks in self.seen]),
            tuple(self.stock),
            tuple(self.first_station),
            tuple(self.first_office),
            tuple(self.city_tile),
            tuple(self.section_tile),
            self.contract,
            tuple(self.contract_pile),
            tuple(self.discards),
            tuple(self.sides),
            tuple(self.helpers),
            self.first,
            self.turn,
            self.actor,
            self.round,
            self.last_round,
        )
        action: tuple[object, ...] = (
            self.action,
            self.worker,
            self.ability_left,
            self.to_place,
            self.extras,
            self.laid,
            self.due,
            self.place,
            self.triangles,
            self.taken,
            self.bonus_left,
            self.tile_left,
            self.trigger,
            self.steps,
            self.flips,
            self.promotions,
            tuple(self.fees),
            self.new_trains,
            self.free_tracks,
            self.free_stations,
            self.start_stations,
            self.free_offices,
            self.contract_offices,
            self.hires,
            self.swaps,
            tuple(self.picks),
            tuple(self.offers),
            self.accepted,
            tuple(self.queue),
            tuple(self.drawn),
            tuple(self.drawn_seen),
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
        self.common[colour] -= 1
        self.idle[seat * COLOURS + colour] += 1
        self.crew[seat] += 1
        if self.heard is not None:
            self.tell(shapes.GAIN_WORKER.of(seat, {"worker": self.board.colour_names[colour]}))

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
