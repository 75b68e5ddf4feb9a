"""Ways to play, found by themselves: seats whose positions look alike late in the game, and how often each kind of them wins. Needs NumPy (extra `arena`)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from roundhouse.arena.design import Tournament
from roundhouse.arena.figures import Share
from roundhouse.arena.observing import Observation
from roundhouse.kernel.errors import BadOption
from roundhouse.kernel.game import game

MOST = 5  # ways that are told apart
FEWEST = 60  # seats
MARKS = 4  # features that a way is described by
STARTS = 8  # of the search for them, of which the best counts


@dataclass(frozen=True)
class Strategy:
    """A way to play: how many seats went it, their share of the victory, and what is special about it, in standard deviations from the rest of the table."""

    seats: int
    wins: Share
    points: float  # at the end, above the mean of the table
    marks: tuple[tuple[str, float], ...]  # feature and how much more of it, the most special first


def strategies(plan: Tournament, seen: Sequence[Observation]) -> list[Strategy]:
    """The ways to play, the one that wins most first; none if the game has no features or there are too few games."""
    try:
        import numpy as np
    except ImportError:
        raise BadOption("ways to play are found with NumPy: pip install 'roundhouse[arena]'") from None
    names = [feature.name for feature in game(plan.game).features]
    rows = [one for one in seen if one.features]
    if not names or len(rows) * plan.players < FEWEST:
        return []
    tables = np.array([one.features for one in rows], np.float64)
    apart = (tables - tables.mean(axis=1, keepdims=True)).reshape(-1, len(names))  # what a seat has more than the others at its table
    spread = apart.std(axis=0)
    useful = spread > 1e-9
    if not useful.any():
        return []
    spots = np.clip(apart[:, useful] / spread[useful], -4, 4)
    shares = np.array([one.result.shares for one in rows]).ravel()
    scores = np.array([one.result.scores for one in rows], np.float64)
    more = (scores - scores.mean(axis=1, keepdims=True)).ravel()
    kinds = _best(np, spots)
    labels = [name for name, good in zip(names, useful, strict=True) if good]
    found = []
    for kind in range(int(kinds.max()) + 1):
        inside = kinds == kind
        count = int(inside.sum())
        if not count:
            continue
        middle = spots[inside].mean(axis=0)
        order = np.argsort(-np.abs(middle))[:MARKS]
        marks = tuple((labels[place], float(middle[place])) for place in order)
        found.append(Strategy(count, Share.of(float(shares[inside].sum()), count, 1 / plan.players), float(more[inside].mean()), marks))
    return sorted(found, key=lambda one: -one.wins.share)


def _best(np: Any, spots: Any) -> Any:
    """The kind of each spot: as many kinds as part the spots best (by the silhouette of a sample)."""
    dice = np.random.default_rng(0)
    sample = dice.choice(len(spots), min(400, len(spots)), replace=False)
    tries = [_kinds(np, spots, count, dice) for count in range(2, MOST + 1)]
    return max(tries, key=lambda kinds: _silhouette(np, spots[sample], kinds[sample]))


def _kinds(np: Any, spots: Any, count: int, dice: Any) -> Any:
    """Lloyd's k-means, from several starts."""
    best, least = None, np.inf
    for _ in range(STARTS):
        middles = spots[dice.choice(len(spots), count, replace=False)]
        for _ in range(40):
            far = ((spots[:, None, :] - middles[None, :, :]) ** 2).sum(axis=2)
            kinds = far.argmin(axis=1)
            new = np.array([spots[kinds == kind].mean(axis=0) if (kinds == kind).any() else middles[kind] for kind in range(count)])
            if np.allclose(new, middles):
                break
            middles = new
        loss = far.min(axis=1).sum()
        if loss < least:
            best, least = kinds, loss
    return best


def _silhouette(np: Any, spots: Any, kinds: Any) -> float:
    """How much nearer a spot is to its own kind than to the next one, on average."""
    far = np.sqrt(((spots[:, None, :] - spots[None, :, :]) ** 2).sum(axis=2))
    present = [kind for kind in np.unique(kinds) if (kinds == kind).sum() > 1]
    if len(present) < 2:
        return -1.0
    own = np.zeros(len(spots))
    other = np.full(len(spots), np.inf)
    for kind in present:
        inside = kinds == kind
        mean = far[:, inside].sum(axis=1)
        own[inside] = mean[inside] / (inside.sum() - 1)
        other[~inside] = np.minimum(other[~inside], mean[~inside] / inside.sum())
    return float(((other - own) / np.maximum(np.maximum(own, other), 1e-9)).mean())
