"""What beginners do and bots should not: leave the Network track alone although their railroad has come to the Pacific."""

from roundhouse.games.railroad_revolution.judge import pacific_to_come, progress_value, value
from roundhouse.games.railroad_revolution.state import RailState

from .table import BLUE, BOARD, table

TELEGRAPH, STATIONS, NETWORK = range(3)


def west(*levels: int) -> RailState:
    """BLUE's railroad has come to one city of each of these levels."""
    state = table()
    for level in levels:
        cities = BOARD.level_cities[level]
        state.reached[BLUE] |= cities & -cities
    return state


def gain(state: RailState, track: int) -> float:
    """What a step on a progress track adds to what the judge says."""
    after = state.copy()
    after.change_progress()[BLUE * 3 + track] += 1
    return value(after, BLUE) - value(state, BLUE)


def test_the_network_track_is_worth_most_to_a_railroad_that_comes_to_the_pacific() -> None:
    there = west(2, 3, 4, 5)
    assert gain(there, NETWORK) > max(gain(there, TELEGRAPH), gain(there, STATIONS))


def test_it_is_worth_more_the_nearer_the_pacific() -> None:
    assert pacific_to_come(west(), BLUE) < pacific_to_come(west(3), BLUE) < pacific_to_come(west(3, 4), BLUE)
    assert gain(west(), NETWORK) < gain(west(3, 4), NETWORK) < gain(west(3, 4, 5), NETWORK)
    assert progress_value(west(3, 4), BLUE, 1.0) > progress_value(west(), BLUE, 1.0)
