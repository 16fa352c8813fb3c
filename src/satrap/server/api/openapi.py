"""The OpenAPI page: schemas come from the very types that requests are read with."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from starlette.responses import Response

from satrap.core.game import Json
from satrap.server.api.answers import Problem

_REF = "#/components/schemas/{name}"
_TYPES: list[Any] = [Problem]
_WORDS = {
    400: "unreadable",
    401: "nobody: come as a guest first",
    403: "forbidden; `insecure`: come by https",
    408: "too slow: the message did not arrive in time",
    404: "there is no such table, or board",
    411: "the message does not say how long it is",
    409: "refused by the table or by the rules; `stale` holds the view",
    413: "too large",
    421: "wrong host: the server does not go by this name",
    429: "too many",
    500: "damaged: what is stored of this table cannot be read",
    503: "nothing can be stored now",
}
_NEVER = "422"  # what the framework would answer; here it is 400
_OF_ALL = (403, 421, 429)
_OF_BODIES = (400, 408, 411, 413, 503)
_OF_PEOPLE = {401, 404}  # who looks for a person or a table needs the store


def describe(
    reply: Any,
    *,
    body: Any = None,
    example: Json = None,
    examples: dict[str, Json] | None = None,
    shown: Json = None,
    status: int = 200,
    errors: Iterable[int] = (),
) -> dict[str, Any]:
    """Return what the OpenAPI page says of a route, as arguments for it.

    `example` and `examples` are of the body, `shown` is one of the answer.
    """
    told = {"an answer": {"value": shown}} if shown is not None else None
    done = {"description": "done", "content": _json(reply, told)}
    responses: dict[int | str, Json] = {status: done}
    for code in _all_errors(set(errors), body is not None):
        responses[code] = {"description": _WORDS[code], "content": _json(Problem)}
    extra: Json = {}
    if body is not None:
        named = {name: {"value": value} for name, value in (examples or {"one": example}).items()}
        extra = {"requestBody": {"required": True, "content": _json(body, named)}}
    return {"responses": responses, "openapi_extra": extra, "response_class": Response}


def _all_errors(own: set[int], has_body: bool) -> list[int]:
    """Return what a route can refuse with: its own, and what stands before every route."""
    stored = (503,) if own & _OF_PEOPLE else ()
    damaged = (500,) if 404 in own else ()  # where a table is looked for
    return sorted(own.union(_OF_ALL, stored, damaged, _OF_BODIES if has_body else ()))


def _json(kind: Any, examples: Json = None) -> Json:
    _TYPES.append(kind)
    (schema,), _ = msgspec.json.schema_components((kind,), ref_template=_REF)
    return {"application/json": {"schema": schema, **({"examples": examples} if examples else {})}}


def install(app: FastAPI) -> None:
    """Give an app its page."""

    def page() -> dict[str, Any]:
        if app.openapi_schema is None:
            made = get_openapi(
                title=app.title,
                version=app.version,
                description=app.description,
                routes=app.routes,
            )
            _, found = msgspec.json.schema_components(_TYPES, ref_template=_REF)
            made["components"] = {"schemas": found}
            _correct(made["paths"])
            app.openapi_schema = made
        return app.openapi_schema

    app.openapi = page  # type: ignore[method-assign]


def _correct(paths: dict[str, Any]) -> None:
    """A question that cannot be read is answered as everything that cannot be read."""
    for path in paths.values():
        for told in path.values():
            if told["responses"].pop(_NEVER, None):
                unreadable = {"description": _WORDS[400], "content": _json(Problem)}
                told["responses"].setdefault("400", unreadable)
