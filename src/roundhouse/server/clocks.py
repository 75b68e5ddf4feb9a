"""The clocks of a table: a time for each turn, then a reserve, which may refill; hours and holidays in which they stand still. Milliseconds."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from typing import Any, Final
from zoneinfo import ZoneInfo

DAY: Final = 86_400_000
LATE: Final = 1 << 53  # a moment that never comes
DAYS: Final = 1000  # that are looked at at most
Off = list[list[int]]  # from when to when somebody is away


@dataclass(frozen=True)
class Clock:
    """What was agreed."""

    turn: int  # for each turn
    reserve: int  # for the whole game, used when the time of a turn has run out
    out: str  # when both are gone: "move" a bot makes this turn, "pass" it is passed where the game allows, "takeover" a bot stands in, "out" for good
    bot: str
    refill: int = 0  # comes back to the reserve after each turn, as long as it is not full
    hours: dict[str, Any] | None = None  # zone, start and end in minutes after midnight: outside of them the clocks stand still; None: they always run
    holidays: int = 0  # days that each player may be away

    def data(self) -> dict[str, Any]:
        """As JSON data."""
        more = {"refill": self.refill, "hours": self.hours, "holidays": self.holidays}
        return {"turn": self.turn, "reserve": self.reserve, "out": self.out, "bot": self.bot, **more}

    @staticmethod
    def read(text: str) -> "Clock | None":
        """The clock that `data` wrote; None for a table without one."""
        return Clock(**json.loads(text)) if text else None

    def stretches(self, off: Off, start: int) -> Iterator[tuple[int, int]]:
        """From `start` on, when the clock of somebody who is away at these times runs, from when to when."""
        for begin, end in self._open(start):
            at = begin
            for gone, back in sorted(off):
                if gone >= end or back <= at:
                    continue
                if gone > at:
                    yield at, gone
                at = max(at, back)
            if at < end:
                yield at, end

    def _open(self, start: int) -> Iterator[tuple[int, int]]:
        """From `start` on, the hours in which the clocks of the table run."""
        if not self.hours or self.hours["start"] == self.hours["end"]:
            yield start, LATE
            return
        zone = ZoneInfo(self.hours["zone"])
        opens, shuts = (time(minute // 60, minute % 60) for minute in (self.hours["start"], self.hours["end"]))
        day = datetime.fromtimestamp(start / 1000, UTC).astimezone(zone).date() - timedelta(days=1)
        for number in range(DAYS):
            first = day + timedelta(days=number)
            last = first if opens < shuts else first + timedelta(days=1)
            begin, end = (int(datetime.combine(date, minute, zone).timestamp() * 1000) for date, minute in ((first, opens), (last, shuts)))
            if end > start:
                yield max(begin, start), end

    def ran(self, off: Off, since: int, now: int) -> int:
        """How long the clock ran from `since` to `now`."""
        if not self.hours and not off:
            return max(0, now - since)
        total = 0
        for begin, end in self.stretches(off, since):
            if begin >= now:
                break
            total += min(end, now) - begin
        return total

    def after(self, off: Off, since: int, left: int) -> int:
        """When the clock will have run so long, from `since` on."""
        if not self.hours and not off:
            return since + left
        for begin, end in self.stretches(off, since):
            if left <= end - begin:
                return begin + left
            left -= end - begin
        return LATE


class Running:
    """The clocks as they stand: what is left of each reserve, and since when each seat thinks (0: it does not).

    `began` and `held` are the moment and the reserves with which the phase began: all that others may see while answers are sealed. `base` is
    what of the turn in hand was used before `since`, `off` when each seat is on holiday.
    """

    def __init__(self, reserve: list[int], since: list[int], began: int, held: list[int], base: list[int] | None = None, off: list[Off] | None = None) -> None:
        self.reserve = reserve
        self.since = since
        self.began = began
        self.held = held
        self.base = base or [0] * len(reserve)
        self.off: list[Off] = off or [[] for _ in reserve]

    @staticmethod
    def start(clock: Clock, players: int) -> "Running":
        """Full reserves; nobody thinks."""
        return Running([clock.reserve] * players, [0] * players, 0, [clock.reserve] * players)

    @staticmethod
    def read(text: str) -> "Running":
        """What `text` wrote."""
        data = json.loads(text)
        return Running(data["reserve"], data["since"], data["began"], data["held"], data.get("base"), data.get("off"))

    @property
    def text(self) -> str:
        """As JSON, for the database."""
        more = {"base": self.base, "off": self.off} if any(self.base) or any(self.off) else {}
        return json.dumps({"reserve": self.reserve, "since": self.since, "began": self.began, "held": self.held, **more})

    def used(self, clock: Clock, seat: int, since: int, now: int) -> int:
        """What of a turn that began then is used."""
        return self.base[seat] + clock.ran(self.off[seat], since, now)

    def step(self, clock: Clock, owing: list[int], now: int, fresh: bool = False) -> None:
        """Somebody has moved: stop the clocks of those who owe nothing any more, start those of the others. `fresh`: a new phase, a new turn for all."""
        for seat, since in enumerate(self.since):
            if since and (fresh or seat not in owing):
                left = max(0, self.reserve[seat] - max(0, self.used(clock, seat, since, now) - clock.turn))
                self.reserve[seat] = min(clock.reserve, left + clock.refill)
                self.since[seat] = self.base[seat] = 0
            if seat in owing and not self.since[seat]:
                self.since[seat] = now
        if fresh:
            self.began = now
            self.held = self.reserve[:]

    def resume(self, clock: Clock, seat: int, now: int) -> None:
        """A step was taken back: the time of that turn counts as used, so that nobody gains by it."""
        self.since[seat], self.base[seat] = now, clock.turn

    def pause(self, last: int, now: int) -> None:
        """Nobody was served from `last` to `now`: that time counts for nobody."""
        self.since = [since and now - max(0, last - since) for since in self.since]
        self.began = self.began and now - max(0, last - self.began)

    def until(self, clock: Clock, seat: int) -> int | None:
        """When the time of `seat` is up; None if it does not think."""
        since = self.since[seat]
        return clock.after(self.off[seat], since, max(0, clock.turn + self.reserve[seat] - self.base[seat])) if since else None

    # Holidays

    def days_left(self, clock: Clock, seat: int) -> int:
        """Milliseconds of holiday that a seat has left."""
        return max(0, clock.holidays * DAY - sum(back - gone for gone, back in self.off[seat]))

    def away_until(self, seat: int, now: int) -> int | None:
        """Until when a seat is on holiday; None if it is not."""
        return next((back for gone, back in self.off[seat] if gone <= now < back), None)

    def rest(self, clock: Clock, seat: int, now: int, wanted: int) -> None:
        """Go on holiday from now on, for as long as one wants and has left; with nothing wanted, come back."""
        self.off[seat] = [[gone, min(back, now)] for gone, back in self.off[seat] if gone < now]
        days = min(wanted, self.days_left(clock, seat))
        if days > 0:
            self.off[seat].append([now, now + days])

    def shown(self, clock: Clock, seat: int, running: bool, sealed: bool, now: int) -> dict[str, Any]:
        """The clock of `seat` for somebody who believes that it thinks, or not; `sealed`: who may not know whether it has answered."""
        reserve = self.held[seat] if sealed else self.reserve[seat]
        since = (self.began if sealed else self.since[seat]) or now
        base = 0 if sealed else self.base[seat]
        used = base + clock.ran(self.off[seat], since, now) if running else 0
        return {
            "seat": seat,
            "turn": max(0, clock.turn - used),
            "reserve": max(0, reserve - max(0, used - clock.turn)),
            "running": running,
            "until": clock.after(self.off[seat], since, max(0, clock.turn + reserve - base)) if running else None,
            "stands": self.stands(clock, seat, now),
            "away": self.away_until(seat, now),
            "days": self.days_left(clock, seat) // DAY,
        }

    def stands(self, clock: Clock, seat: int, now: int) -> bool:
        """True while the clock of a seat would not run."""
        return next(iter(clock.stretches(self.off[seat], now)), (LATE, LATE))[0] > now
