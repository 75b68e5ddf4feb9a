"""Advice: the best moves, with chances and reasons from what the seat may know."""

import pytest

from roundhouse import Chance, game
from roundhouse.analysis import calibration
from roundhouse.analysis.advice import BEST, advise
from roundhouse.analysis.calibration import Calibration
from roundhouse.analysis.decisions import Study, Trial
from roundhouse.bots import Seat, bot
from roundhouse.kernel.game import games
from roundhouse.kernel.model import likely
from tests.bots.midgame import midgame


@pytest.mark.parametrize("name", games())
def test_the_best_moves_come_with_a_chance_and_reasons_that_the_game_names(name: str) -> None:
    state = midgame(name, 30)
    seat = next(one for one in state.to_act() if len(state.moves(one)) > 1)
    worlds = [state, state.imagine(seat, Chance(5))]
    told = [advise(bot("search:24", Chance(1)), Seat(world, seat)) for world in worlds]
    assert [one.data() for one in told[0][1]] == [one.data() for one in told[1][1]], "advice tells what the seat may not know"
    move, best = told[0]
    assert best[0].move is move and len(best) == min(BEST, len(state.moves(seat)))
    for one in best:
        assert one.move in state.moves(seat) and 0.0 <= one.chance <= 1.0 and 1.0 <= one.place <= state.setting.players
        assert {term for term, _ in one.why} <= set(game(name).terms)


def test_what_is_expected_of_a_move_is_what_the_analysis_would_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """Chance, place and points are those of the learned value, calibrated: not what the bot ranks moves by."""
    state = midgame("railways_of_the_world", 60)
    seat = next(one for one in state.to_act() if len(state.moves(one)) > 1)
    calibrated = Calibration((0.0, 1.0), (0.01, 0.01))
    monkeypatch.setattr(calibration, "calibration", lambda *_: calibrated)
    _, best = advise(bot("search:8", Chance(1)), Seat(state, seat))
    assert [one.chance for one in best] == pytest.approx([1 / state.setting.players] * len(best), abs=0.02)
    study = Study(state, seat, 9)
    trials = [Trial(one.move, []) for one in best]
    study.try_all(trials, 8, 2)
    swing = 0.5 * state.swing()
    assert [one.points for one in best] == pytest.approx([one.points(seat) for one in trials], abs=swing)
    assert [one.place for one in best] == pytest.approx([one.place for one in trials], abs=0.7)


def test_a_bot_that_does_not_search_gives_its_move_alone() -> None:
    state = midgame("workshop_of_the_world", 30)
    seat = state.to_act()[0]
    move, best = advise(bot("greedy", Chance(1)), Seat(state, seat))
    assert move in state.moves(seat) and best == []


def test_chances_sum_to_one_and_grow_with_the_lead() -> None:
    found = likely([10.0, 12.0, 30.0, 12.0], 8.0)
    assert sum(found) == pytest.approx(1.0)
    assert found[2] > found[1] == found[3] > found[0]
    assert likely([5.0, 5.0], 8.0) == [0.5, 0.5]
