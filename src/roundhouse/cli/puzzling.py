"""`roundhouse puzzles`: puzzles from games of bots against themselves."""

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from roundhouse.analysis.mining import mined
from roundhouse.analysis.puzzles import Mine
from roundhouse.analysis.wording import words
from roundhouse.cli.checking import find_game
from roundhouse.cli.screen import Screen
from roundhouse.cli.stopping import Guard

SEED = 77_000


def puzzles(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The id of a game; `roundhouse games` lists them.")],
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games of bots are gone through.")] = 20,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where they are kept; a second call with the same file goes on.")] = None,
    seed: Annotated[int, typer.Option(metavar="S", min=0, help="The number that fixes chance.")] = SEED,
    lang: Annotated[str, typer.Option("--lang", metavar="LANG", envvar="ROUNDHOUSE_LANG", help="en, it or fr.")] = "en",
) -> None:
    """Find puzzles: decisions at which one move is clearly best, checked by a much deeper search, with a level by how many weaker bots miss them."""
    found = find_game(game)
    screen = Screen(words(found, lang))
    path = out or Path(f"{found.id}-puzzles.json")
    mine = Mine(path, found, seed)
    errors = Screen(screen.texts, error=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Guard() as guard, Progress(*columns, console=errors, disable=not errors.is_terminal, transient=True) as progress:
        task = progress.add_task(found.title, total=games, completed=min(games, mine.data["next"]))

        def told(_: int) -> None:
            progress.advance(task, 1)
            guard.heed()

        for number, state, made in mined(found, range(mine.data["next"], games), seed, told):
            mine.add(number, state, made)
    screen.say("insight-puzzles-found", count=mine.count, games=mine.data["next"], file=str(path))
