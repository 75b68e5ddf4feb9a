"""`roundhouse balance`: what a designer asks of a game and its board."""

from contextlib import closing, nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from roundhouse.arena.balance import Balance, balance
from roundhouse.arena.balance_report import Page, balance_report
from roundhouse.arena.crew import Cargo
from roundhouse.arena.design import Tournament
from roundhouse.arena.heatmap import heatmap
from roundhouse.arena.hiring import crew
from roundhouse.arena.observing import Observation, observe
from roundhouse.cli.arena import BoardName, Jobs, Language, OptionPairs, Ray
from roundhouse.cli.bars import bar
from roundhouse.cli.checking import find_game
from roundhouse.cli.screen import Screen, complain
from roundhouse.cli.stopping import Guard, Stopped
from roundhouse.cli.wishes import plan_of
from roundhouse.kernel.errors import BadOption
from roundhouse.kernel.game import game
from roundhouse.kernel.record import write_whole
from roundhouse.kernel.tabular import FittingTable
from roundhouse.kernel.texts import Texts

REPORT, MAP = "balance.html", "board.svg"
SHOWN = 5  # effects at either end, in the terminal


def balance_command(
    name: Annotated[str, typer.Argument(metavar="GAME", help="The id of a game; `roundhouse games` lists them.")],
    board: BoardName = None,
    bots: Annotated[str, typer.Option(metavar="A,B,...", help="Who plays; one alone plays against itself.")] = "greedy",
    games: Annotated[int, typer.Option(metavar="N", help="How many games.")] = 200,
    players: Annotated[int | None, typer.Option(metavar="P", help="How many seats; 4 if not given and the game allows it.")] = None,
    option: OptionPairs = None,
    seed: Annotated[int, typer.Option(metavar="S", help="The number that fixes chance.")] = 0,
    jobs: Jobs = 1,
    ray: Ray = None,
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Where the report and the picture of the board are written.")] = None,
    lang: Language = "en",
) -> int:
    """Seats, strategies, runaway leaders, decisions that matter, places that nobody uses, what each card or tile is worth."""
    if ray is not None and jobs != 1:
        raise BadOption("--jobs and --ray do not go together: Ray uses all cores of its machines")
    plan = plan_of(find_game(name), bots, games, players, board, option, seed)
    texts = game(plan.game).texts(lang)
    seen, stopped = _watched(plan, jobs, ray, texts)
    if not seen:
        return stopped
    found = balance(plan, seen)
    _tell(Screen(texts), found, texts)
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        write_whole(out / REPORT, balance_report(found, texts))
        known = game(plan.game)
        sketch = known.sketch(known.board(plan.board))
        if sketch is not None:
            write_whole(out / MAP, heatmap(sketch, found.usage, found.games, alone=True) + "\n")
        Screen(texts).say("arena-written", whole=True, file=str(out / REPORT))
    if stopped:
        complain(texts.say("arena-stopped", games=len(seen), total=plan.games))
    return stopped


def _watched(plan: Tournament, jobs: int, ray: str | None, texts: Texts) -> tuple[list[Observation], int]:
    """What was seen, and the exit code of whoever wanted it to end before."""
    seen: dict[int, Observation] = {}
    code = 0
    cargo = Cargo.of(observe, plan, plan.game, [] if plan.board is None else [plan.board])
    with Guard() as guard, bar(texts) as progress:
        task = progress.add_task(escape(game(plan.game).title), total=plan.games)
        try:
            with nullcontext() if jobs == 1 and ray is None else guard.held(), closing(crew(jobs, ray).work(cargo, range(plan.games))) as work:
                for done in work:
                    seen.update(done)
                    progress.advance(task, len(done))
                    guard.heed()
        except Stopped as wish:
            code = wish.code
    return [seen[number] for number in sorted(seen)], code


def _tell(screen: Screen, found: Balance, texts: Texts) -> None:
    """The answers in short."""
    page = Page(found, texts)
    say, number = texts.say, texts.number
    screen.print(say("balance-title", title=page.game.title), style="bold")
    table = FittingTable(box=None, header_style="dim", padding=(0, 2, 0, 0), show_header=False)
    table.add_column("")
    table.add_column("")
    for one in found.seats:
        table.add_row(say("arena-seat", seat=str(one.seat)), page.limits(one.wins))
    half = found.leaders[len(found.leaders) // 2]
    if half is not None:
        table.add_row(say("balance-half-leader"), page.limits(half))
    table.add_row(say("balance-comeback"), page.limits(found.comeback))
    table.add_row(say("arena-lead-changes"), number(found.lead_changes, 1))
    table.add_row(say("balance-never"), f"{len(found.unused())} / {len(found.usage)}")
    screen.print(table)
    if found.strategies:
        screen.print()
        screen.say("balance-strategies", "dim")
        for way in found.strategies:
            marks = ", ".join(f"{name} {'+' if amount > 0 else '−'}{number(abs(amount), 1)}" for name, amount in way.marks)
            screen.print(f"  {page.limits(way.wins)}  {marks}")
    if found.effects:
        screen.print()
        screen.say("balance-effects", "dim")
        for thing in [*found.effects[:SHOWN], *found.effects[max(SHOWN, len(found.effects) - SHOWN) :]]:
            sign = "+" if thing.difference >= 0 else "−"
            screen.print(f"  {sign}{number(100 * abs(thing.difference))} %{' *' if thing.clear else ''}  {page.item(thing.item)}")
