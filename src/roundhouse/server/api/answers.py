"""What leaves the server, declared once: OpenAPI and the client's types are made from it.

Answers are plain dicts, written as JSON where they are made; nothing is checked again while people play. Tests hold real answers against
these shapes, to the letter.
"""

from typing import Annotated, Any, Literal, NotRequired

from roundhouse.kernel import about, shapes
from roundhouse.kernel.shapes import Count, Doc, Facts, SeatNumber, TypedDict
from roundhouse.server.api.basics import Choice, Moment, Text
from roundhouse.server.api.called import Calls

Status = Annotated[Literal["open", "playing", "over", "ended", "closed"], Doc("ended: by the players, before its end")]


class Trouble(TypedDict):
    """Why something was not done."""

    code: Literal["bad", "token", "forbidden", "unknown", "late", "refused", "state", "large", "slow", "fault", "away"]
    text: Text
    rule: NotRequired[Annotated[str, Doc("of a refusal by the rules")]]
    key: NotRequired[Annotated[str, Doc("the Fluent message of a refusal")]]
    rule_text: NotRequired[Annotated[str, Doc("what the rule says; empty for the kernel's own")]]
    wait: NotRequired[Annotated[float, Doc("seconds after which to try again")]]


class Failure(TypedDict):
    """The answer to a request that cannot be done."""

    error: Trouble


# Tables


class Seat(TypedDict):
    """A seat of a table."""

    seat: SeatNumber
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str | None
    connected: bool
    left: Annotated[bool, Doc("the person went away")]
    free: Annotated[bool, Doc("somebody may sit down there")]
    standin: Annotated[str | None, Doc("the bot that plays for them until they come back")]
    resigned: Annotated[bool, Doc("they gave up, and do not come back")]
    account: Annotated[str | None, Doc("of somebody who has claimed a name: /api/people/{account}")]
    colour: Annotated[str, Doc("of its pieces; where the game leaves it to the table the one that was wished for, as far as it was free")]


class Hours(TypedDict):
    """Hours of every day, in minutes after midnight of a place."""

    zone: str
    start: Count
    end: Count


class Clock(TypedDict):
    """The clock that was agreed; milliseconds."""

    turn: Count
    reserve: Count
    out: Annotated[Literal["move", "pass", "takeover", "out"], Doc("what happens when both are gone")]
    bot: str
    refill: Annotated[Count, Doc("comes back to the reserve after each turn")]
    hours: Annotated[Hours | None, Doc("outside of them the clocks stand still")]
    holidays: Annotated[Count, Doc("days that each player may be away")]


class Takeback(TypedDict):
    """A wish to take back, and who has agreed."""

    seat: SeatNumber
    agreed: list[SeatNumber]
    missing: list[SeatNumber]


_From = TypedDict("_From", {"from": Literal["table", "record"]})  # a keyword of Python


class Table(_From):
    """What everybody may know about a table."""

    id: str
    game: str
    board: str
    options: dict[str, Choice]
    players: int
    status: Status
    public: bool
    practice: Annotated[bool, Doc("everything may be taken back, and the result counts for nothing")]
    rated: Annotated[bool, Doc("the result counts for the ratings; there are no hints, and seats are drawn by lot at the start")]
    sought: Annotated[bool, Doc("opened by a seek")]
    tournament: Annotated[str | None, Doc("that it belongs to: /api/tournaments/{tournament}")]
    visitors: Annotated[bool, Doc("those who do not sit here may talk")]
    start: Literal["full", "host"]
    title: str
    seats: list[Seat]
    clock: Clock | None
    spectators: Count
    takeback: Takeback | None
    calls: Calls
    commitment: Annotated[str | None, Doc("SHA-256 of `seed:salt`, from the start of the game")]
    seed: Annotated[str | None, Doc("when it is over; a text, as it is larger than a JavaScript number")]
    salt: Annotated[str | None, Doc("when it is over")]
    created: Moment
    started: Moment | None
    ended: Moment | None
    now: Moment


class Tables(TypedDict):
    """Public tables, the newest first."""

    tables: list[Table]


class Created(TypedDict):
    """A table that was made, and the tokens for it, which are told once."""

    table: Table
    host: str
    tokens: Annotated[dict[str, str], Doc("of the seats `here`, by their numbers")]


class Sought(TypedDict):
    """Where to sit down: a seat of another's table, or a table that was made and waits for others."""

    table: Table
    seat: Annotated[SeatNumber | None, Doc("free, to be taken by POST /api/tables/{id}/seats/{seat}; null: one sits there already")]
    made: Annotated[Created | None, Doc("the new table, if nobody sought the same")]


class OfTheMoment(TypedDict):
    """The game that is most worth watching."""

    table: Table | None


class MyTable(TypedDict):
    """A table that a token opens."""

    table: Table
    seat: SeatNumber | None
    host: bool
    token: Annotated[Count, Doc("the index in the list of tokens")]
    waits: Annotated[bool, Doc("this seat owes a decision")]
    problem: Annotated[str | None, Doc("why this server cannot play it")]


class MyTables(TypedDict):
    """The tables that tokens open; those that wait come first."""

    tables: list[MyTable]


class Seated(TypedDict):
    """A seat that was taken, and the token for it, which is told once."""

    token: str
    seat: SeatNumber
    table: Table


class LinePly(TypedDict):
    """A move of a line."""

    seat: SeatNumber
    move: str


