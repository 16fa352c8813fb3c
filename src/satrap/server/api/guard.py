"""Checks every request first: limits, Host, https and Origin; and adds strict headers."""

from __future__ import annotations

from contextlib import ExitStack
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from satrap.core.errors import SatrapError
from satrap.server.api.addresses import Networks, address_of
from satrap.server.api.answers import answer, problem, status_of
from satrap.server.api.door import Door
from satrap.server.api.hosts import Hosts, is_public
from satrap.server.api.language import language_of
from satrap.server.api.limits import Limits
from satrap.server.api.settings import Settings
from satrap.server.api.state import state_of
from satrap.server.api.timely import Timely
from satrap.server.errors import Forbidden, Insecure, NoLength, TooMany
from satrap.server.logs import ACTOR
from satrap.server.throttle import ASKER

SAFE = {"GET", "HEAD", "OPTIONS"}
REFUSED = 1008  # the close code of a WebSocket
KEEPING = "Cache-Control"
CLOSING = "Connection"
UNREAD = {408, 411}  # statuses after which the rest of a request is not read
SMALL = 4096  # bytes: any number of bodies up to this size may be under way
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
BEARER = "Bearer "  # what begins the header with an API token
SECURE = {"https", "wss"}
STRICT = {"Strict-Transport-Security": "max-age=31536000"}  # use https only, for a year


class Guard:
    """Middleware that lets in what may come in; only `Watch` is further out."""

    def __init__(self, app: ASGIApp, limits: Limits, settings: Settings, door: Door) -> None:
        self.app, self.limits, self.settings, self.door = app, limits, settings, door
        self.hosts, self.proxies = Hosts(settings.hosts), Networks(settings.proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        asker, send = HTTPConnection(scope), _with_headers(scope, send)
        is_http = scope["type"] == "http"
        with ExitStack() as held:
            try:
                self._check(asker)
                if is_http:
                    held.enter_context(self.limits.address_requests.hold(address_of(asker)))
                if length_of(asker) > SMALL:
                    held.enter_context(self.limits.address_bodies.hold(address_of(asker)))
            except SatrapError as error:
                await self._refuse(asker, error, receive, send)
                return
            await self.limits.gate.enter(address_of(asker))
            in_time = Timely(receive, self.door.body_seconds) if is_http else receive
            await self.app(scope, in_time, send)

    def _check(self, asker: HTTPConnection) -> None:
        """Raise the reason why a request is refused. Limits come first: refusing is work, too."""
        address = address_of(asker)
        ASKER.set(address)
        ACTOR.set(state_of(asker).actors.address(address))  # until a token says who it is
        try:
            self.limits.address.take(address)
        except TooMany:
            self.door.refuse(address)
            raise
        if "transfer-encoding" in asker.headers:
            raise NoLength("server-no-length")  # chunks of a byte each would take too long
        self.hosts.check([value for name, value in asker.headers.raw if name == b"host"])
        self._check_safe(asker)
        self._check_origin(asker)

    def _check_safe(self, asker: HTTPConnection) -> None:
        """Refuse plain http from the open Internet; a proxy itself may check that we are up."""
        if self.settings.insecure or asker.scope["scheme"] in SECURE:
            return
        host = asker.client.host if asker.client else ""
        if is_public(host) and not self.proxies.has(host):
            raise Insecure("server-insecure")

    def _check_origin(self, asker: HTTPConnection) -> None:
        """Refuse requests from the pages of other sites; programs send no Origin.

        With an API token no cookie counts, and no page can send one for somebody else.
        """
        if asker.headers.get("authorization", "").startswith(BEARER):
            return
        if asker.scope["type"] == "http" and asker.scope["method"] in SAFE:
            return
        origin = asker.headers.get("origin")
        site = asker.headers.get("sec-fetch-site", "none")
        if origin is None and site in ("none", "same-origin"):
            return
        if not _is_own(origin or "", asker) and origin not in self.settings.origins:
            raise Forbidden("server-other-origin")

    async def _refuse(
        self, asker: HTTPConnection, error: SatrapError, receive: Receive, send: Send
    ) -> None:
        if asker.scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": REFUSED, "reason": error.code})
            return
        reply = answer(problem(error, language_of(asker)), status_of(type(error)))
        if self.door.is_shut(address_of(asker)):
            reply.headers[CLOSING] = "close"
        await reply(asker.scope, receive, send)


def _is_own(origin: str, asker: HTTPConnection) -> bool:
    """Say whether an origin is this very site; if we are on https, it must be, too."""
    try:
        scheme, netloc, *_ = urlsplit(origin)
    except ValueError:  # not an address
        return False
    is_safe = scheme == "https" or asker.url.scheme not in SECURE
    return is_safe and netloc == asker.headers.get("host")


def length_of(asker: HTTPConnection) -> int:
    """Return the length of a request's body; invalid lengths never get this far."""
    return int(asker.headers.get("content-length", "0"))


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
            if kept:  # outside the API, an answer may say how long it can be cached
                headers[KEEPING] = kept
            if message["status"] in UNREAD:
                headers[CLOSING] = "close"
        await send(message)

    return sent
