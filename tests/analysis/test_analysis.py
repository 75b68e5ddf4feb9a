"""The analysis of a game: chances that sum to one, decisions judged by what was known, luck kept apart, words, pages."""

from pathlib import Path
from typing import Any

import pytest

import roundhouse
from roundhouse import Chance, Record, State
from roundhouse.analysis import Effort, analyse, decisions, turning_points
from roundhouse.analysis.course import foreseen, luck_kind, places
from roundhouse.analysis.decisions import Study, Trial, glance, lead, measured, named
from roundhouse.analysis.page import page
from roundhouse.analysis.plan import SUSPECTS, second, slices, work
from roundhouse.analysis.report import assembled
from roundhouse.analysis.story import Story
from roundhouse.analysis.wording import because, headline, percent, words
from roundhouse.bots.quick import play_on
from roundhouse.cli.app import run
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.game import games

QUICK = Effort(candidates=3, worlds=1, finalists=1, choosing=1, measuring=3, turns=1)
GAME = "workshop_of_the_world"


@pytest.fixture(scope="module")
def record() -> Record:
    game = roundhouse.game(GAME)
    state = game.new(2, seed=5)
    dice = Chance(5)
    while not state.over:
        seat = state.to_act()[0]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(len(moves))])
    return game.record(state, ["Ann", "Bo <b>"])


@pytest.fixture(scope="module")
def report(record: Record) -> dict[str, Any]:
    heard: list[float] = []
    found = analyse(record, 1, heard.append, QUICK)
    assert heard == sorted(heard) and heard[-1] == 1.0
    return found


def test_the_course_is_told_for_every_moment(record: Record, report: dict[str, Any]) -> None:
    assert len(report["chances"]) == len(report["points"]) == len(report["places"]) == len(record.moves) + 1
    for row in report["chances"]:
        assert abs(sum(row) - 1.0) < 0.001 and all(0.0 <= chance <= 1.0 for chance in row)
    for row in report["places"]:
        assert abs(sum(row) - 3.0) < 0.05  # first and second
    end = record.state()
    assert report["chances"][-1] == [1.0 if seat in end.winners() else 0.0 for seat in (0, 1)]
    assert report["points"][-1] == end.scores()


def test_the_same_game_gives_the_same_report(record: Record, report: dict[str, Any]) -> None:
    story = Story.of(record)
    again = work(story, slices(len(story))[1], QUICK)
    assert [[round(one, 4) for one in point["chances"]] for point in again["points"]] == report["chances"][24:48]


def test_every_choice_is_judged_and_no_forced_move(record: Record, report: dict[str, Any]) -> None:
    story = Story.of(record)
    free = [ply for ply, state in story.walk(0, len(story)) if len(state.moves(story.plies[ply][0])) > 1 and not story.plies[ply][1].is_aside]
    assert [one["ply"] for one in report["decisions"]] == free
    for one in report["decisions"]:
        assert (one["cost"] == 0.0) == (one["best"] == "") and one["cost"] >= 0.0
        assert not one["name"] or one["name"] == named(one["cost"])
        assert one["best"] != one["move"]
    found = turning_points(report)
    assert found and [one["cost"] for one in found] == sorted((one["cost"] for one in found), reverse=True)
    assert turning_points(report, 0) == [one for one in found if one["seat"] == 0]


def test_three_steps_have_names() -> None:
    assert [named(cost) for cost in (0.0, 0.024, 0.03, 0.07, 0.2)] == ["", "", "slip", "mistake", "blunder"]


def test_nothing_is_judged_with_knowledge_that_the_seat_did_not_have(record: Record) -> None:
    """Deal what the seat may not know otherwise, and the judgement of its move is the same to the last digit."""
    story = Story.of(record)
    for ply, state in story.walk(2, 30):
        seat, move = story.plies[ply]
        if len(state.moves(seat)) < 2:
            continue
        other = state.imagine(seat, Chance(ply + 1000))
        assert glance(state, seat, move, [], QUICK, 7) == glance(other, seat, move, [], QUICK, 7)
        ranked = [one.text for one in state.moves(seat)[:2] if one is not move]
        assert measured(state, seat, move, [], ranked, QUICK, 8) == measured(other, seat, move, [], ranked, QUICK, 8)
        spectator = state.imagine(None, Chance(ply + 2000))
        assert foreseen(state, None, Chance(3), 2) == foreseen(spectator, None, Chance(3), 2)


def test_a_move_is_credited_with_the_plan_that_its_player_followed(record: Record) -> None:
    story = Story.of(record)
    for ply in range(len(story)):
        seat = story.plies[ply][0]
        plan = story.plan(ply)
        assert [story.plies[ply + 1 + place] for place in range(len(plan))] == [(seat, move) for move in plan]
        after = ply + 1 + len(plan)
        assert after == len(story) or story.plies[after][0] != seat


def test_luck_is_what_draws_reveals_and_sealed_answers_change(record: Record, report: dict[str, Any]) -> None:
    story = Story.of(record)
    kinds = {}
    before = None
    for ply, state in story.walk(0, len(story) + 1):
        if before is not None:
            kinds[ply] = luck_kind(before, state)
        before = state.copy()
    assert {"sealed", "draw"} & set(kinds.values())
    for one in report["luck"]:
        assert one["kind"] == kinds[one["ply"]] != ""
        assert len(one["by"]) == 2
    assert [round(sum(one["by"][seat] for one in report["luck"]), 3) for seat in (0, 1)] == [round(seat["luck"], 3) for seat in report["seats"]]


