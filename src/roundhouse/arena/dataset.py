"""Open data sets: games and decisions as Parquet, records, a card that says what they are, and checksums. Needs the extra `arena`.

A data set is split by deal, so that no deal is in two parts. Reading it back plays every record through the rules again.
"""

import hashlib
import shutil
import zipfile
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import roundhouse
from roundhouse.arena.card import card
from roundhouse.arena.contest import Result
from roundhouse.arena.design import Tournament
from roundhouse.arena.files import DECISIONS, GAMES, RECORDS, frames, write_decisions, write_games, write_records
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.kernel.record import Record, write_whole

PARTS = ("train", "validation", "test")
TENTHS = {"test": (0,), "validation": (1,)}  # of all deals; the others are for training
CARD, SUMS = "README.md", "SHA256SUMS"


def part_of(seed: int) -> str:
    """The part that the games of a deal are in: a tenth is the test, a tenth the validation."""
    tenth = hashlib.blake2b(str(seed).encode(), digest_size=8).digest()[0] % 10
    return next((part for part, tenths in TENTHS.items() if tenth in tenths), "train")


def write(plan: Tournament, results: Sequence[Result], folder: Path, command: str, licence: str, told: Callable[[str], None]) -> None:
    """Write the data set of these games; `told` hears of each file."""
    sizes = {}
    for part in PARTS:
        inside = [one for one in results if part_of(one.seed) == part]
        sizes[part] = len(inside)
        home = folder / part
        shutil.rmtree(home, ignore_errors=True)
        if not inside:
            continue
        home.mkdir(parents=True)
        for name, make in ((GAMES, write_games), (DECISIONS, write_decisions), (RECORDS, write_records)):
            told(f"{part}/{name}")
            make(plan, inside, home / name)
    write_whole(folder / CARD, card(plan, results, sizes, command, licence, roundhouse.__version__))
    write_whole(folder / SUMS, "".join(f"{digest(path)}  {path.relative_to(folder).as_posix()}\n" for path in _files(folder)))


def _files(folder: Path) -> list[Path]:
    homes = [folder / part for part in PARTS]
    return [folder / CARD, *sorted(path for home in homes if home.exists() for path in home.rglob("*") if path.is_file())]


def digest(path: Path) -> str:
    """The SHA-256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def check(folder: Path) -> Iterator[str]:
    """Read a data set back: every checksum, and every record played through the rules to the result that its row has. Gives the part of each game."""
    try:
        lines = (folder / SUMS).read_text(encoding="utf-8").splitlines()
        sums = {name: wanted for wanted, name in (line.split("  ", 1) for line in lines)}
    except (OSError, ValueError):
        raise RoundhouseError(f"{folder} holds no data set: {SUMS} cannot be read") from None
    for name, wanted in sums.items():
        path = folder / name
        if not path.is_file():
            raise RoundhouseError(f"{path} is missing")
        if digest(path) != wanted:
            raise RoundhouseError(f"{path} is not what {SUMS} says: it was changed or damaged")
    for part in PARTS:
        if (folder / part / GAMES).exists():
            yield from _replayed(folder / part, part)


def _replayed(home: Path, part: str) -> Iterator[str]:
    pl = frames()
    try:
        rows = pl.read_parquet(home / GAMES, columns=["number", "seed", "bots", "scores", "ranks", "moves"])
        archive = zipfile.ZipFile(home / RECORDS)
    except (pl.exceptions.PolarsError, zipfile.BadZipFile, OSError) as problem:
        raise RoundhouseError(f"{home} cannot be read: {problem}") from None
    with archive:
        names = set(archive.namelist())
        if len(names) != rows.height:
            raise RoundhouseError(f"{home}: {rows.height} rows, but {len(names)} records")
        for row in rows.iter_rows(named=True):
            name = f"{row['number']:06}.txt"
            if name not in names:
                raise RoundhouseError(f"{home / RECORDS} holds no record {name}")
            record = Record.parse(archive.read(name).decode("utf-8"), f"{home / RECORDS}/{name}")
            state = record.state()
            if (state.scores(), state.seed, record.seats, state.played()) != (row["scores"], row["seed"], row["bots"], row["moves"]):
                raise RoundhouseError(f"{home}: game {row['number']} does not lead to the result of its row")
            if part_of(row["seed"]) != part:
                raise RoundhouseError(f"{home}: game {row['number']} belongs to another part of the data set")
            yield part
