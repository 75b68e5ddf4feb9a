"""Taking back a step: what can be taken back, from a set-up and from a position, and what cannot and why."""

import json

import pytest

import roundhouse
from roundhouse.kernel.refusal import NOT_YOUR_TURN
from roundhouse.kernel.undo import NOTHING, PASSED, SHOWN, CannotUndo, replayed, undo_refusal, undone

GAME = roundhouse.game("workshop_of_the_world")


def test_a_step_nobody_has_answered_is_taken_back() -> None:
    state = GAME.new(players=3, seed=5)
    before = state.key()
    assert undo_refusal(state, 0) == NOTHING
    move = state.moves(0)[0]
    state.play(0, move)
    assert state.last_move() is move
    assert undo_refusal(state, 0) is None and undo_refusal(state, 1) == NOTHING
    assert undone(state, 0).key() == before and state.key() != before
    with pytest.raises(CannotUndo) as caught:
        undone(state, 1)
    assert caught.value.refusal is NOTHING and str(caught.value) == str(NOTHING)


def test_sealed_answers_are_taken_back_in_any_order_until_all_are_in() -> None:
    state = GAME.new(players=3, seed=5)
    first = state.moves(0)[0]
    for seat in (0, 1):
        while seat in state.to_act():
            state.play(seat, state.moves(seat)[0])
    assert undo_refusal(state, 0) is None
    again = undone(state, 0)
    assert again.history() == [
        step for number, step in enumerate(state.history()) if number != max(n for n, (seat, _) in enumerate(state.history()) if seat == 0)
    ]
    assert again.last_move() is not None and first in again.moves(0)
    while state.phases[state.at].name == "demand":
        state.play(2, state.moves(2)[0])
    assert undo_refusal(state, 2) == SHOWN and undo_refusal(state, 0) == SHOWN


def test_who_was_answered_cannot_take_back() -> None:
    state = GAME.new(players=3, seed=5)
    found = []
    while not state.over:
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[-1])
        for other in range(3):
            mine = [number for number, (who, _) in enumerate(state.history()) if who == other]
            if mine and state.fence <= mine[-1] < state.played() - 1 and not state.phases[state.at].sealed:
                found.append(undo_refusal(state, other))
    assert found and set(found) == {PASSED}


def test_from_a_position_too() -> None:
    data = GAME.new(players=3, seed=5).dump()
    state = GAME.position(data)
    assert state.last_move() is None and state.origin and json.loads(state.origin)
    before = state.key()
    state.play(0, state.moves(0)[1])
    state.play(1, state.moves(1)[0])
    assert replayed(state, []).key() == before
    assert replayed(state, state.plies).key() == state.key()
    assert undone(undone(state, 1), 0).key() == before


def test_a_move_known_to_be_legal_can_be_followed() -> None:
    state = GAME.new(players=2, seed=8)
    other = state.copy()
    move = state.moves(1)[0]
    state.play(1, move)
    other.follow(1, move)
    assert other.key() == state.key() and other.last_move() is None and other.played() == 0


def test_the_last_move_is_known_in_a_copy_of_a_long_game_too() -> None:
    state = GAME.new(players=3, seed=5)
    while state.played() < 40:
        seat = state.to_act()[0]
        move = state.moves(seat)[-1]
        state.play(seat, move)
    assert state.last_move() is move
    other = state.copy()
    assert other.last_move() is move and state.last_move() is move and other.history() == state.history()
    assert other.branch().last_move() is None


def test_an_aside_is_judged_by_its_game_for_every_seat_of_the_table() -> None:
    state = GAME.new(players=3, seed=5)
    state.income[1] = 4  # type: ignore[attr-defined]
    recoup = GAME.move("recoup 2")
    assert state.refusal(1, recoup) is None and state.refusal(2, recoup) is not None
    for nobody in (-1, 3):
        assert state.refusal(nobody, recoup) == NOT_YOUR_TURN
    state.play(1, recoup)
    assert state.last_move() is recoup


def test_an_imagined_state_has_no_seed_and_no_way_that_led_there() -> None:
    state = GAME.position(GAME.new(players=3, seed=5).dump())
    state.play(0, state.moves(0)[0])
    other = state.imagine(None, roundhouse.Chance(3))
    assert (other.seed, other.origin, other.played(), other.fence) == (-1, "", 0, 0)
