"""RW-10: the Western Link of the Eastern U.S."""

from roundhouse.games.railways_of_the_world.moves import COLOUR_NAMES
from roundhouse.testing import rule

from .table import A, B, city, cubes, deliver, hold, judged, legal, link, offer, phase, play, put_cubes, refused, table
from .test_delivery import legal_rail

RED = COLOUR_NAMES.index("red")


def west(seat: int = A, **options):
    """E79: A owns Kansas City-St. Louis-Springfield-Chicago."""
    state = table(2, **options)
    offer(state)
    link(state, seat, "Kansas City", "St. Louis")
    link(state, seat, "St. Louis", "Springfield")
    link(state, seat, "Springfield", "Chicago")
    put_cubes(state, "Kansas City")
    return state


@rule("RW-10.2", "RW-10.3", "RW-10.4")
def test_e79_the_western_link_at_kansas_city() -> None:
    """E79: $30,000, four red cubes come, the Empty City marker goes; B without a connection may not build the other."""
    state = west()
    for name in state.board.land.city_names:
        if state.bag[RED] < 4 and cubes(state, name).get("red"):
            put_cubes(state, name, "black")
    red = state.bag[RED]
    assert refused(state, A, "western Des Moines") == "RW-10.2"
    assert state.empty == 1
    play(state, A, "western Kansas City")
    assert (state.bonds[A], state.cash[A], state.markers[A]) == (6, 0, 20)
    assert (cubes(state, "Kansas City"), state.bag[RED], state.empty) == ({"red": 4}, red - 4, 0)
    assert state.turn == B
    assert refused(state, B, "western Des Moines") == "RW-10.2"
    assert refused(state, B, "western Kansas City") == "RW-10.2"
    assert state.view(None)["table"]["western"] == {"Des Moines": None, "Kansas City": A}


@rule("RW-10.4")
def test_e79_fewer_red_cubes_in_the_bag() -> None:
    """E79: the bag has only three red: three come; with none the marker stays."""
    for left in (3, 0):
        state = west()
        while state.bag[RED] > left:
            state.bag[RED] -= 1
            state.add_cube(city(state, "New York"), RED)
        while state.bag[RED] < left:
            name = next(one for one in state.board.land.city_names if cubes(state, one).get("red"))
            put_cubes(state, name, "black")
        play(state, A, "western Kansas City")
        assert cubes(state, "Kansas City") == ({"red": left} if left else {})
        assert state.empty >= (0 if left else 1)


@rule("RW-10.5")
def test_its_cubes_are_ordinary_and_it_is_no_link() -> None:
    state = west()
    while state.bag[RED] < 1:
        name = next(one for one in state.board.land.city_names if cubes(state, one).get("red"))
        put_cubes(state, name, "black")
    play(state, A, "western Kansas City")
    assert state.links[A] == 3
    play(state, B, "pass")
    state.level[A] = 3
    deliver(state, A, "Kansas City", "red")
    for start, end in (("Kansas City", "St. Louis"), ("St. Louis", "Springfield"), ("Springfield", "Chicago")):
        play(state, A, legal_rail(state, start, end))
    assert state.position[A] == 3


@rule("RW-10.6", "RW-11.5")
def test_one_player_may_build_both() -> None:
    state = west()
    link(state, A, "Des Moines", "Dubuque")
    link(state, A, "Dubuque", "Chicago")
    play(state, A, "western Kansas City")
    play(state, B, "pass")
    play(state, A, "western Des Moines")
    assert state.western == [A, A]


@rule("RW-10.7")
def test_it_needs_a_marker_takes_no_cards_and_scores_no_line() -> None:
    state = west()
    state.markers[A] = 0
    assert judged(state, A, state.board.western[1]) == "RW-10.7"
    state.markers[A] = 21
    hold(state, A, "Civil Engineers")
    play(state, A, "use Civil Engineers")
    assert phase(state) == "plan"
    assert refused(state, A, "western Kansas City") == "RW-9.27"
    other = west()
    play(other, A, "western Kansas City")
    assert other.position[A] == 0


@rule("RW-10.2")
def test_without_the_option_there_is_none() -> None:
    state = west(western_link=False)
    assert refused(state, A, "western Kansas City") == "RW-10.2"
    assert legal(state, A, "western") == []
    assert state.view(None)["table"]["western"] == {}
