"""A position of Railroad Revolution in columns of numbers: what a seat may know, and nothing else. [RR-19]"""

from collections.abc import Sequence

from roundhouse.games.railroad_revolution.fields import SIDES, colours, objectives, sections, trains
from roundhouse.games.railroad_revolution.movespace import ACTIONS, CHAINS
from roundhouse.games.railroad_revolution.objectives import queued_seat, queued_slot
from roundhouse.games.railroad_revolution.state import RailState
from roundhouse.games.railroad_revolution.tiles import NEUTRAL, SLOTS
from roundhouse.kernel.columns import Column, by, choices, counts, made, members, pieces, seats, size

WAITING = ("steps", "flips", "promotions", "new_trains", "free_tracks", "free_stations", "start_stations", "free_offices", "contract_offices")


def columns(state: RailState) -> Sequence[Column]:
    """The columns of a table with these settings."""
    board, every = state.board, seats(state)
    hue, stock, tiles, cities = colours(state), trains(state), objectives(state), board.city_names
    slots = [str(slot + 1) for slot in range(SLOTS)]
    piles = [str(pile + 1) for pile in range(len(state.piles))]
    laid = [str(place + 1) for place in range(len(state.sides))]
    return [
        choices("first", options=every, lowest=0),
        choices("turn", options=every, lowest=0),
        choices("actor", options=every, lowest=0),
        counts("round", top=20),
        counts("last_round", top=20),
        counts("money", every, top=1000),
        counts("shares", every, top=10),
        counts("tracks", every, top=16),
        counts("buildings", every, top=8),
        counts("sold_tracks", every, top=16),
        counts("sold_buildings", every, top=8),
        members("lines", every, options=board.space_names),
        members("reached", every, options=cities),
        members("stations", every, options=cities),
        members("offices", every, options=sections(state)),
        counts("idle", by(every, hue), top=4),
        counts("placed", by(every, ACTIONS, hue), top=4),
        counts("up", by(every, stock), top=4),
        counts("down", by(every, stock), top=4),
        choices("objective", by(every, slots), options=tiles),
        choices("manager", by(every, slots, ("1", "2")), options=hue),
        made("completed", by(every, tiles), _completed, of=["completed"], alike=True),
        counts("progress", by(every, board.progress_names), top=10),
        counts("common", hue, top=10),
        choices("city_tile", cities, options=[tile.name for tile in board.city_tiles]),
        choices("first_station", cities, options=every, lowest=min(-1, NEUTRAL)),
        choices("section_tile", sections(state), options=[tile.name for tile in board.telegraph_tiles]),
        choices("first_office", sections(state), options=every, lowest=min(-1, NEUTRAL)),
        counts("stock", stock, top=6),
        choices("contract", options=board.contract_names, lowest=0),
        size("contract_pile", top=10),
        pieces("discards", board.contract_names),
        choices("sides", laid, options=[side.name for side in board.setup_sides]),
        choices("helpers", laid, options=hue),
        made("objectives left", piles, lambda state, seat: [len(pile) for pile in state.piles], top=10, of=["piles"], alike=True),
        made("own.drawn", tiles, _drawn, of=["drawn", "actor"]),
        made("own.known", tiles, _known, top=12, of=["piles", "seen"]),
        made("replacing", by(every, CHAINS), _replacing, of=["queue"], alike=True),
        members("accepted", options=SIDES),
        choices("action", options=ACTIONS, lowest=0),
        choices("worker", options=hue, lowest=0),
        counts("due", top=500),
        counts("place", top=15),
        *[counts(name, top=3) for name in ("to_place", "extras", "laid", "triangles", "taken")],
        *[counts(name) for name in ("ability_left", "bonus_left", "tile_left", "trigger")],
        *[counts(name, top=3) for name in (*WAITING, "hires", "swaps")],
        made("fees", [""], lambda state, seat: [sum(state.fees)], top=500, of=["fees"], alike=True),
        size("picks", top=3),
        pieces("offers", board.offer_names),
    ]


def _completed(state: RailState, seat: int) -> list[int]:
    tiles = len(state.board.objectives)
    found = [0] * (tiles * state.setting.players)
    for other, row in enumerate(state.completed):
        for tile in row:
            found[other * tiles + tile] += 1
    return found


def _drawn(state: RailState, seat: int) -> list[int]:
    """The tiles in the hand of the seat that chooses now. [RR-19.3]"""
    found = [0] * len(state.board.objectives)
    if state.actor == seat:
        for tile in state.drawn:
            found[tile] = 1
    return found


def _known(state: RailState, seat: int) -> list[int]:
    """The tiles that the seat has put back, each with its place from the top of its pile, from 1. [RR-19.3]"""
    found = [0] * len(state.board.objectives)
    if seat >= 0:
        for pile, tiles in enumerate(state.piles):
            for place, tile in enumerate(tiles):
                if state.seen[pile][place] >> seat & 1:
                    found[tile] = place + 1
    return found


def _replacing(state: RailState, seat: int) -> list[int]:
    found = [0] * (state.setting.players * len(CHAINS))
    for entry in state.queue:
        found[queued_seat(entry) * len(CHAINS) + queued_slot(entry)] += 1
    return found
