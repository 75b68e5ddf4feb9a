"""A game at the keyboard: people and bots take their turns until it is over or somebody leaves."""

import secrets
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from rich.table import Table
from rich.text import Text

from roundhouse.bots import Bot, Seat, bot
from roundhouse.bots.outside import OutsideBot
from roundhouse.cli import commands
from roundhouse.cli.about import player_sheet
from roundhouse.cli.menu import Menu, Unclear, move_words
from roundhouse.cli.rulebook import all_rules
from roundhouse.cli.saving import new_path, resume_words, save_somewhere
from roundhouse.cli.screen import Keyboard, Screen, complain
from roundhouse.cli.seats import Player
from roundhouse.cli.stopping import Guard, Stopped
from roundhouse.kernel.about import about_player
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.event import Event
from roundhouse.kernel.game import Game, seen_events
from roundhouse.kernel.move import Move
from roundhouse.kernel.record import Record
from roundhouse.kernel.refusal import Refusal
from roundhouse.kernel.state import State
from roundhouse.kernel.tabular import FittingTable
from roundhouse.kernel.texts import Texts
from roundhouse.kernel.undo import CannotUndo, undone

NOBODY = -1
NEWS = 24  # lines of news that are shown at most


class Session:
    """One game, its players, and what each person at the keyboard has been shown."""

    def __init__(self, state: State, players: Sequence[Player], screen: Screen, path: Path | None = None, chance: Chance | None = None) -> None:
        self.game: Game = state.setting.game
        self.board = state.setting.board
        self.players = list(players)
        self.names = [player.name for player in players]
        self.told_names = [player.told(screen.texts) for player in players]  # with the level of a bot
        self.written = [player.written for player in players]  # as a record names them
        self.people = [seat for seat, player in enumerate(players) if not player.bot]
        self.screen = screen
        self.texts = screen.texts
        self.keyboard = Keyboard(screen)
        self.guard = Guard()
        self.path = path  # where the game is kept; None until it was saved once
        self.saved: list[int] | None = state.plies[:] if path is not None and path.exists() else None  # the plies of the file
        self.refused = 0  # lines of a pipe that could not be followed
        self.holder = self.people[0] if len(self.people) == 1 else NOBODY  # the seat of the person who looks at the screen
        self.seen = [0] * len(self.players)  # how many events each seat has been told
        self.told = 0  # and how many somebody who watches bots only
        dice = chance if chance is not None else Chance(secrets.randbits(63))
        self.bots: list[Bot | None] = [bot(player.bot, dice.fork(), programs=True) if player.bot else None for player in players]
        for machine in self.bots:
            if isinstance(machine, OutsideBot):
                machine.report = self._program_failed
        self.hint_chance = dice.fork()
        self.state = state
        self.events: list[Event] = []
        self.take(state)
        self.seen = [len(self.events)] * len(self.players)

    # From the first move to the last word

    def run(self) -> int:
        """Play until the end or until somebody leaves; the exit code."""
        code = 0
        try:
            with self.guard:
                self._introduce()
                while not self.state.over:
                    self._next()
                self._finish()
        except EOFError:
            pass
        except commands.Leave:
            pass
        except Stopped as stopped:
            code = stopped.code
        except Exception:
            self._leave()  # whatever went wrong, the game is not lost with it
            raise
        finally:
            for machine in self.bots:
                if machine is not None:
                    machine.close()
        return code if self._leave() and not self.refused else max(code, 2)

    def _introduce(self) -> None:
        """Who sits at the table, and which of them are bots."""
        if any(self.bots):
            self.screen.say("cli-sits", "dim", players=self.texts.listed(self.told_names))

    def _leave(self) -> bool:
        with Guard() as guard, guard.held():
            return self._keep()

    def play(self, seat: int, move: Move) -> None:
        """Play a move; a signal waits until it is done."""
        with self.guard.held():
            self.state.play(seat, move)

    def take(self, state: State) -> None:
        """Go on from `state`; its events are heard again from the first move."""
        record = Record.of(state, self.names)
        fresh = record.start()
        self.events = fresh.listen()
        for seat, move in state.history():
            fresh.play(seat, move)
        self.state = fresh

    def undo(self, seat: int) -> None:
        """Take back the last step of `seat`, or raise CannotUndo."""
        with self.guard.held():
            try:
                before = undone(self.state, seat)
            except CannotUndo as problem:
                raise Unclear(f"{problem.refusal.rule}{self.texts.say('colon')}{self.texts.refused(problem.refusal)}") from None
            self.take(before)
            self.seen = [min(seen, len(self.events)) for seen in self.seen]

    def _next(self) -> None:
        """Let the bots decide that have to; then it is for a person, whoever holds the keyboard first."""
        if self.people:
            with self._thinking():
                while self._bot_plays():
                    pass
        elif self._bot_plays():
            self.print_events(seen_events(self.events[self.told :], None))
            self.told = len(self.events)
        acting = self.state.to_act()
        if acting and self.people:
            self._turn(self.holder if self.holder in acting else acting[0])

    def _bot_plays(self) -> bool:
        """One move of a bot; False if none has to decide."""
        for seat in self.state.to_act():
            machine = self.bots[seat]
            if machine is not None:
                move = machine.choose(self._known(seat))
                self.play(seat, move)
                return True
        return False

    def _known(self, seat: int) -> Seat:
        """The table as a bot knows it, with what has happened since it last looked."""
        news = self.events[self.seen[seat] :]
        self.seen[seat] = len(self.events)
        return Seat(self.state, seat, news, self.names)

    def _program_failed(self, text: str) -> None:
        """Say what a program did wrong."""
        self.screen.print(Text(text, style="red"))

    def _thinking(self) -> AbstractContextManager[object]:
        """A sign of life on a terminal while bots think."""
        if not self.screen.is_terminal or not any(self.bots[seat] for seat in self.state.to_act()):
            return nullcontext()
        return self.screen.status(self.texts.say("cli-thinking"), spinner="dots")

    # One person's decision

    def _turn(self, seat: int) -> None:
        if seat != self.holder:
            self._hand_over(seat)
            if seat != self.holder:
                return  # the one before took a step back
        self.show_table(seat)
        self.tell(seat)
        menu = self.menu(seat)
        self.screen.print(menu.shown())
        state, plies = self.state, len(self.state.plies)
        while self.state is state and len(state.plies) == plies:
            self._answer(seat, menu, self.keyboard.ask(f"{self.names[seat]}> "))

    def _answer(self, seat: int, menu: Menu, answer: str) -> None:
        if not answer:
            return
        try:
            if commands.follow(self, seat, menu, answer):
                return
            move = menu.find(answer)
            refusal = self.game.refusal(self.state, seat, move)
            if refusal is None:
                self.play(seat, move)
            else:
                self._refuse(move, refusal)
        except RoundhouseError as problem:
            self.complain(problem)

    def _refuse(self, move: Move, refusal: Refusal) -> None:
        if self.keyboard.is_terminal:
            self.explain(move, refusal)
        else:
            self.complain(Unclear(self.texts.say("colon").join((f'"{move.text}"', refusal.rule, self.texts.refused(refusal)))))

    def _hand_over(self, seat: int) -> None:
        """Hide the table until the next person has taken the keyboard; the one before may still take a step back."""
        before = self.holder
        self.keyboard.forget()
        self.screen.wipe()
        self.screen.rule(Text(self.game.title, style="bold"), style="dim")
        if before == NOBODY:
            self.screen.say("cli-first-turn", "bold", player=self.names[seat])
        else:
            self.screen.say("cli-hand-over", "bold", before=self.names[before], player=self.names[seat])
        while True:
            answer = self.keyboard.ask(self.texts.say("cli-press-enter", player=self.names[seat]) + " ")
            if not answer:
                break
            if answer.lstrip("/").casefold() == "undo" and before != NOBODY:
                try:
                    self.undo(before)
                except RoundhouseError as problem:
                    self.complain(problem)
                    continue
                return
            try:
                if not commands.follow(self, NOBODY, None, answer):
                    raise Unclear(self.texts.say("cli-only-enter", player=self.names[seat]))
            except RoundhouseError as problem:
                self.complain(problem)
        self.holder = seat
        self.screen.wipe()

    # What is printed

    def menu(self, seat: int) -> Menu:
        """The legal moves of a seat."""
        return Menu(self.game, self.board, self.texts, self.state.moves(seat), self.state.asides(seat))

    def words(self, move: Move) -> str:
        """A move in words."""
        return move_words(self.game, self.board, self.texts, move)

    def show_table(self, seat: int | None) -> None:
        """The table as `seat` sees it, under a line that says where the game is."""
        view = self.state.view(seat)
        parts = [self.game.title, self.texts.say("cli-over" if view["over"] else f"phase-{view['phase']}")]
        if seat is not None and not view["over"]:
            parts.append(self.texts.say("cli-turn-of", player=self.names[seat]))
        self.screen.print()
        self.screen.rule(Text(" · ".join(parts), style="bold"), style="dim")
        self.screen.print(self.game.terminal(view, self.texts, self.names))
        self.screen.print()

    def show_player(self, seat: int, eye: int | None) -> None:
        """All that `eye` (None: a spectator) may know about the player of a seat."""
        self.screen.print(player_sheet(about_player(self.state, seat, eye), self.names, self.texts, self.told_names[seat]))

    def tell(self, seat: int) -> None:
        """The news: the log since this seat looked last, if it is long the end of it."""
        news = seen_events(self.events[self.seen[seat] :], seat)
        self.seen[seat] = len(self.events)
        if len(news) > NEWS:
            self.screen.say("cli-earlier-news", "dim", count=len(news) - NEWS)
        self.print_events(news[-NEWS:])
        if news:
            self.screen.print()

    def print_events(self, events: Sequence[Event]) -> None:
        """Lines of the log."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(style="dim")
        grid.add_column()
        for event in events:
            grid.add_row("·", Text(self.texts.event(event, self.names)))
        if events:
            self.screen.print(grid)

    def explain(self, move: Move, refusal: Refusal | None) -> None:
        """Why a move is refused: the sentence, and the rule with its text."""
        if refusal is None:
            self.screen.say("cli-allowed", "green", move=self.words(move))
            return
        self.screen.print(Text(f"{move.text}{self.texts.say('colon')}{self.texts.refused(refusal)}", style="red"))
        self.screen.rule_text(refusal.rule, all_rules(self.game, self.texts.language).get(refusal.rule, ""))

    def complain(self, problem: RoundhouseError) -> None:
        """Say on one line what could not be followed, and with a pipe at which line of it."""
        if self.keyboard.is_terminal:
            self.screen.print(Text(" ".join(str(problem).split()), style="red"))
            return
        self.refused += 1
        complain(self.texts.say("cli-input-line", line=self.keyboard.line) + f" {problem}")

    def _finish(self) -> None:
        """The result, and the last commands."""
        alone = self.people[0] if len(self.people) == 1 else None
        for seat, machine in enumerate(self.bots):
            if machine is not None and machine.listens:
                machine.end(self._known(seat))
        self.show_table(alone)
        if alone is not None:
            self.tell(alone)
        self.screen.print(result(self.state, self.told_names, self.texts))
        while self.people:
            answer = self.keyboard.ask(self.texts.say("cli-after-end") + " ")
            if not answer:
                return
            try:
                if not commands.follow(self, self.people[0] if len(self.people) == 1 else NOBODY, None, answer):
                    raise Unclear(self.texts.say("cli-game-over"))
            except RoundhouseError as problem:
                self.complain(problem)

    # Keeping the game

    def save(self, path: Path | None = None) -> Path:
        """Write the game to a file, by default the one it was saved in before."""
        target = path or self.path or new_path(self.game.id)
        if target != self.path and target.exists():
            raise Unclear(self.texts.say("cli-exists", path=str(target)))
        with self.guard.held():
            Record.of(self.state, self.written).save(target)
        self.path, self.saved = target, self.state.plies[:]
        return target

    def _keep(self) -> bool:
        """On leaving: save what is not saved yet, and say how to go on. False if the first place refused."""
        if self.state.over and self.path is None:
            return True
        wanted = self.path or new_path(self.game.id)
        kept: Path | None = wanted
        if self.saved != self.state.plies:
            record = Record.of(self.state, self.written)
            kept = save_somewhere(record, wanted)
            if kept is None:
                complain(self.texts.say("cli-lost"))
                print(record.text, flush=True)
                return False
        self.screen.print()
        self.screen.say("cli-saved", whole=True, path=str(kept))
        if not self.state.over:
            self.screen.say("cli-resume", "bold", whole=True, command=resume_words(kept or wanted, self.texts.language))
        return kept == wanted


def result(state: State, names: Sequence[str], texts: Texts) -> Table:
    """Places, names and points of a finished game."""
    scores = state.scores()
    table = FittingTable(title=texts.say("cli-result"), title_style="bold", box=None, header_style="dim", padding=(0, 2))
    table.add_column(texts.say("cli-place"), justify="right")
    table.add_column(texts.say("cli-name"))
    table.add_column(texts.say("cli-points"), justify="right")
    for place, seat in enumerate(state.ranking(), 1):
        table.add_row(str(place), names[seat], str(scores[seat]), style="bold yellow" if place == 1 else "")
    return table
