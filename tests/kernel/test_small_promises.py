"""Small promises of the kernel that a change of one word would break."""

import json
import pickle
from types import SimpleNamespace

import pytest

import roundhouse
from roundhouse.kernel.columns import choices, counts, pieces
from roundhouse.kernel.errors import RecordError
from roundhouse.kernel.many import Tables
from roundhouse.kernel.model import Model
from roundhouse.kernel.record import DIGITS, Record
from roundhouse.kernel.schema import DIALECT

GAME = roundhouse.game("workshop_of_the_world")


def test_columns_count_pieces_and_name_what_there_is_none_of() -> None:
    column = pieces("offer", ["a", "b", "c"])
    assert list(column.read(SimpleNamespace(offer=[2, 0, 2]), 0)) == [1, 0, 2] and column.features() == ["offer[a]", "offer[b]", "offer[c]"]
    assert choices("lot", options=["x", "y"]).features() == ["lot=none", "lot=x", "lot=y"]
    assert choices("era", options=["x", "y"], lowest=0).features() == ["era=x", "era=y"]
    assert counts("round", top=8).features() == ["round"]


def test_masks_are_written_in_place_of_the_last_ones() -> None:
    tables = Tables([GAME.new(3, seed) for seed in (1, 2)], asides=False)
    width = len(GAME.board().moves)
    masks = bytearray(2 * width)
    for _ in range(12):
        tables.light(masks, width)
        lit = {place for place, one in enumerate(masks) if one}
        assert lit == {table * width + move.index for table in (0, 1) for move in tables.legal[table]}
        tables.step([moves[0].index for moves in tables.legal])


def test_doubt_changes_evenly_between_two_stages() -> None:
    model = Model([0.0, 0.5, 1.0], [[0.0]] * 3, {2: [0.0] * 3}, {2: [2.0, 4.0, 10.0]}, [0], 1, False)
    assert [model.swing(left, 2) for left in (0.0, 0.25, 0.5, 0.75, 1.0)] == [2.0, 3.0, 4.0, 7.0, 10.0]


def test_a_board_that_is_not_the_usual_one_is_read_back_as_itself() -> None:
    game = roundhouse.game("railways_of_the_world")
    for name in game.boards:
        assert pickle.loads(pickle.dumps(game.board(name))) is game.board(name)


def test_a_position_keeps_letters_as_they_are() -> None:
    game = roundhouse.game("railways_of_the_world")
    state = game.position(game.new(3, 1, "mexico").dump())
    assert state.origin == json.dumps(state.dump(), ensure_ascii=False, separators=(",", ":")) and not state.origin.isascii()


def test_schemas_say_in_which_dialect_they_are_written() -> None:
    for schema in (GAME.schema(), GAME.events_schema(), GAME.drawing_schema()):
        assert schema["$schema"] == DIALECT


def test_what_is_told_about_a_player_depends_on_who_asks() -> None:
    """As the kernel tells it by itself, from what the view declares."""
    state = GAME.new(3, 1)
    own, others = (roundhouse.Game.about(GAME, state, 0, eye) for eye in (0, 1))
    assert own != others


def test_a_record_that_ends_in_its_heading_lacks_a_line() -> None:
    text = GAME.record(GAME.new(2, seed=7)).text
    heading = text.split("\n\n")[0].splitlines()
    for length in range(2, len(heading)):
        with pytest.raises(RecordError):
            Record.parse("\n".join(heading[:length]), "cut.txt")
    assert Record.parse("\n".join(heading), "whole.txt").heading["seed"] == "7"


def test_a_number_of_a_record_may_be_as_long_as_is_said_and_no_longer() -> None:
    text = GAME.record(GAME.new(2, seed=7)).text
    assert Record.parse(text.replace("seed: 7", f"seed: {'7' * DIGITS}"), "long.txt").heading["seed"] == "7" * DIGITS
    with pytest.raises(RecordError, match=f"a number of at most {DIGITS} digits"):
        Record.parse(text.replace("seed: 7", f"seed: {'7' * (DIGITS + 1)}"), "longer.txt")


def test_a_record_is_played_again_on_its_own_board() -> None:
    game = roundhouse.game("railways_of_the_world")
    state = game.new(3, 1, "mexico")
    for _ in range(10):
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[0])
    again = Record.parse(game.record(state).text, "mexico.txt").state()
    assert again.key() == state.key() and again.plies == state.plies
