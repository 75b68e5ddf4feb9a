"""Chances as they come true: what the learned value says of who wins, made more or less sure by the stage of the game, as games of bots have shown it."""

import hashlib
import json
import os
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.game import MODELS, Game
from roundhouse.kernel.game import game as find_game
from roundhouse.kernel.state import State

FOLDER: Final = "models"
FILE: Final = "calibration.json"


@dataclass(frozen=True)
class Calibration:
    """The power to which chances are raised at some stages of a game, between which it changes evenly.

    A stage is the part of the game that is still to come; the stages go up from 0 to 1. It changes neither who is ahead of whom, nor the sum.
    """

    stages: tuple[float, ...]
    power: tuple[float, ...]  # below 1: less sure

    def told(self, chances: Sequence[float], left: float) -> list[float]:
        """The chances of a position in which so much is still to come, as they are told."""
        power = self.at(left)
        best = max(chances)
        raised = [(chance / best) ** power for chance in chances]
        total = sum(raised)
        return [one / total for one in raised]

    def at(self, left: float) -> float:
        """The power where so much is still to come."""
        place = next((place for place in range(1, len(self.stages) - 1) if left <= self.stages[place]), len(self.stages) - 1)
        low, high = self.stages[place - 1], self.stages[place]
        share = min(1.0, max(0.0, (left - low) / (high - low)))
        return self.power[place - 1] + share * (self.power[place] - self.power[place - 1])


def chances(state: State) -> list[float]:
    """The chance of each seat to win as it is told, by seat: of an imagined state, or of one that is over."""
    found = state.chances()
    if state.over:
        return found
    made = calibration(state.setting.game.id, os.environ.get(MODELS, ""))
    return found if made is None else made.told(found, state.to_come())


@cache
def calibration(game: str, models: str = "") -> Calibration | None:
    """What belongs to the model that comes with a game; None if there is none, or if other models are in use."""
    found = find_game(game)
    path = files(found.home).joinpath(FOLDER, FILE)
    return read(json.loads(path.read_text(encoding="utf-8")), found) if not models and path.is_file() else None


def read(data: dict[str, Any], game: Game) -> Calibration:
    """The calibration of a file's data; a RoundhouseError with what is wrong in it."""
    made = Calibration(*(tuple(float(number) for number in data[field]) for field in ("stages", "power")))
    if data["game"] != game.id or len(made.stages) != len(made.power) or len(made.stages) < 2:
        raise RoundhouseError(f"the calibration of {game.id}: `power` must have a number for each of its two or more stages")
    if list(made.stages) != sorted(set(made.stages)) or min(made.power) <= 0.0:
        raise RoundhouseError(f"the calibration of {game.id}: stages go up, and every power is above 0")
    return made


def fingerprint(game: Game) -> str:
    """Stands for the learned value that a calibration was made for."""
    return hashlib.sha256(files(game.home).joinpath(FOLDER, "value.json").read_bytes()).hexdigest()[:16]
