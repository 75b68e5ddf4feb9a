"""What was learned of a game: features with names, values and chances of all seats, and nothing that a seat may not know."""

import contextlib
import json
import math
from importlib.resources import files

import pytest

from roundhouse import Chance, game
from roundhouse.kernel.errors import BadOption, RoundhouseError
from roundhouse.kernel.game import games
from roundhouse.kernel.model import Feature, Model, likely
from roundhouse.kernel.modelfile import read_model
from roundhouse.kernel.state import State
from tests.bots.midgame import midgame


@pytest.mark.parametrize("name", games())
def test_features_have_names_and_units_and_belong_to_a_term(name: str) -> None:
    found = game(name)
    names = [feature.name for feature in found.features]
    assert 30 <= len(names) <= 150 and len(set(names)) == len(names)
    assert all(feature.unit for feature in found.features)
    assert {feature.term for feature in found.features} == set(found.terms)


def board_for(name: str, players: int) -> str:
    """A board of the game for so many players, another one for each number where there are several."""
    found = game(name)
    fit = []
    for board in found.boards:
        with contextlib.suppress(BadOption):
            found.setting(players, board)
            fit.append(board)
    return fit[players % len(fit)]


def later(name: str, players: int, board: str) -> list[State]:
    """Tables of so many players on a board, along a game of random moves."""
    state = game(name).new(players, 5, board)
    chance = Chance(players)
    found = []
    while not state.over and state.played() < 240:
        seat = state.to_act()[0]
        moves = state.sensible(seat, state.moves(seat))
        state.play(seat, moves[chance.below(len(moves))])
        if state.played() % 60 == 0 and not state.over:
            found.append(state.copy())
    return found


@pytest.mark.parametrize("name", games())
def test_values_and_chances_of_every_number_of_players_and_every_board(name: str) -> None:
    found = game(name)
    for players in found.seats:
        for state in later(name, players, board_for(name, players)):
            chances, values = state.chances(), state.values()
            assert len(chances) == len(values) == players
            assert sum(chances) == pytest.approx(1.0) and all(0.0 <= chance <= 1.0 for chance in chances)
            assert all(math.isfinite(value) for value in values) and 0.0 <= state.to_come() <= 1.0
            assert chances.index(max(chances)) == values.index(max(values))
            for seat in range(players):
                numbers = state.features(seat)
                assert len(numbers) == len(found.features)
                other = state.imagine(seat, Chance(9))
                assert other.features(seat) == numbers, "a value hangs on what the seat may not know"
                assert sum(state.expected(seat)) == pytest.approx(values[seat])
                assert len(state.expected(seat)) == len(found.terms)


@pytest.mark.parametrize("name", games())
def test_at_the_end_the_winner_is_certain(name: str) -> None:
    state = midgame(name, 1000000)
    assert state.over and state.to_come() == 0.0
    chances = state.chances()
    assert [seat for seat, chance in enumerate(chances) if chance > 0.0] == sorted(state.winners())
    assert state.values() == pytest.approx(state.scores(), abs=0.5)


@pytest.mark.parametrize("name", games())
def test_a_shipped_model_is_small_and_says_from_what_it_was_made(name: str) -> None:
    file = files(game(name).home).joinpath("models", "value.json")
    text = file.read_text(encoding="utf-8")
    assert len(text) < 2_000_000
    data = json.loads(text)
    made = data["made"]
    assert made["games"] >= 500 and made["held_out"] >= 100 and made["commit"] and made["bots"] and len(made["seeds"]) == 2
    assert made["rules"] == game(name).rules_version
    for part in data["figures"]["by_part"]:
        along = part["correlation"]
        assert along["model"] >= max(along["judge"], along["plain"]) - 0.02, f"{part['left']}: what was learned is worse than judge or plain score"
        assert part["log_loss"]["model"] <= min(part["log_loss"]["judge"], part["log_loss"]["even"]) + 0.02
    for row in data["figures"]["calibration"]:
        assert abs(row["told"] - row["won"]) < 0.08 or row["seats"] < 300, "chances that do not come true"


def small() -> Model:
    """Two features in two terms; the first counts less, the second more, the nearer the end."""
    return Model([0.0, 0.5, 1.0], [[1.0, 4.0], [2.0, 2.0], [3.0, 0.0]], {2: [10.0, 20.0, 30.0]}, {2: [1.0, 2.0, 4.0]}, [0, 1], 2, True)


@pytest.mark.parametrize(
    ("left", "first", "second"), [(0.0, 10.0 + 7.0, 12.0), (0.25, 15.0 + 10.5, 9.0), (0.5, 20.0 + 14.0, 6.0), (1.0, 30.0 + 21.0, 0.0), (1.7, 51.0, 0.0)]
)
def test_weights_change_evenly_between_stages(left: float, first: float, second: float) -> None:
    assert small().terms([7.0, 3.0], left, 2) == pytest.approx([first, second])


def test_who_is_ahead_by_the_doubt_is_e_times_as_likely_to_win() -> None:
    assert small().swing(0.75, 2) == pytest.approx(3.0)
    chances = likely([8.0, 5.0], small().swing(0.75, 2))
    assert chances[0] / chances[1] == pytest.approx(math.e)


class Small:
    """A game with two features."""

    id = "small"
    seats = (2,)
    terms = ("points", "more")
    features = (Feature("one", "points", "points"), Feature("two", "points", "more"))


def good() -> dict:
    return {
        "game": "small",
        "features": ["one", "two"],
        "stages": [0, 1],
        "weights": [[1, 2], [3, 4]],
        "base": {"2": [0, 0]},
        "doubt": {"2": [1, 1]},
    }


def test_a_model_is_read() -> None:
    assert read_model(good(), Small).terms([1.0, 1.0], 1.0, 2) == [3.0, 4.0]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"features": ["one"]}, "learned from other features"),
        ({"game": "other"}, "learned from other features"),
        ({"weights": [[1, 2]]}, "`weights` must have a row for each"),
        ({"weights": [[1, 2], [3]]}, "`weights` must have a row for each"),
        ({"stages": [1, 0]}, "`weights` must have a row for each"),
        ({"base": {"2": [0]}}, "`base` for 2 players must have a number for each stage"),
        ({"doubt": {"2": [1, 0]}}, "every `doubt` must be above 0"),
    ],
)
def test_a_model_that_does_not_fit_is_refused_in_words(change: dict, words: str) -> None:
    with pytest.raises(RoundhouseError, match=words):
        read_model({**good(), **change}, Small)
