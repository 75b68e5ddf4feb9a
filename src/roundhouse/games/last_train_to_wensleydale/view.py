"""What each seat may see, which is everything on the table, and the JSON schema of it. [LW-16.1]"""

from roundhouse.games.last_train_to_wensleydale.auction import least_bid
from roundhouse.games.last_train_to_wensleydale.constants import COMPANY_LINKS, COMPANY_OWNER, LINKS, NOBODY, PAYMENT
from roundhouse.games.last_train_to_wensleydale.moves import COMPANY_NAMES, CUBES_MAX, KIND_NAMES, KINDS, OPPOSITION, PURSE_NAMES, TRACK_NAMES
from roundhouse.games.last_train_to_wensleydale.scoring import parts, profit, sets
from roundhouse.games.last_train_to_wensleydale.shapes import Box, Payment, Railway, Seat, Series, Table, Track
from roundhouse.games.last_train_to_wensleydale.state import State
from roundhouse.parts.stacked_track import StackedTrack

ANOTHER = -2  # a seat that holds no box


def view(state: State, seat: int) -> Table:
    """What `seat` may see. Built up from nothing: a field is secret until it is named here."""
    board = state.board
    return {
        "turn": state.turn,
        "turns": state.turns(),
        "order": state.order[:],
        "build_order": state.build_order[:],
        "train_order": state.train_order[:],
        "influence": {name: _track(state.tracks[track]) for track, name in enumerate(TRACK_NAMES)},
        "profit": _track(state.profit),
        "seats": [_seat(state, other) for other in range(state.players)],
        "boxes": [_box(state, box) for box in range(len(board.points))],
        "trains": [{"id": board.trains[train], "owner": _or_null(owner)} for train, owner in enumerate(state.train_owner)],
        "companies": {name: _company(state, company) for company, name in enumerate(COMPANY_NAMES)},
        "pieces": pieces_by_area(state),
        "removed": dict(zip(KIND_NAMES, state.removed, strict=True)),
        "series": _series(state),
        "payment": _payment(state),
    }


def pieces_by_area(state: State) -> dict[str, dict[str, int]]:
    """The pieces on the map, by area and kind; only what is there."""
    board = state.board
    found: dict[str, dict[str, int]] = {}
    for pile, count in enumerate(state.piles):
        if count:
            found.setdefault(board.areas[board.pile_area[pile]], {})[KIND_NAMES[board.pile_kind[pile]]] = count
    for area, count in enumerate(state.opposition):
        if count:
            found.setdefault(board.areas[area], {})[KIND_NAMES[OPPOSITION]] = count
    return found


def _track(track: StackedTrack) -> Track:
    return {"space": track.space[:], "rank": track.rank[:]}


def _seat(state: State, seat: int) -> Seat:
    board = state.board
    kinds = slice(seat * KINDS, seat * KINDS + KINDS)
    on_boxes = state.on_boxes(seat)
    moved, of_sets, of_profit, of_links = parts(state, seat)
    return {
        "hand": state.hand[seat],
        "on_boxes": on_boxes,
        "reserve": CUBES_MAX - state.hand[seat] - on_boxes,
        "links": [board.border_names[border] for border in state.own[seat]],
        "links_left": LINKS - len(state.own[seat]),
        "trains": [board.trains[train] for train, owner in enumerate(state.train_owner) if owner == seat],
        "goods_room": state.goods_room[seat],
        "passenger_room": state.passenger_room[seat],
        "passed": state.passed[seat],
        "loaded": dict(zip(KIND_NAMES, state.loaded[kinds], strict=False)),
        "delivered": dict(zip(KIND_NAMES, state.delivered[kinds], strict=False)),
        "sets": sets(state, seat),
        "profit_of_turn": profit(state, seat),
        "score": state.scores()[seat],
        "points": {"moved": moved, "sets": of_sets, "profit": of_profit, "links": of_links},
    }


def _box(state: State, box: int) -> Box:
    board = state.board
    counter = state.counter[box]
    return {
        "number": box + 1,
        "printed": dict(zip(TRACK_NAMES, board.points[box], strict=True)),
        "brings": {name: points + (track == counter) for track, (name, points) in enumerate(zip(TRACK_NAMES, board.points[box], strict=True))},
        "counter": None if counter == NOBODY else TRACK_NAMES[counter],
        "holder": _or_null(state.holder[box]),
        "bid": state.bid[box],
        "least": least_bid(state, ANOTHER, box),
    }


def _company(state: State, company: int) -> Railway:
    board = state.board
    return {
        "links": [board.border_names[border] for border, owner in enumerate(state.owner) if owner == COMPANY_OWNER + company],
        "links_left": COMPANY_LINKS - state.company_links[company],
        "towns": [board.areas[area] for area, companies in enumerate(state.towns) if companies >> company & 1],
    }


def _series(state: State) -> Series | None:
    if not state.series:
        return None
    return {
        "areas": [state.board.areas[area] for area in state.series],
        "company": None if state.sold_to == NOBODY else COMPANY_NAMES[state.sold_to],
        "cost": state.cost,
        "owed": dict(zip(TRACK_NAMES, state.owed, strict=True)),
    }


def _payment(state: State) -> Payment | None:
    if state.at != PAYMENT:
        return None
    return {
        "bill": state.bill,
        "paid": dict(zip(PURSE_NAMES, state.paid, strict=True)),
        "train": None if state.buying == NOBODY else state.board.trains[state.buying],
    }


def _or_null(seat: int) -> int | None:
    return None if seat == NOBODY else seat
