"""What may be known about a player, as lines on the screen."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from roundhouse.kernel.about import About, Line, Part
from roundhouse.kernel.texts import Texts, with_names

STYLES = {"plain": "", "warning": "bold red", "secret": "dim"}


def player_sheet(told: About, names: Sequence[str], texts: Texts, title: str) -> Table:
    """Under the player's title the parts, one below the other: words on the left, figures on the right."""
    sheet = Table(title=title, title_style="bold", box=None, show_header=False, padding=(0, 1))
    sheet.add_column(overflow="fold")
    sheet.add_column(justify="right", no_wrap=True)
    for part in told["parts"]:
        if part["lines"]:
            _add(sheet, part, names, texts)
    return sheet


def _add(sheet: Table, part: Part, names: Sequence[str], texts: Texts) -> None:
    sheet.add_row(Text(texts.say(f"about-{part['name']}"), style="dim"), "")
    for line in part["lines"]:
        words = texts.say(line["say"], **with_names(line["facts"], names))
        sheet.add_row(Text("  " + words[:1].upper() + words[1:]), Text(_figure(line, texts), style=STYLES[line["mark"]]))
    if part["total"] is not None:
        sheet.add_row(Text("  " + texts.say("about-total"), style="bold"), Text(_written(part["total"], part["unit"], texts), style="bold"))


def _figure(line: Line, texts: Texts) -> str:
    if line["mark"] == "secret":
        return texts.say("about-secret")
    if line["figure"] is None:
        return ""
    return _written(line["figure"], line["unit"], texts) + (" !" if line["mark"] == "warning" else "")


def _written(figure: int, unit: str, texts: Texts) -> str:
    sign = "−" if figure < 0 else ""
    return sign + (texts.say(unit, n=abs(figure)) if unit else str(abs(figure)))
