"""Stands before everything: limits, the Origin of whoever asks, and strict headers."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from satrap.core.errors import SatrapError
from satrap.server.api.addresses import address_of
from satrap.server.api.answers import answer, problem, status_of
from satrap.server.api.language import language_of
from satrap.server.api.limits import Limits
from satrap.server.errors import Forbidden

SAFE = {"GET", "HEAD", "OPTIONS"}
REFUSED = 1008  # a WebSocket's code for it
KEEPING = "Cache-Control"
HEADERS = {
    "Content-Security-Policy": "default-src 'self'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    KEEPING: "no-store",
}
API = "/api"
SECURE = {"https", "wss"}
STRICT = {"Strict-Transport-Security": "max-age=31536000"}  # come by https only, for a year


class Guard:
    """Lets in who may come in; only `Watch` stands further out."""

    def __init__(self, app: ASGIApp, limits: Limits, origins: tuple[str, ...]) -> None:
        self.app, self.limits, self.origins = app, limits, origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        asker, send = HTTPConnection(scope), _with_headers(scope, send)
        try:
            self.limits.address.take(address_of(asker))
            self._check_origin(asker)
        except SatrapError as error:
            await _refuse(asker, error, receive, send)
            return
        await self.app(scope, receive, send)

    def _check_origin(self, asker: HTTPConnection) -> None:
        """Refuse what a page of another address sends; programs send no Origin."""
        if asker.scope["type"] == "http" and asker.scope["method"] in SAFE:
            return
        origin = asker.headers.get("origin")
        site = asker.headers.get("sec-fetch-site", "none")
        if origin is None and site in ("none", "same-origin"):
            return
        if not _is_own(origin or "", asker) and origin not in self.origins:
            raise Forbidden("server-other-origin")


def _is_own(origin: str, asker: HTTPConnection) -> bool:
    """Say whether a page is of this very site; where we are safe, it must be a safe one."""
    try:
        scheme, netloc, *_ = urlsplit(origin)
    except ValueError:  # no address at all
        return False
    is_safe = scheme == "https" or asker.url.scheme not in SECURE
    return is_safe and netloc == asker.headers.get("host")


def headers_for(scheme: str) -> dict[str, str]:
    """Return the headers of every answer."""
    return HEADERS | STRICT if scheme in SECURE else HEADERS


def _with_headers(scope: Scope, send: Send) -> Send:
    added, is_api = headers_for(scope["scheme"]), scope["path"].startswith(API)

    async def sent(message: Message) -> None:
        if message["type"] == "http.response.start":
            headers = MutableHeaders(scope=message)
            kept = None if is_api else headers.get(KEEPING)
            for name, value in added.items():
                headers[name] = value
            if kept:  # what is not of tables and people may say for how long it can be kept
                headers[KEEPING] = kept
        await send(message)

    return sent


async def _refuse(asker: HTTPConnection, error: SatrapError, receive: Receive, send: Send) -> None:
    if asker.scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": REFUSED, "reason": error.code})
        return
    reply = answer(problem(error, language_of(asker)), status_of(error))
    await reply(asker.scope, receive, send)
