"""WW-9 and WW-10: the end of an era, income, reset, the end of the game."""

import pytest

from roundhouse.games.workshop_of_the_world.income import collect, industries_pay, links_pay
from roundhouse.games.workshop_of_the_world.state import State
from roundhouse.testing import rule

from .table import ANN, BEN, CLEO, CRAFT, GAME, LIGHT, PORT, ROGER, fresh, lay, play, settle, show, step, to_demand, turn


def reading_links(state: State) -> None:
    """The links of example E3."""
    lay(state, ROGER, "Reading-Oxford", "Reading-Southampton", "Reading-Gloucester", "Portsmouth-Guildford")


@rule("WW-9.1", "WW-9.2", "WW-16.3")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_new_round_starts_while_there_are_cards_and_the_last_is_played_with_an_empty_deck(players: int) -> None:
    state = fresh(players)
    while state.creation == 1:
        empty, at_end = not state.deck, state.phases[state.at].name
        step(state)
    assert empty and at_end != "demand"
    assert state.phases[state.at].name == "demand" and state.creation == 2 and not state.offer
    GAME.check(state)


@rule("WW-9.4", "WW-10.9")
def test_step_1_income_becomes_cash() -> None:
    state = turn()
    state.cash[ANN], state.income[ANN] = 7, 31
    collect(state)
    assert (state.cash[ANN], state.income[ANN]) == (38, 0)


@rule("WW-9.5", "WW-9.13")
def test_e3_collecting_for_links() -> None:
    """E3: the network round Reading has 4 links and gives 8, Portsmouth-Guildford 1; 5 links go back."""
    state = turn()
    reading_links(state)
    assert state.links[ROGER] == 13
    assert links_pay(state, ROGER) == 9
    cash = state.cash[ROGER]
    collect(state)
    assert state.cash[ROGER] == cash + 9 and state.links[ROGER] == 18


@rule("WW-9.8", "WW-9.13")
def test_e4_collecting_for_industries() -> None:
    """E4: three Port tokens pay 3 for Bristol and 3 for Southampton, nothing for Reading and Gloucester."""
    state = turn()
    show(state, PORT, 3)
    settle(state, ROGER, "Bristol", "Southampton", "Reading", "Gloucester")
    assert industries_pay(state, ROGER) == 6


@rule("WW-9.8", "WW-9.14")
def test_x2_several_industries_in_one_town_each_pay() -> None:
    """X2: three industries in Derby and two Light tokens pay 6; no link is needed."""
    state = turn()
    show(state, LIGHT, 2)
    settle(state, ROGER, "Derby", "Derby", "Derby")
    assert industries_pay(state, ROGER) == 6 and links_pay(state, ROGER) == 0


@rule("WW-9.6")
def test_x16_two_largest_networks() -> None:
    """X16: two networks of three links give 3 x 2 + 3 x 1."""
    state = turn()
    lay(state, ROGER, "Carlisle-Newcastle", "Glasgow-Carlisle", "Derby-Nottingham", "Derby-Stoke", "Stoke-Chester")
    assert links_pay(state, ROGER) == 9


@rule("WW-9.7", "WW-11.1")
def test_x17_the_crossing_joins_nothing() -> None:
    """X17: Leeds-Liverpool and Lancaster-Manchester are networks of 2 and 1: 5; with Liverpool-Manchester one of 4: 8."""
    state = turn()
    lay(state, ROGER, "Leeds-Liverpool", "Lancaster-Manchester")
    assert links_pay(state, ROGER) == 5
    lay(state, ROGER, "Liverpool-Manchester")
    assert links_pay(state, ROGER) == 8


@rule("WW-9.8")
def test_x19_a_type_without_demand_pays_nothing() -> None:
    """X19: no Craft token, four industries in Craft towns."""
    state = turn()
    assert state.display[CRAFT] == 0
    settle(state, ROGER, "York", "Chester", "Stoke", "Gloucester")
    assert industries_pay(state, ROGER) == 0


@rule("WW-9.9")
def test_markers_pay_nothing() -> None:
    state = turn()
    for type in range(5):
        show(state, type, 5)
    assert industries_pay(state, ROGER) == 0 and state.stock[ROGER] == 18


@rule("WW-9.5", "WW-9.10", "WW-10.1", "WW-9.4")
def test_x21_end_of_the_canal_era() -> None:
    """X21: cash 7, income 31, links of E3 and industries of E4: 7 + 31 + 9 + 6 = 53; the rest stays as it is."""
    state = turn()
    order = state.order[:]
    show(state, PORT, 3)
    settle(state, ROGER, "Bristol", "Southampton", "Reading", "Gloucester")
    reading_links(state)
    state.cash[ROGER], state.income[ROGER] = 7, 31
    collect(state)
    assert (state.cash[ROGER], state.income[ROGER], state.links[ROGER]) == (53, 0, 18)
    assert sum(state.industry) == 4 and state.order == order


