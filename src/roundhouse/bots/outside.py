"""A bot that is another program: any that reads and writes JSON lines, by the protocol of docs/bot_protocol.md."""

import re
import shlex
import shutil
import sys
import time
import weakref
from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from roundhouse.bots import protocol
from roundhouse.bots.program import Failed, Program
from roundhouse.bots.seat import Bot, Seat
from roundhouse.kernel.chance import Chance
from roundhouse.kernel.errors import UnknownName
from roundhouse.kernel.move import Move

SECONDS: Final = 10.0  # for an answer, if nobody says how many
MOST_SECONDS: Final = 3600.0
STARTING: Final = 10.0  # seconds for its hello, at least
FALLBACK: Final = "greedy"  # who decides where it does not, if nobody says who
FAULTS: Final = 3  # after so many the fallback plays the seat to the end
TABLE: Final = "here"
SPELLED: Final = "exec:PROGRAM ARGUMENTS, with a time for each answer (exec:5s:./mybot) and the bot that decides where it fails (exec:5s:else=easy:./mybot)"


def tell(text: str) -> None:
    """Say on the error output what a program did wrong."""
    print(f"roundhouse: {text}", file=sys.stderr, flush=True)


class OutsideBot(Bot):
    """Asks a program for its moves. It is started at its first decision; where it fails, another bot decides, and somebody is told."""

    listens: ClassVar[bool] = True

    def __init__(self, chance: Chance, words: Sequence[str], second: Bot, seconds: float = SECONDS, fallback: str = FALLBACK) -> None:
        super().__init__(chance, 0)
        self.words = list(words)
        self.seconds = seconds
        self.fallback = fallback
        self.faults = 0
        self.stood_in = 0  # decisions that the fallback has made
        self.report: Callable[[str], None] = tell
        self._second = second  # called `fallback`
        self._program: Program | None = None
        self._number = 0  # of the last turn
        self._end: Callable[[], object] = _nothing

    @classmethod
    def named(cls, chance: Chance, strength: str, find: Callable[[str, Chance], Bot]) -> "OutsideBot":
        """From what stands after `exec:`; `find` gives the bot that decides where the program fails. Nothing is started yet."""
        seconds, fallback, rest = SECONDS, FALLBACK, strength
        while found := re.match(r"(?:(\d+(?:\.\d+)?)s|else=([a-z]+)):", rest):
            rest = rest[found.end() :]
            if found[1]:
                seconds = float(found[1])
            else:
                fallback = found[2]
        if not 0.0 < seconds <= MOST_SECONDS:
            raise UnknownName(f"the bot 'exec:{strength}': the time for an answer is more than 0 and at most {MOST_SECONDS:g} seconds")
        try:
            words = shlex.split(rest)
        except ValueError as problem:
            raise UnknownName(f"the bot 'exec:{strength}': {str(problem).lower()}") from None
        if not words or not words[0]:
            raise UnknownName(f"the bot 'exec:{strength}' names no program; write {SPELLED}")
        if any("\0" in word for word in words):
            raise UnknownName(f"the bot {'exec:' + strength!r} holds a character that no program can be given")
        if shutil.which(words[0]) is None:
            raise UnknownName(f"the bot 'exec:{strength}': there is no program {words[0]!r} that can be run")
        try:
            return cls(chance, words, find(fallback, chance.fork()), seconds, fallback)
        except UnknownName as problem:
            raise UnknownName(f"the bot 'exec:{strength}': else={fallback}: {problem}") from None

    def choose(self, table: Seat) -> Move:
        """What the program answers; what the fallback plays where it does not."""
        if self.faults < FAULTS:
            try:
                return self._asked(table)
            except Failed as problem:
                self._fault(table, str(problem), dead=True)
            except protocol.Nonsense as problem:
                if self._program is not None:
                    self._program.send(protocol.written(protocol.error(TABLE, self._number, f"{problem}; {self.fallback} decides")))
                self._fault(table, str(problem), dead=self._number == 0)
        self.stood_in += 1
        return self._second.choose(table)

    def end(self, table: Seat) -> None:
        """Tell it how the game ended."""
        if self._program is not None:
            state = table.imagine(Chance(0))
            told: protocol.End = {
                "type": "end",
                "table": TABLE,
                "seat": table.seat,
                "over": state.over,
                "scores": state.scores(),
                "ranking": state.ranking(),
                "winners": state.winners(),
                "events": protocol.news(table.news),
            }
            self._program.send(protocol.written(told))

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            self._program.close()
            self._end()
            self._program = None

    def _asked(self, table: Seat) -> Move:
        program = self._program or self._begun(table)
        self._number += 1
        moves, asides = table.moves(), table.asides()
        turn: protocol.Turn = {
            "type": "turn",
            "table": TABLE,
            "seat": table.seat,
            "id": self._number,
            "view": table.view(),
            "moves": [protocol.choice(table.setting, move) for move in moves],
            "asides": [protocol.choice(table.setting, move) for move in asides],
            "events": protocol.news(table.news),
            "left": round(self.seconds * 1000),
        }
        deadline = time.monotonic() + self.seconds
        program.send(protocol.written(turn))
        return protocol.chosen(self._next(program, deadline), self._number, [*moves, *asides])

    def _begun(self, table: Seat) -> Program:
        """The program, once it has said hello and knows what is played."""
        self._number = 0
        program = self._program = Program(self.words)
        self._end = weakref.finalize(self, program.kill)  # should nobody close it
        program.send(protocol.written(protocol.hello()))
        protocol.greeted(protocol.read(program.line(time.monotonic() + max(STARTING, self.seconds))))
        program.send(protocol.written(protocol.start(table.setting, table.seat, table.names, round(self.seconds * 1000), self.fallback, TABLE)))
        return program

    def _next(self, program: Program, deadline: float) -> dict[str, object]:
        """Its next word that is no ping."""
        while (said := protocol.read(program.line(deadline)))["type"] == "ping":
            program.send(protocol.written({"type": "pong"}))
        return said

    def _fault(self, table: Seat, reason: str, dead: bool) -> None:
        """Count and tell what went wrong; a program that cannot be talked to is ended, and started again for its next decision."""
        self.faults += 1
        words = ""
        if dead and self._program is not None:
            self._program.kill()
            words = self._program.last_words
            self._end()
            self._program = None
        given_up = self.faults == FAULTS
        then = f"{self.fallback} plays seat {table.seat + 1} from now on" if given_up else f"{self.fallback} decides in its place"
        self.report(f"the program {shlex.join(self.words)!r}: {reason}; {then}" + (f"\nits last words: {words}" if words else ""))
        if given_up:
            self.close()


def _nothing() -> None:
    """There is no program to end."""
