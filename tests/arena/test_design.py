"""Who meets whom: every pair equally often, every bot in every seat, the same deal for all."""

from collections import Counter
from itertools import combinations

import pytest

from roundhouse import game
from roundhouse.arena.design import LISTED, Tournament, companies, meetings
from roundhouse.kernel.errors import RoundhouseError


def plan(bots: int, players: int, games: int, seed: int = 3) -> Tournament:
    """A tournament of searches that differ in their strength; nobody plays it, so that any number may sit at a table."""
    return Tournament("valley_line", players, tuple(f"search:{number + 1}" for number in range(bots)), games, seed)


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (3, 3), (4, 3), (5, 2), (6, 4), (7, 3), (2, 3), (2, 4), (3, 4), (1, 3)])
def test_a_round_is_balanced(valley: str, bots: int, players: int) -> None:
    one = plan(bots, players, 1)
    whole = plan(bots, players, 2 * one.round)
    fixtures = [whole.fixture(number) for number in range(whole.games)]
    size = players if bots > 1 else 1
    seats = Counter((name, seat) for fixture in fixtures for seat, name in enumerate(fixture.seats))
    assert len(seats) == bots * players and len(set(seats.values())) == 1, "each bot in each seat equally often"
    met = Counter(pair for fixture in fixtures for pair in combinations(sorted(set(fixture.seats)), 2))
    assert len(met) == bots * (bots - 1) // 2 and len(set(met.values())) <= 1, "each pair equally often"
    least, most = meetings(whole)
    assert least == most == (next(iter(met.values())) if met else 0)
    deals: dict[int, set[tuple[str, ...]]] = {}
    for fixture in fixtures:
        deals.setdefault(fixture.seed, set()).add(fixture.seats)
    assert len(deals) == whole.games // size, "a deal for each block"
    assert all(len({tuple(sorted(company)) for company in seatings}) == 1 for seatings in deals.values())


def test_no_pair_runs_ahead(valley: str) -> None:
    """However early a tournament of six at tables of three ends, the pairs have met about equally often."""
    for blocks in range(1, 21):
        least, most = meetings(plan(6, 3, 3 * blocks))
        assert most - least <= 6, blocks


def test_many_bots_are_balanced_as_far_as_can_be(valley: str) -> None:
    assert companies(20, 4) > LISTED
    one = plan(20, 4, 4 * 190)
    assert one.round == 0
    least, most = meetings(one)
    assert least > 0 and most <= 2 * least + 8
    assert [one.fixture(number) for number in (700, 3, 90)] == [plan(20, 4, 900).fixture(number) for number in (700, 3, 90)]


def test_games_are_rounded_up_to_whole_blocks(valley: str) -> None:
    assert [Tournament.of(game(valley), 3, ["random", "greedy"], games, 0).games for games in (1, 100, 102)] == [3, 102, 102]
    assert Tournament.of(game(valley), 3, ["random"], 100, 0).games == 100, "a bot alone has a deal for each game"


def test_a_longer_plan_begins_with_the_shorter_one(valley: str) -> None:
    short, long = plan(4, 3, 30), plan(4, 3, 300)
    assert [short.fixture(number) for number in range(30)] == [long.fixture(number) for number in range(30)]
    assert short.fixture(4) != plan(4, 3, 30, seed=4).fixture(4)


@pytest.mark.parametrize(
    ("bots", "games", "seed", "words"),
    [
        (["random", "random"], 10, 0, "'random' is named twice"),
        (["random", ""], 10, 0, "empty place"),
        ([], 10, 0, "empty place"),
        (["nobody"], 10, 0, "there is no bot 'nobody'"),
        (["random"], 0, 0, "at least 1 game"),
        (["random"], 10, -1, "the seed must be"),
        ([f"search:{number + 1}" for number in range(65)], 10, 0, "at most 64"),
    ],
)
def test_bad_plans(valley: str, bots: list[str], games: int, seed: int, words: str) -> None:
    with pytest.raises(RoundhouseError, match=words):
        Tournament.of(game(valley), 3, bots, games, seed)
