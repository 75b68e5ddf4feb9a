"""Urbanize: a New City tile for a grey city, with two cubes; or free, from the card New Industry. [RW-7, RW-9.19]"""

from typing import Final

from roundhouse.games.railways_of_the_world import shapes
from roundhouse.games.railways_of_the_world.constants import COLOUR, FOR_CITY, NONE
from roundhouse.games.railways_of_the_world.money import charge
from roundhouse.games.railways_of_the_world.moves import COLOUR_NAMES, GREY, NewCity, Urbanize
from roundhouse.games.railways_of_the_world.on_turn import OnTurn
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.games.railways_of_the_world.turn import end_action
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

NOT_GREY: Final = Refusal("RW-7.6", "refused-not-grey")
NO_NEW_CITY: Final = Refusal("RW-7.6", "refused-no-new-city")
COLOUR_GONE: Final = Refusal("RW-7.2", "refused-colour-gone")
CHOOSE_COLOUR: Final = Refusal("RW-7.7", "refused-choose-colour")
CHOOSE_CITY: Final = Refusal("RW-9.19", "refused-choose-city")


class Industry(OnTurn):
    """New Industry: choose the grey city. [RW-9.19]"""

    def candidates(self, state: State, seat: int) -> list[Move]:
        return state.greys[:]

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        return urbanize_refusal(state, move.city) if isinstance(move, Urbanize) else CHOOSE_CITY

    def apply(self, state: State, seat: int, move: Move) -> None:
        assert isinstance(move, Urbanize)
        choose_city(state, move.city, True)


class ChooseColour(OnTurn):
    """Choose the New City tile, before the cubes are drawn. [RW-7.2, RW-7.7]"""

    def candidates(self, state: State, seat: int) -> list[Move]:
        return state.board.new_city[:]

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, NewCity):
            return CHOOSE_COLOUR
        return None if state.new_cities[move.colour] > 0 else COLOUR_GONE

    def apply(self, state: State, seat: int, move: Move) -> None:
        assert isinstance(move, NewCity)
        state.tile_colour = move.colour
        if state.free or charge(state, seat, state.board.figures.urbanize, FOR_CITY):
            place_tile(state)


def urbanize_refusal(state: State, city: int) -> Refusal | None:
    """Why a city may not be urbanized. [RW-7.6]"""
    if state.colour[city] != GREY:
        return NOT_GREY
    return None if max(state.new_cities) > 0 else NO_NEW_CITY


def choose_city(state: State, city: int, free: bool) -> None:
    """The city is chosen; its colour comes next."""
    state.grey_city = city
    state.free = free
    state.go(COLOUR)


def place_tile(state: State) -> None:
    """Put the tile on the city and, if it was paid for, two cubes from the bag. [RW-7.1, RW-7.3, RW-9.19]"""
    city, colour = state.grey_city, state.tile_colour
    state.paint(city, colour)
    drawn: list[int] = [] if state.free else state.add_cubes(city, state.board.figures.urbanize_cubes)
    if state.heard is not None:
        name, hue = state.board.land.city_words[city], COLOUR_NAMES[colour]
        if drawn:
            cubes = [COLOUR_NAMES[one] for one in drawn]
            state.tell(shapes.URBANIZE.of(state.turn, {"city": name, "colour": hue, "n": len(cubes), "cubes": cubes}))
        else:
            kind = shapes.INDUSTRY if state.free else shapes.URBANIZE_BARE
            state.tell(kind.of(state.turn, {"city": name, "colour": hue}))
    state.grey_city = NONE
    state.tile_colour = NONE
    state.free = False
    end_action(state)
