"""The terminal names the neighbours of every area, so that a route can be planned."""

import re

from rich.console import Console

from roundhouse import game
from roundhouse.kernel.tabular import short_codes
from roundhouse.testing import rule

GAME = game("last_train_to_wensleydale")


def test_every_area_shows_the_neighbours_that_a_link_can_reach() -> None:
    state = GAME.new(3, 1)
    board = state.setting.board
    console = Console(width=120, no_color=True)
    with console.capture() as capture:
        console.print(GAME.terminal(state.view(None), GAME.texts("en"), ["Ann", "Ben", "Cy"]))
    page = capture.get()
    codes = short_codes(board.names, 3)
    assert len(set(codes)) == len(codes)
    for at, name in enumerate(board.names):
        line = re.split("[→←]", page[page.index(f"{codes[at]} {name}") :], maxsplit=2)[1]
        for border in board.borders_of[at]:
            assert board.cost[border] == 0 or codes[board.beyond(border, at)] in line, (name, line)


@rule("LW-10.10")
def test_a_hill_shows_the_towns_from_which_its_stone_is_fetched() -> None:
    console = Console(width=120, no_color=True)
    with console.capture() as capture:
        console.print(GAME.terminal(GAME.new(3, 1).view(None), GAME.texts("en"), ["Ann", "Ben", "Cy"]))
    (penhill,) = [line for line in capture.get().splitlines() if "Pen Penhill" in line and "a hill" not in line]
    assert "← Ays Cin Ley Mid Red" in penhill
    (rigg,) = [line for line in capture.get().splitlines() if "Nine Standards Rigg" in line]
    assert "← Out" in rigg and "KSt" not in rigg.partition("←")[2].partition("  ")[0]  # Kirkby Stephen is a company's town
