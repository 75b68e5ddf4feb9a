"""The table in the terminal: printed for every reader, phase and language, from a view alone."""

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from roundhouse.kernel.texts import LANGUAGES

from .table import BOARD, GAME, fresh

NAMES = ("Anna", "Bruno", "Chloé", "Dario")


def printed(console: Console) -> str:
    """What the console has written."""
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_printed_in_every_phase(language: str) -> None:
    state = fresh(4, 3)
    dice = Random(3)
    texts = GAME.texts(language)
    seen = set()
    while not state.over:
        phase = state.phases[state.at].name
        if phase not in seen:
            seen.add(phase)
            for eye in (state.actor, None):
                console = Console(width=150, file=StringIO())
                console.print(GAME.terminal(state.view(eye), texts, NAMES))
                text = printed(console)
                assert "table-" not in text and "effect-" not in text and "Traceback" not in text
                assert all(name in text for name in NAMES) and "Salt Lake City" in text and texts.say(f"phase-{phase}") in text
        seat = state.to_act()[0]
        state.play(seat, dice.choice(state.moves(seat)))
    assert seen == {phase.name for phase in GAME.phases}


def test_the_reader_alone_sees_the_objectives_drawn() -> None:
    state = fresh(2, 1)
    dice = Random(1)
    while not state.drawn:
        seat = state.to_act()[0]
        state.play(seat, dice.choice(state.moves(seat)))
    names = [BOARD.objectives[tile].name for tile in state.drawn]
    for eye, shown in ((state.actor, True), (1 - state.actor, False), (None, False)):
        console = Console(width=150, file=StringIO())
        console.print(GAME.terminal(state.view(eye), GAME.texts("en"), NAMES))
        assert (", ".join(names) in printed(console)) == shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_players_fit_on_eighty_columns(language: str) -> None:
    console = Console(file=StringIO(), width=80, color_system=None, legacy_windows=False)
    texts = GAME.texts(language)
    console.print(GAME.terminal(fresh(4, 3).view(None), texts, ("Ann", "Brunel", "Stephenson", "Trevithick")))
    page = printed(console)
    assert all(any(row.split()[:3] == [str(seat + 1), name, *row.split()[2:3]] for row in page.splitlines()) for seat, name in enumerate(("Ann", "Brunel")))
    (heading,) = [row for row in page.splitlines() if row.split()[:1] == [texts.say("table-money")]]
    assert texts.say("table-progress") in heading and texts.say("table-points") in heading
    assert f"{texts.say('word-white')} ×4" in page  # behind the word, which then need not agree with it
