"""Where a chain may go: the judge of a path through a hex, of joins, and of builds without a marker to spare. [RW-6.3 to RW-6.12]"""

from typing import Final

from roundhouse.games.railways_of_the_world.constants import NONE
from roundhouse.games.railways_of_the_world.moves import LONGER_BUILD
from roundhouse.games.railways_of_the_world.state import State, with_path
from roundhouse.kernel.refusal import Refusal
from roundhouse.parts.hex import BITS, COUNT, OUTSIDE, PATH_OF, PATHS, SIDES, STEP, far_side, opposite

NOT_BUILDABLE: Final = Refusal("RW-6.8", "refused-not-buildable")
TWO_TRACKS: Final = Refusal("RW-6.12", "refused-two-tracks")
SIDE_TAKEN: Final = Refusal("RW-6.12", "refused-side-taken")
NO_TILE: Final = Refusal("RW-6.17", "refused-no-tile")
DEAD_END: Final = Refusal("RW-6.10", "refused-dead-end")
SAME_CITY: Final = Refusal("RW-6.3", "refused-same-city")
OWN_CHAIN: Final = Refusal("RW-6.3", "refused-own-chain")
OTHER_TRACK: Final = Refusal("RW-6.11", "refused-other-track")


def path_refusal(state: State, seat: int, city: int, way: list[int], place: int, into: int, out: int) -> Refusal | None:
    """Why a chain from `city` over the hexes of `way` may not go on through `place` from side `into` to side `out`."""
    board = state.board
    if not board.buildable[place]:
        return NOT_BUILDABLE
    taken = state.used[place]
    if taken:
        if COUNT[taken] > 2:
            return TWO_TRACKS
        if taken & (BITS[into] | BITS[out]):
            return SIDE_TAKEN
    if state.strict_tiles and not has_tile(state, place, into, out):
        return NO_TILE
    beyond = board.near[place * SIDES + out]
    if beyond == OUTSIDE:
        return DEAD_END
    if not board.buildable[beyond]:
        end = board.city_at[beyond]
        if end < 0:
            return DEAD_END
        return SAME_CITY if end == city else None
    if beyond in way:
        return OWN_CHAIN
    there = state.used[beyond]
    if there:
        if there & BITS[(out + 3) % SIDES]:
            return join_refusal(state, seat, city, way, place, out)
        if COUNT[there] > 2:
            return DEAD_END
    return None


def join_refusal(state: State, seat: int, city: int, way: list[int], place: int, out: int) -> Refusal | None:
    """Why a chain may not meet the open end that lies over side `out` of `place`. [RW-6.3, RW-6.10, RW-6.11]"""
    stub = stub_ending(state, place, out)
    if state.stub_owner[stub] != seat:
        return OTHER_TRACK
    if state.stub_from[stub] // SIDES == city:
        return SAME_CITY
    for step in state.stub_steps[stub]:
        if step // STEP == place or step // STEP in way:
            return OWN_CHAIN
    return None


def stub_ending(state: State, place: int, out: int) -> int:
    """The incomplete link whose open end looks at side `out` of `place`."""
    end = state.board.near[place * SIDES + out] * SIDES + opposite(out)
    for stub, steps in enumerate(state.stub_steps):
        last = steps[-1]
        if far_side(last) == end:
            return stub
    raise AssertionError("track that ends at a free side is an open end")


def has_tile(state: State, place: int, into: int, out: int) -> bool:
    """True if the tile that is needed is still in the supply. [RW-6.17]"""
    old = state.paths[place]
    path = PATH_OF[into * SIDES + out]
    figures = state.board.figures
    kind = figures.single[path] if old == 0 else figures.double[(old - 1) * PATHS + path]
    return state.supply[kind] > 0


def tiles_allowed(state: State) -> int:
    """How many tiles this action may lay. [RW-6.5, RW-9.23]"""
    card = planned(state, LONGER_BUILD)
    return state.board.figures.tiles_per_action if card == NONE else state.board.cards.figure[card]


def planned(state: State, effect: int) -> int:
    """The card with this effect that was named for the action, or NONE. [RW-9.27]"""
    plan = state.plan
    while plan:
        card = (plan & -plan).bit_length() - 1
        if state.board.cards.effect[card] == effect:
            return card
        plan &= plan - 1
    return NONE


# Without a marker to spare [RW-6.23]


def joins_after(state: State, seat: int, place: int, into: int, out: int) -> bool:
    """True if the chain in hand, gone through `place` to side `out`, can still meet an open end of the seat in this action."""
    return laid_joins(state, seat, state.begun // SIDES, [*state.way, place], place, into, out, tiles_allowed(state) - state.laid - 1)


def laid_joins(state: State, seat: int, city: int, way: list[int], place: int, into: int, out: int, tiles: int) -> bool:
    """`joins` with the tile on `place`, which the chain enters by side `into`, out of the supply, and the one that it replaces back in it."""
    if not state.strict_tiles or state.rules < 2:  # RW-6.23: until version 2 the tiles of the look-ahead were not counted
        return joins(state, seat, city, way, place, out, tiles)
    old = state.paths[place]
    new = with_path(old, PATH_OF[into * SIDES + out])
    state.exchange(old, new)
    found = joins(state, seat, city, way, place, out, tiles)
    state.exchange(new, old)
    return found


def joins(state: State, seat: int, city: int, way: list[int], place: int, out: int, tiles: int) -> bool:
    """True if a chain whose free side is `out` of `place` meets an open end of the seat there or with so many further tiles."""
    board = state.board
    beyond = board.near[place * SIDES + out]
    back = opposite(out)
    if not board.buildable[beyond]:
        return False
    if state.used[beyond] & BITS[back]:
        return join_refusal(state, seat, city, way, place, out) is None
    if tiles == 0 or not own_end_near(state, seat, beyond, tiles):
        return False
    longer = [*way, beyond]
    for onward in range(SIDES):
        if onward == back or path_refusal(state, seat, city, longer, beyond, back, onward) is not None:
            continue
        if laid_joins(state, seat, city, longer, beyond, back, onward, tiles - 1):
            return True
    return False


def own_end_near(state: State, seat: int, place: int, tiles: int) -> bool:
    """True if an open end of the seat is so near that this many tiles, the first on `place`, could meet it."""
    for stub, owner in enumerate(state.stub_owner):
        if owner == seat and state.board.land.grid.distance(place, state.stub_steps[stub][-1] // STEP) <= tiles:
            return True
    return False


def city_joins(state: State, seat: int, city: int) -> bool:
    """True if a line begun at a city can meet an open end of the seat within one action."""
    board = state.board
    tiles = tiles_allowed(state) - 1
    if seat not in state.stub_owner or not own_end_near(state, seat, board.city_hex[city], tiles + 2):
        return False
    for side in range(SIDES):
        place = board.near[board.city_hex[city] * SIDES + side]
        if place == OUTSIDE:
            continue
        back = opposite(side)
        for out in range(SIDES):
            if out == back or path_refusal(state, seat, city, [], place, back, out) is not None:
                continue
            if laid_joins(state, seat, city, [place], place, back, out, tiles):
                return True
    return False
