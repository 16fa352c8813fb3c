"""The link at the end of a letter: a GET shows a button, and only the button ends the letters."""

from __future__ import annotations

from typing import Annotated
from xml.etree.ElementTree import Element

from msgspec import Meta
from sqlalchemy import Connection
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from satrap.core.language import say
from satrap.core.text import text
from satrap.server.api.language import language_of
from satrap.server.api.markup import document, element
from satrap.server.api.routes import Routes
from satrap.server.api.state import state_of
from satrap.server.store.targets import remove, target_at
from satrap.server.storing import storing

routes = Routes()
Token = Annotated[str, Meta(max_length=64)]


@routes.add("GET /unsubscribe/{token}")
async def ask(request: Request, token: Token) -> Response:
    """Show a page with a button that ends the letters about notices; change nothing."""
    language = language_of(request)
    button = element("button", _say("notices-unsubscribe-button", language), type="submit")
    form = element("form", button, method="post", action=request.url.path)
    return _page(language, "notices-unsubscribe-ask", form)


@routes.add("POST /unsubscribe/{token}")
async def leave(request: Request, token: Token) -> Response:
    """End the letters about notices. The answer is the same whether or not there were any."""

    def write(connection: Connection) -> None:
        found = target_at(connection, token)
        if found is not None and found.channel == "mail":
            remove(connection, found.id)

    with storing():
        await state_of(request).store.writer.submit(write)
    return _page(language_of(request), "notices-unsubscribe-done")


def _page(language: str, key: str, *more: Element) -> Response:
    title = _say("notices-unsubscribe-title", language)
    body = element("main", element("h1", title), element("p", _say(key, language)), *more)
    return HTMLResponse(document(language, title, body))


def _say(key: str, language: str) -> str:
    return say(text(key), language)
