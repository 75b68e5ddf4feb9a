"""The judge: a bot that follows it plays a sound game."""

import pytest

from roundhouse import Chance
from roundhouse.bots import Seat, bot

from .dales import GAME, MR, PURPLE, RED, STONE, YELLOW, G, T, build, new, play, sell, table


def game_of(bots, seed):
    """A whole game; the state at its end."""
    state = new(len(bots), seed)
    minds = [bot(name, Chance(seed * 10 + seat)) for seat, name in enumerate(bots)]
    while not state.over:
        seat = state.to_act()[0]
        state.play(seat, minds[seat].choose(Seat(state, seat)))
    return state


@pytest.mark.parametrize("players", [3, 4])
def test_greedy_beats_random(players):
    wins = 0
    for seed in range(6):
        hero = seed % players
        wins += game_of(["greedy" if seat == hero else "random" for seat in range(players)], seed).ranking()[0] == hero
    assert wins >= 5


def test_at_the_end_the_judge_counts_points():
    state = game_of(["random", "random", "random"], 1)
    assert [state.judge(seat) for seat in range(3)] == state.scores()


def test_a_stone_on_the_train_is_better_than_one_within_reach():
    state = table(
        "trains_and_movement", lines={PURPLE: ["northallerton leeming bedale constable_burton leyburn"]}, trains={"B4": PURPLE}, pieces={"penhill": {STONE: 2}}
    )
    assert play(state.copy(), PURPLE, "take stone Penhill").judge(PURPLE) > play(state.copy(), PURPLE, "pass").judge(PURPLE)


def test_a_series_towards_passengers_is_better_than_one_into_nothing():
    state = table("track_building", pieces={"gargrave": {RED: 2}, "hellifield": {RED: 2}}, influence={PURPLE: {G: 1, T: 4, MR: 3}})
    towards = build(state.copy(), PURPLE, "skipton gargrave hellifield")
    away = build(state.copy(), PURPLE, "ilkley washburn killinghall")
    assert towards.judge(PURPLE) > away.judge(PURPLE)


def test_in_the_last_turn_a_line_is_sold():
    lines = {PURPLE: ["skipton gargrave hellifield"], YELLOW: ["ripon fountains"]}
    state = table("takeovers", turn=4, lines=lines, influence={PURPLE: {MR: 1}})
    assert sell(state.copy(), PURPLE, "MR", "skipton gargrave hellifield").judge(PURPLE) > play(state.copy(), PURPLE, "keep").judge(PURPLE)
    begun = play(state.copy(), PURPLE, "sell MR Skipton-Gargrave")
    assert begun.judge(PURPLE) > play(state.copy(), PURPLE, "keep").judge(PURPLE)
    assert GAME.prefix == "LW"
