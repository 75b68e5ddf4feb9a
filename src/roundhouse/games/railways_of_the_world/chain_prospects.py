"""Where a chain of track can lead on the map as it is now, for the judge: for what price it comes to a city."""

from typing import Final

from roundhouse.games.railways_of_the_world.chain_rules import path_refusal, stub_ending
from roundhouse.games.railways_of_the_world.chart import FAR
from roundhouse.games.railways_of_the_world.constants import NONE
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.games.railways_of_the_world.track import tile_price
from roundhouse.parts.hex import BITS, OUTSIDE, SIDES

DETOUR: Final = 2  # so many tiles more than on an empty map are looked at


class Prospect:
    """The cheapest way of a chain from one city to another: within the tiles of the action in hand, and with those of a further action."""

    def __init__(self, state: State, seat: int, city: int, other: int) -> None:
        self.state: Final = state
        self.seat: Final = seat
        self.city: Final = city
        self.other: Final = other
        self.chart: Final = other * state.board.land.grid.size  # where the board's `tiles_to` of the other city begin
        self.bounded: Final = state.plan == 0 and seat not in state.stub_owner  # nothing makes a way cheaper than on an empty map
        self.now = FAR  # the price of a link that this action completes
        self.later = FAR  # of one that takes another action, for all its tiles

    def find(self, head: int, fewest: int, left: int, further: int, dearest: int = FAR) -> None:
        """Look for ways from the hex side `head` (NONE: from all sides of the city), `fewest` tiles being needed on an empty map.

        Ways that cost more than `dearest` may be left out, and those to be completed later that cost no less than one that can be now.
        """
        frontier = {head: 0} if head != NONE else ends_of(self.state, self.city)
        most = min(left + further, fewest + DETOUR)
        for laid in range(1, most + 1):
            if not frontier:
                return
            frontier = self.spread(frontier, laid <= left, most - laid, dearest)

    def spread(self, frontier: dict[int, int], now: bool, rest: int, dearest: int) -> dict[int, int]:
        """Lay one more tile on every hex side that was come to, each with the price so far, and keep those from which the rest can suffice."""
        state, city, board = self.state, self.city, self.state.board
        near, city_at, tiles_to, price_to = board.near, board.city_at, board.tiles_to, board.price_to
        onward: dict[int, int] = {}
        for head, paid in frontier.items():
            place, into = head // SIDES, head % SIDES
            for out in range(SIDES):
                beyond = near[place * SIDES + out]
                if out == into or beyond == OUTSIDE:
                    continue
                end = city_at[beyond]
                joins = end < 0 and state.used[beyond] & BITS[(out + 3) % SIDES] != 0
                if end != self.other and not joins and (end >= 0 or tiles_to[self.chart + beyond] > rest):
                    continue
                if self.bounded:
                    least = paid if end >= 0 else paid + price_to[self.chart + beyond]
                    if least > dearest or least >= self.now or (not now and least >= self.later):
                        continue
                if path_refusal(state, self.seat, city, state.way, place, into, out) is not None:
                    continue
                price = paid + tile_price(state, place, into, out)
                if joins:
                    end = state.stub_from[stub_ending(state, place, out)] // SIDES
                if end >= 0:
                    if end == self.other:
                        self.arrive(price, now)
                    continue
                key = beyond * SIDES + (out + 3) % SIDES
                if key not in onward or price < onward[key]:
                    onward[key] = price
        return onward

    def arrive(self, price: int, now: bool) -> None:
        if now:
            self.now = min(self.now, price)
        else:
            self.later = min(self.later, price)


def ends_of(state: State, city: int) -> dict[int, int]:
    """The hex sides by which a line leaves a city, for nothing so far."""
    board = state.board
    found: dict[int, int] = {}
    for side in range(SIDES):
        place = board.near[board.city_hex[city] * SIDES + side]
        if place != OUTSIDE:
            found[place * SIDES + (side + 3) % SIDES] = 0
    return found
