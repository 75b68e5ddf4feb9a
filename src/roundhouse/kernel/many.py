"""Many tables at once: each step plays one move at every table, in one call."""

from typing import Final

from roundhouse.kernel.chance import Chance
from roundhouse.kernel.move import Move
from roundhouse.kernel.state import State


class Tables:
    """Running games of one setting: who is asked at each, and what that seat may play. `asides`: also what may be done at any moment."""

    def __init__(self, states: list[State], asides: bool) -> None:
        self.states: Final = states
        self.asides: Final = asides
        self.seats: Final = [-1] * len(states)  # -1: the game is over
        self.legal: Final[list[list[Move]]] = []
        for _ in states:
            self.legal.append([])
        for table in range(len(states)):
            self.ask(table)

    def put(self, table: int, state: State) -> None:
        """Another game at a table."""
        self.states[table] = state
        self.ask(table)

    def ask(self, table: int) -> None:
        """Find out who is asked, and what may be played."""
        state = self.states[table]
        acting = state.to_act()
        if not acting:
            self.seats[table] = -1
            self.legal[table] = []
            return
        seat = acting[0]
        moves = state.moves(seat)
        self.seats[table] = seat
        self.legal[table] = moves + state.asides(seat) if self.asides else moves

    def step(self, actions: list[int]) -> list[int]:
        """Play these moves, one at each table that is not over; the tables whose games have ended by it. IllegalMove leaves the tables after it untouched."""
        ended: list[int] = []
        for table in range(len(self.states)):
            seat = self.seats[table]
            if seat < 0:
                continue
            state = self.states[table]
            state.play(seat, state.setting.board.moves[actions[table]])
            self.ask(table)
            if state.over:
                ended.append(table)
        return ended

    def drawn(self, chance: Chance) -> list[int]:
        """A legal action for each table, all equally likely; -1 where the game is over."""
        found: list[int] = []
        for moves in self.legal:
            found.append(moves[chance.below(len(moves))].index if moves else -1)
        return found

    def lit(self, width: int) -> list[int]:
        """The legal actions of all tables, as places in a table of masks with `width` columns."""
        found: list[int] = []
        for table in range(len(self.legal)):
            start = table * width
            for move in self.legal[table]:
                found.append(start + move.index)
        return found
