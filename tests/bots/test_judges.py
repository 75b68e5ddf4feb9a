"""What every judge promises: named parts, the plain score at the end, and nothing that a seat may not know."""

import math

import pytest

from roundhouse import Chance, game
from roundhouse.bots import Seat, bot
from roundhouse.games.workshop_of_the_world.fists import chances_below, expected_place
from roundhouse.kernel.game import games
from tests.bots.midgame import midgame


@pytest.mark.parametrize("name", games())
def test_a_value_has_named_parts_and_is_made_of_what_the_seat_may_know(name: str) -> None:
    chance = Chance(9)
    for moves in (10, 35, 80):
        state = midgame(name, moves)
        values = state.judge_all()
        assert len(values) == state.setting.players and all(math.isfinite(value) for value in values)
        for seat in range(state.setting.players):
            parts = state.terms(seat)
            assert len(parts) == len(game(name).terms)
            assert sum(parts) == pytest.approx(values[seat])
            assert state.imagine(seat, chance).terms(seat) == pytest.approx(parts), "a value hangs on what the seat may not know"


@pytest.mark.parametrize("name", games())
def test_at_the_end_the_value_is_the_score(name: str) -> None:
    state = midgame(name, 1000000)
    assert state.over
    assert state.judge_all() == pytest.approx(state.scores(), abs=0.5)


@pytest.mark.parametrize("worths", [[9.0, 7.0, 6.0, 2.0], [5.0, 5.0, 5.0, 0.0], [12.0, 3.0], [8.0, 8.0, 8.0], [7.5, 4.0, 3.0, 2.0, 1.0]])
def test_nobody_gains_by_knowing_how_bids_are_mixed(worths: list[float]) -> None:
    """A scripted rival knows all habits and makes the bid that answers them best: it gains less than the pound that a bid moves in."""
    below = chances_below(worths, 50)
    weights = [below[bid + 1] - below[bid] for bid in range(len(below) - 1)] + [1.0 - below[-1]]
    assert all(weight >= 0.0 for weight in weights) and sum(weights) == pytest.approx(1.0)

    def gain(bid: int) -> float:
        lower = sum(weights[:bid])
        same = weights[bid] if bid < len(weights) else 0.0
        return expected_place(worths, min(1.0, lower + same / 2)) - bid

    usual = sum(weight * gain(bid) for bid, weight in enumerate(weights))
    assert max(gain(bid) for bid in range(20)) - usual < 1.0
    assert len(weights) <= worths[0] - worths[-1] + 2, "nobody bids more than going first is worth"


def test_bids_in_closed_fists_are_mixed() -> None:
    state = game("workshop_of_the_world").new(4, 5)
    chance = Chance(2)
    while state.phases[state.at].name != "auction":
        seat = state.to_act()[0]
        state.play(seat, bot("greedy", chance.fork()).choose(Seat(state, seat)))
    seat = state.to_act()[0]
    for name in ("greedy", "search:24"):
        bids = {bot(name, Chance(number)).choose(Seat(state, seat)).text for number in range(30)}
        assert len(bids) > 1, name
        assert max(int(text.split()[1]) for text in bids) < 20, name


def test_random_play_of_railways_is_bounded_in_bonds() -> None:
    """Without care the dividends of its bonds would make more bonds for ever: it ended thousands of points below zero."""
    found = game("railways_of_the_world")
    state = found.new(3, 5, "mexico")
    minds = [bot("random", Chance(seat)) for seat in range(3)]
    while not state.over:
        seat = state.to_act()[0]
        state.play(seat, minds[seat].choose(Seat(state, seat)))
    assert min(state.scores()) > -60
