"""The rules reference in the terminal, and which test names which rule."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from roundhouse.kernel.errors import RoundhouseError, UnknownName
from roundhouse.kernel.game import Game
from roundhouse.kernel.rulebook import in_order, read_rules
from roundhouse.kernel.texts import LANGUAGES, SHELL

DECORATOR = "rule"


@cache
def kernel_rules(language: str) -> dict[str, str]:
    """The rules of the house, RH-1 and so on, which every game shares."""
    if language not in LANGUAGES:
        raise UnknownName(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    return {**read_rules(SHELL, "en"), **read_rules(SHELL, language)}


def all_rules(game: Game, language: str) -> dict[str, str]:
    """The game's rules and those of the house."""
    game.texts(language)
    return {**game.rules(language), **kernel_rules(language)}


def find_rules(game: Game, language: str, wanted: str) -> dict[str, str]:
    """The rule with this id and the rules below it (WW-7: WW-7.1, WW-7.2 ...); else all rules in which the words stand."""
    rules = all_rules(game, language)
    name = wanted.upper() if "-" in wanted else f"{game.prefix}-{wanted.upper()}"
    below = re.compile(re.escape(name) + r"(\.\d+)?[A-Z]?")
    found = {rule: text for rule, text in rules.items() if below.fullmatch(rule.upper())}
    if not found:
        found = {rule: text for rule, text in rules.items() if wanted.casefold() in text.casefold()}
    if not found:
        raise UnknownName(f"{game.title} has no rule {wanted!r}, and no rule holds these words; its rules are {_extent(game, rules)}")
    return found


@dataclass
class Coverage:
    """Which tests name which rule, and what is wrong."""

    tests: dict[str, list[str]] = field(default_factory=dict)  # rule -> tests, in the order of the rules
    uncovered: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)  # a sentence for each id that no rule has

    @property
    def is_whole(self) -> bool:
        """True if every rule has a test and every id that is named is a rule."""
        return not self.uncovered and not self.unknown


def coverage(game: Game, folder: Path) -> Coverage:
    """Compare the rules of rules/en.md with what the tests below `folder` name."""
    if not folder.is_dir():
        raise RoundhouseError(f"cannot look for tests in {folder}: there is no such folder; name it with --tests DIR")
    rules = sorted(game.rules("en"), key=in_order)
    found = Coverage({rule: [] for rule in rules})
    for rule, place in _named(folder):
        if not rule:
            found.unknown.append(f"{place} names a rule that is not written out as a text")
        elif rule in found.tests:
            found.tests[rule].append(place)
        elif rule.startswith(f"{game.prefix}-"):
            found.unknown.append(f"{place} names {rule}, which rules/en.md does not have")
    found.uncovered = [rule for rule, tests in found.tests.items() if not tests]
    return found


def _named(folder: Path) -> Iterator[tuple[str, str]]:
    """Rule id and test of every `@rule("...")` below `folder`; an empty id where it cannot be read."""
    for path in sorted(folder.rglob("*.py")):
        try:
            tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        except (OSError, SyntaxError, ValueError) as problem:
            raise RoundhouseError(f"cannot read the tests in {path}: {problem}") from None
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                for decorator in node.decorator_list:
                    yield from ((rule, f"{path}:{node.lineno} {node.name}") for rule in _ids(decorator))


def _ids(decorator: ast.expr) -> list[str]:
    """The ids of a decorator that is `rule(...)` or `something.rule(...)`."""
    if not isinstance(decorator, ast.Call):
        return []
    name = decorator.func.attr if isinstance(decorator.func, ast.Attribute) else getattr(decorator.func, "id", "")
    if name != DECORATOR:
        return []
    return [str(one.value) if isinstance(one, ast.Constant) and isinstance(one.value, str) else "" for one in decorator.args]


def _extent(game: Game, rules: dict[str, str]) -> str:
    own = [rule for rule in rules if rule.startswith(f"{game.prefix}-")]
    return f"{own[0]} to {own[-1]}" if own else "not written down"
