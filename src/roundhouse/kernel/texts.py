"""Words for people: Project Fluent files, one set for terminal, server and browser."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource

from roundhouse.kernel.event import Event
from roundhouse.kernel.refusal import REASONS, Refusal

LANGUAGES = ("en", "it", "fr")
SHELL = "roundhouse"
FACE = "face/text"  # in a game's package: the words that only the browser says
_SPOKEN = {"en": "en_GB"}  # "a, b and c", without a comma before the "and"


class Texts:
    """The messages of the shell and of one game, in one language."""

    def __init__(self, language: str, sources: Sequence[str]) -> None:
        self.language = language
        self._locale = Locale.parse(_SPOKEN.get(language, language))
        self._bundle = FluentBundle([language], use_isolating=False)
        for source in sources:
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    @staticmethod
    @cache
    def load(language: str, package: str = "") -> "Texts":
        """The shell's messages, and those of the game in `package` on top; what the game does not say in this language it says in English."""
        return Texts(language, [source(language, SHELL), *(sources(language, package) if package else [])])

    def has(self, key: str) -> bool:
        """True if there is a message `key`."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **facts: Any) -> str:
        """The message `key`, filled in; the key itself if there is none, so that a gap shows."""
        return self.filled(key, facts)[0]

    def filled(self, key: str, facts: Mapping[str, Any]) -> tuple[str, list[str]]:
        """What `say` says, and what is wrong with it: a message that is not there, a fact that nobody gives."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            return key, [f"there is no message {key}"]
        text, errors = self._bundle.format_pattern(pattern, {name: self.word(name, value) for name, value in facts.items()})
        return str(text), [f"{key} is not filled in: {error}" for error in errors]

    def refused(self, refusal: Refusal) -> str:
        """The sentence of a refusal, without its rule id."""
        return self.say(refusal.key)

    def event(self, event: Event | Mapping[str, Any], names: Sequence[str]) -> str:
        """The line of the log for an event; `names` are those of the seats."""
        data: Mapping[str, Any] = event.data() if isinstance(event, Event) else event
        facts: dict[str, Any] = dict(data["facts"])
        seat = int(data["seat"])
        if seat >= 0:
            facts["player"] = names[seat]
        return self.say(f"log-{data['kind']}", **with_names(facts, names))

    def number(self, value: float, digits: int = 0) -> str:
        """A number as this language writes it: 1,433.50 or 1.433,50."""
        return str(format_decimal(round(value, digits), "#,##0" + ("." + "0" * digits if digits else ""), self._locale))

    def listed(self, words: Sequence[str]) -> str:
        """Words as a list: "a, b and c"."""
        return format_list(words, locale=self._locale)

    def word(self, name: str, value: Any) -> Any:
        """A fact as a word.

        "port" under the name `type` is the message `type-port`, where there is one, or `word-port`, which serves every name
        (a space of the word is a hyphen of the key); {"say": key, ...} is another message; a list becomes "a, b and c", or
        under the name `sum` "a + b".
        """
        if isinstance(value, dict):
            return self.say(value["say"], **{key: inner for key, inner in value.items() if key != "say"})
        if name == "sum" and isinstance(value, list):
            return " + ".join(str(self.word("", one)) for one in value)
        if isinstance(value, list | tuple):
            return self.listed([str(self.word(name, one)) for one in value])
        if isinstance(value, str):
            key = value.replace(" ", "-")
            for found in (f"{name}-{key}", f"word-{key}"):
                if self.has(found):
                    return self.say(found)
        return value


def with_names(facts: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
    """Facts in which the numbers of seats are the names of their players: `other_seat` becomes `other`, `order_seats` a list `order`."""
    found: dict[str, Any] = {}
    for key, value in facts.items():
        if key.endswith("_seat"):
            found[key.removesuffix("_seat")] = names[value]
        elif key.endswith("_seats"):
            found[key.removesuffix("_seats")] = [names[seat] for seat in value]
        else:
            found[key] = value
    return found


def source(language: str, package: str, folder: str = "text") -> str:
    """The text of a package's Fluent file; empty if it has none in this language."""
    path = files(package).joinpath(*folder.split("/"), f"{language}.ftl")
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def sources(language: str, package: str, folders: Sequence[str] = ("text",)) -> list[str]:
    """The Fluent files of a game: in English first where `language` lacks a message, then in `language`."""
    found = []
    for folder in folders:
        if language != "en" and not keys("en", package, folder) <= keys(language, package, folder):
            found.append(source("en", package, folder))
        found.append(source(language, package, folder))
    return found


def keys(language: str, package: str, folder: str = "text") -> set[str]:
    """The keys of all messages of a package's Fluent file."""
    return {entry.id.name for entry in FluentResource(source(language, package, folder)).body if hasattr(entry, "id")}


def load_reasons(prefix: str, package: str) -> None:
    """Let refusals of a game, and of the kernel, print their English sentence."""
    for family, home in ((prefix, package), ("RH", SHELL)):
        texts = Texts.load("en", "" if home == SHELL else home)
        for key in keys("en", home):
            if key.startswith("refused-"):
                REASONS[f"{family}:{key}"] = texts.say(key)
