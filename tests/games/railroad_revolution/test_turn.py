"""The course of a turn, workers, general rules. [RR-3, RR-4, RR-5]"""

import pytest

from roundhouse.games.railroad_revolution.tiles import COLOURS
from roundhouse.testing import rule

from .table import (
    BLUE,
    BOARD,
    ORANGE,
    PURPLE,
    RED,
    TURQUOISE,
    WHITE,
    act,
    contract_tile,
    crew,
    objective,
    open_moves,
    owned,
    play,
    refused,
    table,
    telegraph_tile,
    tile_in,
    trains,
)  # fmt: skip


@rule("RR-3.1", "RR-3.3", "RR-D2")
def test_players_take_turns_clockwise_each_with_one_worker_on_one_action() -> None:
    state = table()
    assert refused(state, "done") == "RR-3.3" and refused(state, "pay") == "RR-3.3"
    assert open_moves(state, "place") == {f"white {action}" for action in BOARD.action_names}
    assert refused(state, "place orange trade") == "RR-3.3"
    for seat in (0, 1, 2, 3, 0):
        assert state.turn == seat and state.to_act() == [seat]
        play(state, "place white trade", "trade track", "done")
    assert state.round == 2


@rule("RR-3.2")
def test_ex_31_return_of_workers() -> None:
    state = table()
    crew(state, RED, {}, {"white": 4, "orange": 1})
    play(state, "place white trade", "trade track", "done")
    assert state.turn == RED
    assert state.idle[RED * COLOURS + WHITE] == 4 and state.idle[RED * COLOURS + ORANGE] == 1 and sum(state.busy[RED * COLOURS :][:COLOURS]) == 0
    state = table()
    crew(state, RED, {"orange": 1}, {"white": 4})
    play(state, "place white trade", "trade track", "done")
    assert state.busy[RED * COLOURS + WHITE] == 4
    assert all(move.startswith("orange") for move in open_moves(state, "place"))


@rule("RR-3.4")
def test_an_action_space_holds_any_number_of_workers() -> None:
    state = table(2, supply={"white": 3, "orange": 2})
    for colour, piece in (("white", "track"), ("orange", "track"), ("white", "building")):
        play(state, f"place {colour} trade", f"trade {piece}", "done")
        play(state, "place white trade", f"trade {piece}", "done")
    assert state.placed[3 * COLOURS + WHITE] == 2 and state.placed[3 * COLOURS + ORANGE] == 1


@rule("RR-3.5", "RR-R13")
def test_the_contract_comes_before_the_objectives_and_the_end_trigger() -> None:
    state = table(lines=["was_chi_1", "was_chi_2"], shares=2)
    objective(state, BLUE, 1, "A2_3", ["orange"])  # two tracks on contract icons
    contract_tile(state, "contract_3")
    act(state, "white", "railroad")
    play(state, "track chi_kan", "track chi_dul", "pay", "done")
    assert state.phases[state.at].name == "contract" and not state.completed[BLUE]
    play(state, "decline")
    while state.phases[state.at].name == "contract":
        play(state, "decline")
    assert [BOARD.objectives[tile].name for tile in state.completed[BLUE]] == ["A2_3"] and state.phases[state.at].name == "objectives"


@rule("RR-3.6", "RR-7.4")
def test_only_an_action_that_can_be_carried_out_may_be_chosen() -> None:
    state = table(money=350)
    assert refused(state, "place white railroad") == "RR-7.4"
    assert refused(state, "place white station") is None
    state = table(money=50)
    assert refused(state, "place white station") is None  # the first station in Charlotte brings two shares
    state.first_station[1] = RED
    assert refused(state, "place white station") == "RR-3.6"  # buildings are left, but no city can be paid
    crew(state, BLUE, {"orange": 5})
    assert refused(state, "place orange station") is None  # its ability waives the cost


@rule("RR-3.6", "RR-6.2", "RR-7.2")
def test_an_action_without_a_place_says_so() -> None:
    """Twelve buildings and fifteen tracks are left, but no city and no space to put one."""
    state = table(money=2000)
    state.stations[BLUE] = state.reached[BLUE]
    assert refused(state, "place white station") == "RR-6.2"
    state.free[BLUE] = 0
    assert refused(state, "place white railroad") == "RR-7.2"


