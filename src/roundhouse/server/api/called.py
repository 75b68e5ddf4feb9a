"""What people who wait have called for, as a table shows it."""

from typing import Annotated, Literal

from roundhouse.kernel.shapes import Doc, SeatNumber, TypedDict
from roundhouse.server.api.basics import Moment


class Nudge(TypedDict):
    """Somebody was reminded that the table waits for them, and has not decided since."""

    seat: SeatNumber
    by: SeatNumber
    time: Moment
    ripe: Annotated[int, Doc("from when on a bot may play for them, by vote or by the host; milliseconds since 1970")]


class Vote(TypedDict):
    """What is being voted on."""

    about: Annotated[Literal["bot", "end"], Doc("that a bot plays for `seat`, or that the game ends now")]
    seat: SeatNumber | None
    by: SeatNumber
    missing: Annotated[list[SeatNumber], Doc("who has not agreed yet")]


class Calls(TypedDict):
    """What people who wait have called for."""

    nudges: list[Nudge]
    vote: Vote | None
