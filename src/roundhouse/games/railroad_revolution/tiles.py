"""Tiles as data: the vocabulary of effects, conditions and tolls, and what stands on each tile. [RR-16]"""

from typing import Final

NOBODY: Final = -1
NEUTRAL: Final = -2

STATION: Final = 0  # the four actions
RAILROAD: Final = 1
TELEGRAPH: Final = 2
TRADE: Final = 3

WHITE: Final = 0  # the colours of workers are numbered as in the board file, white first
COLOURS: Final = 5
ANY: Final = -1  # a manager place for any worker

PILES: Final = 3  # of objectives that replace others: B, C, D
SLOTS: Final = 2  # the objectives in progress of a seat

ADVANCE: Final = 0  # the vocabulary of effects [RR-16.1]
GAIN_SHARES: Final = 1
GAIN_MONEY: Final = 2
GAIN_WORKERS: Final = 3
HIRE_ANY: Final = 4
SWAP_WORKER: Final = 5
PROMOTE: Final = 6
TAKE_TRAIN: Final = 7
FLIP_TRAIN: Final = 8
PLACE_TRACK: Final = 9
PLACE_STATION: Final = 10
PLACE_OFFICE: Final = 11
REPEAT_MAIN_REWARD: Final = 12
FIRST_STATION_BONUS: Final = 13
WAIVE_STATION_COST: Final = 14
EXTRA_TRACK: Final = 15
RAIL_REBATE: Final = 16
FIRST_OFFICE_BONUS: Final = 17
CASH_PER_SHARE_TAKEN: Final = 18
TELEGRAPH_TILE_BONUS: Final = 19
PRIVATE_CONTRACT: Final = 20
CASH_PER_TRAIN: Final = 21

CONNECT: Final = 0  # the conditions of objectives [RR-12.8]
STATIONS: Final = 1
CONTRACTS: Final = 2
TERRAIN: Final = 3

NO_TOLL: Final = 0  # the tolls of progress tracks [RR-13.3]
MONEY_TOLL: Final = 1
SHARE_TOLL: Final = 2
WORKER_TOLL: Final = 3


NO_BOUND: Final = 1_000_000


class Effect:
    """One effect of a tile or an ability: its word of the vocabulary and its figures."""

    def __init__(self, kind: int, n: int, pay: int, each: int, colours: list[int], choose: int, limited: bool, offer: int) -> None:
        self.kind: Final = kind
        self.n: Final = n  # steps, shares, dollars, promotions, flips ...; 1 where the effect has no number
        self.pay: Final = pay  # dollars to use it; 0: free
        self.each: Final = each  # dollars for each promotion, or each triangle of a rebate
        self.colours: Final = colours  # of the workers gained
        self.choose: Final = choose  # how many of them
        self.limited: Final = limited  # only the start cities, only the sections with a contract icon
        self.offer: Final = offer  # its number among the priced effects; -1 if it is free
        mask = 0
        for colour in colours:
            mask |= 1 << colour
        self.mask: Final = mask
        self.most = NO_BOUND  # dollars that it can bring at most, shares sold; set by the board


class CityTile:
    """What a station in the city brings. [RR-6.5, RR-16.5]"""

    def __init__(self, name: str, level: int, main: list[Effect], bonus: list[Effect]) -> None:
        self.name: Final = name
        self.level: Final = level
        self.main: Final = main
        self.bonus: Final = bonus


class Tile:
    """A telegraph tile, a train or one side of a set-up tile."""

    def __init__(self, name: str, effects: list[Effect]) -> None:
        self.name: Final = name
        self.effects: Final = effects


class Contract:
    """One half of a contract tile. [RR-11.1]"""

    def __init__(self, shares: int, price: int, effects: list[Effect]) -> None:
        self.shares: Final = shares
        self.price: Final = price
        self.effects: Final = effects


class Objective:
    """An objective tile. [RR-12.1]"""

    def __init__(self, name: str, group: str, vp: int, managers: list[int], conditions: list[tuple[int, int, int]]) -> None:
        self.name: Final = name
        self.group: Final = group
        self.vp: Final = vp
        self.managers: Final = managers  # a colour or ANY, for each place
        self.conditions: Final = conditions  # kind, level or triangles, number
