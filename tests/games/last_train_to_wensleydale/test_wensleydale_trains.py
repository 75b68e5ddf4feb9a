"""Phase 6: buying trains, moving goods and passengers. [LW-10]"""

from random import Random

from roundhouse.games.last_train_to_wensleydale.reaching import is_dead, remove_dead
from roundhouse.testing import rule

from .dales import (
    BLACK,
    BLUE,
    CHEESE,
    E7,
    E16_MR,
    E16_PURPLE,
    GREEN,
    MR,
    NER,
    OPPOSITION,
    PURPLE,
    RED,
    STONE,
    YELLOW,
    G,
    T,
    area,
    board,
    influence,
    legal,
    lying,
    new,
    play,
    put,
    rule_of,
    sell,
    table,
    take_rule,
    towns,
)

POOR = {G: 0, T: 0, MR: 0, NER: 0}


def trains(**more):
    return table("trains_and_movement", **more)


@rule("LW-10.3", "LW-10.4", "LW-10.5", "LW-10.6")
def test_example_e12_buying_trains():
    state = trains(influence={PURPLE: {T: 4}})
    play(state, PURPLE, "buy B2")
    assert influence(state, PURPLE)[T] == 2 and state.view(None)["table"]["seats"][PURPLE]["trains"] == ["B2"]
    assert rule_of(state, YELLOW, "buy B2") == "LW-10.4" and rule_of(state, YELLOW, "buy B1") == ""
    for seat in (YELLOW, BLUE, BLACK):
        play(state, seat, "pass")
    assert {text[4] for text in legal(state, PURPLE, "buy")} == {"A", "C"}
    assert rule_of(state, PURPLE, "buy B1") == "LW-10.5"
    play(state, PURPLE, "buy A1", *["pay cube"] * 3)  # two train points, and three cubes for the third
    assert influence(state, PURPLE)[T] == 0 and state.hand[PURPLE] == 9


@rule("LW-10.3")
def test_the_rows_cost_three_two_and_one():
    assert board().row_cost == [3, 2, 1]
    for train, cost in (("A1", 3), ("B1", 2), ("C1", 1)):
        assert influence(play(trains(influence={PURPLE: {T: 5}}), PURPLE, f"buy {train}"), PURPLE)[T] == 5 - cost


@rule("LW-10.8", "LW-10.15", "LW-I8")
def test_example_e13_the_slots_of_a_train():
    lines = {PURPLE: [E7, "constable_burton middleham"]}
    pieces = {"bedale": {GREEN: 2}, "leeming": {CHEESE: 1}, "penhill": {STONE: 2}, "constable_burton": {CHEESE: 1}}
    state = trains(lines=lines, pieces=pieces, trains={"B3": PURPLE}, passed=[YELLOW, BLUE, BLACK])
    play(state, PURPLE, "take green Bedale")
    assert take_rule(state, PURPLE, GREEN, "bedale") == "LW-10.8"
    play(state, PURPLE, "take stone Penhill", "take cheese Leeming", "take stone Penhill")
    assert take_rule(state, PURPLE, CHEESE, "constable_burton") == "LW-10.8"
    two = trains(lines=lines, pieces=pieces, trains={"C1": PURPLE, "B4": PURPLE})
    assert (two.goods_room[PURPLE], two.passenger_room[PURPLE]) == (4, 2)  # added up over the trains


@rule("LW-10.2", "LW-10.8", "LW-10.9", "LW-10.10", "LW-10.11")
def test_example_e14_movement_in_the_first_turn():
    state = trains(
        turn=1,
        acting=YELLOW,
        order=[YELLOW, PURPLE, BLUE, BLACK],
        lines={YELLOW: [E7]},
        influence={YELLOW: {T: 4}},
        pieces={"bedale": {GREEN: 1}, "leyburn": {GREEN: 2, RED: 1}, "constable_burton": {CHEESE: 1}, "penhill": {STONE: 1}},
    )
    play(state, YELLOW, "buy A4")
    for seat in (PURPLE, BLUE, BLACK):
        play(state, seat, "pass")
    assert influence(state, YELLOW)[T] == 1
    assert take_rule(state, YELLOW, RED, "leyburn") == "LW-10.11"
    play(state, YELLOW, "take green Bedale", "take green Leyburn", "take cheese Constable Burton", "take stone Penhill", "take green Leyburn")
    assert (state.goods_room[YELLOW], state.passenger_room[YELLOW]) == (0, 0)
    play(state, YELLOW, "pass")
    assert state.profit.space[YELLOW] == 3 + 1 + 2 - 4


