"""The main part of Station: a building in a connected city, its cost and its main reward. [RR-6]"""

from typing import Final

from roundhouse.games.railroad_revolution import shapes
from roundhouse.games.railroad_revolution.bound import NEVER, best_flip, cheapest_city, means, most_to_come, out_of_reach
from roundhouse.games.railroad_revolution.moves import BuildStation
from roundhouse.games.railroad_revolution.outlook import can_finish, survives
from roundhouse.games.railroad_revolution.part import (
    KINDS,
    MAIN_PART_DONE,
    NO,
    NO_BUILDING,
    NOT_CONNECTED,
    OTHER_ACTION,
    STATION_THERE,
    UNCLEAR,
    YES,
    MainPart,
    Tally,
    arrive,
    members,
    own_ability,
)
from roundhouse.games.railroad_revolution.starting import start_action
from roundhouse.games.railroad_revolution.state import RailState
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import COLOURS, FIRST_STATION_BONUS, FLIP_TRAIN, NOBODY, PLACE_TRACK, STATION, WAIVE_STATION_COST, Effect
from roundhouse.games.railroad_revolution.wording import all_words
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

NO_BUILDING_LEFT: Final = Refusal("RR-6.6", "refused-no-building")
NO_CITY: Final = Refusal("RR-6.2", "refused-no-city")
NO_STATION: Final = Refusal("RR-3.6", "refused-no-station-possible")
CANNOT_PAY: Final = Refusal("RR-6.1", "refused-too-dear")


class Station(MainPart):
    """Place the building, owe the cost, take the main reward. [RR-6.1, RR-D3, RR-22.1]"""

    def __init__(self) -> None:
        super().__init__(reckons=True)

    def may_begin(self, state: RailState, seat: int, worker: int) -> bool:
        if state.buildings[seat] == 0:
            return False
        answer = within_reach(state, seat, state.board.ability[STATION * COLOURS + worker])
        if answer != UNCLEAR:
            return answer == YES
        trial = state.copy()
        start_action(trial, seat, worker, STATION)
        return can_finish(trial, seat)

    def impossible(self, state: RailState, seat: int) -> Refusal:
        if state.buildings[seat] == 0:
            return NO_BUILDING_LEFT
        return NO_STATION if state.reached[seat] & ~state.stations[seat] else NO_CITY

    def cost(self, state: RailState, seat: int) -> int:
        """The cost of the cheapest available city, or what the ability asks that waives it."""
        if state.ability_left:
            ability = own_ability(state)
            if ability.kind == WAIVE_STATION_COST and state.buildings[seat] and state.reached[seat] & ~state.stations[seat]:
                return ability.pay
        return cheapest_city(state, seat)

    def spots(self, state: RailState, seat: int, found: list[Move]) -> None:
        if state.buildings[seat]:
            members(state.reached[seat] & ~state.stations[seat], found, state.board.station)

    def promise(self, state: RailState, seat: int, tally: Tally) -> None:
        tally.money += best_bonus(state, seat)
        tally.takes = True

    def moves(self, state: RailState, seat: int, spare: int, found: list[Move]) -> None:
        some: list[Move] = []
        self.spots(state, seat, some)
        if means(state, seat) >= state.board.highest_cost:
            found += some
            return
        for move in some:
            if self.leaves_enough(state, seat, move, spare):
                found.append(move)

    def own_refusal(self, state: RailState, seat: int, move: Move) -> Refusal | None:
        assert isinstance(move, BuildStation)
        if state.action != STATION:
            return OTHER_ACTION
        if state.to_place == 0:
            return MAIN_PART_DONE
        if state.buildings[seat] == 0:
            return NO_BUILDING
        if state.stations[seat] >> move.city & 1:
            return STATION_THERE
        return None if state.reached[seat] >> move.city & 1 else NOT_CONNECTED

    def leaves_enough(self, state: RailState, seat: int, move: Move, spare: int) -> bool:
        assert isinstance(move, BuildStation)
        able = means(state, seat)
        cost = state.board.cost[move.city]
        if able >= cost or able + sure_there(state, move.city, able) >= cost:
            return True
        return not out_of_reach(state, seat, cost - able, 0) and survives(state, seat, move)

    def no_way_on(self, state: RailState, seat: int, move: Move) -> Refusal:
        return CANNOT_PAY

    def carry_out(self, state: RailState, seat: int, move: Move) -> None:
        assert isinstance(move, BuildStation)
        board = state.board
        city = move.city
        state.buildings[seat] -= 1
        state.to_place = 0
        state.place = city
        state.due = board.cost[city]
        first = state.first_station[city] == NOBODY
        if first:
            state.bonus_left = 1
        state.put_station(seat, city, True)
        main = board.city_tiles[state.city_tile[city]].main
        if state.heard is not None:
            state.tell((shapes.FIRST_STATION if first else shapes.STATION).of(seat, {"city": board.city_names[city]}))
            state.tell(shapes.MAIN_REWARD.of(seat, {"effect": all_words(main, board.colour_names)}))
        for effect in main:
            arrive(state, seat, effect)

    def helpful(self, state: RailState, seat: int, found: list[Move]) -> None:
        """With enough workers only those cities that their own bonus and what waits could pay for."""
        board = state.board
        if state.crew[seat] < board.crew_minimum:
            self.spots(state, seat, found)
            return
        if state.buildings[seat] == 0:
            return
        within = state.funds(seat) + most_to_come(state, seat) - best_bonus(state, seat)
        cities = state.reached[seat] & ~state.stations[seat]
        while cities:
            bit = cities & -cities
            cities ^= bit
            city = bit.bit_length() - 1
            bonus = board.bonus_most[state.city_tile[city]] if state.first_station[city] == NOBODY else 0
            if board.cost[city] <= within + bonus:
                found.append(board.station[city])

    def words(self, board: RailBoard, move: Move) -> dict[str, object]:
        assert isinstance(move, BuildStation)
        return {"city": board.city_names[move.city]}

    def places(self, board: RailBoard, move: Move) -> list[str]:
        assert isinstance(move, BuildStation)
        return ["city:" + board.city_ids[move.city]]


