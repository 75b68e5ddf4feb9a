"""RW-12 and RW-13: income, dividends, the end and the winner."""

import pytest

from roundhouse.games.railways_of_the_world.turn import income_of
from roundhouse.testing import rule

from .table import A, B, city, cubes, deliver, empty_cities, fresh, legal, link, offer, others_pass, pass_all, phase, play, put_cubes, score, table


@rule("RW-12.1", "RW-12.6")
@pytest.mark.parametrize(("position", "dollars"), [(0, 0), (7, 10000), (40, 25000), (45, 25000), (49, 25000), (50, 24000), (120, 10000), (130, 10000)])
def test_e80_e82_income_by_position(position: int, dollars: int) -> None:
    """E80 and E82: $0 at 0, $10,000 at 7, $25,000 at 45, $24,000 at 50, the last value beyond the end."""
    state = table()
    score(state, A, position)
    assert income_of(state, A) == dollars


@rule("RW-12.2", "RW-12.3", "RW-4.2")
def test_e81_dividends_with_a_new_bond() -> None:
    """E81: position 7, no money, 12 bonds: 10,000 - 12,000, one bond: $3,000 and 13 bonds; the new one is not charged yet."""
    state = table(2)
    score(state, A, 7)
    state.bonds[A] = 12
    pass_all(state)
    assert (state.cash[A], state.bonds[A]) == (3000, 13)


@rule("RW-12.1", "RW-6.21", "RW-18.9")
def test_incomplete_links_go_before_income() -> None:
    state = table(2)
    play(state, A, "build Chicago", "lay 9,9 SW-NE", "stop")
    heard = state.listen()
    pass_all(state)
    kinds = [event.kind for event in heard if event.kind in ("removed", "income", "card")]
    assert kinds == ["removed", "income", "income", "card"]


@rule("RW-12.4")
def test_nobody_decides_anything_in_the_income_phase() -> None:
    state = table(2)
    play(state, A, "upgrade")
    for _ in range(5):
        play(state, state.turn, "pass")
    assert (phase(state), state.turn_number) == ("auction", 2)
    assert (state.bonds, state.cash) == ([2, 0], [4000, 0])


@rule("RW-12.5")
def test_a_new_turn_starts_in_round_1() -> None:
    state = table(2)
    cards = len(state.face_up)
    play(state, A, "upgrade")
    pass_all(state)
    assert (state.turn_number, state.round, len(state.face_up)) == (2, 0, cards + 1)


def last_cube(state, start: str = "New York") -> None:
    """A can deliver the last cube of New York to Philadelphia."""
    offer(state)
    link(state, A, start, "Philadelphia", (25, 11, 5, 3))
    put_cubes(state, start, "blue")


@rule("RW-13.1", "RW-13.2", "RW-13.8", "RW-17.11")
@pytest.mark.parametrize("round", [0, 1, 2])
def test_e83_the_end_comes_one_complete_turn_later(round: int) -> None:
    """E83: with five players the 16th marker is placed; this turn is finished, one more complete turn is played."""
    state = table(5)
    empty_cities(state, 15, keep=("New York", "Philadelphia"))
    last_cube(state)
    for _ in range(5 * round):
        play(state, state.turn, "pass")
    state.acted = True
    assert state.trigger == 0
    deliver(state, A, "New York", "blue", "New York SW")
    assert (state.empty, state.trigger, state.view(None)["table"]["last_turn"]) == (16, 1, 2)
    pass_all(state)
    assert (state.over, state.turn_number, phase(state)) == (False, 2, "auction")
    play(state, state.turn, "bid 1000")
    while phase(state) == "auction":
        play(state, state.turn, "withdraw")
    play(state, state.turn, "upgrade")
    pass_all(state)
    assert state.over


