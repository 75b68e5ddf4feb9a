"""The track along hexes that a hand is drawn over: which small moves lay it. [RW-6.5 to RW-6.9]"""

from roundhouse.games.railways_of_the_world.constants import NONE, TRACK
from roundhouse.games.railways_of_the_world.moves import Build, Extend
from roundhouse.games.railways_of_the_world.names import hex_at
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.kernel.move import Move
from roundhouse.parts.hex import PATH_OF, SIDES, far_side


def along(state: State, seat: int, places: list[str]) -> list[Move]:
    """The moves that lay track from the first hex over those between to the border of the last; none if the rules allow it not.

    The first hex is a city or the end of the track where building begins or goes on, and the last one only says where the track leads.
    """
    hexes = [hex_at(state.board, place) for place in places]
    if len(hexes) < 3 or NONE in hexes:
        return []
    after: State = state.copy()
    row: list[Move] = []
    if after.at != TRACK:
        start = _start(after, seat, hexes[0])
        if start is None:
            return []
        row.append(start)
        after.play(seat, start)
    if after.at != TRACK or _end(after) != hexes[0]:
        return []
    for before, here, beyond in zip(hexes, hexes[1:], hexes[2:], strict=False):
        move = _tile(after, before, here, beyond)
        if move is None or after.at != TRACK or after.refusal(seat, move) is not None:
            return []
        row.append(move)
        after.play(seat, move)
    return row


def _start(state: State, seat: int, place: int) -> Move | None:
    """The move that begins to build at a city, or goes on from the end of an incomplete link."""
    for move in state.moves(seat):
        if isinstance(move, Build) and state.board.city_hex[move.city] == place:
            return move
        if isinstance(move, Extend):
            stub = next(i for i, port in enumerate(state.stub_from) if port == move.port and state.stub_owner[i] == seat)
            if far_side(state.stub_steps[stub][-1]) // SIDES == place:
                return move
    return None


def _end(state: State) -> int:
    """The hex that the track in hand leads on from."""
    return far_side(state.steps[-1]) // SIDES if state.steps else state.board.city_hex[state.begun // SIDES]


def _tile(state: State, before: int, here: int, beyond: int) -> Move | None:
    """The tile on a hex between two others."""
    grid, board = state.board.land.grid, state.board
    into, out = grid.side_to(here, before), grid.side_to(here, beyond)
    if into < 0 or out < 0 or into == out or board.lay_from[here] < 0:
        return None
    return board.lay[board.lay_from[here] + PATH_OF[into * SIDES + out]]
