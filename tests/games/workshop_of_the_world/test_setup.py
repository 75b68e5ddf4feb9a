"""WW-1 to WW-3: components, preparation, structure."""

import tomllib

import pytest

from roundhouse.games.workshop_of_the_world.moves import Board
from roundhouse.games.workshop_of_the_world.rounds import rounds_per_era
from roundhouse.games.workshop_of_the_world.state import State
from roundhouse.testing import rule

from .table import GAME, auction, fresh, put_up, step, to_demand, turn

DATA = tomllib.loads(GAME.board_text("england")[0])


def board() -> Board:
    made = GAME.board()
    assert isinstance(made, Board)
    return made


@rule("WW-1.1")
def test_the_board_has_map_order_demand_cards_and_income_track() -> None:
    assert [box["number"] for box in DATA["turn_order_track"]["boxes"]] == [1, 2, 3, 4, 5]
    assert [box["type"] for box in DATA["demand_display"]["boxes"]] == board().types
    assert {"town_deck", "set_aside", "face_up_5", "discard"} <= {space["id"] for space in DATA["card_spaces"]["spaces"]}
    assert len(DATA["income_track"]["spaces"]) == 100
    assert DATA["coast"]


@rule("WW-1.2", "WW-1.3")
def test_towns_have_a_value_of_2_3_or_4_and_one_of_five_types() -> None:
    assert set(board().value) == {2, 3, 4}
    assert board().types == ["heavy", "light", "textile", "craft", "port"]
    assert set(board().type) == {0, 1, 2, 3, 4}


@rule("WW-1.4", "WW-1.4a", "WW-16.12")
def test_33_towns_and_61_connections_of_which_16_are_double() -> None:
    assert len(board().towns) == 33
    assert [board().value.count(worth) for worth in (2, 3, 4)] == [15, 12, 6]
    assert [board().type.count(kind) for kind in range(5)] == [6, 6, 7, 7, 7]
    assert (board().size.count(1), board().size.count(2)) == (45, 16)
    assert sum(board().size) == 77


@rule("WW-1.5")
def test_39_cards_one_for_each_town_and_two_free_choices_for_each_value() -> None:
    assert len(board().cards) == 33 and len(board().setup) == 6
    assert sorted(board().towns[face] for face in board().setup) == ["Birmingham", "Bristol", "Leeds", "Liverpool", "London", "Manchester"]
    named = [face for face in board().cards + board().setup if face < 33]
    assert sorted(named) == list(range(33))
    assert [board().cards.count(33 + place) for place in range(3)] == [2, 2, 2]


@rule("WW-1.6", "WW-4.5")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_25_tokens_never_run_out(players: int) -> None:
    assert board().tokens == [5] * 5
    state = fresh(players)
    to_demand(state, 3)
    assert sum(state.pool) == 25 - 4 * players * (2 if players == 2 else 1) >= 5


@rule("WW-1.7", "WW-2.2")
def test_20_industries_and_18_links_of_each_colour_less_the_markers() -> None:
    state = fresh(4)
    assert state.stock == [18] * 4  # 20 less the income marker and the turn order marker
    assert state.links == [18] * 4
    assert state.income == [0] * 4


@rule("WW-1.8")
def test_coins_of_10_5_and_1() -> None:
    assert [DATA["components"]["coins"][coin] for coin in ("10", "5", "1")] == [50, 40, 100]


@rule("WW-1.9")
def test_x24_income_passes_99_without_a_limit() -> None:
    """X24: income 97 rises by 6 to 103 and is collected in full."""
    state = turn(3, offer=["York"])
    state.income[0] = 97
    state.industry[state.board.towns.index("Hull") * 5] += 1
    state.filled[state.board.towns.index("Hull")] += 1
    state.stock[0] -= 1
    for text in ("card York", "link York-Hull", "done"):
        if text in [move.text for move in state.moves(0)]:
            state.play(0, GAME.move(text))
    assert state.income[0] == 103
    assert DATA["income_track"]["lap"] == 100


