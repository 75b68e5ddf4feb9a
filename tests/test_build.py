"""The engine is what it is said to be: compiled, or plain Python, and never a mixture."""

import importlib
import importlib.util
import os
from importlib.metadata import distribution, entry_points
from pathlib import Path
from types import ModuleType

import pytest

import roundhouse

ROOT = Path(__file__).parent.parent
EXPECT = os.environ.get("ROUNDHOUSE_EXPECT", "")  # "compiled" or "interpreted"; empty: whichever is installed, but only one
DATA = {".toml", ".ftl", ".md", ".typed"}


def _setup() -> ModuleType:
    spec = importlib.util.spec_from_file_location("roundhouse_setup", ROOT / "setup.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _suffixes(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Module that setup.py compiles -> the ending of the file it was really loaded from."""
    monkeypatch.chdir(ROOT)
    names = [".".join(Path(file).with_suffix("").parts[1:]) for file in _setup().modules()]
    return {name: Path(importlib.import_module(name).__file__ or "").suffix for name in names}


def test_all_modules_of_the_engine_are_of_one_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    suffixes = _suffixes(monkeypatch)
    assert "roundhouse.kernel.state" in suffixes
    for entry in entry_points(group="roundhouse.games"):
        if entry.value.startswith("roundhouse.games."):
            assert f"roundhouse.games.{entry.name}.state" in suffixes
    wanted = {"compiled": {".so"}, "interpreted": {".py"}, "": {suffixes["roundhouse.kernel.state"]}}[EXPECT]
    assert {name: suffix for name, suffix in suffixes.items() if suffix not in wanted} == {}


def test_package_and_metadata_come_from_the_same_place() -> None:
    here = Path(roundhouse.__file__).parent
    if EXPECT:
        assert here == ROOT / {"compiled": "build/compiled/roundhouse", "interpreted": "src/roundhouse"}[EXPECT]
    assert distribution("roundhouse").version == roundhouse.__version__


def test_boards_texts_and_rules_are_installed_with_the_package() -> None:
    source = ROOT / "src" / "roundhouse"
    wanted = {file.relative_to(source) for file in source.rglob("*") if file.suffix in DATA}
    here = Path(roundhouse.__file__).parent
    assert Path("text/en.ftl") in wanted
    assert sorted(file for file in wanted if not (here / file).is_file()) == []


def test_without_a_compiler_the_engine_stays_interpreted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.delenv("ROUNDHOUSE_COMPILE", raising=False)
    assert _setup().extensions() == []
    assert capsys.readouterr().out == "roundhouse: interpreted, as there is no C compiler (no-such-compiler)\n"


def test_interpreted_can_be_asked_for(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("ROUNDHOUSE_COMPILE", "0")
    assert _setup().extensions() == []
    assert "interpreted, as ROUNDHOUSE_COMPILE=0 asks" in capsys.readouterr().out
