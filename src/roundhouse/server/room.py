"""A table as the server holds it in memory: who sits there, the state, and what each pair of eyes may be sent. No storage, no sockets."""

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

from roundhouse.bots.people import signed
from roundhouse.kernel.errors import RoundhouseError, UnknownName
from roundhouse.kernel.event import Event
from roundhouse.kernel.game import Game
from roundhouse.kernel.game import game as find_game
from roundhouse.kernel.move import Move, seat_of
from roundhouse.kernel.record import commitment
from roundhouse.kernel.refusal import GAME_OVER, Refusal
from roundhouse.kernel.state import SPECTATOR, State
from roundhouse.kernel.undo import NOTHING, PASSED, SHOWN, last_ply, undo_refusal
from roundhouse.server import colours
from roundhouse.server.chairs import PERSON, Chair
from roundhouse.server.clocks import Clock, Running
from roundhouse.server.colours import painted
from roundhouse.server.eyes import Log, asides_data, digest, encoded, moves_data, told
from roundhouse.server.milestones import Milestones, common
from roundhouse.server.problems import Problem
from roundhouse.server.row import Row
from roundhouse.server.steps import Again, Change, play_on, playing_on


@dataclass(frozen=True)
class Packet:
    """What one pair of eyes knows besides its log: as data, as JSON, and the mark of it all."""

    data: dict[str, Any]
    text: str
    at: str


