"""A phase says who decides, what is allowed, and what comes of it."""

from typing import TYPE_CHECKING, Generic, TypeVar

from mypy_extensions import mypyc_attr

from roundhouse.kernel.dice import Dice
from roundhouse.kernel.move import Move
from roundhouse.kernel.refusal import Refusal

if TYPE_CHECKING:
    from roundhouse.kernel.state import State

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """One section of the rulebook. A phase keeps nothing: all that changes is in the state."""

    def __init__(self, name: str, sealed: bool = False) -> None:
        self.name = name  # in views, positions and text keys: "phase-<name>"
        self.sealed = sealed  # all seats answer at the same time, and nobody learns even who has answered

    def enter(self, state: S) -> None:
        """What the rulebook does by itself when the game comes to this phase."""

    def to_act(self, state: S) -> list[int]:
        """The seats that owe a decision."""
        raise NotImplementedError

    def first(self, state: S) -> int:
        """The first of `to_act`, for play that asks one seat after the other. Overridden only where that is plainly the same and faster."""
        return self.to_act(state)[0]

    def owes(self, state: S, seat: int) -> bool:
        """True if `seat` owes a decision. Overridden only where that is plainly the same and faster."""
        return seat in self.to_act(state)

    def candidates(self, state: S, seat: int) -> list[Move]:
        """The moves worth asking the judge about: all legal ones, and as few others as is easy."""
        raise NotImplementedError

    def refusal(self, state: S, seat: int, move: Move) -> Refusal | None:
        """The one judge: why `seat`, which owes a decision, may not play `move`; None if it may."""
        raise NotImplementedError

    def apply(self, state: S, seat: int, move: Move) -> None:
        """Carry out a legal move, and go on as far as nobody has to decide."""
        raise NotImplementedError

    def moves(self, state: S, seat: int) -> list[Move]:
        """The candidates that the judge does not refuse. Overridden only where that is plainly the same and faster."""
        return [move for move in self.candidates(state, seat) if self.refusal(state, seat, move) is None]

    def pick(self, state: S, seat: int, dice: Dice) -> Move:
        """One of `moves`, all equally likely: `moves[dice.below(len(moves))]`. Overridden only where that is plainly the same and faster."""
        moves = self.moves(state, seat)
        return moves[dice.below(len(moves))]

    def owing(self, state: S, seat: int) -> list[int]:
        """The seats that owe a decision as far as `seat` (-1: a spectator) may know."""
        acting = self.to_act(state)
        if not self.sealed:
            return acting
        return [other for other in range(state.setting.players) if other != seat or other in acting]
