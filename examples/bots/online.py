#!/usr/bin/env python3
"""A bot at a table of a server: `online.py wss://example.org/api/tables/TABLE/program TOKEN` (pip install websockets)."""

import json
import random
import sys

from websockets.sync.client import connect


def choose(turn: dict) -> str:
    """Any legal move, but rather one that does something than `pass` or `done`: here goes what makes a bot good."""
    active = [one["move"] for one in turn["moves"] if one["kind"] not in ("pass", "done")]
    return random.choice(active or [one["move"] for one in turn["moves"]])


with connect(sys.argv[1], max_size=None) as server:
    server.send(json.dumps({"type": "hello", "protocol": 1, "name": "Lucky", "token": sys.argv[2]}))
    for text in server:
        message = json.loads(text)
        if message["type"] == "turn":
            server.send(json.dumps({"type": "move", "id": message["id"], "move": choose(message)}))
        elif message["type"] == "error":
            print("something went wrong:", message["text"], file=sys.stderr)
        elif message["type"] == "end":
            print(f"seat {message['seat']} of {message['scores']}", file=sys.stderr)
if server.close_code not in (1000, 1012):  # 1012: connect again, the table is looked after elsewhere now
    sys.exit(f"closed: {server.close_reason}")
