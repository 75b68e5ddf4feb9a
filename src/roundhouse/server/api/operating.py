"""For whoever runs the server: is it alive, is it ready, and its figures."""

from hmac import compare_digest
from typing import Annotated

from fastapi import APIRouter, Header, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST

from roundhouse.server import health, metrics
from roundhouse.server.api.common import TheDesk, desk_of, sent, token_of
from roundhouse.server.problems import Problem

router = APIRouter(include_in_schema=False)
NEVER_KEPT = {"Cache-Control": "no-store"}


@router.get("/healthz")
async def alive() -> Response:
    """The process answers."""
    response = sent({"ok": True})
    response.headers.update(NEVER_KEPT)
    return response


@router.get("/readyz")
async def ready(desk: TheDesk) -> Response:
    """Whether the process can do its work; 503 if not, and which part of it."""
    found = await health.checks(desk)
    good = health.ready(found)
    response = sent({"ok": good, "checks": found}, 200 if good else 503)
    response.headers.update(NEVER_KEPT)
    return response


@router.get("/metrics")
async def figures(request: Request, authorization: Annotated[str | None, Header(max_length=300)] = None) -> Response:
    """The figures for Prometheus: for nobody unless the settings say so, and then for whoever knows the word."""
    desk = desk_of(request)
    wish = desk.settings.metrics
    if wish == "off":
        raise Problem("unknown", "there is no such address")
    if wish != "on" and not compare_digest(token_of(authorization).encode(), wish.encode()):
        raise Problem("token", "this needs the token of ROUNDHOUSE_METRICS")
    metrics.sample(desk)
    return Response(metrics.exposition(), media_type=CONTENT_TYPE_LATEST, headers=NEVER_KEPT)
