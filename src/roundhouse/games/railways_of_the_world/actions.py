"""The choice of an action, and of the cards named with it. [RW-5.3, RW-9.27]"""

from typing import Final

from roundhouse.games.railways_of_the_world import shapes
from roundhouse.games.railways_of_the_world.cards import has_effect, take, take_refusal
from roundhouse.games.railways_of_the_world.chain_rules import NOT_BUILDABLE, city_joins, path_refusal
from roundhouse.games.railways_of_the_world.constants import EXPRESS, NO_WAY, NONE, OWN_WAY, PLAN
from roundhouse.games.railways_of_the_world.delivery import any_delivery, deliveries, delivery_refusal, load, loads
from roundhouse.games.railways_of_the_world.engine import build_western, buy_engine, upgrade_refusal, western_refusal
from roundhouse.games.railways_of_the_world.moves import (
    EXTRA_LINK,
    GREEN_DOT,
    HAND,
    PURPLE_DIAMOND,
    RED_X,
    Build,
    BuildWestern,
    Deliver,
    Extend,
    Lay,
    Pass,
    Take,
    Upgrade,
    Urbanize,
    Use,
)
from roundhouse.games.railways_of_the_world.on_turn import OnTurn
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.games.railways_of_the_world.track import begin, resume
from roundhouse.games.railways_of_the_world.turn import end_action
from roundhouse.games.railways_of_the_world.urbanize import choose_city, urbanize_refusal
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal
from roundhouse.parts.hex import OUTSIDE, SIDES, STEP, far_side, opposite

CHOOSE_ACTION: Final = Refusal("RW-5.3", "refused-choose-action")
START_FIRST: Final = Refusal("RW-6.5", "refused-start-first")
NO_WAY_OUT: Final = Refusal("RW-6.10", "refused-no-way-out")
NO_MARKER_LEFT: Final = Refusal("RW-6.23", "refused-no-marker")
NO_STUB: Final = Refusal("RW-6.20", "refused-no-stub")
END_BLOCKED: Final = Refusal("RW-6.20", "refused-end-blocked")
NOT_HELD: Final = Refusal("RW-9.3", "refused-not-held")
NOT_USED_SO: Final = Refusal("RW-9.3", "refused-not-used-so")
USED_THIS_TURN: Final = Refusal("RW-9.8", "refused-used-this-turn")
ALREADY_NAMED: Final = Refusal("RW-9.27", "refused-already-named")
NOTHING_FOR_CARD: Final = Refusal("RW-9.4", "refused-nothing-for-card")
NOW_BUILD: Final = Refusal("RW-9.27", "refused-now-build")
NOW_DELIVER: Final = Refusal("RW-9.27", "refused-now-deliver")


