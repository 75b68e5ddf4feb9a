"""The TypeScript types of the client, made from what the engine and the server declare.

tools/client_types.py          write them: of the server into web/src/generated, of each game and each example into its face
tools/client_types.py --check  fail if one of them is not what it would be written as
"""

import json
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

from roundhouse.kernel.game import game, games
from roundhouse.kernel.schema import document
from roundhouse.server.app import make_app
from roundhouse.server.settings import Settings

ROOT = Path(__file__).parent.parent
WEB = ROOT / "web"
GENERATED = WEB / "src" / "generated"


def documents() -> dict[Path, tuple[str, dict[str, Any]]]:
    """File -> what it is made from, as words and as an OpenAPI document."""
    found = {
        GENERATED / "server.ts": ("the API of the server", document("Roundhouse", make_app(Settings()).openapi()["components"]["schemas"])),
    }
    for name in games():
        face = ROOT / "src" / "roundhouse" / "games" / name / "face"
        if face.is_dir():
            found[face / "shapes.ts"] = (f"roundhouse/games/{name}/shapes.py and drawing.py", game(name).shapes())
    for package in sorted(ROOT.glob("examples/*/src/*")):
        if (package / "face").is_dir():
            sys.path.insert(0, str(package.parent))
            found[package / "face" / "shapes.d.ts"] = (f"`roundhouse shapes {package.name}`", import_module(package.name).GAME.shapes())
    return found


def written() -> dict[Path, str]:
    """File -> its text."""
    wanted = documents()
    asked = json.dumps([{"source": source, "document": document, "reading": file.name == "shapes.ts"} for file, (source, document) in wanted.items()])
    run = subprocess.run(["node", "types.mjs"], cwd=WEB, input=asked, capture_output=True, text=True, check=False)
    if run.returncode:
        sys.exit(f"types: {run.stderr.strip()}\n(make web/node_modules/installed brings openapi-typescript)")
    return dict(zip(wanted, json.loads(run.stdout), strict=True))


def main() -> None:
    """Write the types, or check them."""
    files = written()
    if "--check" not in sys.argv[1:]:
        for file, text in files.items():
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, encoding="utf-8")
        return
    stale = [str(file.relative_to(ROOT)) for file, text in files.items() if not file.is_file() or file.read_text(encoding="utf-8") != text]
    if stale:
        sys.exit(f"types: {', '.join(stale)} are not what the declarations say; run `make types`")


if __name__ == "__main__":
    main()
