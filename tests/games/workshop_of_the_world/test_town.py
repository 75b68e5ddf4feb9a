"""WW-6: taking a town card, full towns, the gamble."""

import pytest

from roundhouse.games.workshop_of_the_world.constants import SETS
from roundhouse.games.workshop_of_the_world.state import State
from roundhouse.kernel.undo import undo_refusal
from roundhouse.testing import rule

from .table import ANN, BEN, CLEO, GAME, ROGER, builds, fill_up, fresh, in_card_phase, lay, legal, on_top, placed_in, play, refused, settle, step, take, turn


def there(state: State, town: str) -> list[int]:
    """The industries in a town, by set."""
    place = state.board.towns.index(town)
    return state.industry[place * SETS : place * SETS + state.sets]


@rule("WW-6.2", "WW-6.3", "WW-7.12")
def test_one_of_the_face_up_cards_must_be_taken_and_names_the_town() -> None:
    state = turn(offer=["Oxford", "Hull", "Leeds", "York"])
    assert legal(state, ROGER) == ["card Oxford", "card Hull", "card Leeds", "card York"]
    assert refused(state, ROGER, "card Bristol") == "WW-6.2"
    assert refused(state, ROGER, "done") == "WW-6.2"
    assert refused(state, ANN, "card Oxford") == "RH-1"
    stock = state.stock[ROGER]
    play(state, ROGER, "card Hull")
    assert there(state, "Hull") == [1, 0, 0, 0] and state.stock[ROGER] == stock - 1
    assert "Hull" not in [state.board.faces[face] for face in state.offer]


@rule("WW-6.4", "WW-6.17")
def test_a_free_choice_card_is_for_any_town_of_its_value() -> None:
    state = turn(offer=["free 4"])
    settle(state, ANN, "London", "London", "London", "London")
    fill_up(state, ANN, "Leeds")
    settle(state, ROGER, "Bristol")
    play(state, ROGER, "card free 4")
    assert sorted(legal(state, ROGER)) == sorted(f"place {town}" for town in ("London", "Birmingham", "Manchester", "Liverpool", "Leeds", "Bristol"))
    assert refused(state, ROGER, "place Hull") == "WW-6.17"
    assert refused(state, ROGER, "done") == "WW-6.4"
    play(state, ROGER, "place London")
    assert state.phases[state.at].name == "removal"


@rule("WW-6.5", "WW-16.6", "WW-15.4")
def test_x1_full_town() -> None:
    """X1: Oxford (2) holds A and R; R places a third, and must remove A's or the own old one, not the new one."""
    state = placed_in("Oxford")
    settle(state, ANN, "Oxford")
    settle(state, ROGER, "Oxford")
    take(state, "Oxford")
    assert legal(state, ROGER) == ["remove red", "remove blue"]
    assert refused(state, ROGER, "remove yellow") == "WW-6.5"
    assert refused(state, ROGER, "link Oxford-Reading") == "WW-6.5"
    stock = state.stock[ANN]
    play(state, ROGER, "remove blue")
    assert there(state, "Oxford") == [2, 0, 0, 0] and state.stock[ANN] == stock + 1
    state = placed_in("Oxford")
    settle(state, ANN, "Oxford", "Oxford")
    take(state, "Oxford")
    assert legal(state, ROGER) == ["remove blue"]  # the new one may not go
    assert refused(state, ROGER, "remove red") == "WW-6.5"


@rule("WW-6.5a", "WW-6.5b")
def test_x30_removing_costs_nothing_more() -> None:
    """X30: A loses an industry in Chester and keeps link and income. With room left nothing may be removed."""
    state = placed_in("Chester")
    settle(state, ANN, "Chester")
    settle(state, BEN, "Chester")
    lay(state, ANN, "Liverpool-Chester")
    state.income[ANN] = 14
    stock, cash = state.stock[ANN], state.cash[ANN]
    take(state, "Chester")
    play(state, ROGER, "remove blue")
    assert state.stock[ANN] == stock + 1
    assert state.link[GAME.move("link Liverpool-Chester").connection] == ANN
    assert (state.income[ANN], state.cash[ANN]) == (14, cash)
    state = placed_in("Chester")
    settle(state, ANN, "Chester")
    take(state, "Chester")
    assert refused(state, ROGER, "remove blue") == "WW-6.5a"


