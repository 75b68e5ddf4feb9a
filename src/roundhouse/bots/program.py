"""Another program, talked to by lines over its standard input and output. It never outlives us, and neither do its children."""

import contextlib
import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections import deque
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Final

from roundhouse.bots.protocol import LONGEST

WAITING: Final = 100  # lines that nobody has read yet: more is a flood
LAST_WORDS: Final = 2000  # letters of its standard error that are kept
GOODBYE: Final = 1.0  # seconds to end by itself once its input has ended
KEEPER: Final = Path(__file__).with_name("keeper.py")


class Failed(Exception):
    """The program cannot be talked to any more; says why."""


class Program:
    """A running program. Whatever becomes of it, its process is ended and waited for."""

    def __init__(self, words: Sequence[str]) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._lines: deque[bytes] = deque()
        self._said = threading.Condition()
        self._reason = ""  # why it has ended; empty while it runs
        self._written: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._errors = b""
        self._reader = threading.Thread(target=self._run, args=(list(words),), daemon=True, name=f"program {words[0]}")
        self._ready = threading.Event()
        self._reaping = threading.Lock()  # held while its number is given back, so that nobody else can have it when we kill
        self._reader.start()
        self._ready.wait()
        if self._process is None:
            raise Failed(self._reason)

    def send(self, line: str) -> None:
        """Put a line on its way; nobody waits for a program that does not read."""
        self._written.put(line.encode() + b"\n")

    def line(self, deadline: float) -> bytes:
        """Its next line, until a moment of the monotonic clock; Failed if there is none."""
        with self._said:
            while not self._lines:
                if self._reason:
                    raise Failed(self._reason)
                left = deadline - time.monotonic()
                if left <= 0:
                    raise Failed("it did not answer in time")
                self._said.wait(left)
            return self._lines.popleft()

    def close(self) -> None:
        """End its input, and soon after that the program."""
        self._written.put(None)
        self._reader.join(GOODBYE)
        self.kill()

    def kill(self) -> None:
        """End it and its children now."""
        self._written.put(None)
        self._kill()
        self._reader.join()

    @property
    def last_words(self) -> str:
        """The end of what it wrote to its standard error, as text that no terminal takes for anything else."""
        text = self._errors[-LAST_WORDS:].decode("utf-8", "replace")
        return "".join(letter for letter in text if letter.isprintable() or letter == "\n").strip()

    # In threads of their own

    def _run(self, words: list[str]) -> None:
        """Start the program and read what it says. This thread stays until it has ended: should the thread go, the system ends the program."""
        kept = [sys.executable, "-I", "-S", str(KEEPER), str(os.getpid()), *words] if sys.platform == "linux" and sys.executable else words
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(kept, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except OSError as problem:
            self._reason = f"it cannot be started: {problem.strerror or problem}"
            return
        finally:
            self._ready.set()
        process = self._process
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None
        threading.Thread(target=self._write, args=(process.stdin,), daemon=True).start()
        errors = threading.Thread(target=self._hear, args=(process.stderr,), daemon=True)
        errors.start()
        reason = self._read(process.stdout)
        self._written.put(None)
        code = self._ended(process, 0.0 if reason else GOODBYE)
        errors.join(GOODBYE)
        for stream in (process.stdout, process.stderr):
            with contextlib.suppress(OSError, ValueError):
                stream.close()
        with self._said:
            self._reason = reason or _how(code)
            self._said.notify_all()

    def _read(self, stream: IO[bytes]) -> str:
        """Lines until there are no more; what is wrong if there are too many, or one is too long."""
        while line := stream.readline(LONGEST + 1):
            if len(line) > LONGEST:
                return f"it said a line of more than {LONGEST} bytes"
            with self._said:
                if len(self._lines) >= WAITING:
                    return f"it said more than {WAITING} lines that nobody asked for"
                self._lines.append(line)
                self._said.notify_all()
        return ""

    def _write(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):
            while (line := self._written.get()) is not None:
                stream.write(line)
                stream.flush()
        with contextlib.suppress(OSError, ValueError):
            stream.close()

    def _hear(self, stream: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError):
            while part := os.read(stream.fileno(), 4096):
                self._errors = (self._errors + part)[-2 * LAST_WORDS :]

    def _ended(self, process: "subprocess.Popen[bytes]", grace: float) -> int | None:
        """Wait for a program that says nothing more, a little; then end what is left of it. Its exit code; None if it did not end by itself."""
        until = time.monotonic() + grace
        while not (exited := _exited(process)) and time.monotonic() < until:
            time.sleep(0.005)
        self._kill()
        with self._reaping:
            code = process.wait()
        return code if exited else None

    def _kill(self) -> None:
        """End the process, unless it has been waited for, and its children."""
        process = self._process
        with self._reaping:
            if process is not None and process.returncode is None:
                with contextlib.suppress(OSError):
                    if sys.platform == "win32":
                        process.kill()
                    else:
                        os.killpg(process.pid, signal.SIGKILL)


def _how(code: int | None) -> str:
    """How a program ended, by its exit code."""
    if code is None:
        return "it closed its standard output"
    return f"it was ended by signal {-code}" if code < 0 else f"it ended with code {code}"


def _exited(process: "subprocess.Popen[bytes]") -> bool:
    """True if it has ended; it is not waited for yet, so that its group can still be named."""
    if sys.platform == "win32":
        return process.poll() is not None
    return os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT | os.WNOHANG) is not None
