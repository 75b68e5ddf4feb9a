"""WW-5: the auction with closed fists; WW-8.4 where a bid is recouped."""

import json

import pytest

from roundhouse import IllegalMove
from roundhouse.testing import rule

from .table import ANN, BEN, CLEO, GAME, ROGER, auction, legal, play, refused, turn


def bid(state: object, *pounds: int) -> None:
    """All bid, Roger first."""
    for seat, amount in enumerate(pounds):
        play(state, seat, f"bid {amount}")  # type: ignore[arg-type]


@rule("WW-5.1")
def test_as_many_cards_as_players_are_seen_before_anybody_bids() -> None:
    for players, turns in ((2, 4), (3, 3), (4, 4), (5, 5)):
        state = auction(players)
        assert len(state.view(None)["table"]["offer"]) == turns
        assert state.phases[state.at].name == "auction"


@rule("WW-5.2", "WW-5.7", "WW-14.11")
def test_bids_are_secret_until_all_are_in_and_public_then() -> None:
    state = auction(order=[ROGER, ANN, BEN, CLEO])
    before = json.dumps(state.view(BEN))
    play(state, ROGER, "bid 17")
    assert json.dumps(state.view(BEN)) == before
    assert state.view(ROGER)["table"]["own"]["bid"] == 17
    assert refused(state, ROGER, "bid 3") == "RH-1"
    play(state, ANN, "bid 0")
    play(state, BEN, "bid 1")
    assert state.view(None)["table"]["bids"] == [None] * 4
    play(state, CLEO, "bid 2")
    assert state.view(None)["table"]["bids"] == [17, 0, 1, 2]


@rule("WW-5.3", "WW-5.4", "WW-5.5", "WW-16.7")
def test_e5_tied_bids() -> None:
    """E5: bids 2, 5, 5, 0 give the order A, B, R, C; bids 4, 4, 4, 9 give C, R, A, B. All pay."""
    state = auction(order=[ROGER, ANN, BEN, CLEO])
    bid(state, 2, 5, 5, 0)
    assert state.order == [ANN, BEN, ROGER, CLEO]
    assert state.cash == [48, 45, 45, 50]
    state = auction(order=[ROGER, ANN, BEN, CLEO])
    bid(state, 4, 4, 4, 9)
    assert state.order == [CLEO, ROGER, ANN, BEN]
    assert state.cash == [46, 46, 46, 41]


@rule("WW-5.4")
def test_x14_everybody_bids_nothing() -> None:
    """X14: the order stays B, C, R, A and nobody pays."""
    state = auction(order=[BEN, CLEO, ROGER, ANN])
    bid(state, 0, 0, 0, 0)
    assert state.order == [BEN, CLEO, ROGER, ANN]
    assert state.cash == [50] * 4


@rule("WW-5.6", "WW-5.8", "WW-8.4", "WW-15.7")
def test_x15_bids_go_up_to_the_means() -> None:
    """X15: cash 10 and income 5 allow bids from 0 to 12; a bid of 12 leaves cash 0 and income 1."""
    state = auction(order=[ROGER, ANN, BEN, CLEO])
    state.cash[ROGER], state.income[ROGER] = 10, 5
    assert legal(state, ROGER) == [f"bid {pounds}" for pounds in range(13)]
    assert refused(state, ROGER, "bid 13") == "WW-5.6"
    bid(state, 12, 0, 0, 0)
    assert (state.cash[ROGER], state.income[ROGER]) == (0, 1)


@rule("WW-5.8")
@pytest.mark.parametrize("text", ["bid -1", "bid 2.5", "bid 1000", "bid", "bid seven"])
def test_a_bid_that_is_no_whole_number_is_refused(text: str) -> None:
    from roundhouse.kernel.errors import UnknownName

    with pytest.raises(UnknownName, match="has no move"):
        GAME.move(text)


@rule("WW-5.8")
def test_everybody_bids_and_nothing_else_can_be_done_before() -> None:
    state = auction(offer=["Oxford"])
    for text in ("card Oxford", "done", "link Reading-Oxford", "keep", "drop", "place Hull", "remove red"):
        assert refused(state, ROGER, text) == "WW-5.8"
    assert refused(state, ROGER, "colour red") == "WW-2.1"
    before = state.key()
    with pytest.raises(IllegalMove, match=r"WW-5\.6"):
        play(state, ROGER, "bid 51")
    assert state.key() == before


@rule("WW-5.9")
def test_all_bids_are_paid_before_the_first_turn() -> None:
    state = auction(order=[ROGER, ANN, BEN, CLEO])
    bid(state, 10, 9, 8, 7)
    assert state.phases[state.at].name == "card"
    assert state.cash == [40, 41, 42, 43]
    assert state.tally[0] == 34


@rule("WW-6.1", "WW-15.8")
def test_turns_follow_the_track_and_every_player_has_one() -> None:
    state = auction(order=[ROGER, ANN, BEN, CLEO])
    bid(state, 1, 3, 0, 2)
    turns: list[int] = []
    while state.round == 1:
        seat = state.to_act()[0]
        if not turns or turns[-1] != seat:
            turns.append(seat)
        state.play(seat, state.moves(seat)[0])
        if state.phases[state.at].name == "auction":
            break
    assert turns == [ANN, CLEO, ROGER, BEN]


@rule("WW-8.1", "WW-8.2", "WW-8.3", "WW-8.5")
def test_e7_recouping() -> None:
    """E7: six spaces back give 3 pounds; 7 pounds for an income of 12 are refused. It is legal out of turn, too."""
    state = turn()
    state.cash[ROGER], state.income[ROGER] = 0, 12
    assert refused(state, ROGER, "recoup 7") == "WW-8.5"
    play(state, ROGER, "recoup 3")
    assert (state.cash[ROGER], state.income[ROGER]) == (3, 6)
    state.income[CLEO] = 3
    assert state.to_act() == [ROGER]
    assert [move.text for move in state.asides(CLEO)] == ["recoup 1"]
    means = state.means(CLEO)
    play(state, CLEO, "recoup 1")
    assert (state.cash[CLEO], state.income[CLEO], state.means(CLEO)) == (51, 1, means)
    assert state.asides(CLEO) == [] and refused(state, CLEO, "recoup 1") == "WW-8.5"
    assert "recoup 1" not in legal(state, ROGER)


@rule("WW-8.4")
def test_the_view_says_what_each_bid_would_leave_and_only_while_one_is_owed() -> None:
    state = auction(order=[ROGER, ANN, BEN, CLEO])
    state.cash[ROGER], state.income[ROGER] = 4, 9
    own = state.view(ROGER)["table"]["own"]
    left = []
    for pounds in range(9):
        after = state.copy()
        bid(after, pounds, 0, 0, 0)
        left.append({"cash": after.cash[ROGER], "income": after.income[ROGER]})
    assert own["bidding"] == left and own["means"] == 8
    assert own["recouping"] == [9, 7, 5, 3, 1]
    play(state, ROGER, "bid 3")
    assert state.view(ROGER)["table"]["own"]["bidding"] == []
    assert state.view(ANN)["table"]["own"]["bidding"] != []


@rule("WW-7.8")
def test_the_view_says_what_a_connection_costs() -> None:
    state = turn()
    cost = state.view(None)["table"]["link_cost"]
    assert state.view(None)["table"]["prices"] == [cost, 2 * cost]
