"""Looking ahead: can the compulsory parts of an action still be finished, and four workers kept? [RR-3.6, RR-R5, RR-R6, RR-22.6]

`slack` answers at once where money and shares in hand are enough. Where they are not, `can_finish` searches the steps that could help: gains, flips,
trains, contracts, free pieces and the main part. Steps that only use things up (progress, promotions, swaps) never help, and shares are
sold only as payments need them, which loses nothing because a share can be sold at any later moment for the same price.
"""

from typing import Final

from roundhouse.games.railroad_revolution.actions import (
    carry_out,
    own_ability,
    start_action,
)
from roundhouse.games.railroad_revolution.moves import ABILITY, BONUS
from roundhouse.games.railroad_revolution.reckoning import (
    NEVER,
    any_helps,
    best_bonus,
    best_flip,
    fewest_triangles,
    main_part_places,
    members,
    most_to_come,
    out_of_reach,
    slack,
    sure_gain,
    tracks_cost,
)
from roundhouse.games.railroad_revolution.state import ACTION, CONTRACT, REWARD, SETUP_REWARD, RailState
from roundhouse.games.railroad_revolution.tiles import (
    COLOURS,
    FIRST_STATION_BONUS,
    FLIP_TRAIN,
    GAIN_MONEY,
    GAIN_SHARES,
    NOBODY,
    PLACE_TRACK,
    PRIVATE_CONTRACT,
    RAIL_REBATE,
    RAILROAD,
    STATION,
    TELEGRAPH,
    TELEGRAPH_TILE_BONUS,
    TRADE,
    WAIVE_STATION_COST,
    Effect,
)
from roundhouse.kernel.move import Move

BEYOND: Final = 0
WITHIN: Final = 1
UNCLEAR: Final = 2