def test_places_follow_from_points() -> None:
    assert places([10.0, 10.0], 3.0) == [1.5, 1.5]
    first, last = places([1000.0, 0.0], 1.0)
    assert first < 1.001 and last > 1.999


def test_a_lead_knows_how_sure_it_is() -> None:
    game = roundhouse.game(GAME)
    move = game.new(2, seed=1).moves(0)[0]
    one, other = Trial(move, []), Trial(move, [])
    one.chances, other.chances = [0.5, 0.7], [0.4, 0.4]
    mean, error = lead(one, other)
    assert mean == pytest.approx(0.2) and error == pytest.approx(0.1)


def test_only_so_many_decisions_get_a_second_look() -> None:
    glances = [{"ply": ply, "guess": 0.01 * (ply % 9), "ranked": ["x"]} for ply in range(300)]
    found = second([{"glances": glances}])
    assert len(found) == SUSPECTS and all(0.01 * (one.plies[0] % 9) >= 0.07 for one in found)


def test_the_trials_of_a_study_share_their_worlds() -> None:
    state = roundhouse.game(GAME).new(3, seed=2)
    seat = state.to_act()[0]
    study = Study(state, seat, 1)
    move = state.moves(seat)[0]
    twice = [Trial(move, []), Trial(move, [])]
    study.try_all(twice, 3, 1)
    assert twice[0].chances == twice[1].chances and len(twice[0].chances) == 3


@pytest.mark.parametrize("name", games())
def test_in_a_trial_everybody_chooses_among_all_that_the_game_says(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As in the bots' own search. With none said everybody had all but two of their moves, and of three the last one only."""
    state = roundhouse.game(name).new(3, seed=2)
    seat = state.to_act()[0]
    breadths: list[int] = []

    def heard(state: State, seat: int, sealed: bool, turns: int, most: int, limit: int, chance: Chance) -> int:
        breadths.append(most)
        return play_on(state, seat, sealed, turns, most, limit, chance)

    monkeypatch.setattr(decisions, "play_on", heard)
    trial = Trial(state.moves(seat)[0], [])
    study = Study(state, seat, 1)
    study.try_all([trial], 2, 1)
    assert breadths == [state.breadth()] * 2
    assert study.mind.width == state.breadth() > 1  # for sealed answers of others too


@pytest.mark.parametrize("language", ["en", "it", "fr"])
def test_it_is_told_in_words_and_as_a_page(record: Record, report: dict[str, Any], language: str) -> None:
    texts = words(roundhouse.game(GAME), language)
    point = turning_points(report)[0]
    for text in (headline(point, record.seats, texts), because([{"term": "cash", "points": 2.0}, {"rival": 1, "points": -3.0}], record.seats, texts)):
        assert "insight-" not in text and "{" not in text and "term-" not in text
    made = page(record, report, language)
    assert made.startswith("<!doctype html>") and "insight-" not in made and "{ $" not in made
    assert "Bo <b>" not in made and "Bo &lt;b&gt;" in made  # names are no markup
    assert made.count("<polygon") == 2 * 2 and "http" not in made  # on a desk, and once more for a phone
    assert made.count('class="event"') == 2 * len({one["ply"] for one in report["marks"]}) > 0  # what the game announced stands on the axis
    assert made.count("stroke-dasharray") and made.count('class="stroke"') == 2  # whose line it is, without its colour


def test_the_command_tells_and_writes(record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Record(record.heading, record.moves[:10], {}).save(tmp_path / "game.txt")
    assert run(["analyse", str(tmp_path / "game.txt"), "--jobs", "1", "--html", str(tmp_path / "report.html")]) == 0
    told = capsys.readouterr().out
    assert "Turning points" in told and "Accuracy" in told and (tmp_path / "report.html").read_text(encoding="utf-8").endswith("</html>\n")
    assert run(["analyse", str(tmp_path / "missing.txt")]) == 2
    assert run(["analyse", str(tmp_path / "game.txt"), "--lang", "de"]) == 2


def test_a_share_is_told_as_a_whole_number_and_less_than_one_with_a_digit() -> None:
    texts = words(roundhouse.game(GAME), "fr")
    assert [percent(share, texts) for share in (0.0, -0.0, -0.0003, 0.002, -0.006, 0.0094, 0.0096, -0.58, 1.0)] == [
        "0", "0", "0", "0,2", "-0,6", "0,9", "1", "-58", "100",
    ]  # fmt: skip


def test_a_game_without_moves_cannot_be_analysed() -> None:
    game = roundhouse.game(GAME)
    with pytest.raises(RoundhouseError, match="no move"):
        analyse(game.record(game.new(2, seed=1)))


def test_a_game_that_is_not_over_can_be(record: Record) -> None:
    made = Record(record.heading, record.moves[:9], {})
    found = analyse(made, 1, None, QUICK)
    assert found["plies"] == 9 and abs(sum(found["chances"][-1]) - 1.0) < 0.001


def test_slices_do_not_hang_on_each_other(record: Record) -> None:
    story = Story.of(record)
    parts = slices(len(story))
    assert sorted(ply for part in parts if part.kind == "course" for ply in part.plies) == list(range(len(story) + 1))
    assert sorted(ply for part in parts if part.kind == "glance" for ply in part.plies) == list(range(len(story)))
    assert assembled(story, [work(story, part, QUICK) for part in parts if part.kind == "course"][::-1])["plies"] == len(story)