@rule("LW-10.10", "LW-10.14", "LW-10.13", "LW-10.18")
def test_example_e15_three_hills():
    state = trains(
        acting=BLUE,
        order=[BLUE, PURPLE, YELLOW, BLACK],
        mr=["skipton rylstone threshfield"],
        lines={BLUE: ["threshfield kettlewell"], PURPLE: ["ilkley washburn dacre pateley_bridge lofthouse"]},
        pieces={
            "great_whernside": {STONE: 1},
            "grassington_moor": {STONE: 1},
            "pateley_bridge": {RED: 2},
            "lofthouse": {RED: 1},
            "washburn": {CHEESE: 1},
            "dacre": {CHEESE: 1},
        },
        trains={"A1": BLUE, "A2": PURPLE},
    )
    put(state, "barden_moor", STONE, 1)
    put(state, "threshfield", RED, 1)
    assert take_rule(state, BLUE, STONE, "great_whernside") == ""
    assert take_rule(state, BLUE, STONE, "grassington_moor") == "LW-10.10"
    assert take_rule(state, BLUE, STONE, "barden_moor") == "LW-10.10" and take_rule(state, BLUE, RED, "threshfield") == "LW-10.11"
    play(state, BLUE, "pass")
    for kind, place in (
        (STONE, "great_whernside"),
        (STONE, "grassington_moor"),
        (RED, "pateley_bridge"),
        (RED, "lofthouse"),
        (CHEESE, "washburn"),
        (CHEESE, "dacre"),
    ):
        assert take_rule(state, PURPLE, kind, place) == ""
    assert take_rule(state, PURPLE, STONE, "barden_moor") == "LW-10.10" and take_rule(state, PURPLE, RED, "threshfield") == "LW-10.11"
    remove_dead(state, list(range(len(board().areas))))
    assert lying(state, "barden_moor") == lying(state, "threshfield") == {}
    assert lying(state, "great_whernside") == lying(state, "grassington_moor") == {STONE: 1} and lying(state, "pateley_bridge") == {RED: 2}


@rule("LW-10.9", "LW-10.10", "LW-10.11", "LW-10.14")
def test_example_e16_a_line_between_the_two_companies():
    state = trains(
        mr=[E16_MR],
        ner=[E7],
        lines={PURPLE: [E16_PURPLE]},
        trains={"A1": PURPLE, "B2": PURPLE},
        pieces={"aysgarth": {RED: 1, GREEN: 1}, "redmire": {RED: 1, GREEN: 1}, "leyburn": {RED: 1}, "bellerby_moor": {STONE: 2}, "bainbridge": {CHEESE: 1}},
        passed=[YELLOW, BLUE, BLACK],
    )
    for place, kind, count in (("hawes", RED, 1), ("leyburn", GREEN, 1), ("dodd_fell", STONE, 1), ("constable_burton", CHEESE, 2)):
        put(state, place, kind, count)
    assert take_rule(state, PURPLE, RED, "hawes") == take_rule(state, PURPLE, GREEN, "leyburn") == "LW-10.11"
    assert take_rule(state, PURPLE, STONE, "dodd_fell") == "LW-10.10" and take_rule(state, PURPLE, CHEESE, "constable_burton") == "LW-10.9"
    remove_dead(state, list(range(len(board().areas))))
    assert lying(state, "hawes") == lying(state, "dodd_fell") == lying(state, "constable_burton") == {} and lying(state, "leyburn") == {RED: 1}
    reds = [text for text in legal(state, PURPLE, "take") if text.startswith("take red")]
    greens = [text for text in legal(state, PURPLE, "take") if text.startswith("take green")]
    assert sorted(reds) == ["take red Aysgarth", "take red Leyburn", "take red Redmire"] and sorted(greens) == ["take green Aysgarth", "take green Redmire"]
    play(state, PURPLE, "take stone Bellerby Moor", "take stone Bellerby Moor", "take cheese Bainbridge")
    assert lying(state, "bellerby_moor") == lying(state, "bainbridge") == {}


