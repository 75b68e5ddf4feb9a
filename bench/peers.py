"""The engines beside which ours is measured: Catanatron (Python), and OpenSpiel (C++ with Python bindings)."""

import random
from collections.abc import Callable
from typing import Any

from contest import Contestant

TURNS = 1000  # where Catanatron itself stops a game of random players


class Catanatron(Contestant):
    """Four random players; a decision is one `play_tick`."""

    def __init__(self) -> None:
        import catanatron

        self.engine = catanatron

    def new(self) -> Any:
        colours = self.engine.Color
        return self.engine.Game([self.engine.RandomPlayer(colour) for colour in (colours.RED, colours.BLUE, colours.WHITE, colours.ORANGE)])

    def game(self) -> int:
        game = self.new()
        decisions = 0
        while game.winning_color() is None and game.state.num_turns < TURNS:
            game.play_tick()
            decisions += 1
        return decisions

    def snapshots(self, count: int) -> list[Callable[[], Any]]:
        game = self.new()
        games = []
        while game.winning_color() is None and game.state.num_turns < TURNS:
            games.append(game.copy())
            game.play_tick()
        return [games[len(games) * place // count].copy for place in range(count)]


class OpenSpiel(Contestant):
    """Random legal actions; what chance decides is not counted as a decision."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.engine = pyspiel.load_game(name)

    def game(self) -> int:
        state = self.engine.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            decisions += self.step(state)
        return decisions

    def step(self, state: Any) -> int:
        """Play one action; 1 if a player decided it, 0 if chance did."""
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, weights)[0])
            return 0
        state.apply_action(random.choice(state.legal_actions()))
        return 1

    def snapshots(self, count: int) -> list[Callable[[], Any]]:
        state = self.engine.new_initial_state()
        states = []
        while not state.is_terminal():
            if not state.is_chance_node():
                states.append(state.clone())
            self.step(state)
        return [states[len(states) * place // count].clone for place in range(count)]


def contestant(name: str) -> Contestant:
    """Catanatron, or a game of OpenSpiel by its name there."""
    return Catanatron() if name == "catanatron" else OpenSpiel(name)
