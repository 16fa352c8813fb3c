"""`/api/metrics`: the server's counters, for its operator."""

from __future__ import annotations

from prometheus_client import CONTENT_TYPE_LATEST
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from satrap.server import meters
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.storing import storing

routes = Routes()
NOT_HERE = 404


@routes.add("GET /metrics")
async def metrics(request: Request) -> Response:
    """Show all counters, to this machine and to configured addresses."""
    state = state_of(request)
    if not state.near.has(request):
        raise HTTPException(NOT_HERE)
    with storing():
        tables = await state.store.count_matches()
    return Response(meters.report(tables), headers={"Content-Type": CONTENT_TYPE_LATEST})
