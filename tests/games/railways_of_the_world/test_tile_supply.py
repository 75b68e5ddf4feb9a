"""RW-6.17, RW-6.21, RW-6.23 with the option strict_tile_supply: tiles that run out, are owed, and are counted ahead."""

import random
from typing import cast

import pytest

from roundhouse.games.railways_of_the_world.constants import ACTION, TRACK
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.parts.hex import STEP
from roundhouse.testing import rule

from .table import GAME, A, B, build, legal, pass_all, play, refused, table, tile

BUILDING = ("build", "extend", "lay", "stop")
SEEDS = (6, 8, 75, 197, 297, 394)  # among them positions where the first rules offered too much, and too little


def crowded(seed: int, rules: int | None = None) -> State:
    """Track of two seats all over the map, an open end of A, who has no marker to spare, and hardly a tile left of any kind."""
    dice = random.Random(seed)
    options = {"starting_player": "seat_1", "barons": False, "strict_tile_supply": True}
    state = cast(State, GAME.new(2, seed, "eastern_us", options, rules))
    while state.turn_number < 4 or state.at != ACTION or state.turn != A or state.round == 2 or A not in state.stub_owner:
        moves = state.moves(state.turn)
        state.play(state.turn, dice.choice([move for move in moves if move.text.split()[0] in BUILDING] or moves))
    state.markers[A] = 0
    state.supply = [dice.choice((0, 0, 1, 2)) for _ in state.supply]
    return state


def near_open_end(state: State) -> list[int]:
    """The cities from which an action could come to an open end of A."""
    grid, hexes = state.board.land.grid, state.board.city_hex
    ends = [steps[-1] // STEP for owner, steps in zip(state.stub_owner, state.stub_steps, strict=True) if owner == A]
    return [city for city in range(state.board.cities) if any(grid.distance(hexes[city], end) <= 5 for end in ends)]


def can_join(state: State, city: int) -> bool:
    """By plain search, tile by tile with a marker to spare: some build of A from a city meets an open end of A."""
    start = state.copy()
    start.markers[A] = 1
    if start.refusal(A, state.board.build[city]) is not None:
        return False
    start.play(A, state.board.build[city])
    return _joins(start, len(state.stub_owner))


def _joins(state: State, open_ends: int) -> bool:
    if state.at != TRACK:
        return len(state.stub_owner) < open_ends
    for move in state.moves(A):
        if move is not state.board.stop:
            after = state.copy()
            after.play(A, move)
            if _joins(after, open_ends):
                return True
    return False


@rule("RW-6.23", "RW-6.17")
@pytest.mark.parametrize("seed", SEEDS)
def test_without_a_marker_a_start_is_offered_if_and_only_if_the_tiles_suffice_for_the_join(seed: int) -> None:
    state = crowded(seed)
    cities = near_open_end(state)
    offered = [city for city in cities if state.refusal(A, state.board.build[city]) is None]
    assert cities and offered == [city for city in cities if can_join(state, city)]
    for city in offered:
        after = state.copy()
        after.play(A, state.board.build[city])
        while after.at == TRACK:
            moves = after.moves(A)
            assert moves  # every step that is offered can be followed by another
            after.play(A, moves[seed % len(moves)])
        assert len(after.stub_owner) < len(state.stub_owner)


@rule("RW-6.23")
def test_the_first_rules_did_not_count_the_tiles_ahead() -> None:
    """What version 1 offered and could not be ended, and what it did not offer though an exchange gave the tile back."""
    found = {True: 0, False: 0}
    for seed in SEEDS:
        now, then = crowded(seed), crowded(seed, rules=1)
        assert now.paths == then.paths and now.supply == then.supply
        for city in near_open_end(now):
            offered = now.refusal(A, now.board.build[city]) is None
            if offered != (then.refusal(A, then.board.build[city]) is None):
                found[offered] += 1
    assert found[True] > 0 and found[False] > 0


@rule("RW-6.21", "RW-6.17")
def test_a_removed_path_leaves_a_tile_that_may_be_owed() -> None:
    """B's incomplete path over A's link is lifted when no gentle curve is left: the supply shows 0, and the next one that comes back settles it."""
    state = table(strict_tile_supply=True)
    names = state.board.figures.tile_names
    gentle = names.index("gentle_curve")
    build(state, A, "Harrisburg", (23, 11, 4, 2))
    play(state, B, "build Philadelphia", tile(23, 11, 0, 3), "stop")
    state.supply[gentle] = 0
    pass_all(state)
    assert state.view(None)["table"]["tiles"]["gentle_curve"] == 0
    assert min(state.view(None)["table"]["tiles"].values()) == 0
    assert state.supply[gentle] == -1
    state.exchange(state.paths[state.board.land.grid.at(23, 11)], 0)  # a gentle curve comes back
    assert state.supply[gentle] == 0 and state.view(None)["table"]["tiles"]["gentle_curve"] == 0


@rule("RW-6.17")
def test_an_owed_tile_cannot_be_laid() -> None:
    state = table(strict_tile_supply=True)
    state.supply[state.board.figures.tile_names.index("straight")] = -1
    play(state, A, "build Harrisburg")
    assert refused(state, A, tile(22, 10, 0, 3)) == "RW-6.17"
    assert tile(22, 10, 0, 4) in legal(state, A)
