"""What people are told about accounts."""

from typing import Annotated, Any, Literal

from roundhouse.kernel.shapes import Count, Doc, SeatNumber, TypedDict
from roundhouse.server.api.answers import Hours, Table
from roundhouse.server.api.basics import Choice, Moment


class Named(TypedDict):
    """Somebody with a name of their own."""

    id: str
    name: str


class Passkey(TypedDict):
    """Something that opens the account."""

    id: str
    label: str
    created: Moment
    used: Moment | None


class Session(TypedDict):
    """A device that is signed in."""

    device: str
    created: Moment
    seen: Moment
    here: bool


class MyAccount(TypedDict):
    """The account that the browser is signed in to."""

    id: str
    name: str
    created: Moment
    password: Annotated[bool, Doc("there is one")]
    mail: Annotated[str, Doc("an address that was confirmed; empty without one")]
    passkeys: list[Passkey]
    sessions: list[Session]
    codes: Annotated[Count, Doc("recovery codes that are left")]
    settings: dict[str, Choice | float]
    blocked: Annotated[list["Named"], Doc("with whom one does not play")]


class Me(TypedDict):
    """Who is asking; null for a guest."""

    account: MyAccount | None


class Able(TypedDict):
    """Whether this server can do something."""

    able: bool


class Question(TypedDict):
    """What a passkey is asked; `options` go to the browser as they are."""

    ceremony: str
    options: dict[str, Any]


class MyNotes(TypedDict):
    """Notes to oneself about a table."""

    text: str
    changed: Annotated[Moment | None, Doc("null: there are none")]


class DeviceCode(TypedDict):
    """A code for another device."""

    code: str
    seconds: Count
    size: Annotated[Count, Doc("of its QR code, in dots")]
    path: Annotated[str, Doc("the dark dots, as the path of an SVG picture")]


class RecoveryCodes(TypedDict):
    """Codes that are shown once."""

    codes: list[str]


class ProgramToken(TypedDict):
    """What lets a program play for the account, and nothing else; shown once."""

    token: str


class AccountTable(TypedDict):
    """A table of mine; its token is "account:SEAT" or "account:host"."""

    table: Table
    seat: SeatNumber | None
    host: bool
    waits: Annotated[bool, Doc("for me")]
    problem: Annotated[str | None, Doc("why it can only be looked at")]


class AccountTables(TypedDict):
    """The tables of an account; those that wait come first."""

    tables: list[AccountTable]


class Opponent(TypedDict):
    """Somebody who was at the table."""

    name: str
    account: str | None
    bot: str | None
    place: int | None
    score: int | None


class Played(TypedDict):
    """A game that was played."""

    table: str
    game: str
    started: Moment | None
    ended: Moment | None
    seat: SeatNumber
    place: Annotated[int | None, Doc("null: ended before its end")]
    score: int | None
    practice: bool
    rated: bool
    seats: list[Opponent]


class Tally(TypedDict):
    """How somebody does at a game."""

    game: str
    games: Count
    wins: Count
    score: Annotated[float | None, Doc("the mean of those that were played to the end")]


class Strength(TypedDict):
    """How strong somebody is: 1500 + 60 (mu - 25) of Plackett-Luce, give or take 2 sigma on the same scale."""

    number: int
    spread: Annotated[Count, Doc("the true strength lies within it in about 95 of 100 cases")]
    provisional: Annotated[bool, Doc("too uncertain to say much")]


class Moved(Strength):
    """The strength after a game."""

    table: str
    ended: Moment


class Rating(Strength):
    """The strength at one game with one number of players, and how it came to it."""

    game: str
    players: int
    games: Count
    wins: Count
    history: Annotated[list[Moved], Doc("the last games, the oldest first")]


class Opening(TypedDict):
    """How somebody likes to begin."""

    game: str
    move: Annotated[str, Doc("its notation")]
    text: Annotated[str, Doc("the same in words")]
    games: Count
    place: Annotated[float | None, Doc("the mean place that came of it")]


class Ranked(Strength):
    """Somebody in the table of a pool."""

    account: Annotated[str | None, Doc("null: a bot, or a former player")]
    name: Annotated[str | None, Doc("null: a former player")]
    bot: str | None
    games: Count
    wins: Count


class PoolInfo(TypedDict):
    """A game and a number of players for which somebody has a rating."""

    game: str
    players: int
    members: Count


class Ladder(TypedDict):
    """Ratings of one pool, the strongest first, and which pools there are."""

    game: str | None
    players: int | None
    pools: list[PoolInfo]
    ratings: list[Ranked]


class Channel(TypedDict):
    """A way in which somebody is told that it is their turn."""

    id: str
    kind: Literal["push", "mail", "hook", "discord", "slack"]
    label: str
    address: Annotated[str, Doc("the host, or the address of e-mail")]
    every: Annotated[Count, Doc("milliseconds between two messages; what comes meanwhile goes together")]
    created: Moment
    used: Moment | None
    failing: bool
    secret: Annotated[str | None, Doc("of a webhook, when it is made: X-Roundhouse-Signature is t=TIME,v1=HMAC-SHA-256 of TIME.BODY")]


class Notices(TypedDict):
    """How and when somebody is told that it is their turn."""

    quiet: Annotated[Count, Doc("milliseconds that a turn must last before one is told")]
    hours: Annotated[Hours | None, Doc("in which one is not told anything")]
    channels: list[Channel]
    push: Annotated[str, Doc("the public key of this server, for the browser's push service")]
    mail: Annotated[bool, Doc("this server writes e-mail")]
    address: Annotated[str, Doc("the address that was confirmed; empty without one")]


class Tried(TypedDict):
    """Whether a message went out."""

    done: bool
    text: Annotated[str, Doc("why not")]


class MailSent(TypedDict):
    """A message was sent, if there was anybody to send it to."""

    sent: bool


class Blocked(TypedDict):
    """With whom one does not play."""

    blocked: list[Named]


class Done(TypedDict):
    """It is done."""

    done: bool


class Person(TypedDict):
    """Somebody with a name of their own: what everybody may know, or, for themselves, their private games too."""

    id: str
    name: str
    created: Moment
    me: bool
    tally: list[Tally]
    ratings: list[Rating]
    openings: Annotated[list[Opening], Doc("first moves, by game, the most frequent first")]
    games: list[Played]
