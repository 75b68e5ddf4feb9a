"""Phases 7 to 10, and final scoring. [LW-11 to LW-15]"""

from roundhouse.games.last_train_to_wensleydale.takeovers import price
from roundhouse.testing import rule

from .dales import (
    BLACK,
    BLUE,
    CHEESE,
    E6,
    E7,
    E16_MR,
    E16_PURPLE,
    GAME,
    GREEN,
    MR,
    NER,
    PURPLE,
    RED,
    STONE,
    YELLOW,
    G,
    T,
    influence,
    legal,
    lying,
    play,
    rule_of,
    sale_rule,
    sell,
    stack,
    table,
    towns,
)

SEVEN = "northallerton leeming bedale constable_burton leyburn redmire aysgarth bainbridge"
POOR = {G: 0, T: 0, MR: 0, NER: 0}


def profit_of(loaded, lines, order=(PURPLE, YELLOW, BLUE, BLACK), **more):
    """The table after Phase 7 of a turn in which all have passed."""
    trains = {train: seat for seat, train in enumerate(("A1", "A2", "A3", "A4")) if seat in loaded}
    state = table("trains_and_movement", order=order, loaded=loaded, lines=lines, trains=trains, acting=order[-1], passed=list(order[:-1]), **more)
    return play(state, order[-1], "pass")


@rule("LW-11.1", "LW-11.2")
def test_example_e17_profit_and_loss():
    state = profit_of({PURPLE: {STONE: 2, GREEN: 1, RED: 1}}, {PURPLE: [SEVEN]}, order=(YELLOW, BLUE, BLACK, PURPLE), profit={BLUE: -1})
    assert state.profit.space[PURPLE] == -1 and state.profit.stack(-1) == [PURPLE, BLUE]


@rule("LW-11.1")
def test_stone_counts_two_and_everything_else_one():
    for cargo, worth in (({STONE: 1}, 2), ({CHEESE: 1}, 1), ({RED: 1}, 1), ({GREEN: 1}, 1), ({STONE: 1, CHEESE: 1}, 3)):
        assert profit_of({PURPLE: cargo}, {}).profit.space[PURPLE] == worth


@rule("LW-11.4", "LW-R15")
def test_case_x23_the_ends_of_the_profit_track():
    state = profit_of(
        {PURPLE: {STONE: 1, CHEESE: 1}, YELLOW: {RED: 1}}, {}, profit={PURPLE: 4, YELLOW: 5, BLUE: 5}, ranks={"profit": [BLUE, YELLOW, PURPLE, BLACK]}
    )
    assert state.profit.stack(5) == [BLUE, YELLOW, PURPLE]  # in player order purple +5, yellow on top of him, blue with 0 on top of both
    state = profit_of({}, {PURPLE: ["northallerton leeming bedale constable_burton leyburn"]}, profit={PURPLE: -12, BLACK: -13})
    assert state.profit.space[PURPLE] == -13 and state.profit.stack(-13) == [BLACK, PURPLE]


@rule("LW-11.3", "LW-12.1")
def test_case_x24_a_result_of_nothing():
    state = profit_of({BLACK: {RED: 1}}, {PURPLE: ["skipton gargrave"]}, influence={PURPLE: {MR: 1}})
    assert (state.profit.stack(1), state.profit.stack(0), state.profit.stack(-1)) == ([BLACK], [BLUE, YELLOW], [PURPLE])
    assert state.order == [BLACK, BLUE, YELLOW, PURPLE]


@rule("LW-11.2", "LW-R15")
def test_profit_is_taken_in_the_player_order_before_phase_eight():
    state = profit_of({PURPLE: {RED: 1}, YELLOW: {RED: 1}}, {}, order=(YELLOW, PURPLE, BLUE, BLACK))
    assert state.profit.stack(1) == [PURPLE, YELLOW]


@rule("LW-11.5", "LW-I2")
def test_trains_are_emptied_and_returned():
    state = profit_of({PURPLE: {STONE: 1, RED: 2}}, {}, delivered={PURPLE: {STONE: 2}})
    seat = state.view(None)["table"]["seats"][PURPLE]
    assert seat["delivered"] == {STONE: 3, CHEESE: 0, RED: 2, GREEN: 0} and seat["loaded"] == {STONE: 0, CHEESE: 0, RED: 0, GREEN: 0}
    assert seat["trains"] == [] and state.train_owner == [-1] * 12 and (seat["goods_room"], seat["passenger_room"]) == (0, 0)


