"""RW-6: laying track, tile by tile."""

from roundhouse.parts.hex import path
from roundhouse.testing import rule

from .mapwork import cheapest
from .table import GAME, A, B, C, build, city, judged, legal, link, others_pass, pass_all, phase, play, put_cubes, refused, table, tile

CHICAGO_SPRINGFIELD = ((9, 9, 5, 2), (9, 10, 5, 2), (8, 11, 5, 3))


@rule("RW-6.1", "RW-6.2", "RW-6.7", "RW-6.14", "RW-6.16")
def test_e1_a_complete_link() -> None:
    """E1: three tiles Chicago-Springfield, $6,000: two bonds, $4,000 left; the action is over."""
    state = table()
    build(state, A, "Chicago", *CHICAGO_SPRINGFIELD)
    assert state.view(None)["table"]["links"] == [
        {"owner": A, "from": "Chicago SW", "to": "Springfield E", "tiles": ["9,9 NE-SW", "9,10 NE-SW", "8,11 NE-W"], "depot": None}
    ]
    assert (state.bonds[A], state.cash[A], state.markers[A], state.turn) == (2, 4000, 23, B)


@rule("RW-6.2", "RW-6.18", "RW-6.21", "RW-6.25", "RW-18.9")
def test_e2_an_incomplete_link() -> None:
    """E2: two tiles and stop: $4,000, one marker; no cube may use it; unfinished it is removed without refund before income."""
    state = table(2)
    put_cubes(state, "Chicago", "black")
    build(state, A, "Chicago", *CHICAGO_SPRINGFIELD[:2], stop=True)
    assert (state.bonds[A], state.cash[A], state.markers[A]) == (1, 1000, 23)
    assert state.view(None)["table"]["stubs"] == [{"owner": A, "from": "Chicago SW", "tiles": ["9,9 NE-SW", "9,10 NE-SW"]}]
    assert (state.links[A], state.served[A]) == (0, 0)
    others_pass(state)
    assert refused(state, A, "deliver Chicago black") == "RW-8.10"
    finished = state.copy()
    play(finished, A, "extend Chicago SW", tile(8, 11, 5, 3))
    assert (finished.links[A], finished.cash[A], finished.bonds[A], finished.markers[A]) == (1, 4000, 2, 23)
    pass_all(state)
    assert not any(state.used)
    assert (state.markers[A], state.cash[A], state.bonds[A]) == (24, 0, 1)  # $1,000 less the dividend


@rule("RW-6.9", "RW-6.6")
def test_e3_a_wrong_link() -> None:
    """E3: after (9,9) [5,3] the next tile cannot lie on (9,10)."""
    state = table()
    play(state, A, "build Chicago", tile(9, 9, 5, 3))
    assert refused(state, A, tile(9, 10, 5, 2)) == "RW-6.9"
    assert refused(state, A, tile(8, 11, 5, 3)) == "RW-6.9"


@rule("RW-6.8")
def test_e4_closed_hexes_only() -> None:
    """E4: Chicago can be left only by sides 1, 2, 3 and 4; (11,8) is cut open by the lake shore."""
    state = table()
    play(state, A, "build Chicago")
    assert refused(state, A, tile(11, 8, 3, 0)) == "RW-6.8"
    hexes = {text.split()[1] for text in legal(state, A, "lay")}
    assert hexes == {"10,9", "9,9", "9,8", "9,7"}


@rule("RW-6.8")
def test_no_tile_on_cities_nor_on_western_link_hexes() -> None:
    state = table()
    play(state, A, "build Des Moines")
    assert refused(state, A, tile(2, 8, 0, 3)) == "RW-6.8"
    assert all(state.board.terrain[move.place] in (0, 1, 2) for move in state.moves(A) if move.text.startswith("lay"))
    sea = [place for place, terrain in enumerate(state.board.terrain) if terrain in (5, 6)]
    assert all(state.board.lay_from[place] == -1 for place in sea)


@rule("RW-6.14", "RW-18.6", "RW-15.1")
def test_e5_prices() -> None:
    """E5: open $2,000, water $3,000, mountain $4,000."""
    for board, start, one, price in (
        ("eastern_us", "New York", (25, 11, 5, 3), 2000),
        ("eastern_us", "Baltimore", (22, 13, 5, 2), 3000),
        ("mexico", "Mexico City", (19, 22, 3, 0), 4000),
    ):
        state = table(board=board)
        state.cash[A] = 20000
        build(state, A, start, one)
        assert (20000 - state.cash[A], len(state.link_owner)) == (price, 1)


