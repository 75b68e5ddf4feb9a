"""The application: all addresses, the desk behind them, and the guard before them."""

import asyncio
import gc
import json
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import ceil

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

import roundhouse
from roundhouse.kernel.errors import RoundhouseError
from roundhouse.server import audit, ladder, metrics, retention, rounds, seeks, telling, tracing
from roundhouse.server.api import (
    about,
    calls,
    company,
    faces,
    foresight,
    games,
    insight,
    me,
    notices,
    operating,
    pages,
    play,
    programs,
    replay,
    socket,
    tables,
    watching,
)
from roundhouse.server.api import tournaments as tournaments_api
from roundhouse.server.api.description import Described
from roundhouse.server.api.messages import said
from roundhouse.server.attempts import Attempts
from roundhouse.server.desk import Desk
from roundhouse.server.doors import Door, proxies
from roundhouse.server.eyes import digest
from roundhouse.server.forward import Switch
from roundhouse.server.heads import Heads
from roundhouse.server.inner import Inner
from roundhouse.server.leases import Elsewhere
from roundhouse.server.limits import Guard
from roundhouse.server.press import Press
from roundhouse.server.problems import STATUS, Problem, kernel_problem
from roundhouse.server.settings import Settings
from roundhouse.server.shared import Shared
from roundhouse.server.watch import Watch, denied

RARELY = (2_000, 20, 500)  # thresholds of the garbage collector: many short looks; tables live long, and a full look at all of them stops the house
SWITCH = 0.001  # seconds that a thread may keep the loop from going on
CODES = {status: code for code, status in STATUS.items()} | {409: "state", 405: "unknown"}


def make_app(settings: Settings | None = None) -> FastAPI:
    """The application for one process; without settings those of the environment."""
    chosen = settings or Settings.read()
    shared = Shared(chosen.redis if chosen.limits else "", f"roundhouse:{digest(chosen.database)}")
    Door.limits, Door.trusted = chosen.limits, proxies(chosen.proxies)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        if chosen.traces:
            tracing.start(chosen.traces)
        desk = Desk(chosen)
        inner = Inner(app, chosen.inner, desk.leases.key) if desk.leases.shared else None
        await desk.open(inner.address if inner is not None else "")
        app.state.desk, app.state.press = desk, Press(desk.pool)
        if inner is not None:
            inner.open()
        gc.collect()
        gc.freeze()
        gc.set_threshold(*RARELY)
        gc.enable()
        sys.setswitchinterval(SWITCH)
        app.state.teller = telling.Teller(desk)
        keeping = (metrics.sampling(desk), retention.sweeping(desk), audit.auditing(desk))
        among_people = (ladder.counting(desk), app.state.teller.live(), seeks.tidying(desk), rounds.turning(desk))
        chores = [asyncio.create_task(one) for one in (*keeping, *among_people)]
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            if inner is not None:
                await inner.close()
            await desk.close()
            await shared.close()
            tracing.stop()

    app = Described(title="Roundhouse", version=roundhouse.__version__, lifespan=life, openapi_url=None, docs_url=None, redoc_url=None)
    for router in (
        games.router,
        tables.router,
        me.router,
        company.router,
        notices.router,
        tournaments_api.router,
        calls.router,
        play.router,
        foresight.router,
        about.router,
        replay.router,
        insight.router,
        socket.router,
        programs.router,
        watching.router,
        faces.router,
        operating.router,
        pages.router,
    ):
        app.router.routes.extend(router.routes)  # as they are: included, they would all be made a second time, at the first request
    app.state.attempts = Attempts(chosen.limits, shared)
    app.add_exception_handler(Problem, _problem)
    app.add_exception_handler(Elsewhere, _elsewhere)
    app.add_exception_handler(RoundhouseError, _kernel)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http)
    app.add_middleware(Switch)
    app.add_middleware(Heads)
    app.add_middleware(Guard, limits=chosen.limits, shared=shared)
    app.add_middleware(Watch)
    return app


def _answer(problem: Problem, status: int) -> Response:
    denied(problem)
    response = Response(json.dumps({"error": problem.data()}), status, media_type="application/json")
    if "wait" in problem.more:
        response.headers["Retry-After"] = str(ceil(problem.more["wait"]))
    return response


async def _problem(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, Problem)
    return _answer(problem, problem.status)


async def _elsewhere(_: Request, problem: Exception) -> Response:
    told = Problem("elsewhere", "another process looks after this table")
    return _answer(told, told.status)


async def _kernel(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, RoundhouseError)
    told = kernel_problem(problem)
    return _answer(told, told.status)


async def _invalid(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, RequestValidationError)
    return _answer(Problem("bad", said(problem.errors())), 422)


async def _http(_: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    code = CODES.get(problem.status_code, "bad")
    response = _answer(Problem(code, str(problem.detail)), problem.status_code)
    for name, value in (problem.headers or {}).items():
        response.headers[name] = value
    return response
