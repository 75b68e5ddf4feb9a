"""A position of Last Train to Wensleydale in columns of numbers. Nothing on the table is hidden. [LW-16.1]"""

from collections.abc import Sequence

from roundhouse.games.last_train_to_wensleydale.constants import COMPANY_OWNER
from roundhouse.games.last_train_to_wensleydale.moves import COMPANY_NAMES, KIND_NAMES, KINDS, PURSE_NAMES, TRACK_NAMES
from roundhouse.games.last_train_to_wensleydale.state import State
from roundhouse.kernel.columns import Column, by, choices, counts, made, members, pieces, row, seats


def columns(state: State) -> Sequence[Column]:
    """The columns of a table with these settings."""
    board, every = state.board, seats(state)
    boxes = [str(box + 1) for box in range(len(board.points))]
    kinds = KIND_NAMES[:KINDS]
    piles = [f"{board.areas[area]},{KIND_NAMES[kind]}" for area, kind in zip(board.pile_area, board.pile_kind, strict=True)]
    return [
        counts("turn", top=5),
        choices("acting", options=every, lowest=0),
        row("order", state.players, every),
        row("build_order", state.players, every),
        row("train_order", state.players, every),
        made("influence", by(TRACK_NAMES, every), _influence, top=10),
        made("standing", by(TRACK_NAMES, every), _standing, top=state.players),
        made("profit", every, lambda state, seat: state.profit.space, top=50, of=["profit.space"], alike=True),
        counts("hand", every, top=15),
        made("owner", board.border_names, _owner, options=[*every, *COMPANY_NAMES], of=["owner"], alike=True),
        counts("passed", every),
        counts("loaded", by(every, kinds), top=5),
        counts("delivered", by(every, kinds), top=10),
        choices("counter", boxes, options=TRACK_NAMES),
        choices("holder", boxes, options=every),
        counts("bid", boxes, top=15),
        members("towns", board.areas, options=COMPANY_NAMES),
        choices("train_owner", board.trains, options=every),
        counts("goods_room", every, top=5),
        counts("passenger_room", every, top=5),
        counts("piles", piles, top=5),
        counts("opposition", board.areas, top=3),
        counts("removed", KIND_NAMES, top=40),
        pieces("series", board.areas),
        choices("sold_to", options=COMPANY_NAMES),
        counts("cost", top=20),
        counts("owed", TRACK_NAMES, top=10),
        counts("bill", top=20),
        counts("paid", PURSE_NAMES, top=20),
        choices("buying", options=board.trains),
    ]


def _owner(state: State, seat: int) -> list[int]:
    """The owners of the links; the companies follow the seats."""
    companies = COMPANY_OWNER - state.players
    return [owner if owner < COMPANY_OWNER else owner - companies for owner in state.owner]


def _influence(state: State, seat: int) -> list[int]:
    return [space for track in state.tracks for space in track.space]


def _standing(state: State, seat: int) -> list[int]:
    """The place of each seat on each track: discs on one space lie on each other. [LW-3.4]"""
    return [track.rank.index(other) for track in state.tracks for other in range(state.players)]
