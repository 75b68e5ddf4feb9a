"""The invariants of the rules: what must hold after every move. [WW-15]"""

from collections import Counter

from roundhouse.games.workshop_of_the_world.constants import (
    AUCTION,
    BIDS,
    BLIND,
    BUILT,
    CANAL,
    CARD,
    CARD_BY_CARD,
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
    STANDING_BIDS,
    TOWN,
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
    _era(state)
    _fists(state)
    _auctions(state)
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
    """WW-15.9, and what two players remember of the round before. [WW-12.13]"""
    _demand(len(set(state.order)) == len(state.order), "WW-15.9", "each colour once on the track")
    if state.players > 2:
        _demand(len(state.order) == state.sets, "WW-15.9", "all boxes are filled")
        _demand(not state.before, "WW-12.13", "only with two players is the round before remembered")
        return
    if state.at == AUCTION:
        _demand(len(state.order) in (0, 2) and state.turn == len(state.order), "WW-15.9", "no box, or boxes 1 and 2, are filled before the bids")
    elif state.at != DEMAND:
        _demand(len(state.order) in (2, 4) and state.turn < len(state.order), "WW-15.9", "boxes 1 and 2, then 3 and 4")
    _demand(len(state.before) == len(set(state.before)) and len(state.before) in (0, 4), "WW-12.13", "each colour once on the track of the round before")


def _era(state: State) -> None:
    """Demand creations 1 and 2 are of the canal era, 3 and 4 of the rail era; rounds come between. [WW-3.1a, WW-3.1b]"""
    rule = "WW-3.1a" if state.era == CANAL else "WW-3.1b"
    opening = 1 if state.era == CANAL else 3
    rounds = rounds_per_era(state.board, state.players)
    if state.over:
        _demand(state.at == DEMAND and state.creation == 4 and state.era != CANAL and state.round == rounds, "WW-10.7", "the game ends with the rail era")
    elif state.at == DEMAND:
        _demand(state.creation in (opening, opening + 1), rule, f"demand creation {state.creation} is of this era")
        _demand(state.round == (0 if state.creation == opening else rounds), rule, f"demand creation {state.creation} after {state.round} rounds")
        _demand(not state.offer, "WW-9.1", "no card is face up outside the rounds")
    else:
        _demand(state.creation == opening, rule, f"a round after demand creation {state.creation}")
        _demand(1 <= state.round <= rounds, rule, f"round {state.round} of {rounds}")


def _fists(state: State) -> None:
    """Fists are closed only while all choose, and open when the last is closed. [WW-4.4, WW-5.2]"""
    if state.at != DEMAND or state.over:
        _demand(not any(state.fist) and not any(state.ready), "WW-4.4", "no token is in a fist outside the demand creations")
    else:
        _demand(not all(state.ready), "WW-4.4", "when all have chosen the tokens are shown")
        most = state.board.counts[state.players].place
        for seat in range(state.players):
            _demand(sum(state.fist[seat * TYPES : seat * TYPES + TYPES]) <= most, "WW-4.2", f"at most {most} tokens are placed")
    if state.at != AUCTION:
        _demand(all(bid == NONE for bid in state.bids), "WW-5.2", "no bid is in a fist outside the auction")
    else:
        _demand(state.auction == BLIND and NONE in state.bids, "WW-5.2", "when all have bid the bids are shown")
        _demand(state.players == 2 or state.turn == 0, "WW-5.9", "bids come before the first turn")
    picking = state.at == AUCTION and state.players == 2 and not state.order
    for seat in range(state.players):
        _demand(state.picked[seat] == NONE or (picking and state.owners[state.picked[seat]] == seat), "WW-12.4", "a colour in the fist is one's own")
        _demand(not picking or state.bids[seat] == NONE or state.picked[seat] != NONE, "WW-12.4", "a bid has a colour")


def _auctions(state: State) -> None:
    """Variants: who bids, on what, and which cards are won. [WW-13.2, WW-13.3]"""
    winners = [seat for seat in range(state.players) if state.won[seat] != NONE]
    if state.at not in (LOTS, STANDING):
        _demand(state.lot == NONE and state.price == NONE and state.leader == NOBODY and state.caller == NOBODY, "WW-13.2d", "no card is being auctioned")
        _demand(not state.next_order and not any(state.still_in), "WW-13.2d", "no card is being auctioned")
        if state.at != CARD:
            return
        to_come = [state.owners[one] for one in state.order[state.turn :]]
        if state.auction == BLIND:
            _demand(not winners, "WW-5.2", "no card is won in a blind auction")
        else:
            _demand(sorted(to_come) == winners and not state.offer, "WW-13.2d", "whoever has a turn to come has a card")
        return
    _demand(state.auction == (CARD_BY_CARD if state.at == LOTS else STANDING_BIDS) and state.turn == 0, "WW-13.6", "the auction is the one that was agreed")
    _demand(state.caller != NOBODY and state.caller not in winners, "WW-13.2a", "who bids has no card")
    _demand(state.lot == NONE or state.lot in state.offer, "WW-13.2a", "the card that is bid for is on offer")
    _demand(sorted(winners) == [seat for seat in range(state.players) if state.shown[seat] != NONE], "WW-13.2c", "a card is won by a bid")
    if state.at == LOTS:
        _demand(sorted(state.owners[one] for one in state.next_order) == winners, "WW-13.2c", "who has a card has a box")
        _demand(all(state.won[seat] == NONE for seat in range(state.players) if state.still_in[seat]), "WW-13.2b", "who has a card does not bid")
        _demand(state.still_in[state.caller] and (state.leader == NOBODY or state.still_in[state.leader]), "WW-13.2b", "who bids has not dropped out")
        _demand((state.leader == NOBODY) == (state.price == NONE) and state.leader != state.caller, "WW-13.2b", "the standing bid is somebody else's")
        _demand(state.leader == NOBODY or state.lot != NONE, "WW-13.2b", "a bid is on a card")
        _demand(state.rules < 2 or state.lot == NONE or len(winners) < state.players - 1, "WW-13.2e", "the last player has no bid to choose")
    else:
        _demand(not Counter(state.won[seat] for seat in winners) - Counter(state.offer), "WW-13.3c", "each bid stands on a card of its own")


def _turn(state: State) -> None:
    """WW-15.13, WW-15.18: the card, the town and the links of the turn in hand, as far as it has come. [WW-6.15]"""
    board = state.board
    if state.at in (DEMAND, AUCTION, LOTS, STANDING, CARD):
        _demand(state.town == NONE and state.first == NONE and state.card == NONE and not state.gambled, "WW-15.8", "no turn is in hand")
        _demand(state.at != CARD or state.turn < len(state.order), "WW-15.8", "somebody has a turn to come")
        return
    _demand(state.card != NONE and state.turn < len(state.order) and state.second == NONE, "WW-6.15", "a turn is in hand, with its card")
    if state.at == TOWN:
        _demand(state.card >= len(board.towns) and state.town == NONE and state.first == NONE, "WW-6.4", "a free choice card leaves the town to the player")
        return
    _demand(state.town != NONE and state.industry[state.town * SETS + state.order[state.turn]] > 0, "WW-6.3", "the industry of the turn is placed")
    named = state.card < len(board.towns)
    fits = state.card == state.town if named else board.face_value[state.card] == board.value[state.town]
    _demand(fits, "WW-6.3" if named else "WW-6.17", "the card allows the town")
    overfull = state.filled[state.town] > board.value[state.town]
    _demand(overfull == (state.at == REMOVE), "WW-6.5", "an industry is removed if the town is too full, and only then")
    if state.first != NONE:
        ends = (board.end_a[state.first], board.end_b[state.first])
        _demand(
            state.at == LINKS and state.town in ends and board.size[state.first] == 1 and state.link[state.first] == state.order[state.turn],
            "WW-15.18",
            "one link laid, from the town of the turn",
        )
