"""Pairings as properties, on simulated fields of 5 to 500 players."""

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from roundhouse.server import pairing
from roundhouse.server.pairing import Game, Round

FEW = settings(max_examples=12, deadline=None)
ALLOWED = st.sampled_from([[2, 3, 4, 5], [3, 4], [2, 3, 4], [2, 3, 4, 5, 6], [3, 4, 5, 6]])


def field(count: int) -> list[str]:
    return [f"p{number}" for number in range(count)]


def played(one: Round, chance: Random) -> Round:
    """A round with results, now and then with shared places."""
    for game in one.games:
        ranks = [chance.randint(1, len(game.who)) if chance.random() < 0.2 else 0 for _ in game.who]
        order = chance.sample(range(len(game.who)), len(game.who))
        ranks = [rank or order.index(seat) + 1 for seat, rank in enumerate(ranks)]
        game.places = pairing.shared(ranks)
        game.shares = [1 / len(ranks)] * len(ranks)
    return one


def whole(one: Round, people: list[str], allowed: list[int]) -> None:
    """Everybody is there once, and every table is of a size that the game knows."""
    assert sorted([who for game in one.games for who in game.who] + one.out) == sorted(people)
    assert all(len(game.who) in allowed for game in one.games)


@FEW
@given(st.integers(5, 500), st.integers(3, 6), ALLOWED)
def test_tables_are_of_known_sizes_and_as_few_as_can_be_sit_out(count: int, wanted: int, allowed: list[int]) -> None:
    found = pairing.sizes(count, wanted, allowed)
    assert set(found) <= set(allowed)
    if min(allowed) <= 3 and max(allowed) >= 4:
        assert sum(found) == count or (count == 5 and allowed == [3, 4]), "3 and 4 make every number from 6 on"


@settings(max_examples=8, deadline=None)
@given(st.integers(5, 500), st.integers(3, 6), ALLOWED, st.integers(0, 10_000))
def test_swiss_rounds_are_whole_do_not_repeat_where_avoidable_and_balance_sitting_out(count: int, wanted: int, allowed: list[int], seed: int) -> None:
    wanted = min(wanted, max(allowed))
    people, chance, rounds = field(count), Random(seed), list[Round]()
    for _ in range(3 if count > 150 else 4):
        rounds.append(played(pairing.swiss(people, rounds, wanted, allowed, chance), chance))
        whole(rounds[-1], people, allowed)
    again = sum(times - 1 for times in pairing.meetings(rounds).values() if times > 1)
    if count >= 8 * max(allowed) * len(rounds):
        assert again == 0, "there are others enough"
    assert again <= len(rounds) * count, "and never more than a small field forces"
    sat = Counter(who for one in rounds for who in one.out)
    assert max(sat.values(), default=0) - min((sat[who] for who in people), default=0) <= 1


@settings(max_examples=6, deadline=None)
@given(st.integers(60, 160), st.integers(0, 10_000))
def test_swiss_brings_those_of_like_points_together(count: int, seed: int) -> None:
    people, chance, rounds = field(count), Random(seed), list[Round]()
    for _ in range(3):
        rounds.append(played(pairing.swiss(people, rounds, 4, [3, 4, 5], chance), chance))
    score = {one.who: one.points for one in pairing.standings(people, rounds, dict.fromkeys(people, 0.0))}
    fresh = pairing.swiss(people, rounds, 4, [3, 4, 5], chance)
    spread = [max(score[who] for who in game.who) - min(score[who] for who in game.who) for game in fresh.games]
    lottery = [chance.sample(people, 4) for _ in fresh.games]
    wild = [max(score[who] for who in some) - min(score[who] for who in some) for some in lottery]
    assert sum(spread) < 0.8 * sum(wild)


@FEW
@given(st.integers(8, 60), st.integers(0, 10_000))
def test_seats_are_balanced_over_the_rounds(count: int, seed: int) -> None:
    people, chance, rounds = field(count), Random(seed), list[Round]()
    for _ in range(4):
        rounds.append(played(pairing.swiss(people, rounds, 4, [4], chance), chance))
    often = [max(Counter(game.who.index(who) for one in rounds for game in one.games if who in game.who).values(), default=0) for who in people]
    assert sum(often) / len(often) <= 1.75, "four rounds on four seats: hardly anybody has one seat more than twice"
    assert max(often) <= 3


@FEW
@given(st.integers(2, 40), st.integers(0, 10_000))
def test_a_round_robin_of_two_meets_everybody_once(count: int, seed: int) -> None:
    people = field(count)
    rounds = pairing.round_robin(people, 2, [2, 3], Random(seed))
    assert all(times == 1 for times in pairing.meetings(rounds).values())
    assert len(pairing.meetings(rounds)) == count * (count - 1) // 2
    for one in rounds:
        whole(one, people, [2])
    assert len(rounds) == (count - 1 if count % 2 == 0 else count)


@settings(max_examples=10, deadline=None)
@given(st.integers(5, 20), st.integers(3, 5), st.integers(0, 10_000))
def test_a_round_robin_at_larger_tables_meets_everybody(count: int, wanted: int, seed: int) -> None:
    people = field(count)
    rounds = pairing.round_robin(people, wanted, [3, 4, 5], Random(seed))
    assert set(pairing.meetings(rounds)) == {frozenset(pair) for pair in combinations(people, 2)}
    for one in rounds:
        whole(one, people, [3, 4, 5])
    assert len(rounds) <= 3 * (count - 1) / (wanted - 1) + 3


