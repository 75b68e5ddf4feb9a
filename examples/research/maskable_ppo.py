"""MaskablePPO of sb3-contrib learns a game against random bots, and plays a match against them.

pip install 'roundhouse[examples]'
python examples/research/maskable_ppo.py [--game workshop_of_the_world] [--steps 60000] [--match 100]
"""

import argparse
from typing import Any

from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from roundhouse.adapters import gymnasium
from roundhouse.arena.statistics import wilson

SHAPING = "score"  # points above the table's mean tell more about a game than who won it


def tables(game: str, count: int) -> Any:
    """So many tables with two random bots, the agent at another seat in each game."""
    return DummyVecEnv([lambda: gymnasium.env(game, bots="random", players=3, seat=None, asides=False, reward=SHAPING) for _ in range(count)])


def match(model: Any, game: str, games: int) -> float:
    """The share of the victories in so many games against two random bots."""
    env = gymnasium.env(game, bots="random", players=3, seat=None, asides=False)
    wins = 0.0
    for seed in range(games):
        observation, info = env.reset(seed=10_000 + seed)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=env.action_masks(), deterministic=True)
            observation, _, over, _, info = env.step(int(action))
        winners = env.sitting.state.winners()
        wins += (info["seat"] in winners) / len(winners)
    return wins / games


def main(game: str, steps: int, games: int, seed: int = 1) -> float:
    """Learn for so many steps, then play; the share of the victories, of which a third would be even."""
    model = MaskablePPO("MlpPolicy", tables(game, 8), n_steps=256, batch_size=512, learning_rate=5e-4, ent_coef=0.01, gamma=0.999, seed=seed, device="cpu")
    model.learn(steps)
    share = match(model, game, games)
    low, high = wilson(share * games, games)
    print(f"after {steps} steps: {share:.0%} of {games} games won against two random bots ({low:.0%} to {high:.0%}; even: 33%)")
    return share


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", default="workshop_of_the_world")
    parser.add_argument("--steps", type=int, default=60_000)
    parser.add_argument("--match", type=int, default=100)
    given = parser.parse_args()
    main(given.game, given.steps, given.match)
