"""Taking back: a step of one's own at once, more with the leave of the other persons."""

from typing import Any

from roundhouse.kernel.refusal import GAME_OVER
from roundhouse.kernel.undo import NOTHING
from roundhouse.server import ledger
from roundhouse.server.desk import Desk
from roundhouse.server.eyes import encoded
from roundhouse.server.ledger import paced
from roundhouse.server.problems import Problem, refused
from roundhouse.server.room import Room
from roundhouse.server.steps import Change


async def undo(desk: Desk, room: Room, seat: int, at: str, language: str = "en") -> bool:
    """Take back a step of `seat`; False if the other persons have to agree first."""

    async def step() -> Change | None:
        desk.ready(room, seat, at)
        refusal = room.undo_refusal(seat)
        if refusal is None:
            return await paced(room.try_undo(seat))
        if refusal is NOTHING or refusal is GAME_OVER or room.row.in_earnest:  # there only the turn in hand is taken back
            raise refused(room.game, refusal, language)
        if room.asked(seat, room.last_ply(seat)):
            return None
        shown = room.back_refusal(seat)
        if shown is not None:
            raise refused(room.game, shown, language)
        return await paced(room.try_back(seat, room.last_ply(seat)))

    if await desk.commit(room, step) is not None:
        return True
    await ask_for(desk, room, room.asks(seat))
    return False


async def answer(desk: Desk, room: Room, seat: int, agree: bool) -> bool:
    """A person agrees, or not; True when it has been taken back."""
    asked = room.takeback
    if asked is None or not room.stands(asked, room.state, room.phase_start, room.number):
        raise Problem("state", "nobody asks to take anything back")
    if not agree:
        await ask_for(desk, room, None)
        return False
    asked = {**asked, "agreed": sorted({*asked["agreed"], seat})}
    if room.missing(asked):
        await ask_for(desk, room, asked)
        return False

    async def step() -> Change | None:
        assert asked is not None
        still = room.status == "playing" and not room.missing(asked) and room.stands(asked, room.state, room.phase_start, room.number)
        return await paced(room.try_back(asked["seat"], asked["ply"])) if still else None

    if await desk.commit(room, step) is None:
        raise Problem("late", "somebody has moved meanwhile, so nothing is taken back")
    return True


async def ask_for(desk: Desk, room: Room, asked: dict[str, Any] | None) -> None:
    """Put a request to take back on the table, or take it away."""
    await desk.change(room, lambda connection: ledger.set_row(connection, room.id, takeback=encoded(asked) if asked else ""))
