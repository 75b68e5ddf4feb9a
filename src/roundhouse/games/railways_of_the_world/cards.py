"""Railroad Operations cards: selecting one, and what the red X cards do. [RW-9]"""

from typing import Final

from roundhouse.games.railways_of_the_world import shapes
from roundhouse.games.railways_of_the_world.constants import BY_GOALS, DEPOT, GROWTH, INDUSTRY, NOBODY, NONE
from roundhouse.games.railways_of_the_world.moves import (
    ADD_CUBES,
    COLOUR_NAMES,
    EXTRA_ACTIONS,
    FREE_NEW_CITY,
    GREEN_DOT,
    RED_X,
    Depot,
    Grow,
)
from roundhouse.games.railways_of_the_world.on_turn import OnTurn
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.games.railways_of_the_world.turn import end_action
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal
from roundhouse.parts.hex import SIDES

NOT_AVAILABLE: Final = Refusal("RW-9.1", "refused-not-available")
GREEN_DOT_STAYS: Final = Refusal("RW-9.3", "refused-green-dot")
NO_EFFECT: Final = Refusal("RW-9.4", "refused-no-effect")
CHOOSE_GROWTH: Final = Refusal("RW-9.18", "refused-choose-growth")
CHOOSE_DEPOT: Final = Refusal("RW-9.20", "refused-choose-depot")
NOT_THEIR_LINK: Final = Refusal("RW-9.20", "refused-not-their-link")
HAS_DEPOT: Final = Refusal("RW-9.20", "refused-has-depot")
OTHER_END: Final = Refusal("RW-9.20", "refused-other-end")


class Growth(OnTurn):
    """City Growth: choose any city. [RW-9.18]"""

    def candidates(self, state: State, seat: int) -> list[Move]:
        return state.board.grow[:]

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        return None if isinstance(move, Grow) else CHOOSE_GROWTH

    def apply(self, state: State, seat: int, move: Move) -> None:
        assert isinstance(move, Grow)
        drawn = state.add_cubes(move.city, state.growth)
        state.growth = 0
        if state.heard is not None:
            facts: shapes.Grown = {"city": state.board.land.city_words[move.city], "n": len(drawn), "cubes": [COLOUR_NAMES[colour] for colour in drawn]}
            state.tell(shapes.GROW.of(seat, facts))
        end_action(state)


class PlaceDepot(OnTurn):
    """Trading Depot: choose a complete link of another player. [RW-9.20]"""

    def candidates(self, state: State, seat: int) -> list[Move]:
        return [state.board.depot[first_end(state, link)] for link in range(len(state.link_owner)) if depot_allowed(state, seat, link)]

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, Depot):
            return CHOOSE_DEPOT
        link = state.port_link[move.port]
        if link == NONE or state.link_owner[link] == seat:
            return NOT_THEIR_LINK
        if state.link_depot[link] != NOBODY:
            return HAS_DEPOT
        return None if first_end(state, link) == move.port else OTHER_END

    def apply(self, state: State, seat: int, move: Move) -> None:
        assert isinstance(move, Depot)
        link = state.port_link[move.port]
        state.change_link_depot()[link] = seat
        state.markers[seat] -= 1
        if state.heard is not None:
            words = state.board.land.city_words
            state.tell(shapes.DEPOT.of(seat, {"a": words[state.link_from[link] // SIDES], "b": words[state.link_to[link] // SIDES]}))
        end_action(state)


def first_end(state: State, link: int) -> int:
    """The end by which a link is named where either would do: that of the city which comes first in the list."""
    return min(state.link_from[link], state.link_to[link])


def depot_allowed(state: State, seat: int, link: int) -> bool:
    """True if the seat may put a depot on a link. [RW-9.20]"""
    return state.link_owner[link] != seat and state.link_depot[link] == NOBODY


def take_refusal(state: State, seat: int, card: int) -> Refusal | None:
    """Why the seat may not select a card. [RW-9.1, RW-9.3, RW-9.4]"""
    if card not in state.face_up:
        return NOT_AVAILABLE
    symbol = state.board.cards.symbol[card]
    if symbol == GREEN_DOT:
        return GREEN_DOT_STAYS
    if symbol == RED_X and not has_effect(state, seat, card):
        return NO_EFFECT
    return None


def has_effect(state: State, seat: int, card: int) -> bool:
    """True if a red X card can be carried out at all. [RW-9.4]"""
    effect = state.board.cards.effect[card]
    if effect == EXTRA_ACTIONS:
        return True
    if effect == ADD_CUBES:
        return sum(state.bag) > 0
    if effect == FREE_NEW_CITY:
        return len(state.greys) > 0 and max(state.new_cities) > 0
    if state.markers[seat] == 0:
        return False
    for link in range(len(state.link_owner)):
        if depot_allowed(state, seat, link):
            return True
    return False


def take(state: State, seat: int, card: int) -> None:
    """Take a card; a red X is carried out at once and discarded, the others are kept. [RW-9.3]"""
    board = state.board
    state.change_face_up().remove(card)
    if state.heard is not None:
        state.tell(shapes.TAKE.of(seat, {"card": board.cards.words[card]}))
    if board.cards.symbol[card] != RED_X:
        state.change_hand()[seat * board.kinds + card] += 1
        end_action(state)
        return
    state.change_discards().append(card)
    effect = board.cards.effect[card]
    if effect == EXTRA_ACTIONS:
        state.pending += board.cards.figure[card]
        state.change_extra()[seat] += board.cards.figure[card]
        end_action(state)
    elif effect == ADD_CUBES:
        state.growth = board.cards.figure[card]
        state.go(GROWTH)
    elif effect == FREE_NEW_CITY:
        state.go(INDUSTRY)
    else:
        state.go(DEPOT)


def achieve(state: State, seat: int, card: int) -> None:
    """The first to reach a green dot's goal scores it, and it is gone. [RW-9.3]"""
    cards = state.board.cards
    state.change_face_up().remove(card)
    state.change_discards().append(card)
    state.score(seat, cards.figure[card], BY_GOALS)
    if state.heard is not None:
        state.tell(shapes.ACHIEVE.of(seat, {"card": cards.words[card], "n": cards.figure[card]}))
