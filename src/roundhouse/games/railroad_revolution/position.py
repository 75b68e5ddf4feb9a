"""A position as data in the board's names, and back: what the declared fields do not say by themselves."""

from typing import Any

from roundhouse.games.railroad_revolution.board import GROUPS
from roundhouse.games.railroad_revolution.fields import MOST, TABLE
from roundhouse.games.railroad_revolution.movespace import ACTIONS, CHAINS
from roundhouse.games.railroad_revolution.objectives import queued, queued_pile, queued_seat, queued_slot
from roundhouse.games.railroad_revolution.state import RailState
from roundhouse.games.railroad_revolution.tiles import COLOURS, NOBODY, SLOTS
from roundhouse.kernel.fields import Hand, Position
from roundhouse.kernel.position import Fields

PILE_NAMES = GROUPS[SLOTS:]


def restore(state: RailState, fields: Fields) -> RailState:
    """Put the pieces of a dump on an empty table."""
    POSITION.restore(state, fields)
    return state


def _lines(state: RailState, seat: int) -> list[str]:
    return [name for space, name in enumerate(state.board.space_names) if state.lines[seat] >> space & 1]


def _restore_lines(state: RailState, row: Fields, seat: int) -> None:
    state.lines[seat] = state.reached[seat] = state.free[seat] = 0
    for space in row.choices("lines", None, state.board.space_names):
        state.lay(seat, space)


def _board(state: RailState, seat: int) -> dict[str, Any]:
    names = state.board.colour_names
    return {
        action: dict(zip(names, state.placed[(seat * 4 + place) * COLOURS : (seat * 4 + place + 1) * COLOURS], strict=True))
        for place, action in enumerate(ACTIONS)
    }


def _restore_board(state: RailState, row: Fields, seat: int) -> None:
    """Read after the personal supply: all available workers are then known."""
    spaces = row.inner("board")
    for place, action in enumerate(ACTIONS):
        for colour, n in enumerate(spaces.by_name(action, state.board.colour_names, 0, MOST)):
            state.placed[(seat * 4 + place) * COLOURS + colour] = n
            state.busy[seat * COLOURS + colour] += n
    spaces.done()
    mine = slice(seat * COLOURS, seat * COLOURS + COLOURS)
    state.crew[seat] = sum(state.idle[mine]) + sum(state.busy[mine])


def _objectives(state: RailState, seat: int) -> list[dict[str, Any] | None]:
    return [_objective(state, seat * SLOTS + slot) for slot in range(SLOTS)]


def _objective(state: RailState, cell: int) -> dict[str, Any] | None:
    if state.objective[cell] == NOBODY:
        return None
    tile = state.board.objectives[state.objective[cell]]
    held = state.manager[cell * 2 : cell * 2 + len(tile.managers)]
    return {"tile": tile.name, "managers": [None if colour == NOBODY else state.board.colour_names[colour] for colour in held]}


def _restore_objectives(state: RailState, row: Fields, seat: int) -> None:
    board = state.board
    names = [tile.name for tile in board.objectives]
    given = row.plain("objectives", list)
    if len(given) != SLOTS:
        raise row.wrong("objectives", f"must have {SLOTS} entries, not {len(given)}")
    for slot, data in enumerate(given):
        cell = seat * SLOTS + slot
        if data is not None:
            tile = Fields(data, row.where(f"objectives[{slot}]"))
            state.objective[cell] = tile.choice("tile", names)
            places = len(board.objectives[state.objective[cell]].managers)
            state.manager[cell * 2 : cell * 2 + places] = tile.maybe_choices("managers", places, board.colour_names)
            tile.done()


def _setup(state: RailState) -> list[dict[str, Any]]:
    board = state.board
    return [
        {"side": board.setup_sides[side].name, "worker": None if helper == NOBODY else board.colour_names[helper]}
        for side, helper in zip(state.sides, state.helpers, strict=True)
    ]


def _restore_setup(state: RailState, fields: Fields) -> None:
    for row in fields.rows("setup", None):
        state.sides.append(row.choice("side", [side.name for side in state.board.setup_sides]))
        state.helpers.append(row.maybe_choice("worker", state.board.colour_names))
        row.done()


def _piles(state: RailState) -> dict[str, Any]:
    names = state.board.objectives
    return {group: [names[tile].name for tile in tiles] for group, tiles in zip(PILE_NAMES, state.piles, strict=True)}


def _restore_piles(state: RailState, fields: Fields) -> None:
    piles = fields.inner("piles")
    for pile, group in enumerate(PILE_NAMES):
        state.piles[pile] = piles.choices(group, None, [tile.name for tile in state.board.objectives])
    piles.done()


def _seen(state: RailState) -> dict[str, Any]:
    return {group: marks[:] for group, marks in zip(PILE_NAMES, state.seen, strict=True)}


def _restore_seen(state: RailState, fields: Fields) -> None:
    seen = fields.inner("seen")
    for pile, group in enumerate(PILE_NAMES):
        state.seen[pile] = seen.numbers(group, len(state.piles[pile]), 0, 2**state.players - 1)
    seen.done()


def _replacing(state: RailState) -> list[dict[str, Any]]:
    return [{"seat": queued_seat(one), "chain": CHAINS[queued_slot(one)], "pile": PILE_NAMES[queued_pile(one)]} for one in state.queue]


def _restore_replacing(state: RailState, fields: Fields) -> None:
    queue: list[int] = []
    for row in fields.rows("replacing", None):
        pile = row.choice("pile", PILE_NAMES)
        queue.append(queued(pile, row.number("seat", 0, state.players - 1), row.choice("chain", CHAINS)))
        row.done()
    state.queue = queue


POSITION = Position(
    TABLE,
    lines=Hand(_lines, _restore_lines),
    board=Hand(_board, _restore_board),
    objectives=Hand(_objectives, _restore_objectives),
    setup=Hand(_setup, _restore_setup),
    piles=Hand(_piles, _restore_piles),
    seen=Hand(_seen, _restore_seen),
    replacing=Hand(_replacing, _restore_replacing),
)
dump = POSITION.dump
