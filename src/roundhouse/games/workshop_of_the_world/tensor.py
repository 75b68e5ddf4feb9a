"""A position of Workshop of the World in columns of numbers: what a seat may know, and nothing else. [WW-14]"""

from collections.abc import Sequence

from roundhouse.games.workshop_of_the_world.constants import ERAS, SETS
from roundhouse.games.workshop_of_the_world.fields import connections, hues
from roundhouse.games.workshop_of_the_world.state import State
from roundhouse.kernel.columns import Column, by, choices, counts, made, own, pieces, row, seats, size


def columns(state: State) -> Sequence[Column]:
    """The columns of a table with these settings."""
    board, every, hue = state.board, seats(state), hues(state)
    faces, types = board.faces, board.types
    sets = [hue[one] if one < len(hue) else f"unused {one + 1}" for one in range(SETS)]
    return [
        choices("era", options=ERAS, lowest=0),
        counts("round", top=8),
        counts("creation", top=4),
        made("cash", every, _cash, top=50, of=["cash", "over"]),
        counts("income", every, top=50),
        made("tokens", every, _tokens, top=10, of=["hand"], alike=True),
        own("hand", types, top=5),
        own("fist", types, top=5),
        own("ready"),
        own("bids", top=50),
        own("picked", options=hue),
        counts("stock", hue, top=10),
        counts("links", hue, top=20),
        counts("industry", by(board.towns, sets), top=4),
        choices("link", connections(state), options=hue),
        size("deck", top=36),
        size("aside", top=36),
        pieces("offer", faces),
        pieces("discard", faces),
        made("undrawn", [""], lambda state, seat: [sum(state.pool)], top=50, of=["pool"], alike=True),
        counts("display", types, top=10),
        row("order", state.sets, hue),
        row("before", state.sets, hue),
        row("next_order", state.sets, hue),
        counts("shown", every, top=50),
        choices("won", every, options=faces),
        counts("still_in", every),
        choices("lot", options=faces),
        counts("price", top=50),
        choices("leader", options=every),
        counts("turn", top=5),
        choices("card", options=faces),
        counts("gambled"),
        choices("town", options=board.towns),
        choices("first", options=connections(state)),
        choices("second", options=connections(state)),
    ]


def _cash(state: State, seat: int) -> list[int]:
    """Pounds as far as they are known; -1: hidden. [WW-14.10]"""
    if state.over or state.setting.options["open_money"]:
        return state.cash
    return [cash if other == seat else -1 for other, cash in enumerate(state.cash)]


def _tokens(state: State, seat: int) -> list[int]:
    """How many demand tokens each seat holds, which everybody may count."""
    return [state.hand_size(other) for other in range(state.players)]
