"""The model that fits the samples best: weights of the features by stage, and how sure they are."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from roundhouse.learning.samples import Sample

Numbers = NDArray[np.float64]

STAGES = (0.0, 0.15, 0.35, 0.6, 1.0)
STIFFNESS = (0.3, 3.0, 30.0, 300.0)  # how much small weights are preferred, of which the best on games of their own is taken
SMALLEST = 0.5  # points of doubt
PARTS = (0.8, 0.6, 0.4, 0.2, 0.0)  # of the game still to come, for the figures


@dataclass(frozen=True)
class Table:
    """Samples as arrays, a row for each seat of each position."""

    features: Numbers
    left: Numbers
    players: NDArray[np.int64]
    position: NDArray[np.int64]  # rows with the same number are the seats of one position
    judged: Numbers
    plain: Numbers
    scores: Numbers
    wins: Numbers


def table(found: list[Sample]) -> Table:
    """The samples as arrays."""
    sizes = [sample.players for sample in found]
    return Table(
        features=np.array([row for sample in found for row in sample.features]),
        left=np.repeat([sample.left for sample in found], sizes),
        players=np.repeat(sizes, sizes),
        position=np.repeat(np.arange(len(found)), sizes),
        judged=np.concatenate([sample.judged for sample in found]),
        plain=np.concatenate([sample.plain for sample in found]),
        scores=np.concatenate([sample.scores for sample in found]),
        wins=np.concatenate([sample.wins for sample in found]),
    )


def shares(left: Numbers) -> Numbers:
    """How much each stage counts at `left`: two neighbours share it."""
    stages = np.array(STAGES)
    made = np.zeros((len(left), len(stages)))
    place = np.clip(np.searchsorted(stages, left, side="left") - 1, 0, len(stages) - 2)
    part = np.clip((left - stages[place]) / (stages[place + 1] - stages[place]), 0.0, 1.0)
    rows = np.arange(len(left))
    made[rows, place] = 1.0 - part
    made[rows, place + 1] = part
    return made


def centred(values: Numbers, position: NDArray[np.int64]) -> Numbers:
    """Each value less the mean of its position: what sets a seat apart from the others."""
    count = np.bincount(position)
    if values.ndim == 1:
        return np.asarray(values - (np.bincount(position, values) / count)[position])
    sums = np.zeros((len(count), values.shape[1]))
    np.add.at(sums, position, values)
    return np.asarray(values - (sums / count[:, None])[position])


@dataclass(frozen=True)
class Fit:
    """Weights by stage and feature, and what everybody may expect and how sure it is, by players and stage."""

    weights: Numbers
    base: dict[int, list[float]]
    doubt: dict[int, list[float]]
    stiffness: float

    def values(self, data: Table) -> Numbers:
        """The points that each seat may expect, without the base."""
        return np.asarray(np.einsum("rs,sf,rf->r", shares(data.left), self.weights, data.features, optimize=True))


def fit(train: Table, check: Table, seats: tuple[int, ...]) -> Fit:
    """The weights whose margins come nearest to those at the end, by least squares with a preference for small ones; then base and doubt."""
    width = train.features.shape[1]
    inside = _apart(train)
    scale = inside.std(axis=0)
    scale[scale == 0.0] = 1.0
    inside /= scale
    wanted = centred(train.scores, train.position)
    square = inside.T @ inside
    right = inside.T @ wanted
    outside, truth = _apart(check) / scale, centred(check.scores, check.position)
    best: tuple[float, float, Numbers] | None = None
    for stiffness in STIFFNESS:
        found: Numbers = np.asarray(np.linalg.solve(square + stiffness * len(train.left) / 10000.0 * np.eye(len(square)), right), dtype=np.float64)
        error = float(np.mean((outside @ found - truth) ** 2))
        if best is None or error < best[0]:
            best = (error, stiffness, found)
    assert best is not None
    weights = (best[2] / scale).reshape(len(STAGES), width)
    plain = Fit(weights, {}, {}, best[1])
    base, doubt = _base(plain, train, seats), _doubt(plain.values(train), train, seats)
    return Fit(weights, base, doubt, best[1])


def _apart(data: Table) -> Numbers:
    """Features by stage, less the mean of the position."""
    made = shares(data.left)
    spread = (made[:, :, None] * data.features[:, None, :]).reshape(len(made), -1)
    return centred(spread, data.position)


def _base(found: Fit, data: Table, seats: tuple[int, ...]) -> dict[int, list[float]]:
    """What is left of the points at the end, by players and stage."""
    rest = data.scores - found.values(data)
    made = {}
    for players in seats:
        rows = data.players == players if (data.players == players).any() else np.ones(len(rest), dtype=bool)
        spread = shares(data.left[rows])
        solved = np.linalg.solve(spread.T @ spread + 1e-3 * np.eye(len(STAGES)), spread.T @ rest[rows])
        made[players] = [round(float(points), 3) for points in solved]
    return made


def log_loss(values: Numbers, doubt: Numbers, data: Table) -> Numbers:
    """By position: how surprising the winner was, in nats."""
    scaled = values / doubt
    position = data.position
    top = np.full(position[-1] + 1, -np.inf)
    np.maximum.at(top, position, scaled)
    weights = np.exp(scaled - top[position])
    chance = weights / np.bincount(position, weights)[position]
    return np.asarray(np.bincount(position, -data.wins * np.log(np.maximum(chance, 1e-12))))


def _doubt(values: Numbers, data: Table, seats: tuple[int, ...]) -> dict[int, list[float]]:
    """The doubt with which winners surprise least, stage by stage; the same shape for all numbers of players, and a size for each."""
    made = shares(data.left)
    shape = np.full(len(STAGES), max(SMALLEST, float(np.std(centred(values, data.position)))))
    factors = np.exp(np.linspace(-0.35, 0.35, 8))
    for _ in range(8):
        for stage in range(len(STAGES)):
            tried = [shape * np.where(np.arange(len(STAGES)) == stage, factor, 1.0) for factor in (*factors, 1.0)]
            shape = min(tried, key=lambda one: float(log_loss(values, made @ one, data).mean()))
    shape = np.maximum(shape, SMALLEST)
    found = {}
    for players in seats:
        rows = data.players == players
        size = 1.0
        if rows.any():
            part = rows_of(data, rows)
            spread = shares(part.left) @ shape
            size = float(min(np.exp(np.linspace(-0.5, 0.5, 21)), key=lambda one: float(log_loss(values[rows], spread * one, part).mean())))
        found[players] = [round(float(points), 3) for points in np.maximum(SMALLEST, shape * size)]
    return found


def rows_of(data: Table, rows: NDArray[np.bool_]) -> Table:
    """Some rows of a table, whole positions of it."""
    _, position = np.unique(data.position[rows], return_inverse=True)
    return Table(data.features[rows], data.left[rows], data.players[rows], position, data.judged[rows], data.plain[rows], data.scores[rows], data.wins[rows])


def figures(found: Fit, train: Table, check: Table, seats: tuple[int, ...]) -> list[dict[str, Any]]:
    """On held-out games, by part of the game: correlation with the final margin and log-loss of the winner, for the model, the judge and the plain score."""
    made = []
    judged = _doubt(train.judged, train, seats)
    for high, low in zip((1.0, *PARTS[:-1]), PARTS, strict=True):
        rows = (check.left <= high) & (check.left > low)
        if rows.sum() < 20:
            continue
        part = rows_of(check, rows)
        truth = centred(part.scores, part.position)
        model, judge = found.values(part), part.judged
        by_model = np.array([shares(part.left[row : row + 1])[0] @ found.doubt[int(part.players[row])] for row in range(len(part.left))])
        by_judge = np.array([shares(part.left[row : row + 1])[0] @ judged[int(part.players[row])] for row in range(len(part.left))])
        made.append(
            {
                "left": f"{high:.1f} to {low:.1f}",
                "positions": int(part.position[-1] + 1),
                "correlation": _rounded(model=_along(model, truth, part), judge=_along(judge, truth, part), plain=_along(part.plain, truth, part)),
                "log_loss": _rounded(
                    model=float(log_loss(model, by_model, part).mean()),
                    judge=float(log_loss(judge, by_judge, part).mean()),
                    even=float(np.log(part.players).mean()),
                ),
                "error": _rounded(model=_error(model, truth, part), judge=_error(judge, truth, part)),
            }
        )
    return made


def calibration(found: Fit, check: Table) -> list[dict[str, float]]:
    """On held-out games: of the seats that were given so much of a chance, how many won."""
    doubt = np.array([shares(check.left[row : row + 1])[0] @ found.doubt[int(check.players[row])] for row in range(len(check.left))])
    scaled = found.values(check) / doubt
    top = np.full(check.position[-1] + 1, -np.inf)
    np.maximum.at(top, check.position, scaled)
    weights = np.exp(scaled - top[check.position])
    chance = weights / np.bincount(check.position, weights)[check.position]
    made = []
    for low in np.arange(0.0, 1.0, 0.1):
        rows = (chance >= low) & (chance < low + 0.1 + 1e-9)
        if rows.sum() >= 30:
            made.append({"told": round(float(chance[rows].mean()), 3), "won": round(float(check.wins[rows].mean()), 3), "seats": int(rows.sum())})
    return made


def _along(values: Numbers, truth: Numbers, part: Table) -> float:
    apart = centred(values, part.position)
    return float(np.corrcoef(apart, truth)[0, 1]) if apart.std() > 0.0 else 0.0


def _error(values: Numbers, truth: Numbers, part: Table) -> float:
    return float(np.sqrt(np.mean((centred(values, part.position) - truth) ** 2)))


def _rounded(**numbers: float) -> dict[str, float]:
    return {name: round(number, 3) for name, number in numbers.items()}
