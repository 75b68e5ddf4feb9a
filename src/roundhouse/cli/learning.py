"""`roundhouse learn`: the value of a game's positions, from games of bots against themselves."""

import os
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import RenderableType
from rich.progress import Progress
from rich.table import Table

from roundhouse.arena.hiring import crew
from roundhouse.bots import bot
from roundhouse.cli.bars import bar
from roundhouse.cli.checking import find_game
from roundhouse.cli.screen import Screen
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import BadOption
from roundhouse.kernel.game import MODELS, Game
from roundhouse.kernel.texts import Texts

MATCHES_FROM = 10**6  # seeds of the matches, which no game was learned from
FAIR = 0.25  # the share of one in four


def learn(
    game: Annotated[str, typer.Argument(metavar="GAME", help="The id of a game; `roundhouse games` lists them.")],
    folder: Annotated[Path, typer.Option(metavar="DIR", help="Where games and models are kept; a second call with the same folder goes on.")],
    games: Annotated[int, typer.Option(metavar="K", min=1, help="How many games in each round.")] = 1000,
    rounds: Annotated[int, typer.Option(metavar="R", min=1, help="Rounds; from the second on the search plays with what was learned before.")] = 2,
    bots: Annotated[str, typer.Option(metavar="A,B,...", help="Who plays against itself in the first round; they take turns.")] = "greedy,easy",
    simulations: Annotated[int, typer.Option(metavar="N", min=1, help="Of the search, in later rounds and in matches.")] = 24,
    match: Annotated[int, typer.Option(metavar="M", min=0, help="Seeds of the match after each round, each played in every seat; 0: none.")] = 10,
    minutes: Annotated[float, typer.Option(metavar="T", min=0.0, help="The longest that the games, and the match, of one round may take.")] = 600.0,
    seed: Annotated[int, typer.Option(metavar="S", min=0, help="The number that fixes chance.")] = 0,
    jobs: Annotated[int, typer.Option(metavar="J", min=0, help="How many processes; 0: one a core.")] = 1,
    ray: Annotated[str | None, typer.Option("--ray", metavar="auto|ADDRESS", help="Play the games on a Ray cluster: its address, or auto.")] = None,
    out: Annotated[Path | None, typer.Option(metavar="FILE", help="Where the best model is written besides, models/value.json of a game for example.")] = None,
    lang: Annotated[str, typer.Option("--lang", metavar="LANG", envvar="ROUNDHOUSE_LANG", help="en, it or fr.")] = "en",
) -> None:
    """Learn the value of positions: games of bots against themselves, a model that fits them, and what it is worth at the table.

    It ends after so many rounds, or when a round brings no more wins. Needs the extra `learn` of the package.
    """
    found = find_game(game)
    screen = Screen(found.texts(lang))
    try:
        from roundhouse.learning import lesson
    except ImportError:
        raise BadOption("learning needs NumPy: pip install 'roundhouse[learn]'") from None
    from roundhouse.learning.selfplay import gather

    first = tuple(name.strip() for name in bots.split(","))
    for name in first:
        bot(name, Chance(0))
    workers = crew(jobs, ray)
    best: dict[str, Any] | None = None
    for number in range(1, rounds + 1):
        players = first if number == 1 else (f"search:{simulations}",)
        home = folder / f"round-{number}"
        os.environ[MODELS] = str(folder / f"round-{number - 1}") if number > 1 else "none"
        with bar(screen.texts) as progress:
            played = gather(found.id, home, games, seed + 10**7 * number, players, workers, minutes, _step(progress, found.title, games))
        made = lesson.learn(found, played, jobs)
        old = lesson.model_of(best, found) if best is not None else None
        if match:
            seats = 4 if 4 in found.seats else found.seats[-1]
            seeds = range(MATCHES_FROM, MATCHES_FROM + match)
            with bar(screen.texts) as progress:
                told = _step(progress, screen.texts.say("cli-learn-match"), match * seats)
                result = lesson.compare(found, lesson.model_of(made, found), old, simulations, seeds, minutes, told)
            made["figures"]["match"] = {"against": "judge" if old is None else f"round {number - 1}", "simulations": simulations, **result.data()}
            made["search"] = result.data()["interval"][0] > 1 / seats if old is None else True
        lesson.save(made, home / f"{found.id}.json")
        _tell(screen, found, made, number)
        if best is not None and match and made["figures"]["match"]["share"] <= FAIR:
            screen.say("cli-learn-no-gain", number=number)
            break
        best = made
    if out is not None and best is not None:
        lesson.save(best, out)
        screen.say("cli-learn-written", file=str(out))


def _step(progress: Progress, title: str, total: int) -> Callable[[int], None]:
    task = progress.add_task(title, total=total)
    return lambda more: progress.advance(task, more)


def _tell(screen: Screen, found: Game, made: dict[str, Any], number: int) -> None:
    """What a round has brought."""
    texts = screen.texts
    screen.say("cli-learn-round", "bold", number=number, title=found.title, games=made["made"]["games"], held=made["made"]["held_out"])
    screen.print(parts_table(made["figures"]["by_part"], texts))
    match = made["figures"].get("match")
    if match:
        low, high = (round(100 * bound) for bound in match["interval"])
        screen.say("cli-learn-won", wins=f"{match['wins']:g}", games=match["games"], share=round(100 * match["share"]), low=low, high=high)


def parts_table(parts: list[dict[str, Any]], texts: Texts) -> RenderableType:
    """Correlation and surprise by part of the game."""
    table = Table()
    for key in ("cli-learn-left", "cli-learn-correlation", "cli-learn-judge", "cli-learn-plain", "cli-learn-loss", "cli-learn-judge", "cli-learn-even"):
        table.add_column(texts.say(key), justify="right")
    for part in parts:
        along, loss = part["correlation"], part["log_loss"]
        numbers = (along["model"], along["judge"], along["plain"], loss["model"], loss["judge"], loss["even"])
        table.add_row(part["left"], *(f"{number:.2f}" for number in numbers))
    return table
