"""How good a position is for a seat, for the bots: points, and what the pieces can still bring, in victory points."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.railroad_revolution.scoring import count, multiplied, total
from roundhouse.games.railroad_revolution.tiles import (
    ADVANCE,
    ANY,
    CASH_PER_SHARE_TAKEN,
    CASH_PER_TRAIN,
    COLOURS,
    CONNECT,
    CONTRACTS,
    EXTRA_TRACK,
    FIRST_OFFICE_BONUS,
    FIRST_STATION_BONUS,
    FLIP_TRAIN,
    GAIN_SHARES,
    NOBODY,
    PRIVATE_CONTRACT,
    PROMOTE,
    RAIL_REBATE,
    REPEAT_MAIN_REWARD,
    STATIONS,
    SWAP_WORKER,
    TAKE_TRAIN,
    TELEGRAPH_TILE_BONUS,
    WAIVE_STATION_COST,
    WHITE,
    Effect,
    Objective,
)

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RailState

PACE: Final = 1.7  # pieces that leave a player board in a turn
GAME_LENGTH: Final = 14.0  # turns of a game
MONEY: Final = 0.004  # of a dollar
RICH: Final = 1500  # dollars beyond these are worth half
SHARE: Final = 1.2  # a share against its price
WORKER: Final = 1.0
SKILL: Final = 1.5
LEVEL: Final = 3.0  # of a connected city, for each level
TRACK: Final = 3.0  # of a track on the map
OBJECTIVE: Final = 1.2  # of the points of an objective, by the part that is done
MORE: Final = (3.0, 4.0)  # offices and stations still to come
PACIFIC_HOPE: Final = 1.3  # cities at the Pacific still to come
HIGHER: Final = (1.5, 2.5, 7.0)  # points of progress still to come
STEP: Final = 2.2
ABILITIES: Final = {
    ADVANCE: 6.0,
    PROMOTE: 3.0,
    SWAP_WORKER: 1.0,
    TAKE_TRAIN: 8.0,
    FLIP_TRAIN: 4.0,
    GAIN_SHARES: 3.5,
    REPEAT_MAIN_REWARD: 6.0,
    FIRST_STATION_BONUS: 3.0,
    WAIVE_STATION_COST: 3.0,
    EXTRA_TRACK: 3.0,
    RAIL_REBATE: 2.0,
    FIRST_OFFICE_BONUS: 2.0,
    CASH_PER_SHARE_TAKEN: 3.0,
    TELEGRAPH_TILE_BONUS: 6.0,
    PRIVATE_CONTRACT: 3.0,
    CASH_PER_TRAIN: 2.0,
}


def standing(state: "RailState", seat: int) -> float:
    """Larger is better. While a main part is still to be done, the best way to do it counts."""
    if state.over:
        return float(total(state, seat)) + 0.0001 * state.money[seat]
    from roundhouse.games.railroad_revolution.prospects import best_main_part  # it tries moves on states

    return best_main_part(state, seat)


def time_left(state: "RailState") -> float:
    """The part of the game that is still to come, from 1 down to 0."""
    if state.last_round:
        return max(0.0, (state.last_round - state.round) / GAME_LENGTH)
    fewest = 1000
    for seat in range(state.setting.players):
        left = max(0, state.tracks[seat] - state.board.last_tracks) + max(0, state.buildings[seat] - state.board.last_buildings)
        fewest = min(fewest, left)
    return min(1.0, (fewest / PACE + 1.0) / GAME_LENGTH)


def value(state: "RailState", seat: int) -> float:
    """What is on the table for `seat`, and what waits to be carried out."""
    return sum(parts(state, seat))


def parts(state: "RailState", seat: int) -> list[float]:
    """Points; money, shares and workers; the railroad; progress; objectives; trains; what waits to be carried out."""
    left = time_left(state)
    money = state.money[seat] - state.due if seat == state.turn else state.money[seat]
    if money > RICH:
        money = RICH + (money - RICH) // 2
    early = min(1.0, 2.4 * left)
    means = MONEY * early * (money + SHARE * state.board.share_price * state.shares[seat])
    means += (WORKER * min(4, state.crew[seat] - state.board.crew_minimum) + SKILL * skilled(state, seat)) * early
    objectives = objective_value(state, seat, 0, left) + objective_value(state, seat, 1, left)
    kinds = len(state.board.trains)
    trains = 0.0
    for train in range(seat * kinds, seat * kinds + kinds):
        trains += (4.0 * state.down[train] + 1.0 * state.up[train]) * early
    waiting = waiting_value(state, seat, early) if seat == state.actor else 0.0
    railroad = network_value(state, seat, left)
    return [float(total(state, seat)), means, railroad, progress_value(state, seat, left), objectives, trains, waiting]


def terms(state: "RailState", seat: int) -> list[float]:
    """What `seat` may expect at the end, as `Revolution.terms` names it."""
    if state.over:
        return [float(total(state, seat)), 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    points, means, railroad, progress, objectives, trains, waiting = parts(state, seat)
    return [points, means, 0.8 * railroad, 0.5 * progress, 1.5 * objectives, 2.5 * trains, waiting]  # as they were found to last to the end


def skilled(state: "RailState", seat: int) -> int:
    """Available workers that are not white."""
    n = state.crew[seat]
    return n - state.idle[seat * COLOURS + WHITE] - state.busy[seat * COLOURS + WHITE]


def network_value(state: "RailState", seat: int, left: float) -> float:
    """Cities reached, the far ones more than the near; neighbours of offices that may still be linked."""
    worth = 0.0
    for level in range(2, 6):
        worth += LEVEL * level * count(state.reached[seat] & state.board.level_cities[level])
    offices = state.offices[seat]
    beside = (offices << 1 | offices >> 1) & ~offices & (1 << state.board.sections) - 1
    return (worth + 0.8 * count(beside) + TRACK * count(state.lines[seat])) * left


def progress_value(state: "RailState", seat: int, left: float) -> float:
    """Progress tracks beyond their points of today: both factors may still grow."""
    worth = 0.0
    for track in range(3):
        position = state.progress[seat * 3 + track]
        vp = state.board.progress_vp[track]
        each = float(vp[position])
        if position < state.board.progress_top:
            each += 0.35 * left * (vp[position + 1] - vp[position])
        n = multiplied(state, seat, track)
        room = 1.0 - position / state.board.progress_top
        more = MORE[track] if track < 2 else pacific_to_come(state, seat)
        worth += (n + more * left) * (each + HIGHER[track] * left * room) - n * vp[position]
    return worth


def pacific_to_come(state: "RailState", seat: int) -> float:
    """Cities at the Pacific that a whole game may still bring, more for a railroad that has come far to the west."""
    near = count(state.reached[seat] & state.board.level_cities[4])
    nearer = count(state.reached[seat] & state.board.level_cities[3])
    return PACIFIC_HOPE + 0.5 * min(2, near) + 0.25 * min(2, nearer)


def objective_value(state: "RailState", seat: int, slot: int, left: float) -> float:
    """An objective in progress, by the part of it that is done."""
    at = seat * 2 + slot
    if state.objective[at] == NOBODY:
        return 0.0
    objective = state.board.objectives[state.objective[at]]
    done = conditions_done(state, seat, objective)
    needed = float(len(objective.conditions))
    complete = done >= needed
    for place in range(len(objective.managers)):
        needed += 1.0
        if state.manager[at * 2 + place] != NOBODY:
            done += 1.0
        else:
            complete = False
            colour = objective.managers[place]
            if colour == ANY or state.idle[seat * COLOURS + colour] + state.busy[seat * COLOURS + colour]:
                done += 0.4
    if complete:
        return objective.vp + 3.0 * left
    share = done / needed
    return objective.vp * OBJECTIVE * share * (0.4 + 0.6 * share) * min(1.0, 0.15 + 2.5 * left)


def conditions_done(state: "RailState", seat: int, objective: Objective) -> float:
    """Conditions that hold, and parts of those that do not yet."""
    board = state.board
    done = 0.0
    for kind, figure, n in objective.conditions:
        if kind == CONNECT:
            there = state.reached[seat] & board.level_cities[figure]
        elif kind == STATIONS:
            there = state.stations[seat] & board.level_cities[figure]
        elif kind == CONTRACTS:
            there = state.lines[seat] & board.contract_spaces
        else:
            there = state.lines[seat] & board.terrain[figure]
        done += min(1.0, count(there) / n)
    return done


def waiting_value(state: "RailState", seat: int, early: float) -> float:
    """Effects that wait, and the use of the worker."""
    worth = STEP * state.steps + 3.0 * state.promotions + 2.0 * len(state.fees) + 8.5 * state.new_trains + 1.0 * state.swaps
    worth += 3.0 * state.free_tracks + 5.0 * (state.free_stations + state.start_stations) + 5.0 * (state.free_offices + state.contract_offices)
    worth += (WORKER + SKILL) * early * (state.hires + len(state.picks)) + 2.0 * len(state.offers) + 2.0 * state.flips
    if state.bonus_left:
        worth += effects_value(state.board.city_tiles[state.city_tile[state.place]].bonus)
    if state.tile_left:
        worth += 2.0
    if state.ability_left:
        ability = state.board.ability[state.action * COLOURS + state.worker]
        worth += max(2.0, ABILITIES.get(ability.kind, 2.0) - MONEY * early * ability.pay)
    return worth


def effects_value(effects: list[Effect]) -> float:
    """A tile's effects, roughly."""
    worth = 0.0
    for effect in effects:
        each = ABILITIES.get(effect.kind, 3.0)
        if effect.kind == ADVANCE:
            each = STEP * effect.n
        elif effect.kind == GAIN_SHARES:
            each = 1.7 * effect.n
        worth += max(0.0, each - MONEY * effect.pay)
    return worth
