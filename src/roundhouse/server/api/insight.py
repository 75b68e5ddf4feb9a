"""After the game: the analysis of a finished one, lines from any moment of it, and puzzles."""

import secrets
from datetime import UTC, datetime
from typing import Annotated, Any

from fastapi import APIRouter, Path, Query, Request, Response

from roundhouse.analysis.puzzles import daily, shipped
from roundhouse.kernel.game import game as find_game
from roundhouse.server import branches, ledger
from roundhouse.server.api import answers, insight_answers
from roundhouse.server.api.bodies import Answer, Branch, Lines, LineSteps, LineWayTo, LineWhy, Trial
from roundhouse.server.api.common import ERRORS, Asker, FinishedRoom, Language, TheAccount, TheDesk, printed, sent, while_here, written
from roundhouse.server.api.games import GameId, LanguageId, known
from roundhouse.server.api.replay import ask
from roundhouse.server.desk import Desk
from roundhouse.server.eyes import encoded
from roundhouse.server.problems import Problem
from roundhouse.server.room import Room
from roundhouse.server.seating import known_bot
from roundhouse.server.whatif import puzzle_data, today

router = APIRouter(prefix="/api", tags=["insight"], responses=ERRORS)
PuzzleId = Annotated[str, Path(pattern=r"^[0-9]{1,6}-[0-9]{1,6}$")]


@router.get("/texts/{language}/insight", response_model=insight_answers.InsightTexts)
async def texts(request: Request, language: LanguageId) -> Response:
    """The Fluent source of the words of analysis, lines and puzzles."""
    known(language)
    return await printed(request, "insight-texts", language)


# Analysis


@router.get("/tables/{table}/analysis", response_model=insight_answers.Analysis)
async def analysis(desk: TheDesk, room: FinishedRoom, asker: Asker, account: TheAccount) -> Response:
    """The analysis of a finished game, or how far it has come."""
    return await _found(desk, room, account.id if account else asker)


@router.post("/tables/{table}/analysis", status_code=202, response_model=insight_answers.Analysis)
async def start(desk: TheDesk, room: FinishedRoom, asker: Asker, account: TheAccount) -> Response:
    """Begin it; one at a time of each person. It is watched by a socket at `analysis/socket`, or by asking again; if it is there already, it is the answer."""
    if desk.settings.analysis == "off":
        raise Problem("forbidden", "this server analyses no games")
    who = account.id if account else asker
    await desk.studies.start(room, who)
    return await _found(desk, room, who, 202)


@router.delete("/tables/{table}/analysis", response_model=insight_answers.Analysis)
async def cancel(desk: TheDesk, room: FinishedRoom, asker: Asker, account: TheAccount) -> Response:
    """Cancel it, if one has begun it."""
    who = account.id if account else asker
    desk.studies.cancel(room.id, who)
    return sent(progress(desk, room, who))


async def _found(desk: Desk, room: Room, who: str, status: int = 200) -> Response:
    return Response(await state_of(desk, room, who), status, media_type="application/json")


async def state_of(desk: Desk, room: Room, who: str) -> bytes:
    """The analysis that is kept, or how far it has come, as JSON."""
    report = await desk.studies.report(room.id)
    if report is not None:
        return b'{"status":"done","done":1.0,"mine":false,"report":%b}' % report
    return encoded(progress(desk, room, who)).encode()


def progress(desk: Desk, room: Room, who: str) -> dict[str, Any]:
    """How far it has come, if it is not done."""
    study = desk.studies.of(room.id)
    if study is None:
        return {"status": "off" if desk.settings.analysis == "off" else "none", "done": 0.0, "mine": False, "report": None}
    return {"status": "failed" if study.failed else "working", "done": round(study.done, 3), "mine": study.who == who, "report": None}


# What if


@router.post("/tables/{table}/line", response_model=insight_answers.LineEnd)
async def line(request: Request, desk: TheDesk, room: FinishedRoom, wish: Trial, language: Language, asker: Asker) -> Response:
    """The end of a line that branches off from a finished game: the position, what can be played, and what bots answer. Nothing is kept."""
    return await written(request, _line(desk, room, wish, language, asker))


async def _line(desk: Desk, room: Room, wish: Trial, language: str, asker: str) -> bytes:
    if wish.bot is not None:
        known_bot(wish.bot)
    return await ask(desk, room, "line", asker, {**await _moment(desk, room, wish.ply), **_question(wish, language), "paint": room.paint})


@router.post("/tables/{table}/line/preview", response_model=answers.Preview)
async def line_preview(request: Request, desk: TheDesk, room: FinishedRoom, wish: LineSteps, language: Language, asker: Asker) -> Response:
    """What would come of moves at the end of a line, as at a table."""
    return await written(request, _asked(desk, room, "preview", wish, language, asker))


@router.post("/tables/{table}/line/ways", response_model=answers.Ways)
async def line_ways(request: Request, desk: TheDesk, room: FinishedRoom, wish: LineWayTo, language: Language, asker: Asker) -> Response:
    """The rows of small moves that can be made at the end of a line, as at a table."""
    return await written(request, _asked(desk, room, "ways", wish, language, asker))


@router.post("/tables/{table}/line/why", response_model=answers.Reason)
async def line_why(request: Request, desk: TheDesk, room: FinishedRoom, wish: LineWhy, language: Language, asker: Asker) -> Response:
    """Why a move cannot be made at the end of a line, as at a table."""
    return await written(request, _asked(desk, room, "why", wish, language, asker))


async def _asked(desk: Desk, room: Room, what: str, wish: LineSteps | LineWayTo | LineWhy, language: str, asker: str) -> bytes:
    return await ask(desk, room, "asked", asker, {**await _moment(desk, room, wish.at.ply), **_about(what, wish, language), "paint": room.paint})


