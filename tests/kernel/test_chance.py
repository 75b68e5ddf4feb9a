"""Chance: fair, repeatable, and the same from wherever it is taken up."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from roundhouse import Chance


def test_the_numbers_of_a_seed_never_change() -> None:
    """Part of every record: a changed generator would make old games unreadable."""
    chance = Chance(7)
    assert [chance.below(6) for _ in range(20)] == [2, 4, 1, 4, 5, 0, 1, 4, 1, 2, 3, 1, 5, 0, 5, 1, 2, 4, 4, 1]


@given(st.integers(0, 2**128), st.integers(0, 100), st.integers(1, 50))
def test_a_chance_can_be_taken_up_anywhere(seed: int, skipped: int, taken: int) -> None:
    first = Chance(seed)
    for _ in range(skipped):
        first.word()
    again = Chance(seed, skipped)
    copy = first.copy()
    wanted = [first.word() for _ in range(taken)]
    assert [again.word() for _ in range(taken)] == wanted
    assert [copy.word() for _ in range(taken)] == wanted


def test_below_is_fair() -> None:
    chance = Chance(3)
    counts = Counter(chance.below(5) for _ in range(20_000))
    assert set(counts) == set(range(5))
    assert all(3_700 < count < 4_300 for count in counts.values())


def test_below_is_fair_where_the_numbers_do_not_divide_evenly() -> None:
    """Of 2**32 numbers the last 2**30 are drawn again; taken modulo they would make the lowest third of the range come up half the time."""
    chance = Chance(3)
    low = sum(chance.below(3 * 2**30) < 2**30 for _ in range(3_000))
    assert 880 < low < 1_120


@given(st.lists(st.integers(0, 99), max_size=40), st.integers(0, 10**6))
def test_a_shuffle_keeps_every_card(cards: list[int], seed: int) -> None:
    shuffled = cards[:]
    Chance(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_a_fork_tells_nothing_of_its_origin_and_moves_it_on() -> None:
    chance = Chance(9)
    one, two = chance.fork(), chance.fork()
    assert len({chance.seed, one.seed, two.seed}) == 3


def test_the_order_of_a_shuffle_and_the_seed_of_a_fork_never_change() -> None:
    """Part of every record, as are the numbers."""
    cards = list(range(8))
    Chance(1).shuffle(cards)
    assert cards == [1, 3, 5, 2, 4, 7, 6, 0]
    chance = Chance(9)
    assert Chance(9).fork().seed == chance.word() * 2**32 + chance.word()


def test_a_number_is_drawn_again_from_the_first_that_would_be_unfair() -> None:
    fair = 3 * 2**30
    chance = Chance(0, 1)
    chance.block = (0, fair, 2**32 - 1, 7, fair - 1, *[0] * 11)
    assert [chance.below(fair), chance.drawn] == [7, 4]
    assert [chance.below(fair), chance.drawn] == [fair - 1, 5]
