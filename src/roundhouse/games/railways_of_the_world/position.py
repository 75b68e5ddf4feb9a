"""A position as data in the board's names, and back."""

from typing import Any

from roundhouse.games.railways_of_the_world.moves import COLOUR_NAMES, COLOURS, Board
from roundhouse.games.railways_of_the_world.names import deck_names, port_name, port_names, step_name, subset
from roundhouse.games.railways_of_the_world.pieces import IN_DECK, NOBODY, NONE, SECOND, SOURCES
from roundhouse.games.railways_of_the_world.shapes import GAINED, GOODS
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.games.railways_of_the_world.track import point
from roundhouse.kernel.errors import PositionError
from roundhouse.kernel.position import Fields
from roundhouse.parts.hex import OUTSIDE, PATH_OF, SIDE_NAMES, SIDES, STEP, path_sides, step_of

PURPOSES = ["first", "place", "track", "city", "engine", "western"]
MOST = 10**12  # of anything that has no limit


def dump(state: State) -> dict[str, Any]:
    """Every piece, secrets included."""
    board = state.board
    cards = deck_names(board)
    return {
        "seats": [_seat(state, seat) for seat in range(state.players)],
        "cities": {name: _city(state, city) for city, name in enumerate(board.land.city_names)},
        "bag": dict(zip(GOODS, state.bag, strict=True)),
        "new_cities": dict(zip(GOODS, state.new_cities, strict=True)),
        "western": [_or_null(owner) for owner in state.western],
        "links": [_link(state, link) for link in range(len(state.link_owner))],
        "stubs": [_stub(state, stub) for stub in range(len(state.stub_owner))],
        "deck": [cards[card] for card in state.deck],
        "face_up": [cards[card] for card in state.face_up],
        "discards": [cards[card] for card in state.discards],
        "lines": ["deck" if owner == IN_DECK else _or_null(owner) for owner in state.line_of],
        "turn_number": state.turn_number,
        "round": state.round,
        "order": state.order[:],
        "place": state.place,
        "first": state.first,
        "turn": state.turn,
        "pending": state.pending,
        "acted": state.acted,
        "trigger": state.trigger,
        "high": state.high,
        "leader": _or_null(state.leader),
        "out": state.out[:],
        "plan": subset(board.cards.names, state.plan),
        "chain": _chain(state),
        "site": None if state.site == NONE else board.land.city_names[state.site],
        "free": state.free,
        "cargo": None if state.cargo == NONE else GOODS[state.cargo],
        "ride": [port_name(board, _port_out(state, place)) for place in range(len(state.ride))],
        "limit": state.limit,
        "due": state.due,
        "purpose": None if state.purpose == NONE else PURPOSES[state.purpose],
    }


def _seat(state: State, seat: int) -> dict[str, Any]:
    board = state.board
    barons = board.goals.baron_names
    held = state.hand[seat * board.kinds : (seat + 1) * board.kinds]
    return {
        "cash": state.cash[seat],
        "bonds": state.bonds[seat],
        "position": state.position[seat],
        "gained": dict(zip(GAINED, state.gained[seat * SOURCES : (seat + 1) * SOURCES], strict=True)),
        "level": state.level[seat],
        "hand": {board.cards.names[card]: count for card, count in enumerate(held) if count},
        "spent": subset(board.cards.names, state.spent[seat]),
        "tally": subset(GOODS, state.tally[seat]),
        "dealt": [barons[baron] for baron in state.dealt[2 * seat : 2 * seat + 2] if baron != NONE],
        "baron": None if state.baron[seat] == NONE else barons[state.baron[seat]],
        "baron_score": state.baron_score[seat],
        "bid": state.bids[seat],
        "done": state.done[seat],
        "extra": state.extra[seat],
    }


def _city(state: State, city: int) -> dict[str, Any]:
    cubes = state.cubes[city * COLOURS : (city + 1) * COLOURS]
    return {
        "colour": COLOUR_NAMES[state.colour[city]],
        "new_city": bool(state.tiled[city]),
        "cubes": {GOODS[colour]: count for colour, count in enumerate(cubes) if count},
    }


def _link(state: State, link: int) -> dict[str, Any]:
    board = state.board
    return {
        "owner": state.link_owner[link],
        "from": port_name(board, state.link_from[link]),
        "to": port_name(board, state.link_to[link]),
        "tiles": [step_name(board, step) for step in state.link_steps[link]],
        "depot": _or_null(state.link_depot[link]),
    }


def _stub(state: State, stub: int) -> dict[str, Any]:
    board = state.board
    return {
        "owner": state.stub_owner[stub],
        "from": port_name(board, state.stub_from[stub]),
        "tiles": [step_name(board, step) for step in state.stub_steps[stub]],
    }


