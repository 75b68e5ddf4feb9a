"""What a socket sends, declared once: news, and the answer to each request."""

from typing import Annotated, Any, Literal

from roundhouse.kernel.shapes import Doc, SeatNumber, TypedDict
from roundhouse.server.api.answers import About, Chat, ChatLine, Failure, Hinted, Preview, Reason, SeatClock, State, Stepped, Table, Ways
from roundhouse.server.api.basics import Moment
from roundhouse.server.api.messages import Hello, Message


class TableNews(TypedDict):
    """The table has changed."""

    type: Literal["table"]
    table: Table


class ChatNews(Chat):
    """New lines of the chat."""

    type: Literal["chat"]


class ClocksNews(TypedDict):
    """Only the clocks have changed."""

    type: Literal["clocks"]
    seat: SeatNumber | None
    clocks: list[SeatClock]
    now: Moment


class WeatherNews(TypedDict):
    """The server cannot reach its database, and so does nothing for now; or it can again."""

    type: Literal["weather"]
    away: bool


class Pong(TypedDict):
    """The server is still there."""

    type: Literal["pong"]
    now: Moment


class Denied(Failure):
    """A request of the socket that was not done."""

    type: Literal["answer"]
    id: Annotated[int | None, Doc("null: a message without a number")]
    ok: Literal[False]


class Granted(TypedDict):
    """A request of the socket that was done."""

    type: Literal["answer"]
    id: int
    ok: Literal[True]


class SteppedAnswer(Granted, Stepped):
    """The answer to a step."""


class ReasonAnswer(Granted, Reason):
    """The answer to `why`."""


class PreviewAnswer(Granted, Preview):
    """The answer to `preview`."""


class WaysAnswer(Granted, Ways):
    """The answer to `ways`."""


class AboutAnswer(Granted, About):
    """The answer to `about`."""


class HintAnswer(Granted, Hinted):
    """The answer to `hint`."""


class ChatAnswer(Granted, ChatLine):
    """The answer to `chat`."""


Answers = TypedDict(
    "Answers",
    {
        "move": SteppedAnswer,
        "undo": SteppedAnswer,
        "undo-answer": SteppedAnswer,
        "why": ReasonAnswer,
        "preview": PreviewAnswer,
        "ways": WaysAnswer,
        "about": AboutAnswer,
        "hint": HintAnswer,
        "chat": ChatAnswer,
    },
)
Answers.__doc__ = "The answer to each request of the socket, if it is done."

Granting = SteppedAnswer | ReasonAnswer | PreviewAnswer | WaysAnswer | AboutAnswer | HintAnswer | ChatAnswer
Heard = TableNews | State | ChatNews | ClocksNews | WeatherNews | Pong | Denied | Granting  # all that the server sends by socket
SOCKET: dict[str, Any] = {"Hello": Hello, "Message": Message, "Answers": Answers, "Heard": Heard}
