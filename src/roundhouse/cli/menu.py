"""The legal moves as a list to choose from: grouped by kind, numbered, long rows of numbers drawn together."""

import difflib
import itertools
import re
from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from roundhouse.cli.screen import whole_number
from roundhouse.kernel.errors import RoundhouseError, UnknownName
from roundhouse.kernel.game import Game
from roundhouse.kernel.move import Board, Move
from roundhouse.kernel.texts import Texts

LONG = 8  # so many neighbouring numbers are shown as first … last,
SHORT, MANY = 3, 16  # or so few, in a list of many moves
WIDE = 60  # so much of an answer is repeated in a message
NUMBERS = re.compile(r"(\d+(?:[.,\u00a0\u202f]\d{3})*)")  # as a language writes them: 60,000
NUMBER = re.compile(r"^(.*?)(\d+)(\D*)$")


class Unclear(RoundhouseError):
    """An answer that names no move, or more than one."""


@dataclass(frozen=True)
class Span:
    """Moves that differ in one number only, in even steps from the lowest to the highest."""

    before: str  # the notation before the number, and behind it
    behind: str
    low: int
    high: int
    step: int
    moves: tuple[Move, ...]

    @property
    def shown(self) -> str:
        """The whole row in one: "bid 1000, 2000 … 60000"."""
        if self.low == self.high:
            return self.notation(self.low)
        start = str(self.low) if self.step == 1 else f"{self.low}, {self.low + self.step}"
        return f"{self.before}{start} … {self.high}{self.behind}"

    def notation(self, number: int) -> str:
        """The notation of the move with this number."""
        return f"{self.before}{number}{self.behind}"


class Entries:
    """Numbered entries side by side; one below the other where they are longer than a line, with what follows under what came before."""

    def __init__(self, rows: Sequence[tuple[str, str]]) -> None:
        self._rows = rows

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if all(cell_len(number + words) <= options.max_width for number, words in self._rows):
            yield Columns([Text.assemble((number, "bold yellow"), words) for number, words in self._rows], padding=(0, 2), column_first=False)
            return
        grid = Table.grid()
        grid.add_column(no_wrap=True, style="bold yellow")
        grid.add_column()
        for number, words in self._rows:
            grid.add_row(f"{number:>3}", words)
        yield grid


class Menu:
    """What one seat may play now."""

    def __init__(self, game: Game, board: Board, texts: Texts, moves: Sequence[Move], asides: Sequence[Move] = ()) -> None:
        self._game = game
        self._board = board
        self._texts = texts
        self.entries: list[Move] = []  # entry number - 1 -> its move
        self.spans: list[Span] = []  # a plain number may mean one of these; never an aside, which is written out
        self._legal = [*moves, *asides]
        self._rows: list[tuple[str, list[Move | Span]]] = []
        for row, least in ((moves, LONG), (asides, 1)):
            for kind in dict.fromkeys(kind_of(move) for move in row):
                items = spanned([move for move in row if kind_of(move) == kind], least)
                self._rows.append((kind, items))
                self.entries += [item for item in items if isinstance(item, Move)]
                self.spans += [item for item in items if isinstance(item, Span) and row is moves]

    def words(self, move: Move) -> str:
        """A move in words: the message of its kind, filled in by the game."""
        return move_words(self._game, self._board, self._texts, move)

    def shown(self) -> RenderableType:
        """The list as Rich prints it."""
        numbers = {move.index: number for number, move in enumerate(self.entries, 1)}
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column()
        for kind, items in self._rows:
            singles = [item for item in items if isinstance(item, Move)]
            spans = [item for item in items if isinstance(item, Span)]
            parts: list[RenderableType] = [self._spans(spans)] if spans else []
            if singles:
                parts += self._entries([(numbers[move.index], self.words(move)) for move in singles])
            grid.add_row(kind, Group(*parts))
        return Padding(grid, (0, 0, 0, 1))

    def find(self, answer: str) -> Move:
        """The move that an answer means, legal or not: an entry's number, a number of the only span, or a notation."""
        number = whole_number(answer)
        if number is not None:
            return self._numbered(number)
        try:
            return self._game.move(answer, self._board)
        except UnknownName:
            raise Unclear(self._texts.say("cli-no-such-move", answer=answer[:WIDE]) + self._nearest(answer)) from None

    def _numbered(self, number: int) -> Move:
        entry = self.entries[number - 1] if 1 <= number <= len(self.entries) else None
        named = self._board.by_text.get(self.spans[0].notation(number)) if len(self.spans) == 1 else None
        if entry is not None and named is not None:
            raise Unclear(self._texts.say("cli-two-meanings", answer=number, first=entry.text, second=named.text))
        found = entry or named
        if found is None and self.spans:
            raise Unclear(self._texts.say("cli-write-out", answer=number, move=self.spans[0].notation(self.spans[0].low)))
        if found is None:
            raise Unclear(self._texts.say("cli-no-such-number", answer=number, count=len(self.entries)))
        return found

    def _nearest(self, answer: str) -> str:
        """A suggestion among the legal moves, if one is close."""
        legal = {move.text.casefold(): move.text for move in self._legal}
        close = difflib.get_close_matches(answer.casefold(), legal, 1, 0.6)
        return " " + self._texts.say("cli-did-you-mean", move=legal[close[0]]) if close else ""

    def _entries(self, entries: Sequence[tuple[int, str]]) -> list[RenderableType]:
        """The moves of one kind in columns; in a long list, words that all of them begin with are said once."""
        start = same_start([words for _, words in entries]) if len(entries) >= LONG else ""
        rest = [(number, words.removeprefix(start)) for number, words in entries]
        mark = ") " if any(words[:1].isdigit() for _, words in rest) else " "  # "1) 3 cubes", lest two numbers stand side by side
        rows = Entries([(f"{number:>2}{mark}", words) for number, words in rest])
        return [Text(f"{start}…", style="dim"), rows] if start else [rows]

    def _spans(self, spans: Sequence[Span]) -> Table:
        """First and last of each row of numbers, in notation and in words."""
        grid = Table.grid(padding=(0, 3))
        grid.add_column(no_wrap=True)
        grid.add_column(style="dim")
        for span in spans:
            grid.add_row(Text(span.shown, "bold yellow"), drawn_together(self.words(span.moves[0]), self.words(span.moves[-1])))
        return grid