@rule("RW-6.15", "RW-18.7")
def test_e5_a_ridge() -> None:
    """E5: Charlotte-Knoxville: 2,000 + 4,000 + 4,000 and a ridge of 4,000: $14,000."""
    state = table()
    state.cash[A] = 20000
    build(state, A, "Charlotte", (17, 20, 0, 3), (16, 20, 0, 3), (15, 20, 0, 4))
    assert 20000 - state.cash[A] == 14000
    assert state.links[A] == 1


@rule("RW-6.7")
def test_e30_one_link_an_action() -> None:
    """E30: with New York-Philadelphia complete the action has ended."""
    state = table()
    build(state, A, "New York", (25, 11, 5, 3))
    assert (phase(state), state.turn) == ("action", B)


@rule("RW-6.5", "RW-6.7", "RW-6.20", "RW-6.24")
def test_e31_five_tiles() -> None:
    """E31: four tiles from Minneapolis for $8,000, the fifth in round 2 for $2,000."""
    state = table(2)
    state.cash[A] = 20000
    build(state, A, "Minneapolis", (4, 3, 4, 1), (5, 4, 4, 2), (4, 5, 5, 2), (4, 6, 5, 2))
    assert (state.cash[A], state.turn) == (12000, B)  # the fourth tile ends the action
    others_pass(state)
    play(state, A, "extend Minneapolis SE", tile(3, 7, 5, 2))
    assert (state.cash[A], state.links[A], state.markers[A]) == (10000, 1, 23)


def minneapolis(players: int = 3):
    """E31 after round 1, with B to play."""
    state = table(players)
    state.cash = [20000] * players
    build(state, A, "Minneapolis", (4, 3, 4, 1), (5, 4, 4, 2), (4, 5, 5, 2), (4, 6, 5, 2))
    return state


@rule("RW-6.10", "RW-6.18", "RW-6.2")
def test_e32_joining_from_the_other_side() -> None:
    """E32: from Des Moines (3,7) [2,5] meets his own open end: the same link, one marker returns."""
    state = minneapolis(2)
    others_pass(state)
    play(state, A, "build Des Moines", tile(3, 7, 2, 5))
    assert (state.links[A], state.markers[A], state.stub_owner) == (1, 23, [])
    assert state.connected(A, city(state, "Minneapolis"), city(state, "Des Moines"))
    assert [len(steps) for steps in state.link_steps] == [5]


@rule("RW-6.11", "RW-6.20", "RW-18.5")
def test_e33_a_foreign_open_end() -> None:
    """E33: B may not meet A's open end, but may cross in front of it; A can still go on."""
    state = minneapolis()
    play(state, B, "build Des Moines")
    assert refused(state, B, tile(3, 7, 2, 5)) == "RW-6.11"
    play(state, B, tile(3, 7, 2, 4), "stop")
    play(state, C, "pass")
    assert refused(state, A, "extend Minneapolis SE") is None
    play(state, A, "extend Minneapolis SE")
    assert legal(state, A, "lay") == [tile(3, 7, 5, 0), tile(3, 7, 5, 1), tile(3, 7, 5, 3)]


@rule("RW-6.20")
def test_only_the_owner_extends_and_a_blocked_end_cannot_go_on() -> None:
    state = minneapolis()
    assert refused(state, B, "extend Minneapolis SE") == "RW-6.20"
    for one, other in ((0, 3), (1, 4)):  # the hex in front of A's open end is filled up
        state.put_path(state.board.land.grid.at(3, 7), path(one, other))
    state.turn = A
    move = state.board.by_text["extend Minneapolis SE"]
    assert judged(state, A, move) == "RW-6.20"
    assert move not in state.moves(A)


@rule("RW-6.5")
def test_e34_a_line_starts_at_a_city_or_an_own_open_end() -> None:
    """E34: (9,10) touches neither; any city will do, without earlier presence."""
    state = table()
    assert len(legal(state, A, "build")) == 51
    assert refused(state, A, tile(9, 10, 5, 2)) == "RW-6.5"
    play(state, A, "build Chicago")
    assert refused(state, A, tile(9, 10, 5, 2)) == "RW-6.5"
    assert refused(state, A, "stop") == "RW-6.5"
    assert refused(state, A, "pass") == "RW-6.7"


@rule("RW-6.15", "RW-18.7")
def test_e35_a_ridge_in_two_actions() -> None:
    """E35: $6,000 in round 1, the ridge at the open end is not paid yet; then $4,000 + $4,000."""
    state = table(2)
    state.cash[A] = 20000
    build(state, A, "Charlotte", (17, 20, 0, 3), (16, 20, 0, 3), stop=True)
    assert state.cash[A] == 14000
    others_pass(state)
    play(state, A, "extend Charlotte W", tile(15, 20, 0, 4))
    assert state.cash[A] == 6000


