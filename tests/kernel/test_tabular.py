"""Tables in the terminal: no word is ever cut."""

import pytest
from rich.console import Console
from rich.text import Text

from roundhouse.kernel.tabular import FittingTable


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
