"""What leaves the server about games, and its words: the catalogue, boards, texts and rules."""

from typing import Annotated, Any

from roundhouse.kernel.shapes import Doc, TypedDict
from roundhouse.server.api.basics import Choice


class OptionInfo(TypedDict):
    """A choice that is made before a game; its words are `option-<name>` and `option-<name>-<choice>`."""

    name: str
    default: Choice
    choices: list[Choice]
    players: Annotated[list[int], Doc("with other numbers of players only the default is allowed; empty: all")]


class PhaseInfo(TypedDict):
    """A phase of a game."""

    name: str
    sealed: Annotated[bool, Doc("nobody hears who has answered")]


class FaceInfo(TypedDict):
    """Where the drawn board of a game from another package is served."""

    module: str
    style: str | None
    poster: str | None


class GameInfo(TypedDict):
    """A game of the catalogue."""

    id: str
    title: str
    prefix: Annotated[str, Doc("of its rules")]
    players: list[int]
    boards: list[str]
    options: list[OptionInfo]
    colours: list[str]
    paints: Annotated[bool, Doc("a table gives out its colours as people like best")]
    rules_version: int
    phases: list[PhaseInfo]
    face: Annotated[FaceInfo | None, Doc("null for a game that the client draws itself, or nobody does")]
    puzzles: Annotated[int, Doc("how many come with it")]


class BotInfo(TypedDict):
    """A bot: a seat is given to its name, or to "name:level"."""

    name: str
    levels: Annotated[list[int], Doc("0: without a number")]
    rank: Annotated[int, Doc("its place among the levels that people choose from, the weakest 1; 0: none of them, to be asked for by name")]


class Catalogue(TypedDict):
    """All games, bots and languages."""

    games: list[GameInfo]
    bots: list[BotInfo]
    languages: list[str]
    version: str


class Drawing(TypedDict):
    """The drawing of a board."""

    game: str
    board: str
    data: Any


class GameTexts(TypedDict):
    """The Fluent source of a game; its messages go on top of the shell's."""

    language: str
    game: str


class ShellTexts(TypedDict):
    """The Fluent source of the shell, and a few words about each game."""

    language: str
    shell: str
    about: dict[str, str]


class MoreTexts(TypedDict):
    """A Fluent source that only some pages need."""

    language: str
    words: str


class Rule(TypedDict):
    """A rule of the reference."""

    rule: str
    text: str


class Rules(TypedDict):
    """The rules reference of a game, in its order."""

    language: str
    rules: list[Rule]
