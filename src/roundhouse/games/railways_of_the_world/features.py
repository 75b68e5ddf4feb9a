"""What a position means for a seat, in named numbers, from what that seat may know."""

from typing import Final

from roundhouse.games.railways_of_the_world.chart import chart
from roundhouse.games.railways_of_the_world.constants import NONE
from roundhouse.games.railways_of_the_world.judge import baron_worth, hand_worth
from roundhouse.games.railways_of_the_world.moves import COLOURS
from roundhouse.games.railways_of_the_world.outlook import Outlook, actions_left, farthest, network, prospects, worth_of
from roundhouse.games.railways_of_the_world.purse import bidding, forced_bonds, holdings, turns_left
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.kernel.model import Feature

THOUSAND: Final = 0.001  # money is counted in thousands
LITTLE: Final = 5.0  # thousand dollars with which a seat can hardly build
MUCH: Final = 15.0  # thousand dollars for which a seat soon has a use
LONG: Final = 5  # links of a long delivery
TURNS: Final = 7.0  # of a whole game, about
SPREAD: Final = 6.0  # what the judge weighed turns, income and locomotives with when the model was learned: its numbers mean what they meant then
INCOME: Final = 0.00014
ENGINE: Final = 0.6
FEATURES: Final = (
    Feature("points", "points on the track", "points"),
    Feature("bonds", "bonds", "bonds"),
    Feature("forced bonds", "bonds that dividends will force", "bonds"),
    Feature("dividends to come", "bonds times turns to come", "bonds"),
    Feature("income", "thousands of dollars a turn", "money"),
    Feature("income to come", "thousands of dollars in all turns to come", "money"),
    Feature("net income", "thousands of dollars a turn, after dividends", "money"),
    Feature("cash", "thousands of dollars", "money"),
    Feature("poverty", "thousands of dollars missing to five", "money"),
    Feature("idle cash", "thousands of dollars beyond fifteen", "money"),
    Feature("judged holdings", "points by the judge", "money"),
    Feature("judged deliveries", "points by the judge", "deliveries"),
    Feature("deliveries now", "links, with this locomotive", "deliveries"),
    Feature("deliveries next", "links, with the next locomotive", "deliveries"),
    Feature("deliveries later", "links, with the one after", "deliveries"),
    Feature("cubes over 1 link", "cubes", "deliveries"),
    Feature("cubes over 2 links", "cubes", "deliveries"),
    Feature("cubes over 3 links", "cubes", "deliveries"),
    Feature("cubes over 4 links", "cubes", "deliveries"),
    Feature("cubes over 5 links", "cubes over five links or more", "deliveries"),
    Feature("longest delivery", "links", "deliveries"),
    Feature("cubes at own cities", "cubes", "deliveries"),
    Feature("colours wanted", "colours that own cities want", "deliveries"),
    Feature("actions to come", "actions", "deliveries"),
    Feature("actions in this turn", "actions", "deliveries"),
    Feature("judged network", "points by the judge", "track"),
    Feature("links", "links", "track"),
    Feature("cities", "cities at own links", "track"),
    Feature("largest network", "cities that own links join", "track"),
    Feature("locomotive", "level", "track"),
    Feature("locomotive used", "levels for which there are links", "track"),
    Feature("locomotive to come", "levels times turns to come", "track"),
    Feature("links to come", "links times turns to come", "track"),
    Feature("links beyond the locomotive", "links more than 1.6 a level", "track"),
    Feature("unfinished links", "links", "track"),
    Feature("markers", "locomotive markers left", "track"),
    Feature("judged cards", "points by the judge", "cards"),
    Feature("cards", "cards held", "cards"),
    Feature("Baron", "points that the Baron brings now", "cards"),
    Feature("place", "seats before it in the order", "cards"),
)


def left(state: State) -> float:
    """The part of the game that is still to come, from 1 down to 0."""
    if state.over:
        return 0.0
    rounds = state.board.figures.rounds
    turns = turns_left(state, SPREAD) - (0.0 if bidding(state) else min(1.0, state.round / rounds))
    return min(1.0, max(0.0, turns / TURNS))


def features(state: State, seat: int) -> list[float]:
    """The numbers that FEATURES names."""
    chart(state.board)
    turns = turns_left(state, SPREAD)
    figures = state.board.figures
    level, links = state.level[seat], state.links[seat]
    bonds = float(state.bonds[seat])
    income = THOUSAND * figures.income[min(state.position[seat], len(figures.income) - 1)]
    cash = THOUSAND * state.cash[seat]
    points = float(state.position[seat])
    own = holdings(state, seat, turns, 0, INCOME) - points + bonds
    track = network(level, links, turns, ENGINE)
    outlook = Outlook(state, seat, turns)
    reach = worth_of(state, seat, turns, outlook.lengths, INCOME) - network(level, links, turns)
    now, following, later = prospects(state, seat, level, turns), prospects(state, seat, level + 1, turns), prospects(state, seat, level + 2, turns)
    numbers = [points, bonds, float(forced_bonds(state, seat, turns, state.cash[seat], state.bonds[seat])), bonds * turns]
    numbers += [income, income * turns, income - THOUSAND * figures.dividend * bonds, cash, max(0.0, LITTLE - cash), max(0.0, cash - MUCH), own]
    numbers += [reach, now, following, later]
    numbers += [*_cubes(state, seat, level), float(actions_left(state, seat, turns)), float(max(0, figures.rounds - state.done[seat]))]
    largest = 0
    cities = state.served[seat]
    base = seat * state.board.cities
    while cities:
        city = (cities & -cities).bit_length() - 1
        largest = max(largest, state.net[base + city].bit_count())
        cities &= cities - 1
    used = min(float(level), links / 1.6)
    numbers += [track, float(links), float(state.served[seat].bit_count()), float(largest), float(level), used, used * turns, links * turns]
    numbers += [max(0.0, links - 1.6 * level), float(state.stub_owner.count(seat)), float(state.markers[seat])]
    held = 0.0
    for card in range(state.board.kinds):
        held += state.hand[seat * state.board.kinds + card]
    baron = baron_worth(state, seat) if state.baron[seat] != NONE else 0.0
    return [*numbers, hand_worth(state, seat, turns, outlook, INCOME) - baron, held, baron, float(state.order.index(seat))]


def _cubes(state: State, seat: int, level: int) -> list[float]:
    """Cubes that own links could deliver by the length of the way, the longest way, all cubes at own cities, and the colours that those want."""
    by_length = [0.0] * (LONG + 1)
    longest = 0
    at_cities = 0.0
    colours = 0.0
    base = seat * state.board.cities
    for colour in range(COLOURS):
        if state.wanted[colour] & state.served[seat]:
            colours += 1.0
    cities = state.served[seat]
    while cities:
        city = (cities & -cities).bit_length() - 1
        cities &= cities - 1
        at_cities += state.total[city]
        if state.total[city] == 0:
            continue
        for colour in range(COLOURS):
            number = state.cubes[city * COLOURS + colour]
            if number:
                length = farthest(state, base, city, colour, level)
                longest = max(longest, length)
                by_length[min(length, LONG)] += number
    return [*by_length[1:], float(longest), at_cities, colours]
