"""Where a cube can be brought, and over which links, before the first link is chosen. [RW-8.5 to RW-8.13]"""

from typing import Final

from roundhouse.games.railways_of_the_world.constants import NONE, ROUTE
from roundhouse.games.railways_of_the_world.moves import Deliver, Rail
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.kernel.move import Move
from roundhouse.parts.hex import SIDES

FOR_EACH_CITY: Final = 6  # routes that are worth looking at, for each city that the cube can come to
STEPS: Final = 20000  # links tried at most


def routes(state: State, seat: int, move: Move) -> list[list[Move]]:
    """The routes of the cube that `move` takes up or moves on, each as the moves that play it: for each city the best ones first."""
    if not isinstance(move, (Deliver, Rail)):
        return []
    after: State = state.copy()
    after.play(seat, move)
    if after.over or after.at != ROUTE:
        return [[move]]  # the last link is taken
    search = Search(after, seat)
    search.go(after.stand, after.seen, after.links_allowed - len(after.ride))
    return [[move, *rest] for rest in search.best()]


class Search:
    """All routes of the cube in hand, link by link. [RW-8.6, RW-8.9, RW-8.10, RW-8.11]"""

    def __init__(self, state: State, seat: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.steps = STEPS
        self.ports: list[int] = []  # of the route in hand
        self.mine = 0  # links of the seat on it
        self.found: list[list[int]] = []  # routes, each after its city, the links of the seat and all links

    def go(self, city: int, seen: int, left: int) -> None:
        """Take every link out of a city that can still bring the cube to a city of its colour."""
        state = self.state
        targets = state.wanted[state.cube_colour]
        for port in range(city * SIDES, city * SIDES + SIDES):
            link = state.port_link[port]
            if link == NONE or self.steps == 0:
                continue
            own = 1 if state.link_owner[link] == self.seat else 0
            if not own and not state.ride and not self.ports:
                continue
            end = state.link_end(link, city)
            if seen >> end & 1 or not state.can_reach(1 << end, targets, seen, left - 1):
                continue
            self.steps -= 1
            self.ports.append(port)
            self.mine += own
            if targets >> end & 1:
                self.found.append([end, self.mine, len(self.ports), *self.ports])
            else:
                self.go(end, seen | 1 << end, left - 1)
            self.ports.pop()
            self.mine -= own

    def best(self) -> list[list[Move]]:
        """For each city those with the most links of the seat, and of these the shortest."""
        rail = self.state.board.rail
        kept: list[list[Move]] = []
        count = [0] * self.state.board.cities
        for found in sorted(self.found, key=worth):
            if count[found[0]] < FOR_EACH_CITY:
                count[found[0]] += 1
                kept.append([rail[port] for port in found[3:]])
        return kept


def worth(found: list[int]) -> tuple[int, int]:
    """The order of routes: own links, then fewer links of others."""
    return -found[1], found[2]
