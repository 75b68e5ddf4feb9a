"""Tables in the terminal: no word is ever cut."""

import pytest
from rich import box
from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from roundhouse.kernel.tabular import FittingTable, short_codes


def printed(width: int) -> str:
    table = FittingTable(title="Players")
    for heading in ("", "Money", "Buildings", "Telegraph"):
        table.add_column(heading)
    table.add_row("1 Ann", "$600", Text("12"), "0/0/0")
    table.add_row("2 Benedict", "$1,400", "", "1/2/3")
    console = Console(width=width, no_color=True)
    with console.capture() as capture:
        console.print(table)
    return capture.get()


@pytest.mark.parametrize("width", [80, 50, 40, 30, 20])
def test_every_word_is_there_at_every_width(width: int) -> None:
    page = printed(width)
    assert "…" not in page
    for word in ("Money", "Buildings", "Telegraph", "Ann", "Benedict", "$600", "$1,400", "12", "0/0/0", "1/2/3"):
        assert word in page
    assert max(len(line) for line in page.splitlines()) <= width


def test_a_narrow_table_says_the_heading_beside_each_figure() -> None:
    assert "Money $600 · Buildings" in printed(36)
    assert "$600 ·" not in printed(80)


def test_a_narrow_table_line_by_line() -> None:
    assert [line.rstrip() for line in printed(36).splitlines()] == [
        "Players",
        "1 Ann",
        "  Money $600 · Buildings 12 ·",
        "  Telegraph 0/0/0",
        "2 Benedict",
        "  Money $1,400 · Telegraph 1/2/3",
    ]


def test_headings_of_a_narrow_table_are_dim_and_its_first_column_may_have_one() -> None:
    table = FittingTable("Town", "Pieces in the town", "What else there is", "")
    table.add_row("York\nand port", "4", Text("a castle", style="bold"), "no more")
    table.add_row("", "5", "", "")
    console = Console(width=24, force_terminal=True, color_system="standard")
    with console.capture() as capture:
        console.print(table)
    lines = capture.get().splitlines()
    assert lines[0].startswith("\x1b[2mTown\x1b[0m York and port")
    assert lines[1].startswith("  \x1b[2mPieces in the town \x1b[0m4\x1b[2m ·")
    assert "\x1b[2mWhat else there is \x1b[0m" in capture.get()
    assert "\x1b[1mcastle\x1b[0m\x1b[2m · \x1b[0m" in capture.get() and "no more" in capture.get()
    assert lines[-1].startswith("\x1b[2mPieces in the town\x1b[0m 5") and "" not in [line.strip() for line in lines]


def test_short_codes_are_all_different_and_of_the_names_own_letters_where_they_can_be() -> None:
    towns = ["New York", "Newark", "New Orleans", "Nice", "Ni", "St. Louis", "St. Paul", "Nin", "Nic"]
    assert short_codes(towns, 2) == ["NY", "Ne", "NO", "Ni", "Na", "SL", "SP", "Nn", "Nc"]
    assert short_codes(["Ann", "Ann", "Ann", "Bo"], 3) == ["Ann", "Aaa", "Aab", "Boo"]
    assert short_codes(["Leeds", "Leeds", "Leeds"], 2) == ["Le", "Ld", "Ls"]
    assert short_codes(["Stoke on Trent", "Hull"], 3) == ["Son", "Hul"]


def test_a_cell_that_is_no_text_and_lines_of_a_box_are_told_apart_from_words() -> None:
    table = FittingTable("Town", "What is in the town of that name", box=box.DOUBLE_EDGE)
    table.add_row("York", Padding("[b]a[/b]"))
    table.add_row("[b]Hull[/b]", "[i]X[/i]XX")
    console = Console(width=18, no_color=True)
    with console.capture() as capture:
        console.print(table)
    assert "Padding" in capture.get() and "Hull" in capture.get() and "XXX" in capture.get() and "[b]H" not in capture.get()
