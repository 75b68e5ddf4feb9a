"""Golden playthroughs: whole games as text, the same on every run, interpreted and compiled. `make golden` writes them anew."""

import os
import re
from pathlib import Path

import pytest

from roundhouse import game
from roundhouse.kernel.game import games
from roundhouse.testing import playthrough

FOLDER = Path(__file__).parent / "golden"
HEADING = re.compile(r"^(?P<game>\w+)  board (?P<board>\S+)  players (?P<players>\d+)  seed (?P<seed>\d+)  bots (?P<bot>\S+)(?:  (?P<options>.+))?$")
FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_playthrough(file: Path) -> None:
    """The first line of the file says which game to play; the rest must come out as it stands."""
    wanted = file.read_text(encoding="utf-8")
    found = HEADING.match(wanted.splitlines()[0])
    assert found, f"{file.name}: the first line does not say which game this is"
    chosen = dict(pair.split("=", 1) for pair in (found["options"] or "").split())
    told = playthrough(game(found["game"]), int(found["players"]), int(found["seed"]), found["board"], {**chosen}, found["bot"])
    if os.environ.get("ROUNDHOUSE_GOLDEN") == "write":
        file.write_text(told, encoding="utf-8")
    assert told.splitlines() == file.read_text(encoding="utf-8").splitlines()


def test_every_game_has_a_playthrough() -> None:
    told = {file.read_text(encoding="utf-8").split()[0] for file in FILES}
    assert told == set(games())
