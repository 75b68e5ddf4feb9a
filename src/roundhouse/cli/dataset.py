"""`roundhouse dataset`: an open data set of games, and reading one back."""

import shlex
import shutil
from pathlib import Path
from typing import Annotated

import typer

from roundhouse.arena.card import LICENCES
from roundhouse.arena.dataset import check, write
from roundhouse.arena.files import frames
from roundhouse.arena.keeping import PLAN, Folder
from roundhouse.cli.arena import BoardName, Jobs, Language, OptionPairs, Ray, play_all
from roundhouse.cli.bars import bar
from roundhouse.cli.checking import find_game
from roundhouse.cli.screen import Screen, complain
from roundhouse.cli.wishes import plan_of
from roundhouse.kernel.errors import BadOption
from roundhouse.kernel.game import game as known
from roundhouse.kernel.texts import LANGUAGES, Texts

MAKING = ".making"  # in the folder of the data set, until it is whole


def dataset(
    game: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The id of a game; not needed with --verify.")] = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Where the data set is made; a second call goes on with what is there.")] = None,
    bots: Annotated[str, typer.Option(metavar="A,B,...", help="Who plays.")] = "greedy,easy",
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 1000,
    players: Annotated[int | None, typer.Option(metavar="P", help="How many seats; 4 if not given and the game allows it.")] = None,
    board: BoardName = None,
    option: OptionPairs = None,
    seed: Annotated[int, typer.Option(metavar="S", help="The number that fixes chance.")] = 0,
    jobs: Jobs = 1,
    ray: Ray = None,
    licence: Annotated[str, typer.Option(metavar="NAME", help="cc0-1.0 or cc-by-4.0.")] = "cc0-1.0",
    verify: Annotated[Path | None, typer.Option(metavar="DIR", help="Read a data set back: checksums, and every record played again.")] = None,
    lang: Language = "en",
) -> int:
    """Make an open data set: Parquet, records, a card with licence and schema, checksums; split by deal."""
    frames()
    if verify is not None:
        return _verify(verify, lang)
    if game is None or out is None:
        raise BadOption("dataset needs a GAME and --out DIR, or --verify DIR")
    if licence not in LICENCES:
        raise BadOption(f"--licence takes {' or '.join(LICENCES)}, not {licence!r}")
    plan = plan_of(find_game(game), bots, games, players, board, option, seed)
    texts = known(plan.game).texts(lang)
    making = out / MAKING
    folder = Folder.open(making) if (making / PLAN).exists() else Folder.new(making, plan)
    if folder.plan != plan:
        raise BadOption(f"{out} holds the beginning of another data set; name another folder")
    played, _, stopped = play_all(plan, folder, jobs, ray, False, texts, show=True)
    if stopped:
        complain(texts.say("arena-stopped", games=len(played.results), total=plan.games))
        return stopped
    words = ["roundhouse", "dataset", plan.game, "--bots", ",".join(plan.bots), "--games", str(plan.games), "--players", str(plan.players)]
    words += ["--seed", str(plan.seed), *(["--board", board] if board else []), *(part for pair in option or [] for part in ("--option", pair))]
    with bar(texts) as progress:
        task = progress.add_task("", total=None)
        write(plan, played.results, out, shlex.join(words), licence, lambda name: progress.update(task, description=name))
    shutil.rmtree(making)
    Screen(texts).say("dataset-made", whole=True, games=len(played.results), folder=str(out))
    return 0


def _verify(folder: Path, lang: str) -> int:
    texts = Texts.load(lang if lang in LANGUAGES else "en")
    count = 0
    with bar(texts) as progress:
        task = progress.add_task(str(folder), total=None)
        for _ in check(folder):
            count += 1
            progress.advance(task)
    Screen(texts).say("dataset-good", whole=True, games=count, folder=str(folder))
    return 0
