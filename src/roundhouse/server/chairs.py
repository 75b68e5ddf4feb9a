"""The chairs of a table, and who sits on them."""

from dataclasses import dataclass
from typing import Any

PERSON = "person"  # a kind of chair, and whose hand made a move


@dataclass(frozen=True)
class Chair:
    """One seat, and who sits there."""

    seat: int
    kind: str = "open"  # person, bot, open
    name: str = ""
    bot: str = ""
    token: str = ""
    away: bool = False
    given: bool = False
    standin: str = ""
    resigned: bool = False
    account: str = ""
    colour: str = ""

    @property
    def played_by(self) -> str:
        """The bot that decides for this seat now; empty if a person does."""
        return self.bot if self.kind == "bot" else self.standin

    def data(self, connected: bool) -> dict[str, Any]:
        """What everybody may know about it."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "name": self.name,
            "bot": self.bot or None,
            "connected": connected,
            "left": self.away,
            "free": self.kind == "open" or self.given,
            "standin": self.standin or None,
            "resigned": self.resigned,
            "account": self.account or None,
        }
