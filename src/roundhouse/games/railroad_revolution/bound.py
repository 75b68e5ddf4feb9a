"""The bound for "can the turn still be finished?": what is compulsory costs at least so much, and at most so much can be had. [RR-R5, RR-R6, RR-22.6]

Compulsory are the rest of the main part, its price, and four available workers at the end. For every position in an action or a reward:

* `slack` >= 0: yes. Money and shares in hand pay for the cheapest way to do the rest and for hiring back to four workers.
* `out_of_reach`: no. Even all that the effects can bring does not close the gap, and no worker can come either.
* Otherwise the bound says nothing, and `outlook.can_finish` searches.

Shares count as the money for which they can be sold at any moment, so it never matters when they are sold.
"""

from typing import Final

from roundhouse.games.railroad_revolution.part import KINDS, MAIN_PARTS, Tally, own_ability
from roundhouse.games.railroad_revolution.state import ACTION, SETUP_REWARD, RailState
from roundhouse.games.railroad_revolution.tiles import STATION, TRADE, WAIVE_STATION_COST

NEVER: Final = 1_000_000


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


def main_part_cost(state: RailState, seat: int) -> int:
    """The least that the rest of the main part will cost (less than 0: it brings money); NEVER if it cannot be done."""
    return MAIN_PARTS[state.action].cost(state, seat) if state.to_place else state.due


def slack(state: RailState, seat: int) -> int:
    """What `seat` can spend besides and still finish with money and shares in hand; below 0 if these are not enough."""
    if state.at == ACTION:
        return means(state, seat) - main_part_cost(state, seat)
    return means(state, seat)


def without_ability(state: RailState, seat: int, spare: int) -> int:
    """What is to spare if the worker is used as white, where the reckoning counts on its ability to waive the cost of a station."""
    if state.to_place and state.action == STATION and own_ability(state).kind == WAIVE_STATION_COST:
        return means(state, seat) - cheapest_city(state, seat)
    return spare


def cheapest_city(state: RailState, seat: int) -> int:
    """The cost of the cheapest available city; NEVER if there is none."""
    board = state.board
    cities = state.reached[seat] & ~state.stations[seat]
    cheapest = NEVER
    while cities:
        bit = cities & -cities
        cities ^= bit
        cost = board.cost[bit.bit_length() - 1]
        if cost < cheapest:
            cheapest = cost
    return cheapest if state.buildings[seat] else NEVER


def most_to_come(state: RailState, seat: int) -> int:
    """No less than all the money that the effects of the action can still bring, shares sold."""
    board = state.board
    if state.at != ACTION or state.tile_left:
        return NEVER
    if state.to_place and (state.free_tracks or state.free_stations or state.free_offices):
        return NEVER  # a free piece may open the way to a cheaper place; once the main part is done it brings nothing
    tally = Tally()
    tally.flips = state.flips
    tally.takes = state.new_trains > 0
    for offer in state.offers:
        effect = board.offers[offer]
        KINDS[effect.kind].promise(state, effect, tally)
    if state.bonus_left:
        promise_bonus(state, tally)
    elif state.to_place:
        MAIN_PARTS[state.action].promise(state, seat, tally)
    if state.ability_left:
        effect = own_ability(state)
        KINDS[effect.kind].promise(state, effect, tally)
    if tally.flips == 0:
        return tally.money
    worth = board.train_most if state.to_place else board.train_cash
    return tally.money + tally.flips * best_flip(state, seat, tally.flips, tally.takes, worth)


def promise_bonus(state: RailState, tally: Tally) -> None:
    """Add what the first-station bonus of the city of the action can bring at most."""
    board = state.board
    tile = state.city_tile[state.place]
    tally.money += board.bonus_fixed[tile]
    tally.flips += board.bonus_flips[tile]
    tally.takes = tally.takes or board.bonus_takes[tile]


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


def worker_may_come(state: RailState) -> bool:
    """False if no effect of the action, nor a contract after it, can bring a worker."""
    if state.picks or state.hires or state.offers or state.bonus_left or state.tile_left or state.trigger:
        return True
    if state.to_place and state.action != TRADE:
        return True
    return state.ability_left == 1 and KINDS[own_ability(state).kind].brings_worker


def out_of_reach(state: RailState, seat: int, missing: int, crew: int) -> bool:
    """True if it is plain that effects cannot bring so much money, nor any worker, after a step that takes so many workers."""
    if state.at != ACTION:
        return False
    if state.crew[seat] - crew < state.board.crew_minimum and worker_may_come(state):
        return False
    return missing > most_to_come(state, seat)
