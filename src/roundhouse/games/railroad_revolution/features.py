"""What a position means for a seat, in named numbers, from what that seat may know."""

from typing import TYPE_CHECKING, Final

from roundhouse.games.railroad_revolution.judge import conditions_done, pacific_to_come, parts, skilled, time_left
from roundhouse.games.railroad_revolution.scoring import count, link_points, multiplied, objective_points, progress_points, total, train_points
from roundhouse.games.railroad_revolution.tiles import COLOURS, NOBODY, SLOTS, WHITE
from roundhouse.kernel.model import Feature

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RailState

DOLLARS: Final = 0.01  # money is counted in hundreds
LITTLE: Final = 6.0  # hundred dollars with which a seat can hardly build
FEATURES: Final = (
    Feature("score", "points if the game ended now", "points"),
    Feature("link points", "points of neighbouring offices", "points"),
    Feature("money", "hundreds of dollars", "means"),
    Feature("poverty", "hundreds of dollars missing to six", "means"),
    Feature("shares", "shares", "means"),
    Feature("workers", "workers", "means"),
    Feature("skilled workers", "workers that are not white", "means"),
    Feature("kinds of workers", "colours at hand", "means"),
    Feature("workers at hand", "workers that are not placed", "means"),
    Feature("judged means", "points by the judge", "means"),
    Feature("tracks", "tracks on the map", "railroad"),
    Feature("tracks left", "tracks on the player board", "railroad"),
    Feature("buildings left", "buildings on the player board", "railroad"),
    Feature("cities of level 2", "cities", "railroad"),
    Feature("cities of level 3", "cities", "railroad"),
    Feature("cities of level 4", "cities", "railroad"),
    Feature("cities of level 5", "cities", "railroad"),
    Feature("cities without a station", "cities reached", "railroad"),
    Feature("contract spaces", "tracks on them", "railroad"),
    Feature("places for tracks", "spaces where a track may be laid", "railroad"),
    Feature("judged railroad", "points by the judge", "railroad"),
    Feature("stations", "stations", "progress"),
    Feature("offices", "offices", "progress"),
    Feature("sections beside offices", "sections", "progress"),
    Feature("telegraph track", "steps", "progress"),
    Feature("station track", "steps", "progress"),
    Feature("network track", "steps", "progress"),
    Feature("telegraph points", "points", "progress"),
    Feature("station points", "points", "progress"),
    Feature("network points", "points", "progress"),
    Feature("offices times a step", "points that one more step of the telegraph track brings", "progress"),
    Feature("stations times a step", "points that one more step of the station track brings", "progress"),
    Feature("cities times a step", "points that one more step of the network track brings", "progress"),
    Feature("hope of the Pacific", "cities that may still be reached", "progress"),
    Feature("judged progress", "points by the judge", "progress"),
    Feature("objectives completed", "points", "objectives"),
    Feature("number of objectives completed", "objectives", "objectives"),
    Feature("objectives in hand", "points if they are completed", "objectives"),
    Feature("objectives in part", "points, by the part that is done", "objectives"),
    Feature("managers", "managers in place", "objectives"),
    Feature("judged objectives", "points by the judge", "objectives"),
    Feature("trains face up", "points", "trains"),
    Feature("trains face down", "trains", "trains"),
    Feature("kinds of trains", "kinds", "trains"),
    Feature("judged trains", "points by the judge", "trains"),
    Feature("judged rewards", "points by the judge", "waiting"),
    Feature("turn to come", "1 if the seat has not had its turn in this round", "waiting"),
)


def features(state: "RailState", seat: int) -> list[float]:
    """The numbers that FEATURES names."""
    board = state.board
    _, means, railroad, progress, objectives, trains, waiting = parts(state, seat)
    money = DOLLARS * state.money[seat]
    kinds = 0.0
    at_hand = 0.0
    for colour in range(COLOURS):
        idle = state.idle[seat * COLOURS + colour]
        at_hand += idle
        if colour != WHITE and idle + state.busy[seat * COLOURS + colour]:
            kinds += 1.0
    numbers = [float(total(state, seat)), float(link_points(state, seat))]
    numbers += [money, max(0.0, LITTLE - money), float(state.shares[seat])]
    numbers += [float(state.crew[seat]), float(skilled(state, seat)), kinds, at_hand, means]
    numbers += [float(count(state.lines[seat])), float(state.tracks[seat]), float(state.buildings[seat])]
    reached = state.reached[seat]
    for level in range(2, 6):
        numbers.append(float(count(reached & board.level_cities[level])))
    numbers += [
        float(count(reached & ~state.stations[seat])),
        float(count(state.lines[seat] & board.contract_spaces)),
        float(count(state.free[seat])),
        railroad,
    ]
    offices = state.offices[seat]
    beside = (offices << 1 | offices >> 1) & ~offices & (1 << board.sections) - 1
    numbers += [float(count(state.stations[seat])), float(count(offices)), float(count(beside))]
    steps: list[float] = []
    for track in range(3):
        numbers.append(float(state.progress[seat * 3 + track]))
    for track in range(3):
        numbers.append(float(progress_points(state, seat, track)))
        at = state.progress[seat * 3 + track]
        vp = board.progress_vp[track]
        steps.append(float(multiplied(state, seat, track) * (vp[at + 1] - vp[at])) if at < board.progress_top else 0.0)
    numbers += [*steps, pacific_to_come(state, seat), progress]
    numbers += [*_objectives(state, seat), objectives]
    down = 0.0
    sorts = 0.0
    number = len(board.trains)
    for train in range(seat * number, seat * number + number):
        down += state.down[train]
        if state.up[train] + state.down[train]:
            sorts += 1.0
    numbers += [float(train_points(state, seat)), down, sorts, trains, waiting, _to_come(state, seat)]
    return numbers


def _objectives(state: "RailState", seat: int) -> list[float]:
    """Completed, in hand, in part, and their managers."""
    hand = 0.0
    part = 0.0
    managers = 0.0
    for slot in range(SLOTS):
        at = seat * SLOTS + slot
        if state.objective[at] == NOBODY:
            continue
        objective = state.board.objectives[state.objective[at]]
        done = conditions_done(state, seat, objective)
        needed = float(len(objective.conditions) + len(objective.managers))
        for place in range(len(objective.managers)):
            if state.manager[at * 2 + place] != NOBODY:
                done += 1.0
                managers += 1.0
        hand += objective.vp
        part += objective.vp * done / needed
    return [float(objective_points(state, seat)), float(len(state.completed[seat])), hand, part, managers]


def _to_come(state: "RailState", seat: int) -> float:
    """1 if `seat` still has its turn in this round."""
    players = state.setting.players
    return 1.0 if (seat - state.first) % players >= (state.turn - state.first) % players else 0.0


def left(state: "RailState") -> float:
    """The part of the game that is still to come, from 1 down to 0."""
    return 0.0 if state.over else time_left(state)
