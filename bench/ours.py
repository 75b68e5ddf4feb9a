"""Our games in the bench, through the public API: the loop of the README."""

import random
from collections.abc import Callable
from typing import Any

from contest import Contestant

import roundhouse


def typical(game: roundhouse.Game) -> int:
    """The number of players at which a game is measured: four, or as near as it goes."""
    return min(game.seats, key=lambda players: abs(players - 4))


class Ours(Contestant):
    """Random play of one registered game."""

    def __init__(self, name: str) -> None:
        self.engine = roundhouse.game(name)
        self.players = typical(self.engine)
        self.seed = 0

    def game(self) -> int:
        self.seed += 1
        state = self.engine.new(players=self.players, seed=self.seed)
        choice = random.choice
        decisions = 0
        while not state.over:
            seat = state.to_act()[0]
            state.play(seat, choice(state.moves(seat)))
            decisions += 1
        return decisions

    def snapshots(self, count: int) -> list[Callable[[], Any]]:
        state = self.engine.new(players=self.players, seed=1)
        states = []
        while not state.over:
            states.append(state.copy())
            seat = state.to_act()[0]
            state.play(seat, random.choice(state.moves(seat)))
        return [states[len(states) * place // count].copy for place in range(count)]


def contestant(name: str) -> Contestant:
    """The game with this id."""
    return Ours(name)
