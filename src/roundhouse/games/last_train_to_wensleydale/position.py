"""A position as data in the board's names, and back: what the declared fields do not say by themselves. A border may be named from either side."""

from typing import Any

from roundhouse.games.last_train_to_wensleydale.constants import COMPANY_LINKS, COMPANY_OWNER, NOBODY, PIECES
from roundhouse.games.last_train_to_wensleydale.fields import TABLE
from roundhouse.games.last_train_to_wensleydale.moves import COMPANY_NAMES, KIND_NAMES, KINDS, OPPOSITION, TRACK_NAMES, Board
from roundhouse.games.last_train_to_wensleydale.reaching import look_round
from roundhouse.games.last_train_to_wensleydale.state import State
from roundhouse.games.last_train_to_wensleydale.view import pieces_by_area
from roundhouse.kernel.fields import Hand, Position
from roundhouse.kernel.position import Fields
from roundhouse.parts.stacked_track import StackedTrack


def restore(state: State, fields: Fields) -> State:
    """Put the pieces of a dump on an empty table."""
    POSITION.restore(state, fields)
    look_round(state)
    return state


def _influence(state: State) -> dict[str, Any]:
    return {name: _track(state.tracks[track]) for track, name in enumerate(TRACK_NAMES)}


def _restore_influence(state: State, fields: Fields) -> None:
    influence = fields.inner("influence")
    for track, name in enumerate(TRACK_NAMES):
        _restore_track(influence.inner(name), state.tracks[track])
    influence.done()


def _profit(state: State) -> dict[str, Any]:
    return _track(state.profit)


def _restore_profit(state: State, fields: Fields) -> None:
    _restore_track(fields.inner("profit"), state.profit)


def _track(track: StackedTrack) -> dict[str, Any]:
    return {"space": track.space[:], "rank": track.rank[:]}


def _restore_track(fields: Fields, track: StackedTrack) -> None:
    track.space[:] = fields.numbers("space", len(track.space), track.low, track.high)
    track.rank[:] = fields.numbers("rank", len(track.space), 0, len(track.space) - 1)
    fields.done()


def _links(state: State, seat: int) -> list[str]:
    return [state.board.border_names[border] for border in state.own[seat]]


def _restore_links(state: State, row: Fields, seat: int) -> None:
    borders = _both_ways(state.board)
    for link in row.choices("links", None, borders):
        border = link % len(state.owner)
        if state.owner[border] != NOBODY:
            raise row.wrong("links", f"another link lies across {borders[link]}")
        state.lay(border, seat)


def _companies(state: State) -> dict[str, Any]:
    """The company links on the board."""
    found: dict[str, Any] = {}
    for company, name in enumerate(COMPANY_NAMES):
        found[name] = [state.board.border_names[border] for border, owner in enumerate(state.owner) if owner == COMPANY_OWNER + company]
    return found


def _restore_companies(state: State, fields: Fields) -> None:
    links = fields.inner("company_links")
    borders = _both_ways(state.board)
    for company, name in enumerate(COMPANY_NAMES):
        for link in links.choices(name, None, borders):
            border = link % len(state.owner)
            if state.owner[border] != NOBODY:
                raise links.wrong(name, f"another link lies across {borders[link]}")
            if state.company_links[company] == COMPANY_LINKS:
                raise links.wrong(name, f"a company has {COMPANY_LINKS} links")
            state.give(border, company)
    links.done()


def _trains(state: State) -> dict[str, Any]:
    return {state.board.trains[train]: owner for train, owner in enumerate(state.train_owner) if owner != NOBODY}


def _restore_trains(state: State, fields: Fields) -> None:
    board = state.board
    trains = fields.inner("trains")
    for train, name in enumerate(board.trains):
        if trains.has(name):
            seat = trains.number(name, 0, state.players - 1)
            state.train_owner[train] = seat
            state.rows[seat] |= 1 << board.row[train]
            state.goods_room[seat] += board.goods[train]
            state.passenger_room[seat] += board.passengers[train]
    trains.done()
    for seat in range(state.players):
        stone, cheese, red, green = state.loaded[seat * KINDS : seat * KINDS + KINDS]
        state.goods_room[seat] -= stone + cheese
        state.passenger_room[seat] -= red + green


def _restore_pieces(state: State, fields: Fields) -> None:
    board = state.board
    pieces = fields.inner("pieces")
    for area, name in enumerate(board.areas):
        if not pieces.has(name):
            continue
        for kind, count in enumerate(pieces.by_name(name, KIND_NAMES, 0, PIECES)):
            if count == 0:
                continue
            if kind == OPPOSITION:
                state.opposition[area] = count
            elif board.pile[kind][area] < 0:
                raise pieces.wrong(name, f"no {KIND_NAMES[kind]} lies there")
            else:
                state.piles[board.pile[kind][area]] = count
    pieces.done()


def _both_ways(board: Board) -> list[str]:
    """The names of all borders, and once more from the other side."""
    return board.border_names + ["-".join(reversed(name.split("-"))) for name in board.border_names]


POSITION = Position(
    TABLE,
    influence=Hand(_influence, _restore_influence),
    profit=Hand(_profit, _restore_profit),
    links=Hand(_links, _restore_links),
    company_links=Hand(_companies, _restore_companies),
    trains=Hand(_trains, _restore_trains),
    pieces=Hand(pieces_by_area, _restore_pieces),
)
dump = POSITION.dump
