"""Contracts, and the effects of tiles. [RR-11, RR-16]"""

import pytest

from roundhouse.games.railroad_revolution.state import RailState
from roundhouse.testing import rule

from .table import (
    BLACK,
    BLUE,
    BOARD,
    ORANGE,
    P1,
    P2,
    P3,
    P4,
    PURPLE,
    RED,
    act,
    begin_turn,
    contract_tile,
    crew,
    network,
    objective,
    open_moves,
    owned,
    play,
    refused,
    station_owner,
    table,
    telegraph_tile,
    tile_in,
    trains,
)  # fmt: skip


def offered(state: RailState, seat: int = BLUE) -> None:
    """The seat triggers the current contract tile with an office in section 3 that brings it no share in the end."""
    shares = state.shares[seat]
    begin_turn(state, seat)
    act(state, "white", "telegraph")
    play(state, "office 3")
    state.shares[seat] = shares
    play(state, "done")


@rule("RR-11.3", "RR-D17", "RR-11.4", "RR-R31", "RR-19.5")
def test_ex_37_contract_order() -> None:
    state = table(money=100)
    contract_tile(state, "contract_4")
    for seat, shares in ((P1, 2), (P2, 3), (P3, 3), (P4, 0)):
        state.shares[seat] = shares
        crew(state, seat, {"white": 4, "orange": 1})
        objective(state, seat, 0, f"A1_{seat + 1}")
        state.objective[seat * 2] = BOARD.groups[0][0]  # an orange manager for everybody, as in the example
    offered(state, P2)
    assert state.actor == P2 and open_moves(state, "accept") == {"left", "right"}
    play(state, "accept left")
    assert refused(state, "accept right") == "RR-11.3"  # the reward first
    play(state, "promote orange supply A1", "done")
    assert refused(state, "accept left") == "RR-11.3"
    play(state, "accept right", "free-office 1")
    assert state.shares[P2] == 0
    assert state.actor == P3 and open_moves(state, "accept") == {"left", "right"}
    play(state, "accept right", "free-office 2")
    assert state.actor == P1  # P3 had one, P4 can accept none
    current = state.contract
    play(state, "decline")
    assert state.turn == P3 and state.contract != current and state.discards == [current]


@rule("RR-11.4")
def test_the_tile_is_replaced_even_if_nobody_accepts() -> None:
    state = table()
    current = state.contract
    offered(state)
    assert state.turn == RED and state.discards == [current]  # without shares nobody is even asked


@rule("RR-11.1", "RR-R29")
def test_shares_and_price_come_before_the_reward() -> None:
    state = table(money=50, shares=2, supply={"white": 4, "orange": 1})
    objective(state, BLUE, 0, "A1_1")
    contract_tile(state, "contract_9")
    offered(state)
    assert refused(state, "accept right") == "RR-5.1"  # 2 shares are discarded, and $100 are missing
    state = table(money=0, shares=3)
    contract_tile(state, "contract_9")
    offered(state)
    play(state, "accept right")  # the third share is sold for the price
    assert (state.money[BLUE], state.shares[BLUE], state.idle[3]) == (50, 0, 1)
    state = table(money=0, shares=1)
    contract_tile(state, "contract_5")
    trains(state, BLUE, ["train_shares"])
    offered(state)
    assert state.phases[state.at].name == "worker"  # two flips would bring three shares, but cost two first


@rule("RR-11.3")
def test_the_reward_of_the_first_contract_may_pay_for_the_second() -> None:
    state = table(shares=1)
    contract_tile(state, "contract_3")
    trains(state, BLUE, ["train_shares"])
    offered(state)
    assert refused(state, "accept right") == "RR-11.1"
    play(state, "accept left", "flip train_shares down", "accept right", "free-station Washington")
    assert state.shares[BLUE] == 0 and state.stations[BLUE] == 1


@rule("RR-11.2", "RR-7.5")
def test_a_contract_follows_the_whole_action() -> None:
    state = table(shares=1, lines=["was_chi_1", "was_chi_2"])
    contract_tile(state, "contract_3")
    act(state, "white", "railroad")
    play(state, "track chi_kan")
    assert refused(state, "accept left") == "RR-10.4c"
    play(state, "track kan_bis", "pay", "done")
    assert state.phases[state.at].name == "contract" and refused(state, "pay") == "RR-11.3"


@rule("RR-11.5", "RR-12.9", "RR-R16", "RR-16.6")
def test_ex_38_free_pieces_do_not_trigger_but_count() -> None:
    state = table(money=0, shares=2, lines=["was_chi_1", "was_chi_2", "chi_kan", "kan_den"])
    contract_tile(state, "contract_2")
    current = state.contract
    offered(state)
    play(state, "accept left", "free-track den_slc")
    assert state.money[BLUE] == 0
    while state.phases[state.at].name == "contract":
        play(state, "decline")
    assert state.discards == [current]
    space = BOARD.space_names.index("den_slc")
    assert BOARD.terrain[3] >> space & 1 and BOARD.contract_spaces >> space & 1 and state.lines[BLUE] >> space & 1


