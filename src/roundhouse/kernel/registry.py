"""The games that are installed, found by their id. Of a game it knows what a record asks for; everything else is in `kernel/game.py`."""

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from typing import Any

from roundhouse.kernel.errors import UnknownName
from roundhouse.kernel.move import Board, Move
from roundhouse.kernel.state import State

GROUP = "roundhouse.games"  # the entry points under which a package offers its GAME
FOLDERS = ("boards", "text", "rules", "face")  # of a game's package


class Listed(ABC):
    """What can be found here: all that is needed to replay a record."""

    @abstractmethod
    def admit(self, name: str) -> None:
        """Make ready to be played under this id; UnknownName with the reason where it cannot be."""

    @abstractmethod
    def known_rules(self, rules: int) -> int:
        """`rules` if this program can play by that version; BadOption with the reason if it cannot."""

    @abstractmethod
    def new(
        self,
        players: int,
        seed: int | None = None,
        board: str | None = None,
        options: Mapping[str, object] | None = None,
        rules: int | None = None,
    ) -> State:
        """A game at its first decision."""

    @abstractmethod
    def position(self, data: Mapping[str, Any]) -> State:
        """The state that `dump` described, or a PositionError that names the field."""

    @abstractmethod
    def move(self, notation: str, board: str | Board | None = None) -> Move:
        """The move that `notation` names, whatever the position."""


@cache
def find(name: str) -> Listed:
    """The game with this id, from this package or any other that is installed."""
    found = {entry.name: entry for entry in entry_points(group=GROUP)}
    if name not in found:
        raise UnknownName(f"there is no game {name!r}; there are: {', '.join(sorted(found))}")
    made = found[name].load()
    if not isinstance(made, Listed):
        raise UnknownName(f"the entry point {name!r} of {GROUP} is not a Game")
    made.admit(name)
    return made


@cache
def home_of(module: str) -> str:
    """The package of a module that holds a game's files: its own, or the nearest around it that has one of their folders."""
    found = sys.modules[module]
    own = module if hasattr(found, "__path__") else found.__package__ or module
    package = own
    while package:
        if any(files(package).joinpath(folder).is_dir() for folder in FOLDERS):
            return package
        package = package.rpartition(".")[0]
    return own


def games() -> list[str]:
    """The ids of all games that are installed."""
    return sorted({entry.name for entry in entry_points(group=GROUP)})
