"""Nothing may be paid or discarded for an effect that can do nothing. [RR-R10, RR-11.6]"""

from roundhouse.games.railroad_revolution.part import KINDS, NO, UNCLEAR, YES, carry_out
from roundhouse.games.railroad_revolution.state import CONTRACT, REWARD, RailState
from roundhouse.games.railroad_revolution.tiles import Effect
from roundhouse.kernel.move import Move


def any_useful(state: RailState, seat: int, effects: list[Effect], paid: bool = False) -> bool:
    """True if one of the effects can do something, with its price unless that is paid."""
    for effect in effects:
        if (paid or state.funds(seat) >= effect.pay) and KINDS[effect.kind].useful(state, seat, effect):
            return True
    return False


def forecast(state: RailState, seat: int, effects: list[Effect], left: int) -> int:
    """Can one of the effects do something after a payment that leaves so much to spend? UNCLEAR where that must be tried."""
    answer = NO
    for effect in effects:
        one = KINDS[effect.kind].forecast(state, seat, effect, left)
        if one == YES:
            return YES
        if one == UNCLEAR:
            answer = UNCLEAR
    return answer


def forecast_brought(state: RailState, seat: int, effects: list[Effect]) -> int:
    """The same for effects that keep their own price: one with a price must be tried."""
    for effect in effects:
        if effect.pay:
            return UNCLEAR
    return forecast(state, seat, effects, state.funds(seat))


def useful_after(state: RailState, seat: int, move: Move, effects: list[Effect], left: int) -> bool:
    """True if one of the effects can do something once `move` has paid for them, which leaves so much to spend."""
    answer = forecast(state, seat, effects, left)
    if answer != UNCLEAR:
        return answer == YES
    trial = state.copy()
    carry_out(trial, seat, move)
    if trial.at == CONTRACT:
        trial.at = REWARD
    return any_useful(trial, seat, effects, True)
