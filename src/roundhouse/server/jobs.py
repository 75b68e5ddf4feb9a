"""What the worker processes do, by the name under which it is asked."""

from collections.abc import Callable
from threading import Timer
from typing import Any, Final

import orjson

from roundhouse.bots import Seat, bot
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.game import game
from roundhouse.server import ahead, archive

PATIENCE: Final = 10.0  # seconds after which a bot is asked to come to an end


def think(question: dict[str, Any]) -> bytes:
    """The move that a bot chooses."""
    position = question["position"]
    state = game(position["game"]).position(position)
    thinker = bot(question["bot"], Chance(question["chance"]))
    timer = Timer(PATIENCE, getattr(thinker, "stop", _nothing))  # a bot that can be stopped answers with the best that it has found
    timer.start()
    try:
        move = thinker.choose(Seat(state, question["seat"]))
    finally:
        timer.cancel()
    return orjson.dumps({"move": move.text})


def _nothing() -> None:
    """Bots that cannot be stopped are given up when their time is up."""


JOBS: Final[dict[str, Callable[[Any], bytes]]] = {
    "bot": think,
    "alone": think,
    "hint": think,
    "preview": ahead.preview,
    "ways": ahead.ways,
    "why": ahead.why,
    "position": archive.position,
    "record": archive.record,
    "replay": archive.replay,
    "upload": archive.lay_out,
    "album": archive.album,
}
