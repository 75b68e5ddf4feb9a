"""What beginners do and bots should not: let money lie, stay at the first locomotive, bid absurdly, build in the last turn what cannot pay."""

import pytest

from roundhouse import Chance
from roundhouse.bots import Seat, bot
from roundhouse.games.railways_of_the_world.chart import chart
from roundhouse.games.railways_of_the_world.constants import AUCTION
from roundhouse.games.railways_of_the_world.outlook import actions_left, network
from roundhouse.games.railways_of_the_world.purse import turns_left, useful
from roundhouse.games.railways_of_the_world.state import State

from .table import A, B, link, table

LINKS = [("Toledo", "Columbus"), ("Toledo", "Fort Wayne"), ("Fort Wayne", "Chicago"), ("Columbus", "Cincinnati")]


def railway(cash: int) -> State:
    """A has four links, the first locomotive and so much money."""
    state = table(2)
    chart(state.board)
    for one, other in LINKS:
        link(state, A, one, other)
    state.cash[A] = cash
    state.position[A] = 12
    return state


def after(state: State, text: str) -> float:
    """What the judge says to A after a move."""
    tried = state.copy()
    tried.play(A, state.board.by_text[text])
    return tried.judge(A)


def test_a_rich_railway_with_the_first_locomotive_buys_the_next() -> None:
    state = railway(43000)
    assert after(state, "upgrade") > after(state, "pass")
    assert useful(43000) - useful(33000) < (useful(12000) - useful(2000)) / 2


def test_a_locomotive_is_worth_more_the_longer_the_game_and_only_with_links_for_it() -> None:
    assert network(2, 4, 6.0) - network(1, 4, 6.0) > network(2, 4, 2.0) - network(1, 4, 2.0) > 0
    assert network(4, 1, 6.0) == network(1, 1, 6.0) + (network(2, 1, 6.0) - network(1, 1, 6.0))
    assert network(4, 6, 6.0) > network(3, 6, 6.0)
    assert network(5, 4, 1.0) == network(1, 4, 1.0), "in the last turn no locomotive is worth anything as such"


def test_nobody_bids_a_fortune_to_go_first() -> None:
    state = railway(60000)
    state.go(AUCTION)
    while state.turn != A:
        state.play(state.turn, state.board.withdraw)
    for number in range(4):
        text = bot("greedy", Chance(number)).choose(Seat(state, A)).text
        assert text == "withdraw" or int(text.split()[1]) <= 5000, text


def test_after_the_last_action_of_the_game_nothing_in_reach_counts() -> None:
    state = railway(20000)
    state.trigger = state.turn_number = 5
    state.turn_number = state.last_turn()
    turns = turns_left(state)
    assert turns == 1.0
    state.done[A] = state.done[B] = state.board.figures.rounds
    assert actions_left(state, A, turns) == 0
    assert state.terms(A)[3] == 0.0, "deliveries for which there is no action left"
    state.done[A] -= 1
    assert actions_left(state, A, turns) == 1


def last_action(cash: int) -> State:
    """The same railway with the last action of the game in hand."""
    state = railway(cash)
    state.trigger = state.turn_number = 5
    state.turn_number = state.last_turn()
    state.done[A] = state.done[B] = state.board.figures.rounds - 1
    return state


def acted(state: State, name: str) -> State:
    """What comes of it when a bot plays A's action to its end."""
    mind = bot(name, Chance(3))
    while state.to_act() == [A]:
        state.play(A, mind.choose(Seat(state, A)))
    return state


@pytest.mark.parametrize("name", ["beginner", "greedy", "search:8"])
def test_in_the_last_action_nobody_lays_on_credit_what_cannot_pay(name: str) -> None:
    """Bonds without use, and building at the end: every dollar would cost a bond, and no cube can be delivered over new track any more."""
    state = acted(last_action(0), name)
    assert state.bonds[A] == 0 and state.links[A] == len(LINKS)


@pytest.mark.parametrize("name", ["greedy", "search:8"])
def test_with_the_last_action_a_load_in_reach_is_delivered(name: str) -> None:
    """Seats that never deliver."""
    state = last_action(0)
    state.level[A] = 3
    points = state.position[A]
    assert any(move.text.startswith("deliver") for move in state.moves(A))
    assert acted(state, name).position[A] > points
