"""Telegraph and Trade, and their abilities. [RR-8, RR-9, RR-10, RR-22]"""

import pytest

from roundhouse.testing import rule

from .table import (
    BLUE,
    RED,
    act,
    contract_tile,
    crew,
    network,
    objective,
    office_owner,
    open_moves,
    owned,
    play,
    refused,
    table,
    telegraph_tile,
    trains,
)  # fmt: skip


@rule("RR-8.1", "RR-8.3", "RR-8.4", "RR-22.3", "RR-D5", "RR-D15")
def test_ex_5_and_6_first_and_second_office_with_telegraph_tile() -> None:
    state = table(money=0)
    telegraph_tile(state, 1, "tel_money")
    act(state, "white", "telegraph")
    assert len(open_moves(state, "office")) == 8  # no connection is needed
    play(state, "office 1")
    assert state.shares[BLUE] == 4 and state.buildings[BLUE] == 11 and office_owner(state, 1) == BLUE
    play(state, "discard white supply")
    assert refused(state, "discard white supply") == "RR-8.4"  # once
    play(state, "done")
    assert (state.money[BLUE], state.crew[BLUE]) == (600, 4)
    act(state, "white", "telegraph")
    play(state, "office 1", "discard white supply", "done")
    assert (state.shares[RED], state.money[RED]) == (3, 600)
    assert office_owner(state, 1) == BLUE


@rule("RR-8.5", "RR-11.2")
def test_an_office_beside_a_contract_icon() -> None:
    state = table()
    act(state, "white", "telegraph")
    play(state, "office 3")
    assert state.trigger == 1 and refused(state, "discard white supply") == "RR-8.4"
    current = state.contract
    play(state, "done")
    while state.phases[state.at].name != "worker":
        play(state, "decline")
    assert state.discards == [current]


@rule("RR-10.3b", "RR-10.3c", "RR-10.6", "RR-10.3", "RR-R28")
def test_ex_22_grey_and_orange_at_telegraph() -> None:
    for colour, shares, money, first in (("grey", 6, 0, True), ("orange", 4, 400, True), ("grey", 4, 0, False), ("orange", 2, 200, False)):
        state = table(money=0)
        telegraph_tile(state, 4, "tel_flip")
        trains(state, BLUE, ["train_shares"])
        if not first:
            state.first_office[3] = RED
        act(state, colour, "telegraph")
        play(state, "office 4")
        gained = state.copy()
        play(gained, "ability")
        assert (gained.shares[BLUE], gained.money[BLUE]) == (shares, money)
        play(state, "discard white supply", "flip train_shares down")
        before = state.money[BLUE]
        play(state, "ability")
        if colour == "orange":
            assert state.money[BLUE] - before == money  # the three shares of the train do not count


@rule("RR-10.3d", "RR-D15")
def test_ex_23_turquoise_at_telegraph() -> None:
    state = table(money=400, supply={"white": 5, "turquoise": 1})
    telegraph_tile(state, 5, "tel_train")
    act(state, "turquoise", "telegraph")
    play(state, "office 5", "ability", "discard white supply", "train train_money", "train train_shares", "done")
    assert state.crew[BLUE] == 5 and state.money[BLUE] == 0
    assert owned(state, BLUE, "train_money") + owned(state, BLUE, "train_shares") == 2
    state = table(money=400)
    act(state, "turquoise", "telegraph")
    play(state, "office 6")
    assert refused(state, "ability") == "RR-R10"  # no tile there


@rule("RR-10.3a", "RR-16.8", "RR-R8", "RR-D13")
def test_purple_at_telegraph_swaps_a_worker() -> None:
    state = table(supply={"white": 4, "purple": 1})
    state.common = [0, 1, 1, 0, 0]
    act(state, "purple", "telegraph")
    play(state, "ability")
    assert open_moves(state, "swap") == {f"{own} for {new}" for own in ("white supply", "purple board") for new in ("purple", "orange")}
    play(state, "swap purple board for orange")
    assert state.crew[BLUE] == 5 and state.common == [0, 2, 0, 0, 0]
    assert state.idle[2] == 1 and state.busy[1] == 0  # the new worker is in the personal supply
    assert refused(state, "swap white supply for purple") == "RR-16.8"
    state = table()
    state.common = [0] * 5
    act(state, "purple", "telegraph")
    play(state, "ability")
    assert open_moves(state, "swap") == set()


