"""Phase 5: track building. [LW-9]"""

from roundhouse.kernel.undo import undone
from roundhouse.testing import rule

from .dales import (
    BLACK,
    BLUE,
    E6,
    E7,
    E16_MR,
    E16_PURPLE,
    GAME,
    MR,
    NER,
    OPPOSITION,
    PURPLE,
    YELLOW,
    G,
    T,
    build,
    influence,
    legal,
    link_rule,
    links,
    lying,
    play,
    rule_of,
    sell,
    stack,
    table,
    towns,
)


def starts(state, seat):
    """The areas from which a first link is legal, by name."""
    return {text.removeprefix("build ").split("-")[0] for text in legal(state, seat, "build")}


@rule("LW-9.1", "LW-9.25")
def test_each_player_builds_once_in_the_order_of_the_display():
    state = table("track_building", order=[BLUE, PURPLE, BLACK, YELLOW], acting=BLUE)
    play(state, BLUE, "nothing")
    assert state.hand[BLUE] == 12 and influence(state, BLUE) == {G: 1, T: 2, MR: 1, NER: 1}
    assert state.to_act() == [PURPLE]  # no second chance for blue
    build(state, PURPLE, "skipton gargrave")
    play(state, BLACK, "nothing")
    assert rule_of(state, BLUE, "nothing") == "RH-1"
    play(state, YELLOW, "nothing")
    assert state.phases[state.at].name == "trains_and_movement"


@rule("LW-9.1", "LW-9.2")
def test_a_series_is_begun_before_it_is_finished():
    state = table("track_building")
    assert rule_of(state, PURPLE, "finish") == "LW-9.2"
    build(state, PURPLE, "skipton gargrave", finish=False)
    assert rule_of(state, PURPLE, "nothing") == "LW-9.1"
    assert link_rule(state, PURPLE, "skipton", "ilkley") == "LW-9.3"
    assert link_rule(state, PURPLE, "ripon", "topcliffe") == "LW-9.2"


@rule("LW-9.11", "LW-9.12", "LW-9.15", "LW-R1")
def test_example_e6_a_series_for_six():
    state = table("track_building", turn=1, acting=BLUE, order=[BLUE, PURPLE, YELLOW, BLACK], hand={BLUE: 7}, influence={BLUE: {MR: 2}})
    build(state, BLUE, E6)
    assert state.hand[BLUE] == 1 and influence(state, BLUE)[MR] == 1
    assert [state.board.border_names[border] for border in state.own[BLUE]] and len(state.own[BLUE]) == 3


@rule("LW-9.11", "LW-9.12", "LW-9.13")
def test_example_e7_a_series_for_five_with_opposition():
    state = table(
        "track_building",
        turn=1,
        acting=YELLOW,
        order=[YELLOW, BLUE, PURPLE, BLACK],
        hand={YELLOW: 7},
        influence={YELLOW: {G: 2, NER: 2}},
        pieces={"bedale": {"green": 1, OPPOSITION: 1}},
    )
    build(state, YELLOW, E7)
    assert state.hand[YELLOW] == 2 and influence(state, YELLOW) == {G: 1, T: 2, MR: 1, NER: 1}
    assert lying(state, "bedale") == {"green": 1} and len(state.own[YELLOW]) == 4
    assert state.removed[4] == 25


@rule("LW-9.4")
def test_example_e8_from_an_own_line():
    state = table("track_building", lines={PURPLE: [E6]}, influence={PURPLE: {MR: 0, NER: 0}})
    assert starts(state, PURPLE) == {"Rylstone", "Threshfield", "Kettlewell"}
    state = table("track_building", lines={PURPLE: [E6]}, influence={PURPLE: {MR: 1, NER: 0}})
    assert starts(state, PURPLE) == {"Rylstone", "Threshfield", "Kettlewell", "Skipton", "Ilkley", "Wennington", "The South"}


@rule("LW-9.4", "LW-9.17", "LW-9.22")
def test_example_e9_from_a_town_of_the_company():
    state = table("track_building", mr=[E6])
    assert towns(state, "MR") == {"threshfield", "kettlewell"}
    assert link_rule(state, PURPLE, "rylstone", "malham") == "LW-9.4"
    build(state, PURPLE, "threshfield malham")
    assert state.hand[PURPLE] == 10 and influence(state, PURPLE)[MR] == 0


