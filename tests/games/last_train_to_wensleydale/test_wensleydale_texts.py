"""Every word of the game, in every language, filled in from real games; and the table in the terminal."""

import io
import re
from random import Random

import pytest
from rich.console import Console

from roundhouse.games.last_train_to_wensleydale.moves import COMPANY_NAMES, KIND_NAMES, KINDS, PURSE_NAMES, TRACK_NAMES
from roundhouse.games.last_train_to_wensleydale.terminal import chains
from roundhouse.kernel.rulebook import read_rules
from roundhouse.kernel.texts import LANGUAGES, keys
from roundhouse.testing.wording import line_flaws, unused_lines
from tests.games.heard import heard

from .dales import GAME, PURPLE, build, play, table

PACKAGE = "roundhouse.games.last_train_to_wensleydale"
NAMES = ("Anna", "Bruno", "Chloé", "Dario")
PLAIN_KEY = re.compile(r"\b(log|move|points|pieces|purse|influence|company|refused|table|sign)-[a-z]")


def complete(text: str) -> bool:
    """True if nothing is left unfilled and no key shows through."""
    return bool(text) and "{" not in text and "???" not in text and not PLAIN_KEY.search(text)


def printed(state, language: str = "en", width: int = 80) -> str:
    paper = io.StringIO()
    Console(file=paper, width=width).print(GAME.terminal(state.view(None), GAME.texts(language), NAMES))
    return paper.getvalue()


def test_games_tell_every_line_of_the_log_and_offer_every_button() -> None:
    """No message is dead, the games above do reach all of them, and their lines are complete."""
    events, kinds = heard(GAME, (GAME.new(3 + seed % 2, seed) for seed in range(12)))
    assert line_flaws(GAME, events) == []
    assert unused_lines(GAME, events, kinds) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_phases_and_the_words_of_the_board_are_named(language: str) -> None:
    wanted = [f"phase-{phase.name}" for phase in GAME.phases] + [f"board-{name}" for name in GAME.boards]
    wanted += [f"colour-{colour}" for colour in GAME.colours] + [f"sign-{colour}" for colour in GAME.colours]
    wanted += [f"company-{name}" for name in COMPANY_NAMES] + [f"influence-{track}" for track in TRACK_NAMES]
    wanted += [f"purse-{purse}" for purse in PURSE_NAMES] + [f"points-{purse}" for purse in PURSE_NAMES]
    wanted += [f"pieces-{kind}" for kind in KIND_NAMES[:KINDS]]
    assert set(wanted) - keys(language, PACKAGE) == set()


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Anna: 2 × 2 stone + 0 cheese + 1 red + 1 green − 7 links = -1; the disc is on -1"),
        ("it", "Anna: 2 × 2 pietra + 0 formaggio + 1 rosso + 1 verde − 7 binari = -1; il segnalino è su -1"),
        ("fr", "Anna : 2 × 2 pierre + 0 fromage + 1 rouge + 1 vert − 7 tronçons = -1 ; le jeton est sur -1"),
    ],
)
def test_the_log_shows_the_arithmetic(language: str, said: str) -> None:
    """Example E17."""
    event = {"kind": "profit", "seat": 0, "facts": {"n": -1, "stone": 2, "cheese": 0, "red": 1, "green": 1, "links": 7, "space": -1}}
    assert GAME.texts(language).event(event, NAMES).replace("\u00a0", " ") == said


def test_the_log_says_what_was_gained_and_paid() -> None:
    event = {"kind": "gain", "seat": 1, "facts": {"box": 1, "points": [{"say": "points-train", "n": 1}, {"say": "points-ner", "n": 2}]}}
    assert GAME.texts("en").event(event, NAMES) == "Bruno gains influence from box 1: 1 train and 2 NER"
    assert GAME.texts("it").event(event, NAMES) == "Bruno ottiene influenza dal riquadro 1: 1 treno e 2 NER"
    assert GAME.texts("fr").event(event, NAMES) == "Bruno gagne de l’influence avec la case 1\u00a0: 1 train et 2 NER"
    paid = {"kind": "pay", "seat": 0, "facts": {"points": [{"say": "paid-train", "n": 1}, {"say": "paid-cube", "n": 2}]}}
    assert GAME.texts("en").event(paid, NAMES).endswith("pays 1 train influence and 2 cubes")
    bought = {"kind": "buy", "seat": 0, "facts": {"train": "C4", "passengers": 1, "goods": 2}}
    assert GAME.texts("en").event(bought, NAMES).endswith("buys a train with room for 1 passenger and 2 goods")


@pytest.mark.parametrize("language", ["it", "fr"])
def test_every_rule_of_play_is_there_in_every_language(language: str) -> None:
    """English has every rule; the others have every rule of play, in the same order."""
    english = [rule for rule in read_rules(PACKAGE, "en") if re.match(r"LW-([2-9]|1[0-6])\.", rule)]
    mine = [rule for rule in read_rules(PACKAGE, language) if not rule.startswith("LW-1.")]
    assert mine == english


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 150])
def test_the_terminal_shows_the_table_in_every_phase(language: str, width: int) -> None:
    state = GAME.new(4, 6)
    dice = Random(6)
    shown = set()
    while not state.over:
        if state.phases[state.at].name not in shown:
            shown.add(state.phases[state.at].name)
            text = printed(state, language, width)
            assert complete(text) and all(len(line) <= width for line in text.splitlines())
        seat = state.to_act()[0]
        state.play(seat, dice.choice(state.moves(seat)))
    text = printed(state, language, width)
    assert f"1. {NAMES[state.ranking()[0]]} {state.scores()[state.ranking()[0]]}" in text
    assert shown == {"auction", "track_building", "payment", "trains_and_movement", "takeovers"}


def test_the_terminal_shows_lines_series_and_bills() -> None:
    state = table("track_building", hand={PURPLE: 4}, mr=["the_south settle"], pieces={"bedale": {"green": 1, "opposition": 1}})
    build(state, PURPLE, "skipton rylstone threshfield kettlewell", finish=False)
    text = printed(state)
    assert "Series in hand: Skipton–Rylstone–Threshfield–Kettlewell, 6 construction points and" in " ".join(text.split())
    assert "Anna: Kettlewell–Threshfield–Rylstone–Skipton" in text and "MR: Settle–The South" in text and "Bedale G O" in text and "Settle MR" in text
    assert "2 points still to be paid" in printed(play(state, PURPLE, "finish"))


def test_links_are_drawn_together_into_lines() -> None:
    assert chains([["a", "b"], ["c", "d"], ["c", "b"], ["b", "e"]]) == [["a", "b", "c", "d"], ["b", "e"]]
    assert chains([]) == []
