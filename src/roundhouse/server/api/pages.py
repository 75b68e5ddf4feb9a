"""The client's own files, and the description of the API as a page without scripts."""

from functools import cache
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from fastapi import APIRouter, FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from roundhouse.server.api.common import Lasting
from roundhouse.server.problems import Problem

router = APIRouter(include_in_schema=False)
PACKED = {"br": ".br", "gzip": ".gz"}  # what the build packs, the smallest first
MEDIA = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}  # not every machine knows them
FOR_EVER = "public, max-age=31536000, immutable"
HEAD = "<!doctype html><html lang=en><meta charset=utf-8><title>Roundhouse</title>"
NOT_BUILT = HEAD + "<h1>Roundhouse</h1><p>The browser client is not built: run <code>make play</code>. The API: <a href=/docs>/docs</a>.</p></html>"
PAGE = HEAD + "<h1>Roundhouse: the API</h1><p>As data: <a href=/openapi.json>/openapi.json</a></p>{}</html>"


@cache
def _description(app: FastAPI) -> Lasting:
    """What the API is: put together once, which takes seconds, and not on the loop that answers people."""
    return Lasting.of(app.openapi())


@router.get("/openapi.json")
def openapi(request: Request) -> Response:
    """The API as data."""
    return _description(request.app).response(request)


@router.get("/docs")
def docs(request: Request) -> HTMLResponse:
    """The API, readable."""
    parts = [_operation(path, method, one) for path, methods in request.app.openapi()["paths"].items() for method, one in methods.items()]
    return HTMLResponse(PAGE.format("".join(parts)))


def _operation(path: str, method: str, one: dict[str, Any]) -> str:
    rows = [f"<li><code>{escape(item['name'])}</code> ({escape(item['in'])})</li>" for item in one.get("parameters", [])]
    body = one.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {}).get("$ref", "")
    if body:
        rows.append(f"<li>body: <code>{escape(body.rpartition('/')[2])}</code></li>")
    text = escape(one.get("description") or one.get("summary", ""))
    return f"<h2><code>{escape(method.upper())} {escape(path)}</code></h2><p>{text}</p><ul>{''.join(rows)}</ul>"


@router.get("/{path:path}")
def page(request: Request, path: str) -> Response:
    """A file of the built client, or its one page."""
    static: Path = request.app.state.desk.settings.static
    if path.startswith("api/") or "\0" in path:
        raise Problem("unknown", "there is no such address")
    root = static.resolve()
    try:
        file = (root / path).resolve()
        inside = file.is_relative_to(root) and file.is_file()
    except (OSError, ValueError):
        inside = False
    if inside and not any(part.startswith(".") for part in file.relative_to(root).parts):
        return _file(request, file, FOR_EVER if path.startswith("assets/") else "no-cache")
    if "." in path.rpartition("/")[2]:
        raise Problem("unknown", "there is no such file")
    index = root / "index.html"
    return _file(request, index, "no-cache") if index.is_file() else HTMLResponse(NOT_BUILT)


def _file(request: Request, file: Path, cache: str) -> Response:
    """A file as it is, or as the build packed it, for who can read that."""
    headers = {"Cache-Control": cache, "Vary": "Accept-Encoding"}
    media = MEDIA.get(file.suffix) or guess_type(file.name)[0] or "application/octet-stream"
    accepted = [one.split(";")[0].strip() for one in request.headers.get("accept-encoding", "").split(",") if not one.replace(" ", "").endswith(";q=0")]
    for coding, ending in PACKED.items():
        packed = file.with_name(file.name + ending)
        if coding in accepted and packed.is_file():
            return FileResponse(packed, media_type=media, headers={**headers, "Content-Encoding": coding})
    return FileResponse(file, media_type=media, headers=headers)
