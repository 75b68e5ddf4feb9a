"""Ratings: how strong a bot is beside the others, by openskill's Plackett-Luce model, with limits from playing the tournament again in another order.

A bot that sits at a table twice is rated at each seat, and takes the mean of both. Needs the extra `arena`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from roundhouse.arena.contest import Result
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import BadOption

AGAIN = 200  # tournaments that are drawn from the blocks that were played, for the limits
FEWEST = 20
EFFORT = 60_000  # games, at most, that are rated for the limits, about


@dataclass(frozen=True)
class Rating:
    """The rating of a bot: openskill's scale, on which everybody begins at 25 and a difference of 6 is a clear one; limits that hold 95 %."""

    name: str
    rating: float
    low: float
    high: float


def rater() -> Any:
    """The model of openskill, or a sentence that says how to get it."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BadOption("ratings need openskill: pip install 'roundhouse[arena]'") from None
    return PlackettLuce


def ratings(results: Sequence[Result], bots: Sequence[str]) -> list[Rating]:
    """The ratings, the best first."""
    model = rater()
    blocks: dict[int, list[Result]] = {}
    for one in results:
        blocks.setdefault(one.block, []).append(one)
    every = list(blocks.values())
    dice = Chance(len(results))
    rounds = max(FEWEST, min(AGAIN, EFFORT // len(results)))
    drawn: list[dict[str, float]] = []
    straight: list[dict[str, float]] = []
    for again in range(rounds):
        drawn.append(_rate(model, [every[dice.below(len(every))] for _ in every], bots))
        if again * 10 < rounds:  # the order of games matters a little: the rating is a mean over some orders
            order = list(range(len(every)))
            dice.shuffle(order)
            straight.append(_rate(model, [every[place] for place in order], bots))
    found = []
    for name in bots:
        values = sorted(one[name] for one in drawn)
        rating = sum(one[name] for one in straight) / len(straight)
        low, high = values[int(0.025 * len(values))], values[min(len(values) - 1, int(0.975 * len(values)))]
        found.append(Rating(name, rating, min(low, rating), max(high, rating)))
    return sorted(found, key=lambda one: -one.rating)


def _rate(model: Any, blocks: Sequence[Sequence[Result]], bots: Sequence[str]) -> dict[str, float]:
    maker = model(tau=0.0)
    held = {name: maker.rating() for name in bots}
    for block in blocks:
        for one in block:
            after = maker.rate([[held[name]] for name in one.bots], ranks=list(one.ranks))
            for name in set(one.bots):
                own = [team[0] for team, other in zip(after, one.bots, strict=True) if other == name]
                held[name] = maker.rating(mu=sum(each.mu for each in own) / len(own), sigma=sum(each.sigma for each in own) / len(own))
    return {name: float(one.mu) for name, one in held.items()}
