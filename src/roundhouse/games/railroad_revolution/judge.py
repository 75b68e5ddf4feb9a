"""How good a position is for a seat, for the bots."""

from typing import TYPE_CHECKING

from roundhouse.games.railroad_revolution.scoring import total

if TYPE_CHECKING:
    from roundhouse.games.railroad_revolution.state import RailState


def standing(state: "RailState", seat: int) -> float:
    """Larger is better."""
    return float(total(state, seat))