def _chain(state: State) -> dict[str, Any] | None:
    if state.begun == NONE:
        return None
    board = state.board
    return {
        "from": port_name(board, state.begun),
        "to": None if state.ended == NONE else port_name(board, state.ended),
        "tiles": [step_name(board, step) for step in state.steps],
        "laid": state.laid,
        "marked": state.marked,
        "price": state.price,
    }


def _port_out(state: State, place: int) -> int:
    """The city side by which the cube left on the link at this place of its ride."""
    city = state.site
    for link in state.ride[:place]:
        city = state.link_end(link, city)
    link = state.ride[place]
    return state.link_from[link] if state.link_from[link] // SIDES == city else state.link_to[link]


def _or_null(number: int) -> int | None:
    return None if number == NOBODY else number


def restore(state: State, fields: Fields) -> State:
    """Put the pieces of a dump on an empty table."""
    board = state.board
    cards = deck_names(board)
    state.set_out()
    _restore_cities(state, fields.inner("cities"))
    for seat, row in enumerate(fields.rows("seats", state.players)):
        _restore_seat(state, seat, row)
    state.bag = fields.by_name("bag", GOODS, 0, board.figures.cubes_per_colour)
    state.new_cities = fields.by_name("new_cities", GOODS, 0, 99)
    state.western = _maybe_numbers(fields, "western", board.sites, state.players - 1)
    _restore_track(state, fields)
    state.deck = fields.choices("deck", None, cards)
    state.face_up = fields.choices("face_up", None, board.cards.names)
    state.discards = fields.choices("discards", None, board.cards.names)
    state.line_of = [IN_DECK if owner == "deck" else _seat_of(owner, fields, state.players) for owner in _list(fields, "lines", board.lines)]
    state.turn_number = fields.number("turn_number", 1, state.max_turns)
    state.round = fields.number("round", 0, board.figures.rounds)
    state.order = fields.numbers("order", state.players, 0, state.players - 1)
    state.place = fields.number("place", 0, state.players - 1)
    state.first = fields.number("first", 0, state.players - 1)
    state.turn = fields.number("turn", 0, state.players - 1)
    state.pending = fields.number("pending", 0, 99)
    state.acted = fields.flag("acted")
    state.trigger = fields.number("trigger", 0, state.max_turns)
    state.high = fields.number("high", 0, state.max_bid)
    state.leader = NOBODY if fields.null("leader") else fields.number("leader", 0, state.players - 1)
    state.out = fields.numbers("out", None, 0, state.players - 1)
    state.plan = sum(1 << card for card in set(fields.choices("plan", None, board.cards.names)))
    _restore_action(state, fields)
    state.look_round([place for place in range(board.land.grid.size) if state.used[place]])
    state.list_starts()
    state.list_greys()
    return state


def _restore_seat(state: State, seat: int, row: Fields) -> None:
    board = state.board
    barons = board.goals.baron_names
    state.cash[seat] = row.number("cash", 0, MOST)
    state.bonds[seat] = row.number("bonds", 0, MOST)
    state.position[seat] = row.number("position", 0, MOST)
    state.gained[seat * SOURCES : (seat + 1) * SOURCES] = row.by_name("gained", GAINED, 0, MOST)
    state.level[seat] = row.number("level", 1, len(board.figures.loco_price) - 1)
    state.hand[seat * board.kinds : (seat + 1) * board.kinds] = row.by_name("hand", board.cards.names, 0, 99)
    state.spent[seat] = sum(1 << card for card in set(row.choices("spent", None, board.cards.names)))
    state.tally[seat] = sum(1 << colour for colour in set(row.choices("tally", None, GOODS)))
    dealt = row.choices("dealt", None, barons)
    if len(dealt) > 2:
        raise row.wrong("dealt", f"a seat has at most two Barons, not {len(dealt)}")
    state.dealt[2 * seat : 2 * seat + 2] = [*dealt, NONE, NONE][:2]
    state.baron[seat] = row.maybe_choice("baron", barons)
    state.baron_score[seat] = row.number("baron_score", 0, 100)
    state.bids[seat] = row.number("bid", 0, state.max_bid)
    state.done[seat] = row.number("done", 0, 99)
    state.extra[seat] = row.number("extra", 0, 99)
    row.done()


def _restore_cities(state: State, cities: Fields) -> None:
    for city, name in enumerate(state.board.land.city_names):
        row = cities.inner(name)
        colour = row.choice("colour", COLOUR_NAMES)
        state.wanted[state.colour[city]] &= ~(1 << city)
        state.wanted[colour] |= 1 << city
        state.colour[city] = colour
        state.tiled[city] = 1 if row.flag("new_city") else 0
        cubes = row.by_name("cubes", GOODS, 0, 25)
        state.cubes[city * COLOURS : (city + 1) * COLOURS] = cubes
        state.total[city] = sum(cubes)
        state.stock[city] = sum(1 << colour for colour, count in enumerate(cubes) if count)
        row.done()
    state.empty = state.total.count(0)
    cities.done()


