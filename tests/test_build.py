"""The engine is what it is said to be: compiled, or plain Python, and never a mixture."""

import ast
import importlib
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
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


def test_without_a_compiler_the_engine_stays_interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.delenv("ROUNDHOUSE_COMPILE", raising=False)
    assert _setup().why_interpreted() == "there is no C compiler (no-such-compiler)"
    monkeypatch.setenv("ROUNDHOUSE_COMPILE", "1")
    assert _setup().why_interpreted() == ""  # and compiling will fail, as it was asked for


def test_interpreted_can_be_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ROUNDHOUSE_COMPILE", "0")
    assert _setup().why_interpreted() == "ROUNDHOUSE_COMPILE=0 asks for it"


def foreign_imports(files: list[Path], source: Path) -> list[str]:
    """The packages of others that `files` import, themselves or through what they import of ours."""
    seen: set[Path] = set()
    found = set()
    waiting = [(file, str(file.relative_to(source))) for file in files]
    while waiting:
        file, way = waiting.pop()
        if file in seen:
            continue
        seen.add(file)
        for name in _imports(file, source):
            path = source.joinpath(*name.split("."))
            if name.partition(".")[0] != "roundhouse":
                if name.partition(".")[0] not in sys.stdlib_module_names and name not in ("mypy_extensions", "typing_extensions"):  # mypy brings these
                    found.add(f"{way} imports {name}")
            elif path.with_suffix(".py").is_file():
                waiting.append((path.with_suffix(".py"), f"{way} -> {name}"))
    return sorted(found)


def _imports(file: Path, source: Path) -> Iterator[str]:
    """The modules that `file` imports, by their full names; `from a import b` gives a and a.b."""
    package = file.relative_to(source).parts[:-1]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            home = ".".join([*(package[: len(package) - node.level + 1] if node.level else ()), *([node.module] if node.module else ())])
            yield home
            if home.partition(".")[0] == "roundhouse":
                yield from (f"{home}.{name.name}" for name in node.names)


def test_what_is_compiled_imports_no_package_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """The build knows only setuptools and mypy: a type from elsewhere would be unknown there, and slow."""
    monkeypatch.chdir(ROOT)
    source = ROOT / "src"
    assert foreign_imports([ROOT / file for file in _setup().modules()], source) == []


def test_a_foreign_import_is_found_through_another_module(tmp_path: Path) -> None:
    house = tmp_path / "roundhouse"
    house.mkdir()
    (house / "state.py").write_text("import struct\nfrom . import board\n", encoding="utf-8")
    (house / "board.py").write_text("def draw():\n    from rich.table import Table\n", encoding="utf-8")
    assert foreign_imports([house / "state.py"], tmp_path) == ["roundhouse/state.py -> roundhouse.board imports rich.table"]


def test_the_client_is_built_again_only_when_its_sources_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = _setup()
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("ROUNDHOUSE_CLIENT", raising=False)
    face = tmp_path / "src/roundhouse/games/highland/face"
    for file in (tmp_path / "web/src/main.ts", tmp_path / "web/package-lock.json", face / "Board.svelte", face / "text/en.ftl", face / "tests/face.test.ts"):
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("one", encoding="utf-8")
    asked: list[str] = []

    def npm(*arguments: str) -> None:
        asked.append(arguments[0])
        (tmp_path / "web/node_modules").mkdir(exist_ok=True)
        (tmp_path / setup.STATIC).mkdir(parents=True, exist_ok=True)
        (tmp_path / setup.STATIC / "index.html").write_text("built", encoding="utf-8")

    monkeypatch.setattr(setup, "_npm", npm)
    setup.client()
    setup.client()
    (face / "tests/face.test.ts").write_text("two", encoding="utf-8")
    (face / "text/en.ftl").write_text("two", encoding="utf-8")
    setup.client()
    assert asked == ["install", "run"]
    (face / "Board.svelte").write_text("two", encoding="utf-8")
    setup.client()
    assert asked == ["install", "run", "run"]
    (tmp_path / "web/package-lock.json").write_text("two", encoding="utf-8")
    setup.client()
    assert asked == ["install", "run", "run", "install", "run"]


def test_without_npm_the_build_fails_with_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = _setup()
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("ROUNDHOUSE_CLIENT", raising=False)
    with pytest.raises(SystemExit, match="neither the browser client nor its sources"):
        setup.client()
    (tmp_path / "web").mkdir()
    (tmp_path / "web/package-lock.json").write_text("{}", encoding="utf-8")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SystemExit, match=r"takes Node\.js 20\.19 or newer with npm, and there is none"):
        setup.client()
    monkeypatch.setenv("ROUNDHOUSE_CLIENT", "0")
    setup.client()
    assert not (tmp_path / setup.STATIC).exists()


@pytest.mark.parametrize("hook", ["get_requires_for_build_wheel()", "get_requires_for_build_sdist()", "prepare_metadata_for_build_wheel('build/metadata')"])
def test_only_the_building_of_a_wheel_compiles(hook: str, tmp_path: Path) -> None:
    """pip runs setup.py three times in one installation."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, tmp_path)
    shutil.copytree(ROOT / "src/roundhouse", tmp_path / "src/roundhouse", ignore=shutil.ignore_patterns("static", "face", "__pycache__"))
    (tmp_path / "build/metadata").mkdir(parents=True)
    env = {**os.environ, "ROUNDHOUSE_COMPILE": "1"}
    command = [sys.executable, "-c", f"from setuptools import build_meta; build_meta.{hook}"]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "compiling" not in done.stdout and "client" not in done.stdout
    assert list(tmp_path.rglob("*.c")) == []