@rule("WW-6.6")
def test_several_own_industries_in_one_town() -> None:
    state = placed_in("Derby")
    settle(state, ROGER, "Derby", "Derby")
    take(state, "Derby")
    assert there(state, "Derby") == [3, 0, 0, 0]


@rule("WW-6.7", "WW-6.8", "WW-6.11", "WW-6.18")
def test_x4_gamble_allowed() -> None:
    """X4: Cardiff is fully linked (by anybody's links): place there and build nothing, or gamble; no second gamble."""
    state = turn(offer=["Cardiff"])
    lay(state, ROGER, "Cardiff-Merthyr")
    lay(state, ANN, "Cardiff-Gloucester")
    assert {"card Cardiff", "gamble Cardiff"} <= set(legal(state, ROGER))
    used = state.copy()
    play(used, ROGER, "card Cardiff")
    assert there(used, "Cardiff") == [1, 0, 0, 0] and used.to_act() == [ANN]  # no link can start there
    fill_up(state, BEN, "Portsmouth")
    on_top(state, "Portsmouth")
    play(state, ROGER, "gamble Cardiff")
    assert there(state, "Portsmouth") == [1, 0, 0, 0]
    assert there(state, "Cardiff") == [0, 0, 0, 0]
    assert state.to_act() == [ANN]


@rule("WW-6.8", "WW-6.10")
def test_x5_gamble_refused() -> None:
    """X5: Exeter has a free double connection; that Roger cannot pay for it does not matter."""
    state = turn(offer=["Exeter"])
    state.cash[ROGER], state.income[ROGER] = 2, 0
    lay(state, ANN, "Exeter-Bristol")
    for connection in state.board.connections_of[state.board.towns.index("Exeter")]:
        name = state.board.link[connection].text.removeprefix("link ")
        if state.link[connection] == -1 and "Southampton" not in name:
            lay(state, ANN, name)
    assert refused(state, ROGER, "gamble Exeter") == "WW-6.8"


@rule("WW-6.9")
def test_x6_free_choice_and_gamble() -> None:
    """X6: as long as Birmingham has one free connection, a free choice card of value 4 may not be gambled with."""
    state = turn(offer=["free 4"])
    fill_up(state, ANN, "London", "Manchester", "Liverpool", "Leeds", "Bristol")
    assert state.free[state.board.towns.index("Birmingham")] > 0
    assert refused(state, ROGER, "gamble free 4") == "WW-6.9"
    fill_up(state, ANN, "Birmingham")
    assert refused(state, ROGER, "gamble free 4") is None
    play(state, ROGER, "card free 4")
    assert len(legal(state, ROGER)) == 6
    assert refused(state, ROGER, "place Hull") == "WW-6.17"
    assert refused(turn(offer=["free 2"]), ROGER, "gamble free 2") == "WW-6.9"


@rule("WW-6.12")
def test_x7_no_set_aside_card_left() -> None:
    """X7: without set-aside cards there is no gamble."""
    state = turn(offer=["Cardiff"])
    fill_up(state, ANN, "Cardiff")
    state.discard += state.aside
    state.aside = []
    assert refused(state, ROGER, "gamble Cardiff") == "WW-6.12"
    assert "gamble Cardiff" not in legal(state, ROGER)


@rule("WW-6.13", "WW-6.14", "WW-16.11")
def test_x31_the_turn_after_a_gamble() -> None:
    """X31: R gambles Cardiff, draws Lincoln, builds two links there for 6; income 2; both cards are discarded."""
    state = turn(offer=["Cardiff"])
    state.cash[ROGER] = 20
    lay(state, ANN, "Cardiff-Merthyr", "Cardiff-Gloucester")
    on_top(state, "Lincoln")
    aside = len(state.aside)
    play(state, ROGER, "gamble Cardiff")
    assert "Cardiff" not in [state.board.faces[face] for face in state.offer]
    refusal = undo_refusal(state, ROGER)
    assert refusal is not None and refusal.rule == "RH-5"  # the drawn card was seen
    play(state, ROGER, "link Lincoln-Sheffield", "link Lincoln-Nottingham")
    assert (state.cash[ROGER], state.income[ROGER]) == (14, 2)
    assert {"Cardiff", "Lincoln"} <= {state.board.faces[face] for face in state.discard}
    assert len(state.aside) == aside - 1


