"""The invariants: each fault that is put on a table is told by its rule and in its words. [WW-15]"""

from collections.abc import Callable
from typing import Any

import pytest

from roundhouse.games.workshop_of_the_world.check import check
from roundhouse.games.workshop_of_the_world.constants import BIDS, CARD, NOBODY, NONE, TURNS, TYPES
from roundhouse.games.workshop_of_the_world.state import State
from roundhouse.kernel.errors import Broken

from .table import auction, fresh, turn


def over(players: int = 3) -> State:
    """A game that has been played to its end."""
    state = fresh(players, 4)
    while not state.over:
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[-1])
    return state


def linking() -> State:
    """A turn in which links can be built."""
    state = turn(4)
    while state.phases[state.at].name != "links":
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[0])
    return state


def put(name: str, place: int | None, value: Any) -> Callable[[State], None]:
    """Set a field, or an entry of one."""

    def change(state: State) -> None:
        if place is None:
            setattr(state, name, value)
        else:
            getattr(state, name)[place] = value

    return change


def more(name: str, place: int, by: int) -> Callable[[State], None]:
    """Add to an entry of a field."""

    def change(state: State) -> None:
        getattr(state, name)[place] += by

    return change


def one_box(state: State) -> None:
    """A marker in one box alone."""
    state.order = [0]
    state.stock[0] -= 1


def one_more_box(state: State) -> None:
    """A third marker, with two players."""
    state.order.append(next(one for one in range(state.sets) if one not in state.order))
    state.stock[state.order[-1]] -= 1


def one_box_less(state: State) -> None:
    """The last marker back in the supply."""
    state.stock[state.order.pop()] += 1


def all_turns_taken(state: State) -> None:
    """No card left for anybody, and yet somebody is to choose one."""
    state.turn = len(state.order)
    state.discard = state.discard + state.offer
    state.offer = []


def all_have_won() -> State:
    """The cards of a round are won one by one, and the first player is to take its own."""
    state = auction(3, auction="card_by_card")
    state.at = CARD
    state.won, state.offer = state.offer[:], []
    state.lot = state.price = NONE
    state.leader = state.caller = NOBODY
    state.still_in, state.next_order = [False] * 3, []
    return state


def anothers_turn(state: State) -> None:
    """The turn of a player who has taken the card of another."""
    state.turn = 1
    last = state.owners[state.order[2]]
    state.discard = [*state.discard, state.won[last]]
    state.won[last] = NONE


def elsewhere(state: State) -> None:
    """A first link that does not leave the town of the turn."""
    state.first = next(n for n in range(len(state.link)) if state.town not in (state.board.end_a[n], state.board.end_b[n]))


