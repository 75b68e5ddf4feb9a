"""Every piece on the table, as ints and lists of ints."""

from typing import Final

from roundhouse.games.railways_of_the_world.moves import COLOURS, Board
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.move import Move
from roundhouse.kernel.state import Setting
from roundhouse.kernel.state import State as KernelState
from roundhouse.parts.hex import PATHS, SIDES

NOBODY: Final = -1
NONE: Final = -1
IN_DECK: Final = -2  # a Major Line that is still in the deck

BARON: Final = 0  # numbers of the phases
AUCTION: Final = 1
ACTION: Final = 2
PLAN: Final = 3
TRACK: Final = 4
EXPRESS: Final = 5
ROUTE: Final = 6
GROWTH: Final = 7
INDUSTRY: Final = 8
COLOUR: Final = 9
DEPOT: Final = 10
BONDS: Final = 11

FOR_FIRST: Final = 0  # what a payment is for, and so what comes after it [RW-4.8]
FOR_PLACE: Final = 1
FOR_TRACK: Final = 2
FOR_CITY: Final = 3
FOR_ENGINE: Final = 4
FOR_WESTERN: Final = 5

BY_LINKS: Final = 0  # where points come from [RW-17.13]
BY_DEPOTS: Final = 1
BY_HOTELS: Final = 2
BY_GOALS: Final = 3
BY_LINES: Final = 4
SOURCES: Final = 5

SECOND: Final = PATHS + 1  # the paths of a hex are one int: first + 1, and SECOND * (second + 1) where there are two

NO_WAY: Final = 0  # whether track can leave a city: not at all, for everybody, or only for the owner of an open end
OPEN_WAY: Final = 1
OWN_WAY: Final = 2


