"""Pictures that the sheets of boards use; each name is for one picture for ever."""

from __future__ import annotations

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.responses import Response

from satrap.packs import PACKS

router = APIRouter(include_in_schema=False)
READ = ["GET", "HEAD"]
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}


@router.api_route("/art/{name}", methods=READ)
async def art(name: str) -> Response:
    """Return a picture by its name."""
    found = next((pack.art[name] for pack in PACKS.values() if name in pack.art), None)
    if found is None:
        raise HTTPException(404)
    return Response(found.data, media_type="image/webp", headers=FOR_EVER)
