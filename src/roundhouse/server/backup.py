"""Backups of the whole database, made beside a running server, and bringing one back. Neither leaves anything half done."""

import os
import shutil
import sqlite3
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy.engine import URL

from roundhouse.kernel.errors import BadOption, RoundhouseError
from roundhouse.server import schema
from roundhouse.server.office import Office
from roundhouse.server.store import newest

PASSING = ("servers", "leases")  # who serves what at the moment: nothing to bring back
MAGIC = {b"SQLite format 3\0": "SQLite", b"PGDMP": "PostgreSQL"}


@contextmanager
def _whole(target: Path) -> Iterator[Path]:
    """A file that appears under its name when it is finished, and not before."""
    if target.exists():
        raise BadOption(f"{target} exists; name another file")
    if not target.parent.is_dir():
        raise BadOption(f"there is no folder {target.parent}")
    part = target.with_name(f".{target.name}.part-{os.getpid()}")
    try:
        yield part
        with part.open("rb") as made:
            os.fsync(made.fileno())
        part.rename(target)
    except OSError as problem:
        raise RoundhouseError(f"{target}: {problem.strerror or problem}") from None
    finally:
        part.unlink(missing_ok=True)


def backup(office: Office, target: Path) -> int:
    """The database as it stands at one moment, into a new file; its size in bytes."""
    with _whole(target) as part:
        os.close(os.open(part, os.O_CREAT | os.O_EXCL, 0o600))  # it holds all that the database does
        if office.sqlite:
            try:
                with closing(sqlite3.connect(f"file:{office.file}?mode=ro", uri=True, timeout=30)) as source, closing(sqlite3.connect(part)) as copy:
                    source.backup(copy)
                    copy.execute("PRAGMA journal_mode=DELETE")
            except sqlite3.Error as problem:
                raise RoundhouseError(f"the database {office.shown}: {problem}") from None
            sound(part)
        else:
            left = [f"--exclude-table-data={name}" for name in PASSING]
            _run(office.url, "pg_dump", "--format=custom", "--no-owner", "--no-privileges", "--lock-wait-timeout=20s", *left, f"--file={part}")
            _run(office.url, "pg_restore", "--list", str(part))
    return target.stat().st_size


def kind_of(source: Path) -> str:
    """What a file is a backup of."""
    try:
        with source.open("rb") as file:
            head = file.read(16)
    except OSError as problem:
        raise RoundhouseError(f"{source}: {problem.strerror}") from None
    found = next((kind for magic, kind in MAGIC.items() if head.startswith(magic)), "")
    if not found:
        raise RoundhouseError(f"{source} is not a backup of a Roundhouse database")
    return found


def sound(file: Path) -> str:
    """The revision of an SQLite file that is whole and one of ours."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
            verdict = str(database.execute("PRAGMA integrity_check").fetchone()[0])
            if verdict != "ok":
                raise RoundhouseError(f"{file} is damaged: {verdict.splitlines()[0]}")
            return str(database.execute("SELECT version_num FROM alembic_version").fetchone()[0])
    except (sqlite3.Error, TypeError):
        raise RoundhouseError(f"{file} is not a backup of a Roundhouse database") from None


def restore(office: Office, source: Path, replace: bool, dry: bool) -> Path | None:
    """Bring a backup back; where the database before it is kept, if it is."""
    kind = kind_of(source)
    if kind != ("SQLite" if office.sqlite else "PostgreSQL"):
        raise RoundhouseError(f"{source} is a backup of {kind}, and the database {office.shown} is not")
    if office.sqlite:
        return _restore_file(office, source, replace, dry)
    _restore_dump(office, source, replace, dry)
    return None


def _restore_file(office: Office, source: Path, replace: bool, dry: bool) -> Path | None:
    found = sound(source)
    if found > newest():
        raise RoundhouseError(f"{source} was made by a newer Roundhouse (revision {found}): update this program")
    target = office.file
    if not target.exists():
        if not dry:
            with _whole(target) as part:
                shutil.copyfile(source, part)
        return None
    if not replace:
        raise BadOption(f"there is a database {office.shown} already: --replace puts the backup in its place")
    before = target.with_name(f"{target.name}.before-restore")
    if before.exists():
        raise BadOption(f"{before} is still there from another time; move it away first")
    with _alone(target):
        if dry:
            return before
        part = target.with_name(f".{target.name}.part-{os.getpid()}")
        try:
            shutil.copyfile(source, part)
            os.link(target, before)
            part.rename(target)
        except OSError as problem:
            raise RoundhouseError(f"{target}: {problem.strerror or problem}") from None
        finally:
            part.unlink(missing_ok=True)
    return before


@contextmanager
def _alone(file: Path) -> Iterator[None]:
    """While nobody else has an SQLite database open; a server that does has its tables in memory, and would go on with them."""
    try:
        with closing(sqlite3.connect(file, timeout=1, isolation_level=None)) as database:
            database.execute("PRAGMA locking_mode=EXCLUSIVE")
            database.execute("PRAGMA journal_mode=DELETE")  # everything is in the one file now
            database.execute("BEGIN EXCLUSIVE")
            yield
    except sqlite3.OperationalError as problem:
        if "locked" not in str(problem):
            raise RoundhouseError(f"the database {file}: {problem}") from None
        raise RoundhouseError(f"a server has the database {file} open: stop it first") from None


def _restore_dump(office: Office, source: Path, replace: bool, dry: bool) -> None:
    """All in one transaction. A server that runs finds that it is no longer known, lets its tables go, and reads them anew."""
    there = _run(office.url, "psql", "--no-psqlrc", "-tAc", "SELECT to_regclass('public.alembic_version')").strip()
    with tempfile.TemporaryDirectory(prefix="roundhouse-restore-") as folder:
        script = Path(folder) / "backup.sql"
        _run(office.url, "pg_restore", "--no-owner", "--no-privileges", f"--file={script}", str(source))  # whole, or nothing is begun
        if there and not replace:
            raise BadOption(f"there are tables in the database {office.shown} already: --replace puts the backup in their place")
        if dry:
            return
        away = f"DROP TABLE IF EXISTS {', '.join([*schema.metadata.tables, 'alembic_version'])} CASCADE"
        once = ["--single-transaction", "--set=ON_ERROR_STOP=1", f"--command={away}", f"--file={script}"]
        _run(office.url, "psql", "--no-psqlrc", "--quiet", "--output=/dev/null", *once)


def _run(url: URL, program: str, *words: str) -> str:
    """A program of PostgreSQL; the password goes by the environment, where others cannot read it."""
    found = shutil.which(program) or next((str(path) for path in sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{program}"), reverse=True)), None)
    if found is None:
        raise RoundhouseError(f"{program} is not installed; it comes with PostgreSQL's client programs")
    facts = {"PGHOST": url.host, "PGPORT": url.port, "PGUSER": url.username, "PGPASSWORD": url.password, "PGDATABASE": url.database}
    env = {**os.environ, "PGCONNECT_TIMEOUT": "10", **{name: str(value) for name, value in facts.items() if value is not None}}
    database = [] if program in ("pg_restore",) else ["--no-password"]
    done = subprocess.run([found, *database, *words], env=env, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", errors="replace", check=False)
    if done.returncode:
        raise RoundhouseError(f"{program}: {(done.stderr.strip().splitlines() or ['failed'])[-1]}")
    return done.stdout
