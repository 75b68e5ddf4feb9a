"""How good a position is for a seat: points, money and bonds, and what the network promises."""

from typing import Final

from roundhouse.games.railways_of_the_world.chain_prospects import Prospect
from roundhouse.games.railways_of_the_world.chain_rules import tiles_allowed
from roundhouse.games.railways_of_the_world.chart import FAR, chart
from roundhouse.games.railways_of_the_world.constants import ACTION, AUCTION, BONDS, COLOUR, DEPOT, EXPRESS, GROWTH, INDUSTRY, NONE, PLAN, ROUTE, TRACK
from roundhouse.games.railways_of_the_world.moves import (
    BUILD_DISCOUNT,
    COLOURS,
    CONNECT,
    EXTRA_LINK,
    FREE_OPEN_TILES,
    HALF_PRICE_MOUNTAIN,
    HOTEL,
    INCOME_BONUS,
    LINKS_AT_CITY,
    LONGER_BUILD,
    WESTERN_LINK,
)
from roundhouse.games.railways_of_the_world.purse import INCOME, holdings, points_worth, turns_left
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.parts.hex import OUTSIDE, SIDES, far_side, opposite

RIVALS: Final = 0.25  # what a rival's point weighs against an own one, shared among all rivals
PROMISE: Final = 0.6  # what a delivery that could be made weighs against one that is made
FADING: Final = 0.9  # what each further delivery weighs against the one before
GO: Final = 0.9  # points that an action is worth
FIRST: Final = 0.8  # points that being first is worth
DEAREST: Final = 0.0002  # points that a dollar bid costs at the least, however rich the bidder
ENGINE: Final = 0.6  # points that a level of the locomotive brings in each turn to come, if there are links for it
LINKS_A_LEVEL: Final = 1.6
BEGINNING: Final = 1.0  # points that each of the first links is worth as such
BEGUN: Final = 2  # so many links make a beginning
WAIT: Final = 1.2  # points that a link costs more if it takes a second action
DEPTH: Final = 400  # links looked at to find the best way of a cube


def judged(state: State, seat: int) -> float:
    """Expected points of `seat` at the end, less a share of those of the rivals."""
    if state.over:
        scores = state.scores()
        return lead(state, seat, [float(score) for score in scores])
    if state.at == BONDS and state.turn == seat:
        after = state.copy()
        after.play(seat, state.board.bonds[state.bonds_needed(seat, state.due)])
        return judged(after, seat)
    chart(state.board)
    worth = [0.0] * state.players
    turns = turns_left(state)
    for other in range(state.players):
        worth[other] = holdings(state, other, turns, 0)
    total = lead(state, seat, worth)
    reach = promise(state, seat, turns)
    return total + reach + hand_worth(state, seat, turns) + in_hand(state, seat, turns, reach)


def terms(state: State, seat: int) -> list[float]:
    """What `seat` may expect at the end, in points: points, bonds, income and money, deliveries in reach, track and locomotive, cards and goals."""
    if state.over:
        return [float(state.position[seat]), float(-state.bonds[seat]), 0.0, 0.0, 0.0, float(state.baron_score[seat])]
    chart(state.board)
    turns = turns_left(state)
    points = float(state.position[seat])
    bonds = float(-state.bonds[seat])
    track = network(state.level[seat], state.links[seat], turns)
    reach = promise(state, seat, turns) - track
    money = holdings(state, seat, turns, 0) - points - bonds
    return [points, bonds, money, reach, track, hand_worth(state, seat, turns)]


def lead(state: State, seat: int, worth: list[float]) -> float:
    """The own worth less a share of the others'."""
    total = worth[seat]
    for other in range(state.players):
        if other != seat:
            total -= worth[other] * RIVALS / (state.players - 1)
    return total


def promise(state: State, seat: int, turns: float) -> float:
    """What the cubes that the seat's own links could deliver are worth, with this locomotive and, for a part, with the next."""
    level = state.level[seat]
    sum_now = prospects(state, seat, level, turns)
    sum_next = prospects(state, seat, level + 1, turns)
    expected = 0.75 * sum_now + 0.25 * sum_next
    whole = int(expected)
    here = points_worth(state, state.position[seat], turns)
    low = points_worth(state, state.position[seat] + whole, turns) - here
    high = points_worth(state, state.position[seat] + whole + 1, turns) - here
    return PROMISE * (low + (high - low) * (expected - whole)) + network(level, state.links[seat], turns)


def network(level: int, links: int, turns: float) -> float:
    """What links and locomotive are worth as such: the first links make a beginning, and a locomotive brings the more the longer there are links for it."""
    used = 0.0
    for more in range(1, level):
        used += min(1.0, max(0.0, links / LINKS_A_LEVEL - more + 1.0))
    return BEGINNING * min(links, BEGUN) + 0.1 * links + ENGINE * max(0.0, turns - 1.0) * used


