"""Components and set-up. [LW-1, LW-2]"""

from collections import Counter
from typing import Any

import pytest

import roundhouse
from roundhouse.games.last_train_to_wensleydale.moves import COMPANY, DALE, HILL, MAJOR, MINOR, NO_TOWN, PLAIN, TRACK_NAMES
from roundhouse.games.last_train_to_wensleydale.setup import draw
from roundhouse.testing import rule

from .dales import BLACK, CHEESE, GAME, GREEN, MR, NER, OPPOSITION, PURPLE, RED, STONE, G, T, area, board, build, link_rule, lying, name, new, table


def fresh(players: int = 4, seed: int = 5) -> dict[str, Any]:
    found: dict[str, Any] = new(players, seed).dump()["table"]
    return found


def seeds_where(wanted) -> list[int]:
    return [seed for seed in range(1200) if wanted(new(4, seed))]


@rule("LW-1.1")
def test_fifteen_links_three_trains_and_fifteen_cubes_a_player():
    seats = new(4, 3).view(None)["table"]["seats"]
    assert [(seat["hand"] + seat["reserve"], seat["links_left"]) for seat in seats] == [(15, 15)] * 4
    assert GAME.colours == ("purple", "yellow", "blue", "black")
    assert len(board().rows) == 3  # one train piece for each row


@rule("LW-1.2", "LW-1.5", "LW-I6", "LW-I15")
def test_sixty_goods_and_twenty_five_pieces_of_each_kind():
    rest = fresh()
    counts = Counter(rest["removed"])
    for pieces in rest["pieces"].values():
        counts.update(pieces)
    assert counts == {STONE: 60, CHEESE: 60, RED: 25, GREEN: 25, OPPOSITION: 25}


@rule("LW-1.3", "LW-6.1", "LW-6.2", "LW-I7")
def test_eight_of_twenty_counters_are_drawn_at_most_five_of_a_colour():
    for players in (3, 4):
        for seed in range(60):
            counters = [box["counter"] for box in fresh(players, seed)["boxes"]]
            assert len(counters) == 8 and set(counters) <= {G, T, MR, NER}
            assert max(Counter(counters).values()) <= 5
    assert any(max(Counter(box["counter"] for box in fresh(4, seed)["boxes"]).values()) == 5 for seed in range(300))


@rule("LW-1.4", "LW-2.10", "LW-I3")
def test_sixty_links_a_company_beside_the_board_and_the_marker_on_one():
    state = new(4, 3)
    rest = state.view(None)["table"]
    assert [rest["companies"][company]["links_left"] for company in ("MR", "NER")] == [60, 60]
    assert rest["turn"] == 1


@rule("LW-1.6", "LW-1.7")
def test_the_board_has_boxes_trains_tracks_and_displays():
    assert len(board().points) == 8 and len(board().trains) == 12 and [len(row) for row in board().rows] == [4, 4, 4]
    assert (board().profit_low, board().profit_high) == (-13, 5)
    assert len(board().limit) == 4 and TRACK_NAMES == [G, T, MR, NER]
    drawn = GAME.board_data(board())
    assert len(drawn["turn_track"]["spaces"]) == 5
    assert [display["id"] for display in drawn["order_display"]] == ["player_order", "build_order", "train_order"]
    assert len(drawn["areas"]) == 99 and len(drawn["borders"]) == 252


@rule("LW-1.8", "LW-1.9")
def test_areas_are_plains_dales_or_hills_and_no_hill_has_a_town():
    kinds = Counter(zip(board().terrain, board().town, strict=True))
    assert set(board().terrain) == {PLAIN, DALE, HILL}
    assert kinds[HILL, NO_TOWN] == board().terrain.count(HILL) == 24
    assert Counter(board().town) == {NO_TOWN: 58, MINOR: 24, MAJOR: 9, COMPANY: 8}
    assert [board().areas[at] for at, companies in enumerate(board().printed) if companies == 2] == [
        "kirkby_stephen",
        "darlington",
        "northallerton",
        "ripon",
    ]