@rule("RW-13.3", "RW-18.14")
def test_e84_removed_markers_before_and_after_the_trigger() -> None:
    """E84: 15 markers, one is removed, two more cities are emptied: triggered; a marker removed later changes nothing."""
    state = table(5)
    empty_cities(state, 15, keep=("New York", "Philadelphia", "New Haven", "Boston", "Providence"))
    grey = next(name for name in state.board.land.city_names if not cubes(state, name) and state.colour[city(state, name)] == 5)
    last_cube(state)
    play(state, A, f"urbanize {grey}", "colour red")
    assert (state.empty, state.trigger) == (14, 0)
    put_cubes(state, "Boston")
    assert (state.empty, state.trigger) == (15, 0)
    others_pass(state)
    deliver(state, A, "New York", "blue", "New York SW")
    assert (state.empty, state.trigger) == (16, 1)
    other = next(name for name in state.board.land.city_names if not cubes(state, name) and state.colour[city(state, name)] == 5)
    play(state, B, f"urbanize {other}", "colour blue")
    assert (state.empty, state.trigger) == (15, 1)
    pass_all(state)
    assert state.turn_number == 2
    while phase(state) == "auction":
        play(state, state.turn, "withdraw")
    play(state, state.turn, "upgrade")
    pass_all(state)
    assert state.over


@rule("RW-13.4")
def test_the_score_may_be_negative() -> None:
    state = table(2)
    state.bonds = [7, 0]
    assert state.scores() == [-7, 0]


@rule("RW-13.5", "RW-18.15")
def test_e85_ties() -> None:
    """E85: more cities, even in two networks, then more money, then a shared victory."""
    state = table(2)
    score(state, A, 70)
    score(state, B, 70)
    state.cash = [0, 9000]
    assert state.ranking() == [B, A]
    link(state, A, "New York", "Philadelphia", (25, 11, 5, 3))
    link(state, A, "Chicago", "Springfield")
    link(state, B, "Boston", "Portland")
    link(state, B, "Boston", "Providence")
    assert [seats.bit_count() for seats in state.served] == [4, 3]
    assert state.ranking() == [A, B]
    link(state, B, "Atlanta", "Birmingham")
    link(state, A, "Springfield", "St. Louis")
    assert [seats.bit_count() for seats in state.served] == [5, 5]
    assert state.ranking() == [B, A] and state.winners() == [B]  # B is richer
    state.cash = [9000, 9000]
    assert state.scores() == [70, 70] and state.winners() == [A, B]


@rule("RW-13.6")
def test_a_turn_of_nothing_but_passes_ends_the_game() -> None:
    state = table(3)
    pass_all(state)
    assert (state.over, state.turn_number) == (True, 1)
    other = table(3)
    play(other, A, "pass")
    play(other, B, "upgrade")
    pass_all(other)
    assert not other.over


@rule("RW-13.7", "RW-17.2")
def test_e86_more_empty_cities_than_markers() -> None:
    """E86: a 24th city becomes empty: it counts, and the game goes on."""
    state = table(6)
    empty_cities(state, 23, keep=("New York", "Philadelphia"))
    state.trigger = 1
    last_cube(state)
    deliver(state, A, "New York", "blue", "New York SW")
    assert (state.empty, state.over, state.trigger) == (24, False, 1)
    assert legal(state, B)


@rule("RW-13.9", "RW-12.3")
def test_e87_the_last_income() -> None:
    """E87: a bond issued for the last dividends costs its point; no card is turned up after the last turn."""
    state = table(2)
    state.trigger = 1
    state.turn_number = 2
    state.bonds = [3, 0]
    play(state, A, "take " + next(state.board.cards.names[one] for one in state.face_up if state.board.cards.symbol[one] in (3, 4)))
    cards = (state.face_up[:], len(state.deck))
    pass_all(state)
    assert state.over
    assert (state.bonds[A], state.scores()[A]) == (4, -4)
    assert (state.face_up, len(state.deck)) == cards


@rule("RW-13.10")
def test_the_turn_limit() -> None:
    state = table(2, max_turns=12)
    state.turn_number = 12
    play(state, A, "upgrade")
    pass_all(state)
    assert state.over
    assert fresh(2).max_turns == 40


@rule("RW-13.10", "RW-13.2")
def test_the_last_turn_is_known_by_trigger_or_by_limit() -> None:
    state = table(2, max_turns=12)
    assert state.view(None)["table"]["last_turn"] is None
    state.trigger = state.turn_number = 5
    assert state.view(None)["table"]["last_turn"] == 6
    state.trigger = state.turn_number = 12
    assert state.view(None)["table"]["last_turn"] == 12  # and not a turn 13
    state.trigger = 0
    assert state.view(None)["table"]["last_turn"] == 12
    state.turn_number = 11
    assert state.view(None)["table"]["last_turn"] is None
