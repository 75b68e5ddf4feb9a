"""The files of the faces that games from other packages bring."""

from functools import lru_cache
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from roundhouse.kernel.game import game as find_game
from roundhouse.server.api.pages import FOR_EVER
from roundhouse.server.faces import TYPES, face_of, suffix
from roundhouse.server.press import CODINGS, Print
from roundhouse.server.problems import Problem

router = APIRouter(include_in_schema=False)
TEXT = (".js", ".css", ".json", ".svg")  # the rest is packed already


@router.get("/faces/{game}/{digest}/{path:path}")
def face_file(
    request: Request, game: Annotated[str, Path(max_length=100)], digest: Annotated[str, Path(max_length=40)], path: Annotated[str, Path(max_length=200)]
) -> Response:
    """A file of a face."""
    face = face_of(find_game(game))
    if face is None or face.digest != digest or path not in face.files:
        raise Problem("unknown", "there is no such file")
    content, headers = face.files[path].read_bytes(), {"Cache-Control": FOR_EVER}
    if suffix(path) in TEXT:
        headers["Vary"] = "Accept-Encoding"
        coding = next(coding for coding in CODINGS if coding in request.headers.get("accept-encoding", ""))
        content = _print(content).packed[coding]
        if coding:
            headers["Content-Encoding"] = coding
    return Response(content, media_type=TYPES[suffix(path)], headers=headers)


@lru_cache(maxsize=64)
def _print(content: bytes) -> Print:
    return Print.of(content)
