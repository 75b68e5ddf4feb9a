"""A table for the terminal that never cuts a word: where the screen is too narrow for its columns, each row becomes a few lines."""

import itertools
import string
from collections import Counter
from collections.abc import Iterable, Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.padding import Padding
from rich.segment import Segment
from rich.table import Table
from rich.text import Text

WIDE = 10**4  # columns of a screen on which everything fits


class FittingTable(Table):
    """Rich's table as long as all of its words fit; below that, for each row a heading and "column value · column value"."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        drawn = list(super().__rich_console__(console, options))
        if _words(drawn) == _words(super().__rich_console__(console, options.update(width=WIDE))):
            yield from drawn
            return
        if self.title:
            yield Text(str(self.title), style="bold")
        for row in range(self.row_count):
            yield from self._stacked(row)

    def _stacked(self, row: int) -> RenderResult:
        cells = [_text(list(column.cells)[row]) for column in self.columns]
        first = next((place for place, cell in enumerate(cells) if cell.plain.strip()), 0)
        rest = Text()
        for column, cell in list(zip(self.columns, cells, strict=True))[first + 1 :]:
            if not cell.plain.strip():
                continue
            if rest.plain:
                rest.append(" · ", style="dim")
            heading = _text(column.header).plain
            if heading.strip():
                rest.append(f"{heading} ", style="dim")
            rest.append_text(Text(" ").join(cell.split("\n")))
        title = _text(self.columns[first].header).plain.strip()
        yield Text(" ").join([*([Text(title, style="dim")] if title else []), *cells[first].split("\n")])
        if rest.plain:
            yield Padding(rest, (0, 0, 0, 2))


def _words(drawn: Iterable[object]) -> Counter[str]:
    """The words that are seen, however they are spread over lines; the lines of a box are none."""
    shown = "".join(part.text for part in drawn if isinstance(part, Segment))
    return Counter(word for word in shown.split() if word.strip("─━│"))


def _text(cell: RenderableType) -> Text:
    """A cell as text; what Rich draws in another way has no place in a line."""
    if isinstance(cell, Text):
        return cell
    return Text.from_markup(cell) if isinstance(cell, str) else Text(str(cell))


def short_codes(names: Sequence[str], letters: int) -> list[str]:
    """So many letters for each name, all different: its own letters, the first ones if they are free."""
    codes: list[str] = []
    for name in names:
        words = "".join(letter for letter in name if letter.isalpha() or letter == " ").split()
        whole = "".join(words)
        first = words[0][0] + words[1][: letters - 1] if len(words) > 1 else whole[:letters]
        tails = itertools.combinations(whole[1:], letters - 1)
        found = next((code for code in (first.ljust(letters, whole[-1]), *(whole[0] + "".join(tail) for tail in tails)) if code not in codes), None)
        if found is None:  # letters of others, as its own are all taken
            spare = itertools.product(string.ascii_lowercase, repeat=letters - 1)
            found = next(code for code in (whole[0] + "".join(tail) for tail in spare) if code not in codes)
        codes.append(found)
    return codes
