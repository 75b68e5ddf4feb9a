"""What the server can be told from outside, by environment variables."""

import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from ipaddress import ip_network
from pathlib import Path
from urllib.parse import unquote, urlsplit

from roundhouse.kernel.errors import BadOption
from roundhouse.server.logs import LEVELS, STYLES

PORT = 8800
STATIC = Path(__file__).parent / "static"  # where the built client is put


@dataclass(frozen=True)
class Kept:
    """For how many days things are kept; 0: for ever."""

    uploads: int = 30  # records that were uploaded to be looked at
    abandoned: int = 0  # tables that are not over, and at which nothing happened since
    guests: int = 0  # names, tokens and chat of games that are over


@dataclass(frozen=True)
class Mail:
    """The mail server, and who writes."""

    host: str
    port: int
    user: str
    password: str
    tls: str  # "tls" from the first byte, "starttls", or "none"
    sender: str


@dataclass(frozen=True)
class Settings:
    """All that can be set. Times are milliseconds."""

    database: str = "sqlite+aiosqlite:///roundhouse.sqlite"
    wait: int = 30_000  # how long a server that starts waits for a PostgreSQL that does not answer yet
    redis: str = ""  # by which processes tell each other who is connected; empty: they do not
    silence: int = 2200  # after which another process takes over the tables of one that is not heard of
    address: str = ""  # where people find this server, as far as it knows
    inner: str = "127.0.0.1"  # the address of this machine, with a port or not, at which the other processes reach this one
    bot_delay: int = 100  # how long a bot waits at least; how long its move is looked at is for who looks
    thinkers: int = 1  # worker processes for bots, hints, replays and records, besides one for quick work
    patience: int = 300_000  # after a nudge, before a bot may play for a person who does not answer
    limits: bool = True  # whether requests are counted
    proxies: str = ""  # addresses and networks whose word about a client's address counts, parted by commas
    snapshot_every: int = 64  # plies
    analysis: str = "full"  # of finished games: full, quick (little is tried), off
    metrics: str = "off"  # who may read /metrics: off, on, or a token
    log: str = "plain"  # how notes are written: plain, json
    log_level: str = "warning"
    kept: Kept = field(default_factory=Kept)  # for how long what is kept
    traces: str = ""  # where OpenTelemetry spans go; empty: none are made
    public: str = ""  # the address by which people come here, for links in messages: https://play.example.org
    mail: Mail | None = None  # how messages are sent; None: there are none
    inside: tuple[str, ...] = ()  # inner addresses, host:port, that webhooks and push services may have all the same
    static: Path = field(default=STATIC)

    @staticmethod
    def read(env: Mapping[str, str] = os.environ) -> "Settings":
        """The settings of the environment; a BadOption names the variable that makes no sense."""
        limits = env.get("ROUNDHOUSE_LIMITS", "on")
        if limits not in ("on", "off"):
            raise BadOption(f"ROUNDHOUSE_LIMITS must be on or off, not {limits!r}")
        return Settings(
            database=database_url(env.get("ROUNDHOUSE_DATABASE", "roundhouse.sqlite")),
            wait=whole(env, "ROUNDHOUSE_WAIT", 30_000, 3_600_000),
            redis=env.get("ROUNDHOUSE_REDIS", ""),
            silence=max(1000, whole(env, "ROUNDHOUSE_SILENCE", 2200, 600_000)),
            address=env.get("ROUNDHOUSE_ADDRESS", ""),
            inner=env.get("ROUNDHOUSE_INNER", "") or "127.0.0.1",
            bot_delay=whole(env, "ROUNDHOUSE_BOT_DELAY", 100, 60_000),
            thinkers=max(1, whole(env, "ROUNDHOUSE_THINKERS", cores(), 64)),
            patience=whole(env, "ROUNDHOUSE_PATIENCE", 300_000, 30 * 86_400_000),
            limits=limits == "on",
            proxies=_proxies(env.get("ROUNDHOUSE_PROXIES", "")),
            analysis=one_of(env, "ROUNDHOUSE_ANALYSIS", ("full", "quick", "off")),
            metrics=_metrics(env.get("ROUNDHOUSE_METRICS", "off")),
            log=one_of(env, "ROUNDHOUSE_LOG", STYLES),
            log_level=one_of(env, "ROUNDHOUSE_LOG_LEVEL", LEVELS, "warning"),
            kept=Kept(*(whole(env, f"ROUNDHOUSE_KEEP_{name.upper()}", days, 36_500) for name, days in vars(Kept()).items())),
            traces=_traces(env.get("ROUNDHOUSE_TRACES", "")),
            public=_public(env.get("ROUNDHOUSE_PUBLIC", "")),
            mail=_mail(env.get("ROUNDHOUSE_SMTP", ""), env.get("ROUNDHOUSE_MAIL_FROM", ""), env.get("ROUNDHOUSE_PUBLIC", "")),
            inside=tuple(part.strip() for part in env.get("ROUNDHOUSE_INSIDE", "").split(",") if part.strip()),
        )


