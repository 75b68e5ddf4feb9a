"""What a link is worth that could be built, for the judge: the best that a chain of track can become, less its price."""

from typing import Final

from roundhouse.games.railways_of_the_world.chain_prospects import Prospect
from roundhouse.games.railways_of_the_world.chain_rules import tiles_allowed
from roundhouse.games.railways_of_the_world.chart import FAR
from roundhouse.games.railways_of_the_world.constants import NONE
from roundhouse.games.railways_of_the_world.outlook import Outlook
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.parts.hex import OUTSIDE, SIDES

WAIT: Final = 1.2  # points that a link costs more if it takes a second action
NO_LINK: Final = -1.0  # what a chain is worth that comes to nothing


def track_worth(state: State, seat: int, turns: float, outlook: Outlook) -> float:
    """The chain in hand: the best link that it can become, less what its tiles cost."""
    left = tiles_allowed(state) - state.laid
    paid = outlook.purse(0) - outlook.purse(state.price)
    return best_link(state, seat, state.begun // SIDES, state.head, left, turns, outlook) - paid


def best_link(state: State, seat: int, city: int, head: int, left: int, turns: float, outlook: Outlook) -> float:
    """The best that a chain from `city` can become that goes on at the hex side `head` (NONE: at any side of the city).

    On an empty map a link costs least: only what would be good there is looked for on the map as it is.
    """
    board = state.board
    size = board.land.grid.size
    last = state.round == board.figures.rounds - 1 and state.pending < 2
    further = 0 if last else min(2, board.figures.tiles_per_action)
    best = NO_LINK
    for other in board.partners[city]:
        if state.own[seat * board.cities + city] >> other & 1:
            continue
        tiles, price = way_to(state, city, head, other, size)
        if tiles > left + further:
            continue
        gain = outlook.gain(city, other)
        if gain - price_worth(state, price, outlook) - (WAIT if tiles > left else 0.0) <= best:
            continue
        way = Prospect(state, seat, city, other)
        way.find(head, tiles, left, further)
        if way.now < FAR:
            best = max(best, gain - price_worth(state, way.now, outlook))
        if way.later < FAR:
            best = max(best, gain - price_worth(state, way.later, outlook) - WAIT)
    return best


def price_worth(state: State, price: int, outlook: Outlook) -> float:
    """The points that a price still to be paid costs, after what the chain in hand costs already."""
    return outlook.purse(state.price) - outlook.purse(state.price + price)


def way_to(state: State, city: int, head: int, other: int, size: int) -> tuple[int, int]:
    """Tiles and dollars from a hex side, or from the best side of a city, to another city on an empty map."""
    board = state.board
    if head != NONE:
        place = head // SIDES
        return board.tiles_to[other * size + place], board.price_to[other * size + place]
    tiles, price = FAR, FAR
    for side in range(SIDES):
        first = board.near[board.city_hex[city] * SIDES + side]
        if first != OUTSIDE:
            tiles = min(tiles, board.tiles_to[other * size + first])
            price = min(price, board.price_to[other * size + first])
    return tiles, price


def best_start(state: State, seat: int, turns: float, outlook: Outlook) -> float:
    """The best link that could be begun now, or continued."""
    best = 0.0
    tiles = state.board.figures.tiles_per_action
    for city in range(state.board.cities):
        if state.leave[city]:
            best = max(best, best_link(state, seat, city, NONE, tiles, turns, outlook))
    return best