@rule("LW-10.9")
def test_cheese_in_an_area_with_a_company_link_cannot_be_moved():
    state = trains(ner=["northallerton leeming bedale"], lines={PURPLE: ["leeming hackforth"]}, trains={"A1": PURPLE}, pieces={"hackforth": {CHEESE: 1}})
    put(state, "leeming", CHEESE, 1)
    assert take_rule(state, PURPLE, CHEESE, "leeming") == "LW-10.9" and take_rule(state, PURPLE, CHEESE, "hackforth") == ""
    put(state, "pickhill", CHEESE, 1)
    assert take_rule(state, PURPLE, CHEESE, "pickhill") == "LW-10.9"  # no link of his own there


@rule("LW-10.6", "LW-R13")
def test_case_x18_making_up_train_points():
    purse = {T: 1, G: 1, MR: 2, NER: 2}
    state = trains(hand={PURPLE: 2}, influence={PURPLE: purse})
    play(state, PURPLE, "buy A1")
    assert state.phases[state.at].name == "payment" and state.bill == 6
    assert rule_of(state, PURPLE, "pay train") == "LW-10.6" and rule_of(state, PURPLE, "pass") == "LW-10.6"
    play(state, PURPLE, "pay mr", "pay cube")
    play(state, PURPLE, "pay mr", "pay ner")
    assert state.bill == 2 and set(legal(state, PURPLE)) == {"pay cube", "pay government", "pay ner"}
    play(state, PURPLE, "pay ner", "pay government")
    assert state.hand[PURPLE] == 1 and influence(state, PURPLE) == POOR
    assert rule_of(trains(hand={PURPLE: 1}, influence={PURPLE: {**purse, G: 0}}), PURPLE, "buy A1") == "LW-10.6"


@rule("LW-10.6", "LW-10.7")
def test_cubes_paid_for_a_train_return_and_need_not_go_first():
    state = trains(hand={PURPLE: 5}, influence={PURPLE: {T: 0, G: 3, MR: 0, NER: 0}})
    play(state, PURPLE, "buy C1", "pay government", "pay government", "pay government")
    assert state.hand[PURPLE] == 5 and influence(state, PURPLE)[G] == 0
    state = trains(hand={PURPLE: 5}, influence={PURPLE: {T: 0, G: 0, MR: 0, NER: 0}})
    play(state, PURPLE, "buy C1")  # three cubes, without a choice
    assert state.hand[PURPLE] == 2 and state.view(None)["table"]["seats"][PURPLE]["reserve"] == 13


@rule("LW-10.6")
def test_own_train_points_go_first_and_no_more_than_needed():
    state = play(trains(influence={PURPLE: {T: 2}}), PURPLE, "buy C2")
    assert influence(state, PURPLE) == {G: 1, T: 1, MR: 1, NER: 1} and state.hand[PURPLE] == 12


@rule("LW-10.8")
def test_case_x19_no_slot():
    state = trains(lines={PURPLE: [E7]}, trains={"C1": PURPLE}, pieces={"penhill": {STONE: 1}, "bedale": {GREEN: 1}})
    assert take_rule(state, PURPLE, STONE, "penhill") == "LW-10.8" and take_rule(state, PURPLE, GREEN, "bedale") == ""
    assert take_rule(state, PURPLE, GREEN, "leyburn") == "LW-10.8"  # nothing there


@rule("LW-10.10")
def test_case_x20_stone_needs_a_town():
    state = trains(lines={PURPLE: ["bainbridge bishopdale"]}, trains={"A1": PURPLE}, pieces={"dodd_fell": {STONE: 1}})
    assert take_rule(state, PURPLE, STONE, "dodd_fell") == "LW-10.10"
    state = trains(lines={PURPLE: ["bainbridge hawes"]}, trains={"A1": PURPLE}, pieces={"dodd_fell": {STONE: 1}})
    assert take_rule(state, PURPLE, STONE, "dodd_fell") == ""


@rule("LW-10.11", "LW-10.19")
def test_case_x21_passengers_do_not_ride_on_foreign_links():
    lines = {PURPLE: ["kettlewell langstrothdale"], BLUE: ["kettlewell threshfield"]}
    state = trains(mr=["skipton rylstone threshfield"], lines=lines, trains={"A1": PURPLE, "A2": BLUE}, pieces={"kettlewell": {RED: 1}})
    assert take_rule(state, PURPLE, RED, "kettlewell") == "LW-10.11"
    play(state, PURPLE, "pass")
    play(state, YELLOW, "pass")
    assert take_rule(state, BLUE, RED, "kettlewell") == ""


