"""RW-9.21 to RW-9.28: cards that are named with an action."""

import pytest

from roundhouse.testing import rule

from .table import A, B, card, deliver, hold, offer, others_pass, pass_all, phase, play, put_cubes, refused, table, tile
from .test_delivery import WASHINGTON_TO_NEW_YORK, seaboard

PITTSBURGH = ((20, 10, 3, 0), (21, 10, 3, 0), (22, 10, 3, 0))


@rule("RW-9.21", "RW-9.22", "RW-9.24", "RW-9.26", "RW-9.28")
@pytest.mark.parametrize(
    ("cards", "price"),
    [
        ((), 14000),
        (("Government Land Grant",), 12000),
        (("Tunnel Engineer",), 8000),
        (("Government Land Grant", "Tunnel Engineer"), 6000),
        (("Government Land Grant", "Tunnel Engineer", "Civil Engineers"), 2000),
    ],
)
def test_e43_building_with_cards(cards: tuple[str, ...], price: int) -> None:
    """E43: Pittsburgh-Harrisburg costs 14,000; with cards 12,000, 8,000, 6,000 and 2,000."""
    state = table()
    state.cash[A] = 20000
    hold(state, A, *cards)
    play(state, A, *(f"use {name}" for name in cards), "build Pittsburgh", *(tile(*one) for one in PITTSBURGH))
    assert (20000 - state.cash[A], state.links[A]) == (price, 1)


@rule("RW-9.21", "RW-9.28")
def test_a_land_grant_frees_the_first_four_open_tiles() -> None:
    """With eight tiles allowed the fifth open tile is paid."""
    state = table()
    state.cash[A] = 20000
    hold(state, A, "Government Land Grant", "Perfect Engineering")
    play(state, A, "use Government Land Grant", "use Perfect Engineering", "build Minneapolis")
    play(state, A, tile(4, 3, 4, 1), tile(5, 4, 4, 2), tile(4, 5, 5, 2), tile(4, 6, 5, 2))
    assert (state.price, phase(state)) == (0, "track")
    play(state, A, tile(3, 7, 5, 2))
    assert state.cash[A] == 18000


@rule("RW-9.23")
def test_perfect_engineering_lays_up_to_eight_tiles() -> None:
    """Nine tiles separate Kansas City and Chicago: eight can be laid in one action, and a single link is completed at most."""
    state = table(2)
    hold(state, A, "Perfect Engineering")
    play(state, A, "use Perfect Engineering", "build Minneapolis", tile(4, 3, 4, 1), tile(5, 4, 4, 2), tile(4, 5, 5, 2), tile(4, 6, 5, 2))
    assert phase(state) == "track"
    assert state.view(None)["table"]["chain"]["allowed"] == 8
    play(state, A, tile(3, 7, 5, 2))
    assert (state.links[A], state.turn) == (1, B)


@rule("RW-9.24", "RW-9.8")
def test_e74_civil_engineers_once_per_turn() -> None:
    """E74: twice in one turn is illegal; once in each of two turns is legal."""
    state = table(2)
    hold(state, A, "Civil Engineers")
    play(state, A, "use Civil Engineers")
    build_from = "build New York"
    play(state, A, build_from, tile(25, 11, 5, 3))
    assert (state.cash[A], state.bonds[A]) == (0, 0)  # 2,000 less 4,000 is not below 0
    others_pass(state)
    assert refused(state, A, "use Civil Engineers") == "RW-9.8"
    pass_all(state)
    for _ in range(2):
        play(state, state.turn, "withdraw")
    others_pass(state)
    assert refused(state, A, "use Civil Engineers") is None


@rule("RW-9.8", "RW-9.25")
def test_express_service_adds_a_link_once_per_turn() -> None:
    """Also in the turn in which it was taken; the delivery follows at once."""
    state = seaboard(level=2)
    offer(state, "Express Service")
    put_cubes(state, "Washington", "red", "red")
    assert refused(state, A, "deliver Washington red") == "RW-8.6"
    play(state, A, "take Express Service")
    others_pass(state)
    play(state, A, "use Express Service")
    assert refused(state, A, "upgrade") == "RW-9.27"
    assert refused(state, A, "deliver Washington black") == "RW-8.5"
    deliver(state, A, "Washington", "red", *WASHINGTON_TO_NEW_YORK)
    assert state.position[A] == 3
    others_pass(state)
    assert refused(state, A, "use Express Service") == "RW-9.8"
    assert refused(state, A, "deliver Washington red") == "RW-8.6"


@rule("RW-9.25")
def test_express_service_never_makes_more_than_eight() -> None:
    from roundhouse.games.railways_of_the_world.delivery import allowed

    state = table()
    state.level[A] = 8
    assert allowed(state, A, 1) == 8
    state.level[A] = 7
    assert allowed(state, A, 1) == 8


@rule("RW-9.27", "RW-9.26")
def test_one_card_of_each_name_named_before_the_action() -> None:
    state = table(2)
    hold(state, A, "Government Land Grant", "Government Land Grant", "Tunnel Engineer", "Express Service")
    assert refused(state, A, "use Express Service") == "RW-9.4"  # nothing can be delivered
    play(state, A, "use Government Land Grant")
    assert refused(state, A, "use Government Land Grant") == "RW-9.27"
    assert refused(state, A, "use Express Service") == "RW-9.27"
    assert refused(state, A, "upgrade") == "RW-9.27"
    play(state, A, "use Tunnel Engineer", "build New York")
    assert refused(state, A, "use Tunnel Engineer") == "RW-6.7"
    play(state, A, tile(25, 11, 5, 3))
    assert (state.cash[A], state.bonds[A]) == (0, 0)
    assert sorted(state.discards) == sorted([card(state, "Government Land Grant"), card(state, "Tunnel Engineer")])  # used up though it saved nothing


@rule("RW-9.9")
def test_cards_held_are_not_limited_and_worth_nothing_at_the_end() -> None:
    state = table(2)
    hold(state, A, *[state.board.cards.names[one] for one in state.deck])
    pass_all(state)
    assert state.over
    assert state.scores() == [0, 0]
