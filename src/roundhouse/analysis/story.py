"""A game that was played, as the analysis walks through it: its first position, and every ply."""

from collections.abc import Iterator
from dataclasses import dataclass

from roundhouse.kernel.move import Move, seat_and_move
from roundhouse.kernel.record import Record
from roundhouse.kernel.state import State


@dataclass(frozen=True)
class Story:
    """The state before the first move, and seat and move of every ply."""

    first: State
    plies: tuple[tuple[int, Move], ...]

    @staticmethod
    def of(record: Record) -> "Story":
        """A record's game; a RecordError where it breaks a rule."""
        return Story.told(record.start(), record.state())

    @staticmethod
    def told(first: State, last: State) -> "Story":
        """The game that led from one state to the other."""
        board = first.setting.board
        return Story(first, tuple(seat_and_move(ply, board) for ply in last.plies))

    def __len__(self) -> int:
        return len(self.plies)

    def walk(self, start: int, end: int) -> Iterator[tuple[int, State]]:
        """The positions before the plies `start` to `end` - 1, the end of the game included if asked for; do not change them."""
        state = self.first.copy()
        for number, (seat, move) in enumerate(self.plies[:end]):
            if number >= start:
                yield number, state
            state.play(seat, move)
        if start <= len(self.plies) < end:
            yield len(self.plies), state

    def plan(self, ply: int) -> list[Move]:
        """What the seat of a ply went on to play before anybody else decided: its own plan, by which the move is judged besides."""
        seat = self.plies[ply][0]
        found = []
        for other, move in self.plies[ply + 1 :]:
            if other != seat:
                break
            found.append(move)
        return found
