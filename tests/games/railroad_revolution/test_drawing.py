"""What a drawing of the board is made from: lines of the map, tiles in words, progress of objectives, what may still be declined."""

import itertools
from typing import Any

from roundhouse.testing import rule

from .table import BLUE, BOARD, GAME, act, network, objective, play, table

Point = list[float]


def inside(ring: list[Point], x: float, y: float) -> bool:
    """True if the point lies inside the ring."""
    found = False
    for a, b in zip(ring, ring[1:] + ring[:1], strict=True):
        if (a[1] > y) != (b[1] > y) and x < a[0] + (y - a[1]) / (b[1] - a[1]) * (b[0] - a[0]):
            found = not found
    return found


def drawing() -> dict[str, Any]:
    return dict(GAME.board_data(BOARD))


def near(ring: list[Point], x: float, y: float, reach: int = 6) -> bool:
    """True if the point lies inside the ring, or a step away from it: harbours stand on the shore."""
    return any(inside(ring, x + dx, y + dy) for dx in (-reach, 0, reach) for dy in (-reach, 0, reach))


def test_every_city_lies_on_land_and_the_states_inside_it() -> None:
    data = drawing()
    [ring] = data["art"]["land"]["rings"]
    assert all(near(ring, city["x"], city["y"]) for city in data["cities"])
    assert len(data["art"]["states"]["lines"]) > 40
    assert all(near(ring, x, y, 2) for line in data["art"]["states"]["lines"] for x, y in line[1:-1])


def test_a_state_line_lies_between_cities_of_two_states() -> None:
    """Kansas City and Denver, Salt Lake City and San Francisco, Washington and Charlotte: the way between them crosses one at least."""
    data = drawing()
    at = {city["id"]: (city["x"], city["y"]) for city in data["cities"]}

    def side(a: Point, b: Point, p: Point) -> float:
        return (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0])

    def crossed(p: Point, q: Point) -> int:
        n = 0
        for line in data["art"]["states"]["lines"]:
            for a, b in itertools.pairwise(line):
                n += side(a, b, p) * side(a, b, q) < 0 and side(p, q, a) * side(p, q, b) < 0
        return n

    def between(a: str, b: str) -> int:
        return crossed(list(at[a]), list(at[b]))

    assert between("kansas_city", "denver") >= 1
    assert between("salt_lake_city", "san_francisco") >= 2
    assert between("washington", "charlotte") >= 2
    assert between("houston", "el_paso") == between("san_francisco", "san_diego") == 0


def test_every_tile_is_said_in_words() -> None:
    words: dict[str, Any] = drawing()["words"]
    texts = GAME.texts("en")

    def check(said: object) -> None:
        if isinstance(said, list):
            for one in said:
                check(one)
        elif isinstance(said, dict) and "say" not in said:
            for one in said.values():
                check(one)
        elif isinstance(said, dict):
            facts: dict[str, Any] = {key: value for key, value in said.items() if key != "say"}
            assert not texts.say(str(said["say"]), **facts).startswith(("effect-", "condition-"))

    check(words)
    assert len(words["city_tiles"]) == 15 and len(words["objectives"]) == 38 and len(words["contracts"]) == 9
    assert words["abilities"]["railroad"]["grey"] == {"say": "effect-gain-shares", "n": 2, "each": 0}
    assert words["trains"]["train_track"] == [{"say": "effect-paid", "price": 100, "effect": {"say": "effect-place-track", "n": 1, "each": 0}}]


@rule("RR-12.8")
def test_an_objective_shows_its_progress_condition_by_condition() -> None:
    state = table()
    objective(state, BLUE, 0, "A1_1")
    assert state.view(BLUE)["table"]["seats"][BLUE]["objectives"][0]["conditions"] == [{"n": 0, "of": 2}, {"n": 0, "of": 1}]
    network(state, BLUE, ["was_chi_1", "was_chi_2", "chi_lit"])
    state.stations[BLUE] |= 1 << BOARD.city_ids.index("chicago")
    assert state.view(BLUE)["table"]["seats"][BLUE]["objectives"][0]["conditions"] == [{"n": 2, "of": 2}, {"n": 1, "of": 1}]


@rule("RR-4.1", "RR-5.1")
def test_what_may_still_be_declined_is_told_from_what_must_be_done() -> None:
    state = table(supply={"white": 5})
    act(state, "white", "railroad")
    assert must(state) == ["main"]
    play(state, "track was_chi_1")
    assert must(state) == ["main", "pay"]
    play(state, "track was_chi_2")
    assert must(state) == ["pay"]
    play(state, "pay")
    assert must(state) == []


@rule("RR-4.5")
def test_workers_that_are_gained_must_be_taken() -> None:
    state = table(supply={"white": 5})
    act(state, "white", "station")
    play(state, "station Charlotte", "pay")
    assert must(state) == ["workers"]
    play(state, "take orange")
    assert must(state) == []


def must(state: Any) -> list[str]:
    found: list[str] = state.view(BLUE)["table"]["waiting"]["must"]
    return found