@rule("LW-1.9", "LW-1.10")
@pytest.mark.parametrize(
    ("wrong", "right", "line"),
    [
        ('terrain = "hill"\ntown = "none"', 'terrain = "hill"\ntown = "minor"', "a hill holds no town"),
        ('cube = "stone"', 'cube = "cheese"', "must be 'stone' here"),
        ("buildable = true\ncost = 2", "buildable = true\ncost = 1", "must be 2 between these areas"),
        ("minimum_bid = 3", "minimum_bid = 2", "must be the number of printed points"),
        ('["kirkby_stephen", "lune_gorge", "ravenstonedale"]', '["lune_gorge", "ravenstonedale"]', "are not those of its borders"),
        ('id = "kirkby_stephen"', 'id = "crosby_garrett"', "stands twice"),
        ('id = "kirkby_stephen"', 'id = "Kirkby-Stephen"', "is not an id"),
        ('name = "Kirkby Stephen"', 'name = "Kirkby  Stephen"', "is not a name"),
        ('name = "Kirkby Stephen"', 'name = "crosby garrett"', "stands twice"),
        ('id = "A1"', 'id = "A 1"', "is not an id"),
    ],
)
def test_a_board_that_breaks_its_rules_is_refused_with_its_line(tmp_path, wrong, right, line):
    text, _ = GAME.board_text("dales")
    assert wrong in text
    file = tmp_path / "odd.toml"
    file.write_text(text.replace(wrong, right, 1), encoding="utf-8")
    with pytest.raises(roundhouse.RoundhouseError, match=line) as found:
        GAME.new(4, 1, board=str(file))
    assert "odd.toml, line " in str(found.value)


@rule("LW-1.11", "LW-R20")
def test_neighbours_share_a_border():
    assert link_rule(table("track_building", lines={PURPLE: ["settle stainforth"]}), PURPLE, "stainforth", "horton") == ""
    with pytest.raises(roundhouse.RoundhouseError, match="has no move"):
        GAME.move(f"build {name('settle')}-{name('horton')}")
    assert [board().areas[town] for town in board().towns_near[area("barden_moor")]] == ["skipton", "threshfield"]


@rule("LW-1.12", "LW-R9")
def test_the_south_is_a_town_of_the_midland():
    assert board().printed[area("the_south")] == 1
    assert [board().areas[at] for at, closed in enumerate(board().start_only) if closed] == ["the_south"]


@rule("LW-1.13", "LW-R23")
def test_trains_have_slots_for_passengers_and_goods():
    slots = {train: (board().passengers[at], board().goods[at]) for at, train in enumerate(board().trains)}
    assert slots["B3"] == (1, 3) and slots["A4"] == (3, 2)  # the two that the rulebook describes
    assert slots["C1"] == (2, 0) and slots["B4"] == (0, 4)


@rule("LW-2.1", "LW-I1")
def test_all_cubes_start_in_the_reserve_and_twelve_are_taken():
    seats = new(4, 9).view(None)["table"]["seats"]
    assert [(seat["hand"], seat["reserve"]) for seat in seats] == [(12, 3)] * 4


@rule("LW-2.2")
def test_the_first_player_is_random_and_the_order_clockwise():
    orders = {tuple(fresh(4, seed)["order"]) for seed in range(40)}
    assert orders == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}


@rule("LW-2.3", "LW-2.4", "LW-3.1")
def test_discs_start_in_stacks_with_the_first_player_on_top():
    rest = fresh(4, 11)
    for track, space in ((G, 1), (T, 2), (MR, 1), (NER, 1)):
        assert rest["influence"][track] == {"space": [space] * 4, "rank": rest["order"]}
    assert rest["profit"] == {"space": [0] * 4, "rank": rest["order"]}


@rule("LW-2.5", "LW-2.6", "LW-I10", "LW-R2")
def test_goods_lie_only_on_marked_areas_and_in_their_colour():
    for seed in range(30):
        for place, pieces in fresh(4, seed)["pieces"].items():
            at = area(place)
            if board().terrain[at] == HILL:
                assert set(pieces) == {STONE} and pieces[STONE] in (1, 2)
            elif board().town[at] == NO_TOWN:
                assert board().terrain[at] == PLAIN and set(pieces) == {CHEESE} and pieces[CHEESE] in (1, 2)
            else:
                assert not set(pieces) & {STONE, CHEESE}
    stones = [lying(new(4, seed), "hope_moor").get(STONE, 0) for seed in range(200)]
    assert set(stones) == {0, 1, 2} and 80 < stones.count(1) < 120  # two draws, each stone half of the time


@rule("LW-2.7")
def test_goods_and_passengers_are_never_replenished():
    state = new(4, 21)
    before = sum(state.piles)
    while not state.over:
        seat = state.to_act()[0]
        moves = state.moves(seat)
        state.play(seat, moves[len(state.plies) * 7 % len(moves)])
        assert sum(state.piles) <= before
        before = sum(state.piles)


@rule("LW-2.8", "LW-2.9", "LW-R19")
def test_three_pieces_for_major_and_two_for_minor_towns_use_all_75():
    rest = fresh(4, 8)
    for at, town in enumerate(board().town):
        pieces = rest["pieces"].get(board().areas[at], {})
        here = sum(pieces.get(kind, 0) for kind in (RED, GREEN, OPPOSITION))
        assert here == {MAJOR: 3, MINOR: 2}.get(town, 0)
    assert rest["removed"][RED] == rest["removed"][GREEN] == rest["removed"][OPPOSITION] == 0


