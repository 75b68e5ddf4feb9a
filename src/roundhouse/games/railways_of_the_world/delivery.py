"""Delivering a goods cube, link by link. [RW-8.5 to RW-8.18]"""

from typing import Final

from roundhouse.games.railways_of_the_world import shapes
from roundhouse.games.railways_of_the_world.cards import achieve
from roundhouse.games.railways_of_the_world.constants import BY_DEPOTS, BY_HOTELS, BY_LINKS, NOBODY, NONE, ROUTE
from roundhouse.games.railways_of_the_world.moves import (
    COLOUR_NAMES,
    COLOURS,
    FIRST_COLOURS,
    FIRST_DELIVERY,
    FIRST_LONG_DELIVERY,
    SERVICE_BOUNTY,
    TRADING_DEPOT,
    Rail,
)
from roundhouse.games.railways_of_the_world.on_turn import OnTurn
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.games.railways_of_the_world.turn import end_action
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal
from roundhouse.parts.hex import SIDES

COLOURS_OF: Final[list[list[int]]] = [[colour for colour in range(COLOURS) if stock >> colour & 1] for stock in range(1 << COLOURS)]
ANY_LENGTH: Final = 1000  # more links than there can be
NO_CUBE: Final = Refusal("RW-8.5", "refused-no-cube")
NO_LINK: Final = Refusal("RW-8.5", "refused-no-link")
FIRST_LINK_OWN: Final = Refusal("RW-8.10", "refused-first-link-own")
TOO_FAR: Final = Refusal("RW-8.6", "refused-too-far")
NO_DEMAND: Final = Refusal("RW-8.7", "refused-no-demand")
LEADS_NOWHERE: Final = Refusal("RW-8.11", "refused-leads-nowhere")
TWICE: Final = Refusal("RW-8.9", "refused-twice")
ON_THE_WAY: Final = Refusal("RW-8.11", "refused-on-the-way")


class Route(OnTurn):
    """Move the cube over one link after the other, to the first city of its colour. [RW-8.5 to RW-8.11]"""

    def candidates(self, state: State, seat: int) -> list[Move]:
        first = state.stand * SIDES
        return [state.board.rail[port] for port in range(first, first + SIDES) if state.port_link[port] != NONE]

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, Rail):
            return ON_THE_WAY
        link = state.port_link[move.port]
        if move.port // SIDES != state.stand or link == NONE:
            return NO_LINK
        if not state.ride and state.link_owner[link] != seat:
            return FIRST_LINK_OWN
        end = state.link_end(link, state.stand)
        if state.seen >> end & 1:
            return TWICE
        left = state.links_allowed - len(state.ride) - 1
        targets = state.wanted[state.cube_colour]
        if state.can_reach(1 << end, targets, state.seen, left):
            return None
        return TOO_FAR if state.can_reach(1 << end, targets, state.seen, ANY_LENGTH) else LEADS_NOWHERE

    def apply(self, state: State, seat: int, move: Move) -> None:
        assert isinstance(move, Rail)
        link = state.port_link[move.port]
        end = state.link_end(link, state.stand)
        state.ride.append(link)
        state.seen |= 1 << end
        state.stand = end
        if state.colour[end] == state.cube_colour:
            arrive(state, seat)


def loads(state: State, seat: int) -> list[Move]:
    """The cubes that the seat can deliver now, worked out once for each state of network and cubes. Not to be changed."""
    if not state.known >> seat & 1:
        state.change_loads()[seat] = deliveries(state, seat, 0)
        state.known |= 1 << seat
    return state.loads[seat]


def deliveries(state: State, seat: int, extra: int) -> list[Move]:
    """The cubes that the seat can bring to a city of their colour. [RW-8.5]"""
    board = state.board
    wanted, reached = state.wanted, state.reached
    base = seat * board.cities
    found: list[Move] = []
    cities = state.served[seat]
    while cities:
        city = (cities & -cities).bit_length() - 1
        cities &= cities - 1
        stock = state.stock[city]
        if stock == 0:
            continue
        if extra:
            reach = state.reach(seat, city, allowed(state, seat, extra))
        else:
            reach = reached[base + city]
            if reach == NONE:
                reach = state.reach_now(seat, city)
        for colour in COLOURS_OF[stock]:
            if reach & wanted[colour]:
                found.append(board.deliver[city * COLOURS + colour])
    return found


def any_delivery(state: State, seat: int, extra: int) -> bool:
    """True if the seat can deliver a cube with so many links more than its level."""
    cities = state.served[seat]
    while cities:
        city = (cities & -cities).bit_length() - 1
        cities &= cities - 1
        reach = state.reach(seat, city, allowed(state, seat, extra)) if state.stock[city] else 0
        for colour in COLOURS_OF[state.stock[city]]:
            if reach & state.wanted[colour]:
                return True
    return False


