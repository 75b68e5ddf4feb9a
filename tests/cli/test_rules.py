"""The rules reference in the terminal, and the coverage of rules by tests."""

import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.minigame import ValleyLine

RULES = ("VL-1", "VL-2.1", "VL-3.1", "VL-3.2", "VL-3.3", "VL-4.1")


@pytest.fixture
def tests(here: Path) -> Path:
    """A folder with a test for every rule."""
    folder = here / "tests"
    (folder / "deep").mkdir(parents=True)
    (folder / "test_one.py").write_text(
        'from roundhouse.testing import rule\n\n@rule("VL-1")\n@rule("VL-2.1", "VL-3.1")\ndef test_a() -> None:\n    """Not @rule("VL-9.9")."""\n'
    )
    (folder / "deep" / "test_two.py").write_text(
        "from roundhouse import testing\n\n"
        'class TestAll:\n    @testing.rule("VL-3.2", "VL-3.3")\n    async def test_b(self): ...\n\n'
        '@testing.rule("VL-4.1", "WW-99")\ndef test_c(): ...\n'
    )
    return folder


def test_all_rules_one_rule_a_section_and_words(run) -> None:
    everything = run("rules", "valley_line").out
    assert all(rule in everything for rule in (*RULES, "RH-1", "RH-6"))
    one = " ".join(run("rules", "valley_line", "vl-2.1").out.split())
    assert one == "VL-2.1 Everybody bids in secret, at most what they have; the highest bidder pays and lays."
    assert [word for word in run("rules", "valley_line", "3").out.split() if word.startswith("VL-")] == ["VL-3.1", "VL-3.2", "VL-3.3"]
    assert [word for word in run("rules", "valley_line", "six CARDS").out.split() if word.startswith("VL-")] == ["VL-4.1"]


def test_rules_in_another_language_fall_back_on_english(run) -> None:
    assert "Una tratta costa 2 monete." in run("rules", "valley_line", "VL-3.2", "--lang", "it").out
    assert "There are six cards." in run("rules", "valley_line", "VL-4.1", "--lang", "it").out
    assert "partita" in run("rules", "valley_line", "RH-3", "--lang", "it").out


def test_coverage_that_is_whole(run, tests: Path) -> None:
    ran = run("rules", "valley_line", "--coverage")
    assert (ran.code, ran.err) == (0, "")
    assert "VL-3.3  test_b  (test_two.py:5)" in ran.out
    assert "6 of 6 rules are named by a test." in ran.out


def test_a_rule_without_a_test_is_told(run, tests: Path) -> None:
    (tests / "deep" / "test_two.py").unlink()
    ran = run("rules", "valley_line", "--coverage", "--tests", str(tests))
    assert ran.code == 1
    assert "without a test: VL-3.2, VL-3.3, VL-4.1" in ran.err
    assert "3 of 6 rules" in ran.out and "no test" in ran.out


def test_an_id_that_no_rule_has_is_told(run, tests: Path) -> None:
    (tests / "test_three.py").write_text('@rule("VL-1", "VL-7.7")\ndef test_d(): ...\n\n@rule(NAME)\ndef test_e(): ...\n')
    ran = run("rules", "valley_line", "--coverage")
    assert ran.code == 1
    assert "test_three.py:2 test_d names VL-7.7, which rules/en.md does not have" in ran.err
    assert "test_three.py:5 test_e names a rule that is not written out as a text" in ran.err


def test_a_test_that_is_no_python_is_an_error(run, tests: Path) -> None:
    (tests / "test_three.py").write_text("def (:\n")
    ran = run("rules", "valley_line", "--coverage")
    assert ran.is_refused_on_one_line and "test_three.py" in ran.err


def test_what_a_game_declares_can_be_had_for_tools(run: Run) -> None:
    found = json.loads(run("shapes", "valley_line").out)
    shapes = found["components"]["schemas"]
    assert {"Table", "Happening", "Drawing"} <= shapes.keys()
    assert set(shapes["Table"]["required"]) == set(ValleyLine.table.__required_keys__)
    names = re.findall(r'"\$ref": "([^"]*)"', json.dumps(shapes))
    assert {name.removeprefix("#/components/schemas/") for name in names} <= shapes.keys()