@rule("LW-2.11")
def test_set_up_is_the_same_for_three_and_four():
    three, four = fresh(3, 4), fresh(4, 4)
    assert sum(sum(pieces.values()) for pieces in three["pieces"].values()) > 75
    assert len(three["boxes"]) == len(four["boxes"]) == 8
    assert three["influence"][T]["space"] == [2, 2, 2] and four["influence"][T]["space"] == [2, 2, 2, 2]
    assert [seat["hand"] for seat in three["seats"]] == [12, 12, 12]


@rule("LW-2.12", "LW-R24")
def test_a_seed_always_gives_the_same_board_and_no_cube_returns_to_the_bag():
    assert fresh(4, 77) == fresh(4, 77) != fresh(4, 78)
    bag = [60, 60]
    state = new(4, 77)
    drawn = Counter(draw(state.chance, bag) for _ in range(120))
    assert drawn == {0: 60, 1: 60} and bag == [0, 0]
    assert [board().areas[board().pile_area[pile]] for pile in range(3)] == ["crosby_garrett", "bowes", "bowes"]  # in the order of the file


@rule("LW-2.13", "LW-I14")
def test_the_other_displays_are_empty_before_phase_four_and_stacks_have_three_discs_for_three():
    rest = fresh(3, 6)
    assert rest["build_order"] == rest["train_order"] == []
    assert sorted(rest["influence"][G]["rank"]) == [0, 1, 2]


@rule("LW-16.1")
def test_every_seat_sees_the_same_and_everything():
    state = new(4, 3)
    seen = [state.view(seat)["table"] for seat in (PURPLE, BLACK, None)]
    assert seen[0] == seen[1] == seen[2]
    hidden = {"acting", "buying", "sold_to", "cost", "owed", "bill", "paid", "company_links"}  # under other names in a view
    assert set(state.dump()["table"]) - set(seen[0]) == hidden


@rule("LW-16.2")
def test_chance_is_asked_at_set_up_and_in_phase_two_only():
    state = new(3, 5)
    turns = {1: state.chance.drawn}
    while not state.over:
        seat = state.to_act()[0]
        moves = state.moves(seat)
        state.play(seat, moves[len(state.plies) * 11 % len(moves)])
        drawn = turns.setdefault(state.turn, state.chance.drawn)
        assert state.chance.drawn == drawn
    assert [turns[turn + 1] - turns[turn] for turn in range(1, 5)] == [8, 8, 8, 8]


@rule("LW-17.1")
def test_there_are_no_options_and_no_game_for_two():
    assert GAME.options == ()
    with pytest.raises(roundhouse.RoundhouseError, match="is for 3 to 4 players, not 2"):
        GAME.new(2)


def test_example_e1_goods():
    """LW-2.5, LW-2.6: two stones stay on Hope Moor; of a stone and a cheese in Ravensworth the cheese stays."""
    seeds = seeds_where(lambda state: lying(state, "hope_moor") == {STONE: 2} and lying(state, "ravensworth") == {CHEESE: 1})
    assert len(seeds) > 100  # 1/4 times 1/2 of all
    assert not set(lying(new(4, seeds[0]), "richmond")) & {STONE, CHEESE}


def test_example_e2_pieces():
    """LW-2.8: Richmond 2 red and 1 green, Reeth 1 red and 1 green, Bedale 1 green and 1 opposition."""
    wanted = {"richmond": {RED: 2, GREEN: 1}, "reeth": {RED: 1, GREEN: 1}, "bedale": {GREEN: 1, OPPOSITION: 1}}
    seeds = seeds_where(lambda state: all(lying(state, place) == pieces for place, pieces in wanted.items()))
    assert seeds
    assert lying(new(4, seeds[0]), "northallerton") == {}


@rule("LW-1.14", "LW-R18")
def test_supplies_are_hard_limits():
    fifteen = {
        PURPLE: [
            "skipton rylstone threshfield malham hellifield gargrave",
            "ilkley washburn dacre pateley_bridge lofthouse",
            "northallerton leeming bedale constable_burton middleham leyburn hauxwell",
        ]
    }
    assert sum(len(route.split()) - 1 for route in fifteen[PURPLE]) == 15
    state = table("track_building", lines=fifteen)
    assert link_rule(state, PURPLE, "skipton", "bolton_abbey") == "LW-9.10"
    one_less = {PURPLE: [*fifteen[PURPLE][:2], "northallerton leeming bedale constable_burton middleham leyburn"]}
    state = build(table("track_building", lines=one_less), PURPLE, "skipton bolton_abbey", finish=False)
    assert [move.text for move in state.moves(PURPLE)] == ["finish"]
