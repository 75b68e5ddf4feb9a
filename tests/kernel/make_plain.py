"""What the games declare of their views, and a view of each, for the units of the browser's plain board: `python make_plain.py`."""

import json
import random
from pathlib import Path
from typing import Any

import roundhouse

FIXTURE = Path(__file__).with_name("plain.json")
GAMES = ("last_train_to_wensleydale", "railroad_revolution", "railways_of_the_world", "workshop_of_the_world")
MOVES = 60


def plain() -> dict[str, Any]:
    """By the letters of each game's rules: the schema of its views, and the first seat's view of a game that has gone on for a while."""
    return {roundhouse.game(name).prefix: _one(name) for name in GAMES}


def _one(name: str) -> dict[str, Any]:
    game = roundhouse.game(name)
    state = game.new(players=3, seed=5)
    dice = random.Random(5)
    for _ in range(MOVES):
        seat = state.to_act()[0]
        state.play(seat, dice.choice(state.moves(seat)))
    return {"schema": game.schema(), "view": state.view(0)}


if __name__ == "__main__":
    FIXTURE.write_text(json.dumps(plain(), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
