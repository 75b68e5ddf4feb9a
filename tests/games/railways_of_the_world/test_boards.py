"""RW-15: reading the boards, and what a broken board file is told."""

import re

import pytest

from roundhouse.kernel.errors import BoardError
from roundhouse.testing import rule

from .mapwork import cheapest
from .table import GAME


@rule("RW-15.4")
@pytest.mark.parametrize("name", ["eastern_us", "mexico"])
def test_the_reference_links(name: str) -> None:
    """The board file lists tiles and price of every cheapest link; the engine's own judge finds the same, and no other."""
    import tomllib

    board = GAME.board(name)
    text, _ = GAME.board_text(name)
    ids = board.land.city_ids
    wanted = {
        tuple(sorted((ids.index(entry["a"]), ids.index(entry["b"])))): (entry["tiles"], entry["cost"]) for entry in tomllib.loads(text)["reference"]["links"]
    }
    assert cheapest(board) == wanted


@rule("RW-15.2")
def test_every_city_of_mexico_can_be_reached_by_links_of_four_tiles() -> None:
    board = GAME.board("mexico")
    pairs = cheapest(board)
    reached = {0}
    while True:
        more = {city for pair in pairs for city in pair if reached & set(pair)} - reached
        if not more:
            break
        reached |= more
    assert len(reached) == 26
    ground = [terrain for terrain in board.terrain if terrain <= 2]
    assert sum(1 for terrain in ground if terrain in (1, 2)) / len(ground) == pytest.approx(0.5, abs=0.05)


@rule("RW-15.4")
@pytest.mark.parametrize("name", ["eastern_us", "mexico"])
def test_no_two_cities_touch(name: str) -> None:
    board = GAME.board(name)
    for place in board.city_hex:
        assert all(board.near[place * 6 + side] not in board.city_hex for side in range(6))


@rule("RW-15.1")
def test_facts_of_the_eastern_board() -> None:
    """Chicago has four usable sides; New York-Philadelphia and Philadelphia-Baltimore are one tile of $2,000."""
    board = GAME.board("eastern_us")
    names = board.land.city_names
    chicago = board.city_hex[names.index("Chicago")]
    assert sum(1 for side in range(6) if board.buildable[board.near[chicago * 6 + side]]) == 4
    best = cheapest(board)
    for one, other in (("New York", "Philadelphia"), ("Philadelphia", "Baltimore")):
        assert best[tuple(sorted((names.index(one), names.index(other))))] == (1, 2000)


def broken(old: str, new: str, name: str = "mexico", count: int = 1) -> str:
    """What is said about a board file in which something was changed."""
    text, _ = GAME.board_text(name)
    assert old in text
    with pytest.raises(BoardError) as caught:
        GAME.read_board("test", text.replace(old, new, count), "test.toml")
    assert caught.value.line > 0
    return str(caught.value)


@rule("RW-15.3")
@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        (" . . # # # # . . @ #", " . . # # # # . . @", r"line \d+: row 1 of the map has 24 hexes, not 25"),
        (". # # # # #", "? # # # # #", r"line \d+: hex 0,0: '\?' is no terrain"),
        ("rows = 28", "rows = 27", r"line \d+: the map has 28 rows, not 27"),
        ("[6, 2, 2], [5, 3, 0]", "[24, 6, 1], [5, 3, 0]", r"line \d+: ridge \[24, 6, 1\]: it lies in the sea"),
        ("[6, 2, 2], [5, 3, 0]", "[6, 2, 4], [5, 3, 0]", r"line \d+: ridge 0: \[6, 2, 4\] is not \[col, row, edge\]"),
        ("[6, 2, 2], [5, 3, 0]", "[99, 2, 2], [5, 3, 0]", r"line \d+: ridge \[99, 2, 2\]: it does not lie between two hexes"),
        ("[6, 2, 2], [5, 3, 0]", "[5, 3, 0], [5, 3, 0]", r"line \d+: ridge \[5, 3, 0\] stands twice"),
        ('colour = "grey"\ncubes = 2', 'colour = "green"\ncubes = 2', r"line \d+: .*'green' is not one of red, yellow"),
        ("col = 17\nrow = 26", "col = 17\nrow = 25", r"line \d+: Acapulco: the map has no city \(@\) at 17,25"),
        ('id = "casas_grandes"', 'id = "acapulco"', r"line \d+: there are two cities 'acapulco'"),
        ('a = "mexico_city"\nb = "ciudad_juarez"', 'a = "atlantis"\nb = "ciudad_juarez"', r"line \d+: \"atlantis\" is not one of the cities"),
        ('symbol = "green_dot"', 'symbol = "hand"', r"line \d+: a card with the effect first_delivery cannot have the symbol hand"),
        ('name = "Casas Grandes"', 'name = "ACAPULCO"', r"line \d+: the name 'ACAPULCO' stands twice"),
        ('name = "Casas Grandes"', 'name = "Casas  Grandes"', r"line \d+: the name 'Casas  Grandes' is empty or has odd spaces"),
        ('type = "longer_build", tiles = 8', 'type = "longer_build", tiles = 0', r"line \d+: .*tiles\" must be from 1 to 20, not 0"),
        ("min_players = 2", "min_players = [", r"line \d+: is not TOML"),
        ('goal = { type = "longest_route" }', 'goal = { type = "shortest_route" }', r"line \d+: .*'shortest_route' is not one of longest_route"),
        ("columns = 25", "columns = twenty", r"line \d+: is not TOML"),
    ],
)
def test_a_broken_board_file_says_where(old: str, new: str, said: str) -> None:
    assert re.search(said, broken(old, new)), broken(old, new)


def test_more_cubes_than_there_are() -> None:
    text, _ = GAME.board_text("mexico")
    with pytest.raises(BoardError, match=r"line \d+: the cities hold 156 cubes, but there are only 125"):
        GAME.read_board("test", re.sub(r"cubes = [1-5]\n", "cubes = 6\n", text), "test.toml")


def test_the_line_of_a_broken_row_is_its_line_in_the_file() -> None:
    text, _ = GAME.board_text("mexico")
    row = next(number for number, line in enumerate(text.splitlines(), 1) if line.startswith(" . . # # # # . . @"))
    assert f"test.toml, line {row}:" in broken(" . . # # # # . . @ #", " . . # # # # . . @")


def test_an_unreachable_city_and_a_colour_without_destination() -> None:
    text, _ = GAME.board_text("mexico")
    island = text.replace("~ # # # ~ ~ : @ . m w w", "~ # # # ~ ~ : @ : m w w")
    lines = island.splitlines()
    around = {11: (6, 7), 12: (8,), 13: (6, 7)}
    start = lines.index('rows = """') + 1
    for row, columns in around.items():
        marks = lines[start + row].split()
        for col in columns:
            marks[col] = "~"
        lines[start + row] = (" " if row % 2 else "") + " ".join(marks)
    with pytest.raises(BoardError, match=r"line \d+: Culiacán cannot be reached from Acapulco by track|ridge"):
        GAME.read_board("test", re.sub(r"ridges = \[.*?\n\]", "ridges = []", "\n".join(lines), flags=re.S), "test.toml")
    with pytest.raises(BoardError, match="no city wants red goods"):
        GAME.read_board("test", text.replace('colour = "red"', 'colour = "blue"'), "test.toml")
    with pytest.raises(BoardError, match="there is no grey city"):
        GAME.read_board("test", text.replace('colour = "grey"', 'colour = "blue"'), "test.toml")
