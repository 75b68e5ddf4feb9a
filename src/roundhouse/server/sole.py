"""One server for one SQLite file: a lock beside the file, which the system lets go of when the server ends, however it ends."""

import os
from pathlib import Path
from typing import IO

from roundhouse.kernel.errors import RoundhouseError

try:
    import fcntl
except ImportError:  # a system without such locks: nobody is kept out
    fcntl = None  # type: ignore[assignment]


class Sole:
    """The lock of one database file; in it stands the address of the server that has it."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self._path = database.with_name(database.name + ".lock")
        self._file: IO[str] | None = None

    def take(self, address: str) -> None:
        """Have the file for this process alone; a RoundhouseError names the address of the server that has it."""
        file = self._path.open("a+", encoding="utf-8")
        try:
            if fcntl is not None:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.seek(0)
            other = file.read(200).strip()
            file.close()
            raise RoundhouseError(f"another server has the database {self.database} open{f': {other}' if other else ''}; stop it, or use it") from None
        file.truncate(0)
        file.write(address)
        file.flush()
        self._file = file

    def release(self) -> None:
        """Let go."""
        if self._file is not None:
            self._file.truncate(0)
            self._file.close()
            self._file = None

    def holder(self) -> str | None:
        """The address of the server that has the file; None if none has it, empty if it has not said where it is."""
        try:
            self.take("")
        except RoundhouseError:
            return self._path.read_text(encoding="utf-8").strip()
        except OSError:
            return None
        self.release()
        return None


def file_of(database: str) -> Path | None:
    """The file of a database of SQLite; None of any other."""
    path = database.partition("///")[2] if database.startswith("sqlite") else ""
    return Path(os.path.realpath(path)) if path and path != ":memory:" else None
