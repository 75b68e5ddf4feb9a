"""The judge that bots use: the end of a turn is not good or bad in itself, and a link is looked for on the map as it is."""

from roundhouse.bots import Seat, bot
from roundhouse.games.railways_of_the_world.chain_prospects import Prospect
from roundhouse.games.railways_of_the_world.chart import FAR, chart
from roundhouse.games.railways_of_the_world.constants import NONE
from roundhouse.games.railways_of_the_world.outlook import Outlook
from roundhouse.games.railways_of_the_world.purse import forced_bonds, holdings, turns_left
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.kernel.chance import Chance

from .mapwork import cheapest
from .table import A, B, C, city, link, phase, play, table


def last_action(bonds: int) -> State:
    """C has the last action of a turn and so many bonds, no money, no track and no income."""
    state = table(3, "mexico")
    state.bonds[C] = bonds
    play(state, A, "upgrade")
    while not (state.turn == C and state.round == state.board.figures.rounds - 1):
        play(state, state.turn, "pass")
    return state


def clear(state: State) -> None:
    """Nothing to deliver anywhere."""
    state.cubes = [0] * len(state.cubes)
    state.total = [0] * len(state.total)
    state.stock = [0] * len(state.stock)


def test_dividends_that_are_due_are_counted_before_they_are_paid() -> None:
    state = last_action(6)
    turns = turns_left(state)
    before = holdings(state, C, turns, 0)
    play(state, C, "pass")
    assert phase(state) == "auction"
    assert state.bonds[C] == 8
    assert holdings(state, C, turns, 0) == before


def test_a_seat_in_debt_would_rather_pass_than_build_what_comes_to_nothing() -> None:
    state = last_action(6)
    clear(state)
    move = bot("greedy", Chance(1)).choose(Seat(state, C))
    assert not move.text.startswith(("build ", "urbanize ", "upgrade"))


def test_debts_that_grow_faster_than_income_force_more_and_more_bonds() -> None:
    state = table(2)
    assert forced_bonds(state, A, 6.0, 0, 0) == 0
    few, many = forced_bonds(state, A, 6.0, 0, 6), forced_bonds(state, A, 6.0, 0, 20)
    assert 0 < few < many
    assert many > 20  # each of them brings dividends of its own
    state.position[A] = 30
    assert forced_bonds(state, A, 6.0, 0, 20) == 0  # income pays for them


def test_ways_on_an_empty_map_cost_what_the_rules_of_building_say() -> None:
    state = table(2)
    chart(state.board)
    links = cheapest(state.board)
    assert len(links) > 60
    for (one, other), (tiles, price) in links.items():
        way = Prospect(state, A, one, other)
        way.find(NONE, tiles, 4, 0)
        assert way.now == price, (one, other)
        assert way.later == FAR


def test_a_way_goes_round_track_of_others_or_is_not_there() -> None:
    state = table(2)
    chart(state.board)
    one, other = city(state, "Toledo"), city(state, "Columbus")
    free = Prospect(state, A, one, other)
    free.find(NONE, 1, 4, 2)
    used = link(state, B, "Toledo", "Columbus")
    blocked = Prospect(state, A, one, other)
    blocked.find(NONE, 1, 4, 2)
    assert free.now < FAR
    assert len(state.link_steps[used]) >= 1
    assert blocked.now > free.now


def test_first_links_are_worth_something_as_such() -> None:
    """Else a seat for which nothing pays at once would never begin."""
    begun = table(2)
    chart(begun.board)
    one, other = city(begun, "Toledo"), city(begun, "Columbus")
    link(begun, A, "Toledo", "Fort Wayne")
    link(begun, A, "Fort Wayne", "Chicago")
    clear(begun)
    third = Outlook(begun, A, 6.0).gain(one, other)
    empty = table(2)
    clear(empty)
    assert Outlook(empty, A, 6.0).with_link(one, other) > 1.0 > third
