"""What the server can be told from outside, by environment variables."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from roundhouse.kernel.errors import BadOption

PORT = 8800
STATIC = Path(__file__).parent / "static"  # where the built client is put


@dataclass(frozen=True)
class Settings:
    """All that can be set. Times are milliseconds."""

    database: str = "sqlite+aiosqlite:///roundhouse.sqlite"
    redis: str = ""  # fan-out between worker processes; empty: there is only one
    bot_delay: int = 700  # how long a bot seems to think, where others can see it
    thinkers: int = 1  # processes in which bots think
    limits: bool = True  # whether requests are counted
    snapshot_every: int = 64  # plies
    static: Path = field(default=STATIC)

    @staticmethod
    def read(env: Mapping[str, str] = os.environ) -> "Settings":
        """The settings of the environment; a BadOption names the variable that makes no sense."""
        limits = env.get("ROUNDHOUSE_LIMITS", "on")
        if limits not in ("on", "off"):
            raise BadOption(f"ROUNDHOUSE_LIMITS must be on or off, not {limits!r}")
        return Settings(
            database=database_url(env.get("ROUNDHOUSE_DATABASE", "roundhouse.sqlite")),
            redis=env.get("ROUNDHOUSE_REDIS", ""),
            bot_delay=whole(env, "ROUNDHOUSE_BOT_DELAY", 700, 60_000),
            thinkers=max(1, whole(env, "ROUNDHOUSE_THINKERS", 1, 64)),
            limits=limits == "on",
        )


def whole(env: Mapping[str, str], name: str, default: int, most: int) -> int:
    """A whole number from 0 to `most`."""
    text = env.get(name, "")
    if not text:
        return default
    if not text.isdecimal() or int(text) > most:
        raise BadOption(f"{name} must be a whole number from 0 to {most}, not {text!r}")
    return int(text)


def database_url(text: str) -> str:
    """A path, sqlite:... or postgresql:... as SQLAlchemy's asynchronous drivers want it."""
    if "://" not in text:
        return f"sqlite+aiosqlite:///{Path(text).expanduser()}"
    scheme, rest = text.split("://", 1)
    drivers = {
        "sqlite": "sqlite+aiosqlite",
        "sqlite+aiosqlite": "sqlite+aiosqlite",
        "postgresql": "postgresql+asyncpg",
        "postgres": "postgresql+asyncpg",
        "postgresql+asyncpg": "postgresql+asyncpg",
    }
    if scheme not in drivers:
        raise BadOption(f"ROUNDHOUSE_DATABASE must be a path, sqlite://... or postgresql://..., not {scheme}://...")
    return f"{drivers[scheme]}://{rest}"
