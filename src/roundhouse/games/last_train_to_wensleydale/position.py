"""A position as data in the board's names, and back."""

from typing import Any

from roundhouse.games.last_train_to_wensleydale.constants import COMPANY_LINKS, COMPANY_OWNER, GOODS, NOBODY, PIECES, TURNS_FOR_THREE
from roundhouse.games.last_train_to_wensleydale.moves import COMPANY_NAMES, CUBES_MAX, KIND_NAMES, KINDS, OPPOSITION, PURSE_NAMES, TRACK_NAMES, Board
from roundhouse.games.last_train_to_wensleydale.reaching import look_round
from roundhouse.games.last_train_to_wensleydale.state import State
from roundhouse.games.last_train_to_wensleydale.view import pieces_by_area
from roundhouse.kernel.position import Fields
from roundhouse.parts.stacked_track import StackedTrack

MOST = 99  # of any count of pieces or points; the invariants know the true limits


def dump(state: State) -> dict[str, Any]:
    """Every piece."""
    board = state.board
    return {
        "turn": state.turn,
        "acting": state.acting,
        "order": state.order[:],
        "build_order": state.build_order[:],
        "train_order": state.train_order[:],
        "influence": {name: _track(state.tracks[track]) for track, name in enumerate(TRACK_NAMES)},
        "profit": _track(state.profit),
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "boxes": [_box(state, box) for box in range(len(board.points))],
        "company_links": {
            name: [board.border_names[border] for border, owner in enumerate(state.owner) if owner == COMPANY_OWNER + company]
            for company, name in enumerate(COMPANY_NAMES)
        },
        "trains": {board.trains[train]: owner for train, owner in enumerate(state.train_owner) if owner != NOBODY},
        "pieces": pieces_by_area(state),
        "removed": dict(zip(KIND_NAMES, state.removed, strict=True)),
        "series": [board.areas[area] for area in state.series],
        "sold_to": None if state.sold_to == NOBODY else COMPANY_NAMES[state.sold_to],
        "cost": state.cost,
        "owed": dict(zip(TRACK_NAMES, state.owed, strict=True)),
        "bill": state.bill,
        "paid": dict(zip(PURSE_NAMES, state.paid, strict=True)),
        "buying": None if state.buying == NOBODY else board.trains[state.buying],
    }


def _track(track: StackedTrack) -> dict[str, Any]:
    return {"space": track.space[:], "rank": track.rank[:]}


def _seat(state: State, seat: int) -> dict[str, Any]:
    kinds = slice(seat * KINDS, seat * KINDS + KINDS)
    return {
        "hand": state.hand[seat],
        "links": [state.board.border_names[border] for border in state.own[seat]],
        "passed": state.passed[seat],
        "loaded": dict(zip(KIND_NAMES, state.loaded[kinds], strict=False)),
        "delivered": dict(zip(KIND_NAMES, state.delivered[kinds], strict=False)),
    }


def _box(state: State, box: int) -> dict[str, Any]:
    counter, holder = state.counter[box], state.holder[box]
    return {"counter": None if counter == NOBODY else TRACK_NAMES[counter], "holder": None if holder == NOBODY else holder, "bid": state.bid[box]}


