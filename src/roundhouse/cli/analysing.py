"""`roundhouse analyse`: what happened in a game, where it turned, and what was luck."""

import json
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from roundhouse.analysis import analyse, turning_points
from roundhouse.analysis.page import page
from roundhouse.analysis.wording import because, headline, move_words, percent, words
from roundhouse.bots.people import who
from roundhouse.cli.checking import find_game, load_record
from roundhouse.cli.screen import Screen
from roundhouse.cli.stopping import Guard
from roundhouse.kernel.errors import UnknownName
from roundhouse.kernel.record import Record, write_whole
from roundhouse.kernel.tabular import FittingTable
from roundhouse.kernel.texts import LANGUAGES

BARS = "▁▂▃▄▅▆▇█"
COLUMNS = 48  # of the small picture of chances
TOLD = 10  # turning points


def analyse_command(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    html: Annotated[Path | None, typer.Option("--html", metavar="FILE", help="Write the report, with its charts, as one HTML file.")] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the report as JSON.")] = False,
    jobs: Annotated[int, typer.Option(metavar="J", min=0, help="How many processes; 0: one a core.")] = 0,
    lang: Annotated[str, typer.Option("--lang", metavar="LANG", envvar="ROUNDHOUSE_LANG", help="en, it or fr.")] = "en",
) -> None:
    """Every seat's chance to win over a game, the moves that cost most with better ones, and what was luck."""
    if lang not in LANGUAGES:
        raise UnknownName(f"there is no language {lang!r}; there are: {', '.join(LANGUAGES)}")
    record = load_record(file)
    game = find_game(record.heading["game"])
    texts = words(game, lang)
    errors = Screen(texts, error=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    began = time.perf_counter()
    with Guard() as guard, Progress(*columns, console=errors, disable=as_json or not errors.is_terminal, transient=True) as progress:
        task = progress.add_task(texts.say("insight-bar"), total=1.0)

        def told(done: float) -> None:
            progress.update(task, completed=done)
            guard.heed()

        report = analyse(record, jobs, told)
    if html is not None:
        write_whole(html, page(record, report, lang))
    if as_json:
        print(json.dumps(report, ensure_ascii=False))
        return
    screen = Screen(texts)
    _tell(screen, record, report, time.perf_counter() - began)
    if html is not None:
        screen.say("insight-written", "green", whole=True, file=str(html))


def _tell(screen: Screen, record: Record, report: dict[str, Any], seconds: float) -> None:
    """The report on the terminal."""
    texts = screen.texts
    state = record.start()
    game, board = state.setting.game, state.setting.board
    names = [who(name)[0] for name in record.seats]
    screen.print(Text(f"{game.title} · {texts.say('insight-moves', n=report['plies'])}", style="bold"))
    decisions = sum(one["decisions"] for one in report["seats"])
    screen.say("insight-seconds", "dim", decisions=decisions, seconds=texts.number(seconds, 1))
    screen.print(_players(record, report, texts))
    screen.print(Text("\n" + texts.say("insight-chances"), style="bold"))
    wide = max(len(name) for name in names)
    for seat, name in enumerate(names):
        screen.print(Text(f"{name:<{wide}}  {_small(report['chances'], seat)}"), soft_wrap=True)
    screen.print(Text("\n" + texts.say("insight-turning-points"), style="bold"))
    found = turning_points(report)
    if not found:
        screen.say("insight-none")
    for one in found[:TOLD]:
        screen.print(Text(headline(one, names, texts), style="yellow"))
        for key, move in (("insight-played", one["move"]), ("insight-better", one["best"])):
            screen.print(Text("  " + texts.say(key, move=move_words(game, board, texts, move)) + f" ({move})"))
        if one["why"]:
            screen.print(Text("  " + because(one["why"], names, texts), style="dim"))


def _players(record: Record, report: dict[str, Any], texts: Any) -> Table:
    table = FittingTable()
    titles = ("player", "score", "accuracy", "slips", "mistakes", "blunders", "lost", "luck")
    for place, title in enumerate(titles):
        table.add_column(texts.say(f"insight-{title}"), justify="right" if place else "left")
    scores = record.result.get("scores", "").split() or [""] * len(record.seats)
    for seat, one in enumerate(report["seats"]):
        accuracy = "" if one["accuracy"] is None else f"{texts.number(one['accuracy'], 1)} %"
        luck = f"{'+' if one['luck'] > 0 else ''}{percent(one['luck'], texts)} %"
        marks = (str(one[name]) for name in ("slip", "mistake", "blunder"))
        table.add_row(Text(record.seats[seat]), scores[seat], accuracy, *marks, f"{percent(-one['lost'], texts)} %", luck)
    return table


def _small(chances: list[list[float]], seat: int) -> str:
    """A seat's chance over the game as a row of blocks, from nothing to certain."""
    last = len(chances) - 1
    number = min(COLUMNS, last + 1)
    taken = [chances[round(last * place / max(1, number - 1))][seat] for place in range(number)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in taken)