@rule("LW-9.4")
def test_the_first_turn_starts_in_company_towns_only():
    state = GAME.new(4, 3)
    while state.phases[state.at].name == "auction":
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[0])
    printed = {name for name, companies in zip(state.board.names, state.board.printed, strict=True) if companies}
    assert starts(state, state.to_act()[0]) <= printed


@rule("LW-9.9")
def test_example_e10_through_the_south():
    state = table("track_building")
    assert link_rule(state, PURPLE, "skipton", "the_south") == "LW-9.9"
    build(state, PURPLE, "the_south settle")
    assert state.hand[PURPLE] == 11 and influence(state, PURPLE)[MR] == 0


@rule("LW-9.2", "LW-9.3")
def test_example_e11_two_ends_from_one_town():
    lines = {YELLOW: ["settle stainforth horton"]}
    state = build(table("track_building", acting=YELLOW, lines=lines), YELLOW, "settle hellifield", finish=False)
    assert link_rule(state, YELLOW, "settle", "clapham") == "LW-9.3"
    assert link_rule(table("track_building", acting=YELLOW, lines=lines), YELLOW, "ingleton", "clapham") == "LW-9.4"
    assert link_rule(table("track_building", acting=YELLOW, lines=lines), YELLOW, "hellifield", "settle") == "LW-9.4"
    build(table("track_building", acting=YELLOW, order=[YELLOW, BLUE, PURPLE, BLACK], lines=lines), YELLOW, "settle clapham ingleton")


@rule("LW-9.15", "LW-9.23", "LW-R11")
def test_case_x9_cubes_first_then_influence():
    state = table("track_building", hand={PURPLE: 4}, influence={PURPLE: {G: 2, T: 3, MR: 2, NER: 0}})
    build(state, PURPLE, E6)
    assert state.phases[state.at].name == "payment" and state.bill == 2
    assert legal(state, PURPLE) == ["pay government", "pay train", "pay mr"]
    assert rule_of(state, PURPLE, "pay cube") == "LW-9.15" and rule_of(state, PURPLE, "pay ner") == "LW-3.7" and rule_of(state, PURPLE, "finish") == "LW-9.15"
    play(state, PURPLE, "pay mr")
    assert rule_of(state, PURPLE, "pay mr") == "LW-3.7"  # the other MR point is set aside for Skipton
    play(state, PURPLE, "pay train")
    assert state.hand[PURPLE] == 0 and influence(state, PURPLE) == {G: 2, T: 2, MR: 0, NER: 0}
    assert state.to_act() == [YELLOW]


@rule("LW-9.23", "LW-3.4")
def test_all_points_from_one_track_are_one_payment():
    state = table("track_building", hand={PURPLE: 4}, influence={PURPLE: {G: 0, T: 0, MR: 3, NER: 0}, YELLOW: {MR: 2}, BLUE: {MR: 0}})
    build(state, PURPLE, E6)  # 1 MR for Skipton and 2 for construction, without a choice
    assert influence(state, PURPLE)[MR] == 0 and stack(state, MR, 0) == [PURPLE, BLUE]
    assert state.to_act() == [YELLOW]


@rule("LW-9.15", "LW-9.23")
def test_influence_pays_only_what_the_cubes_do_not():
    state = build(table("track_building", hand={PURPLE: 6}, influence={PURPLE: {MR: 1}}), PURPLE, E6)
    assert state.hand[PURPLE] == 0 and influence(state, PURPLE) == {G: 1, T: 2, MR: 0, NER: 1}


@rule("LW-9.13", "LW-9.14")
def test_case_x10_not_enough_government_influence():
    state = table("track_building", lines={PURPLE: ["leyburn middleham"]}, pieces={"redmire": {OPPOSITION: 2}}, influence={PURPLE: {G: 1, T: 8, MR: 8, NER: 8}})
    assert link_rule(state, PURPLE, "leyburn", "redmire") == "LW-9.13"
    state = table("track_building", lines={PURPLE: ["leyburn middleham"]}, pieces={"redmire": {OPPOSITION: 2}}, influence={PURPLE: {G: 2}})
    build(state, PURPLE, "leyburn redmire")
    assert influence(state, PURPLE)[G] == 0 and lying(state, "redmire") == {}


