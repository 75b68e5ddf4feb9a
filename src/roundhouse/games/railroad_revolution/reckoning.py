"""The reckoning behind the look-ahead: what the rest of an action costs at least, what is in hand, and what can come at most. [RR-22.6]"""

from typing import Final

from roundhouse.games.railroad_revolution.actions import (
    own_ability,
)
from roundhouse.games.railroad_revolution.state import ACTION, SETUP_REWARD, RailState
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.tiles import (
    COLOURS,
    FIRST_STATION_BONUS,
    FLIP_TRAIN,
    GAIN_MONEY,
    GAIN_SHARES,
    NOBODY,
    RAIL_REBATE,
    RAILROAD,
    STATION,
    TAKE_TRAIN,
    TELEGRAPH,
    TRADE,
    WAIVE_STATION_COST,
    Effect,
)
from roundhouse.kernel.move import Move

NEVER: Final = 1_000_000


def any_helps(effects: list[Effect]) -> bool:
    """True if one of them does."""
    for effect in effects:
        if effect.helps:
            return True
    return False


def fewest_triangles(board: RailBoard, lines: int, free: int, tracks: int) -> int:
    """The least number of triangles of so many tracks, one after the other; NEVER if there is no room."""
    best = NEVER
    for triangles in range(4):
        if triangles >= best:
            break
        some = free & board.any_terrain[triangles]
        if some and tracks == 1:
            return triangles
        while some:
            bit = some & -some
            some ^= bit
            space = bit.bit_length() - 1
            built = lines | bit
            rest = triangles + fewest_triangles(board, built, (free | board.joins[space]) & ~built, tracks - 1)
            if rest < best:
                best = rest
                if best == triangles:
                    return best
    return best


def main_part_cost(state: RailState, seat: int) -> int:
    """The least that the rest of the main part will cost (less than 0: it brings money); NEVER if it cannot be done."""
    if state.to_place == 0:
        return state.due
    if state.action == RAILROAD:
        base = state.board.rail_base if state.laid == 0 else 0
        return state.due + base + tracks_cost(state, seat, state.to_place)
    if state.action == STATION:
        return station_cost(state, seat, state.board.ability[STATION * COLOURS + state.worker] if state.ability_left else None)
    if state.action == TELEGRAPH:
        return 0 if state.buildings[seat] and state.offices[seat] != (1 << state.board.sections) - 1 else NEVER
    if state.tracks[seat] + state.buildings[seat] == 0:
        return NEVER
    return -state.board.section_money[state.leftmost(seat)]


def tracks_cost(state: RailState, seat: int, to_place: int) -> int:
    """The least number of triangles of the tracks to come, in dollars."""
    if state.tracks[seat] == 0:
        return NEVER
    board = state.board
    return board.rail_triangle * fewest_triangles(board, state.lines[seat], state.free[seat], min(to_place, state.tracks[seat]))


def sure_gain(ability: Effect, triangles: int) -> int:
    """What an ability brings at Railroad for certain, with so many triangles in all."""
    if ability.pay:
        return 0
    if ability.kind in (GAIN_SHARES, GAIN_MONEY):
        return ability.most
    return ability.n + ability.each * triangles if ability.kind == RAIL_REBATE else 0


def sure_at_city(state: RailState, city: int) -> int:
    """What the first-station bonus and the ability of Station bring for certain towards the cost of a station there."""
    board = state.board
    bonus = board.bonus_sure[state.city_tile[city]]
    sure = bonus if state.first_station[city] == NOBODY else 0
    if state.ability_left:
        ability = own_ability(state)
        if ability.kind == WAIVE_STATION_COST:
            return board.cost[city] - ability.pay
        if ability.kind == FIRST_STATION_BONUS and ability.pay == 0:
            sure += bonus
    return sure


def sure_now(state: RailState, ability: Effect) -> int:
    """What an ability that is ready brings at once, before its price."""
    if ability.kind in (GAIN_SHARES, GAIN_MONEY):
        return ability.most
    if ability.kind == RAIL_REBATE:
        return ability.n + ability.each * state.triangles
    if ability.kind == WAIVE_STATION_COST:
        return state.due
    return state.board.bonus_sure[state.city_tile[state.place]] if ability.kind == FIRST_STATION_BONUS else 0


def without_ability(state: RailState, seat: int, spare: int) -> int:
    """What is to spare if the worker is used as white, where the reckoning counts on its ability to waive the cost of a station."""
    if state.to_place and state.action == STATION and own_ability(state).kind == WAIVE_STATION_COST:
        return means(state, seat) - station_cost(state, seat, None)
    return spare


def station_cost(state: RailState, seat: int, ability: Effect | None) -> int:
    """The cost of the cheapest available city, or what the ability asks that waives it."""
    board = state.board
    cities = state.reached[seat] & ~state.stations[seat]
    if state.buildings[seat] == 0 or cities == 0:
        return NEVER
    if ability is not None and ability.kind == WAIVE_STATION_COST:
        return ability.pay
    cheapest = NEVER
    while cities:
        bit = cities & -cities
        cities ^= bit
        cost = board.cost[bit.bit_length() - 1]
        if cost < cheapest:
            cheapest = cost
    return cheapest


