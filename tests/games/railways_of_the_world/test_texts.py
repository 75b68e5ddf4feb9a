"""Every word of the game, in every language, filled in from real games on both boards."""

from itertools import pairwise
from random import Random

import pytest

from roundhouse.kernel.move import Move
from roundhouse.kernel.rulebook import read_rules
from roundhouse.kernel.texts import LANGUAGES, Texts, keys
from roundhouse.testing.faces import refusals
from roundhouse.testing.wording import line_flaws, unused_lines
from tests.games.heard import heard

from .table import GAME, A, B, city, deliver, empty_cities, link, offer, play, put_cubes, table

PACKAGE = "roundhouse.games.railways_of_the_world"
NAMES = ("Anna", "Bruno", "Chloé", "Dario", "Élise", "Franca")
TABLES = (
    (2, "eastern_us", {"auction": "full_order", "free_bonds": True}),
    (4, "eastern_us", {"major_lines": "deck", "max_turns": 12}),
    (4, "mexico", {"max_turns": 12}),
    (3, "mexico", {}),
)
RULES_OF_PLAY = range(2, 14)


def choice(legal: list[Move], dice: Random) -> Move:
    """Low bids, many deliveries; now and then anything."""
    if legal[-1].text.startswith(("bid", "bonds")):
        return dice.choice(legal[:3])
    eager = [move for move in legal if move.text.startswith(("deliver", "rail", "take", "use"))]
    return dice.choice(eager if eager and dice.random() < 0.7 else legal)


def west():
    """A may build a Western Link."""
    state = table(2)
    offer(state)
    for one, other in (("Kansas City", "St. Louis"), ("St. Louis", "Springfield"), ("Springfield", "Chicago")):
        link(state, A, one, other)
    put_cubes(state, "Kansas City", "red")
    return state


def rare() -> list[dict]:
    """What random games seldom come to: a Western Link, an empty bag, the end, a Major Line, a first player without bids."""
    state = west()
    heard = state.listen()
    play(state, A, "western Kansas City")
    for colour in range(5):
        while state.bag[colour]:
            state.bag[colour] -= 1
            state.add_cube(city(state, "New York"), colour)
    play(state, B, "urbanize New Haven", "colour red")
    other = table(2)
    offer(other)
    link(other, A, "New York", "Philadelphia", (25, 11, 5, 3))
    empty_cities(other, 9, keep=("New York", "Philadelphia", "Boston"))
    put_cubes(other, "New York", "blue")
    other.heard = heard
    deliver(other, A, "New York", "blue", "New York SW")
    third = table(2)
    third.go(1)
    third.heard = heard
    play(third, A, "withdraw")
    play(third, B, "withdraw")
    stops = ("Boston", "Providence", "New Haven", "New York", "Philadelphia", "Baltimore")
    for one, end in pairwise(stops):
        link(third, B, one, end)
    play(third, B, "build Baltimore", "lay 22,13 SW-NE")
    return [event.data() for event in heard]


def test_games_tell_every_line_of_the_log_and_offer_every_button() -> None:
    """No message is dead, the games above do reach all of them, and their lines are complete."""
    games = (GAME.new(players=players, seed=seed, board=board, options=options) for seed, (players, board, options) in enumerate(TABLES))
    events, kinds = heard(GAME, games, choice)
    events += rare()
    assert line_flaws(GAME, events) == []
    assert unused_lines(GAME, events, kinds | {move.text.split()[0] for move in west().moves(A)}) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_phases_cards_and_boards_are_named(language: str) -> None:
    mine = keys(language, PACKAGE)
    wanted = [f"phase-{phase.name}" for phase in GAME.phases] + [f"board-{name}" for name in GAME.boards]
    for name in GAME.boards:
        board = GAME.board(name)
        wanted += [f"card-{one}" for one in board.cards.ids]
        assert board.cards.words == board.cards.ids
    for option in GAME.options:
        wanted.append(f"option-{option.name}")
        wanted += [f"option-{option.name}-{option.spelled(choice)}" for choice in option.choices]
    assert [key for key in wanted if key not in mine] == []


@pytest.mark.parametrize("language", ["it", "fr"])
def test_the_rules_of_play_are_translated(language: str) -> None:
    """Every rule of sections 2 to 13, and every rule that a refusal can name."""
    english, other = read_rules(PACKAGE, "en"), read_rules(PACKAGE, language)
    play_rules = {rule for rule in english if int(rule.split("-")[1].split(".")[0]) in RULES_OF_PLAY}
    assert play_rules <= set(other)
    assert {refusal.rule for refusal in refusals(GAME)} <= set(other)
    assert set(other) <= set(english)
    assert all(other[rule] != english[rule] for rule in other)


def test_cities_are_called_by_their_names() -> None:
    assert "Filadelfia" in say("it", "build Philadelphia")
    assert "Philadelphie" in say("fr", "build Philadelphia")
    assert "Saint-Louis" in say("fr", "build St. Louis")
    assert "Philadelphia" in say("en", "build Philadelphia")
    assert say("it", "lay 9,9 SW-NE") == "Posiziona una tessera su 9,9: SO–NE"
    assert say("en", "take Hotel: New York") == "Take Hotel: New York: 1 point for every delivery there"
    assert say("en", "keep Cornelius Vanderbilt") == "Keep Cornelius Vanderbilt: New York and Chicago connected by your own links, 7 points"


def say(language: str, notation: str) -> str:
    texts: Texts = GAME.texts(language)
    board = GAME.board()
    return texts.say(f"move-{notation.split()[0]}", **GAME.words(board, GAME.move(notation)))


def test_the_log_shows_the_arithmetic() -> None:
    state = table(2)
    heard = state.listen()
    play(state, A, "build New York", "lay 25,11 W-NE")
    lines = [GAME.texts("en").event(event, NAMES) for event in heard]
    assert lines == [
        "Anna lays a tile on 25,11 for $2,000",
        "Anna issues 1 bond",
        "Anna completes the link New York–Philadelphia for $2,000",
    ]
