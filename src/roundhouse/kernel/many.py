"""Many tables at once: each step plays one move at every table, in one call."""

from typing import Final

from roundhouse.kernel.chance import Chance
from roundhouse.kernel.move import Move
from roundhouse.kernel.places import Memory
from roundhouse.kernel.state import State


class Tables:
    """Running games of one setting: who is asked at each, and what that seat may play. `asides`: also what may be done at any moment."""

    def __init__(self, states: list[State], asides: bool) -> None:
        self.states: Final = states
        self.asides: Final = asides
        self.seats: Final = [-1] * len(states)  # -1: the game is over
        self.legal: Final[list[list[Move]]] = []
        self.lit: Final[list[int]] = []  # the places of the masks that are lit
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

    def look(self, memories: list[Memory]) -> None:
        """Bring the observations up to date, each as the seat sees it that is asked there."""
        for table in range(len(memories)):
            memories[table].update(self.states[table], self.seats[table])

    def light(self, masks: bytearray, width: int) -> None:
        """Write the masks of all tables, with `width` actions each, in place of those of the last call."""
        for place in self.lit:
            masks[place] = 0
        self.lit.clear()
        for table in range(len(self.legal)):
            start = table * width
            for move in self.legal[table]:
                self.lit.append(start + move.index)
                masks[start + move.index] = 1
