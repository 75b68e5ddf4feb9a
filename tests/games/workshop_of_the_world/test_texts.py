"""Every word of the game, in every language, filled in from real games."""

import re
from random import Random

import pytest

import roundhouse
from roundhouse.games.workshop_of_the_world.moves import Board
from roundhouse.kernel.move import Move
from roundhouse.kernel.rulebook import read_rules
from roundhouse.kernel.texts import LANGUAGES, keys
from roundhouse.testing.wording import line_flaws, unused_lines
from tests.games.heard import heard

PACKAGE = "roundhouse.games.workshop_of_the_world"
GAME = roundhouse.game("workshop_of_the_world")
NAMES = ("Anna", "Bruno", "Chloé", "Dario", "Élise")
TABLES = ((2, "blind"), (3, "card_by_card"), (4, "standing_bids"), (5, "blind"))
RULES_OF_PLAY = range(2, 15)


def choice(legal: list[Move], dice: Random) -> Move:
    """Low bids and many links, so that towns fill up, and a gamble wherever there may be one; now and then anything."""
    if legal[0].text.startswith("bid"):
        return dice.choice(legal[:6])
    eager = [move for move in legal if move.text.startswith(("gamble", "link"))]
    return dice.choice(eager if eager and dice.random() < 0.9 else legal)


def test_games_tell_every_line_of_the_log_and_offer_every_button() -> None:
    """No message is dead, the games above do reach all of them, and their lines are complete."""
    games = (GAME.new(players=players, seed=seed, options={"auction": auction}) for seed, (players, auction) in enumerate(TABLES))
    events, kinds = heard(GAME, games, choice)
    assert line_flaws(GAME, events) == []
    assert unused_lines(GAME, events, kinds) == set()
    assert not [line for event in events if re.search(r"\bfree \d", line := GAME.texts("en").event(event, NAMES))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_phases_and_the_words_of_the_board_are_named(language: str) -> None:
    mine = keys(language, PACKAGE)
    board = GAME.board()
    assert isinstance(board, Board)
    wanted = [f"phase-{phase.name}" for phase in GAME.phases]
    wanted += [f"type-{one}" for one in board.types] + [f"colour-{hue}" for hue in board.hues] + [f"board-{name}" for name in GAME.boards]
    for option in GAME.options:
        wanted.append(f"option-{option.name}")
        wanted += [f"option-{option.name}-{option.spelled(choice)}" for choice in option.choices]
    assert [key for key in wanted if key not in mine] == []


def test_the_log_shows_the_arithmetic() -> None:
    """Two links from Reading, one of them to London, where there is another industry. [WW-7.9]"""
    links = [{"say": "connection", "a": "Oxford", "b": "Reading"}, {"say": "connection", "a": "Reading", "b": "London"}]
    parts = [{"say": "part-town", "n": 2, "town": "Reading"}, {"say": "part-town", "n": 4, "town": "London"}]
    event = {"kind": "built", "seat": 0, "facts": {"links": links, "n": 2, "cost": 6, "sum": parts, "towns": 2, "total": 6, "era": "canal"}}
    said = {language: GAME.texts(language).event(event, NAMES).replace("\u00a0", " ") for language in LANGUAGES}
    assert said["en"] == "Anna builds Oxford–Reading and Reading–London for £6 and gains income of £2 for Reading + £4 for London = £6"
    assert said["it"] == "Anna costruisce Oxford–Reading e Reading–Londra per 6 £ e aumenta i profitti di 2 £ per Reading + 4 £ per Londra = 6 £"
    assert said["fr"] == (
        "Anna construit Oxford–Reading et Reading–Londres pour 6 £ et ajoute 2 £ pour Reading + 4 £ pour Londres = 6 £ sur la piste des revenus"
    )


@pytest.mark.parametrize(("language", "one", "two"), [
    ("en", "Anna places a demand token: Port", "Anna places 2 demand tokens: Craft and Port"),
    ("it", "Anna piazza una pedina domanda: Porto", "Anna piazza 2 pedine domanda: Artigianato e Porto"),
    ("fr", "Anna place un jeton demande : Port", "Anna place 2 jetons demande : Artisanat et Port"),
])  # fmt: skip
def test_numbers_have_their_plural(language: str, one: str, two: str) -> None:
    texts = GAME.texts(language)
    event = {"kind": "placed-tokens", "seat": 0, "facts": {"type": ["port"], "n": 1}}
    assert texts.event(event, NAMES).replace("\u00a0", " ") == one
    event = {"kind": "placed-tokens", "seat": 0, "facts": {"type": ["craft", "port"], "n": 2}}
    assert texts.event(event, NAMES).replace("\u00a0", " ") == two


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_there_in_every_language(language: str) -> None:
    """English has every rule; the others have every rule of play, in the same order."""
    english = list(read_rules(PACKAGE, "en"))
    mine = list(read_rules(PACKAGE, language))
    of_play = [rule for rule in english if int(rule.removeprefix("WW-").split(".")[0]) in RULES_OF_PLAY]
    assert mine == (english if language == "en" else of_play)
