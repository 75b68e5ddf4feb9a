"""Many games of bots: the same whatever the number of processes, and what is counted."""

import json
import math
from collections import Counter

import pytest

from roundhouse import game
from roundhouse.arena import Broke, Outcome, Plan, play_one, simulate, summary, wilson
from roundhouse.arena.statistics import Spread
from roundhouse.bots import Bot
from roundhouse.cli import run


def plan(bots: tuple[str, ...] = ("greedy", "random"), players: int = 3, games: int = 40, seed: int = 7, check: bool = True) -> Plan:
    return Plan.of(game("valley_line"), players, bots, games, seed, check=check)


def test_the_same_seed_gives_the_same_games_whatever_the_number_of_processes(valley: str) -> None:
    alone = simulate(plan())
    assert simulate(plan(), jobs=2) == alone
    assert simulate(plan(), jobs=3) == alone
    assert simulate(plan(seed=8)) != alone
    assert [outcome.number for outcome in alone] == list(range(40))


def test_a_game_follows_from_the_plan_and_its_number_alone(valley: str) -> None:
    assert play_one(plan(games=1000), 17) == simulate(plan(games=18))[17]
    assert simulate(plan(games=5)) == simulate(plan(games=40))[:5]


def test_bots_move_on_by_one_seat_each_game(valley: str) -> None:
    seats = [plan().seats(number) for number in range(4)]
    assert seats == [("greedy", "random", "random"), ("random", "greedy", "random"), ("random", "random", "greedy"), ("greedy", "random", "random")]
    assert Counter(outcome.seats for outcome in simulate(plan(games=30))) == Counter(dict.fromkeys(seats[:3], 10))


def test_progress_is_told_for_every_game(valley: str) -> None:
    for jobs in (1, 2):
        told: list[int] = []
        simulate(plan(games=33), jobs, told.append)
        assert sum(told) == 33


def test_a_broken_invariant_is_told_with_its_game_and_move(valley: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VALLEY_LINE_BREAKS", "4")
    with pytest.raises(Broke, match=r'game 1 \(seed \d+\), after move 4 ".*": VL-4.1 does not hold: a card is gone'):
        simulate(plan())
    simulate(plan(check=False))
    with pytest.raises(Broke, match=r"game \d+ \(seed \d+\), after move 4"):
        simulate(plan(), jobs=2)


def test_a_game_beyond_its_bound_is_told(valley: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(game(valley)), "longest", lambda self, players: 6)
    with pytest.raises(Broke, match="not over after the 6 moves within which it must end"):
        simulate(plan(check=False))


def test_a_bot_that_breaks_a_rule_is_told(valley: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("roundhouse.arena.match.bot", lambda name, chance, programs=False: Cheat(chance, 0))
    with pytest.raises(Broke, match='before the first move: seat 1 may not play "done": RH-2'):
        play_one(plan(), 0)


class Cheat(Bot):
    """Always wants to end the turn."""

    def choose(self, table):
        return table._known.setting.board.moves[-1]


def outcome(number: int, seats: tuple[str, str], scores: tuple[int, int], moves: int) -> Outcome:
    ranking = (0, 1) if scores[0] >= scores[1] else (1, 0)
    return Outcome(number, seats, scores, ranking, moves)


def test_what_is_counted() -> None:
    games = [outcome(0, ("a", "b"), (5, 3), 10), outcome(1, ("b", "a"), (4, 4), 14), outcome(2, ("a", "b"), (9, 0), 12)]
    found = summary(games)
    assert (found.games, found.decisions) == (3, 36)
    assert found.length == Spread(12.0, 2.0, 10, 14)
    assert (found.scores.min, found.scores.max) == (0, 9)
    assert [(row.name, row.wins, row.games) for row in found.by_seat] == [("1", 3, 3), ("2", 0, 3)]
    assert [(row.name, row.wins, row.games, row.fair) for row in found.by_bot] == [("a", 2, 3, 0.5), ("b", 1, 3, 0.5)]
    assert found.by_bot[0].scores == Spread(6.0, math.sqrt(7), 4, 9)


def test_spread_of_one_number() -> None:
    assert Spread.of([4]) == Spread(4.0, 0.0, 4, 4)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],  # R. G. Newcombe, 1998, table I, method 3
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)
    assert wilson(games - wins, games) == pytest.approx((1 - high, 1 - low), abs=5e-5)


def test_simulate_in_words_and_as_data(valley: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    arguments = ["simulate", "valley_line", "--players", "3", "--bots", "greedy,random", "--games", "30", "--seed", "5", "--option", "rounds=2", "--check"]
    assert run(arguments) == 0
    words = capsys.readouterr()
    assert words.err == ""  # no progress bar where nobody watches
    assert "rounds=2" in words.out and "games/s" in words.out and "decisions/s" in words.out
    assert max(map(len, words.out.splitlines())) <= 80
    results = []
    for jobs in ("1", "2"):
        assert run([*arguments, "--json", "--jobs", jobs]) == 0
        output = capsys.readouterr()
        data = json.loads(output.out)
        assert output.err == "" and data["speed"]["games_per_second"] > 0
        results.append({key: value for key, value in data.items() if key != "speed"})
    assert results[0] == results[1]
    assert results[0]["options"] == {"rounds": 2, "rich": False}
    assert sum(row["wins"] for row in results[0]["result"]["by_seat"]) == 30
    assert run([*arguments, "--lang", "it"]) == 0
    assert "partite/s" in capsys.readouterr().out
