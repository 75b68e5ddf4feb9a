"""The folder of a tournament: what was agreed, and every game as soon as it has ended, so that it can be stopped at any moment and taken up again."""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import IO, Any

import orjson

from roundhouse.arena.contest import Result
from roundhouse.arena.design import Tournament
from roundhouse.kernel.errors import BadOption, RoundhouseError
from roundhouse.kernel.game import game
from roundhouse.kernel.record import write_whole

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

PLAN, GAMES = "plan.json", "games.jsonl"
FORMAT = 1


class Folder:
    """Where a tournament is kept."""

    def __init__(self, path: Path, plan: Tournament, found: dict[int, Result], hold: IO[bytes]) -> None:
        self.path = path
        self.plan = plan
        self.found = found  # the games that are there, by number
        self._hold = hold  # until the folder is forgotten, or the process ends, however it does

    @staticmethod
    def new(path: Path, plan: Tournament) -> "Folder":
        """A folder for a new tournament; it must not hold one."""
        if (path / PLAN).exists():
            Folder.open(path)._hold.close()  # a sentence, if nobody can go on with it
            raise BadOption(f"{path} holds a tournament; go on with it by --resume {path}, or name another folder")
        try:
            path.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise RoundhouseError(f"cannot make the folder {path}: {problem.strerror}") from None
        write_whole(path / PLAN, json.dumps(agreed(plan), ensure_ascii=False, indent=1) + "\n")
        return Folder(path, plan, {}, _held(path))

    @staticmethod
    def open(path: Path, games: int | None = None) -> "Folder":
        """The folder of a tournament that was begun; `games`: play so many in all."""
        try:
            data: dict[str, Any] = json.loads((path / PLAN).read_text(encoding="utf-8"))
            made = data["plan"]
            plan = Tournament(**{**made, "bots": tuple(made["bots"]), "options": tuple((key, value) for key, value in made["options"])})
        except OSError as problem:
            raise BadOption(f"{path} holds no tournament: {PLAN} cannot be read ({problem.strerror})") from None
        except (ValueError, KeyError, TypeError) as problem:
            raise BadOption(f"{path / PLAN} is not the plan of a tournament, so nobody can go on with it ({problem}); name another folder") from None
        now = agreed(plan)
        for key in ("rules", "board_sha256"):
            if data.get(key) != now[key]:
                raise BadOption(
                    f"{path}: the tournament was begun with another {'version of the rules' if key == 'rules' else 'board file'}; name another folder"
                )
        if games is not None:
            plan = plan.of_games(games)
        hold = _held(path)
        return Folder(path, plan, _read(path / GAMES, plan), hold)

    def add(self, results: Iterable[Result]) -> None:
        """Keep these games; each is on the disk when this returns."""
        lines = [orjson.dumps(one) for one in results]
        if not lines:
            return
        try:
            with (self.path / GAMES).open("ab") as file:
                file.write(b"".join(line + b"\n" for line in lines))
        except OSError as problem:
            raise RoundhouseError(f"cannot write {self.path / GAMES}: {problem.strerror}; what was there before can be resumed") from None


def _held(path: Path) -> IO[bytes]:
    """Hold the folder as long as this is open: of two processes that play into one folder, one would cut off what the other is writing."""
    try:
        file = (path / PLAN).open("r+b")
    except OSError as problem:
        raise RoundhouseError(f"cannot write into {path}: {problem.strerror}") from None
    if fcntl is not None:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except (BlockingIOError, PermissionError):
            file.close()
            raise BadOption(f"another process is playing the tournament in {path}; wait until it has ended") from None
        except OSError:
            pass  # a file system without locks
    return file


def agreed(plan: Tournament) -> dict[str, Any]:
    """All on which the games depend, as JSON data."""
    found = game(plan.game)
    text, _ = found.board_text(plan.board or found.boards[0])
    return {
        "format": FORMAT,
        "plan": asdict(plan),
        "rules": found.rules_version,
        "board_sha256": hashlib.sha256(text.encode()).hexdigest(),
    }


def _read(path: Path, plan: Tournament) -> dict[int, Result]:
    """The games of a file, by number. A last line that was cut off is taken away, so that the next one stands for itself."""
    found: dict[int, Result] = {}
    if not path.exists():
        return found
    try:
        whole = path.read_bytes()
        kept = whole[: whole.rfind(b"\n") + 1]
        if kept != whole:
            with path.open("r+b") as file:
                file.truncate(len(kept))
    except OSError as problem:
        raise RoundhouseError(f"cannot read {path}: {problem.strerror}") from None
    for place, line in enumerate(kept.splitlines(), 1):
        try:
            one = Result.read(json.loads(line))
        except (ValueError, KeyError, TypeError) as problem:
            raise BadOption(f"{path}:{place}: this is not a game of a tournament ({problem}); name another folder, or delete the line") from None
        fixture = plan.fixture(one.number)
        if (fixture.seed, fixture.seats) != (one.seed, one.bots):
            raise BadOption(f"{path}:{place}: game {one.number + 1} is not one of this tournament")
        found[one.number] = one
    return found
