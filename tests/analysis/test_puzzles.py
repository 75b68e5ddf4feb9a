"""Puzzles: those that come with each game, the one of the day, and how they are found."""

import json
from collections import Counter
from datetime import date, timedelta
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import roundhouse
from roundhouse import Chance, Record, State
from roundhouse.analysis import mining
from roundhouse.analysis.decisions import Study, Trial
from roundhouse.analysis.puzzles import Mine, Puzzle, daily, of_game, shipped
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
        assert one.data["gap"] >= mining.CHECKED and one.data["gap"] >= mining.SURE * one.data["error"] - 0.002
        assert one.data["level"] == mining.level(one.data["missed"])


@pytest.mark.parametrize("name", games())
def test_each_is_a_legal_position_with_its_best_move_among_several(name: str) -> None:
    """Every one: the record keeps the rules, one seat decides, nothing is sealed, best and others are legal, and no secret is needed to see that."""
    by_record: dict[str, list[Puzzle]] = {}
    for one in shipped(name):
        by_record.setdefault(one.record, []).append(one)
    for text, found in by_record.items():
        record = Record.parse(text)
        state = record.start()
        assert max(one.ply for one in found) == len(record.moves) and not record.result
        plies = {one.ply: one.data for one in found}
        for ply in range(len(record.moves) + 1):
            if ply in plies:
                consistent(state, plies[ply])
            if ply < len(record.moves):
                seat, notation = record.moves[ply]
                state.play(seat, state.setting.board.by_text[notation])


def consistent(state: State, data: dict[str, Any]) -> None:
    seat = data["seat"]
    assert not state.over and state.to_act() == [seat] and not state.phases[state.at].sealed
    moves = [move.text for move in state.moves(seat)]
    assert data["best"] in moves and len(moves) >= mining.CHOICES
    assert {other["move"] for other in data["others"]} <= set(moves) - {data["best"]}
    assert 0.0 < data["chance"] <= 1.0 and data["chance"] >= max(other["chance"] for other in data["others"])
    assert {one["term"] for one in data["why"] if "term" in one} <= {*state.setting.game.terms}
    other = state.imagine(seat, Chance(7))  # what it may not know, dealt otherwise
    assert other.view(seat) == state.view(seat) and [move.text for move in other.moves(seat)] == moves


@pytest.mark.parametrize("name", games())
def test_the_file_says_how_and_when_they_were_checked(name: str) -> None:
    data = json.loads(files(roundhouse.game(name).home).joinpath("puzzles", "puzzles.json").read_text(encoding="utf-8"))
    assert data["checked"]["simulations"] == mining.simulations(mining.CHECKING) and data["checked"]["turns"] == mining.CHECKING.turns
    assert date.fromisoformat(data["checked"]["on"]) and data["checked"]["version"] and data["checked"]["commit"]
    assert {one["checked"] for one in data["games"]} == {data["checked"]["on"]}


def test_the_check_looks_much_deeper_than_the_finding() -> None:
    tried = [mining.simulations(depth) for depth in (mining.FINDING, mining.CHECKING)]
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


