"""The rules reference of a game: `rules/<language>.md`, one list item a rule, each starting with its id."""

import re
from importlib.resources import files

ITEM = re.compile(r"^- \*\*([A-Z]{2}-[A-Z]?\d+(?:\.\d+)?[a-z]?)\*\*\s*(.*)$")


def read_rules(package: str, language: str) -> dict[str, str]:
    """Rule id -> its text, in the order of the file; empty if there are none in this language."""
    path = files(package).joinpath("rules", f"{language}.md")
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    rules: dict[str, str] = {}
    current = ""
    for line in text.splitlines():
        found = ITEM.match(line)
        if found:
            current = found.group(1)
            if current in rules:
                raise ValueError(f"{package}/rules/{language}.md: {current} stands twice")
            rules[current] = found.group(2).strip()
        elif current and line.startswith("  ") and line.strip():
            rules[current] += " " + line.strip()
        else:
            current = ""
    return rules


def in_order(rule: str) -> tuple[str, list[tuple[int, str]]]:
    """A key that sorts WW-2.10 after WW-2.9."""
    prefix, _, rest = rule.partition("-")
    return prefix, [(int(digits or 0), letters) for digits, letters in re.findall(r"(\d*)([A-Za-z]*)", rest) if digits or letters]
