"""Tables that the commands print: games, rule coverage, simulations."""

from collections.abc import Sequence
from pathlib import Path

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from roundhouse.arena import Plan, Spread, Summary
from roundhouse.arena.statistics import Wins
from roundhouse.cli.rulebook import Coverage
from roundhouse.kernel.game import Game
from roundhouse.kernel.options import Option
from roundhouse.kernel.tabular import FittingTable
from roundhouse.kernel.texts import Texts


def game_words(game: Game, language: str) -> Group:
    """A game that is installed: title, id, players, boards and options."""
    texts = game.texts(language)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    grid.add_row(texts.say("cli-players"), ", ".join(map(str, game.seats)))
    grid.add_row(texts.say("cli-boards"), ", ".join(game.boards))
    for place, option in enumerate(game.options):
        words = Text.assemble(texts.say(f"option-{option.name}"), " · ", (option_words(option), "cyan"))
        grid.add_row(texts.say("cli-options") if place == 0 else "", words)
    return Group(Text.assemble((game.title, "bold"), "  ", (game.id, "yellow")), Padding(grid, (0, 0, 1, 2)))


def option_words(option: Option) -> str:
    """An option as it is typed, its default first."""
    choices = sorted(option.choices, key=lambda choice: choice != option.default)
    return f"{option.name}={'|'.join(option.spelled(choice) for choice in choices)}"


def coverage_table(found: Coverage, texts: Texts) -> Table:
    """Rule -> tests."""
    table = FittingTable(box=None, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column(texts.say("cli-rule"), style="bold cyan", no_wrap=True)
    table.add_column(texts.say("cli-tests"), overflow="fold")
    for rule, tests in found.tests.items():
        table.add_row(rule, Text("\n").join(Text(_short(test)) for test in tests) if tests else Text(texts.say("cli-no-test"), style="bold red"))
    return table


def _short(test: str) -> str:
    place, _, name = test.rpartition(" ")
    path, _, line = place.rpartition(":")
    return f"{name}  ({Path(path).name}:{line})"


def plan_words(plan: Plan, game: Game, texts: Texts) -> Text:
    """What was simulated, on one line."""
    options = [f"{option.name}={option.spelled(dict(plan.options)[option.name])}" for option in game.options]
    parts = [game.title, texts.say("cli-count-players", count=plan.players), ", ".join(plan.bots), texts.say("cli-seed", seed=str(plan.seed)), *options]
    return Text(" · ".join(parts), style="bold")


def speed_words(found: Summary, seconds: float, texts: Texts) -> str:
    """Games and decisions in how many seconds."""
    return texts.say(
        "cli-speed",
        games=texts.number(found.games), decisions=texts.number(found.decisions), seconds=texts.number(seconds, 2),
        game_rate=texts.number(found.games / seconds, 1), decision_rate=texts.number(found.decisions / seconds),
    )  # fmt: skip


def spread_table(found: Summary, texts: Texts) -> Table:
    """Scores and lengths."""
    table = FittingTable(box=None, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column("")
    for key in ("cli-mean", "cli-sd", "cli-min", "cli-max"):
        table.add_column(texts.say(key), justify="right")
    table.add_row(texts.say("cli-length"), *_spread(found.length, texts))
    table.add_row(texts.say("cli-scores"), *_spread(found.scores, texts))
    return table


def wins_table(rows: Sequence[Wins], heading: str, texts: Texts) -> Table:
    """Wins by seat or by bot, with their intervals."""
    table = FittingTable(box=None, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column(heading)
    for key in ("cli-wins", "cli-share", "cli-interval", "cli-fair", "cli-mean", "cli-sd", "cli-min", "cli-max"):
        table.add_column(texts.say(key), justify="right", no_wrap=True)
    for row in rows:
        share, low, high, fair = (texts.number(part * 100, 1) for part in (row.share, row.low, row.high, row.fair))
        table.add_row(row.name, f"{row.wins}/{row.games}", f"{share} %", f"{low}–{high} %", f"{fair} %", *_spread(row.scores, texts))
    return table


def _spread(spread: Spread, texts: Texts) -> list[str]:
    return [texts.number(spread.mean, 1), texts.number(spread.sd, 1), texts.number(spread.min), texts.number(spread.max)]
