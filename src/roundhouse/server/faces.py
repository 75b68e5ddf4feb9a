"""Faces of games from other packages: the drawn board that a package brings ready-made, `face/index.js`, and what lies beside it.

The address holds a digest of the whole face, so a browser may keep what it has: another version has another address. Only files that were
found when the face was first looked at are served, by name; there is no path to climb.
"""

from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from roundhouse.kernel.game import Game

ENTRY, STYLE, POSTER = "index.js", "index.css", "poster.svg"
TYPES: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".jpg": "image/jpeg",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
}


@dataclass(frozen=True)
class Face:
    """The files of a game's face that a browser may have, by their path inside it."""

    game: str
    files: dict[str, Traversable]
    digest: str

    def address(self, path: str) -> str | None:
        """Where a file of the face is served; None if the face has no such file."""
        return f"/faces/{self.game}/{self.digest}/{path}" if path in self.files else None

    def data(self) -> dict[str, Any]:
        """What the catalogue says of it."""
        return {"module": self.address(ENTRY), "style": self.address(STYLE), "poster": self.address(POSTER)}


@cache
def face_of(game: Game) -> Face | None:
    """The ready-made face of a game; None if its package brings none (our own games are drawn by the client itself)."""
    folder = files(game.home).joinpath("face")
    if not folder.joinpath(ENTRY).is_file():
        return None
    found = dict(sorted(_served(folder, "")))
    digest = sha256()
    for path, file in found.items():
        content = file.read_bytes()
        digest.update(f"{path}\0{len(content)}\0".encode())
        digest.update(content)
    return Face(game.id, found, digest.hexdigest()[:16])


def _served(folder: Traversable, path: str) -> list[tuple[str, Traversable]]:
    found = []
    for entry in folder.iterdir():
        if entry.name.startswith((".", "_")):
            continue
        if entry.is_dir():
            found += _served(entry, f"{path}{entry.name}/")
        elif suffix(entry.name) in TYPES:
            found.append((path + entry.name, entry))
    return found


def suffix(name: str) -> str:
    """How a file's name ends."""
    return "." + name.rpartition(".")[2].lower()
