"""What may come in over a socket: typed, and checked before anything else is done with it."""

from typing import Annotated, Any, Literal

from pydantic import Field, TypeAdapter, ValidationError

from roundhouse.server.api.bodies import AboutWhom, Body, Hint, Say, Step, Steps, Token, Undo, UndoAnswer, WayTo, Why
from roundhouse.server.problems import Problem

LARGEST = 16 * 1024  # characters of a message
KINDS = ("move", "undo", "undo-answer", "why", "preview", "ways", "about", "hint", "chat", "cancel", "ping")
SAFE = 1 << 53  # numbers that JavaScript can count to

Since = Annotated[str, Field(max_length=64)]


class Hello(Body):
    """The first message: who is there, and what they know already."""

    type: Literal["hello"]
    tokens: list[Token] = Field(default=[], max_length=16)
    spectate: bool = False
    since: dict[Annotated[str, Field(pattern=r"^(null|[0-9]{1,2})$")], Since] = Field(default={}, max_length=17)
    language: Annotated[str, Field(max_length=10)] = "en"


class Asked(Body):
    """A request with a number of its own; `seat` picks one of the socket's seats and may be left out if there is one."""

    id: int = Field(ge=-SAFE, le=SAFE)
    seat: Annotated[int, Field(ge=0, le=15)] | None = None


class AskMove(Asked, Step):
    """Play a move."""

    type: Literal["move"]


class AskUndo(Asked, Undo):
    """Take back one's last step, or ask the others."""

    type: Literal["undo"]


class AskUndoAnswer(Asked, UndoAnswer):
    """Agree that something is taken back, or not."""

    type: Literal["undo-answer"]


class AskWhy(Asked, Why):
    """Why a move cannot be made, or nothing can be done at a place."""

    type: Literal["why"]


class AskPreview(Asked, Steps):
    """What would come of moves."""

    type: Literal["preview"]


class AskWays(Asked, WayTo):
    """The rows of small moves that begin with one, or that follow places which a hand was drawn over."""

    type: Literal["ways"]


class AskAbout(Asked, AboutWhom):
    """All that these eyes may know about a player."""

    type: Literal["about"]


class AskHint(Asked, Hint):
    """What a bot would play."""

    type: Literal["hint"]


class AskChat(Asked, Say):
    """Say something."""

    type: Literal["chat"]


class Cancel(Body):
    """Forget a request of ours that has not been answered: it gets no answer."""

    type: Literal["cancel"]
    id: int = Field(ge=-SAFE, le=SAFE)


class Ping(Body):
    """Still here."""

    type: Literal["ping"]


Request = AskMove | AskUndo | AskUndoAnswer | AskWhy | AskPreview | AskWays | AskAbout | AskHint | AskChat
Message = Annotated[Request | Cancel | Ping, Field(discriminator="type")]
_HELLO: TypeAdapter[Hello] = TypeAdapter(Hello)
_MESSAGE: TypeAdapter[Request | Cancel | Ping] = TypeAdapter(Message)


def read_hello(text: str) -> Hello:
    """The first message of a socket."""
    try:
        return _HELLO.validate_json(text)
    except ValidationError as problem:
        raise Problem("bad", f"the first message must be a hello: {said(problem.errors())}") from None


def read_message(text: str) -> Request | Cancel | Ping:
    """Any later message."""
    try:
        return _MESSAGE.validate_json(text)
    except ValidationError as problem:
        raise Problem("bad", said(problem.errors())) from None


class _Numbered(Body, extra="ignore"):
    id: int = Field(ge=-SAFE, le=SAFE)


def number_of(text: str) -> int | None:
    """The number of a message that makes no sense otherwise, so that its sender can be told which it was."""
    try:
        return _Numbered.model_validate_json(text).id
    except ValidationError:
        return None


def said(errors: Any) -> str:
    """The first thing that is wrong with a body: the field and the reason."""
    first = errors[0]
    if first.get("type") == "json_invalid":
        return "this is not JSON"
    place = [str(part) for part in first.get("loc", ())]
    if place and (place[0] == "body" or (len(place) > 1 and place[0] in KINDS)):
        del place[0]  # the place of the body, or the kind of message
    return f"{'.'.join(place)}: {first.get('msg', 'is wrong')}" if place else str(first.get("msg", "is wrong"))
