"""The hex module: coordinates, neighbours, sides, paths, distances."""

from collections import deque

import pytest

from roundhouse.parts import hex as hexes
from roundhouse.parts.hex import OUTSIDE, PATHS, SIDES, HexGrid, bend, opposite, path, path_sides, turned

GRID = HexGrid(7, 6)


def test_the_neighbours_of_a_hex_in_an_even_and_in_an_odd_row():
    even, odd = GRID.at(3, 2), GRID.at(3, 3)
    assert [(GRID.col(n), GRID.row(n)) for n in (GRID.neighbour(even, side) for side in range(SIDES))] == [(4, 2), (3, 3), (2, 3), (2, 2), (2, 1), (3, 1)]
    assert [(GRID.col(n), GRID.row(n)) for n in (GRID.neighbour(odd, side) for side in range(SIDES))] == [(4, 3), (4, 4), (3, 4), (2, 3), (3, 2), (4, 2)]


def test_beyond_the_edge_of_the_grid_lies_nothing():
    corner = GRID.at(0, 0)
    assert [GRID.neighbour(corner, side) for side in range(SIDES)] == [GRID.at(1, 0), GRID.at(0, 1), OUTSIDE, OUTSIDE, OUTSIDE, OUTSIDE]
    assert GRID.at(7, 0) == OUTSIDE
    assert GRID.at(0, -1) == OUTSIDE


def test_two_neighbours_see_each_other_over_opposite_sides():
    for place in range(GRID.size):
        for side in range(SIDES):
            other = GRID.neighbour(place, side)
            if other != OUTSIDE:
                assert GRID.neighbour(other, opposite(side)) == place
                assert GRID.side_to(place, other) == side
    assert GRID.side_to(GRID.at(0, 0), GRID.at(5, 5)) == -1
    assert [opposite(side) for side in range(SIDES)] == [3, 4, 5, 0, 1, 2]


def test_a_hex_is_counted_row_by_row():
    for place in range(GRID.size):
        assert GRID.at(GRID.col(place), GRID.row(place)) == place


@pytest.mark.parametrize("start", [0, 3, 17, 24, 41])
def test_the_distance_is_the_number_of_steps(start):
    steps = {start: 0}
    queue = deque([start])
    while queue:
        place = queue.popleft()
        for side in range(SIDES):
            other = GRID.neighbour(place, side)
            if other != OUTSIDE and other not in steps:
                steps[other] = steps[place] + 1
                queue.append(other)
    assert len(steps) == GRID.size
    for place, number in steps.items():
        assert GRID.distance(start, place) == number
        assert GRID.distance(place, start) == number
    for radius in range(4):
        assert GRID.within(start, radius) == sorted(place for place, number in steps.items() if number <= radius)


def test_the_fifteen_paths_join_every_pair_of_sides_once():
    pairs = {(hexes.PATH_LOW[one], hexes.PATH_HIGH[one]) for one in range(PATHS)}
    assert pairs == {(a, b) for a in range(SIDES) for b in range(a + 1, SIDES)}
    for one in range(PATHS):
        assert path(hexes.PATH_LOW[one], hexes.PATH_HIGH[one]) == one
        assert path(hexes.PATH_HIGH[one], hexes.PATH_LOW[one]) == one
        assert hexes.COUNT[path_sides(one)] == 2
    assert [path(side, side) for side in range(SIDES)] == [-1] * SIDES


def test_straights_gentle_and_sharp_curves():
    assert [bend(path(0, other)) for other in range(1, SIDES)] == [1, 2, 3, 2, 1]
    assert [sum(1 for one in range(PATHS) if bend(one) == kind) for kind in (1, 2, 3)] == [6, 6, 3]


def test_turning_a_path_keeps_its_bend_and_six_turns_bring_it_back():
    assert turned(path(0, 2), 1) == path(1, 3)
    assert turned(path(4, 5), 1) == path(5, 0)
    for one in range(PATHS):
        assert turned(one, SIDES) == one
        assert {bend(turned(one, times)) for times in range(SIDES)} == {bend(one)}
