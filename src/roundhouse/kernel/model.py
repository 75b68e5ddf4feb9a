"""A value that was learned: what a seat may expect at the end, from named numbers of its position."""

import math
from typing import Final


class Feature:
    """One of the numbers that say what a position means for a seat."""

    def __init__(self, name: str, unit: str, term: str) -> None:
        self.name: Final = name
        self.unit: Final = unit
        self.term: Final = term  # the part of the value (`Game.terms`) to which it belongs


class Model:
    """Weights of the features at some stages of a game, between which they change evenly.

    A stage is the part of the game that is still to come; the stages go up from 0 to 1.
    """

    def __init__(
        self,
        stages: list[float],
        weights: list[list[float]],
        base: dict[int, list[float]],
        doubt: dict[int, list[float]],
        places: list[int],
        terms: int,
        in_search: bool,
    ) -> None:
        self.stages: Final = stages
        self.weights: Final = weights  # points for one unit of a feature, by stage and feature
        self.base: Final = base  # points that everybody may expect besides, by number of players and stage
        self.doubt: Final = doubt  # points by which somebody must be ahead to be e times as likely to win, by number of players and stage
        self.places: Final = places  # the term of each feature
        self.number: Final = terms
        self.in_search: Final = in_search  # a search that values positions by it has been measured to win more than one by the judge

    def terms(self, numbers: list[float], left: float, players: int) -> list[float]:
        """The points that a seat may expect at the end, in parts; the first has what everybody may expect."""
        found = [0.0] * self.number
        stage = self.stage(left)
        share = self.share(left, stage)
        low = self.weights[stage]
        high = self.weights[stage + 1]
        places = self.places
        for feature in range(len(numbers)):
            weight = low[feature] + share * (high[feature] - low[feature])
            found[places[feature]] += weight * numbers[feature]
        base = self.base[players]
        found[0] += base[stage] + share * (base[stage + 1] - base[stage])
        return found

    def swing(self, left: float, players: int) -> float:
        """Points by which somebody must be ahead to be e times as likely to win."""
        stage = self.stage(left)
        doubt = self.doubt[players]
        return doubt[stage] + self.share(left, stage) * (doubt[stage + 1] - doubt[stage])

    def stage(self, left: float) -> int:
        """The last stage that is not later than `left`, but not the very last."""
        stage = 0
        while stage < len(self.stages) - 2 and left > self.stages[stage + 1]:
            stage += 1
        return stage

    def share(self, left: float, stage: int) -> float:
        """How far `left` lies on the way to the next stage."""
        low = self.stages[stage]
        return min(1.0, max(0.0, (left - low) / (self.stages[stage + 1] - low)))


def likely(values: list[float], swing: float) -> list[float]:
    """The chance of each seat to win, from what all may expect at the end; their sum is 1."""
    best = max(values)
    weights = [math.exp((value - best) / swing) for value in values]
    total = sum(weights)
    return [weight / total for weight in weights]
