"""What the levels that look ahead are in Railroad Revolution, as measured (docs/bots.md)."""

from typing import Final

from roundhouse.kernel.foresight import NORMAL, Foresight

LEVELS: Final = (
    Foresight(120, 8, 1, 0.0),  # normal
    Foresight(120, 8, 5, 0.0),  # hard
    Foresight(300, 10, 9, 0.0),  # expert
)


def foresight(rank: int) -> Foresight | None:
    """What the level of this rank is here."""
    return LEVELS[rank - NORMAL] if NORMAL <= rank < NORMAL + len(LEVELS) else None
