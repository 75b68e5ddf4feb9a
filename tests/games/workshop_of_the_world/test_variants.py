"""WW-13: the auctions of 2012 and open money."""

import pytest

from roundhouse.games.workshop_of_the_world.state import State
from roundhouse.kernel.errors import BadOption
from roundhouse.testing import rule

from .table import ANN, BEN, CLEO, GAME, ROGER, auction, fill_up, fresh, legal, play, refused, step

FOUR = ["London", "Hull", "Oxford", "free 2"]
THREE = ["London", "Hull", "Oxford"]


@rule("WW-13.1", "WW-13.2", "WW-13.3", "WW-13.6")
def test_three_auctions_can_be_chosen_with_three_to_five_players() -> None:
    for variant, phase in (("blind", "auction"), ("card_by_card", "lots"), ("standing_bids", "standing")):
        for players in (3, 4, 5):
            state = auction(players, auction=variant)
            assert state.phases[state.at].name == phase
    for variant in ("card_by_card", "standing_bids"):
        with pytest.raises(BadOption, match="3 to 5 players"):
            fresh(2, auction=variant)


@rule("WW-13.2a", "WW-13.2b", "WW-13.2c", "WW-13.2d")
def test_x27_variant_a() -> None:
    """X27: R opens London at 4, A raises to 5, the others drop out: A pays 5 and has box 1; R opens again, Hull at 3 at least."""
    state = auction(order=[ROGER, ANN, BEN, CLEO], offer=FOUR, auction="card_by_card")
    assert legal(state, ROGER) == [f"auction {card}" for card in FOUR]
    assert refused(state, ROGER, "bid 4") == "WW-13.2a"
    play(state, ROGER, "auction London")
    assert refused(state, ROGER, "bid 3") == "WW-13.2a"
    assert refused(state, ROGER, "drop") == "WW-13.2e"
    play(state, ROGER, "bid 4")
    assert state.to_act() == [ANN]
    assert refused(state, ANN, "bid 4") == "WW-13.2b"
    assert refused(state, ANN, "auction Hull") == "WW-13.2a"
    assert refused(state, ANN, "card London") == "WW-13.2b"
    play(state, ANN, "bid 5")
    play(state, BEN, "drop")
    play(state, CLEO, "drop")
    play(state, ROGER, "drop")
    assert state.cash == [50, 45, 50, 50]
    assert state.next_order == [ANN] and state.board.faces[state.won[ANN]] == "London"
    assert state.order == [ROGER, ANN, BEN, CLEO]
    assert state.to_act() == [ROGER]
    play(state, ROGER, "auction Hull")
    assert refused(state, ROGER, "bid 2") == "WW-13.2a"
    play(state, ROGER, "bid 3")
    assert state.to_act() == [BEN]  # Ann has a card already
    play(state, BEN, "drop")
    play(state, CLEO, "drop")
    play(state, BEN, "auction free 2", "bid 2")
    play(state, CLEO, "drop")
    assert state.to_act() == [CLEO] and legal(state, CLEO) == ["auction Oxford"]
    play(state, CLEO, "auction Oxford")  # alone, for its value: there is no bid to choose
    assert state.order == [ANN, ROGER, BEN, CLEO] and state.cash == [47, 45, 48, 48]
    assert state.to_act() == [ANN]
    assert legal(state, ANN) == ["card London"]
    assert refused(state, ANN, "card Hull") == "WW-13.2d"


@rule("WW-13.2e", "WW-13.2f")
def test_an_opener_who_cannot_reach_the_minimum_bids_everything() -> None:
    state = auction(order=[ROGER, ANN, BEN, CLEO], offer=FOUR, auction="card_by_card")
    state.cash[ROGER], state.income[ROGER] = 1, 3
    play(state, ROGER, "auction London")
    assert legal(state, ROGER) == ["bid 2"]
    assert refused(state, ROGER, "bid 1") == "WW-13.2e"
    assert refused(state, ROGER, "bid 4") == "WW-13.2f"
    play(state, ROGER, "bid 2")
    assert legal(state, ANN)[0] == "bid 4"
    for seat in (ANN, BEN, CLEO):
        play(state, seat, "drop")
    assert (state.cash[ROGER], state.income[ROGER]) == (0, 1)
    play(state, ANN, "auction Hull", "bid 3")
    play(state, BEN, "drop")
    assert BEN not in [seat for seat in range(4) if state.still_in[seat]]
    play(state, CLEO, "drop")
    assert state.to_act() == [BEN]  # out of that card only


