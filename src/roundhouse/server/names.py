"""Names of people: what can be seen is what counts. Nobody can look like somebody else at the same table.

By Unicode's own tables of letters that look alike (UTS #39), as the package `confusable_homoglyphs` brings them.
"""

import unicodedata
from collections.abc import Iterable
from functools import cache, lru_cache
from typing import Final

from confusable_homoglyphs.confusables import confusables_data, is_dangerous

from roundhouse.kernel.texts import LANGUAGES, SHELL, Texts, source

LONGEST: Final = 24  # letters of a name
MARKS: Final = 2  # accents that one letter may carry
UNSEEN: Final = (  # letters, marks and symbols that show nothing, besides those of Unicode's category "format"
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, range(0xFE00, 0xFE10)))
    + "".join(map(chr, range(0xE0100, 0xE01F0)))
)


def seen(text: str) -> str:
    """What people see of a text: in its plain form, without what shows nothing, with single spaces."""
    text = unicodedata.normalize("NFKC", text)
    text = "".join(letter for letter in text if unicodedata.category(letter) != "Cf" and letter not in UNSEEN)
    return unicodedata.normalize("NFKC", " ".join(text.split()))


def proper(text: str) -> str:
    """A name as it is kept; a ValueError says why it cannot be one."""
    name = seen(text)
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise ValueError("must not be blank")
    if len(name) > LONGEST:
        raise ValueError(f"must have at most {LONGEST} characters")
    marks = 0
    for letter in name:
        kind = unicodedata.category(letter)
        if kind[0] == "C":
            raise ValueError("holds a character that is not text")
        marks = marks + 1 if kind[0] == "M" else 0
        if marks > MARKS:
            raise ValueError("holds a letter with too many accents")
    if is_dangerous(name, preferred_aliases=["latin"]):
        raise ValueError("mixes letters of several alphabets that look alike")
    return name


def alike(name: str, others: Iterable[str]) -> bool:
    """True if a name looks like one of the others, or is the same but for capitals."""
    ours = forms(name)
    return any(mine == theirs for other in others for mine, theirs in zip(ours, forms(other), strict=True))


def apart(name: str, others: Iterable[str]) -> str | None:
    """The name under which somebody is told from the others; None if it is taken.

    Whoever has chosen no name is called by one that the client gives to everybody ("Guest"): those are numbered.
    """
    taken = list(others)
    if not alike(name, taken):
        return name
    return numbered(name, taken) if alike(name, nobodys()) else None


def numbered(name: str, others: Iterable[str]) -> str:
    """A name that none of the others has: the second "Ann" is "Ann 2"."""
    taken, shown, count = list(others), name, 1
    while alike(shown, taken):
        count += 1
        shown = f"{name} {count}"
    return shown


@cache
def nobodys() -> tuple[str, ...]:
    """The names of those who have chosen none, in all languages."""
    return tuple(Texts(language, [source(f"web.{language}", SHELL)]).say("web-visitor") for language in LANGUAGES)


@lru_cache(4096)
def forms(name: str) -> tuple[str, str]:
    """Two texts that are the same for names which look alike: in the letters as they are, and in small ones."""
    name = seen(name)
    return _skeleton(name).casefold(), _skeleton(name.casefold())


def _skeleton(text: str) -> str:
    """The text with one letter for all that look like it."""
    looks = _looks()
    return "".join(looks.get(letter, letter) for letter in text)


@cache
def _looks() -> dict[str, str]:
    """By letter, what stands for all letters, and pairs of letters, that look like it: a plain one if there is one."""
    chief: dict[str, str] = {}

    def find(letter: str) -> str:
        while chief.setdefault(letter, letter) != letter:
            letter = chief[letter]
        return letter

    pairs: dict[str, str] = {}
    for letter, others in confusables_data.items():
        for other in (one["c"].strip("\u200e") for one in others):
            if len(letter) == len(other) == 1:
                first, second = sorted((find(letter), find(other)), key=lambda one: (not one.isascii(), not one.isalpha(), one))
                chief[second] = first
            elif len(letter) == 1 and len(other) > 1:
                pairs[letter] = other
    plain = {letter: find(letter) for letter in chief}
    return plain | {letter: "".join(plain.get(one, one) for one in pair) for letter, pair in pairs.items() if letter not in plain}
