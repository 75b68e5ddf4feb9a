"""What a bot may use of a table, and what it must answer."""

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from roundhouse.kernel.chance import Chance
from roundhouse.kernel.move import Move
from roundhouse.kernel.state import State


class Seat:
    """A table as one seat knows it: its view, its moves, and states that it can imagine. The true state stays inside."""

    def __init__(self, state: State, seat: int) -> None:
        self._state: Final = state
        self.seat: Final = seat
        self.players: Final = state.setting.players

    def moves(self) -> list[Move]:
        """The legal moves."""
        return self._state.moves(self.seat)

    def view(self) -> dict[str, Any]:
        """What the seat may know."""
        return self._state.view(self.seat)

    def imagine(self, chance: Chance) -> State:
        """A full state that agrees with all that the seat knows; the only thing to search."""
        return self._state.imagine(self.seat, chance)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is a program. A new one is made for each seat and game, with a chance of its own."""

    levels: ClassVar[tuple[int, ...]] = ()  # strengths that are offered; empty: it takes no number

    def __init__(self, chance: Chance, strength: int) -> None:
        self.chance = chance
        self.strength: Final = strength  # the number after the colon of its name ("mcts:800"); 0 if there is none

    def choose(self, table: Seat) -> Move:
        """One of the legal moves."""
        raise NotImplementedError
