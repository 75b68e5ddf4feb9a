"""WW-14 and WW-15: who knows what, decisions, and the invariants."""

import json
from collections.abc import Callable

import pytest

from roundhouse import Chance
from roundhouse.games.workshop_of_the_world.constants import LINKS, TURNS
from roundhouse.games.workshop_of_the_world.state import State
from roundhouse.kernel.errors import Broken
from roundhouse.testing import rule

from .table import ANN, GAME, ROGER, auction, connection_of, fresh, play, settle, step, take, to_demand, turn


@rule("WW-14.2")
def test_only_demand_creations_and_blind_auctions_are_simultaneous() -> None:
    assert {phase.name for phase in GAME.phases if phase.sealed} == {"demand", "auction"}
    state = fresh(5)
    while not state.over:
        if state.phases[state.at].name not in ("demand", "auction"):
            assert len(state.to_act()) == 1
        step(state)


@rule("WW-14.6", "WW-15.3")
def test_the_pieces_of_a_colour_suffice_for_the_longest_game() -> None:
    """Three players: 18 turns, so 18 industries and two markers; 9 turns of two links."""
    state = fresh(3)
    assert state.board.industries == 2 * 9 + 2 and state.board.links == 2 * 9
    chance = Chance(5)
    while not state.over:
        seat = state.to_act()[0]
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(len(moves))])
        assert min(state.stock) >= 0 and min(state.links) >= 0


@rule("WW-14.7", "WW-14.8", "WW-14.9")
def test_what_is_public_and_what_only_numbers_tell() -> None:
    state = turn()
    table = state.view(None)["table"]
    for field in ("industries", "links", "sets", "income", "order", "display", "offer", "discard"):
        assert field in table
    assert table["deck"] == 24 and table["set_aside"] == 11 and table["undrawn"] == 25 - 8 + 4  # `turn` takes four tokens off the display
    assert table["tokens"] == [1, 1, 1, 1]
    assert table["own"] is None
    assert state.view(ROGER)["table"]["own"]["tokens"] != {}


@rule("WW-14.12")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_view_tells_face_down_cards_tokens_of_others_or_the_seed(players: int) -> None:
    """Whatever is dealt anew, the view stays the same; and much is dealt anew."""
    seed = 987654321012345
    state = fresh(players, seed)
    chance = Chance(8)
    different = 0
    while not state.over:
        seat = state.to_act()[0]
        for eye in (ROGER, None):
            seen = json.dumps(state.view(eye))
            assert str(seed) not in seen
            other = state.imagine(eye, chance)
            assert json.dumps(other.view(eye)) == seen
            different += other.pieces() != state.pieces()
        moves = state.moves(seat)
        state.play(seat, moves[chance.below(len(moves))])
    assert different > 100


@rule("WW-14.12", "WW-2.5")
def test_what_can_be_imagined_keeps_the_set_up_cards_on_top() -> None:
    state = auction(4)
    other = state.imagine(ROGER, Chance(1))
    assert isinstance(other, State)
    assert sorted(other.deck[-2:]) == sorted(state.deck[-2:])
    assert sorted(other.deck + other.aside) == sorted(state.deck + state.aside)
    assert other.deck[:-2] != state.deck[:-2]


@rule("WW-15.0")
def test_a_decision_without_a_choice_is_not_asked_for_links() -> None:
    """Nothing to build: the turn ends by itself. Every player always has a token to decide about."""
    state = turn(offer=["Oxford"])
    state.cash[ROGER] = 2
    take(state, "Oxford")
    assert state.to_act() == [ANN]
    for creation in (1, 2, 3, 4):
        game = fresh(3)
        to_demand(game, creation)
        assert game.to_act() == [0, 1, 2]
        assert all(game.moves(seat) for seat in range(3))


def _lose_a_card(state: State) -> None:
    state.deck.pop()


def _forge_a_token(state: State) -> None:
    state.display[0] += 1


def _lose_an_industry(state: State) -> None:
    state.stock[0] -= 1


def _crowd_a_town(state: State) -> None:
    settle(state, ANN, "Oxford", "Oxford", "Oxford")
    state.tally[TURNS] += 3


def _forget_a_free_connection(state: State) -> None:
    state.free[0] += 1


def _owe_money(state: State) -> None:
    state.cash[0] = -1


def _bid_too_much(state: State) -> None:
    state.bids[0] = 400


def _take_a_card_back(state: State) -> None:
    state.deck.append(state.offer.pop())
    state.deck[:0] = [state.aside.pop() for _ in range(3)]


def _stand_twice_on_the_track(state: State) -> None:
    state.order[0] = state.order[1]
    state.stock[0] += 1


def _break_the_deck(state: State) -> None:
    state.aside.append(state.deck.pop())


def _find_money(state: State) -> None:
    state.cash[0] += 1


def _place_twice(state: State) -> None:
    settle(state, ROGER, "Oxford")


FAULTS: list[tuple[str, Callable[[State], None]]] = [
    ("WW-15.1", _lose_a_card),
    ("WW-15.2", _forge_a_token),
    ("WW-15.3", _lose_an_industry),
    ("WW-15.4", _crowd_a_town),
    ("WW-15.5", _forget_a_free_connection),
    ("WW-15.6", _owe_money),
    ("WW-15.7", _bid_too_much),
    ("WW-15.8", _take_a_card_back),
    ("WW-15.9", _stand_twice_on_the_track),
    ("WW-15.10", _break_the_deck),
    ("WW-15.14", _find_money),
    ("WW-15.16", _place_twice),
]


@rule("WW-15.1", "WW-15.2", "WW-15.3", "WW-15.4", "WW-15.5", "WW-15.6", "WW-15.7", "WW-15.8", "WW-15.9", "WW-15.10", "WW-15.14", "WW-15.16")
@pytest.mark.parametrize(("broken", "fault"), FAULTS, ids=[broken for broken, _ in FAULTS])
def test_the_check_finds_what_is_broken(broken: str, fault: Callable[[State], None]) -> None:
    """Each invariant can fail: a table with that fault is found out, under the name of the rule."""
    state = turn(no_demand=False)
    GAME.check(state)
    fault(state)
    with pytest.raises(Broken) as problem:
        GAME.check(state)
    assert problem.value.rule == broken


@rule("WW-15.11", "WW-15.12")
def test_the_check_finds_links_left_from_the_canal_era() -> None:
    state = fresh(4)
    to_demand(state, 3)
    GAME.check(state)
    connection = connection_of(state, "Reading-Oxford")
    state.link[connection] = ROGER
    state.links[ROGER] -= 1
    for end in ("Reading", "Oxford"):
        state.free[state.board.towns.index(end)] -= 1
    with pytest.raises(Broken, match=r"WW-15\.1[16]"):
        GAME.check(state)


@rule("WW-15.15")
def test_the_check_finds_too_few_tokens_at_the_end() -> None:
    state = fresh(4)
    while not state.over:
        step(state)
    GAME.check(state)
    for type in range(5):
        state.pool[type] += state.display[type]
        state.display[type] = 0
    with pytest.raises(Broken, match=r"WW-15\.15"):
        GAME.check(state)


@rule("WW-15.18", "WW-15.13")
def test_the_check_finds_a_link_that_does_not_touch_the_town_of_the_turn() -> None:
    state = turn(offer=["Reading"], no_demand=False)
    play(state, ROGER, "card Reading", "link Reading-Oxford")
    GAME.check(state)
    assert state.at == LINKS
    state.first = connection_of(state, "Derby-Nottingham")
    with pytest.raises(Broken, match=r"WW-15\.18"):
        GAME.check(state)
