"""The plan of the house: imports point one way, nobody names a game, files stay short, compiled modules stay plain."""

import ast
import importlib.util
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
HOUSE = ROOT / "src" / "roundhouse"
LINES = {"src": 420, "tests": 500, "bench": 400, "tools": 400}  # at most; about 300 is what we aim at
GAMES = sorted(folder.name for folder in (HOUSE / "games").iterdir() if (folder / "__init__.py").exists())
MODULES = sorted(file for file in HOUSE.rglob("*.py") if "face" not in file.parts)  # a face is the browser's, and so are the tools of its tests

# What each room may import, besides itself. `roundhouse` itself is the public face of the kernel.
MAY = {
    "kernel": set(),
    "parts": {"kernel"},
    "games": {"kernel", "parts"},
    "bots": {"kernel", "roundhouse"},
    "testing": {"kernel", "roundhouse", "bots"},
    "arena": {"kernel", "roundhouse", "bots"},
    "analysis": {"kernel", "roundhouse", "bots"},
    "learning": {"kernel", "roundhouse", "bots", "arena"},
    "adapters": {"kernel", "roundhouse", "bots"},
    "server": {"kernel", "roundhouse", "bots", "arena", "analysis"},
    "cli": {"kernel", "roundhouse", "bots", "arena", "analysis", "learning", "adapters", "testing", "server"},
    "roundhouse": {"kernel"},
    "__main__": {"cli"},
}


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


@cache
def compiled() -> list[Path]:
    """The modules that setup.py gives to mypyc."""
    spec = importlib.util.spec_from_file_location("roundhouse_setup", ROOT / "setup.py")
    assert spec is not None and spec.loader is not None
    setup = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(setup)
    return [Path(file) for file in setup.modules(HOUSE)]


def place(node: ast.AST, file: Path) -> str:
    return f"{file.relative_to(ROOT)}:{getattr(node, 'lineno', 1)}"


def room(file: Path) -> str:
    parts = file.relative_to(HOUSE).with_suffix("").parts
    return "roundhouse" if parts == ("__init__",) else parts[0]


def imported(file: Path) -> Iterator[tuple[ast.AST, str]]:
    """Every module of ours that `file` imports, by its full name."""
    package = ["roundhouse", *file.relative_to(HOUSE).parts[:-1]]
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield node, name.name
        elif isinstance(node, ast.ImportFrom):
            base = ".".join(package[: len(package) - node.level + 1] if node.level else [])
            home = ".".join(part for part in (base, node.module or "") if part)
            for name in node.names:
                inside = f"{home}.{name.name}"
                yield node, inside if _is_module(inside) else home


def _is_module(name: str) -> bool:
    path = HOUSE.parent.joinpath(*name.split("."))
    return path.is_dir() or path.with_suffix(".py").exists()


def wrong_imports(file: Path) -> list[str]:
    mine = room(file)
    wrong = []
    for node, name in imported(file):
        parts = name.split(".")
        if parts[0] != "roundhouse":
            continue
        theirs = parts[1] if len(parts) > 1 else "roundhouse"
        if theirs not in MAY[mine] and theirs != mine:
            wrong.append(f"{place(node, file)}: {mine} imports {name}")
        if theirs == "games" and len(parts) > 2 and parts[2] not in file.relative_to(HOUSE).parts:
            wrong.append(f"{place(node, file)}: imports the game {parts[2]}")
    return wrong


@pytest.mark.parametrize("file", MODULES, ids=lambda file: str(file.relative_to(HOUSE)))
def test_imports_point_one_way(file: Path) -> None:
    assert room(file) in MAY, f"a new room {room(file)}: say above what it may import"
    assert wrong_imports(file) == []


def test_a_wrong_import_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = tmp_path / "src" / "roundhouse"
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    monkeypatch.setattr(sys.modules[__name__], "HOUSE", house)
    for name in ("kernel", "games/highland", "games/lowland", "server"):
        (house / name).mkdir(parents=True)
    wrong = {
        "kernel/chance.py": "from roundhouse.games import highland",
        "games/highland/links.py": "from ..lowland.state import State",
        "server/tables.py": "import roundhouse.games.lowland",
        "games/lowland/town.py": "def late():\n    from roundhouse import server",
    }
    for name, text in wrong.items():
        (house / name).write_text(text, encoding="utf-8")
        assert wrong_imports(house / name), name
    (house / "games/lowland/links.py").write_text("import json\nfrom roundhouse.kernel.move import Move\nfrom .state import State", encoding="utf-8")
    assert wrong_imports(house / "games/lowland/links.py") == []


