"""Set-up, rounds and eras: what happens between the decisions. [WW-2, WW-3, WW-9.1, WW-9.2, WW-10]"""

from roundhouse.games.workshop_of_the_world import shapes
from roundhouse.games.workshop_of_the_world.constants import AUCTION, BLIND, CARD, CARD_BY_CARD, DEMAND, LOTS, NONE, RAIL, STANDING, TURNS
from roundhouse.games.workshop_of_the_world.moves import Board
from roundhouse.games.workshop_of_the_world.state import State


def set_up(state: State) -> None:
    """Markers on the tracks, cards on their spaces. [WW-2.2 to WW-2.5, WW-12.1]"""
    for seat in range(state.players):
        state.change_stock()[state.owners.index(seat)] -= 1  # the income marker is of the first colour [WW-12.15]
    if state.players > 2:
        state.order = list(range(state.sets))
        state.chance.shuffle(state.order)
        for one in state.order:
            state.change_stock()[one] -= 1
    cards = state.board.cards[:]
    setup = state.board.setup[:]
    state.chance.shuffle(cards)
    state.chance.shuffle(setup)
    _deal(state, cards)
    state.deck += setup
    state.go(DEMAND)


def _deal(state: State, cards: list[int]) -> None:
    set_aside = state.board.counts[state.players].set_aside
    state.aside = cards[:set_aside]
    state.deck = cards[set_aside:]


def start_era(state: State) -> None:
    """The Reset before the rail era. [WW-10.1, WW-10.2]"""
    state.era = RAIL
    state.round = 0
    cards = state.deck + state.aside + state.discard
    state.discard = []
    state.chance.shuffle(cards)
    _deal(state, cards)
    if state.heard is not None:
        state.tell(shapes.RESET.of(NONE, {}))
    state.creation = 3
    state.go(DEMAND)


def start_round(state: State) -> None:
    """Turn up one card for each turn of the round, then the auction. [WW-5.1, WW-12.3]"""
    state.round += 1
    state.revealed()
    for _ in range(state.board.counts[state.players].round_turns):
        state.change_offer().append(state.change_deck().pop())
    if state.players == 2:
        if state.order:
            state.before = state.order
        for one in state.order:
            state.change_stock()[one] += 1
        state.order = []
    state.turn = 0
    if state.heard is not None:
        state.tell(shapes.ROUND.of(NONE, {"round": state.round, "card": [state.board.faces[face] for face in state.offer]}))
    if state.auction == BLIND:
        state.go(AUCTION)
    elif state.auction == CARD_BY_CARD:
        state.go(LOTS)
    else:
        state.go(STANDING)


def end_turn(state: State) -> None:
    """The card is discarded, and the next turn, auction, round or demand creation comes. [WW-6.13, WW-9.1, WW-9.2]"""
    state.change_discard().append(state.card)
    state.card = NONE
    state.gambled = False
    state.town = NONE
    state.first = NONE
    state.second = NONE
    state.change_tally()[TURNS] += 1
    state.turn += 1
    if state.turn < len(state.order):
        state.go(CARD)
    elif state.players == 2 and state.turn < state.sets:
        state.go(AUCTION)
    elif state.deck:
        start_round(state)
    else:
        state.creation += 1
        state.go(DEMAND)


def rounds_per_era(board: Board, players: int) -> int:
    """How many rounds the town deck lasts. [WW-2.6]"""
    counts = board.counts[players]
    return (len(board.cards) + len(board.setup) - counts.set_aside) // counts.round_turns
