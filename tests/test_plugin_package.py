"""A game in a package of its own: its class in any module of it, its words in English only, no table of its own for the terminal."""

import io
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest
from rich.console import Console

import roundhouse
from roundhouse import Game
from roundhouse.kernel.texts import FACE, LANGUAGES, sources
from tests.test_plugin_game import GAME as BARE

MODULE = "from tests.test_plugin_game import Plugin\n\n\nclass Siding(Plugin):\n    id = 'siding'\n\n\nGAME = Siding()\n"
ENGLISH = "phase-taking = Taking wagons\nmove-take = Take { $n }\nrefused-too-many = So many are not there.\ncargo-stone = Stones\n"


@pytest.fixture
def siding(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Game]:
    """The game of a package whose class stands in a module two steps down."""
    files = {
        "siding_line/__init__.py": "",
        "siding_line/engine/__init__.py": "",
        "siding_line/engine/game.py": MODULE,
        "siding_line/text/en.ftl": ENGLISH,
        "siding_line/text/it.ftl": "move-take = Prendi { $n }\n",
        "siding_line/face/text/en.ftl": "about = Wagons in a siding\n",
        "siding_line/rules/en.md": "- **PL-1** Take at most what is there.\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    made = import_module("siding_line.engine.game").GAME
    assert isinstance(made, Game)
    yield made
    for name in [name for name in sys.modules if name.startswith("siding_line")]:
        del sys.modules[name]


def test_a_class_in_a_module_finds_the_files_of_its_package(siding: Game) -> None:
    assert siding.home == "siding_line"
    assert siding.texts("en").say("phase-taking") == "Taking wagons"
    assert siding.rules("en") == {"PL-1": "Take at most what is there."}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_language_lacks_is_said_in_english(siding: Game, language: str) -> None:
    texts = siding.texts(language)
    assert texts.say("phase-taking") == "Taking wagons"
    assert texts.say("move-take", n=2) == {"it": "Prendi 2"}.get(language, "Take 2")
    assert siding.rules(language) == {"PL-1": "Take at most what is there."}
    assert "about = Wagons in a siding" in "\n".join(sources(language, siding.home, ("text", FACE)))


def test_a_game_without_any_words_still_plays() -> None:
    assert BARE.home == "tests"
    assert BARE.texts("it").say("phase-taking") == "phase-taking"
    assert BARE.rules("fr") == {}


def test_the_terminal_shows_its_view_as_a_table(siding: Game) -> None:
    players = siding.seats[0]
    names = ["Ann", "Bo", "Cy", "Di"][:players]
    paper = io.StringIO()
    Console(file=paper, width=100).print(siding.terminal(siding.new(players, 1).view(0), siding.texts("en"), names))
    assert paper.getvalue().strip()
    assert not any(sign in paper.getvalue() for sign in '{}[]"')


def test_what_a_game_needs_is_exported() -> None:
    for name in ("Setting", "Fields", "BoardFile", "Broken", "NOT_NOW", "Texts", "Event", "EVERYBODY", "SPECTATOR", "Value", "games"):
        assert name in roundhouse.__all__ and hasattr(roundhouse, name)


def test_the_kit_says_what_it_needs() -> None:
    hide = "import importlib.util as u; real = u.find_spec; u.find_spec = lambda name, *rest: None if name == 'jsonschema' else real(name, *rest); "
    done = subprocess.run([sys.executable, "-c", hide + "import roundhouse.testing"], capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "pip install 'roundhouse[testing]'" in done.stderr.splitlines()[-1]