@rule("RW-6.12", "RW-6.13", "RW-6.4", "RW-18.19")
def test_e36_a_crossing() -> None:
    """E36: B crosses A's Harrisburg-Baltimore on (23,11) for $3,000; A's link stays, and no cube changes there."""
    state = table()
    state.cash = [20000] * 3
    build(state, A, "Harrisburg", (23, 11, 4, 2))
    assert state.cash[A] == 17000
    play(state, B, "build Philadelphia", tile(23, 11, 0, 3), "stop")
    assert state.cash[B] == 17000
    place = state.board.land.grid.at(23, 11)
    assert state.board.figures.tile_names[state.tile_kind(state.paths[place])] == "cross_straight_gentle"
    assert state.connected(A, city(state, "Harrisburg"), city(state, "Baltimore"))
    assert not state.around[city(state, "Philadelphia")]
    play(state, C, "build Washington")  # E37
    state.at, state.begun, state.head = 4, city(state, "Philadelphia") * 6, place * 6 + 1
    state.steps, state.way = [], []
    assert judged(state, C, state.board.by_text[tile(23, 11, 1, 5)]) == "RW-6.12"


@rule("RW-6.12")
def test_e37_e38_full_hexes_and_occupied_sides() -> None:
    """E38: with A's link of E36 side 2 of (23,11) is used; by (24,12) it is legal, $2,000. E37: a third path is not."""
    state = table()
    link(state, A, "Harrisburg", "Baltimore", (23, 11, 4, 2))
    play(state, A, "pass")
    play(state, B, "pass")
    state.cash[C] = 10000
    play(state, C, "build Philadelphia")
    assert refused(state, C, tile(23, 11, 0, 2)) == "RW-6.12"
    assert refused(state, C, tile(23, 11, 0, 3)) is None
    play(state, C, tile(24, 12, 5, 3))
    assert (state.cash[C], state.links[C]) == (8000, 1)
    full = table()
    link(full, A, "Harrisburg", "Baltimore", (23, 11, 4, 2))
    full.put_path(full.board.land.grid.at(23, 11), path(0, 3))
    full.begun, full.at = city(full, "Philadelphia") * 6, 4
    full.head = full.board.land.grid.at(23, 11) * 6 + 5
    assert judged(full, A, full.board.by_text[tile(23, 11, 1, 5)]) == "RW-6.12"


@rule("RW-6.21", "RW-6.19")
def test_e39_removal_with_a_crossing() -> None:
    """E39: B's path stays incomplete and is removed; (23,11) is the gentle curve of A again."""
    state = table()
    build(state, A, "Harrisburg", (23, 11, 4, 2))
    play(state, B, "build Philadelphia", tile(23, 11, 0, 3), "stop")
    pass_all(state)
    place = state.board.land.grid.at(23, 11)
    assert state.board.figures.tile_names[state.tile_kind(state.paths[place])] == "gentle_curve"
    assert (state.links[A], state.stub_owner, state.markers[:2]) == (1, [], [23, 24])


@rule("RW-6.3", "RW-18.4", "RW-6.2")
def test_e40_two_different_cities() -> None:
    """E40: Philadelphia-Harrisburg by (23,11) is legal; coming back to Philadelphia is not."""
    state = table()
    play(state, A, "build Philadelphia")
    assert refused(state, A, tile(23, 11, 0, 4)) is None
    play(state, A, tile(25, 11, 3, 4))
    assert refused(state, A, tile(25, 10, 1, 2)) == "RW-6.3"


@rule("RW-6.22")
def test_e41_parallel_links() -> None:
    """E41: A by (25,11), B by (25,10) for $3,000: both count."""
    state = table()
    state.cash[B] = 10000
    build(state, A, "New York", (25, 11, 5, 3))
    build(state, B, "New York", (25, 10, 0, 2))
    assert (state.cash[B], state.links) == (7000, [1, 1, 0])


@rule("RW-6.23", "RW-6.18")
def test_e42_no_marker_left() -> None:
    """E42: with 24 chains A cannot start another, but may extend, or start where the same action joins an own open end."""
    state = minneapolis(2)
    others_pass(state)
    cities = state.board.land.city_names
    for number, name in enumerate(cities):
        if state.markers[A] == 0:
            break
        for other in cities[number + 1 :]:
            try_link(state, name, other)
            if state.markers[A] == 0:
                break
    assert (state.markers[A], state.links[A], len(state.stub_owner)) == (0, 23, 1)
    assert legal(state, A, "build") == ["build Des Moines", "build Dubuque"]
    assert refused(state, A, "build Jackson") == "RW-6.23"
    assert refused(state, A, "extend Minneapolis SE") is None
    play(state, A, "build Des Moines")
    assert legal(state, A) == legal(state, A, "lay")  # there is no stopping before the join
    assert refused(state, A, tile(3, 7, 2, 4)) == "RW-6.23"
    assert refused(state, A, "stop") == "RW-6.5"
    play(state, A, tile(3, 7, 2, 5))
    assert (state.markers[A], state.links[A]) == (0, 24)


