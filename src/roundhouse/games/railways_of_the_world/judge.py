"""How good a position is for a seat: points, money and bonds, and what the network promises."""

from typing import Final

from roundhouse.games.railways_of_the_world.chart import chart
from roundhouse.games.railways_of_the_world.constants import ACTION, AUCTION, BONDS, COLOUR, DEPOT, EXPRESS, GROWTH, INDUSTRY, NONE, PLAN, ROUTE, TRACK
from roundhouse.games.railways_of_the_world.link_prospects import WAIT, best_link, best_start, track_worth
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
from roundhouse.games.railways_of_the_world.outlook import PROMISE, Outlook, network, promise
from roundhouse.games.railways_of_the_world.purse import INCOME, holdings, points_worth, turns_left
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.parts.hex import SIDES, far_side, opposite

RIVALS: Final = 0.25  # what a rival's point weighs against an own one, shared among all rivals
GO: Final = 0.9  # points that an action is worth
FIRST: Final = 0.8  # points that being first is worth
DEAREST: Final = 0.0002  # points that a dollar bid costs at the least, however rich the bidder
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
    turns = turns_left(state)
    outlook = Outlook(state, seat, turns)
    return standing(state, seat, turns, outlook) + in_hand(state, seat, turns, outlook)


def standing(state: State, seat: int, turns: float, outlook: Outlook) -> float:
    """What the seat has and may expect, but for the decision in hand."""
    worth = [holdings(state, other, turns, 0) for other in range(state.players)]
    return lead(state, seat, worth) + outlook.now + hand_worth(state, seat, turns, outlook)


def terms(state: State, seat: int) -> list[float]:
    """What `seat` may expect at the end, in points: points, bonds, income and money, deliveries in reach, track and locomotive, cards and goals."""
    if state.over:
        return [float(state.position[seat]), float(-state.bonds[seat]), 0.0, 0.0, 0.0, float(state.baron_score[seat])]
    chart(state.board)
    turns = turns_left(state)
    points = float(state.position[seat])
    bonds = float(-state.bonds[seat])
    track = network(state.level[seat], state.links[seat], turns)
    outlook = Outlook(state, seat, turns)
    reach = outlook.now - track
    leads = state.at == AUCTION and state.leader == seat
    money = holdings(state, seat, turns, state.high if leads else 0) + (FIRST if leads else 0.0) - points - bonds
    return [points, bonds, money, reach, track, hand_worth(state, seat, turns, outlook)]


def lead(state: State, seat: int, worth: list[float]) -> float:
    """The own worth less a share of the others'."""
    total = worth[seat]
    for other in range(state.players):
        if other != seat:
            total -= worth[other] * RIVALS / (state.players - 1)
    return total


def hand_worth(state: State, seat: int, turns: float, outlook: Outlook, income: float = INCOME) -> float:
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
                total += held * cards.figure[card] * (turns - 0.5) * income
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
                total += max(0.0, 0.8 * best_link(state, seat, state.stub_from[stub] // SIDES, head, board.figures.tiles_per_action, turns, outlook) - WAIT)
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


def in_hand(state: State, seat: int, turns: float, outlook: Outlook) -> float:
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
        return rest + track_worth(state, seat, turns, outlook)
    if state.at == ROUTE:
        points = len([link for link in state.ride if state.link_owner[link] == seat]) + best_way(state, seat)
        gain = points_worth(state, state.position[seat] + points, turns) - points_worth(state, state.position[seat], turns)
        return rest + (1.0 - PROMISE * 0.7) * gain + 0.35
    if state.at == PLAN:
        return rest + best_start(state, seat, turns, outlook) + 0.8
    if state.at == EXPRESS:
        return rest + 1.0
    if state.at == COLOUR:
        return rest + best_colour(state, seat, turns, outlook)
    if state.at == GROWTH or state.at == INDUSTRY or state.at == DEPOT:
        return rest + 0.9
    return rest


def best_colour(state: State, seat: int, turns: float, outlook: Outlook) -> float:
    """The best New City tile for the city chosen, less its price, and a little for the cubes that come."""
    bit = 1 << state.grey_city
    best = -10.0
    for colour in range(COLOURS):
        if state.new_cities[colour]:
            if not state.served[seat] & bit:  # no own link comes there
                best = max(best, 0.0)
                break
            state.change_wanted()[colour] |= bit
            best = max(best, promise(state, seat, turns) - outlook.now)
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
