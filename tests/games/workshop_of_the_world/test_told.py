"""What drawings, programs and bots are told of Workshop of the World: places, sketch, bounds, and the worth of a bid in the fist."""

from random import Random

import pytest

import roundhouse
from roundhouse.games.workshop_of_the_world.judge import _bid_worth, place_worths
from roundhouse.games.workshop_of_the_world.moves import Board, Link, Place
from roundhouse.games.workshop_of_the_world.state import State
from tests.games.workshop_of_the_world.test_terminal import printed

GAME = roundhouse.game("workshop_of_the_world")


def board() -> Board:
    found = GAME.board()
    assert isinstance(found, Board)
    return found


def test_places_are_those_of_the_map() -> None:
    assert GAME.places(board(), GAME.move("link Oxford-Reading")) == ["connection:Oxford-Reading"]
    sketch = GAME.sketch(board())
    assert sketch is not None
    drawn = GAME.board_data(board())["canvas"]
    assert (sketch.width, sketch.height) == (drawn["width"], drawn["height"])
    for move in board().moves:
        if isinstance(move, Link | Place):
            assert set(GAME.places(board(), move)) <= sketch.spots.keys(), move.text


def test_a_connection_of_two_spaces_has_a_double_line_in_the_terminal() -> None:
    page = printed(GAME.new(3, 1).view(0))
    sizes = {size: next(n for n, found in enumerate(board().size) if found == size) for size in (1, 2)}
    for size, line in ((1, "─"), (2, "═")):
        name = board().towns[board().end_b[sizes[size]]]
        assert f"{line}{name}" in page


def test_tokens_that_are_about_to_be_placed_have_a_column_of_their_own() -> None:
    state = GAME.new(3, 1)
    texts = GAME.texts("en")
    assert texts.say("table-chosen") not in printed(state.view(0))
    state.play(0, next(move for move in state.moves(0) if move.text.startswith("token")))
    assert any(state.view(0)["table"]["own"]["fist"].values())
    assert texts.say("table-chosen") in printed(state.view(0))


@pytest.mark.parametrize("players", GAME.seats)
def test_a_game_is_shorter_than_is_said(players: int) -> None:
    state, dice = GAME.new(players, 1), Random(1)
    while not state.over:
        seat = dice.choice(state.to_act())
        state.play(seat, dice.choice(state.moves(seat)))
    assert len(state.plies) < GAME.longest(players)


def test_a_bid_in_the_fist_is_worth_its_place_less_the_pounds() -> None:
    state, dice = GAME.new(3, 1), Random(1)
    while state.phases[state.at].name != "auction":
        seat = dice.choice(state.to_act())
        state.play(seat, dice.choice(state.moves(seat)))
    assert isinstance(state, State)
    demand = [1.0] * 5
    assert _bid_worth(state, 0, demand) == 0.0
    places = place_worths(state, 0, demand)
    for pounds in (0, 3):
        other = state.copy()
        other.play(0, GAME.move(f"bid {pounds}"))
        assert min(places) <= round(_bid_worth(other, 0, demand) + pounds, 6) <= max(places)


def test_the_columns_for_learners_are_known_by_their_names() -> None:
    names = [column.name for column in GAME.columns(GAME.new(3, 1))]
    assert len(set(names)) == len(names) and all(isinstance(name, str) and name == name.lower() for name in names)
    assert {"cash", "tokens", "links", "shown", "gambled"} <= set(names)
