"""How far and how dear it is from every hex to every city on an empty map, for the judge. Worked out once for each board."""

from heapq import heappop, heappush
from typing import Final

from roundhouse.games.railways_of_the_world.moves import Board
from roundhouse.parts.hex import OUTSIDE, SIDES, opposite

FAR: Final = 10**6  # no way, in tiles or in dollars


def chart(board: Board) -> None:
    """Fill in the board's tables `tiles_to` and `price_to`, by city * hexes + hex, and the cities `around` each city."""
    if board.tiles_to:
        return
    size = board.land.grid.size
    for city in range(board.cities):
        board.tiles_to.extend(tiles_from(board, city))
    for city in range(board.cities):
        board.price_to.extend(prices_from(board, city))
    for city in range(board.cities):
        near: list[int] = []
        for other in range(board.cities):
            if other != city and tiles_between(board, city, other, size) <= board.figures.tiles_per_action + 1:
                near.append(other)
        board.partners.append(near)
        board.partner_tiles.append([tiles_between(board, city, other, size) for other in near])
        board.partner_price.append([price_between(board, city, other, size) for other in near])


def tiles_between(board: Board, city: int, other: int, size: int) -> int:
    """The fewest tiles of a link between two cities."""
    best = FAR
    for side in range(SIDES):
        place = board.near[board.city_hex[city] * SIDES + side]
        if place != OUTSIDE:
            best = min(best, board.tiles_to[other * size + place])
    return best


def price_between(board: Board, city: int, other: int, size: int) -> int:
    """The lowest price of a link between two cities, from the first hex on."""
    best = FAR
    for side in range(SIDES):
        place = board.near[board.city_hex[city] * SIDES + side]
        if place != OUTSIDE:
            best = min(best, board.price_to[other * size + place])
    return best


def tiles_from(board: Board, city: int) -> list[int]:
    """The fewest tiles that lead from each hex, it included, to a city."""
    tiles = [FAR] * board.land.grid.size
    row = [board.city_hex[city]]
    steps = 0
    while row:
        steps += 1
        further: list[int] = []
        for place in row:
            for side in range(SIDES):
                over = board.near[place * SIDES + side]
                if over != OUTSIDE and board.buildable[over] and tiles[over] == FAR:
                    tiles[over] = steps
                    further.append(over)
        row = further
    return tiles


def prices_from(board: Board, city: int) -> list[int]:
    """The lowest price of the tiles that lead from each hex, it included, to a city."""
    size = board.land.grid.size
    prices = [FAR] * size
    queue = [board.city_hex[city]]  # each entry is price * hexes + hex
    while queue:
        entry = heappop(queue)
        price, place = entry // size, entry % size
        if board.buildable[place] and prices[place] < price:
            continue
        for side in range(SIDES):
            over = board.near[place * SIDES + side]
            if over == OUTSIDE or not board.buildable[over]:
                continue
            total = price + board.figures.terrain_price[board.terrain[over]]
            if board.ridge[over * SIDES + opposite(side)]:
                total += board.figures.ridge
            if total < prices[over]:
                prices[over] = total
                heappush(queue, total * size + over)
    return prices