@rule("LW-9.2", "LW-9.8", "LW-I4")
def test_case_x11_non_neighbours_and_hills():
    state = table("track_building", lines={PURPLE: ["hawes bainbridge"]})
    assert link_rule(state, PURPLE, "hawes", "dodd_fell") == "LW-9.8" and link_rule(state, PURPLE, "dodd_fell", "hawes") == "LW-9.8"
    assert "build Settle-Horton" not in GAME.board().by_text


@rule("LW-9.3", "LW-R10")
def test_case_x12_a_loop():
    state = build(table("track_building", lines={PURPLE: ["bedale leeming"]}), PURPLE, "bedale constable_burton masham", finish=False)
    assert link_rule(state, PURPLE, "masham", "bedale") == "LW-9.3"
    later = table("track_building", lines={PURPLE: ["bedale constable_burton masham"]})
    assert link_rule(later, PURPLE, "masham", "bedale") == ""


@rule("LW-9.6")
def test_case_x13_a_taken_border():
    state = table(
        "track_building", acting=YELLOW, lines={PURPLE: ["leyburn redmire"], YELLOW: ["leyburn middleham", "reeth richmond"]}, mr=["settle the_south"]
    )
    assert link_rule(state, YELLOW, "leyburn", "redmire") == "LW-9.6"
    assert link_rule(state, YELLOW, "reeth", "redmire") == ""
    assert link_rule(state, YELLOW, "the_south", "settle") == "LW-9.6"


@rule("LW-9.12", "LW-R8", "LW-9.5")
def test_case_x14_through_a_company_town():
    state = table("track_building", mr=["the_south settle stainforth horton"], lines={PURPLE: ["hellifield malham"]})
    build(state, PURPLE, "hellifield settle clapham")
    assert state.hand[PURPLE] == 10 and influence(state, PURPLE)[MR] == 0


@rule("LW-9.12", "LW-9.20")
def test_case_x15_two_company_towns_in_one_series():
    for start in ("the_south skipton", "skipton ilkley"):
        state = build(table("track_building", influence={PURPLE: {MR: 2}}), PURPLE, start)
        assert state.hand[PURPLE] == 11 and influence(state, PURPLE)[MR] == 0
    assert link_rule(table("track_building", influence={PURPLE: {MR: 1}}), PURPLE, "skipton", "ilkley") == "LW-9.12"


@rule("LW-9.12")
def test_case_x16_a_town_of_both_companies():
    state = table("track_building", mr=[E16_MR], ner=[E7, E16_PURPLE], lines={PURPLE: ["garsdale outhgill"]})
    build(state, PURPLE, "garsdale hawes")
    assert state.hand[PURPLE] == 10 and influence(state, PURPLE) == {G: 1, T: 2, MR: 0, NER: 0}


@rule("LW-9.10")
def test_case_x17_out_of_links():
    lines = {PURPLE: ["northallerton leeming bedale constable_burton middleham leyburn", "ilkley washburn dacre pateley_bridge lofthouse", E6, "dacre ripley"]}
    assert sum(len(links(route)) for route in lines[PURPLE]) == 13
    state = build(table("track_building", lines=lines, influence={PURPLE: {MR: 8}}), PURPLE, "kettlewell bishopdale aysgarth", finish=False)
    assert link_rule(state, PURPLE, "aysgarth", "carlton") == "LW-9.10"


@rule("LW-9.21")
def test_case_x33_an_own_line_in_a_company_town():
    state = table("track_building", lines={PURPLE: ["skipton rylstone"]}, influence={PURPLE: {MR: 0}})
    assert link_rule(state, PURPLE, "skipton", "bolton_abbey") == "LW-9.12"
    assert link_rule(state, PURPLE, "rylstone", "gargrave") == ""


