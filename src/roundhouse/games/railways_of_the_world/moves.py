"""One class per decision, and the Board with the move space."""

from typing import Final

from roundhouse.games.railways_of_the_world.printed import Cards, Figures, Goals, Land
from roundhouse.kernel.move import Board as KernelBoard
from roundhouse.kernel.move import Move
from roundhouse.parts.hex import PATH_HIGH, PATH_LOW, PATHS, SIDE_NAMES, SIDES

COLOURS: Final = 5  # of goods; the colour of a grey city is GREY
GREY: Final = 5
COLOUR_NAMES: Final = ["red", "yellow", "blue", "black", "purple", "grey"]

OPEN: Final = 0  # kinds of terrain; a tile may be laid on the first three [RW-6.8]
WATER: Final = 1
MOUNTAIN: Final = 2
CITY: Final = 3
SHORE: Final = 4
SEA: Final = 5
OFF_LIMITS: Final = 6
WESTERN: Final = 7
TERRAIN_NAMES: Final = ["open", "water", "mountain", "city", "partly_open", "sea", "off_limits", "western_link"]

GREEN_DOT: Final = 0  # symbols of the Operations cards [RW-9.3]
PURPLE_DIAMOND: Final = 1
RED_X: Final = 2
HAND: Final = 3
NO_SYMBOL: Final = 4
SYMBOL_NAMES: Final = ["green_dot", "purple_diamond", "red_x", "hand", "none"]

FIRST_DELIVERY: Final = 0  # effects of the Operations cards [RW-9.10 to RW-9.25]
FIRST_LONG_DELIVERY: Final = 1
FIRST_ENGINE: Final = 2
SERVICE_BOUNTY: Final = 3
FIRST_COLOURS: Final = 4
HOTEL: Final = 5
INCOME_BONUS: Final = 6
EXTRA_ACTIONS: Final = 7
ADD_CUBES: Final = 8
FREE_NEW_CITY: Final = 9
TRADING_DEPOT: Final = 10
FREE_OPEN_TILES: Final = 11
HALF_PRICE_MOUNTAIN: Final = 12
LONGER_BUILD: Final = 13
BUILD_DISCOUNT: Final = 14
EXTRA_LINK: Final = 15
EFFECT_NAMES: Final = [
    "first_delivery",
    "first_long_delivery",
    "first_engine",
    "service_bounty",
    "first_colours",
    "hotel",
    "income_bonus",
    "extra_actions",
    "add_cubes",
    "free_new_city",
    "trading_depot",
    "free_open_tiles",
    "half_price_mountain",
    "longer_build",
    "build_discount",
    "extra_link",
]

LONGEST_ROUTE: Final = 0  # goals of the Rail Barons [RW-11.5]
LINKS_AT_CITY: Final = 1
CONNECT: Final = 2
MOST_MONEY: Final = 3
FEWEST_BONDS: Final = 4
MOST_LINKS: Final = 5
HIGHEST_ENGINE: Final = 6
WESTERN_LINK: Final = 7
GOAL_NAMES: Final = ["longest_route", "links_at_city", "connect", "most_money", "fewest_bonds", "most_links", "highest_engine", "western_link"]

HIGHEST_BID: Final = 60  # the move space ends here, in thousands; the option max_bid says how far a game goes [RW-5.11]
MOST_BONDS: Final = 20  # the most bonds that can be named for one payment with the option free_bonds [RW-4.9]


class Keep(Move):
    """Keep this Baron and return the other. [RW-2.9]"""

    def __init__(self, index: int, text: str, baron: int) -> None:
        super().__init__(index, text)
        self.baron: Final = baron


class Bid(Move):
    """Bid so many dollars to be first player. [RW-5.6]"""

    def __init__(self, index: int, text: str, amount: int) -> None:
        super().__init__(index, text)
        self.amount: Final = amount


class Withdraw(Move):
    """Leave this turn's auction. [RW-5.7]"""


class Pass(Move):
    """Let an action go. [RW-5.4]"""


class Build(Move):
    """Start a new line of track at a city. [RW-6.5]"""

    def __init__(self, index: int, text: str, city: int) -> None:
        super().__init__(index, text)
        self.city: Final = city


class Extend(Move):
    """Go on with one's own incomplete link, named by the city side where it starts. [RW-6.5]"""

    def __init__(self, index: int, text: str, port: int) -> None:
        super().__init__(index, text)
        self.port: Final = port


class Lay(Move):
    """Lay a tile: a hex and the two sides that the track joins. [RW-6.1]"""

    def __init__(self, index: int, text: str, place: int, path: int) -> None:
        super().__init__(index, text)
        self.place: Final = place
        self.path: Final = path
        self.low: Final = PATH_LOW[path]
        self.high: Final = PATH_HIGH[path]