class Pieces(KernelState):
    """What lies on the table. Seats, cities, hexes, cards and barons are ints, and index the lists below."""

    def __init__(self, setting: Setting, chance: Chance, board: Board) -> None:
        super().__init__(setting, chance)
        players = setting.players
        options = setting.options
        self.board: Final = board
        self.players: Final = players
        # options
        self.full_order: Final[bool] = options["auction"] in ("full_order", "no_first_full_order")
        self.no_first_auction: Final[bool] = options["auction"] in ("no_first_auction", "no_first_full_order")
        self.free_bonds: Final[bool] = options["free_bonds"]
        self.strict_tiles: Final[bool] = options["strict_tile_supply"]
        self.western_links: Final[bool] = options["western_link"]
        self.lines_in_deck: Final[bool] = options["major_lines"] == "deck"
        self.max_bid: Final[int] = options["max_bid"]
        self.max_turns: Final[int] = options["max_turns"]
        # the players
        self.cash: list[int] = []
        self.bonds: list[int] = []
        self.position: list[int] = []  # on the income track
        self.gained: list[int] = []  # points by their source, by seat * SOURCES + source
        self.level: list[int] = []  # of the locomotive
        self.markers: list[int] = []  # locomotive markers left
        self.hand: list[int] = []  # cards held, by seat * kinds + card
        self.spent: list[int] = []  # purple diamonds used this turn, as a set of cards
        self.tally: list[int] = []  # colours delivered since the card that counts them lies open, as a set
        self.dealt: list[int] = []  # Baron cards dealt, by seat * 2 (NONE where only one is dealt)
        self.baron: list[int] = []  # the Baron kept
        self.baron_score: list[int] = []  # what the Barons gave at the end
        # the cities
        self.colour: list[int] = []  # GREY or the colour that the city demands
        self.tiled: list[int] = []  # 1 with a New City tile
        self.cubes: list[int] = []
        self.total: list[int] = []  # cubes on a city
        self.stock: list[int] = []  # colours of the cubes on a city, as a set
        self.empty = 0  # cities without cubes
        self.bag: list[int] = []
        self.new_cities: list[int] = []  # New City tiles left, by colour
        self.western: list[int] = []  # owner of each Western Link
        # the track
        self.used: list[int] = []  # sides with track, a set of sides by hex
        self.paths: list[int] = []  # the paths of a hex: first + 1, and SECOND * (second + 1)
        self.supply: list[int] = []  # track tiles left, by kind
        self.link_owner: list[int] = []  # complete links
        self.link_from: list[int] = []  # the port where it was begun
        self.link_to: list[int] = []
        self.link_steps: list[list[int]] = []  # its tiles in order, each (hex * SIDES + side in) * SIDES + side out; never changed
        self.link_depot: list[int] = []  # owner of the depot on it, or NOBODY
        self.stub_owner: list[int] = []  # incomplete links
        self.stub_from: list[int] = []
        self.stub_steps: list[list[int]] = []  # never changed, only replaced
        self.port_link: list[int] = []  # the complete link at a city side
        # the cards
        self.deck: list[int] = []  # the next card is the last; a Major Line is kinds + line
        self.face_up: list[int] = []
        self.discards: list[int] = []
        self.line_of: list[int] = []  # who scored a Major Line; IN_DECK where it is not yet on offer
        # the turn
        self.turn_number = 1
        self.round = 0
        self.order: list[int] = []  # of play in this turn
        self.place = 0  # in the order
        self.first = 0  # the first player
        self.turn = 0  # the seat that decides
        self.pending = 0  # actions that the seat still has in this go, the present one included
        self.done: list[int] = []  # actions taken in this turn, by seat
        self.extra: list[int] = []  # actions that cards gave in this turn, by seat
        self.acted = False  # somebody did not pass in this turn
        self.trigger = 0  # the turn in which enough cities were empty, or 0
        # the auction
        self.high = 0
        self.leader = NOBODY
        self.bids: list[int] = []
        self.out: list[int] = []  # who has withdrawn, in order
        # the action in hand
        self.plan = 0  # cards named for it, as a set
        self.begun = NONE  # the port where the chain in hand begins; with `head` NONE, any port of its city
        self.ended = NONE  # the port where it ends, once the last tile of a complete link is laid
        self.head = NONE  # the hex side by which the next tile is entered: hex * SIDES + side
        self.steps: list[int] = []  # the whole chain in hand
        self.way: list[int] = []  # its hexes
        self.laid = 0  # tiles laid in this action
        self.marked = False  # the chain in hand has a marker already
        self.price = 0
        self.site = NONE  # the city chosen, or where the cube on its way comes from
        self.free = False  # the New City tile comes from a card
        self.cargo = NONE  # colour of the cube on its way
        self.stand = NONE  # the city where it is
        self.ride: list[int] = []  # the links it has used
        self.seen = 0  # the cities it has been to, as a set
        self.limit = 0  # links it may use; cubes of City Growth
        self.due = 0  # a payment for which bonds are named
        self.purpose = NONE
        # what follows from the pieces above, kept up to date
        self.around: list[int] = []  # the cities at the other ends of all links of a city, as a set
        self.own: list[int] = []  # the same for one seat's links, by seat * cities + city
        self.net: list[int] = []  # all cities that a seat's links join to a city, as a set; 0 if none
        self.wanted: list[int] = []  # the cities of each colour, as a set
        self.served: list[int] = []  # cities at the ends of a seat's links, as a set
        self.links: list[int] = []  # number of complete links
        self.reached: list[int] = []  # cities that a cube can come to with the seat's locomotive; NONE: not known
        self.known = 0  # the seats whose `loads` are up to date, as a set
        self.loads: list[list[Move]] = []  # `deliver` moves of each seat; replaced, never changed
        self.leave: list[int] = []
        self.starts: list[Move] = []  # `build` moves of the cities that track can leave; replaced, never changed
        self.greys: list[Move] = []  # `urbanize` moves of the grey cities; replaced, never changed

    def set_out(self) -> None:
        """Lay out the pieces of every player and city before anything is drawn. [RW-2.3, RW-2.4]"""
        board, players = self.board, self.players
        self.cash = [0] * players
        self.bonds = [0] * players
        self.position = [0] * players
        self.gained = [0] * (players * SOURCES)
        self.level = [1] * players
        self.markers = [board.figures.markers] * players
        self.hand = [0] * (players * board.kinds)
        self.spent = [0] * players
        self.tally = [0] * players
        self.dealt = [NONE] * (2 * players)
        self.baron = [NONE] * players
        self.baron_score = [0] * players
        self.colour = board.land.city_colour[:]
        self.tiled = [0] * board.cities
        self.cubes = [0] * (board.cities * COLOURS)
        self.total = [0] * board.cities
        self.stock = [0] * board.cities
        self.bag = [board.figures.cubes_per_colour] * COLOURS
        self.new_cities = board.figures.new_cities[:]
        self.western = [NOBODY] * board.sites
        self.used = [0] * board.land.grid.size
        self.paths = [0] * board.land.grid.size
        self.supply = board.figures.tile_count[:]
        self.port_link = [NONE] * (board.cities * SIDES)
        self.line_of = [NOBODY] * board.lines
        self.order = list(range(players))
        self.done = [0] * players
        self.extra = [0] * players
        self.bids = [0] * players
        self.around = [0] * board.cities
        self.own = [0] * (players * board.cities)
        self.net = [0] * (players * board.cities)
        self.served = [0] * players
        self.links = [0] * players
        self.reached = [NONE] * (players * board.cities)
        self.loads = [[] for _ in range(players)]
        self.leave = [OPEN_WAY] * board.cities
        self.wanted = [0] * (COLOURS + 1)
        for city in range(board.cities):
            self.wanted[self.colour[city]] |= 1 << city

    def copy_to(self, other: "Pieces") -> None:
        """Give a fresh state a copy of every piece."""
        other.cash = self.cash[:]
        other.bonds = self.bonds[:]
        other.position = self.position[:]
        other.gained = self.gained[:]
        other.level = self.level[:]
        other.markers = self.markers[:]
        other.hand = self.hand[:]
        other.spent = self.spent[:]
        other.tally = self.tally[:]
        other.dealt = self.dealt[:]
        other.baron = self.baron[:]
        other.baron_score = self.baron_score[:]
        other.colour = self.colour[:]
        other.tiled = self.tiled[:]
        other.cubes = self.cubes[:]
        other.total = self.total[:]
        other.stock = self.stock[:]
        other.empty = self.empty
        other.bag = self.bag[:]
        other.new_cities = self.new_cities[:]
        other.western = self.western[:]
        other.used = self.used[:]
        other.paths = self.paths[:]
        other.supply = self.supply[:]
        other.link_owner = self.link_owner[:]
        other.link_from = self.link_from[:]
        other.link_to = self.link_to[:]
        other.link_steps = self.link_steps[:]
        other.link_depot = self.link_depot[:]
        other.stub_owner = self.stub_owner[:]
        other.stub_from = self.stub_from[:]
        other.stub_steps = self.stub_steps[:]
        other.port_link = self.port_link[:]
        other.deck = self.deck[:]
        other.face_up = self.face_up[:]
        other.discards = self.discards[:]
        other.line_of = self.line_of[:]
        other.turn_number = self.turn_number
        other.round = self.round
        other.order = self.order[:]
        other.place = self.place
        other.first = self.first
        other.turn = self.turn
        other.pending = self.pending
        other.done = self.done[:]
        other.extra = self.extra[:]
        other.acted = self.acted
        other.trigger = self.trigger
        other.high = self.high
        other.leader = self.leader
        other.bids = self.bids[:]
        other.out = self.out[:]
        other.plan = self.plan
        other.begun = self.begun
        other.ended = self.ended
        other.head = self.head
        other.steps = self.steps[:]
        other.way = self.way[:]
        other.laid = self.laid
        other.marked = self.marked
        other.price = self.price
        other.site = self.site
        other.free = self.free
        other.cargo = self.cargo
        other.stand = self.stand
        other.ride = self.ride[:]
        other.seen = self.seen
        other.limit = self.limit
        other.due = self.due
        other.purpose = self.purpose
        other.around = self.around[:]
        other.own = self.own[:]
        other.net = self.net[:]
        other.wanted = self.wanted[:]
        other.served = self.served[:]
        other.links = self.links[:]
        other.reached = self.reached[:]
        other.known = self.known
        other.loads = self.loads[:]
        other.leave = self.leave[:]
        other.starts = self.starts
        other.greys = self.greys

    def pieces(self) -> tuple[object, ...]:
        """Everything that changes; what follows from it is left out."""
        return (
            tuple(self.cash),
            tuple(self.bonds),
            tuple(self.position),
            tuple(self.gained),
            tuple(self.level),
            tuple(self.markers),
            tuple(self.hand),
            tuple(self.spent),
            tuple(self.tally),
            tuple(self.dealt),
            tuple(self.baron),
            tuple(self.baron_score),
            tuple(self.colour),
            tuple(self.tiled),
            tuple(self.cubes),
            tuple(self.bag),
            tuple(self.new_cities),
            tuple(self.western),
            tuple(self.link_owner),
            tuple(self.link_from),
            tuple(self.link_to),
            tuple([tuple(steps) for steps in self.link_steps]),
            tuple(self.link_depot),
            tuple(self.stub_owner),
            tuple(self.stub_from),
            tuple([tuple(steps) for steps in self.stub_steps]),
            tuple(self.deck),
            tuple(self.face_up),
            tuple(self.discards),
            tuple(self.line_of),
            self.turn_number,
            self.round,
            tuple(self.order),
            self.place,
            self.first,
            self.turn,
            self.pending,
            tuple(self.done),
            tuple(self.extra),
            self.acted,
            self.trigger,
            self.high,
            self.leader,
            tuple(self.bids),
            tuple(self.out),
            self.plan,
            self.begun,
            self.ended,
            self.head,
            tuple(self.steps),
            self.laid,
            self.marked,
            self.price,
            self.site,
            self.free,
            self.cargo,
            self.stand,
            tuple(self.ride),
            self.limit,
            self.due,
            self.purpose,
        )
