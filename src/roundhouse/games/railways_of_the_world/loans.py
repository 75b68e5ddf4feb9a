"""What one more bond would bring and cost, so that nobody has to do the sum. [RW-4.2, RW-4.6]"""

from typing import Final

from roundhouse.games.railways_of_the_world.purse import turns_left
from roundhouse.games.railways_of_the_world.shapes import Loan
from roundhouse.games.railways_of_the_world.state import State

POINTS: Final = 1  # that a bond takes at the end [RW-13.4]


def loan(state: State) -> Loan:
    """A bond that were issued now: its money, its dividends in the turns that are still expected, and its point."""
    figures = state.board.figures
    turns = max(1, round(turns_left(state)))
    dividends = turns * figures.dividend
    last = state.last_turn() == state.turn_number
    return {"brings": figures.bond, "turns": turns, "dividends": dividends, "points": POINTS, "dear": last or dividends > figures.bond}
