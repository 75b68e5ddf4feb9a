"""Writes a game's `table.py` from the fields that its `fields.py` declares; see `roundhouse.kernel.fields`.

    python -m roundhouse.kernel.tablecode [PACKAGE ...]

Without a package it writes the tables of all games that are installed. What it writes is checked in; `stale` tells whether it still fits.
"""

import importlib
import re
import sys
from collections.abc import Iterator, Sequence
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from textwrap import wrap
from types import ModuleType

from roundhouse.kernel.fields import Field, Table
from roundhouse.kernel.registry import GROUP
from roundhouse.kernel.state import State

WIDTH = 158  # of a line; ours may have 160
MOST_LATE = 60  # bits of one machine word
SCALARS = {"int", "bool", "float", "str"}
HEAD = '''"""Every piece of {title}: how it is laid out, copied and compared.

Written by `python -m roundhouse.kernel.tablecode` from fields.py; change that file, not this one.
"""
'''
INIT = '''
    def __init__(self, setting: Setting, chance: Chance, board: {board}, like: "Table | None" = None) -> None:
        """The table before the set-up, or as it is in the state `like`."""
        super().__init__(setting, chance, like)
        players = setting.players
'''
CHANGE = '''
    def change_{name}(self) -> {type}:
        """`{name}` to be changed: from now on this state has a list of its own."""
        if not self.owned & {bit}:
            self.{name} = {copy}
            self.owned |= {bit}
        return self.{name}
'''


def source(table: Table) -> str:
    """The text of `table.py`."""
    fields = table.fields()
    late = [one for one in fields if one.kept == "late"]
    _check(table, late)
    lines = [HEAD.format(title=table.title), *_imports(table), "", "", "class Table(KernelState):"]
    lines += ['    """All that lies on the table. The game\'s own State adds what can be read from it and done with it."""', ""]
    slots = ["board", "players", *(one.name for one in table.fixed), *(one.name for one in fields), *(["owned"] if late else [])]
    lines += ["    __slots__ = (  # looked up faster than in a dictionary where the game is not compiled"]
    lines += [*_wrapped([f'"{name}"' for name in sorted(slots)], "        "), "    )  # fmt: skip"]
    lines += INIT.format(board=table.board.rpartition(".")[2]).rstrip("\n").splitlines()
    lines += ["        self.board: Final = board", "        self.players: Final = players"]
    for fixed in table.fixed:
        lines += _noted(f"        self.{fixed.name}: Final[{fixed.type}] = {fixed.value} if like is None else like.{fixed.name}", fixed.about)
    lines.append("        if like is None:")
    lines += [f"            {name} = {value}" for name, value in table.let.items()]
    for one in fields:
        lines += _noted(f"            self.{one.name}: {one.type} = {one.start}", one.about)
    if late:
        lines.append(f"            self.owned: int = {2 ** len(late) - 1}  # the lists that no copy shares, one bit for each")
    lines.append("        else:")
    lines += [f"            self.{one.name} = {_copied(one, f'like.{one.name}')}" for one in fields]
    if late:
        lines += ["            self.owned = 0", "            like.owned = 0"]
    lines += ["", "    def pieces(self) -> tuple[object, ...]:", '        """All that makes positions equal."""', "        return ("]
    lines += [*_wrapped([_keyed(one) for one in _key(table)], "            "), "        )  # fmt: skip"]
    for place, one in enumerate(late):
        lines += CHANGE.format(name=one.name, type=one.type, bit=2**place, copy=_own(one, f"self.{one.name}")).rstrip("\n").splitlines()
    return "\n".join(lines) + "\n"


def _check(table: Table, late: list[Field]) -> None:
    names = [*(one.name for one in table.fixed), *(one.name for one in table.fields())]
    for name in names:
        assert names.count(name) == 1, f"{name} is declared twice"
        assert name not in ("board", "players", "owned") and not hasattr(State, name), f"{name} is a name of the kernel"
    assert len(late) <= MOST_LATE, f"{len(late)} fields are kept late; {MOST_LATE} can be"


def _key(table: Table) -> list[Field]:
    """The fields of the key in its order."""
    fields = {one.name: one for one in table.fields() if one.key}
    order = table.key or list(fields)
    assert sorted(order) == sorted(fields), f"the key has these fields: {', '.join(sorted(set(order) ^ set(fields)))}"
    return [fields[name] for name in order]


