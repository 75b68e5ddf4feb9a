"""Drawing over hexes: the small moves that are meant, from a city, from the end of the track in hand and from an incomplete link."""

import random

from roundhouse.games.railways_of_the_world.moves import Lay
from roundhouse.games.railways_of_the_world.names import hex_name
from roundhouse.games.railways_of_the_world.state import State
from roundhouse.games.railways_of_the_world.track import entry
from roundhouse.parts.hex import SIDES

from .table import GAME, A, B, build, city, others_pass, phase, play, table


def drawn(state: State, seat: int, *places: str) -> list[str]:
    """The moves that drawing over places means, in notation."""
    before = state.key()
    row = GAME.along(state, seat, [f"hex:{place}" for place in places])
    assert state.key() == before
    return [move.text for move in row]


def test_from_a_city_over_a_hex_to_the_next_city() -> None:
    state = table()
    baltimore, philadelphia = (hex_name(state.board, state.board.city_hex[city(state, name)]) for name in ("Baltimore", "Philadelphia"))
    assert drawn(state, A, baltimore, "24,12", philadelphia) == ["build Baltimore", "lay 24,12 W-NE"]
    play(state, A, "build Baltimore")
    assert drawn(state, A, baltimore, "24,12", philadelphia) == ["lay 24,12 W-NE"]


def test_what_is_not_legal_means_nothing() -> None:
    state = table()
    baltimore = hex_name(state.board, state.board.city_hex[city(state, "Baltimore")])
    assert drawn(state, A, baltimore) == drawn(state, A, baltimore, "24,12") == []
    assert drawn(state, A, baltimore, "24,12", "9,9") == []  # hexes that do not touch
    assert drawn(state, A, baltimore, "24,12", baltimore) == []  # back by the side that it came
    assert drawn(state, A, "9,9", "10,9", "11,9") == []  # neither a city nor an end
    assert drawn(state, B, baltimore, "24,12", "25,11") == []  # not B's turn
    assert GAME.along(state, A, ["hex:99,99", "city:Baltimore", ""]) == []


def test_an_incomplete_link_goes_on_from_its_last_tile() -> None:
    state = table()
    build(state, A, "Pittsburgh", (18, 10, 0, 3), stop=True)
    others_pass(state)
    assert drawn(state, A, "18,10", "17,10", "16,10") == ["extend Pittsburgh W", "lay 17,10 E-W"]


def test_every_row_of_tiles_that_can_be_played_is_meant_by_its_hexes() -> None:
    chance = random.Random(5)
    state = table()
    grid = state.board.land.grid
    for _ in range(60):
        after: State = state.copy()
        start = chance.choice([move for move in after.moves(A) if move.text.startswith("build")])
        after.play(A, start)
        row, hexes = [start.text], [after.board.city_hex[after.begun // SIDES]]
        while phase(after) == "track":
            tiles = [move for move in after.moves(A) if isinstance(move, Lay)]
            if not tiles:
                break
            move = chance.choice(tiles)
            into = entry(after, move)
            beyond = grid.near[move.place * SIDES + move.low + move.high - into]
            after.play(A, move)
            row.append(move.text)
            hexes.append(move.place)
            assert drawn(state, A, *(hex_name(state.board, place) for place in [*hexes, beyond])) == row
    assert len(row) > 1
