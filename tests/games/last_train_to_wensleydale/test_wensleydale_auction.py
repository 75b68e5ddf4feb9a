"""Tracks, the turn, and Phases 1 to 4. [LW-3 to LW-8]"""

from random import Random

from roundhouse.games.last_train_to_wensleydale.auction import can_bid
from roundhouse.parts.stacked_track import StackedTrack
from roundhouse.testing import rule

from .dales import BLACK, BLUE, GAME, MR, NER, PURPLE, YELLOW, G, T, board, build, heard, influence, legal, new, play, refused, rule_of, stack, table

ROUND_ONE = [(PURPLE, "bid box 1 with 3"), (YELLOW, "bid box 2 with 3"), (BLUE, "bid box 3 with 3"), (BLACK, "bid box 6 with 2")]
ROUND_TWO = [(PURPLE, "bid box 6 with 3"), (YELLOW, "bid box 5 with 2"), (BLUE, "bid box 8 with 2"), (BLACK, "bid box 7 with 2")]


def bid_all(state, bids):
    for seat, notation in bids:
        assert state.to_act() == [seat]
        play(state, seat, notation)
    return state


def example_e4():
    return bid_all(table("auction", turn=1), [*ROUND_ONE, *ROUND_TWO, (BLACK, "bid box 1 with 4")])


def settled(bids, counters, **more):
    """The table after an auction in which these bids end up standing, the last of them by its own player."""
    *before, (box, seat, cubes) = bids
    state = table("auction", bids={number: (holder, amount) for number, holder, amount in before}, counters=counters, acting=seat, **more)
    return play(state, seat, f"bid box {box} with {cubes}")


@rule("LW-7.1", "LW-7.2", "LW-7.3", "LW-7.4", "LW-7.5", "LW-7.6", "LW-7.8", "LW-7.9")
def test_example_e4_the_auction():
    state = bid_all(table("auction", turn=1), [*ROUND_ONE, *ROUND_TWO])
    assert state.hand == [6, 7, 7, 10]  # purple 3 + 3; black took 2 back
    assert state.to_act() == [BLACK]  # the others have two bids and do nothing
    assert rule_of(state, BLACK, "bid box 7 with 3") == "LW-7.5"
    play(state, BLACK, "bid box 1 with 4")
    assert state.to_act() == [PURPLE] and state.hand[PURPLE] == 9
    assert rule_of(state, PURPLE, "bid box 4 with 2") == "LW-7.3"
    assert state.holder == [BLACK, YELLOW, BLUE, -1, YELLOW, PURPLE, BLACK, BLUE]
    play(state, PURPLE, "bid box 4 with 3")
    assert state.phases[state.at].name == "track_building"
    assert state.hand == [6, 7, 7, 6]
    assert [seat["reserve"] for seat in state.view(None)["table"]["seats"]] == [9, 8, 8, 9]


@rule("LW-7.10", "LW-3.2", "LW-3.3", "LW-8.1", "LW-8.2", "LW-R22")
def test_example_e5_settling_the_boxes():
    state = play(example_e4(), PURPLE, "bid box 4 with 3")
    assert [stack(state, G, space) for space in (4, 3, 2)] == [[BLUE], [PURPLE], [YELLOW, BLACK]]
    assert [stack(state, T, space) for space in (4, 3)] == [[BLACK, YELLOW], [PURPLE, BLUE]]
    assert [stack(state, MR, space) for space in (4, 3, 2)] == [[YELLOW], [BLACK, PURPLE], [BLUE]]
    assert [stack(state, NER, space) for space in (3, 2)] == [[BLUE, PURPLE, BLACK], [YELLOW]]
    assert state.build_order == [BLUE, PURPLE, YELLOW, BLACK]
    assert state.train_order == [BLACK, YELLOW, PURPLE, BLUE]


@rule("LW-6.3", "LW-6.4", "LW-R3")
def test_example_e3_a_box_and_its_counter():
    assert [sum(points) for points in board().points] == [3, 3, 3, 3, 2, 2, 2, 2]
    state = settled(
        [(5, PURPLE, 2), (2, YELLOW, 3), (6, YELLOW, 2), (3, BLUE, 3), (7, BLUE, 2), (4, BLACK, 3), (8, BLACK, 2), (1, PURPLE, 3)], [G, *[T] * 5, MR, NER]
    )
    assert influence(state, PURPLE)[NER] == 1 + 2
    assert influence(state, PURPLE) == {G: 1 + 1 + 1, T: 2 + 1 + 2, MR: 1, NER: 3}  # box 1: 1 T, 2 NER, white counter; box 5: G, T, brown
    assert rule_of(table("auction"), PURPLE, "bid box 1 with 2") == "LW-7.3" and rule_of(table("auction"), PURPLE, "bid box 1 with 3") == ""


