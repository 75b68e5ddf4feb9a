"""Ctrl-C and the system's wish to stop: never in the middle of a move or of a file."""

import contextlib
import signal
import threading
from collections.abc import Iterator
from types import FrameType, TracebackType
from typing import Any

WISHES = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Stopped(BaseException):
    """Somebody wants the program to end; `code` is the exit code for it."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


class Guard:
    """While it is entered, a signal raises Stopped at once, or after what is being held together."""

    def __init__(self) -> None:
        self._before: dict[int, Any] = {}
        self._held = 0
        self._wish: Stopped | None = None

    def __enter__(self) -> "Guard":
        if threading.current_thread() is threading.main_thread():
            for number in WISHES:
                self._before[number] = signal.signal(number, self._signalled)
        return self

    def __exit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None) -> None:
        for number, handler in self._before.items():
            signal.signal(number, handler)
        self._before.clear()

    @contextlib.contextmanager
    def held(self) -> Iterator[None]:
        """A stretch that is finished before the program stops."""
        self._held += 1
        try:
            yield
        finally:
            self._held -= 1
        if not self._held:
            self.heed()

    def heed(self) -> None:
        """Stop now if somebody wants it, in the middle of what is held together too."""
        if self._wish is not None:
            wish, self._wish = self._wish, None
            raise wish

    def _signalled(self, number: int, frame: FrameType | None) -> None:
        wish = Stopped(128 + number)
        if self._held:
            self._wish = wish
        else:
            raise wish