def test_puzzles_are_checked_again_and_those_that_fail_dropped(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """One stands with what is said of it now, and one that no weaker bot misses, which is of the first level; one whose search finds another move does not."""
    name = "workshop_of_the_world"
    kept, lost, easy = (next(one for one in shipped(name) if one.data["level"] == level) for level in (1, 2, 3))
    games_ = [{"number": int(one.id.split("-")[0]), "record": one.record, "puzzles": [one.data]} for one in (kept, lost, easy)]
    file = tmp_path / "found.json"
    file.write_text(json.dumps({"format": 1, "game": name, "seed": 77_000, "next": 60, "games": games_}), encoding="utf-8")
    asked: list[str] = []

    def search(state: State, seat: int, _seed: int, depth: mining.Depth, wanted: roundhouse.Move | None = None) -> list[Trial]:
        assert depth is mining.CHECKING and wanted is not None
        best = "another" if state.played() == lost.ply else wanted.text
        moves = state.moves(seat)
        first = next((move for move in moves if move.text == best), moves[-1] if moves[0].text == lost.data["best"] else moves[0])
        trials = [Trial(move, []) for move in (first, next(move for move in moves if move is not first))]
        trials[0].chances, trials[1].chances = [0.6, 0.7], [0.4, 0.5]
        for trial in trials:
            trial.terms, trial.values = [[0.0] * len(state.setting.game.terms)], [[0.0] * state.setting.players]
        return trials

    def misses(state: State, _seat: int, best: roundhouse.Move, _seed: int) -> int:
        asked.append(best.text)
        return 0 if state.played() == easy.ply else 4

    monkeypatch.setattr(mining, "search", search)
    monkeypatch.setattr(mining, "misses", misses)
    assert run(["puzzles", name, "--check", "--out", str(file)]) == 0
    assert "2 of 3 puzzles" in capsys.readouterr().out
    data = json.loads(file.read_text(encoding="utf-8"))
    assert [len(one["puzzles"]) for one in data["games"]] == [1, 1]
    puzzle, plain = (one["puzzles"][0] for one in data["games"])
    assert puzzle["best"] == kept.data["best"] and puzzle["gap"] == 0.2 and puzzle["missed"] == 4 and puzzle["level"] == 2
    assert plain["best"] == easy.data["best"] and plain["missed"] == 0 and plain["level"] == 1
    assert data["checked"]["on"] == data["games"][0]["checked"] and data["next"] == 60
    assert run(["puzzles", name, "--check", "--out", str(file)]) == 0  # those of this day are done
    assert len(asked) == 3


def test_levels_are_given_anew_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = "workshop_of_the_world"
    one = shipped(name)[0]
    games_ = [{"number": 3, "record": one.record, "puzzles": [one.data]}]
    file = tmp_path / "found.json"
    file.write_text(json.dumps({"format": 1, "game": name, "seed": 77_000, "next": 60, "games": games_}), encoding="utf-8")
    monkeypatch.setattr(mining, "misses", lambda *_: 9)
    monkeypatch.setattr(mining, "search", lambda *_: pytest.fail("nothing is searched"))
    assert run(["puzzles", name, "--levels", "--out", str(file)]) == 0
    assert json.loads(file.read_text(encoding="utf-8"))["games"][0]["puzzles"] == [{**one.data, "missed": 9, "level": 5}]


def test_levels_go_by_how_many_answers_miss() -> None:
    assert [mining.level(missed) for missed in range(11)] == [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5]


def test_a_check_ends_where_it_can_no_longer_be_passed(monkeypatch: pytest.MonkeyPatch) -> None:
    """After the first round: if another move is best, or the wanted one is hardly better."""
    state = shipped("workshop_of_the_world")[0].state()
    seat = state.to_act()[0]
    moves = state.moves(seat)
    depth = mining.Depth(((3, 4), (2, 8)), 1)
    leads = {moves[0]: 0.5, moves[1]: 0.2, moves[2]: 0.1}
    tried: list[int] = []

    def try_all(_study: Study, trials: list[Trial], worlds: int, _turns: int) -> None:
        tried.append(worlds)
        for trial in trials:
            trial.chances += [leads[trial.move]] * worlds
            trial.margins += [leads[trial.move]] * worlds

    monkeypatch.setattr(Study, "first_look", lambda _study, _most: [Trial(move, []) for move in moves[:3]])
    monkeypatch.setattr(Study, "try_all", try_all)

    def worlds(wanted: roundhouse.Move | None) -> list[int]:
        tried.clear()
        assert mining.search(state, seat, 1, depth, wanted)[0].move is moves[0]
        return list(tried)

    assert worlds(moves[0]) == worlds(None) == [4, 8]
    assert worlds(moves[1]) == [4]
    leads[moves[1]] = 0.47
    assert worlds(moves[0]) == [4]


def test_puzzles_of_one_game_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    """So many ask for one kind of move, and so many are missed by nobody; neither is searched for deeply then."""
    one = next(one for one in shipped("workshop_of_the_world") if one.data["missed"])
    state, seat = one.state(), one.data["seat"]
    best = state.setting.board.by_text[one.data["best"]]
    other = next(move for move in state.moves(seat) if move is not best)

    def found(*_: Any) -> list[Trial]:
        trials = [Trial(best, []), Trial(other, [])]
        trials[0].chances, trials[1].chances = [0.6], [0.1]
        return trials

    missed = 5
    monkeypatch.setattr(mining, "search", found)
    monkeypatch.setattr(mining, "misses", lambda *_: missed)
    monkeypatch.setattr(mining, "checked", lambda *given: {"missed": given[4]})
    like = {"best": best.text, "missed": 1}
    unlike = {"best": "another kind", "missed": 0}
    assert mining.examined(state, seat, 1, [like] * (mining.ALIKE - 1)) == {"missed": 5}
    assert mining.examined(state, seat, 1, [like] * mining.ALIKE) is None
    assert mining.examined(state, seat, 1, [unlike] * mining.PLAIN) == {"missed": 5}
    missed = 0
    assert mining.examined(state, seat, 1, [unlike] * (mining.PLAIN - 1)) == {"missed": 0}
    assert mining.examined(state, seat, 1, [unlike] * mining.PLAIN) is None


@pytest.mark.parametrize("name", games())
def test_puzzles_of_the_files_differ(name: str) -> None:
    for one in json.loads(files(roundhouse.game(name).home).joinpath("puzzles", "puzzles.json").read_text(encoding="utf-8"))["games"]:
        kinds = Counter(puzzle["best"].split()[0] for puzzle in one["puzzles"])
        assert max(kinds.values()) <= mining.ALIKE and len(one["puzzles"]) <= mining.EACH
