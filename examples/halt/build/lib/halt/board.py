"""The line and its moves. Past this file a halt is an int."""

from typing import Final

from roundhouse import Board, BoardFile, Move

MOST: Final = 4  # passengers that wait at one halt [HT-2.5]


class Stop(Move):
    """Run the railcar on to a halt and stop there. [HT-2.2]"""

    def __init__(self, index: int, text: str, halt: int) -> None:
        super().__init__(index, text)
        self.halt: Final = halt


class Advertise(Move):
    """Put up a bill at a halt, so that one passenger more waits there. [HT-2.4]"""

    def __init__(self, index: int, text: str, halt: int) -> None:
        super().__init__(index, text)
        self.halt: Final = halt


class Line(Board):
    """The halts in their order, and every move that there can be."""

    def __init__(self, name: str, halts: list[str], waiting: list[int], spots: list[tuple[int, int]]) -> None:
        super().__init__(name)
        self.halts: Final = halts
        self.waiting: Final = waiting  # passengers at the start, by halt
        self.spots: Final = spots  # where each halt is drawn
        self.stop: Final = [Stop(halt, f"stop {title}", halt) for halt, title in enumerate(halts)]
        self.advertise: Final = [Advertise(len(halts) + halt, f"advertise {title}", halt) for halt, title in enumerate(halts)]
        for move in (*self.stop, *self.advertise):
            self.add(move)


def read(name: str, text: str, file: str) -> Line:
    """The line of a board file; an error names the row that is wrong."""
    data = BoardFile(text, file)
    rows = range(len(data.get(["halt"], list)))
    if len(rows) < 6:
        raise data.wrong(["halt"], "a line has at least six halts")
    halts = [data.get(["halt", row, "name"], str) for row in rows]
    if len(set(halts)) < len(halts):
        raise data.wrong(["halt"], "two halts have the same name")
    waiting = [data.number(["halt", row, "waiting"], 0, MOST) for row in rows]
    spots = [(data.number(["halt", row, "x"], 0, 720), data.number(["halt", row, "y"], 0, 400)) for row in rows]
    return Line(name, halts, waiting, spots)
