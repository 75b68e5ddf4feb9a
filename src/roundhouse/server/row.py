"""The row of a table in the database, typed; `schema.tables` says what its fields hold."""

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """What was agreed about a table, and how far it has come. A changed row is a new one, by `replace`."""

    id: str
    game: str
    rules: int
    board: str
    options: str
    players: int
    created: int
    title: str = ""
    status: str = "open"
    public: bool = False
    start: str = "full"
    practice: bool = False
    visitors: bool = False
    origin: str = "table"
    position: str = ""
    host: str = ""
    seed: str = ""
    salt: str = ""
    clock: str = ""
    running: str = ""
    takeback: str = ""
    calls: str = ""
    due: int | None = None
    started: int | None = None
    ended: int | None = None
    account: str = ""
    result: str = ""
    rated: bool = False
    seek: str = ""
    tournament: str = ""
    acting: str | None = None

    @property
    def in_earnest(self) -> bool:
        """True of a game that counts for a rating or in a tournament: it is played to its end, by the clock, and by those who began it."""
        return self.rated or bool(self.tournament)

    @property
    def owing(self) -> list[int]:
        """The seats that owe a decision, as far as that was noted."""
        return [int(seat) for seat in (self.acting or "").split(",") if seat.isdecimal()]


def acting(seats: Iterable[int]) -> str:
    """Seats as a row notes them."""
    return ",".join(str(seat) for seat in seats)