@rule("RR-3.7", "RR-R14", "RR-6.6", "RR-8.6")
def test_passing_is_only_for_an_empty_player_board() -> None:
    state = table()
    assert refused(state, "pass") == "RR-3.7"
    state.tracks[BLUE], state.buildings[BLUE] = 1, 0
    assert refused(state, "pass") == "RR-3.7"
    assert refused(state, "place white station") == "RR-6.6" and refused(state, "place white telegraph") == "RR-8.6"
    assert refused(state, "place white trade") is None
    state.tracks[BLUE] = 0
    assert refused(state, "place white trade") == "RR-3.7" and refused(state, "place white railroad") == "RR-7.4"
    play(state, "pass")
    assert state.turn == RED and sum(state.busy[:COLOURS]) == 0


@rule("RR-8.6", "RR-8.2")
def test_no_telegraph_with_an_office_in_every_section() -> None:
    state = table()
    state.offices[BLUE] = 0b11111111
    assert refused(state, "place white telegraph") == "RR-8.6"


@rule("RR-4.1", "RR-10.0", "RR-D7")
def test_the_main_part_is_compulsory_and_the_worker_is_not() -> None:
    state = table()
    act(state, "orange", "trade")
    assert refused(state, "done") == "RR-4.1"
    play(state, "trade track")
    assert refused(state, "trade track") == "RR-4.1"
    assert refused(state, "done") is None and refused(state, "ability") is None


@rule("RR-4.2", "RR-10.0", "RR-12.4")
@pytest.mark.parametrize("action", ["station", "railroad", "telegraph", "trade"])
def test_white_promotes_with_every_action(action: str) -> None:
    state = table(supply={"white": 4, "orange": 1})
    objective(state, BLUE, 0, "A1_1")
    act(state, "white", action)
    assert refused(state, "ability") == "RR-10.0"
    play(state, "promote orange supply A1")
    assert state.manager[0] == ORANGE and state.crew[BLUE] == 4
    assert refused(state, "promote white supply A1") == "RR-12.4"


@rule("RR-4.3")
def test_a_coloured_worker_has_the_ability_of_its_colour_and_action() -> None:
    kinds = {(action, colour): BOARD.ability[action * COLOURS + colour].kind for action in range(4) for colour in range(COLOURS)}
    assert len({kind for (_, colour), kind in kinds.items() if colour != WHITE}) == 15  # a flip comes twice, at Station and Trade
    state = table()
    act(state, "grey", "railroad")
    play(state, "ability")
    assert state.shares[BLUE] == 2


@rule("RR-4.4", "RR-R27", "RR-D7")
def test_ex_42_ability_or_promotion() -> None:
    state = table(supply={"orange": 5}, money=300)
    objective(state, BLUE, 0, "A1_1")
    act(state, "orange", "station")
    play(state, "station Washington", "ability")
    assert state.due == 0
    assert refused(state, "promote orange supply A1") == "RR-12.4"
    state = table(supply={"orange": 5}, money=300)
    objective(state, BLUE, 0, "A1_1")
    act(state, "orange", "station")
    play(state, "station Washington", "promote orange board A1")
    assert refused(state, "ability") == "RR-4.4"
    assert state.manager[0] == ORANGE  # it keeps its colour as a manager


@rule("RR-4.4", "RR-R15", "RR-10.8", "RR-D4")
def test_ex_53_ability_or_promotion_is_settled_on_use() -> None:
    state = table(supply={"turquoise": 5})
    objective(state, BLUE, 0, "A1_4")
    act(state, "turquoise", "railroad")
    play(state, "track was_chi_1", "track was_chi_2", "pay")
    assert refused(state, "track chi_kan") is None and refused(state, "promote turquoise supply A1") is None and refused(state, "done") is None
    again = state.copy()
    play(again, "promote turquoise supply A1")
    assert refused(again, "track chi_kan") == "RR-7.4"
    play(state, "track chi_kan")
    assert refused(state, "promote turquoise supply A1") == "RR-12.4"


@rule("RR-4.5", "RR-R9", "RR-D13")
def test_ex_35_exhausted_colour() -> None:
    state = table(lines=["was_chi_1", "was_chi_2", "chi_dul"])
    tile_in(state, "Duluth", "city_3c")
    state.common = [0, 0, 3, 3, 3]
    act(state, "white", "station")
    play(state, "station Duluth", "pay")
    assert state.idle[TURQUOISE] == 1
    assert open_moves(state, "take") == {"orange", "grey", "turquoise"}  # no purple, and white only if one was discarded before
    assert refused(state, "done") == "RR-22.1" and refused(state, "take purple") == "RR-4.5"
    play(state, "take grey", "done")
    state = table(lines=["was_chi_1", "was_chi_2", "chi_dul"])
    tile_in(state, "Duluth", "city_3c")
    state.common = [0, 0, 0, 0, 0]
    act(state, "white", "station")
    play(state, "station Duluth", "pay", "done")  # an empty common supply gives nothing
    assert state.crew[BLUE] == 5


