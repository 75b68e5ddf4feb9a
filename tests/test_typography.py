"""Faults of writing that a program can see, in every file of words and rules and in every language."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1] / "src" / "roundhouse"
WORDS = sorted([*ROOT.rglob("text/*.ftl"), *ROOT.rglob("rules/*.md")])
KEYS = {"table-key", "table-legend", "table-orders"}  # legends of the terminal, set in columns
SAME = {
    "field-mr",
    "field-ner",
    "wensleydale-track-ner",
    "wensleydale-purse-ner",
    "about-holds",
    "revolution-base-and-triangles",
    "railways-points",
    "railways-loan-costs",
}  # right in both languages

MOUSE = re.compile(r"\b(?:[Cc]lick|[Cc]licca|[Cc]liquez|Point at|Punta il|Punta una|Pointez|[Hh]over|[Mm]ouse|[Ss]ouris)\b")  # said to a finger too


def language(file: Path) -> str:
    return file.stem.rpartition(".")[2]


def messages(file: Path) -> dict[str, str]:
    """The messages of a file of words, each as its whole text, or the rules of a rulebook by their line."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".md":
        return {f"line {number}": line for number, line in enumerate(text.splitlines(), 1)}
    parts = re.split(r"^([a-z][\w-]*) =", re.sub(r"^#.*$", "", text, flags=re.M), flags=re.M)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def spoken(text: str) -> str:
    """A message without its placeables and selectors, in which signs mean something else."""
    return re.sub(r"`[^`]*`|\{[^{}]*(?:->|\})|^ *\*?\[\w+\]", "x", text, flags=re.M)


def flaws(file: Path) -> list[str]:
    found = []
    for key, text in messages(file).items():
        said = spoken(text)
        if language(file) == "fr" and key not in KEYS and re.search(r"(?<![\u00a0\u202f])[;?!»](?=\s|$)|(?<=\S) :(?=\s|$)|«(?!\u00a0)", said):
            found.append(f"{key}: no no-break space before ; : ? ! » or after «")
        if language(file) == "fr" and re.search(r"\[one\] (?:\w+ )?1 ", text):
            found.append(f"{key}: 1 where French, whose singular holds for 0 too, needs the number itself")
        if language(file) != "en" and re.search(r"(?<=\w)'(?=\w)", said):
            found.append(f"{key}: a straight apostrophe")
        if file.suffix == ".ftl" and key not in KEYS and re.search(r"\S {2,}\S", said):
            found.append(f"{key}: two spaces")
        if re.search(r"\b(?:anew|to be had|the own|thunes?)\b|\bin piedi\b", said):
            found.append(f"{key}: not as a native would say it")
        if MOUSE.search(said) and not re.search(r"finger|dito|doigt", said):
            found.append(f"{key}: for a mouse alone")
        if "\u202f" in text:
            found.append(f"{key}: a narrow space, where the others are no-break spaces")
    return found


@pytest.mark.parametrize("file", WORDS, ids=lambda file: str(file.relative_to(ROOT)))
def test_nothing_is_badly_set(file: Path) -> None:
    assert flaws(file) == []


@pytest.mark.parametrize("file", [file for file in WORDS if language(file) != "en" and file.suffix == ".ftl"], ids=lambda file: str(file.relative_to(ROOT)))
def test_no_sentence_is_left_in_english(file: Path) -> None:
    english = messages(file.with_name(file.name.replace(f"{language(file)}.ftl", "en.ftl")))
    same = [key for key, text in messages(file).items() if english.get(key, "").strip() == text.strip() and len(re.findall(r"[a-z]{3,}", spoken(text))) > 1]
    assert [key for key in same if not re.match(r"word-|card-|company-|table-", key) and key not in SAME] == []


def test_flaws_are_found(tmp_path: Path) -> None:
    file = tmp_path / "fr.ftl"
    file.write_text(
        "a = Vraiment ?\nb = C'est tout.\nc = Deux  espaces\nd = «Oui»\ne = Des thunes\nf = Bien\u00a0: « non »\ng = Oui\u00a0! { $n }\n"
        "h = { $n ->\n    [one] 1 lien\n   *[other] { $n } liens\n}\ni = { $n ->\n    [one] { $n } lien\n   *[other] { $n } liens\n}\n",
        encoding="utf-8",
    )
    assert {flaw.split(":")[0] for flaw in flaws(file)} == {"a", "b", "c", "d", "e", "f", "h"}
