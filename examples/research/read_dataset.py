"""A data set of `roundhouse dataset` in Polars: python examples/research/read_dataset.py DIR"""

import sys
from pathlib import Path

import polars as pl


def main(folder: str) -> pl.DataFrame:
    """How often each bot wins, and which phase leaves it the most moves to choose from."""
    games = pl.read_parquet(Path(folder, "train", "games.parquet"))
    wins = games.explode("bots", "shares", "scores").group_by("bots").agg(pl.col("shares").mean(), pl.col("scores").mean()).sort("shares", descending=True)
    decisions = pl.scan_parquet(Path(folder, "train", "decisions", "*.parquet"))
    widest = decisions.group_by("bot", "phase").agg(pl.col("legal").mean()).sort("legal").group_by("bot", maintain_order=True).last().collect()
    found = wins.join(widest, left_on="bots", right_on="bot")
    print(found)
    return found


if __name__ == "__main__":
    main(sys.argv[1])
