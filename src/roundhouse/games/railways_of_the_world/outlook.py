"""What a network promises, for the judge: the deliveries that own links allow, with this locomotive and with the next."""

from typing import Final

from roundhouse.games.railways_of_the_world.constants import NONE
from roundhouse.games.railways_of_the_world.moves import COLOURS
from roundhouse.games.railways_of_the_world.purse import INCOME, holdings, points_worth
from roundhouse.games.railways_of_the_world.state import State

PROMISE: Final = 0.6  # what a delivery that could be made weighs against one that is made
FADING: Final = 0.9  # what each further delivery weighs against the one before
ENGINE: Final = 1.3  # points that a level of the locomotive brings in each turn to come, if there are links for it
LINKS_A_LEVEL: Final = 1.6
BEGINNING: Final = 1.0  # points that each of the first links is worth as such
BEGUN: Final = 2  # so many links make a beginning
LONGEST: Final = 9  # links of a delivery that are told apart
LENGTHS: Final = LONGEST + 1
MODULUS: Final = 1019  # the powers of two below the 1018th leave all different remainders
PLACES: Final = [0] * MODULUS  # the number of a bit by its remainder, for sets of cities: much quicker than to ask for its length
for _bit in range(MODULUS - 1):
    PLACES[(1 << _bit) % MODULUS] = _bit
MOST: Final = 200  # deliveries that are counted
SUMS: Final = [(1.0 - FADING**number) / (1.0 - FADING) for number in range(MOST + 1)]  # what so many deliveries over one link count


def promise(state: State, seat: int, turns: float) -> float:
    """What the cubes that the seat's own links could deliver are worth, with this locomotive and, for a part, with the next."""
    lengths = [0] * (2 * LENGTHS)
    count_lengths(state, seat, state.served[seat], lengths)
    return worth_of(state, seat, turns, lengths)


def worth_of(state: State, seat: int, turns: float, lengths: list[int], income: float = INCOME) -> float:
    """The same from how many deliveries there are of each length, with this locomotive and then with the next."""
    level = state.level[seat]
    left = actions_left(state, seat, turns)
    sum_now = weighed(lengths, 0, left)
    sum_next = weighed(lengths, LENGTHS, left)
    expected = 0.75 * sum_now + 0.25 * sum_next
    whole = int(expected)
    here = points_worth(state, state.position[seat], turns, income)
    low = points_worth(state, state.position[seat] + whole, turns, income) - here
    high = points_worth(state, state.position[seat] + whole + 1, turns, income) - here
    return PROMISE * (low + (high - low) * (expected - whole)) + network(level, state.links[seat], turns)


def network(level: int, links: int, turns: float, engine: float = ENGINE) -> float:
    """What links and locomotive are worth as such: the first links make a beginning, and a locomotive brings the more the longer there are links for it."""
    used = 0.0
    for more in range(1, level):
        used += min(1.0, max(0.0, links / LINKS_A_LEVEL - more + 1.0))
    return BEGINNING * min(links, BEGUN) + 0.1 * links + engine * max(0.0, turns - 1.0) * used


def prospects(state: State, seat: int, level: int, turns: float) -> float:
    """The links of all deliveries over own track, the longest first, as many as there is time for."""
    lengths = [0] * LENGTHS
    base = seat * state.board.cities
    cities = state.served[seat]
    while cities:
        city = PLACES[(cities & -cities) % MODULUS]
        cities &= cities - 1
        if state.total[city] == 0:
            continue
        for colour in range(COLOURS):
            number = state.cubes[city * COLOURS + colour]
            if number:
                lengths[farthest(state, base, city, colour, level)] += number
    return weighed(lengths, 0, actions_left(state, seat, turns))


def weighed(lengths: list[int], first: int, left: int) -> float:
    """The links of so many deliveries, the longest first, each further one counting for less."""
    total = 0.0
    done = 0
    for length in range(LONGEST, 0, -1):
        number = lengths[first + length]
        if number:
            until = min(done + number, left, MOST)
            total += length * (SUMS[until] - SUMS[done])
            done = until
    return total


def actions_left(state: State, seat: int, turns: float) -> int:
    """About how many actions `seat` still has, this turn's included."""
    rounds = state.board.figures.rounds
    return int(rounds * (turns - 1.0)) + max(0, rounds - state.done[seat])


