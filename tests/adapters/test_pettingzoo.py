"""The environments of PettingZoo, by its own tests."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from roundhouse.adapters import pettingzoo
from roundhouse.kernel.errors import IllegalMove, RoundhouseError
from roundhouse.kernel.game import game, games
from tests.adapters.test_tensors import SETTINGS

# An observation holds a mask besides the array, its numbers have no bounds, and who is not asked has no move.
KNOWN = (
    "Observation space for each agent probably should be",
    "Agent's minimum observation space",
    "Agent's maximum observation space",
    "Action mask numpy",
    "Observation is not a NumPy array",
)


@pytest.mark.parametrize(("name", "board", "players"), SETTINGS)
def test_api(name: str, board: str, players: int) -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        api_test(pettingzoo.env(name, board=board, players=players), num_cycles=40)
    assert [str(one.message) for one in told if not str(one.message).startswith(KNOWN)] == []


@pytest.mark.parametrize(("name", "board", "players"), SETTINGS)
def test_seeds(name: str, board: str, players: int) -> None:
    seed_test(lambda: pettingzoo.env(name, board=board, players=players), num_cycles=8)


def play(env: pettingzoo.raw_env, seed: int) -> dict[str, float]:
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    draws = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        rewards[agent] += reward
        env.step(None if terminated or truncated else int(draws.choice(np.flatnonzero(observation["action_mask"]))))
    return rewards


@pytest.mark.parametrize("name", ["workshop_of_the_world", "last_train_to_wensleydale"])
def test_a_game_to_its_end(name: str) -> None:
    env = pettingzoo.env(name, players=3, asides=False)
    rewards = play(env, 4)
    assert sum(rewards.values()) == pytest.approx(0) and max(rewards.values()) > 0
    assert env.unwrapped.table.over and not env.agents
    assert play(env, 4) == rewards


def test_points_as_rewards() -> None:
    env = pettingzoo.env("workshop_of_the_world", players=2, reward="score", asides=False)
    rewards = play(env, 1)
    scores = env.unwrapped.table.scores()
    assert rewards["seat_1"] == pytest.approx((scores[0] - scores[1]) / 2)


@pytest.mark.parametrize("name", games())
def test_max_cycles_cuts_a_game_short(name: str) -> None:
    """As PettingZoo's `max_cycles_test` has it, which is for games with a parallel environment and without masks."""
    env = pettingzoo.env(name, players=3, max_cycles=4)
    env.reset(seed=1)
    steps = 0
    for agent in env.agent_iter():
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            assert truncated and not terminated
            env.step(None)
            continue
        env.step(env.action_space(agent).sample(observation["action_mask"]))
        steps += 1
    assert steps == 4 * 3


def test_rules_are_named() -> None:
    env = pettingzoo.raw_env("workshop_of_the_world", players=3)
    env.reset(seed=1)
    key = env.table.key()
    wrong = next(move.index for move in env.sitting.moves if move not in env.sitting.legal)
    with pytest.raises(IllegalMove, match="seat 1 may not play"):
        env.step(wrong)
    assert env.table.key() == key
    with pytest.raises(RoundhouseError, match="there is no action 99999"):
        env.step(99999)


def test_what_was_heard() -> None:
    env = pettingzoo.raw_env("workshop_of_the_world", players=3, history=True)
    env.reset(seed=1)
    for _ in range(12):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    for seat, agent in enumerate(env.agents):
        drew = [one for one in env.infos[agent]["events"] if one["kind"] == "drew"]
        assert all(one["seat"] == seat for one in drew)
        assert len(env.infos[agent]["events"]) > 3


@pytest.mark.parametrize(("name", "board"), sorted({(name, board) for name, board, _ in SETTINGS}))
def test_pictures_and_text(name: str, board: str) -> None:
    players = max(players for one, other, players in SETTINGS if (one, other) == (name, board))
    env = pettingzoo.raw_env(name, players=players, board=board, render_mode="rgb_array")
    env.reset(seed=1)
    blank = env.render()
    assert blank.shape[1:] == (800, 3) and blank.dtype == np.uint8 and len(np.unique(blank)) > 5
    env.render_mode = "ansi"
    assert len(env.render().splitlines()) > 10
    sketch = game(name).sketch(game(name).board(board))
    for _ in range(120):
        if not env.table.over:
            env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1]))
            assert {place for place, _ in game(name).standing(env.table)} <= sketch.spots.keys()


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"players": 9}, "is for 2 to 5 players, not 9"),
        ({"board": "mars"}, "has no board 'mars'"),
        ({"options": {"auction": "loud"}}, "auction"),
        ({"reward": "gold"}, "reward must be one of win, score"),
        ({"render_mode": "film"}, "render_mode must be one of"),
        ({"max_cycles": 0}, "max_cycles must be"),
    ],
)
def test_bad_wishes(wish: dict, words: str) -> None:
    with pytest.raises(RoundhouseError, match=words):
        pettingzoo.env("workshop_of_the_world", **wish)


def test_an_action_has_its_notation() -> None:
    env = pettingzoo.env("workshop_of_the_world", players=2).unwrapped
    env.reset(seed=1)
    legal = {env.action_text(int(action)) for action in np.flatnonzero(env.observe(env.agent_selection)["action_mask"])}
    assert legal == {move.text for move in env.table.moves(env.table.to_act()[0])}
