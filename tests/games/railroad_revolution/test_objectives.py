"""Objectives, progress, the end of the game and the score. [RR-12, RR-13, RR-14, RR-15]"""

from roundhouse.games.railroad_revolution.scoring import link_points, met, objective_points, progress_points, total, train_points
from roundhouse.games.railroad_revolution.state import RailState
from roundhouse.testing import rule

from .table import (
    BLUE,
    BOARD,
    GREY,
    ORANGE,
    P1,
    P2,
    P3,
    P4,
    RED,
    WHITE,
    YELLOW,
    act,
    begin_turn,
    contract_tile,
    network,
    objective,
    open_moves,
    play,
    refused,
    table,
    telegraph_tile,
    trains,
)  # fmt: skip


def tile(name: str) -> int:
    return [one.name for one in BOARD.objectives].index(name)


def sale(state: RailState) -> None:
    """A turn that changes nothing but the player board."""
    kind = "track" if "track" in open_moves_after(state) else "building"
    play(state, f"trade {kind}", "done")


def open_moves_after(state: RailState) -> set[str]:
    colour = next(move.split()[0] for move in open_moves(state, "place") if move.endswith("trade"))
    play(state, f"place {colour} trade")
    return open_moves(state, "trade")


@rule("RR-12.1", "RR-12.2", "RR-23.8")
def test_objectives_have_conditions_managers_and_points() -> None:
    for one in BOARD.objectives:
        assert 1 <= len(one.conditions) <= 3 and 1 <= len(one.managers) <= 2 and one.vp > 0
        assert (one.group == "D") == (-1 in one.managers)
    state = table()
    assert all(len([one for one in state.objective[seat * 2 : seat * 2 + 2] if one >= 0]) == 2 for seat in range(4))
    assert len(state.view(RED)["table"]["seats"][BLUE]["objectives"]) == 2  # public


@rule("RR-12.3", "RR-R11", "RR-23.15")
def test_ex_41_managers_and_colours() -> None:
    state = table(supply={"white": 4, "orange": 1})
    objective(state, BLUE, 0, "A1_1")
    act(state, "orange", "station")
    play(state, "station Washington")
    assert refused(state, "promote white supply A1") == "RR-12.3"
    play(state, "promote orange board A1")  # the worker just placed; no condition need be met yet
    assert state.busy[ORANGE] == 0 and state.manager[0] == ORANGE
    state = table(supply={"white": 5})
    objective(state, BLUE, 0, "D_1")
    act(state, "white", "trade")
    assert refused(state, "promote white supply A1") is None  # any worker


@rule("RR-12.4", "RR-D9")
def test_promotion_needs_a_white_use_or_an_effect() -> None:
    state = table(supply={"orange": 5})
    objective(state, BLUE, 0, "A1_1")
    act(state, "orange", "trade")
    play(state, "ability")
    assert refused(state, "promote orange supply A1") == "RR-12.4"
    play(state, "flip train_promote down", "promote orange supply A1")
    assert state.manager[0] == ORANGE


@rule("RR-12.5")
def test_a_manager_stays() -> None:
    state = table(supply={"white": 5, "orange": 1})
    objective(state, BLUE, 0, "A1_1", ["orange"])
    act(state, "white", "trade")
    assert refused(state, "promote orange supply A1") == "RR-12.3"  # the place is taken
    assert state.manager[0] == ORANGE and not any("A1" in move and "orange" not in move for move in open_moves(state, "promote"))


@rule("RR-12.6", "RR-12.7", "RR-R12", "RR-D19", "RR-12.10")
def test_ex_9_objective_replaced() -> None:
    state = table()
    objective(state, BLUE, 0, "B_1", ["turquoise"])
    network(state, BLUE, ["clt_lit_1", "clt_lit_2", "lit_hou", "lit_kan"])
    state.put_station(BLUE, BOARD.city_names.index("Houston"), True)
    first = [tile(name) for name in ("C_4", "C_7", "C_2", "C_9")]
    state.piles[1] = first + [one for one in state.piles[1] if one not in first]
    turquoise = state.common[4]
    act(state, "white", "trade")
    play(state, "trade building", "done")
    assert state.completed[BLUE] == [tile("B_1")] and state.common[4] == turquoise + 1 and state.manager[0] == -1
    assert open_moves(state, "keep") == {"C_4", "C_7", "C_2"}
    assert refused(state, "keep C_9") == "RR-12.7" and refused(state, "done") == "RR-12.10"
    play(state, "keep C_7")
    assert state.objective[0] == tile("C_7")
    assert state.piles[1][0] == tile("C_9") and state.piles[1][-2:] == [tile("C_4"), tile("C_2")]


