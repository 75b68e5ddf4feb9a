"""What a game and a program that plays in it say to each other: the messages of version 1, declared once. docs/bot_protocol.md explains them.

By standard input and output (`exec:`) each is a line of JSON; by a server's socket each is a message. Their JSON schema follows from the shapes here.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Final, Literal, NotRequired

from pydantic import Field, TypeAdapter, ValidationError

import roundhouse
from roundhouse.kernel.event import Event
from roundhouse.kernel.game import Game
from roundhouse.kernel.move import Move
from roundhouse.kernel.schema import DIALECT, shape_schema
from roundhouse.kernel.shapes import Count, Doc, Facts, SeatNumber, TypedDict
from roundhouse.kernel.state import Setting

PROTOCOL: Final = 1
LONGEST: Final = 64 * 1024  # bytes of a message of the program
NAME: Final = 40  # letters of the name that a program gives itself
HOW: Final = 'print one JSON object a line and nothing else, like {"type": "move", "id": 1, "move": "pass"}; what is for people goes to standard error'


class Nonsense(Exception):
    """A message that is not one of the protocol's, or a move that is not offered; says what is wrong."""


# What the program hears


class Hello(TypedDict):
    """The first message: who speaks, and by which version of the protocol."""

    type: Literal["hello"]
    protocol: Annotated[int, Doc("the version of the protocol: 1")]
    roundhouse: Annotated[str, Doc("the version of the package")]


class Start(TypedDict):
    """A seat of a game is yours; again after the program was started anew."""

    type: Literal["start"]
    table: Annotated[str, Doc("tells games apart where there are several")]
    seat: SeatNumber
    game: str
    rules: Annotated[int, Doc("the version of the rules that this game is played by")]
    board: str
    drawing: Annotated[dict[str, Any], Doc("the board as the game draws it: places, links, prices")]
    options: dict[str, str | int | bool]
    players: Count
    names: Annotated[list[str], Doc("of the seats; empty where nobody has one")]
    time: Annotated[Count, Doc("milliseconds for each answer")]
    fallback: Annotated[str, Doc("the bot that decides where there is no answer, or one that makes no sense")]


class Choice(TypedDict):
    """A move that may be made."""

    move: Annotated[str, Doc("its notation, which is the answer")]
    kind: Annotated[str, Doc("the first word of it")]
    words: Annotated[Facts, Doc("what fills in the sentence of the move")]
    places: Annotated[list[str], Doc("ids in the drawing of the board")]


class News(TypedDict):
    """Something that happened, as far as the seat may know."""

    kind: str
    seat: Annotated[int, Doc("who did it; -1: nobody")]
    facts: Facts


class Turn(TypedDict):
    """A decision is owed: answer with `move` and the same id."""

    type: Literal["turn"]
    table: str
    seat: SeatNumber
    id: Annotated[Count, Doc("goes into the answer")]
    view: Annotated[dict[str, Any], Doc("what the seat may know, by the game's own schema")]
    moves: Annotated[list[Choice], Doc("the legal moves")]
    asides: Annotated[list[Choice], Doc("what may be done besides, before the decision: the turn then comes again")]
    events: Annotated[list[News], Doc("what has happened since the last turn of this seat")]
    left: Annotated[Count, Doc("milliseconds left to answer")]


class Error(TypedDict):
    """Something that was said cannot be followed; the game goes on."""

    type: Literal["error"]
    table: str
    id: Annotated[int | None, Doc("of the turn that it is about; null: of none")]
    text: Annotated[str, Doc("an English sentence")]


class End(TypedDict):
    """The game is over."""

    type: Literal["end"]
    table: str
    seat: SeatNumber
    over: Annotated[bool, Doc("false: it was ended before its end, or the seat is no longer yours")]
    scores: Annotated[list[int], Doc("by seat")]
    ranking: Annotated[list[SeatNumber], Doc("from first to last")]
    winners: list[SeatNumber]
    events: list[News]


class Pong(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]


# What the program says


class HelloBack(TypedDict):
    """The first message of a program, at once or after ours."""

    type: Literal["hello"]
    protocol: int
    name: NotRequired[Annotated[str, Field(max_length=NAME), Doc("what it calls itself")]]
    token: NotRequired[Annotated[str, Field(max_length=100), Doc("by socket: the token of the bot's account")]]


