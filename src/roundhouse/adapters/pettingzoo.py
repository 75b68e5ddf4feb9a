"""The games as environments of PettingZoo, in which agents act in turn (AEC). Needs the extra `pettingzoo`.

    env = roundhouse.adapters.pettingzoo.env("highland", players=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        action = None if terminated or truncated else env.action_space(agent).sample(observation["action_mask"])
        env.step(action)

There is no parallel environment: in none of the games do all seats decide at the same time from the beginning to the end. Where some do (sealed bids, fists),
they are asked one after the other, and nobody sees an answer before all are in.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from roundhouse.adapters.drawing import picture
from roundhouse.adapters.table import Sitting
from roundhouse.kernel.chance import SPAN
from roundhouse.kernel.errors import BadOption
from roundhouse.kernel.state import State

RENDER_MODES = ("ansi", "human", "rgb_array")


def env(game: str, **settings: Any) -> AECEnv[str, Any, Any]:
    """The environment. It checks what is asked of it itself, so that it needs no wrappers: actions out of range, moves that are not legal, a missing reset."""
    return raw_env(game, **settings)


class raw_env(AECEnv[str, Any, Any]):  # noqa: N801 - so it is called in PettingZoo
    """A game. Agents are `seat_1`, `seat_2`, ...; an observation holds the array `observation` and the `action_mask`; action n is move n of the board.

    `reward`: "win" (1 for a victory, the same loss shared by all others) or "score" (points above the mean), both at the end.
    `history=True` puts all events that the agent may know of into its info. A move that is not legal raises IllegalMove with the rule.
    """

    metadata = {"render_modes": list(RENDER_MODES), "is_parallelizable": False, "render_fps": 2, "name": "roundhouse"}

    def __init__(
        self,
        game: str,
        players: int | None = None,
        board: str | None = None,
        options: Mapping[str, object] | None = None,
        asides: bool = True,
        reward: str = "win",
        history: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise BadOption(f"render_mode must be one of {', '.join(RENDER_MODES)}, not {render_mode!r}")
        if max_cycles is not None and max_cycles < 1:
            raise BadOption(f"max_cycles must be a whole number from 1, not {max_cycles}")
        self.sitting = Sitting(game, players, board, options, asides, reward, history)
        self.metadata = {**type(self).metadata, "name": f"roundhouse/{game}"}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.sitting.players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        observation = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (self.sitting.encoder.size,), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.sitting.moves),), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self.action_spaces = {agent: spaces.Discrete(len(self.sitting.moves)) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()
        self.agents: list[str] = []

    # What may be asked about it

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def features(self) -> list[str]:
        """The names of the numbers of an observation, in their order."""
        return self.sitting.encoder.names

    @property
    def table(self) -> State:
        """The state behind the environment, secrets included; for searching ask for `table.imagine(seat, chance)`."""
        return self.sitting.state

    def action_text(self, action: int) -> str:
        """The notation of an action."""
        return self.sitting.moves[action].text

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.sitting.deal(int(self._seeds.integers(SPAN)))
        self._cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self._info(agent) for agent in self.agents}
        self.agent_selection = self.possible_agents[self.sitting.seat]

    def last(self, observe: bool = True) -> tuple[dict[str, NDArray[Any]] | None, float, bool, bool, dict[str, Any]]:
        """Observation, reward, termination, truncation and info of the agent that is asked."""
        self._begun()
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative_rewards[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def _begun(self) -> None:
        if not self.agents:
            raise BadOption("there is no game: it has not begun, or is over; reset the environment")

    def step(self, action: int | None) -> None:
        self._begun()
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadOption(f"{agent} has to act, and None is no action")
        sitting = self.sitting
        sitting.play(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._cycles += 1
        if sitting.state.over:
            self.rewards = dict(zip(self.possible_agents, sitting.worth(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self.max_cycles is not None and self._cycles >= self.max_cycles * len(self.possible_agents):
            self.truncations = dict.fromkeys(self.agents, True)
        if sitting.history:
            self.infos = {one: self._info(one) for one in self.agents}
        if sitting.seat >= 0:
            self.agent_selection = self.possible_agents[sitting.seat]
        if sitting.state.over:
            self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        seat = self._seat[agent]
        return {"observation": self.sitting.observation(seat), "action_mask": self.sitting.mask(seat)}

    def _info(self, agent: str) -> dict[str, Any]:
        return {"events": self.sitting.heard(self._seat[agent])} if self.sitting.history else {}

    # Showing

    def render(self) -> Any:
        if self.render_mode is None:
            raise BadOption("nothing can be shown: make the environment with a render_mode")
        if self.render_mode == "rgb_array":
            return picture(self.sitting.state)
        text = self.sitting.text(None)
        if self.render_mode == "ansi":
            return text
        print(text)
        return None

    def close(self) -> None:
        """There is nothing to close."""
