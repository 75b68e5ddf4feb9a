"""Variations of a record: written, read, verified; records without any are as they were."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import roundhouse
from roundhouse import Record
from roundhouse.cli.app import run
from roundhouse.kernel.errors import RecordError
from roundhouse.kernel.variations import MOST, Variation, check

GAME = "workshop_of_the_world"


def made() -> Record:
    game = roundhouse.game(GAME)
    state = game.new(3, seed=3)
    for _ in range(20):
        seat = state.to_act()[0]
        state.play(seat, state.moves(seat)[0])
    record = game.record(state, ["Ann", "Bo", "Cy"])
    moves = record.moves
    record.variations = [
        Variation(0, 4, "A bolder start", "First line\nsecond line", (moves[4], moves[5], moves[6])),
        Variation(1, 2, "", "", (moves[6], moves[7])),
        Variation(2, 1, "Deeper", "", (moves[7],)),
    ]
    return record


def test_a_record_with_variations_is_read_back_and_verifies(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = made()
    again = Record.parse(record.text)
    again.state()
    assert again.text == record.text and again.text.startswith("roundhouse record 2\n") and again.seal == "signed"
    assert [(one.of, one.after, one.name, one.note, one.moves) for one in again.variations] == [
        (one.of, one.after, one.name, one.note, one.moves) for one in record.variations
    ]
    record.save(tmp_path / "game.txt")
    assert run(["verify", str(tmp_path / "game.txt")]) == 0
    assert run(["replay", str(tmp_path / "game.txt"), "--all"]) == 0
    assert "A bolder start" in capsys.readouterr().out


def test_many_variations_of_variations_cost_their_own_moves_alone() -> None:
    """As many as a record may have, each of the one before it; every move of the file is played once."""
    record = made()
    tail = [Variation(0, 4, "", "", (record.moves[4],))]
    for number in range(1, MOST):
        tail.append(Variation(number, 1 if number < 12 else 0, "", "", (record.moves[min(16, number + 4)],)))
    record.variations = tail
    asked = Asked(record.moves), [Asked(one.moves) for one in tail]
    check([replace(one, moves=moves) for one, moves in zip(tail, asked[1], strict=True)], asked[0], record.start(), "record")
    assert asked[0].times == 1 and {one.times for one in asked[1]} == {1}
    assert Record.parse(record.text).state().played() == len(record.moves)


class Asked(tuple[tuple[int, str], ...]):
    """Moves that count how often somebody goes through them."""

    times = 0

    def __iter__(self) -> Iterator[tuple[int, str]]:
        self.times += 1
        return super().__iter__()


def test_a_record_without_any_is_as_it_was() -> None:
    record = made()
    record.variations = []
    assert record.text.startswith("roundhouse record 1\n") and "variation" not in record.text


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("after 2:", "after 9:", "line 1 has fewer"),
        ("variation 2 of 1", "variation 2 of 2", "does not begin a variation"),
        ("variation 2 of 1", "variation 7 of 1", "does not begin a variation"),
        ("of 0 after 4:", "of 0 after 5:", "variation 1, move 1"),
        ("of 0 after 4:", "of 0 after 4 :", "does not begin a variation"),
    ],
)
def test_a_wrong_one_is_refused_with_its_line(old: str, new: str, reason: str) -> None:
    with pytest.raises(RecordError, match=reason):
        Record.parse(made().text.replace(old, new)).state()


def test_an_edited_one_is_noticed() -> None:
    with pytest.raises(RecordError, match="edited"):
        Record.parse(made().text.replace("A bolder start", "A weaker start")).state()


@pytest.mark.parametrize(("letter", "told"), [("\x1b", "U\\+001B"), ("\x00", "U\\+0000"), ("\u202e", "U\\+202E"), ("\x9b", "U\\+009B")])
def test_what_would_steer_a_terminal_is_no_text_of_a_record(letter: str, told: str) -> None:
    """In a name of a seat, of a variation or in a comment; a seat that is so called is written without."""
    text = made().text.partition("check:")[0]
    for word in ("Bo", "bolder", "second"):
        broken = text.replace(word, f"{letter}[2J{word}")
        line = next(number for number, row in enumerate(broken.split("\n"), 1) if letter in row)
        with pytest.raises(RecordError, match=told) as problem:
            Record.parse(broken)
        assert problem.value.line == line
    state = roundhouse.game(GAME).new(2, seed=1)
    named = roundhouse.game(GAME).record(state, [f"An{letter}na", "Bo"])
    assert Record.parse(named.text).seats == ["Anna", "Bo"]


def test_lines_that_branch_off_from_each_other_are_refused() -> None:
    record = made()
    move = record.moves[4]
    with pytest.raises(RecordError, match="line 2 has fewer"):
        check([Variation(2, 0, "", "", (move,)), Variation(1, 0, "", "", (move,))], record.moves, record.start(), "record")
