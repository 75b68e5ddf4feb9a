"""The board as tables of ints: map, tiles, tracks and the move space. [RR-1]"""

from typing import Any

from roundhouse.games.railroad_revolution.tiles import CityTile, Contract, Effect, Objective, Tile
from roundhouse.kernel.move import Board, Move


class RailBoard(Board):
    """The board file as tables. Sets of track spaces, cities and sections are ints with one bit for each."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.drawing: dict[str, Any] = {}  # the whole file, for the client
        # figures of the rules
        self.start_money = 0
        self.start_shares = 0
        self.start_workers = 0
        self.start_tracks = 0
        self.start_buildings = 0
        self.all_tracks = 0  # of one colour
        self.all_buildings = 0
        self.crew_minimum = 0
        self.share_price = 0
        self.hire_price = 0
        self.rail_base = 0
        self.rail_triangle = 0
        self.rail_tracks = 0
        self.train_vp = 0
        self.draw = 0
        self.extra_rounds = 0
        self.swap_to_supply = True
        self.free_takes_first = True
        # names
        self.colour_names: list[str] = []
        self.action_names: list[str] = []
        self.city_names: list[str] = []
        self.city_ids: list[str] = []
        self.space_names: list[str] = []
        self.space_labels: list[str] = []  # the two cities of the line, and which of its spaces
        self.progress_names: list[str] = []
        self.seat_colours: list[str] = []
        # workers
        self.workers: list[int] = []  # in the box, by colour
        self.ability: list[Effect] = []  # by action * COLOURS + colour
        # map
        self.level: list[int] = []
        self.cost: list[int] = []
        self.highest_cost = 0
        self.printed_tile: list[int] = []  # by city; -1: dealt
        self.level_cities: list[int] = []  # sets of cities, by level
        self.start_cities = 0
        self.spaces = 0
        self.cities = 0
        self.start_space = 0
        self.triangles: list[int] = []
        self.joins: list[int] = []  # sets of spaces, by space
        self.space_cities: list[int] = []  # sets of cities, by space
        self.terrain: list[int] = []  # sets of spaces, by triangles
        self.any_terrain: list[int] = []  # the same with the start space
        self.contract_spaces = 0
        # telegraph
        self.sections = 0
        self.section_shares: list[int] = []
        self.first_shares: list[int] = []
        self.contract_sections = 0
        self.link_vp: list[int] = []  # by the section on its left
        # tiles
        self.city_tiles: list[CityTile] = []
        self.telegraph_tiles: list[Tile] = []
        self.trains: list[Tile] = []
        self.train_count: list[int] = []
        self.starter = 0
        self.setup_sides: list[Tile] = []  # two for each tile
        self.contracts: list[list[Contract]] = []  # left and right
        self.contract_names: list[str] = []
        self.objectives: list[Objective] = []
        self.groups: list[list[int]] = []  # objectives of A1, A2, B, C, D
        self.objective_rank: list[int] = []  # 0 for A, 1 for B ...
        self.best_train = 0  # dollars that flipping a train can bring at most
        self.train_most: list[int] = []  # the same, by train,
        self.train_cash: list[int] = []  # and by train once the main part is done, when free pieces bring nothing any more
        self.bonus_most: list[int] = []  # and by city tile, for its bonus: in all,
        self.bonus_sure: list[int] = []  # by free gains alone,
        self.bonus_fixed: list[int] = []  # at most without flips,
        self.bonus_flips: list[int] = []  # and flips,
        self.bonus_takes: list[bool] = []  # and whether a train may be taken
        self.offers: list[Effect] = []  # the effects with a price of tiles other than contracts
        self.offer_names: list[str] = []
        # progress tracks
        self.progress_top = 0
        self.progress_vp: list[list[int]] = []
        self.toll: list[list[int]] = []  # kind, by track and position
        self.toll_amount: list[list[int]] = []
        # player board
        self.section_money: list[int] = []
        self.track_section: list[int] = []  # of the leftmost track, by the number left; the number of sections if none
        self.building_section: list[int] = []
        self.last_tracks = 0  # right of the logo
        self.last_buildings = 0
        # by number of players
        self.pile_size: list[int] = []
        self.neutral_stations: list[list[int]] = []
        self.neutral_offices: list[list[int]] = []
        # the move space
        self.take_setup: list[Move] = []
        self.place: list[Move] = []  # by colour * 4 + action
        self.station: list[Move] = []
        self.track: list[Move] = []
        self.office: list[Move] = []
        self.sell: list[Move] = []  # track, building
        self.use_tile: list[Move] = []  # by colour * 2 + busy
        self.use: list[Move] = []
        self.advance: list[Move] = []
        self.advance_for: list[Move] = []  # by track * 10 + colour * 2 + busy
        self.promote: list[Move] = []  # by (colour * 2 + busy) * 2 + slot
        self.take_train: list[Move] = []
        self.flip: list[Move] = []  # by train * 2 + down
        self.swap: list[Move] = []  # by (colour * 2 + busy) * COLOURS + taken
        self.take_worker: list[Move] = []
        self.hire: list[Move] = []
        self.free_track: list[Move] = []
        self.free_station: list[Move] = []
        self.free_office: list[Move] = []
        self.accept: list[Move] = []
        self.replace: list[Move] = []
        self.keep: list[Move] = []
        self.sell_shares: list[Move] = []
