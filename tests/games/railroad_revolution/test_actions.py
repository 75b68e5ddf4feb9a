"""Station and Railroad, and their abilities. [RR-6, RR-7, RR-10, RR-22]"""

from roundhouse.testing import rule

from .table import (
    BLUE,
    BOARD,
    RED,
    act,
    begin_turn,
    crew,
    network,
    open_moves,
    owned,
    play,
    refused,
    station_owner,
    table,
    tile_in,
    trains,
)  # fmt: skip


@rule("RR-6.2", "RR-D3")
def test_ex_1_cities_where_a_station_can_be_built() -> None:
    state = table(lines=["clt_mia_1", "clt_mia_2", "clt_lit_1", "clt_lit_2"])
    act(state, "white", "station")
    assert open_moves(state, "station") == {"Washington", "Charlotte", "Miami", "Little Rock"}
    assert refused(state, "station Houston") == "RR-6.2"


@rule("RR-6.2", "RR-7.2")
def test_ex_2_start_network() -> None:
    state = table()
    again = state.copy()
    act(state, "white", "station")
    assert open_moves(state, "station") == {"Washington", "Charlotte"}
    act(again, "white", "railroad")
    assert open_moves(again, "track") == {"was_chi_1", "clt_lit_1", "clt_mia_1"}


@rule("RR-6.1", "RR-6.5", "RR-22.1", "RR-22.5")
def test_a_station_takes_a_building_a_price_and_the_main_reward() -> None:
    state = table(money=400)
    act(state, "white", "station")
    assert refused(state, "pay") == "RR-22.5"
    play(state, "station Charlotte")
    assert state.buildings[BLUE] == 11 and state.due == 200
    assert open_moves(state, "take") == {"orange", "turquoise"} and refused(state, "take grey") == "RR-6.5"
    play(state, "pay")
    assert refused(state, "done") == "RR-22.1"
    play(state, "take turquoise", "done")
    assert state.money[BLUE] == 200 and state.crew[BLUE] == 6
    state = table(money=400)
    act(state, "white", "station")
    play(state, "station Washington", "advance network", "pay", "done")  # the second step is forgone
    assert state.progress[2] == 1


@rule("RR-6.1")
def test_a_city_that_cannot_be_paid_is_closed() -> None:
    state = table(money=200, lines=["clt_lit_1", "clt_lit_2"])
    tile_in(state, "Little Rock", "city_2c")
    state.first_station[BOARD.city_names.index("Little Rock")] = RED
    act(state, "white", "station")
    assert refused(state, "station Little Rock") == "RR-6.1" and refused(state, "station Charlotte") is None


@rule("RR-6.3", "RR-8.2", "RR-23.3")
def test_ex_33_own_station_or_office_already_there() -> None:
    state = table(lines=["was_chi_1", "was_chi_2"])
    state.put_station(BLUE, BOARD.city_names.index("Chicago"), True)
    state.put_office(BLUE, 1, True)
    again = state.copy()
    act(state, "white", "station")
    assert refused(state, "station Chicago") == "RR-6.3"
    act(again, "white", "telegraph")
    assert refused(again, "office 2") == "RR-8.2"
    begin_turn(again, RED)
    network(again, RED, ["was_chi_1", "was_chi_2"])
    act(again, "white", "station")
    assert refused(again, "station Chicago") is None  # others may still build there


@rule("RR-6.4", "RR-D16", "RR-23.10", "RR-16.5")
def test_the_first_station_brings_a_bonus_that_may_be_taken() -> None:
    state = table()
    act(state, "white", "station")
    play(state, "station Charlotte")
    assert station_owner(state, "Charlotte") == BLUE
    declined = state.copy()
    play(declined, "pay", "take orange", "done")
    assert declined.shares[BLUE] == 0
    play(state, "bonus")
    assert state.shares[BLUE] == 2 and refused(state, "bonus") == "RR-6.4"
    play(state, "pay", "take orange", "done")
    act(state, "white", "station")
    play(state, "station Charlotte")
    assert station_owner(state, "Charlotte") == BLUE and refused(state, "bonus") == "RR-6.4"


