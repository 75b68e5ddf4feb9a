"""The words of the four games are complete and well kept, in every language."""

import pytest

from roundhouse import game
from roundhouse.kernel.refusal import Refusal
from roundhouse.kernel.texts import LANGUAGES
from roundhouse.testing import wording

GAMES = ("last_train_to_wensleydale", "railroad_revolution", "railways_of_the_world", "workshop_of_the_world")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_words_are_well_kept(name: str, language: str) -> None:
    assert list(wording.wording_flaws(game(name), language)) == []


@pytest.mark.parametrize("name", GAMES)
def test_every_game_refuses_for_many_reasons(name: str) -> None:
    assert len(wording.refusals(game(name))) > 30


def test_flaws_are_found(monkeypatch: pytest.MonkeyPatch) -> None:
    one = game("last_train_to_wensleydale")
    known = wording.keys("en", one.home)
    monkeypatch.setattr(wording, "keys", lambda language, _home: known | ({"refused-never", "phase-never"} if language == "it" else set()))
    monkeypatch.setattr(wording, "refusals", lambda _game: [Refusal("LW-99.9", "refused-hill")])
    monkeypatch.setattr(wording, "names_to_say", lambda _game: ["phase-nowhere"])
    found = list(wording.wording_flaws(one, "it"))
    assert "phase-never is not in both en and it" in found
    assert "phase-never says nothing" in found
    assert "phase-nowhere is missing" in found
    assert "refused-never is never used" in found
    assert any("no rules text has LW-99.9" in flaw for flaw in found)
    assert wording.line_flaws(one, [{"kind": "never", "seat": 0, "facts": {}}]) != []
    assert wording.unused_lines(one, [{"kind": "never"}], []) > {"log-never", "move-bid"}
