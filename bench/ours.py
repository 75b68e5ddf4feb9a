"""Our games in the bench, through the public API: the loop of the README."""

import random
from collections.abc import Callable
from typing import Any

from contest import Contestant

import roundhouse
from roundhouse.bots.greedy import GreedyBot
from roundhouse.bots.playouts import rollout
from roundhouse.bots.quick import quick
from roundhouse.bots.search import SearchBot
from roundhouse.bots.seat import Seat
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.move import Move


def typical(game: roundhouse.Game) -> int:
    """The number of players at which a game is measured: four, or as near as it goes."""
    return min(game.seats, key=lambda players: abs(players - 4))


class Table:
    """Games of one policy, one after the other, move by move."""

    def __init__(self, engine: roundhouse.Game, players: int, policy: Callable[[roundhouse.State, int, Chance], Move]) -> None:
        self.engine = engine
        self.players = players
        self.policy = policy
        self.chance = Chance(1)
        self.games = 1
        self.state = engine.new(players=players, seed=1)

    def move(self) -> int:
        """One decision."""
        if self.state.over:
            self.games += 1
            self.state = self.engine.new(players=self.players, seed=self.games)
        seat = self.state.to_act()[0]
        self.state.play(seat, self.policy(self.state, seat, self.chance))
        return 1


def greedy(state: roundhouse.State, seat: int, chance: Chance) -> Move:
    """The bot of that name."""
    return GreedyBot(chance, 0).choose(Seat(state, seat))


def quickly(state: roundhouse.State, seat: int, chance: Chance) -> Move:
    """What everybody plays in the worlds that a search imagines."""
    return quick(state, seat, chance, state.breadth())


class Ours(Contestant):
    """Random play of one registered game."""

    def __init__(self, name: str) -> None:
        self.engine = roundhouse.game(name)
        self.players = typical(self.engine)
        self.seed = 0
        self.place = 0
        self.positions: list[roundhouse.State] = []

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

    def inside(self) -> int:
        self.seed += 1
        return rollout(self.engine.new(players=self.players, seed=self.seed), 4, seed=self.seed).decisions

    def thinkers(self) -> dict[str, Callable[[], int]]:
        return {"greedy": Table(self.engine, self.players, greedy).move, "quick": Table(self.engine, self.players, quickly).move, "search": self.simulations}

    def simulations(self) -> int:
        """One decision of `search:200`, in the next of some positions of a game of the quick policy."""
        if not self.positions:
            table = Table(self.engine, self.players, quickly)
            while not self.positions or not table.state.over:
                if len(table.state.moves(table.state.to_act()[0])) > 1:
                    self.positions.append(table.state.copy())
                table.move()
            self.positions = [self.positions[len(self.positions) * place // 16] for place in range(16)]
        self.place = (self.place + 1) % len(self.positions)
        state = self.positions[self.place]
        thinker = SearchBot(Chance(self.place), 200)
        thinker.choose(Seat(state, state.to_act()[0]))
        return thinker.done

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
