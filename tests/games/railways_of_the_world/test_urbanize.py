"""RW-7: urbanizing a grey city."""

from roundhouse.games.railways_of_the_world.moves import COLOUR_NAMES
from roundhouse.testing import rule

from .table import A, B, city, cubes, legal, play, put_cubes, refused, table


@rule("RW-7.1", "RW-7.3", "RW-7.4")
def test_e10_urbanizing_an_empty_city() -> None:
    """E10: A pays $10,000; New Haven is purple with two cubes, and its marker is gone."""
    state = table()
    state.cash[A] = 10000
    put_cubes(state, "New Haven")
    assert state.empty == 1
    play(state, A, "urbanize New Haven")
    assert state.cash[A] == 10000
    play(state, A, "colour purple")
    assert (state.cash[A], state.bonds[A], state.empty) == (0, 0, 0)
    assert COLOUR_NAMES[state.colour[city(state, "New Haven")]] == "purple"
    assert sum(cubes(state, "New Haven").values()) == 2
    assert state.turn == B


@rule("RW-7.3")
def test_the_cubes_come_on_top_of_those_that_lie_there() -> None:
    state = table()
    put_cubes(state, "New Haven", "red")
    bag = sum(state.bag)
    play(state, A, "urbanize New Haven", "colour red")
    assert sum(cubes(state, "New Haven").values()) == 3
    assert sum(state.bag) == bag - 2


@rule("RW-7.2", "RW-18.10")
def test_the_colour_is_free_as_long_as_there_are_tiles() -> None:
    state = table(2)
    for seat, name in ((A, "New Haven"), (B, "Columbus")):
        play(state, seat, f"urbanize {name}")
        assert len(legal(state, seat)) == 5
        play(state, seat, "colour red")
    play(state, A, "urbanize Indianapolis")
    assert refused(state, A, "colour red") == "RW-7.2"
    assert legal(state, A) == ["colour yellow", "colour blue", "colour black", "colour purple"]


@rule("RW-7.6")
def test_e50_what_cannot_be_urbanized() -> None:
    """E50: Boston is yellow; New Haven a second time; a grey city far from all own track is legal; no tile, no urbanizing."""
    state = table(2)
    assert refused(state, A, "urbanize Boston") == "RW-7.6"
    assert refused(state, A, "urbanize Little Rock") is None
    play(state, A, "urbanize New Haven", "colour blue")
    assert refused(state, B, "urbanize New Haven") == "RW-7.6"
    assert refused(state, B, "urbanize Little Rock") is None
    for place, left in enumerate(state.new_cities):
        for _ in range(left):
            grey = next(one for one in range(state.board.cities) if state.colour[one] == 5)
            state.paint(grey, place)
    assert refused(state, B, "urbanize Little Rock") == "RW-7.6"
    assert legal(state, B, "urbanize") == []


@rule("RW-7.5")
def test_e51_a_bag_that_is_nearly_empty() -> None:
    """E51: one cube in the bag: it comes; none: the city is coloured and its marker stays."""
    for left in (1, 0):
        state = table(2)
        put_cubes(state, "New Haven")
        for colour in range(5):
            while state.bag[colour] > (left if colour == 0 else 0):
                state.bag[colour] -= 1
                state.add_cube(city(state, "New York"), colour)
        while sum(state.bag) < left:
            state.lift_cube(city(state, "New York"), 0)
        play(state, A, "urbanize New Haven", "colour blue")
        assert sum(cubes(state, "New Haven").values()) == left
        assert state.empty == 1 - left
        assert COLOUR_NAMES[state.colour[city(state, "New Haven")]] == "blue"


@rule("RW-7.7", "RW-7.2")
def test_city_and_colour_are_chosen_before_the_cubes_are_drawn() -> None:
    state = table()
    drawn = state.chance.drawn
    play(state, A, "urbanize New Haven")
    assert refused(state, A, "pass") == "RW-7.7"
    assert state.chance.drawn == drawn
    play(state, A, "colour red")
    assert state.chance.drawn > drawn
    colours = set()
    for seed in range(40):
        other = table(seed=seed)
        put_cubes(other, "New Haven")
        play(other, A, "urbanize New Haven", "colour red")
        colours |= set(cubes(other, "New Haven"))
    assert "red" in colours
