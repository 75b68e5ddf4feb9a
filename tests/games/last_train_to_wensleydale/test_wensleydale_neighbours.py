"""The terminal names the neighbours of every area, so that a route can be planned."""

from rich.console import Console

from roundhouse import game
from roundhouse.kernel.tabular import short_codes

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
        line = page[page.index(f"{codes[at]} {name}") :].split("→", 2)[1]
        for border in board.borders_of[at]:
            assert board.cost[border] == 0 or codes[board.beyond(border, at)] in line, (name, line)