@rule("LW-3.5", "LW-3.6", "LW-3.4")
def test_case_x7_the_top_of_an_influence_track():
    track = StackedTrack(0, 8, [7, 2, 8, 8], [BLUE, BLACK, PURPLE, YELLOW])
    track.move(BLACK, 9)
    assert track.stack(8) == [BLACK, BLUE]
    track.move(PURPLE, 9)
    assert track.stack(8) == [PURPLE, BLACK, BLUE] and track.space[PURPLE] == 8
    assert board().limit == [8, 8, 8, 8]
    state = settled(
        [(1, YELLOW, 3), (3, BLUE, 3), (5, YELLOW, 2), (6, BLUE, 2), (7, BLACK, 2), (2, PURPLE, 3), (8, PURPLE, 2), (4, BLACK, 3)],
        [G, G, G, G, MR, MR, MR, NER],
        influence={BLUE: {T: 8}, BLACK: {T: 8}},
        ranks={T: [BLUE, BLACK, PURPLE, YELLOW]},
    )
    assert stack(state, T, 8) == [BLACK, BLUE]  # box 3 put blue on top, then box 7 put black on top


@rule("LW-3.10")
def test_case_x36_a_colour_that_is_not_in_the_box():
    state = settled(
        [(1, YELLOW, 3), (3, PURPLE, 3), (5, YELLOW, 2), (6, BLACK, 2), (7, PURPLE, 2), (2, BLUE, 3), (8, BLUE, 2), (4, BLACK, 3)],
        [G, G, G, G, MR, MR, MR, NER],
        influence={BLUE: {T: 7}, BLACK: {T: 8}},
        ranks={T: [BLUE, BLACK, PURPLE, YELLOW]},
    )
    assert stack(state, T, 8) == [BLUE, BLACK]  # black's boxes 4 and 6 have no train point


@rule("LW-3.2", "LW-3.11", "LW-8.3", "LW-R6", "LW-R7")
def test_case_x8_spending_and_stacks():
    state = table(
        "track_building",
        acting=YELLOW,
        order=[YELLOW, BLACK, PURPLE, BLUE],
        influence={YELLOW: {G: 2}, BLACK: {G: 2}, BLUE: {G: 0}},
        lines={YELLOW: ["leyburn redmire"]},
        pieces={"reeth": {"opposition": 1}},
    )
    assert stack(state, G, 2) == [YELLOW, BLACK]
    build(state, YELLOW, "redmire reeth")
    assert stack(state, G, 2) == [BLACK] and stack(state, G, 1) == [YELLOW, PURPLE]
    assert state.build_order == [YELLOW, BLACK, PURPLE, BLUE] and state.to_act() == [BLACK]


@rule("LW-3.7")
def test_influence_never_falls_below_nothing():
    state = table("track_building", hand={PURPLE: 0}, influence={PURPLE: {G: 1, T: 2, MR: 1, NER: 1}}, lines={PURPLE: ["rylstone malham threshfield"]})
    build(state, PURPLE, "threshfield kettlewell")
    play(state, PURPLE, "pay government")
    assert rule_of(state, PURPLE, "pay government") == "LW-3.7" and legal(state, PURPLE) == ["pay train", "pay mr", "pay ner"]
    play(state, PURPLE, "pay mr")
    assert influence(state, PURPLE) == {G: 0, T: 2, MR: 0, NER: 1}


@rule("LW-3.8", "LW-3.9", "LW-R5")
def test_influence_is_kept_and_spent_cubes_return_to_the_reserve():
    state = table("takeovers", hand={PURPLE: 5}, influence={PURPLE: {G: 6, MR: 4}}, lines={PURPLE: ["skipton gargrave"]}, turn=2)
    play(state, PURPLE, "keep")
    assert state.turn == 3 and influence(state, PURPLE)[G] == 6 and influence(state, PURPLE)[MR] == 4
    assert state.hand[PURPLE] == 15  # 5 kept and 10 out of the reserve


@rule("LW-4.1", "LW-14.1")
def test_four_turns_with_four_players_and_five_with_three():
    for players, turns in ((3, 5), (4, 4)):
        state = new(players, 2)
        dice = Random(players)
        last = 1
        while not state.over:
            assert state.turn in (last, last + 1)
            last = state.turn
            seat = state.to_act()[0]
            state.play(seat, dice.choice(state.moves(seat)))
        assert state.turn == turns


