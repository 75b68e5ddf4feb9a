"""RW-11: Major Lines and Rail Barons."""

import pytest

from roundhouse.games.railways_of_the_world.goals import baron_points, longest_route
from roundhouse.testing import rule

from .table import A, B, build, link, offer, others_pass, pass_all, play, table


def baron(state, seat: int, name: str) -> None:
    """Let a seat have kept this Baron."""
    number = state.board.goals.baron_names.index(name)
    state.baron[seat] = number
    state.dealt[2 * seat] = number


def north_east(**options):
    """E76: A owns the way from New York to Baltimore and the one from Pittsburgh to Chicago, but not the link between them."""
    state = table(2, **options)
    offer(state)
    link(state, A, "New York", "Philadelphia", (25, 11, 5, 3))
    link(state, A, "Philadelphia", "Baltimore", (24, 12, 5, 3))
    for one, other in (("Pittsburgh", "Cleveland"), ("Cleveland", "Toledo"), ("Toledo", "Fort Wayne"), ("Fort Wayne", "Chicago")):
        link(state, A, one, other)
    return state


BALTIMORE_PITTSBURGH = ((22, 12, 0, 3), (21, 12, 0, 4), (20, 11, 1, 3), (19, 11, 0, 4))


@rule("RW-11.1", "RW-11.2", "RW-6.25")
def test_e76_one_link_completes_two_major_lines() -> None:
    """E76: Baltimore-Pittsburgh connects New York-Chicago (10) and Baltimore-Toledo (6): 16 points at once; later nobody scores them."""
    state = north_east()
    build(state, A, "Baltimore", *BALTIMORE_PITTSBURGH)
    assert state.links[A] == 7
    assert state.position == [16, 0]
    taken = {f"{line['a']}-{line['b']}" for line in state.view(None)["table"]["lines"] if line["seat"] == A}
    assert taken == {"New York-Chicago", "Baltimore-Toledo"}
    link(state, B, "Baltimore", "Harrisburg")
    play(state, B, "pass")
    assert state.position == [16, 0]


@rule("RW-11.1")
def test_only_own_links_connect() -> None:
    """With a link of B in the way the line is not complete."""
    state = table(2)
    offer(state)
    link(state, A, "Boston", "Providence")
    link(state, B, "Providence", "New Haven")
    link(state, A, "New Haven", "New York")
    link(state, A, "New York", "Philadelphia", (25, 11, 5, 3))
    link(state, A, "Philadelphia", "Baltimore", (24, 12, 5, 3))
    build(state, A, "Baltimore", (22, 13, 5, 2))
    assert state.position == [0, 0]


@rule("RW-11.3", "RW-18.17")
def test_major_lines_in_the_deck() -> None:
    """A line counts only face up; a connection that exists scores after its owner's next action, even a pass."""
    from roundhouse.games.railways_of_the_world.turn import lay_open

    state = north_east(major_lines="deck")
    lines = state.board.lines
    state.line_of = [-2] * lines
    state.deck = [one for one in state.deck if one < state.board.kinds] + list(range(state.board.kinds, state.board.kinds + lines))
    build(state, A, "Baltimore", *BALTIMORE_PITTSBURGH)
    assert state.position == [0, 0]
    number = state.board.kinds + 1  # New York-Chicago
    state.deck.remove(number)
    lay_open(state, number)
    assert len(state.view(None)["table"]["lines"]) == 1
    play(state, B, "pass")
    assert state.position == [0, 0]
    play(state, A, "pass")
    assert state.position == [10, 0]
    assert sum(1 for one in table(3, major_lines="deck").line_of if one == -2) >= lines - 6


@rule("RW-11.4", "RW-13.4")
def test_e13_the_final_score() -> None:
    """E13: A at 62 with 14 bonds and a Baron not met; B at 55 with 6 bonds and a Baron of 7: A 48, B 56."""
    state = table(2)
    state.score(A, 62, 0)
    state.score(B, 55, 0)
    state.bonds = [14, 6]
    state.cash = [50000, 20000]
    state.position = [62, 55]
    baron(state, A, "Cornelius Vanderbilt")
    baron(state, B, "Russell Sage")
    pass_all(state)
    assert state.over
    assert state.baron_score == [0, 7]
    assert state.scores() == [48, 56]
    assert state.ranking() == [B, A]