@rule("WW-6.11", "WW-6.14", "WW-6.15")
def test_a_drawn_free_choice_card_is_used_normally_and_not_gambled_again() -> None:
    state = turn(offer=["Cardiff"])
    fill_up(state, ANN, "Cardiff")
    on_top(state, "free 3")
    play(state, ROGER, "gamble Cardiff")
    assert state.view(ANN)["table"]["card"] == "free 3"  # seen by everybody
    assert refused(state, ROGER, "gamble free 3") == "WW-6.11"
    assert refused(state, ROGER, "card free 3") == "WW-6.15"
    assert all(text.startswith("place ") for text in legal(state, ROGER)) and len(legal(state, ROGER)) == 12


@rule("WW-6.11")
@pytest.mark.parametrize(("drawn", "phase"), [("free 2", "town"), ("Oxford", "removal"), ("Lincoln", "links")])
def test_a_second_gamble_is_refused_as_such_whatever_comes_next(drawn: str, phase: str) -> None:
    state = turn(offer=["Cardiff"])
    fill_up(state, ANN, "Cardiff")
    settle(state, BEN, "Oxford", "Oxford")
    on_top(state, drawn)
    play(state, ROGER, "gamble Cardiff")
    assert state.phases[state.at].name == phase
    other = state.board.faces[state.offer[0]]
    assert refused(state, ROGER, f"gamble {drawn}") == refused(state, ROGER, f"gamble {other}") == "WW-6.11"


@rule("WW-6.15")
def test_the_order_of_one_turn() -> None:
    state = turn(offer=["free 2"])
    settle(state, ANN, "Oxford", "Oxford")
    names = []
    for text in ("card free 2", "place Oxford", "remove blue", "link Oxford-Reading", "done"):
        names.append(state.phases[state.at].name)
        play(state, ROGER, text)
    assert names == ["card", "town", "removal", "links", "links"]
    state = turn(offer=["free 2"])
    play(state, ROGER, "card free 2")
    assert refused(state, ROGER, "card free 2") == "WW-6.15"
    assert refused(state, ROGER, "gamble free 2") == "WW-6.15"
    play(state, ROGER, "place Oxford")
    assert refused(state, ROGER, "place Hull") == "WW-6.15"


@rule("WW-6.16")
def test_the_last_player_must_take_the_card_that_is_left() -> None:
    state = turn()
    while state.to_act() != [CLEO]:
        step(state)
    assert len(state.offer) == 1 and in_card_phase(state)
    card = state.board.faces[state.offer[0]]
    assert [text for text in legal(state, CLEO) if text.startswith("card")] == [f"card {card}"]


@rule("WW-6.13", "WW-9.1")
def test_used_cards_are_discarded_and_the_round_ends_without_face_up_cards() -> None:
    state = turn()
    offered = state.offer[:]
    while state.round == 1:
        step(state)
    assert sorted(state.discard) == sorted(offered)


@rule("WW-15.13", "WW-15.16")
@pytest.mark.parametrize("seed", range(5))
def test_one_turn_places_one_industry_removes_at_most_one_and_adds_up_to_two_links(seed: int) -> None:
    state = fresh(3, seed)
    turns, filled, removals, links, income = 0, 0, 0, 0, [0, 0, 0]
    while not state.over:
        seat = state.to_act()[0]
        moves = state.moves(seat)
        state.play(seat, moves[(seed * 7 + len(state.plies)) % len(moves)])
        if state.tally[4] > turns and state.at != 0:
            assert sum(state.filled) - filled + state.tally[5] - removals == 1
            assert state.tally[5] - removals <= 1
            assert 3 * 18 - sum(state.links) - links in (0, 1, 2)
            assert state.income[seat] - income[seat] <= 12
            turns = state.tally[4]
        elif state.tally[4] > turns:
            turns = state.tally[4]
        if state.card == -1:
            filled, removals, links, income = sum(state.filled), state.tally[5], 3 * 18 - sum(state.links), state.income[:]
    assert turns == 54


@rule("WW-7.6")
def test_no_link_can_be_built_where_the_town_is_fully_linked() -> None:
    state = placed_in("Cardiff")
    fill_up(state, ANN, "Cardiff")
    take(state, "Cardiff")
    assert builds(state) == {frozenset()}
