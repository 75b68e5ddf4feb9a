"""A simulation as it is watched and as it is told."""

import time
from contextlib import nullcontext
from typing import Any

from rich.markup import escape

from roundhouse.arena import Outcome, Plan, Summary, simulate
from roundhouse.cli import tables
from roundhouse.cli.bars import bar
from roundhouse.cli.screen import Screen
from roundhouse.cli.stopping import Guard
from roundhouse.kernel.game import Game
from roundhouse.kernel.texts import Texts


def watched(plan: Plan, jobs: int, texts: Texts, show: bool) -> tuple[list[Outcome], float]:
    """The outcomes, and how many seconds they took; with a bar on the error output if that is a terminal."""
    with Guard() as guard, bar(texts, show) as progress:
        task = progress.add_task(escape(plan.game), total=plan.games)

        def done(more: int) -> None:
            progress.advance(task, more)
            guard.heed()

        began = time.perf_counter()
        with nullcontext() if jobs == 1 else guard.held():  # processes are started and ended whole
            outcomes = simulate(plan, jobs, done)
        return outcomes, max(time.perf_counter() - began, 1e-9)


def as_data(plan: Plan, game: Game, found: Summary, seconds: float, jobs: int) -> dict[str, Any]:
    """What was asked, what came of it, and apart from both what depends on the machine: the speed."""
    return {
        "game": game.id,
        "board": plan.board or game.boards[0],
        "options": dict(plan.options),
        "players": plan.players,
        "bots": plan.bots,
        "seed": plan.seed,
        "check": plan.check,
        "result": found.data(),
        "speed": {"jobs": jobs, "seconds": seconds, "games_per_second": found.games / seconds, "decisions_per_second": found.decisions / seconds},
    }


def print_summary(screen: Screen, plan: Plan, game: Game, found: Summary, seconds: float) -> None:
    """The whole result in tables."""
    texts = screen.texts
    screen.print(tables.plan_words(plan, game, texts))
    screen.print(tables.speed_words(found, seconds, texts))
    if found.stood_in:
        screen.say("cli-stood-in", "red", count=found.stood_in)
    if plan.check:
        screen.say("cli-checked", "green", count=texts.number(found.decisions))
    for table in (
        tables.spread_table(found, texts),
        tables.wins_table(found.by_seat, texts.say("cli-seat"), texts),
        tables.wins_table(found.by_bot, texts.say("cli-bot"), texts),
    ):
        screen.print()
        screen.print(table)
