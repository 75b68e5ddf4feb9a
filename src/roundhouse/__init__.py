"""Roundhouse: railway board games to play and to study. What stands here is public, for programs and for games of other packages."""

from roundhouse.kernel.boardfile import BoardFile
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import BadOption, BoardError, Broken, IllegalMove, PositionError, RecordError, RoundhouseError, UnknownName
from roundhouse.kernel.event import EVERYBODY, Event
from roundhouse.kernel.game import Game, Option, Value, game, games
from roundhouse.kernel.move import Aside, Board, Move
from roundhouse.kernel.phase import Phase
from roundhouse.kernel.position import Fields
from roundhouse.kernel.record import Record
from roundhouse.kernel.refusal import NOT_NOW, Refusal
from roundhouse.kernel.state import SPECTATOR, Setting, State
from roundhouse.kernel.texts import Texts

__version__ = "0.1.0"
__all__ = [
    "EVERYBODY",
    "NOT_NOW",
    "SPECTATOR",
    "Aside",
    "BadOption",
    "Board",
    "BoardError",
    "BoardFile",
    "Broken",
    "Chance",
    "Event",
    "Fields",
    "Game",
    "IllegalMove",
    "Move",
    "Option",
    "Phase",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "RoundhouseError",
    "Setting",
    "State",
    "Texts",
    "UnknownName",
    "Value",
    "game",
    "games",
]
