"""Stands before everything: limits, the Origin of whoever asks, and strict headers."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from satrap.core.errors import SatrapError
from satrap.server.api.answers import answer, problem, status_of
from satrap.server.api.language import language_of
from satrap.server.api.limits import Limits
from satrap.server.errors import Forbidden

SAFE = {"GET", "HEAD", "OPTIONS"}
REFUSED = 1008  # a WebSocket's code for it
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Cache-Control": "no-store",
}


class Guard:
    """The outermost part of the app."""

    def __init__(self, app: ASGIApp, limits: Limits, origins: tuple[str, ...]) -> None:
        self.app, self.limits, self.origins = app, limits, origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        asker = HTTPConnection(scope)
        try:
            self.limits.address.take(address_of(asker))
            self._check_origin(asker)
        except SatrapError as error:
            await _refuse(asker, error, receive, _with_headers(send))
            return
        await self.app(scope, receive, _with_headers(send))

    def _check_origin(self, asker: HTTPConnection) -> None:
        """Refuse what a page of another address sends; programs send no Origin."""
        if asker.scope["type"] == "http" and asker.scope["method"] in SAFE:
            return
        origin = asker.headers.get("origin")
        site = asker.headers.get("sec-fetch-site", "none")
        if origin is None and site in ("none", "same-origin"):
            return
        is_own = origin is not None and urlsplit(origin).netloc == asker.headers.get("host")
        if not is_own and origin not in self.origins:
            raise Forbidden("server-other-origin")


def address_of(asker: HTTPConnection) -> str:
    """Return the address that somebody asks from."""
    return asker.client.host if asker.client else ""


def _with_headers(send: Send) -> Send:
    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
        await send(message)

    return sent


async def _refuse(asker: HTTPConnection, error: SatrapError, receive: Receive, send: Send) -> None:
    if asker.scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": REFUSED, "reason": error.code})
        return
    reply = answer(problem(error, language_of(asker)), status_of(error))
    await reply(asker.scope, receive, send)
