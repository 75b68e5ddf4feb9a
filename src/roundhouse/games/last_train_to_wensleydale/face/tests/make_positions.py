"""Positions of Last Train to Wensleydale for the client's tests, made by the engine: `python make_positions.py`."""

import json
import random
from pathlib import Path
from typing import Any

import roundhouse
from roundhouse.server.eyes import moves_data

GAME = roundhouse.game("last_train_to_wensleydale")
SEED = 11
LINKS = 4  # of a series, at most
EVENTS = 60  # the last ones
WISHES = {"track_building": ("build",), "trains_and_movement": ("take ", "buy"), "takeovers": ("sell",)}


def name_of(view: dict[str, Any]) -> str:
    """The phase, and whether a series is in hand."""
    series = view["table"]["series"]
    return str(view["phase"]) + ("-series" if series and len(series["areas"]) > 2 else "")


def choice(view: dict[str, Any], moves: list[Any], dice: random.Random) -> Any:
    """A move that leads on: links while the series is short, pieces before trains, takeovers where they can be had."""
    series = view["table"]["series"]
    if view["phase"] == "track_building" and series and len(series["areas"]) > LINKS:
        return moves[0]
    for wish in WISHES.get(view["phase"], ()):
        wished = [move for move in moves if move.text.startswith(wish)]
        if wished:
            return dice.choice(wished)
    return dice.choice(moves[:3]) if view["phase"] in ("auction", "payment") else moves[0]


def positions() -> dict[str, Any]:
    """The first position of each name in one game, and its end."""
    state: Any = GAME.new(4, seed=SEED)
    heard = state.listen()
    dice = random.Random(SEED)
    found: dict[str, Any] = {}
    while not state.over:
        seat = state.to_act()[0]
        view = state.view(seat)
        found.setdefault(name_of(view), {"view": view, "moves": moves_data(state, seat), "asides": [], "events": [event.data() for event in heard][-EVENTS:]})
        state.play(seat, choice(view, state.moves(seat), dice))
    found["over"] = {"view": state.view(0), "moves": [], "asides": [], "events": [event.data() for event in heard][-EVENTS:]}
    return found


if __name__ == "__main__":
    data = {"board": GAME.board_data(GAME.board()), "positions": positions()}
    Path(__file__).with_name("positions.json").write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
