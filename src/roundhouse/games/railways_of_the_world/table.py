"""Every piece of Railways of the World: how it is laid out, copied and compared.

Written by `python -m roundhouse.kernel.tablecode` from fields.py; change that file, not this one.
"""

from typing import Final

from roundhouse.games.railways_of_the_world.constants import NOBODY, NONE, OPEN_WAY, SOURCES
from roundhouse.games.railways_of_the_world.moves import COLOURS, Board
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.move import Move
from roundhouse.kernel.state import Setting
from roundhouse.kernel.state import State as KernelState
from roundhouse.parts.hex import SIDES


class Table(KernelState):
    """All that lies on the table. The game's own State adds what can be read from it and done with it."""

    __slots__ = (  # looked up faster than in a dictionary where the game is not compiled
        "acted", "around", "bag", "baron", "baron_score", "begun", "bids", "board", "bonds", "cash", "colour", "cube_colour", "cube_from", "cubes", "dealt",
        "deck", "discards", "done", "due", "empty", "ended", "extra", "face_up", "first", "free", "free_bonds", "full_order", "gained", "grey_city", "greys",
        "growth", "hand", "head", "high", "known", "laid", "leader", "leave", "level", "line_of", "lines_in_deck", "link_depot", "link_from", "link_owner",
        "link_steps", "link_to", "links", "links_allowed", "loads", "marked", "markers", "max_bid", "max_turns", "net", "new_cities", "no_first_auction",
        "order", "out", "own", "owned", "paths", "pending", "place", "plan", "players", "port_link", "position", "price", "purpose", "reached", "ride",
        "round", "seen", "served", "spent", "stand", "starts", "steps", "stock", "strict_tiles", "stub_from", "stub_owner", "stub_steps", "supply", "tally",
        "tile_colour", "tiled", "total", "trigger", "turn", "turn_number", "used", "wanted", "way", "western", "western_city", "western_links",
    )  # fmt: skip

    def __init__(self, setting: Setting, chance: Chance, board: Board, like: "Table | None" = None) -> None:
        """The table before the set-up, or as it is in the state `like`."""
        super().__init__(setting, chance, like)
        players = setting.players
        self.board: Final = board
        self.players: Final = players
        self.full_order: Final[bool] = str(setting.options["auction"]).endswith("full_order") if like is None else like.full_order
        self.no_first_auction: Final[bool] = str(setting.options["auction"]).startswith("no_first") if like is None else like.no_first_auction
        self.free_bonds: Final[bool] = setting.options["free_bonds"] if like is None else like.free_bonds
        self.strict_tiles: Final[bool] = setting.options["strict_tile_supply"] if like is None else like.strict_tiles
        self.western_links: Final[bool] = setting.options["western_link"] if like is None else like.western_links
        self.lines_in_deck: Final[bool] = setting.options["major_lines"] == "deck" if like is None else like.lines_in_deck
        self.max_bid: Final[int] = setting.options["max_bid"] if like is None else like.max_bid
        self.max_turns: Final[int] = setting.options["max_turns"] if like is None else like.max_turns
        if like is None:
            cities = board.cities
            hexes = board.land.grid.size
            colours = board.land.city_colour
            figures = board.figures
            self.cash: list[int] = [0] * players
            self.bonds: list[int] = [0] * players
            self.position: list[int] = [0] * players  # on the income track
            self.gained: list[int] = [0] * (players * SOURCES)  # points by their source: seat * SOURCES + source
            self.level: list[int] = [1] * players  # of the locomotive
            self.hand: list[int] = [0] * (players * board.kinds)  # cards held: seat * kinds + card
            self.spent: list[int] = [0] * players  # purple diamonds used this turn, as a set of cards
            self.tally: list[int] = [0] * players  # colours delivered since the card that counts them lies open, as a set
            self.dealt: list[int] = [NONE] * (2 * players)  # Baron cards: seat * 2 (NONE where only one is dealt)
            self.baron: list[int] = [NONE] * players  # the Baron kept
            self.baron_score: list[int] = [0] * players  # what the Barons gave at the end
            self.bids: list[int] = [0] * players
            self.done: list[int] = [0] * players  # actions taken in this turn, by seat
            self.extra: list[int] = [0] * players  # actions that cards gave in this turn, by seat
            self.colour: list[int] = colours[:]  # GREY or the colour that the city demands
            self.tiled: list[int] = [0] * cities  # 1 with a New City tile
            self.cubes: list[int] = [0] * (cities * COLOURS)  # city * COLOURS + colour
            self.total: list[int] = [0] * cities  # cubes on a city
            self.stock: list[int] = [0] * cities  # colours of the cubes on a city, as a set
            self.empty: int = 0  # cities without cubes
            # the cities of each colour, as a set
            self.wanted: list[int] = [sum([1 << city for city in range(cities) if colours[city] == colour]) for colour in range(COLOURS + 1)]
            self.greys: list[Move] = []  # `urbanize` moves of the grey cities
            self.bag: list[int] = [figures.cubes_per_colour] * COLOURS
            self.new_cities: list[int] = figures.new_cities[:]  # New City tiles left, by colour
            self.western: list[int] = [NOBODY] * board.sites  # owner of each Western Link
            self.markers: list[int] = [figures.markers] * players  # locomotive markers left
            self.used: list[int] = [0] * hexes  # sides with track, a set of sides by hex
            self.paths: list[int] = [0] * hexes  # the paths of a hex: first + 1, and SECOND * (second + 1)
            self.supply: list[int] = figures.tile_count[:]  # track tiles left, by kind
            self.link_owner: list[int] = []  # complete links
            self.link_from: list[int] = []  # the port where it was begun
            self.link_to: list[int] = []
            self.link_steps: list[list[int]] = []  # its tiles in order: (hex * SIDES + side in) * SIDES + side out
            self.link_depot: list[int] = []  # owner of the depot on it, or NOBODY
            self.port_link: list[int] = [NONE] * (cities * SIDES)  # the complete link at a city side
            self.around: list[int] = [0] * cities  # the cities at the other ends of all links of a city, as a set
            self.own: list[int] = [0] * (players * cities)  # the same for one seat's links: seat * cities + city
            self.net: list[int] = [0] * (players * cities)  # all cities that a seat's links join to a city, as a set; 0 if none
            self.served: list[int] = [0] * players  # cities at the ends of a seat's links, as a set
            self.links: list[int] = [0] * players  # number of complete links
            self.stub_owner: list[int] = []  # incomplete links
            self.stub_from: list[int] = []
            self.stub_steps: list[list[int]] = []
            self.leave: list[int] = [OPEN_WAY] * cities  # whether track can leave a city
            self.starts: list[Move] = []  # `build` moves of the cities that track can leave
            self.reached: list[int] = [NONE] * (players * cities)  # where a cube can come to with the seat's locomotive; NONE: not known
            self.known: int = 0  # the seats whose `loads` are up to date, as a set
            self.loads: list[list[Move]] = [[] for _ in range(players)]  # `deliver` moves of each seat
            self.deck: list[int] = []  # the next is the last; a Major Line is kinds + line
            self.face_up: list[int] = []
            self.discards: list[int] = []
            self.line_of: list[int] = [NOBODY] * board.lines  # who scored a Major Line; IN_DECK where it is not yet on offer
            self.turn_number: int = 1
            self.round: int = 0
            self.order: list[int] = list(range(players))  # of play in this turn
            self.place: int = 0  # in the order
            self.first: int = 0  # the first player
            self.turn: int = 0  # the seat that decides
            self.pending: int = 0  # actions that the seat still has in this go, the present one included
            self.acted: bool = False  # somebody did not pass in this turn
            self.trigger: int = 0  # the turn in which enough cities were empty, or 0
            self.high: int = 0
            self.leader: int = NOBODY
            self.out: list[int] = []  # who has withdrawn, in order
            self.plan: int = 0  # cards named for it, as a set
            self.begun: int = NONE  # the port where the chain in hand begins; with `head` NONE, any port of its city
            self.ended: int = NONE  # the port where it ends, once the last tile of a complete link is laid
            self.head: int = NONE  # the hex side by which the next tile is entered: hex * SIDES + side
            self.steps: list[int] = []  # the whole chain in hand
            self.way: list[int] = []  # its hexes
            self.laid: int = 0  # tiles laid in this action
            self.marked: bool = False  # the chain in hand has a marker already
            self.price: int = 0
            self.grey_city: int = NONE  # the city that is to have a New City tile
            self.tile_colour: int = NONE  # the New City tile chosen for it
            self.free: bool = False  # the New City tile comes from a card
            self.western_city: int = NONE  # the city whose Western Link is to be paid for
            self.growth: int = 0  # cubes that City Growth is to bring
            self.cube_from: int = NONE  # the city that the cube on its way comes from
            self.cube_colour: int = NONE  # its colour
            self.links_allowed: int = 0  # links that it may use
            self.ride: list[int] = []  # the links it has used
            self.stand: int = NONE  # the city where it is
            self.seen: int = 0  # the cities it has been to, as a set
            self.due: int = 0  # a payment for which bonds are named
            self.purpose: int = NONE  # what that payment is for
            self.owned: int = 2199023255551  # the lists that no copy shares, one bit for each
        else:
            self.cash = like.cash[:]
            self.bonds = like.bonds[:]
            self.position = like.position[:]
            self.gained = like.gained
            self.level = like.level
            self.hand = like.hand
            self.spent = like.spent[:]
            self.tally = like.tally
            self.dealt = like.dealt
            self.baron = like.baron
            self.baron_score = like.baron_score
            self.bids = like.bids[:]
            self.done = like.done[:]
            self.extra = like.extra
            self.colour = like.colour
            self.tiled = like.tiled
            self.cubes = like.cubes
            self.total = like.total
            self.stock = like.stock
            self.empty = like.empty
            self.wanted = like.wanted
            self.greys = like.greys
            self.bag = like.bag
            self.new_cities = like.new_cities
            self.western = like.western
            self.markers = like.markers[:]
            self.used = like.used
            self.paths = like.paths
            self.supply = like.supply
            self.link_owner = like.link_owner
            self.link_from = like.link_from
            self.link_to = like.link_to
            self.link_steps = like.link_steps
            self.link_depot = like.link_depot
            self.port_link = like.port_link
            self.around = like.around
            self.own = like.own
            self.net = like.net
            self.served = like.served
            self.links = like.links
            self.stub_owner = like.stub_owner
            self.stub_from = like.stub_from
            self.stub_steps = like.stub_steps
            self.leave = like.leave
            self.starts = like.starts
            self.reached = like.reached
            self.known = like.known
            self.loads = like.loads
            self.deck = like.deck
            self.face_up = like.face_up
            self.discards = like.discards
            self.line_of = like.line_of
            self.turn_number = like.turn_number
            self.round = like.round
            self.order = like.order[:]
            self.place = like.place
            self.first = like.first
            self.turn = like.turn
            self.pending = like.pending
            self.acted = like.acted
            self.trigger = like.trigger
            self.high = like.high
            self.leader = like.leader
            self.out = like.out[:]
            self.plan = like.plan
            self.begun = like.begun
            self.ended = like.ended
            self.head = like.head
            self.steps = like.steps[:]
            self.way = like.way[:]
            self.laid = like.laid
            self.marked = like.marked
            self.price = like.price
            self.grey_city = like.grey_city
            self.tile_colour = like.tile_colour
            self.free = like.free
            self.western_city = like.western_city
            self.growth = like.growth
            self.cube_from = like.cube_from
            self.cube_colour = like.cube_colour
            self.links_allowed = like.links_allowed
            self.ride = like.ride[:]
            self.stand = like.stand
            self.seen = like.seen
            self.due = like.due
            self.purpose = like.purpose
            self.owned = 0
            like.owned = 0

    def pieces(self) -> tuple[object, ...]:
        """All that makes positions equal."""
        return (
            tuple(self.cash), tuple(self.bonds), tuple(self.position), tuple(self.gained), tuple(self.level), tuple(self.markers), tuple(self.hand),
            tuple(self.spent), tuple(self.tally), tuple(self.dealt), tuple(self.baron), tuple(self.baron_score), tuple(self.colour), tuple(self.tiled),
            tuple(self.cubes), tuple(self.bag), tuple(self.new_cities), tuple(self.western), tuple(self.link_owner), tuple(self.link_from),
            tuple(self.link_to), tuple([tuple(row) for row in self.link_steps]), tuple(self.link_depot), tuple(self.stub_owner), tuple(self.stub_from),
            tuple([tuple(row) for row in self.stub_steps]), tuple(self.deck), tuple(self.face_up), tuple(self.discards), tuple(self.line_of),
            self.turn_number, self.round, tuple(self.order), self.place, self.first, self.turn, self.pending, tuple(self.done), tuple(self.extra), self.acted,
            self.trigger, self.high, self.leader, tuple(self.bids), tuple(self.out), self.plan, self.begun, self.ended, self.head, tuple(self.steps),
            self.laid, self.marked, self.price, self.grey_city, self.tile_colour, self.free, self.western_city, self.cube_from, self.cube_colour, self.stand,
            tuple(self.ride), self.links_allowed, self.growth, self.due, self.purpose,
        )  # fmt: skip

    def change_gained(self) -> list[int]:
        """`gained` to be changed: from now on this state has a list of its own."""
        if not self.owned & 1:
            self.gained = self.gained[:]
            self.owned |= 1
        return self.gained

    def change_level(self) -> list[int]:
        """`level` to be changed: from now on this state has a list of its own."""
        if not self.owned & 2:
            self.level = self.level[:]
            self.owned |= 2
        return self.level

    def change_hand(self) -> list[int]:
        """`hand` to be changed: from now on this state has a list of its own."""
        if not self.owned & 4:
            self.hand = self.hand[:]
            self.owned |= 4
        return self.hand

    def change_tally(self) -> list[int]:
        """`tally` to be changed: from now on this state has a list of its own."""
        if not self.owned & 8:
            self.tally = self.tally[:]
            self.owned |= 8
        return self.tally

    def change_dealt(self) -> list[int]:
        """`dealt` to be changed: from now on this state has a list of its own."""
        if not self.owned & 16:
            self.dealt = self.dealt[:]
            self.owned |= 16
        return self.dealt

    def change_baron(self) -> list[int]:
        """`baron` to be changed: from now on this state has a list of its own."""
        if not self.owned & 32:
            self.baron = self.baron[:]
            self.owned |= 32
        return self.baron

    def change_baron_score(self) -> list[int]:
        """`baron_score` to be changed: from now on this state has a list of its own."""
        if not self.owned & 64:
            self.baron_score = self.baron_score[:]
            self.owned |= 64
        return self.baron_score

    def change_extra(self) -> list[int]:
        """`extra` to be changed: from now on this state has a list of its own."""
        if not self.owned & 128:
            self.extra = self.extra[:]
            self.owned |= 128
        return self.extra

    def change_colour(self) -> list[int]:
        """`colour` to be changed: from now on this state has a list of its own."""
        if not self.owned & 256:
            self.colour = self.colour[:]
            self.owned |= 256
        return self.colour

    def change_tiled(self) -> list[int]:
        """`tiled` to be changed: from now on this state has a list of its own."""
        if not self.owned & 512:
            self.tiled = self.tiled[:]
            self.owned |= 512
        return self.tiled

    def change_cubes(self) -> list[int]:
        """`cubes` to be changed: from now on this state has a list of its own."""
        if not self.owned & 1024:
            self.cubes = self.cubes[:]
            self.owned |= 1024
        return self.cubes

    def change_total(self) -> list[int]:
        """`total` to be changed: from now on this state has a list of its own."""
        if not self.owned & 2048:
            self.total = self.total[:]
            self.owned |= 2048
        return self.total

    def change_stock(self) -> list[int]:
        """`stock` to be changed: from now on this state has a list of its own."""
        if not self.owned & 4096:
            self.stock = self.stock[:]
            self.owned |= 4096
        return self.stock

    def change_wanted(self) -> list[int]:
        """`wanted` to be changed: from now on this state has a list of its own."""
        if not self.owned & 8192:
            self.wanted = self.wanted[:]
            self.owned |= 8192
        return self.wanted

    def change_bag(self) -> list[int]:
        """`bag` to be changed: from now on this state has a list of its own."""
        if not self.owned & 16384:
            self.bag = self.bag[:]
            self.owned |= 16384
        return self.bag

    def change_new_cities(self) -> list[int]:
        """`new_cities` to be changed: from now on this state has a list of its own."""
        if not self.owned & 32768:
            self.new_cities = self.new_cities[:]
            self.owned |= 32768
        return self.new_cities

    def change_western(self) -> list[int]:
        """`western` to be changed: from now on this state has a list of its own."""
        if not self.owned & 65536:
            self.western = self.western[:]
            self.owned |= 65536
        return self.western

    def change_used(self) -> list[int]:
        """`used` to be changed: from now on this state has a list of its own."""
        if not self.owned & 131072:
            self.used = self.used[:]
            self.owned |= 131072
        return self.used

    def change_paths(self) -> list[int]:
        """`paths` to be changed: from now on this state has a list of its own."""
        if not self.owned & 262144:
            self.paths = self.paths[:]
            self.owned |= 262144
        return self.paths

    def change_supply(self) -> list[int]:
        """`supply` to be changed: from now on this state has a list of its own."""
        if not self.owned & 524288:
            self.supply = self.supply[:]
            self.owned |= 524288
        return self.supply

    def change_link_owner(self) -> list[int]:
        """`link_owner` to be changed: from now on this state has a list of its own."""
        if not self.owned & 1048576:
            self.link_owner = self.link_owner[:]
            self.owned |= 1048576
        return self.link_owner

    def change_link_from(self) -> list[int]:
        """`link_from` to be changed: from now on this state has a list of its own."""
        if not self.owned & 2097152:
            self.link_from = self.link_from[:]
            self.owned |= 2097152
        return self.link_from

    def change_link_to(self) -> list[int]:
        """`link_to` to be changed: from now on this state has a list of its own."""
        if not self.owned & 4194304:
            self.link_to = self.link_to[:]
            self.owned |= 4194304
        return self.link_to

    def change_link_steps(self) -> list[list[int]]:
        """`link_steps` to be changed: from now on this state has a list of its own."""
        if not self.owned & 8388608:
            self.link_steps = self.link_steps[:]
            self.owned |= 8388608
        return self.link_steps

    def change_link_depot(self) -> list[int]:
        """`link_depot` to be changed: from now on this state has a list of its own."""
        if not self.owned & 16777216:
            self.link_depot = self.link_depot[:]
            self.owned |= 16777216
        return self.link_depot

    def change_port_link(self) -> list[int]:
        """`port_link` to be changed: from now on this state has a list of its own."""
        if not self.owned & 33554432:
            self.port_link = self.port_link[:]
            self.owned |= 33554432
        return self.port_link

    def change_around(self) -> list[int]:
        """`around` to be changed: from now on this state has a list of its own."""
        if not self.owned & 67108864:
            self.around = self.around[:]
            self.owned |= 67108864
        return self.around

    def change_own(self) -> list[int]:
        """`own` to be changed: from now on this state has a list of its own."""
        if not self.owned & 134217728:
            self.own = self.own[:]
            self.owned |= 134217728
        return self.own

    def change_net(self) -> list[int]:
        """`net` to be changed: from now on this state has a list of its own."""
        if not self.owned & 268435456:
            self.net = self.net[:]
            self.owned |= 268435456
        return self.net

    def change_served(self) -> list[int]:
        """`served` to be changed: from now on this state has a list of its own."""
        if not self.owned & 536870912:
            self.served = self.served[:]
            self.owned |= 536870912
        return self.served

    def change_links(self) -> list[int]:
        """`links` to be changed: from now on this state has a list of its own."""
        if not self.owned & 1073741824:
            self.links = self.links[:]
            self.owned |= 1073741824
        return self.links

    def change_stub_owner(self) -> list[int]:
        """`stub_owner` to be changed: from now on this state has a list of its own."""
        if not self.owned & 2147483648:
            self.stub_owner = self.stub_owner[:]
            self.owned |= 2147483648
        return self.stub_owner

    def change_stub_from(self) -> list[int]:
        """`stub_from` to be changed: from now on this state has a list of its own."""
        if not self.owned & 4294967296:
            self.stub_from = self.stub_from[:]
            self.owned |= 4294967296
        return self.stub_from

    def change_stub_steps(self) -> list[list[int]]:
        """`stub_steps` to be changed: from now on this state has a list of its own."""
        if not self.owned & 8589934592:
            self.stub_steps = self.stub_steps[:]
            self.owned |= 8589934592
        return self.stub_steps

    def change_leave(self) -> list[int]:
        """`leave` to be changed: from now on this state has a list of its own."""
        if not self.owned & 17179869184:
            self.leave = self.leave[:]
            self.owned |= 17179869184
        return self.leave

    def change_reached(self) -> list[int]:
        """`reached` to be changed: from now on this state has a list of its own."""
        if not self.owned & 34359738368:
            self.reached = self.reached[:]
            self.owned |= 34359738368
        return self.reached

    def change_loads(self) -> list[list[Move]]:
        """`loads` to be changed: from now on this state has a list of its own."""
        if not self.owned & 68719476736:
            self.loads = self.loads[:]
            self.owned |= 68719476736
        return self.loads

    def change_deck(self) -> list[int]:
        """`deck` to be changed: from now on this state has a list of its own."""
        if not self.owned & 137438953472:
            self.deck = self.deck[:]
            self.owned |= 137438953472
        return self.deck

    def change_face_up(self) -> list[int]:
        """`face_up` to be changed: from now on this state has a list of its own."""
        if not self.owned & 274877906944:
            self.face_up = self.face_up[:]
            self.owned |= 274877906944
        return self.face_up

    def change_discards(self) -> list[int]:
        """`discards` to be changed: from now on this state has a list of its own."""
        if not self.owned & 549755813888:
            self.discards = self.discards[:]
            self.owned |= 549755813888
        return self.discards

    def change_line_of(self) -> list[int]:
        """`line_of` to be changed: from now on this state has a list of its own."""
        if not self.owned & 1099511627776:
            self.line_of = self.line_of[:]
            self.owned |= 1099511627776
        return self.line_of
