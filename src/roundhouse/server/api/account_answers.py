"""What people are told about accounts."""

from typing import Annotated, Any

from roundhouse.kernel.shapes import Count, Doc, SeatNumber, TypedDict
from roundhouse.server.api.answers import Table
from roundhouse.server.api.basics import Choice, Moment


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
    passkeys: list[Passkey]
    sessions: list[Session]
    codes: Annotated[Count, Doc("recovery codes that are left")]
    settings: dict[str, Choice | float]


class Me(TypedDict):
    """Who is asking; null for a guest."""

    account: MyAccount | None


class Question(TypedDict):
    """What a passkey is asked; `options` go to the browser as they are."""

    ceremony: str
    options: dict[str, Any]


class DeviceCode(TypedDict):
    """A code for another device."""

    code: str
    seconds: Count


class RecoveryCodes(TypedDict):
    """Codes that are shown once."""

    codes: list[str]


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
    seats: list[Opponent]


class Tally(TypedDict):
    """How somebody does at a game."""

    game: str
    games: Count
    wins: Count
    score: Annotated[float | None, Doc("the mean of those that were played to the end")]


class Person(TypedDict):
    """Somebody with a name of their own: what everybody may know, or, for themselves, their private games too."""

    id: str
    name: str
    created: Moment
    me: bool
    tally: list[Tally]
    games: list[Played]
