"""The files of a tournament: games and decisions as Parquet, records in a zip. Needs the extra `arena`.

`GAME_COLUMNS` and `DECISION_COLUMNS` are the schema.
"""

import io
import zipfile
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import islice
from pathlib import Path
from typing import IO, Any

from roundhouse.arena.contest import Result, record, start
from roundhouse.arena.design import Tournament
from roundhouse.kernel.errors import BadOption, RoundhouseError
from roundhouse.kernel.game import game
from roundhouse.kernel.move import seat_and_move

GAMES, DECISIONS, RECORDS = "games.parquet", "decisions", "records.zip"
PART = 200  # games of one file of decisions
LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the time of every file in a zip, so that the same games make the same bytes

# Name, type and meaning of every column. "by seat": a list with one entry for each seat, in the order of the seats.
GAME_COLUMNS = (
    ("number", "u32", "the number of the game in the plan, from 0"),
    ("block", "u32", "games of one block have the same deal; the bots move on by one seat"),
    ("game", "str", "the id of the game"),
    ("rules", "u16", "the version of the rules"),
    ("board", "str", "the board"),
    ("players", "u8", "how many seats"),
    ("seed", "u64", "fixes the deal and all later chance"),
    ("bots", "list[str]", "who played, by seat"),
    ("scores", "list[i32]", "points at the end, by seat"),
    ("ranks", "list[u8]", "places, by seat; all who share the victory have 1"),
    ("shares", "list[f64]", "shares of the victory, by seat; their sum is 1"),
    ("moves", "u32", "moves of the whole game"),
    ("decisions", "list[u32]", "decisions, by seat"),
    ("choices", "u32", "decisions with more than one legal move"),
    ("branching", "f64", "legal moves of a decision, on average"),
    ("widest", "u32", "the most legal moves of a decision"),
    ("lead_changes", "u32", "how often another seat had the most points at the end of a turn"),
    ("course", "list[list[i32]]", "points by seat at eleven moments, evenly spread over the turns"),
    ("stood_in", "u32", "decisions that a fallback made for a program that failed"),
    ("seconds", "list[f64]", "time to think, by seat; depends on the machine"),
    ("slowest", "list[f64]", "the longest thought, by seat; depends on the machine"),
)
DECISION_COLUMNS = (
    ("number", "u32", "the number of the game"),
    ("ply", "u32", "the place of the move in the game, from 0"),
    ("seat", "u8", "who decided, from 0"),
    ("bot", "str", "the bot at this seat"),
    ("phase", "str", "the phase of the game"),
    ("legal", "u32", "how many moves were legal"),
    ("action", "u32", "the move's number in the move space of the board, as in the adapters"),
    ("move", "str", "the move in notation"),
    ("points", "i32", "points of the seat before the move"),
    ("lead", "i32", "these, minus those of the best other seat"),
)


def frames() -> Any:
    """Polars, or a sentence that says how to get it."""
    try:
        import polars
    except ImportError:
        raise BadOption("Parquet files need Polars: pip install 'roundhouse[arena]'") from None
    return polars


@contextmanager
def written(path: Path) -> Iterator[IO[bytes]]:
    """A file that is there as a whole when all went well; otherwise what was there before stays, and the disk's reason is told."""
    temporary = path.with_name(f".{path.name}.part")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with temporary.open("wb") as file:
            yield file
        temporary.replace(path)
    except OSError as problem:
        raise RoundhouseError(f"cannot write {path}: {problem.strerror or problem}; the games are kept and can be written again") from None
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)


def _write(frame: Any, path: Path) -> None:
    """A table as Parquet, made in memory first: Polars does not tell a full disk from other troubles."""
    whole = io.BytesIO()
    frame.write_parquet(whole, compression="zstd")
    with written(path) as file:
        file.write(whole.getbuffer())


def _schema(columns: Sequence[tuple[str, str, str]]) -> dict[str, Any]:
    pl = frames()
    plain = {"str": pl.String, "u8": pl.UInt8, "u16": pl.UInt16, "u32": pl.UInt32, "u64": pl.UInt64, "i32": pl.Int32, "f64": pl.Float64}

    def kind(text: str) -> Any:
        return pl.List(kind(text[5:-1])) if text.startswith("list[") else plain[text]

    return {name: kind(text) for name, text, _ in columns}


def game_row(plan: Tournament, one: Result, rules: int, board: str) -> dict[str, Any]:
    """A game as a row."""
    data = one.data()
    row = {name: data[name] for name, _, _ in GAME_COLUMNS if name in data}
    return {**row, "game": plan.game, "rules": rules, "board": board, "players": plan.players, "moves": one.length}


def write_games(plan: Tournament, results: Sequence[Result], path: Path) -> None:
    """One row a game."""
    pl = frames()
    found = game(plan.game)
    board = plan.board or found.boards[0]
    frame = pl.DataFrame([game_row(plan, one, found.rules_version, board) for one in results], schema=_schema(GAME_COLUMNS))
    _write(frame, path)


def decision_rows(plan: Tournament, one: Result) -> Iterator[tuple[Any, ...]]:
    """The decisions of a game, which is played again for it."""
    state = start(plan, one)
    board = state.setting.board
    for ply, number in enumerate(one.plies):
        seat, move = seat_and_move(number, board)
        points = state.scores()
        best = max(points[:seat] + points[seat + 1 :], default=0)
        yield (
            one.number,
            ply,
            seat,
            one.bots[seat],
            state.phases[state.at].name,
            len(state.moves(seat)),
            move.index,
            move.text,
            points[seat],
            points[seat] - best,
        )
        state.follow(seat, move) if not move.is_aside else state.play(seat, move)


def write_decisions(plan: Tournament, results: Iterable[Result], folder: Path) -> list[Path]:
    """One row a decision, in files of some hundred games; the files."""
    pl = frames()
    files: list[Path] = []
    left = iter(results)
    while part := list(islice(left, PART)):
        rows = [row for one in part for row in decision_rows(plan, one)]
        path = folder / f"part-{len(files):05}.parquet"
        _write(pl.DataFrame(rows, schema=_schema(DECISION_COLUMNS), orient="row"), path)
        files.append(path)
    for old in set(folder.glob("part-*.parquet")) - set(files):  # of fewer games there may be fewer files
        old.unlink()
    return files


def write_records(plan: Tournament, results: Iterable[Result], path: Path) -> None:
    """The records of all games in one zip, a file each, named by their numbers."""
    with written(path) as file, zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as archive:
        for one in results:
            name = zipfile.ZipInfo(f"{one.number:06}.txt", LONG_AGO)
            name.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(name, record(plan, one).text)
