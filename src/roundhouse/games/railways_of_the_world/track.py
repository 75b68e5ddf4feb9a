"""Laying track: one chain an action, tile by tile. [RW-6]"""

from typing import Final

from roundhouse.games.railways_of_the_world import shapes
from roundhouse.games.railways_of_the_world.chain_rules import joins_after, path_refusal, planned, stub_ending, tiles_allowed
from roundhouse.games.railways_of_the_world.constants import FOR_TRACK, NOBODY, NONE, TRACK
from roundhouse.games.railways_of_the_world.money import charge
from roundhouse.games.railways_of_the_world.moves import (
    BUILD_DISCOUNT,
    FREE_OPEN_TILES,
    HALF_PRICE_MOUNTAIN,
    MOUNTAIN,
    OPEN,
    Lay,
    Stop,
)
from roundhouse.games.railways_of_the_world.on_turn import OnTurn
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.games.railways_of_the_world.turn import end_action, score_lines
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal
from roundhouse.parts.hex import BITS, COUNT, OUTSIDE, PATH_OF, SIDES, STEP, far_side, opposite, reverse, step_of

NOT_AT_START: Final = Refusal("RW-6.5", "refused-start")
NOT_CONTINUOUS: Final = Refusal("RW-6.9", "refused-not-continuous")
NO_MARKER: Final = Refusal("RW-6.23", "refused-no-marker")
LAY_ONE: Final = Refusal("RW-6.5", "refused-lay-one")
BUILD_ON: Final = Refusal("RW-6.7", "refused-build-on")


