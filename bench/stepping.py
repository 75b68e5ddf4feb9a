"""Contestants of the bench of adapters: whole games of random legal moves, each step with its observation and its mask. For `contest.py`.

pettingzoo:NAME   one of ours through PettingZoo         vector:NAME   one of ours, 64 tables at once
classic:NAME      one of PettingZoo's own                spiel:NAME    one of OpenSpiel's own
"""

import importlib
import random
from collections.abc import Callable
from typing import Any

import numpy as np
from contest import Contestant

TABLES = 64
STEPS = 40  # of all tables at once, which stand for a game


class Zoo(Contestant):
    """An environment of PettingZoo; a step is one move, with what `last` gives before it."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.dice = random.Random(1)
        self.games = 0

    def game(self) -> int:
        env, dice = self.env, self.dice
        self.games += 1
        env.reset(seed=self.games)
        steps = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"].view(np.bool_))  # eight times as fast as on bytes where there are 12,734 of them
            env.step(int(legal[dice.randrange(len(legal))]))
            steps += 1
        return steps

    def snapshots(self, count: int) -> list[Callable[[], Any]]:
        return []


class Vector(Contestant):
    """Our tables, stepped together."""

    def __init__(self, name: str) -> None:
        from roundhouse.adapters import vector
        from roundhouse.kernel.chance import Chance

        self.tables = vector.env(name, count=TABLES, copy=False)
        self.chance = Chance(1)
        self.tables.reset(seed=1)

    def game(self) -> int:
        for _ in range(STEPS):
            self.tables.step(self.tables.sample(self.chance))
        return STEPS * TABLES

    def snapshots(self, count: int) -> list[Callable[[], Any]]:
        return []


class Spiel(Contestant):
    """A game of OpenSpiel; a step is one move, with the tensor and the mask before it."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.spiel = pyspiel.load_game(name)
        self.dice = random.Random(1)

    def game(self) -> int:
        state = self.spiel.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(self.dice.choices(outcomes, odds)[0])
                continue
            np.asarray(state.observation_tensor(state.current_player()), np.float32)
            legal = np.flatnonzero(np.asarray(state.legal_actions_mask(), np.bool_))
            state.apply_action(int(legal[self.dice.randrange(len(legal))]))
            steps += 1
        return steps

    def snapshots(self, count: int) -> list[Callable[[], Any]]:
        return []


def contestant(name: str) -> Contestant:
    """The contestant with this name."""
    kind, _, which = name.partition(":")
    if kind == "vector":
        return Vector(which)
    if kind == "spiel":
        return Spiel(which)
    if kind == "classic":
        return Zoo(importlib.import_module(f"pettingzoo.classic.{which}").env())
    from roundhouse.adapters import pettingzoo

    return Zoo(pettingzoo.env(which))
