"""What if: lines from any moment of a finished game, and puzzles, as the worker processes handle them."""

import time
from collections.abc import Callable, Sequence
from datetime import date
from typing import Any, Final

from roundhouse.analysis.course import foreseen
from roundhouse.analysis.plan import SEED
from roundhouse.analysis.puzzles import Puzzle, of_game
from roundhouse.bots import Seat, bot
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import IllegalMove
from roundhouse.kernel.event import EVERYBODY, Event
from roundhouse.kernel.game import Game
from roundhouse.kernel.state import State
from roundhouse.server import ahead
from roundhouse.server.archive import at_ply
from roundhouse.server.colours import painted
from roundhouse.server.eyes import asides_data, encoded, move_data, moves_data
from roundhouse.server.problems import Problem, refused

ANSWERS: Final = 60  # moves of bots in a row
SECONDS: Final = 8.0  # after which bots that answer take the quickest way
QUICKEST: Final = "greedy"


ASKED: Final[dict[str, Callable[[dict[str, Any]], bytes]]] = {"preview": ahead.preview, "ways": ahead.ways, "why": ahead.why}


def line(question: dict[str, Any]) -> bytes:
    """The position at the end of a line, what can be played there, and what bots have answered."""
    state = _start(question)
    heard = state.listen()
    played: list[dict[str, Any]] = []
    for seat, notation in question["moves"]:
        _play(state, seat, notation, question["language"])
    new = len(heard)
    if question["bot"]:
        _answer(state, question["seat"], question["bot"], Chance(question["chance"]), played, heard)
    shown = _shown(state, question["seat"], question["eyes"], question.get("paint"))
    return encoded({**shown, "answers": played, "events": [_told(event) for event in heard[:new]]}).encode()


def asked(question: dict[str, Any]) -> bytes:
    """What would come of moves at the end of a line, in which ways, and why not: as it is answered at a table."""
    state = _start(question)
    for seat, notation in question["moves"]:
        _play(state, seat, notation, question["language"])
    seat = _asking(state, question)
    place = {"position": state.dump(), "seat": seat, "language": question["language"], "paint": question.get("paint")}
    return ASKED[question["what"]]({**question["about"], **place})


def _asking(state: State, question: dict[str, Any]) -> int:
    """The seat for which is asked: the one that is named, in a puzzle its own where it decides, else whose turn it is."""
    if state.over:
        raise Problem("state", "the game is over there")
    seat: int | None = question["seat"]
    if seat is not None:
        if seat >= state.setting.players:
            raise Problem("bad", f"there is no seat {seat}")
        return seat
    turn = _turn(state, of_game(*question["puzzle"]).data["seat"] if "puzzle" in question else None)
    assert turn is not None
    return turn


def _turn(state: State, seat: int | None) -> int | None:
    """Who decides: several do where answers are sealed, and then the own seat is asked first."""
    acting = state.to_act()
    return seat if seat in acting else acting[0] if acting else None


def _start(question: dict[str, Any]) -> State:
    """The position from which a line begins: a moment of a finished game, or a puzzle."""
    if "puzzle" not in question:
        return at_ply(question["tale"], question["page"], question["start"], question["ply"])
    found = of_game(*question["puzzle"])
    return found.state().imagine(found.data["seat"], Chance(question["chance"]))  # nobody learns what was hidden in the game that it is from


def branch(question: dict[str, Any]) -> bytes:
    """The position at the end of a line, whole, as a new table starts from it: with dice of its own, so that nobody knows what comes."""
    state = at_ply(question["tale"], question["page"], question["start"], question["ply"])
    for seat, notation in question["moves"]:
        _play(state, seat, notation, question["language"])
    if state.over:
        raise Problem("state", "the game is over there")
    fresh = state.branch()
    fresh.chance = Chance(question["chance"])
    fresh.seed = question["chance"]
    return encoded(fresh.dump()).encode()


