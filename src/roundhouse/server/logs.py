"""How the server's notes are written: lines for a reader, or one JSON object a line for a program; each with the request and the table it belongs to."""

from typing import Any, Final

import structlog
from structlog.typing import Processor

STYLES: Final = ("plain", "json")
LEVELS: Final = ("debug", "info", "warning", "error")


def config(style: str, level: str) -> dict[str, Any]:
    """What `logging.config.dictConfig` is given, in every process of the server."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"notes": {"()": "roundhouse.server.logs.formatter", "style": style}},
        "handlers": {
            "notes": {"class": "logging.StreamHandler", "stream": "ext://sys.stderr", "formatter": "notes"},
            "counted": {"class": "roundhouse.server.metrics.Counted"},
        },
        "loggers": {
            "uvicorn": {"level": "WARNING"},
            "uvicorn.access": {"level": "WARNING"},
            "uvicorn.error": {"level": "WARNING"},
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
