"""Upgrading the locomotive, and the Western Link. [RW-8.1, RW-10]"""

from typing import Final

from roundhouse.games.railways_of_the_world import shapes
from roundhouse.games.railways_of_the_world.cards import achieve
from roundhouse.games.railways_of_the_world.constants import FOR_ENGINE, FOR_WESTERN, NOBODY, NONE
from roundhouse.games.railways_of_the_world.money import charge
from roundhouse.games.railways_of_the_world.moves import COLOUR_NAMES, FIRST_ENGINE
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.games.railways_of_the_world.turn import end_action
from roundhouse.kernel.refusal import Refusal

TOP_LEVEL: Final = Refusal("RW-8.2", "refused-top-level")
NO_WESTERN: Final = Refusal("RW-10.2", "refused-no-western")
SITE_TAKEN: Final = Refusal("RW-10.2", "refused-site-taken")
NOT_TO_HUB: Final = Refusal("RW-10.2", "refused-not-to-hub")
NO_MARKER_FOR_WESTERN: Final = Refusal("RW-10.7", "refused-no-marker")


def upgrade_refusal(state: State, seat: int) -> Refusal | None:
    """Why the seat may not buy a locomotive. [RW-8.2]"""
    return None if state.level[seat] < len(state.board.figures.loco_price) - 1 else TOP_LEVEL


def buy_engine(state: State, seat: int) -> None:
    """Pay for the next level. [RW-8.1]"""
    if charge(state, seat, state.board.figures.loco_price[state.level[seat] + 1], FOR_ENGINE):
        run_engine(state)


def run_engine(state: State) -> None:
    """The new locomotive runs; a green dot may ask for it. [RW-8.1, RW-9.12]"""
    seat = state.turn
    state.change_level()[seat] += 1
    cities = state.board.cities
    state.change_reached()[seat * cities : (seat + 1) * cities] = [NONE] * cities
    state.known &= ~(1 << seat)
    if state.heard is not None:
        state.tell(shapes.UPGRADE.of(seat, {"n": state.level[seat], "price": state.board.figures.loco_price[state.level[seat]]}))
    cards = state.board.cards
    for card in state.face_up[:]:
        if cards.effect[card] == FIRST_ENGINE and state.level[seat] >= cards.need[card]:
            achieve(state, seat, card)
    end_action(state)


def western_refusal(state: State, seat: int, site: int) -> Refusal | None:
    """Why the seat may not build the Western Link of a site. [RW-10.2, RW-10.7]"""
    if not state.western_links:
        return NO_WESTERN
    if state.western[site] != NOBODY:
        return SITE_TAKEN
    if not state.connected(seat, state.board.goals.site_city[site], state.board.goals.hub):
        return NOT_TO_HUB
    return NO_MARKER_FOR_WESTERN if state.markers[seat] == 0 else None


def build_western(state: State, seat: int, site: int) -> None:
    """Pay for a Western Link. [RW-10.3]"""
    state.western_city = state.board.goals.site_city[site]
    if charge(state, seat, state.board.goals.western_price, FOR_WESTERN):
        open_western(state)


def open_western(state: State) -> None:
    """A marker on the tile, and red cubes out of the bag onto the site city. [RW-10.3, RW-10.4]"""
    goals, seat, city = state.board.goals, state.turn, state.western_city
    colour = goals.western_colour
    state.change_western()[goals.site_city.index(city)] = seat
    state.markers[seat] -= 1
    number = min(goals.western_cubes, state.bag[colour])
    state.change_bag()[colour] -= number
    for _ in range(number):
        state.add_cube(city, colour)
    if state.heard is not None:
        name = state.board.land.city_words[city]
        state.tell(shapes.WESTERN.of(seat, {"city": name, "n": number, "colour": COLOUR_NAMES[colour], "price": goals.western_price}))
    state.western_city = NONE
    end_action(state)
