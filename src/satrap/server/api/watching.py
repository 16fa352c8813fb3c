"""Logs and counts every request: one line in the log, and one more in the metrics.

Only the route is noted, as it is written in the code: no id, no link, no name.
"""

from __future__ import annotations

import secrets
import time
from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from satrap.server import meters
from satrap.server.logs import REQUEST, log

METHODS: Final = {"DELETE", "GET", "HEAD", "OPTIONS", "PATCH", "POST", "PUT"}
NOWHERE: Final = "none"  # the route of requests that were refused early, or match none
TOO_SLOW: Final = 1013
FAILED: Final = 500
ID: Final = "X-Request-Id"
PLAIN: Final = {"/", "/api", "/api/openapi.json"}


def route_of(scope: Scope) -> str:
    """Return the route that took a request, as it is written in the code."""
    if scope["path"] in PLAIN:
        return str(scope["path"])
    return str(scope.get("route", NOWHERE))


class Watch:
    """The outermost middleware of the app."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        seen = Seen(scope, send)
        REQUEST.set(seen.id)  # each request is a task, and this ends with it
        try:
            await self.app(scope, receive, seen.send)
        except BaseException:
            seen.status = seen.status or FAILED
            raise
        finally:
            seen.end()


class Seen:
    """One request or connection under way."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope, self._send = scope, send
        self.id = secrets.token_hex(8)
        self.began = time.perf_counter()
        self.status = 0  # of HTTP, or the close code of a WebSocket
        self.is_open = False

    async def send(self, message: Message) -> None:
        kind = message["type"]
        if kind == "http.response.start":
            self.status = message["status"]
            MutableHeaders(scope=message)[ID] = self.id
        elif kind == "websocket.accept":
            self.is_open = True
            meters.SOCKETS.inc()
        elif kind == "websocket.close":
            self.status = message.get("code", 1000)
        await self._send(message)

    def end(self) -> None:
        """Log and count the outcome."""
        seconds = time.perf_counter() - self.began
        route = route_of(self.scope)
        if self.scope["type"] == "websocket":
            self._end_socket()
            log("socket", route=route, status=self.status, ms=round(seconds * 1000, 1))
            return
        method = self.scope["method"] if self.scope["method"] in METHODS else "OTHER"
        meters.count_request(method, route, self.status, seconds)
        ms = round(seconds * 1000, 1)
        log("request", method=method, route=route, status=self.status, ms=ms)

    def _end_socket(self) -> None:
        if self.is_open:
            meters.SOCKETS.dec()
        if self.status == TOO_SLOW:
            meters.CUT_OFF.inc()
