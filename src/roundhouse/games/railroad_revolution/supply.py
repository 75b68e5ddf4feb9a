"""What passes between a player and the common supply, told to whoever listens. [RR-4.6, RR-5.7]"""

from roundhouse.games.railroad_revolution import shapes
from roundhouse.games.railroad_revolution.state import RailState


def gain_money(state: RailState, seat: int, amount: int) -> None:
    """Money from the common supply. [RR-5.7]"""
    state.money[seat] += amount
    if state.heard is not None:
        state.tell(shapes.GAIN_MONEY.of(seat, {"n": amount}))


def gain_shares(state: RailState, seat: int, n: int) -> None:
    """Shares from the common supply. [RR-5.7]"""
    state.shares[seat] += n
    if state.heard is not None:
        state.tell(shapes.GAIN_SHARES.of(seat, {"n": n}))


def discard_shares(state: RailState, seat: int, n: int) -> None:
    """Shares to the common supply. [RR-5.7]"""
    state.shares[seat] -= n
    if state.heard is not None:
        state.tell(shapes.DISCARD_SHARES.of(seat, {"n": n}))


def discard_worker(state: RailState, seat: int, colour: int, busy: bool) -> None:
    """A worker to the common supply. [RR-4.6]"""
    state.take_away(seat, colour, busy)
    state.change_common()[colour] += 1
    if state.heard is not None:
        state.tell(shapes.DISCARD_WORKER.of(seat, {"worker": state.board.colour_names[colour]}))
