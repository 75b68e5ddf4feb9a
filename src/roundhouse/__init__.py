"""Roundhouse: railway board games to play and to study."""

from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import IllegalMove, RoundhouseError
from roundhouse.kernel.game import Game, Option, game
from roundhouse.kernel.move import Aside, Board, Move
from roundhouse.kernel.phase import Phase
from roundhouse.kernel.record import Record
from roundhouse.kernel.refusal import Refusal
from roundhouse.kernel.state import State

__version__ = "0.1.0"
__all__ = [
    "Aside",
    "Board",
    "Chance",
    "Game",
    "IllegalMove",
    "Move",
    "Option",
    "Phase",
    "Record",
    "Refusal",
    "RoundhouseError",
    "State",
    "game",
]
