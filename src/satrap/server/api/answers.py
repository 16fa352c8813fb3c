"""JSON answers and typed requests; every error has a code and a text."""

from __future__ import annotations

from typing import Annotated, Generic, TypeVar

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from satrap.core.errors import BadSetup, SatrapError, Unreadable
from satrap.core.language import say
from satrap.core.text import text
from satrap.core.unreadable import why_unreadable
from satrap.server.api.language import language_of
from satrap.server.errors import (
    BadHost,
    Damaged,
    Forbidden,
    Insecure,
    Nobody,
    NoLength,
    NoSuchBoard,
    NoSuchCup,
    NoSuchDevice,
    NoSuchKey,
    NoSuchPerson,
    NoSuchReport,
    NoSuchTable,
    NoSuchTarget,
    SignInAgain,
    TooLarge,
    TooMany,
    TooSlow,
    Unavailable,
    WrongHost,
)
from satrap.server.tables.errors import Stale
from satrap.server.tables.shown import TableView

T = TypeVar("T")
_STATUS: dict[type[SatrapError], int] = {
    Unreadable: 400,
    BadSetup: 400,
    BadHost: 400,
    Nobody: 401,
    Forbidden: 403,
    SignInAgain: 403,
    Insecure: 403,
    NoSuchTable: 404,
    NoSuchBoard: 404,
    TooSlow: 408,
    NoLength: 411,
    NoSuchDevice: 404,
    NoSuchKey: 404,
    NoSuchTarget: 404,
    NoSuchPerson: 404,
    NoSuchReport: 404,
    NoSuchCup: 404,
    TooLarge: 413,
    WrongHost: 421,
    TooMany: 429,
    Unavailable: 503,
    Damaged: 500,
}
REFUSED = 409


class Problem(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why a request was refused: a code for programs, a text for people.

    With the code `stale`, `view` is the table as it is now.
    """

    code: str
    text: str
    view: TableView | None = None
    places: Annotated[
        tuple[str, ...], msgspec.Meta(description="places on the board that the text mentions")
    ] = ()


class Made(Response, Generic[T]):
    """A value as JSON, or the finished bytes, for routes that also set headers."""

    media_type = "application/json"

    def __init__(self, value: T | bytes, headers: dict[str, str] | None = None) -> None:
        body = value if isinstance(value, bytes) else msgspec.json.encode(value)
        super().__init__(body, headers=headers)


class Outdated(Stale):
    """The table has changed; `view` is the table as it is now."""

    def __init__(self, error: Stale, view: TableView) -> None:
        super().__init__(error.text)
        self.view = view


def answer(value: object, status: int = 200) -> Response:
    """Return a value as JSON."""
    return Response(msgspec.json.encode(value), status, media_type="application/json")


def status_of(refusal: type[SatrapError]) -> int:
    """Return the HTTP status for an error; 409 if the table or the rules refuse."""
    return next((code for kind, code in _STATUS.items() if issubclass(refusal, kind)), REFUSED)


def problem(error: SatrapError, language: str) -> Problem:
    """Return an error as it is sent, with its text in a language."""
    view = error.view if isinstance(error, Outdated) else None
    return Problem(error.code, say(error.text, language), view, error.places)


async def body_of(request: Request, most: int) -> bytes:
    """Return the body of a request; raise TooLarge, or Unreadable if it is cut off."""
    body = b""
    try:
        async for part in request.stream():
            body += part
            if len(body) > most:
                raise TooLarge("server-too-large", most=most)
    except ClientDisconnect as error:
        raise Unreadable("server-unreadable", reason=text("unreadable-cut-off")) from error
    return body


def parse(body: bytes | str, kind: type[T]) -> T:
    """Read a message, or raise Unreadable."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as error:
        raise Unreadable("server-unreadable", reason=why_unreadable(error)) from error


async def on_refusal(request: Request, error: Exception) -> Response:
    """Answer a request that was refused."""
    assert isinstance(error, SatrapError)
    return answer(problem(error, language_of(request)), status_of(type(error)))


async def on_store_failure(request: Request, error: Exception) -> Response:
    """Answer when the store cannot write or read."""
    return await on_refusal(request, Unavailable("server-unavailable"))


async def on_http(request: Request, error: Exception) -> Response:
    """Answer a request that no route takes."""
    assert isinstance(error, HTTPException)
    words = say(text("server-no-route"), language_of(request))
    return answer(Problem("no-route", words), error.status_code)


async def on_failure(request: Request, error: Exception) -> Response:
    """Answer when the server itself fails; the log has the details."""
    words = say(text("server-failed"), language_of(request))
    return answer(Problem("failed", words), 500)
