"""How a game ended, as it is kept with its table."""

from typing import Any

from roundhouse.kernel.state import State


def result_of(state: State) -> dict[str, Any]:
    """Scores, places (winners share the first) and winners of a game that is over."""
    ranking, winners = state.ranking(), state.winners()
    places = [1 if seat in winners else ranking.index(seat) + 1 for seat in range(state.setting.players)]
    return {"scores": state.scores(), "places": places, "winners": sorted(winners)}
