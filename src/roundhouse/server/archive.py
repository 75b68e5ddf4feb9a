"""Finished games and records from elsewhere, as the worker processes handle them: whatever takes time there, nobody waits for it but who asked."""

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

import orjson

from roundhouse.kernel.about import about_player
from roundhouse.kernel.event import EVERYBODY, Event
from roundhouse.kernel.game import Game
from roundhouse.kernel.game import game as find_game
from roundhouse.kernel.move import seat_and_move
from roundhouse.kernel.record import Record, commitment
from roundhouse.kernel.state import State
from roundhouse.kernel.variations import Variation
from roundhouse.server.colours import painted
from roundhouse.server.eyes import encoded, move_data
from roundhouse.server.problems import Problem
from roundhouse.server.room import Room
from roundhouse.server.row import Row
from roundhouse.server.snapshots import Line, Unusable, packed, rebuilding, restored, story, unpacked
from roundhouse.server.steps import Change, play_on

PLIES: Final = 10_000  # of a record that can be looked at
KEPT: Final = 4 << 20  # bytes that are kept of one
SEED: Final = 77  # digits
LOG: Final = "log"  # the code of a problem: the snapshot is of no use, so the whole log is needed


@dataclass(frozen=True)
class Tale:
    """A game as the database tells it: the row of its table, its latest snapshot, and the lines of the log after that."""

    row: Row
    data: bytes
    number: int
    lines: list[Line]

    def room(self) -> Room:
        """The table at the end of the game."""
        room = Room(self.row, [])
        try:
            for _ in rebuilding(room, self.data, self.number, self.lines):
                pass
        except Unusable:
            raise Problem(LOG, "the snapshot cannot be used") from None
        return room


def replay(tale: Tale) -> bytes:
    """Every ply of a game, with all that happened."""
    room = tale.room()
    state = room.playable()
    plies = []
    for number, (seat, move) in enumerate(state.history()):
        plies.append({"ply": number + 1, "seat": seat, **move_data(room.game, state, move), "events": [_event(event) for event in room.events[number]]})
    return encoded(plies).encode()


def record(question: dict[str, Any]) -> bytes:
    """The text of a game's record."""
    tale: Tale = question["tale"]
    room = tale.room()
    made = room.game.record(room.playable(), question["names"])
    if tale.row.salt and not tale.row.position:
        made.heading["salt"] = tale.row.salt
        made.heading["commitment"] = commitment(int(tale.row.seed), tale.row.salt)
    if question["undone"]:
        made.heading["undone"] = str(question["undone"])
    if question.get("lines"):
        made.variations = [Variation(**{**one, "moves": tuple((move["seat"], move["move"]) for move in one["moves"])}) for one in question["lines"]]
        made = Record.parse(made.text, "the record")
        made.state()
    return made.text.encode()


def position(question: dict[str, Any]) -> bytes:
    """A position of a game for any eyes; with `of`, what they know about a player there."""
    ply, eyes, of = question["ply"], question["eyes"], question["of"]
    state = at_ply(question["tale"], question["page"], question["start"], ply)
    seats = range(state.setting.players)
    for seat in [of, int(eyes) if eyes.isdecimal() else None]:
        if seat is not None and seat not in seats:
            raise Problem("unknown", f"there is no seat {seat}; seats are 0 to {seats[-1]}")
    if of is not None:
        return encoded(about_player(state, of, of if eyes == "all" else None if eyes == "spectator" else int(eyes))).encode()
    paint = question["paint"]
    if eyes == "all":
        views = [painted(state.view(seat), paint) for seat in seats]
        return encoded({"ply": ply, "eyes": eyes, "views": views, "view": painted(state.view(None), paint)}).encode()
    return encoded({"ply": ply, "eyes": eyes, "view": painted(state.view(None if eyes == "spectator" else int(eyes)), paint)}).encode()


def at_ply(tale: Tale, page: bytes, start: int, ply: int) -> State:
    """The position after `ply` plies, from the page of the album that shows the position after `start`."""
    whole = tale.room()
    plies = whole.playable().plies
    if ply > len(plies):
        raise Problem("unknown", f"the game has {len(plies)} plies")
    data = unpacked(page) if page else {}
    if data.get("rules") == tale.row.rules:
        state = restored(whole, data)
    else:
        state, start = whole.begin(), 0
    for played in plies[start:ply]:
        state.play(*seat_and_move(played, state.setting.board))
    return state


def album(question: dict[str, Any]) -> bytes:
    """The pages that are kept of a finished game."""
    return orjson.dumps(_pages(Room(question["row"], []), question["plies"], question["hands"], question["every"]))


def _pages(room: Room, plies: Sequence[int], hands: Sequence[str], every: int) -> list[tuple[int, str]]:
    """A position every so many plies, and the end with the whole story; each with its ply."""
    change = Change("", 0, "", 0, "", room.begin(), [], 0)
    version = room.row.rules
    pages = []
    for number, ply in enumerate(plies):
        if number % every == 0:
            pages.append((number, b64encode(packed(version, change.state, {}, plies=False)).decode()))
        play_on(change, *seat_and_move(ply, change.state.setting.board))
    end = packed(version, change.state, story(change.events, change.phase_start, hands))
    return [*pages, (len(plies), b64encode(end).decode())]


def lay_out(question: dict[str, Any]) -> bytes:
    """A record from elsewhere: the table that it makes, its lines, and its album. Nothing about it is believed."""
    made = Record.parse(question["text"], "the record")
    if len(made.moves) > PLIES:
        raise Problem("large", f"the record has {len(made.moves)} moves; at most {PLIES} can be looked at")
    if len(made.heading.get("seed", "")) > SEED:
        raise Problem("bad", "the record's seed is too long")
    game = find_game(made.heading["game"])
    _own_board(game, made.heading["board"])
    state = made.state()
    board = _own_board(game, state.setting.board.name)
    row = Row("", game.id, state.rules, board, encoded(dict(state.setting.options)), state.setting.players, 0, status="over", origin="record")
    row = replace(row, position=state.origin, seed=made.heading.get("seed", "0"), salt=made.heading.get("salt", "")[:64])
    pages = _pages(Room(row, []), state.plies, ["record"] * len(made.moves), question["every"])
    if sum(len(data) for _, data in pages) * 3 // 4 + len(row.position) > KEPT:
        raise Problem("large", f"the record would take more than {KEPT >> 20} MiB to keep")
    moves = [[seat, move.text] for seat, move in state.history()]
    lines = [
        {"of": one.of, "after": one.after, "name": one.name, "note": one.note, "moves": [{"seat": seat, "move": move} for seat, move in one.moves]}
        for one in made.variations
    ]
    return encoded({"row": asdict(row), "names": made.seats, "moves": moves, "pages": pages, "lines": lines}).encode()


def _own_board(game: Game, name: str) -> str:
    """One of the game's own boards: a path would let strangers read files."""
    if name not in game.boards:
        raise Problem("bad", f"{game.title} has no board {name[:40]!r}; it has: {', '.join(game.boards)}")
    return name


def _event(event: Event) -> dict[str, Any]:
    return event.data() if event.only == EVERYBODY else {**event.data(), "only": event.only}
