"""How good a position is for a seat, for the bots."""

from typing import TYPE_CHECKING

from roundhouse.games.last_train_to_wensleydale import scoring

if TYPE_CHECKING:
    from roundhouse.games.last_train_to_wensleydale.state import State


def judge(state: "State", seat: int) -> float:
    """Points if the game ended now."""
    return float(scoring.score(state, seat))
