"""Data sets: what is written is read back, and replays to the same results."""

import zipfile
from pathlib import Path

import polars as pl
import pytest

from roundhouse import game
from roundhouse.arena.dataset import PARTS, check, digest, part_of
from roundhouse.arena.files import GAME_COLUMNS
from roundhouse.cli import run as command
from roundhouse.kernel.errors import RoundhouseError


@pytest.fixture
def made(valley: str, tmp_path: Path) -> Path:
    folder = tmp_path / "set"
    assert command(["dataset", valley, "--bots", "greedy,random", "--players", "2", "--games", "80", "--out", str(folder)]) == 0
    return folder


def test_a_data_set_is_whole(made: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert sorted(path.name for path in made.iterdir()) == sorted([*PARTS, "README.md", "SHA256SUMS"])
    seeds = {part: set(pl.read_parquet(made / part / "games.parquet")["seed"].to_list()) for part in PARTS}
    assert not seeds["train"] & seeds["test"] and not seeds["train"] & seeds["validation"] and not seeds["test"] & seeds["validation"]
    assert sum(len(found) for found in seeds.values()) == 40, "two games of each deal"
    assert len(seeds["train"]) > 20
    assert command(["dataset", "--verify", str(made)]) == 0
    assert "80 records" in capsys.readouterr().out
    card = (made / "README.md").read_text()
    assert "cc0-1.0" in card and "--games 80" in card and all(f"`{name}`" in card for name, _, _ in GAME_COLUMNS)
    snippet = card.split("```python\n")[1].split("```")[0].replace("train/", f"{made}/train/")
    exec(compile(snippet, "card", "exec"), {})


def test_what_was_changed_is_found(made: Path) -> None:
    records = made / "train" / "records.zip"
    with zipfile.ZipFile(records) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    first, second = list(files)[:2]
    files[first], files[second] = files[second], files[first]
    with zipfile.ZipFile(records, "w") as archive:
        for name, text in files.items():
            archive.writestr(name, text)
    with pytest.raises(RoundhouseError, match="was changed or damaged"):
        list(check(made))
    sums = (made / "SHA256SUMS").read_text().splitlines()
    sums = [f"{digest(records)}  train/records.zip" if line.endswith("train/records.zip") else line for line in sums]
    (made / "SHA256SUMS").write_text("\n".join(sums) + "\n")
    with pytest.raises(RoundhouseError, match="does not lead to the result of its row"):
        list(check(made))
    (made / "test" / "games.parquet").unlink()
    with pytest.raises(RoundhouseError, match=r"test/games.parquet is missing"):
        list(check(made))


@pytest.mark.parametrize("name", ["games.parquet", "records.zip"])
def test_a_file_that_is_no_table_or_no_zip_is_told(made: Path, name: str) -> None:
    """Somebody who makes the checksums again makes no data of it."""
    broken = made / "train" / name
    broken.write_bytes(b"garbage")
    sums = (made / "SHA256SUMS").read_text().splitlines()
    (made / "SHA256SUMS").write_text("".join(f"{digest(broken)}  train/{name}\n" if line.endswith(f"train/{name}") else f"{line}\n" for line in sums))
    with pytest.raises(RoundhouseError, match="train cannot be read"):
        list(check(made))


def test_the_parts_are_about_eight_one_and_one() -> None:
    parts = [part_of(seed) for seed in range(4000)]
    assert 0.75 < parts.count("train") / 4000 < 0.85 and parts.count("test") > 300 < parts.count("validation")


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        ([], "needs a GAME and --out DIR"),
        (["valley_line", "--out", "x", "--licence", "mine"], "--licence takes"),
        (["--verify", "nowhere"], "holds no data set"),
        (["valley_line", "--out", "x", "--bots", "nobody"], "there is no bot"),
    ],
)
def test_bad_words(valley: str, words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert command(["dataset", *words]) == 2
    assert complaint in capsys.readouterr().err
    assert game(valley).boards and not Path("x").exists()
