"""Why nothing can be done at a place of the map, where the kernel's own way of finding the most telling refusal does not do."""

from roundhouse.games.railways_of_the_world.chain_rules import NOT_BUILDABLE
from roundhouse.games.railways_of_the_world.constants import NONE, TRACK
from roundhouse.games.railways_of_the_world.moves import COLOURS, MOUNTAIN, OPEN, WATER, Deliver
from roundhouse.games.railways_of_the_world.names import hex_at, hex_name
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.kernel.game import Game
from roundhouse.kernel.reasons import meant, telling
from roundhouse.kernel.refusal import GAME_OVER, NOT_NOW, NOT_YOUR_TURN, Refusal
from roundhouse.parts.hex import SIDE_NAMES, SIDES


def why(game: Game, state: State, seat: int, place: str, piece: str) -> Refusal | None:
    """As the kernel finds it, but for these.

    Of a city's cubes only those that are there count [RW-8.5]. A hex beside the end of the track in hand means the tile that leads there [RW-6.9];
    before the first tile `piece` is the hex on which it would lie. Where no tile may ever lie, that is the reason [RW-6.8]: at sea none has a name.
    """
    there = hex_at(state.board, place)
    if there == NONE:
        moves = meant(game, state.board, place, piece)
        cubes = [move for move in moves if not isinstance(move, Deliver) or state.cubes[move.city * COLOURS + move.colour]]
        return telling(state, seat, cubes or moves) if moves else NOT_NOW
    if state.over:
        return GAME_OVER
    if seat not in state.to_act():
        return NOT_YOUR_TURN
    tile = _tile_to(state, there, piece)
    if tile:
        move = state.board.by_text.get(tile)
        return state.refusal(seat, move) if move is not None else NOT_BUILDABLE
    said = telling(state, seat, meant(game, state.board, place, ""))
    never = state.board.land.terrain[there] not in (OPEN, WATER, MOUNTAIN)
    return NOT_BUILDABLE if never and (said is None or said.rule.startswith("RW-6")) else said


def _tile_to(state: State, there: int, piece: str) -> str:
    """The notation of the tile that takes the track in hand on to a hex; empty if it does not lie beside the end."""
    if state.at != TRACK or state.begun == NONE:
        return ""
    if state.head >= 0:
        here, into = divmod(state.head, SIDES)
    else:
        here = hex_at(state.board, piece)
        into = state.board.land.grid.side_to(here, state.board.city_hex[state.begun // SIDES]) if here != NONE else -1
    out = state.board.land.grid.side_to(here, there) if into >= 0 else -1
    if out < 0 or out == into:
        return ""
    return f"lay {hex_name(state.board, here)} {SIDE_NAMES[min(into, out)]}-{SIDE_NAMES[max(into, out)]}"