@rule("RR-16.9", "RR-R19", "RR-16.6")
def test_ex_39_free_station_takes_the_first_place() -> None:
    state = table(money=500, shares=3, lines=[])
    network(state, RED, ["clt_lit_1", "clt_lit_2", "lit_hou"])
    network(state, BLUE, ["clt_lit_1", "clt_lit_2", "lit_hou"])
    contract_tile(state, "contract_3")
    offered(state, RED)
    play(state, "accept right", "free-station Houston")
    assert (state.money[RED], state.progress[3:6], state.steps) == (500, [0, 0, 0], 0)
    assert station_owner(state, "Houston") == RED and state.buildings[RED] == 10
    while state.phases[state.at].name == "contract":
        play(state, "decline")
    begin_turn(state, BLUE)
    act(state, "white", "station")
    play(state, "station Houston")
    assert refused(state, "bonus") == "RR-6.4"


@rule("RR-11.6", "RR-R10")
def test_a_contract_without_effect_cannot_be_accepted() -> None:
    state = table(shares=4)
    contract_tile(state, "contract_8")
    state.offices[BLUE] = 0b11111011
    offered(state)
    assert refused(state, "accept right") == "RR-11.6"  # an office in every section now
    assert refused(state, "accept left") is None


@rule("RR-R30", "RR-11.3", "RR-5.4")
@pytest.mark.parametrize(("rules", "asked"), [(2, True), (1, False)])
def test_who_could_accept_only_after_hiring_is_asked(rules: int, asked: bool) -> None:
    """The contract promotes; Red has white workers only, which fit no coloured place, but $1000: a purple worker hired first would fit."""
    state = table(money=0, rules=rules)
    contract_tile(state, "contract_4")
    for seat in (BLUE, RED, BLACK, 3):
        crew(state, seat, {"white": 5})
    objective(state, RED, 0, "A1_2")
    state.money[RED], state.shares[RED] = 1000, 1
    offered(state)
    if not asked:
        assert state.turn == RED
        return
    assert (state.turn, state.actor) == (BLUE, RED)
    assert refused(state, "accept left") == "RR-11.6" and refused(state, "decline") is None
    play(state, "hire purple", "accept left", "promote purple supply A1", "done")
    assert state.turn == RED and state.shares[RED] == 0 and state.money[RED] == 100


@rule("RR-R30")
def test_who_could_not_accept_even_after_hiring_is_not_asked() -> None:
    state = table(money=0)
    contract_tile(state, "contract_4")
    for seat in (BLUE, RED, BLACK, 3):
        crew(state, seat, {"white": 5})
    objective(state, RED, 0, "A1_2")
    state.money[RED], state.shares[RED] = 1000, 0  # no share for the contract
    offered(state)
    assert state.turn == RED


@rule("RR-R10", "RR-8.4")
def test_ex_52_pointless_payments() -> None:
    state = table()
    telegraph_tile(state, 2, "tel_promote")
    act(state, "white", "telegraph")
    play(state, "office 2")
    assert refused(state, "discard white supply") == "RR-R10"  # white fits no coloured place
    state = table(supply={"white": 5, "orange": 1})
    objective(state, BLUE, 0, "A1_1")
    telegraph_tile(state, 2, "tel_promote")
    act(state, "white", "telegraph")
    play(state, "office 2")
    assert refused(state, "discard orange supply") == "RR-R10"  # then nobody is left who fits
    assert refused(state, "discard white supply") is None


@rule("RR-5.3", "RR-11.1", "RR-R30")
def test_ex_49_selling_shares_in_anothers_turn() -> None:
    state = table(money=0)
    state.shares[P3] = 4
    contract_tile(state, "contract_7")
    offered(state, P2)
    assert state.actor == P3
    play(state, "sell 2", "accept left", "train train_money")
    assert (state.money[P3], state.shares[P3], owned(state, P3, "train_money")) == (100, 0, 1)


@rule("RR-11.4", "RR-19.4")
def test_ex_50_contract_pile_runs_out() -> None:
    state = table()
    state.discards = state.contract_pile
    state.contract_pile = []
    drawn = state.chance.drawn
    offered(state)
    assert len(state.contract_pile) == 8 and state.discards == [] and state.chance.drawn > drawn
    assert sorted([state.contract, *state.contract_pile]) == list(range(9))


