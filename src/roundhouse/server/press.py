"""The press: answers that do not change while the server runs. A worker process writes and packs each of them once.

The words of a page take a third of a second to put together, the description of the API takes two. A thread of the server would hold up the
loop that answers people for as long: only one of them runs Python at a time.
"""

import asyncio
import gzip
import struct
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

import brotli  # type: ignore[import-untyped]
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.ast import Message, Resource, Term

import roundhouse
from roundhouse.analysis.puzzles import shipped
from roundhouse.analysis.wording import insight_source
from roundhouse.bots import bots, rank, strengths
from roundhouse.kernel.game import Game
from roundhouse.kernel.game import game as find_game
from roundhouse.kernel.game import games as all_games
from roundhouse.kernel.options import Option
from roundhouse.kernel.schema import drawn
from roundhouse.kernel.texts import FACE, LANGUAGES, SHELL, Texts, source, sources
from roundhouse.server.colours import chosen_here
from roundhouse.server.eyes import digest, encoded
from roundhouse.server.faces import face_of
from roundhouse.server.notes import NOTES

if TYPE_CHECKING:
    from roundhouse.server.workers import Pool

CODINGS: Final = ("br", "gzip", "")  # the smallest first; the last is what it is
SAID: Final = ("refused", "about", "bot", "term", "colon", "semicolon")  # of the common words, what a browser says too; the rest is for a command line
UNSAID: Final = "table"  # of a game's words: its table at a command line
LENGTHS: Final = struct.Struct(">16sIII")
HEAD: Final = "<!doctype html><html lang=en><meta charset=utf-8><title>Roundhouse</title>"
LIGHT: Final = ("catalogue",)  # made here: all that takes long is to load the games, which this process needs anyway
SLOW: Final = ("openapi", "docs")  # for which the whole application is loaded


class Print(NamedTuple):
    """An answer, written once and packed in every way, and the mark by which a browser knows that it has it."""

    mark: str
    packed: dict[str, bytes]  # by coding

    @staticmethod
    def of(text: str | bytes) -> "Print":
        """This text, or these bytes, whatever they say."""
        plain = text if isinstance(text, bytes) else text.encode()
        mark = digest(text.decode("latin-1") if isinstance(text, bytes) else text)
        return Print(mark, {"br": brotli.compress(plain), "gzip": gzip.compress(plain, mtime=0), "": plain})

    @staticmethod
    def read(data: bytes) -> "Print":
        """What `data` has put together."""
        mark, *lengths = LENGTHS.unpack_from(data)
        packed, start = {}, LENGTHS.size
        for coding, length in zip(CODINGS, lengths, strict=True):
            packed[coding], start = data[start : start + length], start + length
        return Print(mark.decode(), packed)

    @property
    def data(self) -> bytes:
        """All of it."""
        return LENGTHS.pack(self.mark.encode(), *(len(self.packed[coding]) for coding in CODINGS)) + b"".join(self.packed[coding] for coding in CODINGS)


class Press:
    """What has been printed in this process."""

    def __init__(self, pool: "Pool") -> None:
        self._pool = pool
        self._printed: dict[tuple[str, ...], asyncio.Task[Print]] = {}

    async def get(self, what: str, *about: str) -> Print:
        """An answer, printed when it is first asked for; whoever asked may go away, others wait for it too."""
        name = (what, *about)
        task = self._printed.get(name)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._printed[name] = asyncio.create_task(self._print(name))
        return await asyncio.shield(task)

    async def _print(self, name: tuple[str, ...]) -> Print:
        if name[0] in LIGHT:
            return Print.read(await asyncio.to_thread(printed, name))
        try:
            return Print.read(await self._pool.ask("description" if name[0] in SLOW else "page", name, "press"))
        except Exception as problem:
            if name[0] in SLOW:
                raise
            NOTES.error("the page %s is made here: %s", " ".join(name), getattr(problem, "reason", problem))
            return Print.read(await asyncio.to_thread(printed, name))


def printed(name: tuple[str, ...]) -> bytes:
    """An answer by its name, in a worker process."""
    made = PAGES[name[0]](*name[1:])
    return Print.of(made if isinstance(made, str) else encoded(made)).data


# What is printed


def catalogue() -> Any:
    """All games, bots and languages."""
    there = [_game(find_game(name)) for name in all_games()]
    offered = [{"name": name, "levels": list(strengths(name)) or [0], "rank": rank(name)} for name in bots()]
    return {"games": there, "bots": offered, "languages": list(LANGUAGES), "version": roundhouse.__version__}


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
        "paints": chosen_here(game),
        "rules_version": game.rules_version,
        "phases": [{"name": phase.name, "sealed": phase.sealed} for phase in game.phases],
        "face": face and face.data(),
        "puzzles": len(shipped(game.id)),
    }


def _option(option: Option) -> dict[str, Any]:
    return {"name": option.name, "default": option.default, "choices": list(option.choices), "players": list(option.players)}


def drawing(game: str, board: str) -> Any:
    """The drawing of a board."""
    found = find_game(game)
    return {"game": game, "board": board, "data": drawn(found.drawing, found.board_data(found.board(board)))}


def game_texts(game: str, language: str) -> Any:
    """The Fluent source of a game; what it does not say the shell says."""
    return {"language": language, "game": game_source(language, find_game(game))}


def rules(game: str, language: str) -> Any:
    """The rules reference of a game."""
    return {"language": language, "rules": [{"rule": rule, "text": text} for rule, text in find_game(game).rules(language).items()]}


def shell_texts(language: str) -> Any:
    """The Fluent source of the shell, and a few words about each game."""
    return {"language": language, "shell": shell_source(language), "about": {name: about(find_game(name), language) for name in all_games()}}


def people_texts(language: str) -> Any:
    """The Fluent source of the pages for people among people: accounts, ratings, tournaments."""
    return {"language": language, "words": bare(source(f"people.{language}", SHELL))}


def shell_source(language: str) -> str:
    """The words of the shell without those of the terminal alone, and those that only the browser needs."""
    return bare(source(language, SHELL), lambda key: key.split("-")[0] in SAID) + bare(source(f"web.{language}", SHELL))


def game_source(language: str, game: Game) -> str:
    """The words of a game without those of the terminal alone, and those that only the browser needs."""
    return "".join(bare(one, lambda key: key.split("-")[0] != UNSAID) for one in sources(language, game.home, ("text", FACE)))


def bare(fluent: str, wanted: Callable[[str], bool] = bool) -> str:
    """The messages of a Fluent source whose keys are wanted, without comments: a browser needs no more."""
    kept: list[Any] = [one for one in FluentParser(with_spans=False).parse(fluent).body if isinstance(one, Message | Term) and wanted(one.id.name)]
    for one in kept:
        one.comment = None
    return FluentSerializer().serialize(Resource(kept))


def about(game: Game, language: str) -> str:
    """A few words about a game for the lobby: its message `about`; empty if there is none."""
    words = Texts(language, [game_source(language, game)])
    return words.say("about") if words.has("about") else ""


PAGES: Final[dict[str, Callable[..., Any]]] = {
    "catalogue": catalogue,
    "drawing": drawing,
    "schema": lambda game: find_game(game).schema(),
    "events-schema": lambda game: find_game(game).events_schema(),
    "drawing-schema": lambda game: find_game(game).drawing_schema(),
    "game-texts": game_texts,
    "rules": rules,
    "shell-texts": shell_texts,
    "people-texts": people_texts,
    "insight-texts": lambda language: {"language": language, "insight": insight_source(language)},
}