def drawn_together(first: str, last: str) -> str:
    """The words of the first and the last move of a row: "Bid 3 … 12 cubes" where they differ in one whole number only, else both."""
    if first == last:
        return first
    ours, theirs = NUMBERS.split(first), NUMBERS.split(last)
    apart = [place for place, pair in enumerate(zip(ours, theirs, strict=False)) if pair[0] != pair[1]]
    if len(ours) == len(theirs) and len(apart) == 1 and apart[0] % 2:
        return "".join([*ours[: apart[0]], f"{ours[apart[0]]} … {theirs[apart[0]]}", *ours[apart[0] + 1 :]])
    return f"{first} … {last}"


def same_start(texts: Sequence[str]) -> str:
    """The whole words with which all texts begin, with the space behind them; one of each text is always left."""
    words = [text.split(" ") for text in texts]
    shared = list(itertools.takewhile(lambda row: len(set(row)) == 1, zip(*(row[:-1] for row in words), strict=False)))
    return "".join(f"{row[0]} " for row in shared)


def kind_of(move: Move) -> str:
    """The first word of the notation."""
    return move.text.partition(" ")[0]


def move_words(game: Game, board: Board, texts: Texts, move: Move) -> str:
    """A move in words; its notation where the game has no words for it."""
    key = f"move-{kind_of(move)}"
    return texts.say(key, **game.words(board, move)) if texts.has(key) else move.text


def spanned(moves: Sequence[Move], least: int = LONG) -> list[Move | Span]:
    """The moves of one kind, with rows of at least so many numbers in even steps drawn together; where one row is, all are."""
    families: dict[tuple[str, str], list[tuple[int, Move]]] = {}
    for move in moves:
        found = NUMBER.match(move.text)
        if found and found.group(2) == str(int(found.group(2))):
            families.setdefault((found.group(1), found.group(3)), []).append((int(found.group(2)), move))
    runs = [(name, run) for name, family in families.items() for run in _runs(sorted(family, key=_first))]
    least = least if len(moves) < MANY else min(least, SHORT)
    if not any(len(run) >= least for _, run in runs):
        return list(moves)
    spans: list[Move | Span] = []
    drawn: set[int] = set()
    for (before, behind), run in runs:
        step = run[1][0] - run[0][0] if len(run) > 1 else 1
        spans.append(Span(before, behind, run[0][0], run[-1][0], step, tuple(move for _, move in run)))
        drawn |= {move.index for _, move in run}
    return spans + [move for move in moves if move.index not in drawn]


def _runs(family: list[tuple[int, Move]]) -> list[list[tuple[int, Move]]]:
    """The numbers of one family, cut where the step changes."""
    runs: list[list[tuple[int, Move]]] = []
    for number, move in family:
        last = runs[-1] if runs else []
        if len(last) == 1 or (last and number - last[-1][0] == last[1][0] - last[0][0]):
            last.append((number, move))
        else:
            runs.append([(number, move)])
    return runs


def _first(pair: tuple[int, Move]) -> int:
    return pair[0]
