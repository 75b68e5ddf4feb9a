"""The answers about finished games: analysis, lines, puzzles."""

from typing import Annotated, Literal, NotRequired

from typing_extensions import TypedDict

from roundhouse.kernel.shapes import Doc, Facts, SeatNumber
from roundhouse.server.api.answers import Event, Move, Suggestion, View
from roundhouse.server.api.basics import Choice


class InsightTexts(TypedDict):
    """Words as a Fluent source."""

    language: str
    insight: str


class Because(TypedDict):
    """What the better move would have meant: a part of the own value, or what a rival may expect."""

    term: NotRequired[str]
    rival: NotRequired[SeatNumber]
    points: float


class Decision(TypedDict):
    """A decision of a game, and what it cost."""

    ply: Annotated[int, Doc("the moves played before it")]
    seat: SeatNumber
    move: str
    best: Annotated[str, Doc("the better move; empty if none was found")]
    chance: Annotated[float, Doc("to win, after the move that was played")]
    better: float
    cost: Annotated[float, Doc("the chance that was lost")]
    error: float
    name: Literal["", "slip", "mistake", "blunder"]
    why: list[Because]
    shown: Annotated[Suggestion | None, Doc("the better move, as it is said and drawn")]


class Chanced(TypedDict):
    """What luck changed at a ply."""

    ply: int
    kind: Literal["draw", "reveal", "sealed"]
    by: Annotated[list[float], Doc("by seat")]


class Marked(TypedDict):
    """What the game announced."""

    ply: int
    kind: str
    seat: int
    facts: Facts


class Series(TypedDict):
    """A figure over time."""

    part: str
    title: Annotated[str, Doc("the Fluent message")]
    facts: Facts
    unit: str
    values: Annotated[list[list[int | None]], Doc("by moment and seat")]


class SeatSum(TypedDict):
    """The game of one player."""

    decisions: int
    accuracy: float | None
    lost: float
    luck: float
    slip: int
    mistake: int
    blunder: int


class Report(TypedDict):
    """A whole analysis; lists by moment have one more than there are plies."""

    version: int
    game: str
    players: int
    plies: int
    chances: list[list[float]]
    points: list[list[float]]
    places: list[list[float]]
    figures: list[Series]
    moments: Annotated[list[int], Doc("the plies at which the figures are told")]
    marks: list[Marked]
    decisions: list[Decision]
    luck: list[Chanced]
    seats: list[SeatSum]


class Analysis(TypedDict):
    """An analysis, or how far it has come."""

    status: Literal["off", "none", "working", "failed", "done"]
    done: Annotated[float, Doc("the part of the work, from 0 to 1")]
    mine: Annotated[bool, Doc("whoever asks has begun it, and may cancel it")]
    report: Report | None


class Answered(Suggestion):
    """A move of a bot in a line."""

    seat: SeatNumber
    events: list[Event]


class LineEnd(TypedDict):
    """The end of a line."""

    game: str
    board: str
    turn: Annotated[SeatNumber | None, Doc("who decides there; null if the game is over")]
    view: View
    moves: list[Move]
    asides: list[Move]
    chances: list[float]
    points: list[float]
    places: list[float]
    answers: Annotated[list[Answered], Doc("what bots have played after the moves")]
    events: Annotated[list[Event], Doc("of the moves themselves")]


class PuzzleInfo(TypedDict):
    """A puzzle in a list."""

    id: str
    level: Annotated[int, Doc("1 to 5, by how many of the weaker bots miss it")]
    seat: SeatNumber
    ply: int


class PuzzleList(TypedDict):
    """The puzzles of a game."""

    game: str
    puzzles: list[PuzzleInfo]
    daily: str | None


class PuzzleSet(PuzzleInfo):
    """A puzzle as it is set."""

    game: str
    board: str
    names: list[str]
    options: dict[str, Choice]
    turn: SeatNumber | None
    view: View
    moves: list[Move]
    asides: list[Move]
    chances: list[float]
    points: list[float]
    places: list[float]


class Valued(Suggestion):
    """A move with the chance to win after it."""

    chance: float


class PuzzleAnswer(TypedDict):
    """What is said to an answer."""

    right: bool
    best: Valued
    others: list[Valued]
    why: list[Because]