@rule("LW-13.3", "LW-13.5", "LW-13.6", "LW-10.14")
def test_example_e18_takeover_of_a_simple_line():
    state = table(
        "takeovers",
        acting=BLUE,
        lines={BLUE: [E6]},
        influence={BLUE: {MR: 3}},
        pieces={"threshfield": {RED: 1, GREEN: 1}, "kettlewell": {RED: 1}, "barden_moor": {STONE: 2}, "malham_moor": {STONE: 1}},
    )
    sell(state, BLUE, "MR", E6)
    assert influence(state, BLUE)[MR] == 1 and state.company_links == [3, 0] and state.own[BLUE] == []
    assert towns(state, "MR") == {"threshfield", "kettlewell"}
    assert (lying(state, "threshfield"), lying(state, "kettlewell"), lying(state, "barden_moor")) == ({GREEN: 1}, {}, {})
    assert lying(state, "malham_moor") == {STONE: 1}  # Malham is free


@rule("LW-13.2", "LW-13.4", "LW-13.12")
def test_example_e19_takeover_with_a_branch():
    lines = {YELLOW: ["the_south settle stainforth horton ribblehead", "settle clapham"]}
    state = table("takeovers", acting=YELLOW, lines=lines, influence={YELLOW: {MR: 5}})
    play(state, YELLOW, "sell MR The South-Settle")
    assert sale_rule(state, YELLOW, "MR", "settle", "clapham") == "LW-13.4"
    assert rule_of(state, YELLOW, "complete") == ""  # one link, one point
    play(state, YELLOW, "sell MR Settle-Stainforth")
    assert rule_of(state, YELLOW, "complete") == "LW-13.4"  # Stainforth has no town
    play(state, YELLOW, f"sell MR Stainforth-{state.board.names[state.board.areas.index('horton')]}")
    assert sale_rule(state, YELLOW, "MR", "horton", "ribblehead") == "LW-13.4"
    play(state, YELLOW, "complete")
    assert influence(state, YELLOW)[MR] == 3 and towns(state, "MR") == {"settle", "horton"}
    assert sorted(state.board.border_names[border] for border in state.own[YELLOW]) == ["clapham-settle", "horton-ribblehead"]


@rule("LW-13.7", "LW-13.8", "LW-R17")
def test_example_e20_takeover_with_a_choice():
    pieces = {"bainbridge": {CHEESE: 1}, "aysgarth": {RED: 1, GREEN: 1}, "redmire": {RED: 1, GREEN: 1}, "hawes": {GREEN: 1}, "askrigg_common": {STONE: 1}}
    state = table("takeovers", mr=[E16_MR], ner=[E7], lines={PURPLE: [E16_PURPLE]}, influence={PURPLE: {MR: 2, NER: 2}}, pieces=pieces)
    play(state, PURPLE, "sell NER Leyburn-Redmire")
    assert sale_rule(state, PURPLE, "MR", "hawes", "bainbridge") == "LW-13.7" and sale_rule(state, PURPLE, "MR", "redmire", "aysgarth") == "LW-13.7"
    sell(state, PURPLE, "NER", "redmire aysgarth bainbridge hawes")
    assert influence(state, PURPLE) == {G: 1, T: 2, MR: 2, NER: 0}
    assert towns(state, "NER") >= {"aysgarth", "redmire", "hawes"} and "hawes" in towns(state, "MR")
    assert [lying(state, place) for place in ("bainbridge", "aysgarth", "redmire", "hawes", "askrigg_common")] == [{}, {RED: 1}, {RED: 1}, {}, {STONE: 1}]


@rule("LW-13.5")
def test_case_x25_the_price_of_a_takeover():
    assert [price(links) for links in range(1, 7)] == [1, 1, 2, 2, 3, 3]
    state = table("takeovers", lines={PURPLE: ["skipton gargrave hellifield malham"]}, influence={PURPLE: {MR: 1, NER: 8, G: 8}}, hand={PURPLE: 15})
    play(state, PURPLE, "sell MR Skipton-Gargrave", "sell MR Gargrave-Hellifield")
    assert sale_rule(state, PURPLE, "MR", "hellifield", "malham") == "LW-13.5"
    assert sale_rule(table("takeovers", lines={PURPLE: ["skipton gargrave"]}, influence={PURPLE: {MR: 0}}), PURPLE, "MR", "skipton", "gargrave") == "LW-13.5"