def sure_there(state: RailState, city: int, able: int) -> int:
    """What the first-station bonus and the ability bring for certain towards the cost of a station there, with so much in hand."""
    board = state.board
    tile = state.city_tile[city]
    sure = board.bonus_sure[tile] if state.first_station[city] == NOBODY else 0
    if state.ability_left:
        ability = own_ability(state)
        if able >= ability.pay:
            sure += max(0, KINDS[ability.kind].sure(board, ability, tile, 0, board.cost[city]) - ability.pay)
    return sure


def best_bonus(state: RailState, seat: int) -> int:
    """The most that the first-station bonus of an available city can bring."""
    best = 0
    cities = state.reached[seat] & ~state.stations[seat]
    while cities:
        bit = cities & -cities
        cities ^= bit
        city = bit.bit_length() - 1
        if state.first_station[city] == NOBODY:
            best = max(best, state.board.bonus_most[state.city_tile[city]])
    return best


def within_reach(state: RailState, seat: int, ability: Effect) -> int:
    """Before the action: YES if some available city can plainly be paid, NO if plainly none can, otherwise UNCLEAR."""
    board = state.board
    cities = state.reached[seat] & ~state.stations[seat]
    funds = state.funds(seat)
    opening = ability.kind == FLIP_TRAIN and funds >= ability.pay + track_train(state, seat, ability.n)  # the way to another city
    if cities == 0:
        return UNCLEAR if ability.kind == PLACE_TRACK or opening else NO
    if ability.kind == WAIVE_STATION_COST and funds >= ability.pay:
        return YES
    again = 1 if ability.kind == FIRST_STATION_BONUS and ability.pay == 0 else 0
    flips = ability.n if ability.kind == FLIP_TRAIN else 0
    most = funds if flips or again else funds + ability.most
    answer = NO
    while cities:
        bit = cities & -cities
        cities ^= bit
        city = bit.bit_length() - 1
        cost = board.cost[city]
        if cost <= funds:
            return YES
        tile = state.city_tile[city]
        bonuses = again + (1 if state.first_station[city] == NOBODY else 0)
        if cost <= funds + bonuses * board.bonus_sure[tile]:
            return YES
        if answer == NO:
            there = most + bonuses * board.bonus_fixed[tile]
            turns = flips + bonuses * board.bonus_flips[tile]
            if turns:
                there += turns * best_flip(state, seat, turns, bonuses > 0 and board.bonus_takes[tile], board.train_cash)
            if opening or cost <= there:
                answer = UNCLEAR
    return answer


def track_train(state: RailState, seat: int, flips: int) -> int:
    """What it takes at least to have a track placed by an own train with so many flips, another of which may pay for it; NEVER if it cannot be."""
    least = NEVER
    kinds = len(state.board.trains)
    for train in range(kinds):
        if state.up[seat * kinds + train] or (flips > 1 and state.down[seat * kinds + train]):
            for effect in state.board.trains[train].effects:
                if effect.kind == PLACE_TRACK:
                    least = min(least, effect.pay) if flips == 1 else 0
    return least
