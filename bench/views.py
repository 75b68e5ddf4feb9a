"""What a view costs: every seat's and a spectator's, at positions spread over a random game, with the JSON that is sent."""

import random
import time

import orjson

import roundhouse
from roundhouse.kernel.game import games
from roundhouse.kernel.state import State

POSITIONS = 20
ROUNDS = 15


def positions(name: str) -> list[State]:
    """Positions of one random game, the first and the last among them."""
    game = roundhouse.game(name)
    state = game.new(players=max(game.seats), seed=7)
    dice = random.Random(7)
    whole = [state.copy()]
    while not state.over:
        seat = state.to_act()[0]
        state.play(seat, dice.choice(state.moves(seat)))
        whole.append(state.copy())
    return [whole[(len(whole) - 1) * number // (POSITIONS - 1)] for number in range(POSITIONS)]


def cost(found: list[State]) -> tuple[float, float]:
    """Microseconds for a view, and for a view as JSON: of processor time, the best of the rounds."""
    plain, sent = [], []
    for _ in range(ROUNDS):
        views = 0
        begun = time.process_time()
        for state in found:
            for seat in (None, *range(state.setting.players)):
                state.view(seat)
                views += 1
        plain.append((time.process_time() - begun) / views)
        begun = time.process_time()
        for state in found:
            for seat in (None, *range(state.setting.players)):
                orjson.dumps(state.view(seat))
        sent.append((time.process_time() - begun) / views)
    return min(plain) * 1e6, min(sent) * 1e6


if __name__ == "__main__":
    for name in games():
        plain, sent = cost(positions(name))
        print(f"{name:28} view {plain:7.1f} µs   view and JSON {sent:7.1f} µs")