@rule("WW-13.2b")
def test_after_an_opening_below_the_value_the_others_must_reach_it() -> None:
    """London, worth 4, is opened with the last pound of Roger: the others bid at least 4, or let him have it."""
    state = auction(order=[ROGER, ANN, BEN, CLEO], offer=FOUR, auction="card_by_card")
    state.cash[ROGER] = 1
    state.cash[ANN] = 3
    play(state, ROGER, "auction London", "bid 1")
    assert refused(state, ANN, "bid 1") == "WW-13.2b"
    assert refused(state, ANN, "bid 3") == "WW-13.2b"
    assert legal(state, ANN) == ["drop"]
    play(state, ANN, "drop")
    assert refused(state, BEN, "bid 3") == "WW-13.2b"
    assert legal(state, BEN)[0] == "bid 4"
    play(state, BEN, "bid 4")
    assert legal(state, CLEO)[0] == "bid 5"


@rule("WW-13.2e")
@pytest.mark.parametrize(("cash", "paid"), [(50, 4), (4, 4), (1, 1), (0, 0)])
def test_the_last_player_pays_the_value_or_all_means_and_chooses_no_bid(cash: int, paid: int) -> None:
    state = auction(3, order=[ROGER, ANN, BEN], offer=["Hull", "Oxford", "London"], auction="card_by_card")
    for seat, card in ((ROGER, "Hull"), (ANN, "Oxford")):
        play(state, seat, f"auction {card}", "bid 3")
        while state.won[seat] == -1:
            play(state, state.to_act()[0], "drop")
    state.cash[BEN] = cash
    assert legal(state, BEN) == ["auction London"]
    heard = state.listen()
    play(state, BEN, "auction London")
    assert state.cash[BEN] == cash - paid and state.order == [ROGER, ANN, BEN]
    assert [(event.kind, event.facts.get("pounds")) for event in heard][:2] == [("lot", None), ("sold", paid)]
    assert legal(state, ROGER) == ["card Hull"]


@rule("WW-13.2b", "WW-13.2e")
def test_a_table_of_the_first_rules_goes_on_as_it_began() -> None:
    """Until version 2 London could go for one pound more than an opening of one, and the last player chose a bid."""
    state = auction(3, order=[ROGER, ANN, BEN], offer=THREE, rules=1, auction="card_by_card")
    state.cash[ROGER] = 1
    play(state, ROGER, "auction London", "bid 1")
    assert legal(state, ANN)[:2] == ["bid 2", "bid 3"]
    play(state, ANN, "bid 2")
    play(state, BEN, "drop")
    play(state, ROGER, "drop")
    play(state, ROGER, "auction Hull", "bid 1")
    play(state, BEN, "drop")
    play(state, BEN, "auction Oxford")
    assert refused(state, BEN, "bid 1") == "WW-13.2a"
    play(state, BEN, "bid 7")
    assert state.cash == [0, 48, 43] and legal(state, ANN) == ["card London"]


@rule("WW-13.3b")
@pytest.mark.parametrize(("order", "outbid"), [([ROGER, ANN, BEN, CLEO], ANN), ([ANN, ROGER, BEN, CLEO], ROGER)])
def test_two_copies_of_a_free_card_are_one_place_for_two_bids(order: list[int], outbid: int) -> None:
    """Of two equal bids that of the player further back in turn order is outbid; a lower one always."""
    state = auction(order=order, offer=["free 2", "Hull", "London", "Leeds"], auction="standing_bids")
    _second_copy(state)
    first, second = order[:2]
    play(state, first, "auction free 2", "bid 5")
    play(state, second, "auction free 2")
    assert legal(state, second)[0] == "bid 2"  # the other copy has no bid yet
    play(state, second, "bid 5")
    play(state, BEN, "auction free 2")
    assert refused(state, BEN, "bid 5") == "WW-13.3b"
    play(state, BEN, "bid 6")
    assert state.to_act() == [outbid] and state.won[outbid] == -1
    play(state, outbid, "auction free 2")
    assert legal(state, outbid)[0] == "bid 6"  # above the lower of 5 and 6
    play(state, outbid, "bid 6")
    assert state.to_act() == [first if outbid == second else second]
    old = auction(order=order, offer=["free 2", "Hull", "London", "Leeds"], rules=1, auction="standing_bids")
    _second_copy(old)
    for seat, bid in ((first, 5), (second, 5), (BEN, 6)):
        play(old, seat, "auction free 2", f"bid {bid}")
    assert old.to_act() == [ROGER]  # by the first rules: the lower seat


def _second_copy(state: State) -> None:
    """Exchange the second card on offer for the other free choice card of value 2."""
    face = state.board.faces.index("free 2")
    for pile in (state.deck, state.aside):
        if face in pile:
            pile[pile.index(face)], state.offer[1] = state.offer[1], face
            return