def means(state: RailState, seat: int) -> int:
    """Money and shares, less what it takes to hire back to four workers; far below 0 if hiring cannot do that."""
    board = state.board
    missing = board.crew_minimum - state.crew[seat]
    if missing <= 0:
        if state.at <= SETUP_REWARD:
            return state.money[seat]
        return state.money[seat] + state.shares[seat] * board.share_price  # as `funds`
    if state.at <= SETUP_REWARD or missing > state.unemployed():
        return -NEVER
    return state.funds(seat) - missing * board.hire_price


def slack(state: RailState, seat: int) -> int:
    """What `seat` can spend besides and still finish with money and shares in hand; below 0 if these are not enough."""
    if state.at == ACTION:
        return means(state, seat) - main_part_cost(state, seat)
    return means(state, seat)


def most_to_come(state: RailState, seat: int) -> int:
    """No less than all the money that the effects of the action can still bring, shares sold."""
    board = state.board
    if state.at != ACTION or state.tile_left:
        return NEVER
    if state.to_place and (state.free_tracks or state.free_stations or state.free_offices):
        return NEVER  # a free piece may open the way to a cheaper place; once the main part is done it brings nothing
    most = 0
    flips = state.flips
    taking = state.new_trains > 0
    for offer in state.offers:
        effect = board.offers[offer]
        if effect.kind == FLIP_TRAIN:
            flips += effect.n
        elif effect.kind == TAKE_TRAIN:
            taking = True
        else:
            most += effect.most
    if state.bonus_left:
        tile = state.city_tile[state.place]
        most += board.bonus_fixed[tile]
        flips += board.bonus_flips[tile]
        taking = taking or board.bonus_takes[tile]
    elif state.to_place and state.action == STATION:
        most += best_bonus(state, seat)
        taking = True
    elif state.to_place and state.action == TELEGRAPH:
        return NEVER
    if state.ability_left:
        effect = own_ability(state)
        if effect.kind == FLIP_TRAIN:
            flips += effect.n
        elif effect.kind == TAKE_TRAIN:
            taking = True
        elif effect.kind == FIRST_STATION_BONUS and state.to_place == 0:
            tile = state.city_tile[state.place]
            most += board.bonus_fixed[tile]
            flips += board.bonus_flips[tile]
            taking = taking or board.bonus_takes[tile]
        else:
            most += effect.most
    if flips == 0:
        return most
    return most + flips * best_flip(state, seat, flips, taking, board.train_most if state.to_place else board.train_cash)


def out_of_reach(state: RailState, seat: int, missing: int, crew: int) -> bool:
    """True if it is plain that effects cannot bring so much money, nor any worker, after a step that takes so many workers."""
    if state.at != ACTION:
        return False
    if state.crew[seat] - crew < state.board.crew_minimum and worker_may_come(state):
        return False
    return missing > most_to_come(state, seat)


def worker_may_come(state: RailState) -> bool:
    """False if no effect of the action, nor a contract after it, can bring a worker."""
    if state.picks or state.hires or state.offers or state.bonus_left or state.tile_left or state.trigger:
        return True
    if state.to_place and state.action != TRADE:
        return True
    return state.ability_left == 1 and own_ability(state).brings_worker


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


def best_flip(state: RailState, seat: int, flips: int, taking: bool, worth: list[int]) -> int:
    """The most that one of so many flips can bring, by the worth of each train: of the own trains, or of any if one can be taken first."""
    if taking:
        return max(worth)
    kinds = len(worth)
    best = 0
    for train in range(kinds):
        if worth[train] > best and (state.up[seat * kinds + train] or (flips > 1 and state.down[seat * kinds + train])):
            best = worth[train]
    return best


def main_part_places(state: RailState, seat: int, found: list[Move]) -> None:
    """Every place where the next piece of the main part may go, whatever it costs."""
    board = state.board
    if state.action == RAILROAD:
        if state.tracks[seat]:
            members(state.free[seat], found, board.track)
    elif state.action == STATION:
        if state.buildings[seat]:
            members(state.reached[seat] & ~state.stations[seat], found, board.station)
    elif state.action == TELEGRAPH:
        if state.buildings[seat]:
            members((1 << board.sections) - 1 & ~state.offices[seat], found, board.office)
    else:
        section = state.leftmost(seat)
        if state.tracks[seat] and board.track_section[state.tracks[seat]] == section:
            found.append(board.sell[0])
        if state.buildings[seat] and board.building_section[state.buildings[seat]] == section:
            found.append(board.sell[1])


def members(places: int, found: list[Move], moves: list[Move]) -> None:
    """Add the moves of all places of a set."""
    while places:
        bit = places & -places
        places ^= bit
        found.append(moves[bit.bit_length() - 1])