@rule("RR-12.7")
def test_ex_9_also_which_pile_follows() -> None:
    for name, follows in (("A1_2", "B"), ("A2_1", "B"), ("C_5", "D"), ("D_5", "")):
        state = table()
        slot = 1 if name.startswith("A2") else 0
        objective(state, BLUE, slot, name, [BOARD.colour_names[max(0, colour)] for colour in BOARD.objectives[tile(name)].managers])
        lines = ["was_chi_1", "was_chi_2", "chi_kan", "chi_dul", "kan_den", "clt_mia_1", "clt_mia_2", "mia_hou_1", "mia_hou_2", "lit_hou"]
        network(state, BLUE, lines)
        assert met(state, BLUE, BOARD.objectives[tile(name)])
        act(state, "white", "trade")
        play(state, "trade track" if "track" in open_moves(state, "trade") else "trade building", "done")
        assert {move[0] for move in open_moves(state, "keep")} == ({follows} if follows else set())
        assert (state.turn == RED) == (not follows)


@rule("RR-12.7", "RR-D19", "RR-R12")
def test_two_completed_in_one_turn_and_several_players() -> None:
    state = table()
    for seat in (BLUE, YELLOW):
        network(state, seat, ["was_chi_1", "was_chi_2", "chi_kan", "chi_dul", "clt_mia_1", "clt_mia_2"])
    objective(state, BLUE, 0, "A1_2", ["purple"])
    objective(state, BLUE, 1, "A2_3", ["orange"])
    objective(state, YELLOW, 1, "A2_4", ["purple"])
    act(state, "white", "trade")
    play(state, "trade building", "done")
    assert state.actor == BLUE and open_moves(state, "replace") == {"A1", "A2"} and refused(state, "keep B_1") == "RR-12.7"
    play(state, "replace A2")
    shown = state.drawn[:]
    play(state, f"keep {BOARD.objectives[shown[0]].name}")
    assert state.objective[1] == shown[0] and state.actor == BLUE and len(state.drawn) == 3  # then the other one
    play(state, f"keep {BOARD.objectives[state.drawn[0]].name}")
    assert state.actor == YELLOW  # the active player first, then clockwise
    play(state, state.moves(YELLOW)[0].text)
    assert state.turn == RED


@rule("RR-12.8", "RR-12.8a", "RR-12.8b", "RR-12.8c", "RR-12.8d", "RR-12.9")
def test_ex_10_conditions() -> None:
    def holds(kind: int, figure: int, n: int, lines: list[str], stations: tuple[str, ...] = ()) -> bool:
        state = table(lines=lines)
        for city in stations:
            state.put_station(BLUE, BOARD.city_names.index(city), True)
        one = BOARD.objectives[0]
        return met(state, BLUE, type(one)("test", "A1", 1, [0], [(kind, figure, n)]))

    chicago, miami = ["was_chi_1", "was_chi_2"], ["clt_mia_1", "clt_mia_2"]
    assert holds(0, 2, 2, chicago + miami)
    assert not holds(0, 2, 2, [*chicago, "mia_hou_2"])
    assert holds(1, 3, 1, [*chicago, "chi_dul"], ("Duluth",)) and not holds(1, 3, 1, [*chicago, "chi_dul"])
    assert not holds(1, 3, 1, [*chicago, "chi_kan", "kan_den"], ("Denver",))
    assert holds(3, 2, 3, ["was_chi_1", "den_elp", "sfo_sdg"]) and not holds(3, 2, 3, ["was_chi_1", "den_elp", "den_slc"])
    assert holds(2, 0, 2, ["chi_kan", "kan_den"]) and not holds(2, 0, 3, ["chi_kan", "kan_den"])
    assert not holds(3, 0, 1, [])  # the start space is not plain


@rule("RR-12.6", "RR-14.4", "RR-12.9")
def test_ex_40_objective_completed_in_anothers_turn() -> None:
    state = table(shares=2)
    network(state, P1, ["was_chi_1", "was_chi_2", "chi_kan", "chi_dul", "clt_lit_1", "clt_lit_2", "lit_hou", "clt_mia_1", "clt_mia_2", "mia_hou_1"])
    objective(state, P1, 0, "D_5", ["white", "white"])
    state.round = state.last_round = 17
    contract_tile(state, "contract_2")
    begin_turn(state, P3)
    act(state, "white", "telegraph")
    play(state, "office 3", "done", "decline")
    while state.actor != P1:
        play(state, "decline")
    play(state, "accept left", "free-track kan_den")
    while state.phases[state.at].name == "contract":
        play(state, "decline")
    assert state.completed[P1] == [tile("D_5")] and state.turn == P4 and objective_points(state, P1) == 38


