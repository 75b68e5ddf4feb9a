"""The names under which bots sit down, people of the railway age by language, and how a record says which bot sat under one: "Brunel (greedy)"."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from roundhouse.bots import EXEC, bots

PEOPLE: Final = {
    "en": (
        "Brunel Stephenson Trevithick Locke Hackworth Brassey Gooch Telford Bradshaw Hudson Paxton Crampton Fairbairn Vignoles Rastrick Whitworth "
        "Cubitt Peto Ramsbottom Stirling Fowler Pullman Westinghouse Judah Lovelace Siddons Nasmyth Jessop"
    ).split(),
    "it": (
        "Negrelli Sommeiller Grattoni Grandis Cavour Menabrea Bayard Milani Paleocapa Bixio Volta Pacinotti Meucci Ansaldo Bombrini Balduino Bastogi "
        "Cattaneo Petitti Jacini Sella Minghetti Antonelli Ferraris Crotti Maus Ranco Protche"
    ).split(),
    "fr": (
        "Seguin Talabot Pereire Flachat Eiffel Cail Polonceau Clapeyron Perdonnet Lenoir Lamartine Legrand Arago Daguerre Nadar Haussmann Lartigue "
        "Giffard Cugnot Pecqueur Bartholony Petiet Sauvage Schneider Thimonnier Deville Jacquard Becquerel"
    ).split(),
}
SIGNED: Final = re.compile(rf"(?P<name>.+?) \((?P<bot>{EXEC}:.+|[^()\s]+)\)")  # the words of a program may hold brackets themselves
NUMBERED: Final = re.compile(rf"(?P<bot>{EXEC}:.+?)(?: #\d+)?|(?P<plain>\S+)(?: \d+)?")  # "greedy 2", "exec:./bot #2": before bots had names


def somebody(language: str, is_free: Callable[[str], bool], choose: Callable[[Sequence[str]], str]) -> str:
    """A name that nobody at the table has."""
    return choose([name for name in PEOPLE.get(language, PEOPLE["en"]) if is_free(name)])


def signed(name: str, bot: str) -> str:
    """A seat as a record names it: a person by the name alone, a bot with what it is."""
    return name if not bot or who(name)[1] else f"{name} ({bot})"


def who(written: str) -> tuple[str, str]:
    """The name of a seat and its bot, which is empty for a person, from what a record says."""
    found = SIGNED.fullmatch(written)
    if found and _is_bot(found["bot"]):
        return found["name"], found["bot"]
    found = NUMBERED.fullmatch(written)
    spelled = (found["bot"] or found["plain"]) if found else ""
    return written, spelled if _is_bot(spelled) else ""


def _is_bot(spelled: str) -> bool:
    return spelled.partition(":")[0] in (EXEC, *bots())
