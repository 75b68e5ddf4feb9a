"""Chances as they are told: made for the learned value that is shipped, monotone, summing to one, and better where it was needed."""

import json
import sys
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import roundhouse
from roundhouse import Chance
from roundhouse.analysis import calibration as told
from roundhouse.analysis.calibration import Calibration, calibration, chances, fingerprint, read
from roundhouse.analysis.course import foreseen
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.game import MODELS, games


@pytest.mark.parametrize("name", games())
def test_each_belongs_to_the_value_that_is_shipped_and_says_what_it_was_made_from(name: str) -> None:
    game = roundhouse.game(name)
    data = json.loads(files(game.home).joinpath("models", "calibration.json").read_text(encoding="utf-8"))
    assert data["made"]["value"] == fingerprint(game), "the learned value has changed: bench/calibration.py --fit makes its calibration anew"
    assert data["made"]["games"] >= 100 and data["made"]["commit"] and data["made"]["on"]
    assert sum(data["made"]["players"].values()) == sum(data["made"]["boards"].values()) == sum(data["made"]["bots"].values()) == data["made"]["games"]
    made = calibration(name)
    assert made is not None and made.stages[0] == 0.0 and made.stages[-1] == 1.0 and all(0.3 < power < 2.0 for power in made.power)


def test_a_power_below_one_is_less_sure_and_changes_between_stages() -> None:
    made = Calibration((0.0, 0.5, 1.0), (1.0, 0.5, 0.5))
    raw = [0.6, 0.3, 0.1, 0.0]
    assert made.told(raw, 0.0) == pytest.approx(raw)
    soft = made.told(raw, 1.0)
    assert sum(soft) == pytest.approx(1.0) and soft == sorted(soft, reverse=True) and soft[0] < 0.6 and soft[2] > 0.1 and soft[3] == 0.0
    assert soft[0] / soft[1] == pytest.approx(2.0**0.5)
    assert made.at(0.25) == pytest.approx(0.75) and made.at(-1.0) == 1.0 and made.at(2.0) == 0.5
    assert made.told(raw, 0.75) == pytest.approx(soft)


@pytest.mark.parametrize("name", games())
def test_the_course_tells_calibrated_chances(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    state = roundhouse.game(name).new(3, seed=4)
    dice = Chance(4)
    for _ in range(40):
        seat = state.to_act()[0]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(len(moves))])
    world = state.imagine(None, Chance(1))
    monkeypatch.setattr(told, "calibration", lambda _game, models="": Calibration((0.0, 1.0), (0.4, 0.4)) if not models else None)
    soft, raw = chances(world), world.chances()
    assert sum(soft) == pytest.approx(1.0) and max(soft) < max(raw) and soft.index(max(soft)) == raw.index(max(raw))
    course = foreseen(state, None, Chance(2))[0]
    monkeypatch.setenv(MODELS, "elsewhere")
    assert chances(world) == raw  # other models are told as they are
    assert max(foreseen(state, None, Chance(2))[0]) > max(course)


def test_a_game_that_is_over_is_told_as_it_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    game = roundhouse.game("workshop_of_the_world")
    state = game.new(2, seed=5)
    dice = Chance(5)
    while not state.over:
        seat = state.to_act()[0]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(len(moves))])
    monkeypatch.setattr(told, "calibration", lambda *_: pytest.fail("there is nothing left to be sure of"))
    assert chances(state) == state.chances()


@pytest.mark.parametrize("change", [{"power": [1.0]}, {"power": [1.0, 0.0]}, {"stages": [1.0, 0.0]}, {"stages": [0.0], "power": [1.0]}, {"game": "another"}])
def test_a_file_that_does_not_fit_is_refused(change: dict[str, Any]) -> None:
    data = {"game": "workshop_of_the_world", "stages": [0.0, 1.0], "power": [1.0, 0.9], **change}
    with pytest.raises(RoundhouseError, match="calibration of workshop_of_the_world"):
        read(data, roundhouse.game("workshop_of_the_world"))


def test_the_bench_finds_out_that_chances_are_too_sure(monkeypatch: pytest.MonkeyPatch) -> None:
    """Winners are drawn from chances; told are those chances squared: the fit takes the root again, and the points return to the diagonal."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "bench"))
    sys.modules.pop("calibration", None)
    import calibration as bench

    dice = Chance(3)
    rows = []
    for number in range(600):
        moments = []
        true = [dice.below(1000) / 1000 + 0.05 for _ in range(3)]
        true = [one / sum(true) for one in true]
        raw = [one**2 / sum(other**2 for other in true) for one in true]
        for left in (0.9, 0.4):
            moments.append({"left": left, "worlds": [[left, raw, False]], "scores": [1.0, 1.0, 1.0]})
        point = dice.below(10_000) / 10_000
        winner = 0 if point < true[0] else 1 if point < true[0] + true[1] else 2
        won = [1.0 if seat == winner else 0.0 for seat in range(3)]
        rows.append({"number": number, "players": 3, "board": "x", "cast": ["easy"], "won": won, "moments": moments})
    made = bench.fitted(rows[:300])
    assert all(0.3 < power < 0.75 for power in made.power)
    checked = bench.told_rows(rows[300:], made)
    part = bench.stage(checked)
    assert part["analysis"]["loss"] < part["raw"]["loss"] and part["analysis"]["loss"] < part["fair"]["loss"]
    assert all(point["low"] - 0.03 <= point["told"] <= point["high"] + 0.03 for point in bench.bins(checked))
    assert any(not point["low"] <= point["told"] <= point["high"] for point in bench.bins(checked, "raw"))
