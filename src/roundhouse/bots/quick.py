"""The quick policy: what everybody plays in a world that a bot imagines."""

import math

from roundhouse.kernel.chance import SPAN, Chance
from roundhouse.kernel.move import Move
from roundhouse.kernel.state import State


def quick(state: State, seat: int, chance: Chance, most: int) -> Move:
    """The move that the judge likes best among at most so many legal ones; of equal ones the first."""
    moves = state.moves(seat)
    if len(moves) == 1:
        return moves[0]
    if state.phases[state.at].sealed:
        weights = state.mixture(seat, moves)
        if weights:
            return moves[drawn(weights, chance)]
    moves = state.likely(seat, moves)
    if len(moves) > most:
        moves = some(moves, most, chance)
    return moves[state.favourite(seat, moves)]


def drawn(weights: list[float], chance: Chance) -> int:
    """A place in the list, each as often as its weight says."""
    total = 0.0
    for weight in weights:
        total += weight
    left = total * chance.word() / SPAN
    last = 0
    for place in range(len(weights)):
        if weights[place] > 0.0:
            last = place
            left -= weights[place]
            if left < 0.0:
                return place
    return last


def soft(values: list[float], width: float, absurd: float, chance: Chance) -> int:
    """A place in the list: the best most often, one that is worse by `width` about a third as often, and never one worse by more than `absurd` times that."""
    best = max(values)
    weights = [math.exp((value - best) / width) if best - value <= absurd * width else 0.0 for value in values]
    return drawn(weights, chance)


def some(moves: list[Move], most: int, chance: Chance) -> list[Move]:
    """So many of the moves, chosen at random, in their order; the last one, which often ends a turn, is always among them."""
    places = list(range(len(moves) - 1))
    for place in range(most - 1):
        other = place + chance.below(len(places) - place)
        places[place], places[other] = places[other], places[place]
    taken = places[: most - 1]
    taken.sort()
    found = [moves[place] for place in taken]
    found.append(moves[-1])
    return found


def play_on(state: State, seat: int, sealed: bool, turns: int, most: int, limit: int, chance: Chance) -> int:
    """Let everybody play quickly until `seat` has ended so many turns, the game is over or so many moves are played; returns how many were.

    The last move was of `seat`. A sealed answer or a bid for the order is no turn of its own, and nobody stops while bids are out that are not paid yet.
    """
    played = 0
    mine = not sealed  # the last move of a turn was of `seat`
    while played < limit:
        if state.over:
            return played
        turn = state.phases[state.at].first(state)
        if mine and turn != seat:
            mine = False
            turns -= 1
        if turns <= 0 and not mine and state.settled():
            return played
        if not state.phases[state.at].sealed and state.in_turn():
            mine = turn == seat
        state.follow(turn, quick(state, turn, chance, most))
        played += 1
    return played
