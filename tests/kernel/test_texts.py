"""Words for people: messages filled in with words, lists, sums and other messages, in the language that was asked for."""

import sys
from pathlib import Path

import pytest

from roundhouse.kernel.event import Event
from roundhouse.kernel.refusal import REASONS, Refusal
from roundhouse.kernel.texts import Texts, keys, load_reasons, source, sources, with_names

SHELL = """
hello = Hello { $player }
over = the shell's
word-red = red as such
refused-late = too late
"""
GAME = """
over = the game's
type-port = harbour
type-old-mill = old mill
word-blue = blue
part = { $n } of { $type }
log-bought = { $player } buys { $type } from { $other }: { $sum }
log-rain = It rains on { $towns }
"""
TEXTS = Texts("en", [SHELL, GAME])


def test_a_later_file_says_it_in_its_own_words() -> None:
    assert TEXTS.say("over") == "the game's"
    assert TEXTS.has("hello") and not TEXTS.has("goodbye")


def test_a_gap_shows_and_is_named() -> None:
    assert TEXTS.say("goodbye") == "goodbye"
    assert TEXTS.filled("goodbye", {}) == ("goodbye", ["there is no message goodbye"])
    text, wrong = TEXTS.filled("hello", {})
    assert text == "Hello player" and len(wrong) == 1 and wrong[0].startswith("hello is not filled in: ") and "player" in wrong[0]
    assert TEXTS.filled("hello", {"player": "Ann"}) == ("Hello Ann", [])


def test_a_fact_is_a_word_of_its_name_or_of_any_name_or_itself() -> None:
    assert TEXTS.word("type", "port") == "harbour"
    assert TEXTS.word("type", "old mill") == "old mill" and TEXTS.word("kind", "port") == "port"
    assert TEXTS.word("type", "blue") == TEXTS.word("colour", "blue") == "blue"
    assert TEXTS.word("type", "red") == "red as such"
    assert TEXTS.word("type", 7) == 7 and TEXTS.word("type", None) is None


def test_lists_sums_and_messages_within_messages() -> None:
    assert TEXTS.word("type", ["port", "red", "mill"]) == "harbour, red as such and mill"
    assert TEXTS.word("type", ("port", "red")) == "harbour and red as such"
    parts = [{"say": "part", "n": 2, "type": "port"}, {"say": "part", "n": 3, "type": "red"}, 5]
    assert TEXTS.word("sum", parts) == "2 of harbour + 3 of red as such + 5"
    assert TEXTS.word("sum", "port") == "port"


@pytest.mark.parametrize(
    ("language", "listed", "number"), [("en", "a, b and c", "1,433.50"), ("it", "a, b e c", "1.433,50"), ("fr", "a, b et c", "1\u202f433,50")]
)
def test_lists_and_numbers_as_the_language_writes_them(language: str, listed: str, number: str) -> None:
    texts = Texts(language, [])
    assert texts.listed(["a", "b", "c"]) == listed
    assert texts.number(1433.5, 2) == number
    assert texts.number(1433.6) == number.partition("433")[0] + "434"


def test_the_line_of_an_event_names_its_players() -> None:
    bought = Event("bought", 1, {"type": "port", "other_seat": 0, "sum": [{"say": "part", "n": 1, "type": "blue"}, 4]})
    assert TEXTS.event(bought, ["Ann", "Bo"]) == "Bo buys harbour from Ann: 1 of blue + 4"
    assert TEXTS.event(bought.data(), ["Ann", "Bo"]) == "Bo buys harbour from Ann: 1 of blue + 4"
    assert TEXTS.event(Event("rain", -1, {"towns": ["York"]}), ["Ann"]) == "It rains on York"
    assert TEXTS.event(Event("rain", 0, {"towns": ["York", "Leeds"]}), ["Ann"]) == "It rains on York and Leeds"


def test_numbers_of_seats_become_names() -> None:
    facts = {"other_seat": 1, "order_seats": [1, 0], "n": 3}
    assert with_names(facts, ["Ann", "Bo"]) == {"other": "Bo", "order": ["Bo", "Ann"], "n": 3}


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game whose Italian lacks a message and whose French says everything."""
    name = "spoken"
    written = {"__init__.py": "", "text/en.ftl": "a = one\nb = two\nrefused-x = no\n", "text/it.ftl": "a = uno\n"}
    written["text/fr.ftl"] = "a = un\nb = deux\nrefused-x = non\n"
    for file, text in written.items():
        (tmp_path / name / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name / file).write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, name, raising=False)
    return name


def test_what_a_language_lacks_is_said_in_english(package: str) -> None:
    assert keys("en", package) == {"a", "b", "refused-x"} and keys("it", package) == {"a"} and keys("de", package) == set()
    assert sources("fr", package) == [source("fr", package)] and sources("en", package) == [source("en", package)]
    assert sources("it", package) == [source("en", package), source("it", package)]
    texts = Texts("it", sources("it", package))
    assert (texts.say("a"), texts.say("b")) == ("uno", "two")
    assert source("de", package) == "" and source("en", package, "face/text") == ""


def test_refusals_print_their_english_sentence(package: str) -> None:
    load_reasons("QQ", package)
    assert REASONS["QQ:refused-x"] == "no" and "QQ:a" not in REASONS
    assert any(key.startswith("RH:refused-") for key in REASONS)
    assert TEXTS.refused(Refusal("QQ-1", "refused-late")) == "too late"
    assert repr(Refusal("QQ-1", "refused-late")) == "Refusal(QQ-1, refused-late)"
