"""What the documentation site takes from elsewhere: the rules of every game in every language, the changelog, and how to contribute.

mkdocs calls these functions by their names.
"""

import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parent.parent
HOUSE = ROOT / "src" / "roundhouse"
LANGUAGES = {"en": "English", "it": "Italiano", "fr": "Français"}
RULE = re.compile(r"^- \*\*([A-Z]+-[\w.]+)\*\*", re.MULTILINE)
ELSEWHERE = {"security.md": ROOT / "SECURITY.md", "changelog.md": ROOT / "CHANGELOG.md", "contributing.md": ROOT / "CONTRIBUTING.md"}


def _games() -> list[Path]:
    return sorted(folder for folder in (HOUSE / "games").iterdir() if (folder / "rules" / "en.md").is_file())


def _title(game: Path) -> str:
    """The game's name, from the heading of its English rules."""
    return (game / "rules" / "en.md").read_text(encoding="utf-8").splitlines()[0].lstrip("# ").partition(":")[0]


def rules_page(text: str) -> str:
    """A rules file as a page, on which every rule has an address of its own (`#ww-7.4`)."""
    return RULE.sub(lambda found: f'- <a id="{found[1].lower()}"></a>**{found[1]}**', text)


def _index() -> str:
    lines = [
        "# The rules",
        "",
        "Every rule has a number, which refusals in the browser and in the terminal name. Nothing here replaces a printed rulebook: the words are our own.",
        "",
    ]
    for game in _games():
        pages = [f"[{LANGUAGES[code]}]({game.name}/{code}.md)" for code in LANGUAGES if (game / "rules" / f"{code}.md").is_file()]
        lines.append(f"- **{_title(game)}**: {', '.join(pages)}")
    pages = [f"[{word}](table/{code}.md)" for code, word in LANGUAGES.items()]
    return "\n".join([*lines, f"- **The rules of the table**, the same in every game: {', '.join(pages)}", ""])


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Put the rules into the navigation."""
    pages: list[Any] = ["rules/index.md"]
    for name, title in [*((game.name, _title(game)) for game in _games()), ("table", "The rules of the table")]:
        pages.append({title: [{word: f"rules/{name}/{code}.md"} for code, word in LANGUAGES.items()]})
    assert config.nav is not None
    config.nav = [{"Rules": pages} if isinstance(entry, dict) and "Rules" in entry else entry for entry in config.nav]
    return config


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the pages that lie elsewhere."""
    files.append(File.generated(config, "rules/index.md", content=_index()))
    for name, folder in [*((game.name, game / "rules") for game in _games()), ("table", HOUSE / "rules")]:
        for code in LANGUAGES:
            text = (folder / f"{code}.md").read_text(encoding="utf-8")
            files.append(File.generated(config, f"rules/{name}/{code}.md", content=rules_page(text)))
    for page, source in ELSEWHERE.items():
        text = source.read_text(encoding="utf-8").replace("](docs/", "](")  # its links are written for the repository
        files.append(File.generated(config, page, content=text))
    return files