def _imports(table: Table) -> Iterator[str]:
    module, _, board = table.board.rpartition(".")
    wanted = {**{home: set(names) for home, names in table.imports.items()}}
    wanted.setdefault(module, set()).add(board)
    wanted.setdefault("roundhouse.kernel.chance", set()).add("Chance")
    wanted.setdefault("roundhouse.kernel.state", set()).update({"Setting", "State as KernelState"})
    standard = sorted(home for home in wanted if home.partition(".")[0] in sys.stdlib_module_names)
    wanted.setdefault("typing", set()).add("Final")
    for home in sorted({"typing", *standard}):
        yield _import(home, wanted[home])
    yield ""
    for home in sorted(set(wanted) - {"typing", *standard}):
        yield _import(home, wanted[home])


def _import(home: str, names: set[str]) -> str:
    """The names of one module, with constants, classes and functions in the order that linters like."""
    plain = sorted((name for name in names if " as " not in name), key=lambda name: (not name.isupper(), name[0].islower(), name))
    return "\n".join([_line(home, plain), *(f"from {home} import {name}" for name in sorted(names - set(plain)))])


def _line(home: str, ordered: list[str]) -> str:
    line = f"from {home} import {', '.join(ordered)}"
    if len(line) <= WIDTH + 2:
        return line
    return f"from {home} import (\n" + "".join(f"    {name},\n" for name in ordered) + ")"


def _wrapped(parts: Sequence[str], indent: str) -> list[str]:
    """The parts of a tuple on as few lines as hold them."""
    glued = [part.replace(" ", "\0") + "," for part in parts]
    return [line.replace("\0", " ") for line in wrap(" ".join(glued), WIDTH, initial_indent=indent, subsequent_indent=indent, break_long_words=False)]


def _noted(line: str, about: str) -> list[str]:
    """A line with its comment behind it, or before it where both are too long."""
    whole = f"{line}  # {about}" if about else line
    if len(whole) <= WIDTH + 2:
        return [whole]
    return [f"{line[: len(line) - len(line.lstrip())]}# {about}", line]


def _inside(type: str) -> str:
    """What a list holds; empty for what is no list."""
    found = re.fullmatch(r"list\[(.*)\]", type)
    return found[1] if found else ""


def _own(field: Field, value: str) -> str:
    """A copy that shares nothing that changes."""
    held = _inside(field.type)
    if not held:
        return value if field.type in SCALARS else f"{value}.copy()"
    if held in SCALARS or field.rows_shared:
        return f"{value}[:]"
    return f"[row[:] for row in {value}]" if _inside(held) else f"[one.copy() for one in {value}]"


def _copied(field: Field, value: str) -> str:
    return _own(field, value) if field.kept == "own" else value


def _keyed(field: Field) -> str:
    if isinstance(field.key, str):
        return field.key
    value, held = f"self.{field.name}", _inside(field.type)
    if not held:
        return value if field.type in SCALARS else f"{value}.key()"
    if held in SCALARS:
        return f"tuple({value})"
    return f"tuple([tuple(row) for row in {value}])" if _inside(held) else f"tuple([one.key() for one in {value}])"


# The files


def declared(package: str) -> Table | None:
    """What the game in `package` declares, whatever its `table.py` is like; None if it has no `fields.py`."""
    name = f"{package}.table"
    if name not in sys.modules and not _written(package).exists():
        blank = ModuleType(name)  # so that the game can be read before its table has been written
        blank.Table = type("Table", (State,), {})  # type: ignore[attr-defined]
        sys.modules[name] = blank
    if find_spec(f"{package}.fields") is None:
        return None
    table = importlib.import_module(f"{package}.fields").TABLE
    assert isinstance(table, Table)
    return table


def _written(package: str) -> Path:
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        sys.exit(f"there is no package {package}")
    return Path(next(iter(spec.submodule_search_locations)), "table.py")


def stale(package: str) -> bool:
    """True if the game in `package` declares fields and its `table.py` is not what they make."""
    table = declared(package)
    file = _written(package)
    return table is not None and (not file.exists() or file.read_text(encoding="utf-8") != source(table))


def write(package: str) -> bool:
    """Write `table.py` where it is stale; True if it was."""
    table = declared(package)
    if table is None or not stale(package):
        return False
    _written(package).write_text(source(table), encoding="utf-8")
    return True


def main(packages: Sequence[str]) -> None:
    """Write the tables of these packages, or of all games."""
    for package in packages or sorted({entry.module for entry in entry_points(group=GROUP)}):
        print(f"{package}: {'written' if write(package) else 'nothing to do'}")


if __name__ == "__main__":
    main(sys.argv[1:])