def one_of(env: Mapping[str, str], name: str, words: tuple[str, ...], default: str = "") -> str:
    """One of a few words, the first if nothing is said."""
    word = env.get(name, "") or default or words[0]
    if word not in words:
        raise BadOption(f"{name} must be one of {', '.join(words)}, not {word!r}")
    return word


def _metrics(text: str) -> str:
    if text not in ("off", "on") and not re.fullmatch(r"[!-~]{16,200}", text):
        raise BadOption("ROUNDHOUSE_METRICS must be off, on, or a token of 16 to 200 letters, figures and signs")
    return text


def _traces(text: str) -> str:
    if text and not text.startswith(("http://", "https://")):
        raise BadOption(f"ROUNDHOUSE_TRACES must be the address of a collector (http://127.0.0.1:4318/v1/traces), not {text!r}")
    return text


def _public(text: str) -> str:
    if text and not re.fullmatch(r"https?://[^/?#@\s]+/?", text):
        raise BadOption(f"ROUNDHOUSE_PUBLIC must be the address of this server (https://play.example.org), not {text!r}")
    return text.rstrip("/")


def _mail(text: str, sender: str, public: str) -> Mail | None:
    if not text:
        return None
    parts = urlsplit(text)
    ways = {"smtp": ("none", 25), "smtp+starttls": ("starttls", 587), "smtps": ("tls", 465)}
    if parts.scheme not in ways or not parts.hostname:
        raise BadOption(f"ROUNDHOUSE_SMTP must be smtp://, smtp+starttls:// or smtps://[USER:PASSWORD@]HOST[:PORT], not {parts.scheme}://...")
    if not re.fullmatch(r"[^\s<>]+@[^\s<>]+|[^<>\r\n]+<[^\s<>]+@[^\s<>]+>", sender):
        raise BadOption("ROUNDHOUSE_MAIL_FROM must say who writes (Roundhouse <roundhouse@example.org>) where ROUNDHOUSE_SMTP is set")
    if not public:
        raise BadOption("ROUNDHOUSE_PUBLIC must be set where ROUNDHOUSE_SMTP is: links in messages lead there")
    tls, port = ways[parts.scheme]
    return Mail(parts.hostname, parts.port or port, unquote(parts.username or ""), unquote(parts.password or ""), tls, sender)


def _proxies(text: str) -> str:
    parts = [part.strip() for part in text.split(",") if part.strip()]
    for part in parts:
        try:
            ip_network(part, strict=False)
        except ValueError:
            raise BadOption(f"ROUNDHOUSE_PROXIES must be addresses or networks (10.0.0.1,10.1.0.0/16), not {part!r}") from None
    return ",".join(parts)


def cores() -> int:
    """The processors that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


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
