"""Stands before everything: gives each request an id, measures it, and writes it down."""

import re
import secrets
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final
from urllib.parse import quote

from structlog.contextvars import bound_contextvars

from roundhouse.server import metrics, tracing
from roundhouse.server.limits import HEADERS, App, Message, Receive, Scope, Send, answer
from roundhouse.server.notes import NOTES
from roundhouse.server.problems import Problem
from roundhouse.server.store import Taken

ID: Final = re.compile(r"[A-Za-z0-9._-]{1,64}")
TABLE: Final = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,32})(?:/|$)")
METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
LONGEST: Final = 200  # letters of a path that are written down; quoted, so that nobody writes lines of the log
UNKNOWN: Final = "none"  # an address that leads nowhere


def request_id(scope: Scope) -> str:
    """The id that the request brings (X-Request-ID), if it is one that can be written down; else a new one."""
    brought = dict(scope["headers"]).get(b"x-request-id", b"").decode("latin-1")
    return brought if ID.fullmatch(brought) else secrets.token_hex(8)


class Watch:
    """The outermost layer of the application."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        number = request_id(scope)
        found = TABLE.match(scope["path"])
        with bound_contextvars(request=number, **({"table": found[1]} if found else {})):
            if scope["type"] == "http":
                await self._request(scope, receive, send, number)
            else:
                await self.app(scope, receive, _named(send, number, "websocket.accept"))

    async def _request(self, scope: Scope, receive: Receive, send: Send, number: str) -> None:
        status = 0
        named = _named(send, number, "http.response.start")

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await named(message)

        start = time.perf_counter()
        method = scope["method"] if scope["method"] in METHODS else "other"
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]} if tracing.on() else None
        with tracing.span(method, {"http.request.method": method, "roundhouse.request": number}, headers) as span:
            try:
                await self.app(scope, receive, sending)
            except Exception:
                if status:
                    raise
                NOTES.exception("a request failed")
                metrics.PROBLEMS.labels("fault").inc()
                await answer(_with_headers(sending), Problem.fault())
            finally:
                route = getattr(scope.get("route"), "path", UNKNOWN)
                passed = time.perf_counter() - start
                metrics.REQUESTS.labels(method, route, str(status or 499)).inc()
                metrics.REQUEST_TIME.labels(route).observe(passed)
                NOTES.info("request", extra={"method": method, "path": quote(scope["path"])[:LONGEST], "status": status, "ms": round(passed * 1000, 1)})
                if span is not None:
                    span.update_name(f"{method} {route}")
                    span.set_attribute("http.route", route)
                    span.set_attribute("http.response.status_code", status)


def _named(send: Send, number: str, kind: str) -> Send:
    """As `send`, with the request's id in the answer's head."""

    async def sending(message: Message) -> None:
        if message["type"] == kind:
            message["headers"] = [*message.get("headers", []), (b"x-request-id", number.encode())]
        await send(message)

    return sending


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS]
        await send(message)

    return sending


class Asking:
    """What became of a request by socket."""

    def __init__(self) -> None:
        self.result = "ok"


@contextmanager
def asking(kind: str, table: str) -> Iterator[Asking]:
    """Measure a request by socket."""
    asked = Asking()
    start = time.perf_counter()
    with tracing.span(f"socket {kind}", {"roundhouse.table": table}, {}):
        try:
            yield asked
        except BaseException:
            asked.result = "gone"
            raise
        finally:
            metrics.ASKED.labels(kind, asked.result).inc()
            metrics.ASKED_TIME.labels(kind).observe(time.perf_counter() - start)


@contextmanager
def committing(table: str, kind: str, who: str) -> Iterator[None]:
    """Measure the commit of a step."""
    start = time.perf_counter()
    with tracing.span("commit", {"roundhouse.table": table, "roundhouse.kind": kind}):
        try:
            yield
        except Taken:
            metrics.FAILED.labels("taken").inc()
            raise
        except BaseException:
            metrics.FAILED.labels("error").inc()
            raise
        metrics.COMMIT_TIME.observe(time.perf_counter() - start)
        metrics.MOVES.labels(kind, who).inc()


@contextmanager
def thinking(bot: str) -> Iterator[None]:
    """Measure a bot."""
    name = bot.partition(":")[0]
    with tracing.span("think", {"roundhouse.bot": bot}), metrics.BOT_TIME.labels(name).time():
        yield


def denied(problem: Problem) -> None:
    """Count a request that was denied."""
    metrics.PROBLEMS.labels(problem.code).inc()