@rule("RR-4.6", "RR-5.7", "RR-8.4")
def test_workers_come_into_the_supply_and_go_from_supply_or_player_board() -> None:
    state = table(supply={"white": 5})
    telegraph_tile(state, 2, "tel_money")
    before = state.common[:]
    act(state, "white", "telegraph")
    play(state, "office 2")
    assert open_moves(state, "discard") == {"white supply", "white board"}  # the worker just placed too
    assert refused(state, "discard orange supply") == "RR-4.6"
    play(state, "discard white board")
    assert state.common[WHITE] == before[WHITE] + 1 and state.money[BLUE] == 1600 and state.busy[WHITE] == 0


@rule("RR-5.1", "RR-D8", "RR-22.1")
def test_ex_16_gain_first_pay_later() -> None:
    lines = ["clt_lit_1", "clt_lit_2"]
    state = table(money=0, lines=lines)
    tile_in(state, "Little Rock", "city_2b")
    trains(state, BLUE, ["train_promote", "train_money"])
    act(state, "white", "station")
    play(state, "station Little Rock")
    assert refused(state, "pay") == "RR-5.1" and refused(state, "done") == "RR-5.1"
    play(state, "bonus")
    assert refused(state, "flip train_promote down") == "RR-R5"  # the flip is needed for the money
    play(state, "flip train_money down", "pay")
    assert state.money[BLUE] == 300
    for up, down in ((["train_promote"], []), (["train_promote"], ["train_money"])):
        state = table(money=0, lines=lines)
        tile_in(state, "Little Rock", "city_2b")
        trains(state, BLUE, up, down)
        act(state, "white", "station")
        assert refused(state, "station Little Rock") == "RR-6.1"


@rule("RR-5.2", "RR-R6", "RR-23.5")
def test_ex_30_minimum_of_four_workers() -> None:
    for money, rule_id in ((100, "RR-5.2"), (900, None)):
        state = table(money=money, supply={"white": 3, "orange": 1})
        objective(state, BLUE, 0, "A1_1")
        state.first_office[5] = RED
        state.offices[RED] = 1 << 5
        contract_tile(state, "contract_2")
        act(state, "white", "telegraph")
        play(state, "office 6")
        assert state.shares[BLUE] == 1
        assert refused(state, "promote orange supply A1") == rule_id
    play(state, "promote orange supply A1")
    assert state.crew[BLUE] == 3
    state.trigger = 0
    assert refused(state, "done") == "RR-5.2"
    play(state, "hire grey", "done")
    assert (state.crew[BLUE], state.money[BLUE], state.shares[BLUE]) == (4, 100, 1)


@rule("RR-5.2", "RR-R6", "RR-13.3")
@pytest.mark.parametrize(("rules", "rule_of_refusal"), [(2, None), (1, "RR-5.2")])
def test_a_worker_discarded_for_a_toll_can_be_hired_back(rules: int, rule_of_refusal: str | None) -> None:
    """The common supply is empty, Blue has three white workers and a purple one, $1000, and the worker toll of the Network track before him."""
    state = table(money=1000, supply={"white": 3, "purple": 1}, rules=rules)
    state.common = [0] * COLOURS
    state.progress[BLUE * 3 + 2] = 6
    play(state, "place purple trade", "ability")
    assert refused(state, "advance network white supply") == rule_of_refusal
    assert ("network white supply" in open_moves(state, "advance")) == (rule_of_refusal is None)
    if rule_of_refusal is None:
        play(state, "advance network white supply", "trade track")
        assert refused(state, "done") == "RR-5.2"
        play(state, "hire white", "done")
        assert state.turn == RED and state.crew[BLUE] == 4


@rule("RR-5.2", "RR-R6")
def test_a_contract_of_the_same_turn_may_bring_the_fourth_worker() -> None:
    """With three workers the action may end only if the contract that follows can bring one; then it must be accepted."""
    state = table(money=400, shares=3, supply={"white": 3, "orange": 1}, lines=["was_chi_1", "was_chi_2"])
    objective(state, BLUE, 0, "A1_1")
    contract_tile(state, "contract_2")
    act(state, "white", "railroad")
    play(state, "track chi_kan", "track kan_bis", "pay", "promote orange supply A1", "done")
    assert state.crew[BLUE] == 3 and refused(state, "decline") == "RR-5.2" and refused(state, "accept left") == "RR-5.2"
    play(state, "accept right")
    assert state.crew[BLUE] == 4 and state.idle[TURQUOISE] == 1