@rule("WW-13.3a", "WW-13.3b", "WW-13.3c", "WW-13.3e")
def test_x28_variant_b() -> None:
    """X28: R 4 on London, A 6 on London, R is out and bids 3 on Hull, B 2 on Oxford: A 6, R 3, B 2; order A, R, B."""
    state = auction(3, order=[ROGER, ANN, BEN], offer=THREE, auction="standing_bids")
    assert refused(state, ROGER, "bid 4") == "WW-13.3a"
    play(state, ROGER, "auction London")
    assert refused(state, ROGER, "auction Hull") == "WW-13.3a"
    assert refused(state, ROGER, "drop") == "WW-13.3a"
    assert refused(state, ROGER, "bid 3") == "WW-13.3b"
    assert refused(state, ROGER, "bid 51") == "WW-13.3e"
    play(state, ROGER, "bid 4")
    assert state.to_act() == [ANN]
    play(state, ANN, "auction London")
    assert refused(state, ANN, "bid 4") == "WW-13.3b"
    play(state, ANN, "bid 6")
    assert state.to_act() == [ROGER] and state.won[ROGER] == -1
    play(state, ROGER, "auction Hull", "bid 3")
    assert state.cash == [50] * 3  # nothing is paid before all have a card
    assert state.to_act() == [BEN]
    play(state, BEN, "auction Oxford", "bid 2")
    assert state.cash == [47, 44, 48]
    assert state.order == [ANN, ROGER, BEN]
    assert [state.board.faces[card] for card in state.won] == ["Hull", "London", "Oxford"]
    assert legal(state, ANN) == ["card London"]


@rule("WW-13.3c")
def test_equal_standing_bids_keep_the_current_order() -> None:
    state = auction(3, order=[BEN, ROGER, ANN], offer=THREE, auction="standing_bids")
    play(state, BEN, "auction Oxford", "bid 5")
    play(state, ROGER, "auction Hull", "bid 5")
    play(state, ANN, "auction London", "bid 6")
    assert state.order == [ANN, BEN, ROGER]


@rule("WW-13.3b", "WW-13.3d")
def test_a_player_who_can_reach_no_minimum_bids_everything_on_a_card_without_a_bid() -> None:
    state = auction(3, order=[ROGER, ANN, BEN], offer=THREE, auction="standing_bids")
    play(state, ROGER, "auction Oxford", "bid 2")
    state.cash[ANN] = 1
    assert refused(state, ANN, "auction Oxford") == "WW-13.3d"
    assert legal(state, ANN) == ["auction London", "auction Hull"]
    play(state, ANN, "auction London")
    assert legal(state, ANN) == ["bid 1"]
    assert refused(state, ANN, "bid 0") == "WW-13.3d"
    play(state, ANN, "bid 1")
    state.cash[BEN] = 3
    assert refused(state, BEN, "auction London") == "WW-13.3b"  # the value, 4, is needed, and Hull can be had
    assert legal(state, BEN) == ["auction Hull", "auction Oxford"]


@rule("WW-13.4")
@pytest.mark.parametrize("variant", ["card_by_card", "standing_bids"])
def test_the_gamble_stays_possible_with_the_card_won(variant: str) -> None:
    state = auction(3, order=[ROGER, ANN, BEN], offer=["Cardiff"], auction=variant)
    fill_up(state, BEN, "Cardiff")
    play(state, ROGER, "auction Cardiff", "bid 20")
    while state.phases[state.at].name != "card":
        seat = state.to_act()[0]
        play(state, seat, "drop") if "drop" in legal(state, seat) else step(state)
    assert legal(state, ROGER) == ["card Cardiff", "gamble Cardiff"]
    aside = len(state.aside)
    play(state, ROGER, "gamble Cardiff")
    assert len(state.aside) == aside - 1
    assert state.view(None)["table"]["won"][ROGER] is None


@rule("WW-13.5", "WW-14.10", "WW-14.1")
def test_open_money() -> None:
    assert fresh(3, open_money=True).view(ROGER)["table"]["cash"] == [50, 50, 50]
    closed = fresh(3)
    assert closed.view(ROGER)["table"]["cash"] == [50, None, None]
    assert closed.view(None)["table"]["cash"] == [None, None, None]


@rule("WW-13.6")
def test_bids_of_the_variants_are_public_at_once() -> None:
    state = auction(3, order=[ROGER, ANN, BEN], offer=THREE, auction="card_by_card")
    play(state, ROGER, "auction London", "bid 9")
    assert state.view(None)["table"]["lot"] == {"card": "London", "price": 9, "leader": ROGER}
    state = auction(3, order=[ROGER, ANN, BEN], offer=THREE, auction="standing_bids")
    play(state, ROGER, "auction London", "bid 9")
    view = state.view(None)["table"]
    assert (view["won"][ROGER], view["bids"][ROGER]) == ("London", 9)
    assert GAME.view_of(state, None)["to_act"] == [ANN]