def puzzle(question: dict[str, Any]) -> bytes:
    """A puzzle as it is set; with an answer, whether that is the best move, and why."""
    found = of_game(question["game"], question["puzzle"])
    state = found.state()
    seat = found.data["seat"]
    if question["answer"] is None:
        return encoded({**puzzle_data(found), **_shown(state, seat, str(seat)), "names": names(found), "options": dict(state.setting.options)}).encode()
    game: Game = state.setting.game
    try:
        move = game.move(question["answer"], state.setting.board)
    except Exception as problem:
        raise Problem("bad", str(problem)) from None
    refusal = state.refusal(seat, move)
    if refusal is not None:
        raise refused(game, refusal, question["language"])
    best = game.move(found.data["best"], state.setting.board)
    others = [{**move_data(game, state, game.move(one["move"], state.setting.board)), "chance": one["chance"]} for one in found.data["others"]]
    answer = {"right": move is best, "best": {**move_data(game, state, best), "chance": found.data["chance"]}, "others": others, "why": found.data["why"]}
    return encoded(answer).encode()


def puzzle_data(found: Puzzle) -> dict[str, Any]:
    """What a list of puzzles tells of one."""
    return {"id": found.id, "level": found.data["level"], "seat": found.data["seat"], "ply": found.ply}


def names(found: Puzzle) -> list[str]:
    """The seats of a puzzle have numbers for names: who played there does not matter."""
    players = int(next(row for row in found.record.splitlines() if row.startswith("players:")).partition(":")[2])
    return [str(seat + 1) for seat in range(players)]


def today(text: str) -> date:
    """A day as a browser writes it."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Problem("bad", "the day must be written 2026-12-31") from None


def _play(state: State, seat: int, notation: str, language: str) -> None:
    game: Game = state.setting.game
    if not 0 <= seat < state.setting.players:
        raise Problem("bad", f"there is no seat {seat}")
    try:
        move = game.move(notation, state.setting.board)
        state.play(seat, move)
    except IllegalMove as problem:
        raise refused(game, problem.refusal, language) from None


def _answer(state: State, own: int | None, name: str, chance: Chance, played: list[dict[str, Any]], heard: Sequence[Event]) -> None:
    """Let bots play all other seats until `own` has to decide."""
    minds = {seat: bot(name, chance.fork()) for seat in range(state.setting.players)}
    end = time.monotonic() + SECONDS
    for _ in range(ANSWERS):
        acting = [seat for seat in state.to_act() if seat != own]
        if state.over or not acting or (own in state.to_act() and not state.phases[state.at].sealed):
            return
        seat = acting[0]
        was = len(heard)
        mind = minds[seat] if time.monotonic() < end else bot(QUICKEST, chance.fork())
        move = mind.choose(Seat(state, seat))
        state.play(seat, move)
        played.append({"seat": seat, **move_data(state.setting.game, state, move), "events": [_told(event) for event in heard[was:]]})


def _shown(state: State, seat: int | None, eyes: str, paint: list[str] | None = None) -> dict[str, Any]:
    """A position as whoever tries a line sees it: through the eyes of the seat that decides, unless others are asked for."""
    turn = _turn(state, seat)
    eye = turn if eyes == "turn" else None if eyes == "spectator" else int(eyes)
    if eye is not None and eye >= state.setting.players:
        raise Problem("unknown", f"there is no seat {eye}")
    chances, points, places = foreseen(state, None, Chance(SEED))  # as the course of the game tells the moment from which the line branches off
    return {
        "game": state.setting.game.id,
        "board": state.setting.board.name,
        "turn": turn,
        "view": painted(state.view(eye), paint),
        "moves": [] if turn is None else moves_data(state, turn),
        "asides": [] if turn is None else asides_data(state, turn),
        "chances": [round(one, 4) for one in chances],
        "points": [round(one, 2) for one in points],
        "places": [round(one, 2) for one in places],
    }


def _told(event: Event) -> dict[str, Any]:
    return event.data() if event.only == EVERYBODY else {**event.data(), "only": event.only}
