"""RW-8: locomotives and deliveries."""

from roundhouse.games.railways_of_the_world.moves import COLOUR_NAMES
from roundhouse.testing import rule

from .table import A, B, C, city, cubes, deliver, hold, legal, link, offer, others_pass, phase, play, put_cubes, refused, table

RED = COLOUR_NAMES.index("red")


def seaboard(owner_of_middle: int = A, level: int = 3):
    """E6: Washington-Baltimore, Baltimore-Philadelphia and Philadelphia-New York, with a red cube in Washington and in Baltimore."""
    state = table()
    offer(state)
    link(state, A, "Washington", "Baltimore", (22, 13, 2, 5))
    link(state, owner_of_middle, "Baltimore", "Philadelphia", (24, 12, 3, 5))
    link(state, A, "Philadelphia", "New York", (25, 11, 3, 5))
    put_cubes(state, "Washington", "red")
    put_cubes(state, "Baltimore", "red", "black")
    state.level[A] = level
    return state


WASHINGTON_TO_NEW_YORK = ("Washington NE", "Baltimore E", "Philadelphia E")


@rule("RW-8.1", "RW-8.2")
def test_e53_upgrading() -> None:
    """E53: level 1 to 2 with $0: one bond, nothing left."""
    state = table()
    play(state, A, "upgrade")
    assert (state.level[A], state.bonds[A], state.cash[A]) == (2, 1, 0)


@rule("RW-8.2", "RW-17.8")
def test_e52_one_level_an_action_and_eight_levels() -> None:
    """E52: two upgrades in one turn take two actions; at level 8 there is none."""
    state = table(2)
    play(state, A, "upgrade")
    assert state.level[A] == 2
    others_pass(state)
    play(state, A, "upgrade")
    assert state.level[A] == 3
    others_pass(state)
    state.level[A] = 8
    assert refused(state, A, "upgrade") == "RW-8.2"


@rule("RW-8.3", "RW-8.6", "RW-17.10")
def test_e6_the_level_is_the_number_of_links() -> None:
    """E6: with level 2 Baltimore-New York scores 2; Washington-New York needs level 3."""
    state = seaboard(level=2)
    assert refused(state, A, "deliver Washington red") == "RW-8.6"
    three = seaboard(level=3)
    assert refused(three, A, "deliver Washington red") is None
    deliver(state, A, "Baltimore", "red", "Baltimore E", "Philadelphia E")
    assert state.position == [2, 0, 0]


@rule("RW-8.5", "RW-8.13", "RW-8.17")
def test_e60_foreign_links() -> None:
    """E60: A delivers Washington-New York over B's middle link: A 2, B 1."""
    state = seaboard(owner_of_middle=B)
    deliver(state, A, "Washington", "red", *WASHINGTON_TO_NEW_YORK)
    assert state.position == [2, 1, 0]
    assert state.turn == B


@rule("RW-8.10")
def test_e61_the_first_link_must_be_ones_own() -> None:
    """E61: B may not start over A's Washington-Baltimore."""
    state = seaboard(owner_of_middle=B)
    play(state, A, "pass")
    state.level[B] = 3
    assert refused(state, B, "deliver Washington red") == "RW-8.10"
    put_cubes(state, "Baltimore", "red")
    play(state, B, "deliver Baltimore red")
    assert refused(state, B, "rail Baltimore SW") == "RW-8.10"
    assert legal(state, B) == ["rail Baltimore E"]


@rule("RW-8.10", "RW-8.7", "RW-8.6")
def test_a_cube_that_only_a_link_of_another_could_carry_is_refused_by_that_rule() -> None:
    """A red cube in Baltimore, where A has a link only to Washington: B's link to Philadelphia leads on to New York, which is red."""
    state = seaboard(owner_of_middle=B)
    assert refused(state, A, "deliver Baltimore red") == "RW-8.10"
    assert refused(state, A, "deliver Baltimore black") is None  # Washington is black
    assert refused(state, A, "deliver Washington red") is None
    state.level[A] = 2
    state.reached = [-1] * len(state.reached)
    state.known = 0
    assert refused(state, A, "deliver Washington red") == "RW-8.6"
    put_cubes(state, "Baltimore", "yellow")
    assert refused(state, A, "deliver Baltimore yellow") == "RW-8.7"  # no link leads to a yellow city


