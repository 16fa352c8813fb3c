"""The parts of the page that shows the OpenAPI document to people."""

from __future__ import annotations

import json
from collections.abc import Iterable
from xml.etree.ElementTree import Element

from satrap.core.game import Json
from satrap.core.language import say
from satrap.core.text import text
from satrap.server.api.markup import Part, code, element, link, prose

Pair = tuple[Element, Element]


class Parts:
    """Makes the parts in one language; the text of the document itself stays English."""

    def __init__(self, document: Json, language: str) -> None:
        self.document, self.language = document, language

    def say(self, key: str, **values: str) -> str:
        return say(text(key, **values), self.language)

    # The whole page

    def contents(self) -> Element:
        """Return the list of all routes, with a link to the types."""
        items = []
        for tag, routes in self._tags().items():
            inner = [element("li", link(self._name(*route), f"#{_id(*route)}")) for route in routes]
            items.append(element("li", element("strong", tag, lang="en"), element("ul", *inner)))
        items.append(element("li", link(self.say("page-types"), "#types")))
        label = self.say("page-contents")
        return element("nav", element("ul", *items), **{"aria-label": label})

    def sections(self) -> list[Element]:
        """Return every route under its heading, then every type."""
        made = []
        for tag, routes in self._tags().items():
            articles = [self._route(*route) for route in routes]
            made.append(element("section", element("h2", tag, lang="en"), *articles))
        schemas = self.document["components"]["schemas"]
        types = [self._schema(name, schema) for name, schema in schemas.items()]
        made.append(element("section", element("h2", self.say("page-types")), *types, id="types"))
        return made

    def _tags(self) -> dict[str, list[tuple[str, str]]]:
        found: dict[str, list[tuple[str, str]]] = {}
        for path, methods in self.document["paths"].items():
            for method, told in methods.items():
                found.setdefault(", ".join(told.get("tags", [])), []).append((method, path))
        return found

    # One route

    def _name(self, method: str, path: str) -> Element:
        is_socket = "x-websocket" in self.document["paths"][path][method]
        return code(f"{'WebSocket' if is_socket else method.upper()} {path}")

    def _route(self, method: str, path: str) -> Element:
        told = self.document["paths"][path][method]
        body = told.get("requestBody", {}).get("content", {}).get("application/json")
        socket = told.get("x-websocket", {})
        return element(
            "article",
            element("h3", self._name(method, path)),
            *prose(told.get("description") or told.get("summary", "")),
            *self._listed("page-parameters", map(self._parameter, told.get("parameters", []))),
            *self._messages("page-request", body),
            *self._messages("page-send", socket.get("send")),
            *self._messages("page-receive", socket.get("receive")),
            *self._listed("page-answers", map(self._answer, told["responses"].items())),
            id=_id(method, path),
        )

    def _listed(self, key: str, pairs: Iterable[Pair]) -> list[Element]:
        rows = [part for pair in pairs for part in pair]
        return [element("h4", self.say(key)), element("dl", *rows)] if rows else []

    def _parameter(self, told: Json) -> Pair:
        place = self.say("page-in-path" if told["in"] == "path" else "page-in-query")
        return self._field(told["name"], told["schema"], told["required"], place)

    def _messages(self, key: str, told: Json) -> list[Element]:
        """Return the type of a message, and examples of it."""
        if not told:
            return []
        made = [element("h4", self.say(key)), element("p", *kind(told["schema"]))]
        examples = told.get("examples", {})
        is_open = {"open": "open"} if len(examples) == 1 else {}
        for name, one in examples.items():
            summary = element("summary", self.say("page-example", name=name))
            shown = element("pre", code(json.dumps(one["value"], indent=2, ensure_ascii=False)))
            made.append(element("details", summary, shown, **is_open))
        return made

    def _answer(self, item: tuple[str, Json]) -> Pair:
        status, told = item
        schema = told.get("content", {}).get("application/json", {}).get("schema")
        typed: list[Part] = [": ", *kind(schema)] if schema else []
        term = element("dt", code(status), *typed)
        return term, element("dd", *prose(told["description"]))

    # One type

    def _schema(self, name: str, schema: Json) -> Element:
        required = schema.get("required", [])
        fields = schema.get("properties", {}).items()
        rows = (self._field(field, told, field in required) for field, told in fields)
        return element(
            "article",
            element("h3", code(name)),
            *prose(schema.get("description", "")),
            *self._listed("page-fields", rows),
            id=f"type-{name}",
        )

    def _field(self, name: str, schema: Json, is_required: bool, *notes: str) -> Pair:
        more = notes if is_required else (*notes, self._default(schema))
        shown = [element("span", f" ({word})", class_="note") for word in more]
        term = element("dt", code(name), ": ", *kind(schema), *shown)
        return term, element("dd", *prose(schema.get("description", "")))

    def _default(self, schema: Json) -> str:
        if "default" not in schema:
            return self.say("page-optional")
        return self.say("page-default", value=json.dumps(schema["default"], ensure_ascii=False))


def kind(schema: Json) -> list[Part]:
    """Return the type that a schema describes; named types are links."""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[1]
        return [link(code(name), f"#type-{name}")]
    if "anyOf" in schema:
        each = [kind(one) for one in schema["anyOf"]]
        return [part for number, one in enumerate(each) for part in ([" | "] * (number > 0) + one)]
    if "enum" in schema:
        return [code(" | ".join(json.dumps(value, ensure_ascii=False) for value in schema["enum"]))]
    if schema.get("type") == "array" and "items" in schema:
        return [*kind(schema["items"] or {}), "[]"]
    return [code(schema.get("type", "any")), *_limits(schema)]


def _limits(schema: Json) -> list[Part]:
    ends = [schema.get(name, "") for name in ("minLength", "maxLength")]
    ends = ends if any(ends) else [schema.get(name, "") for name in ("minimum", "maximum")]
    made: list[Part] = [f" {ends[0]}…{ends[1]}"] if any(end != "" for end in ends) else []
    return [*made, " ", code(schema["pattern"])] if "pattern" in schema else made


def _id(method: str, path: str) -> str:
    return f"{method}{path}".replace("/", "-").replace("{", "").replace("}", "")
