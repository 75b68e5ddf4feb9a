"""Looking at files that people bring: records and boards."""

from pathlib import Path
from typing import Any

from roundhouse.kernel.boardfile import BoardFile
from roundhouse.kernel.errors import BoardError, RecordError, RoundhouseError
from roundhouse.kernel.game import Game, game, games
from roundhouse.kernel.record import Record, commitment
from roundhouse.kernel.state import State


def find_game(name: str) -> Game:
    """The game with this id; one that is installed but cannot be loaded is an error on one line."""
    try:
        return game(name)
    except RoundhouseError:
        raise
    except Exception as problem:  # whatever a plug-in does wrong while it is imported
        raise RoundhouseError(f"the game {name!r} cannot be loaded: {type(problem).__name__}: {problem}") from None


def load_record(path: Path) -> Record:
    """Read a record and find its game."""
    record = Record.load(path)
    try:
        find_game(record.heading["game"])
    except RoundhouseError as problem:
        raise RecordError(str(path), record.heading_lines["game"], str(problem)) from None
    return record


def verify(path: Path) -> tuple[Record, State, bool]:
    """Replay a record through the rules; the last says whether a commitment was found and kept."""
    record = load_record(path)
    state = record.state()
    return record, state, committed(record)


def committed(record: Record) -> bool:
    """True if the seed is the one that was promised; False if nothing was promised; a RecordError if the promise was broken."""
    promised = record.heading.get("commitment")
    if promised is None:
        return False
    line = record.heading_lines.get("commitment", 0)
    if "seed" not in record.heading or "salt" not in record.heading:
        raise RecordError(record.file, line, 'the commitment cannot be checked without the lines "seed:" and "salt:"')
    made = commitment(int(record.heading["seed"]), record.heading["salt"])
    if made != promised:
        raise RecordError(record.file, line, f"the seed and salt give the commitment {made}, not {promised}")
    return True


def check_board(path: Path, wanted: str | None) -> tuple[Game, int]:
    """The game whose board the file is, and the size of its move space; a BoardError with the line if it is none."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        line = path.read_bytes()[: problem.start].count(b"\n") + 1
        raise BoardError(str(path), line, "is not UTF-8 text") from None
    except OSError as problem:
        raise BoardError(str(path), 0, f"cannot be read: {problem.strerror}") from None
    try:
        file = BoardFile(text, str(path))
    except RecursionError:
        raise BoardError(str(path), 0, "is nested too deeply") from None
    found = find_game(wanted) if wanted is not None else _named_game(file)
    if found is not None:
        return found, len(found.read_board(str(path), text, str(path)).moves)
    return _try_all(path, text)


def _named_game(file: BoardFile) -> Game | None:
    """The game that the file names in [meta] as `game` or `title`, by its id or its title; None if it names none."""
    meta: Any = file.data.get("meta", {})
    if not isinstance(meta, dict):
        raise file.wrong(["meta"], '"meta" must be a table')
    for key in ("game", "title"):
        if isinstance(meta.get(key), str):
            name = meta[key]
            known = [find_game(one) for one in games()]
            for one in known:
                if name.casefold() in (one.id.casefold(), one.title.casefold()):
                    return one
            if key == "game":
                raise file.wrong(["meta", key], f"there is no game {name!r}; there are: {', '.join(one.title for one in known)}")
    return None


def _try_all(path: Path, text: str) -> tuple[Game, int]:
    """The first game that can be played on the board."""
    problems = []
    for name in games():
        one = find_game(name)
        try:
            return one, len(one.read_board(str(path), text, str(path)).moves)
        except BoardError as problem:
            problems.append(f"not of {one.title} (line {problem.line}: {problem.reason})")
    raise BoardError(str(path), 1, f"names no game in [meta], and is {', '.join(problems) or 'of no game, as none is installed'}")