@rule("RR-6.4", "RR-16.5", "RR-D16", "RR-R10")
def test_a_bonus_with_a_price_is_paid_on_use() -> None:
    state = table(money=500, lines=["was_chi_1", "was_chi_2", "chi_dul"])
    tile_in(state, "Duluth", "city_3a")
    act(state, "white", "station")
    play(state, "station Duluth", "bonus")
    assert state.money[BLUE] == 500 and refused(state, "train train_money") == "RR-5.5"
    play(state, "use city_3a", "train train_money")
    assert state.money[BLUE] == 300 and refused(state, "use city_3a") == "RR-16.1"
    state = table(money=400, lines=["was_chi_1", "was_chi_2", "chi_dul"])
    tile_in(state, "Duluth", "city_3a")
    act(state, "white", "station")
    play(state, "station Duluth", "bonus")
    assert refused(state, "use city_3a") == "RR-R5"  # then the city could not be paid


@rule("RR-10.1c", "RR-10.1d", "RR-10.1b", "RR-10.1", "RR-10.5")
def test_ex_26_grey_and_turquoise_at_station() -> None:
    state = table(money=500)
    act(state, "grey", "station")
    assert refused(state, "ability") == "RR-22.5"
    play(state, "station Charlotte", "bonus", "ability", "take orange", "pay", "done")
    assert (state.money[BLUE], state.shares[BLUE], state.crew[BLUE]) == (300, 4, 6)
    state = table(money=500)
    act(state, "turquoise", "station")
    play(state, "station Charlotte", "bonus", "ability", "take orange", "take turquoise", "pay", "done")
    assert (state.money[BLUE], state.shares[BLUE], state.crew[BLUE]) == (0, 2, 7)
    state = table(money=0)
    act(state, "orange", "station")
    play(state, "station Charlotte", "bonus")
    assert refused(state, "done") == "RR-5.1"
    play(state, "ability", "take orange", "done")
    assert (state.money[BLUE], state.shares[BLUE], state.crew[BLUE]) == (0, 2, 6)


@rule("RR-10.1a")
def test_purple_at_station_flips_a_train_for_100() -> None:
    state = table(money=300)
    trains(state, BLUE, ["train_shares"])
    act(state, "purple", "station")
    play(state, "ability", "flip train_shares down", "station Washington", "pay")
    assert (state.money[BLUE], state.shares[BLUE]) == (0, 3)


@rule("RR-10.5", "RR-10.1c")
def test_grey_at_station_works_for_a_later_builder() -> None:
    state = table()
    state.first_station[1] = RED
    act(state, "grey", "station")
    play(state, "station Charlotte")
    assert refused(state, "bonus") == "RR-6.4"
    play(state, "ability")
    assert state.shares[BLUE] == 2


@rule("RR-R26", "RR-5.1", "RR-22.5")
def test_an_ability_before_the_building_may_open_a_new_city() -> None:
    """Purple flips "track for $100", reaches Chicago with it and builds there."""
    state = table(money=600, lines=["was_chi_1"])
    trains(state, BLUE, ["train_track"])
    act(state, "purple", "station")
    assert refused(state, "station Chicago") == "RR-6.2"
    play(state, "ability", "flip train_track down", "use train_track", "free-track was_chi_2", "station Chicago", "pay")
    assert state.money[BLUE] == 600 - 100 - 100 - 300


@rule("RR-7.1")
def test_ex_3_railroad_for_600() -> None:
    state = table(money=600)
    act(state, "white", "railroad")
    play(state, "track was_chi_1", "track was_chi_2")
    assert state.due == 600
    play(state, "pay", "done")
    assert state.money[BLUE] == 0 and state.reached[BLUE] >> BOARD.city_names.index("Chicago") & 1
    assert state.turn == RED and state.phases[state.at].name == "worker"  # no contract


@rule("RR-7.1", "RR-7.2", "RR-D4")
def test_ex_4_railroad_for_900() -> None:
    state = table(money=900)
    reached = state.reached[BLUE]
    act(state, "white", "railroad")
    play(state, "track was_chi_1", "track clt_lit_1", "pay", "done")
    assert state.money[BLUE] == 0 and state.reached[BLUE] == reached


@rule("RR-7.2", "RR-7.3")
def test_a_space_must_be_joined_and_free_of_own_tracks() -> None:
    state = table()
    network(state, RED, ["was_chi_1"])
    act(state, "white", "railroad")
    assert refused(state, "track was_chi_2") == "RR-7.2" and refused(state, "track was_clt") == "RR-7.3"
    play(state, "track was_chi_1")  # a track of Red is no hindrance
    assert refused(state, "track was_chi_1") == "RR-7.3" and refused(state, "track was_chi_2") is None


