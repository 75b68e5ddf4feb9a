"""Keeping a game: where it is saved, and what is done when that place refuses."""

import shlex
import tempfile
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

from roundhouse.cli.screen import complain
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.record import Record

PROGRAM = "roundhouse"


def new_path(game: str) -> Path:
    """A file in the current folder that is named after the game and the time, and does not exist."""
    stem = f"{game}-{datetime.now():%Y%m%d-%H%M%S}"
    path, number = Path(f"{stem}.txt"), 2
    while path.exists():
        path, number = Path(f"{stem}-{number}.txt"), number + 1
    return path


def resume_words(path: Path, language: str) -> str:
    """The command that goes on with a saved game."""
    return f"{PROGRAM} play --resume {shlex.quote(str(path))}" + (f" --lang {language}" if language != "en" else "")


def save_somewhere(record: Record, path: Path) -> Path | None:
    """Save to `path`, or if that fails in the home or the temporary folder, with a complaint; None if nothing can be written."""
    places: list[Callable[[], Path]] = [lambda: path, lambda: Path.home() / path.name, lambda: Path(tempfile.gettempdir()) / path.name]
    for number, place in enumerate(places):
        try:
            target = place()
            if number and target.exists():
                continue  # another game's file is not ours to replace
            record.save(target)
            return target
        except (RoundhouseError, RuntimeError, OSError) as problem:
            complain(problem)
    return None
