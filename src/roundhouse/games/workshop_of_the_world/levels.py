"""What the levels that look ahead are in Workshop of the World, as measured (docs/bots.md)."""

from typing import Final

from roundhouse.kernel.foresight import NORMAL, Foresight

LEVELS: Final = (
    Foresight(32, 6, 1, 0.008),  # normal
    Foresight(200, 8, 2, 0.0),  # hard
    Foresight(600, 12, 2, 0.0),  # expert
)


def foresight(rank: int) -> Foresight | None:
    """What the level of this rank is here."""
    return LEVELS[rank - NORMAL] if NORMAL <= rank < NORMAL + len(LEVELS) else None
