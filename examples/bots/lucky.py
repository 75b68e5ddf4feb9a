#!/usr/bin/env python3
"""A bot in the standard library alone: `roundhouse play workshop_of_the_world --seats me,exec:./lucky.py`."""

import json
import random
import sys


def say(message: dict) -> None:
    print(json.dumps(message), flush=True)


def choose(turn: dict) -> str:
    """Any legal move, but rather one that does something than `pass` or `done`: here goes what makes a bot good."""
    active = [one["move"] for one in turn["moves"] if one["kind"] not in ("pass", "done")]
    return random.choice(active or [one["move"] for one in turn["moves"]])


say({"type": "hello", "protocol": 1, "name": "Lucky"})
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "turn":
        say({"type": "move", "id": message["id"], "move": choose(message)})
    elif message["type"] == "error":
        print("something went wrong:", message["text"], file=sys.stderr)
    elif message["type"] == "end":
        print(f"seat {message['seat']} of {message['scores']}", file=sys.stderr)
