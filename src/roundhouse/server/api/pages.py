"""The client's own files, and the description of the API as a page without scripts."""

from hashlib import blake2b
from mimetypes import guess_type
from pathlib import Path
from typing import Final, NamedTuple

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from roundhouse.server.api.common import printed
from roundhouse.server.press import HEAD
from roundhouse.server.problems import Problem

router = APIRouter(include_in_schema=False)
PACKED = {"br": ".br", "gzip": ".gz"}  # what the build packs, the smallest first
MEDIA = {".webmanifest": "application/manifest+json", ".js": "text/javascript", ".woff2": "font/woff2"}  # not every machine knows them
FOR_EVER = "public, max-age=31536000, immutable"
LARGEST: Final = 1 << 20  # bytes of a file that is kept in memory
MOST: Final = 1000  # files that are
NOT_BUILT = HEAD + "<h1>Roundhouse</h1><p>The browser client is not built: run <code>make play</code>. The API: <a href=/docs>/docs</a>.</p></html>"


class Content(NamedTuple):
    """What a file held at a time, and the mark of it."""

    time: int
    size: int
    data: bytes
    mark: str


_KEPT: Final[dict[Path, Content]] = {}  # the client's files: a thread for each of them, whenever one is asked for, would keep others waiting


@router.get("/openapi.json")
async def openapi(request: Request) -> Response:
    """The API as data."""
    return await printed(request, "openapi")


@router.get("/docs")
async def docs(request: Request) -> Response:
    """The API, readable."""
    return await printed(request, "docs", media="text/html")


@router.get("/{path:path}")
async def page(request: Request, path: str) -> Response:
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
            return _sent(request, packed, media, {**headers, "Content-Encoding": coding})
    return _sent(request, file, media, headers)


def _sent(request: Request, file: Path, media: str, headers: dict[str, str]) -> Response:
    """Its content, or word that the client has it; large ones, and parts, are read as they are sent."""
    about = file.stat()
    if about.st_size > LARGEST or "range" in request.headers:
        return FileResponse(file, media_type=media, headers=headers)
    kept = _KEPT.get(file)
    if kept is None or (kept.time, kept.size) != (about.st_mtime_ns, about.st_size):
        if len(_KEPT) >= MOST:
            _KEPT.clear()
        data = file.read_bytes()
        kept = _KEPT[file] = Content(about.st_mtime_ns, about.st_size, data, f'"{blake2b(data, digest_size=8).hexdigest()}"')
    headers["ETag"] = kept.mark
    if kept.mark in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(kept.data, media_type=media, headers=headers)
