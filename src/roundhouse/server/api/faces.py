"""The files of the faces that games from other packages bring."""

from typing import Annotated

from fastapi import APIRouter, Path, Response

from roundhouse.kernel.game import game as find_game
from roundhouse.server.api.pages import FOR_EVER
from roundhouse.server.faces import TYPES, face_of, suffix
from roundhouse.server.problems import Problem

router = APIRouter(include_in_schema=False)


@router.get("/faces/{game}/{digest}/{path:path}")
def face_file(game: Annotated[str, Path(max_length=100)], digest: Annotated[str, Path(max_length=40)], path: Annotated[str, Path(max_length=200)]) -> Response:
    """A file of a face."""
    face = face_of(find_game(game))
    if face is None or face.digest != digest or path not in face.files:
        raise Problem("unknown", "there is no such file")
    return Response(face.files[path].read_bytes(), media_type=TYPES[suffix(path)], headers={"Cache-Control": FOR_EVER})
