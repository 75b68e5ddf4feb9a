"""What happened, for the log and for animation. Made only when somebody listens."""

from collections.abc import Mapping
from typing import Any, Final, Generic, TypeVar

EVERYBODY: Final = -1
NOBODY: Final = -1  # the seat of an event that no seat brought about

F = TypeVar("F", bound=Mapping[str, object])


class Event:
    """One fact of the game in the board's own names: `kind` is the key of its sentence, `facts` fill it in."""

    def __init__(self, kind: str, seat: int, facts: Mapping[str, object], only: int = EVERYBODY) -> None:
        self.kind: Final = kind
        self.seat: Final = seat  # who did it, or NOBODY
        self.facts: Final = facts
        self.only: Final = only  # the one seat that may know, or EVERYBODY

    def data(self) -> dict[str, object]:
        """The event as plain JSON data."""
        return {"kind": self.kind, "seat": self.seat, "facts": self.facts}


class Kind(Generic[F]):
    """A kind of event as a game declares it with `shapes.event`: its facts, and so who hears of it."""

    def __init__(self, name: str, facts: Any, own: bool, nobody: bool) -> None:
        self.name: Final = name
        self.facts: Final = facts  # the TypedDict of the facts
        self.own: Final = own  # a fact of it is for the acting seat alone, and so is the event
        self.nobody: Final = nobody  # no seat brings it about

    def of(self, seat: int, facts: F) -> Event:
        """The event that `seat` brought about, for those who may know all of it."""
        return Event(self.name, seat, facts, seat if self.own else EVERYBODY)