@rule("LW-10.19", "LW-R28")
def test_links_are_joined_in_the_south():
    """A green passenger of Settle reaches Ripon's line only through The South."""
    lines = {PURPLE: ["settle the_south ilkley", "ilkley washburn dacre ripley ripon"]}
    state = trains(lines=lines, trains={"A1": PURPLE}, pieces={"settle": {GREEN: 1, RED: 1}})
    assert take_rule(state, PURPLE, GREEN, "settle") == take_rule(state, PURPLE, RED, "settle") == ""
    state = trains(lines={PURPLE: ["settle the_south", "ilkley washburn dacre ripley ripon"]}, trains={"A1": PURPLE}, pieces={"settle": {GREEN: 1}})
    assert take_rule(state, PURPLE, GREEN, "settle") == "LW-10.11"


@rule("LW-10.11")
def test_a_passenger_needs_a_link_in_his_own_area():
    state = trains(lines={PURPLE: ["skipton rylstone"]}, trains={"A1": PURPLE}, pieces={"threshfield": {RED: 1}})
    assert take_rule(state, PURPLE, RED, "threshfield") == "LW-10.11"


@rule("LW-10.11")
def test_a_passenger_leaves_a_town_of_the_other_company():
    state = trains(
        mr=["the_south settle"],
        lines={PURPLE: ["settle stainforth horton ribblehead hawes garsdale outhgill kirkby_stephen"]},
        trains={"A1": PURPLE},
        pieces={"settle": {GREEN: 1}},
    )
    assert take_rule(state, PURPLE, GREEN, "settle") == ""


@rule("LW-10.1", "LW-10.17")
def test_case_x22_passing_is_final():
    state = trains(lines={PURPLE: [E7]}, trains={"A1": PURPLE}, pieces={"bedale": {GREEN: 2}}, influence={YELLOW: {T: 6}})
    play(state, PURPLE, "pass")  # though he could act
    play(state, YELLOW, "buy C1")
    play(state, BLUE, "pass")
    play(state, BLACK, "pass")
    assert state.to_act() == [YELLOW]
    play(state, YELLOW, "buy B1")
    assert state.to_act() == [YELLOW] and rule_of(state, PURPLE, "take green Bedale") == "RH-1"
    play(state, YELLOW, "pass")
    assert state.phases[state.at].name != "trains_and_movement"


@rule("LW-10.17", "LW-R27")
def test_who_can_do_nothing_passes_and_a_train_needs_no_cargo():
    state = trains(hand={YELLOW: 0}, influence={YELLOW: POOR})
    play(state, PURPLE, "buy C4")  # with nothing to move
    assert state.to_act() == [BLUE] and state.passed[YELLOW]


@rule("LW-10.12")
def test_opposition_is_never_moved():
    assert not any(text.startswith(f"take {OPPOSITION}") for text in board().by_text)


@rule("LW-10.13")
def test_trains_serve_separate_parts_of_a_network():
    lines = {PURPLE: ["skipton gargrave", "northallerton leeming", "kettlewell langstrothdale"]}
    state = trains(lines=lines, trains={"B2": PURPLE}, pieces={"gargrave": {RED: 1}, "leeming": {CHEESE: 1}, "malham_moor": {STONE: 1}})
    assert set(legal(state, PURPLE, "take")) == {"take red Gargrave", "take cheese Leeming", "take stone Malham Moor"}


@rule("LW-10.16")
def test_taking_everything_at_once_changes_nothing():
    def position():
        return trains(
            lines={PURPLE: [E7], YELLOW: ["ripon fountains"]},
            trains={"A1": PURPLE, "C1": YELLOW},
            hand=dict.fromkeys(range(4), 0),
            influence=dict.fromkeys(range(4), POOR),
            pieces={"bedale": {GREEN: 2}, "leeming": {CHEESE: 1}, "penhill": {STONE: 1}},
        )

    short = play(position(), PURPLE, "take-all")
    long = play(position(), PURPLE, "take green Bedale", "take green Bedale", "take cheese Leeming", "take stone Penhill")  # then he can do no more
    assert short.delivered == long.delivered and short.profit.space == long.profit.space and short.piles == long.piles


