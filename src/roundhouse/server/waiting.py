"""Waiting for people: reminding them, letting a bot play for them, ending a game together, and giving up."""

from dataclasses import replace
from typing import Any

from sqlalchemy.ext.asyncio import AsyncConnection

from roundhouse.server import ledger, rated, seating
from roundhouse.server.calls import BOT, END, missing, of, playing_persons, still_nudged, voters, waited_for
from roundhouse.server.chairs import PERSON, Chair
from roundhouse.server.desk import Desk
from roundhouse.server.eyes import encoded
from roundhouse.server.hub import moment
from roundhouse.server.problems import Problem
from roundhouse.server.room import Room
from roundhouse.server.row import Row

AGAIN = 30_000  # ms before the same player may be reminded again


def patience(desk: Desk, room: Room) -> int:
    """How long a player may be waited for after a nudge: a clock for days gives them their turn's time."""
    return max(desk.settings.patience, room.clock.turn if room.clock else 0)


async def nudge(desk: Desk, room: Room, by: int, seat: int) -> None:
    """Remind a player that the table waits for them; everybody sees it."""
    _known(room, seat)
    if seat == by:
        raise Problem("bad", "seat: nobody has to nudge themselves")
    if not waited_for(room, seat):
        raise Problem("state", "the table does not wait for this player")
    state, now = room.playing(), moment()
    mark = {"seat": seat, "by": by, "time": now, "phase_start": room.phase_start, "fence": state.fence, "last": room.last_ply(seat)}

    async def steps(connection: AsyncConnection, row: Row, chairs: list[Chair]) -> None:
        calls = of(row)
        kept = [one for one in calls["nudges"] if still_nudged(room, one)]
        same = next((one for one in kept if one["seat"] == seat), None)
        if same is not None and now - same["time"] < AGAIN:
            raise Problem("slow", "this player was reminded a moment ago", wait=(same["time"] + AGAIN - now) / 1000)
        ripe = same["ripe"] if same is not None else now + patience(desk, room)
        calls["nudges"] = [*(one for one in kept if one["seat"] != seat), {**mark, "ripe": ripe}]
        await ledger.set_row(connection, room.id, calls=encoded(calls))

    await seating.change(desk, room, steps)


async def vote(desk: Desk, room: Room, by: int | None, about: str, seat: int | None, bot: str) -> None:
    """Propose that a bot plays for somebody who does not answer, or that the game ends now. `by` None: the host, who need not ask."""
    room.playing()
    rated.unvoted(room.row)
    asked: dict[str, Any] = {"about": about, "seat": seat, "by": by, "agreed": [] if by is None else [by], "bot": seating.known_bot(bot)}
    if about == BOT:
        _ripe(desk, room, seat)

    async def steps(connection: AsyncConnection, row: Row, chairs: list[Chair]) -> None:
        _in_game(row, chairs, by)
        calls = of(row)
        if by is None:
            calls["vote"] = asked
            await _settle(connection, room, chairs, calls, True)
            return
        standing = calls["vote"]
        if standing is not None and (standing["about"], standing["seat"]) != (about, seat):
            raise Problem("state", "another question is being answered")
        if standing is not None:
            asked["agreed"] = sorted({*standing["agreed"], by})
        calls["vote"] = asked
        await _settle(connection, room, chairs, calls, False)

    await seating.change(desk, room, steps)


async def answer(desk: Desk, room: Room, seat: int, agree: bool) -> None:
    """A player agrees to what is proposed, or not: one who does not is enough to end it."""
    room.playing()

    async def steps(connection: AsyncConnection, row: Row, chairs: list[Chair]) -> None:
        _in_game(row, chairs, seat)
        calls = of(row)
        asked = calls["vote"]
        if asked is None or seat not in voters(chairs, asked):
            raise Problem("state", "there is nothing to answer")
        if asked["about"] == BOT:
            _ripe(desk, room, asked["seat"])
        calls["vote"] = {**asked, "agreed": sorted({*asked["agreed"], seat})} if agree else None
        await _settle(connection, room, chairs, calls, False)

    await seating.change(desk, room, steps)


async def resign(desk: Desk, room: Room, seat: int, bot: str) -> None:
    """Give up for good: a bot plays the seat to the end; where no other person is left the game ends."""
    seating.known_bot(bot)

    async def steps(connection: AsyncConnection, row: Row, chairs: list[Chair]) -> None:
        if row.status != "playing":
            raise Problem("state", "the game has not started" if row.status == "open" else "the game is over")
        if chairs[seat].resigned:
            raise Problem("state", "you have resigned already")
        chairs[seat] = replace(chairs[seat], away=True, given=False, standin=bot, resigned=True)
        await ledger.set_chair(connection, room.id, chairs[seat])
        calls = of(row)
        others = [chair for chair in chairs if chair.kind == PERSON and not chair.resigned]
        if not others and not row.in_earnest:  # such a game is played to its end by the bots, so that it counts
            await _end(connection, room)
        else:
            await ledger.set_row(connection, room.id, due=moment())
            await _settle(connection, room, chairs, calls, False)

    await seating.change(desk, room, steps)


async def _settle(connection: AsyncConnection, room: Room, chairs: list[Chair], calls: dict[str, Any], alone: bool) -> None:
    """Do what was voted for, once nobody is missing; else write down how far it has come."""
    asked = calls["vote"]
    if asked is None or (missing(chairs, asked) and not alone):
        await ledger.set_row(connection, room.id, calls=encoded(calls))
    elif asked["about"] == END:
        await _end(connection, room)
    else:
        calls["vote"] = None
        await ledger.set_chair(connection, room.id, replace(chairs[asked["seat"]], away=True, standin=asked["bot"]))
        await ledger.set_row(connection, room.id, calls=encoded(calls), due=moment())


async def _end(connection: AsyncConnection, room: Room) -> None:
    await ledger.set_row(connection, room.id, status="ended", ended=moment(), due=None, running="", takeback="", calls="")


def _ripe(desk: Desk, room: Room, seat: int | None) -> None:
    """Complain unless the player was nudged long enough ago, and the table still waits for them."""
    if seat is None:
        raise Problem("bad", "seat: whose seat a bot should take is needed")
    _known(room, seat)
    found = next((one for one in of(room.row)["nudges"] if one["seat"] == seat and still_nudged(room, one)), None)
    if found is None:
        raise Problem("state", "remind this player first")
    left = found["ripe"] - moment()
    if left > 0:
        raise Problem("slow", "this player still has some time to answer", wait=left / 1000)


def _in_game(row: Row, chairs: list[Chair], seat: int | None) -> None:
    if row.status != "playing":
        raise Problem("state", "the game is over")
    if seat is not None and seat not in playing_persons(chairs):
        raise Problem("state", "you have left this game: come back first")


def _known(room: Room, seat: int) -> None:
    if not 0 <= seat < len(room.chairs):
        raise Problem("unknown", f"there is no seat {seat}; seats are 0 to {len(room.chairs) - 1}")