@rule("LW-13.3")
def test_case_x26_a_takeover_that_starts_nowhere():
    lines = {PURPLE: ["bainbridge aysgarth redmire"], YELLOW: ["skipton gargrave"]}
    state = table("takeovers", order=[YELLOW, PURPLE, BLUE, BLACK], acting=YELLOW, lines=lines)
    play(state, YELLOW, "keep")
    assert state.turn == 3  # nobody else could sell anything
    state = table("takeovers", lines=lines)
    assert sale_rule(state, PURPLE, "MR", "aysgarth", "redmire") == "LW-13.3" and legal(state, PURPLE) == ["keep"]


@rule("LW-13.10", "LW-13.1", "LW-R16")
def test_case_x27_a_takeover_made_possible_by_another_one():
    lines = {PURPLE: ["bainbridge aysgarth redmire"], YELLOW: ["hawes ribblehead horton", "aysgarth bishopdale kettlewell"]}
    state = table("takeovers", order=[YELLOW, PURPLE, BLUE, BLACK], acting=YELLOW, mr=[E6], lines=lines, influence={YELLOW: {MR: 1}, PURPLE: {MR: 2}})
    sell(state, YELLOW, "MR", "kettlewell bishopdale aysgarth")
    assert state.to_act() == [PURPLE]
    assert sale_rule(state, PURPLE, "MR", "aysgarth", "redmire") == "" and sale_rule(state, PURPLE, "MR", "aysgarth", "bainbridge") == "LW-13.4"
    sell(state, PURPLE, "MR", "aysgarth redmire")
    assert influence(state, PURPLE)[MR] == 1 and "redmire" in towns(state, "MR")


@rule("LW-10.14", "LW-R14")
def test_case_x28_cheese_dies_with_the_takeover():
    state = table(
        "takeovers",
        lines={PURPLE: [E7], YELLOW: ["skipton gargrave"]},
        influence={PURPLE: {NER: 2}},
        pieces={"leeming": {CHEESE: 1}, "constable_burton": {CHEESE: 2}, "pickhill": {CHEESE: 1}},
    )
    sell(state, PURPLE, "NER", E7)
    assert state.to_act() == [YELLOW]  # before the next player decides
    assert [lying(state, place) for place in ("leeming", "constable_burton", "pickhill")] == [{}, {}, {CHEESE: 1}]
    assert state.removed[1] == 59


@rule("LW-13.1")
def test_one_series_a_player_in_the_new_order():
    state = table(
        "takeovers",
        order=[BLACK, PURPLE, YELLOW, BLUE],
        acting=BLACK,
        lines={BLACK: ["skipton gargrave", "skipton bolton_abbey"], PURPLE: ["ilkley washburn dacre pateley_bridge"]},
        influence={BLACK: {MR: 4}, PURPLE: {MR: 4}},
    )
    assert rule_of(state, BLACK, "complete") == "LW-13.1"
    sell(state, BLACK, "MR", "skipton gargrave")
    assert state.to_act() == [PURPLE]
    play(state, PURPLE, "sell MR Ilkley-Washburn")
    assert rule_of(state, PURPLE, "keep") == "LW-13.1"


@rule("LW-13.2", "LW-13.9", "LW-R10")
def test_a_takeover_has_no_branch_and_no_loop():
    state = table(
        "takeovers",
        lines={PURPLE: ["skipton gargrave hellifield malham rylstone gargrave", "hellifield stainforth"], YELLOW: ["skipton bolton_abbey"]},
        influence={PURPLE: {MR: 8}},
    )
    play(state, PURPLE, "sell MR Skipton-Gargrave", "sell MR Gargrave-Hellifield")
    assert sale_rule(state, PURPLE, "MR", "gargrave", "rylstone") == "LW-13.2"
    assert sale_rule(state, PURPLE, "MR", "skipton", "bolton_abbey") == "LW-13.2"  # not his own
    play(state, PURPLE, "sell MR Hellifield-Malham")
    assert sale_rule(state, PURPLE, "MR", "malham", "rylstone") == "LW-13.4"  # from Rylstone it could only come back to Gargrave
    full_circle = table("takeovers", lines={PURPLE: ["skipton gargrave rylstone skipton"]}, influence={PURPLE: {MR: 8}})
    play(full_circle, PURPLE, "sell MR Skipton-Gargrave")
    assert sale_rule(full_circle, PURPLE, "MR", "gargrave", "rylstone") == "LW-13.4"
    towns_only = table(
        "takeovers", mr=["the_south hellifield"], lines={PURPLE: ["hellifield malham threshfield rylstone gargrave hellifield"]}, influence={PURPLE: {MR: 8}}
    )
    sell_part = play(towns_only, PURPLE, "sell MR Hellifield-Malham", "sell MR Malham-Threshfield", "sell MR Threshfield-Rylstone", "sell MR Rylstone-Gargrave")
    assert sale_rule(sell_part, PURPLE, "MR", "gargrave", "hellifield") == "LW-13.9"


