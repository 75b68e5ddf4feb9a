"""Working out links on an empty map with the engine's own judge, for tests of its map reading."""

from roundhouse.games.railways_of_the_world.chain_rules import path_refusal
from roundhouse.games.railways_of_the_world.moves import Board
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.games.railways_of_the_world.track import tile_price
from roundhouse.parts.hex import OUTSIDE, SIDES, opposite

from .table import fresh

LONGEST = 4


def cheapest(board: Board) -> dict[tuple[int, ...], tuple[int, int]]:
    """Tiles and price of the cheapest link of at most four tiles between each two cities of an empty board."""
    state = fresh(2, board.name)
    found: dict[tuple[int, ...], tuple[int, int]] = {}
    for city in range(board.cities):
        for side in range(SIDES):
            place = board.near[board.city_hex[city] * SIDES + side]
            if place != OUTSIDE:
                walk(state, city, [], place, opposite(side), 0, found)
    return found


def walk(state: State, city: int, way: list[int], place: int, into: int, price: int, found: dict[tuple[int, ...], tuple[int, int]]) -> None:
    """Lay every tile that may come next, and note the links that it completes."""
    board = state.board
    for out in range(SIDES):
        if out == into or path_refusal(state, 0, city, way, place, into, out) is not None:
            continue
        total = price + tile_price(state, place, into, out)
        beyond = board.near[place * SIDES + out]
        end = board.city_at[beyond]
        if end >= 0:
            pair = tuple(sorted((city, end)))
            best = found.get(pair, (99, 10**9))
            if (total, len(way) + 1) < (best[1], best[0]):
                found[pair] = (len(way) + 1, total)
        elif len(way) + 1 < LONGEST:
            walk(state, city, [*way, place], beyond, opposite(out), total, found)
