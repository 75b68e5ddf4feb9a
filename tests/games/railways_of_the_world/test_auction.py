"""RW-5: turn order, the auction and its variants."""

import pytest

from roundhouse.kernel.errors import UnknownName
from roundhouse.testing import rule

from .table import GAME, A, B, C, D, auction_of, fresh, legal, others_pass, pass_all, phase, play, refused, table


def bids(state, *answers: str) -> None:
    """The seats answer in the order in which they are asked; "pass" stands for withdrawing."""
    for answer in answers:
        assert phase(state) == "auction"
        play(state, state.turn, "withdraw" if answer == "pass" else f"bid {answer}")


@rule("RW-5.1", "RW-12.5")
def test_a_turn_is_auction_actions_income() -> None:
    state = fresh(2)
    assert phase(state) == "auction"
    assert refused(state, A, "pass") == "RW-5.1"
    assert refused(state, A, "build Chicago") == "RW-5.1"
    bids(state, "1000", "pass")
    assert phase(state) == "action"
    play(state, A, "upgrade")
    pass_all(state)
    assert (phase(state), state.turn_number) == ("auction", 2)
    assert (state.bonds[A], state.cash[A]) == (2, 2000)  # the dividends of the Income phase were paid


@rule("RW-5.2", "RW-5.18")
def test_three_rounds_of_one_action_in_the_same_order() -> None:
    state = fresh(3)
    bids(state, "pass", "1000", "pass")
    seats = []
    while phase(state) == "action":
        seats.append(state.turn)
        play(state, state.turn, "pass" if len(seats) > 1 else "upgrade")
    assert seats == [B, C, A] * 3


@rule("RW-5.3")
def test_the_actions_and_the_same_one_again() -> None:
    state = table(2)
    kinds = {text.split()[0] for text in legal(state, A)}
    assert kinds == {"build", "urbanize", "upgrade", "take", "pass"}  # nothing can be delivered yet
    play(state, A, "upgrade")
    others_pass(state)
    play(state, A, "upgrade")
    assert state.level[A] == 3
    assert refused(state, B, "stop") == "RW-5.3"


@rule("RW-5.4", "RW-18.2")
def test_an_action_may_be_passed() -> None:
    state = table(2)
    before = state.pieces()[:5]
    play(state, A, "pass")
    assert state.pieces()[:5] == before
    assert state.turn == B


@rule("RW-5.5", "RW-5.6", "RW-5.7", "RW-5.8", "RW-5.9", "RW-17.12")
def test_e20_the_standard_auction() -> None:
    """E20: A 1,000, B passes, C 2,000, A passes: C is first and pays $2,000; order C, A, B; the others pay nothing."""
    state = fresh(3)
    assert state.turn == A
    bids(state, "1000", "pass", "2000")
    assert state.turn == A  # B is out and not asked again
    bids(state, "pass")
    assert (state.first, state.order) == (C, [C, A, B])
    assert (state.bonds, state.cash) == ([0, 0, 1], [0, 0, 3000])


@rule("RW-5.5")
def test_the_first_player_of_the_turn_before_opens() -> None:
    state = fresh(3)
    bids(state, "pass", "1000", "pass")
    play(state, B, "upgrade")
    pass_all(state)
    assert (phase(state), state.turn) == ("auction", B)


@rule("RW-5.10")
def test_e21_nobody_bids() -> None:
    """E21: the first player before was B, so C is first, free."""
    state = table(3)
    auction_of(state, B)
    bids(state, "pass", "pass", "pass")
    assert (state.first, state.order) == (C, [C, A, B])
    assert (state.bonds, state.cash) == ([0, 0, 0], [0, 0, 0])


@rule("RW-5.17", "RW-5.10")
def test_e22_the_last_in_line_is_asked() -> None:
    """E22: A and B pass; C bids and wins at once, or passes."""
    state = fresh(3)
    bids(state, "pass", "pass")
    assert (phase(state), state.turn) == ("auction", C)
    other = state.copy()
    bids(state, "1000")
    assert (phase(state), state.first, state.cash[C], state.bonds[C]) == ("action", C, 4000, 1)
    bids(other, "pass")
    assert other.first == B  # the left neighbour of A


@rule("RW-5.6")
def test_e23_bids_are_thousands_above_the_highest() -> None:
    """E23: 2,500 is no bid; 2,000 on 2,000 is too low."""
    state = fresh(3)
    with pytest.raises(UnknownName):
        GAME.move("bid 2500", state.board)
    assert legal(state, A)[:2] == ["withdraw", "bid 1000"]
    bids(state, "2000")
    assert refused(state, B, "bid 2000") == "RW-5.6"
    assert refused(state, B, "bid 1000") == "RW-5.6"
    assert refused(state, B, "bid 3000") is None


