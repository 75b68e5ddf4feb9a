"""Positions of Railroad Revolution for the client's tests, made by the engine: `python make_positions.py`."""

import json
import random
from pathlib import Path
from typing import Any

import roundhouse
from roundhouse.server.eyes import moves_data

GAME = roundhouse.game("railroad_revolution")
SEEDS = range(1, 5)
EVENTS = 40  # the last ones
WANTED = ("track", "station", "office", "trade", "advance", "promote", "flip", "train", "use", "take", "swap", "discard", "bonus", "ability", "pay", "hire")
SHOWN = 26  # positions at most


def names_of(view: dict[str, Any], kinds: set[str]) -> list[str]:
    """The phase, or in an action what can be done besides."""
    phase = str(view["phase"])
    if phase not in ("action", "contract_reward", "setup_reward"):
        return [phase]
    short = ["crew"] if "crew" in view["table"]["waiting"]["must"] else []
    return short + [f"{phase}-{kind}" for kind in WANTED if kind in kinds]


def positions() -> dict[str, Any]:
    """The first position of each name in some games, and the end of one."""
    found: dict[str, Any] = {}
    for seed in SEEDS:
        state: Any = GAME.new(4, seed=seed)
        heard = state.listen()
        dice = random.Random(seed)
        while not state.over:
            seat = state.to_act()[0]
            moves = moves_data(state, seat)
            view = state.view(seat)
            events = [event.data() for event in heard][-EVENTS:]
            for name in names_of(view, {move["kind"] for move in moves}):
                if name not in found and len(found) < SHOWN:
                    found[name] = {"view": view, "moves": moves, "events": events}
                    break
            state.play(seat, dice.choice(state.moves(seat)))
        found["over"] = {"view": state.view(0), "moves": [], "events": [event.data() for event in heard][-EVENTS:]}
    return found


if __name__ == "__main__":
    data = {"board": GAME.board_data(GAME.board()), "positions": positions()}
    Path(__file__).with_name("positions.json").write_text(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
