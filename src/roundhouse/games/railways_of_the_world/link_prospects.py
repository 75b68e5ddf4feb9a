"""What a link is worth that could be built, for the judge: the best that a chain of track can become, less its price."""

from typing import Final

from roundhouse.games.railways_of_the_world.chain_prospects import Prospect
from roundhouse.games.railways_of_the_world.chain_rules import tiles_allowed
from roundhouse.games.railways_of_the_world.chart import FAR
from roundhouse.games.railways_of_the_world.constants import NONE
from roundhouse.games.railways_of_the_world.moves import Board
from roundhouse.games.railways_of_the_world.outlook import Outlook
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.parts.hex import SIDES

WAIT: Final = 1.2  # points that a link costs more if it takes a second action
NO_LINK: Final = -1.0  # what a chain is worth that comes to nothing
STEP_OF_PRICE: Final = 2000  # dollars by which the dearest price that a link may have is looked for
DEAREST_LINK: Final = 60000
UNEVEN: Final = 2.0  # points by which a higher price may be the better one, as a bond now spares one that would be forced later


def track_worth(state: State, seat: int, turns: float, outlook: Outlook, floor: float = -FAR) -> float:
    """The chain in hand: the best link that it can become, less what its tiles cost. What is worth less than `floor` is not told apart."""
    left = tiles_allowed(state) - state.laid
    paid = outlook.purse(0) - outlook.purse(state.price)
    return best_link(state, seat, state.begun // SIDES, state.head, left, turns, outlook, max(NO_LINK, floor + paid)) - paid


def best_link(state: State, seat: int, city: int, head: int, left: int, turns: float, outlook: Outlook, floor: float = NO_LINK) -> float:
    """The best that a chain from `city` can become that goes on at the hex side `head` (NONE: at any side of the city).

    On an empty map a link costs least: only what would be good there is looked for on the map as it is. What is worth less than `floor` is not told apart.
    """
    board = state.board
    last = state.round == board.figures.rounds - 1 and state.pending < 2
    further = 0 if last else min(2, board.figures.tiles_per_action)
    hopes = hoped(state, seat, city, head, left, further, outlook, floor)
    hopes.sort(reverse=True)
    best = floor
    for hope, place in hopes:
        if hope <= best - UNEVEN:
            return best
        other = board.partners[city][place]
        tiles, price = way_to(board, city, head, place)
        gain = outlook.gain(city, other)
        while gain - price_worth(state, price, outlook) > best - UNEVEN and price < DEAREST_LINK:
            price += STEP_OF_PRICE
        way = Prospect(state, seat, city, other)
        way.find(head, tiles, left, further, price)
        if way.now < FAR:
            best = max(best, gain - price_worth(state, way.now, outlook))
        if way.later < FAR:
            best = max(best, gain - price_worth(state, way.later, outlook) - WAIT)
    return best


def hoped(state: State, seat: int, city: int, head: int, left: int, further: int, outlook: Outlook, floor: float) -> list[tuple[float, int]]:
    """What a link to each partner of a city would be worth at the price of an empty map, if not much less than `floor`, by its place among these."""
    board = state.board
    joined = state.own[seat * board.cities + city]
    found: list[tuple[float, int]] = []
    for place, other in enumerate(board.partners[city]):
        if joined >> other & 1:
            continue
        tiles, price = way_to(board, city, head, place)
        if tiles > left + further:
            continue
        hope = outlook.gain(city, other) - price_worth(state, price, outlook) - (WAIT if tiles > left else 0.0)
        if hope > floor - UNEVEN:
            found.append((hope, place))
    return found


def price_worth(state: State, price: int, outlook: Outlook) -> float:
    """The points that a price still to be paid costs, after what the chain in hand costs already."""
    return outlook.purse(state.price) - outlook.purse(state.price + price)


def way_to(board: Board, city: int, head: int, place: int) -> tuple[int, int]:
    """Tiles and dollars from a hex side, or from the best side of a city, to one of its partners on an empty map."""
    if head == NONE:
        return board.partner_tiles[city][place], board.partner_price[city][place]
    start = board.partners[city][place] * board.land.grid.size + head // SIDES
    return board.tiles_to[start], board.price_to[start]


def best_start(state: State, seat: int, turns: float, outlook: Outlook) -> float:
    """The best link that could be begun now, or continued."""
    best = 0.0
    tiles = state.board.figures.tiles_per_action
    for city in range(state.board.cities):
        if state.leave[city]:
            best = best_link(state, seat, city, NONE, tiles, turns, outlook, best)
    return best
