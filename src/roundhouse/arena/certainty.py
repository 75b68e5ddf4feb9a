"""When the order of the bots is settled: limits that hold however often one looks.

For two bots the number that counts is how often the one finishes ahead of the other where they meet. Each block gives one number from -1 to 1, as its games
share a deal. Its mean has limits that hold at all looks at once (an asymptotic confidence sequence: I. Waudby-Smith and others, 2024, "Time-uniform central
limit theory and asymptotic confidence sequences"), so that stopping as soon as they are clear of 0 is no cheating.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from roundhouse.arena.contest import Result

ERROR = 0.05  # how likely any of the orders is wrong
FEWEST = 10  # blocks in which a pair must have met before anything is said
EQUAL = 0.05  # a difference that is smaller than this does not matter
TUNED = 50  # the limits are narrowest after about so many blocks


@dataclass(frozen=True)
class Difference:
    """How much more often `first` finishes ahead of `second` than behind it: the mean, and its limits."""

    first: str
    second: str
    blocks: int
    mean: float
    low: float
    high: float

    @property
    def verdict(self) -> str:
        """`ahead`, `behind`, `equal` or, as long as it is not settled, `open`."""
        if self.blocks < FEWEST:
            return "open"
        if self.low > 0:
            return "ahead"
        if self.high < 0:
            return "behind"
        return "equal" if max(-self.low, self.high) < EQUAL else "open"


def compare(one: Result, first: str, second: str) -> float | None:
    """How much more often the first is ahead of the second at this table, from -1 to 1; None if they do not meet."""
    mine = [rank for name, rank in zip(one.bots, one.ranks, strict=True) if name == first]
    theirs = [rank for name, rank in zip(one.bots, one.ranks, strict=True) if name == second]
    if not mine or not theirs:
        return None
    return sum((a < b) - (a > b) for a in mine for b in theirs) / (len(mine) * len(theirs))


def difference(results: Sequence[Result], first: str, second: str, error: float = ERROR) -> Difference:
    """The difference of two bots, from all blocks in which they met."""
    blocks: dict[int, list[float]] = {}
    for one in results:
        found = compare(one, first, second)
        if found is not None:
            blocks.setdefault(one.block, []).append(found)
    means = [sum(block) / len(block) for block in blocks.values()]
    count = len(means)
    if count < 2:
        return Difference(first, second, count, sum(means), -1.0, 1.0)
    mean = sum(means) / count
    spread = math.sqrt(sum((one - mean) ** 2 for one in means) / (count - 1))
    spread = max(spread, 1 / math.sqrt(count))  # a row of equal results is no proof that there are no others
    tune = (-2 * math.log(error) + math.log(-2 * math.log(error) + 1)) / TUNED
    width = spread * math.sqrt(2 * (count * tune + 1) / (count**2 * tune) * math.log(math.sqrt(count * tune + 1) / error))
    return Difference(first, second, count, mean, max(-1.0, mean - width), min(1.0, mean + width))


def settled(results: Sequence[Result], bots: Sequence[str]) -> list[Difference]:
    """The differences of all pairs if each is known or too small to matter; nothing as long as one is open."""
    pairs = list(combinations(bots, 2))
    found = [difference(results, first, second, ERROR / len(pairs)) for first, second in pairs]
    return [] if any(one.verdict == "open" for one in found) else found