class Stop(Move):
    """Lay no more tiles in this action. [RW-6.7]"""


class BuildWestern(Move):
    """Build the Western Link of a site. [RW-10.2]"""

    def __init__(self, index: int, text: str, site: int) -> None:
        super().__init__(index, text)
        self.site: Final = site


class Urbanize(Move):
    """Choose the grey city that receives a New City tile. [RW-7.1]"""

    def __init__(self, index: int, text: str, city: int) -> None:
        super().__init__(index, text)
        self.city: Final = city


class NewCity(Move):
    """Choose the colour of the New City tile. [RW-7.2]"""

    def __init__(self, index: int, text: str, colour: int) -> None:
        super().__init__(index, text)
        self.colour: Final = colour


class Upgrade(Move):
    """Buy the next locomotive. [RW-8.1]"""


class Deliver(Move):
    """Take up a cube of a colour in a city. [RW-8.5]"""

    def __init__(self, index: int, text: str, city: int, colour: int) -> None:
        super().__init__(index, text)
        self.city: Final = city
        self.colour: Final = colour


class Rail(Move):
    """Move the cube over the link that leaves a city by a side. [RW-8.17]"""

    def __init__(self, index: int, text: str, port: int) -> None:
        super().__init__(index, text)
        self.port: Final = port


class Take(Move):
    """Select an available Operations card. [RW-9.1]"""

    def __init__(self, index: int, text: str, card: int) -> None:
        super().__init__(index, text)
        self.card: Final = card


class Use(Move):
    """Name a held card for the action that follows. [RW-9.27]"""

    def __init__(self, index: int, text: str, card: int) -> None:
        super().__init__(index, text)
        self.card: Final = card


class Grow(Move):
    """Choose the city that grows. [RW-9.18]"""

    def __init__(self, index: int, text: str, city: int) -> None:
        super().__init__(index, text)
        self.city: Final = city


class Depot(Move):
    """Put a Trading Depot on the link that leaves a city by a side. [RW-9.20]"""

    def __init__(self, index: int, text: str, port: int) -> None:
        super().__init__(index, text)
        self.port: Final = port


class Bonds(Move):
    """Issue so many bonds for the payment in hand. [RW-4.9]"""

    def __init__(self, index: int, text: str, number: int) -> None:
        super().__init__(index, text)
        self.number: Final = number


