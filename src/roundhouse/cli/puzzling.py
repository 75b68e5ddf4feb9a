"""`roundhouse puzzles`: puzzles from games of bots against themselves."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from roundhouse import __version__
from roundhouse.analysis.mining import CHECKING, again, levelled, mined, simulations
from roundhouse.analysis.puzzles import Mine
from roundhouse.analysis.wording import words
from roundhouse.cli.checking import find_game
from roundhouse.cli.screen import Screen
from roundhouse.cli.stopping import Guard
from roundhouse.kernel.provenance import commit

SEED = 77_000


def puzzles(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The id of a game; `roundhouse games` lists them.")],
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games of bots are gone through.")] = 20,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where they are kept; a second call with the same file goes on.")] = None,
    seed: Annotated[int, typer.Option(metavar="S", min=0, help="The number that fixes chance.")] = SEED,
    check: Annotated[
        bool,
        typer.Option(
            "--check", help="Check those of the file once more instead, as bots and judges are now, and drop those that fail; those of the same day are done."
        ),
    ] = False,
    levels: Annotated[bool, typer.Option("--levels", help="Only give those of the file their levels anew, as the weaker bots are now.")] = False,
    lang: Annotated[str, typer.Option("--lang", metavar="LANG", envvar="ROUNDHOUSE_LANG", help="en, it or fr.")] = "en",
) -> None:
    """Find puzzles: decisions at which one move is clearly best, checked by a much deeper search, with a level by how many weaker bots miss them."""
    found = find_game(game)
    screen = Screen(words(found, lang))
    path = out or Path(f"{found.id}-puzzles.json")
    mine = Mine(path, found, seed)
    errors = Screen(screen.texts, error=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    made = provenance()
    day = made["on"]
    before = mine.count
    with Guard() as guard, Progress(*columns, console=errors, disable=not errors.is_terminal, transient=True) as progress:
        if levels:
            for one in progress.track(mine.data["games"], description=found.title):
                one["puzzles"] = levelled(one["number"], one["record"], one["puzzles"], seed)
                guard.heed()
            mine.save()
            screen.say("insight-puzzles-found", count=mine.count, games=mine.data["next"], file=str(path))
            return
        if check:
            for one in progress.track(mine.unchecked(day), description=found.title):
                mine.keep(one, again(one["number"], one["record"], one["puzzles"], seed), day)
                guard.heed()
            mine.save(made)
            screen.say("insight-puzzles-checked", count=mine.count, before=before, file=str(path))
            return
        mine.save(made)
        task = progress.add_task(found.title, total=games, completed=min(games, mine.data["next"]))

        def told(_: int) -> None:
            progress.advance(task, 1)
            guard.heed()

        for number, state, puzzle in mined(found, range(mine.data["next"], games), seed, told):
            mine.add(number, state, puzzle, day)
    screen.say("insight-puzzles-found", count=mine.count, games=mine.data["next"], file=str(path))


def provenance() -> dict[str, Any]:
    """How and when puzzles are checked: the day, the program, and how deep."""
    return {"on": f"{datetime.now(UTC):%Y-%m-%d}", "version": __version__, "commit": commit(), "simulations": simulations(CHECKING), "turns": CHECKING.turns}
