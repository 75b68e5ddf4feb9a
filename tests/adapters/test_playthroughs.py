"""OpenSpiel's playthrough files: the beginning of a game with all that OpenSpiel may ask of it. `make golden` writes them anew.

The first line of a file says which game it is and the lines `action:` what was played, as OpenSpiel's own `generate_playthrough` writes and reads them.
"""

import os
from pathlib import Path

import pytest
from open_spiel.python.algorithms.generate_playthrough import playthrough

from roundhouse.adapters import open_spiel
from roundhouse.kernel.game import games

FOLDER = Path(__file__).parent / "playthroughs"
FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_playthrough(file: Path) -> None:
    lines = file.read_text(encoding="utf-8").splitlines()
    actions = [int(line.removeprefix("action: ")) for line in lines if line.startswith("action: ")]
    told = playthrough(lines[0].removeprefix("game: "), actions, seed=1)
    if os.environ.get("ROUNDHOUSE_GOLDEN") == "write":
        file.write_text(told, encoding="utf-8")
    assert told.splitlines() == file.read_text(encoding="utf-8").splitlines()


def test_every_game_has_a_playthrough() -> None:
    assert {file.stem for file in FILES} == {open_spiel.PREFIX + name for name in games()}