@rule("LW-9.24", "LW-R26")
def test_case_x34_a_printed_town_of_both_companies():
    route = "ilkley washburn dacre ripley ripon"
    state = table(
        "takeovers",
        lines={PURPLE: [route], YELLOW: ["thornborough ripon"]},
        influence={PURPLE: {MR: 2}},
        pieces={"washburn": {"cheese": 1}, "dacre": {"cheese": 2}, "ripley": {"cheese": 1}, "fountains": {"cheese": 1}},
    )
    sell(state, PURPLE, "MR", route)
    assert towns(state, "MR") == {"ripon"} and influence(state, PURPLE)[MR] == 0
    assert [lying(state, place) for place in ("washburn", "dacre", "ripley", "fountains")] == [{}, {}, {}, {"cheese": 1}]
    state = build(table("track_building", mr=[route]), PURPLE, "ripon topcliffe")
    assert state.hand[PURPLE] == 11 and influence(state, PURPLE) == {G: 1, T: 2, MR: 0, NER: 0}
    state = table("trains_and_movement", mr=[route], lines={PURPLE: ["masham kirkby_malzeard ripon"]}, trains={"A1": PURPLE}, pieces={"masham": {"red": 1}})
    assert rule_of(state, PURPLE, "take red Masham") == ""


@rule("LW-9.24", "LW-9.17")
def test_the_south_can_belong_to_both_companies():
    state = table(
        "takeovers",
        lines={PURPLE: ["the_south settle stainforth horton ribblehead hawes"]},
        ner=[E7, "leyburn redmire aysgarth bainbridge hawes"],
        influence={PURPLE: {NER: 3}},
    )
    sell(state, PURPLE, "NER", "hawes ribblehead horton stainforth settle the_south")
    assert "the_south" in towns(state, "NER")


@rule("LW-9.16")
def test_a_series_that_cannot_be_paid_is_refused():
    state = table("track_building", hand={PURPLE: 1}, influence={PURPLE: {G: 0, T: 0, MR: 1, NER: 0}})
    assert link_rule(state, PURPLE, "skipton", "rylstone") == "LW-9.16"
    assert link_rule(state, PURPLE, "skipton", "gargrave") == ""
    build(state, PURPLE, "skipton gargrave", finish=False)
    assert link_rule(state, PURPLE, "gargrave", "hellifield") == "LW-9.16"


@rule("LW-9.7")
def test_the_end_need_not_be_a_town():
    state = build(table("track_building"), PURPLE, "northallerton danby_wiske croft")
    assert len(state.own[PURPLE]) == 2 and state.to_act() == [YELLOW]


@rule("LW-9.5")
def test_a_series_runs_through_areas_with_links_of_others():
    state = table("track_building", lines={YELLOW: ["northallerton leeming bedale masham"], PURPLE: ["thornborough ripon"]})
    build(state, PURPLE, "thornborough bedale hackforth")
    assert len(state.own[PURPLE]) == 3


@rule("LW-9.17", "LW-9.18", "LW-R12")
def test_only_company_links_make_company_towns():
    state = table("track_building", lines={YELLOW: [E6]})
    assert towns(state, "MR") == towns(state, "NER") == set()
    assert link_rule(state, PURPLE, "threshfield", "malham") == "LW-9.4"
    assert towns(table("track_building", mr=[E6]), "MR") == {"threshfield", "kettlewell"}


@rule("LW-9.19", "LW-I11")
def test_an_area_with_a_link_holds_no_opposition():
    state = table("track_building", order=[PURPLE, YELLOW, BLUE, BLACK], pieces={"gargrave": {OPPOSITION: 1}}, influence={YELLOW: {G: 0}})
    build(state, PURPLE, "skipton gargrave")
    assert lying(state, "gargrave") == {} and influence(state, PURPLE)[G] == 0
    assert link_rule(state, YELLOW, "the_south", "gargrave") == ""  # nothing is left to be paid for


def test_a_link_of_the_series_can_be_taken_back():
    """The steps of the turn in hand, opposition too, until the next player has moved."""
    state = GAME.new(4, 3)
    while state.phases[state.at].name == "auction":
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[0])
    seat = state.to_act()[0]
    before = state.key()
    state.play(seat, next(move for move in state.moves(seat) if move.text.startswith("build")))
    assert undone(state, seat).key() == before
