"""RW-4: money and bonds."""

import pytest

from roundhouse.testing import rule

from .table import A, B, auction_of, build, hold, legal, link, pass_all, phase, play, refused, score, table


@rule("RW-4.2", "RW-4.3", "RW-18.1")
@pytest.mark.parametrize(
    ("cash", "price", "bonds", "left"),
    [(0, 2000, 1, 3000), (4000, 15000, 3, 4000), (5000, 5000, 0, 0), (0, 5000, 1, 0), (9000, 2000, 0, 7000)],
)
def test_e8_as_many_bonds_as_needed(cash: int, price: int, bonds: int, left: int) -> None:
    """E8: $0 pays $2,000 with one bond; $4,000 pays $15,000 with three; money that suffices needs none."""
    state = table()
    state.cash[A] = cash
    if price == 2000:
        build(state, A, "New York", (25, 11, 5, 3))
    else:
        state.level[A] = 1 if price == 5000 else 3
        play(state, A, "upgrade")
    assert (state.bonds[A], state.cash[A]) == (bonds, left)


@rule("RW-4.2")
def test_issuing_bonds_is_no_action_of_its_own() -> None:
    state = table()
    assert legal(state, A, "bonds") == []
    assert refused(state, A, "bonds 3") == "RW-5.3"


@rule("RW-4.6", "RW-13.4")
def test_a_bond_costs_a_thousand_each_turn_and_a_point_at_the_end() -> None:
    state = table(2)
    state.bonds[A] = 4
    state.cash[A] = 10000
    score(state, A, 3)
    assert state.scores()[A] == -1
    pass_all(state)
    assert state.cash[A] == 10000 + 6000 - 4000


@rule("RW-4.7")
def test_money_goes_to_the_bank_only() -> None:
    """B delivers over a link of A and uses no money; A pays for track and nobody receives it."""
    state = table()
    state.cash = [20000, 20000, 20000]
    build(state, A, "New York", (25, 11, 5, 3))
    assert state.cash == [18000, 20000, 20000]


@rule("RW-4.8")
def test_no_action_is_refused_for_lack_of_money() -> None:
    """With $0 everything is legal; track is paid after the last tile, the others before their effect."""
    state = table()
    assert state.cash[A] == 0
    for text in ("upgrade", "urbanize New Haven", "build Chicago"):
        assert refused(state, A, text) is None
    play(state, A, "build Chicago", "lay 9,9 SW-NE", "lay 9,10 SW-NE")
    assert state.bonds[A] == 0
    play(state, A, "stop")
    assert (state.bonds[A], state.cash[A]) == (1, 1000)


@rule("RW-4.3", "RW-4.9")
def test_free_bonds_the_payer_names_the_number() -> None:
    state = table(free_bonds=True)
    play(state, A, "upgrade")
    assert phase(state) == "bonds"
    assert state.view(None)["table"]["payment"] == {"due": 5000, "bonds": 1}
    assert refused(state, A, "bonds 0") == "RW-4.9"
    assert refused(state, A, "pass") == "RW-4.9"
    assert legal(state, A) == [f"bonds {number}" for number in range(1, 21)]
    assert state.level[A] == 1
    play(state, A, "bonds 3")
    assert (state.level[A], state.bonds[A], state.cash[A]) == (2, 3, 10000)
    assert state.turn == B


@rule("RW-4.9", "RW-5.14")
def test_free_bonds_at_every_payment_above_nothing() -> None:
    """Track, urbanizing and both payments of the auction; a withdrawal without a bid and dividends ask nobody."""
    state = table(free_bonds=True, auction="full_order")
    build(state, A, "New York", (25, 11, 5, 3))
    play(state, A, "bonds 1")
    assert (state.bonds[A], state.cash[A], len(state.link_owner)) == (1, 3000, 1)
    play(state, B, "urbanize New Haven", "colour red")
    assert phase(state) == "bonds"
    play(state, B, "bonds 2")
    assert state.tiled[state.board.land.city_names.index("New Haven")] == 1
    pass_all(state)
    assert phase(state) == "auction"
    assert state.bonds == [1, 2 + 1, 0]  # dividends of B took the fewest
    first = state.turn
    second, third = (first + 1) % 3, (first + 2) % 3
    play(state, first, "bid 3000")
    play(state, second, "withdraw")
    assert phase(state) == "auction"
    play(state, third, "bid 4000")
    play(state, first, "withdraw")
    assert (phase(state), state.due, state.turn) == ("bonds", 2000, first)
    play(state, first, legal(state, first)[0])
    assert (phase(state), state.due, state.turn) == ("bonds", 4000, third)
    play(state, third, legal(state, third)[0])
    assert (phase(state), state.turn) == ("action", third)


@rule("RW-4.9", "RW-9.24")
def test_a_build_made_free_by_cards_issues_nothing() -> None:
    state = table(free_bonds=True)
    hold(state, A, "Civil Engineers")
    play(state, A, "use Civil Engineers", "build New York", "lay 25,11 W-NE")
    assert phase(state) == "action"
    assert (state.bonds[A], state.cash[A]) == (0, 0)


@rule("RW-4.8", "RW-5.9")
def test_the_winner_of_the_auction_pays_at_its_end() -> None:
    state = table()
    auction_of(state)
    play(state, A, "bid 7000")
    assert state.bonds[A] == 0
    play(state, B, "withdraw")
    play(state, 2, "withdraw")
    assert (state.bonds[A], state.cash[A]) == (2, 3000)  # E24


@rule("RW-17.7")
def test_money_stays_a_multiple_of_a_thousand_and_bonds_never_shrink() -> None:
    state = table(2)
    link(state, B, "New York", "Philadelphia", (25, 11, 5, 3))
    before = state.bonds[:]
    for _ in range(12):
        play(state, state.turn, legal(state, state.turn, "upgrade")[0] if legal(state, state.turn, "upgrade") else "pass")
        assert all(amount % 1000 == 0 and amount >= 0 for amount in state.cash)
        assert all(new >= old for new, old in zip(state.bonds, before, strict=True))
        before = state.bonds[:]
        if phase(state) != "action":
            break
