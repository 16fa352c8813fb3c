"""The app: everything put together."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from satrap.core.errors import SatrapError
from satrap.server.actors import SECRET
from satrap.server.api import (
    account,
    admin,
    admin_jobs,
    admin_people,
    again,
    analysis,
    art,
    boards,
    cups,
    devices,
    factors,
    following,
    games,
    hints,
    history,
    home,
    keys,
    lobby,
    metrics,
    news,
    notes,
    notices,
    page,
    passkeys,
    people,
    prepared,
    profiles,
    programs,
    questions,
    ratings,
    records,
    reports,
    rests,
    sign_in,
    site,
    socket_page,
    sockets,
    tables,
    ties,
    unsubscribing,
    ways,
)
from satrap.server.api.addresses import Near
from satrap.server.api.answers import (
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
    ways,
    passkeys,
    factors,
    programs,
    sign_in,
    devices,
    account,
    keys,
    games,
    boards,
    lobby,
    home,
    tables,
    questions,
    hints,
    history,
    analysis,
    ratings,
    again,
    news,
    notices,
    notes,
    prepared,
    reports,
    rests,
    unsubscribing,
    ties,
    profiles,
    following,
    socket_page,
    records,
    cups,
    sockets,
    metrics,
    admin,
    admin_jobs,
    admin_people,
    page,
    art,
    site,
)


def make_app(settings: Settings) -> Starlette:
    """Return the app of a server; its store opens when it starts and closes when it ends."""
    limits, near = Limits(settings), Near(settings.near)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        store = await open_store(settings.store)
        secret = await store.secret(SECRET)
        state = app.state.satrap = State(store, limits, near, settings, secret)
        await state.order.load()
        await state.prepared.load()
        await state.sender.load()
        state.newsroom.start()
        await state.hall.ties.load(store)
        await state.identity.load()
        await state.letters.load()
        await state.cups.load()
        state.hall.start()
        await state.deadlines.start()
        state.jobs.start()
        state.hall.tasks.spawn(state.waits.catch_up())
        yield
        await state.close()

    app = Starlette(
        routes=[route for part in _PARTS for route in part.routes],
        exception_handlers={
            SatrapError: on_refusal,
            StoreError: on_store_failure,
            HTTPException: on_http,
            Exception: _on_failure,
        },
        lifespan=life,
    )
    app.state.site = site.read_site(settings.web)
    app.state.door = door = Door(settings, most_connections())
    app.add_middleware(Guard, limits=limits, settings=settings, door=door)
    if settings.proxies:
        app.add_middleware(ProxyHeadersMiddleware, trusted_hosts=list(settings.proxies))
    app.add_middleware(Watch)
    return app


async def _on_failure(request: Request, error: Exception) -> Response:
    """Answer when the server itself fails: outside the guard, so add the guard's headers."""
    reply = await on_failure(request, error)
    reply.headers.update(headers_for(request.url.scheme) | {ID: REQUEST.get()})
    return reply
