"""WW-12: the game for two players, each with two colours."""

import json

import pytest

from roundhouse.games.workshop_of_the_world.income import collect, links_pay
from roundhouse.games.workshop_of_the_world.state import State
from roundhouse.kernel.errors import BadOption
from roundhouse.testing import rule

from .table import GAME, auction, fresh, lay, legal, play, refused, settle, step, turn

RED, BLUE, YELLOW, BLACK = 0, 1, 2, 3  # the sets: P1 has red and blue, P2 yellow and black


def first_auction(one: tuple[str, int], two: tuple[str, int], seed: int = 1) -> State:
    """Auction (1): each player takes a colour and an amount."""
    state = auction(2, seed)
    for seat, (colour, pounds) in enumerate((one, two)):
        play(state, seat, f"colour {colour}", f"bid {pounds}")
    return state


def to_second_auction(state: State) -> None:
    while state.phases[state.at].name != "auction":
        step(state)


@rule("WW-12.0", "WW-12.1", "WW-12.15")
def test_two_colours_one_purse_one_income_marker_and_an_empty_track() -> None:
    state = fresh(2)
    assert state.cash == [100, 100] and state.income == [0, 0] and state.sets == 4
    assert state.order == []
    assert state.stock == [19, 20, 19, 20]  # the marker is of the first colour; none on the turn order track
    assert len(state.aside) == 11
    with pytest.raises(BadOption):
        GAME.new(2, 1, options={"auction": "card_by_card"})


@rule("WW-12.3", "WW-12.4", "WW-12.5", "WW-12.16", "WW-15.9")
def test_e9_one_round() -> None:
    """E9: 4 with red against 6 with yellow: yellow, red. Then 3 (blue) against 0 (black): blue, black, from the two cards left."""
    state = first_auction(("red", 4), ("yellow", 6))
    assert state.order == [YELLOW, RED] and state.cash == [96, 94]
    assert len(state.offer) == 4
    assert state.to_act() == [1]
    turns = []
    while state.phases[state.at].name != "auction":
        if state.phases[state.at].name == "card":
            turns.append((state.active(), len(state.offer)))
        step(state)
    assert turns == [(YELLOW, 4), (RED, 3)]
    assert len(state.offer) == 2 and state.order == [YELLOW, RED]
    assert refused(state, 0, "colour blue") == "WW-12.5"
    cash = state.cash[:]
    play(state, 0, "bid 3")
    play(state, 1, "bid 0")
    assert state.order == [YELLOW, RED, BLUE, BLACK]
    assert state.cash[1] == cash[1] and state.cash[0] == cash[0] - 3
    assert state.to_act() == [0] and len(state.offer) == 2
    while state.active() == BLUE:
        step(state)
    assert state.active() == BLACK and len(state.offer) == 1


@rule("WW-12.4", "WW-12.14")
def test_the_colour_is_chosen_with_the_bid_in_secret() -> None:
    state = auction(2)
    assert legal(state, 0) == ["colour red", "colour blue"]
    assert refused(state, 0, "bid 3") == "WW-12.4"
    assert refused(state, 0, "colour yellow") == "WW-12.4"
    before = json.dumps(state.view(1))
    play(state, 0, "colour blue", "bid 3")
    assert json.dumps(state.view(1)) == before
    play(state, 1, "colour black", "bid 1")
    assert state.order == [BLUE, BLACK]
    while state.round == 1:
        step(state)
    assert legal(state, 0) == ["colour red", "colour blue"]  # anew, the same one if it likes


@rule("WW-12.6", "WW-14.3")
def test_x25_tie_in_the_first_auction_is_drawn_and_the_second_goes_to_box_1() -> None:
    """X25: both bid 5: a random draw; a tie in auction (2) of that round goes to the player in box 1."""
    winners = set()
    for seed in range(20):
        state = first_auction(("red", 5), ("yellow", 5), seed)
        assert state.cash == [95, 95]
        winners.add(state.order[0])
        ahead = state.owners[state.order[0]]
        to_second_auction(state)
        play(state, 0, "bid 0")
        play(state, 1, "bid 0")
        assert state.owners[state.order[2]] == ahead
    assert winners == {RED, YELLOW}


