"""`roundhouse learn`: games that are kept as they come, a model that finds what is there, and words about it."""

import json
from pathlib import Path

import numpy as np
import pytest

from roundhouse import game
from roundhouse.arena.crew import Alone
from roundhouse.cli import app
from roundhouse.learning.fitting import STAGES, centred, fit, shares, table
from roundhouse.learning.samples import Sample, of_game
from roundhouse.learning.selfplay import FILE, gather, kept, positions

WORKSHOP = "workshop_of_the_world"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with some games."""
    made = tmp_path_factory.mktemp("learn")
    gather(WORKSHOP, made, 6, 0, ("random",), Alone(), 10.0, lambda more: None)
    return made


def test_a_second_call_plays_only_what_is_missing(folder: Path) -> None:
    steps: list[int] = []
    found = gather(WORKSHOP, folder, 8, 0, ("random",), Alone(), 10.0, steps.append)
    assert steps == [6, 1, 1] and sorted(found) == list(range(8))
    assert kept(folder, WORKSHOP) == found


def test_a_line_that_a_crash_cut_off_is_played_again(folder: Path, tmp_path: Path) -> None:
    text = (folder / FILE).read_text(encoding="utf-8")
    lines = text.splitlines()[:2]
    (tmp_path / FILE).write_text(lines[0] + "\n" + lines[1][:70] + "\n", encoding="utf-8")
    found = gather(WORKSHOP, tmp_path, 2, 0, ("random",), Alone(), 10.0, lambda more: None)
    assert found[1] == kept(folder, WORKSHOP)[1]


def test_games_of_another_seed_or_game_are_not_mixed(folder: Path) -> None:
    with pytest.raises(Exception, match="game 0 is of seed 0 and version 2 of the rules, not of seed 5"):
        gather(WORKSHOP, folder, 8, 5, ("random",), Alone(), 10.0, lambda more: None)
    with pytest.raises(Exception, match=rf"{FILE}:1: a game of workshop_of_the_world, not of railroad_revolution"):
        kept(folder, "railroad_revolution")


def test_positions_are_ends_of_turns_and_their_samples_know_the_end(folder: Path) -> None:
    one = kept(folder, WORKSHOP)[0]
    found = of_game(one)
    assert 5 <= len(found) <= 24
    assert all(len(sample.features) == one.players and len(sample.features[0]) == len(game(WORKSHOP).features) for sample in found)
    assert all(sample.scores == [float(score) for score in one.scores] and sum(sample.wins) == pytest.approx(1.0) for sample in found)
    assert [sample.left for sample in found] == sorted((sample.left for sample in found), reverse=True)
    assert all(not state.over and not state.phases[state.at].sealed for state in positions(one))


def invented(number: int, seed: int) -> list[Sample]:
    """Positions in which the end follows from two numbers: the first counts 3 at all times, the second 10 at the beginning and 0 at the end."""
    dice = np.random.default_rng(seed)
    made = []
    for place in range(number):
        left = float(dice.uniform())
        features = dice.normal(size=(3, 2))
        scores = 50.0 + features @ np.array([3.0, 10.0 * left]) + 0.1 * dice.normal(size=3)
        wins = [1.0 if seat == int(np.argmax(scores)) else 0.0 for seat in range(3)]
        made.append(Sample(place, 3, left, features.tolist(), [0.0] * 3, [0.0] * 3, scores.tolist(), wins))
    return made


def test_the_fit_finds_what_is_there() -> None:
    found = fit(table(invented(1500, 1)), table(invented(300, 2)), (3,))
    assert found.weights[:, 0] == pytest.approx([3.0] * len(STAGES), abs=0.15)
    assert found.weights[:, 1] == pytest.approx([10.0 * stage for stage in STAGES], abs=0.3)
    assert found.base[3] == pytest.approx([50.0] * len(STAGES), abs=0.3)
    assert min(found.doubt[3]) < 2.0, "the winner is plain to see"


def test_stages_share_what_lies_between_them_and_seats_are_compared_with_each_other() -> None:
    assert shares(np.array([0.0, 0.075, 1.0])) @ np.array(STAGES) == pytest.approx([0.0, 0.075, 1.0])
    assert centred(np.array([1.0, 3.0, 5.0, 5.0]), np.array([0, 0, 1, 1])).tolist() == [-1.0, 1.0, 0.0, 0.0]


def test_the_command_learns_tells_and_writes(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROUNDHOUSE_MODELS", "none")
    out = tmp_path / "value.json"
    words = ["learn", WORKSHOP, "--folder", str(tmp_path / "work"), "--games", "24", "--rounds", "1", "--bots", "random", "--match", "0", "--out", str(out)]
    assert app.run(words) == 0
    told = capsys.readouterr().out
    assert "learned from 24 games, 5 of them kept apart" in told and f"Written to {out}" in told.replace("\n", "")
    made = json.loads(out.read_text(encoding="utf-8"))
    assert made["made"]["bots"] == {"random": 24} and made["made"]["seeds"] == [10**7, 10**7 + 23]
    assert len(made["weights"]) == len(STAGES)


def test_too_few_games_and_unknown_bots_are_refused_in_words(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROUNDHOUSE_MODELS", "none")
    assert app.run(["learn", WORKSHOP, "--folder", str(tmp_path), "--games", "1", "--bots", "random"]) == 2
    assert "there are 1 games; at least 20 are needed" in capsys.readouterr().err
    assert app.run(["learn", WORKSHOP, "--folder", str(tmp_path), "--bots", "genius"]) == 2
    assert "there is no bot 'genius'" in capsys.readouterr().err
