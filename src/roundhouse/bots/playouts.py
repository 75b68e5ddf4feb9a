"""Playouts: many games from one position to their end, or so many moves on, without a step through Python where the engine is compiled."""

from typing import Final

from roundhouse.bots.quick import quick
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.dice import Dice
from roundhouse.kernel.errors import UnknownName
from roundhouse.kernel.state import State

RANDOM: Final = "random"  # any legal move, all equally likely
QUICK: Final = "quick"  # what everybody plays in the worlds that a search imagines


class Rollout:
    """What came of some playouts."""

    def __init__(self, players: int, playouts: int) -> None:
        self.playouts: Final = playouts
        self.decisions = 0  # moves of all of them
        self.finished = 0  # playouts that came to the end of the game
        self.scores: Final = [0.0] * players  # the points at the end of a playout, on average, by seat
        self.wins: Final = [0.0] * players  # the share of the playouts in which a seat won or, at the horizon, was first

    def add(self, state: State, decisions: int) -> None:
        """Count one more."""
        self.decisions += decisions
        if state.over:
            self.finished += 1
        scores = state.scores()
        for seat in range(len(scores)):
            self.scores[seat] += scores[seat] / self.playouts
        winners = state.winners()
        for seat in winners:
            self.wins[seat] += 1.0 / (len(winners) * self.playouts)


def rollout(state: State, number: int, policy: str = RANDOM, horizon: int = 0, seed: int = 0) -> Rollout:
    """So many playouts from `state`, which stays as it is; each ends with the game, or after `horizon` moves if that is not 0.

    Each has a chance of its own, which follows from `seed` alone, for what is drawn in the game and for the policy. The state is taken as it lies: a bot
    gives one that it has imagined, and gives a new one for each world.
    """
    if policy != RANDOM and policy != QUICK:
        raise UnknownName(f"there is no policy {policy!r} for playouts; there are: {RANDOM}, {QUICK}")
    if number < 1 or horizon < 0:
        raise ValueError("there is at least one playout, and no horizon before the first move")
    found = Rollout(state.setting.players, number)
    seeds = Chance(seed)
    most = state.breadth()
    for _ in range(number):
        world = state.branch()
        world.chance = seeds.fork()
        if policy == RANDOM:
            played = play_randomly(world, Dice(seeds), horizon)
        else:
            played = play_quickly(world, most, horizon)
        found.add(world, played)
    return found


def play_randomly(state: State, dice: Dice, horizon: int) -> int:
    """Let everybody play any legal move, without judging it again, until the game is over or so many moves are played; returns how many were."""
    phases = state.phases
    played = 0
    while not state.over and (horizon == 0 or played < horizon):
        phase = phases[state.at]
        seat = phase.first(state)
        phase.apply(state, seat, phase.pick(state, seat, dice))
        played += 1
    return played


def play_quickly(state: State, most: int, horizon: int) -> int:
    """The same, where everybody plays the quick policy with the state's own chance."""
    played = 0
    while not state.over and (horizon == 0 or played < horizon):
        phase = state.phases[state.at]
        seat = phase.first(state)
        phase.apply(state, seat, quick(state, seat, state.chance, most))
        played += 1
    return played