def _about(what: str, wish: LineSteps | LineWayTo | LineWhy, language: str) -> dict[str, Any]:
    moves = [(one.seat, one.move) for one in wish.at.moves]
    return {"what": what, "moves": moves, "seat": wish.at.seat, "about": wish.model_dump(exclude={"at"}), "chance": 0, "language": language}


@router.post("/tables/{table}/branch", status_code=201, response_model=answers.Created)
async def branch(request: Request, desk: TheDesk, room: FinishedRoom, wish: Branch, language: Language, asker: Asker, account: TheAccount) -> Response:
    """A real table that plays on from the end of a line. The dice are new; what is on the table is as it was."""
    more = {**await _moment(desk, room, wish.ply), "moves": [(one.seat, one.move) for one in wish.moves], "language": language}
    dump = await while_here(request, ask(desk, room, "branch", asker, {**more, "chance": secrets.randbits(63)}))
    return sent(await branches.create(desk, room, dump.decode(), wish, language, account), 201)


@router.post("/tables/{table}/record", response_class=Response, responses={200: {"content": {"text/plain": {}}}})
async def record(request: Request, desk: TheDesk, room: FinishedRoom, wish: Lines, asker: Asker) -> Response:
    """The record of a finished game with lines as its variations; each is played through the rules."""
    lines = [one.model_dump() for one in wish.lines]
    more = {"names": room.signed, "undone": await ledger.undone(desk.store, room.id), "lines": lines}
    text = await while_here(request, ask(desk, room, "record", asker, more))
    return Response(text, media_type="text/plain; charset=utf-8")


async def _moment(desk: Desk, room: Room, ply: int) -> dict[str, Any]:
    async with desk.store.read() as connection:
        page, start = await ledger.nearest(connection, room.id, ply)
    return {"ply": ply, "page": page, "start": start}


def _question(wish: Trial, language: str) -> dict[str, Any]:
    moves = [(one.seat, one.move) for one in wish.moves]
    return {"moves": moves, "seat": wish.seat, "bot": wish.bot, "eyes": wish.eyes, "chance": wish.chance, "language": language}


# Puzzles


@router.get("/puzzles/{game}", response_model=insight_answers.PuzzleList)
def puzzles(game: GameId, day: Annotated[str, Query(max_length=10)] = "") -> Response:
    """The puzzles of a game, the easiest first, and that of the day (of the asker's, if it is told)."""
    found = find_game(game)
    one = daily(found.id, today(day) if day else datetime.now(UTC).date())
    return sent({"game": found.id, "puzzles": [puzzle_data(puzzle) for puzzle in shipped(found.id)], "daily": one.id if one else None})


@router.get("/puzzles/{game}/{puzzle}", response_model=insight_answers.PuzzleSet)
async def puzzle(request: Request, desk: TheDesk, game: GameId, puzzle: PuzzleId, language: Language, asker: Asker) -> Response:
    """A puzzle as it is set: the position for the eyes of its seat, and the legal moves."""
    question = {"game": find_game(game).id, "puzzle": puzzle, "answer": None, "language": language}
    return await written(request, desk.pool.ask("puzzle", question, asker))


@router.post("/puzzles/{game}/{puzzle}", response_model=insight_answers.PuzzleAnswer)
async def answer(request: Request, desk: TheDesk, game: GameId, puzzle: PuzzleId, wish: Answer, language: Language, asker: Asker) -> Response:
    """Whether a move is the best one, and why."""
    question = {"game": find_game(game).id, "puzzle": puzzle, "answer": wish.move, "language": language}
    return await written(request, desk.pool.ask("puzzle", question, asker))


@router.post("/puzzles/{game}/{puzzle}/line", response_model=insight_answers.LineEnd)
async def puzzle_line(request: Request, desk: TheDesk, game: GameId, puzzle: PuzzleId, wish: Trial, language: Language, asker: Asker) -> Response:
    """A line from a puzzle."""
    if wish.bot is not None:
        known_bot(wish.bot)
    question = {"puzzle": (find_game(game).id, puzzle), **_question(wish, language)}
    return await written(request, desk.pool.ask("line", question, asker))


@router.post("/puzzles/{game}/{puzzle}/preview", response_model=answers.Preview)
async def puzzle_preview(request: Request, desk: TheDesk, game: GameId, puzzle: PuzzleId, wish: LineSteps, language: Language, asker: Asker) -> Response:
    """What would come of moves in a puzzle, as at a table: nothing hidden is told."""
    return await written(request, _asked_of(desk, game, puzzle, "preview", wish, language, asker))


@router.post("/puzzles/{game}/{puzzle}/ways", response_model=answers.Ways)
async def puzzle_ways(request: Request, desk: TheDesk, game: GameId, puzzle: PuzzleId, wish: LineWayTo, language: Language, asker: Asker) -> Response:
    """The rows of small moves that can be made in a puzzle, as at a table."""
    return await written(request, _asked_of(desk, game, puzzle, "ways", wish, language, asker))


@router.post("/puzzles/{game}/{puzzle}/why", response_model=answers.Reason)
async def puzzle_why(request: Request, desk: TheDesk, game: GameId, puzzle: PuzzleId, wish: LineWhy, language: Language, asker: Asker) -> Response:
    """Why a move cannot be made in a puzzle, as at a table."""
    return await written(request, _asked_of(desk, game, puzzle, "why", wish, language, asker))


async def _asked_of(desk: Desk, game: str, puzzle: str, what: str, wish: LineSteps | LineWayTo | LineWhy, language: str, asker: str) -> bytes:
    question = {"puzzle": (find_game(game).id, puzzle), **_about(what, wish, language), "seat": None}
    return await desk.pool.ask("asked", question, asker)
