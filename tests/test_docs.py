"""The documentation builds without a warning, loads nothing from elsewhere, and says nothing that does not run."""

import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path

import pytest

from roundhouse.cli.app import app

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
TUTORIAL = "adding_a_game.md"  # its snippets are parts of one game, which has tests of its own


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


SNIPPETS = [(page, number, text) for page in PAGES if page.name != TUTORIAL for number, text in enumerate(blocks(page, "python"), 1)]


@pytest.mark.parametrize(("page", "number", "text"), SNIPPETS, ids=[f"{page.name}-{number}" for page, number, _ in SNIPPETS])
def test_a_snippet_runs_as_printed(page: Path, number: int, text: str) -> None:
    exec(compile(text, f"{page.name}, snippet {number}", "exec"), {"__name__": "snippet"})


def test_there_are_snippets() -> None:
    assert {page.name for page, _, _ in SNIPPETS} >= {"README.md", "programming.md", "bots.md"}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_commands_and_targets_exist(page: Path) -> None:
    used = {word for block in blocks(page, "(?:sh)?") for word in re.findall(r"^roundhouse (\w+)", block, re.MULTILINE)}
    assert used <= {command.name for command in app.registered_commands} | {"admin", "board"}
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    assert set(re.findall(r"`make ([a-z-]+)", page.read_text(encoding="utf-8"))) <= targets


class Loads(HTMLParser):
    """What a page makes the browser fetch by itself; links that a reader may follow are not among it."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if tag == "link" and values.get("rel") not in ("canonical", "next", "prev", "alternate"):
            self.found.append(values.get("href") or "")
        elif tag in ("script", "img", "iframe", "source", "video", "audio"):
            self.found.append(values.get("src") or "")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_the_site_has_the_rules_of_every_game_in_three_languages(site: Path) -> None:
    for folder in sorted((ROOT / "src/roundhouse/games").glob("*/rules")):
        for source in folder.glob("*.md"):
            page = (site / "rules" / folder.parent.name / f"{source.stem}.html").read_text(encoding="utf-8")
            ids = re.findall(r"^- \*\*([A-Z]+-[^*]+)\*\*", source.read_text(encoding="utf-8"), re.MULTILINE)
            assert ids and [rule for rule in ids if f'id="{rule.lower()}"' not in page] == [], source


def test_the_site_loads_nothing_from_elsewhere(site: Path) -> None:
    for file in site.rglob("*.html"):
        loads = Loads()
        loads.feed(file.read_text(encoding="utf-8"))
        assert [address for address in loads.found if re.match(r"(https?:)?//", address)] == [], file
    for file in site.rglob("*.css"):
        assert re.findall(r"(?:url\(|@import )[\"']?(?:https?:)?//", file.read_text(encoding="utf-8")) == [], file


def test_the_reference_has_what_the_package_exports(site: Path) -> None:
    page = (site / "api.html").read_text(encoding="utf-8")
    for name in ("game", "Game.new", "State.play", "State.moves", "Record.parse", "Chance.below", "Bot.choose"):
        assert re.search(rf'id="roundhouse\.(\w+\.)*{re.escape(name)}"', page), name
