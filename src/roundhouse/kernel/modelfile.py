"""A learned value as a file: JSON with the weights, and from what they were made."""

import json
from collections.abc import Sequence
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, ClassVar, Protocol

from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.model import Feature, Model


class Valued(Protocol):
    """What must be known of a game to read its model."""

    id: ClassVar[str]
    seats: ClassVar[tuple[int, ...]]
    terms: ClassVar[tuple[str, ...]]
    features: ClassVar[tuple[Feature, ...]]


def find_model(game: Valued, home: Traversable, folder: str) -> Model | None:
    """The model in the game's own folder, or <game>.json in another; None if there is none, or the folder is "none"."""
    file = Path(folder, f"{game.id}.json") if folder else home.joinpath("models", "value.json")
    if folder == "none" or not game.features or not file.is_file():
        return None
    return read_model(json.loads(file.read_text(encoding="utf-8")), game)


def read_model(data: dict[str, Any], game: Valued) -> Model:
    """The model of a file's data; a RoundhouseError with the field that does not fit the game."""
    names = [feature.name for feature in game.features]
    if data["game"] != game.id or data["features"] != names:
        raise RoundhouseError(f"the model of {data['game']} was learned from other features than {game.id} has: learn it anew (roundhouse learn {game.id})")
    stages = [float(stage) for stage in data["stages"]]
    weights = [[float(weight) for weight in row] for row in data["weights"]]
    if len(stages) < 2 or stages != sorted(set(stages)) or len(weights) != len(stages) or any(len(row) != len(names) for row in weights):
        raise RoundhouseError(f"the model of {game.id}: `weights` must have a row for each of its two or more stages, and a number for each feature")
    base = {players: _by_stage(data, "base", players, stages, game) for players in game.seats}
    doubt = {players: _by_stage(data, "doubt", players, stages, game) for players in game.seats}
    if any(width <= 0.0 for row in doubt.values() for width in row):
        raise RoundhouseError(f"the model of {game.id}: every `doubt` must be above 0")
    return Model(stages, weights, base, doubt, term_places(game.features, game.terms), len(game.terms), bool(data.get("search", False)))


def term_places(features: Sequence[Feature], terms: Sequence[str]) -> list[int]:
    """The place among the terms of each feature."""
    return [list(terms).index(feature.term) for feature in features]


def _by_stage(data: dict[str, Any], field: str, players: int, stages: list[float], game: Valued) -> list[float]:
    row = [float(points) for points in data[field][str(players)]]
    if len(row) != len(stages):
        raise RoundhouseError(f"the model of {game.id}: `{field}` for {players} players must have a number for each stage")
    return row