@rule("LW-4.2", "LW-5.2", "LW-16.3")
def test_the_phases_follow_each_other_and_one_player_decides_at_a_time():
    assert [phase.name for phase in GAME.phases] == [
        "investment_cubes",
        "influence_points",
        "auction",
        "turn_order",
        "track_building",
        "payment",
        "trains_and_movement",
        "profit_and_loss",
        "player_order",
        "takeovers",
        "end_of_turn",
    ]
    state = new(4, 6)
    dice = Random(6)
    while not state.over:
        assert len(state.to_act()) == 1
        assert state.phases[state.at].name in ("auction", "track_building", "payment", "trains_and_movement", "takeovers")
        seat = state.to_act()[0]
        state.play(seat, dice.choice(state.moves(seat)))
    assert rule_of(table("track_building"), PURPLE, "pass") == "LW-4.2"
    assert rule_of(table("trains_and_movement"), PURPLE, "finish") == "LW-4.2"
    assert rule_of(table("takeovers", lines={PURPLE: ["skipton gargrave"]}), PURPLE, "buy A1") == "LW-4.2"


@rule("LW-4.3")
def test_the_last_turn_has_its_takeovers():
    state = table("takeovers", turn=4, lines={PURPLE: ["skipton gargrave"]}, influence={PURPLE: {MR: 1}})
    play(state, PURPLE, "sell MR Skipton-Gargrave", "complete")
    assert state.over and state.own[PURPLE] == []


@rule("LW-5.1")
def test_case_x6_refilling():
    state = table("takeovers", hand={PURPLE: 0, YELLOW: 2, BLUE: 3, BLACK: 5}, lines={PURPLE: ["skipton gargrave"]})
    play(state, PURPLE, "keep")
    assert state.hand == [12, 14, 15, 15]


@rule("LW-7.3")
def test_case_x1_a_bid_below_the_printed_points():
    state = table("auction")
    assert rule_of(state, PURPLE, "bid box 5 with 1") == "LW-7.3" and rule_of(state, PURPLE, "bid box 5 with 2") == ""


@rule("LW-7.2", "LW-7.5")
def test_case_x2_an_equal_bid():
    state = table("auction", bids={2: (BLUE, 3)}, acting=YELLOW)
    assert rule_of(state, YELLOW, "bid box 2 with 3") == "LW-7.2" and rule_of(state, YELLOW, "bid box 2 with 4") == ""
    state = table("auction", bids={2: (BLUE, 3)}, acting=BLUE)
    assert rule_of(state, BLUE, "bid box 2 with 4") == "LW-7.5"


@rule("LW-7.1", "LW-7.7")
def test_case_x3_a_compulsory_bid():
    others = {1: (YELLOW, 3), 2: (YELLOW, 3), 3: (BLUE, 3), 5: (BLUE, 2), 6: (BLACK, 2), 8: (BLACK, 2)}
    state = table("auction", bids={**others, 4: (PURPLE, 10)}, hand={PURPLE: 2})
    assert legal(state, PURPLE) == ["bid box 7 with 2"]
    assert rule_of(state, PURPLE, "pass") == "LW-7.1"
    state = table("auction", bids={4: (PURPLE, 11)}, hand={PURPLE: 1}, acting=YELLOW)
    assert not can_bid(state, PURPLE)


@rule("LW-7.7", "LW-7.13", "LW-R25")
def test_case_x4_all_cubes_on_one_box():
    state = table("auction", acting=BLACK, order=[BLACK, PURPLE, YELLOW, BLUE])
    play(state, BLACK, "bid box 1 with 12")
    bid_all(
        state,
        [(PURPLE, "bid box 2 with 3"), (YELLOW, "bid box 3 with 3"), (BLUE, "bid box 4 with 3"), (PURPLE, "bid box 5 with 2"), (YELLOW, "bid box 6 with 2")],
    )
    assert state.to_act() == [BLUE]  # black is skipped
    play(state, BLUE, "bid box 7 with 2")
    assert state.phases[state.at].name == "track_building"


@rule("LW-7.15", "LW-R4")
def test_case_x32_skipped_then_outbid():
    state = table("auction", acting=BLACK, order=[BLACK, PURPLE, YELLOW, BLUE], hand={YELLOW: 15})
    play(state, BLACK, "bid box 1 with 12")
    play(state, PURPLE, "bid box 2 with 3")
    play(state, YELLOW, "bid box 1 with 13")
    assert state.hand[BLACK] == 12 and BLACK not in state.holder
    play(state, BLUE, "bid box 3 with 3")
    assert state.to_act() == [BLACK]
    play(state, BLACK, "bid box 4 with 3")
    bid_all(state, [(PURPLE, "bid box 5 with 2"), (YELLOW, "bid box 6 with 2"), (BLUE, "bid box 7 with 2")])
    assert state.to_act() == [BLACK]  # and once more


