"""What happened, for the log and for animation. Made only when somebody listens."""

from typing import Final

EVERYBODY: Final = -1


class Event:
    """One fact of the game in the board's own names: `kind` is the key of its sentence, `facts` fill it in."""

    def __init__(self, kind: str, seat: int, facts: dict[str, object], only: int = EVERYBODY) -> None:
        self.kind: Final = kind
        self.seat: Final = seat  # who did it, or -1
        self.facts: Final = facts
        self.only: Final = only  # the one seat that may know, or EVERYBODY

    def data(self) -> dict[str, object]:
        """The event as plain JSON data."""
        return {"kind": self.kind, "seat": self.seat, "facts": self.facts}
