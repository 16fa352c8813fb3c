"""Routes: the signature of a function says what it takes and answers, its decorator the rest.

A request is checked in this order: the parameters in its address, the person, the body. The
OpenAPI page is made from the same declarations (`openapi.py`).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypedDict, TypeVar, Unpack

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Match, Route, WebSocketRoute
from starlette.types import Scope
from starlette.websockets import WebSocket

from satrap.core.errors import SatrapError, Unreadable
from satrap.core.game import Json
from satrap.server.api.answers import Made, answer, body_of, parse
from satrap.server.api.askers import find_person, need_person
from satrap.server.api.guard import REFUSED
from satrap.server.api.settings import LARGEST
from satrap.server.api.signatures import REQUIRED, Signature
from satrap.server.keys import Scope as KeyScope
from satrap.server.store.interface import Person

Handler = TypeVar("Handler", bound=Callable[..., Awaitable[Any]])
SchemaOf = Callable[[Any], Json]


class Declared(TypedDict, total=False):
    """What a decorator may say about a route."""

    status: int  # of the answer; 200 by default
    scope: KeyScope  # that an API token needs; without one, no token is good for this
    refuses: tuple[type[SatrapError], ...]  # besides those implied by the signature
    asked: dict[str, Json]  # examples of the body, by name
    shown: Json  # an example of the answer
    most: int  # bytes in the body
    reader: Callable[[bytes], Any]  # for a body with refusals of its own
    extra: Callable[[SchemaOf], Json]  # what else the OpenAPI page says


class HttpRoute(Route):
    """A function that answers requests."""

    def __init__(
        self, what: str, tag: str, handler: Callable[..., Awaitable[Any]], declared: Declared
    ) -> None:
        methods, path = what.split()
        self.tag, self.handler, self.declared = tag, handler, declared
        self.signature, self.status = Signature(path, handler), declared.get("status", 200)
        super().__init__(path, self._answer, name=handler.__name__, include_in_schema=bool(tag))
        self.methods = set(methods.split(","))  # GET does not include HEAD

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        match, child = super().matches(scope)
        return match, child and {**child, "route": self.path}  # for the log

    async def _answer(self, request: Request) -> Response:
        takes, given = self.signature, self.signature.read(request)
        if takes.has_request:
            given["request"] = request
        if takes.person is not None:
            find = need_person if takes.person is Person else find_person
            given["person"] = await find(request, self.declared.get("scope"))
        if takes.body is not None:
            most = self.declared.get("most", LARGEST)
            given["body"] = self._read(await body_of(request, most))
        reply = await self.handler(**given)
        if isinstance(reply, Made):
            reply.status_code = self.status
        return reply if isinstance(reply, Response) else answer(reply, self.status)

    def _read(self, body: bytes) -> Any:
        if not body and self.signature.body_default is not REQUIRED:
            return self.signature.body_default
        reader = self.declared.get("reader")
        return reader(body) if reader else parse(body, self.signature.body)


class SocketRoute(WebSocketRoute):
    """A function that speaks over a WebSocket."""

    def __init__(self, path: str, handler: Callable[..., Awaitable[None]]) -> None:
        self.handler, self.signature = handler, Signature(path, handler)
        super().__init__(path, self._speak, name=handler.__name__)

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        match, child = super().matches(scope)
        return match, child and {**child, "route": self.path}

    async def _speak(self, socket: WebSocket) -> None:
        try:
            given = self.signature.read(socket)
        except Unreadable as error:
            await socket.close(REFUSED, error.code)
            return
        await self.handler(socket, **given)


class Routes(list[BaseRoute]):
    """The routes of one part of the server; those with a tag are on the OpenAPI page."""

    def __init__(self, tag: str = "", prefix: str = "/api") -> None:
        super().__init__()
        self._tag, self._prefix = tag, prefix

    def add(self, what: str, **declared: Unpack[Declared]) -> Callable[[Handler], Handler]:
        """Make a function answer requests such as `GET /games`."""
        methods, path = what.split()

        def note(handler: Handler) -> Handler:
            whole = f"{methods} {self._prefix}{path}"
            self.append(HttpRoute(whole, self._tag, handler, declared))
            return handler

        return note

    def socket(self, path: str) -> Callable[[Handler], Handler]:
        """Make a function handle the WebSockets of a path."""

        def note(handler: Handler) -> Handler:
            self.append(SocketRoute(self._prefix + path, handler))
            return handler

        return note