def try_link(state, one: str, other: str) -> None:
    """A link of A between two cities of the south, where it is short."""
    grid = state.board.land.grid
    a, b = state.board.city_hex[city(state, one)], state.board.city_hex[city(state, other)]
    if grid.distance(a, b) <= 4 and grid.row(a) > 8 and grid.row(b) > 8:
        try:
            link(state, A, one, other)
        except AssertionError:
            return


@rule("RW-6.23")
def test_e42_a_depot_takes_a_marker_too() -> None:
    """E42: with 23 links and a depot the same holds."""
    state = table(2, "mexico")
    link(state, B, "Puebla", "Veracruz", (21, 22, 3, 0))
    state.link_depot[0] = A
    state.markers[A] -= 1
    state.markers[A] -= 23  # as if 23 links lay elsewhere
    assert legal(state, A, "build") == []
    assert judged(state, A, state.board.build[0]) == "RW-6.23"


@rule("RW-6.15")
def test_e44_a_ridge_next_to_a_city() -> None:
    """E44: Nogales-Casas Grandes $12,000 over the ridge, $6,000 beside it."""
    for tiles, price in ((((4, 2, 3, 0), (5, 2, 3, 1), (5, 3, 4, 0)), 12000), (((4, 2, 3, 0), (5, 2, 3, 0), (6, 2, 3, 1)), 6000)):
        state = table(board="mexico")
        state.cash[A] = 20000
        build(state, A, "Nogales", *tiles)
        assert (20000 - state.cash[A], state.links[A]) == (price, 1)


@rule("RW-6.3", "RW-6.10")
def test_e45_the_own_chain_in_the_way() -> None:
    """E45: from (5,4) [4,3], (4,4) [0,5] points back into the chain; (4,4) [0,4] is legal."""
    state = table()
    play(state, A, "build Minneapolis", tile(4, 3, 4, 1), tile(5, 4, 4, 3))
    assert refused(state, A, tile(4, 4, 0, 5)) == "RW-6.3"
    assert refused(state, A, tile(4, 4, 0, 4)) is None


@rule("RW-6.10", "RW-18.5")
def test_e46_a_dead_end() -> None:
    """E46: Milwaukee (9,7) [5,0] would lead into the sea at (10,7)."""
    state = table()
    play(state, A, "build Milwaukee")
    assert refused(state, A, tile(9, 7, 5, 0)) == "RW-6.10"
    assert refused(state, A, tile(9, 7, 5, 2)) is None


@rule("RW-6.10")
def test_the_free_side_may_not_point_off_the_map_nor_at_a_full_hex() -> None:
    state = table()
    play(state, A, "build Minneapolis", tile(3, 1, 1, 4))
    edge = state.board.land.grid.at(3, 0)
    assert state.head // 6 == edge
    assert refused(state, A, tile(3, 0, 1, 4)) == "RW-6.10"
    other = table()
    full = other.board.land.grid.at(9, 10)
    other.put_path(full, path(0, 3))
    other.put_path(full, path(1, 5))
    other.look_round([full])
    other.play(A, other.board.by_text["build Springfield"])
    assert judged(other, A, other.board.by_text[tile(8, 11, 3, 5)]) == "RW-6.10"
    assert other.refusal(A, other.board.by_text[tile(8, 11, 3, 4)]) is None


@rule("RW-6.14", "RW-15.2")
def test_e47_the_north_of_mexico() -> None:
    """E47: the Central line in four actions for $20,000; Monterrey-Saltillo is one tile of $8,000."""
    board = GAME.board("mexico")
    best = cheapest(board)
    wanted = {
        ("Ciudad Juárez", "Casas Grandes"): (2, 4000),
        ("Casas Grandes", "Chihuahua"): (3, 6000),
        ("Chihuahua", "Jiménez"): (2, 6000),
        ("Jiménez", "Torreón"): (2, 4000),
        ("Monterrey", "Saltillo"): (1, 8000),
    }
    for (one, other), figures in wanted.items():
        pair = tuple(sorted((board.land.city_names.index(one), board.land.city_names.index(other))))
        assert best[pair] == figures
