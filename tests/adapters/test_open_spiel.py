"""The games of OpenSpiel, by its own test of random play, and what that does not look at."""

import json
import pickle
import random

import pyspiel
import pytest

from roundhouse.adapters import open_spiel
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.game import games
from tests.adapters.test_tensors import SETTINGS


def later(text: str, deal: int, moves: int) -> pyspiel.State:
    """A state after some random moves."""
    state = pyspiel.load_game(text).new_initial_state()
    state.apply_action(deal)
    draws = random.Random(deal)
    for _ in range(moves):
        state.apply_action(draws.choice(state.legal_actions()))
    return state


def test_all_games_are_registered() -> None:
    assert {open_spiel.PREFIX + name for name in games()} <= set(pyspiel.registered_names())


def test_random_play() -> None:
    """A whole game by OpenSpiel's own test."""
    game = pyspiel.load_game("roundhouse_workshop_of_the_world(players=2,asides=False)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "board", "players"), SETTINGS)
def test_random_play_at_every_table(name: str, board: str, players: int) -> None:
    """The beginning of a game on every board and with every number of players, serialized again and again."""
    game = pyspiel.load_game(f"roundhouse_{name}(players={players},board={board},max_moves=8)")
    assert game.num_players() == players and game.max_game_length() == 8
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_game_that_is_cut_short_has_no_winner() -> None:
    state = later("roundhouse_workshop_of_the_world(players=3,max_moves=6)", 5, 6)
    assert state.is_terminal() and state.legal_actions() == [] and state.returns() == [0, 0, 0]
    world = later("roundhouse_workshop_of_the_world(players=3,max_moves=6)", 5, 5).resample_from_infostate(0, random.Random(1).random)
    world.apply_action(world.legal_actions()[0])
    assert world.is_terminal()


def test_what_everybody_knows_and_what_one_player_knows_alone() -> None:
    state = later("roundhouse_workshop_of_the_world(players=3)", 3, 30)
    spiel, alone = state.get_game(), pyspiel.PrivateInfoType.SINGLE_PLAYER
    public = spiel.make_py_observer(pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE))
    private = spiel.make_py_observer(pyspiel.IIGObservationType(public_info=False, perfect_recall=False, private_info=alone))
    every = spiel.make_py_observer(pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=alone))
    assert json.loads(public.string_from(state, 0)) == state.table.view(None)
    assert json.loads(private.string_from(state, 1)).items() <= state.table.view(1).items()
    for player in range(3):
        for one in (public, private, every):
            one.set_from(state, player)
        assert public.tensor.tolist() == state.spiel.encoder.encode(state.table, None).tolist()
        assert 0 < (private.tensor != 0).sum() < (every.tensor != 0).sum()
        assert ((private.tensor == 0) | (private.tensor == every.tensor)).all()
    secrets = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS)
    assert spiel.make_py_observer(secrets) is None


@pytest.mark.parametrize("name", games())
def test_copies_texts_and_arrays(name: str) -> None:
    state = later(f"roundhouse_{name}(players=3)", 5, 25)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    for other in (state.clone(), pickle.loads(pickle.dumps(state)), pyspiel.deserialize_game_and_state(text)[1]):
        assert str(other) == str(state) and other.history() == state.history()
        assert other.legal_actions() == state.legal_actions() and other.table.key() == state.table.key()
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert state.table.played() == 25 and other.table.played() == 26
    names = open_spiel.information_state_names(state.get_game())
    for player in range(3):
        assert len(state.information_state_tensor(player)) == len(names)
        assert state.information_state_tensor(player)[: len(state.observation_tensor(player))] == state.observation_tensor(player)
        assert json.loads(state.observation_string(player)) == state.table.view(player)


def test_a_determinised_state_agrees_with_what_its_player_knows() -> None:
    state = later("roundhouse_workshop_of_the_world(players=3)", 3, 30)
    draws = random.Random(2)
    player = state.current_player()
    before = state.table.key()
    worlds = [state.resample_from_infostate(player, draws.random) for _ in range(6)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.information_state_tensor(player) == state.information_state_tensor(player)
        assert world.legal_actions() == state.legal_actions() and world.current_player() == player
        world.apply_action(world.legal_actions()[0])
    assert len({world.table.pieces() for world in worlds}) > 1 and state.table.key() == before


def test_what_others_hide_is_in_no_text() -> None:
    state = later("roundhouse_workshop_of_the_world(players=3)", 3, 2)
    assert state.table.phases[state.table.at].name == "demand"
    seen = state.information_state_string(2)
    other = later("roundhouse_workshop_of_the_world(players=3)", 3, 0)
    for _ in range(2):
        other.apply_action(other.legal_actions()[-1])
    assert other.history() != state.history() and other.information_state_string(2) == seen
    assert other.information_state_tensor(2) == state.information_state_tensor(2)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("players=9", "is for 2 to 5 players"),
        ("board=mars", "has no board 'mars'"),
        ("seeds=0", "seeds must be"),
        ("max_moves=-1", "max_moves must be"),
        ("options=loud", "must be a JSON object"),
    ],
)
def test_bad_parameters(text: str, words: str) -> None:
    with pytest.raises(RoundhouseError, match=words):
        pyspiel.load_game(f"roundhouse_workshop_of_the_world({text})")
