"""What the terminal shell prints on, and what it reads from."""

import contextlib
import os
import re
import sys
from typing import TextIO, cast

from rich import _wrap
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from roundhouse.cli.stopping import Stopped
from roundhouse.kernel.texts import Texts

_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")  # else Rich breaks "200 $ :" at its no-break spaces
CLEAR = "\x1b[2J\x1b[3J\x1b[H"  # the screen and what was scrolled off it


class Screen(Console):
    """A Rich console that leaves names with brackets alone, and takes a closed pipe as a wish to stop."""

    def __init__(self, texts: Texts, error: bool = False) -> None:
        super().__init__(stderr=error, highlight=False, markup=False, emoji=False, soft_wrap=error)
        self.texts = texts

    def say(self, key: str, style: str = "", whole: bool = False, **facts: object) -> None:
        """Print a message of the shell on lines of its own; `whole`: unbroken, as it is to be copied."""
        self.print(Text(self.texts.say(key, **facts)), style=style or None, soft_wrap=whole or None)

    def rule_text(self, rule: str, text: str) -> None:
        """Print a rule with its id."""
        self.print(Text(rule, style="bold cyan"))
        self.print(Padding(Markdown(text), (0, 0, 0, 2)))

    def wipe(self) -> None:
        """Take everything off the screen that the next player may not see; on paper, leave a gap."""
        if self.is_terminal:
            self.file.write(CLEAR)
            self.file.flush()
        else:
            self.print("\n" * 2)

    def on_broken_pipe(self) -> None:
        """Nobody reads any more."""
        self.quiet = True
        discard(sys.stdout)
        raise Stopped(0)


class Keyboard:
    """The lines that people type, or that come through a pipe; then they are shown as if they had been typed."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen
        self.is_terminal = sys.stdin.isatty()
        self.line = 0  # how many lines were read
        if self.is_terminal:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401 - editing and history of the lines that `input` reads

    def forget(self) -> None:
        """Let nobody find with the arrow keys what somebody else has typed."""
        if self.is_terminal:
            with contextlib.suppress(ImportError):
                import readline

                readline.clear_history()

    def ask(self, prompt: str) -> str:
        """The next line without its end; EOFError where there is none."""
        if self.is_terminal:
            answer = input(prompt)
        else:
            self.screen.print(Text(prompt), end="")
            answer = sys.stdin.readline()
            if not answer:
                self.screen.print()
                raise EOFError
            self.screen.print(Text(answer.rstrip("\r\n")))
        self.line += 1
        return answer.strip()


def whole_number(answer: str) -> int | None:
    """The number that was typed; None if it is none, or longer than any list."""
    return int(answer) if answer.isascii() and answer.isdecimal() and len(answer) < 10 else None


def complain(problem: object) -> None:
    """One line on the error output."""
    text = " ".join(str(problem).split())
    with contextlib.suppress(OSError):
        print(f"roundhouse: {text}", file=sys.stderr, flush=True)


def discard(stream: TextIO) -> None:
    """Send what is still to be written to `stream` nowhere, so that closing it cannot fail."""
    with contextlib.suppress(OSError, ValueError, AttributeError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)


def allow_any_letters() -> None:
    """Letters that the terminal does not have come out as question marks, and broken ones come in as such."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        change = getattr(cast(object, stream), "reconfigure", None)
        if change is not None:
            change(errors="replace")