FAULTS: list[tuple[Callable[[], State], Callable[[State], object], str, str]] = [
    (fresh, lambda state: state.deck.pop(), "WW-15.1", "every card is in exactly one place"),
    (lambda: turn(4), lambda state: state.deck.append(state.aside.pop()), "WW-15.10", "cards in the town deck"),
    (lambda: turn(4), put("turn", None, 1), "WW-15.8", "a face-up card for each turn to come"),
    (lambda: turn(4), put("round", None, 2), "WW-15.10", "cards for"),
    (fresh, more("pool", 0, 1), "WW-15.2", "tokens of heavy"),
    (fresh, more("fist", 0, 9), "WW-15.2", "the fist holds tokens of the hand"),
    (fresh, more("fist", 0, -1), "WW-15.2", "the fist holds tokens of the hand"),
    (fresh, more("stock", 0, 1), "WW-15.3", "industries of "),
    (fresh, more("links", 0, 1), "WW-15.3", "links of "),
    (fresh, more("tally", TURNS, 1), "WW-15.16", "industries on the map are turns less removals"),
    (fresh, more("free", 0, 1), "WW-15.5", "free connections of the towns"),
    (fresh, put("income", 0, 2), "WW-15.11", "links and income are gone after the Income phase"),
    (fresh, put("income", 0, -1), "WW-15.11", "links and income are gone after the Income phase"),
    (lambda: turn(4), put("income", 0, -1), "WW-15.6", "cash and income are never negative"),
    (lambda: auction(3), put("bids", 0, 999), "WW-15.7", "a bid of 999"),
    (fresh, more("tally", BIDS, 1), "WW-15.14", "money that came and went"),
    (fresh, more("cash", 1, 1), "WW-15.14", "money that came and went"),
    (fresh, put("before", None, [0]), "WW-12.13", "only with two players is the round before remembered"),
    (lambda: auction(2), one_box, "WW-15.9", "no box, or boxes 1 and 2, are filled before the bids"),
    (lambda: turn(2), one_more_box, "WW-15.9", "boxes 1 and 2, then 3 and 4"),
    (fresh, one_box_less, "WW-15.9", "all boxes are filled"),
    (lambda: auction(2), put("before", None, [0, 1]), "WW-12.13", "each colour once on the track of the round before"),
    (fresh, put("creation", None, 3), "WW-3.1a", "demand creation 3 is of this era"),
    (fresh, put("round", None, 1), "WW-3.1a", "demand creation 1 after 1 rounds"),
    (lambda: turn(4), put("creation", None, 2), "WW-3.1a", "a round after demand creation 2"),
    (over, put("creation", None, 3), "WW-10.7", "the game ends with the rail era"),
    (over, put("era", None, 0), "WW-10.7", "the game ends with the rail era"),
    (lambda: turn(4), put("ready", 0, True), "WW-4.4", "no token is in a fist outside the demand creations"),
    (fresh, put("ready", None, [True] * 4), "WW-4.4", "when all have chosen the tokens are shown"),
    (lambda: turn(4), put("bids", 0, 0), "WW-5.2", "no bid is in a fist outside the auction"),
    (lambda: auction(3), put("bids", None, [0, 0, 0]), "WW-5.2", "when all have bid the bids are shown"),
    (lambda: auction(3), put("picked", 0, 0), "WW-12.4", "a colour in the fist is one's own"),
    (lambda: auction(2), put("picked", 0, 2), "WW-12.4", "a colour in the fist is one's own"),
    (lambda: auction(2), put("bids", 0, 0), "WW-12.4", "a bid has a colour"),
    (lambda: turn(4), put("lot", None, 0), "WW-13.2d", "no card is being auctioned"),
    (lambda: turn(4), put("still_in", 0, True), "WW-13.2d", "no card is being auctioned"),
    (lambda: turn(4), put("town", None, 0), "WW-15.16", "industries on the map are turns less removals"),
    (lambda: turn(4), all_turns_taken, "WW-15.8", "somebody has a turn to come"),
    (lambda: turn(4), put("gambled", None, True), "WW-15.8", "no turn is in hand"),
    (lambda: turn(4), put("first", None, 0), "WW-15.8", "no turn is in hand"),
    (linking, put("second", None, 0), "WW-6.15", "a turn is in hand, with its card"),
    (linking, elsewhere, "WW-15.18", "one link laid, from the town of the turn"),
    (all_have_won, anothers_turn, "WW-13.2d", "whoever has a turn to come has a card"),
    (lambda: auction(3, auction="card_by_card"), put("caller", None, NONE), "WW-13.2a", "who bids has no card"),
    (lambda: auction(3, auction="card_by_card"), put("turn", None, 1), "WW-15.8", "a face-up card for each turn to come"),
    (lambda: auction(3, auction="card_by_card"), put("shown", 0, 3), "WW-13.2c", "a card is won by a bid"),
    (lambda: auction(3, auction="card_by_card"), put("leader", None, 1), "WW-13.2b", "the standing bid is somebody else's"),
]


@pytest.mark.parametrize(("table", "fault", "rule", "words"), FAULTS)
def test_a_fault_is_told_by_its_rule_and_in_its_words(table: Callable[[], State], fault: Callable[[State], object], rule: str, words: str) -> None:
    state = table()
    check(state)
    fault(state)
    with pytest.raises(Broken) as caught:
        check(state)
    assert caught.value.rule == rule and str(caught.value).startswith(f"{rule} does not hold: ") and words in str(caught.value)
    assert "None" not in str(caught.value) and "XX" not in str(caught.value)


@pytest.mark.parametrize(("more_than_least", "good"), [(-1, False), (0, True), (1, True)])
def test_the_display_at_the_end_holds_what_was_placed(more_than_least: int, good: bool) -> None:
    state = over()
    left = least = 2 * state.players * state.board.counts[state.players].place
    left += more_than_least
    for type in range(TYPES):
        hands = sum(state.hand[seat * TYPES + type] for seat in range(state.players))
        state.display[type] = min(left, state.board.tokens[type] - hands)
        state.pool[type] = state.board.tokens[type] - hands - state.display[type]
        left -= state.display[type]
    assert left == 0 and sum(state.display) == least + more_than_least
    if good:
        check(state)
        return
    with pytest.raises(Broken, match=f"WW-15.15.*: {least - 1} tokens on the display at the end"):
        check(state)
