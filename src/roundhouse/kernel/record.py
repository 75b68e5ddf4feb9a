"""A record is the whole game as a small text file: a heading, the moves in notation, the result, and a check line.

roundhouse record 1
game: highland
rules: 1
board: scotland
options: auction=blind open_money=no
players: 2
seats: Ann | greedy
seed: 7

1 bid 3
2 build Perth-Aviemore
...

scores: 131 120
ranking: 1 2
check: 4f2a...

Lines that were tried from a moment of the game follow its moves (`kernel/variations.py`); such a record is of format 2.
"""

import hashlib
import json
import os
import re
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from roundhouse.kernel.errors import RecordError, RoundhouseError
from roundhouse.kernel.registry import Listed, find
from roundhouse.kernel.state import State
from roundhouse.kernel.variations import WORD, Variation, check, move_of, read, written

FORMAT = "roundhouse record 1"
BRANCHED = "roundhouse record 2"  # with variations
HEADINGS = ("game", "rules", "board", "options", "players", "seats", "seed", "position", "salt", "commitment", "undone")
DIGITS = 80  # of the longest number: a seed of 256 bits
NEEDED = ("game", "rules", "board", "options", "players", "seats")
ENDINGS = ("scores", "ranking", "check")
UNSEEN = re.compile("[\x00-\x08\x0e-\x1b\x1f\x7f-\x84\x86-\x9f\u202a-\u202e\u2066-\u2069]")  # control characters, and those that turn the writing round
SIGNED, UNSIGNED, EDITED = "signed", "unsigned", "edited"  # the check line fits, is not there, does not fit

EDITED_AFTERWARDS = (
    "the check line does not fit, though every move keeps the rules: the record was edited or damaged. Without its check line it is read as an unsigned one"
)


