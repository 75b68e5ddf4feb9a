"""`make test`: what its parts say is shown whole, a part that fails fails everything, and no part begins before what it needs."""

import re
from pathlib import Path

import pytest
import suite
from suite import Part

MAKEFILE = """
.PHONY: first second third bad
first:
	@echo one; echo one >>order
second:
	@echo two; echo two >>order
third:
	@echo three; echo three >>order
bad:
	@echo what went wrong >&2; exit 3
"""


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "Makefile").write_text(MAKEFILE, encoding="utf-8")
    monkeypatch.setattr(suite, "ROOT", tmp_path)


def test_parts_wait_for_what_they_need_and_are_shown_whole(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert suite.suite((Part("third", ("second",)), Part("second", ("first",), cores=2), Part("first")), cores=2) == 0
    assert (tmp_path / "order").read_text(encoding="utf-8").split() == ["one", "two", "three"]
    said = capsys.readouterr().out
    assert "===== second: passed after 0 s\ntwo\n" in said
    assert said.splitlines()[-1].startswith("roundhouse: all 3 parts passed in 0 min")


def test_a_part_that_fails_fails_everything_and_says_what_it_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert suite.suite((Part("bad"), Part("first"), Part("second", ("bad",))), cores=2) == 1
    said = capsys.readouterr().out
    assert "===== bad: FAILED after 0 s\nwhat went wrong\n" in said
    assert "===== first: passed" in said
    assert "roundhouse: FAILED: bad (see above); not begun: second" in said.splitlines()[-1]


def test_a_part_with_two_workers_runs_beside_one_with_one_but_not_beside_another(capsys: pytest.CaptureFixture[str]) -> None:
    parts = [Part("a", cores=2), Part("b", cores=2), Part("c"), Part("d")]
    assert suite.next_parts(parts, set(), busy=0, cores=2) == [parts[0], parts[2]]
    assert suite.next_parts(parts[1:], set(), busy=1, cores=2) == [parts[1]]


def test_every_part_can_be_begun() -> None:
    """No part waits for one that comes later or for one that there is not."""
    before: set[str] = set()
    for part in suite.PARTS:
        assert set(part.after) <= before, part.target
        before.add(part.target)
    makefile = (Path(suite.__file__).parent.parent / "Makefile").read_text(encoding="utf-8")
    assert [part.target for part in suite.PARTS if f"\n{part.target}:" not in makefile] == []


def test_every_test_runs_at_least_once() -> None:
    """What is left out on one engine is run on the other, and what the Makefile names is there."""
    root = Path(suite.__file__).parent.parent
    makefile = (root / "Makefile").read_text(encoding="utf-8")
    named = {found[1]: found[2].split() for found in re.finditer(r"(?m)^(PLAIN|PLAIN_GLOBS|QUICK|OWN) := (.*)$", makefile)}
    assert [pattern for patterns in named.values() for pattern in patterns if not list(root.glob(pattern))] == []
    files = {name: {file for pattern in patterns for file in root.glob(pattern)} for name, patterns in named.items()}
    plain = files["PLAIN"] | files["PLAIN_GLOBS"]
    assert not files["QUICK"] & (plain | files["OWN"]) and not plain & files["OWN"]
