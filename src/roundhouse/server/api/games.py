"""Games, boards, words and rules: what never changes while the server runs."""

import re
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

import roundhouse
from roundhouse.analysis.puzzles import shipped
from roundhouse.bots import bots, rank, strengths
from roundhouse.kernel.game import Game
from roundhouse.kernel.game import game as find_game
from roundhouse.kernel.game import games as all_games
from roundhouse.kernel.options import Option
from roundhouse.kernel.texts import FACE, LANGUAGES, SHELL, Texts, source, sources
from roundhouse.server.api import catalogue_answers
from roundhouse.server.api.common import ERRORS, Lasting
from roundhouse.server.api.faces import face_of
from roundhouse.server.problems import Problem

router = APIRouter(prefix="/api", tags=["games"], responses=ERRORS)
TERMINAL = re.compile(r"^(?:cli|admin)-[^\n]*\n(?:[ }][^\n]*\n)*", re.M)  # what only `roundhouse` at a command line says
GameId = Annotated[str, Path(max_length=100)]
LanguageId = Annotated[str, Path(max_length=10)]


# Each answer is made once: the words of a page take a tenth of a second to put together, and everybody asks for them.


@router.get("/games", response_model=catalogue_answers.Catalogue)
def list_games(request: Request) -> Response:
    """All games, bots and languages."""
    return _catalogue(tuple(find_game(name) for name in all_games()), tuple(bots())).response(request)


@cache
def _catalogue(there: tuple[Game, ...], thinking: tuple[str, ...]) -> Lasting:
    offered = [{"name": name, "levels": list(strengths(name)) or [0], "rank": rank(name)} for name in thinking]
    return Lasting.of({"games": [_game(game) for game in there], "bots": offered, "languages": list(LANGUAGES), "version": roundhouse.__version__})


@router.get("/games/{game}/boards/{board}", response_model=catalogue_answers.Drawing)
def board(request: Request, game: GameId, board: Annotated[str, Path(max_length=100)]) -> Response:
    """The drawing of a board."""
    found = find_game(game)
    if board not in found.boards:
        raise Problem("unknown", f"{found.title} has no board {board!r}")
    return _drawing(found, board).response(request)


@cache
def _drawing(game: Game, board: str) -> Lasting:
    return Lasting.of({"game": game.id, "board": board, "data": game.board_data(game.board(board))})


@router.get("/games/{game}/schema", response_model=dict[str, Any])
def schema(request: Request, game: GameId) -> Response:
    """The JSON schema of the game's views."""
    return _schema(find_game(game)).response(request)


@cache
def _schema(game: Game) -> Lasting:
    return Lasting.of(game.schema())


@router.get("/games/{game}/events-schema", response_model=dict[str, Any])
def events_schema(request: Request, game: GameId) -> Response:
    """The JSON schema of the game's events."""
    return _events_schema(find_game(game)).response(request)


@cache
def _events_schema(game: Game) -> Lasting:
    return Lasting.of(game.events_schema())


@router.get("/games/{game}/drawing-schema", response_model=dict[str, Any])
def drawing_schema(request: Request, game: GameId) -> Response:
    """The JSON schema of the drawings of the game's boards."""
    return _drawing_schema(find_game(game)).response(request)


@cache
def _drawing_schema(game: Game) -> Lasting:
    return Lasting.of(game.drawing_schema())


@router.get("/games/{game}/texts/{language}", response_model=catalogue_answers.GameTexts)
def game_texts(request: Request, game: GameId, language: LanguageId) -> Response:
    """The Fluent sources of the shell and of a game."""
    found = find_game(game)
    known(language)
    return _game_texts(found, language).response(request)


@cache
def _game_texts(game: Game, language: str) -> Lasting:
    return Lasting.of({"language": language, "shell": shell_source(language), "game": "\n".join(browser_sources(language, game))})


@router.get("/games/{game}/rules/{language}", response_model=catalogue_answers.Rules)
def rules(request: Request, game: GameId, language: LanguageId) -> Response:
    """The rules reference of a game."""
    found = find_game(game)
    known(language)
    return _rules(found, language).response(request)


@cache
def _rules(game: Game, language: str) -> Lasting:
    return Lasting.of({"language": language, "rules": [{"rule": rule, "text": text} for rule, text in game.rules(language).items()]})


@router.get("/texts/{language}", response_model=catalogue_answers.ShellTexts)
def shell_texts(request: Request, language: LanguageId) -> Response:
    """The Fluent source of the shell, and a few words about each game."""
    known(language)
    return _shell_texts(language, tuple(find_game(name) for name in all_games())).response(request)


@cache
def _shell_texts(language: str, there: tuple[Game, ...]) -> Lasting:
    return Lasting.of({"language": language, "shell": shell_source(language), "about": {game.id: about(game, language) for game in there}})


@router.get("/texts/{language}/people", response_model=catalogue_answers.MoreTexts)
def people_texts(request: Request, language: LanguageId) -> Response:
    """The Fluent source of the pages for people among people: accounts, ratings, tournaments."""
    known(language)
    return _people_texts(language).response(request)


@cache
def _people_texts(language: str) -> Lasting:
    return Lasting.of({"language": language, "words": source(f"people.{language}", SHELL)})


def shell_source(language: str) -> str:
    """The words of the shell without those of the terminal alone, and those that only the browser needs."""
    return TERMINAL.sub("", source(language, SHELL)) + "\n" + source(f"web.{language}", SHELL)


def about(game: Game, language: str) -> str:
    """A few words about a game for the lobby: its message `about`; empty if there is none."""
    words = Texts(language, browser_sources(language, game))
    return words.say("about") if words.has("about") else ""


def browser_sources(language: str, game: Game) -> list[str]:
    """The words of a game, and those that only the browser needs."""
    return sources(language, game.home, ("text", FACE))


def known(language: str) -> None:
    """Complain about a language that is not there."""
    if language not in LANGUAGES:
        raise Problem("unknown", f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")


def _game(game: Game) -> dict[str, Any]:
    face = face_of(game)
    return {
        "id": game.id,
        "title": game.title,
        "prefix": game.prefix,
        "players": list(game.seats),
        "boards": list(game.boards),
        "options": [_option(option) for option in game.options],
        "colours": list(game.colours),
        "rules_version": game.rules_version,
        "phases": [{"name": phase.name, "sealed": phase.sealed} for phase in game.phases],
        "face": face and face.data(),
        "puzzles": len(shipped(game.id)),
    }


def _option(option: Option) -> dict[str, Any]:
    return {"name": option.name, "default": option.default, "choices": list(option.choices), "players": list(option.players)}