@rule("RR-9.1", "RR-9.2", "RR-D6", "RR-23.2", "RR-22.4")
def test_ex_7_trade_out_of_the_leftmost_section() -> None:
    state = table(2, money=0)
    state.tracks[BLUE], state.buildings[BLUE] = 1 + 2 + 2 + 2, 1 + 2 + 2
    act(state, "white", "trade")
    assert open_moves(state, "trade") == {"track"} and refused(state, "trade building") == "RR-9.1"
    play(state, "trade track")
    assert state.money[BLUE] == 600 and refused(state, "trade building") == "RR-4.1"
    play(state, "done")
    play(state, "place white trade", "trade track", "done")
    act(state, "white", "trade")
    assert open_moves(state, "trade") == {"track", "building"}
    play(state, "trade building", "done")
    assert state.money[BLUE] == 1300 and (state.sold_tracks[BLUE], state.sold_buildings[BLUE]) == (1, 1)


@rule("RR-9.1")
def test_ex_43_trade_with_only_tracks_in_the_section() -> None:
    state = table()
    state.buildings[BLUE] = 11  # the building of section 1 is gone
    act(state, "white", "trade")
    assert refused(state, "trade building") == "RR-9.1"


@rule("RR-9.3", "RR-5.1", "RR-9.1", "RR-R26")
def test_a_flip_before_the_sale_may_change_the_section() -> None:
    state = table(money=100)
    trains(state, BLUE, ["train_track"])
    state.tracks[BLUE], state.buildings[BLUE] = 14, 11  # one track left in section 1
    act(state, "white", "trade")
    play(state, "flip train_track down", "use train_track", "free-track was_chi_1", "trade building")
    assert state.money[BLUE] == 350


@rule("RR-9.4")
def test_a_flip_may_not_take_the_last_piece_before_the_sale() -> None:
    """Two trains could place the two tracks that are left, but one of these must be sold."""
    state = table(money=200)
    trains(state, BLUE, ["train_track", "train_track"])
    state.tracks[BLUE], state.buildings[BLUE] = 2, 0
    act(state, "turquoise", "trade")
    play(state, "flip train_track down", "use train_track", "ability", "flip train_track down", "use train_track", "free-track was_chi_1")
    assert refused(state, "free-track was_chi_2") == "RR-R5"


@rule("RR-10.4a", "RR-10.4b", "RR-10.4d", "RR-10.4", "RR-R1")
def test_ex_24_orange_purple_turquoise_at_trade() -> None:
    def begun(colour: str) -> object:
        state = table(money=0)
        state.tracks[BLUE], state.buildings[BLUE] = 9, 9  # section 3 holds one building
        trains(state, BLUE, ["train_money", "train_shares"], ["train_advance"])
        act(state, colour, "trade")
        play(state, "trade building")
        return state

    state = begun("orange")
    play(state, "ability")  # type: ignore[arg-type]
    assert state.money[BLUE] == 700  # type: ignore[attr-defined]
    state = begun("purple")
    play(state, "ability")  # type: ignore[arg-type]
    assert state.money[BLUE] == 400 and state.steps == 3  # type: ignore[attr-defined]
    state = begun("turquoise")
    play(state, "ability", "flip train_advance up", "flip train_advance down", "advance stations")  # type: ignore[arg-type]
    assert state.progress[1] == 1 and refused(state, "flip train_money down") == "RR-5.8"  # type: ignore[attr-defined, arg-type]
    state = begun("turquoise")
    play(state, "flip train_money down", "ability", "flip train_money up")  # type: ignore[arg-type]
    assert state.money[BLUE] == 1000 and owned(state, BLUE, "train_money") == 1  # type: ignore[attr-defined, arg-type]


