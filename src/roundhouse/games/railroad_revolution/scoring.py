"""The points, counted at the end. [RR-15]"""

from typing import TYPE_CHECKING, Final

from roundhouse.games.railroad_revolution.tiles import CONNECT, CONTRACTS, STATIONS, Objective

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RailState

PACIFIC: Final = 5  # the level of the cities that the network track counts [RR-15.4]


def count(members: int) -> int:
    """How many members a set has."""
    n = 0
    while members:
        members &= members - 1
        n += 1
    return n


def train_points(state: "RailState", seat: int) -> int:
    """VP for trains lying face up. [RR-15.2]"""
    kinds = len(state.board.trains)
    n = 0
    for train in range(seat * kinds, seat * kinds + kinds):
        n += state.up[train]
    return n * state.board.train_vp


def objective_points(state: "RailState", seat: int) -> int:
    """VP of completed objectives. [RR-15.3]"""
    points = 0
    for objective in state.completed[seat]:
        points += state.board.objectives[objective].vp
    return points


def multiplied(state: "RailState", seat: int, track: int) -> int:
    """What a progress track multiplies: offices, stations, or connected cities of level 5. [RR-15.4]"""
    if track == 0:
        return count(state.offices[seat])
    if track == 1:
        return count(state.stations[seat])
    return count(state.reached[seat] & state.board.level_cities[PACIFIC])


def progress_points(state: "RailState", seat: int, track: int) -> int:
    """VP of one progress track. [RR-15.4]"""
    each = state.board.progress_vp[track][state.progress[seat * 3 + track]]
    return each * multiplied(state, seat, track) if each else 0


def link_points(state: "RailState", seat: int) -> int:
    """VP of telegraph links between neighbouring offices. [RR-15.5]"""
    offices = state.offices[seat]
    points = 0
    links = state.board.link_vp
    for section in range(len(links)):
        if offices >> section & 3 == 3:
            points += links[section]
    return points


def total(state: "RailState", seat: int) -> int:
    """All VP of a seat. [RR-15.1]"""
    points = train_points(state, seat) + objective_points(state, seat) + link_points(state, seat)
    for track in range(3):
        points += progress_points(state, seat, track)
    return points


def fulfilled(state: "RailState", seat: int, kind: int, figure: int) -> int:
    """How many cities, stations or tracks of `seat` count for a condition. [RR-12.8]"""
    board = state.board
    if kind == CONNECT:
        return count(state.reached[seat] & board.level_cities[figure])
    if kind == STATIONS:
        return count(state.stations[seat] & board.level_cities[figure])
    if kind == CONTRACTS:
        return count(state.lines[seat] & board.contract_spaces)
    return count(state.lines[seat] & board.terrain[figure])


def met(state: "RailState", seat: int, objective: Objective) -> bool:
    """True if all conditions of an objective hold for `seat`. [RR-12.8]"""
    for kind, figure, n in objective.conditions:
        if fulfilled(state, seat, kind, figure) < n:
            return False
    return True
