"""How good a position is for a seat."""

from roundhouse.games.railways_of_the_world.pieces import Pieces


def judged(state: Pieces, seat: int) -> float:
    """Points now."""
    return float(state.position[seat] - state.bonds[seat])
