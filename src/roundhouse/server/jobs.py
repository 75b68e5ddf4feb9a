"""What the worker processes do, by the name under which it is asked."""

from collections.abc import Callable
from typing import Any, Final

import orjson

from roundhouse.bots import Seat, bot
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.game import game


def think(question: dict[str, Any]) -> bytes:
    """The move that a bot chooses."""
    position = question["position"]
    state = game(position["game"]).position(position)
    move = bot(question["bot"], Chance(question["chance"])).choose(Seat(state, question["seat"]))
    return orjson.dumps({"move": move.text})


JOBS: Final[dict[str, Callable[[Any], bytes]]] = {
    "bot": think,
    "alone": think,
    "hint": think,
}
