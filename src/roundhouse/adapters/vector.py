"""Many games of one setting, stepped together: every step plays one move at each table, in one call of the compiled engine. Needs NumPy.

    tables = roundhouse.adapters.vector.env("highland", count=64, players=3, seed=7)
    observations, masks, seats = tables.reset()
    while training:
        actions = policy(observations, masks)                    # one for each table: the move of the seat that is asked there
        observations, masks, seats, rewards, ended = tables.step(actions)

All seats are played by whoever steps. A game that has ended gives its rewards, by seat, and makes room for a new one in the same step.
"""

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from roundhouse.adapters.table import REWARDS, typical
from roundhouse.adapters.tensors import Bytes, Encoder, Floats, encoder, rewards_of
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import BadOption
from roundhouse.kernel.game import Game, game
from roundhouse.kernel.many import Tables
from roundhouse.kernel.state import State

Ints = NDArray[np.int64]
Step = tuple[Floats, Bytes, Ints, Floats, NDArray[np.bool_]]


def env(name: str, count: int = 64, **settings: Any) -> "VectorEnv":
    """So many tables."""
    return VectorEnv(name, count, **settings)


class VectorEnv:
    """Tables that are stepped together. Action n is move n of the board, as in the other adapters.

    `copy=False` gives the same arrays again in each step, which saves the time to copy them.
    """

    def __init__(
        self,
        name: str,
        count: int = 64,
        players: int | None = None,
        board: str | None = None,
        options: Mapping[str, object] | None = None,
        asides: bool = True,
        reward: str = "win",
        seed: int = 0,
        copy: bool = True,
    ) -> None:
        if count < 1:
            raise BadOption(f"count must be a whole number from 1, not {count}")
        if reward not in REWARDS:
            raise BadOption(f"reward must be one of {', '.join(REWARDS)}, not {reward!r}")
        self.game: Game = game(name)
        self.count, self.reward, self.copy = count, reward, copy
        self.players = typical(self.game) if players is None else players
        self.board, self.options = board, dict(options or {})
        self._deals = Chance(seed)
        first = self._deal()
        self.encoder: Encoder = encoder(first)
        self.actions = len(first.setting.board.moves)
        self.tables = Tables([first, *(self._deal() for _ in range(count - 1))], asides)
        self.results: list[list[int]] = []  # the scores of the games that ended in the last step
        self._seen = np.zeros((count, self.encoder.size), np.float32)
        self._memories = [self.encoder.remember(state, None, self._seen[table]) for table, state in enumerate(self.tables.states)]
        self._lights = bytearray(count * self.actions)
        self._masks = np.frombuffer(self._lights, np.int8).reshape(count, self.actions)

    @property
    def features(self) -> list[str]:
        """The names of the numbers of an observation, in their order."""
        return self.encoder.names

    @property
    def states(self) -> list[State]:
        """The tables, secrets included; for searching ask for `state.imagine(seat, chance)`."""
        return self.tables.states

    def _deal(self) -> State:
        return self.game.new(self.players, self._deals.fork().seed, self.board, self.options)

    def reset(self, seed: int | None = None) -> tuple[Floats, Bytes, Ints]:
        """New games at all tables: observations and masks of the seats that are asked, and which seats these are."""
        if seed is not None:
            self._deals = Chance(seed)
        for table in range(self.count):
            self.tables.put(table, self._deal())
        self.results = []
        return self._look()

    def step(self, actions: Sequence[int] | NDArray[Any]) -> Step:
        """Play a move at each table: observations, masks and seats as they are then, and of this step the rewards by seat and which games ended."""
        chosen = actions.tolist() if isinstance(actions, np.ndarray) else list(actions)
        if len(chosen) != self.count:
            raise BadOption(f"{len(chosen)} actions were given for {self.count} tables")
        for action in chosen:
            if not 0 <= action < self.actions:
                raise BadOption(f"there is no action {action}: they are 0 to {self.actions - 1}")
        rewards = np.zeros((self.count, self.players), np.float32)
        ended = np.zeros(self.count, np.bool_)
        self.results = []
        for table in self.tables.step(chosen):
            state = self.tables.states[table]
            rewards[table] = rewards_of(state, self.reward)
            ended[table] = True
            self.results.append(state.scores())
            self.tables.put(table, self._deal())
        return *self._look(), rewards, ended

    def sample(self, chance: Chance) -> list[int]:
        """A legal action for each table, all equally likely."""
        return self.tables.drawn(chance)

    def _look(self) -> tuple[Floats, Bytes, Ints]:
        self.tables.look(self._memories)
        self.tables.light(self._lights, self.actions)
        now = np.array(self.tables.seats, np.int64)
        return (self._seen.copy(), self._masks.copy(), now) if self.copy else (self._seen, self._masks, now)