@rule("RW-11.5")
def test_connect_and_links_at_a_city() -> None:
    state = north_east()
    link(state, A, "Baltimore", "Pittsburgh")
    baron(state, A, "Cornelius Vanderbilt")
    assert baron_points(state, A) == 7
    baron(state, A, "Henry Flagler")
    assert baron_points(state, A) == 0
    baron(state, A, "George Pullman")
    assert baron_points(state, A) == 2
    for other in ("Milwaukee", "Springfield", "Dubuque"):
        link(state, A, "Chicago", other)
    assert baron_points(state, A) == 8
    assert state.board.goals.baron_points[state.baron[A]] == 8  # the most it gives


@rule("RW-11.5")
def test_the_longest_route_uses_no_city_twice() -> None:
    state = table(2)
    link(state, A, "New York", "Philadelphia", (25, 11, 5, 3))
    link(state, A, "New York", "Philadelphia", (25, 10, 0, 2))  # a parallel link makes it no longer
    assert longest_route(state, A) == 1
    link(state, A, "Philadelphia", "Baltimore", (24, 12, 5, 3))
    link(state, A, "Philadelphia", "Harrisburg")
    assert longest_route(state, A) == 2
    link(state, A, "Harrisburg", "Baltimore")
    assert longest_route(state, A) == 3
    link(state, A, "Baltimore", "Washington", (22, 13, 5, 2))
    assert longest_route(state, A) == 4
    baron(state, A, "Jay Gould")
    assert baron_points(state, A) == 8


@rule("RW-11.6", "RW-18.13")
def test_e77_a_tie_gives_nothing() -> None:
    """E77: bonds A 5, B 5, C 9: "fewest bonds" gives A nothing."""
    state = table(3)
    state.bonds = [5, 5, 9]
    baron(state, A, "Daniel Drew")
    assert baron_points(state, A) == 0
    state.bonds = [4, 5, 9]
    assert baron_points(state, A) == 7


@rule("RW-11.5", "RW-11.6")
@pytest.mark.parametrize(
    ("name", "field", "figures", "points"),
    [
        ("J. P. Morgan", "cash", ([5000, 4000, 0], [5000, 5000, 0]), 7),
        ("E. H. Harriman", "level", ([3, 2, 1], [3, 3, 1]), 6),
        ("Thomas A. Scott", "links", ([3, 2, 0], [3, 3, 0]), 6),
        ("Russell Sage", "bonds", ([1, 2, 3], [1, 1, 3]), 7),
    ],
)
def test_most_means_alone(name: str, field: str, figures: tuple[list[int], list[int]], points: int) -> None:
    state = table(3)
    baron(state, A, name)
    setattr(state, field, figures[0])
    assert baron_points(state, A) == points
    setattr(state, field, figures[1])
    assert baron_points(state, A) == 0


@rule("RW-11.5", "RW-10.6")
def test_a_western_link_built() -> None:
    state = table(2)
    baron(state, A, "James J. Hill")
    assert baron_points(state, A) == 0
    state.western[1] = A
    assert baron_points(state, A) == 5


@rule("RW-11.7")
def test_money_and_bonds_count_after_the_last_income() -> None:
    """B has more money before the last income, A after it."""
    state = table(2)
    state.cash = [9000, 10000]
    state.score(A, 1, 0)
    baron(state, A, "J. P. Morgan")
    baron(state, B, "Daniel Drew")
    assert baron_points(state, A) == 0
    pass_all(state)
    assert state.over
    assert state.cash == [12000, 10000]
    assert state.baron_score[A] == 7


@rule("RW-11.2")
def test_lines_are_checked_when_a_link_is_completed() -> None:
    state = north_east()
    play(state, A, "pass")
    others_pass(state)
    link(state, A, "Baltimore", "Pittsburgh")
    assert state.position[A] == 0  # put on the table by hand: nobody completed it
    build(state, A, "New York", (25, 10, 0, 2))
    assert state.position[A] == 16
