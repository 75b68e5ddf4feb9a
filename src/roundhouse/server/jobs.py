"""What the worker processes do, by the name under which it is asked."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Any, Final

import orjson

from roundhouse.analysis.advice import advise
from roundhouse.bots import Bot, Seat, bot
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.game import game
from roundhouse.server import ahead, archive, press, studying, whatif
from roundhouse.server.kinds import PATIENCE


def think(question: dict[str, Any]) -> bytes:
    """The move that a bot chooses."""
    position = question["position"]
    state = game(position["game"]).position(position)
    thinker = bot(question["bot"], Chance(question["chance"]))
    with _patience(thinker):
        move = thinker.choose(Seat(state, question["seat"]))
    return orjson.dumps({"move": move.text})


def hint(question: dict[str, Any]) -> bytes:
    """The move that a bot would play, and its best moves with their chances and reasons."""
    position = question["position"]
    state = game(position["game"]).position(position)
    thinker = bot(question["bot"], Chance(question["chance"]))
    with _patience(thinker):
        move, best = advise(thinker, Seat(state, question["seat"]))
    return orjson.dumps({"move": move.text, "best": [one.data() for one in best]})


def describe(name: tuple[str, ...]) -> bytes:
    """The description of the API, for which all of it is loaded."""
    from roundhouse.server.describing import described

    return described(*name)


@contextmanager
def _patience(thinker: Bot) -> Iterator[None]:
    """A bot that can be stopped answers with the best that it has found when its time is up."""
    if not hasattr(thinker, "stop"):  # it is given up when its time is up
        yield
        return
    timer = Timer(PATIENCE, thinker.stop)
    timer.start()
    _THINKING.append(thinker.stop)
    try:
        yield
    finally:
        _THINKING.clear()
        timer.cancel()


def come_to_an_end() -> bool:
    """Nobody waits any more: ask the bot that thinks to stop; False if none does, or none that can be asked."""
    for stop in _THINKING:
        stop()
    return bool(_THINKING)


_THINKING: Final[list[Callable[[], None]]] = []  # how the bot is stopped that thinks now

JOBS: Final[dict[str, Callable[[Any], bytes]]] = {
    "bot": think,
    "alone": think,
    "hint": hint,
    "preview": ahead.preview,
    "ways": ahead.ways,
    "why": ahead.why,
    "position": archive.position,
    "page": press.printed,
    "description": describe,
    "record": archive.record,
    "replay": archive.replay,
    "upload": archive.lay_out,
    "album": archive.album,
    "study": studying.study,
    "line": whatif.line,
    "asked": whatif.asked,
    "branch": whatif.branch,
    "puzzle": whatif.puzzle,
}
