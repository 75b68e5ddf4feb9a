"""`roundhouse arena`: a tournament of bots, with a report, tables of the games and their records."""

import json
import shlex
import time
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from roundhouse.arena.contest import Result
from roundhouse.arena.design import Tournament, meetings
from roundhouse.arena.figures import Figures, figures
from roundhouse.arena.files import DECISIONS, GAMES, RECORDS, frames, write_decisions, write_games, write_records
from roundhouse.arena.hiring import crew
from roundhouse.arena.keeping import Folder
from roundhouse.arena.rating import rater
from roundhouse.arena.report import plan_words, report
from roundhouse.arena.running import Played, run
from roundhouse.bots import EXEC
from roundhouse.cli.bars import bar, counted
from roundhouse.cli.checking import find_game
from roundhouse.cli.screen import Screen, complain
from roundhouse.cli.stopping import Guard, Stopped
from roundhouse.cli.wishes import plan_of
from roundhouse.kernel.errors import BadOption
from roundhouse.kernel.game import Game, game
from roundhouse.kernel.record import write_whole
from roundhouse.kernel.tabular import FittingTable
from roundhouse.kernel.texts import Texts

REPORT = "report.html"
FIGURES = "figures.json"
SURE = "sure"

BoardName = Annotated[str | None, typer.Option("--board", metavar="BOARD", help="A board of the game, or the path of a .toml file.")]
OptionPairs = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option of the game; may be given several times.")]
Jobs = Annotated[int, typer.Option(metavar="J", help="How many processes; 0: one a core.")]
Ray = Annotated[str | None, typer.Option("--ray", metavar="auto|ADDRESS", help="Play on a Ray cluster: its address, or auto. Needs the extra `ray`.")]
Language = Annotated[str, typer.Option("--lang", metavar="LANG", envvar="ROUNDHOUSE_LANG", help="en, it or fr.")]


