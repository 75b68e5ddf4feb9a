"""What the README says is true: its API runs as printed, its commands exist, its links lead somewhere."""

import re
from pathlib import Path

import pytest

from roundhouse.cli.app import app

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def test_the_api_in_ten_lines_runs_as_printed(capsys: pytest.CaptureFixture[str]) -> None:
    (api,) = blocks("python")
    exec(compile(api, "README.md", "exec"), {})
    scores, rest = capsys.readouterr().out.split("\n", 1)
    assert re.fullmatch(r"\[\d+(, \d+){3}\] \[\d(, \d){3}\]", scores)
    assert rest.startswith("roundhouse record 1\n")
    assert re.fullmatch(r"RH-\d+: .+\.", rest.splitlines()[-1])  # the game is over, and the refusal says so in a sentence


def test_its_commands_exist() -> None:
    used = {line.split()[1] for block in blocks("sh") for line in block.splitlines() if line.startswith("roundhouse ")}
    assert {"games", "play", "replay", "verify", "rules", "simulate"} <= used
    assert used <= {command.name for command in app.registered_commands}


def test_its_make_targets_exist() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = set(re.findall(r"`?make ([a-z]+)", README))
    assert {"play", "test"} <= named <= targets


def test_its_links_lead_somewhere() -> None:
    links = [link for link in re.findall(r"\]\(([^)]+)\)", README) if not link.startswith("http")]
    paths = re.findall(r"`(src/[^`]+)`", README)
    assert "docs/table.svg" in links
    assert [path for path in links + paths if not (ROOT / path).exists()] == []
