"""Long lists and newcomers: one after the other, so that a move waits for one of them at most, however many there are at once."""

import asyncio
from collections.abc import Awaitable, Callable, Hashable
from types import TracebackType
from typing import Any, Final, TypeVar

from roundhouse.server.problems import Problem

T = TypeVar("T")
PATIENCE: Final = 3.0  # seconds that anybody waits


class Turnstile:
    """Lets one through at a time, in the order in which they came."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()
        self._together: dict[Hashable, asyncio.Task[Any]] = {}

    async def __aenter__(self) -> None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._lock.acquire()
        except TimeoutError:
            raise Problem("busy", "too much is asked for at the moment; try again soon", wait=1.0) from None

    async def __aexit__(self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None) -> None:
        self._lock.release()

    async def together(self, what: Hashable, work: Callable[[], Awaitable[T]]) -> T:
        """Do `work` once for all who wait for the same thing: none of them gets what was read before they asked."""
        task = self._together.get(what)
        if task is None:
            task = self._together[what] = asyncio.create_task(self._once(what, work))
        return await asyncio.shield(task)

    async def _once(self, what: Hashable, work: Callable[[], Awaitable[T]]) -> T:
        try:
            await self.__aenter__()
        finally:
            del self._together[what]  # whoever comes from now on wants newer things
        try:
            return await work()
        finally:
            self._lock.release()