def prospects(state: State, seat: int, level: int, turns: float) -> float:
    """The links of all deliveries over own track, the longest first, as many as there is time for."""
    lengths = [0] * 10
    base = seat * state.board.cities
    cities = state.served[seat]
    while cities:
        city = (cities & -cities).bit_length() - 1
        cities &= cities - 1
        if state.total[city] == 0:
            continue
        for colour in range(COLOURS):
            number = state.cubes[city * COLOURS + colour]
            if number:
                lengths[farthest(state, base, city, colour, level)] += number
    left = actions_left(state, seat, turns)
    total = 0.0
    weight = 1.0
    for length in range(9, 0, -1):
        for _ in range(min(lengths[length], left)):
            total += length * weight
            weight *= FADING
            left -= 1
    return total


def actions_left(state: State, seat: int, turns: float) -> int:
    """About how many actions `seat` still has, this turn's included."""
    rounds = state.board.figures.rounds
    return int(rounds * (turns - 1.0)) + max(0, rounds - state.done[seat])


def farthest(state: State, base: int, city: int, colour: int, level: int) -> int:
    """The most links, each city reached the shortest way, over which a cube comes to a first city of its colour; 0 if to none."""
    own = state.own
    wanted = state.wanted[colour]
    seen = 1 << city
    frontier = own[base + city]
    best = 0
    links = 1
    while frontier and links <= level:
        if frontier & wanted & ~(1 << city):
            best = links
        seen |= frontier
        onward = frontier & ~wanted
        spread = 0
        while onward:
            spread |= own[base + (onward & -onward).bit_length() - 1]
            onward &= onward - 1
        frontier = spread & ~seen
        links += 1
    return best