class Action(OnTurn):
    """One action: build, urbanize, upgrade, deliver, take a card, or pass. [RW-5.3, RW-5.4]"""

    def candidates(self, state: State, seat: int) -> list[Move]:
        board = state.board
        found = starts(state, seat)
        if state.stub_owner:
            add_extends(state, seat, found)
        if state.western_links:
            found.extend(board.western)
        found.extend(state.greys)
        found.append(board.upgrade)
        found.extend(deliveries(state, seat, 0))
        named = 0
        for card in state.face_up:
            if not named >> card & 1:
                named |= 1 << card
                found.append(board.take[card])
        for card in board.usable:
            if state.hand[seat * board.kinds + card]:
                found.append(board.use[card])
        found.append(board.skip)
        return found

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Build):
            return build_refusal(state, seat, move.city)
        if isinstance(move, Deliver):
            return delivery_refusal(state, seat, move.city, move.colour, 0)
        if isinstance(move, Urbanize):
            return urbanize_refusal(state, move.city)
        if isinstance(move, Take):
            return take_refusal(state, seat, move.card)
        if isinstance(move, Extend):
            return extend_refusal(state, seat, move.port)
        if isinstance(move, Upgrade):
            return upgrade_refusal(state, seat)
        if isinstance(move, Use):
            return use_refusal(state, seat, move.card)
        if isinstance(move, BuildWestern):
            return western_refusal(state, seat, move.site)
        if isinstance(move, Lay):
            return lay_refusal(state, move.place)
        return None if isinstance(move, Pass) else CHOOSE_ACTION

    def moves(self, state: State, seat: int) -> list[Move]:
        """The same as the candidates that are not refused: starts, extends and deliveries are legal as they are found."""
        board = state.board
        found = starts(state, seat)
        if state.stub_owner:
            add_extends(state, seat, found)
        if board.sites and state.served[seat] >> board.goals.hub & 1:
            for site in range(board.sites):
                if western_refusal(state, seat, site) is None:
                    found.append(board.western[site])
        if state.greys and max(state.new_cities) > 0:
            found.extend(state.greys)
        if upgrade_refusal(state, seat) is None:
            found.append(board.upgrade)
        found.extend(loads(state, seat))
        named = 0
        symbols = board.cards.symbol
        for card in state.face_up:
            if symbols[card] != GREEN_DOT and not named >> card & 1:
                named |= 1 << card
                if symbols[card] != RED_X or has_effect(state, seat, card):
                    found.append(board.take[card])
        for card in board.usable:
            if state.hand[seat * board.kinds + card] and use_refusal(state, seat, card) is None:
                found.append(board.use[card])
        found.append(board.skip)
        return found

    def apply(self, state: State, seat: int, move: Move) -> None:
        if isinstance(move, Pass):
            if state.heard is not None:
                state.tell(shapes.PASS.of(seat, {}))
            end_action(state)
            return
        state.acted = True
        if isinstance(move, Build):
            begin(state, move.city * SIDES)
        elif isinstance(move, Deliver):
            load(state, seat, move.city, move.colour, 0)
        elif isinstance(move, Urbanize):
            choose_city(state, move.city, False)
        elif isinstance(move, Take):
            take(state, seat, move.card)
        elif isinstance(move, Extend):
            resume(state, own_stub(state, seat, move.port))
        elif isinstance(move, Upgrade):
            buy_engine(state, seat)
        elif isinstance(move, Use):
            use(state, seat, move.card)
        elif isinstance(move, BuildWestern):
            build_western(state, seat, move.site)


class Plan(OnTurn):
    """A building card has been named: name others, or begin to build. [RW-9.26, RW-9.27]"""

    def candidates(self, state: State, seat: int) -> list[Move]:
        found = starts(state, seat)
        add_extends(state, seat, found)
        for card in state.board.usable:
            if state.hand[seat * state.board.kinds + card]:
                found.append(state.board.use[card])
        return found

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if isinstance(move, Build):
            return build_refusal(state, seat, move.city)
        if isinstance(move, Extend):
            return extend_refusal(state, seat, move.port)
        if isinstance(move, Use):
            if state.board.cards.effect[move.card] == EXTRA_LINK:
                return NOW_BUILD
            return use_refusal(state, seat, move.card)
        return lay_refusal(state, move.place) if isinstance(move, Lay) else NOW_BUILD

    def apply(self, state: State, seat: int, move: Move) -> None:
        if isinstance(move, Build):
            begin(state, move.city * SIDES)
        elif isinstance(move, Extend):
            resume(state, own_stub(state, seat, move.port))
        elif isinstance(move, Use):
            use(state, seat, move.card)


class Express(OnTurn):
    """Express Service has been named: choose the cube. [RW-9.25]"""

    def candidates(self, state: State, seat: int) -> list[Move]:
        return deliveries(state, seat, extra_links(state))

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        if not isinstance(move, Deliver):
            return NOW_DELIVER
        return delivery_refusal(state, seat, move.city, move.colour, extra_links(state))

    def apply(self, state: State, seat: int, move: Move) -> None:
        assert isinstance(move, Deliver)
        load(state, seat, move.city, move.colour, extra_links(state))


# Building


def starts(state: State, seat: int) -> list[Move]:
    """The cities where the seat may begin a line. [RW-6.5]"""
    if state.markers[seat] == 0 or state.strict_tiles:
        return [move for move in state.board.build if isinstance(move, Build) and build_refusal(state, seat, move.city) is None]
    found = state.starts[:]
    if OWN_WAY in state.leave:
        found.extend([move for move in state.board.build if isinstance(move, Build) and state.leave[move.city] == OWN_WAY and leaves(state, seat, move.city)])
    return found


def lay_refusal(state: State, place: int) -> Refusal:
    """Why no tile is laid before a start is chosen, there or anywhere. [RW-6.5, RW-6.8]"""
    return START_FIRST if state.board.buildable[place] else NOT_BUILDABLE


