"""A whole lesson: games, positions, the model that fits them, and what it is worth at the table."""

import json
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import roundhouse
from roundhouse.arena import wilson
from roundhouse.bots import Seat
from roundhouse.bots.search import SearchBot
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import BadOption
from roundhouse.kernel.game import Game
from roundhouse.kernel.model import Model
from roundhouse.kernel.modelfile import read_model
from roundhouse.kernel.provenance import commit
from roundhouse.learning.fitting import STAGES, calibration, figures, fit, table
from roundhouse.learning.samples import samples
from roundhouse.learning.selfplay import Played

HELD_OUT = 5  # every so many games one is kept for the figures, and never learned from
FEWEST = 20  # games


@dataclass(frozen=True)
class Match:
    """One search with the new model against searches with what was there before, seats rotated."""

    wins: float
    games: int

    def data(self) -> dict[str, Any]:
        """As JSON data, with Wilson's 95 % interval."""
        low, high = wilson(self.wins, self.games)
        return {"wins": self.wins, "games": self.games, "share": round(self.wins / max(1, self.games), 3), "interval": [round(low, 3), round(high, 3)]}


def learn(found: Game, games: dict[int, Played], jobs: int) -> dict[str, Any]:
    """The model of these games, as the data of its file."""
    if not found.features:
        raise BadOption(f"{found.title} has no features to learn from")
    if len(games) < FEWEST:
        raise BadOption(f"there are {len(games)} games; at least {FEWEST} are needed")
    every = [games[number] for number in sorted(games)]
    made = samples(every, jobs)
    train = table([one for one in made if one.game % HELD_OUT])
    check = table([one for one in made if one.game % HELD_OUT == 0])
    best = fit(train, check, found.seats)
    return {
        "game": found.id,
        "made": {
            "version": roundhouse.__version__,
            "commit": commit(),
            "rules": found.rules_version,
            "games": len(every),
            "held_out": sum(1 for one in every if one.number % HELD_OUT == 0),
            "positions": len(made),
            "bots": dict(Counter(one.bot for one in every)),
            "players": {str(players): count for players, count in sorted(Counter(one.players for one in every).items())},
            "boards": dict(Counter(one.board for one in every)),
            "seeds": [min(one.seed for one in every), max(one.seed for one in every)],
            "stiffness": best.stiffness,
        },
        "figures": {"by_part": figures(best, train, check, found.seats), "calibration": calibration(best, check)},
        "search": False,
        "features": [feature.name for feature in found.features],
        "stages": list(STAGES),
        "weights": [[_short(weight) for weight in row] for row in best.weights],
        "base": {str(players): row for players, row in best.base.items()},
        "doubt": {str(players): row for players, row in best.doubt.items()},
    }


def compare(found: Game, new: Model, old: Model | None, simulations: int, seeds: range, minutes: float, told: Callable[[int], None]) -> Match:
    """One search with the new model against searches with the old one, or the judge if there is none, in every seat of each seed."""
    players = 4 if 4 in found.seats else found.seats[-1]
    wins, games = 0.0, 0
    end = time.monotonic() + 60 * minutes
    for seed in seeds:
        if time.monotonic() > end:
            break
        for seat in range(players):
            state = found.new(players, seed)
            dice = Chance(seed + 1000003)
            minds = []
            for other in range(players):
                mind = SearchBot(dice.fork(), simulations)
                mind.model = new if other == seat else old
                mind.learned = mind.model is not None
                minds.append(mind)
            while not state.over:
                turn = state.to_act()[0]
                state.play(turn, minds[turn].choose(Seat(state, turn)))
            winners = state.winners()
            wins += 1 / len(winners) if seat in winners else 0.0
            games += 1
            told(1)
    return Match(wins, games)


def model_of(data: dict[str, Any], found: Game) -> Model:
    """The model of a file's data, ready for play."""
    return read_model(data, found)


def save(data: dict[str, Any], path: Path) -> None:
    """Write the file whole, or not at all."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".new")
    beside.write_text(written(data), encoding="utf-8")
    beside.replace(path)


def written(data: dict[str, Any]) -> str:
    """The text of a model's file: one line for each row of numbers."""
    lines = []
    for key, value in data.items():
        if key == "weights":
            rows = ",\n".join("  " + json.dumps(row) for row in value)
            lines.append(f' "weights": [\n{rows}\n ]')
        else:
            lines.append(f" {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _short(weight: float) -> float:
    """Five digits that count."""
    return float(np.format_float_positional(weight, precision=5, fractional=False, unique=False))
