"""Roundhouse: railway board games to play and to study. What stands here is public, for programs and for games of other packages."""

from roundhouse.kernel.boardfile import BoardFile
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import BadOption, BoardError, Broken, IllegalMove, PositionError, RecordError, RoundhouseError, UnknownName
from roundhouse.kernel.event import EVERYBODY, NOBODY, Event, Kind
from roundhouse.kernel.game import Game, game, games
from roundhouse.kernel.move import Aside, Board, Move
from roundhouse.kernel.options import Option, Value
from roundhouse.kernel.phase import Phase
from roundhouse.kernel.position import Fields
from roundhouse.kernel.record import Record
from roundhouse.kernel.refusal import NOT_NOW, Refusal
from roundhouse.kernel.shapes import (
    EACH,
    OWN,
    REVEALED,
    BySeat,
    Count,
    Doc,
    Keys,
    Name,
    NoFacts,
    Number,
    OneOf,
    Phrase,
    SeatNumber,
    TypedDict,
    View,
    event,
    events_of,
)
from roundhouse.kernel.state import SPECTATOR, Setting, State
from roundhouse.kernel.texts import Texts

__version__ = "0.1.0"
__all__ = [
    "EACH",
    "EVERYBODY",
    "NOBODY",
    "NOT_NOW",
    "OWN",
    "REVEALED",
    "SPECTATOR",
    "Aside",
    "BadOption",
    "Board",
    "BoardError",
    "BoardFile",
    "Broken",
    "BySeat",
    "Chance",
    "Count",
    "Doc",
    "Event",
    "Fields",
    "Game",
    "IllegalMove",
    "Keys",
    "Kind",
    "Move",
    "Name",
    "NoFacts",
    "Number",
    "OneOf",
    "Option",
    "Phase",
    "Phrase",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "RoundhouseError",
    "SeatNumber",
    "Setting",
    "State",
    "Texts",
    "TypedDict",
    "UnknownName",
    "Value",
    "View",
    "event",
    "events_of",
    "game",
    "games",
]
