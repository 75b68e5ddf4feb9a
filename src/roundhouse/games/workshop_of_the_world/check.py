"""The invariants of the rules: what must hold after every move. [WW-15]"""

from collections import Counter

from roundhouse.games.workshop_of_the_world.constants import (
    AUCTION,
    BIDS,
    BUILT,
    CANAL,
    CARD,
    COLLECTED,
    DEMAND,
    LINKS,
    LOTS,
    NOBODY,
    NONE,
    RECOUPED,
    REMOVALS,
    REMOVE,
    SETS,
    STANDING,
    TURNS,
    TYPES,
)
from roundhouse.games.workshop_of_the_world.rounds import rounds_per_era
from roundhouse.games.workshop_of_the_world.state import State
from roundhouse.kernel.errors import Broken


def check(state: State) -> None:
    """Raise Broken where an invariant does not hold."""
    _cards(state)
    _tokens(state)
    _pieces(state)
    _towns(state)
    _links(state)
    _money(state)
    _order(state)
    _turn(state)


def _demand(holds: bool, rule: str, what: str) -> None:
    if not holds:
        raise Broken(rule, what)


def _cards(state: State) -> None:
    """WW-15.1, WW-15.8, WW-15.10."""
    board = state.board
    counts = board.counts[state.players]
    held = [card for card in state.won if card != NONE] if state.at != STANDING else []
    in_hand = [state.card] if state.card != NONE else []
    places = Counter(state.deck + state.offer + state.aside + state.discard + held + in_hand)
    _demand(places == Counter(board.cards + board.setup), "WW-15.1", "every card is in exactly one place")
    _demand(len(state.deck) % counts.round_turns == 0, "WW-15.10", f"{len(state.deck)} cards in the town deck")
    if state.at not in (DEMAND,) and not state.over:
        played = state.turn + (1 if state.card != NONE else 0)
        _demand(len(state.offer) + len(held) == counts.round_turns - played, "WW-15.8", "a face-up card for each turn to come")
        left = rounds_per_era(board, state.players) - state.round
        _demand(len(state.deck) == left * counts.round_turns, "WW-15.10", f"{len(state.deck)} cards for {left} rounds")


def _tokens(state: State) -> None:
    """WW-15.2, WW-15.15."""
    for type in range(TYPES):
        hands = sum(state.hand[seat * TYPES + type] for seat in range(state.players))
        _demand(state.pool[type] + hands + state.display[type] == state.board.tokens[type], "WW-15.2", f"tokens of {state.board.types[type]}")
    for place in range(state.players * TYPES):
        _demand(0 <= state.fist[place] <= state.hand[place], "WW-15.2", "the fist holds tokens of the hand")
    _demand(min(state.pool) >= 0, "WW-15.2", "undrawn tokens")
    if state.over:
        least = 2 * state.players * state.board.counts[state.players].place
        _demand(least <= sum(state.display) <= 2 * least, "WW-15.15", f"{sum(state.display)} tokens on the display at the end")


def _pieces(state: State) -> None:
    """WW-15.3, WW-15.16."""
    board = state.board
    for one in range(state.sets):
        on_map = sum(state.industry[town * SETS + one] for town in range(len(board.towns)))
        markers = (1 if one in state.order else 0) + (1 if state.owners.index(state.owners[one]) == one else 0)
        _demand(on_map + markers + state.stock[one] == board.industries and state.stock[one] >= 0, "WW-15.3", f"industries of {board.hues[state.hues[one]]}")
        laid = sum(board.size[connection] for connection, owner in enumerate(state.link) if owner == one)
        _demand(laid + state.links[one] == board.links and state.links[one] >= 0, "WW-15.3", f"links of {board.hues[state.hues[one]]}")
    placed = state.tally[TURNS] + (1 if state.town != NONE else 0)
    _demand(sum(state.filled) == placed - state.tally[REMOVALS], "WW-15.16", "industries on the map are turns less removals")
    turns = state.tally[TURNS] + 1 - (rounds_per_era(board, state.players) * state.sets if state.era != CANAL else 0)
    laid = sum(board.links - left for left in state.links)
    _demand(laid <= 2 * turns, "WW-15.16", f"{laid} links after {turns} turns of the era")


def _towns(state: State) -> None:
    """WW-15.4."""
    for town, filled in enumerate(state.filled):
        most = state.board.value[town] + (1 if state.at == REMOVE and town == state.town else 0)
        row = state.industry[town * SETS : town * SETS + SETS]
        _demand(sum(row) == filled <= most and min(row) >= 0, "WW-15.4", f"{filled} industries in {state.board.towns[town]}")


def _links(state: State) -> None:
    """WW-15.5, WW-15.11, WW-15.12: a connection has one owner or none, and none is left when an era ends."""
    board = state.board
    free = [0] * len(board.towns)
    for connection, owner in enumerate(state.link):
        _demand(owner == NOBODY or 0 <= owner < state.sets, "WW-15.5", board.link[connection].text)
        if owner == NOBODY:
            free[board.end_a[connection]] += 1
            free[board.end_b[connection]] += 1
    _demand(free == state.free, "WW-15.5", "free connections of the towns")
    if state.over or (state.at == DEMAND and state.creation in (1, 3)):
        _demand(all(owner == NOBODY for owner in state.link) and not any(state.income), "WW-15.11", "links and income are gone after the Income phase")


def _money(state: State) -> None:
    """WW-15.6, WW-15.7, WW-15.14."""
    _demand(min(state.cash) >= 0 and min(state.income) >= 0, "WW-15.6", "cash and income are never negative")
    for seat in range(state.players):
        _demand(state.bids[seat] <= state.means(seat), "WW-15.7", f"a bid of {state.bids[seat]}")
    start = state.players * state.board.counts[state.players].money
    flow = state.tally[RECOUPED] + state.tally[COLLECTED] - state.tally[BIDS] - state.tally[BUILT]
    _demand(sum(state.cash) == start + flow, "WW-15.14", "money that came and went")


def _order(state: State) -> None:
    """WW-15.9."""
    _demand(len(set(state.order)) == len(state.order), "WW-15.9", "each colour once on the track")
    if state.players > 2:
        _demand(len(state.order) == state.sets, "WW-15.9", "all boxes are filled")
    elif state.at not in (DEMAND, AUCTION):
        _demand(len(state.order) in (2, 4) and state.turn < len(state.order), "WW-15.9", "boxes 1 and 2, then 3 and 4")


def _turn(state: State) -> None:
    """WW-15.13, WW-15.18."""
    board = state.board
    if state.at in (DEMAND, AUCTION, LOTS, STANDING, CARD):
        _demand(state.town == NONE and state.first == NONE and state.card == NONE, "WW-15.8", "no turn is in hand")
    if state.at == LINKS and state.first != NONE:
        ends = (board.end_a[state.first], board.end_b[state.first])
        _demand(state.town in ends and board.size[state.first] == 1 and state.second == NONE, "WW-15.18", "one link laid, from the town of the turn")
