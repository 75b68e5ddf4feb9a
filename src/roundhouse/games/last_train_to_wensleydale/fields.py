"""Every piece of Last Train to Wensleydale, declared once. [LW-1, LW-2]

Seats, areas, borders, boxes, trains and piles are ints, and index the lists.
"""

from typing import Any

from roundhouse.games.last_train_to_wensleydale.constants import GOODS, TURNS_FOR_THREE
from roundhouse.games.last_train_to_wensleydale.moves import COMPANY_NAMES, CUBES_MAX, KIND_NAMES, KINDS, PURSE_NAMES, TRACK_NAMES
from roundhouse.kernel.fields import ByHand, ByName, Derived, Field, Flag, Many, Name, Null, Number, Rows, Table, last_seat, players

GAME = "roundhouse.games.last_train_to_wensleydale"
MOST = 99  # of any count of pieces or points; the invariants know the true limits
SEATS = Many(Number(0, last_seat))
MOVED = ByName(KIND_NAMES[:KINDS], MOST)


def boxes(state: Any) -> int:
    """The boxes of the auction."""
    return len(state.board.points)


TABLE = Table(
    title="Last Train to Wensleydale",
    board=f"{GAME}.moves.Board",
    imports={
        f"{GAME}.constants": ("GOODS", "NOBODY", "PIECES"),
        f"{GAME}.moves": ("KINDS",),
        "roundhouse.parts.stacked_track": ("StackedTrack",),
    },
    let={"areas": "len(board.areas)", "boxes": "len(board.points)", "seats": "list(range(players))"},
    key=(
        *("turn", "acting", "order", "build_order", "train_order", "tracks", "profit", "hand", "counter", "holder", "bid", "owner", "piles", "opposition"),
        *("removed", "series", "cost", "owed", "sold_to", "bill", "paid", "buying", "train_owner", "passed", "loaded", "delivered"),
    ),
    entries=(
        Field("turn", "int", "1", Number(1, TURNS_FOR_THREE)),
        Field("acting", "int", "0", Number(0, last_seat), "the seat that decides"),
        Field("order", "list[int]", "seats[:]", SEATS, "the displays: seats from first to last", kept="shared"),
        Field("build_order", "list[int]", "[]", SEATS, kept="shared"),
        Field("train_order", "list[int]", "[]", SEATS, kept="shared"),
        ByHand(
            "influence",
            Field(
                "tracks",
                "list[StackedTrack]",
                "[StackedTrack(0, high, [first] * players, seats[:]) for high, first in zip(board.limit, board.first, strict=True)]",
                about="of influence [LW-2.3]",
                key="tuple([tuple(track.space) for track in self.tracks]), tuple([tuple(track.rank) for track in self.tracks])",
                kept="late",
            ),
        ),
        ByHand(
            "profit",
            Field(
                "profit",
                "StackedTrack",
                "StackedTrack(board.profit_low, board.profit_high, [board.profit_first] * players, seats[:])",
                key="tuple(self.profit.space), tuple(self.profit.rank)",
                kept="late",
            ),
        ),
        Rows(
            "seats",
            players,
            Field("hand", "list[int]", "[0] * players", Number(0, CUBES_MAX), "investment cubes; the rest of the 15 is on boxes or in reserve", kept="late"),
            ByHand(
                "links",
                Field("owner", "list[int]", "[NOBODY] * len(board.ends)", about="by border: a seat, COMPANY_OWNER + company, or NOBODY", kept="late"),
                Derived("own", "list[list[int]]", "[[] for _ in range(players)]", "borders with links of a seat, in order", kept="late"),
                Derived("touch", "list[int]", "[0] * (players * areas)", "by seat * areas + area: own links in the area", kept="late"),
            ),
            Field("passed", "list[bool]", "[False] * players", Flag(), kept="late"),
            Field("loaded", "list[int]", "[0] * (players * KINDS)", MOVED, "by seat * KINDS + kind: pieces on trains", kept="late"),
            Field("delivered", "list[int]", "[0] * (players * KINDS)", MOVED, "the same: pieces in front of their owners", kept="late"),
        ),
        Rows(
            "boxes",
            boxes,
            Field("counter", "list[int]", "[NOBODY] * boxes", Null(Name(TRACK_NAMES)), "the track of the counter drawn, or NOBODY", kept="late"),
            Field("holder", "list[int]", "[NOBODY] * boxes", Null(Number(0, last_seat)), "the seat with the standing bid, or NOBODY", kept="late"),
            Field("bid", "list[int]", "[0] * boxes", Number(0, CUBES_MAX), "its cubes", kept="late"),
        ),
        ByHand(
            "company_links",
            Derived("company_links", "list[int]", "[0, 0]", "on the board, by company", kept="late"),
            Derived("towns", "list[int]", "board.printed[:]", "by area with a town: the set of its companies (MR 1, NER 2)", kept="late"),
            Derived("heads", "list[int]", "board.heads[:]", "the areas with a company town, in order", kept="late"),
        ),
        ByHand(
            "trains",
            Field("train_owner", "list[int]", "[NOBODY] * len(board.trains)", kept="late"),
            Derived("rows", "list[int]", "[0] * players", "the set of rows in which a seat owns a train", kept="late"),
            Derived("goods_room", "list[int]", "[0] * players", "free slots", kept="late"),
            Derived("passenger_room", "list[int]", "[0] * players", kept="late"),
        ),
        ByHand(
            "pieces",
            Field("piles", "list[int]", "[0] * len(board.pile_kind)", about="pieces, by pile", kept="late"),
            Field("opposition", "list[int]", "[0] * areas", about="by area", kept="late"),
        ),
        Field("removed", "list[int]", "[GOODS, GOODS, PIECES, PIECES, PIECES]", ByName(KIND_NAMES, GOODS), "pieces in the box, by kind", kept="late"),
        Field("series", "list[int]", "[]", Many(Name(lambda state: state.board.areas)), "the series in hand, built or sold: areas, S0 first", kept="late"),
        Field("sold_to", "int", "NOBODY", Null(Name(COMPANY_NAMES)), "the company that takes over the series in hand"),
        Field("cost", "int", "0", Number(0, MOST), "construction points of the series"),
        Field("owed", "list[int]", "[0, 0, 0, 0]", ByName(TRACK_NAMES, MOST), "influence that it must pay, by track", kept="late"),
        Field("bill", "int", "0", Number(0, MOST), "points still to be paid"),
        Field("paid", "list[int]", "[0, 0, 0, 0, 0]", ByName(PURSE_NAMES, MOST), "by purse, chosen so far", kept="late"),
        Field("buying", "int", "NOBODY", Null(Name(lambda state: state.board.trains)), "the train that is paid for; NOBODY: a series"),
        Derived("reach", "list[list[int]]", "[]", "by seat: the piles that its links reach, once Phase 6 has begun", kept="shared"),
        Derived("claims", "list[int]", "[]", "by pile: the set of seats that reach it", kept="shared"),
    ),
)