@rule("RW-8.8", "RW-8.7")
def test_e62_the_cube_must_stop() -> None:
    """E62: a purple cube of Washington is delivered at Baltimore, which is purple, and goes no further."""
    state = seaboard()
    put_cubes(state, "Washington", "purple")
    play(state, A, "deliver Washington purple", "rail Washington NE")
    assert state.position == [1, 0, 0]
    assert (phase(state), state.turn) == ("action", B)


@rule("RW-8.8", "RW-1.5")
def test_e63_a_new_colour_stops_too() -> None:
    """E63: with a purple tile on New Haven a purple cube from New York stops there."""
    state = table()
    offer(state)
    link(state, A, "New York", "New Haven")
    link(state, A, "New Haven", "Albany")
    link(state, A, "Albany", "Syracuse")
    link(state, A, "Syracuse", "Buffalo")
    state.level[A] = 4
    put_cubes(state, "New York", "purple")
    assert state.reach_now(A, city(state, "New York")) >> city(state, "Buffalo") & 1
    state.paint(city(state, "New Haven"), COLOUR_NAMES.index("purple"))
    play(state, A, "deliver New York purple")
    play(state, A, legal(state, A)[0])
    assert (phase(state), state.position[A]) == ("action", 1)


@rule("RW-8.9")
def test_e64_no_city_twice() -> None:
    """E64: a cube from New York cannot go round over Philadelphia and Harrisburg and pass New York again."""
    state = table()
    offer(state)
    link(state, A, "New York", "Philadelphia", (25, 11, 5, 3))
    link(state, A, "Philadelphia", "Harrisburg", (23, 11, 0, 4))
    link(state, A, "Harrisburg", "New York")
    link(state, A, "New York", "New Haven")
    link(state, A, "Harrisburg", "Baltimore")
    state.paint(city(state, "New Haven"), COLOUR_NAMES.index("black"))
    state.level[A] = 8
    put_cubes(state, "New York", "black", "purple")
    black = state.copy()
    play(black, A, "deliver New York black")
    assert legal(black, A) == [legal_rail(state, "New York", "New Haven")]  # not round by Philadelphia
    play(state, A, "deliver New York purple", "rail New York SW", "rail Philadelphia W")
    assert refused(state, A, legal_rail(state, "Harrisburg", "New York")) == "RW-8.9"
    assert refused(state, A, legal_rail(state, "Harrisburg", "Philadelphia")) == "RW-8.9"
    assert refused(state, A, legal_rail(state, "Harrisburg", "Baltimore")) is None


@rule("RW-8.12", "RW-18.11")
def test_e65_a_cube_of_the_citys_own_colour() -> None:
    """E65: a red cube of Chicago may go to another red city, not "to Chicago"."""
    state = table()
    offer(state)
    put_cubes(state, "Chicago", "red")
    link(state, A, "Chicago", "Milwaukee")
    state.level[A] = 8
    assert refused(state, A, "deliver Chicago red") == "RW-8.7"
    state.paint(city(state, "Fort Wayne"), RED)
    link(state, A, "Chicago", "Fort Wayne")
    assert refused(state, A, "deliver Chicago red") is None
    play(state, A, "deliver Chicago red", legal_rail(state, "Chicago", "Fort Wayne"))
    assert state.position[A] == 1


def legal_rail(state, start: str, end: str) -> str:
    """The move over the first link that joins two cities."""
    one, other = city(state, start), city(state, end)
    for port in range(one * 6, one * 6 + 6):
        number = state.port_link[port]
        if number >= 0 and state.link_end(number, one) == other:
            return str(state.board.rail[port].text)
    raise AssertionError("no such link")


