"""Variations of a record: lines that were tried from a moment of the game, or from a moment of another line.

    variation 1 of 0 after 42: A bolder start
    ; The card would have been cheaper here.
    1 bid 5
    2 pass

    variation 2 of 1 after 1:
    2 bid 6

Line 0 is the game itself; `after` counts the moves of that line before the branch.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from roundhouse.kernel.errors import RecordError, RoundhouseError
from roundhouse.kernel.state import State

WORD: Final = "variation "
HEAD: Final = re.compile(r"variation (\d{1,4}) of (\d{1,4}) after (\d{1,6}):(?: (.*))?")
NOTE: Final = ";"
MOST: Final = 500  # variations of a record


@dataclass(frozen=True)
class Variation:
    """A line of moves that branches off from another."""

    of: int  # the line it branches off from: 0 is the game, 1 the first variation
    after: int  # moves of that line before it
    name: str
    note: str
    moves: tuple[tuple[int, str], ...]  # seat (from 0) and notation
    line: int = 0  # of the file, for messages


def written(variations: Sequence[Variation]) -> list[str]:
    """The lines of a file."""
    lines = []
    for number, one in enumerate(variations, 1):
        lines.append("")
        lines.append(f"{WORD}{number} of {one.of} after {one.after}: {' '.join(one.name.split())}".rstrip())
        lines += [f"{NOTE} {row}".rstrip() for row in one.note.splitlines()]
        lines += [f"{seat + 1} {move}" for seat, move in one.moves]
    return lines


def read(lines: Sequence[str], at: int, players: int, file: str) -> tuple[list[Variation], int]:
    """The variations from a line of a file on, and the line after them."""
    found: list[Variation] = []
    while at < len(lines):
        after = at
        while after < len(lines) and not lines[after]:
            after += 1
        if after == len(lines) or not lines[after].startswith(WORD):
            return found, at
        at = after
        head = HEAD.fullmatch(lines[at])
        if head is None or int(head[1]) != len(found) + 1 or int(head[2]) > len(found) or len(found) == MOST:
            wanted = f'"variation {len(found) + 1} of LINE after MOVES: NAME", of a line that stands before it'
            raise RecordError(file, at + 1, f"{lines[at][:60]!r} does not begin a variation: it must read {wanted}")
        start = at + 1
        at += 1
        notes: list[str] = []
        while at < len(lines) and lines[at].startswith(NOTE):
            notes.append(lines[at][1:].strip())
            at += 1
        moves = []
        while at < len(lines) and lines[at]:
            moves.append(move_of(lines[at], at + 1, players, file))
            at += 1
        found.append(Variation(int(head[2]), int(head[3]), (head[4] or "").strip(), "\n".join(notes), tuple(moves), start))
    return found, at


def move_of(line: str, number: int, players: int, file: str) -> tuple[int, str]:
    """Seat and notation of a line of a record."""
    seat, _, notation = line.partition(" ")
    if not (seat.isascii() and seat.isdecimal() and len(seat) < 4) or not 1 <= int(seat) <= players or not notation:
        raise RecordError(file, number, f"{line[:40]!r} is not a move: a seat from 1 to {players}, a space and the move are needed")
    return int(seat) - 1, notation


def check(variations: Sequence[Variation], game: Sequence[tuple[int, str]], first: State, file: str) -> None:
    """Play every variation through the rules, each move once; a RecordError that names the line where one does not keep them."""
    wanted: dict[int, set[int]] = {}
    for one in variations:
        wanted.setdefault(one.of, set()).add(one.after)
    reached: dict[tuple[int, int], State] = {}
    _along(first.copy(), game, 0, wanted.get(0, set()), reached)
    for number, one in enumerate(variations, 1):
        start = reached.get((one.of, one.after))
        if start is None:
            raise RecordError(file, one.line, f"variation {number} branches off after {one.after} moves, and line {one.of} has fewer")
        try:
            _along(start.copy(), one.moves, number, wanted.get(number, set()), reached)
        except _Broken as broken:
            raise RecordError(file, one.line, f"variation {number}, move {broken.move}: {broken.problem}") from None


def _along(state: State, moves: Sequence[tuple[int, str]], line: int, wanted: set[int], reached: dict[tuple[int, int], State]) -> None:
    """Play the moves of a line, and keep the positions from which others branch off."""
    if 0 in wanted:
        reached[line, 0] = state.copy()
    for number, (seat, notation) in enumerate(moves, 1):
        try:
            state.play(seat, state.setting.game.move(notation, state.setting.board))
        except RoundhouseError as problem:
            raise _Broken(number, problem) from None
        if number in wanted:
            reached[line, number] = state.copy()


class _Broken(Exception):
    """A move of a line that breaks a rule."""

    def __init__(self, move: int, problem: RoundhouseError) -> None:
        super().__init__(str(problem))
        self.move = move
        self.problem = problem