@rule("RR-5.3", "RR-F1", "RR-R30")
def test_selling_shares_at_any_time() -> None:
    state = table(shares=4)
    state.play(RED, BOARD.by_text["sell 2"])  # not in its own turn either
    assert (state.money[RED], state.shares[RED]) == (1300, 2)
    refusal = state.refusal(RED, BOARD.by_text["sell 3"])
    assert refusal is not None and refusal.rule == "RR-5.3"
    assert {move.text for move in state.asides(BLUE)} == {"sell 1", "sell 2", "sell 3", "sell 4"}
    assert not any(move.text.startswith(("buy", "sell")) for move in state.moves(BLUE))


@rule("RR-5.3")
def test_a_payment_sells_the_shares_that_it_needs() -> None:
    state = table(money=350, shares=3)
    heard = state.listen()
    act(state, "white", "railroad")
    play(state, "track clt_mia_1", "track clt_mia_2", "pay")
    assert (state.money[BLUE], state.shares[BLUE]) == (0, 2)
    assert [event.facts for event in heard if event.kind == "sell-shares"] == [{"n": 1, "amount": 150}]


@rule("RR-5.4", "RR-F2", "RR-R9", "RR-R30")
def test_extra_hiring() -> None:
    state = table(money=1700)
    state.common = [0, 2, 0, 0, 1]
    assert open_moves(state, "hire") == {"purple", "turquoise"}
    assert refused(state, "hire orange") == "RR-5.4"
    play(state, "hire purple", "hire turquoise")
    assert (state.money[BLUE], state.crew[BLUE], state.idle[PURPLE]) == (100, 7, 1)
    assert refused(state, "hire purple") == "RR-5.1"
    state = table(money=1700)
    state.common = [0] * COLOURS
    assert open_moves(state, "hire") == set()


@rule("RR-5.5", "RR-D11", "RR-R24")
def test_a_train_from_any_pile_that_is_not_empty() -> None:
    state = table()
    state.stock = [0, 1, 0, 3, 0]
    act(state, "purple", "railroad")
    play(state, "ability")
    assert open_moves(state, "train") == {"train_advance", "train_shares"}
    assert refused(state, "train train_money") == "RR-5.5"
    play(state, "train train_shares")
    assert owned(state, BLUE, "train_shares") == 1 and state.stock == [0, 1, 0, 2, 0] and state.money[BLUE] == 700
    assert refused(state, "train train_advance") == "RR-5.5"


@rule("RR-5.5", "RR-R10", "RR-11.6")
def test_ex_36_exhausted_trains() -> None:
    state = table(shares=5, supply={"purple": 5})
    state.stock = [0] * 5
    telegraph_tile(state, 5, "tel_train")
    contract_tile(state, "contract_1")
    again = state.copy()
    act(state, "purple", "railroad")
    assert refused(state, "ability") == "RR-R10"
    act(again, "white", "telegraph")
    play(again, "office 5")
    assert refused(again, "discard purple supply") == "RR-R10"
    state = table(shares=5)
    state.stock = [0] * 5
    contract_tile(state, "contract_1")
    act(state, "grey", "trade")
    assert refused(state, "accept right") == "RR-11.6" and refused(state, "accept left") is None


@rule("RR-5.6")
def test_money_and_shares_do_not_run_out() -> None:
    state = table(4, shares=40)
    act(state, "white", "telegraph")
    play(state, "office 1")
    assert state.shares[BLUE] == 44 and sum(state.shares) > 48


@rule("RR-5.8", "RR-D12", "RR-9.3", "RR-R23")
def test_ex_8_flipping_a_train() -> None:
    state = table()
    trains(state, BLUE, ["train_shares"])
    act(state, "white", "trade")
    points = state.scores()[BLUE]
    play(state, "trade track", "flip train_shares down")
    assert state.shares[BLUE] == 3 and state.scores()[BLUE] == points - 8
    assert refused(state, "flip train_shares up") == "RR-5.8"
    state = table()
    trains(state, BLUE, [], ["train_shares"])
    act(state, "white", "trade")
    assert refused(state, "flip train_shares down") == "RR-5.8"
    play(state, "trade track", "flip train_shares up")
    assert state.shares[BLUE] == 0 and state.scores()[BLUE] == points
    state = table()  # a train may be turned face down and its effect declined
    act(state, "white", "trade")
    play(state, "trade track", "flip train_promote down", "done")
    assert owned(state, BLUE, "train_promote", down=True) == 1