@rule("RW-5.7", "RW-5.17")
def test_e26_who_has_passed_does_not_come_back() -> None:
    """E26: A passes, B passes, C bids 1,000: over at once."""
    state = fresh(3)
    bids(state, "pass", "pass", "1000")
    assert state.order == [C, A, B]
    assert (state.cash[C], state.bonds[C]) == (4000, 1)


@rule("RW-5.8")
def test_the_highest_bidder_is_asked_again_only_when_outbid() -> None:
    state = fresh(2)
    bids(state, "1000")
    assert state.turn == B
    bids(state, "2000")
    assert state.turn == A
    bids(state, "pass")
    assert (phase(state), state.first) == ("action", B)


@rule("RW-5.11")
def test_bids_end_at_the_limit_of_the_game() -> None:
    state = fresh(3)
    assert refused(state, A, "bid 60000") is None
    low = fresh(3, max_bid=20000)
    assert refused(low, A, "bid 20000") is None
    assert refused(low, A, "bid 21000") == "RW-5.11"
    bids(low, "20000")
    assert legal(low, B) == ["withdraw"]


@rule("RW-5.12", "RW-5.20")
def test_e11_no_first_auction() -> None:
    """E11: B starts; order B, C, D, A with $0, $1,000, $2,000, $3,000; in turn 2 B opens a standard auction."""
    seed = next(seed for seed in range(50) if GAME.new(4, seed, options={"barons": False}).first == B)
    state = GAME.new(4, seed, options={"auction": "no_first_auction", "barons": False})
    assert (phase(state), state.order) == ("action", [B, C, D, A])
    assert [state.cash[seat] for seat in (B, C, D, A)] == [0, 1000, 2000, 3000]
    play(state, B, "upgrade")
    pass_all(state)
    assert (phase(state), state.turn, state.turn_number) == ("auction", B, 2)
    assert [state.cash[seat] for seat in (C, D, A)] == [1000, 2000, 3000]  # given in the first turn only
    bids(state, "pass", "pass", "pass", "pass")
    assert state.order == [C, D, A, B]


@rule("RW-5.13", "RW-5.14", "RW-18.3")
def test_e12_full_order() -> None:
    """E12: order B, D, A, C; C pays $0, A $1,000 (half of 1,000 rounded up), D $2,000, B $5,000."""
    state = fresh(4, auction="full_order")
    state.cash = [10000] * 4
    bids(state, "1000", "3000", "pass", "4000", "pass", "5000", "pass")
    assert state.order == [B, D, A, C]
    assert [10000 - cash for cash in state.cash] == [1000, 5000, 0, 2000]


@rule("RW-5.14", "RW-18.3")
def test_half_of_3000_is_2000_and_is_paid_on_withdrawing() -> None:
    state = fresh(3, auction="full_order")
    state.cash = [10000] * 3
    bids(state, "3000", "4000", "5000", "pass")
    assert phase(state) == "auction"
    assert state.cash[A] == 8000


@rule("RW-5.15", "RW-18.3")
def test_e25_full_order_without_bids() -> None:
    """E25: A, B pass: C is first without paying; B second, A last."""
    state = fresh(3, auction="full_order")
    bids(state, "pass", "pass")
    assert (phase(state), state.order) == ("action", [C, B, A])
    assert state.bonds == [0, 0, 0]


@rule("RW-5.13", "RW-5.15")
def test_e27_full_order_with_one_bidder() -> None:
    """E27: A bids 2,000, the others pass: order A, D, C, B; only A pays."""
    state = fresh(4, auction="full_order")
    bids(state, "2000", "pass", "pass", "pass")
    assert state.order == [A, D, C, B]
    assert (state.bonds, state.cash) == ([1, 0, 0, 0], [3000, 0, 0, 0])
    seats = []
    for _ in range(4):
        seats.append(state.turn)
        play(state, state.turn, "pass")
    assert seats == [A, D, C, B]


@rule("RW-5.19")
def test_e28_the_next_auction_goes_clockwise_by_seats() -> None:
    """E28: the order was D, B, A, C. D opens, then A, B, C are asked."""
    state = table(4, auction="full_order")
    state.order, state.first, state.turn = [D, B, A, C], D, D
    play(state, D, "upgrade")
    pass_all(state)
    asked = []
    for _ in range(3):
        asked.append(state.turn)
        bids(state, str(1000 * (len(asked))))
    asked.append(state.turn)
    assert asked == [D, A, B, C]


@rule("RW-5.16")
def test_both_variants_together() -> None:
    state = fresh(3, auction="no_first_full_order")
    assert (phase(state), state.cash) == ("action", [0, 1000, 2000])
    play(state, A, "upgrade")
    pass_all(state)
    bids(state, "pass", "pass")
    assert state.order == [C, B, A]