class Track(OnTurn):
    """Lay the next tile, or stop. [RW-6.5 to RW-6.13]"""

    def candidates(self, state: State, seat: int) -> list[Move]:
        board = state.board
        found: list[Move] = []
        if state.head == NONE:
            middle = board.city_hex[state.begun // SIDES]
            for side in range(SIDES):
                add_paths(state, board.near[middle * SIDES + side], opposite(side), found)
        else:
            add_paths(state, state.head // SIDES, state.head % SIDES, found)
            found.append(board.stop)
        return found

    def moves(self, state: State, seat: int) -> list[Move]:
        """The same as the candidates that are not refused, a second time for speed: the way into each tile is not looked for again."""
        board = state.board
        if state.markers[seat] == 0 and not state.marked:
            return [move for move in self.candidates(state, seat) if self.refusal(state, seat, move) is None]
        found: list[Move] = []
        city = state.begun // SIDES
        if state.head == NONE:
            middle = board.city_hex[city] * SIDES
            for side in range(SIDES):
                if board.near[middle + side] != OUTSIDE:
                    add_legal(state, seat, city, board.near[middle + side], (side + 3) % SIDES, found)
        else:
            add_legal(state, seat, city, state.head // SIDES, state.head % SIDES, found)
        if state.laid:
            found.append(board.stop)
        return found

    def refusal(self, state: State, seat: int, move: Move) -> Refusal | None:
        """The rules themselves; for speed, `moves` and `add_legal` have some of them a second time."""
        if isinstance(move, Lay):
            into = entry(state, move)
            if into < 0:
                return NOT_CONTINUOUS if state.head >= 0 else NOT_AT_START
            out = move.low + move.high - into
            refused = path_refusal(state, seat, state.begun // SIDES, state.way, move.place, into, out)
            if refused is None and not state.marked and state.markers[seat] == 0 and not joins_after(state, seat, move.place, into, out):
                return NO_MARKER
            return refused
        if isinstance(move, Stop):
            if state.laid == 0:
                return LAY_ONE
            if not state.marked and state.markers[seat] == 0:
                return NO_MARKER
            return None
        return BUILD_ON

    def apply(self, state: State, seat: int, move: Move) -> None:
        if not isinstance(move, Lay):
            end_build(state, NONE, NONE)
            return
        into = entry(state, move)
        out = move.low + move.high - into
        lay(state, seat, move, into, out)
        beyond = state.board.near[move.place * SIDES + out]
        back = opposite(out)
        city = state.board.city_at[beyond]
        if city >= 0:
            end_build(state, city * SIDES + back, NONE)
        elif state.used[beyond] & BITS[back]:
            end_build(state, NONE, stub_ending(state, move.place, out))
        elif state.laid == tiles_allowed(state):
            end_build(state, NONE, NONE)


def add_paths(state: State, place: int, into: int, found: list[Move]) -> None:
    """The tiles that enter a hex by a side and use no side that has track."""
    board = state.board
    if place == OUTSIDE or not board.buildable[place]:
        return
    taken = state.used[place]
    if taken & BITS[into] or COUNT[taken] > 2:
        return
    base = board.lay_from[place]
    for out in range(SIDES):
        if out != into and not taken & BITS[out]:
            found.append(board.lay[base + PATH_OF[into * SIDES + out]])


def add_legal(state: State, seat: int, city: int, place: int, into: int, found: list[Move]) -> None:
    """The tiles that may be laid on a hex that the chain in hand enters by a side. Where other track lies ahead, the judge is asked."""
    board = state.board
    used = state.used
    taken = used[place]
    if not board.buildable[place] or taken & BITS[into] or COUNT[taken] > 2:
        return
    near, plain, strict = board.near, board.buildable, state.strict_tiles
    base = board.lay_from[place]
    for out in board.onward[place * SIDES + into]:
        if taken & BITS[out]:
            continue
        beyond = near[place * SIDES + out]
        if (used[beyond] or strict or not plain[beyond]) and path_refusal(state, seat, city, state.way, place, into, out) is not None:
            continue
        found.append(board.lay[base + PATH_OF[into * SIDES + out]])


def entry(state: State, move: Lay) -> int:
    """The side by which the chain in hand comes into the tile; -1 if it does not join on. [RW-6.6, RW-6.9]"""
    if state.head >= 0:
        side = state.head % SIDES
        return side if state.head // SIDES == move.place and (side == move.low or side == move.high) else -1
    middle = state.board.city_hex[state.begun // SIDES]
    near = state.board.near
    if near[move.place * SIDES + move.low] == middle:
        return move.low
    return move.high if near[move.place * SIDES + move.high] == middle else -1


def _nothing_laid(state: State) -> None:
    """The chain in hand has no tile yet."""
    state.head = NONE
    state.steps = []
    state.way = []
    state.laid = 0
    state.price = 0
    state.marked = False


def begin(state: State, port: int) -> None:
    """Take a new chain in hand, at any side of a city."""
    state.begun = port
    _nothing_laid(state)
    state.go(TRACK)


def resume(state: State, stub: int) -> None:
    """Take an incomplete link in hand again. [RW-6.20]"""
    steps = state.stub_steps[stub]
    begin(state, state.stub_from[stub])
    state.steps = steps[:]
    state.way = [step // STEP for step in steps]
    state.marked = True
    point(state)
    del state.change_stub_owner()[stub]
    del state.change_stub_from()[stub]
    del state.change_stub_steps()[stub]


def point(state: State) -> None:
    """Let the head of the chain be the hex side where its next tile is entered."""
    last = state.steps[-1]
    state.head = state.board.near[far_side(last)] * SIDES + opposite(last % SIDES)


def lay(state: State, seat: int, move: Lay, into: int, out: int) -> None:
    """Lay the tile and count its price. [RW-6.14, RW-6.15]"""
    place = move.place
    if not state.steps:
        state.begun = state.begun // SIDES * SIDES + opposite(into)
    price = tile_price(state, place, into, out)
    state.price += price
    state.steps.append(step_of(place, into, out))
    state.way.append(place)
    state.laid += 1
    state.put_path(place, move.path)
    point(state)
    if state.heard is not None:
        state.tell(shapes.LAY.of(seat, {"hex": move.text.split()[1], "sides": move.text.split()[2], "n": price}))


def tile_price(state: State, place: int, into: int, out: int) -> int:
    """Terrain, and each ridge side that the tile completes the crossing of. [RW-6.14, RW-6.15, RW-9.28]"""
    board = state.board
    half = state.plan != 0 and planned(state, HALF_PRICE_MOUNTAIN) != NONE
    terrain = board.terrain[place]
    price = board.figures.terrain_price[terrain]
    if half and terrain == MOUNTAIN:
        price //= 2
    elif terrain == OPEN and state.plan != 0 and free_tiles_left(state) > 0:
        price = 0
    crossed = 0
    if board.ridge[place * SIDES + into]:
        crossed += 1
    if board.ridge[place * SIDES + out]:
        beyond = board.near[place * SIDES + out]
        if board.city_at[beyond] >= 0 or state.used[beyond] & BITS[opposite(out)]:
            crossed += 1
    return price + crossed * (board.figures.ridge // 2 if half else board.figures.ridge)


def free_tiles_left(state: State) -> int:
    """How many open-country tiles of this action are still free. [RW-9.21, RW-9.28]"""
    card = planned(state, FREE_OPEN_TILES)
    if card == NONE:
        return 0
    free = state.board.cards.figure[card]
    for step in state.steps[len(state.steps) - state.laid :]:
        if state.board.terrain[step // STEP] == OPEN:
            free -= 1
    return free


def end_build(state: State, port: int, stub: int) -> None:
    """The last tile is laid: join up with an open end of one's own, and pay. [RW-6.7, RW-6.16]"""
    if stub != NONE:
        for step in reversed(state.stub_steps[stub]):
            state.steps.append(reverse(step))
        port = state.stub_from[stub]
        del state.change_stub_owner()[stub]
        del state.change_stub_from()[stub]
        del state.change_stub_steps()[stub]
        state.markers[state.turn] += 1  # one of the two markers returns [RW-6.18]
    state.ended = port
    card = planned(state, BUILD_DISCOUNT)
    discount = 0 if card == NONE else state.board.cards.figure[card]
    state.price = max(0, state.price - discount)
    if charge(state, state.turn, state.price, FOR_TRACK):
        mark_chain(state)


def mark_chain(state: State) -> None:
    """Put a marker on the chain; a complete link may score Major Lines. [RW-6.18, RW-11.2]"""
    seat, port = state.turn, state.ended
    if not state.marked:
        state.markers[seat] -= 1
    state.look_round(state.way)
    words = state.board.land.city_words
    if port != NONE:
        state.add_link(seat, state.begun, port, state.steps, NOBODY)
        if state.heard is not None:
            state.tell(shapes.LINK.of(seat, {"a": words[state.begun // SIDES], "b": words[port // SIDES], "n": state.price}))
        if not state.lines_in_deck:
            score_lines(state, seat)
    else:
        state.change_stub_owner().append(seat)
        state.change_stub_from().append(state.begun)
        state.change_stub_steps().append(state.steps)
        if state.heard is not None:
            state.tell(shapes.STUB.of(seat, {"city": words[state.begun // SIDES], "n": state.price}))
    state.begun = NONE
    state.ended = NONE
    _nothing_laid(state)
    end_action(state)
