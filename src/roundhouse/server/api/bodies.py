"""The bodies of requests, checked before anything is done with them."""

import unicodedata
from typing import Annotated, Literal, Self
from zoneinfo import available_timezones

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, model_validator

from roundhouse.server.names import LONGEST, proper, seen

SECOND = 1000
MOST = 12  # moves in a row
DRAWN = 40  # places that a hand is drawn over
LINE, LINES = 600, 60  # moves of a line that is tried, and lines of a game
MOVE_OR_PLACES = "either a move or places are needed"
ONE_OF_BOTH = "either a move or a place (or a piece) is needed"
DAY = 86_400 * SECOND


def plain(text: str) -> str:
    """A text that people can read: no control characters, no half characters; blanks at the ends do not count."""
    text = " ".join(text.split(" ")).strip()
    for letter in text:
        if unicodedata.category(letter) in ("Cc", "Cs", "Zl", "Zp") or letter in "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069":
            raise ValueError("holds a character that is not text")
    return text


def line_of(text: str) -> str:
    """Some text of which something can be seen."""
    text = plain(text)
    if not seen(text):
        raise ValueError("must not be blank")
    return text


def name_or_none(text: str) -> str:
    """A name, or nothing."""
    return proper(text) if text.strip() else ""


def page_of(text: str) -> str:
    """A text of many lines, without any other control character."""
    if any(unicodedata.category(letter) in ("Cc", "Cs") and letter not in "\n\r\t" for letter in text):
        raise ValueError("holds a character that is not text")
    return text


Name = Annotated[str, Field(min_length=1, max_length=LONGEST), AfterValidator(proper)]
Title = Annotated[str, Field(max_length=60), AfterValidator(plain)]
Line = Annotated[str, Field(min_length=1, max_length=500), AfterValidator(line_of)]
Word = Annotated[str, Field(min_length=1, max_length=100), AfterValidator(plain)]
Colour = Annotated[str, Field(max_length=20, pattern=r"^[a-z]*$")]
BotName = Annotated[str, Field(min_length=1, max_length=40), AfterValidator(plain)]
Notation = Annotated[str, Field(min_length=1, max_length=200), AfterValidator(plain)]
At = Annotated[str, Field(min_length=1, max_length=64)]
Token = Annotated[str, Field(min_length=1, max_length=100)]
Choice = Annotated[str, Field(max_length=100)] | bool | int


