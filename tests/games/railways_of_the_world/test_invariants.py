"""RW-17: what always holds is checked, and a table where it does not hold is found."""

import json

import pytest

from roundhouse.kernel.errors import Broken, PositionError
from roundhouse.testing import rule

from .table import GAME, A, B, build, deliver, fresh, legal, link, offer, play, put_cubes, table
from .test_delivery import seaboard


def broken(change, *ids: str) -> None:
    """The check finds the change and names the rule."""
    state = table(3)
    link(state, A, "New York", "Philadelphia", (25, 11, 5, 3))
    GAME.check(state)
    change(state)
    with pytest.raises(Broken) as caught:
        GAME.check(state)
    assert caught.value.rule in ids, caught.value


def add(state, field: str, place: int, number: int = 1) -> None:
    getattr(state, field)[place] += number


def end_late(state) -> None:
    state.trigger, state.turn_number = 1, 3


@rule("RW-17.1", "RW-17.2", "RW-17.3", "RW-17.4", "RW-17.5", "RW-17.6", "RW-17.7", "RW-17.8", "RW-17.9", "RW-17.11", "RW-17.12", "RW-17.13", "RW-17.14")
@pytest.mark.parametrize(
    ("change", "rule_id"),
    [
        (lambda state: add(state, "bag", 0), "RW-17.1"),
        (lambda state: setattr(state, "empty", 3), "RW-17.2"),
        (lambda state: add(state, "new_cities", 0), "RW-17.3"),
        (lambda state: state.tiled.__setitem__(4, 1), "RW-17.3"),
        (lambda state: add(state, "markers", A), "RW-17.4"),
        (lambda state: state.put_path(state.board.land.grid.at(9, 9), 4), "RW-17.5"),
        (lambda state: state.link_to.__setitem__(0, state.link_from[0]), "RW-17.6"),
        (lambda state: add(state, "cash", B, 500), "RW-17.7"),
        (lambda state: add(state, "cash", B, -1000), "RW-17.7"),
        (lambda state: add(state, "level", B, 8), "RW-17.8"),
        (lambda state: state.face_up.pop(), "RW-17.9"),
        (lambda state: end_late(state), "RW-17.11"),
        (lambda state: setattr(state, "order", [0, 0, 2]), "RW-17.12"),
        (lambda state: setattr(state, "order", [0, 2, 1]), "RW-17.12"),
        (lambda state: add(state, "position", A), "RW-17.13"),
        (lambda state: add(state, "done", A), "RW-17.14"),
    ],
)
def test_what_does_not_hold_is_found(change, rule_id: str) -> None:
    broken(change, rule_id)


@rule("RW-17.6")
def test_an_incomplete_link_after_income_is_found() -> None:
    state = table(2)
    build(state, A, "Chicago", (9, 9, 5, 2), stop=True)
    state.at = 1
    with pytest.raises(Broken, match=r"RW-17\.6"):
        GAME.check(state)


@rule("RW-17.10", "RW-17.8")
def test_a_delivery_gives_one_point_for_each_link_and_positions_rise() -> None:
    state = seaboard(owner_of_middle=B)
    before = state.position[:]
    deliver(state, A, "Washington", "red", "Washington NE", "Baltimore E", "Philadelphia E")
    assert sum(state.position) - sum(before) == 3
    assert all(new >= old for new, old in zip(state.position, before, strict=True))


def test_a_position_reads_back_in_the_middle_of_everything() -> None:
    """A build in hand, a cube on its way, bonds to be named."""
    state = seaboard()
    play(state, A, "deliver Washington red", "rail Washington NE")
    again = GAME.position(json.loads(json.dumps(state.dump())))
    assert again.key() == state.key()
    assert [move.text for move in again.moves(A)] == legal(state, A)
    other = table(free_bonds=True)
    play(other, A, "build Chicago", "lay 9,9 SW-NE")
    assert GAME.position(other.dump()).key() == other.key()
    play(other, A, "stop")
    read = GAME.position(other.dump())
    assert read.key() == other.key()
    play(read, A, "bonds 2")
    assert len(read.stub_owner) == 1


@pytest.mark.parametrize(
    ("change", "field", "said"),
    [
        (lambda data: data["seats"][0].update(cash=-1), "table.seats[0].cash", "must be a whole number"),
        (lambda data: data["seats"][0].update(level=9), "table.seats[0].level", "from 1 to 8"),
        (lambda data: data["links"][0].update(tiles=["25,11 NE"]), "table.links[0].tiles[0]", "is not a tile"),
        (lambda data: data["links"][0].update(tiles=["25,99 NE-W"]), "table.links[0].tiles[0]", "is not on the map"),
        (lambda data: data["links"][0].update({"from": "Gotham E"}), "table.links[0].from", "is not one of"),
        (lambda data: data["links"][0].update(tiles=["25,12 NE-W"]), "table", "RW-6.9 does not hold"),
        (lambda data: data["bag"].update(red=25), "table", "RW-17.1 does not hold"),
        (lambda data: data.update(lines=[9] * 8), "table.lines[0]", "must be a whole number from 0 to 2"),
        (lambda data: data.update(more=1), "table.more", "is not a field of this position"),
        (lambda data: data.pop("order"), "table.order", "is missing"),
    ],
)
def test_a_wrong_position_names_the_field(change, field: str, said: str) -> None:
    state = table(3)
    link(state, A, "New York", "Philadelphia", (25, 11, 5, 3))
    data = state.dump()
    change(data["table"])
    with pytest.raises(PositionError) as caught:
        GAME.position(data)
    assert field in str(caught.value)
    assert said in str(caught.value)


def test_a_copy_shares_nothing() -> None:
    state = table(2)
    offer(state)
    put_cubes(state, "New York", "blue")
    other = state.copy()
    key = state.key()
    build(other, A, "New York", (25, 11, 5, 3))
    play(other, B, "urbanize New Haven", "colour red")
    deliver(other, A, "New York", "blue", "New York SW")
    assert state.key() == key
    assert fresh(2).key() == fresh(2).key()


@pytest.mark.parametrize("phase", ["baron", "auction", "plan", "track", "express", "route", "growth", "industry", "colour", "depot", "bonds"])
def test_a_position_whose_phase_does_not_fit_is_refused(phase: str) -> None:
    """Only what can be played on is taken: New Industry and the auction fit a table on which nothing is in hand."""
    data = table(3).dump()
    data["phase"] = phase
    if phase in ("auction", "industry"):
        state = GAME.position(data)
        assert state.moves(state.to_act()[0])
        return
    with pytest.raises(PositionError):
        GAME.position(data)
