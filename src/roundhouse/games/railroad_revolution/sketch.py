"""Where the cities, track spaces and telegraph sections of a board lie, and whose pieces stand there."""

from typing import Any

from roundhouse.games.railroad_revolution.state import RailState
from roundhouse.games.railroad_revolution.tables import RailBoard
from roundhouse.kernel.sketch import Sketch


def sketch(board: RailBoard, data: dict[str, Any]) -> Sketch:
    """The map of a board file's drawing, with the telegraph line below it."""
    spots = {f"city:{city['id']}": (city["x"], city["y"]) for city in data["cities"]}
    spots |= {f"space:{space['id']}": (space["x"], space["y"]) for space in data["track_spaces"]}
    spots |= {f"section:{part['index']}": (part["x"] + part["w"] / 2, part["y"] + part["h"] / 2) for part in data["telegraph_sections"]}
    land = tuple(tuple((x, y) for x, y in ring) for ring in data["art"]["land"]["rings"])
    return Sketch(data["canvas"]["width"], data["canvas"]["height"], land, spots)


def standing(state: RailState) -> list[tuple[str, int]]:
    """Place and seat of every track, station and office."""
    board = state.board
    found = []
    for seat in range(state.setting.players):
        found += [(f"space:{name}", seat) for space, name in enumerate(board.space_names) if state.lines[seat] >> space & 1]
        found += [(f"city:{name}", seat) for city, name in enumerate(board.city_ids) if state.stations[seat] >> city & 1]
        found += [(f"section:{section + 1}", seat) for section in range(board.sections) if state.offices[seat] >> section & 1]
    return found
