"""Every piece on the table."""

from typing import Final

from halt.board import Line
from roundhouse import Chance, Setting, State

NOBODY: Final = -1
TICKET_POINTS: Final = 5  # for a flag at the halt of one's ticket [HT-3.2]


class Table(State):
    """A position of Halt. Seats and halts are ints, and index the lists below."""

    def __init__(self, setting: Setting, chance: Chance, like: "Table | None" = None) -> None:
        super().__init__(setting, chance, like)
        assert isinstance(setting.board, Line)
        self.line: Final = setting.board
        self.car: int = 0 if like is None else like.car  # the halt where the railcar stands
        self.way: int = 1 if like is None else like.way  # 1: away from the junction, -1: back to it
        self.turn: int = 0 if like is None else like.turn
        self.waiting: list[int] = self.line.waiting[:] if like is None else like.waiting[:]  # passengers, by halt
        self.flag: list[int] = [NOBODY] * len(self.line.halts) if like is None else like.flag[:]  # the seat that stopped there last
        self.carried: list[int] = [0] * setting.players if like is None else like.carried[:]  # passengers, by seat
        self.posted: list[bool] = [False] * setting.players if like is None else like.posted[:]  # advertised on the last turn
        self.tickets: list[int] = [] if like is None else like.tickets[:]  # a halt for each seat, which only that seat knows

    def deal(self) -> None:
        """A ticket for each seat; the others stay in the box unseen. [HT-1.3]"""
        tickets = list(range(1, len(self.line.halts)))
        self.chance.shuffle(tickets)
        self.tickets = tickets[: self.setting.players]

    def copy(self) -> "Table":
        return Table(self.setting, self.chance, self)

    def pieces(self) -> tuple[object, ...]:
        lists = (self.waiting, self.flag, self.carried, self.posted, self.tickets)
        return (self.car, self.way, self.turn, *(tuple(one) for one in lists))

    def redeal(self, seat: int) -> None:
        """Deal the tickets that `seat` may not know again; at the end all of them lie open."""
        if self.over:
            return
        own = self.tickets[seat] if seat >= 0 else NOBODY
        others = [halt for halt in range(1, len(self.line.halts)) if halt != own]
        self.chance.shuffle(others)
        self.tickets = [own if other == seat else others.pop() for other in range(self.setting.players)]

    def bonus(self, seat: int) -> int:
        """What the ticket of `seat` is worth as the flags stand. [HT-3.2]"""
        return TICKET_POINTS if self.flag[self.tickets[seat]] == seat else 0

    def scores(self) -> list[int]:
        return [self.carried[seat] + self.bonus(seat) for seat in range(self.setting.players)]

    def ranking(self) -> list[int]:
        """Most points first; ties go to more flags, then to the later seat. [HT-3.3]"""
        scores = self.scores()
        return sorted(range(self.setting.players), key=lambda seat: (-scores[seat], -self.flag.count(seat), -seat))