@FEW
@given(st.integers(5, 500), st.integers(3, 6), st.integers(1, 3), ALLOWED, st.integers(0, 10_000))
def test_a_knock_out_grows_smaller_and_ends_with_one_winner(count: int, wanted: int, best: int, allowed: list[int], seed: int) -> None:
    wanted = min(wanted, max(allowed))
    best = min(best, wanted - 1)
    people, chance, rounds = field(count), Random(seed), list[Round]()
    left = count
    while (fresh := pairing.knock_out(people, rounds, wanted, best, allowed, chance)) is not None:
        there = [who for game in fresh.games for who in game.who] + fresh.out
        assert len(there) == len(set(there)) and all(len(game.who) in allowed for game in fresh.games)
        assert len(there) < left or not rounds, "fewer every time"
        left = len(there)
        rounds.append(played(fresh, chance))
        assert len(rounds) < 40
    assert rounds and len(rounds[-1].games) == 1


@FEW
@given(st.integers(5, 200), st.integers(3, 6), st.integers(1, 3), ALLOWED, st.integers(0, 10_000))
def test_whoever_wins_the_last_table_of_a_knock_out_has_won_it(count: int, wanted: int, best: int, allowed: list[int], seed: int) -> None:
    """Points of earlier rounds do not bring anybody past those who came further; those who left on the way stand where they came to."""
    wanted = min(wanted, max(allowed))
    best = min(best, wanted - 1)
    people, chance, rounds = field(count), Random(seed), list[Round]()
    staying = people[:]
    while (fresh := pairing.knock_out(staying, rounds, wanted, best, allowed, chance)) is not None:
        rounds.append(played(fresh, chance))
        gone = {who for who in staying if chance.random() < 0.05}
        staying = [who for who in staying if who not in gone]
    came = {who: number for number, one in enumerate(rounds) for who in [*one.out, *(who for game in one.games for who in game.who)]}
    order = [one.who for one in pairing.knocked_out(people, rounds, {who: chance.random() for who in people})]
    assert sorted(order) == sorted(people)
    assert [came.get(who, -1) for who in order] == sorted((came.get(who, -1) for who in order), reverse=True)
    last = rounds[-1].games
    if len(last) == 1 and last[0].places:
        assert last[0].places[last[0].who.index(order[0])] == min(last[0].places) or order[0] in rounds[-1].out


def test_a_shared_victory_in_a_knock_out_is_settled_by_the_points_on_the_board() -> None:
    table = Game(["a", "b", "c"], pairing.shared([1, 1, 3]), [0.3, 0.5, 0.2])
    assert pairing.survivors(Round([table]), 1, list("abc")) == ["b"]
    assert [one.who for one in pairing.knocked_out(list("abc"), [Round([table])], dict.fromkeys("abc", 0.0))] == ["b", "a", "c"]
    equal = Game(["a", "b", "c"], pairing.shared([1, 1, 1]), [1 / 3] * 3)
    assert len(pairing.survivors(Round([equal]), 1, list("abc"))) == 1, "and then by the seat: somebody goes on"
    assert pairing.knock_out(["a"], [Round([Game(["a", "b"], [1, 2], [0.6, 0.4])], ["c"])], 2, 1, [2], Random(1)) is None, "who sat out has left: it is over"


@settings(max_examples=8, deadline=None)
@given(st.integers(5, 200), st.integers(0, 10_000))
def test_swiss_rounds_are_whole_while_people_drop_out(count: int, seed: int) -> None:
    people, chance, rounds = field(count), Random(seed), list[Round]()
    while len(people) >= 3 and len(rounds) < 6:
        rounds.append(played(pairing.swiss(people, rounds, 4, [3, 4, 5], chance), chance))
        whole(rounds[-1], people, [3, 4, 5])
        people = [who for who in people if chance.random() > 0.25]
    assert sum(one.points for one in pairing.standings(field(count), rounds, dict.fromkeys(field(count), 0.0))) == pytest.approx(
        sum(len(game.who) / 2 for one in rounds for game in one.games) + sum(len(one.out) / 2 for one in rounds)
    )


@FEW
@given(st.integers(2, 6).flatmap(lambda n: st.lists(st.integers(1, n), min_size=n, max_size=n)))
def test_points_of_a_table_are_always_the_same_in_all(ranks: list[int]) -> None:
    found = pairing.points(pairing.shared(ranks))
    assert sum(found) == pytest.approx(len(ranks) / 2) and all(0 <= one <= 1 for one in found)
    for one, two in combinations(range(len(ranks)), 2):
        assert (ranks[one] < ranks[two]) == (found[one] > found[two])


@FEW
@given(st.lists(st.integers(4, 12), min_size=2, max_size=5), st.integers(1, 3))
def test_promotion_keeps_everybody_and_the_sizes_of_the_divisions(counts: list[int], up: int) -> None:
    divisions = [[f"d{level}p{place}" for place in range(count)] for level, count in enumerate(counts)]
    fresh = pairing.promoted(divisions, up)
    assert sorted(who for one in fresh for who in one) == sorted(who for one in divisions for who in one)
    assert all(who in fresh[level - 1] for level in range(1, len(divisions)) for who in divisions[level][: min(up, counts[level] // 2)])
    if len(set(counts)) == 1:
        assert [len(one) for one in fresh] == counts


def test_tie_breaks_are_taken_in_their_order() -> None:
    games = [Game(["a", "b", "c"], [1, 2, 3], [0.6, 0.3, 0.1]), Game(["d", "e", "f"], [1, 2, 3], [0.5, 0.4, 0.1])]
    order = [one.who for one in pairing.standings(list("abcdef"), [Round(games)], dict.fromkeys("abcdef", 0.0))]
    assert order == ["a", "d", "e", "b", "c", "f"]
