"""The clocks of a table: a time for each turn, then a reserve that is not refilled. Milliseconds."""

import json
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Clock:
    """What was agreed."""

    turn: int  # for each turn
    reserve: int  # for the whole game, used when the time of a turn has run out
    out: str  # when both are gone: "move" a bot makes this turn, "takeover" a bot stands in
    bot: str

    def data(self) -> dict[str, Any]:
        """As JSON data."""
        return {"turn": self.turn, "reserve": self.reserve, "out": self.out, "bot": self.bot}

    @staticmethod
    def read(text: str) -> "Clock | None":
        """The clock that `data` wrote; None for a table without one."""
        return Clock(**json.loads(text)) if text else None


class Running:
    """The clocks as they stand: what is left of each reserve, and since when each seat thinks (0: it does not).

    `began` and `held` are the moment and the reserves with which the phase began: all that others may see while answers are sealed.
    """

    def __init__(self, reserve: list[int], since: list[int], began: int, held: list[int]) -> None:
        self.reserve = reserve
        self.since = since
        self.began = began
        self.held = held

    @staticmethod
    def start(clock: Clock, players: int) -> "Running":
        """Full reserves; nobody thinks."""
        return Running([clock.reserve] * players, [0] * players, 0, [clock.reserve] * players)

    @staticmethod
    def read(text: str) -> "Running":
        """What `text` wrote."""
        data = json.loads(text)
        return Running(data["reserve"], data["since"], data["began"], data["held"])

    @property
    def text(self) -> str:
        """As JSON, for the database."""
        return json.dumps({"reserve": self.reserve, "since": self.since, "began": self.began, "held": self.held})

    def step(self, clock: Clock, owing: list[int], now: int, fresh: bool = False) -> None:
        """Somebody has moved: stop the clocks of those who owe nothing any more, start those of the others. `fresh`: a new phase, a new turn for all."""
        for seat, since in enumerate(self.since):
            if since and (fresh or seat not in owing):
                self.reserve[seat] = max(0, self.reserve[seat] - max(0, now - since - clock.turn))
                self.since[seat] = 0
            if seat in owing and not self.since[seat]:
                self.since[seat] = now
        if fresh:
            self.began = now
            self.held = self.reserve[:]

    def resume(self, clock: Clock, seat: int, now: int) -> None:
        """A step was taken back: the time of that turn counts as used, so that nobody gains by it."""
        self.since[seat] = max(1, now - clock.turn)

    def pause(self, last: int, now: int) -> None:
        """Nobody was served from `last` to `now`: that time counts for nobody."""
        self.since = [since and now - max(0, last - since) for since in self.since]
        self.began = self.began and now - max(0, last - self.began)

    def until(self, clock: Clock, seat: int) -> int | None:
        """When the time of `seat` is up; None if it does not think."""
        return self.since[seat] + clock.turn + self.reserve[seat] if self.since[seat] else None

    def shown(self, clock: Clock, seat: int, running: bool, sealed: bool, now: int) -> dict[str, Any]:
        """The clock of `seat` for somebody who believes that it thinks, or not; `sealed`: who may not know whether it has answered."""
        reserve = self.held[seat] if sealed else self.reserve[seat]
        since = (self.began if sealed else self.since[seat]) or now
        used = max(0, now - since) if running else 0
        return {
            "seat": seat,
            "turn": max(0, clock.turn - used),
            "reserve": max(0, reserve - max(0, used - clock.turn)),
            "running": running,
            "until": since + clock.turn + reserve if running else None,
        }
