"""Ranking by a figure, with ties broken by an order."""

from hypothesis import given
from hypothesis import strategies as st

from roundhouse.parts.ranking import ranked


def test_the_largest_comes_first_and_equal_ones_keep_their_order() -> None:
    assert ranked([2, 0, 1, 3], [5, 9, 5, 7]) == [1, 3, 2, 0]
    assert ranked([], []) == []


@given(st.lists(st.integers(-3, 3), max_size=8), st.randoms())
def test_as_a_stable_sort_would_have_it(figures: list[int], dice: object) -> None:
    order = list(range(len(figures)))
    dice.shuffle(order)  # type: ignore[attr-defined]
    before = order[:]
    assert ranked(order, figures) == sorted(order, key=lambda one: -figures[one])
    assert order == before
