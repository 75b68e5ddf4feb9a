"""`make mutants`: what is called is seen, a mutant is one changed module, and a busy machine kills none."""

import os
import subprocess
from pathlib import Path
from typing import Any

import mutants
import pytest
from mutants import Tried

SOURCE = '''"""A module."""
import functools


def plain(n: int) -> int:
    """With words."""
    return n + 1


def only_words() -> None:
    """Nothing else."""


class Owner:
    def method(self) -> int:
        @functools.cache
        def inner() -> int:
            return 5

        return inner()

    def other(self) -> int:
        return 6
'''


def test_functions_tell_that_they_are_called(monkeypatch: pytest.MonkeyPatch) -> None:
    text = mutants.watched(SOURCE, "some.module", {"x_plain", "x_only_words", "xǁOwnerǁmethod"})
    called: list[str] = []
    found: dict[str, Any] = {"roundhouse_called": called.append}
    exec(compile(text, "some", "exec"), found)
    assert called == []
    assert (found["plain"](1), found["only_words"](), found["Owner"]().method(), found["Owner"]().other()) == (2, None, 5, 6)
    assert called == ["some.module.x_plain", "some.module.x_only_words", "some.module.xǁOwnerǁmethod"]
    assert found["plain"].__doc__ == "With words."


def test_a_tree_is_the_sources_with_one_module_changed(tmp_path: Path) -> None:
    home = tmp_path / "src" / "some"
    (home / "__pycache__").mkdir(parents=True)
    for name in ("one", "two"):
        (home / f"{name}.py").write_text(f"NAME = {name!r}\n")
        (home / "__pycache__" / f"{name}.cpython-311.pyc").write_bytes(b"")
    (tmp_path / "changed.py").write_text("NAME = None\n")
    found = mutants.tree(tmp_path, "mutant", {"src/some/one.py": tmp_path / "changed.py"}) / "some"
    assert (found / "one.py").read_text() == "NAME = None\n" and (home / "one.py").read_text() == "NAME = 'one'\n"
    assert (found / "two.py").samefile(home / "two.py")
    assert [file.name for file in (found / "__pycache__").iterdir()] == ["two.cpython-311.pyc"]


TESTS = [mutants.Test("tests/test_a.py::test_one", 0.1, frozenset()), mutants.Test("tests/test_b.py::test_two", 0.2, frozenset())]
HASHES = {"tests/test_a.py": "a", "tests/test_b.py": "b"}
BOTH, ONE, TWO = [test.name for test in TESTS], [TESTS[0].name], [TESTS[1].name]


@pytest.mark.parametrize(
    ("story", "noticed"),
    [
        ([("mutant", BOTH, "")], ""),
        ([("mutant", BOTH, ONE[0]), ("mutant", ONE, ONE[0]), ("src", ONE, "")], ONE[0]),
        ([("mutant", BOTH, ONE[0]), ("mutant", ONE, ""), ("mutant", TWO, "")], ""),  # it failed by chance
        ([("mutant", BOTH, ONE[0]), ("mutant", ONE, ONE[0]), ("src", ONE, ONE[0]), ("mutant", TWO, "")], ""),  # it fails without the mutant too
        ([("mutant", BOTH, TWO[0]), ("mutant", TWO, TWO[0]), ("src", TWO, "")], TWO[0]),
    ],
)
def test_a_mutant_is_noticed_by_a_test_that_fails_with_it_twice_and_passes_without(
    story: list[tuple[str, list[str], str]], noticed: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    left = list(story)

    def run(command: list[str], env: dict[str, str], **_: Any) -> Any:
        where, tests, failed = left.pop(0)
        assert Path(env["PYTHONPATH"].split(os.pathsep)[0]).name == where
        assert [word for word in command if word.startswith("tests/")] == tests
        return subprocess.CompletedProcess(command, bool(failed), stdout=f"FAILED {failed} - it does not\n" if failed else "")

    monkeypatch.setattr(mutants.subprocess, "run", run)
    tried = mutants.try_out(tmp_path, tmp_path / "trees" / "mutant", TESTS, None, HASHES, set())
    assert (tried, left) == (Tried(noticed, HASHES), [])


def test_a_survivor_is_tried_with_changed_tests_only(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[list[str]] = []

    def run(command: list[str], **_: Any) -> Any:
        asked.append([word for word in command if word.startswith("tests/")])
        return subprocess.CompletedProcess(command, 0, stdout="")

    monkeypatch.setattr(mutants.subprocess, "run", run)
    mutants.try_out(tmp_path, tmp_path, TESTS, Tried("", {"tests/test_a.py": "a", "tests/test_b.py": "older"}), HASHES, set())
    assert asked == [TWO]
