"""All words of the shell and of every game, in every language."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from roundhouse import game
from roundhouse.kernel.game import games
from roundhouse.kernel.rulebook import read_rules
from roundhouse.kernel.texts import LANGUAGES, SHELL, Texts, keys, source

OTHERS = [language for language in LANGUAGES if language != "en"]
PACKAGES = [SHELL, *(game(name).home for name in games())]


def facts(language: str, package: str) -> dict[str, set[str]]:
    """The facts that fill in each message: { $player } and so on."""
    found: dict[str, set[str]] = {}
    current = ""
    for line in source(language, package).splitlines():
        start = re.match(r"^([a-z][A-Za-z0-9_-]*) =", line)
        current = start.group(1) if start else current
        if current and not line.startswith("#"):
            found.setdefault(current, set()).update(re.findall(r"\$([A-Za-z_][A-Za-z0-9_-]*)", line))
    return found


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_messages(language: str, package: str) -> None:
    assert keys(language, package) == keys("en", package)


@pytest.mark.parametrize("language", OTHERS)
def test_the_words_for_people_are_the_same_in_every_language(language: str) -> None:
    assert keys(f"people.{language}", SHELL) == keys("people.en", SHELL)
    assert facts(f"people.{language}", SHELL) == facts("people.en", SHELL)
    assert not keys(f"people.{language}", SHELL) & (keys(language, SHELL) | keys(f"web.{language}", SHELL))


@pytest.mark.parametrize("package", PACKAGES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_stands_twice_or_is_unreadable(language: str, package: str) -> None:
    names = [match.group(1) for line in source(language, package).splitlines() if (match := re.match(r"^([a-z][A-Za-z0-9_-]*) *=", line))]
    assert len(names) == len(set(names))
    assert set(names) == keys(language, package)


@pytest.mark.parametrize("language", OTHERS)
def test_the_shell_fills_in_the_same_facts(language: str) -> None:
    assert facts(language, SHELL) == facts("en", SHELL)


@pytest.mark.parametrize("language", OTHERS)
def test_the_shell_is_translated(language: str) -> None:
    english, other = Texts.load("en"), Texts.load(language)
    same = {key for key in keys("en", SHELL) if english.say(key) == other.say(key)}
    shared = "about-field about-field-player about-field-words about-points about-secret about-total"
    shared += " bot-expert bot-named bot-normal cli-usage-log cli-usage-save"
    shared += " cli-interval cli-bot cli-min cli-max cli-name cli-points cli-options cli-tests cli-place cli-scores colon semicolon"
    assert same <= set(shared.split())


@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_of_the_house_are_translated(language: str) -> None:
    assert list(read_rules(SHELL, language)) == list(read_rules(SHELL, "en"))


@pytest.mark.parametrize(("language", "two", "three"), [("en", "a and b", "a, b and {1}"), ("it", "a e b", "a, b e {1}"), ("fr", "a et b", "a, b et {1}")])
def test_a_list_reads_as_a_person_would_say_it(language: str, two: str, three: str) -> None:
    texts = Texts.load(language)
    assert [texts.listed(words) for words in ([], ["a"], ["a", "b"], ["a", "b", "{1}"])] == ["", "a", two, three]


@pytest.mark.parametrize("language", OTHERS)
def test_the_words_of_the_analysis_are_the_same_everywhere_with_the_same_facts(language: str) -> None:
    assert facts(f"insight.{language}", SHELL) == facts("insight.en", SHELL)


def test_the_words_of_the_analysis_are_all_said() -> None:
    """By the terminal, the report or the browser; some are put together from a beginning and a name."""
    root = Path(str(files(SHELL)))
    said = "".join(file.read_text(encoding="utf-8") for folder in ("analysis", "cli") for file in (root / folder).glob("*.py"))
    client = root.parent.parent / "web" / "src"
    said += "".join(file.read_text(encoding="utf-8") for folder in ("insight", "table") for file in (client / folder).iterdir())
    built = ("insight-luck-", "chart-", "insight-slip", "insight-mistake", "insight-blunder")
    columns = {f"insight-{one}" for one in ("player", "score", "accuracy", "lost", "luck")}
    idle = [key for key in facts("insight.en", SHELL) if key not in said and not key.startswith(built) and key not in columns]
    assert idle == []
