"""WW-4, WW-9.3, WW-10.3, WW-10.5: the four demand creations."""

import json

import pytest

from roundhouse import Chance
from roundhouse.games.workshop_of_the_world.constants import TYPES
from roundhouse.testing import rule

from .table import ANN, BEN, CLEO, CRAFT, HEAVY, LIGHT, PORT, ROGER, TEXTILE, fresh, hold, legal, play, refused, step, to_demand


@rule("WW-4.1", "WW-14.4")
@pytest.mark.parametrize(("players", "drawn"), [(2, 4), (3, 2), (4, 2), (5, 2)])
def test_each_player_draws_in_secret(players: int, drawn: int) -> None:
    state = fresh(players)
    assert [state.hand_size(seat) for seat in range(players)] == [drawn] * players
    assert state.view(ROGER)["table"]["tokens"] == [drawn] * players
    assert sum(state.view(ROGER)["table"]["own"]["tokens"].values()) == drawn
    assert state.view(None)["table"]["own"] is None


@rule("WW-4.2", "WW-4.3")
def test_one_token_must_be_placed_and_the_other_is_kept() -> None:
    state = fresh(4)
    hold(state, ROGER, PORT, CRAFT)
    assert legal(state, ROGER) == ["token craft", "token port"]
    assert refused(state, ROGER, "keep") == "WW-4.2"
    assert refused(state, ROGER, "token heavy") == "WW-4.3"
    assert refused(state, ROGER, "bid 0") == "WW-4.2"
    play(state, ROGER, "token port")
    for _ in (ANN, BEN, CLEO):
        step(state)
    assert state.display[PORT] >= 1
    assert state.hand[ROGER * TYPES : ROGER * TYPES + TYPES] == [0, 0, 0, 1, 0]
    assert sum(state.display) == 4


@rule("WW-4.4", "WW-14.2", "WW-14.11", "WW-16.4")
def test_choices_are_collected_before_any_is_shown_and_nobody_learns_who_has_chosen() -> None:
    state = fresh(4)
    hold(state, ANN, HEAVY, LIGHT)
    before = {seat: json.dumps(state.view(seat)) for seat in (ROGER, BEN, None)}
    assert state.to_act() == [ROGER, ANN, BEN, CLEO]
    play(state, ANN, "token heavy")
    assert state.to_act() == [ROGER, BEN, CLEO]
    assert sum(state.display) == 0
    assert {seat: json.dumps(state.view(seat)) for seat in (ROGER, BEN, None)} == before
    assert state.view(ANN)["table"]["own"]["fist"]["heavy"] == 1
    assert state.view(ANN)["to_act"] == [ROGER, BEN, CLEO]


@rule("WW-9.3", "WW-16.2")
def test_x20_demand_2_place_or_keep() -> None:
    """X20: Roger holds a Textile token in demand creation 2 and may place it or keep it."""
    state = fresh(4)
    to_demand(state, 2)
    hold(state, ROGER, TEXTILE)
    before = sum(state.display)
    assert legal(state, ROGER) == ["token textile", "keep"]
    play(state, ROGER, "keep")
    for seat in (ANN, BEN, CLEO):
        play(state, seat, "keep")
    assert sum(state.display) == before
    assert state.hand[ROGER * TYPES + TEXTILE] >= 1


@rule("WW-10.3", "WW-10.5", "WW-16.5", "WW-14.4")
def test_x20_demand_3_places_one_of_three_and_demand_4_one_or_none() -> None:
    """X20: three tokens in hand, exactly one is placed; later one of two, or none; both is not possible."""
    state = fresh(4)
    to_demand(state, 2)
    hold(state, ROGER, TEXTILE)
    on_display = state.display[:]
    for seat in range(4):
        play(state, seat, "keep")
    assert state.creation == 3
    assert state.hand_size(ROGER) == 3 and sum(state.pool) + sum(state.hand) + sum(state.display) == 25
    assert all(now >= before for now, before in zip(state.display, on_display, strict=True))
    hold(state, ROGER, TEXTILE, PORT, HEAVY)
    assert refused(state, ROGER, "keep") == "WW-10.3"
    assert legal(state, ROGER) == ["token heavy", "token textile", "token port"]
    play(state, ROGER, "token textile")
    assert state.ready[ROGER]
    to_demand(state, 4)
    hold(state, ROGER, PORT, HEAVY)
    assert legal(state, ROGER) == ["token heavy", "token port", "keep"]
    play(state, ROGER, "token port")
    assert ROGER not in state.to_act()


@rule("WW-14.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_numbers_of_tokens_in_hand(players: int) -> None:
    """2, then 1, then 0 or 1, then 2 or 3, then 1 or 2, then 0 to 2; twice that with two players."""
    factor = 2 if players == 2 else 1
    chance = Chance(players)
    for seed in range(10):
        state = fresh(players, seed)
        seen: dict[int, set[int]] = {}
        while not state.over:
            if state.phases[state.at].name == "demand" and state.creation > len(seen):
                seen[state.creation] = {state.hand_size(seat) for seat in range(players)}
            seat = state.to_act()[0]
            moves = state.moves(seat)
            state.play(seat, moves[chance.below(len(moves))])
        assert seen[1] == {2 * factor} and seen[2] == {factor}
        assert min(seen[3]) >= 2 * factor and max(seen[3]) <= 3 * factor
        assert min(seen[4]) >= factor and max(seen[4]) <= 2 * factor
        assert all(0 <= state.hand_size(seat) <= 2 * factor for seat in range(players))


@rule("WW-12.2", "WW-12.8", "WW-12.10", "WW-12.17")
def test_two_players_place_two_then_up_to_two() -> None:
    state = fresh(2)
    hold(state, 0, PORT, PORT, HEAVY, LIGHT)
    assert refused(state, 0, "keep") == "WW-4.2"
    play(state, 0, "token port")
    assert 0 in state.to_act() and refused(state, 0, "keep") == "WW-4.2"
    play(state, 0, "token port")
    assert state.to_act() == [1] and state.display == [0] * 5
    step(state)
    step(state)
    assert sum(state.display) == 4 and state.display[PORT] >= 2 and state.hand_size(0) == 2
    to_demand(state, 2)
    hold(state, 0, HEAVY, LIGHT)
    shown = json.dumps(state.view(1))
    play(state, 0, "token heavy", "keep")
    assert json.dumps(state.view(1)) == shown  # how many is as secret as which
    play(state, 1, "keep")
    assert sum(state.display) == 5
    assert state.creation == 3 and state.hand_size(0) == 5 and state.hand_size(1) == 6
    step(state)
    step(state)
    step(state)
    step(state)
    assert sum(state.display) == 9
    to_demand(state, 4)
    first = state.moves(0)[0]
    state.play(0, first)
    assert "keep" in legal(state, 0)
    while not state.over:
        step(state)


@rule("WW-15.15", "WW-15.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tokens_on_the_display_at_the_end(players: int) -> None:
    for most in (False, True):
        state = fresh(players)
        while not state.over:
            seat = state.to_act()[0]
            moves = state.moves(seat)
            state.play(seat, moves[0] if most or moves[-1].text != "keep" else moves[-1])
        least = 8 if players == 2 else 2 * players
        assert sum(state.display) == (2 * least if most else least)
