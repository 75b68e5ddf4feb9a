"""Positions of Workshop of the World for the client's tests, made by the engine: `python make_positions.py`."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import roundhouse
from roundhouse.kernel.event import EVERYBODY

GAME = roundhouse.game("workshop_of_the_world")
BOARD = GAME.board()
Stop = Callable[[Any, str], bool]
PLACES: dict[str, tuple[int, int, str, Stop]] = {
    "links": (4, 7, "blind", lambda state, phase: phase == "links" and state.era == 1 and state.round == 4),
    "auction": (4, 8, "blind", lambda state, phase: phase == "auction" and state.round == 4),
    "demand": (4, 9, "blind", lambda state, phase: phase == "demand" and state.creation == 2),
    "card": (4, 9, "blind", lambda state, phase: phase == "card" and state.era == 1 and state.round == 3 and state.turn == 2),
    "town": (4, 9, "blind", lambda state, phase: phase == "town" and state.round > 2),
    "two": (2, 9, "blind", lambda state, phase: phase == "links" and state.round == 4),
    "colour": (2, 9, "blind", lambda state, phase: phase == "auction" and state.round == 4),
    "five": (5, 9, "blind", lambda state, phase: phase == "links" and state.round == 4),
    "lots": (4, 9, "card_by_card", lambda state, phase: phase == "lots" and state.round == 3),
    "over": (4, 9, "blind", lambda state, phase: False),
}


def move_data(move: Any) -> dict[str, Any]:
    """A move as the server sends it."""
    return {"move": move.text, "kind": move.text.split()[0], "words": GAME.words(BOARD, move), "places": GAME.places(BOARD, move), "final": move.text == "done"}


def position(players: int, seed: int, auction: str, stop: Stop) -> dict[str, Any]:
    """Play at random, with links where there are any, until `stop`."""
    state: Any = GAME.new(players, seed=seed, options={"auction": auction})
    dice = random.Random(seed)
    heard = state.listen()
    while not state.over and not stop(state, state.phases[state.at].name):
        seat = state.to_act()[0]
        moves = state.moves(seat)
        links = [move for move in moves if move.text.startswith("link")]
        bids = [move for move in moves if move.text.startswith("bid")]
        state.play(seat, dice.choice(links or bids[:12] or moves))
    seat = 0 if state.over else state.to_act()[0]
    return {
        "view": state.view(seat),
        "moves": [move_data(move) for move in state.moves(seat)],
        "asides": [move_data(move) for move in state.asides(seat)],
        "events": [event.data() for event in heard if event.only in (EVERYBODY, seat)],
    }


if __name__ == "__main__":
    data = {"board": GAME.board_data(BOARD), "positions": {name: position(*place) for name, place in PLACES.items()}}
    Path(__file__).with_name("positions.json").write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