def build_refusal(state: State, seat: int, city: int) -> Refusal | None:
    """Why the seat may not begin a line at a city. [RW-6.5, RW-6.10, RW-6.23]"""
    if state.leave[city] == NO_WAY or (state.leave[city] == OWN_WAY and not leaves(state, seat, city)):
        return NO_WAY_OUT
    if state.markers[seat] == 0 and not city_joins(state, seat, city):
        return NO_MARKER_LEFT
    if state.strict_tiles and not leaves(state, seat, city):
        return NO_WAY_OUT
    return None


def leaves(state: State, seat: int, city: int) -> bool:
    """True if the seat can lay a first tile at a city."""
    board = state.board
    for side in range(SIDES):
        place = board.near[board.city_hex[city] * SIDES + side]
        if place != OUTSIDE and goes_on(state, seat, city, [], place, opposite(side)):
            return True
    return False


def goes_on(state: State, seat: int, city: int, way: list[int], place: int, into: int) -> bool:
    """True if some tile can be laid on `place`, entered by side `into`."""
    for out in range(SIDES):
        if out != into and path_refusal(state, seat, city, way, place, into, out) is None:
            return True
    return False


def own_stub(state: State, seat: int, port: int) -> int:
    """The seat's incomplete link that begins at a city side, or NONE."""
    for stub, begun in enumerate(state.stub_from):
        if begun == port and state.stub_owner[stub] == seat:
            return stub
    return NONE


def extend_refusal(state: State, seat: int, port: int) -> Refusal | None:
    """Why the seat may not go on with the incomplete link that begins at a city side. [RW-6.20]"""
    stub = own_stub(state, seat, port)
    if stub == NONE:
        return NO_STUB
    steps = state.stub_steps[stub]
    last = steps[-1]
    place = state.board.near[far_side(last)]
    if goes_on(state, seat, port // SIDES, [step // STEP for step in steps], place, opposite(last % SIDES)):
        return None
    return END_BLOCKED


def add_extends(state: State, seat: int, found: list[Move]) -> None:
    """The seat's incomplete links that can go on."""
    for stub, owner in enumerate(state.stub_owner):
        if owner == seat and extend_refusal(state, seat, state.stub_from[stub]) is None:
            found.append(state.board.extend[state.stub_from[stub]])


# Cards named with an action


def use_refusal(state: State, seat: int, card: int) -> Refusal | None:
    """Why the seat may not name a card for this action. [RW-9.3, RW-9.8, RW-9.27]"""
    board = state.board
    symbol = board.cards.symbol[card]
    if symbol != HAND and symbol != PURPLE_DIAMOND:
        return NOT_USED_SO
    if state.hand[seat * board.kinds + card] == 0:
        return NOT_HELD
    if state.plan >> card & 1:
        return ALREADY_NAMED
    if state.spent[seat] >> card & 1:
        return USED_THIS_TURN
    if board.cards.effect[card] == EXTRA_LINK:
        return None if any_delivery(state, seat, board.cards.figure[card]) else NOTHING_FOR_CARD
    return None if any_build(state, seat) else NOTHING_FOR_CARD


def any_build(state: State, seat: int) -> bool:
    """True if the seat can lay a tile anywhere."""
    if state.markers[seat] > 0 and state.starts and not state.strict_tiles:
        return True
    found = starts(state, seat)
    add_extends(state, seat, found)
    return bool(found)


def extra_links(state: State) -> int:
    """What the named Express Service adds to the locomotive's level. [RW-9.25]"""
    plan = state.plan
    return state.board.cards.figure[plan.bit_length() - 1] if plan else 0


def use(state: State, seat: int, card: int) -> None:
    """Name a card: a hand card is used up, a purple diamond is used for this turn. [RW-9.27]"""
    board = state.board
    state.plan |= 1 << card
    if board.cards.symbol[card] == HAND:
        state.change_hand()[seat * board.kinds + card] -= 1
        state.change_discards().append(card)
    else:
        state.spent[seat] |= 1 << card
    if state.heard is not None:
        state.tell(shapes.USE.of(seat, {"card": board.cards.words[card]}))
    state.go(EXPRESS if board.cards.effect[card] == EXTRA_LINK else PLAN)