def hand_worth(state: State, seat: int, turns: float) -> float:
    """Cards held, the Baron's goal so far, incomplete links that can still be finished, and depots."""
    board = state.board
    cards = board.cards
    total = 0.0
    for card in range(board.kinds):
        held = state.hand[seat * board.kinds + card]
        if held:
            effect = cards.effect[card]
            if effect == HOTEL:
                total += 0.45 * turns
            elif effect == INCOME_BONUS:
                total += held * cards.figure[card] * (turns - 0.5) * INCOME
            elif effect in (FREE_OPEN_TILES, HALF_PRICE_MOUNTAIN, LONGER_BUILD):
                total += min(1.2, 0.4 * turns) * held
            elif effect in (BUILD_DISCOUNT, EXTRA_LINK):
                total += 0.35 * turns
    total += baron_worth(state, seat)
    if state.round < board.figures.rounds - 1:
        for stub, owner in enumerate(state.stub_owner):
            if owner == seat:
                last = state.stub_steps[stub][-1]
                head = board.near[far_side(last)] * SIDES + opposite(last % SIDES)
                total += max(0.0, 0.8 * best_link(state, seat, state.stub_from[stub] // SIDES, head, board.figures.tiles_per_action, turns) - WAIT)
    total += 0.3 * turns * state.link_depot.count(seat)
    return total


def baron_worth(state: State, seat: int) -> float:
    """Most of the points of a Baron whose goal lies on the map and is met."""
    baron = state.baron[seat]
    if baron == NONE:
        return 0.0
    goals = state.board.goals
    goal = goals.baron_goal[baron]
    if goal == CONNECT and state.connected(seat, goals.baron_a[baron], goals.baron_b[baron]):
        return 0.9 * goals.baron_points[baron]
    if goal == WESTERN_LINK and seat in state.western:
        return 0.9 * goals.baron_points[baron]
    if goal == LINKS_AT_CITY:
        ends = 0
        for side in range(SIDES):
            link = state.port_link[goals.baron_a[baron] * SIDES + side]
            if link != NONE and state.link_owner[link] == seat:
                ends += 1
        return 0.8 * min(goals.baron_points[baron], goals.baron_each[baron] * ends)
    return 0.0


def in_hand(state: State, seat: int, turns: float, reach: float) -> float:
    """What the decision in hand still promises the seat."""
    if state.at == AUCTION:
        if state.leader != seat:
            return 0.0
        return FIRST - max(DEAREST * state.high, holdings(state, seat, turns, 0) - holdings(state, seat, turns, state.high))
    if state.turn != seat:
        return 0.0
    if state.at == ACTION:
        return GO * state.pending
    rest = GO * (state.pending - 1)
    if state.at == TRACK:
        return rest + track_worth(state, seat, turns)
    if state.at == ROUTE:
        points = len([link for link in state.ride if state.link_owner[link] == seat]) + best_way(state, seat)
        gain = points_worth(state, state.position[seat] + points, turns) - points_worth(state, state.position[seat], turns)
        return rest + (1.0 - PROMISE * 0.7) * gain + 0.35
    if state.at == PLAN:
        return rest + best_start(state, seat, turns) + 0.8
    if state.at == EXPRESS:
        return rest + 1.0
    if state.at == COLOUR:
        return rest + best_colour(state, seat, turns, reach)
    if state.at == GROWTH or state.at == INDUSTRY or state.at == DEPOT:
        return rest + 0.9
    return rest


def track_worth(state: State, seat: int, turns: float) -> float:
    """The chain in hand: the best link that it can become, less what its tiles cost."""
    left = tiles_allowed(state) - state.laid
    paid = holdings(state, seat, turns, 0) - holdings(state, seat, turns, state.price)
    return best_link(state, seat, state.begun // SIDES, state.head, left, turns) - paid


def best_link(state: State, seat: int, city: int, head: int, left: int, turns: float) -> float:
    """The best that a chain from `city` can become that goes on at the hex side `head` (NONE: at any side of the city).

    On an empty map a link costs least: only what would be good there is looked for on the map as it is.
    """
    board = state.board
    size = board.land.grid.size
    last = state.round == board.figures.rounds - 1 and state.pending < 2
    further = 0 if last else min(2, board.figures.tiles_per_action)
    best = NO_LINK
    before = NOT_KNOWN
    for other in board.partners[city]:
        if state.own[seat * board.cities + city] >> other & 1:
            continue
        tiles, price = way_to(state, city, head, other, size)
        if tiles > left + further:
            continue
        if before == NOT_KNOWN:
            before = promise(state, seat, turns)
        gain = with_link(state, seat, city, other, turns) - before
        if gain - price_worth(state, seat, turns, price) - (WAIT if tiles > left else 0.0) <= best:
            continue
        way = Prospect(state, seat, city, other)
        way.find(head, tiles, left, further)
        if way.now < FAR:
            best = max(best, gain - price_worth(state, seat, turns, way.now))
        if way.later < FAR:
            best = max(best, gain - price_worth(state, seat, turns, way.later) - WAIT)
    return best


NOT_KNOWN: Final = -1000.0
NO_LINK: Final = -1.0  # what a chain is worth that comes to nothing


def price_worth(state: State, seat: int, turns: float, price: int) -> float:
    """The points that a price still to be paid costs, after what the chain in hand costs already."""
    return holdings(state, seat, turns, state.price) - holdings(state, seat, turns, state.price + price)


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


def with_link(state: State, seat: int, one: int, other: int, turns: float) -> float:
    """What the network would promise with one link more, and the Major Lines that it would complete."""
    base = seat * state.board.cities
    kept_one, kept_other, kept_served = state.own[base + one], state.own[base + other], state.served[seat]
    own, served = state.change_own(), state.change_served()
    own[base + one] |= 1 << other
    own[base + other] |= 1 << one
    served[seat] |= 1 << one | 1 << other
    total = promise(state, seat, turns) + network(state.level[seat], state.links[seat] + 1, turns) - network(state.level[seat], state.links[seat], turns)
    own[base + one] = kept_one
    own[base + other] = kept_other
    served[seat] = kept_served
    goals = state.board.goals
    joined = state.net[base + one] | state.net[base + other] | 1 << one | 1 << other
    for line in range(state.board.lines):
        a, b = goals.line_a[line], goals.line_b[line]
        if joined >> a & 1 and joined >> b & 1 and state.line_of[line] == NONE and not state.connected(seat, a, b):
            total += goals.line_points[line]
    return total


def best_start(state: State, seat: int, turns: float) -> float:
    """The best link that could be begun now, or continued."""
    best = 0.0
    tiles = state.board.figures.tiles_per_action
    for city in range(state.board.cities):
        if state.leave[city]:
            best = max(best, best_link(state, seat, city, NONE, tiles, turns))
    return best


def best_colour(state: State, seat: int, turns: float, reach: float) -> float:
    """The best New City tile for the city chosen, less its price, and a little for the cubes that come."""
    bit = 1 << state.grey_city
    best = -10.0
    for colour in range(COLOURS):
        if state.new_cities[colour]:
            state.change_wanted()[colour] |= bit
            best = max(best, promise(state, seat, turns) - reach)
            state.change_wanted()[colour] &= ~bit
    if not state.free:
        best += holdings(state, seat, turns, state.board.figures.urbanize) - holdings(state, seat, turns, 0)
        best += 0.4 if state.served[seat] & bit else 0.1
    return best


def best_way(state: State, seat: int) -> int:
    """The most own links that the cube on its way can still use, as far as is looked at."""
    budget = [DEPTH]
    return max(0, _best_from(state, seat, state.stand, state.seen, state.links_allowed - len(state.ride), budget))


def _best_from(state: State, seat: int, city: int, seen: int, left: int, budget: list[int]) -> int:
    """The most own links from a city to one of the cube's colour; -1 if there is no way."""
    best = -1
    if left == 0:
        return best
    for side in range(SIDES):
        link = state.port_link[city * SIDES + side]
        if link == NONE or budget[0] <= 0:
            continue
        mine = 1 if state.link_owner[link] == seat else 0
        if not state.ride and city == state.cube_from and not mine:
            continue
        end = state.link_end(link, city)
        if seen >> end & 1:
            continue
        budget[0] -= 1
        if state.colour[end] == state.cube_colour:
            best = max(best, mine)
            continue
        further = _best_from(state, seat, end, seen | 1 << end, left - 1, budget)
        if further >= 0:
            best = max(best, mine + further)
    return best
