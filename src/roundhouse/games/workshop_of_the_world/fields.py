"""Every piece of Workshop of the World, declared once. [WW-1, WW-2]

Seats are players; sets are the coloured sets of pieces: one for each player, with two players two for each.
Towns, connections, types and faces of cards are ints of the board.
"""

from typing import Any

from roundhouse.games.workshop_of_the_world.constants import ERAS, TALLY
from roundhouse.kernel.fields import ByHand, ByName, Derived, Field, Fixed, Flag, Many, Name, Null, Number, Rows, Table, last_seat, players

GAME = "roundhouse.games.workshop_of_the_world"
MOST_CASH = 700  # so that every bid that can be reached has a name
MOST_INCOME = 500


def hues(state: Any) -> list[str]:
    """The colours of the sets in play."""
    return [state.board.hues[one] for one in state.hues]


def connections(state: Any) -> list[str]:
    """The names of the connections."""
    return [move.text.removeprefix("link ") for move in state.board.link]


def faces(state: Any) -> list[str]:
    """The names of the cards."""
    names: list[str] = state.board.faces
    return names


def types(state: Any) -> list[str]:
    """The names of the demand tokens."""
    names: list[str] = state.board.types
    return names


MONEY = Null(Number(0, lambda state: len(state.board.bid) - 1))
SEAT = Null(Number(0, last_seat))

TABLE = Table(
    title="Workshop of the World",
    board=f"{GAME}.moves.Board",
    imports={f"{GAME}.constants": ("AUCTIONS", "CANAL", "NOBODY", "NONE", "SETS", "TALLY", "TYPES")},
    let={"sets": "self.sets", "towns": "len(board.towns)"},
    fixed=(
        Fixed("sets", "int", "len(board.counts[players].hues)"),
        Fixed("hues", "list[int]", "board.counts[players].hues", "the colour of each set"),
        Fixed("owners", "list[int]", "board.counts[players].owners", "the seat of each set"),
        Fixed("auction", "int", 'AUCTIONS.index(setting.options["auction"])', "BLIND, CARD_BY_CARD or STANDING_BIDS"),
        Fixed("literal", "bool", 'setting.options["crossing_rule"] == "literal"', "how the crossing is read [WW-11.3]"),
    ),
    key=(
        *("era", "round", "creation", "cash", "income", "stock", "links", "industry", "link", "deck", "aside", "offer", "discard", "pool", "display"),
        *("hand", "fist", "ready", "order", "before", "bids", "picked", "shown", "won", "lot", "price", "leader", "caller", "still_in", "next_order"),
        *("turn", "card", "gambled", "town", "first", "second", "tally"),
    ),
    entries=(
        Field("era", "int", "CANAL", Name(ERAS)),
        Field("round", "int", "0", Number(0, 99), "of this era, from 1"),
        Field("creation", "int", "1", Number(1, 4), "the demand creation in hand, or the last one"),
        Rows(
            "seats",
            players,
            Field("cash", "list[int]", "[board.counts[players].money] * players", Number(0, MOST_CASH), "pounds, by seat", kept="late"),
            Field("income", "list[int]", "[0] * players", Number(0, MOST_INCOME), "the marker on the income track, by seat", kept="late"),
            Field(
                "hand", "list[int]", "[0] * (players * TYPES)", ByName(types, 99), "demand tokens in hand: seat * TYPES + type", called="tokens", kept="late"
            ),
            Field("fist", "list[int]", "[0] * (players * TYPES)", ByName(types, 99), "those of the hand that were chosen and not yet shown", kept="late"),
            Field("ready", "list[bool]", "[False] * players", Flag(), "demand: has answered", kept="late"),
            Field("bids", "list[int]", "[NONE] * players", MONEY, "blind auction: pounds in the fist", called="bid", kept="late"),
            Field("picked", "list[int]", "[NONE] * players", Null(Name(hues)), "two players: the set in the fist", kept="late"),
            Field("shown", "list[int]", "[NONE] * players", MONEY, "the bids of the last auction, after the reveal", kept="late"),
            Field("won", "list[int]", "[NONE] * players", Null(Name(faces)), "variants: the card that a seat has won, or on which its bid stands", kept="late"),
            Field("still_in", "list[bool]", "[False] * players", Flag(), "variant A: has not dropped out of this card", kept="late"),
        ),
        Field(
            "stock", "list[int]", "[board.industries] * sets", ByName(hues, lambda state: state.board.industries), "industries in supply, by set", kept="late"
        ),
        Field(
            "links",
            "list[int]",
            "[board.links] * sets",
            ByName(hues, lambda state: state.board.links),
            "links in supply, by set",
            called="links_in_supply",
            kept="late",
        ),
        ByHand(
            "industries",
            Field("industry", "list[int]", "[0] * (towns * SETS)", about="industries on the map: town * SETS + set", kept="late"),
            Derived("filled", "list[int]", "[0] * towns", "industries on the map, by town", kept="late"),
        ),
        ByHand(
            "links",
            Field("link", "list[int]", "[NOBODY] * len(board.end_a)", about="the set whose links fill a connection", kept="late"),
            Derived("free", "list[int]", "board.degree[:]", "free connections, by town", kept="late"),
            Derived("net", "list[int]", "[0] * sets", "what a set's links bring, those of this turn included; NONE until somebody asks", kept="late"),
        ),
        Field("deck", "list[int]", "[]", Many(Name(faces)), "faces, the top last", kept="late"),
        Field("aside", "list[int]", "[]", Many(Name(faces)), "set-aside cards, the top last", called="set_aside", kept="late"),
        Field("offer", "list[int]", "[]", Many(Name(faces)), "face-up cards", kept="late"),
        Field("discard", "list[int]", "[]", Many(Name(faces)), kept="late"),
        Field("pool", "list[int]", "board.tokens[:]", ByName(types, 99), "undrawn demand tokens, by type", called="undrawn", kept="late"),
        Field("display", "list[int]", "[0] * TYPES", ByName(types, 99), "demand tokens on the display, by type", kept="late"),
        Field("order", "list[int]", "[]", Many(Name(hues)), "the turn order track: sets, box 1 first", kept="shared"),
        Field("before", "list[int]", "[]", Many(Name(hues)), "two players: the track of the round before", kept="shared"),
        Field("next_order", "list[int]", "[]", Many(Name(hues)), "variant A: boxes filled so far", kept="shared"),
        Field("lot", "int", "NONE", Null(Name(faces)), "variants: the card that is bid for now"),
        Field("price", "int", "NONE", MONEY, "variant A: the standing bid"),
        Field("leader", "int", "NOBODY", SEAT, "variant A: whose it is"),
        Field("caller", "int", "NOBODY", SEAT, "variants: who bids now"),
        Field("turn", "int", "0", Number(0, lambda state: state.sets), "the box whose set has its turn"),
        Field("card", "int", "NONE", Null(Name(faces)), "the face of the card of this turn"),
        Field("gambled", "bool", "False", Flag(), "it was drawn in a gamble"),
        Field("town", "int", "NONE", Null(Name(lambda state: state.board.towns)), "the town of this turn"),
        Field("first", "int", "NONE", Null(Name(connections)), "connections filled in this turn"),
        Field("second", "int", "NONE", Null(Name(connections))),
        Field("tally", "list[int]", "[0] * len(TALLY)", ByName(TALLY, 10**6), "money and pieces that have moved", kept="late"),
    ),
)