@rule("WW-12.6", "WW-12.13")
def test_x25_later_ties_go_by_the_track_of_the_round_before() -> None:
    """X25: last round red 1, yellow 2, black 3, blue 4; blue against yellow at 2 each: yellow takes box 1."""
    state = auction(2)
    state.before = [RED, YELLOW, BLACK, BLUE]
    play(state, 0, "colour blue", "bid 2")
    play(state, 1, "colour yellow", "bid 2")
    assert state.order == [YELLOW, BLUE]
    to_second_auction(state)
    play(state, 0, "bid 1")
    play(state, 1, "bid 1")
    assert state.order == [YELLOW, BLUE, RED, BLACK]  # red was ahead of black


@rule("WW-12.13")
def test_the_track_is_cleared_each_round_and_markers_wait_in_the_supply() -> None:
    state = first_auction(("red", 1), ("black", 0))
    on_map = [sum(state.industry[one::5]) for one in range(4)]
    assert [20 - state.stock[one] - on_map[one] for one in range(4)] == [2, 0, 1, 1]
    while state.round == 1:
        step(state)
    assert state.order == [] and len(state.before) == 4
    on_map = [sum(state.industry[one::5]) for one in range(4)]
    assert [20 - state.stock[one] - on_map[one] for one in range(4)] == [1, 0, 1, 0]


@rule("WW-12.7")
def test_x26_income_counts_the_building_colour_only() -> None:
    """X26: a blue industry in Bristol gives nothing when red builds Gloucester-Bristol."""
    state = first_auction(("red", 1), ("yellow", 0))
    from .table import put_up

    put_up(state, ["Gloucester"])
    settle(state, BLUE, "Bristol")
    play(state, 0, "card Gloucester", "link Gloucester-Bristol", "done")
    assert state.income == [2, 0]
    assert state.links[RED] == 17 and state.links[BLUE] == 18


@rule("WW-12.9", "WW-16.8")
def test_x26_each_colour_has_its_own_networks() -> None:
    """X26: red Gloucester-Bristol + Gloucester-Oxford and blue Bristol-Exeter give 4 and 2: 6 in all. The marker pays once."""
    state = turn(2)
    lay(state, RED, "Gloucester-Bristol", "Gloucester-Oxford")
    lay(state, BLUE, "Bristol-Exeter")
    assert (links_pay(state, RED), links_pay(state, BLUE)) == (4, 2)
    cash = state.cash[0]
    state.income[0] = 9
    collect(state)
    assert state.cash[0] == cash + 9 + 6


@rule("WW-12.11")
def test_final_tie_goes_to_the_player_in_box_1() -> None:
    state = turn(2)
    state.cash = [100, 100]
    state.order = [BLACK, RED, BLUE, YELLOW]
    assert state.ranking() == [1, 0]
    state.order = [BLUE, YELLOW, BLACK, RED]
    assert state.ranking() == [0, 1]


@rule("WW-12.12")
def test_any_of_the_four_colours_may_be_removed() -> None:
    state = first_auction(("red", 1), ("yellow", 0))
    from .table import put_up

    put_up(state, ["London"])
    settle(state, RED, "London")
    settle(state, BLUE, "London")
    settle(state, YELLOW, "London")
    settle(state, BLACK, "London")
    play(state, 0, "card London")
    assert legal(state, 0) == ["remove red", "remove blue", "remove yellow", "remove black"]


@rule("WW-12.15")
def test_means_of_the_second_auction_are_those_after_the_turns() -> None:
    state = first_auction(("red", 90), ("yellow", 0))
    to_second_auction(state)
    assert len(legal(state, 0)) == state.cash[0] + state.income[0] // 2 + 1 < 20