def allowed(state: State, seat: int, extra: int) -> int:
    """The links that the seat's cube may use. [RW-8.3, RW-9.25]"""
    return min(state.level[seat] + extra, len(state.board.figures.loco_price) - 1)


def delivery_refusal(state: State, seat: int, city: int, colour: int, extra: int) -> Refusal | None:
    """Why the seat may not take up a cube of a colour in a city. [RW-8.5 to RW-8.10]"""
    if state.cubes[city * COLOURS + colour] == 0:
        return NO_CUBE
    if state.own[seat * state.board.cities + city] == 0:
        return FIRST_LINK_OWN
    reach = state.reach(seat, city, allowed(state, seat, extra)) if extra else state.reach_now(seat, city)
    if reach & state.wanted[colour]:
        return None
    if state.reach(seat, city, ANY_LENGTH) & state.wanted[colour]:
        return TOO_FAR
    if state.can_reach(state.around[city], state.wanted[colour], 1 << city, ANY_LENGTH):
        return FIRST_LINK_OWN  # only links of others lead it there from the start
    return NO_DEMAND


def load(state: State, seat: int, city: int, colour: int, extra: int) -> None:
    """Take the cube in hand."""
    state.cube_colour = colour
    state.stand = city
    state.cube_from = city
    state.ride = []
    state.seen = 1 << city
    state.links_allowed = allowed(state, seat, extra)
    state.go(ROUTE)


def arrive(state: State, seat: int) -> None:
    """The cube is delivered: points, the cube into the bag, perhaps an empty city. [RW-8.13 to RW-8.16]"""
    board = state.board
    origin, end, colour, ride = state.cube_from, state.stand, state.cube_colour, state.ride
    state.lift_cube(origin, colour)
    gained = [0] * state.players
    for link in ride:
        gained[state.link_owner[link]] += 1
    if state.heard is not None:
        words = board.land.city_words
        state.tell(shapes.DELIVER.of(seat, {"city": words[origin], "colour": COLOUR_NAMES[colour], "to": words[end], "n": len(ride)}))
    for other in range(state.players):
        if gained[other]:
            state.score(other, gained[other], BY_LINKS)
            if state.heard is not None:
                state.tell(shapes.LINK_POINTS.of(other, {"n": gained[other]}))
    score_depots(state, ride)
    score_hotels(state, end)
    state.cube_colour = NONE
    state.stand = NONE
    state.cube_from = NONE
    state.seen = 0
    state.links_allowed = 0
    state.ride = []
    score_green_dots(state, seat, end, colour, len(ride))
    if state.total[origin] == 0:
        mark_empty(state, origin)
    end_action(state)


def score_depots(state: State, ride: list[int]) -> None:
    """Trading Depots on the links of the route. [RW-9.20]"""
    cards = state.board.cards
    for link in ride:
        owner = state.link_depot[link]
        if owner != NOBODY:
            points = cards.figure[cards.effect.index(TRADING_DEPOT)]
            state.score(owner, points, BY_DEPOTS)
            if state.heard is not None:
                state.tell(shapes.DEPOT_POINTS.of(owner, {"n": points}))


def score_hotels(state: State, city: int) -> None:
    """The Hotel of the city where the cube arrives. [RW-9.15]"""
    board = state.board
    for card in board.hotels:
        if board.cards.city[card] != city:
            continue
        for owner in range(state.players):
            if state.hand[owner * board.kinds + card]:
                state.score(owner, board.cards.figure[card], BY_HOTELS)
                if state.heard is not None:
                    state.tell(shapes.HOTEL_POINTS.of(owner, {"card": board.cards.words[card], "n": board.cards.figure[card]}))


def score_green_dots(state: State, seat: int, city: int, colour: int, links: int) -> None:
    """The green dots that this delivery fulfils, all of them. [RW-9.6, RW-9.7]"""
    cards = state.board.cards
    for card in state.face_up[:]:
        effect = cards.effect[card]
        if effect == FIRST_COLOURS:
            state.change_tally()[seat] |= 1 << colour
            done = state.tally[seat].bit_count() >= cards.need[card]
        else:
            done = (
                effect == FIRST_DELIVERY
                or (effect == FIRST_LONG_DELIVERY and links >= cards.need[card])
                or (effect == SERVICE_BOUNTY and cards.city[card] == city)
            )
        if done:
            achieve(state, seat, card)


def mark_empty(state: State, city: int) -> None:
    """The last cube is gone; enough empty cities bring the end nearer. [RW-8.15, RW-13.1, RW-13.8]"""
    state.empty += 1
    if state.heard is not None:
        state.tell(shapes.EMPTY.of(NOBODY, {"city": state.board.land.city_words[city]}))
    if state.trigger == 0 and state.empty >= state.board.goals.empty_limit[state.players]:
        state.trigger = state.turn_number
        if state.heard is not None:
            state.tell(shapes.END_NEAR.of(NOBODY, {"n": state.empty}))