@rule("LW-13.4")
def test_a_link_that_can_reach_no_town_is_refused_at_once():
    far = "northallerton danby_wiske croft barton richmond"
    state = table("takeovers", lines={PURPLE: [far]}, influence={PURPLE: {NER: 1}})
    assert sale_rule(state, PURPLE, "NER", "northallerton", "danby_wiske") == "LW-13.4"  # two links end at Croft
    state = table("takeovers", lines={PURPLE: [far]}, influence={PURPLE: {NER: 2}})
    sell(state, PURPLE, "NER", far)
    assert towns(state, "NER") == {"richmond"}


@rule("LW-1.14", "LW-I3")
def test_a_company_that_is_out_of_links_takes_over_nothing():
    state = table("takeovers", lines={PURPLE: ["skipton gargrave hellifield"]}, influence={PURPLE: {MR: 8}})
    state.company_links[0] = 59
    play(state, PURPLE, "sell MR Skipton-Gargrave")
    assert sale_rule(state, PURPLE, "MR", "gargrave", "hellifield") == "LW-1.14"


@rule("LW-1.14", "LW-13.4")
def test_a_series_is_begun_only_if_the_company_has_the_links_to_end_it_in_a_town():
    """There is no town at Rylstone: whoever sold that far with the company's last link would be left without a move."""
    state = table("takeovers", lines={PURPLE: ["skipton rylstone threshfield"]}, influence={PURPLE: {MR: 8}})
    state.company_links[0] = 58
    assert "sell MR Skipton-Rylstone" in legal(state, PURPLE)
    state.company_links[0] = 59
    assert sale_rule(state, PURPLE, "MR", "skipton", "rylstone") == "LW-13.4"
    assert legal(state, PURPLE) == ["keep"]


@rule("LW-13.11", "LW-13.12")
def test_links_of_any_turn_can_be_sold_and_the_others_stay():
    state = table(
        "takeovers", lines={PURPLE: ["skipton gargrave hellifield", "northallerton leeming bedale"], YELLOW: [E6]}, influence={PURPLE: {MR: 1, NER: 1}}
    )
    before = set(state.own[PURPLE])
    sell(state, PURPLE, "MR", "skipton gargrave")
    assert len(before - set(state.own[PURPLE])) == 1 and len(state.own[YELLOW]) == 3
    either_end = table("takeovers", lines={PURPLE: ["gargrave skipton"]})
    assert legal(either_end, PURPLE) == ["keep", "sell MR Skipton-Gargrave"]


@rule("LW-13.13", "LW-R28")
def test_a_takeover_runs_through_the_south_or_ends_there():
    lines = {PURPLE: ["settle the_south ilkley"]}
    state = sell(table("takeovers", lines=lines, influence={PURPLE: {MR: 1}}), PURPLE, "MR", "ilkley the_south settle")
    assert towns(state, "MR") == {"settle"}
    state = sell(table("takeovers", lines=lines, influence={PURPLE: {MR: 1}}), PURPLE, "MR", "ilkley the_south")
    assert state.company_links == [1, 0]


@rule("LW-14.1")
def test_the_game_ends_after_the_last_turn_only():
    state = play(table("takeovers", turn=3, lines={PURPLE: ["skipton gargrave"]}), PURPLE, "keep")
    assert not state.over and state.turn == 4
    state = play(table("takeovers", turn=4, lines={PURPLE: ["skipton gargrave"]}), PURPLE, "keep")
    assert state.over and state.to_act() == []
    state = play(table("takeovers", turn=4, players=3, lines={PURPLE: ["skipton gargrave"]}), PURPLE, "keep")
    assert not state.over and state.turn == 5