class LineOf(TypedDict):
    """A line that branches off from another: 0 is the game, 1 the first line."""

    of: Count
    after: Annotated[Count, Doc("moves of that line before it")]
    name: str
    note: str
    moves: list[LinePly]


class LaidOut(TypedDict):
    """The table on which a record can be looked at."""

    table: Table
    lines: Annotated[list[LineOf], Doc("the variations of the record")]


# Positions and moves


class View(shapes.View[Any]):
    """What a seat may know of a game; `table` is of the shape that the game declares."""


class Suggestion(TypedDict):
    """A move in words: the Fluent message `move-<kind>` with `words`."""

    move: Annotated[str, Doc("its notation")]
    kind: Annotated[str, Doc("the first word of it")]
    words: Facts
    places: Annotated[list[str], Doc("ids in the drawing of the board")]


class Argument(TypedDict):
    """A part of what a position is worth: the Fluent message `term-<term>` of the game."""

    term: str
    points: Annotated[float, Doc("by so many points it differs from what it is after the other moves that were tried")]


class Advised(Suggestion):
    """One of the best moves."""

    chance: Annotated[float, Doc("to win, from 0 to 1, calibrated as in an analysis")]
    place: Annotated[float, Doc("that the seat may expect at the end, 1 the first")]
    points: Annotated[float, Doc("that it may expect at the end")]
    why: Annotated[list[Argument], Doc("what speaks most for it, or against")]


class Hinted(Suggestion):
    """What a bot would play, and its best moves."""

    best: Annotated[list[Advised], Doc("at most three, the best first; none from a bot that does not search, or where there is no choice")]


class Move(Suggestion):
    """A legal move."""

    final: Annotated[bool, Doc("the seat owes no further decision after it, or it can no longer be taken back")]


class Event(TypedDict):
    """Something that happened: the Fluent message `log-<kind>`."""

    kind: str
    seat: Annotated[int, Doc("who did it; -1: nobody")]
    facts: Facts
    only: NotRequired[Annotated[SeatNumber, Doc("in a replay: the one seat that heard of it")]]


class SeatClock(TypedDict):
    """The clock of a seat, as these eyes may see it; milliseconds."""

    seat: SeatNumber
    turn: Count
    reserve: Count
    running: bool
    until: Moment | None
    stands: Annotated[bool, Doc("it does not run now, whoever has to move")]
    away: Annotated[Moment | None, Doc("until when the player is on holiday")]
    days: Annotated[Count, Doc("of holiday that are left")]


class Undoing(TypedDict):
    """Whether the last step can be taken back."""

    can: Annotated[Literal["step", "ask", "no"], Doc("step: at once; ask: other persons must agree")]
    rule: str
    key: Annotated[str, Doc("the Fluent message that says why not at once")]


class State(TypedDict):
    """A position, as one pair of eyes sees it."""

    type: Literal["state"]
    table: str
    seat: Annotated[SeatNumber | None, Doc("null: a spectator's eyes")]
    at: Annotated[str, Doc("what these eyes know: it changes if and only if the view, the moves or the log does")]
    status: Status
    view: Annotated[View | None, Doc("null before the start")]
    moves: list[Move]
    asides: Annotated[list[Move], Doc("may be played at any moment")]
    turn: Annotated[bool, Doc("this seat owes a decision")]
    undo: Undoing
    first: Annotated[Count, Doc("cut the log here, then add the events")]
    events: list[Event]
    clocks: list[SeatClock]
    now: Moment


class Stepped(TypedDict):
    """The answer to a step: the new state for the eyes that made it."""

    done: Annotated[bool, Doc("false: the others were asked")]
    at: str
    state: State


class Reason(TypedDict):
    """Whether something can be done, and if not, by which rule."""

    move: NotRequired[Annotated[str, Doc("if it was asked about a move")]]
    place: NotRequired[Annotated[str | None, Doc("if it was asked about a place or a piece")]]
    piece: NotRequired[str | None]
    legal: bool
    rule: NotRequired[str]
    key: NotRequired[str]
    text: NotRequired[Text]
    rule_text: NotRequired[str]


class Preview(TypedDict):
    """What would come of moves."""

    view: View
    events: list[Event]
    moves: list[Move]
    hidden: Annotated[bool, Doc("something would be drawn or shown, so that what comes next is only imagined")]


class Way(TypedDict):
    """A row of small moves, and what would come of it."""

    moves: list[Suggestion]
    events: list[Event]
    hidden: bool


class Ways(TypedDict):
    """Rows of small moves, the best first."""

    ways: list[Way]


class About(about.About):
    """Everything that these eyes may know about a player."""


class ChatLine(TypedDict):
    """A line of the chat."""

    number: int
    seat: Annotated[SeatNumber | None, Doc("null: a visitor")]
    name: str
    text: str
    time: Moment
    account: Annotated[str | None, Doc("of whoever said it; null: a guest")]


class Chat(TypedDict):
    """The last lines of the chat."""

    chat: list[ChatLine]


# Replay


class Ply(Suggestion):
    """A move of a finished game, from position `ply - 1` to position `ply`, with all that happened."""

    ply: int
    seat: SeatNumber
    events: list[Event]


class Replay(TypedDict):
    """A finished game."""

    table: Table
    plies: list[Ply]


class Position(TypedDict):
    """A position of a finished game."""

    ply: int
    eyes: str
    view: View
    views: NotRequired[Annotated[list[View], Doc("for all eyes: those of the seats")]]