@rule("WW-10.1", "WW-10.2", "WW-10.10", "WW-15.11", "WW-15.12")
def test_x23_rail_reset() -> None:
    """X23: all 39 cards are shuffled, 11 set aside, 28 in the deck; industries, display and order stay; links and income go."""
    setup_first, setup_aside = set(), False
    for seed in range(12):
        state = fresh(4, seed)
        to_demand(state, 2)
        industries, display, order = state.industry[:], state.display[:], state.order[:]
        for seat in range(4):
            play(state, seat, "keep")
        assert (state.era, state.creation, len(state.aside), len(state.deck), state.discard, state.offer) == (1, 3, 11, 28, [], [])
        assert (state.industry, state.display, state.order) == (industries, display, order)
        assert state.income == [0] * 4 and set(state.link) == {-1} and state.links == [18] * 4
        setup_first.add(sum(1 for face in state.deck[-6:] if state.board.is_setup[face]))
        setup_aside = setup_aside or any(state.board.is_setup[face] for face in state.aside)
        assert state.view(None)["table"]["era"] == "rail"
    assert len(setup_first) > 1 and max(setup_first) < 6 and setup_aside


@rule("WW-10.4", "WW-7.8", "WW-16.9")
def test_links_cost_3_pounds_then_2() -> None:
    state = fresh(3)
    assert state.view(None)["table"]["link_cost"] == 3
    to_demand(state, 3)
    assert state.view(None)["table"]["link_cost"] == 2
    assert GAME.texts("it").say("move-bid", pounds=2).count("£") == 1


@rule("WW-10.6", "WW-10.9", "WW-15.14", "WW-9.12")
def test_the_rail_income_is_collected_in_full_and_ends_the_game() -> None:
    state = fresh(4)
    to_demand(state, 4)
    state.income[BEN] += 11
    before = state.cash[:]
    expected = [before[seat] + state.income[seat] + links_pay(state, seat) + industries_pay(state, seat) for seat in range(4)]
    for seat in range(4):
        play(state, seat, "keep")
    assert state.over and state.cash == expected == state.scores()
    assert state.links == [18] * 4 and state.income == [0] * 4 and sum(state.industry) > 0


@rule("WW-9.11", "WW-9.12")
def test_the_bank_never_runs_out() -> None:
    """More than the 800 pounds of coins can be in the purses, and nobody gives 50 back."""
    state = turn()
    state.income = [300, 300, 300, 300]
    cash = state.cash[:]
    collect(state)
    assert [now - before for now, before in zip(state.cash, cash, strict=True)] == [300] * 4


@rule("WW-10.7", "WW-10.8", "WW-10.11")
def test_x22_final_tie() -> None:
    """X22: A and B have 131 each; B stands before A on the last track, so B, A, R, C."""
    state = turn()
    state.cash = [120, 131, 131, 90]
    state.order = [CLEO, BEN, ROGER, ANN]
    assert state.ranking() == [BEN, ANN, ROGER, CLEO]


@rule("WW-9.14", "WW-9.5")
def test_a_player_without_links_receives_nothing_for_links() -> None:
    assert links_pay(turn(), ANN) == 0


@rule("WW-15.17")
def test_the_display_changes_only_in_demand_creations() -> None:
    state = fresh(3, 4)
    while not state.over:
        name, display, income = state.phases[state.at].name, state.display[:], state.income[:]
        seat = state.to_act()[0]
        step(state)
        if name != "demand":
            assert state.display == display
            assert all(state.income[other] <= income[other] for other in range(3) if other != seat)


@rule("WW-9.4", "WW-9.5", "WW-9.8", "WW-14.11")
def test_what_is_told_about_a_player_foretells_the_income_and_hides_the_cash() -> None:
    """Whoever asks is told what the income phase would bring; what is in the purse only its owner."""
    state = GAME.new(4, 5)
    while state.played() < 90:
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[0])
    assert isinstance(state, State)
    for seat in range(4):
        after = state.copy()
        collect(after)
        told = {part["name"]: part for part in GAME.about(state, seat, (seat + 1) % 4)}
        assert told["income"]["total"] == after.cash[seat] - state.cash[seat] > 0
        assert told["score"]["total"] is None and told["score"]["lines"][0]["mark"] == "secret" and "after-income" not in told
        own = {part["name"]: part["total"] for part in GAME.about(state, seat, seat)}
        assert (own["score"], own["after-income"]) == (state.cash[seat], after.cash[seat])
