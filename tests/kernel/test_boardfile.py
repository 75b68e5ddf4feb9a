"""Board files: every complaint names the line where the fault is."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from roundhouse.kernel.boardfile import BoardFile, named
from roundhouse.kernel.errors import BoardError

TEXT = '''# a board
title = "Dale"
prices = [
    3,  # low

    # high
    5,
]
map = """
a b
c d
"""
rows = \'\'\'
e f
\'\'\'
short = [1, 2]
[towns.leeds]
value = 2
deaf = true
[[cards]]
town = "leeds"
[[cards]]
"town" = "york"
'''
FILE = BoardFile(TEXT, "dale.toml")


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (["title"], 2),
        (["prices"], 3),
        (["prices", 0], 4),
        (["prices", 1], 7),
        (["map", 0], 10),
        (["map", 1], 11),
        (["rows", 0], 14),
        (["short", 1], 16),
        (["towns", "leeds"], 17),
        (["towns", "leeds", "value"], 18),
        (["towns", "leeds", "size"], 17),
        (["towns", "leeds", "town"], 17),  # not the one of another table below
        (["towns", "york"], 1),
        (["cards", 0], 20),
        (["cards", 0, "town"], 21),
        (["cards", 0, "value"], 20),
        (["cards", 1], 22),
        (["cards", 1, "town"], 23),
        (["nothing"], 1),
    ],
)
def test_the_line_of_every_place(path: list[str | int], line: int) -> None:
    assert FILE.line(path) == line
    wrong = FILE.wrong(path, "is odd", row=2)
    assert str(wrong) == f"dale.toml, line {line + 2}: is odd"


@contextmanager
def _refused(line: int, reason: str) -> Iterator[None]:
    with pytest.raises(BoardError) as caught:
        yield
    assert str(caught.value) == f"dale.toml, line {line}: {reason}"


def test_what_is_missing_or_of_another_kind_is_named() -> None:
    assert FILE.get(["towns", "leeds", "value"], int) == 2 and FILE.get(["prices"], list) == [3, 5]
    with _refused(17, '"towns.leeds.size" is missing'):
        FILE.get(["towns", "leeds", "size"], int)
    with _refused(19, '"towns.leeds.deaf" must be a whole number, not True'):
        FILE.get(["towns", "leeds", "deaf"], int)
    with _refused(2, "\"title\" must be a list, not 'Dale'"):
        FILE.get(["title"], list)
    with _refused(18, '"towns.leeds.value" must be a table, not 2'):
        FILE.get(["towns", "leeds", "value"], dict)
    assert FILE.get(["towns", "leeds", "deaf"], bool) is True


def test_numbers_and_names_have_bounds() -> None:
    assert FILE.number(["towns", "leeds", "value"], 2, 2) == 2
    for low, high in ((3, 9), (0, 1)):
        with _refused(18, f'"towns.leeds.value" must be from {low} to {high}, not 2'):
            FILE.number(["towns", "leeds", "value"], low, high)
    assert FILE.choice(["cards", 1, "town"], ["leeds", "york"]) == 1
    with _refused(23, "\"cards[1].town\": 'york' is not one of leeds, hull"):
        FILE.choice(["cards", 1, "town"], ["leeds", "hull"])


def test_what_is_no_toml_is_said_with_its_line() -> None:
    with pytest.raises(BoardError) as caught:
        BoardFile("a = 1\nb = = 2\n", "odd.toml")
    assert str(caught.value) == "odd.toml, line 2: is not TOML: Invalid value"
    with pytest.raises(BoardError, match=r"odd\.toml, line 3: is not TOML"):
        BoardFile("a = 1\n\nb = [", "odd.toml")


def test_a_path_is_read_aloud() -> None:
    assert named(["cards", 3, "town"]) == "cards[3].town" and named(["towns"]) == "towns"
