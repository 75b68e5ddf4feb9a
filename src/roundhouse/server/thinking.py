"""The server's side of the processes in which bots think."""

import asyncio
import json
import secrets
import sys
from typing import Any

from roundhouse.kernel.state import State
from roundhouse.server.notes import NOTES

LIMIT = 60.0  # seconds after which a bot is given up
HOPELESS = 3  # failures in a row after which a server without bots is not ready
LINE = 1 << 24  # bytes of the longest answer


class Thinkers:
    """A few processes; each question goes to one that is free."""

    def __init__(self, count: int) -> None:
        self._free: asyncio.Queue[_Process] = asyncio.Queue()
        self._closed = False
        self._failures = 0  # in a row
        self.waiting = 0  # questions that wait for a process
        self._all = [_Process() for _ in range(count)]
        for process in self._all:
            self._free.put_nowait(process)

    @property
    def busy(self) -> int:
        """Processes that think now."""
        return len(self._all) - self._free.qsize()

    @property
    def idle(self) -> int:
        """Processes that are free."""
        return self._free.qsize()

    @property
    def alive(self) -> bool:
        """False if its processes ended, or did not answer, several times in a row."""
        return not self._closed and self._failures < HOPELESS

    async def choose(self, state: State, seat: int, bot: str) -> str:
        """The notation of the move that `bot` plays for `seat`; any legal move if the bot fails, so that no table waits for ever."""
        question = {"position": state.dump(), "seat": seat, "bot": bot, "chance": secrets.randbits(63)}
        legal = [move.text for move in state.moves(seat)]
        self.waiting += 1
        try:
            process = await self._free.get()
        finally:
            self.waiting -= 1
        try:
            answer = await asyncio.wait_for(process.ask(question), LIMIT)
            self._failures = 0
            move = answer.get("move", "")
            if move in legal:
                return str(move)
            NOTES.error("the bot %s failed: %s", bot, answer.get("problem", "its move is not legal"))
        except (TimeoutError, OSError, ValueError) as problem:
            self._failures += 1
            NOTES.error("the bot %s failed: %s", bot, problem or type(problem).__name__)
            await process.end()
        except asyncio.CancelledError:
            await process.end()
            raise
        finally:
            self._free.put_nowait(process)
        return secrets.choice(legal)

    async def close(self) -> None:
        """End the processes."""
        self._closed = True
        for process in self._all:
            await process.end()


class _Process:
    """One process, started when it is first needed."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, question: dict[str, Any]) -> dict[str, Any]:
        """Write a line, read a line."""
        if self._process is None or self._process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(sys.executable, "-m", "roundhouse.server.thinker", stdin=pipe, stdout=pipe, limit=LINE)
        process = self._process
        assert process.stdin is not None and process.stdout is not None
        process.stdin.write(json.dumps(question).encode() + b"\n")
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise OSError("its process ended")
        answer: dict[str, Any] = json.loads(line)
        return answer

    async def end(self) -> None:
        """Stop it; the next question starts another."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()
