"""A position of Railways of the World in columns of numbers: what a seat may know, and nothing else. [RW-3.1, RW-3.2]"""

from collections.abc import Sequence

from roundhouse.games.railways_of_the_world.constants import IN_DECK, NONE
from roundhouse.games.railways_of_the_world.fields import PURPOSES, cards, cities
from roundhouse.games.railways_of_the_world.moves import COLOUR_NAMES
from roundhouse.games.railways_of_the_world.names import hex_name, line_name, port_names
from roundhouse.games.railways_of_the_world.shapes import GAINED, GOODS
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.kernel.columns import Column, by, choices, counts, made, members, own, pieces, row, seats, size
from roundhouse.parts.hex import SIDE_NAMES, SIDES


def columns(state: State) -> Sequence[Column]:
    """The columns of a table with these settings."""
    board, every = state.board, seats(state)
    town, deck = cities(state), cards(state)
    barons, lines = board.goals.baron_names, [line_name(board, line) for line in range(board.lines)]
    land = [place for place in range(board.land.grid.size) if board.lay_from[place] >= 0]  # where track can lie
    nth = {place: number for number, place in enumerate(land)}
    hexes = [hex_name(board, place) for place in land]
    return [
        counts("turn_number", top=20),
        counts("round", top=3),
        choices("first", options=every, lowest=0),
        choices("turn", options=every, lowest=0),
        row("order", state.players, every),
        counts("place", top=state.players),
        counts("pending", top=2),
        counts("trigger", top=20),
        counts("cash", every, top=20000),
        counts("bonds", every, top=20),
        counts("position", every, top=50),
        counts("gained", by(every, GAINED), top=20),
        counts("level", every, top=8),
        counts("hand", by(every, deck)),
        members("spent", every, options=deck),
        members("tally", every, options=GOODS),
        own("dealt", ("1", "2"), options=barons),
        own("baron", options=barons),
        made("baron", every, _barons, options=barons, of=["baron", "over"], alike=True),
        counts("baron_score", every, top=10),
        counts("bids", every, top=20000),
        counts("done", every, top=3),
        counts("extra", every),
        choices("colour", town, options=COLOUR_NAMES, lowest=0),
        counts("tiled", town),
        counts("cubes", by(town, GOODS), top=3),
        counts("empty", top=20),
        counts("bag", GOODS, top=20),
        counts("new_cities", GOODS, top=3),
        choices("western", [town[city] for city in board.goals.site_city], options=every),
        counts("markers", every, top=20),
        members("used", hexes, options=SIDE_NAMES, at=land),
        made("port", port_names(board), _ports, options=every, of=["port_link", "link_owner"], alike=True),
        members("around", town, options=town),
        members("served", every, options=town),
        counts("links", every, top=20),
        made("stubs", every, lambda state, seat: [state.stub_owner.count(other) for other in range(state.players)], top=3, of=["stub_owner"], alike=True),
        pieces("face_up", deck),
        pieces("discards", deck),
        size("deck", top=40),
        choices("line_of", lines, options=every, lowest=min(IN_DECK, -1)),
        counts("high", top=20000),
        choices("leader", options=every),
        row("out", state.players, every),
        members("plan", options=deck),
        made("begun", [""], lambda state, seat: [state.begun // SIDES if state.begun != NONE else NONE], options=town, of=["begun"], alike=True),
        made("head", [""], lambda state, seat: [NONE if state.head == NONE else nth[state.head // SIDES]], options=hexes, of=["head"], alike=True),
        counts("laid", top=4),
        counts("price", top=10000),
        choices("grey_city", options=town),
        choices("tile_colour", options=GOODS),
        counts("free"),
        choices("western_city", options=town),
        counts("growth", top=5),
        choices("cube_from", options=town),
        choices("cube_colour", options=GOODS),
        choices("stand", options=town),
        size("ride", top=8),
        counts("links_allowed", top=8),
        counts("due", top=20000),
        choices("purpose", options=PURPOSES),
    ]


def _barons(state: State, seat: int) -> Sequence[int]:
    """The Barons that everybody may know: all of them at the end, none before. [RW-11.4]"""
    return state.baron if state.over else [NONE] * state.players


def _ports(state: State, seat: int) -> list[int]:
    """Whose link begins or ends at each side of a city."""
    owner = state.link_owner
    return [NONE if link == NONE else owner[link] for link in state.port_link]
