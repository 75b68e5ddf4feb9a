"""Every piece of Railroad Revolution: how it is laid out, copied and compared.

Written by `python -m roundhouse.kernel.tablecode` from fields.py; change that file, not this one.
"""

from typing import Final

from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import COLOURS, NOBODY, PILES, SLOTS
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.state import Setting
from roundhouse.kernel.state import State as KernelState


class Table(KernelState):
    """All that lies on the table. The game's own State adds what can be read from it and done with it."""

    __slots__ = (  # looked up faster than in a dictionary where the game is not compiled
        "ability_left", "accepted", "action", "actor", "aside_buildings", "aside_tracks", "board", "bonus_left", "buildings", "busy", "city_tile", "common",
        "completed", "contract", "contract_offices", "contract_pile", "crew", "discards", "down", "drawn", "drawn_seen", "due", "extras", "fees", "first",
        "first_office", "first_station", "flips", "free", "free_offices", "free_stations", "free_tracks", "helpers", "hires", "idle", "laid", "last_round",
        "lines", "manager", "money", "new_trains", "objective", "offers", "offices", "owned", "picks", "piles", "place", "placed", "players", "progress",
        "promotions", "queue", "reached", "round", "section_tile", "seen", "shares", "sides", "sold_buildings", "sold_tracks", "start_stations", "stations",
        "steps", "stock", "swaps", "taken", "tile_left", "to_place", "tracks", "triangles", "trigger", "turn", "up", "worker",
    )  # fmt: skip

    def __init__(self, setting: Setting, chance: Chance, board: RailBoard, like: "Table | None" = None) -> None:
        """The table before the set-up, or as it is in the state `like`."""
        super().__init__(setting, chance, like)
        players = setting.players
        self.board: Final = board
        self.players: Final = players
        if like is None:
            trains = len(board.trains)
            self.first: int = 0  # the first player
            self.turn: int = 0  # the active player
            self.actor: int = 0  # the seat that is asked
            self.round: int = 0  # 0 during set-up
            self.last_round: int = 0  # 0 until the end is triggered
            self.money: list[int] = [board.start_money] * players
            self.shares: list[int] = [board.start_shares] * players
            self.tracks: list[int] = [board.start_tracks] * players  # on the player board
            self.buildings: list[int] = [board.start_buildings] * players
            self.sold_tracks: list[int] = [0] * players
            self.sold_buildings: list[int] = [0] * players
            # beside the board, later in the box; one more lies on the start space
            self.aside_tracks: list[int] = [board.all_tracks - board.start_tracks - 1] * players
            self.aside_buildings: list[int] = [board.all_buildings - board.start_buildings] * players
            self.lines: list[int] = [1 << board.start_space] * players  # sets of spaces with a track
            self.free: list[int] = [board.joins[board.start_space]] * players  # sets of spaces where a track may be placed
            self.reached: list[int] = [board.start_cities] * players  # sets of cities connected
            self.stations: list[int] = [0] * players  # sets of cities
            self.offices: list[int] = [0] * players  # sets of sections
            self.idle: list[int] = [0] * (players * COLOURS)  # workers in the personal supply, by seat * COLOURS + colour
            self.placed: list[int] = [0] * (players * 4 * COLOURS)  # workers on the player board, by (seat * 4 + action) * COLOURS + colour
            self.busy: list[int] = [0] * (players * COLOURS)  # the same, by seat * COLOURS + colour
            self.crew: list[int] = [0] * players  # available workers: idle and busy
            self.up: list[int] = [0] * (players * trains)  # trains face up
            self.down: list[int] = [0] * (players * trains)
            self.objective: list[int] = [NOBODY] * (players * SLOTS)  # in progress, by seat * SLOTS + slot
            self.manager: list[int] = [NOBODY] * (players * SLOTS * 2)  # colour, by (seat * SLOTS + slot) * 2 + place
            self.completed: list[list[int]] = [[] for _ in range(players)]
            self.progress: list[int] = [0] * (players * 3)
            self.common: list[int] = [0] * COLOURS  # workers in the common supply
            self.city_tile: list[int] = board.printed_tile[:]  # dealt once
            self.first_station: list[int] = [NOBODY] * board.cities  # who stands on the first place
            self.section_tile: list[int] = [NOBODY] * board.sections  # dealt once
            self.first_office: list[int] = [NOBODY] * board.sections
            self.stock: list[int] = [0] * trains  # trains in the piles
            self.contract: int = 0  # the current contract tile
            self.contract_pile: list[int] = []  # from the top
            self.discards: list[int] = []
            self.sides: list[int] = []  # set-up tiles laid out: their side
            self.helpers: list[int] = []  # the worker beside each; NOBODY once it is taken
            self.piles: list[list[int]] = [[] for _ in range(PILES)]  # objectives, from the top
            self.seen: list[list[int]] = [[] for _ in range(PILES)]  # who knows them: sets of seats
            self.drawn: list[int] = []
            self.drawn_seen: list[int] = []
            self.queue: list[int] = []  # objectives to replace, see `queued`
            self.accepted: int = 0  # a set of sides
            self.action: int = 0
            self.worker: int = 0
            self.due: int = 0  # dollars to pay
            self.place: int = NOBODY  # the city or section of the action
            self.to_place: int = 0  # pieces that the main part still asks for
            self.extras: int = 0  # further tracks that the ability allows
            self.laid: int = 0  # tracks placed by the action
            self.triangles: int = 0
            self.taken: int = 0  # shares from the section
            self.ability_left: int = 0  # 1 while the worker can be used
            self.bonus_left: int = 0  # 1 while the first-station bonus can be taken
            self.tile_left: int = 0  # 1 while a worker can be discarded for the telegraph tile
            self.trigger: int = 0  # 1 if a contract tile follows
            self.steps: int = 0
            self.flips: int = 0
            self.promotions: int = 0
            self.new_trains: int = 0
            self.free_tracks: int = 0
            self.free_stations: int = 0
            self.start_stations: int = 0  # only in the start cities
            self.free_offices: int = 0
            self.contract_offices: int = 0  # only in sections with a contract icon
            self.hires: int = 0
            self.swaps: int = 0
            self.fees: list[int] = []  # promotions that cost so much each, cheapest first
            self.picks: list[int] = []  # workers to be taken: sets of colours
            self.offers: list[int] = []  # effects that have a price
            self.owned: int = 134217727  # the lists that no copy shares, one bit for each
        else:
            self.first = like.first
            self.turn = like.turn
            self.actor = like.actor
            self.round = like.round
            self.last_round = like.last_round
            self.money = like.money[:]
            self.shares = like.shares[:]
            self.tracks = like.tracks[:]
            self.buildings = like.buildings[:]
            self.sold_tracks = like.sold_tracks
            self.sold_buildings = like.sold_buildings
            self.aside_tracks = like.aside_tracks
            self.aside_buildings = like.aside_buildings
            self.lines = like.lines
            self.free = like.free
            self.reached = like.reached
            self.stations = like.stations
            self.offices = like.offices
            self.idle = like.idle
            self.placed = like.placed
            self.busy = like.busy
            self.crew = like.crew[:]
            self.up = like.up
            self.down = like.down
            self.objective = like.objective
            self.manager = like.manager
            self.completed = like.completed
            self.progress = like.progress
            self.common = like.common
            self.city_tile = like.city_tile
            self.first_station = like.first_station
            self.section_tile = like.section_tile
            self.first_office = like.first_office
            self.stock = like.stock
            self.contract = like.contract
            self.contract_pile = like.contract_pile
            self.discards = like.discards
            self.sides = like.sides
            self.helpers = like.helpers
            self.piles = like.piles
            self.seen = like.seen
            self.drawn = like.drawn
            self.drawn_seen = like.drawn_seen
            self.queue = like.queue
            self.accepted = like.accepted
            self.action = like.action
            self.worker = like.worker
            self.due = like.due
            self.place = like.place
            self.to_place = like.to_place
            self.extras = like.extras
            self.laid = like.laid
            self.triangles = like.triangles
            self.taken = like.taken
            self.ability_left = like.ability_left
            self.bonus_left = like.bonus_left
            self.tile_left = like.tile_left
            self.trigger = like.trigger
            self.steps = like.steps
            self.flips = like.flips
            self.promotions = like.promotions
            self.new_trains = like.new_trains
            self.free_tracks = like.free_tracks
            self.free_stations = like.free_stations
            self.start_stations = like.start_stations
            self.free_offices = like.free_offices
            self.contract_offices = like.contract_offices
            self.hires = like.hires
            self.swaps = like.swaps
            self.fees = like.fees
            self.picks = like.picks
            self.offers = like.offers
            self.owned = 0
            like.owned = 0

    def pieces(self) -> tuple[object, ...]:
        """All that makes positions equal."""
        return (
            tuple(self.money), tuple(self.shares), tuple(self.tracks), tuple(self.buildings), tuple(self.sold_tracks), tuple(self.sold_buildings),
            tuple(self.aside_tracks), tuple(self.aside_buildings), tuple(self.lines), tuple(self.stations), tuple(self.offices), tuple(self.idle),
            tuple(self.placed), tuple(self.common), tuple(self.objective), tuple(self.manager), tuple([tuple(row) for row in self.completed]), tuple(self.up),
            tuple(self.down), tuple(self.progress), tuple([tuple(row) for row in self.piles]), tuple([tuple(row) for row in self.seen]), tuple(self.stock),
            tuple(self.first_station), tuple(self.first_office), tuple(self.city_tile), tuple(self.section_tile), self.contract, tuple(self.contract_pile),
            tuple(self.discards), tuple(self.sides), tuple(self.helpers), self.first, self.turn, self.actor, self.round, self.last_round, self.action,
            self.worker, self.ability_left, self.to_place, self.extras, self.laid, self.due, self.place, self.triangles, self.taken, self.bonus_left,
            self.tile_left, self.trigger, self.steps, self.flips, self.promotions, tuple(self.fees), self.new_trains, self.free_tracks, self.free_stations,
            self.start_stations, self.free_offices, self.contract_offices, self.hires, self.swaps, tuple(self.picks), tuple(self.offers), self.accepted,
            tuple(self.queue), tuple(self.drawn), tuple(self.drawn_seen),
        )  # fmt: skip

    def change_sold_tracks(self) -> list[int]:
        """`sold_tracks` to be changed: from now on this state has a list of its own."""
        if not self.owned & 1:
            self.sold_tracks = self.sold_tracks[:]
            self.owned |= 1
        return self.sold_tracks

    def change_sold_buildings(self) -> list[int]:
        """`sold_buildings` to be changed: from now on this state has a list of its own."""
        if not self.owned & 2:
            self.sold_buildings = self.sold_buildings[:]
            self.owned |= 2
        return self.sold_buildings

    def change_aside_tracks(self) -> list[int]:
        """`aside_tracks` to be changed: from now on this state has a list of its own."""
        if not self.owned & 4:
            self.aside_tracks = self.aside_tracks[:]
            self.owned |= 4
        return self.aside_tracks

    def change_aside_buildings(self) -> list[int]:
        """`aside_buildings` to be changed: from now on this state has a list of its own."""
        if not self.owned & 8:
            self.aside_buildings = self.aside_buildings[:]
            self.owned |= 8
        return self.aside_buildings

    def change_lines(self) -> list[int]:
        """`lines` to be changed: from now on this state has a list of its own."""
        if not self.owned & 16:
            self.lines = self.lines[:]
            self.owned |= 16
        return self.lines

    def change_free(self) -> list[int]:
        """`free` to be changed: from now on this state has a list of its own."""
        if not self.owned & 32:
            self.free = self.free[:]
            self.owned |= 32
        return self.free

    def change_reached(self) -> list[int]:
        """`reached` to be changed: from now on this state has a list of its own."""
        if not self.owned & 64:
            self.reached = self.reached[:]
            self.owned |= 64
        return self.reached

    def change_stations(self) -> list[int]:
        """`stations` to be changed: from now on this state has a list of its own."""
        if not self.owned & 128:
            self.stations = self.stations[:]
            self.owned |= 128
        return self.stations

    def change_offices(self) -> list[int]:
        """`offices` to be changed: from now on this state has a list of its own."""
        if not self.owned & 256:
            self.offices = self.offices[:]
            self.owned |= 256
        return self.offices

    def change_idle(self) -> list[int]:
        """`idle` to be changed: from now on this state has a list of its own."""
        if not self.owned & 512:
            self.idle = self.idle[:]
            self.owned |= 512
        return self.idle

    def change_placed(self) -> list[int]:
        """`placed` to be changed: from now on this state has a list of its own."""
        if not self.owned & 1024:
            self.placed = self.placed[:]
            self.owned |= 1024
        return self.placed

    def change_busy(self) -> list[int]:
        """`busy` to be changed: from now on this state has a list of its own."""
        if not self.owned & 2048:
            self.busy = self.busy[:]
            self.owned |= 2048
        return self.busy

    def change_up(self) -> list[int]:
        """`up` to be changed: from now on this state has a list of its own."""
        if not self.owned & 4096:
            self.up = self.up[:]
            self.owned |= 4096
        return self.up

    def change_down(self) -> list[int]:
        """`down` to be changed: from now on this state has a list of its own."""
        if not self.owned & 8192:
            self.down = self.down[:]
            self.owned |= 8192
        return self.down

    def change_objective(self) -> list[int]:
        """`objective` to be changed: from now on this state has a list of its own."""
        if not self.owned & 16384:
            self.objective = self.objective[:]
            self.owned |= 16384
        return self.objective

    def change_manager(self) -> list[int]:
        """`manager` to be changed: from now on this state has a list of its own."""
        if not self.owned & 32768:
            self.manager = self.manager[:]
            self.owned |= 32768
        return self.manager

    def change_completed(self) -> list[list[int]]:
        """`completed` to be changed: from now on this state has a list of its own."""
        if not self.owned & 65536:
            self.completed = [row[:] for row in self.completed]
            self.owned |= 65536
        return self.completed

    def change_progress(self) -> list[int]:
        """`progress` to be changed: from now on this state has a list of its own."""
        if not self.owned & 131072:
            self.progress = self.progress[:]
            self.owned |= 131072
        return self.progress

    def change_common(self) -> list[int]:
        """`common` to be changed: from now on this state has a list of its own."""
        if not self.owned & 262144:
            self.common = self.common[:]
            self.owned |= 262144
        return self.common

    def change_first_station(self) -> list[int]:
        """`first_station` to be changed: from now on this state has a list of its own."""
        if not self.owned & 524288:
            self.first_station = self.first_station[:]
            self.owned |= 524288
        return self.first_station

    def change_first_office(self) -> list[int]:
        """`first_office` to be changed: from now on this state has a list of its own."""
        if not self.owned & 1048576:
            self.first_office = self.first_office[:]
            self.owned |= 1048576
        return self.first_office

    def change_stock(self) -> list[int]:
        """`stock` to be changed: from now on this state has a list of its own."""
        if not self.owned & 2097152:
            self.stock = self.stock[:]
            self.owned |= 2097152
        return self.stock

    def change_contract_pile(self) -> list[int]:
        """`contract_pile` to be changed: from now on this state has a list of its own."""
        if not self.owned & 4194304:
            self.contract_pile = self.contract_pile[:]
            self.owned |= 4194304
        return self.contract_pile

    def change_discards(self) -> list[int]:
        """`discards` to be changed: from now on this state has a list of its own."""
        if not self.owned & 8388608:
            self.discards = self.discards[:]
            self.owned |= 8388608
        return self.discards

    def change_helpers(self) -> list[int]:
        """`helpers` to be changed: from now on this state has a list of its own."""
        if not self.owned & 16777216:
            self.helpers = self.helpers[:]
            self.owned |= 16777216
        return self.helpers

    def change_piles(self) -> list[list[int]]:
        """`piles` to be changed: from now on this state has a list of its own."""
        if not self.owned & 33554432:
            self.piles = [row[:] for row in self.piles]
            self.owned |= 33554432
        return self.piles

    def change_seen(self) -> list[list[int]]:
        """`seen` to be changed: from now on this state has a list of its own."""
        if not self.owned & 67108864:
            self.seen = [row[:] for row in self.seen]
            self.owned |= 67108864
        return self.seen
