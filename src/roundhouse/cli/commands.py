"""What a player may type instead of a move."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from roundhouse.analysis.advice import advise
from roundhouse.bots import Seat, bot
from roundhouse.cli.menu import Menu, Unclear
from roundhouse.cli.rulebook import all_rules, find_rules
from roundhouse.cli.screen import whole_number
from roundhouse.kernel.game import seen_events

if TYPE_CHECKING:
    from roundhouse.cli.session import Session

ADVISER = "hard"  # the bot that gives hints
LAST = 20  # lines of the log that are shown if nobody says how many


class Leave(Exception):
    """The player wants to leave."""


Command = Callable[["Session", int, "Menu | None", str], None]


def follow(session: "Session", seat: int, menu: Menu | None, answer: str) -> bool:
    """Carry out `answer` if it is a command; False if it may be a move. `seat` is -1 where nobody's secrets may be shown."""
    if " ".join(answer.split()).casefold() in {text.casefold() for text in session.board.by_text}:
        return False  # a move always comes first; "/save" is the command in a game that has a move "save"
    word, _, rest = answer.partition(" ")
    command = COMMANDS.get(word.removeprefix("/").casefold())
    if command is None:
        return False
    command(session, seat, menu, rest.strip())
    return True


def why(session: "Session", seat: int, menu: Menu | None, rest: str) -> None:
    """`why MOVE`: the rule that forbids it."""
    if menu is None or seat < 0:
        raise Unclear(session.texts.say("cli-not-here", command="why"))
    if not rest:
        raise Unclear(session.texts.say("cli-usage", usage=session.texts.say("cli-usage-why")))
    move = menu.find(rest)
    session.explain(move, session.game.refusal(session.state, seat, move))


def undo(session: "Session", seat: int, menu: Menu | None, rest: str) -> None:
    """`undo`: take back a step of the turn in hand."""
    if menu is None or seat < 0:
        raise Unclear(session.texts.say("cli-not-here", command="undo"))
    session.undo(seat)
    session.screen.say("cli-undone", "green", player=session.names[seat])


def hint(session: "Session", seat: int, menu: Menu | None, rest: str) -> None:
    """`hint`: what a bot would play with what this seat knows."""
    if menu is None or seat < 0:
        raise Unclear(session.texts.say("cli-not-here", command="hint"))
    move, best = advise(bot(ADVISER, session.hint_chance.fork()), Seat(session.state, seat))
    session.screen.say("cli-hint", "green", move=session.words(move), notation=move.text)
    grid = Table.grid(padding=(0, 1))
    for number, one in enumerate(best, 1):
        reasons = session.texts.listed([_argument(session, term, points) for term, points in one.why])
        why = reasons or session.texts.say("cli-hint-even")
        expected = session.texts.say("cli-hint-expected", place=round(one.place, 1), points=round(one.points))
        words = session.texts.say("cli-hint-best", move=session.words(one.move), chance=round(100 * one.chance), expected=expected, why=why)
        grid.add_row(f"{number}.", Text(words))
    session.screen.print(grid)


def _argument(session: "Session", term: str, points: float) -> str:
    """What speaks for a move, or against it."""
    key = "cli-hint-more" if points > 0 else "cli-hint-less"
    return session.texts.say(key, term=session.texts.say(f"term-{term}"), points=round(abs(points), 1))


def log(session: "Session", seat: int, menu: Menu | None, rest: str) -> None:
    """`log [N]`: the last lines of what happened."""
    count = whole_number(rest) if rest else LAST
    if not count:
        raise Unclear(session.texts.say("cli-usage", usage=session.texts.say("cli-usage-log")))
    events = seen_events(session.events, seat if seat >= 0 else None)
    if not events:
        session.screen.say("cli-log-empty", "dim")
    session.print_events(events[-count:])


def rules(session: "Session", seat: int, menu: Menu | None, rest: str) -> None:
    """`rules [RULE or word]`: the rules reference."""
    language = session.texts.language
    found = find_rules(session.game, language, rest) if rest else all_rules(session.game, language)
    for rule, text in found.items():
        session.screen.rule_text(rule, text)


def about(session: "Session", seat: int, menu: Menu | None, rest: str) -> None:
    """`about PLAYER`: all that this seat may know about a player; without a name, about itself."""
    session.show_player(_player(session, seat, rest), seat if seat >= 0 else None)


def _player(session: "Session", seat: int, rest: str) -> int:
    """The seat that a name means, a colour or a number from 1; with nothing, one's own."""
    if not rest and seat >= 0:
        return seat
    wanted = rest.casefold()
    for other, name in enumerate(session.names):
        hues = session.game.colours_of(session.state, other)
        if wanted in (name.casefold(), str(other + 1), *hues, *(session.texts.say(f"colour-{hue}").casefold() for hue in hues)):
            return other
    raise Unclear(session.texts.say("cli-no-such-player", name=rest, players=session.texts.listed(session.names)))


def save(session: "Session", seat: int, menu: Menu | None, rest: str) -> None:
    """`save [FILE]`: keep the game."""
    session.screen.say("cli-saved", "green", path=str(session.save(Path(rest).expanduser() if rest else None)))


def table(session: "Session", seat: int, menu: Menu | None, rest: str) -> None:
    """`table`: the table and the moves again."""
    session.show_table(seat if seat >= 0 else None)
    if menu is not None:
        session.screen.print(menu.shown())


def show_help(session: "Session", seat: int, menu: Menu | None, rest: str) -> None:
    """`help`: these commands."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="bold yellow", no_wrap=True)
    grid.add_column()
    for usage, key in HELP:
        grid.add_row(session.texts.say(usage) if usage.startswith("cli-") else usage, session.texts.say(key))
    session.screen.print(grid)


def leave(session: "Session", seat: int, menu: Menu | None, rest: str) -> None:
    """`quit`: leave; the game is saved."""
    raise Leave


COMMANDS: dict[str, Command] = {
    "why": why, "undo": undo, "hint": hint, "log": log, "rules": rules, "rule": rules, "about": about, "save": save, "table": table, "moves": table,
    "help": show_help, "?": show_help, "quit": leave, "exit": leave,
}  # fmt: skip
HELP = (
    ("cli-usage-number", "cli-help-number"),
    ("cli-usage-notation", "cli-help-notation"),
    ("cli-usage-why", "cli-help-why"),
    ("undo", "cli-help-undo"),
    ("hint", "cli-help-hint"),
    ("cli-usage-log", "cli-help-log"),
    ("cli-usage-rules", "cli-help-rules"),
    ("cli-usage-about", "cli-help-about"),
    ("table", "cli-help-table"),
    ("cli-usage-save", "cli-help-save"),
    ("quit", "cli-help-quit"),
)
