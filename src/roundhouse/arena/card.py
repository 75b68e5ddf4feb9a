"""The card of a data set: what it holds, how it was made, what it is good for and what not."""

import re
from collections.abc import Mapping, Sequence

from roundhouse.arena.contest import Result
from roundhouse.arena.design import Tournament
from roundhouse.arena.files import DECISION_COLUMNS, GAME_COLUMNS
from roundhouse.kernel.game import game

TEXT = """---
license: {licence}
pretty_name: {title}, games of bots
tags: [board-games, self-play, game-records]
---

# {title}: {games} games of bots

Whole games of {title}, played by programs through the rules of Roundhouse: {decisions} decisions, with all that chance dealt.

| | |
|---|---|
| game | `{game}`, version {rules} of the rules |
| board | {board} |
| players | {players} |
| options | {options} |
| bots | {bots} |
| seed | {seed} |
| made with | Roundhouse {version} |
| made by | `{command}` |

## Parts

Split by deal: games with the same deal are in one part.

| part | games |
|---|--:|
{parts}

Each part has `games.parquet` (one row a game), `decisions/*.parquet` (one row a decision) and `records.zip` (every game as a text file that
Roundhouse replays and verifies).
`SHA256SUMS` has the checksums; `roundhouse dataset --verify DIR` checks them and plays every record again.

```python
import polars as pl

games = pl.read_parquet("train/games.parquet")
decisions = pl.scan_parquet("train/decisions/*.parquet")
print(games.explode("bots", "shares").group_by("bots").agg(pl.col("shares").mean()))
```

## Columns of games.parquet

| column | type | meaning |
|---|---|---|
{game_columns}

## Columns of decisions/*.parquet

| column | type | meaning |
|---|---|---|
{decision_columns}

## What to know before using it

- The players are programs. What they do is neither what people do nor the best that can be done; a statistic of these games is one of these programs.
- Games come in blocks with the same deal, in which the bots move on by one seat (`block`). Rows of one block are not independent.
- `seconds` and `slowest` depend on the machine; everything else is made again, byte for byte in the records, by the command above with the same version.
- {reconstructed}
- The data hold no personal data.

## Licence

{licence_words}
"""

LICENCES = {
    "cc0-1.0": "CC0 1.0: whoever made this data set gives up all rights in it. https://creativecommons.org/publicdomain/zero/1.0/",
    "cc-by-4.0": "CC BY 4.0: use it as you like and name where it comes from. https://creativecommons.org/licenses/by/4.0/",
}


def card(plan: Tournament, results: Sequence[Result], sizes: Mapping[str, int], command: str, licence: str, version: str) -> str:
    """The text of the card."""
    found = game(plan.game)
    board = plan.board or found.boards[0]
    return TEXT.format(
        licence=licence,
        title=found.title,
        games=len(results),
        decisions=sum(one.length for one in results),
        game=found.id,
        rules=found.rules_version,
        board=board,
        players=plan.players,
        options=", ".join(f"{option.name}={option.spelled(dict(plan.options)[option.name])}" for option in found.options) or "none",
        bots=", ".join(plan.bots),
        seed=plan.seed,
        version=version,
        command=command,
        parts="\n".join(f"| {part} | {size} |" for part, size in sizes.items()),
        game_columns=_rows(GAME_COLUMNS),
        decision_columns=_rows(DECISION_COLUMNS),
        reconstructed=reconstructed(plan),
        licence_words=LICENCES[licence],
    )


def _rows(columns: Sequence[tuple[str, str, str]]) -> str:
    return "\n".join(f"| `{name}` | `{kind}` | {meaning} |" for name, kind, meaning in columns)


def reconstructed(plan: Tournament) -> str:
    """How much of the board file says of itself that it was rebuilt."""
    found = game(plan.game)
    text, _ = found.board_text(plan.board or found.boards[0])
    tables = len(re.findall(r"(?m)^\s*(?:\w+_)?source\s*=", text))
    rebuilt = len(re.findall(r'(?m)^\s*(?:\w+_)?source\s*=\s*"reconstructed', text))
    if not rebuilt:
        return "The board file marks none of its figures as reconstructed."
    words = "notes on sources in the board file say that what they stand at is not printed in the rulebook"
    return f"Part of the board is reconstructed: {rebuilt} of {tables} {words}."