@rule("RR-7.4", "RR-22.2")
def test_exactly_two_tracks() -> None:
    state = table()
    act(state, "white", "railroad")
    play(state, "track was_chi_1")
    assert refused(state, "pay") == "RR-22.5" and refused(state, "done") == "RR-4.1"
    play(state, "track was_chi_2")
    assert refused(state, "track chi_kan") == "RR-7.4"


@rule("RR-7.4")
def test_ex_32_last_track() -> None:
    state = table(money=400)
    state.tracks[BLUE] = 1
    act(state, "white", "railroad")
    assert open_moves(state, "track") == {"clt_mia_1"}  # the other two have triangles
    play(state, "track clt_mia_1", "pay", "done")
    assert (state.money[BLUE], state.tracks[BLUE]) == (0, 0)
    state = table(money=400)
    state.tracks[BLUE] = 2
    assert refused(state, "place white railroad") == "RR-7.4"  # two tracks cost at least $500 from here
    state.money[BLUE] = 500
    act(state, "white", "railroad")
    assert open_moves(state, "track") == {"clt_mia_1"}
    assert refused(state, "track was_chi_1") == "RR-7.4"


@rule("RR-7.5", "RR-11.2", "RR-23.9")
def test_ex_17_one_contract_tile_only() -> None:
    state = table(money=500, lines=["was_chi_1", "was_chi_2"])
    network(state, RED, ["was_chi_1", "was_chi_2", "chi_dul"])
    current, pile = state.contract, len(state.contract_pile)
    act(state, "white", "railroad")
    play(state, "track chi_dul", "track chi_kan", "pay", "done")
    while state.phases[state.at].name != "worker":
        play(state, "decline")
    assert state.money[BLUE] == 0 and state.discards == [current] and len(state.contract_pile) == pile - 1


@rule("RR-10.2b", "RR-10.7", "RR-10.2")
def test_ex_20_orange_at_railroad() -> None:
    state = table(money=600)
    act(state, "orange", "railroad")
    play(state, "track was_chi_1", "track clt_lit_1")
    assert refused(state, "pay") == "RR-5.1"
    play(state, "ability", "pay")
    assert state.money[BLUE] == 50
    for shares, rule_id in ((0, "RR-7.4"), (1, None)):
        state = table(money=500, shares=shares)
        act(state, "orange", "railroad")
        play(state, "track was_chi_1")
        assert refused(state, "track clt_lit_1") == rule_id


@rule("RR-10.2d", "RR-10.8")
def test_ex_21_turquoise_at_railroad() -> None:
    state = table(money=700)
    act(state, "turquoise", "railroad")
    play(state, "track was_chi_1", "track was_chi_2", "track chi_dul")
    assert state.due == 700 and state.trigger == 1
    play(state, "pay", "done")
    assert state.tracks[BLUE] == 12 and state.money[BLUE] == 0
    state = table(money=900)
    state.tracks[BLUE] = 2
    act(state, "turquoise", "railroad")
    play(state, "track was_chi_1", "track was_chi_2")
    assert refused(state, "track chi_kan") in ("RR-R14", "RR-7.4")


@rule("RR-10.2a")
def test_purple_at_railroad() -> None:
    state = table(money=800)
    act(state, "purple", "railroad")
    play(state, "ability", "train train_money")
    assert state.money[BLUE] == 500 and owned(state, BLUE, "train_money") == 1
    assert open_moves(state, "track") == {"clt_mia_1"}  # the money left is enough for this line only
    state = table(money=700)
    act(state, "purple", "railroad")
    assert refused(state, "ability") == "RR-R5"


@rule("RR-10.2c")
def test_grey_at_railroad_may_pay_with_its_shares() -> None:
    state = table(money=200)
    assert refused(state, "place white railroad") == "RR-7.4"
    crew(state, BLUE, {"grey": 5})
    act(state, "grey", "railroad")
    play(state, "ability", "track clt_mia_1", "track clt_mia_2", "pay")
    assert (state.money[BLUE], state.shares[BLUE]) == (0, 0)
