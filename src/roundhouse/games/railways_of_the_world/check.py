"""The invariants of the rules: what must hold after every move. [RW-17]"""

from collections import Counter

from roundhouse.games.railways_of_the_world.chain_rules import tiles_allowed
from roundhouse.games.railways_of_the_world.constants import (
    ACTION,
    AUCTION,
    BARON,
    BONDS,
    COLOUR,
    EXPRESS,
    FOR_CITY,
    FOR_ENGINE,
    FOR_FIRST,
    FOR_PLACE,
    FOR_TRACK,
    FOR_WESTERN,
    GROWTH,
    IN_DECK,
    NOBODY,
    NONE,
    PLAN,
    ROUTE,
    SOURCES,
    TRACK,
)
from roundhouse.games.railways_of_the_world.moves import COLOUR_NAMES, COLOURS, GREY, MOST_BONDS
from roundhouse.games.railways_of_the_world.names import step_name
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.kernel.errors import Broken
from roundhouse.parts.hex import BITS, COUNT, SIDES, STEP, opposite


def check(state: State) -> None:
    """Raise Broken where an invariant does not hold."""
    _cubes(state)
    _cities(state)
    _track(state)
    _markers(state)
    _money(state)
    _cards(state)
    _turn(state)
    _in_hand(state)


def _demand(holds: bool, rule: str, what: str) -> None:
    if not holds:
        raise Broken(rule, what)


def _cubes(state: State) -> None:
    """RW-17.1, RW-17.2."""
    for colour in range(COLOURS):
        lying = sum(state.cubes[colour::COLOURS])
        _demand(state.bag[colour] + lying == state.board.figures.cubes_per_colour, "RW-17.1", f"{COLOUR_NAMES[colour]} cubes: {state.bag[colour]} and {lying}")
    _demand(min(state.cubes) >= 0 and min(state.bag) >= 0, "RW-17.1", "no number of cubes is negative")
    rows = [state.cubes[place : place + COLOURS] for place in range(0, len(state.cubes), COLOURS)]
    totals = [sum(row) for row in rows]
    stock = [(row[0] > 0) + 2 * (row[1] > 0) + 4 * (row[2] > 0) + 8 * (row[3] > 0) + 16 * (row[4] > 0) for row in rows]
    _demand(stock == state.stock, "RW-17.1", "the colours that lie on the cities")
    _demand(totals == state.total and totals.count(0) == state.empty, "RW-17.2", f"{state.empty} cities are marked as empty, {totals.count(0)} are")


def _cities(state: State) -> None:
    """RW-17.3."""
    figures, printed = state.board.figures, state.board.land.city_colour
    laid = [0] * COLOURS
    for city in range(state.board.cities):
        if state.tiled[city]:
            _demand(printed[city] == GREY and state.colour[city] != GREY, "RW-17.3", f"the New City tile on {state.board.land.city_names[city]}")
            laid[state.colour[city]] += 1
        else:
            _demand(state.colour[city] == printed[city], "RW-17.3", f"the colour of {state.board.land.city_names[city]}")
    for colour in range(COLOURS):
        _demand(laid[colour] + state.new_cities[colour] == figures.new_cities[colour], "RW-17.3", f"New City tiles: {COLOUR_NAMES[colour]}")


