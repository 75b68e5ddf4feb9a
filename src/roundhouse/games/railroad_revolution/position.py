"""A position as data in the board's names, and back."""

from typing import Any

from roundhouse.games.railroad_revolution.board import GROUPS
from roundhouse.games.railroad_revolution.movespace import ACTIONS, CHAINS
from roundhouse.games.railroad_revolution.objectives import RANK
from roundhouse.games.railroad_revolution.state import SLOTS, RailState
from roundhouse.games.railroad_revolution.tiles import COLOURS, NEUTRAL, NOBODY
from roundhouse.kernel.position import Fields

MOST_MONEY = 100_000
MOST = 200
ACTION_INTS = ("to_place", "extras", "laid", "triangles", "taken")
ACTION_FLAGS = ("ability_left", "bonus_left", "tile_left", "trigger")
WAITING = (
    "steps",
    "flips",
    "promotions",
    "new_trains",
    "free_tracks",
    "free_stations",
    "start_stations",
    "free_offices",
    "contract_offices",
    "hires",
    "swaps",
)
SIDES = ("left", "right")


def dump(state: RailState) -> dict[str, Any]:
    """Every piece, secrets included."""
    board = state.board
    names = [tile.name for tile in board.objectives]
    return {
        "first_player": state.first,
        "turn": state.turn,
        "actor": state.actor,
        "round": state.round,
        "last_round": state.last_round,
        "seats": [_seat(state, seat) for seat in range(state.setting.players)],
        "common": _workers(state, state.common),
        "cities": {
            name: {"tile": board.city_tiles[state.city_tile[city]].name, "first": _owner(state.first_station[city])}
            for city, name in enumerate(board.city_names)
        },
        "sections": [
            {"tile": None if tile == NOBODY else board.telegraph_tiles[tile].name, "first": _owner(first)}
            for tile, first in zip(state.section_tile, state.first_office, strict=True)
        ],
        "trains": {tile.name: state.stock[train] for train, tile in enumerate(board.trains)},
        "contract": board.contract_names[state.contract],
        "contract_pile": [board.contract_names[tile] for tile in state.contract_pile],
        "discards": [board.contract_names[tile] for tile in state.discards],
        "setup": [
            {"side": board.setup_sides[side].name, "worker": None if helper == NOBODY else board.colour_names[helper]}
            for side, helper in zip(state.sides, state.helpers, strict=True)
        ],
        "piles": {GROUPS[SLOTS + pile]: [names[tile] for tile in tiles] for pile, tiles in enumerate(state.piles)},
        "seen": {GROUPS[SLOTS + pile]: marks[:] for pile, marks in enumerate(state.seen)},
        "drawn": [names[tile] for tile in state.drawn],
        "drawn_seen": state.drawn_seen[:],
        "replacing": [{"seat": entry % RANK // SLOTS, "chain": CHAINS[entry % SLOTS], "pile": GROUPS[SLOTS + entry // RANK]} for entry in state.queue],
        "accepted": [side for place, side in enumerate(SIDES) if state.accepted >> place & 1],
        "action": _action(state),
        "waiting": _waiting(state),
    }


def _workers(state: RailState, counts: list[int]) -> dict[str, int]:
    return dict(zip(state.board.colour_names, counts, strict=True))


def _owner(place: int) -> int | str | None:
    return None if place == NOBODY else "neutral" if place == NEUTRAL else place


def _members(places: int, names: list[str]) -> list[str]:
    return [name for place, name in enumerate(names) if places >> place & 1]


def _section_names(state: RailState) -> list[str]:
    return [str(section + 1) for section in range(state.board.sections)]


def _seat(state: RailState, seat: int) -> dict[str, Any]:
    board = state.board
    kinds = len(board.trains)
    trains = [tile.name for tile in board.trains]
    return {
        "money": state.money[seat],
        "shares": state.shares[seat],
        "tracks": state.tracks[seat],
        "buildings": state.buildings[seat],
        "sold_tracks": state.sold_tracks[seat],
        "sold_buildings": state.sold_buildings[seat],
        "aside_tracks": state.aside_tracks[seat],
        "aside_buildings": state.aside_buildings[seat],
        "lines": _members(state.lines[seat], board.space_names),
        "stations": _members(state.stations[seat], board.city_names),
        "offices": _members(state.offices[seat], _section_names(state)),
        "supply": _workers(state, state.idle[seat * COLOURS : seat * COLOURS + COLOURS]),
        "board": {
            action: _workers(state, state.placed[(seat * 4 + place) * COLOURS : (seat * 4 + place + 1) * COLOURS]) for place, action in enumerate(ACTIONS)
        },
        "trains_up": dict(zip(trains, state.up[seat * kinds : seat * kinds + kinds], strict=True)),
        "trains_down": dict(zip(trains, state.down[seat * kinds : seat * kinds + kinds], strict=True)),
        "objectives": [_objective(state, seat * SLOTS + slot) for slot in range(SLOTS)],
        "completed": [board.objectives[tile].name for tile in state.completed[seat]],
        "progress": dict(zip(board.progress_names, state.progress[seat * 3 : seat * 3 + 3], strict=True)),
    }


def _objective(state: RailState, at: int) -> dict[str, Any] | None:
    if state.objective[at] == NOBODY:
        return None
    tile = state.board.objectives[state.objective[at]]
    held = state.manager[at * 2 : at * 2 + len(tile.managers)]
    return {"tile": tile.name, "managers": [None if colour == NOBODY else state.board.colour_names[colour] for colour in held]}


def _action(state: RailState) -> dict[str, Any]:
    numbers = (state.to_place, state.extras, state.laid, state.triangles, state.taken)
    flags = (state.ability_left, state.bonus_left, state.tile_left, state.trigger)
    return {
        "action": ACTIONS[state.action],
        "worker": state.board.colour_names[state.worker],
        "due": state.due,
        "place": None if state.place == NOBODY else state.place,
        **dict(zip(ACTION_INTS, numbers, strict=True)),
        **{name: bool(flag) for name, flag in zip(ACTION_FLAGS, flags, strict=True)},
    }


def _waiting(state: RailState) -> dict[str, Any]:
    numbers = (
        state.steps,
        state.flips,
        state.promotions,
        state.new_trains,
        state.free_tracks,
        state.free_stations,
        state.start_stations,
        state.free_offices,
        state.contract_offices,
        state.hires,
        state.swaps,
    )
    return {
        **dict(zip(WAITING, numbers, strict=True)),
        "fees": state.fees[:],
        "picks": [_members(mask, state.board.colour_names) for mask in state.picks],
        "offers": [state.board.offer_names[offer] for offer in state.offers],
    }


def restore(state: RailState, fields: Fields) -> RailState:
    """Put the pieces of a dump on an empty table."""
    board = state.board
    players = state.setting.players
    names = [tile.name for tile in board.objectives]
    state.first = fields.number("first_player", 0, players - 1)
    state.turn = fields.number("turn", 0, players - 1)
    state.actor = fields.number("actor", 0, players - 1)
    state.round = fields.number("round", 0, MOST)
    state.last_round = fields.number("last_round", 0, MOST)
    for seat, row in enumerate(fields.rows("seats", players)):
        _restore_seat(state, seat, row)
    state.common = fields.by_name("common", board.colour_names, 0, MOST)
    cities = fields.inner("cities")
    for city, name in enumerate(board.city_names):
        row = cities.inner(name)
        state.city_tile[city] = row.choice("tile", [tile.name for tile in board.city_tiles])
        state.first_station[city] = _first(row, players)
        row.done()
    cities.done()
    for section, row in enumerate(fields.rows("sections", board.sections)):
        state.section_tile[section] = row.maybe_choice("tile", [tile.name for tile in board.telegraph_tiles])
        state.first_office[section] = _first(row, players)
        row.done()
    state.stock = fields.by_name("trains", [tile.name for tile in board.trains], 0, MOST)
    state.contract = fields.choice("contract", board.contract_names)
    state.contract_pile = fields.choices("contract_pile", None, board.contract_names)
    state.discards = fields.choices("discards", None, board.contract_names)
    for row in fields.rows("setup", None):
        state.sides.append(row.choice("side", [side.name for side in board.setup_sides]))
        state.helpers.append(row.maybe_choice("worker", board.colour_names))
        row.done()
    _restore_piles(state, fields, names)
    _restore_action(state, fields.inner("action"))
    _restore_waiting(state, fields.inner("waiting"))
    return state


def _restore_piles(state: RailState, fields: Fields, names: list[str]) -> None:
    players = state.setting.players
    tops, marks = fields.inner("piles"), fields.inner("seen")
    for pile, group in enumerate(GROUPS[SLOTS:]):
        state.piles[pile] = tops.choices(group, None, names)
        state.seen[pile] = marks.numbers(group, len(state.piles[pile]), 0, 2**players - 1)
    tops.done()
    marks.done()
    state.drawn = fields.choices("drawn", None, names)
    state.drawn_seen = fields.numbers("drawn_seen", len(state.drawn), 0, 2**players - 1)
    for row in fields.rows("replacing", None):
        rank = row.choice("pile", GROUPS[SLOTS:])
        state.queue.append(rank * RANK + row.number("seat", 0, players - 1) * SLOTS + row.choice("chain", CHAINS))
        row.done()
    state.accepted = sum(1 << side for side in fields.choices("accepted", None, SIDES))


def _first(row: Fields, players: int) -> int:
    owners = [*range(players), "neutral", None]
    value = row.take("first")
    if value not in owners or isinstance(value, bool):
        raise row.wrong("first", f'must be a seat from 0 to {players - 1}, "neutral" or null, not {value!r}')
    return NOBODY if value is None else NEUTRAL if value == "neutral" else int(value)


def _set(places: list[int]) -> int:
    return sum(1 << place for place in set(places))


def _restore_seat(state: RailState, seat: int, row: Fields) -> None:
    board = state.board
    kinds = len(board.trains)
    trains = [tile.name for tile in board.trains]
    state.money[seat] = row.number("money", 0, MOST_MONEY)
    state.shares[seat] = row.number("shares", 0, MOST)
    state.tracks[seat] = row.number("tracks", 0, board.start_tracks)
    state.buildings[seat] = row.number("buildings", 0, board.start_buildings)
    state.sold_tracks[seat] = row.number("sold_tracks", 0, board.start_tracks)
    state.sold_buildings[seat] = row.number("sold_buildings", 0, board.start_buildings)
    state.aside_tracks[seat] = row.number("aside_tracks", 0, board.all_tracks)
    state.aside_buildings[seat] = row.number("aside_buildings", 0, board.all_buildings)
    state.lines[seat] = state.reached[seat] = state.free[seat] = 0
    for space in row.choices("lines", None, board.space_names):
        state.lay(seat, space)
    state.stations[seat] = _set(row.choices("stations", None, board.city_names))
    state.offices[seat] = _set(row.choices("offices", None, _section_names(state)))
    state.idle[seat * COLOURS : seat * COLOURS + COLOURS] = row.by_name("supply", board.colour_names, 0, MOST)
    spaces = row.inner("board")
    for place, action in enumerate(ACTIONS):
        for colour, n in enumerate(spaces.by_name(action, board.colour_names, 0, MOST)):
            state.placed[(seat * 4 + place) * COLOURS + colour] = n
            state.busy[seat * COLOURS + colour] += n
    spaces.done()
    state.crew[seat] = sum(state.idle[seat * COLOURS : seat * COLOURS + COLOURS]) + sum(state.busy[seat * COLOURS : seat * COLOURS + COLOURS])
    state.up[seat * kinds : seat * kinds + kinds] = row.by_name("trains_up", trains, 0, MOST)
    state.down[seat * kinds : seat * kinds + kinds] = row.by_name("trains_down", trains, 0, MOST)
    _restore_objectives(state, seat, row)
    state.progress[seat * 3 : seat * 3 + 3] = row.by_name("progress", board.progress_names, 0, board.progress_top)
    row.done()


def _restore_objectives(state: RailState, seat: int, row: Fields) -> None:
    board = state.board
    names = [tile.name for tile in board.objectives]
    given = row.plain("objectives", list)
    if len(given) != SLOTS:
        raise row.wrong("objectives", f"must have {SLOTS} entries, not {len(given)}")
    for slot, data in enumerate(given):
        at = seat * SLOTS + slot
        if data is not None:
            tile = Fields(data, row.where(f"objectives[{slot}]"))
            state.objective[at] = tile.choice("tile", names)
            places = len(board.objectives[state.objective[at]].managers)
            state.manager[at * 2 : at * 2 + places] = tile.maybe_choices("managers", places, board.colour_names)
            tile.done()
    state.completed[seat] = row.choices("completed", None, names)


def _restore_action(state: RailState, row: Fields) -> None:
    state.action = row.choice("action", ACTIONS)
    state.worker = row.choice("worker", state.board.colour_names)
    state.due = row.number("due", 0, MOST_MONEY)
    state.place = NOBODY if row.null("place") else row.number("place", 0, MOST)
    state.to_place, state.extras, state.laid, state.triangles, state.taken = (row.number(name, 0, MOST) for name in ACTION_INTS)
    state.ability_left, state.bonus_left, state.tile_left, state.trigger = (int(row.flag(name)) for name in ACTION_FLAGS)
    row.done()


def _restore_waiting(state: RailState, row: Fields) -> None:
    (
        state.steps,
        state.flips,
        state.promotions,
        state.new_trains,
        state.free_tracks,
        state.free_stations,
        state.start_stations,
        state.free_offices,
        state.contract_offices,
        state.hires,
        state.swaps,
    ) = (row.number(name, 0, MOST) for name in WAITING)
    state.fees = row.numbers("fees", None, 0, MOST_MONEY)
    picks = row.plain("picks", list)
    for place, colours in enumerate(picks):
        state.picks.append(_set(Fields({"colours": colours}, row.where(f"picks[{place}]")).choices("colours", None, state.board.colour_names)))
    state.offers = row.choices("offers", None, state.board.offer_names)
    row.done()
