"""Whether the database can be reached: what counts as bad weather, and how it is told."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable

import asyncpg
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoneFree

from roundhouse.server.notes import NOTES
from roundhouse.server.problems import Problem

QUIET = 60.0  # seconds between two lines about the same bad weather
AGAIN = 2.0  # seconds after which a client is asked to try again
ENDED = "cannot switch to state"  # asyncpg's word, where it has read that the connection ends, but not yet its end
SHOWER = 1.0  # seconds of bad weather of which nobody is told


class Away(Problem):
    """The database cannot be reached, or cannot write: whether a change that was under way stands is not known."""

    def __init__(self) -> None:
        super().__init__("away", "the server cannot reach its database at the moment; what was acknowledged is safe, try again soon", wait=AGAIN)


class Weather:
    """What the database does, told once and not a thousand times."""

    def __init__(self) -> None:
        self.bad = False
        self.tell: Callable[[bool], None] = lambda bad: None  # called when it turns, and stays so
        self.told = False
        self._since = 0.0
        self._noted = 0.0
        self._count = 0

    def trouble(self, problem: BaseException) -> Away:
        """Note a problem with the database; what is told to whoever asked."""
        now = time.monotonic()
        self._count += 1
        turned = not self.bad
        if turned:
            self.bad, self._since = True, now
        if turned or now - self._noted >= QUIET:
            NOTES.error("the database is away (%d times so far): %s", self._count, shown(problem))
            self._noted = now
        if turned:
            asyncio.get_running_loop().call_later(SHOWER, self._turn)
        return Away()

    def _turn(self) -> None:
        if self.bad != self.told:
            self.told = self.bad
            self.tell(self.bad)

    def good(self) -> None:
        """The database has answered, and can write."""
        if self.bad:
            NOTES.warning("the database is back after %.0f s; %d calls failed meanwhile", time.monotonic() - self._since, self._count)
            self.bad, self._count = False, 0
            self._turn()


def is_away(problem: BaseException) -> bool:
    """True if the database is at fault, and not the question."""
    if isinstance(problem, OSError | TimeoutError | NoneFree | asyncpg.InterfaceError):
        return True
    cause = problem.orig if isinstance(problem, DBAPIError) else problem
    if isinstance(problem, SQLAlchemyError) and cause is None:
        return False
    if isinstance(cause, sqlite3.OperationalError):
        return getattr(cause, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF != sqlite3.SQLITE_ERROR
    if isinstance(cause, OSError | TimeoutError | asyncpg.InterfaceError | asyncpg.InternalClientError):
        return True
    state = getattr(cause, "sqlstate", None) or getattr(cause, "pgcode", None)
    if state is not None:
        return str(state)[:2] in ("08", "25", "40", "53", "55", "57", "58", "XX")  # connection, lost transaction, resources, shutdown, timeouts
    return isinstance(problem, DBAPIError) and problem.connection_invalidated


def shown(problem: BaseException) -> str:
    """A problem in one line."""
    cause = problem.orig if isinstance(problem, DBAPIError) and problem.orig is not None else problem
    text = (str(cause).splitlines() or [""])[0] or type(cause).__name__
    return f"the database had ended the connection before it was asked ({text})" if text.startswith(ENDED) else text


async def every(seconds: float, what: str, look: Callable[[], Awaitable[object]]) -> None:
    """Look again and again, while the server runs: bad weather has been noted, and anything else is, as trouble with `what`."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await look()
        except Away:
            continue
        except Exception:
            NOTES.exception(what)