class Room:
    """One table: what was agreed, the chairs, and the game as far as it has come."""

    def __init__(self, row: Row, chairs: Sequence[Chair]) -> None:
        self.row = row
        self.chairs = list(chairs)
        self.id = row.id
        self.clock = Clock.read(row.clock)
        self.state: State | None = None
        self.events: list[list[Event]] = []  # by ply
        self.phase_start = 0  # the first ply of the phase in hand
        self.number = 0  # of the log
        self.hands: list[str] = []  # by ply: who made it, as the log says
        self.asker = ""  # the address of whoever sat here last: their tables take turns with those of others
        self.fence = 0  # of the lease by which this process looks after it
        self.doubtful = False  # a change may have been written that this room does not know of: read before anything else
        self._milestones = Milestones()
        self._logs: dict[int, Log] = {}
        self._packets: dict[int, Packet] = {}

    @cached_property
    def game(self) -> Game:
        """Its game; UnknownName if that is not installed here."""
        return find_game(self.row.game)

    @property
    def colours(self) -> list[str]:
        """The colour of each seat; none is known of a game that is not installed here."""
        try:
            return colours.given(self.game, self.chairs)
        except UnknownName:
            return ["grey"] * len(self.chairs)

    @property
    def paint(self) -> list[str] | None:
        """The colours of the seats in all views; None: as the game has them."""
        return self.colours if self.chairs and colours.chosen_here(self.game) else None

    # Who sits here

    @property
    def status(self) -> str:
        """open, playing, over, ended (by the players, before its end) or closed."""
        return self.row.status

    @property
    def started(self) -> bool:
        """True if a game has begun here, whatever became of it."""
        return self.row.status in ("playing", "over", "ended")

    @property
    def finished(self) -> bool:
        """True if nothing more can happen here, so that nothing has to stay secret."""
        return self.row.status in ("over", "ended")

    @property
    def names(self) -> list[str]:
        """The names of the seats."""
        return [chair.name for chair in self.chairs]

    @property
    def signed(self) -> list[str]:
        """The names of the seats as a record writes them, bots with what they are."""
        return [signed(chair.name, chair.bot) for chair in self.chairs]

    @property
    def running(self) -> Running | None:
        """The clocks as they stand."""
        return Running.read(self.row.running) if self.row.running else None

    @property
    def takeback(self) -> dict[str, Any] | None:
        """The request to take back, if there is one."""
        return json.loads(self.row.takeback) if self.row.takeback else None

    def asked(self, seat: int, keep: int) -> list[int]:
        """The seats that have to agree when `seat` goes back to the first `keep` plies.

        These are all other persons who are here, and those who are not but made one of the later plies themselves. While answers are sealed
        everybody who is not here counts: naming only those who have answered would tell who has.
        """
        state = self.playing()
        sealed = state.phases[state.at].sealed
        theirs = {seat_of(ply) for ply, hand in zip(state.plies[keep:], self.hands[keep:], strict=True) if hand == PERSON}
        others = [chair for chair in self.chairs if chair.kind == "person" and chair.seat != seat]
        return [chair.seat for chair in others if not chair.away or sealed or chair.seat in theirs]

    def update(self, row: Row, chairs: Sequence[Chair]) -> None:
        """What the database says now."""
        if chairs != self.chairs or row.status != self.row.status:
            self._packets.clear()
        self.row = row
        self.chairs = list(chairs)

    def data(self, connected: Sequence[int] = (), spectators: int = 0, now: int = 0) -> dict[str, Any]:
        """What everybody may know about the table."""
        row = self.row
        over = self.finished
        started = self.started and not row.position
        return {
            "id": self.id,
            "game": row.game,
            "board": row.board,
            "options": json.loads(row.options),
            "players": row.players,
            "status": row.status,
            "public": row.public,
            "practice": row.practice,
            "rated": row.rated,
            "sought": bool(row.seek),
            "tournament": row.tournament or None,
            "visitors": row.visitors,
            "start": row.start,
            "title": row.title,
            "seats": [{**chair.data(chair.seat in connected), "colour": colour} for chair, colour in zip(self.chairs, self.colours, strict=True)],
            "clock": self.clock.data() if self.clock else None,
            "spectators": spectators,
            "takeback": self._takeback_data(),
            "commitment": commitment(int(row.seed), row.salt) if started and row.salt else None,
            "seed": row.seed if over and started else None,
            "salt": (row.salt or None) if over else None,
            "created": row.created,
            "started": row.started,
            "ended": row.ended,
            "from": row.origin,
            "now": now,
        }

    def _takeback_data(self) -> dict[str, Any] | None:
        asked = self.takeback
        if asked is None:
            return None
        return {"seat": asked["seat"], "agreed": asked["agreed"], "missing": self.missing(asked)}

    def missing(self, asked: dict[str, Any]) -> list[int]:
        """The seats that have not yet agreed to a request."""
        if self.state is None or self.status != "playing" or asked["ply"] > len(self.state.plies):
            return []
        return [seat for seat in self.asked(asked["seat"], asked["ply"]) if seat not in asked["agreed"]]

    # The game

    def begin(self) -> State:
        """The state before the first move."""
        try:
            self.game.known_rules(self.row.rules)
        except RoundhouseError as problem:
            raise Problem("state", str(problem)) from None
        if self.row.position:
            return self.game.position(json.loads(self.row.position))
        return self.game.new(self.row.players, int(self.row.seed), self.row.board, json.loads(self.row.options), rules=self.row.rules)

    def replay(self, plies: Sequence[int]) -> Again:
        """The game with these plies, played through the rules from the last milestone on; pauses now and then, for whoever has other things to do."""
        passed = self._milestones.before(plies)
        if passed is None:
            change = Change("", 0, "", 0, "", self.begin(), [], 0)
        else:
            change = Change("", 0, "", 0, "", passed[0].copy(), self.events[: passed[0].played()], passed[1])
        same = common(plies, self.state.plies) if self.state is not None else 0
        return (yield from playing_on(change, plies, self._milestones, same))

    def place(self, state: State, events: list[list[Event]], phase_start: int, number: int, hands: list[str], passed: Milestones | None = None) -> None:
        """Put a whole game on the table, as loaded, with the milestones that it has passed."""
        self._milestones = passed or Milestones()
        self.state = state
        self.hands = hands
        self.events = events
        self.phase_start = phase_start
        self.number = number
        self._logs.clear()
        self._packets.clear()

    def adopt(self, change: Change) -> None:
        """A change has been committed."""
        longer = change.kind == "move"
        if longer:
            self.hands.append(change.who)
        else:
            del self.hands[change.ply : change.ply + 1 if change.kind == "undo" else None]
            self._milestones.cut(change.ply)
        self.state = change.state
        self.phase_start = change.phase_start
        self.number += 1
        self._packets.clear()
        self._milestones.add(change.state, change.phase_start)
        same = len(self.events) if longer else change.ply  # plies whose events are what they were
        self._logs = {eye: log if longer else log.before(same) for eye, log in self._logs.items() if len(log.ends) >= same}
        for events in change.events[same:]:
            news = told(events)
            for eye, log in self._logs.items():
                log.add(news, eye)
        self.events = change.events

    def try_move(self, seat: int, move: Move, who: str) -> Change:
        """The table after `move`; raises IllegalMove."""
        state = self.playing()
        after = state.copy()
        change = Change("move", seat, move.text, len(state.plies), who, after, self.events[:], self.phase_start)
        play_on(change, seat, move)
        return change

    def try_undo(self, seat: int) -> Again:
        """The table without the last step of `seat`, whatever others have sealed since."""
        plies = self.playing().plies
        last = self.last_ply(seat)
        change = yield from self.replay(plies[:last] + plies[last + 1 :])
        return replace(change, kind="undo", seat=seat, ply=last)

    def try_back(self, seat: int, keep: int) -> Again:
        """The table after its first `keep` plies."""
        change = yield from self.replay(self.playing().plies[:keep])
        return replace(change, kind="back", seat=seat, ply=keep)

    def playable(self) -> State:
        """The state, of a game that has begun."""
        if self.state is None:
            raise Problem("state", "the game has not started")
        return self.state

    def playing(self) -> State:
        """The state of a game in progress."""
        if self.state is None or self.status != "playing":
            raise Problem("state", "the game has not started" if self.status == "open" else "the game is over")
        return self.state

    def last_ply(self, seat: int) -> int:
        """The number of the last ply of `seat`, from 0; -1 if there is none."""
        assert self.state is not None
        return last_ply(self.state, seat)

    def undo_refusal(self, seat: int) -> Refusal | None:
        """Why `seat` may not take back its last step by itself.

        While answers are sealed only an answer can be taken back: whether an earlier step could be would tell whether somebody has answered.
        """
        state = self.state
        if state is None or self.status != "playing" or state.over:
            return GAME_OVER
        refusal = undo_refusal(state, seat)
        if refusal is None and state.phases[state.at].sealed and self.last_ply(seat) < self.phase_start:
            return PASSED
        return refusal

    def asks(self, seat: int) -> dict[str, Any]:
        """The request of `seat` to take back its last step."""
        state = self.playing()
        return {"seat": seat, "ply": self.last_ply(seat), "agreed": [seat], "number": self.number, "phase_start": self.phase_start, "fence": state.fence}

    def stands(self, asked: dict[str, Any], state: State | None, phase_start: int, number: int) -> bool:
        """True if a request is still to be answered: nobody has moved since, or only in secret, which nobody may notice."""
        if state is None or state.over:
            return False
        sealed = state.phases[state.at].sealed and phase_start == asked["phase_start"] and state.fence == asked["fence"]
        return bool(sealed or number == asked["number"])

    def back_refusal(self, seat: int) -> Refusal | None:
        """Why `seat` may not go back before its last step although nobody has to be asked: what was drawn or shown stays, bots or not, but for practice."""
        refusal = self.undo_refusal(seat)
        return refusal if refusal is SHOWN and not self.row.practice else None

    # What is sent

    def log(self, eye: int) -> Log:
        """The log as `eye` knows it."""
        if eye not in self._logs:
            self._logs[eye] = Log()
            for events in self.events:
                self._logs[eye].add(told(events), eye)
        return self._logs[eye]

    def packet(self, eye: int) -> "Packet":
        """What `eye` (-1: a spectator) knows besides the log; `at` marks it and the log together."""
        found = self._packets.get(eye)
        if found is not None:
            return found
        state = self.state
        seated = state is not None and eye != SPECTATOR and self.status != "ended"
        data: dict[str, Any] = {
            "status": self.status,
            "view": None if state is None else painted(state.view(None if eye == SPECTATOR else eye), self.paint),
            "moves": moves_data(state, eye) if state is not None and seated else [],
            "asides": asides_data(state, eye) if state is not None and seated else [],
            "turn": state is not None and seated and eye in state.to_act(),
            "undo": self._undo_data(eye),
        }
        text = encoded(data)
        log = self.log(eye)
        packet = Packet(data, text, f"{len(log.events)}.{log.marks[-1]}.{digest(text)}")
        self._packets[eye] = packet
        return packet

    def _undo_data(self, eye: int) -> dict[str, str]:
        if eye == SPECTATOR:
            return {"can": "no", "rule": "", "key": ""}
        refusal = self.undo_refusal(eye)
        if refusal is None:
            return {"can": "step", "rule": "", "key": ""}
        if refusal is GAME_OVER or refusal is NOTHING or self.row.in_earnest:
            return {"can": "no", "rule": refusal.rule, "key": refusal.key}
        if self.asked(eye, self.last_ply(eye)):
            return {"can": "ask", "rule": refusal.rule, "key": refusal.key}
        return {"can": "no" if self.back_refusal(eye) else "step", "rule": refusal.rule, "key": refusal.key}

    def message(self, eye: int, first: int, now: int) -> dict[str, Any]:
        """The whole STATE for `eye`, with its log from number `first` on."""
        packet = self.packet(eye)
        news = {"first": first, "events": self.log(eye).events[first:], "clocks": self.clocks(eye, now), "now": now}
        return {**self._heading(eye, packet), **packet.data, **news}

    def message_text(self, eye: int, first: int, now: int) -> str:
        """The same as JSON; neither the packet nor an event is written twice."""
        packet = self.packet(eye)
        events = ",".join(self.log(eye).texts[first:])
        clocks = encoded(self.clocks(eye, now))
        return f'{encoded(self._heading(eye, packet))[:-1]},{packet.text[1:-1]},"first":{first},"events":[{events}],"clocks":{clocks},"now":{now}}}'

    def _heading(self, eye: int, packet: "Packet") -> dict[str, Any]:
        return {"type": "state", "table": self.id, "seat": None if eye == SPECTATOR else eye, "at": packet.at}

    def clocks(self, eye: int, now: int) -> list[dict[str, Any]]:
        """The clocks as `eye` may see them."""
        running, clock, state = self.running, self.clock, self.state
        if running is None or clock is None or state is None:
            return []
        phase = state.phases[state.at]
        owing = [] if state.over else phase.owing(state, eye)
        shown = []
        for chair in self.chairs:
            if not chair.played_by:
                sealed = phase.sealed and chair.seat != eye and not state.over
                shown.append(running.shown(clock, chair.seat, chair.seat in owing, sealed, now))
        return shown

    def clocks_after(self, change: Change, now: int) -> Running | None:
        """The clocks once `change` is committed."""
        running, clock = self.running, self.clock
        if running is None or clock is None:
            return None
        state = change.state
        before = self.state
        owing = [seat for seat in state.to_act() if not self.chairs[seat].played_by]
        fresh = before is None or before.at != state.at or (state.phases[state.at].sealed and state.fence > before.fence)
        running.step(clock, owing, now, fresh)
        if change.kind in ("undo", "back") and change.seat in owing:
            running.resume(clock, change.seat, now)
        return running

    # What the server itself has to do

    def bot_to_move(self) -> int | None:
        """A seat that owes a decision and is played by a bot."""
        if self.state is None or self.status != "playing":
            return None
        for seat in self.state.to_act():
            if self.chairs[seat].played_by:
                return seat
        return None

    def out_of_time(self, now: int) -> int | None:
        """A seat whose time is up."""
        running, clock = self.running, self.clock
        if running is None or clock is None or self.state is None or self.status != "playing":
            return None
        for seat in self.state.to_act():
            until = running.until(clock, seat)
            if until is not None and until <= now and not self.chairs[seat].played_by:
                return seat
        return None

    def next_time(self, state: State | None, running: Running | None) -> int | None:
        """When the next clock runs out."""
        if running is None or self.clock is None or state is None:
            return None
        times = [running.until(self.clock, seat) for seat in state.to_act() if not self.chairs[seat].played_by]
        known = [time for time in times if time is not None]
        return min(known) if known else None
