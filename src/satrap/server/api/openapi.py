"""The OpenAPI page, made from the routes; its schemas are the types that parse requests."""

from __future__ import annotations

import re
from inspect import getdoc
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.routing import BaseRoute
from starlette.schemas import BaseSchemaGenerator

from satrap.core.errors import SatrapError, Unreadable
from satrap.core.game import Json
from satrap.server.api.answers import Problem, status_of
from satrap.server.api.forms import REF, add_forms
from satrap.server.api.routes import HttpRoute
from satrap.server.api.signatures import REQUIRED, Parameter
from satrap.server.errors import (
    Damaged,
    Forbidden,
    Nobody,
    NoLength,
    NoSuchTable,
    TooLarge,
    TooMany,
    TooSlow,
    Unavailable,
    WrongHost,
)
from satrap.server.store.interface import Person

_ABOUT = """Board games at tables, for people and bots.

First, POST /api/guests with a name: the answer sets a cookie that is the key to your seats. Send it
with every request. GET /api/games lists the games. POST /api/tables opens a table; its `id` is
{match} in the paths. There you `sit`, `start`, and `play` what your view lists as legal: over
WebSocket at /api/tables/{match}/ws, or with POST /api/tables/{match}/act.

Each command carries a `key` that you choose: a command sent twice is carried out once. `version` is
optional: the version of the view that your decision is based on. If the table has changed for you
since then, the command is refused as `stale`.

Programs can use an API token instead of the cookie: `Authorization: Bearer ...`, made on the page
"Your data". Each request says which scope it needs: `read`, `play` or `tables`; where none is
named, only the cookie counts.

A refusal has a `code` for programs and a `text` for people, in the language of Accept-Language.
After 429 or 503, wait a little and send the same request again."""
_WORDS = {
    400: "the request is malformed, or its values are not valid",
    401: "`nobody`: become a guest first, with POST /api/guests",
    403: "`forbidden`: this is not allowed; `insecure`: use https",
    404: "there is no such thing, or it is not for you to see",
    408: "`too-slow`: the request did not arrive in time",
    409: "refused by the table or by the rules; `stale` comes with the current view",
    411: "the request has no Content-Length",
    413: "the request is too large",
    421: "`wrong-host`: the server does not answer to this name",
    426: "this address accepts only WebSocket connections",
    429: "`too-many`: wait a little; `too-many-tables`: leave a table first",
    500: "`damaged`: the stored data of this table cannot be read",
    503: "`unavailable`: nothing can be stored at the moment",
}
_SCHEMES = {
    "cookie": {"type": "apiKey", "in": "cookie", "name": "satrap"},
    "token": {
        "type": "http",
        "scheme": "bearer",
        "description": "an API token; the scope that it needs stands with each request",
    },
}
REFUSING = 400  # the lowest status of a refusal
_OF_ALL = (Forbidden, WrongHost, TooMany)
_OF_PARAMETERS = (Unreadable,)
_OF_TABLES = (NoSuchTable, Damaged, Unavailable)
_OF_PEOPLE = (Nobody, Unavailable)
_OF_BODIES = (Unreadable, TooSlow, NoLength, TooLarge, Unavailable)


def document_of(app: Starlette) -> Json:
    """Return the OpenAPI document of an app; it is made on first use."""
    if not hasattr(app.state, "document"):
        app.state.document = Document().get_schema(app.routes)
    return app.state.document


class Document(BaseSchemaGenerator):
    """Describes routes, and collects all types that they use."""

    def __init__(self) -> None:
        self._schemas: dict[Any, Json] = {}  # each is made only once

    def get_schema(self, routes: list[BaseRoute]) -> Json:
        """Return the whole document."""
        paths: Json = {}
        for route in routes:
            if isinstance(route, HttpRoute) and route.include_in_schema:
                for method in route.methods or ():
                    described = self._route(route, method.lower())
                    paths.setdefault(route.path, {})[method.lower()] = described
        _, schemas = msgspec.json.schema_components(self._schemas, ref_template=REF)
        info = {"title": "Satrap", "description": _ABOUT, "version": "1"}
        schemas = add_forms(schemas)
        return {
            "openapi": "3.1.0",
            "info": info,
            "paths": paths,
            "components": {
                "schemas": dict(sorted(schemas.items())),
                "securitySchemes": _SCHEMES,
            },
        }

    def _route(self, route: HttpRoute, method: str) -> Json:
        takes, declared = route.signature, route.declared
        told = {"an answer": declared["shown"]} if "shown" in declared else {}
        answers = {str(route.status): self._reply(route.status, takes.reply, told)}
        for status in sorted({status_of(kind) for kind in refusals_of(route)}):
            answers[str(status)] = self._reply(status, Problem)
        described: Json = {
            "tags": [route.tag],
            "summary": route.name.replace("_", " ").title(),
            "description": getdoc(route.handler),
            "operationId": re.sub(r"\W", "_", f"{route.name}{route.path}") + f"_{method}",
            "parameters": [self._parameter(each) for each in takes.parameters],
            "responses": answers,
            "security": _ways_in(route),
        }
        if takes.body is not None:
            body = self._content(takes.body, declared.get("asked", {}))
            is_required = takes.body_default is REQUIRED
            described["requestBody"] = {"required": is_required, "content": body}
        return described | (declared["extra"](self._schema) if "extra" in declared else {})

    def _parameter(self, each: Parameter) -> Json:
        schema = self._schema(each.kind)
        if each.default not in (REQUIRED, None):
            schema = {**schema, "default": each.default}
        told = {"description": schema["description"]} if "description" in schema else {}
        is_required = each.default is REQUIRED
        return {
            "name": each.name,
            "in": each.place,
            "required": is_required,
            "schema": schema,
            **told,
        }

    def _reply(self, status: int, kind: Any, examples: dict[str, Json] | None = None) -> Json:
        words = _WORDS.get(status, "done")
        return {"description": words, "content": self._content(kind, examples or {})}

    def _content(self, kind: Any, examples: dict[str, Json]) -> Json:
        named = {name: {"value": value} for name, value in examples.items()}
        content = {"schema": self._schema(kind), **({"examples": named} if named else {})}
        return {"application/json": content}

    def _schema(self, kind: Any) -> Json:
        if kind not in self._schemas:
            (self._schemas[kind],), _ = msgspec.json.schema_components((kind,), ref_template=REF)
        return self._schemas[kind]


def _ways_in(route: HttpRoute) -> Json:
    """Return how somebody may show who they are: by cookie, or by a token with a scope."""
    takes, scope = route.signature, route.declared.get("scope")
    ways: list[Json] = [] if takes.person is Person else [{}]
    if takes.person is not None:
        ways.append({"cookie": []})
        ways += [{"token": [scope]}] if scope else []
    return ways


def refusals_of(route: HttpRoute) -> set[type[SatrapError]]:
    """Return the errors a route may answer: its own, and those implied by its signature."""
    takes = route.signature
    found = set[type[SatrapError]](_OF_ALL + route.declared.get("refuses", ()))
    if takes.parameters:
        found.update(_OF_PARAMETERS)
    if any(each.name == "match" for each in takes.parameters) and route.status < REFUSING:
        found.update(_OF_TABLES)
    if takes.person is Person:
        found.update(_OF_PEOPLE)
    if takes.body is not None:
        found.update(_OF_BODIES)
    return found
