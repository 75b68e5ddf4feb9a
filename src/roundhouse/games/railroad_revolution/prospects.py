"""What the main part of an action will be worth, for the judge: the best way to do it is tried on a sketch of the table."""

from roundhouse.games.railroad_revolution.judge import value
from roundhouse.games.railroad_revolution.outlook import can_finish
from roundhouse.games.railroad_revolution.part import MAIN_PARTS, carry_out
from roundhouse.games.railroad_revolution.state import ACTION, RailState
from roundhouse.kernel.move import Move


def best_main_part(state: RailState, seat: int) -> float:
    """The value of the position after the pieces of the main part have gone to the best places, one after the other."""
    if state.at != ACTION or state.turn != seat:
        return value(state, seat)
    while state.to_place:
        found: list[Move] = []
        MAIN_PARTS[state.action].spots(state, seat, found)
        best = state
        best_value = -1_000_000.0
        for move in found:
            trial = state.copy()
            carry_out(trial, seat, move)
            worth = value(trial, seat)
            if worth > best_value and can_finish(trial, seat):
                best = trial
                best_value = worth
        if best is state:
            return value(state, seat)
        state = best
    return value(state, seat)