class Body(BaseModel):
    """A body with exactly these fields."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWish(Body):
    """Who is to sit on a chair."""

    kind: Literal["here", "bot", "open"]
    name: Annotated[str, Field(max_length=LONGEST), AfterValidator(name_or_none)] = ""
    bot: BotName = "greedy"
    colour: Colour = ""  # that a person would like best; empty: that of their account, or none


def known_zone(name: str) -> str:
    """A zone of time, by its name: Europe/Rome."""
    if name not in available_timezones():
        raise ValueError("must be a zone of time such as Europe/Rome")
    return name


class HoursWish(Body):
    """Hours of every day, in minutes after midnight of a place; from a minute to the same one: none."""

    zone: Annotated[str, Field(max_length=60), AfterValidator(known_zone)]
    start: int = Field(ge=0, le=1439)
    end: int = Field(ge=0, le=1439)


class ClockWish(Body):
    """The clock that is agreed; milliseconds."""

    turn: int = Field(60 * SECOND, ge=SECOND, le=30 * DAY)
    reserve: int = Field(600 * SECOND, ge=0, le=90 * DAY)
    out: Literal["move", "pass", "takeover", "out"] = "move"
    bot: BotName = "greedy"
    refill: int = Field(0, ge=0, le=30 * DAY)
    hours: HoursWish | None = None
    holidays: int = Field(0, ge=0, le=60)


class Holiday(Body):
    """For how many days somebody goes on holiday; 0: they are back."""

    days: int = Field(ge=0, le=60)


class NewTable(Body):
    """A table to be made."""

    game: Word
    board: Word | None = None
    options: dict[Annotated[str, Field(max_length=100)], Choice] = Field(default_factory=dict, max_length=50)
    title: Title = ""
    public: bool = False
    practice: bool = False
    rated: bool = False
    visitors: bool | None = None  # may talk; null: at a public table they may
    start: Literal["full", "host"] = "full"
    seats: list[SeatWish] = Field(min_length=1, max_length=16)
    clock: ClockWish | None = None


class Seek(Body):
    """What somebody would like to play, against people."""

    game: Word
    players: int = Field(ge=2, le=16)
    pace: Literal["live", "day"] = "live"
    rated: bool = False
    name: Name = "You"
    colour: Colour = ""


class NewTournament(Body):
    """A tournament to be made; all its tables have the same clock."""

    title: Annotated[str, Field(min_length=1, max_length=60), AfterValidator(line_of)]
    kind: Literal["round-robin", "swiss", "knock-out"]
    game: Word
    board: Word | None = None
    options: dict[Annotated[str, Field(max_length=100)], Choice] = Field(default_factory=dict, max_length=50)
    size: int = Field(ge=2, le=6)  # of a table, as far as it can be
    rounds: int = Field(4, ge=1, le=20)  # of a Swiss one
    best: int = Field(1, ge=1, le=5)  # of each table that go on in a knock-out
    public: bool = False
    rated: bool = False
    clock: ClockWish = ClockWish.model_validate({})


class NewLeague(NewTournament):
    """A league to be made: what its divisions are like, how many are in one, and how many rise and fall."""

    division: int = Field(8, ge=4, le=24)
    up: int = Field(2, ge=1, le=6)


class Farewells(Body):
    """Who drops out; left out: oneself."""

    person: Annotated[str, Field(pattern=r"^[A-Za-z0-9_-]{1,32}$")] | None = None


class PlayNow(Body):
    """A game against bots, at once."""

    game: Word
    name: Name = "You"
    bot: BotName = "greedy"
    players: int | None = Field(None, ge=1, le=16)
    board: Word | None = None
    options: dict[Annotated[str, Field(max_length=100)], Choice] = Field(default_factory=dict, max_length=50)
    seat: int = Field(0, ge=0, le=15)
    practice: bool = False
    colour: Colour = ""


class Mine(Body):
    """The tokens that a browser keeps."""

    tokens: list[Token] = Field(max_length=200)


class NewName(Body):
    """The name under which somebody sits at a table from now on."""

    name: Name


class Sit(NewName):
    """The name under which somebody sits down, and the colour that they would like best."""

    colour: Colour = ""


class SeatBot(Body):
    """The bot that sits down."""

    bot: BotName


class Leave(Body):
    """How somebody leaves."""

    bot: BotName | None = None
    give: bool = False


class Nudged(Body):
    """Who is reminded."""

    seat: int = Field(ge=0, le=15)


class Proposal(Body):
    """What is voted on."""

    about: Literal["bot", "end"]
    seat: Annotated[int, Field(ge=0, le=15)] | None = None
    bot: BotName = "greedy"


class VoteAnswer(Body):
    """What somebody says to a proposal."""

    agree: bool


class Resign(Body):
    """The bot that plays on for somebody who gives up."""

    bot: BotName = "greedy"


class Step(Body):
    """A move, and the position on which it was decided."""

    move: Notation
    at: At


class Undo(Body):
    """A wish to take back, and the position on which it was decided."""

    at: At


class UndoAnswer(Body):
    """What somebody says to a wish to take back."""

    agree: bool


class Why(Body):
    """A question about a move that cannot be made, or about a place where nothing can be done, with a piece or without; or about a piece alone."""

    move: Notation | None = None
    place: Word | None = None
    piece: Word | None = None

    @model_validator(mode="after")
    def _one_of_both(self) -> Self:
        if (self.move is None) == (self.place is None and self.piece is None):
            raise ValueError(ONE_OF_BOTH)
        return self


class Steps(Body):
    """Moves of one seat, played one after the other on a copy."""

    moves: list[Notation] = Field(min_length=1, max_length=MOST)
    then: list[Notation] = Field(default=[], max_length=MOST)  # played on as long as they are legal
    whole: bool = False  # and with the move that ends what the last of `moves` is a part of, if it is legal


class WayTo(Body):
    """The first of a row of small moves, or the places that a hand was drawn over."""

    move: Notation | None = None
    places: list[Word] = Field(default=[], max_length=DRAWN)

    @model_validator(mode="after")
    def _one_of_both(self) -> Self:
        if (self.move is None) == (not self.places):
            raise ValueError(MOVE_OR_PLACES)
        return self


class AboutWhom(Body):
    """The seat of the player who is asked about."""

    of: int = Field(ge=0, le=15)


class Hint(Body):
    """The bot that is asked."""

    bot: BotName = "hard"


class Say(Body):
    """A line of the chat."""

    text: Line
    name: Name | None = None


class Visitors(Body):
    """Whether those who do not sit at the table may talk."""

    talk: bool


class RecordText(Body):
    """A record to look at."""

    record: Annotated[str, Field(min_length=1, max_length=900_000), AfterValidator(page_of)]


class LineMove(Body):
    """A move of a seat."""

    seat: int = Field(ge=0, le=15)
    move: Notation


class Trial(Body):
    """Moves from a moment of a finished game on, and who answers."""

    ply: int = Field(0, ge=0, le=1_000_000)
    moves: list[LineMove] = Field(default=[], max_length=LINE)
    seat: Annotated[int, Field(ge=0, le=15)] | None = None  # whom one plays; null: everybody, by hand
    bot: BotName | None = None  # that answers for the others
    eyes: str = Field("turn", pattern=r"^(turn|spectator|[0-9]|1[0-5])$")
    chance: int = Field(0, ge=0, le=2**53)  # of the bots


class LineAt(Body):
    """The end of a line, where something is asked; by whoever decides there, or by another seat."""

    ply: int = Field(0, ge=0, le=1_000_000)
    moves: list[LineMove] = Field(default=[], max_length=LINE)
    seat: Annotated[int, Field(ge=0, le=15)] | None = None


class LineSteps(Steps):
    """What would come of moves, at the end of a line."""

    at: LineAt = LineAt(ply=0)


class LineWayTo(WayTo):
    """The rows of small moves, at the end of a line."""

    at: LineAt = LineAt(ply=0)


class LineWhy(Why):
    """Why not, at the end of a line."""

    at: LineAt = LineAt(ply=0)


class Branch(Body):
    """The end of a line from which a new table plays on, and who sits there."""

    ply: int = Field(ge=0, le=1_000_000)
    moves: list[LineMove] = Field(default=[], max_length=LINE)
    seats: list[SeatWish] = Field(min_length=1, max_length=16)
    title: Title = ""


class LineKept(Body):
    """A line with its name and note; it branches off from the game (0) or from a line before it."""

    of: int = Field(ge=0, le=LINES)
    after: int = Field(ge=0, le=1_000_000)
    name: Annotated[str, Field(max_length=80), AfterValidator(plain)] = ""
    note: Annotated[str, Field(max_length=2000), AfterValidator(page_of)] = ""
    moves: list[LineMove] = Field(min_length=1, max_length=LINE)


class Lines(Body):
    """Lines to be written into the record."""

    lines: list[LineKept] = Field(max_length=LINES)


class Answer(Body):
    """The answer to a puzzle."""

    move: Notation
