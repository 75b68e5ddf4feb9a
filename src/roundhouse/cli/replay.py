"""Stepping through a saved game."""

import sys

from rich.text import Text

from roundhouse.bots.people import who
from roundhouse.cli.menu import move_words
from roundhouse.cli.screen import Keyboard, Screen, complain, whole_number
from roundhouse.cli.seats import Player
from roundhouse.cli.session import result
from roundhouse.cli.stopping import Guard, Stopped
from roundhouse.kernel.errors import BadOption
from roundhouse.kernel.event import Event
from roundhouse.kernel.game import Game, seen_events
from roundhouse.kernel.record import Record

WORDS = {"": "next", "n": "next", "next": "next", "b": "back", "back": "back", "end": "end", "e": "end", "q": "quit", "quit": "quit", "exit": "quit"}


class Replay:
    """A record, and the move before which we stand."""

    def __init__(self, record: Record, screen: Screen, seat: int | None) -> None:
        record.state()  # every move is judged before any is shown
        self.record = record
        players = [Player(*who(name)) for name in record.seats]
        self.names = [player.name for player in players]
        self.told_names = [player.told(screen.texts) for player in players]  # with the level of a bot
        if seat is not None and not 0 <= seat < len(self.names):
            raise BadOption(f"--seat must be from 1 to {len(self.names)}, not {seat + 1}")
        self.seat = seat
        self.screen = screen
        self.texts = screen.texts
        self.state = record.start()
        self.game: Game = self.state.setting.game
        self.events = self.state.listen()

    def run(self, stepping: bool) -> int:
        """Step on request to the end; without stepping, print every move and the last table."""
        keyboard = Keyboard(self.screen)
        refused = 0
        try:
            with Guard():
                if self.told_names != self.names:
                    self.screen.say("cli-sits", "dim", players=self.texts.listed(self.told_names))
                self._table()
                while stepping:
                    answer = keyboard.ask(self._prompt())
                    if not self._step(answer):
                        refused += 1
        except EOFError:
            pass
        except Stopped as stopped:
            return stopped.code
        except _Enough:
            return 2 if refused and not keyboard.is_terminal else 0
        if len(self.state.plies) < len(self.record.moves) or not stepping:
            self._go(len(self.record.moves), True)
            self._table()
            self._variations()
        return 2 if refused and not keyboard.is_terminal else 0

    def _prompt(self) -> str:
        return self.texts.say("cli-replay-prompt", number=len(self.state.plies), total=len(self.record.moves)) + " "

    def _step(self, answer: str) -> bool:
        at, total = len(self.state.plies), len(self.record.moves)
        word, number = WORDS.get(answer.casefold()), whole_number(answer)
        if word == "quit" or (word == "next" and at == total):
            raise _Enough
        if word == "next":
            self._go(at + 1, True)
        elif word == "back":
            self._go(max(0, at - 1), False)
        elif word == "end":
            self._go(total, True)
            self._variations()
        elif number is not None and number <= total:
            self._go(number, number == at + 1)
        else:
            complain(self.texts.say("cli-replay-unclear", answer=answer[:60], total=total))
            return False
        self._table()
        return True

    def _go(self, target: int, telling: bool) -> None:
        """Come to the position after `target` moves; going back starts from the beginning."""
        if target < len(self.state.plies):
            self.state = self.record.start()
            self.events = self.state.listen()
        while len(self.state.plies) < target:
            seat, notation = self.record.moves[len(self.state.plies)]
            heard = len(self.events)
            move = self.game.move(notation, self.state.setting.board)
            hidden = self.state.phases[self.state.at].sealed and seat != self.seat
            self.state.play(seat, move)
            if telling:
                words = self.texts.say("cli-sealed") if hidden else move_words(self.game, self.state.setting.board, self.texts, move)
                self._line(seat, words, self.events[heard:])

    def _variations(self) -> None:
        """The lines that were tried besides, with their names, notes and moves."""
        board = self.state.setting.board
        for number, one in enumerate(self.record.variations, 1):
            key = "cli-variation" if one.of == 0 else "cli-variation-of"
            self.screen.say(key, "bold", of=one.of, number=number, name=one.name or "–", after=one.after)
            for row in one.note.splitlines():
                self.screen.print(Text(f"     {row}", style="dim"))
            for place, (seat, notation) in enumerate(one.moves, 1):
                words = move_words(self.game, board, self.texts, self.game.move(notation, board))
                self.screen.print(Text.assemble((f"{place:>4} ", "dim"), (self.names[seat], "bold cyan"), ": ", words))

    def _line(self, seat: int, words: str, events: list[Event]) -> None:
        number = Text(f"{len(self.state.plies):>4} ", style="dim")
        self.screen.print(number.append_text(Text.assemble((self.names[seat], "bold cyan"), self.texts.say("colon"), words)))
        for event in seen_events(events, self.seat):
            self.screen.print(Text.assemble(("     · ", "dim"), self.texts.event(event, self.names)))

    def _table(self) -> None:
        view = self.state.view(self.seat)
        parts = [self.game.title, self.texts.say("cli-move-number", number=len(self.state.plies), total=len(self.record.moves))]
        if not self.state.over:
            parts.append(self.texts.say(f"phase-{view['phase']}"))
        self.screen.rule(Text(" · ".join(parts), style="bold"), style="dim")
        self.screen.print(self.game.terminal(view, self.texts, self.names))
        if self.state.over:
            self.screen.print(result(self.state, self.told_names, self.texts))


class _Enough(Exception):
    """The reader has seen enough."""


def may_step(all_moves: bool) -> bool:
    """True unless all moves are wanted at once, or the output goes to a file or a pager while the input is the keyboard."""
    return not all_moves and (sys.stdout.isatty() or not sys.stdin.isatty())
