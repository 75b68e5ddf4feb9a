"""RW-6 beyond the examples: the supply of tiles, several chains, sides and ends."""

import pytest

from roundhouse.parts.hex import opposite, path
from roundhouse.testing import rule

from .table import A, B, build, city, cubes, deliver, judged, legal, offer, others_pass, pass_all, phase, play, put_cubes, refused, table, tile


@rule("RW-6.17", "RW-18.8")
def test_tiles_run_out_only_with_the_strict_supply() -> None:
    for strict in (False, True):
        state = table(strict_tile_supply=strict)
        straight = state.board.figures.tile_names.index("straight")
        state.supply[straight] = 0
        play(state, A, "build Harrisburg")
        assert refused(state, A, tile(22, 10, 0, 3)) == ("RW-6.17" if strict else None)
        assert refused(state, A, tile(22, 10, 0, 4)) is None


@rule("RW-6.17")
def test_an_exchanged_or_removed_tile_goes_back() -> None:
    state = table(strict_tile_supply=True)
    names = state.board.figures.tile_names
    gentle, crossing = names.index("gentle_curve"), names.index("cross_straight_gentle")
    build(state, A, "Harrisburg", (23, 11, 4, 2))
    assert state.supply[gentle] == 79
    play(state, B, "build Philadelphia", tile(23, 11, 0, 3), "stop")
    assert (state.supply[gentle], state.supply[crossing]) == (80, 11)
    pass_all(state)
    assert (state.supply[gentle], state.supply[crossing]) == (79, 12)


@rule("RW-6.24")
def test_several_incomplete_links_at_once() -> None:
    state = table(2)
    build(state, A, "Chicago", (9, 9, 5, 2), stop=True)
    others_pass(state)
    build(state, A, "Minneapolis", (4, 3, 4, 1), stop=True)
    assert (len(state.stub_owner), state.markers[A]) == (2, 22)
    others_pass(state)
    assert legal(state, A, "extend") == ["extend Chicago SW", "extend Minneapolis SE"]


@rule("RW-6.26")
def test_the_city_side_of_an_incomplete_link_is_taken() -> None:
    state = table(2)
    build(state, A, "Chicago", (9, 9, 5, 2), stop=True)
    play(state, B, "build Chicago")
    assert refused(state, B, tile(9, 9, 5, 3)) == "RW-6.12"
    assert not any(text.startswith("lay 9,9") for text in legal(state, B, "lay"))


@rule("RW-6.27", "RW-6.4")
def test_a_link_may_pass_beside_a_city_but_ends_where_it_runs_into_one() -> None:
    """(25,11) touches Philadelphia: a path past it goes on, and one into Baltimore ends the link there."""
    state = table()
    play(state, A, "build New York", tile(25, 11, 5, 2))
    assert phase(state) == "track"  # beside Philadelphia, not into it
    play(state, A, tile(25, 12, 5, 3), tile(24, 12, 0, 3))
    assert state.links[A] == 1
    assert state.connected(A, city(state, "New York"), city(state, "Baltimore"))
    assert not state.connected(A, city(state, "New York"), city(state, "Philadelphia"))


@rule("RW-6.19", "RW-6.25")
def test_a_complete_link_stays_with_its_owner() -> None:
    state = table(2)
    put_cubes(state, "New York", "blue")
    offer(state)
    build(state, A, "New York", (25, 11, 5, 3))
    pass_all(state)
    assert state.link_owner == [A]
    state.at, state.turn, state.order, state.place, state.first, state.pending = 2, A, [A, B], 0, A, 1
    deliver(state, A, "New York", "blue", "New York SW")
    assert (state.position[A], cubes(state, "New York")) == (1, {})


@rule("RW-6.4")
@pytest.mark.parametrize("sides", [6])
def test_every_side_of_a_city_holds_one_track(sides: int) -> None:
    """Cincinnati can have a track at each of its six sides, and no seventh line can leave it."""
    state = table()
    for side in range(sides):
        place = state.board.near[state.board.city_hex[city(state, "Cincinnati")] * 6 + side]
        if state.board.buildable[place]:
            state.put_path(place, path(side, opposite(side)))
            state.look_round([place])
    assert "build Cincinnati" not in legal(state, A, "build")
    assert judged(state, A, state.board.build[city(state, "Cincinnati")]) == "RW-6.10"
