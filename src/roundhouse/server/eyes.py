"""What one pair of eyes is sent: its view, its moves, its log. Nothing here depends on what the eyes may not know."""

import json
from functools import lru_cache
from hashlib import blake2b
from typing import Any, NamedTuple

import orjson

from roundhouse.kernel.chance import Chance
from roundhouse.kernel.event import EVERYBODY, Event
from roundhouse.kernel.game import Game
from roundhouse.kernel.move import Board, Move
from roundhouse.kernel.state import State


def encoded(data: Any) -> str:
    """JSON as short as it gets."""
    try:
        return orjson.dumps(data).decode()
    except TypeError:  # a seed, which has more than 64 bits
        return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def digest(*texts: str) -> str:
    """A short mark by which two texts are told apart."""
    mark = blake2b(digest_size=8)
    for text in texts:
        mark.update(text.encode())
        mark.update(b"\0")
    return mark.hexdigest()


class Told(NamedTuple):
    """An event as it is sent: written once for all eyes."""

    only: int
    data: dict[str, Any]
    text: str


def told(events: list[Event]) -> list[Told]:
    """Events as they are sent."""
    return [Told(event.only, event.data(), encoded(event.data())) for event in events]


class Log:
    """The events that one pair of eyes has seen, numbered from 0, with a mark for every length."""

    def __init__(self) -> None:
        self.events: list[dict[str, Any]] = []
        self.texts: list[str] = []
        self.marks = ["0"]
        self.ends: list[int] = []  # by ply, how many events there were after it

    def add(self, events: list[Told], eye: int) -> None:
        """Go on with those of the `events` of one more ply that `eye` (-1: a spectator) may know."""
        for event in events:
            if event.only in (EVERYBODY, eye):
                self.events.append(event.data)
                self.texts.append(event.text)
                self.marks.append(digest(self.marks[-1], event.text))
        self.ends.append(len(self.events))

    def before(self, ply: int) -> "Log":
        """A log of its own that ends before a ply, so that nothing before it has to be told again."""
        log, count = Log(), self.ends[ply - 1] if ply else 0
        log.events, log.texts, log.marks, log.ends = self.events[:count], self.texts[:count], self.marks[: count + 1], self.ends[:ply]
        return log

    def first_new(self, since: str) -> int:
        """The number of the first event that somebody who knows `since` has not seen; 0 if their log was another one."""
        length, _, mark = since.partition(".")
        mark = mark.partition(".")[0]
        if length.isdecimal() and len(length) < 8 and int(length) < len(self.marks) and self.marks[int(length)] == mark:
            return int(length)
        return 0

    def common(self, marks: list[str], count: int) -> int:
        """How many events from the beginning are the same as in a log of which the first `count` of these marks were known."""
        if marks is self.marks:
            return count - 1  # the same log, which only grows
        low, high = 0, min(count, len(self.marks)) - 1
        while low < high:
            middle = (low + high + 1) // 2
            if marks[middle] == self.marks[middle]:
                low = middle
            else:
                high = middle - 1
        return low


def move_data(game: Game, state: State, move: Move) -> dict[str, Any]:
    """A move for the client, without what follows from it."""
    return {**_said(game, state.setting.board, move)}


@lru_cache(1 << 15)
def _said(game: Game, board: Board, move: Move) -> dict[str, Any]:
    """A move of a board never changes: it is put into words once."""
    return {"move": move.text, "kind": move.text.split(" ", 1)[0], "words": game.words(board, move), "places": game.places(board, move)}


@lru_cache(1 << 16)
def _offered(game: Game, board: Board, move: Move, final: bool) -> dict[str, Any]:
    return {**_said(game, board, move), "final": final}


def moves_data(state: State, seat: int) -> list[dict[str, Any]]:
    """The legal moves of `seat`, each with `final`: whether it ends the decisions of the seat, or can never be taken back.

    That is tried in one imagined state, so it tells nothing that the seat does not know.
    """
    moves = state.moves(seat)
    if not moves:
        return []
    game: Game = state.setting.game
    board: Board = state.setting.board
    imagined = state.imagine(seat, Chance(0))
    found = []
    for move in moves:
        after = imagined.copy()
        after.play(seat, move)
        found.append(_offered(game, board, move, after.over or seat not in after.to_act() or after.fence > 0))
    return found


def asides_data(state: State, seat: int) -> list[dict[str, Any]]:
    """What `seat` may do besides."""
    return [_offered(state.setting.game, state.setting.board, move, False) for move in state.asides(seat)]
