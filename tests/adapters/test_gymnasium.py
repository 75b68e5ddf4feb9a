"""The environments of Gymnasium, by its own test."""

import warnings

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from roundhouse.adapters import gymnasium
from roundhouse.kernel.errors import IllegalMove, RoundhouseError
from tests.adapters.test_tensors import SETTINGS


@pytest.mark.parametrize(("name", "board", "players"), SETTINGS)
def test_check_env(name: str, board: str, players: int) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*(infinity|render).*")
        check_env(gymnasium.env(name, board=board, players=players), skip_render_check=False)


def test_against_bots_to_the_end() -> None:
    env = gymnasium.env("workshop_of_the_world", bots=["greedy", "random"], players=3, seat=None, asides=False)
    seats = set()
    for seed in range(3):
        observation, info = env.reset(seed=seed)
        seats.add(info["seat"])
        draws = np.random.default_rng(seed)
        over = False
        while not over:
            assert np.array_equal(env.action_masks(), info["action_mask"].astype(bool)) and info["action_mask"].any()
            assert observation.shape == env.observation_space.shape == (len(env.features),)
            observation, reward, over, _, info = env.step(draws.choice(np.flatnonzero(env.action_masks())))
            assert reward == 0 or over
        assert reward in (1, -0.5) and len(info["scores"]) == 3
        with pytest.raises(RoundhouseError, match="reset the environment"):
            env.step(0)
    assert len(seats) > 1


def test_a_move_that_is_not_legal() -> None:
    env = gymnasium.env("workshop_of_the_world", players=2)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    _, reward, over, _, info = env.step(wrong)
    assert (reward, over) == (-1, True) and "may not play" in info["illegal"]
    env = gymnasium.env("workshop_of_the_world", players=2, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalMove):
        env.step(wrong)
    env.step(int(np.flatnonzero(env.action_masks())[0]))  # the game goes on


def test_seeds_fix_the_bots_too() -> None:
    ends = []
    for _ in range(2):
        env = gymnasium.env("workshop_of_the_world", bots="random", players=4)
        env.reset(seed=6)
        for _ in range(20):
            env.step(int(np.flatnonzero(env.action_masks())[0]))
        ends.append(env.sitting.state.key())
    assert ends[0] == ends[1]


@pytest.mark.parametrize(
    ("wish", "words"),
    [
        ({"bots": ["random"]}, "1 bots are named for the 3 other seats"),
        ({"bots": "nobody"}, "there is no bot 'nobody'"),
        ({"seat": 4}, "there is no seat 4"),
        ({"illegal": "shrug"}, "illegal must be one of"),
    ],
)
def test_bad_wishes(wish: dict, words: str) -> None:
    with pytest.raises(RoundhouseError, match=words):
        gymnasium.env("workshop_of_the_world", players=4, **wish)