class Answer(TypedDict):
    """The move that is made."""

    type: Literal["move"]
    id: Annotated[int, Doc("of the turn that is answered")]
    move: Annotated[str, Field(max_length=200), Doc("the notation of one of `moves` or `asides`")]


class Ping(TypedDict):
    """Still here, and asking whether we are."""

    type: Literal["ping"]


HEARD: Final = (Hello, Start, Turn, Error, End, Pong)
SAID: Final = (HelloBack, Answer, Ping)
_SAID: TypeAdapter[Any] = TypeAdapter(Annotated[HelloBack | Answer | Ping, Field(discriminator="type")])


def schemas() -> dict[str, Any]:
    """The JSON schema of each message, by its name, for whoever writes a program."""
    found = {shape.__name__: shape_schema(shape) for shape in HEARD}
    for shape in SAID:
        found[shape.__name__] = {**shape_schema(shape), "additionalProperties": True}
    return {"$schema": DIALECT, "protocol": PROTOCOL, "to the program": [one.__name__ for one in HEARD], "from the program": [one.__name__ for one in SAID]} | {
        "messages": found
    }


def hello() -> Hello:
    """Our first message."""
    return {"type": "hello", "protocol": PROTOCOL, "roundhouse": roundhouse.__version__}


def start(setting: Setting, seat: int, names: Sequence[str], time: int, fallback: str, table: str) -> Start:
    """What a program needs to know before the first turn."""
    game: Game = setting.game
    return {
        "type": "start",
        "table": table,
        "seat": seat,
        "game": game.id,
        "rules": setting.rules,
        "board": setting.board.name,
        "drawing": dict(game.board_data(setting.board)),
        "options": dict(setting.options),
        "players": setting.players,
        "names": list(names),
        "time": time,
        "fallback": fallback,
    }


def choice(setting: Setting, move: Move) -> Choice:
    """A move as a program is told of it."""
    game: Game = setting.game
    return {"move": move.text, "kind": move.text.split(" ", 1)[0], "words": game.words(setting.board, move), "places": game.places(setting.board, move)}  # type: ignore[typeddict-item]


def news(events: Sequence[Event]) -> list[News]:
    """Events as a program is told of them."""
    return [{"kind": event.kind, "seat": event.seat, "facts": dict(event.facts)} for event in events]  # type: ignore[arg-type]


def error(table: str, number: int | None, text: str) -> Error:
    """What is wrong with something that was said."""
    return {"type": "error", "table": table, "id": number, "text": text}


def written(message: Mapping[str, Any]) -> str:
    """A message as one line of JSON, without its end."""
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def read(text: str | bytes) -> dict[str, Any]:
    """A message of a program; Nonsense if it is none."""
    try:
        found: dict[str, Any] = _SAID.validate_json(text, strict=True)
    except ValidationError as problem:
        first = problem.errors()[0]
        place = ".".join(str(part) for part in first["loc"] if part not in ("hello", "move", "ping") or len(first["loc"]) == 1)
        shown = repr(text[:60].decode("utf-8", "replace") if isinstance(text, bytes) else text[:60])
        reason = f"it is not JSON; {HOW}" if first["type"] == "json_invalid" else f"{place}: {first['msg']}" if place else first["msg"]
        raise Nonsense(f"it said {shown}: {reason}") from None
    return found


def greeted(message: Mapping[str, Any]) -> None:
    """Complain unless this is the hello of a program that speaks our version."""
    if message["type"] != "hello":
        raise Nonsense(f"its first message is {message['type']!r}; it must be a hello")
    if message["protocol"] != PROTOCOL:
        raise Nonsense(f"it speaks version {message['protocol']} of the protocol; this is version {PROTOCOL}")


def chosen(message: Mapping[str, Any], number: int, moves: Sequence[Move]) -> Move:
    """The move that an answer means; Nonsense if it is to another turn, or is none of these."""
    if message["type"] != "move":
        raise Nonsense(f"it said {message['type']!r} instead of a move")
    if message["id"] != number:
        raise Nonsense(f"it answered turn {message['id']}; this is turn {number}")
    for move in moves:
        if move.text == message["move"]:
            return move
    raise Nonsense(f"its move {message['move']!r} is none of the {len(moves)} that it may make now")


if __name__ == "__main__":
    print(json.dumps(schemas(), ensure_ascii=False, indent=1))
