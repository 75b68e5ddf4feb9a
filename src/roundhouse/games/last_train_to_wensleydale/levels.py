"""What the levels that look ahead are in Last Train to Wensleydale, as measured (docs/bots.md)."""

from typing import Final

from roundhouse.kernel.foresight import NORMAL, Foresight

LEVELS: Final = (
    Foresight(32, 6, 1, 0.0),  # normal
    Foresight(120, 6, 3, 0.0),  # hard
    Foresight(400, 6, 6, 0.0),  # expert
)


def foresight(rank: int) -> Foresight | None:
    """What the level of this rank is here."""
    return LEVELS[rank - NORMAL] if NORMAL <= rank < NORMAL + len(LEVELS) else None
