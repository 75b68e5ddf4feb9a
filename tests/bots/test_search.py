"""The bot that searches: how it is asked for, that it can be stopped, and that it is the same interpreted and compiled."""

import os
import threading
import time
from pathlib import Path

import pytest

from roundhouse import Chance, game
from roundhouse.bots import Seat, bot
from roundhouse.bots.search import Candidate, SearchBot
from roundhouse.kernel.errors import UnknownName
from roundhouse.kernel.game import games
from tests.bots.midgame import midgame

CHOICES = Path(__file__).parent / "choices.txt"


def searching(name: str) -> SearchBot:
    made = bot(name, Chance(1))
    assert isinstance(made, SearchBot)
    return made


def test_a_budget_is_simulations_or_seconds() -> None:
    assert searching("search:800").simulations == 800
    assert (searching("search:2s").seconds, searching("search:0.25s").seconds) == (2.0, 0.25)
    assert searching("search").seconds == 0.0


@pytest.mark.parametrize("strength", ["0", "-3", "1e3", "2m", "s", "0s", "0.0s", "1.s", "4000s", "99999999999", "٣", "12 ", "nan", "2S"])
def test_any_other_budget_is_refused_in_words(strength: str) -> None:
    with pytest.raises(UnknownName, match=r"the bot 'search:.*': after the colon stands a number of simulations \(search:800\) or seconds \(search:2s\)"):
        bot(f"search:{strength}", Chance(1))


def test_other_bots_take_no_strength() -> None:
    with pytest.raises(UnknownName, match="the bot 'greedy:5': it takes no strength; write it without :5"):
        bot("greedy:5", Chance(1))
    with pytest.raises(UnknownName, match="the bot 'search:': there is nothing after the colon"):
        bot("search:", Chance(1))


def test_it_keeps_to_its_simulations() -> None:
    state = midgame("workshop_of_the_world", 30)
    mind = searching("search:40")
    mind.choose(Seat(state, state.to_act()[0]))
    assert 20 <= mind.done <= 40


def test_all_candidates_meet_the_same_worlds_and_the_best_stay_longest() -> None:
    state = midgame("workshop_of_the_world", 30)
    ranked = searching("search:64").ranked(Seat(state, state.to_act()[0]))
    tried = [len(candidate.values) for candidate in ranked]
    assert tried == sorted(tried, reverse=True) and tried[0] > tried[-1]
    assert sorted(candidate.move.index for candidate in ranked) == sorted(move.index for move in state.moves(state.to_act()[0]))


def candidate(values: list[float]) -> Candidate:
    found = Candidate(game("workshop_of_the_world").new(3, 1).moves(0)[0], 0.0)
    for value in values:
        found.add(value, 0.5, [value])
    return found


@pytest.mark.parametrize(
    ("best", "other", "behind"),
    [
        ([5.0, 7.0, 6.0], [5.0, 7.0, 6.0], True),  # it comes to the same in every world
        ([5.0, 7.0], [5.0, 7.0], False),  # too early to say
        ([5.0, 7.0, 6.0], [1.0, 3.0, 2.0], False),
        ([5.0, 7.0, 6.0, 5.0], [1.0, 3.0, 2.0, 1.0], True),  # worse by four in every world
        ([5.0, 7.0, 6.0, 5.0], [9.0, 1.0, 2.0, 1.0], False),  # worse, but not surely
        ([5.0, 7.0, 6.0, 5.0], [5.0, 7.0, 6.0, 5.0], True),
    ],
)
def test_a_move_that_is_clearly_behind_or_comes_to_the_same_is_dropped_early(best: list[float], other: list[float], behind: bool) -> None:
    assert candidate(other).behind(candidate(best), 3.0) is behind
    assert not candidate(other).behind(candidate(best), 3.0, 16), "a careful search wants to see more of it"


@pytest.mark.parametrize("name", games())
def test_dropping_early_saves_simulations_and_loses_no_move(name: str) -> None:
    state = midgame(name, 30)
    seat = next(one for one in state.to_act() if len(state.moves(one)) > 2)
    done = []
    for sure in (0.0, 3.0):
        mind = searching("search:40")
        mind.sure = sure
        ranked = mind.ranked(Seat(state, seat))
        assert sorted(one.move.index for one in ranked) == sorted(move.index for move in state.moves(seat))
        tried = [bool(one.values) for one in ranked]
        assert tried == sorted(tried, reverse=True)
        done.append(mind.done)
    assert done[1] <= done[0]


def test_a_sealed_answer_is_weighed_in_the_worlds_that_it_shares_with_the_best() -> None:
    """The other one came to the same, and was dropped before the worlds in which nobody does well."""
    moves = game("workshop_of_the_world").new(3, 1).moves(0)
    best, other = Candidate(moves[0], 0.5, 0.5), Candidate(moves[1], 0.5, 0.5)
    for value in (10.0, 0.0, 0.0, 0.0, 0.0, 0.0):
        best.add(value, 0.5, [value])
    other.add(10.0, 0.5, [10.0])
    mind = searching("search")
    drawn = [mind.mixed([best, other], 10.0) for _ in range(400)]
    assert 160 < drawn.count(moves[0]) < 240
    untried = [Candidate(move, 0.5, 0.5) for move in moves[:2]]
    assert {mind.mixed(untried, 10.0) for _ in range(40)} == set(moves[:2])


def test_it_can_be_stopped_and_answers_with_the_best_so_far() -> None:
    state = midgame("workshop_of_the_world", 30)
    seat = state.to_act()[0]
    mind = searching("search:3000s")
    threading.Timer(0.2, mind.stop).start()
    start = time.monotonic()
    assert mind.choose(Seat(state, seat)) in state.moves(seat)
    assert time.monotonic() - start < 100


@pytest.mark.parametrize("name", games())
def test_the_same_number_of_simulations_gives_the_same_choices_interpreted_and_compiled(name: str) -> None:
    """The file was written by one of them and is compared with both; ROUNDHOUSE_GOLDEN=write writes it anew."""
    chosen = []
    for moves, mind in ((0, "search:12"), (21, "search:12"), (60, "search:12"), (30, "normal")):
        state = midgame(name, moves)
        seat = state.to_act()[0]
        chosen.append(f"{name} {moves} {seat} {mind}: {bot(mind, Chance(2)).choose(Seat(state, seat)).text}")
    kept = CHOICES.read_text(encoding="utf-8").splitlines() if CHOICES.exists() else []
    if os.environ.get("ROUNDHOUSE_GOLDEN") == "write":
        kept = sorted([line for line in kept if line.split()[0] != name] + chosen)
        CHOICES.write_text("\n".join(kept) + "\n", encoding="utf-8")
    assert sorted(chosen) == [line for line in kept if line.split()[0] == name]