class Record:
    """A game as text. `state()` replays it through the rules."""

    def __init__(
        self,
        heading: Mapping[str, str],
        moves: Sequence[tuple[int, str]],
        result: Mapping[str, str],
        file: str = "record",
        lines: Sequence[int] = (),
        heading_lines: Mapping[str, int] | None = None,
        seal: str = SIGNED,
        seal_line: int = 0,
        variations: Sequence[Variation] = (),
    ) -> None:
        self.heading = dict(heading)
        self.moves = list(moves)  # seat (from 0) and notation
        self.result = dict(result)  # "scores" and "ranking" of a finished game
        self.file = file
        self.lines = list(lines)  # the line of each move, for messages
        self.heading_lines = dict(heading_lines or {})  # and of each key of the heading
        self.seal = seal  # SIGNED, UNSIGNED or EDITED
        self.seal_line = seal_line
        self.variations = list(variations)

    @staticmethod
    def of(state: State, seats: Sequence[str]) -> "Record":
        """The record of a state, from its first move to now."""
        setting = state.setting
        game = setting.game
        spelled = {option.name: option.spelled(setting.options[option.name]) for option in game.options}
        heading = {
            "game": game.id,
            "rules": str(setting.rules),
            "board": setting.board.name,
            "options": " ".join(f"{name}={value}" for name, value in spelled.items()),
            "players": str(setting.players),
            "seats": " | ".join(_name(name) for name in seats),
        }
        if state.origin:
            heading["position"] = state.origin
        else:
            heading["seed"] = str(state.seed)
        result = {}
        if state.over:
            result["scores"] = " ".join(str(score) for score in state.scores())
            result["ranking"] = " ".join(str(seat + 1) for seat in state.ranking())
        return Record(heading, [(seat, move.text) for seat, move in state.history()], result)

    @property
    def text(self) -> str:
        """The whole file."""
        lines = [BRANCHED if self.variations else FORMAT]
        lines += [f"{key}: {self.heading[key]}" for key in HEADINGS if key in self.heading]
        lines.append("")
        lines += [f"{seat + 1} {move}" for seat, move in self.moves]
        lines += written(self.variations)
        lines.append("")
        lines += [f"{key}: {value}" for key, value in self.result.items()]
        body = "\n".join(lines) + "\n"
        return body + f"check: {_check(body)}\n"

    @property
    def seats(self) -> list[str]:
        """The names of the seats."""
        return self.heading["seats"].split(" | ")

    def save(self, path: Path) -> None:
        """Write the file in one step: whatever goes wrong, an older file of that name stays whole."""
        write_whole(path, self.text)

    @staticmethod
    def load(path: Path) -> "Record":
        """Read a file; a RecordError that names the line where it is not a whole record."""
        try:
            text = path.read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise RecordError(str(path), 0, "this is not a text file") from None
        except OSError as problem:
            raise RecordError(str(path), 0, f"cannot be read: {problem.strerror}") from None
        return Record.parse(text, str(path))

    @staticmethod
    def parse(text: str, file: str = "record") -> "Record":
        """Read a record's text."""
        _readable(text, file)
        given = text.splitlines()
        lines = [line.rstrip() for line in given]
        if not lines or not lines[0].startswith("roundhouse record "):
            raise RecordError(file, 1, f'is not a record: its first line must be "{FORMAT}"')
        if lines[0] not in (FORMAT, BRANCHED):
            raise RecordError(file, 1, f'the format "{lines[0]}" is not known to this program, which reads "{FORMAT}"')
        heading, start = _heading(lines, file)
        moves: list[tuple[int, str]] = []
        places: list[int] = []
        at = _past_blanks(lines, start)
        players = int(heading["players"])
        while at < len(lines) and lines[at] and not lines[at].startswith(WORD) and lines[at].partition(":")[0] not in ENDINGS:
            moves.append(move_of(lines[at], at + 1, players, file))
            places.append(at + 1)
            at += 1
        variations, at = read(lines, at, players, file) if lines[0] == BRANCHED else ([], at)
        result, seal, seal_line = _ending(lines, given, at, file)
        places_of_heading = {key: number for number, key in enumerate(heading, 2)}
        return Record(heading, moves, result, file, places, places_of_heading, seal, seal_line, variations)

    def state(self, watch: Callable[[State, int, str], None] | None = None) -> State:
        """Replay the moves through the rules; `watch` is called before each with the state, the seat and the notation."""
        state = self.start()
        game = state.setting.game
        for number, (seat, notation) in enumerate(self.moves):
            if watch is not None:
                watch(state, seat, notation)
            try:
                state.play(seat, game.move(notation, state.setting.board))
            except RoundhouseError as problem:
                raise RecordError(self.file, self._line(number), f"move {number + 1}: {problem}") from None
        self._compare(state)
        check(self.variations, self.moves, self.start(), self.file)
        if self.seal == EDITED:
            raise RecordError(self.file, self.seal_line, EDITED_AFTERWARDS)
        return state

    def start(self) -> State:
        """The state before the first move."""
        try:
            game = find(self.heading["game"])
            rules = self._rules(game)
            if "position" in self.heading:
                state = game.position(self._position())
                state.origin = self.heading["position"]  # as it was written, even if we would write it otherwise today
                if state.rules != rules:
                    raise RecordError(self.file, self.heading_lines.get("rules", 0), f"the position is one of rules version {state.rules}, not {rules}")
                if state.setting.players != int(self.heading["players"]):
                    raise RecordError(self.file, self.heading_lines.get("players", 0), f"the position is one of {state.setting.players} players")
                if state.setting.board.name != self.heading["board"]:
                    raise RecordError(self.file, self.heading_lines.get("board", 0), f"the position is one of the board {state.setting.board.name}")
                return state
            return game.new(int(self.heading["players"]), int(self.heading["seed"]), self.heading["board"], self._options(), rules)
        except RecordError:
            raise
        except RoundhouseError as problem:
            raise RecordError(self.file, 0, str(problem)) from None

    def _rules(self, game: Listed) -> int:
        """The version of the rules by which the game was played, and is replayed."""
        try:
            return game.known_rules(int(self.heading["rules"]))
        except RoundhouseError as problem:
            raise RecordError(self.file, self.heading_lines.get("rules", 0), str(problem)) from None

    def _position(self) -> Any:
        try:
            return json.loads(self.heading["position"])
        except (ValueError, RecursionError):
            raise RecordError(self.file, self.heading_lines.get("position", 0), "the position is not JSON data") from None

    def _options(self) -> dict[str, str]:
        options: dict[str, str] = {}
        for pair in self.heading["options"].split():
            name, equals, value = pair.partition("=")
            if not equals or name in options:
                raise RecordError(self.file, self.heading_lines.get("options", 0), f"{pair!r} is not an option with its value")
            options[name] = value
        return options

    def _line(self, number: int) -> int:
        return self.lines[number] if number < len(self.lines) else 0

    def _compare(self, state: State) -> None:
        """A finished game must end with the result that the record states."""
        again = Record.of(state, self.seats).result
        if not self.result and self.seal == UNSIGNED:
            return  # typed by hand, without a result
        for key in [key for key in ENDINGS if again.get(key) != self.result.get(key)]:
            stated = f"{key} {self.result[key]}" if key in self.result else "no result"
            found = f"{key} {again[key]}" if key in again else "a game that is not over"
            raise RecordError(self.file, 0, f"states {stated}, but its moves lead to {found}")


