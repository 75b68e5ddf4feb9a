"""The rules reference: each rule with the whole of its text."""

import sys
from pathlib import Path

import pytest

from roundhouse.kernel.rulebook import in_order, read_rules

RULES = """# Rules

- **QQ-1.1** The first
  goes on here
  and here.
- **QQ-1.2** The second.

  not of it
- **QQ-R3a**   A ruling.
A line that is no rule.
  nor is this
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "ruled" / "rules").mkdir(parents=True)
    (tmp_path / "ruled" / "__init__.py").write_text("", encoding="utf-8")
    (tmp_path / "ruled" / "rules" / "en.md").write_text(RULES, encoding="utf-8")
    (tmp_path / "ruled" / "rules" / "it.md").write_text("- **QQ-1.1** Una\n- **QQ-1.1** Due\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "ruled", raising=False)
    return "ruled"


def test_a_rule_ends_where_its_lines_end(package: str) -> None:
    assert read_rules(package, "en") == {"QQ-1.1": "The first goes on here and here.", "QQ-1.2": "The second.", "QQ-R3a": "A ruling."}
    assert list(read_rules(package, "en")) == ["QQ-1.1", "QQ-1.2", "QQ-R3a"]
    assert read_rules(package, "fr") == {}


def test_a_rule_stands_once(package: str) -> None:
    with pytest.raises(ValueError, match=r"^ruled/rules/it\.md: QQ-1\.1 stands twice$"):
        read_rules(package, "it")


def test_rules_are_sorted_by_their_numbers() -> None:
    rules = ["WW-2.10", "WW-R1", "WW-2.9", "WW-10", "WW-2.9b", "AB-3", "WW-2.9a"]
    assert sorted(rules, key=in_order) == ["AB-3", "WW-R1", "WW-2.9", "WW-2.9a", "WW-2.9b", "WW-2.10", "WW-10"]
    assert in_order("WW-2.10b") == ("WW", [(2, ""), (10, "b")]) and in_order("RR-R6") == ("RR", [(0, "R"), (6, "")])
