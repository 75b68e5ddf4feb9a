"""What a bot may use of a table, and what it must answer."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import UnknownName
from roundhouse.kernel.event import EVERYBODY, Event
from roundhouse.kernel.move import Move
from roundhouse.kernel.state import Setting, State


class Seat:
    """A table as one seat knows it at one decision: its view, its moves, and states that it can imagine.

    It holds a state that was imagined for the seat, which agrees with the true one in all that the seat may know and has nothing else of it.
    """

    def __init__(self, state: State, seat: int, news: Sequence[Event] = (), names: Sequence[str] = ()) -> None:
        self._known: Final = state.imagine(seat, Chance(0))
        self.seat: Final = seat
        self.setting: Final[Setting] = state.setting
        self.players: Final = state.setting.players
        self.names: Final = list(names)  # of the seats; empty where nobody has one
        self.news: Final = [event for event in news if event.only == EVERYBODY or event.only == seat]  # since its last decision, for a bot that listens

    def moves(self) -> list[Move]:
        """The legal moves."""
        return self._known.moves(self.seat)

    def sensible(self) -> list[Move]:
        """The legal moves, without those that would be senseless to anybody."""
        return self._known.sensible(self.seat, self.moves())

    def asides(self) -> list[Move]:
        """What the seat may do besides, before its decision."""
        return self._known.asides(self.seat)

    def view(self) -> dict[str, Any]:
        """What the seat may know."""
        return self._known.view(self.seat)

    def imagine(self, chance: Chance) -> State:
        """A full state that agrees with all that the seat knows; the only thing to search."""
        return self._known.imagine(self.seat, chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. A new one is made for each seat and game, with a chance of its own."""

    levels: ClassVar[tuple[int, ...]] = ()  # strengths that are offered; empty: it takes no number

    rank: ClassVar[int] = 0  # among the levels that people choose from, the weakest 1; 0: a bot for programs, or one that is only asked for by name

    listens: ClassVar[bool] = False  # it wants to know what has happened (`Seat.news`), and how the game ends

    def __init__(self, chance: Chance, strength: int) -> None:
        self.chance = chance
        self.strength: Final = strength  # the number after the colon of its name ("search:800"); 0 if there is none

    @classmethod
    def made(cls, chance: Chance, strength: str) -> "Bot":
        """A bot of this kind from what stands after the colon of its name, empty if nothing does; UnknownName says what is wrong with it."""
        if strength and not cls.levels:
            raise UnknownName(f"it takes no strength; write it without :{strength}")
        if strength and not (strength.isascii() and strength.isdecimal()):
            raise UnknownName("it needs a whole number after the colon")
        return cls(chance, int(strength or 0))

    def choose(self, table: Seat) -> Move:
        """One of the legal moves."""
        raise NotImplementedError

    def end(self, table: Seat) -> None:
        """The game is over, as `table` shows; told to bots that listen."""

    def close(self) -> None:
        """The bot is not needed any more."""
