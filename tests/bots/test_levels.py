"""The levels that people choose from."""

import pytest

import roundhouse
from roundhouse import Chance
from roundhouse.bots import Seat, bot, bots, rank
from roundhouse.bots.levels import ABSURD, LevelBot
from roundhouse.bots.quick import drawn, soft
from roundhouse.kernel.errors import UnknownName
from roundhouse.kernel.game import games
from roundhouse.kernel.texts import LANGUAGES, SHELL, Texts, source
from tests.bots.midgame import midgame

LEVELS = ["beginner", "easy", "normal", "hard", "expert"]


def test_the_levels_from_the_weakest_to_the_strongest() -> None:
    assert sorted((name for name in bots() if rank(name)), key=rank) == LEVELS
    made = [bot(name, Chance(1)) for name in LEVELS]
    searches = [one for one in made if isinstance(one, LevelBot)]
    assert [one.simulations for one in searches] == sorted(one.simulations for one in searches)
    assert [one.noise for one in searches] == sorted((one.noise for one in searches), reverse=True)


@pytest.mark.parametrize("name", games())
def test_in_every_game_a_stronger_level_looks_as_far_and_thinks_as_long_and_errs_no_more(name: str) -> None:
    state = roundhouse.game(name).new(4, 1)
    made = [one for one in (bot(level, Chance(1)) for level in LEVELS[2:]) if isinstance(one, LevelBot)]
    for one in made:
        one.settle(state)
    assert [one.simulations for one in made] == sorted(one.simulations for one in made)
    assert [one.turns for one in made] == sorted(one.turns for one in made)
    assert [one.noise for one in made] == sorted((one.noise for one in made), reverse=True)
    assert len({one.settings() for one in made}) == 3


def test_a_level_is_what_the_game_says_and_where_it_says_nothing_the_usual_at_its_pace() -> None:
    state = roundhouse.game("last_train_to_wensleydale").new(4, 1)
    said = state.foresight(3)
    mind, easy = bot("normal", Chance(1)), bot("easy", Chance(1))
    assert said and isinstance(mind, LevelBot) and isinstance(easy, LevelBot)
    mind.ranked(Seat(state, state.to_act()[0]))
    assert (mind.simulations, mind.candidates, mind.turns, mind.noise) == (said.simulations, said.moves, said.turns, said.noise)
    assert state.foresight(2) is None
    easy.plan(3, 8, 1, 0.03, 0.0)
    for _ in range(2):  # asked once, however often it chooses
        easy.settle(state)
    assert (easy.simulations, easy.noise) == (int(3 * state.pace()), 0.03)


def test_results_of_a_level_are_kept_under_what_it_is() -> None:
    made = [bot(name, Chance(1)) for name in LEVELS]
    told = [one.settings() for one in made if isinstance(one, LevelBot)]
    assert len(set(told)) == len(LEVELS)
    assert all(str(one.candidates) in one.settings() and f"{one.noise:g}" in one.settings() for one in made if isinstance(one, LevelBot))


def noisy(noise: float, number: int) -> LevelBot:
    mind = bot("normal", Chance(number))
    assert isinstance(mind, LevelBot)
    mind.simulations, mind.noise, mind.settled = 4, noise, True
    return mind


def test_a_level_that_looks_ahead_errs_among_what_it_has_tried() -> None:
    state = midgame("workshop_of_the_world", 20)
    table = Seat(state, state.to_act()[0])
    wild = [noisy(1000.0, number) for number in range(12)]
    taken = {mind.choose(table) for mind in wild}
    assert len(taken) > 2
    assert taken <= {one.move for one in noisy(0.0, 1).ranked(table)[: wild[0].candidates]}
    assert [noisy(1e-9, number).choose(table) for number in range(3)] == [noisy(0.0, number).choose(table) for number in range(3)]


def test_a_level_takes_no_strength() -> None:
    with pytest.raises(UnknownName, match="the bot 'normal:800': it takes no strength; write it without :800"):
        bot("normal:800", Chance(1))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_word(language: str) -> None:
    words = Texts(language, [source(language, SHELL)])
    assert [name for name in bots() if not words.has(f"bot-{name}")] == []


@pytest.mark.parametrize("name", games())
@pytest.mark.parametrize("level", ["beginner", "easy", "normal"])
def test_every_level_answers_with_a_legal_move(name: str, level: str) -> None:
    state = midgame(name, 30)
    seat = state.to_act()[0]
    assert bot(level, Chance(3)).choose(Seat(state, seat)) in state.moves(seat)


def test_noise_takes_worse_moves_now_and_then_and_absurd_ones_never() -> None:
    chance = Chance(6)
    taken = [0, 0, 0]
    for _ in range(3000):
        taken[soft([5.0, 4.0, 5.0 - ABSURD - 0.01], 1.0, ABSURD, chance)] += 1
    assert taken[2] == 0
    assert 0.3 < taken[1] / taken[0] < 0.45  # e to the power of -1


def test_what_is_drawn_follows_the_weights() -> None:
    chance = Chance(6)
    counts = [0] * 4
    for _ in range(4000):
        counts[drawn([0.0, 1.0, 3.0, 0.0], chance)] += 1
    assert counts[0] == counts[3] == 0 and 2.6 < counts[2] / counts[1] < 3.4
