"""Bids in closed fists that cannot be read: everybody pays, so a bid is drawn at random, just so often that no other way of bidding gains by it. [WW-5]"""

import math
from typing import Final

STEPS: Final = 20  # of halving


def expected_place(worths: list[float], below: float) -> float:
    """What a bid brings when every rival bids less with this chance: `worths` is what the places are worth, the first place first."""
    rivals = len(worths) - 1
    total = 0.0
    ways = 1.0
    for above in range(rivals + 1):
        total += ways * math.pow(1.0 - below, float(above)) * math.pow(below, float(rivals - above)) * worths[above]
        ways = ways * (rivals - above) / (above + 1)
    return total


def chances_below(worths: list[float], means: int) -> list[float]:
    """By bid, from 0: how often a rival bids less, if nobody can gain by bidding otherwise; it ends where one more pound cannot pay.

    A player who bids nothing comes last. Any other bid must bring as much more than the last place as it costs.
    """
    found = [0.0]
    least = worths[-1]
    while len(found) <= means and worths[0] - least > len(found):
        low, high = found[-1], 1.0
        for _ in range(STEPS):
            middle = (low + high) / 2.0
            if expected_place(worths, middle) - least < len(found):
                low = middle
            else:
                high = middle
        found.append((low + high) / 2.0)
    return found
