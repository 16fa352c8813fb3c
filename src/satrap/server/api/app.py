"""The app: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from satrap.core.errors import SatrapError
from satrap.server.actors import SECRET
from satrap.server.api import (
    again,
    analysis,
    art,
    boards,
    devices,
    games,
    hints,
    lobby,
    looking,
    looking_back,
    metrics,
    notes,
    openapi,
    page,
    people,
    records,
    site,
    sockets,
    tables,
    wire,
)
from satrap.server.api.addresses import Near
from satrap.server.api.answers import (
    on_bad_query,
    on_failure,
    on_http,
    on_refusal,
    on_store_failure,
)
from satrap.server.api.door import Door
from satrap.server.api.files import most_connections
from satrap.server.api.guard import Guard, headers_for
from satrap.server.api.limits import Limits
from satrap.server.api.settings import Settings
from satrap.server.api.state import State
from satrap.server.api.watching import ID, Watch
from satrap.server.logs import REQUEST
from satrap.server.store import open_store
from satrap.server.store.errors import StoreError

_PARTS = (
    people,
    devices,
    games,
    boards,
    lobby,
    tables,
    looking,
    hints,
    looking_back,
    analysis,
    again,
    notes,
    wire,
    records,
    sockets,
    metrics,
)
_ABOUT = """Tables for people and bots.

POST /api/guests with a name: the answer sets a cookie that is the key to your seats. Send it with
everything. GET /api/games lists the games. POST /api/tables opens a table; its `id` stands for
{match} in the paths. There you `sit`, `start`, and `play` what your view lists as legal: over
WebSocket at /api/tables/{match}/ws, or by POST /api/tables/{match}/act.

Each command carries a `key` of your own: sent again, it is done once. Leave `version` out, or give
that of the view you decide by: if the table has changed for you since, the answer is `stale`.

What is refused has a `code` for programs and a `text` for people, in the language of
Accept-Language. After 429 and 503 wait a little and send the same again."""


def make_app(settings: Settings) -> FastAPI:
    """Return the app of a server; its store opens when it starts and closes when it ends."""
    limits, near = Limits(settings), Near(settings.near)

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = await open_store(settings.store)
        secret = await store.secret(SECRET)
        state = app.state.satrap = State(store, limits, near, settings, secret)
        state.hall.start()
        yield
        await state.close()

    app = FastAPI(
        title="Satrap",
        version="1",
        description=_ABOUT,
        lifespan=life,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    for part in _PARTS:
        app.include_router(part.router, prefix="/api")
    app.include_router(page.router)
    app.include_router(art.router)
    site.install(app, settings.web)
    app.add_exception_handler(SatrapError, on_refusal)
    app.add_exception_handler(StoreError, on_store_failure)
    app.add_exception_handler(RequestValidationError, on_bad_query)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(Exception, _on_failure)
    app.state.door = door = Door(settings, most_connections())
    app.add_middleware(Guard, limits=limits, settings=settings, door=door)
    if settings.proxies:
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=list(settings.proxies))
    app.add_middleware(Watch)
    openapi.install(app)
    return app


async def _on_failure(request: Request, error: Exception) -> Response:
    """Answer when the server itself is wrong: outside of the guard, so with its headers."""
    reply = await on_failure(request, error)
    reply.headers.update(headers_for(request.url.scheme) | {ID: REQUEST.get()})
    return reply