class Board(KernelBoard):
    """A map with everything printed for it, and the move space. Cities, hexes, cards and barons are ints."""

    def __init__(self, name: str, land: Land, figures: Figures, cards: Cards, goals: Goals, drawing: dict[str, object]) -> None:
        super().__init__(name)
        self.land: Final = land
        self.figures: Final = figures
        self.cards: Final = cards
        self.goals: Final = goals
        self.drawing: Final = drawing  # for the client
        self.cities: Final = len(land.city_ids)
        self.near: Final = land.grid.near
        self.city_hex: Final = land.city_hex
        self.ridge: Final = land.ridge
        self.terrain: Final = land.terrain
        self.buildable: Final[list[bool]] = [terrain <= MOUNTAIN for terrain in land.terrain]
        self.city_at: Final[list[int]] = [-1] * land.grid.size
        for city in range(self.cities):
            self.city_at[land.city_hex[city]] = city
        self.cities_near: Final[list[list[int]]] = []  # the cities at most two steps from a hex: those whose ways out a tile there can change
        for place in range(land.grid.size):
            self.cities_near.append([self.city_at[other] for other in land.grid.within(place, 2) if self.city_at[other] >= 0])
        self.onward: Final[list[list[int]]] = []  # the sides by which track that came in by hex * SIDES + side can leave again, on the empty map
        for place in range(land.grid.size):
            for into in range(SIDES):
                self.onward.append([out for out in range(SIDES) if out != into and self._leads_on(place, out)])
        self.kinds: Final = len(cards.ids)
        self.lines: Final = len(goals.line_a)
        self.sites: Final = len(goals.site_city)
        self.usable: Final[list[int]] = [card for card in range(self.kinds) if cards.symbol[card] == HAND or cards.symbol[card] == PURPLE_DIAMOND]
        self.hotels: Final[list[int]] = [card for card in range(self.kinds) if cards.effect[card] == HOTEL]
        self.tiles_to: Final[list[int]] = []  # for the judge, made when it is first asked: see chart.py
        self.price_to: Final[list[int]] = []
        self.partners: Final[list[list[int]]] = []
        self.partner_tiles: Final[list[list[int]]] = []
        self.partner_price: Final[list[list[int]]] = []
        self.withdraw: Final = Withdraw(0, "withdraw")
        self.skip: Final = Pass(1, "pass")
        self.stop: Final = Stop(2, "stop")
        self.upgrade: Final = Upgrade(3, "upgrade")
        self.keep: Final[list[Move]] = []  # by baron
        self.bid: Final[list[Move]] = []  # the bid of (n + 1) thousand dollars
        self.build: Final[list[Move]] = []  # by city
        self.urbanize: Final[list[Move]] = []
        self.grow: Final[list[Move]] = []
        self.deliver: Final[list[Move]] = []  # by city * COLOURS + colour
        self.new_city: Final[list[Move]] = []  # by colour
        self.extend: Final[list[Move]] = []  # by port, which is city * SIDES + side
        self.rail: Final[list[Move]] = []
        self.depot: Final[list[Move]] = []
        self.western: Final[list[Move]] = []  # by site
        self.take: Final[list[Move]] = []  # by card
        self.use: Final[list[Move]] = []
        self.bonds: Final[list[Move]] = []  # by number
        self.lay: Final[list[Move]] = []  # by `lay_from` of a hex, + path
        self.lay_from: Final[list[int]] = []  # by hex; -1 at sea and beyond the borders, where no tile is even named
        self._make_moves()
        self._make_tiles()

    def _make_moves(self) -> None:
        """All decisions of the game but the tiles, once each."""
        names = self.land.city_names
        self.add(self.withdraw)
        self.add(self.skip)
        self.add(self.stop)
        self.add(self.upgrade)
        for baron, name in enumerate(self.goals.baron_names):
            self._put(self.keep, Keep(self._next(), "keep " + name, baron))
        for thousands in range(1, HIGHEST_BID + 1):
            self._put(self.bid, Bid(self._next(), "bid " + str(thousands * 1000), thousands * 1000))
        for city, name in enumerate(names):
            self._put(self.build, Build(self._next(), "build " + name, city))
            self._put(self.urbanize, Urbanize(self._next(), "urbanize " + name, city))
            self._put(self.grow, Grow(self._next(), "grow " + name, city))
            for colour in range(COLOURS):
                self._put(self.deliver, Deliver(self._next(), "deliver " + name + " " + COLOUR_NAMES[colour], city, colour))
        for colour in range(COLOURS):
            self._put(self.new_city, NewCity(self._next(), "colour " + COLOUR_NAMES[colour], colour))
        for port in range(self.cities * SIDES):
            end = names[port // SIDES] + " " + SIDE_NAMES[port % SIDES]
            self._put(self.extend, Extend(self._next(), "extend " + end, port))
            self._put(self.rail, Rail(self._next(), "rail " + end, port))
            self._put(self.depot, Depot(self._next(), "depot " + end, port))
        for site, city in enumerate(self.goals.site_city):
            self._put(self.western, BuildWestern(self._next(), "western " + names[city], site))
        for card, name in enumerate(self.cards.names):
            self._put(self.take, Take(self._next(), "take " + name, card))
            self._put(self.use, Use(self._next(), "use " + name, card))
        for number in range(MOST_BONDS + 1):
            self._put(self.bonds, Bonds(self._next(), "bonds " + str(number), number))

    def _make_tiles(self) -> None:
        """Every path of every hex that is neither sea nor beyond the borders."""
        grid = self.land.grid
        for place in range(grid.size):
            if self.terrain[place] == SEA or self.terrain[place] == OFF_LIMITS:
                self.lay_from.append(-1)
                continue
            self.lay_from.append(len(self.lay))
            here = "lay " + str(grid.col(place)) + "," + str(grid.row(place)) + " "
            for path in range(PATHS):
                self._put(self.lay, Lay(self._next(), here + SIDE_NAMES[PATH_LOW[path]] + "-" + SIDE_NAMES[PATH_HIGH[path]], place, path))

    def _leads_on(self, place: int, out: int) -> bool:
        """True if beyond a side of a hex lies a city or a closed hex. [RW-6.10]"""
        beyond = self.near[place * SIDES + out]
        return beyond >= 0 and self.terrain[beyond] <= CITY

    def _next(self) -> int:
        return len(self.moves)

    def _put(self, table: list[Move], move: Move) -> None:
        table.append(move)
        self.add(move)

    def port_hex(self, port: int) -> int:
        """The hex that a city side looks at, or -1 where the map ends."""
        return self.near[self.city_hex[port // SIDES] * SIDES + port % SIDES]
