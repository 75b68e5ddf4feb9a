"""A random agent through PettingZoo: python examples/research/random_agent.py [GAME] [GAMES]"""

import sys

from roundhouse.adapters import pettingzoo


def main(game: str = "workshop_of_the_world", games: int = 3) -> list[dict[str, float]]:
    """Play some games; the rewards of each."""
    env = pettingzoo.env(game, players=3, asides=False)
    found = []
    for number in range(games):
        env.reset(seed=number)
        env.action_space(env.possible_agents[0]).seed(number)
        rewards = dict.fromkeys(env.possible_agents, 0.0)
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, _ = env.last()
            rewards[agent] += reward
            space = env.action_space(env.possible_agents[0])
            env.step(None if terminated or truncated else int(space.sample(observation["action_mask"])))
        found.append(rewards)
        print(f"game {number + 1}: {rewards}")
    return found


if __name__ == "__main__":
    words = [*sys.argv[1:], *["workshop_of_the_world", "3"][len(sys.argv) - 1 :]]
    main(words[0], int(words[1]))
