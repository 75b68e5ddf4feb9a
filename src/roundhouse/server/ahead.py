"""Looking ahead, and why not: what the worker processes find out for a seat, in positions imagined from what it knows."""

import secrets
from typing import Any

from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import IllegalMove, UnknownName
from roundhouse.kernel.event import EVERYBODY
from roundhouse.kernel.game import Game, game
from roundhouse.kernel.move import Move
from roundhouse.kernel.state import State
from roundhouse.server.colours import painted
from roundhouse.server.eyes import encoded, move_data, moves_data
from roundhouse.server.problems import Problem, explained, refused


def preview(question: dict[str, Any]) -> bytes:
    """The view of a seat after moves of its own."""
    after, seat = _imagined(question), question["seat"]
    made: Game = after.setting.game
    events = after.listen()
    for notation in question["moves"]:
        try:
            after.play(seat, _move(after, notation))
        except IllegalMove as problem:
            raise refused(made, problem.refusal, question["language"]) from None
    for notation in question["then"]:
        move = _move(after, notation)
        if after.refusal(seat, move) is not None:
            break
        after.play(seat, move)
    if question["whole"]:
        closing = made.closing(after.setting.board, _move(after, question["moves"][-1]))
        if closing is not None and not after.over and after.refusal(seat, closing) is None:
            after.play(seat, closing)
    told = [event.data() for event in events if event.only in (EVERYBODY, seat)]
    return encoded({"view": painted(after.view(seat), question["paint"]), "events": told, "moves": moves_data(after, seat), "hidden": after.fence > 0}).encode()


def ways(question: dict[str, Any]) -> bytes:
    """The rows of small moves that a game offers."""
    imagined, seat = _imagined(question), question["seat"]
    made: Game = imagined.setting.game
    try:
        if question["move"] is None:
            rows = [row] if (row := made.along(imagined, seat, question["places"])) else []
        else:
            rows = made.ways(imagined, seat, _move(imagined, question["move"]))
    except IllegalMove as problem:
        raise refused(made, problem.refusal, question["language"]) from None
    found = []
    for row in rows:
        after = imagined.copy()
        events = after.listen()
        for move in row:
            after.play(seat, move)
        told = [event.data() for event in events if event.only in (EVERYBODY, seat)]
        found.append({"moves": [move_data(made, imagined, move) for move in row], "events": told, "hidden": after.fence > 0})
    return encoded({"ways": found}).encode()


def why(question: dict[str, Any]) -> bytes:
    """The judge's answer about any move, or about what can be done at a place or with a piece, in words."""
    state, seat = _laid(question), question["seat"]
    made: Game = state.setting.game
    if question["move"] is None:
        asked = {"place": question["place"], "piece": question["piece"]}
        refusal = made.why(state, seat, question["place"] or "", question["piece"] or "")
    else:
        move = _move(state, question["move"])
        asked = {"move": move.text}
        refusal = state.refusal(seat, move)
    if refusal is None:
        return encoded({**asked, "legal": True}).encode()
    return encoded({**asked, "legal": False, **explained(made, refusal, question["language"])}).encode()


def _laid(question: dict[str, Any]) -> State:
    position = question["position"]
    return game(position["game"]).position(position)


def _imagined(question: dict[str, Any]) -> State:
    """With dice that nobody knows: known ones would tell what was shuffled."""
    return _laid(question).imagine(question["seat"], Chance(secrets.randbits(63)))


def _move(state: State, notation: str) -> Move:
    made: Game = state.setting.game
    try:
        return made.move(notation, state.setting.board)
    except UnknownName as problem:
        raise Problem("bad", str(problem)) from None
