"""Write the columns of the arena's Parquet files into docs/arena.md, between its marks; `--check` says whether they are up to date."""

import re
import sys
from pathlib import Path

from roundhouse.arena.files import DECISION_COLUMNS, GAME_COLUMNS

PAGE = Path(__file__).parent.parent / "docs" / "arena.md"
TABLES = {"games": GAME_COLUMNS, "decisions": DECISION_COLUMNS}


def written(text: str) -> str:
    """The page with the tables as they are now."""
    for name, columns in TABLES.items():
        rows = "\n".join(f"| `{column}` | `{kind}` | {meaning} |" for column, kind, meaning in columns)
        table = f"<!-- columns of {name} -->\n| column | type | meaning |\n|---|---|---|\n{rows}\n<!-- end -->"
        text = re.sub(rf"<!-- columns of {name} -->.*?<!-- end -->", table.replace("\\", r"\\"), text, flags=re.DOTALL)
    return text


if __name__ == "__main__":
    before = PAGE.read_text(encoding="utf-8")
    if "--check" in sys.argv:
        sys.exit(0 if written(before) == before else "docs/arena.md: the columns are not those of the program; run python tools/columns.py")
    PAGE.write_text(written(before), encoding="utf-8")
