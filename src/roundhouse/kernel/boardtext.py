"""Where the text of a board is found: in the game's own folder, in a file, or lent by another machine."""

from importlib.resources.abc import Traversable
from pathlib import Path
from typing import ClassVar, Protocol

from roundhouse.kernel.errors import UnknownName

LENT: dict[tuple[str, str], str] = {}  # texts of board files that came from elsewhere, by game and name


class Boarded(Protocol):
    """What must be known of a game to find its boards."""

    id: ClassVar[str]
    title: ClassVar[str]
    boards: ClassVar[tuple[str, ...]]


def board_text(game: Boarded, home: Traversable, name: str) -> tuple[str, str]:
    """The text of a board file and where it is: one in the game's own folder by its name, one that was lent, or any file by its path."""
    if name in game.boards:
        return home.joinpath("boards", f"{name}.toml").read_text(encoding="utf-8"), f"{name}.toml"
    if (game.id, name) in LENT:
        return LENT[game.id, name], name
    if not name.endswith(".toml"):
        raise UnknownName(f"{game.title} has no board {name!r}; it has: {', '.join(game.boards)} (or the path of a .toml file)")
    try:
        return Path(name).read_text(encoding="utf-8"), name
    except OSError as problem:
        raise UnknownName(f"cannot read the board file {name}: {problem.strerror or problem}") from None
    except UnicodeDecodeError as problem:
        raise UnknownName(f"cannot read the board file {name}: {problem}") from None