@rule("WW-1.10")
def test_two_towns_are_joined_at_most_once() -> None:
    pairs = [frozenset(ends) for ends in zip(board().end_a, board().end_b, strict=True)]
    assert len(set(pairs)) == len(pairs) and all(len(pair) == 2 for pair in pairs)
    assert GAME.move("link Oxford-Reading") is GAME.move("link Reading-Oxford")


@rule("WW-2.1")
@pytest.mark.parametrize(("players", "money"), [(2, 100), (3, 50), (4, 50), (5, 50)])
def test_start_money(players: int, money: int) -> None:
    assert fresh(players).cash == [money] * players


@rule("WW-2.3", "WW-14.3")
def test_the_first_order_is_drawn() -> None:
    orders = {tuple(fresh(4, seed).order) for seed in range(60)}
    assert len(orders) > 15
    assert all(sorted(order) == [0, 1, 2, 3] for order in orders)


@rule("WW-2.4", "WW-2.5", "WW-2.6", "WW-14.5", "WW-15.10")
@pytest.mark.parametrize(("players", "aside", "deck", "turns", "rounds"), [(5, 9, 30, 5, 6), (4, 11, 28, 4, 7), (3, 12, 27, 3, 9), (2, 11, 28, 4, 7)])
def test_e6_cards_by_number_of_players(players: int, aside: int, deck: int, turns: int, rounds: int) -> None:
    """E6: cards set aside, deck, rounds; the set-up cards are on top of the deck and never set aside in the canal era."""
    state = fresh(players)
    assert (len(state.aside), len(state.deck)) == (aside, deck)
    assert rounds_per_era(state.board, players) == rounds
    assert sorted(state.deck[-6:]) == sorted(board().setup)
    assert not set(state.aside) & set(board().setup)
    seen: list[int] = []
    while state.era == 0:
        if state.phases[state.at].name == "auction" and len(state.offer) == turns and state.round > len(seen):
            seen.append(sum(1 for face in state.offer if board().is_setup[face]))
        step(state)
    assert seen == [turns, 6 - turns] + [0] * (rounds - 2)


@rule("WW-2.7")
def test_colours_of_the_seats() -> None:
    assert fresh(5).view(None)["colours"] == [["red"], ["blue"], ["yellow"], ["white"], ["black"]]
    assert fresh(2).view(None)["colours"] == [["red", "blue"], ["yellow", "black"]]


@rule("WW-3.1", "WW-3.1a", "WW-3.1b", "WW-3.2", "WW-10.4")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_canal_era_then_rail_era_each_with_its_phases(players: int) -> None:
    state = fresh(players)
    story: list[str] = []
    while not state.over:
        name = state.phases[state.at].name
        chapter = f"{'canal' if state.era == 0 else 'rail'} {'demand ' + str(state.creation) if name == 'demand' else 'round'}"
        if not story or story[-1] != chapter:
            story.append(chapter)
        step(state)
    assert story == ["canal demand 1", "canal round", "canal demand 2", "rail demand 3", "rail round", "rail demand 4"]


@rule("WW-3.2")
def test_a_round_is_cards_auction_turns() -> None:
    state = fresh(4)
    names: list[str] = []
    while state.round < 2:
        name = state.phases[state.at].name
        if not names or names[-1] != name:
            names.append(name)
        step(state)
    assert names[:2] == ["demand", "auction"] and names[2] == "card" and set(names[3:]) <= {"card", "town", "removal", "links"}


@rule("WW-16.13")
def test_the_towns_that_the_rules_name_are_on_the_map() -> None:
    named = {"Reading", "Oxford", "Southampton", "Gloucester", "Portsmouth", "Guildford", "Bristol"}
    named |= {"Leeds", "Liverpool", "Manchester", "Lancaster", "Birmingham"}
    assert named <= set(board().towns)


@rule("WW-15.1")
def test_putting_up_a_card_is_an_exchange() -> None:
    state: State = auction()
    put_up(state, ["Cardiff", "Oxford"])
    assert [state.board.faces[face] for face in state.offer[:2]] == ["Cardiff", "Oxford"]
    GAME.check(state)
