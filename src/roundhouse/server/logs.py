"""How the server's notes are written: lines for a reader, or one JSON object a line for a program; each with the request and the table it belongs to."""

import logging
import time
from collections import Counter
from typing import Any, Final

import structlog
from structlog.typing import Processor

STYLES: Final = ("plain", "json")
LEVELS: Final = ("debug", "info", "warning", "error")


QUIET: Final = 60.0  # seconds between two lines about the same


class Seldom(logging.Filter):
    """What strangers can cause is written once a minute, with how often it was: a request that is none costs them nothing, and a line each fills the disk."""

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[str, float] = {}
        self._more: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        """True if it is to be written."""
        if record.exc_info or record.levelno >= logging.ERROR:
            return True
        what, now = str(record.msg), time.monotonic()
        if now - self._last.get(what, -QUIET) < QUIET:
            self._more[what] += 1
            return False
        self._last[what] = now
        if self._more[what]:
            record.msg = f"{what} ({self._more.pop(what)} times more since the last line)"
        return True


def config(style: str, level: str) -> dict[str, Any]:
    """What `logging.config.dictConfig` is given, in every process of the server."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"notes": {"()": "roundhouse.server.logs.formatter", "style": style}},
        "filters": {"seldom": {"()": "roundhouse.server.logs.Seldom"}},
        "handlers": {
            "notes": {"class": "logging.StreamHandler", "stream": "ext://sys.stderr", "formatter": "notes"},
            "counted": {"class": "roundhouse.server.metrics.Counted"},
        },
        "loggers": {
            "uvicorn": {"level": "WARNING"},
            "uvicorn.access": {"level": "WARNING"},
            "uvicorn.error": {"level": "WARNING", "filters": ["seldom"]},
            "roundhouse": {"level": level.upper()},
        },
        "root": {"level": "WARNING", "handlers": ["notes", "counted"]},
    }


def formatter(style: str) -> structlog.stdlib.ProcessorFormatter:
    """The formatter of one style, for the notes of the standard library's loggers."""
    before: list[Processor] = [
        structlog.contextvars.merge_contextvars,  # request and table
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.ExtraAdder(),
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    last: list[Processor] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if style == "json":
        last += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(ensure_ascii=False)]
    else:
        last += [structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback, pad_event_to=0)]
    return structlog.stdlib.ProcessorFormatter(foreign_pre_chain=before, processors=last)
