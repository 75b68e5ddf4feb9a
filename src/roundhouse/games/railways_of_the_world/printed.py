"""What is printed on map, cards and components, as tables of ints."""

from typing import Final

from roundhouse.kernel.move import SEATS
from roundhouse.parts.hex import HexGrid


class Land:
    """The map: hexes, terrain, ridges and cities."""

    def __init__(self, grid: HexGrid, terrain: list[int], ridge: list[bool]) -> None:
        self.grid: Final = grid
        self.terrain: Final = terrain  # by hex
        self.ridge: Final = ridge  # by hex * SIDES + side, marked on both sides
        self.city_ids: Final[list[str]] = []
        self.city_names: Final[list[str]] = []
        self.city_words: Final[list[str]] = []  # as events name a city: its id where the texts translate it, else its name
        self.city_hex: Final[list[int]] = []
        self.city_colour: Final[list[int]] = []
        self.city_cubes: Final[list[int]] = []


class Figures:
    """The figures that all boards share (components.toml)."""

    def __init__(self, terrain_price: list[int], loco_price: list[int], income: list[int], new_cities: list[int]) -> None:
        self.terrain_price: Final = terrain_price
        self.loco_price: Final = loco_price  # of the upgrade to each level; 0 and 1 cost nothing
        self.income: Final = income  # by position on the income track
        self.new_cities: Final = new_cities  # New City tiles, by colour
        self.cubes_per_colour = 0
        self.markers = 0  # locomotive markers for chains, Western Links and depots
        self.bond = 0
        self.dividend = 0
        self.tiles_per_action = 0
        self.ridge = 0
        self.urbanize = 0
        self.urbanize_cubes = 0
        self.rounds = 0
        self.compensation = 0  # the step of the money given when there is no first auction
        self.empty_markers = 0  # Empty City markers beside the one on the round track
        self.tile_names: list[str] = []  # kinds of track tiles
        self.tile_count: list[int] = []
        self.single: list[int] = []  # the kind of tile with one path, by path
        self.double: list[int] = []  # the kind of tile with two, by path * PATHS + path; -1 where they share a side


class Cards:
    """The Operations cards of a board. Copies of a card are alike, so a card is a kind; Major Lines in the deck come after them."""

    def __init__(self) -> None:
        self.ids: Final[list[str]] = []
        self.names: Final[list[str]] = []
        self.words: Final[list[str]] = []  # as events name a card
        self.symbol: Final[list[int]] = []
        self.effect: Final[list[int]] = []
        self.figure: Final[list[int]] = []  # points, dollars, tiles, cubes, actions or links
        self.need: Final[list[int]] = []  # links, level or colours that a green dot asks for
        self.city: Final[list[int]] = []  # of a hotel or a bounty, or -1
        self.count: Final[list[int]] = []
        self.start: Final[list[bool]] = []


class Goals:
    """Major Lines, Rail Barons, Western Links and the figures by number of players."""

    def __init__(self) -> None:
        self.line_a: Final[list[int]] = []
        self.line_b: Final[list[int]] = []
        self.line_points: Final[list[int]] = []
        self.baron_ids: Final[list[str]] = []
        self.baron_names: Final[list[str]] = []
        self.baron_points: Final[list[int]] = []
        self.baron_goal: Final[list[int]] = []
        self.baron_a: Final[list[int]] = []  # city, or -1
        self.baron_b: Final[list[int]] = []
        self.baron_each: Final[list[int]] = []  # points for each link at the city
        self.site_city: Final[list[int]] = []
        self.hub = -1  # the city to which a Western Link must be connected
        self.western_price = 0
        self.western_cubes = 0
        self.western_colour = 0
        self.players: Final[list[int]] = []
        self.empty_limit: Final[list[int]] = [0] * SEATS  # empty cities that bring the end, by number of players
        self.fewer_cubes: Final[list[int]] = [0] * SEATS
        self.face_up: Final[list[int]] = [0] * SEATS