@rule("LW-15.1", "LW-15.2", "LW-15.3")
def test_example_e21_final_scoring():
    state = table(
        "takeovers",
        delivered={YELLOW: {STONE: 2, CHEESE: 6, RED: 5, GREEN: 4}, PURPLE: {STONE: 3, CHEESE: 3, RED: 3, GREEN: 4}},
        profit={YELLOW: 2, PURPLE: -5},
    )
    assert state.scores()[YELLOW] == 17 + 4 + 2 == 23
    assert state.scores()[PURPLE] == 13 + 6 - 5 == 14


@rule("LW-15.4")
def test_case_x30_links_left_at_the_end():
    state = table(
        "takeovers",
        delivered={PURPLE: {STONE: 4, CHEESE: 4, RED: 4, GREEN: 4}},
        profit={PURPLE: -3},
        lines={PURPLE: ["northallerton leeming bedale constable_burton leyburn redmire"]},
    )
    assert state.scores()[PURPLE] == 16 + 8 - 3 - 5 == 16


@rule("LW-15.5", "LW-R21")
def test_case_x29_a_tie_at_the_end():
    twenty = {CHEESE: 19}
    state = table("takeovers", delivered={BLUE: twenty, BLACK: twenty}, profit={BLUE: 1, BLACK: 1}, ranks={"profit": [BLUE, BLACK, PURPLE, YELLOW]})
    assert state.scores()[BLUE] == state.scores()[BLACK] == 20 and state.ranking()[:2] == [BLUE, BLACK]
    state = table("takeovers", delivered={BLUE: {CHEESE: 20}, BLACK: twenty}, profit={BLUE: 0, BLACK: 1})
    assert state.scores()[BLUE] == state.scores()[BLACK] == 20 and state.ranking()[:2] == [BLACK, BLUE]
    state = table("takeovers", delivered={BLUE: {CHEESE: 20}, BLACK: twenty}, profit={YELLOW: 5})
    assert state.ranking() == [BLUE, BLACK, YELLOW, PURPLE]


@rule("LW-15.6")
def test_cubes_and_influence_are_worth_nothing():
    rich = table("takeovers", hand={PURPLE: 15}, influence={PURPLE: {G: 8, T: 8, MR: 8, NER: 8}})
    assert rich.scores() == [0, 0, 0, 0] and stack(rich, G, 8) == [PURPLE]
    assert GAME.title == "Last Train to Wensleydale" and influence(rich, PURPLE) != POOR


def line_of(state, seat, *places):
    return [move.text for move in GAME.along(state, seat, [f"border:{place}" for place in places])]


@rule("LW-13.2")
def test_the_last_link_of_a_takeover_names_the_links_between():
    state = table("takeovers", lines={PURPLE: [E7]}, influence={PURPLE: {NER: 2}})
    assert line_of(state, PURPLE, "bedale-constable_burton") == []  # no series is begun
    play(state, PURPLE, "sell NER Northallerton-Leeming")
    assert line_of(state, PURPLE, "constable_burton-leyburn") == [
        "sell NER Leeming-Bedale",
        "sell NER Bedale-Constable Burton",
        "sell NER Constable Burton-Leyburn",
    ]
    assert line_of(state, PURPLE, "bedale-leeming") == ["sell NER Leeming-Bedale"]
    for asked in (["redmire-leyburn"], ["leeming-northallerton"], ["nowhere"], ["bedale-leeming", "bedale-constable_burton"]):
        assert line_of(state, PURPLE, *asked) == [], asked
    assert line_of(state, YELLOW, "bedale-leeming") == []


@rule("LW-13.5")
def test_the_last_link_of_a_takeover_leads_no_further_than_the_influence():
    state = play(table("takeovers", lines={PURPLE: [E7]}, influence={PURPLE: {NER: 1}}), PURPLE, "sell NER Northallerton-Leeming")
    assert line_of(state, PURPLE, "constable_burton-leyburn") == []


@rule("LW-15.1")
def test_the_parts_of_the_score_make_the_score():
    state = table("takeovers", lines={PURPLE: [E7]}, profit={PURPLE: -2}, delivered={PURPLE: {STONE: 2, CHEESE: 1, RED: 1, GREEN: 1}})
    seat = state.view(PURPLE)["table"]["seats"][PURPLE]
    assert seat["points"] == {"moved": 5, "sets": 2, "profit": -2, "links": -4}
    assert seat["score"] == 1


def test_a_box_brings_what_is_printed_and_its_counter():
    for box in table("auction").view(None)["table"]["boxes"]:
        assert box["brings"] == {track: points + (track == box["counter"]) for track, points in box["printed"].items()}
