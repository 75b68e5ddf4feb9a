"""A process in which bots think: a position and a bot's name come in on a line, its move goes out on a line.

It ends by itself when its input ends, so none is left behind whatever happens to the server.
"""

import json
import os
import sys
from typing import Any

from roundhouse.bots import Seat, bot
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.game import game


def think(question: dict[str, Any]) -> str:
    """The move that the bot chooses."""
    position = question["position"]
    state = game(position["game"]).position(position)
    return bot(question["bot"], Chance(question["chance"])).choose(Seat(state, question["seat"])).text


def main() -> None:
    """Answer until nobody asks."""
    out = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)  # what a bot prints by mistake is no answer
    for line in sys.stdin:
        try:
            answer = {"move": think(json.loads(line))}
        except Exception as problem:
            answer = {"problem": f"{type(problem).__name__}: {problem}"}
        try:
            print(json.dumps(answer), file=out, flush=True)
        except BrokenPipeError:
            os._exit(0)  # the server is gone


if __name__ == "__main__":
    main()