@rule("RW-8.17", "RW-6.22")
def test_e66_two_links_between_the_same_cities() -> None:
    """E66: the player chooses which one the cube uses; its owner scores."""
    for side, points in (("SW", [1, 0, 0]), ("W", [0, 1, 0])):
        state = table()
        offer(state)
        link(state, A, "New York", "Philadelphia", (25, 11, 5, 3))
        link(state, B, "New York", "Philadelphia", (25, 10, 0, 2))
        link(state, A, "New Haven", "New York")
        state.level[A] = 2
        put_cubes(state, "New Haven", "blue")
        play(state, A, "deliver New Haven blue", legal_rail(state, "New Haven", "New York"))
        assert set(legal(state, A)) == {"rail New York SW", "rail New York W"}
        play(state, A, f"rail New York {side}")
        assert state.position == [points[0] + 1, points[1], 0]


@rule("RW-8.14", "RW-8.15", "RW-18.12", "RW-13.1")
def test_e67_the_last_cube() -> None:
    """E67: the city gets a marker at once, keeps its colour, and the cube goes into the bag."""
    state = seaboard()
    bag = state.bag[RED]
    deliver(state, A, "Washington", "red", *WASHINGTON_TO_NEW_YORK)
    assert (state.empty, cubes(state, "Washington"), state.bag[RED]) == (1, {}, bag + 1)
    assert state.view(None)["table"]["empty"] == 1
    assert state.connected(A, city(state, "Washington"), city(state, "New York"))
    put_cubes(state, "New York", COLOUR_NAMES[state.colour[city(state, "Washington")]])
    assert f"deliver New York {COLOUR_NAMES[state.colour[city(state, 'Washington')]]}" not in legal(state, B)


@rule("RW-8.10")
def test_e68_a_detour() -> None:
    """E68: with level 4 the longer way round may be chosen."""
    state = table()
    offer(state)
    link(state, A, "New York", "Philadelphia", (25, 11, 5, 3))
    link(state, A, "Philadelphia", "Harrisburg", (23, 11, 0, 4))
    link(state, A, "Harrisburg", "Baltimore")
    link(state, A, "Philadelphia", "Baltimore", (24, 12, 5, 3))
    put_cubes(state, "New York", "purple")
    state.level[A] = 4
    deliver(state, A, "New York", "purple", "New York SW", "Philadelphia W")
    assert phase(state) == "route"
    play(state, A, legal_rail(state, "Harrisburg", "Baltimore"))
    assert state.position[A] == 3


@rule("RW-8.11", "RW-8.5")
def test_a_cube_is_never_moved_without_being_delivered() -> None:
    state = seaboard(level=2)
    assert refused(state, A, "deliver Washington black") == "RW-8.5"
    link(state, A, "Baltimore", "Harrisburg", (23, 11, 2, 4))
    play(state, A, "deliver Baltimore red")
    north = next(text for text in (f"rail Baltimore {side}" for side in ("NE", "NW")) if state.port_link[state.board.by_text[text].port] >= 0)
    assert refused(state, A, north) == "RW-8.11"
    assert refused(state, A, "pass") == "RW-8.11"
    assert refused(state, A, "rail Philadelphia E") == "RW-8.5"


@rule("RW-8.18")
def test_the_length_of_a_link_does_not_matter() -> None:
    """A link of five tiles counts one for the level and one for the points."""
    state = table()
    offer(state)
    number = link(state, A, "Minneapolis", "Des Moines")
    assert len(state.link_steps[number]) >= 5
    put_cubes(state, "Minneapolis", "black")
    play(state, A, "deliver Minneapolis black", legal_rail(state, "Minneapolis", "Des Moines"))
    assert state.position[A] == 1


@rule("RW-8.16")
def test_the_order_of_scoring() -> None:
    """Links first, then the Hotel of the last city, then the green dots."""
    state = seaboard()
    offer(state, "Railroad Era Begins", "Speed Record")
    hold(state, C, "Hotel: New York")
    heard = state.listen()
    deliver(state, A, "Washington", "red", *WASHINGTON_TO_NEW_YORK)
    kinds = [event.kind for event in heard if event.kind.endswith("points") or event.kind == "achieve"]
    assert kinds == ["link-points", "hotel-points", "achieve", "achieve"]
    assert state.position == [3 + 1 + 3, 0, 1]
