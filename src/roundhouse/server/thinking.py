"""Bots that think, in the worker processes."""

import secrets
from typing import Any, Final

from roundhouse.kernel.state import State
from roundhouse.server.notes import NOTES
from roundhouse.server.problems import Problem
from roundhouse.server.workers import Pool

SECOND: Final = "greedy"  # the bot that decides where another has failed


class Thinkers:
    """What bots think of positions."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool

    async def choose(self, state: State, seat: int, bot: str, kind: str = "bot", asker: str = "", table: str = "") -> str:
        """The notation of the move that `bot` plays for `seat`.

        Where it fails or takes too long a simple bot decides, and if that fails too any legal move is played, so that no table waits for ever.
        """
        for name in dict.fromkeys((bot, SECOND)):
            try:
                found = await self._think(state, seat, name, kind, asker, table)
            except Problem as problem:
                NOTES.error("the bot %s failed: %s", name, getattr(problem, "reason", problem))
                continue
            if any(move.text == found for move in state.moves(seat)):
                return found
            NOTES.error("the bot %s failed: its move is not legal", name)
        return secrets.choice(state.moves(seat)).text

    async def suggest(self, state: State, seat: int, bot: str, asker: str, table: str) -> dict[str, Any]:
        """The same for a person who asks for a hint, with the best moves and why: nobody answers in another's place."""
        return await self._ask(state, seat, bot, "hint", asker, table)

    async def _think(self, state: State, seat: int, bot: str, kind: str, asker: str, table: str) -> str:
        return str((await self._ask(state, seat, bot, kind, asker, table))["move"])

    async def _ask(self, state: State, seat: int, bot: str, kind: str, asker: str, table: str) -> dict[str, Any]:
        question = {"position": state.dump(), "seat": seat, "bot": bot, "chance": secrets.randbits(63)}
        answer: dict[str, Any] = await self._pool.read(kind, question, asker, table)
        return answer
