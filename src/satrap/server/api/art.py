"""Pictures that the sheets of boards use; each name is for one picture for ever."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.responses import Response

from satrap.games.boards import ART

router = APIRouter(include_in_schema=False)
READ = ["GET", "HEAD"]
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}


@router.api_route("/art/{name}", methods=READ)
async def art(name: str) -> Response:
    """Return a picture by its name."""
    if name not in ART:
        raise HTTPException(404)
    return Response(ART[name].data, media_type="image/webp", headers=FOR_EVER)
