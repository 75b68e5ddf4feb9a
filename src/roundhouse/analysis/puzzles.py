"""The puzzles of a game as they are kept: records of bots' games, and which moments of them are puzzles."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from roundhouse.kernel.errors import RoundhouseError, UnknownName
from roundhouse.kernel.game import Game
from roundhouse.kernel.game import game as find_game
from roundhouse.kernel.record import Record, write_whole
from roundhouse.kernel.state import State

FOLDER: Final = "puzzles"
FILE: Final = "puzzles.json"
FORMAT: Final = 1
EPOCH: Final = date(2026, 1, 1)


@dataclass(frozen=True)
class Puzzle:
    """A decision at which one move is clearly best."""

    id: str  # "17-86": the game it is from, and the ply
    record: str
    data: dict[str, Any]

    @property
    def ply(self) -> int:
        """The moves that were played before it."""
        ply: int = self.data["ply"]
        return ply

    def state(self) -> State:
        """The position: the record, played through the rules as far as the puzzle."""
        made = Record.parse(self.record)
        made.moves = made.moves[: self.ply]
        return made.state()


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, the easiest first; none if it has no such file."""
    found = find_game(game)
    path = files(found.home).joinpath(FOLDER, FILE)
    return unpacked(json.loads(path.read_text(encoding="utf-8"))) if path.is_file() else ()


def unpacked(data: dict[str, Any]) -> tuple[Puzzle, ...]:
    """The puzzles of a file's data, the easiest first."""
    made = []
    for one in data["games"]:
        made += [Puzzle(f"{one['number']}-{puzzle['ply']}", one["record"], puzzle) for puzzle in one["puzzles"]]
    return tuple(sorted(made, key=lambda puzzle: (puzzle.data["level"], puzzle.id)))


def of_game(game: str, name: str) -> Puzzle:
    """A puzzle by its id."""
    for puzzle in shipped(game):
        if puzzle.id == name:
            return puzzle
    raise UnknownName(f"there is no puzzle {name[:40]!r}")


def daily(game: str, day: date) -> Puzzle | None:
    """The puzzle of a day, the same for everybody: all take their turn before one comes again."""
    found = shipped(game)
    if not found:
        return None
    step = next(step for step in (7, 11, 13, 17, 19, 23, 29) if len(found) % step)
    return found[(day - EPOCH).days * step % len(found)]


class Mine:
    """A file that puzzles are added to, game by game; work on it can be taken up again."""

    def __init__(self, path: Path, game: Game, seed: int) -> None:
        self.path = path
        self.game = game
        self.data: dict[str, Any] = {"format": FORMAT, "game": game.id, "seed": seed, "next": 0, "games": []}
        if path.exists():
            try:
                self.data = json.loads(path.read_text(encoding="utf-8"))
            except (OSError, ValueError):
                raise RoundhouseError(f"{path} is no file of puzzles") from None
            if not isinstance(self.data, dict) or self.data.get("game") != game.id or self.data.get("seed") != seed:
                raise RoundhouseError(f"{path} holds puzzles of another game or seed; name another file")

    @property
    def count(self) -> int:
        """How many puzzles there are."""
        return sum(len(one["puzzles"]) for one in self.data["games"])

    def add(self, number: int, state: State, puzzles: Sequence[dict[str, Any]], day: str) -> None:
        """Keep what was found in a game, up to its last puzzle; the file is whole at any time."""
        self.data["next"] = number + 1
        if puzzles:
            self.data["games"].append({"number": number, "checked": day, "record": _until(self.game.record(state), puzzles), "puzzles": list(puzzles)})
        self.save()

    def unchecked(self, day: str) -> list[dict[str, Any]]:
        """The games whose puzzles were not checked on this day."""
        return [one for one in self.data["games"] if one.get("checked") != day]

    def keep(self, one: dict[str, Any], puzzles: Sequence[dict[str, Any]], day: str) -> None:
        """Of a game that was checked again: the puzzles that stand, or nothing of it."""
        if puzzles:
            one |= {"checked": day, "record": _until(Record.parse(one["record"]), puzzles), "puzzles": list(puzzles)}
        else:
            self.data["games"].remove(one)
        self.save()

    def save(self, checked: Mapping[str, Any] | None = None) -> None:
        """Write the file, and where it is said how and when its puzzles were checked, that too."""
        if checked is not None:
            self.data["checked"] = dict(checked)
        write_whole(self.path, written(self.data))


def _until(record: Record, puzzles: Sequence[Mapping[str, Any]]) -> str:
    """A record as far as its last puzzle."""
    record.moves = record.moves[: puzzles[-1]["ply"]]
    record.result = {}
    return record.text


def written(data: dict[str, Any]) -> str:
    """The text of the file: a line for each game, and one for each puzzle."""
    heading = {key: value for key, value in data.items() if key != "games"}
    games = []
    for one in data["games"]:
        rows = ",\n   ".join(json.dumps(puzzle, ensure_ascii=False) for puzzle in one["puzzles"])
        told = json.dumps({key: value for key, value in one.items() if key != "puzzles"}, ensure_ascii=False)
        games.append(f'  {told[:-1]},\n   "puzzles": [\n   {rows}]}}')
    return json.dumps(heading, ensure_ascii=False)[:-1] + ', "games": [\n' + ",\n".join(games) + "\n]}\n"
