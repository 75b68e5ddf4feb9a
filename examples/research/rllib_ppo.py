"""PPO of RLlib learns a game by playing all of its seats, through the PettingZoo environment, and plays a match against random bots.

pip install 'roundhouse[examples]'
python examples/research/rllib_ppo.py [--game workshop_of_the_world] [--rounds 10] [--match 100]
"""

import argparse
import os
from typing import Any

os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # Ray calls home when it starts, unless it is told not to

import numpy as np
import torch
from gymnasium import spaces
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.default_model_config import DefaultModelConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

from roundhouse.adapters import gymnasium, pettingzoo
from roundhouse.arena.statistics import wilson

EVERYBODY = "everybody"  # one policy has all seats
PLAYERS = 3


class Table(PettingZooEnv):
    """A table for RLlib, whose module for masks knows the array of an observation as `observations`."""

    def __init__(self, wish: Any) -> None:
        super().__init__(pettingzoo.env(wish["game"], players=PLAYERS, asides=False, reward="score", max_cycles=wish.get("max_cycles")))
        known: dict[str, Any] = self.env.observation_spaces
        found: dict[Any, Any] = {agent: spaces.Dict({"observations": one["observation"], "action_mask": one["action_mask"]}) for agent, one in known.items()}
        self.observation_spaces = found
        self.observation_space = spaces.Dict(found)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Any:
        seen, info = super().reset(seed=seed, options=options)
        return renamed(seen), info

    def step(self, action: Any) -> Any:
        seen, *rest = super().step(action)
        return renamed(seen), *rest


def renamed(seen: dict[str, Any]) -> dict[str, Any]:
    return {agent: {"observations": one["observation"], "action_mask": one["action_mask"]} for agent, one in seen.items()}


def match(module: Any, game: str, games: int) -> float:
    """The share of the victories in so many games against two random bots."""
    env = gymnasium.env(game, bots="random", players=PLAYERS, seat=None, asides=False)
    wins = 0.0
    for seed in range(games):
        observation, info = env.reset(seed=10_000 + seed)
        over = False
        while not over:
            batch = {"observations": torch.from_numpy(observation)[None], "action_mask": torch.from_numpy(info["action_mask"])[None]}
            with torch.no_grad():
                worth = module.forward_inference({Columns.OBS: batch})[Columns.ACTION_DIST_INPUTS]
            observation, _, over, _, info = env.step(int(np.argmax(worth[0].numpy())))
        winners = env.sitting.state.winners()
        wins += (info["seat"] in winners) / len(winners)
    return wins / games


def main(game: str, rounds: int, games: int, batch: int = 4000, max_cycles: int | None = None) -> float:
    """Learn for so many rounds of `batch` decisions, then play; the share of the victories, of which a third would be even."""
    config = (
        PPOConfig()
        .environment(Table, env_config={"game": game, "max_cycles": max_cycles}, disable_env_checking=True)  # the check knows no masks and plays illegal moves
        .env_runners(num_env_runners=0)
        .learners(num_learners=0)
        .training(train_batch_size_per_learner=batch, minibatch_size=min(512, batch), num_epochs=4, lr=3e-4, gamma=0.999, entropy_coeff=0.01)
        .multi_agent(policies={EVERYBODY}, policy_mapping_fn=lambda agent, episode, **rest: EVERYBODY)
        .rl_module(rl_module_spec=RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config=DefaultModelConfig(fcnet_hiddens=[128, 128])))
        .debugging(seed=1, log_level="ERROR")
    )
    learner = config.build_algo()
    try:
        steps = 0
        for _ in range(rounds):
            steps = int(learner.train()["num_env_steps_sampled_lifetime"])
        share = match(learner.get_module(EVERYBODY), game, games)
    finally:
        learner.stop()
    low, high = wilson(share * games, games)
    print(f"after {steps} steps: {share:.0%} of {games} games won against two random bots ({low:.0%} to {high:.0%}; even: 33%)")
    return share


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="workshop_of_the_world")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--match", type=int, default=100)
    given = parser.parse_args()
    main(given.game, given.rounds, given.match)
