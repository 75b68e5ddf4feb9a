"""What can be asked of the worker processes: how urgent it is, and how much work it may be."""

from dataclasses import dataclass
from typing import Final

MOVE, BOT, HINT, LATER = range(4)  # ranks: what a person's move waits for; bots of tables where people wait; looking ahead; all the rest
RANKS: Final = 4
PATIENCE: Final = 10.0  # seconds after which a bot is asked to come to an end


@dataclass(frozen=True)
class Kind:
    """A kind of question."""

    rank: int
    limit: float  # seconds of work, after which it is given up
    quick: bool = False  # rarely more than a blink: also done by the worker that is kept free of long work
    own: bool = False  # asked by the server itself: never turned away


KINDS: Final = {
    "bot": Kind(BOT, 2 * PATIENCE, own=True),  # at a table where people play
    "alone": Kind(LATER, 2 * PATIENCE, own=True),  # at a table of bots only
    "hint": Kind(HINT, 20.0),
    "preview": Kind(HINT, 10.0, quick=True),
    "ways": Kind(HINT, 10.0, quick=True),
    "why": Kind(HINT, 10.0, quick=True),
    "position": Kind(HINT, 10.0, quick=True),
    "page": Kind(HINT, 20.0, quick=True, own=True),  # what everybody who opens the page waits for; printed once
    "description": Kind(LATER, 60.0, own=True),
    "record": Kind(LATER, 20.0),
    "replay": Kind(LATER, 20.0),
    "upload": Kind(LATER, 20.0),
    "album": Kind(LATER, 60.0, own=True),
    "study": Kind(LATER, 60.0),  # a slice of an analysis
    "line": Kind(HINT, 20.0),  # what if
    "asked": Kind(HINT, 10.0, quick=True),
    "branch": Kind(HINT, 10.0, quick=True),
    "puzzle": Kind(HINT, 10.0, quick=True),
}
