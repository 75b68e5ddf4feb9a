"""Every word of the game, in every language, filled in from real games."""

from random import Random

import pytest

import roundhouse
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.games.railroad_revolution.wording import all_words
from roundhouse.kernel.move import Move
from roundhouse.kernel.rulebook import read_rules
from roundhouse.kernel.texts import LANGUAGES, keys
from roundhouse.testing.faces import refusals
from roundhouse.testing.wording import line_flaws, unused_lines
from tests.games.heard import heard

PACKAGE = "roundhouse.games.railroad_revolution"
GAME = roundhouse.game("railroad_revolution")
NAMES = ("Anna", "Bruno", "Chloé", "Dario", "Élise")
RULES_OF_PLAY = (*range(2, 17), 19)  # 19: who may know what


def choice(legal: list[Move], dice: Random) -> Move:
    """Tracks, free pieces and priced effects wherever there may be some; now and then anything."""
    eager = [move for move in legal if move.text.startswith(("track", "free", "use", "promote", "accept", "place white railroad", "pass"))]
    return dice.choice(eager if eager and dice.random() < 0.6 else legal)


def test_games_tell_every_line_of_the_log_and_offer_every_button() -> None:
    """No message is dead, the games above do reach all of them, and their lines are complete."""
    events, kinds = heard(GAME, (GAME.new(2 + seed % 3, seed) for seed in range(16)), choice)
    assert line_flaws(GAME, events) == []
    assert unused_lines(GAME, events, [move.text for move in GAME.board().moves]) == {"log-pass"}  # nobody plays long enough to pass here
    assert len(kinds) > len({move.text.split()[0] for move in GAME.board().moves}) - 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_phases_and_the_words_of_the_board_are_named(language: str) -> None:
    mine = keys(language, PACKAGE)
    board = GAME.board()
    assert isinstance(board, RailBoard)
    wanted = [f"phase-{phase.name}" for phase in GAME.phases] + [f"board-{name}" for name in GAME.boards]
    wanted += [f"word-{name}" for name in board.colour_names] + [f"word-{tile.name}" for tile in board.trains]
    wanted += [f"action-{name}" for name in board.action_names] + [f"track-{name}" for name in board.progress_names]
    wanted += [f"colour-{name}" for name in GAME.colours]
    assert [key for key in wanted if key not in mine] == []


@pytest.mark.parametrize(("language", "line"), [
    ("en", "Anna takes the First Station bonus: gain 1 share and promote a worker"),
    ("it", "Anna riceve il bonus Prima Stazione: ricevi 1 titolo azionario e promuovi un lavoratore"),
    ("fr", "Anna reçoit le bonus Première gare : recevoir 1 part et promouvoir un ouvrier"),
])  # fmt: skip
def test_tiles_are_told_in_words(language: str, line: str) -> None:
    board = GAME.board()
    assert isinstance(board, RailBoard)
    tile = next(tile for tile in board.city_tiles if tile.name == "city_2c")
    event = {"kind": "bonus", "seat": 0, "facts": {"effect": all_words(tile.bonus, board.colour_names)}}
    assert GAME.texts(language).event(event, NAMES).replace("\u00a0", " ") == line


def test_a_price_is_told_with_its_effect() -> None:
    button = GAME.texts("en").say("move-use", **GAME.words(GAME.board(), GAME.move("use city_3a")))
    assert button == "Pay $200: take a train"


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_are_there_in_every_language(language: str) -> None:
    """English has every rule; the others have every rule of play, in the same order."""
    english = list(read_rules(PACKAGE, "en"))
    mine = list(read_rules(PACKAGE, language))
    named = {refusal.rule for refusal in refusals(GAME)}
    of_play = [rule for rule in english if rule in named or ("." in rule and int(rule.removeprefix("RR-").split(".")[0]) in RULES_OF_PLAY)]
    assert mine == (english if language == "en" else of_play)
