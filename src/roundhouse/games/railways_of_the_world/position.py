"""A position as data in the board's names, and back: what the declared fields do not say by themselves."""

from typing import Any

from roundhouse.games.railways_of_the_world.constants import NOBODY, NONE, SECOND
from roundhouse.games.railways_of_the_world.fields import MOST, TABLE
from roundhouse.games.railways_of_the_world.moves import COLOURS, Board
from roundhouse.games.railways_of_the_world.names import port_name, port_names, step_name
from roundhouse.games.railways_of_the_world.old_names import read_old_names
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.games.railways_of_the_world.track import point
from roundhouse.kernel.errors import PositionError
from roundhouse.kernel.fields import Hand, Position
from roundhouse.kernel.position import Fields
from roundhouse.parts.hex import OUTSIDE, PATH_OF, SIDE_NAMES, SIDES, STEP, path_sides, step_of


def restore(state: State, fields: Fields) -> State:
    """Put the pieces of a dump on an empty table."""
    read_old_names(fields)
    POSITION.restore(state, fields)
    _count_cubes(state)
    _ride_along(state, fields)
    state.look_round([place for place in range(state.board.land.grid.size) if state.used[place]])
    state.list_starts()
    state.list_greys()
    return state


def _count_cubes(state: State) -> None:
    """What follows from the colours of the cities and the cubes on them."""
    state.wanted = [0] * (COLOURS + 1)
    for city in range(state.board.cities):
        cubes = state.cubes[city * COLOURS : (city + 1) * COLOURS]
        state.change_wanted()[state.colour[city]] |= 1 << city
        state.change_total()[city] = sum(cubes)
        state.change_stock()[city] = sum(1 << colour for colour, count in enumerate(cubes) if count)
    state.empty = state.total.count(0)


# Barons


def _dealt(state: State, seat: int) -> list[str]:
    return [state.board.goals.baron_names[baron] for baron in state.dealt[2 * seat : 2 * seat + 2] if baron != NONE]


def _restore_dealt(state: State, row: Fields, seat: int) -> None:
    dealt = row.choices("dealt", None, state.board.goals.baron_names)
    if len(dealt) > 2:
        raise row.wrong("dealt", f"a seat has at most two Barons, not {len(dealt)}")
    state.change_dealt()[2 * seat : 2 * seat + 2] = [*dealt, NONE, NONE][:2]


# Track


def _links(state: State) -> list[dict[str, Any]]:
    return [_link(state, link) for link in range(len(state.link_owner))]


def _link(state: State, link: int) -> dict[str, Any]:
    board = state.board
    return {
        "owner": state.link_owner[link],
        "from": port_name(board, state.link_from[link]),
        "to": port_name(board, state.link_to[link]),
        "tiles": [step_name(board, step) for step in state.link_steps[link]],
        "depot": None if state.link_depot[link] == NOBODY else state.link_depot[link],
    }


def _restore_links(state: State, fields: Fields) -> None:
    """Links, and the markers on them and on the Western Links. [RW-17.4]"""
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
    for owner in state.western:
        if owner != NOBODY:
            state.markers[owner] -= 1


def _stubs(state: State) -> list[dict[str, Any]]:
    return [_stub(state, stub) for stub in range(len(state.stub_owner))]


def _stub(state: State, stub: int) -> dict[str, Any]:
    board = state.board
    return {
        "owner": state.stub_owner[stub],
        "from": port_name(board, state.stub_from[stub]),
        "tiles": [step_name(board, step) for step in state.stub_steps[stub]],
    }


def _restore_stubs(state: State, fields: Fields) -> None:
    """Incomplete links, with their markers."""
    ports = port_names(state.board)
    for row in fields.rows("stubs", None):
        owner = row.number("owner", 0, state.players - 1)
        state.change_stub_owner().append(owner)
        state.change_stub_from().append(row.choice("from", ports))
        state.change_stub_steps().append(_steps(state, row))
        if not state.stub_steps[-1]:
            raise row.wrong("tiles", "an incomplete link has at least one tile")
        state.markers[owner] -= 1
        row.done()


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


def _restore_chain(state: State, fields: Fields) -> None:
    """What the seat to play is building."""
    if fields.null("chain"):
        return
    row = fields.inner("chain")
    ports = port_names(state.board)
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


# The cube on its way


def _ride(state: State) -> list[str]:
    return [port_name(state.board, _port_out(state, place)) for place in range(len(state.ride))]


def _port_out(state: State, place: int) -> int:
    """The city side by which the cube left on the link at this place of its ride."""
    city = state.cube_from
    for link in state.ride[:place]:
        city = state.link_end(link, city)
    link = state.ride[place]
    return state.link_from[link] if state.link_from[link] // SIDES == city else state.link_to[link]


def _restore_ride(state: State, fields: Fields) -> None:
    """The city sides by which the cube left; `_ride_along` makes links of them once all is read."""
    state.ride = fields.choices("ride", None, port_names(state.board))


def _ride_along(state: State, fields: Fields) -> None:
    """The links over which a cube is on its way, the city where it is, and those where it was."""
    ports, state.ride = state.ride, []
    if not state.links_allowed or state.cube_colour == NONE or state.cube_from == NONE:
        return
    state.stand = state.cube_from
    state.seen = 1 << state.cube_from
    for port in ports:
        link = state.port_link[port]
        if link == NONE or port // SIDES != state.stand:
            raise fields.wrong("ride", f"no link leaves by {port_name(state.board, port)} there")
        state.ride.append(link)
        state.stand = state.link_end(link, state.stand)
        state.seen |= 1 << state.stand


POSITION = Position(
    TABLE,
    dealt=Hand(_dealt, _restore_dealt),
    links=Hand(_links, _restore_links),
    stubs=Hand(_stubs, _restore_stubs),
    chain=Hand(_chain, _restore_chain),
    ride=Hand(_ride, _restore_ride),
)
dump = POSITION.dump