@rule("LW-10.16")
def test_in_random_games_taking_everything_at_once_is_the_same_as_one_by_one():
    """From every position where it is legal, with the others passing: the turn ends in the same position either way."""
    compared = 0
    for seed in range(10):
        state = new(3 + seed % 2, seed)
        dice = Random(seed)
        while not state.over:
            seat = state.to_act()[0]
            if rule_of(state, seat, "take-all") == "":
                short, long = state.copy(), state.copy()
                play(short, seat, "take-all")
                pass_on(short, seat)
                while long.at == state.at and not long.passed[seat]:
                    takes = legal(long, seat, "take") if long.to_act() == [seat] else []
                    play(long, long.to_act()[0], takes[0] if takes else "pass")
                pass_on(long, seat)
                assert short.delivered == long.delivered and short.profit.space == long.profit.space and short.piles == long.piles
                compared += 1
            state.play(seat, dice.choice(state.moves(seat)))
    assert compared > 20


def pass_on(state, seat):
    """All who are left in Phase 6 pass."""
    while state.phases[state.at].name == "trains_and_movement":
        play(state, state.to_act()[0], "pass")


@rule("LW-10.16")
def test_everything_at_once_only_where_it_fits_and_nobody_contests():
    both = {PURPLE: [E7], YELLOW: ["constable_burton masham"]}
    pieces = {"bedale": {GREEN: 2}, "constable_burton": {CHEESE: 1}}
    state = trains(lines=both, trains={"A1": PURPLE}, pieces=pieces)
    assert rule_of(state, PURPLE, "take-all") == "LW-10.16"  # yellow can reach the cheese
    assert rule_of(trains(lines=both, trains={"A1": PURPLE}, pieces=pieces, passed=[YELLOW]), PURPLE, "take-all") == ""
    alone = {PURPLE: [E7]}
    assert rule_of(trains(lines=alone, trains={"A1": PURPLE}, pieces=pieces), PURPLE, "take-all") == ""
    assert rule_of(trains(lines=alone, trains={"C1": PURPLE}, pieces=pieces), PURPLE, "take-all") == "LW-10.16"  # no room for the cheese
    assert rule_of(trains(lines=alone, trains={"A1": PURPLE}), PURPLE, "take-all") == "LW-10.16"  # nothing to take


@rule("LW-10.14", "LW-10.18")
def test_case_x35_cut_off_but_not_dead():
    state = table(
        "takeovers",
        lines={PURPLE: ["the_south settle", "settle clapham", "settle hellifield"]},
        influence={PURPLE: {MR: 1}},
        pieces={"settle": {RED: 1, GREEN: 1}},
    )
    sell(state, PURPLE, "MR", "the_south settle")
    assert lying(state, "settle") == {GREEN: 1}


@rule("LW-10.18", "LW-R14")
def test_no_piece_is_dead_at_set_up_and_printed_towns_count():
    state = trains()
    assert not any(is_dead(state, pile) for pile in range(len(state.piles)))
    hill = board().pile[0][area("barden_moor")]
    assert is_dead(trains(mr=["skipton rylstone threshfield"]), hill)  # Skipton is printed, Threshfield taken over
    assert towns(trains(mr=["skipton rylstone threshfield"]), "MR") == {"threshfield"}


@rule("LW-11.1", "LW-15.1", "LW-15.2", "LW-15.3", "LW-15.4")
def test_what_is_told_about_a_player_adds_up_to_profit_and_points():
    pieces = {"bedale": {GREEN: 2}, "leeming": {CHEESE: 1}, "penhill": {STONE: 2}}
    state = trains(lines={PURPLE: [E7]}, pieces=pieces, trains={"B3": PURPLE}, passed=[YELLOW, BLUE, BLACK])
    play(state, PURPLE, "take stone Penhill", "take cheese Leeming")
    told = {part["name"]: part for part in state.setting.game.about(state, PURPLE, BLACK)}
    assert [(line["say"], line["figure"], line["mark"]) for line in told["income"]["lines"]] == [
        ("about-loaded", 2, "plain"),
        ("about-loaded", 1, "plain"),
        ("about-upkeep", -4, "warning"),
    ]
    seat = state.view(None)["table"]["seats"][PURPLE]
    assert told["income"]["total"] == seat["profit_of_turn"] == -1
    assert told["score"]["total"] == seat["score"] == 2 - 4
