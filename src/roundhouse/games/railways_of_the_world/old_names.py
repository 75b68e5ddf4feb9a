"""Positions from before every field had one meaning: `site`, `cargo` and `limit` stood for whatever was in hand."""

from typing import Any, Final

from roundhouse.kernel.position import Fields

OLD: Final = ("site", "cargo", "limit")
CUBE: Final = {"site": "cube_from", "cargo": "cube_colour", "limit": "links_allowed"}  # what they are called now, by what was in hand
GROWTH: Final = {"limit": "growth"}
WESTERN: Final = {"site": "western_city"}
TILE: Final = {"site": "grey_city", "cargo": "tile_colour"}
EMPTY: Final[dict[str, Any]] = {
    name: 0 if name in (CUBE["limit"], GROWTH["limit"]) else None for hand in (CUBE, GROWTH, WESTERN, TILE) for name in hand.values()
}


def read_old_names(fields: Fields) -> None:
    """Let an old position be read as one of today; one of today stays as it is."""
    if not any(fields.has(name) for name in OLD):
        return
    if fields.peek("limit"):
        hand = GROWTH if fields.peek("cargo") is None else CUBE
    else:
        hand = WESTERN if fields.peek("purpose") == "western" else TILE
    for name in OLD:
        if name in hand:
            fields.rename(name, hand[name])
        elif fields.peek(name) in (None, 0):
            fields.take(name)
    for name, empty in EMPTY.items():
        if name not in hand.values():
            fields.supply(name, empty)