@rule("RR-16.6", "RR-4.5")
def test_ex_55_workers_of_a_contract() -> None:
    state = table(shares=4)
    contract_tile(state, "contract_5")
    offered(state)
    play(state, "accept right")
    assert state.idle[PURPLE] == 1 and state.idle[ORANGE] == 1
    state = table(shares=4)
    state.common = [0, 2, 0, 2, 0]
    contract_tile(state, "contract_5")
    offered(state)
    play(state, "accept right")
    assert state.idle[PURPLE] == 1 and open_moves(state, "take") == {"purple", "grey"} and refused(state, "done") == "RR-4.5"


@rule("RR-16.3", "RR-16.4", "RR-16.5", "RR-16.6", "RR-R2")
def test_which_effects_are_on_which_tiles() -> None:
    def kinds(*tiles: list[object]) -> list[tuple[int, int, int]]:
        return sorted((effect.kind, effect.n, effect.pay) for tile in tiles for effect in tile)  # type: ignore[attr-defined]

    promote, advance, money, share, track, flip, train = 6, 0, 2, 1, 9, 8, 7
    trains_have = kinds(*(tile.effects for tile in BOARD.trains))  # type: ignore[arg-type]
    assert trains_have == sorted([(promote, 2, 0), (advance, 3, 0), (money, 600, 0), (share, 3, 0), (track, 1, 100)])
    telegraph = kinds(*(tile.effects for tile in BOARD.telegraph_tiles))  # type: ignore[arg-type]
    assert telegraph == sorted([(track, 1, 0), (promote, 2, 0), (flip, 2, 0), (money, 600, 0), (train, 1, 0), (advance, 4, 0)])
    assert {effect.kind for tile in BOARD.city_tiles for effect in tile.bonus} == {flip, train, share, advance, 4, 5, promote}
    assert {effect.kind for pair in BOARD.contracts for half in pair for effect in half.effects} == {5, track, 10, 11, promote, flip, train, 3}


@rule("RR-16.7")
def test_ex_48_flip_twice() -> None:
    for up, down, order, side in ((["train_money"], [], ("down", "up"), False), ([], ["train_money"], ("up", "down"), True)):
        state = table(money=0, shares=2)
        contract_tile(state, "contract_5")
        trains(state, BLUE, up, down)
        offered(state)
        play(state, "accept left", *(f"flip train_money {way}" for way in order))
        assert state.money[BLUE] == 600 and owned(state, BLUE, "train_money", down=side) == 1


@rule("RR-16.5", "RR-D9", "RR-R23")
def test_promote_up_to_two_for_200() -> None:
    state = table(money=1000, supply={"white": 4, "orange": 1, "grey": 1}, lines=["was_chi_1", "was_chi_2", "chi_kan", "kan_den"])
    tile_in(state, "Denver", "city_4b")
    objective(state, BLUE, 0, "A1_1")
    objective(state, BLUE, 1, "A2_1")
    act(state, "white", "station")
    play(state, "station Denver", "pay", "bonus", "use city_4b", "promote orange supply A1", "promote grey supply A2", "done")
    assert state.money[BLUE] == 300 and state.crew[BLUE] == 6  # two promoted, two gained


@rule("RR-16.6", "RR-D9")
def test_promotions_of_a_contract_cost_100_each() -> None:
    state = table(money=150, shares=1, supply={"white": 4, "orange": 1, "grey": 1})
    objective(state, BLUE, 0, "A1_1")
    objective(state, BLUE, 1, "A2_1")
    contract_tile(state, "contract_4")
    offered(state)
    play(state, "accept left", "promote orange supply A1")
    assert state.money[BLUE] == 50 and refused(state, "promote grey supply A2") == "RR-5.1"


@rule("RR-16.8")
def test_a_swap_takes_what_was_there_before() -> None:
    state = table(shares=1, supply={"white": 4, "orange": 1})
    state.common = [0, 0, 0, 1, 0]
    contract_tile(state, "contract_1")
    offered(state)
    play(state, "accept left")
    assert {move.split(" for ")[1] for move in open_moves(state, "swap")} == {"grey"}
    assert refused(state, "swap white supply for white") == "RR-4.5"


@rule("RR-D14", "RR-16.6")
def test_free_pieces_need_a_place_and_a_piece() -> None:
    state = table(shares=2)
    contract_tile(state, "contract_2")
    state.tracks[BLACK] = 0
    offered(state)
    play(state, "accept left")
    assert open_moves(state, "free-track") == {"was_chi_1", "clt_lit_1", "clt_mia_1"}
    assert refused(state, "free-track chi_kan") == "RR-7.2" and refused(state, "free-office 1") == "RR-D14"
    play(state, "free-track clt_mia_1")
    assert state.tracks[BLUE] == 14
    assert state.actor == RED
    play(state, "decline")
    assert state.actor == 3  # Black has no track to place and cannot pay for the other contract
