"""What the Rail Barons are worth at the end. [RW-11.4 to RW-11.7]"""

from roundhouse.games.railways_of_the_world.constants import NONE
from roundhouse.games.railways_of_the_world.moves import (
    CONNECT,
    FEWEST_BONDS,
    HIGHEST_ENGINE,
    LINKS_AT_CITY,
    LONGEST_ROUTE,
    MOST_LINKS,
    MOST_MONEY,
)
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.parts.hex import SIDES


def baron_points(state: State, seat: int) -> int:
    """What the seat's Baron is worth at the end. [RW-11.5, RW-11.6, RW-11.7]"""
    goals = state.board.goals
    baron = state.baron[seat]
    goal = goals.baron_goal[baron]
    points = goals.baron_points[baron]
    if goal == LINKS_AT_CITY:
        return min(points, goals.baron_each[baron] * links_at(state, seat, goals.baron_a[baron]))
    if goal == CONNECT:
        met = state.connected(seat, goals.baron_a[baron], goals.baron_b[baron])
    elif goal == LONGEST_ROUTE:
        met = leads([longest_route(state, other) for other in range(state.players)], seat)
    elif goal == MOST_MONEY:
        met = leads(state.cash, seat)
    elif goal == FEWEST_BONDS:
        met = leads([-bonds for bonds in state.bonds], seat)
    elif goal == MOST_LINKS:
        met = leads(state.links, seat)
    elif goal == HIGHEST_ENGINE:
        met = leads(state.level, seat)
    else:
        met = seat in state.western
    return points if met else 0


def leads(figures: list[int], seat: int) -> bool:
    """True if the seat has strictly more than every other. [RW-11.6]"""
    for other in range(len(figures)):
        if other != seat and figures[other] >= figures[seat]:
            return False
    return True


def links_at(state: State, seat: int, city: int) -> int:
    """How many complete links of the seat end at a city. [RW-11.5]"""
    found = 0
    for side in range(SIDES):
        link = state.port_link[city * SIDES + side]
        if link != NONE and state.link_owner[link] == seat:
            found += 1
    return found


def longest_route(state: State, seat: int) -> int:
    """The most own links in a row without using a city or a link twice. [RW-11.5]"""
    best = 0
    rest = state.served[seat]
    while rest:
        city = (rest & -rest).bit_length() - 1
        best = max(best, _longest_from(state, seat * state.board.cities, city, 0))
        rest &= rest - 1
    return best


def _longest_from(state: State, base: int, city: int, seen: int) -> int:
    """The longest way on from a city over cities not seen; parallel links count once, as no city is used twice."""
    seen |= 1 << city
    best = 0
    rest = state.own[base + city] & ~seen
    while rest:
        best = max(best, 1 + _longest_from(state, base, (rest & -rest).bit_length() - 1, seen))
        rest &= rest - 1
    return best