def _restore_track(state: State, fields: Fields) -> None:
    """Links, incomplete links and the chain in hand, with the markers that lie on them. [RW-17.4]"""
    ports = port_names(state.board)
    for row in fields.rows("links", None):
        owner = row.number("owner", 0, state.players - 1)
        begun, ended = row.choice("from", ports), row.choice("to", ports)
        depot = NOBODY if row.null("depot") else row.number("depot", 0, state.players - 1)
        state.add_link(owner, begun, ended, _steps(state, row), depot)
        state.markers[owner] -= 1
        if depot != NOBODY:
            state.markers[depot] -= 1
        row.done()
    for row in fields.rows("stubs", None):
        state.stub_owner.append(row.number("owner", 0, state.players - 1))
        state.stub_from.append(row.choice("from", ports))
        state.stub_steps.append(_steps(state, row))
        if not state.stub_steps[-1]:
            raise row.wrong("tiles", "an incomplete link has at least one tile")
        state.markers[state.stub_owner[-1]] -= 1
        row.done()
    for owner in state.western:
        if owner != NOBODY:
            state.markers[owner] -= 1


def _restore_action(state: State, fields: Fields) -> None:
    """What the seat to play has in hand."""
    board = state.board
    ports = port_names(board)
    if not fields.null("chain"):
        row = fields.inner("chain")
        state.begun = row.choice("from", ports)
        state.ended = row.maybe_choice("to", ports)
        state.steps = _steps(state, row)
        state.way = [step // STEP for step in state.steps]
        state.laid = row.number("laid", 0, len(state.steps))
        state.marked = row.flag("marked")
        state.price = row.number("price", 0, MOST)
        row.done()
        if state.marked:
            state.markers[state.turn] -= 1
        if state.steps:
            point(state)
    state.site = fields.maybe_choice("site", board.land.city_names)
    state.free = fields.flag("free")
    state.cargo = fields.maybe_choice("cargo", GOODS)
    ride = fields.choices("ride", None, ports)
    state.limit = fields.number("limit", 0, 99)
    state.due = fields.number("due", 0, MOST)
    state.purpose = fields.maybe_choice("purpose", PURPOSES)
    if state.limit and state.cargo != NONE and state.site != NONE:
        _restore_ride(state, fields, ride)


def _restore_ride(state: State, fields: Fields, ride: list[int]) -> None:
    state.stand = state.site
    state.seen = 1 << state.site
    for port in ride:
        link = state.port_link[port]
        if link == NONE or port // SIDES != state.stand:
            raise fields.wrong("ride", f"no link leaves by {port_name(state.board, port)} there")
        state.ride.append(link)
        state.stand = state.link_end(link, state.stand)
        state.seen |= 1 << state.stand


def _steps(state: State, row: Fields) -> list[int]:
    """The tiles of a chain, laid on the map."""
    steps: list[int] = []
    for number, text in enumerate(row.plain("tiles", list)):
        place, into, out = _tile(state.board, text, row.where(f"tiles[{number}]"))
        path = PATH_OF[into * SIDES + out]
        if state.used[place] & path_sides(path) or state.paths[place] >= SECOND or not state.board.buildable[place]:
            raise PositionError(row.where(f"tiles[{number}]"), f"{text!r} cannot lie there")
        state.put_path(place, path)
        steps.append(step_of(place, into, out))
    return steps


def _tile(board: Board, text: object, where: str) -> tuple[int, int, int]:
    """Hex, side in and side out of a tile such as "9,9 NE-SW"."""
    try:
        spot, sides = str(text).split()
        col, row = spot.split(",")
        into, out = (SIDE_NAMES.index(side) for side in sides.split("-"))
        place = board.land.grid.at(int(col), int(row))
    except ValueError:
        raise PositionError(where, f"{text!r} is not a tile such as '9,9 NE-SW'") from None
    if place == OUTSIDE or into == out:
        raise PositionError(where, f"{text!r} is not on the map" if place == OUTSIDE else f"{text!r} joins a side to itself")
    return place, into, out


def _list(fields: Fields, name: str, length: int) -> list[object]:
    values = fields.plain(name, list)
    if len(values) != length:
        raise fields.wrong(name, f"must have {length} entries, not {len(values)}")
    return list(values)


def _maybe_numbers(fields: Fields, name: str, length: int, high: int) -> list[int]:
    return [_seat_of(value, fields, high + 1) for value in _list(fields, name, length)]


def _seat_of(value: object, fields: Fields, players: int) -> int:
    """A seat, or NOBODY for null."""
    if value is None:
        return NOBODY
    if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value < players:
        raise PositionError(fields.where("a seat"), f"{value!r} is not a seat from 0 to {players - 1}, or null")
    return value