def restore(state: State, fields: Fields) -> State:
    """Put the pieces of a dump on an empty table; a border may be named from either side."""
    board = state.board
    state.turn = fields.number("turn", 1, TURNS_FOR_THREE)
    state.acting = fields.number("acting", 0, state.players - 1)
    for name in ("order", "build_order", "train_order"):
        setattr(state, name, fields.numbers(name, None, 0, state.players - 1))
    influence = fields.inner("influence")
    for track, name in enumerate(TRACK_NAMES):
        _restore_track(influence.inner(name), state.tracks[track])
    influence.done()
    _restore_track(fields.inner("profit"), state.profit)
    borders = _both_ways(board)
    for seat, row in enumerate(fields.rows("seats", state.players)):
        _restore_seat(state, seat, row, borders)
    for box, row in enumerate(fields.rows("boxes", len(board.points))):
        state.counter[box] = row.maybe_choice("counter", TRACK_NAMES)
        state.holder[box] = NOBODY if row.null("holder") else row.number("holder", 0, state.players - 1)
        state.bid[box] = row.number("bid", 0, CUBES_MAX)
        row.done()
    _restore_companies(state, fields.inner("company_links"), borders)
    _restore_trains(state, fields.inner("trains"))
    _restore_pieces(state, fields.inner("pieces"))
    state.removed = fields.by_name("removed", KIND_NAMES, 0, GOODS)
    state.series = fields.choices("series", None, board.areas)
    state.sold_to = fields.maybe_choice("sold_to", COMPANY_NAMES)
    state.cost = fields.number("cost", 0, MOST)
    state.owed = fields.by_name("owed", TRACK_NAMES, 0, MOST)
    state.bill = fields.number("bill", 0, MOST)
    state.paid = fields.by_name("paid", PURSE_NAMES, 0, MOST)
    state.buying = fields.maybe_choice("buying", board.trains)
    look_round(state)
    return state


def _restore_track(fields: Fields, track: StackedTrack) -> None:
    track.space[:] = fields.numbers("space", len(track.space), track.low, track.high)
    track.rank[:] = fields.numbers("rank", len(track.space), 0, len(track.space) - 1)
    fields.done()


def _restore_seat(state: State, seat: int, row: Fields, borders: list[str]) -> None:
    state.hand[seat] = row.number("hand", 0, CUBES_MAX)
    for link in row.choices("links", None, borders):
        border = link % len(state.owner)
        if state.owner[border] != NOBODY:
            raise row.wrong("links", f"another link lies across {borders[link]}")
        state.lay(border, seat)
    state.passed[seat] = row.flag("passed")
    kinds = slice(seat * KINDS, seat * KINDS + KINDS)
    state.loaded[kinds] = row.by_name("loaded", KIND_NAMES[:KINDS], 0, MOST)
    state.delivered[kinds] = row.by_name("delivered", KIND_NAMES[:KINDS], 0, MOST)
    row.done()


def _restore_companies(state: State, fields: Fields, borders: list[str]) -> None:
    for company, name in enumerate(COMPANY_NAMES):
        for link in fields.choices(name, None, borders):
            border = link % len(state.owner)
            if state.owner[border] != NOBODY:
                raise fields.wrong(name, f"another link lies across {borders[link]}")
            if state.company_links[company] == COMPANY_LINKS:
                raise fields.wrong(name, f"a company has {COMPANY_LINKS} links")
            state.give(border, company)
    fields.done()


def _restore_trains(state: State, fields: Fields) -> None:
    board = state.board
    for train, name in enumerate(board.trains):
        if fields.has(name):
            seat = fields.number(name, 0, state.players - 1)
            state.train_owner[train] = seat
            state.rows[seat] |= 1 << board.row[train]
            state.goods_room[seat] += board.goods[train]
            state.passenger_room[seat] += board.passengers[train]
    fields.done()
    for seat in range(state.players):
        stone, cheese, red, green = state.loaded[seat * KINDS : seat * KINDS + KINDS]
        state.goods_room[seat] -= stone + cheese
        state.passenger_room[seat] -= red + green


def _restore_pieces(state: State, fields: Fields) -> None:
    board = state.board
    for area, name in enumerate(board.areas):
        if not fields.has(name):
            continue
        for kind, count in enumerate(fields.by_name(name, KIND_NAMES, 0, PIECES)):
            if count == 0:
                continue
            if kind == OPPOSITION:
                state.opposition[area] = count
            elif board.pile[kind][area] < 0:
                raise fields.wrong(name, f"no {KIND_NAMES[kind]} lies there")
            else:
                state.piles[board.pile[kind][area]] = count
    fields.done()


def _both_ways(board: Board) -> list[str]:
    """The names of all borders, and once more from the other side."""
    return board.border_names + ["-".join(reversed(name.split("-"))) for name in board.border_names]