# Modules that know each other, late imports counted, and why no better cut was found. What is imported for types alone does not run and is not counted.
CYCLES = {
    "games/railroad_revolution": {"bound", "features", "judge", "outlook", "part", "prospects", "state"},  # a state is judged by trying moves on states
    "games/railways_of_the_world": {  # the same, by the rules of building
        *("chain_prospects", "chain_rules", "features", "goals", "judge", "link_prospects", "money", "on_turn", "opinions", "outlook"),
        *("purse", "state", "track", "turn"),
    },
}


def module(file: Path) -> str:
    parts = ["roundhouse", *file.relative_to(HOUSE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def for_types(file: Path) -> set[ast.AST]:
    """The imports that stand under `if TYPE_CHECKING`."""
    guards = [node for node in ast.walk(tree(file)) if isinstance(node, ast.If) and isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"]
    return {inner for guard in guards for one in guard.body for inner in ast.walk(one)}


def cycles(files: list[Path]) -> list[list[str]]:
    """The groups of modules in which each leads to each other by imports, late ones counted."""
    known = {module(file): file for file in files}
    near: dict[str, set[str]] = {}
    for name, file in known.items():
        ignored = for_types(file)
        near[name] = {other for node, other in imported(file) if other in known and other != name and node not in ignored}
    reached = {name: _reached(name, near) for name in near}
    together = {tuple(sorted(other for other in reached[name] if name in reached[other])) for name in near if name in reached[name]}
    return [list(group) for group in sorted(together)]


def _reached(start: str, near: dict[str, set[str]]) -> set[str]:
    found: set[str] = set()
    waiting = list(near[start])
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += near[name]
    return found


def test_modules_know_each_other_one_way() -> None:
    """But for those named above: a new circle wants a better cut, or its reason there."""
    named = [sorted(f"roundhouse.{home.replace('/', '.')}.{name}" for name in names) for home, names in CYCLES.items()]
    assert cycles(MODULES) == sorted(named)


def test_a_circle_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    house = tmp_path / "src" / "roundhouse"
    monkeypatch.setattr(sys.modules[__name__], "HOUSE", house)
    (house / "kernel").mkdir(parents=True)
    texts = {
        "record": "def start():\n    from roundhouse.kernel.game import find",
        "game": "from roundhouse.kernel import record, state",
        "state": "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from roundhouse.kernel.phase import Phase",
        "phase": "from .state import State",
    }
    files = []
    for name, text in texts.items():
        files.append(house / "kernel" / f"{name}.py")
        files[-1].write_text(text, encoding="utf-8")
    assert cycles(files) == [["roundhouse.kernel.game", "roundhouse.kernel.record"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_named_only_in_its_own_folder(game: str) -> None:
    others = [file for file in MODULES if game not in file.relative_to(HOUSE).parts]
    assert [str(file.relative_to(ROOT)) for file in others if game in file.read_text(encoding="utf-8")] == []


PICTURES = {".png", ".ico", ".woff2"}


def shell_files() -> list[Path]:
    """The browser client without the games' faces, and the words that all games share."""
    client = [file for file in (ROOT / "web").rglob("*") if "node_modules" not in file.parts and file.is_file() and file.suffix not in PICTURES]
    return [*client, *(HOUSE / "text").iterdir(), *(HOUSE / "rules").iterdir()]


def names_of(game: str) -> re.Pattern[str]:
    """How a game may be named: its id, its title, and the word that the messages of its face begin with."""
    keys = re.findall(r"(?m)^([a-z]+)-", (HOUSE / "games" / game / "face" / "text" / "en.ftl").read_text(encoding="utf-8"))
    words = game.split("_")
    own = {key for key in keys if key in words}
    assert own, f"no message of the face of {game} begins with a word of its id"
    return re.compile("|".join(["[-_ ]?".join(words), *(rf"\b{word}\b" for word in own)]), re.IGNORECASE)


@pytest.mark.parametrize("game", GAMES)
def test_the_shell_of_the_client_names_no_game(game: str) -> None:
    names = names_of(game)
    files = shell_files()
    assert len(files) > 80
    assert [str(file.relative_to(ROOT)) for file in files if names.search(file.read_text(encoding="utf-8"))] == []


def generated(file: Path) -> bool:
    """True of a table that is written from declared fields, which nobody reads or changes by hand."""
    return file.name == "table.py" and "Written by `python -m roundhouse.kernel.tablecode`" in (ast.get_docstring(tree(file)) or "")


@pytest.mark.parametrize("folder", LINES)
def test_a_file_holds_one_idea(folder: str) -> None:
    files = [file for file in (ROOT / folder).rglob("*.py") if not generated(file)]
    lengths = {str(file.relative_to(ROOT)): len(file.read_text(encoding="utf-8").splitlines()) for file in files}
    assert {file: length for file, length in lengths.items() if length > LINES[folder]} == {}


# Compiled modules stay ordinary Python

FOREIGN = {"dataclasses", "enum", "json", "tomllib", "pickle"}


def complaints(file: Path) -> list[str]:
    """What a compiled module should leave to the modules around it."""
    found: list[tuple[ast.AST, str]] = []
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            found += [(node, f"imports {name.name}") for name in node.names if name.name.split(".")[0] in FOREIGN]
        elif isinstance(node, ast.ImportFrom) and (node.module or "").split(".")[0] in FOREIGN:
            found.append((node, f"imports {node.module}"))
        elif isinstance(node, ast.Yield | ast.YieldFrom):
            found.append((node, "is a generator"))
        elif isinstance(node, ast.Lambda):
            found.append((node, "has a lambda"))
        elif isinstance(node, ast.FunctionDef):
            if node.args.kwarg is not None:
                found.append((node, f"{node.name} takes **{node.args.kwarg.arg}"))
            found += [(inner, f"{inner.name} is nested in {node.name}") for inner in ast.walk(node) if isinstance(inner, ast.FunctionDef) and inner is not node]
        elif isinstance(node, ast.AsyncFunctionDef):
            found.append((node, f"{node.name} is async"))
        elif isinstance(node, ast.ClassDef) and len(node.bases) > 1:
            found.append((node, f"{node.name} has several bases"))
    return [f"{place(node, file)}: {what}" for node, what in found]


@pytest.mark.parametrize("file", compiled(), ids=lambda file: str(file.relative_to(HOUSE)))
def test_compiled_modules_stay_ordinary_python(file: Path) -> None:
    assert complaints(file) == []


def assigned(function: ast.FunctionDef) -> Iterator[tuple[ast.AST, str]]:
    """The attributes of `self` that a method gives a value."""
    for node in ast.walk(function):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and isinstance(node.value, ast.Name) and node.value.id == "self":
            yield node, node.attr


def late_attributes(files: list[Path]) -> list[str]:
    """Attributes that come into being after `__init__`."""
    classes = {(file.parent, node.name): (node, file) for file in files for node in tree(file).body if isinstance(node, ast.ClassDef)}
    late = []
    for file in files:
        for node in tree(file).body:
            if isinstance(node, ast.ClassDef):
                known = _attributes(node.name, file, classes)
                methods = [method for method in node.body if isinstance(method, ast.FunctionDef)]
                late += [f"{place(where, file)}: self.{name}" for method in methods for where, name in assigned(method) if name not in known]
    return late


def _attributes(name: str, near: Path, classes: dict[tuple[Path, str], tuple[ast.ClassDef, Path]]) -> set[str]:
    """What `__init__` of a class of this file, or else of this folder or of that name, and of its bases, sets."""
    here = [(node, near) for node in tree(near).body if isinstance(node, ast.ClassDef) and node.name == name]
    here += [classes[near.parent, name]] if (near.parent, name) in classes else []
    here += [found for (_, other), found in classes.items() if other == name]
    if not here:
        return set()
    node, file = here[0]
    known = {attribute for method in node.body if isinstance(method, ast.FunctionDef) and method.name == "__init__" for _, attribute in assigned(method)}
    for base in node.bases:
        inner = base.value if isinstance(base, ast.Subscript) else base
        if isinstance(inner, ast.Name):
            known |= _attributes(inner.id, file if inner.id != name else HOUSE / "kernel" / f"{name.lower()}.py", classes)
    return known


def test_attributes_are_set_in_init() -> None:
    assert late_attributes(compiled()) == []


def test_a_compiled_module_that_is_not_plain_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    file = tmp_path / "odd.py"
    file.write_text(ODD, encoding="utf-8")
    assert sorted(line.partition(": ")[2] for line in complaints(file)) == sorted(
        [
            "imports dataclasses",
            "imports json",
            "Both has several bases",
            "more takes **extra",
            "inner is nested in more",
            "has a lambda",
            "is a generator",
        ]
    )
    assert [line.partition(": ")[2] for line in late_attributes([file])] == ["self.late"]


ODD = """from dataclasses import dataclass
import json
class Both(A, B):
    def __init__(self):
        self.early = 1
    def more(self, **extra):
        def inner():
            pass
        self.early = lambda: 1
        self.late = 2
        yield 3
"""
