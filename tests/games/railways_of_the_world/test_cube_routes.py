"""Where a cube can go, told before its first link is chosen; and the price of the next tile."""

import random
from typing import Any

import pytest

from roundhouse.games.railways_of_the_world.cube_routes import FOR_EACH_CITY
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.kernel.errors import IllegalMove
from roundhouse.kernel.move import Move
from roundhouse.testing import rule

from .table import GAME, A, B, C, build, city, fresh, legal, link, offer, phase, play, put_cubes, table, tile


def ways(state: State, seat: int, text: str) -> list[list[str]]:
    """The routes as the game tells them, in notation."""
    before = state.key()
    found = GAME.ways(state, seat, GAME.move(text, state.board))
    assert state.key() == before
    return [[move.text for move in row] for row in found]


def by_play(state: State, seat: int, row: list[Move]) -> list[list[Move]]:
    """Every way to bring the cube to its end, by playing one legal move after the other."""
    if state.over or phase(state) != "route":
        return [row]
    found = []
    for move in state.moves(seat):
        after: Any = state.copy()
        after.play(seat, move)
        found.extend(by_play(after, seat, [*row, move]))
    return found


def triangle() -> State:
    """Philadelphia to New York straight by A, or by way of Harrisburg over a link of B; a red cube in Philadelphia."""
    state = table()
    offer(state)
    link(state, A, "Philadelphia", "New York", (25, 11, 3, 5))
    link(state, A, "Philadelphia", "Harrisburg")
    link(state, B, "Harrisburg", "New York")
    put_cubes(state, "Philadelphia", "red", "purple")
    return state


@rule("RW-8.5", "RW-8.11")
def test_every_route_to_a_city_is_told_with_the_own_links_first() -> None:
    state = triangle()
    state.level[A] = 2
    found = ways(state, A, "deliver Philadelphia red")
    assert [len(row) for row in found] == [2, 3]
    assert found[0] == ["deliver Philadelphia red", "rail Philadelphia E"]
    assert found[1][1].startswith("rail Philadelphia") and found[1][2].startswith("rail Harrisburg")


@rule("RW-8.6")
def test_no_route_is_longer_than_the_level() -> None:
    state = triangle()
    state.level[A] = 1
    assert ways(state, A, "deliver Philadelphia red") == [["deliver Philadelphia red", "rail Philadelphia E"]]


@rule("RW-8.10")
def test_no_route_begins_with_a_link_of_another() -> None:
    state = triangle()
    state.level[B] = 8
    put_cubes(state, "Harrisburg", "red")
    play(state, A, "pass")
    assert [row[1] for row in ways(state, B, "deliver Harrisburg red")] == [legal_first(state)]


def legal_first(state: State) -> str:
    """The only link that B may take first."""
    after: Any = state.copy()
    play(after, B, "deliver Harrisburg red")
    (only,) = legal(after, B, "rail")
    return only


@rule("RW-8.11")
def test_a_cube_on_its_way_has_routes_too_and_the_last_link_is_one() -> None:
    state = triangle()
    state.level[A] = 2
    play(state, A, "deliver Philadelphia red")
    assert ways(state, A, "rail Philadelphia E") == [["rail Philadelphia E"]]
    longer = next(text for text in legal(state, A, "rail") if text != "rail Philadelphia E")
    assert [len(row) for row in ways(state, A, longer)] == [2]


@rule("RW-8.7")
def test_a_move_that_is_not_legal_has_no_routes_and_other_moves_have_none() -> None:
    state = triangle()
    with pytest.raises(IllegalMove):
        ways(state, A, "deliver Boston red")
    assert ways(state, A, "pass") == []


@rule("RW-8.5", "RW-8.6", "RW-8.9", "RW-8.10", "RW-8.11")
@pytest.mark.parametrize(("board", "seed"), [("eastern_us", 3), ("mexico", 5)])
def test_the_routes_are_those_that_can_be_played(board: str, seed: int) -> None:
    """Random networks: the rows are legal to the last move, and no city that can be reached is missing."""
    state = fresh(3, board, seed)
    dice = random.Random(seed)
    compared = 0
    for _ in range(1500):
        if state.over:
            break
        seat = state.to_act()[0]
        moves = state.moves(seat)
        if phase(state) == "action":
            state.level = [min(8, level + 2) for level in state.level] if compared < 5 else state.level
            for move in [one for one in state.moves(seat) if one.text.startswith("deliver")][:2]:
                compared += same_routes(state, seat, move)
            moves = [one for one in state.moves(seat) if one.text.split()[0] in ("build", "deliver", "upgrade", "extend")] or moves
        if phase(state) == "track":
            moves = [one for one in moves if one.text != "stop"] or moves
        state.play(seat, dice.choice(moves))
    assert compared > 5


def same_routes(state: State, seat: int, move: Move) -> int:
    """Compare what is told with what can be played; 1 for the count."""
    after: Any = state.copy()
    after.play(seat, move)
    played = by_play(after, seat, [move])
    told = GAME.ways(state, seat, move)
    names = {tuple(one.text for one in row) for row in played}
    assert {tuple(one.text for one in row) for row in told} <= names
    assert len({tuple(one.text for one in row) for row in told}) == len(told)
    if len(played) <= FOR_EACH_CITY:
        assert len(told) == len(played)
    assert {end(state, row) for row in told} == {end(state, row) for row in played}
    return 1


def end(state: State, row: list[Move]) -> int:
    """The city where a row of links ends."""
    last: Any = row[-1]
    return state.link_end(state.port_link[last.port], last.port // 6)


@rule("RW-6.14", "RW-6.15")
def test_the_view_names_the_price_of_every_tile_that_may_be_laid() -> None:
    state = table()
    assert state.view(A)["table"]["chain"] is None
    play(state, A, "build Pittsburgh")
    prices = state.view(A)["table"]["chain"]["next"]
    assert set(prices) == set(legal(state, A, "lay"))
    for text, price in prices.items():
        after: Any = state.copy()
        heard = after.listen()
        after.play(A, GAME.move(text, after.board))
        assert next(event for event in heard if event.kind == "lay").facts["n"] == price
    assert len(set(prices.values())) > 1
    build_one = next(iter(prices))
    play(state, A, build_one)
    assert all(text.startswith("lay ") for text in state.view(C)["table"]["chain"]["next"])


@rule("RW-6.5", "RW-6.8")
def test_why_no_tile_is_laid_before_a_start_is_chosen() -> None:
    state = table()
    refusal = GAME.refusal(state, A, GAME.move(tile(9, 10, 5, 2), state.board))
    assert (refusal.rule, refusal.key) == ("RW-6.5", "refused-start-first")
    middle = state.board.city_hex[city(state, "Chicago")]
    grid = state.board.land.grid
    assert GAME.refusal(state, A, GAME.move(tile(grid.col(middle), grid.row(middle), 0, 3), state.board)).rule == "RW-6.8"


@rule("RW-6.16")
def test_after_the_last_tile_nothing_is_named() -> None:
    state = table()
    build(state, A, "Washington", (22, 13, 2, 5))
    assert state.view(A)["table"]["chain"] is None
