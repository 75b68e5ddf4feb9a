"""For `tools/mutants.py`, run in a folder in which mutmut has made its mutants: the sources as some of them change them.

mutmut puts all mutants of a module beside each other, which makes it ten times as long and slow to load; what is tried here is one changed module in
a tree of its own. Reads names of mutants from standard input.
"""

import json
import sys
from pathlib import Path

import libcst
from mutmut.mutation.diff_apply import get_diff_for_mutant, read_functions_from_index, read_mutant_function, read_mutants_module

CHANGED = Path("changed")
SEPARATOR = "ǁ"


def function_of(module: libcst.Module, mangled: str) -> libcst.FunctionDef:
    """A function of a module, by the name that mutmut gives it: `x_name`, or `xǁClassǁname` for a method."""
    owner, name = mangled.split(SEPARATOR)[1:] if SEPARATOR in mangled else ("", mangled.removeprefix("x_"))
    found = [one for one in module.body if isinstance(one, libcst.ClassDef) and one.name.value == owner]
    body = found[0].body.body if owner else module.body
    return next(one for one in body if isinstance(one, libcst.FunctionDef) and one.name.value == name)


def changed(module: libcst.Module, path: str, mutant: str) -> str:
    """The source of a module with a mutant in place of its function."""
    both = read_functions_from_index(mutant, path)
    new = both[1] if both is not None else read_mutant_function(read_mutants_module(path), mutant)
    old = function_of(module, mutant.rpartition(".")[2].rpartition("__mutmut_")[0])
    text: str = libcst.ensure_type(module.deep_replace(old, old.with_changes(params=new.params, body=new.body)), libcst.Module).code
    assert text != module.code, mutant
    return text


def main() -> None:
    CHANGED.mkdir(exist_ok=True)
    wanted = {name for name in json.load(sys.stdin) if not (CHANGED / f"{name}.py").is_file()}
    for meta in sorted(Path("mutants/src").rglob("*.meta")):
        path = str(meta.relative_to("mutants"))[: -len(".meta")]
        there = json.loads(meta.read_text(encoding="utf-8"))["exit_code_by_key"]
        source = Path(path).read_text(encoding="utf-8")
        module = libcst.parse_module(source) if wanted & set(there) else None
        for name in sorted(wanted & set(there)):
            assert module is not None
            (CHANGED / f"{name}.diff").write_text(get_diff_for_mutant(name, path=path), encoding="utf-8")
            (CHANGED / f"{name}.path").write_text(path, encoding="utf-8")
            (CHANGED / f"{name}.py").write_text(changed(module, path, name), encoding="utf-8")


if __name__ == "__main__":
    main()