def may_begin(state: RailState, seat: int, worker: int, action: int) -> bool:
    """True if a worker of this colour can carry out the main part of this action completely. [RR-3.6]"""
    board = state.board
    if action == TRADE:
        return state.tracks[seat] + state.buildings[seat] > 0
    if action == TELEGRAPH:
        return state.buildings[seat] > 0 and state.offices[seat] != (1 << board.sections) - 1
    ability = board.ability[action * COLOURS + worker]
    if action == RAILROAD:
        if state.tracks[seat] == 0:
            return False
        funds = state.funds(seat)
        if funds >= board.rail_base + 3 * board.rail_triangle * board.rail_tracks and state.free[seat].bit_count() >= board.rail_tracks:
            return True  # whatever the tracks cost
        tracks = tracks_cost(state, seat, board.rail_tracks)
        short = funds - board.rail_base - tracks
        if short >= 0 or (tracks < NEVER and short + sure_gain(ability, tracks // max(1, board.rail_triangle)) >= 0):
            return True
        if ability.kind in (GAIN_SHARES, GAIN_MONEY, RAIL_REBATE) and ability.pay == 0:
            return False  # that is all there is to come
        if short + (board.best_train * ability.n if ability.kind == FLIP_TRAIN else ability.most) < 0:
            return False
    else:
        if state.buildings[seat] == 0:
            return False
        plain = city_within_reach(state, seat, ability)
        if plain != UNCLEAR:
            return plain == WITHIN
    trial = state.sketch()
    start_action(trial, seat, worker, action)
    return can_finish(trial, seat)


def city_within_reach(state: RailState, seat: int, ability: Effect) -> int:
    """WITHIN if some available city can plainly be paid, BEYOND if plainly none can, otherwise UNCLEAR."""
    board = state.board
    cities = state.reached[seat] & ~state.stations[seat]
    funds = state.funds(seat)
    opening = ability.kind == FLIP_TRAIN and funds >= ability.pay + track_train(state, seat, ability.n)  # the way to another city
    if cities == 0:
        return UNCLEAR if ability.kind == PLACE_TRACK or opening else BEYOND
    if ability.kind == WAIVE_STATION_COST and funds >= ability.pay:
        return WITHIN
    again = 1 if ability.kind == FIRST_STATION_BONUS and ability.pay == 0 else 0
    flips = ability.n if ability.kind == FLIP_TRAIN else 0
    most = funds if flips or again else funds + ability.most
    answer = BEYOND
    while cities:
        bit = cities & -cities
        cities ^= bit
        city = bit.bit_length() - 1
        cost = board.cost[city]
        if cost <= funds:
            return WITHIN
        tile = state.city_tile[city]
        bonuses = again + (1 if state.first_station[city] == NOBODY else 0)
        if cost <= funds + bonuses * board.bonus_sure[tile]:
            return WITHIN
        if answer == BEYOND:
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


def can_finish(state: RailState, seat: int) -> bool:
    """True if some order of steps finishes the compulsory parts with enough workers."""
    short = slack(state, seat)
    if short >= 0:
        return True
    if state.at <= SETUP_REWARD and not state.picks and not state.hires:
        return False
    if out_of_reach(state, seat, -short, 0):
        return False
    for move in helpful(state, seat):
        trial = state.sketch()
        carry_out(trial, seat, move)
        if can_finish(trial, seat):
            return True
    if state.at == ACTION:
        if state.to_place or not state.trigger or state.funds(seat) < state.due:
            return False
        trial = state.sketch()
        trial.spend(seat, trial.due)
        trial.due = 0
        trial.accepted = 0
    elif state.at == REWARD and seat == state.turn and state.accepted != 3:
        trial = state.sketch()
    else:
        return False
    trial.clear()
    trial.at = CONTRACT
    return can_finish(trial, seat)


def survives(state: RailState, seat: int, move: Move) -> bool:
    """True if the compulsory parts can be finished after `move`."""
    trial = state.sketch()
    carry_out(trial, seat, move)
    if state.at == CONTRACT and trial.waiting():
        trial.at = REWARD
    return can_finish(trial, seat)


def can_sell(state: RailState, seat: int, n: int) -> bool:
    """True if what is in hand can be finished after so many shares are sold: a contract may need them. [RR-R5]"""
    if slack(state, seat) >= 0:
        return True
    trial = state.sketch()
    trial.shares[seat] -= n
    trial.money[seat] += n * state.board.share_price
    return can_finish(trial, seat)


def helpful(state: RailState, seat: int) -> list[Move]:
    """The steps that may bring the compulsory parts within reach."""
    board = state.board
    found: list[Move] = []
    funds = state.funds(seat)
    if state.picks or state.hires:
        for colour in range(COLOURS):
            if state.common[colour]:
                found.append(board.take_worker[colour])  # which colour makes no difference here
                return found
    kinds = len(board.trains)
    if state.flips:
        for train in range(kinds):
            if any_helps(board.trains[train].effects):
                if state.up[seat * kinds + train]:
                    found.append(board.flip[train * 2 + 1])
                if state.down[seat * kinds + train]:
                    found.append(board.flip[train * 2])
    if state.new_trains:
        for train in range(kinds):
            if state.stock[train] and any_helps(board.trains[train].effects):
                found.append(board.take_train[train])
    for place in range(len(state.offers)):
        effect = board.offers[state.offers[place]]
        if funds >= effect.pay and effect.helps:
            found.append(board.use[state.offers[place]])
    if state.at == ACTION:
        helpful_in_action(state, seat, funds, found)
    elif state.at == CONTRACT:
        for side in range(2):
            if not state.accepted >> side & 1 and (seat == state.turn or state.accepted == 0):
                helpful_contract(state, seat, side, 0, found)
    return found


def helpful_contract(state: RailState, seat: int, side: int, with_it: int, found: list[Move]) -> None:
    """A contract that can be paid and may help."""
    contract = state.board.contracts[state.contract][side]
    shares = state.shares[seat] + with_it - contract.shares
    if shares >= 0 and state.money[seat] + shares * state.board.share_price >= contract.price and any_helps(contract.effects):
        found.append(state.board.accept[side])


def helpful_in_action(state: RailState, seat: int, funds: int, found: list[Move]) -> None:
    """The helpful steps that belong to an action."""
    board = state.board
    if state.ability_left:
        effect = own_ability(state)
        if effect.kind == PRIVATE_CONTRACT:
            helpful_contract(state, seat, 0, effect.n, found)
            helpful_contract(state, seat, 1, effect.n, found)
        elif effect.helps and funds >= effect.pay and ability_ready(state, effect):
            found.append(board.moves[ABILITY])
    if state.bonus_left and any_helps(board.city_tiles[state.city_tile[state.place]].bonus):
        found.append(board.moves[BONUS])
    if state.tile_left and any_helps(board.telegraph_tiles[state.section_tile[state.place]].effects):
        for worker in range(COLOURS * 2):
            if state.has_worker(seat, worker >> 1, worker & 1 == 1):
                found.append(board.use_tile[worker])  # which worker makes no difference here
                break
    if state.to_place:
        helpful_main_part(state, seat, found)


def ability_ready(state: RailState, effect: Effect) -> bool:
    """True if the place that an ability belongs to has been chosen, and it can do something there. [RR-22.5]"""
    if not effect.of_place:
        return True
    if state.to_place:
        return False
    if effect.kind == WAIVE_STATION_COST:
        return state.due > 0
    if effect.kind == TELEGRAPH_TILE_BONUS:
        return state.section_tile[state.place] != NOBODY
    return True


def helpful_main_part(state: RailState, seat: int, found: list[Move]) -> None:
    """The ways to do the main part, and the free pieces that may change them."""
    board = state.board
    short = state.crew[seat] < board.crew_minimum
    if state.free_tracks and state.tracks[seat]:
        members(state.free[seat], found, board.free_track)
    if state.buildings[seat]:
        if state.free_stations:
            members(state.reached[seat] & ~state.stations[seat], found, board.free_station)
        if state.free_offices:
            members((1 << board.sections) - 1 & ~state.offices[seat], found, board.free_office)
    if state.action == RAILROAD and not short:
        if state.tracks[seat]:
            helpful_tracks(state, seat, found)
    elif state.action == STATION and not short:
        if state.buildings[seat]:
            helpful_cities(state, seat, found)
    else:
        main_part_places(state, seat, found)


def helpful_cities(state: RailState, seat: int, found: list[Move]) -> None:
    """With enough workers only those cities that their own bonus and what waits could pay for."""
    board = state.board
    within = state.funds(seat) + most_to_come(state, seat) - best_bonus(state, seat)
    cities = state.reached[seat] & ~state.stations[seat]
    while cities:
        bit = cities & -cities
        cities ^= bit
        city = bit.bit_length() - 1
        bonus = board.bonus_most[state.city_tile[city]] if state.first_station[city] == NOBODY else 0
        if board.cost[city] <= within + bonus:
            found.append(board.station[city])


def helpful_tracks(state: RailState, seat: int, found: list[Move]) -> None:
    """With enough workers only the price of the tracks counts; without, a contract icon may help too."""
    board = state.board
    tracks = min(state.to_place, state.tracks[seat])
    if not state.ability_left and not state.waiting():
        return
    least = fewest_triangles(board, state.lines[seat], state.free[seat], tracks)
    spaces = state.free[seat]
    while spaces:
        bit = spaces & -spaces
        spaces ^= bit
        space = bit.bit_length() - 1
        built = state.lines[seat] | bit
        rest = 0 if tracks == 1 else fewest_triangles(board, built, (state.free[seat] | board.joins[space]) & ~built, tracks - 1)
        if board.triangles[space] + rest == least:
            found.append(board.track[space])
            return
