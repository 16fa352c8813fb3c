"""Pictures used by the sheets of boards; a name always means the same picture."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.responses import Response

from satrap.packs import PACKS
from satrap.server.api.routes import Routes

routes = Routes(prefix="")
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}


@routes.add("GET,HEAD /art/{name}")
async def art(name: str) -> Response:
    """Return a picture by its name."""
    found = next((pack.art[name] for pack in PACKS.values() if name in pack.art), None)
    if found is None:
        raise HTTPException(404)
    return Response(found.data, media_type="image/webp", headers=FOR_EVER)