def count_lengths(state: State, seat: int, cities: int, lengths: list[int]) -> None:
    """Count the cubes of these cities by the length of their way, with this locomotive and then with the next."""
    base = seat * state.board.cities
    level = state.level[seat]
    cubes, total = state.cubes, state.total
    while cities:
        city = PLACES[(cities & -cities) % MODULUS]
        cities &= cities - 1
        if total[city] == 0:
            continue
        for colour in range(COLOURS):
            number = cubes[city * COLOURS + colour]
            if number:
                both = farthest_two(state, base, city, colour, level)
                lengths[both % LENGTHS] += number
                lengths[LENGTHS + both // LENGTHS] += number


def farthest(state: State, base: int, city: int, colour: int, level: int) -> int:
    """The most links, each city reached the shortest way, over which a cube comes to a first city of its colour; 0 if to none."""
    return farthest_two(state, base, city, colour, level) % LENGTHS


def farthest_two(state: State, base: int, city: int, colour: int, level: int) -> int:
    """The same with a locomotive of this level and, times LENGTHS, with one of the next."""
    own = state.own
    wanted = state.wanted[colour]
    seen = 1 << city
    ends = wanted & ~seen
    frontier = own[base + city]
    best = 0
    links = 1
    while frontier and links <= level:
        if frontier & ends:
            best = links
        seen |= frontier
        onward = frontier & ~wanted
        spread = 0
        while onward:
            spread |= own[base + PLACES[(onward & -onward) % MODULUS]]
            onward &= onward - 1
        frontier = spread & ~seen
        links += 1
    following = level + 1 if links == level + 1 and frontier & ends else best
    return min(best, LONGEST) + LENGTHS * min(following, LONGEST)


class Outlook:
    """What a seat's network promises as it is and with one link more, each worked out once."""

    def __init__(self, state: State, seat: int, turns: float) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.turns: Final = turns
        self.lengths: Final = [0] * (2 * LENGTHS)
        count_lengths(state, seat, state.served[seat], self.lengths)
        self.now: Final = worth_of(state, seat, turns, self.lengths)  # what `promise` says
        self.gains: Final[dict[int, float]] = {}  # of a link, by both of its cities
        self.purses: Final[dict[int, float]] = {}  # what `holdings` says after a price was paid

    def purse(self, price: int) -> float:
        """What the seat's points, money and bonds are worth after it has paid a price."""
        known = self.purses.get(price)
        if known is None:
            known = holdings(self.state, self.seat, self.turns, price)
            self.purses[price] = known
        return known

    def gain(self, one: int, other: int) -> float:
        """What a link between two cities would add, with the Major Lines that it would complete."""
        key = one * self.state.board.cities + other if one < other else other * self.state.board.cities + one
        known = self.gains.get(key)
        if known is None:
            known = self.with_link(one, other) - self.now
            self.gains[key] = known
        return known

    def with_link(self, one: int, other: int) -> float:
        """What the network would promise with one link more, and the Major Lines that it would complete."""
        state, seat, turns = self.state, self.seat, self.turns
        base = seat * state.board.cities
        kept_one, kept_other, served = state.own[base + one], state.own[base + other], state.served[seat]
        lengths = self.lengths[:]
        if served >> one & 1 or served >> other & 1:
            own = state.change_own()
            touched = state.net[base + one] | state.net[base + other]
            self.take_out(touched, lengths)
            own[base + one] |= 1 << other
            own[base + other] |= 1 << one
            count_lengths(state, seat, touched | 1 << one | 1 << other, lengths)
            own[base + one] = kept_one
            own[base + other] = kept_other
        else:
            self.add_alone(one, other, lengths)
        links = state.links[seat]
        total = worth_of(state, seat, turns, lengths) + network(state.level[seat], links + 1, turns) - network(state.level[seat], links, turns)
        goals = state.board.goals
        joined = state.net[base + one] | state.net[base + other] | 1 << one | 1 << other
        for line in range(state.board.lines):
            a, b = goals.line_a[line], goals.line_b[line]
            if joined >> a & 1 and joined >> b & 1 and state.line_of[line] == NONE and not state.connected(seat, a, b):
                total += goals.line_points[line]
        return total

    def take_out(self, cities: int, lengths: list[int]) -> None:
        """Count out again the deliveries from these cities, which a new link may change."""
        if cities & self.state.served[self.seat] == self.state.served[self.seat]:
            for length in range(2 * LENGTHS):
                lengths[length] = 0
            return
        out = [0] * (2 * LENGTHS)
        count_lengths(self.state, self.seat, cities & self.state.served[self.seat], out)
        for length in range(2 * LENGTHS):
            lengths[length] -= out[length]

    def add_alone(self, one: int, other: int, lengths: list[int]) -> None:
        """A link apart from all others brings the cubes at each of its ends that the other wants."""
        state = self.state
        for colour in range(COLOURS):
            number = 0
            if state.wanted[colour] >> other & 1:
                number += state.cubes[one * COLOURS + colour]
            if state.wanted[colour] >> one & 1:
                number += state.cubes[other * COLOURS + colour]
            lengths[1] += number
            lengths[LENGTHS + 1] += number