def write_whole(path: Path, text: str) -> None:
    """Write `text` to `path` in one step, through a temporary file beside it; a link stays a link, and a device or a pipe is written to, never replaced."""
    temporary = ""
    try:
        real = path.resolve() if path.is_symlink() else path
        if real.exists() and not real.is_file():
            real.write_text(text, encoding="utf-8")
            return
        handle, temporary = tempfile.mkstemp(dir=real.parent, prefix=f".{real.name}.")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).chmod(0o644)
        Path(temporary).replace(real)
    except OSError as problem:
        if temporary:
            Path(temporary).unlink(missing_ok=True)
        raise RoundhouseError(f"cannot write {path}: {problem.strerror}; what was there before is unchanged") from None


def commitment(seed: int, salt: str) -> str:
    """What a server publishes at the start, so that nobody can change the seed later."""
    return hashlib.sha256(f"{seed}:{salt}".encode()).hexdigest()


def _heading(lines: list[str], file: str) -> tuple[dict[str, str], int]:
    heading: dict[str, str] = {}
    at = 1
    while at < len(lines) and lines[at] != "":
        key, colon, value = lines[at].partition(":")
        if not colon or key not in HEADINGS or key in heading:
            raise RecordError(file, at + 1, f"{lines[at]!r} is not a line of a record's heading")
        heading[key] = value.strip()
        at += 1
    for key in NEEDED:
        if key not in heading:
            raise RecordError(file, at + 1, f'the heading has no line "{key}:"')
    if ("seed" in heading) == ("position" in heading):
        raise RecordError(file, at + 1, 'the heading needs either a line "seed:" or a line "position:"')
    for key in ("rules", "players", "seed"):
        if key in heading and not _is_number(heading[key]):
            raise RecordError(file, list(heading).index(key) + 2, f'the line "{key}:" must hold a number of at most {DIGITS} digits, not {heading[key][:40]!r}')
    seats = heading["seats"].split(" | ")
    if len(seats) != int(heading["players"]):
        raise RecordError(file, list(heading).index("seats") + 2, f"the heading names {len(seats)} seats for {heading['players']} players")
    return heading, at + 1


def _past_blanks(lines: list[str], at: int) -> int:
    while at < len(lines) and not lines[at]:
        at += 1
    return at


def _ending(lines: list[str], written: list[str], at: int, file: str) -> tuple[dict[str, str], str, int]:
    """The result, whether the check line fits, and where it stands."""
    result: dict[str, str] = {}
    for number in range(at, len(lines)):
        key, colon, value = lines[number].partition(":")
        if key == "check" and colon:
            after = _past_blanks(lines, number + 1)
            if after < len(lines):
                raise RecordError(file, after + 1, "there is text after the check line")
            fits = value.strip() == _check("\n".join(written[:number]) + "\n")  # to the last space: a game without options has one behind "options:"
            return result, SIGNED if fits else EDITED, number + 1
        if not lines[number]:
            continue
        if key not in ENDINGS or not colon or key in result:
            raise RecordError(file, number + 1, f"{lines[number][:40]!r} is not a line of a record's end")
        result[key] = value.strip()
    return result, UNSIGNED, len(lines)


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= DIGITS


def _check(body: str) -> str:
    return hashlib.sha256(body.encode()).hexdigest()[:16]


def _name(name: str) -> str:
    return " ".join(UNSEEN.sub("", name.replace("|", "/")).split()) or "?"


def _readable(text: str, file: str) -> None:
    """Complain of characters that are no text: they would steer the terminal that shows a name or a comment."""
    found = UNSEEN.search(text)
    if found is not None:
        number = len(text[: found.start()].splitlines()) or 1
        raise RecordError(file, number, f"holds a character that is not text: U+{ord(found[0]):04X}")
