"""Puzzles: those that come with each game, the one of the day, and how they are found."""

from datetime import date, timedelta
from pathlib import Path

import pytest

import roundhouse
from roundhouse.analysis import mining
from roundhouse.analysis.puzzles import Mine, daily, of_game, shipped
from roundhouse.cli.app import run
from roundhouse.kernel.errors import RoundhouseError, UnknownName
from roundhouse.kernel.game import games


@pytest.mark.parametrize("name", games())
def test_a_hundred_puzzles_come_with_each_game(name: str) -> None:
    found = shipped(name)
    assert len(found) >= 100 and len({one.id for one in found}) == len(found)
    assert [one.data["level"] for one in found] == sorted(one.data["level"] for one in found)
    assert {one.data["level"] for one in found} >= {1, 2, 3, 4}
    for one in found:
        assert one.data["gap"] >= mining.CHECKED and one.data["gap"] >= mining.SURE * one.data["error"] - 0.002 and one.data["missed"] > 0


@pytest.mark.parametrize("name", games())
def test_each_is_a_legal_position_with_its_best_move_among_several(name: str) -> None:
    for one in shipped(name)[::9]:
        state = one.state()
        assert not state.over and state.to_act() == [one.data["seat"]] and not state.phases[state.at].sealed
        moves = [move.text for move in state.moves(one.data["seat"])]
        assert one.data["best"] in moves and len(moves) >= mining.CHOICES
        assert {other["move"] for other in one.data["others"]} <= set(moves) - {one.data["best"]}


def test_the_check_looks_much_deeper_than_the_finding() -> None:
    tried = [sum(most * worlds for most, worlds in depth.rounds) for depth in (mining.FINDING, mining.CHECKING)]
    assert tried[1] >= 8 * tried[0] and mining.CHECKING.turns > mining.FINDING.turns


def test_every_puzzle_has_its_day(name: str = games()[0]) -> None:
    start = date(2026, 11, 18)
    number = len(shipped(name))
    met = [daily(name, start + timedelta(days=day)) for day in range(number)]
    assert len({one.id for one in met if one}) == number
    assert daily(name, start) == met[0]


def test_an_unknown_puzzle_is_said_to_be_unknown() -> None:
    with pytest.raises(UnknownName, match="no puzzle"):
        of_game(games()[0], "0-0")


def test_work_on_a_file_is_taken_up_again(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    name = games()[0]
    game = roundhouse.game(name)
    puzzle = shipped(name)[0]
    made = {**puzzle.data}
    monkeypatch.setattr(mining, "mine", lambda _game, number, _seed: (puzzle.state(), [made] if number % 2 else []))
    file = tmp_path / "found.json"
    assert run(["puzzles", name, "--games", "3", "--out", str(file)]) == 0
    assert "3 games, 1 puzzle" in capsys.readouterr().out
    assert run(["puzzles", name, "--games", "6", "--out", str(file)]) == 0
    mine = Mine(file, game, 77_000)
    assert mine.count == 3 and mine.data["next"] == 6
    with pytest.raises(RoundhouseError, match="another game or seed"):
        Mine(file, game, 1)
    file.write_text("nonsense", encoding="utf-8")
    assert run(["puzzles", name, "--out", str(file)]) == 2