@rule("RR-9.4", "RR-R10")
@pytest.mark.parametrize(("rules", "closed"), [(2, True), (1, False)])
def test_nothing_is_paid_for_a_placement_that_the_sale_makes_impossible(rules: int, closed: bool) -> None:
    """One track is the last piece: it must be sold, so neither the train nor the contract can place it."""
    state = table(shares=1, rules=rules)
    state.tracks[BLUE], state.buildings[BLUE] = 1, 0
    trains(state, BLUE, up=["train_track"])
    contract_tile(state, "contract_2")
    alone = state.copy()
    act(state, "white", "trade")
    play(state, "flip train_track down")  # a train may be flipped without its effect
    assert refused(state, "use train_track") == ("RR-R10" if closed else None)
    assert ("train_track" in open_moves(state, "use")) != closed
    act(alone, "grey", "trade")
    assert refused(alone, "accept left") == ("RR-11.6" if closed else None)
    assert ("left" in open_moves(alone, "accept")) != closed


@rule("RR-9.4", "RR-R10")
def test_with_two_pieces_one_is_placed_and_one_is_sold() -> None:
    state = table()
    state.tracks[BLUE], state.buildings[BLUE] = 1, 1
    trains(state, BLUE, up=["train_track"])
    act(state, "white", "trade")
    play(state, "flip train_track down", "use train_track")
    play(state, f"free-track {min(open_moves(state, 'free-track'))}", "trade building", "done")
    assert state.tracks[BLUE] + state.buildings[BLUE] == 0


@rule("RR-10.4c", "RR-10.9", "RR-D18", "RR-R10")
def test_ex_25_grey_at_trade() -> None:
    state = table(shares=2)
    contract_tile(state, "contract_1")
    current = state.contract
    act(state, "grey", "trade")
    play(state, "accept right")
    assert state.shares[BLUE] == 0 and state.discards == [current] and state.contract != current
    play(state, "train train_money", "trade track", "done")
    assert state.turn == RED and state.phases[state.at].name == "worker"  # nobody else is asked
    state = table(shares=1)
    contract_tile(state, "contract_1")
    act(state, "grey", "trade")
    assert refused(state, "accept right") == "RR-11.1"
    play(state, "trade track", "done")
    assert state.contract == current and state.shares[BLUE] == 1  # no contract, no share, the tile stays
    state = table(shares=2)
    act(state, "white", "trade")
    assert refused(state, "accept left") == "RR-10.4c"


@rule("RR-10.9", "RR-5.1")
def test_a_flip_may_supply_the_shares_of_a_private_contract() -> None:
    state = table(shares=0)
    contract_tile(state, "contract_1")
    trains(state, BLUE, ["train_shares"])
    act(state, "grey", "trade")
    assert refused(state, "accept right") == "RR-11.1"
    play(state, "flip train_shares down", "accept right", "train train_money")
    assert state.shares[BLUE] == 1


@rule("RR-5.1", "RR-12.3", "RR-3.2")
@pytest.mark.parametrize("early", [True, False])
def test_ex_56_promote_before_paying_for_the_action(early: bool) -> None:
    state = table(2, money=400, lines=["clt_mia_1", "clt_mia_2", "mia_hou_1"])
    network(state, BLUE, ["clt_lit_1"])
    crew(state, BLUE, {"white": 1}, {"white": 3, "orange": 1})
    objective(state, BLUE, 0, "A1_1")
    play(state, "place white railroad")
    if early:
        play(state, "promote orange board A1")
    play(state, "track mia_hou_2", "track hou_elp_1", "pay")
    if not early:
        play(state, "promote orange board A1")
    play(state, "done")
    play(state, "place white trade", "trade track", "done")
    assert state.turn == BLUE and state.idle[0] == 4 and state.crew[BLUE] == 4