def arena(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="The id of a game; not needed with --resume.")] = None,
    bots: Annotated[str | None, typer.Option(metavar="A,B,...", help="Any number of bots, or exec:PROGRAM.")] = None,
    games: Annotated[int | None, typer.Option(metavar="N", help="How many games, rounded up so that every bot has every seat; 200 if not given.")] = None,
    players: Annotated[int | None, typer.Option(metavar="P", help="How many seats; 4 if not given and the game allows it.")] = None,
    board: BoardName = None,
    option: OptionPairs = None,
    seed: Annotated[int | None, typer.Option(metavar="S", help="The number that fixes chance.")] = None,
    jobs: Jobs = 1,
    ray: Ray = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Where games, records and the report are kept.")] = None,
    resume: Annotated[Path | None, typer.Option(metavar="DIR", help="Go on with the tournament of this folder.")] = None,
    until: Annotated[str | None, typer.Option(metavar="sure", help="sure: end as soon as the order is settled, after --games at the latest.")] = None,
    decisions: Annotated[bool, typer.Option("--decisions", help="Write one row for each decision, too.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Check the invariants of the rules after every move.")] = False,
    programs: Annotated[bool, typer.Option("--programs", help="With --resume: run the programs (exec:...) that the tournament names.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
    lang: Language = "en",
) -> int:
    """Let bots play a tournament: ratings, who beats whom, what seats are worth, how sure that is. Ctrl-C keeps what was played."""
    if until not in (None, SURE):
        raise BadOption(f"--until takes the word {SURE}, not {until!r}")
    if ray is not None and jobs != 1:
        raise BadOption("--jobs and --ray do not go together: Ray uses all cores of its machines")
    if resume is not None:
        _alone(
            resume,
            {"GAME": name, "--bots": bots, "--players": players, "--board": board, "--option": option, "--seed": seed, "--out": out, "--check": check or None},
        )
        folder: Folder | None = Folder.open(resume, games)
        assert folder is not None
        plan = folder.plan
        others = [bot for bot in plan.bots if bot.startswith(f"{EXEC}:")]
        if others and not programs:
            raise BadOption(f"the tournament in {resume} names the program {others[0].partition(':')[2]!r}; to run it, say --programs")
    else:
        plan = _plan(name, bots, games, players, board, option, seed, check)
        folder = Folder.new(out, plan) if out is not None else None
    found = game(plan.game)
    texts = found.texts(lang)
    rater()  # what is missing is said before anything is played
    if folder is not None:
        frames()
    played, seconds, stopped = play_all(plan, folder, jobs, ray, until == SURE, texts, show=not as_json)
    if not played.results:
        _say_stopped(texts, texts.say("arena-stopped-early"), folder)
        return stopped
    made = figures(plan, played.results)
    if folder is not None:
        _write(folder, played, made, texts, decisions)
    if as_json:
        print(json.dumps({"game": plan.game, "bots": plan.bots, "seed": plan.seed, "figures": made.data()}, ensure_ascii=False, indent=1))
    else:
        _tell(Screen(texts), played, made, seconds, folder, found)
    if stopped:
        _say_stopped(texts, texts.say("arena-stopped", games=len(played.results), total=plan.games), folder)
    return stopped


def _say_stopped(texts: Texts, words: str, folder: Folder | None) -> None:
    complain(words)
    if folder is not None:
        complain(texts.say("cli-resume", command=f"roundhouse arena --resume {shlex.quote(str(folder.path))}"))


def _alone(path: Path, others: dict[str, object]) -> None:
    for wish, value in others.items():
        if value is not None:
            raise BadOption(f"{wish} does not go with --resume: the tournament in {path} has its own")


def _plan(
    name: str | None, bots: str | None, games: int | None, players: int | None, board: str | None, option: list[str] | None, seed: int | None, check: bool
) -> Tournament:
    if name is None:
        raise BadOption("arena needs a GAME, or --resume DIR")
    if bots is None:
        raise BadOption("arena needs --bots A,B,...: who plays")
    return plan_of(find_game(name), bots, 200 if games is None else games, players, board, option, 0 if seed is None else seed, check)


def play_all(plan: Tournament, folder: Folder | None, jobs: int, ray: str | None, sure: bool, texts: Texts, show: bool) -> tuple[Played, float, int]:
    """What was played, in how many seconds, and the exit code of whoever wanted it to end before."""
    results: dict[int, Result] = {}
    began = time.perf_counter()
    with Guard() as guard, bar(texts, show) as progress:
        task = progress.add_task(escape(game(plan.game).title), total=plan.games)
        first = True

        def told(news: list[Result]) -> None:
            nonlocal first
            results.update({one.number: one for one in news})
            if first:  # those of an earlier sitting say nothing about the speed
                first = False
                progress.update(task, completed=len(news))
                progress.reset(task, completed=len(news), total=plan.games)
            else:
                progress.advance(task, len(news))
            guard.heed()

        try:
            with nullcontext() if jobs == 1 and ray is None else guard.held():  # processes are started and ended whole
                played = run(plan, crew(jobs, ray), folder, sure, told)
        except Stopped as wish:
            return Played(plan, [results[number] for number in sorted(results)], []), time.perf_counter() - began, wish.code
    return played, time.perf_counter() - began, 0


def _write(folder: Folder, played: Played, made: Figures, texts: Texts, decisions: bool) -> None:
    """Report, tables and records, into the folder."""
    path, plan = folder.path, played.plan
    write_games(plan, played.results, path / GAMES)
    if decisions:
        with counted(texts, texts.say("arena-writing-decisions"), played.results, len(played.results)) as each:
            write_decisions(plan, each, path / DECISIONS)
    with counted(texts, texts.say("arena-writing-records"), played.results, len(played.results)) as each:
        write_records(plan, each, path / RECORDS)
    write_whole(path / FIGURES, json.dumps(made.data(), ensure_ascii=False, indent=1) + "\n")
    write_whole(path / REPORT, report(played, made, texts))


def _tell(screen: Screen, played: Played, made: Figures, seconds: float, folder: Folder | None, found: Game) -> None:
    """The figures in tables."""
    texts, plan = screen.texts, played.plan
    number = texts.number
    screen.print(f"{found.title} · {plan_words(plan, found, texts)}", style="bold")
    screen.say("arena-speed", games=number(made.games), seconds=number(seconds, 1), rate=_rate(made.games / max(seconds, 1e-9), texts))
    if played.settled:
        screen.say("arena-settled", "green")
    screen.print()
    screen.print(_bots(made, texts))
    if len(made.bots) > 1:
        screen.print()
        screen.say("arena-pairs", "dim")
        screen.print(_pairs(made, texts))
    screen.print()
    screen.print(_seats(made, texts))
    least, most = meetings(plan)
    if least != most and plan.round:
        screen.say("arena-method-uneven", "yellow", low=str(least), high=str(most), round=str(plan.round))
    if made.stood_in:
        screen.say("cli-stood-in", "red", count=made.stood_in)
    if folder is not None:
        screen.say("arena-written", whole=True, file=str(folder.path / REPORT))


def _rate(rate: float, texts: Texts) -> str:
    return texts.number(rate, 1 if rate >= 1 else 3)


def _limits(low: float, high: float, texts: Texts, digits: int = 1) -> str:
    dash = "–" if high >= 0 else " – "  # a dash and a minus sign side by side are hard to read
    return f"{texts.number(low, digits)}{dash}{texts.number(high, digits)}"


def _bots(made: Figures, texts: Texts) -> FittingTable:
    table = FittingTable(box=None, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column(texts.say("cli-bot"))
    for key in ("arena-rating", "cli-interval", "cli-wins", "cli-interval", "arena-rank", "cli-mean", "arena-ms"):
        table.add_column(texts.say(key), justify="right", no_wrap=True)
    for one in made.bots:
        rating, wins = one.rating, one.wins
        cells = [texts.number(rating.rating, 1), _limits(rating.low, rating.high, texts), f"{texts.number(100 * wins.share, 1)} %"]
        cells += [
            f"{_limits(100 * wins.low, 100 * wins.high, texts)} %",
            texts.number(one.rank, 2),
            texts.number(one.scores.mean, 1),
            texts.number(1000 * one.seconds, 2),
        ]
        table.add_row(one.name, *cells)
    return table


def _pairs(made: Figures, texts: Texts) -> FittingTable:
    table = FittingTable(box=None, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column("")
    names = [one.name for one in made.bots]
    known = {(one.first, one.second): one.share for one in made.pairs}
    for name in names:
        table.add_column(name, justify="right")
    for first in names:
        table.add_row(first, *(f"{texts.number(100 * known[first, second])} %" if (first, second) in known else "–" for second in names))
    return table


def _seats(made: Figures, texts: Texts) -> FittingTable:
    table = FittingTable(box=None, header_style="dim", padding=(0, 2, 0, 0))
    table.add_column(texts.say("cli-seat"))
    for key in ("cli-wins", "cli-interval", "cli-mean"):
        table.add_column(texts.say(key), justify="right", no_wrap=True)
    for one in made.seats:
        wins = one.wins
        table.add_row(
            str(one.seat), f"{texts.number(100 * wins.share, 1)} %", f"{_limits(100 * wins.low, 100 * wins.high, texts)} %", texts.number(one.scores.mean, 1)
        )
    return table
