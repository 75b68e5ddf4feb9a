"""Games, boards, words and rules: what never changes while the server runs."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from roundhouse.kernel.game import game as find_game
from roundhouse.kernel.texts import LANGUAGES
from roundhouse.server.api import catalogue_answers
from roundhouse.server.api.common import ERRORS, printed
from roundhouse.server.problems import Problem

router = APIRouter(prefix="/api", tags=["games"], responses=ERRORS)
GameId = Annotated[str, Path(max_length=100)]
LanguageId = Annotated[str, Path(max_length=10)]


@router.get("/games", response_model=catalogue_answers.Catalogue)
async def list_games(request: Request) -> Response:
    """All games, bots and languages."""
    return await printed(request, "catalogue")


@router.get("/games/{game}/boards/{board}", response_model=catalogue_answers.Drawing)
async def board(request: Request, game: GameId, board: Annotated[str, Path(max_length=100)]) -> Response:
    """The drawing of a board."""
    found = find_game(game)
    if board not in found.boards:
        raise Problem("unknown", f"{found.title} has no board {board!r}")
    return await printed(request, "drawing", found.id, board)


@router.get("/games/{game}/schema", response_model=dict[str, Any])
async def schema(request: Request, game: GameId) -> Response:
    """The JSON schema of the game's views."""
    return await printed(request, "schema", find_game(game).id)


@router.get("/games/{game}/events-schema", response_model=dict[str, Any])
async def events_schema(request: Request, game: GameId) -> Response:
    """The JSON schema of the game's events."""
    return await printed(request, "events-schema", find_game(game).id)


@router.get("/games/{game}/drawing-schema", response_model=dict[str, Any])
async def drawing_schema(request: Request, game: GameId) -> Response:
    """The JSON schema of the drawings of the game's boards."""
    return await printed(request, "drawing-schema", find_game(game).id)


@router.get("/games/{game}/texts/{language}", response_model=catalogue_answers.GameTexts)
async def game_texts(request: Request, game: GameId, language: LanguageId) -> Response:
    """The Fluent sources of the shell and of a game."""
    found = find_game(game)
    known(language)
    return await printed(request, "game-texts", found.id, language)


@router.get("/games/{game}/rules/{language}", response_model=catalogue_answers.Rules)
async def rules(request: Request, game: GameId, language: LanguageId) -> Response:
    """The rules reference of a game."""
    found = find_game(game)
    known(language)
    return await printed(request, "rules", found.id, language)


@router.get("/texts/{language}", response_model=catalogue_answers.ShellTexts)
async def shell_texts(request: Request, language: LanguageId) -> Response:
    """The Fluent source of the shell, and a few words about each game."""
    known(language)
    return await printed(request, "shell-texts", language)


@router.get("/texts/{language}/people", response_model=catalogue_answers.MoreTexts)
async def people_texts(request: Request, language: LanguageId) -> Response:
    """The Fluent source of the pages for people among people: accounts, ratings, tournaments."""
    known(language)
    return await printed(request, "people-texts", language)


def known(language: str) -> None:
    """Complain about a language that is not there."""
    if language not in LANGUAGES:
        raise Problem("unknown", f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
