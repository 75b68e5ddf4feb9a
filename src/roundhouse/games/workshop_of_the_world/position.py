"""A position as data in the board's names, and back."""

from typing import Any

from roundhouse.games.workshop_of_the_world.board import MOST_MONEY
from roundhouse.games.workshop_of_the_world.constants import NOBODY, NONE, SETS, TYPES
from roundhouse.games.workshop_of_the_world.moves import Board
from roundhouse.games.workshop_of_the_world.state import State
from roundhouse.kernel.position import Fields

TALLY = ("bids", "built", "recouped", "collected", "turns", "removals")
MOST_CASH = 700  # so that every bid that can be reached has a name
MOST_INCOME = 500


def dump(state: State) -> dict[str, Any]:
    """Every piece, secrets included."""
    board = state.board
    hue = [board.hues[one] for one in state.hues]
    links = _connections(board)
    return {
        "era": ["canal", "rail"][state.era],
        "round": state.round,
        "creation": state.creation,
        "seats": [_seat(state, seat, hue) for seat in range(state.players)],
        "stock": dict(zip(hue, state.stock, strict=True)),
        "links_in_supply": dict(zip(hue, state.links, strict=True)),
        "industries": {
            board.towns[town]: {hue[one]: state.industry[town * SETS + one] for one in range(state.sets) if state.industry[town * SETS + one]}
            for town in range(len(board.towns))
            if state.filled[town]
        },
        "links": {links[connection]: hue[one] for connection, one in enumerate(state.link) if one != NOBODY},
        "deck": [board.faces[face] for face in state.deck],
        "set_aside": [board.faces[face] for face in state.aside],
        "offer": [board.faces[face] for face in state.offer],
        "discard": [board.faces[face] for face in state.discard],
        "undrawn": dict(zip(board.types, state.pool, strict=True)),
        "display": dict(zip(board.types, state.display, strict=True)),
        "order": [hue[one] for one in state.order],
        "before": [hue[one] for one in state.before],
        "next_order": [hue[one] for one in state.next_order],
        "lot": None if state.lot == NONE else board.faces[state.lot],
        "price": None if state.price == NONE else state.price,
        "leader": None if state.leader == NOBODY else state.leader,
        "caller": None if state.caller == NOBODY else state.caller,
        "turn": state.turn,
        "card": None if state.card == NONE else board.faces[state.card],
        "gambled": state.gambled,
        "town": None if state.town == NONE else board.towns[state.town],
        "first": None if state.first == NONE else links[state.first],
        "second": None if state.second == NONE else links[state.second],
        "tally": dict(zip(TALLY, state.tally, strict=True)),
    }


def _seat(state: State, seat: int, hue: list[str]) -> dict[str, Any]:
    board = state.board
    row = slice(seat * TYPES, seat * TYPES + TYPES)
    return {
        "cash": state.cash[seat],
        "income": state.income[seat],
        "tokens": dict(zip(board.types, state.hand[row], strict=True)),
        "fist": dict(zip(board.types, state.fist[row], strict=True)),
        "ready": state.ready[seat],
        "bid": None if state.bids[seat] == NONE else state.bids[seat],
        "picked": None if state.picked[seat] == NONE else hue[state.picked[seat]],
        "shown": None if state.shown[seat] == NONE else state.shown[seat],
        "won": None if state.won[seat] == NONE else board.faces[state.won[seat]],
        "still_in": state.still_in[seat],
    }


def restore(state: State, fields: Fields) -> State:
    """Put the pieces of a dump on an empty table."""
    board = state.board
    hue = [board.hues[one] for one in state.hues]
    links = _connections(board)
    state.era = fields.choice("era", ["canal", "rail"])
    state.round = fields.number("round", 0, 99)
    state.creation = fields.number("creation", 1, 4)
    for seat, row in enumerate(fields.rows("seats", state.players)):
        _restore_seat(state, seat, row, hue)
    state.stock = fields.by_name("stock", hue, 0, board.industries)
    state.links = fields.by_name("links_in_supply", hue, 0, board.links)
    _restore_industries(state, fields.inner("industries"), hue)
    _restore_links(state, fields.inner("links"), links, hue)
    state.deck = fields.choices("deck", None, board.faces)
    state.aside = fields.choices("set_aside", None, board.faces)
    state.offer = fields.choices("offer", None, board.faces)
    state.discard = fields.choices("discard", None, board.faces)
    state.pool = fields.by_name("undrawn", board.types, 0, 99)
    state.display = fields.by_name("display", board.types, 0, 99)
    state.order = fields.choices("order", None, hue)
    state.before = fields.choices("before", None, hue)
    state.next_order = fields.choices("next_order", None, hue)
    state.lot = fields.maybe_choice("lot", board.faces)
    state.price = _maybe_number(fields, "price", MOST_MONEY)
    state.leader = _maybe_number(fields, "leader", state.players - 1)
    state.caller = _maybe_number(fields, "caller", state.players - 1)
    state.turn = fields.number("turn", 0, state.sets)
    state.card = fields.maybe_choice("card", board.faces)
    state.gambled = fields.flag("gambled")
    state.town = fields.maybe_choice("town", board.towns)
    state.first = fields.maybe_choice("first", links)
    state.second = fields.maybe_choice("second", links)
    state.tally = fields.by_name("tally", TALLY, 0, 10**6)
    return state


def _restore_seat(state: State, seat: int, row: Fields, hue: list[str]) -> None:
    types = state.board.types
    span = slice(seat * TYPES, seat * TYPES + TYPES)
    state.cash[seat] = row.number("cash", 0, MOST_CASH)
    state.income[seat] = row.number("income", 0, MOST_INCOME)
    state.hand[span] = row.by_name("tokens", types, 0, 99)
    state.fist[span] = row.by_name("fist", types, 0, 99)
    state.ready[seat] = row.flag("ready")
    state.bids[seat] = _maybe_number(row, "bid", MOST_MONEY)
    state.picked[seat] = row.maybe_choice("picked", hue)
    state.shown[seat] = _maybe_number(row, "shown", MOST_MONEY)
    state.won[seat] = row.maybe_choice("won", state.board.faces)
    state.still_in[seat] = row.flag("still_in")
    row.done()


def _restore_industries(state: State, towns: Fields, hue: list[str]) -> None:
    board = state.board
    for town, name in enumerate(board.towns):
        if towns.has(name):
            for one, count in enumerate(towns.by_name(name, hue, 0, board.industries)):
                state.industry[town * SETS + one] = count
                state.filled[town] += count
    towns.done()


def _restore_links(state: State, built: Fields, names: list[str], hue: list[str]) -> None:
    board = state.board
    for connection, name in enumerate(names):
        if built.has(name):
            state.link[connection] = built.choice(name, hue)
            state.free[board.end_a[connection]] -= 1
            state.free[board.end_b[connection]] -= 1
    built.done()


def _maybe_number(fields: Fields, name: str, high: int) -> int:
    if fields.null(name):
        return NONE
    return fields.number(name, 0, high)


def _connections(board: Board) -> list[str]:
    return [move.text.removeprefix("link ") for move in board.link]
