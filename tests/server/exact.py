"""Whatever a server of the tests answers is held against the shape that its address declares: no field more, none less, no other type."""

import json
from functools import cache
from typing import Any

import httpx
from fastapi.routing import APIRoute
from pydantic import TypeAdapter
from starlette.routing import Match

from roundhouse.server.api import about, answers, calls, company, foresight, games, heard, insight, me, notices, play, replay, tables, tournaments

adapter = cache(TypeAdapter)


def check(shape: Any, text: str | bytes) -> None:
    """Complain about JSON that is not of exactly this shape."""
    adapter(shape).validate_json(text, strict=True, extra="forbid")


@cache
def addresses() -> list[APIRoute]:
    """The addresses of the API."""
    people = (me.router, company.router, notices.router, tournaments.router)
    routers = (games.router, tables.router, *people, calls.router, play.router, foresight.router, about.router, replay.router, insight.router)
    return [route for router in routers for route in router.routes if isinstance(route, APIRoute)]


def address(method: str, path: str) -> APIRoute | None:
    """The address that answers a request; None for a page of the client, or for nothing."""
    scope = {"type": "http", "method": method, "path": path, "root_path": ""}
    return next((route for route in addresses() if route.matches(scope)[0] is Match.FULL), None)


def check_answer(response: httpx.Response) -> None:
    """Complain about an answer that is not as declared."""
    route = address(response.request.method, response.request.url.path)
    if response.status_code >= 400 and response.request.url.path.startswith("/api"):
        check(answers.Failure, response.content)
    elif route is not None and route.response_model is not None and response.status_code != 304:
        assert response.status_code == (route.status_code or 200)
        check(route.response_model, response.content)


def check_message(text: str) -> None:
    """Complain about a message of the socket that is not as declared."""
    check(heard.Heard, text)


def check_granted(kind: str, message: dict[str, Any]) -> None:
    """Complain about an answer that does not belong to this kind of request; one that there is not is never granted."""
    check(heard.Answers.__annotations__[kind] if message["ok"] else heard.Denied, json.dumps(message))