@rule("RR-13.1", "RR-13.2", "RR-D10", "RR-23.11", "RR-R17", "RR-13.4")
def test_steps_are_divided_freely_and_may_be_forgone() -> None:
    state = table()
    assert BOARD.progress_names == ["telegraph", "stations", "network"]
    act(state, "purple", "trade")
    play(state, "trade track", "ability", "advance telegraph", "advance network")
    assert state.progress[:3] == [1, 0, 1] and state.steps == 1
    play(state, "done")
    assert state.steps == 0 and state.progress[:3] == [1, 0, 1]
    state = table()
    state.progress[:3] = [10, 10, 9]
    state.progress[3:6] = [10, 10, 10]  # markers may share a space
    act(state, "purple", "trade")
    play(state, "trade track", "ability")
    assert refused(state, "advance telegraph") == "RR-13.4" and refused(state, "advance stations") == "RR-13.4"
    play(state, "advance network")
    assert refused(state, "advance network") == "RR-13.4"


@rule("RR-13.3")
def test_ex_12_toll_of_a_share() -> None:
    for shares, rule_id in ((1, None), (0, "RR-13.3")):
        state = table(shares=shares)
        state.progress[0] = 2
        act(state, "purple", "trade")
        play(state, "ability")
        assert refused(state, "advance telegraph") == rule_id and refused(state, "advance stations") is None
    state = table(shares=1)
    state.progress[0] = 2
    act(state, "purple", "trade")
    play(state, "ability", "advance telegraph")
    assert state.shares[BLUE] == 0 and state.progress[0] == 3


@rule("RR-13.2", "RR-13.3", "RR-5.2")
def test_ex_47_steps_may_be_forgone_not_passed_unpaid() -> None:
    state = table(money=0, supply={"white": 4})
    state.progress[:3] = [6, 6, 6]
    act(state, "purple", "trade")
    play(state, "trade track", "ability")
    assert open_moves(state, "advance") == set()
    assert refused(state, "advance network") == "RR-13.3" and refused(state, "advance network white supply") == "RR-5.2"
    state = table(money=0, supply={"white": 5})
    state.progress[:3] = [6, 6, 6]
    white = state.common[WHITE]
    act(state, "purple", "trade")
    play(state, "trade track", "ability", "advance network white supply")
    assert state.progress[2] == 7 and state.common[WHITE] == white + 1 and state.crew[BLUE] == 4
    assert refused(state, "advance network purple board") == "RR-13.3"  # no worker is asked for now


@rule("RR-13.3")
def test_ex_51_money_tolls_near_the_top() -> None:
    for shares, rule_id in ((1, None), (0, "RR-13.3")):
        state = table(money=350, shares=shares)
        state.progress[1] = 8
        act(state, "white", "station")
        play(state, "station Washington")
        state.due = 0
        assert refused(state, "advance stations") == rule_id
    state = table(money=350, shares=1)
    state.progress[1] = 8
    act(state, "orange", "station")
    play(state, "station Washington", "ability", "advance stations", "advance stations")
    assert (state.money[BLUE], state.progress[1]) == (100, 10)
    assert progress_points(state, BLUE, 1) == 8


def played_out(trigger_seat: int) -> list[tuple[int, int]]:
    """Round 17 begins; the seat empties its sections 1 to 7 in its turn. The turns from there on, as (round, seat)."""
    state = table()
    state.round = 17
    turns = []
    while not state.over:
        turns.append((state.round, state.turn))
        if state.turn == trigger_seat and state.round == 17:
            state.tracks[trigger_seat], state.buildings[trigger_seat] = 3, 2
        sale(state)
    return turns


@rule("RR-14.1", "RR-14.2", "RR-23.12")
def test_ex_13_and_14_end_triggered_by_the_first_and_by_the_last_player() -> None:
    everybody = [(17, seat) for seat in range(4)] + [(18, seat) for seat in range(4)]
    assert played_out(P1) == everybody
    assert played_out(P4) == everybody


@rule("RR-14.1")
def test_ex_44_end_trigger_needs_both_kinds() -> None:
    state = table()
    state.tracks[BLUE], state.buildings[BLUE] = 2, 4
    sale(state)
    assert state.buildings[BLUE] == 3 and state.last_round == 0
    begin_turn(state, BLUE)
    sale(state)
    assert (state.tracks[BLUE], state.buildings[BLUE]) == (2, 2) and state.last_round == 2


