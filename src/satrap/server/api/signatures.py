"""What the function of a route takes and answers, read from its signature.

`request`, `socket`, `person` and `body` are what their names say. Every other parameter is in the
path, or otherwise in the query.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from typing import Any, NamedTuple, get_args, get_origin, get_type_hints

import msgspec
from starlette.requests import HTTPConnection

from satrap.core.errors import Unreadable
from satrap.core.text import text
from satrap.server.api.answers import Made

REQUIRED = inspect.Parameter.empty
_GIVEN = {"request", "socket", "person", "body"}
_IN_PATH = re.compile(r"{(\w+)")


class Parameter(NamedTuple):
    """A parameter in the path or in the query."""

    name: str
    place: str
    kind: Any
    default: Any


class Signature:
    """The parameters of a function, and the types of its body and of its answer."""

    def __init__(self, path: str, handler: Callable[..., Any]) -> None:
        hints = get_type_hints(handler, include_extras=True)
        given, in_path = inspect.signature(handler).parameters, set(_IN_PATH.findall(path))
        assert in_path <= given.keys(), f"{handler.__name__} does not take all of {path}"
        self.parameters = [
            Parameter(name, "path" if name in in_path else "query", hints[name], each.default)
            for name, each in given.items()
            if name not in _GIVEN
        ]
        self.has_request = "request" in given
        self.person: Any = hints.get("person")
        self.body: Any = hints.get("body")
        self.body_default = given["body"].default if self.body else REQUIRED
        reply = hints["return"]
        self.reply = get_args(reply)[0] if get_origin(reply) is Made else reply

    def read(self, asker: HTTPConnection) -> dict[str, Any]:
        """Return the parameters in an address, or raise Unreadable with all that are wrong."""
        found, wrong = dict[str, Any](), list[str]()
        for name, place, kind, default in self.parameters:
            raw = (asker.path_params if place == "path" else asker.query_params).get(name)
            try:
                found[name] = default if raw is None else msgspec.convert(raw, kind, strict=False)
            except msgspec.ValidationError:
                found[name] = REQUIRED
            if found[name] is REQUIRED:
                wrong.append(f"{place}.{name}")
        if wrong:
            reason = text("unreadable-value")
            path = ", ".join(wrong)
            raise Unreadable(
                "server-unreadable", reason=text("unreadable-at", reason=reason, path=path)
            )
        return found