@rule("LW-7.4")
def test_case_x5_back_into_the_same_box():
    state = table("auction", bids={1: (BLACK, 4)})
    assert rule_of(state, PURPLE, "bid box 1 with 5") == ""


@rule("LW-7.16")
def test_case_x31_short_of_cubes_in_a_full_house():
    bids = {1: (BLACK, 10), 2: (PURPLE, 3), 3: (YELLOW, 3), 5: (BLUE, 2), 6: (PURPLE, 2), 7: (YELLOW, 2)}
    state = table("auction", bids=bids, hand={BLACK: 2}, acting=BLUE)
    events = heard(state, BLUE, "bid box 8 with 2")
    assert "no-bid" in events and state.phases[state.at].name == "track_building"
    state = table("auction", bids=bids, hand={BLACK: 3}, acting=BLUE)
    play(state, BLUE, "bid box 8 with 2")
    assert state.to_act() == [BLACK] and "bid box 4 with 3" in legal(state, BLACK)


@rule("LW-7.10", "LW-7.11", "LW-I9")
def test_a_box_without_a_bid_gives_nothing_and_counters_return():
    state = table("auction", bids={5: (PURPLE, 2), 6: (PURPLE, 2), 7: (YELLOW, 2), 8: (YELLOW, 2), 3: (BLUE, 3), 1: (BLUE, 3)}, acting=BLACK)
    play(state, BLACK, "bid box 2 with 12")
    assert influence(state, PURPLE)[NER] == 2 and sum(sum(track.space) for track in state.tracks) == 20 + 7 * 3 + 3
    assert state.counter == [-1] * 8 and state.holder == [-1] * 8 and state.bid == [0] * 8


@rule("LW-7.12")
def test_three_players_leave_two_boxes_unsold():
    state = new(3, 8)
    while state.phases[state.at].name == "auction":
        seat = state.to_act()[0]
        standing = sum(1 for holder in state.holder if holder >= 0)
        assert standing <= 6
        state.play(seat, state.moves(seat)[0])


@rule("LW-7.13")
def test_any_number_from_the_least_to_the_whole_hand():
    state = table("auction", bids={1: (BLACK, 5), 2: (PURPLE, 3)}, hand={PURPLE: 9})
    boxes = {number: [int(text.split()[-1]) for text in legal(state, PURPLE) if text.startswith(f"bid box {number} ")] for number in (1, 2, 3, 8)}
    assert boxes == {1: [6, 7, 8, 9], 2: [], 3: [3, 4, 5, 6, 7, 8, 9], 8: [2, 3, 4, 5, 6, 7, 8, 9]}
    assert rule_of(state, PURPLE, "bid box 3 with 10") == "LW-7.13"


@rule("LW-7.14", "LW-7.17", "LW-I16")
def test_bids_only_rise_and_hand_and_bids_stay_the_same():
    for seed in range(25):
        state = new(3 + seed % 2, seed)
        dice = Random(seed)
        bids = state.bid[:]
        while state.phases[state.at].name == "auction":
            seat = state.to_act()[0]
            play(state, seat, dice.choice(legal(state, seat)))
            if state.phases[state.at].name != "auction":
                break
            assert all(after >= before for before, after in zip(bids, state.bid, strict=True))
            bids = state.bid[:]
            assert all(state.hand[other] + state.on_boxes(other) == 12 for other in range(state.players))
            assert all(state.hand[other] >= 2 or state.holder.count(other) for other in range(state.players))


@rule("LW-7.18")
def test_cubes_on_boxes_are_spent_and_those_in_hand_pay_for_track():
    state = play(example_e4(), PURPLE, "bid box 4 with 3")
    build(state, BLUE, "skipton rylstone")
    assert state.hand[BLUE] == 7 - 2 and refused(state, PURPLE, "nothing") is None


@rule("LW-3.3")
def test_a_ranking_never_has_ties():
    track = StackedTrack(0, 8, [1, 1, 1, 1], [0, 1, 2, 3])
    for seat, space in ((2, 3), (0, 3), (3, 0), (1, 3), (2, 1)):
        track.move(seat, space)
    assert track.rank == [1, 0, 2, 3] and track.stack(3) == [1, 0]