def _track(state: State) -> None:
    """RW-17.5, RW-17.6."""
    used: dict[int, int] = {}
    ports: set[int] = set()
    for link in range(len(state.link_owner)):
        begun, ended = state.link_from[link], state.link_to[link]
        _demand(begun // SIDES != ended // SIDES, "RW-17.6", "a link joins two different cities")
        _chain(state, begun, ended, state.link_steps[link], used, ports)
        depot = state.link_depot[link]
        _demand(depot == NOBODY or depot != state.link_owner[link], "RW-9.20", "a depot lies on a link of another player")
    for stub in range(len(state.stub_owner)):
        _chain(state, state.stub_from[stub], NONE, state.stub_steps[stub], used, ports)
    if state.begun != NONE and state.steps:
        _chain(state, state.begun, state.ended, state.steps, used, ports)
    _demand(len(state.used) - state.used.count(0) == len(used), "RW-17.5", "every path belongs to a chain")
    if state.over or (state.at == AUCTION and not state.out and state.leader == NOBODY):
        _demand(not state.stub_owner, "RW-17.6", "no incomplete link is left after the Income phase")


def _chain(state: State, begun: int, ended: int, steps: list[int], used: dict[int, int], ports: set[int]) -> None:
    """A chain of tiles from a city side, each going on from the one before; to a city, or to an open end."""
    board = state.board
    ways = [port for port in (begun, ended) if port != NONE]
    _demand(not ports.intersection(ways), "RW-17.5", "a city side has at most one track")
    ports.update(ways)
    place, into = board.port_hex(begun), opposite(begun % SIDES)
    seen: set[int] = set()
    for step in steps:
        here, into_here, out = step // STEP, step // SIDES % SIDES, step % SIDES
        if here != place or into_here != into or here in seen:
            raise Broken("RW-6.9", f"the tile {step_name(board, step)} does not go on from the one before")
        seen.add(here)
        mask = BITS[into] | BITS[out]
        if not board.buildable[here]:
            raise Broken("RW-17.6", f"no track may lie on {step_name(board, step)}")
        before = used.get(here, 0)
        if before & mask or into == out or COUNT[before] > 2 or state.used[here] & mask != mask:
            raise Broken("RW-17.5", f"the paths of {step_name(board, step)}")
        used[here] = before | mask
        place, into = board.near[here * SIDES + out], (out + 3) % SIDES
    if ended != NONE:
        _demand(place == board.city_hex[ended // SIDES] and into == ended % SIDES, "RW-17.6", "a link ends at its city side")


def _markers(state: State) -> None:
    """RW-17.4: one marker of 25 is on the income track."""
    for seat in range(state.players):
        lying = state.link_owner.count(seat) + state.stub_owner.count(seat) + state.western.count(seat) + state.link_depot.count(seat)
        in_hand = 1 if state.marked and state.turn == seat else 0
        left = state.markers[seat]
        _demand(left >= 0 and lying + in_hand + left == state.board.figures.markers, "RW-17.4", f"locomotive markers of seat {seat + 1}: {lying} and {left}")


def _money(state: State) -> None:
    """RW-17.7, RW-17.8, RW-17.13."""
    for seat in range(state.players):
        _demand(state.cash[seat] >= 0 and state.cash[seat] % 1000 == 0, "RW-17.7", f"money of seat {seat + 1}: {state.cash[seat]}")
        _demand(1 <= state.level[seat] < len(state.board.figures.loco_price), "RW-17.8", f"locomotive of seat {seat + 1}")
        gained = sum(state.gained[seat * SOURCES : (seat + 1) * SOURCES])
        _demand(gained == state.position[seat], "RW-17.13", f"seat {seat + 1} is at {state.position[seat]} and scored {gained}")
    links = sum(state.gained[0::SOURCES])
    _demand(links >= 0, "RW-17.10", "points for links")


def _cards(state: State) -> None:
    """RW-17.9, and that no Baron is in two places."""
    board = state.board
    barons = [baron for baron in state.dealt if baron != NONE]
    _demand(len(set(barons)) == len(barons), "RW-2.9", "a Baron is dealt once")
    _demand(set(barons) <= set(state.barons_in_play()), "RW-11.5", "without the Western Link its Baron is left out")
    for seat in range(state.players):
        _demand(state.baron[seat] == NONE or state.baron[seat] in state.dealt[2 * seat : 2 * seat + 2], "RW-2.9", f"the Baron of seat {seat + 1}")
    if not state.setting.options["operations_cards"]:
        _demand(not (state.deck or state.face_up or state.discards or any(state.hand)), "RW-1.11", "no Operations cards in the introductory game")
        return
    places = Counter(state.deck + state.face_up + state.discards)
    for card in range(board.kinds):
        number = places[card] + sum(state.hand[card :: board.kinds])
        if number != board.cards.count[card]:
            raise Broken("RW-17.9", f"{board.cards.names[card]}: {number} of {board.cards.count[card]}")
    waiting = sorted(card - board.kinds for card in state.deck if card >= board.kinds)
    hidden = [line for line, owner in enumerate(state.line_of) if owner == IN_DECK]
    _demand(waiting == hidden or not state.lines_in_deck, "RW-11.3", "a Major Line is in the deck or on offer")


def _turn(state: State) -> None:
    """RW-17.11, RW-17.12, RW-17.14."""
    _demand(sorted(state.order) == list(range(state.players)), "RW-17.12", "every seat has one place in the order")
    if state.trigger:
        _demand(state.turn_number <= state.trigger + 1, "RW-17.11", f"turn {state.turn_number} after the end was brought in turn {state.trigger}")
    if auction_time(state) or state.over:
        return
    _demand(state.first == state.order[0], "RW-17.12", "the first player plays first")
    clockwise = [(state.first + step) % state.players for step in range(state.players)]
    _demand(state.full_order or state.order == clockwise, "RW-17.12", "play goes clockwise from the first player")
    _demand(state.turn == state.order[state.place], "RW-17.14", "the seat to play is the one whose place it is")
    for place, seat in enumerate(state.order):
        had = state.round + (1 if place <= state.place else 0) + state.extra[seat]
        left = state.pending if place == state.place else 0
        _demand(state.done[seat] + left == had, "RW-17.14", f"seat {seat + 1} had {state.done[seat]} actions of {had}")
    at_rest = state.plan == 0 and state.begun == NONE and state.cube_colour == NONE and state.tile_colour == NONE
    _demand(state.at != ACTION or at_rest, "RW-5.3", "between actions nothing is in hand")


def _in_hand(state: State) -> None:
    """What the seat to play has in hand fits the phase."""
    if state.over:
        return
    at, board = state.at, state.board
    dealt = NONE not in state.dealt
    _demand((at != BARON) or (dealt and NONE in state.baron), "RW-2.9", "in the choice of the Barons two are dealt to each seat and one is still chosen")
    _demand((at == BARON) or not dealt or NONE not in state.baron, "RW-2.9", "after the choice every seat has its Baron")
    if at == AUCTION:
        _demand(state.turn not in state.out and len(set(state.out)) == len(state.out), "RW-5.7", "who is asked has not withdrawn")
        _demand((state.leader == NOBODY) == (state.high == 0) and state.leader not in state.out, "RW-5.6", "the highest bid has its bidder")
        _demand(state.leader != state.turn, "RW-5.8", "the highest bidder is not asked")
    building = at == TRACK or (at == BONDS and state.purpose == FOR_TRACK)
    _demand(building == (state.begun != NONE), "RW-6.5", "a chain is in hand exactly while track is laid")
    _demand(at != TRACK or (state.ended == NONE and state.laid < tiles_allowed(state)), "RW-6.7", "the chain in hand can still grow")
    _demand(building == (len(state.steps) > 0) or at == TRACK, "RW-6.2", "the chain in hand has tiles")
    _demand((at == ROUTE) == (state.stand != NONE), "RW-8.5", "a cube is on its way exactly during a delivery")
    if at == ROUTE:
        _demand(
            state.cubes[state.cube_from * COLOURS + state.cube_colour] > 0 and len(state.ride) < state.links_allowed,
            "RW-8.5",
            "the cube on its way comes from its city",
        )
    paying = at == BONDS
    _demand(paying == (state.due > 0) and paying == (state.purpose != NONE) and (state.free_bonds or not paying), "RW-4.9", "a payment waits for its bonds")
    _demand(state.bonds_needed(state.turn, state.due) <= MOST_BONDS, "RW-4.9", "the payment can be made")
    urban = at == COLOUR or (paying and state.purpose == FOR_CITY)
    if urban:
        _demand(state.grey_city != NONE and state.colour[state.grey_city] == GREY and max(state.new_cities) > 0, "RW-7.6", "a grey city is chosen")
    _demand(not (paying and urban) or (state.tile_colour != NONE and state.new_cities[state.tile_colour] > 0), "RW-7.2", "a New City tile is chosen")
    if paying and state.purpose == FOR_WESTERN:
        free = state.western_city in board.goals.site_city and state.western[board.goals.site_city.index(state.western_city)] == NOBODY
        _demand(free and state.markers[state.turn] > 0, "RW-10.2", "a free site of a Western Link is chosen")
    if paying and state.purpose == FOR_ENGINE:
        _demand(state.level[state.turn] < len(board.figures.loco_price) - 1, "RW-8.2", "there is a next locomotive")
    _demand(at not in (PLAN, EXPRESS) or state.plan > 0, "RW-9.27", "a card is named")
    _demand(at != GROWTH or state.growth > 0, "RW-9.18", "cubes come with City Growth")
    if not auction_time(state) and at != ACTION:
        _demand(paying or len(state.phases[at].moves(state, state.turn)) > 0, "RW-5.3", "the seat to play has a move")


def auction_time(state: State) -> bool:
    """True before the actions of a turn."""
    return state.at in (BARON, AUCTION) or (state.at == BONDS and state.purpose in (FOR_FIRST, FOR_PLACE))
