"""Many tables at once: each is played as it would be alone."""

import numpy as np
import pytest

from roundhouse.adapters import vector
from roundhouse.adapters.tensors import encoder, legal, mask
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import IllegalMove, RoundhouseError
from roundhouse.kernel.game import games
from tests.adapters.test_tensors import SETTINGS


@pytest.mark.parametrize(("name", "board", "players"), SETTINGS)
def test_every_board_and_number_of_players(name: str, board: str, players: int) -> None:
    tables = vector.env(name, count=2, players=players, board=board, seed=4)
    seen, masks, _ = tables.reset()
    dice = Chance(1)
    for _ in range(12):
        seen, masks, seats, _, _ = tables.step(tables.sample(dice))
    for table, state in enumerate(tables.states):
        assert state.setting.players == players and state.setting.board.name == board
        assert np.array_equal(seen[table], encoder(state).whole(state, seats[table]))
        assert np.array_equal(masks[table], mask(state.setting, legal(state, seats[table])))


@pytest.mark.parametrize("name", games())
def test_every_table_is_as_it_would_be_alone(name: str) -> None:
    tables = vector.env(name, count=5, players=3, seed=4)
    seen, masks, seats = tables.reset()
    found, dice = encoder(tables.states[0]), Chance(1)
    for _ in range(60):
        for table, state in enumerate(tables.states):
            seat = state.to_act()[0]
            assert seats[table] == seat
            assert np.array_equal(seen[table], found.whole(state, seat))
            assert np.array_equal(masks[table], mask(state.setting, legal(state, seat)))
        actions = tables.sample(dice)
        assert all(masks[table][action] for table, action in enumerate(actions))
        before = [state.played() for state in tables.states]
        seen, masks, seats, _, ended = tables.step(np.array(actions))
        assert [state.played() for state, over in zip(tables.states, ended, strict=True) if not over] == [
            played + 1 for played, over in zip(before, ended, strict=True) if not over
        ]


def test_games_end_and_make_room() -> None:
    tables = vector.env("workshop_of_the_world", count=4, players=2, asides=False, seed=2, copy=False)
    tables.reset()
    dice, games_over = Chance(3), 0
    for _ in range(260):
        _, masks, _, rewards, ended = tables.step(tables.sample(dice))
        assert masks.any(axis=1).all() and len(tables.results) == ended.sum()
        assert (rewards[~ended] == 0).all() and np.allclose(rewards.sum(axis=1), 0)
        games_over += int(ended.sum())
    assert games_over >= 4
    assert not any(state.over for state in tables.states)


def test_seeds_fix_all_games() -> None:
    def ends(seed: int) -> list[tuple[object, ...]]:
        tables = vector.env("workshop_of_the_world", count=3, players=3)
        tables.reset(seed=seed)
        dice = Chance(5)
        for _ in range(30):
            tables.step(tables.sample(dice))
        return [state.key() for state in tables.states]

    assert ends(6) == ends(6) != ends(7)


def test_what_is_wrong_is_told() -> None:
    tables = vector.env("workshop_of_the_world", count=2, players=2)
    _, masks, _ = tables.reset()
    with pytest.raises(RoundhouseError, match="3 actions were given for 2 tables"):
        tables.step([0, 0, 0])
    with pytest.raises(RoundhouseError, match="there is no action -1"):
        tables.step([-1, 0])
    with pytest.raises(IllegalMove):
        tables.step([int(np.flatnonzero(masks[0] == 0)[0]), 0])
    with pytest.raises(RoundhouseError, match="count must be"):
        vector.env("workshop_of_the_world", count=0)
    with pytest.raises(RoundhouseError, match="reward must be"):
        vector.env("workshop_of_the_world", reward="gold")
