"""Hexes with a corner at the top, in rows of which every odd one is shifted half a hex to the right ("odd-r").

A hex is an int, row * columns + col. Its sides are counted clockwise: 0=E 1=SE 2=SW 3=W 4=NW 5=NE.
A path joins two sides of one hex; there are fifteen, and they have numbers too.
"""

from typing import Final

SIDES: Final = 6
STEP: Final = SIDES * SIDES  # a step of a line is (hex * SIDES + side in) * SIDES + side out: its hex is step // STEP
OUTSIDE: Final = -1  # what lies beyond the edge of the grid
SIDE_NAMES: Final = ["E", "SE", "SW", "W", "NW", "NE"]
EVEN_ROW: Final = [1, 0, 0, 1, -1, 1, -1, 0, -1, -1, 0, -1]  # steps (col, row) over the sides, from a hex of an even row
ODD_ROW: Final = [1, 0, 1, 1, 0, 1, -1, 0, 0, -1, 1, -1]

PATHS: Final = 15
PATH_LOW: Final = [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4]  # the two sides that a path joins, the lower number first
PATH_HIGH: Final = [1, 2, 3, 4, 5, 2, 3, 4, 5, 3, 4, 5, 4, 5, 5]
PATH_OF: Final = [-1, 0, 1, 2, 3, 4, 0, -1, 5, 6, 7, 8, 1, 5, -1, 9, 10, 11, 2, 6, 9, -1, 12, 13, 3, 7, 10, 12, -1, 14, 4, 8, 11, 13, 14, -1]  # by a * 6 + b

BITS: Final = [1, 2, 4, 8, 16, 32]  # a set of sides is a number from 0 to 63
COUNT: Final = [number.bit_count() for number in range(64)]  # how many sides are in a set


def opposite(side: int) -> int:
    """The side that a neighbour shows us where we show it `side`."""
    return (side + 3) % SIDES


def step_of(place: int, into: int, out: int) -> int:
    """A step of a line: through a hex, from side `into` to side `out`."""
    return (place * SIDES + into) * SIDES + out


def reverse(step: int) -> int:
    """The same step in the other direction."""
    return step_of(step // STEP, step % SIDES, step // SIDES % SIDES)


def far_side(step: int) -> int:
    """The hex side by which a step leaves: hex * SIDES + side."""
    return step // STEP * SIDES + step % SIDES


def path(a: int, b: int) -> int:
    """The path that joins sides `a` and `b`; -1 if they are the same."""
    return PATH_OF[a * SIDES + b]


def bend(of: int) -> int:
    """How many sides apart the ends of a path are: 1 a sharp curve, 2 a gentle one, 3 a straight."""
    apart = PATH_HIGH[of] - PATH_LOW[of]
    return min(apart, SIDES - apart)


def turned(of: int, times: int) -> int:
    """The path that lies there when its hex is turned clockwise by so many sides."""
    return path((PATH_LOW[of] + times) % SIDES, (PATH_HIGH[of] + times) % SIDES)


def path_sides(of: int) -> int:
    """The two sides of a path, as a set."""
    return BITS[PATH_LOW[of]] | BITS[PATH_HIGH[of]]


class HexGrid:
    """A grid of hexes: who lies beside whom, and how far apart."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns: Final = columns
        self.rows: Final = rows
        self.size: Final = columns * rows
        self.near: Final[list[int]] = []  # the hex over each side, by hex * 6 + side; OUTSIDE where the grid ends
        for row in range(rows):
            steps = ODD_ROW if row % 2 else EVEN_ROW
            for col in range(columns):
                for side in range(SIDES):
                    self.near.append(self.at(col + steps[2 * side], row + steps[2 * side + 1]))

    def at(self, col: int, row: int) -> int:
        """The hex in this column and row, or OUTSIDE."""
        if 0 <= col < self.columns and 0 <= row < self.rows:
            return row * self.columns + col
        return OUTSIDE

    def col(self, place: int) -> int:
        """The column of a hex."""
        return place % self.columns

    def row(self, place: int) -> int:
        """The row of a hex."""
        return place // self.columns

    def neighbour(self, place: int, side: int) -> int:
        """The hex over a side, or OUTSIDE."""
        return self.near[place * SIDES + side]

    def side_to(self, place: int, other: int) -> int:
        """The side by which `place` touches `other`; -1 if they do not touch."""
        for side in range(SIDES):
            if self.near[place * SIDES + side] == other:
                return side
        return -1

    def distance(self, place: int, other: int) -> int:
        """The fewest steps from hex to hex, the edge of the grid left out of account."""
        down = self.row(other) - self.row(place)
        right = (self.col(other) - self.row(other) // 2) - (self.col(place) - self.row(place) // 2)  # along the row, in slanted columns
        return max(abs(down), abs(right), abs(down + right))

    def within(self, place: int, steps: int) -> list[int]:
        """The hexes at most so many steps away, the hex itself included, in rising order."""
        found: list[int] = []
        for row in range(max(0, self.row(place) - steps), min(self.rows, self.row(place) + steps + 1)):
            for col in range(max(0, self.col(place) - steps - 1), min(self.columns, self.col(place) + steps + 2)):
                other = row * self.columns + col
                if self.distance(place, other) <= steps:
                    found.append(other)
        return found
