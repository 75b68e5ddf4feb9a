"""The table of one game, and what can be read from it."""

from typing import Final

from roundhouse.games.railways_of_the_world import shapes
from roundhouse.games.railways_of_the_world.constants import AUCTION, BARON, NO_WAY, NONE, OPEN_WAY, OWN_WAY, SECOND, SOURCES
from roundhouse.games.railways_of_the_world.levels import foresight
from roundhouse.games.railways_of_the_world.moves import COLOURS, GREY, WESTERN_LINK
from roundhouse.games.railways_of_the_world.table import Table
from roundhouse.kernel.foresight import Foresight
from roundhouse.kernel.move import Move
from roundhouse.kernel.state import first_best
from roundhouse.parts.hex import BITS, COUNT, OUTSIDE, PATH_HIGH, PATH_LOW, PATHS, SIDES

MORE_BONDS: Final = 8  # that one move may bring


class State(Table):
    """A position. What the rules ask of it again and again is kept up to date: networks, ways out of cities, cubes that can be delivered."""

    def copy(self) -> "State":
        return State(self.setting, self.chance, self.board, self)

    def redeal(self, seat: int) -> None:
        """Shuffle the deck, and deal the Barons that `seat` does not know. [RW-3.2]"""
        deck = self.change_deck()
        deck.sort()  # what is imagined follows from what the seat knows alone, not from how things truly lie
        self.chance.shuffle(deck)
        pool = self.barons_in_play()
        for other in range(self.players):
            if other == seat:
                pool = [baron for baron in pool if baron != self.dealt[2 * other] and baron != self.dealt[2 * other + 1]]
            elif self.over and self.baron[other] != NONE:
                pool.remove(self.baron[other])
        self.chance.shuffle(pool)
        for other in range(self.players):
            if other == seat or self.dealt[2 * other] == NONE:
                continue
            two = self.dealt[2 * other + 1] != NONE
            if self.over:
                self.change_dealt()[2 * other] = self.baron[other]
            else:
                self.change_dealt()[2 * other] = pool.pop()
                self.change_baron()[other] = NONE if self.at == BARON else self.dealt[2 * other]
            if two:
                self.change_dealt()[2 * other + 1] = pool.pop()

    def barons_in_play(self) -> list[int]:
        """The Barons that are dealt: without the Western Link not the one whose goal it is. [RW-11.5]"""
        goals = self.board.goals.baron_goal
        if self.western_links or self.rules < 2:  # RW-11.5: until version 2 James J. Hill was dealt all the same, and worth nothing
            return list(range(len(goals)))
        return [baron for baron in range(len(goals)) if goals[baron] != WESTERN_LINK]

    def last_turn(self) -> int:
        """The number of the last turn, as soon as it is known; 0 before. [RW-13.2, RW-13.10]"""
        if self.trigger:
            return min(self.trigger + 1, self.max_turns)
        return self.max_turns if self.turn_number == self.max_turns else 0

    def scores(self) -> list[int]:
        """Position less bonds, and what the Barons gave at the end. [RW-13.4]"""
        return [self.position[seat] - self.bonds[seat] + self.baron_score[seat] for seat in range(self.players)]

    def ranking(self) -> list[int]:
        """Most points, then more cities connected, then more money. [RW-13.5]"""
        keyed = [(-points, -cities, -cash, seat) for seat, (points, cities, cash) in enumerate(self.merits())]
        return [seat for _, _, _, seat in sorted(keyed)]

    def winners(self) -> list[int]:
        """Equal in points, cities and money, they share the victory. [RW-13.5]"""
        merits = self.merits()
        return [seat for seat in self.ranking() if merits[seat] == max(merits)]

    def merits(self) -> list[tuple[int, int, int]]:
        """Points, cities connected, and money: what decides who wins. [RW-13.5]"""
        scores = self.scores()
        return [(scores[seat], self.served[seat].bit_count(), self.cash[seat]) for seat in range(self.players)]

    def judge(self, seat: int) -> float:
        from roundhouse.games.railways_of_the_world.judge import judged  # here, as the judge looks at the map by the rules of building, which know the State

        return judged(self, seat)

    def opinions(self, seat: int, moves: list[Move]) -> list[float]:
        from roundhouse.games.railways_of_the_world.opinions import opinions

        return opinions(self, seat, moves, False)

    def favourite(self, seat: int, moves: list[Move]) -> int:
        from roundhouse.games.railways_of_the_world.opinions import opinions

        return first_best(opinions(self, seat, moves, True))

    def likely(self, seat: int, moves: list[Move]) -> list[Move]:
        from roundhouse.games.railways_of_the_world.opinions import likely

        return likely(self, seat, moves)

    def worthwhile(self, seat: int, moves: list[Move], values: list[float]) -> list[int]:
        from roundhouse.games.railways_of_the_world.opinions import worthwhile

        return worthwhile(self, seat, moves, values)

    def terms(self, seat: int) -> list[float]:
        from roundhouse.games.railways_of_the_world.judge import terms

        return terms(self, seat)

    def features(self, seat: int) -> list[float]:
        from roundhouse.games.railways_of_the_world.features import features

        return features(self, seat)

    def in_turn(self) -> bool:
        return self.at != AUCTION

    def settled(self) -> bool:
        """Anywhere but in an auction that has begun."""
        return self.at != AUCTION or (self.leader < 0 and not self.out)

    def to_come(self) -> float:
        from roundhouse.games.railways_of_the_world.features import left

        return left(self)

    def foresight(self, rank: int) -> Foresight | None:
        return foresight(rank)

    def swing(self) -> float:
        """Points."""
        return 12.0 if self.last_turn() else 18.0

    def breadth(self) -> int:
        return 200  # `likely` and `favourite` make it cheap to look at all

    def trust(self) -> float:
        return 4.0

    def sensible(self, seat: int, moves: list[Move]) -> list[Move]:
        """All of them for a seat whose income will cover its dividends whatever it does now, else only the best: its bonds would grow for ever. [RW-4.3]"""
        figures = self.board.figures
        income = figures.income[min(self.position[seat], len(figures.income) - 1)]
        if income >= (self.bonds[seat] + MORE_BONDS) * figures.dividend or len(moves) == 1:
            return moves
        values = self.opinions(seat, moves)
        return [moves[values.index(max(values))]]

    def put_path(self, place: int, path: int) -> None:
        """Lay a path, on a new tile or on one that is exchanged. [RW-6.12]"""
        old = self.paths[place]
        self.change_used()[place] |= BITS[PATH_LOW[path]] | BITS[PATH_HIGH[path]]
        self.change_paths()[place] = with_path(old, path)
        if self.strict_tiles:
            self.exchange(old, self.paths[place])

    def lift_path(self, place: int, path: int) -> None:
        """Take a path away; the other one of the tile stays. [RW-6.21]"""
        old = self.paths[place]
        first, second = old % SECOND, old // SECOND
        self.change_used()[place] &= ~(BITS[PATH_LOW[path]] | BITS[PATH_HIGH[path]])
        self.change_paths()[place] = second if first == path + 1 else first
        if self.strict_tiles:
            self.exchange(old, self.paths[place])

    def exchange(self, old: int, new: int) -> None:
        """Exchange the paths of a hex: the old tile goes back to the supply, the new one leaves it, even if it must be owed. [RW-6.17, RW-6.21]"""
        if old:
            self.change_supply()[self.tile_kind(old)] += 1
        if new:
            self.change_supply()[self.tile_kind(new)] -= 1

    def tile_kind(self, paths: int) -> int:
        """The kind of tile that shows these paths."""
        figures = self.board.figures
        if paths < SECOND:
            return figures.single[paths - 1]
        return figures.double[(paths % SECOND - 1) * PATHS + paths // SECOND - 1]

    def look_round(self, places: list[int]) -> None:
        """See again whether track can leave the cities near hexes where track was laid or taken away."""
        changed = False
        looked = 0
        for place in places:
            for city in self.board.cities_near[place]:
                if looked >> city & 1:
                    continue
                looked |= 1 << city
                now = self._way_out(city)
                if now != self.leave[city]:
                    self.change_leave()[city] = now
                    changed = True
        if changed:
            self.list_starts()

    def list_starts(self) -> None:
        """Make the list of cities where a line may begin."""
        self.starts = [self.board.build[city] for city in range(self.board.cities) if self.leave[city] == OPEN_WAY]

    def _way_out(self, city: int) -> int:
        """Whether a first tile can be laid at a city. [RW-6.5, RW-6.10]"""
        board = self.board
        near, used, buildable = board.near, self.used, board.buildable
        found = NO_WAY
        for side in range(SIDES):
            place = near[board.city_hex[city] * SIDES + side]
            back = (side + 3) % SIDES
            if place == OUTSIDE or not buildable[place] or COUNT[used[place]] > 2 or used[place] & BITS[back]:
                continue
            for out in range(SIDES):
                if out == back or used[place] & BITS[out]:
                    continue
                beyond = near[place * SIDES + out]
                if beyond == OUTSIDE:
                    continue
                if board.city_at[beyond] >= 0:
                    return OPEN_WAY  # not this city itself: a hex touches a city by one side only
                if buildable[beyond]:
                    if used[beyond] & BITS[(out + 3) % SIDES]:
                        found = OWN_WAY
                    elif COUNT[used[beyond]] <= 2:
                        return OPEN_WAY
        return found

    # Links

    def add_link(self, owner: int, begun: int, ended: int, steps: list[int], depot: int) -> None:
        """Put a complete link on the map, and keep up to date what follows from it. [RW-6.2]"""
        link = len(self.link_owner)
        self.change_link_owner().append(owner)
        self.change_link_from().append(begun)
        self.change_link_to().append(ended)
        self.change_link_steps().append(steps)
        self.change_link_depot().append(depot)
        self.change_port_link()[begun] = link
        self.change_port_link()[ended] = link
        cities = self.board.cities
        one, other = begun // SIDES, ended // SIDES
        self.change_around()[one] |= 1 << other
        self.change_around()[other] |= 1 << one
        base = owner * cities
        self.change_own()[base + one] |= 1 << other
        self.change_own()[base + other] |= 1 << one
        self.change_links()[owner] += 1
        self.change_served()[owner] |= 1 << one | 1 << other
        joined = self.net[base + one] | self.net[base + other] | 1 << one | 1 << other
        rest = joined
        while rest:
            city = (rest & -rest).bit_length() - 1
            self.change_net()[base + city] = joined
            rest &= rest - 1
        self.reached = [NONE] * (self.players * cities)
        self.known = 0

    def link_end(self, link: int, city: int) -> int:
        """The city at the other end of a link."""
        begun = self.link_from[link] // SIDES
        return self.link_to[link] // SIDES if begun == city else begun

    def connected(self, seat: int, one: int, other: int) -> bool:
        """True if the seat's own links join two cities. [RW-11.1]"""
        return self.net[seat * self.board.cities + one] >> other & 1 == 1

    def can_reach(self, start: int, targets: int, barred: int, links: int) -> bool:
        """True if a way of at most so many links leads from one of the cities of `start` to one of `targets`, not touching `barred`."""
        around = self.around
        frontier = start & ~barred
        found = frontier
        while frontier:
            if frontier & targets:
                return True
            if links <= 0:
                return False
            links -= 1
            spread = 0
            while frontier:
                spread |= around[(frontier & -frontier).bit_length() - 1]
                frontier &= frontier - 1
            frontier = spread & ~found & ~barred
            found |= frontier
        return False

    def reach(self, seat: int, city: int, links: int) -> int:
        """The cities, as a set, to which `seat` could bring a cube from `city` over at most so many links, the first its own."""
        around = self.around
        found = self.own[seat * self.board.cities + city]
        frontier = found
        barred = 1 << city
        while frontier and links > 1:
            links -= 1
            spread = 0
            while frontier:
                spread |= around[(frontier & -frontier).bit_length() - 1]
                frontier &= frontier - 1
            frontier = spread & ~found & ~barred
            found |= frontier
        return found

    def reach_now(self, seat: int, city: int) -> int:
        """The same with the seat's own locomotive, worked out once for each state of the network."""
        known = self.reached[seat * self.board.cities + city]
        if known == NONE:
            known = self.reach(seat, city, self.level[seat])
            self.change_reached()[seat * self.board.cities + city] = known
        return known

    # Cubes

    def draw_cube(self) -> int:
        """A cube drawn at random from the bag, which must not be empty. [RW-3.3]"""
        number = self.chance.below(sum(self.bag))
        for colour in range(COLOURS):
            number -= self.bag[colour]
            if number < 0:
                self.change_bag()[colour] -= 1
                return colour
        raise AssertionError("the bag was counted wrong")

    def add_cubes(self, city: int, number: int) -> list[int]:
        """Draw cubes from the bag, as many as there are, onto a city; returns their colours. [RW-7.3, RW-7.5]"""
        drawn: list[int] = []
        while len(drawn) < number and sum(self.bag) > 0:
            drawn.append(self.draw_cube())
            self.add_cube(city, drawn[-1])
        return drawn

    def add_cube(self, city: int, colour: int) -> None:
        """Put a cube on a city; its Empty City marker goes. [RW-7.4]"""
        if self.total[city] == 0:
            self.empty -= 1
        self.change_total()[city] += 1
        self.change_cubes()[city * COLOURS + colour] += 1
        self.change_stock()[city] |= 1 << colour
        self.known = 0

    def lift_cube(self, city: int, colour: int) -> None:
        """Put a cube of a city back into the bag. [RW-8.14]"""
        self.known = 0
        self.change_total()[city] -= 1
        self.change_bag()[colour] += 1
        self.change_cubes()[city * COLOURS + colour] -= 1
        if self.cubes[city * COLOURS + colour] == 0:
            self.change_stock()[city] &= ~(1 << colour)

    def paint(self, city: int, colour: int) -> None:
        """Put a New City tile on a grey city. [RW-1.5]"""
        self.change_new_cities()[colour] -= 1
        self.change_tiled()[city] = 1
        self.change_wanted()[self.colour[city]] &= ~(1 << city)
        self.change_wanted()[colour] |= 1 << city
        self.change_colour()[city] = colour
        self.known = 0
        self.list_greys()

    def list_greys(self) -> None:
        """Make the list of cities that can be urbanized."""
        self.greys = [self.board.urbanize[city] for city in range(self.board.cities) if self.colour[city] == GREY]

    # Points and money

    def score(self, seat: int, points: int, source: int) -> None:
        """Move up the income track. [RW-8.13, RW-17.13]"""
        self.change_gained()[seat * SOURCES + source] += points
        self.position[seat] += points

    def bonds_needed(self, seat: int, price: int) -> int:
        """The fewest bonds with which `seat` can pay. [RW-4.3]"""
        short = price - self.cash[seat]
        if short <= 0:
            return 0
        bond = self.board.figures.bond
        return (short + bond - 1) // bond

    def pay(self, seat: int, price: int, bonds: int) -> None:
        """Issue bonds and pay the bank. [RW-4.2]"""
        self.bonds[seat] += bonds
        self.cash[seat] += bonds * self.board.figures.bond - price
        if bonds and self.heard is not None:
            self.tell(shapes.BONDS.of(seat, {"n": bonds}))

    def holds(self, seat: int, card: int) -> bool:
        """True if `seat` has this card before it and may use it now. [RW-9.3, RW-9.8]"""
        return self.hand[seat * self.board.kinds + card] > 0 and not self.spent[seat] >> card & 1


def with_path(paths: int, path: int) -> int:
    """The paths of a hex after one more is laid: as a first, or beside another, whichever came first. [RW-6.12]"""
    return path + 1 if paths == 0 else min(paths, path + 1) + SECOND * max(paths, path + 1)