@rule("RR-14.3", "RR-R18", "RR-16.6")
def test_ex_45_trigger_by_contract_in_anothers_turn() -> None:
    state = table()
    state.round = 16
    state.shares[P1] = 2
    state.tracks[P1], state.buildings[P1] = 3, 2
    contract_tile(state, "contract_2")
    begin_turn(state, P2)
    act(state, "white", "telegraph")
    play(state, "office 3")
    state.shares[P2] = 0
    play(state, "done", "accept left", "free-track was_chi_1")
    assert state.last_round == 17 and state.turn == P3
    state.tracks[P3], state.buildings[P3] = 3, 2  # a second trigger changes nothing
    turns = []
    while not state.over:
        turns.append((state.round, state.turn))
        sale(state)
    assert turns == [(16, P3), (16, P4), (17, P1), (17, P2), (17, P3), (17, P4)]


@rule("RR-14.5", "RR-23.14")
def test_every_turn_takes_a_piece_off_the_player_board() -> None:
    state = table(2)
    turns = 0
    while not state.over:
        seat = state.turn
        before = state.tracks[seat] + state.buildings[seat]
        sale(state)
        assert state.tracks[seat] + state.buildings[seat] == before - 1
        turns += 1
    assert turns <= 2 * 27


@rule("RR-15.1", "RR-15.2", "RR-15.3", "RR-23.13")
def test_the_score_is_the_sum_of_its_parts() -> None:
    state = table()
    trains(state, BLUE, ["train_promote", "train_money", "train_money"], ["train_track"])
    state.completed[BLUE] = [tile("A1_1"), tile("B_6")]
    assert train_points(state, BLUE) == 24 and objective_points(state, BLUE) == 18 + BOARD.objectives[tile("B_6")].vp == 41
    assert total(state, BLUE) == state.scores()[BLUE] == 24 + 41
    assert state.view(None)["scores"] is None  # no score while the game goes on
    objective(state, BLUE, 0, "A1_3", ["grey"])
    assert objective_points(state, BLUE) == 41  # unfinished ones give nothing


@rule("RR-15.4", "RR-13.5", "RR-13.1")
def test_ex_11_value_of_a_progress_track() -> None:
    state = table()
    state.offices[RED] = 0b10101
    state.progress[RED * 3] = 10
    assert progress_points(state, RED, 0) == 15
    state.stations[RED] = 0b1001
    state.progress[RED * 3 + 1] = 5
    assert progress_points(state, RED, 1) == 8
    network(state, RED, ["sfo_sdg"])
    state.progress[RED * 3 + 2] = 1
    assert progress_points(state, RED, 2) == 8  # two cities of level 5, without a station


@rule("RR-15.5")
def test_ex_15_telegraph_links() -> None:
    state = table()
    for seat, sections, points in ((0, (1, 4, 5), 5), (1, (1, 2, 3, 7, 8), 18), (2, (2, 4, 6), 0)):
        state.offices[seat] = sum(1 << section - 1 for section in sections)
        assert link_points(state, seat) == points


@rule("RR-15.6")
def test_ex_46_tie() -> None:
    state = table(2)
    state.money, state.shares = [550, 250], [0, 2]
    assert state.scores()[0] == state.scores()[1] and state.ranking() == [0, 1]  # equal: shared victory, in seat order
    assert state.winners() == [0, 1]
    state.shares[1] = 3
    assert state.ranking() == [1, 0] and state.winners() == [1]
    state.money[0] += 10_000
    assert state.ranking() == [0, 1] and state.scores()[0] == state.scores()[1]  # money gives no VP
    state.completed[1] = [tile("A1_1")]
    assert state.ranking() == [1, 0]


@rule("RR-12.6", "RR-12.8")
def test_managers_without_conditions_and_conditions_without_managers_complete_nothing() -> None:
    state = table()
    objective(state, BLUE, 0, "A1_3", ["grey"])
    objective(state, BLUE, 1, "A2_3")
    network(state, BLUE, ["was_chi_1", "was_chi_2", "chi_kan", "kan_den"])
    act(state, "white", "trade")
    play(state, "trade building", "done")
    assert state.completed[BLUE] == [] and state.turn == RED and state.manager[0] == GREY


@rule("RR-10.4a", "RR-16.4")
def test_the_telegraph_tile_advance() -> None:
    state = table(supply={"white": 6})
    telegraph_tile(state, 8, "tel_advance")
    act(state, "white", "telegraph")
    play(state, "office 8", "discard white supply")
    assert state.steps == 4
